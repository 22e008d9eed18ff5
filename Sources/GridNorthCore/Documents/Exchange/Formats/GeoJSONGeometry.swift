// SPDX-License-Identifier: MIT
import CGridNorth

/// Geometries of GeoJSON. An empty array of coordinates is nothing.
extension GeoJSONReader {
  /// Reads a geometry, and all that are in it if it is a collection: whether it is a single point.
  mutating func readGeometry(_ value: Bytes, times: Bytes?) -> Bool {
    var cursor = JSONCursor(value, end: end)
    var isPoint = false
    // Collections that are open.
    var depth = 0
    while refusal == nil {
      guard let object = GeoJSONObject(at: cursor.place, end: end), let type = object.type else {
        refuse(GN_ERROR_FEATURE, at: cursor.place)
        break
      }
      if !isWorldSystem(object.system) { refuse(GN_ERROR_TEXT_CRS, at: object.system ?? object.start) }
      if type == .geometryCollection {
        cursor = JSONCursor(object.geometries ?? object.start, end: end)
        guard cursor.accepts(0x5B) else {
          refuse(GN_ERROR_FEATURE, at: cursor.place)
          break
        }
        depth &+= 1
        cursor.skipBlanks()
        if cursor.byte != 0x5D { continue }
      } else {
        isPoint = depth == 0 && type == .point
        cursor = JSONCursor(object.coordinates ?? object.start, end: end)
        readCoordinates(&cursor, of: type, times: depth == 0 ? times : nil)
        cursor = JSONCursor(object.end, end: end)
      }
      // Behind a geometry: the next one of the collection, or the end of those that end here.
      while depth > 0, !cursor.accepts(0x2C) {
        _ = cursor.accepts(0x5D)
        cursor.skipToClose()
        depth &-= 1
      }
      if depth == 0 { break }
      cursor.skipBlanks()
    }
    return isPoint
  }

  /// At coordinates, or at another value if there are none.
  private mutating func readCoordinates(_ cursor: inout JSONCursor, of type: GeoJSONType, times: Bytes?) {
    switch type {
    case .point: readPoint(&cursor)
    case .lineString: readLine(&cursor, times: times)
    case .polygon: readPolygon(&cursor)
    case .multiPoint: readParts(&cursor, times: nil) { reader, cursor, _ in reader.readPoint(&cursor) }
    case .multiLineString:
      readParts(&cursor, times: times) { reader, cursor, times in reader.readLine(&cursor, times: times) }
    case .multiPolygon: readParts(&cursor, times: nil) { reader, cursor, _ in reader.readPolygon(&cursor) }
    case .geometryCollection, .feature, .featureCollection: refuse(GN_ERROR_FEATURE, at: cursor.place)
    }
  }

  /// Each part with its array of times, if there is one.
  private mutating func readParts(
    _ cursor: inout JSONCursor, times: Bytes?, _ read: (inout GeoJSONReader, inout JSONCursor, Bytes?) -> Void
  ) {
    // Without times it is at the end of the text, where nothing is.
    var clock = JSONCursor(times ?? end, end: end)
    var hasTimes = clock.accepts(0x5B)
    guard enter(&cursor) else { return }
    while refusal == nil, cursor.nextElement() {
      hasTimes = hasTimes && clock.nextElement()
      read(&self, &cursor, hasTimes ? clock.place : nil)
      if hasTimes { clock.skipValue() }
    }
  }

  private mutating func enter(_ cursor: inout JSONCursor) -> Bool {
    if cursor.accepts(0x5B) { return true }
    refuse(GN_ERROR_FEATURE, at: cursor.place)
    return false
  }

  /// Passes an array if it is empty.
  private func isNothing(_ cursor: inout JSONCursor) -> Bool {
    var ahead = cursor
    guard ahead.accepts(0x5B), ahead.accepts(0x5D) else { return false }
    cursor = ahead
    return true
  }

  private mutating func readPoint(_ cursor: inout JSONCursor) {
    guard !isNothing(&cursor) else { return }
    readPosition(&cursor)
    append(GN_FEATURE_POINT, vertices: 1)
  }

  private mutating func readLine(_ cursor: inout JSONCursor, times: Bytes?) {
    guard !isNothing(&cursor) else { return }
    let first = results.vertices.count
    _ = readPositions(&cursor)
    let count = results.vertices.count &- first
    var flags: UInt32 = 0
    if let times, refusal == nil, readTimes(times, of: first, count: count) { flags = GN_FEATURE_FLAG_GAPS.rawValue }
    append(GN_FEATURE_LINE, vertices: count) { $0.flags = flags }
  }

  private mutating func readPolygon(_ cursor: inout JSONCursor) {
    guard !isNothing(&cursor), enter(&cursor) else { return }
    var kind = GN_FEATURE_AREA
    while refusal == nil, cursor.nextElement() {
      let place = cursor.place
      let first = results.vertices.count
      let ring = readPositions(&cursor)
      let count = results.vertices.count &- first &- ring.repeats
      results.takeBackVertices(to: first &+ count)
      if count < 3 { refuse(GN_ERROR_COUNT, at: place) }
      append(kind, vertices: count)
      kind = GN_FEATURE_HOLE
    }
  }

  // MARK: Positions

  private mutating func readPositions(_ cursor: inout JSONCursor) -> RingEnd {
    var ring = RingEnd()
    guard enter(&cursor) else { return ring }
    while refusal == nil, cursor.nextElement() { ring.add(readPosition(&cursor)) }
    return ring
  }

  /// Longitude, latitude, and perhaps an altitude; further elements are passed.
  @discardableResult
  private mutating func readPosition(_ cursor: inout JSONCursor) -> gn_point {
    guard enter(&cursor) else { return .refused }
    cursor.skipBlanks()
    let longitude = readNumber(&cursor)
    _ = cursor.accepts(0x2C)
    cursor.skipBlanks()
    let place = cursor.place
    let latitude = readNumber(&cursor)
    guard refusal == nil else { return .refused }
    let point = point(latitude: latitude, longitude: longitude, at: place)
    var height = Double.nan
    if cursor.accepts(0x2C) {
      cursor.skipBlanks()
      if cursor.byte == 0x6E {
        cursor.skipValue()
      } else {
        let place = cursor.place
        height = altitude(readNumber(&cursor), at: place)
      }
    }
    while refusal == nil, !cursor.accepts(0x5D), cursor.accepts(0x2C) {
      cursor.skipBlanks()
      cursor.skipValue()
    }
    results.vertices.append(gn_vertex(point: point, altitude: height, time: .nan))
    return point
  }

  @inline(__always)
  private mutating func readNumber(_ cursor: inout JSONCursor) -> Double {
    let place = cursor.place
    if let number = cursor.number(), number.isFinite { return number }
    refuse(GN_ERROR_TEXT_NUMBER, at: place)
    return .nan
  }

  // MARK: Times

  /// Gives times to vertices, if there are as many: whether one was left out because it is none.
  private mutating func readTimes(_ times: Bytes, of first: Int, count: Int) -> Bool {
    var cursor = JSONCursor(times, end: end)
    guard cursor.accepts(0x5B) else { return false }
    var ahead = cursor
    var timeCount = 0
    while ahead.nextElement() {
      timeCount &+= 1
      ahead.skipValue()
    }
    guard timeCount == count else { return false }
    var index = first
    var isGap = false
    while cursor.nextElement() {
      let time = GeoJSONProperties.time(cursor)
      if time.isNaN, cursor.byte != 0x6E {
        results.drop(TextRefusal(GN_ERROR_DATE, at: cursor.place - start))
        isGap = true
      }
      results.vertices.update(index) { $0.time = time }
      index &+= 1
      cursor.skipValue()
    }
    return isGap
  }

  // MARK: The reference system

  /// Whether coordinates are those of WGS 84, the longitude first, as far as a member "crs" of the GeoJSON of 2008 tells. A null
  /// tells nothing.
  func isWorldSystem(_ value: Bytes?) -> Bool {
    guard var value, value[0] != 0x6E else { return true }
    // {"type": "name", "properties": {"name": "EPSG:4326"}}
    var level = 0
    while level < 3 {
      var cursor = JSONCursor(value, end: end)
      if let text = cursor.text() { return text.decodedJSON { Self.isWorldName($0) } }
      guard cursor.accepts(0x7B) else { return false }
      var inner: Bytes?
      while let name = cursor.nextMember() {
        if name.isEqual(to: "properties") || name.isEqual(to: "name") || name.isEqual(to: "code") {
          inner = cursor.place
        }
        cursor.skipValue()
      }
      guard let inner else { return false }
      value = inner
      level &+= 1
    }
    return false
  }

  /// The last part of a name such as urn:ogc:def:crs:OGC:1.3:CRS84.
  private static func isWorldName(_ name: XMLSpan) -> Bool {
    var first = name.end
    while first > name.start, (first - 1)[0] != 0x3A, (first - 1)[0] != 0x2F { first -= 1 }
    let last = XMLSpan(first, name.end)
    return last.isEqual(toLowercase: "crs84") || last.isEqual(toLowercase: "crs84h") || last.isEqual(to: "4326")
      || last.isEqual(to: "4979") || last.isEqual(toLowercase: "wgs84") || last.isEqual(toLowercase: "wgs 84")
  }
}
