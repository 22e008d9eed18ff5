// SPDX-License-Identifier: MIT
import CGridNorth

/// What the properties of a GeoJSON feature tell: what gn_features_geojson() writes, and of other writers the texts and times.
struct GeoJSONProperties {
  private let end: Bytes
  /// The object.
  private(set) var all: XMLSpan?
  private(set) var name: XMLSpan?
  private(set) var uid: XMLSpan?
  private(set) var type: XMLSpan?
  private(set) var how: XMLSpan?
  private(set) var coordinateTimes: Bytes?
  private(set) var isRoute = false
  /// With the numbers, if a kind says that they are ours; others may mean anything.
  private(set) var facts = Exchange.feature
  /// What it is part of; NaN if it does not say so.
  private(set) var object = Double.nan

  /// A text that should be a time.
  private(set) var wrongTime: Bytes?
  private var wrongStart: Bytes?
  private var wrongStale: Bytes?

  private var title: XMLSpan?
  fileprivate let id: XMLSpan?

  init(id: Bytes?, end: Bytes) {
    self.end = end
    self.id = id.flatMap { Self.text($0, end) }
  }

  private static func text(_ value: Bytes, _ end: Bytes) -> XMLSpan? {
    var cursor = JSONCursor(value, end: end)
    return cursor.text()
  }

  mutating func read(_ value: Bytes) {
    var cursor = JSONCursor(value, end: end)
    guard cursor.accepts(0x7B) else { return }
    while let name = cursor.nextMember() {
      let here = cursor
      name.decodedJSON { take($0, here) }
      cursor.skipValue()
    }
    all = XMLSpan(value, cursor.place)
    name = name ?? title
    // Other writers use these words too: the sector of an antenna has no `radius`, so it stays a point.
    let isShape = facts.kind >= Int32(GN_FEATURE_CIRCLE) && facts.kind <= Int32(GN_FEATURE_RANGE_BEARING)
    if facts.kind == 0 || (isShape && facts.radius.isNaN) {
      let (time, start, stale) = (facts.time, facts.start, facts.stale)
      facts = Exchange.feature
      object = .nan
      (facts.time, facts.start, facts.stale) = (time, start, stale)
    } else {
      // The start of another writer may be a place.
      wrongTime = wrongTime ?? wrongStart ?? wrongStale
    }
  }

  private mutating func take(_ key: XMLSpan, _ value: JSONCursor) {
    var cursor = value
    if key.isEqual(to: "name") {
      name = cursor.text()
    } else if key.isEqual(to: "title") {
      title = cursor.text()
    } else if key.isEqual(to: "uid") {
      uid = cursor.text()
    } else if key.isEqual(to: "type") {
      type = cursor.text()
    } else if key.isEqual(to: "how") {
      how = cursor.text()
    } else if key.isEqual(to: "time") {
      facts.time = Self.time(cursor, &wrongTime)
    } else if key.isEqual(to: "start") {
      facts.start = Self.time(cursor, &wrongStart)
    } else if key.isEqual(to: "stale") {
      facts.stale = Self.time(cursor, &wrongStale)
    } else if key.isEqual(to: "coordTimes") {
      coordinateTimes = cursor.place
    } else if key.isEqual(to: "route") {
      isRoute = cursor.byte == 0x74
    } else if key.isEqual(to: "kind") {
      facts.kind = cursor.string()?.decodedJSON { Self.kind($0) } ?? 0
    } else {
      takeNumber(key, cursor)
    }
  }

  private mutating func takeNumber(_ key: XMLSpan, _ value: JSONCursor) {
    var cursor = value
    if key.isEqual(to: "fenceTriggers") {
      facts.fence_triggers = Self.triggers(cursor)
    } else if key.isEqual(to: "north") {
      facts.north = cursor.string()?.decodedJSON { Self.north($0) } ?? 0
    } else {
      let number = cursor.number() ?? .nan
      if key.isEqual(to: "object") {
        object = number
      } else if key.isEqual(to: "circularError") {
        facts.circular_error = number
      } else if key.isEqual(to: "linearError") {
        facts.linear_error = number
      } else if key.isEqual(to: "radius") {
        facts.radius = number
      } else if key.isEqual(to: "secondRadius") {
        facts.second_radius = number
      } else if key.isEqual(to: "azimuth") {
        facts.azimuth = number
      } else if key.isEqual(to: "width") {
        facts.width = number
      } else if key.isEqual(to: "inclination") {
        facts.inclination = number
      } else if key.isEqual(to: "course") {
        facts.course = number
      } else if key.isEqual(to: "speed") {
        facts.speed = number
      } else if key.isEqual(to: "low") {
        facts.low = number
      } else if key.isEqual(to: "high") {
        facts.high = number
      }
    }
  }

  /// A time as text; NaN for everything else.
  static func time(_ value: JSONCursor) -> Double {
    var cursor = value
    return cursor.string()?.decodedJSON { time($0) } ?? .nan
  }

  /// The same, and the place of a text that is not empty and no time.
  @inline(never)
  private static func time(_ value: JSONCursor, _ wrong: inout Bytes?) -> Double {
    let time = time(value)
    wrong = time.isNaN && value.byte == 0x22 && (value.place + 1)[0] != 0x22 ? value.place : nil
    return time
  }

  private static func time(_ text: XMLSpan) -> Double {
    do { return try Time.parse(from: text.start, to: text.end, in: text.start) } catch { return .nan }
  }

  private static func triggers(_ value: JSONCursor) -> UInt32 {
    var cursor = value
    var triggers: UInt32 = 0
    guard cursor.accepts(0x5B) else { return 0 }
    while cursor.nextElement() {
      var word = cursor
      cursor.skipValue()
      triggers |= word.string()?.decodedJSON { trigger($0) } ?? 0
    }
    return triggers
  }

  private static func trigger(_ word: XMLSpan) -> UInt32 {
    if word.isEqual(to: "enter") { return GN_FENCE_ENTER.rawValue }
    return word.isEqual(to: "exit") ? GN_FENCE_EXIT.rawValue : 0
  }

  private static func north(_ word: XMLSpan) -> Int32 {
    if word.isEqual(to: "grid") { return Int32(GN_NORTH_GRID) }
    return word.isEqual(to: "magnetic") ? Int32(GN_NORTH_MAGNETIC) : Int32(GN_NORTH_TRUE)
  }

  /// 0 for another word.
  private static func kind(_ word: XMLSpan) -> Int32 {
    if word.isEqual(to: "point") { return Int32(GN_FEATURE_POINT) }
    if word.isEqual(to: "line") { return Int32(GN_FEATURE_LINE) }
    if word.isEqual(to: "area") { return Int32(GN_FEATURE_AREA) }
    if word.isEqual(to: "circle") { return Int32(GN_FEATURE_CIRCLE) }
    if word.isEqual(to: "ellipse") { return Int32(GN_FEATURE_ELLIPSE) }
    if word.isEqual(to: "sector") { return Int32(GN_FEATURE_SECTOR) }
    if word.isEqual(to: "range-bearing") { return Int32(GN_FEATURE_RANGE_BEARING) }
    return word.isEqual(to: "box") ? Int32(GN_FEATURE_BOX) : 0
  }
}

extension GeoJSONReader {
  /// Gives features what the properties tell. A point whose kind is a circle, an ellipse, a sector or a range and bearing is one.
  mutating func give(
    _ properties: GeoJSONProperties, since mark: ExchangeResults.Mark, isPoint: Bool, at place: Bytes
  ) {
    var facts = properties.facts
    let hasShape =
      isPoint && facts.kind >= Int32(GN_FEATURE_CIRCLE) && facts.kind <= Int32(GN_FEATURE_RANGE_BEARING)
    if hasShape, facts.kind == Int32(GN_FEATURE_ELLIPSE), facts.azimuth.isNaN { facts.azimuth = 0 }
    do throws(gn_status) {
      try FeatureCheck.numbers(&facts)
      if hasShape { try FeatureCheck.shape(&facts) }
    } catch {
      return refuse(error, at: place)
    }
    facts.properties = span(properties.all)
    facts.name = span(properties.name)
    facts.uid = span(properties.uid ?? properties.id)
    facts.type = span(properties.type)
    facts.how = span(properties.how)
    var index = mark.features
    while index < results.features.count {
      results.features.update(index) { feature in
        let read = feature
        feature = facts
        (feature.first, feature.count) = (read.first, read.count)
        feature.kind = hasShape ? facts.kind : read.kind
        feature.flags = read.flags | GN_FEATURE_FLAG_JSON_TEXTS.rawValue
        if properties.isRoute, read.kind == Int32(GN_FEATURE_LINE) { feature.flags |= GN_FEATURE_FLAG_ROUTE.rawValue }
      }
      index &+= 1
    }
  }

  private func span(_ text: XMLSpan?) -> gn_span { text.map { place(of: $0) } ?? gn_span() }
}
