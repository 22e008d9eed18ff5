// SPDX-License-Identifier: MIT
import CGridNorth

/// Cursor on Target 2.0 (MITRE, Event.xsd), with the details that TAK clients send.
public enum CoT {
  /// The number of meters that means unknown. Clients write it for courses and speeds too.
  static let unknown = 9_999_999.0

  public static func read(_ text: ASCII, into results: inout ExchangeResults) throws(TextRefusal) {
    try results.read(text, isStream: true) { features throws(TextRefusal) in
      var reader = CoTReader(features: features)
      defer { features = reader.features }
      try reader.readDocument()
    }
  }

  /// The end of the first document in a stream; 0 means the usual limit.
  public static func endOfEvent(_ text: ASCII, limit: UInt32) throws(TextRefusal) -> Int {
    let most = limit == 0 ? 1_048_576 : Int(truncatingIfNeeded: min(limit, 0x7FFF_FFFF))
    do {
      return try XMLReader.read(text.part(from: 0, to: min(text.count, most)), isStream: true) {
        xml throws(TextRefusal) in
        _ = try xml.next()
        try xml.skip()
        return xml.here - xml.start
      }
    } catch {
      switch error.status {
      case GN_ERROR_TEXT_INCOMPLETE where text.count >= most: throw TextRefusal(GN_ERROR_XML_LIMIT, at: most)
      case GN_ERROR_TEXT_EMPTY: throw TextRefusal(GN_ERROR_TEXT_INCOMPLETE, at: 0)
      default: throw error
      }
    }
  }
}

private struct CoTReader {
  var features: FeatureReader

  mutating func readDocument() throws(TextRefusal) {
    while true {
      switch try features.xml.next() {
      case .done: return
      case .end: break
      case .start:
        if features.xml.name.isEqual(to: "event") {
          try readEvent()
        } else if features.xml.depth > 1 {
          try features.xml.skip()
        } else if !features.xml.name.isEqual(to: "events") {
          throw features.xml.refusal(GN_ERROR_DOCUMENT, at: features.xml.tag)
        }
      }
    }
  }

  // MARK: Events

  private mutating func readEvent() throws(TextRefusal) {
    let mark = features.begin()
    var event = CoTEvent(tag: features.xml.tag, type: features.xml.attribute("type"))
    readAttributes(of: &event)
    // An event that is no drawing is a point first, whatever its details add, which may come before the point.
    if event.kind == .other { append(GN_FEATURE_POINT, at: event) { _ in } }
    while try features.xml.nextChild() {
      if features.xml.name.isEqual(to: "point") {
        readPoint(of: &event)
        event.isPlaced = true
        try features.xml.skip()
      } else if features.xml.name.isEqual(to: "detail") {
        try readDetail(of: &event)
      } else {
        try features.xml.skip()
      }
    }
    end(&event, since: mark)
    features.keep(since: mark)
    features.endObject(since: mark) { event.complete(&$0) }
  }

  private mutating func readAttributes(of event: inout CoTEvent) {
    event.feature.type = features.span(features.xml.attribute("type"))
    event.feature.uid = features.span(features.xml.attribute("uid"))
    event.feature.how = features.span(features.xml.attribute("how"))
    event.feature.time = features.time(features.xml.attribute("time"))
    event.feature.start = features.time(features.xml.attribute("start"))
    event.feature.stale = features.time(features.xml.attribute("stale"))
    event.feature.flags = UInt32(GN_FEATURE_FLAG_XML_TEXTS.rawValue)
    if event.feature.type.size == 0 || event.feature.uid.size == 0 { features.refuse(GN_ERROR_FEATURE, at: event.tag) }
  }

  private mutating func readPoint(of event: inout CoTEvent) {
    let tag = features.xml.tag
    let latitude = features.number(features.xml.attribute("lat"))
    let longitude = features.number(features.xml.attribute("lon"))
    event.vertex = gn_vertex(
      point: features.point(latitude: latitude, longitude: longitude, at: tag), altitude: meters("hae"), time: .nan)
    event.feature.circular_error = unsigned("ce")
    event.feature.linear_error = unsigned("le")
  }

  /// A number; NaN if it is unknown, or negative, as phones say that they do not know.
  private mutating func unsigned(_ name: Literal) -> Double {
    let value = features.number(features.xml.attribute(name))
    return value < 0 || value >= CoT.unknown ? .nan : value
  }

  /// A number of meters; NaN if it is unknown.
  private mutating func meters(_ name: Literal) -> Double {
    let tag = features.xml.tag
    let value = features.number(features.xml.attribute(name))
    return value >= CoT.unknown ? .nan : features.altitude(value, at: tag)
  }

  /// Appends what the event is, but for what its details were.
  private mutating func end(_ event: inout CoTEvent, since mark: ExchangeResults.Mark) {
    guard event.isPlaced else { return features.refuse(GN_ERROR_FEATURE, at: event.tag) }
    appendLinks(of: &event)
    let isEmpty = features.results.features.count == mark.features
    switch event.kind {
    case .rangeAndBearing:
      if event.range.isNaN || event.feature.azimuth.isNaN { features.refuse(GN_ERROR_FEATURE, at: event.tag) }
      append(GN_FEATURE_RANGE_BEARING, at: event) { $0.radius = event.range }
    case .route, .drawing, .rectangle: if isEmpty { features.refuse(GN_ERROR_COUNT, at: event.tag) }
    case .several: features.refuse(GN_ERROR_FEATURE, at: event.tag)
    case .shape: if isEmpty { append(GN_FEATURE_POINT, at: event) { _ in } }
    case .other: break
    }
    var index = mark.features
    while index < features.results.features.count {
      features.results.features.update(index) { feature in
        guard feature.count == 1, feature.kind != Int32(bitPattern: GN_FEATURE_LINE.rawValue) else { return }
        features.results.vertices.update(Int(truncatingIfNeeded: feature.first)) { $0 = event.vertex }
      }
      index &+= 1
    }
  }

  private mutating func append(_ kind: gn_feature_kind, at event: CoTEvent, _ set: (inout gn_feature) -> Void) {
    features.results.vertices.append(event.vertex)
    features.append(kind, vertices: 1, set)
  }

  /// Ends the links that came, if any: their vertices are the last ones.
  private mutating func appendLinks(of event: inout CoTEvent) {
    var count = event.linkCount
    guard count > 0 else { return }
    let repeats = event.linkEnd.repeats
    // There and back again is a line.
    let isArea = event.kind == .rectangle || (event.kind != .route && repeats > 0 && count &- repeats > 2)
    if isArea {
      count &-= repeats
      features.results.takeBackVertices(to: features.results.vertices.count &- repeats)
    }
    event.endLinks()
    if isArea, count < 3 { features.refuse(GN_ERROR_COUNT, at: event.tag) }
    let isRoute = event.kind == .route
    features.append(isArea ? GN_FEATURE_AREA : GN_FEATURE_LINE, vertices: count) {
      if isRoute { $0.flags = UInt32(GN_FEATURE_FLAG_ROUTE.rawValue) }
    }
  }

  // MARK: Details

  private mutating func readDetail(of event: inout CoTEvent) throws(TextRefusal) {
    while try features.xml.nextChild() {
      let name = features.xml.name
      if name.isEqual(to: "link") {
        readLink(of: &event)
      } else if name.isEqual(to: "contact") {
        event.feature.name = features.span(features.xml.attribute("callsign"))
      } else if name.isEqual(to: "track") {
        event.feature.course = unsigned("course")
        event.feature.speed = unsigned("speed")
      } else if name.isEqual(to: "shape") {
        try readShape(of: &event)
        continue
      } else if name.isEqual(to: "sensor") {
        appendLinks(of: &event)
        readSensor(of: event)
      } else if name.isEqual(to: "__geofence") {
        readFence(of: &event)
      } else if event.kind == .rangeAndBearing {
        readRangeAndBearing(of: &event)
      }
      try features.xml.skip()
    }
  }

  private mutating func readLink(of event: inout CoTEvent) {
    guard event.kind.hasLinks, let value = features.xml.attribute("point"), !value.trimmed.isEmpty else { return }
    let link = value.decoded { text in
      let link = Self.link(text)
      // A place in a text with references is not one of the document.
      let isPlain = text.start >= value.start && text.start <= value.end
      return (point: link.point, altitude: link.altitude, wrong: link.wrong.map { isPlain ? $0 : value.start })
    }
    if let wrong = link.wrong { return features.refuse(GN_ERROR_TEXT_NUMBER, at: wrong) }
    let point = features.point(latitude: link.point.latitude, longitude: link.point.longitude, at: value.start)
    let altitude = features.altitude(link.altitude, at: value.start)
    event.add(link: point)
    features.results.vertices.append(gn_vertex(point: point, altitude: altitude, time: .nan))
  }

  /// "latitude,longitude,altitude,AGL"; where it is wrong.
  private static func link(_ text: XMLSpan) -> (point: gn_point, altitude: Double, wrong: Bytes?) {
    var here = text.start
    guard let latitude = NumberText.read(&here, end: text.end), XMLBytes.skipComma(&here, end: text.end),
      let longitude = NumberText.read(&here, end: text.end), latitude.isFinite, longitude.isFinite
    else { return (.refused, .nan, here) }
    let point = gn_point(latitude: latitude, longitude: longitude)
    guard XMLBytes.skipComma(&here, end: text.end), here < text.end else {
      return (point, .nan, here < text.end ? here : nil)
    }
    if XMLSpan(here, text.end).begins(with: "NaN") { return (point, .nan, nil) }
    guard let number = NumberText.read(&here, end: text.end) else { return (point, .nan, here) }
    // The altitude counts from the ellipsoid, or from the ground, whose height is not known here.
    let isOfGround = XMLBytes.skipComma(&here, end: text.end) && XMLSpan(here, text.end).begins(with: "AGL")
    return (point, number < CoT.unknown && !isOfGround ? number : .nan, nil)
  }

  private mutating func readShape(of event: inout CoTEvent) throws(TextRefusal) {
    appendLinks(of: &event)
    while try features.xml.nextChild() {
      if features.xml.name.isEqual(to: "ellipse") {
        readEllipse(of: event)
        try features.xml.skip()
      } else if features.xml.name.isEqual(to: "polyline") {
        try readPolyline()
      } else {
        try features.xml.skip()
      }
    }
  }

  private mutating func readEllipse(of event: CoTEvent) {
    let tag = features.xml.tag
    let major = features.number(features.xml.attribute("major"))
    let minor = features.number(features.xml.attribute("minor"))
    let angle = features.number(features.xml.attribute("angle"))
    guard major > 0, minor > 0 else { return features.refuse(GN_ERROR_RADIUS, at: tag) }
    // Radii in circles, whole axes elsewhere.
    let scale = event.isCircle && major == minor ? 1.0 : 0.5
    append(major == minor ? GN_FEATURE_CIRCLE : GN_FEATURE_ELLIPSE, at: event) { feature in
      feature.radius = major * scale
      guard major != minor else { return }
      feature.second_radius = minor * scale
      feature.azimuth = angle.isNaN ? 0 : angle
    }
  }

  private mutating func readPolyline() throws(TextRefusal) {
    let tag = features.xml.tag
    let closed = features.xml.attribute("closed").map { $0.means(lowercase: "true") || $0.means("1") }
    let vertices = features.results.vertices.count
    var end = RingEnd()
    while try features.xml.nextChild() {
      if features.xml.name.isEqual(to: "vertex") {
        let latitude = features.number(features.xml.attribute("lat"))
        let longitude = features.number(features.xml.attribute("lon"))
        let point = features.point(latitude: latitude, longitude: longitude, at: features.xml.tag)
        end.add(point)
        features.results.vertices.append(gn_vertex(point: point, altitude: meters("hae"), time: .nan))
      }
      try features.xml.skip()
    }
    var count = features.results.vertices.count &- vertices
    let isArea = closed ?? (end.repeats > 0 && count &- end.repeats > 2)
    if isArea {
      count &-= end.repeats
      features.results.takeBackVertices(to: vertices &+ count)
    }
    if count < (isArea ? 3 : 1) { features.refuse(GN_ERROR_COUNT, at: tag) }
    features.append(isArea ? GN_FEATURE_AREA : GN_FEATURE_LINE, vertices: count)
  }

  private mutating func readSensor(of event: CoTEvent) {
    let tag = features.xml.tag
    let azimuth = features.number(features.xml.attribute("azimuth"))
    let width = features.number(features.xml.attribute("fov"))
    let range = features.number(features.xml.attribute("range"))
    let elevation = features.number(features.xml.attribute("elevation"))
    // Without these three it shows nothing.
    guard !azimuth.isNaN, !width.isNaN, !range.isNaN else { return }
    if range <= 0 { features.refuse(GN_ERROR_RADIUS, at: tag) }
    if width < 0 || width > 360 { features.refuse(GN_ERROR_WIDTH, at: tag) }
    append(GN_FEATURE_SECTOR, at: event) { feature in
      feature.radius = range
      feature.second_radius = 0
      feature.azimuth = azimuth
      feature.width = width
      feature.inclination = elevation
    }
  }

  private mutating func readFence(of event: inout CoTEvent) {
    let trigger = features.xml.attribute("trigger")
    let isExit = trigger?.means("Exit") == true
    let isBoth = trigger?.means("Both") == true
    event.feature.fence_triggers =
      (isExit ? 0 : GN_FENCE_ENTER.rawValue) | (isExit || isBoth ? GN_FENCE_EXIT.rawValue : 0)
    guard features.xml.attribute("elevationMonitored")?.means(lowercase: "true") == true else { return }
    event.feature.low = meters("minElevation")
    event.feature.high = meters("maxElevation")
  }

  private mutating func readRangeAndBearing(of event: inout CoTEvent) {
    let name = features.xml.name
    let tag = features.xml.tag
    let value = features.xml.attribute("value")
    if name.isEqual(to: "range") {
      event.range = features.number(value)
      if event.range < 0 { features.refuse(GN_ERROR_DISTANCE, at: tag) }
    } else if name.isEqual(to: "bearing") {
      event.feature.azimuth = features.number(value)
    } else if name.isEqual(to: "inclination") {
      event.feature.inclination = features.number(value)
    } else if name.isEqual(to: "northRef") {
      let number = features.number(value)
      let north = number == 1 ? GN_NORTH_MAGNETIC : number == 2 ? GN_NORTH_GRID : GN_NORTH_TRUE
      event.feature.north = Int32(bitPattern: north.rawValue)
    }
  }
}
