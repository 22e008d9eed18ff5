// SPDX-License-Identifier: MIT
import CGridNorth

extension KML {
  public static func write(_ source: ExchangeSource, to sink: inout ExchangeSink) throws(gn_status) {
    sink.text.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
      <Document>
      """)
    var units = FeatureUnits(source, for: .kml)
    while let unit = units.next(&sink) {
      if case .box(let box, let altitude) = unit.outline {
        writeOverlay(unit, box, altitude: altitude, source, &sink)
      } else {
        writePlacemark(unit, &units, &sink)
      }
    }
    sink.text.append("\n</Document>\n</kml>\n")
  }

  // MARK: Features

  private static func writePlacemark(_ first: FeatureUnit, _ units: inout FeatureUnits, _ sink: inout ExchangeSink) {
    begin("\n<Placemark", first, units.source, &sink)
    let isSeveral = units.peek(&sink).map { isGeometry($0, ofObjectOf: first) } ?? false
    if isSeveral { sink.text.append("<MultiGeometry>") }
    writeGeometry(first, units.source, &sink)
    while isSeveral, let next = units.peek(&sink), isGeometry(next, ofObjectOf: first) {
      writeGeometry(next, units.source, &sink)
      _ = units.next(&sink)
    }
    if isSeveral { sink.text.append("</MultiGeometry>") }
    sink.text.append("</Placemark>")
  }

  private static func isGeometry(_ unit: FeatureUnit, ofObjectOf first: FeatureUnit) -> Bool {
    unit.kind != Int32(GN_FEATURE_BOX) && unit.isPart(ofObjectOf: first)
  }

  /// The start of a feature, with what all features have; the schema gives the order.
  private static func begin(
    _ tag: Literal, _ unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink
  ) {
    let feature = unit.feature
    sink.text.append(tag)
    let uid = feature.pointee.uid
    let isIdentifier = (try? source.characters(uid, of: feature).isIdentifier()) ?? false
    if isIdentifier {
      sink.text.append(" id=\"")
      sink.append(uid, of: feature, source, as: .attribute)
      sink.text.append("\"")
    }
    sink.text.append(">")
    sink.append("<name>", feature.pointee.name, of: feature, source, "</name>")
    writeTimes(of: unit, &sink)
    if !isIdentifier {
      sink.append(
        "<ExtendedData><Data name=\"uid\"><value>", uid, of: feature, source, "</value></Data></ExtendedData>")
    }
  }

  private static func writeTimes(of unit: FeatureUnit, _ sink: inout ExchangeSink) {
    let (start, stale) = (unit.feature.pointee.start, unit.feature.pointee.stale)
    if !start.isNaN || !stale.isNaN {
      sink.text.append("<TimeSpan>")
      sink.append("<begin>", time: start, "</begin>")
      sink.append("<end>", time: stale, "</end>")
      sink.text.append("</TimeSpan>")
      return
    }
    var time = unit.feature.pointee.time
    if time.isNaN, unit.kind == Int32(GN_FEATURE_POINT) { time = unit.vertices[0].time }
    guard !time.isNaN else { return }
    sink.append("<TimeStamp><when>", time: time, "</when></TimeStamp>")
  }

  private static func writeOverlay(
    _ unit: FeatureUnit, _ box: BoxLine, altitude: Double, _ source: ExchangeSource, _ sink: inout ExchangeSink
  ) {
    begin("\n<GroundOverlay", unit, source, &sink)
    if !altitude.isNaN {
      sink.text.append("<altitude>")
      sink.append(meters: altitude)
      sink.text.append("</altitude><altitudeMode>absolute</altitudeMode>")
    }
    let edges = box.edges
    sink.append("<LatLonBox><north>", degrees: unit.vertices[1].point.latitude, "</north>")
    sink.append("<south>", degrees: unit.vertices[0].point.latitude, "</south>")
    sink.append("<east>", degrees: edges.east, "</east>")
    sink.append("<west>", degrees: edges.west, "</west>")
    let azimuth = unit.feature.pointee.azimuth
    // It is counterclockwise.
    let rotation = azimuth.isNaN ? 0 : 0 - Angle.reduce(longitude: azimuth)
    if rotation != 0 { sink.append("<rotation>", degrees: rotation, "</rotation>") }
    sink.text.append("</LatLonBox></GroundOverlay>")
  }

  // MARK: Geometries

  private static func writeGeometry(_ unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink) {
    if unit.isRing { return writePolygon(unit, source, &sink) }
    if unit.kind == Int32(GN_FEATURE_POINT) {
      sink.text.append("<Point>")
      writeMode(of: unit, source, &sink)
      sink.appendCoordinates(unit.outline, isRing: false)
      return sink.text.append("</Point>")
    }
    if case .vertices(let vertices) = unit.outline, vertices.haveAllTimes {
      return writeTrack(vertices, of: unit, source, &sink)
    }
    sink.text.append("<LineString>")
    writeMode(of: unit, source, &sink)
    sink.appendCoordinates(unit.outline, isRing: false, isLine: true)
    sink.text.append("</LineString>")
  }

  /// Altitudes are absolute if no vertex of the line or the outer ring is without one, or if all are 0: readers take zeros for
  /// none elsewhere.
  @inline(never)
  private static func writeMode(of unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink) {
    var isAbsolute = unit.outline.haveAltitudes
    if !isAbsolute, unit.kind != Int32(GN_FEATURE_RANGE_BEARING) {
      var index = unit.index
      while index < unit.end {
        let vertices = source.checkedVertices(index)
        var place = 0
        while place < vertices.count {
          let altitude = vertices[place].altitude.absolute
          if !altitude.isNaN {
            guard sink.meters.areSame(altitude, 0) else { return }
            isAbsolute = true
          }
          place &+= 1
        }
        index &+= 1
      }
    }
    if isAbsolute { sink.text.append("<altitudeMode>absolute</altitudeMode>") }
  }

  /// The outer ring counterclockwise, holes clockwise.
  private static func writePolygon(_ unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink) {
    sink.text.append("<Polygon>")
    writeMode(of: unit, source, &sink)
    sink.text.append("<outerBoundaryIs><LinearRing>")
    sink.appendCoordinates(unit.outline, isRing: true, isReversed: unit.outline.isTurned(asHole: false))
    sink.text.append("</LinearRing></outerBoundaryIs>")
    // A hole that is smaller than the last decimal is none.
    if let hole = unit.outline.hole, (try? hole.checkRing(sink.options)) != nil { writeHole(hole, &sink) }
    var index = unit.index &+ 1
    while index < unit.end {
      writeHole(.vertices(source.checkedVertices(index)), &sink)
      index &+= 1
    }
    sink.text.append("</Polygon>")
  }

  private static func writeHole(_ outline: FeatureOutline, _ sink: inout ExchangeSink) {
    sink.text.append("<innerBoundaryIs><LinearRing>")
    sink.appendCoordinates(outline, isRing: true, isReversed: outline.isTurned(asHole: true))
    sink.text.append("</LinearRing></innerBoundaryIs>")
  }

  /// All times, then all positions: so says the schema.
  private static func writeTrack(
    _ vertices: Vertices, of unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink
  ) {
    sink.text.append("<gx:Track>")
    writeMode(of: unit, source, &sink)
    var index = 0
    while index < vertices.count {
      sink.append("\n<when>", time: vertices[index].time, "</when>")
      index &+= 1
    }
    index = 0
    while index < vertices.count {
      sink.text.append("\n<gx:coord>")
      sink.append(vertices[index], between: 0x20)
      sink.text.append("</gx:coord>")
      index &+= 1
    }
    sink.text.append("</gx:Track>")
  }
}

extension ExchangeSink {
  fileprivate mutating func append(_ start: Literal, time: Double, _ end: Literal) {
    guard !time.isNaN else { return }
    text.append(start)
    append(time: time)
    text.append(end)
  }

  fileprivate mutating func append(_ start: Literal, degrees: Double, _ end: Literal) {
    text.append(start)
    append(degrees: degrees)
    text.append(end)
  }

  /// A line has at least two positions.
  fileprivate mutating func appendCoordinates(
    _ outline: FeatureOutline, isRing: Bool, isReversed: Bool = false, isLine: Bool = false
  ) {
    text.append("<coordinates>")
    var last = gn_vertex()
    var count = 0
    outline.forEachVertex(isRing: isRing, isReversed: isReversed) { vertex in
      if count > 0 { text.append("\n") }
      append(vertex, between: 0x2C)
      count &+= 1
      last = vertex
    }
    if isLine, count == 1 {
      text.append("\n")
      append(last, between: 0x2C)
    }
    text.append("</coordinates>")
  }

  /// Longitude, latitude and altitude.
  @inline(never)
  fileprivate mutating func append(_ vertex: gn_vertex, between mark: UInt8) {
    let (degrees, meters) = (degrees, meters)
    text.appendLong { out in
      var pen = TextPen(out)
      pen.write(longitude: vertex.point.longitude, degrees)
      pen.write(mark)
      pen.write(exactly: vertex.point.latitude, degrees)
      if !vertex.altitude.isNaN {
        pen.write(mark)
        pen.write(exactly: vertex.altitude, meters)
      }
      return pen.end - out
    }
  }
}

extension TextCharacters {
  /// Whether the text is a name that an attribute of the type ID may have, in ASCII.
  fileprivate func isIdentifier() throws(gn_status) -> Bool {
    var rest = self
    var isFirst = true
    while let character = try rest.next() {
      let letter = (character | 0x20) &- 0x61 < 26 || character == 0x5F
      let more = character &- 0x30 < 10 || character == 0x2D || character == 0x2E
      guard letter || (more && !isFirst) else { return false }
      isFirst = false
    }
    return !isFirst
  }
}
