// SPDX-License-Identifier: MIT
import CGridNorth

extension GPX {
  public static func write(_ source: ExchangeSource, to sink: inout ExchangeSink) throws(gn_status) {
    sink.text.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="GridNorth" xmlns="http://www.topografix.com/GPX/1/1">
      """)
    // In this order the schema has them.
    var waypoints = FeatureUnits(source, .waypoints, for: .gpx)
    while let unit = waypoints.next(&sink) { writeWaypoint(unit, source, &sink) }
    var routes = FeatureUnits(source, .routes, for: .gpx)
    while let unit = routes.next(&sink) { writeRoute(unit, source, &sink) }
    var tracks = FeatureUnits(source, .tracks, for: .gpx)
    while let unit = tracks.next(&sink) { writeTrack(unit, &tracks, &sink) }
    sink.text.append("\n</gpx>\n")
  }

  private static func writeWaypoint(_ unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink) {
    var vertex = unit.vertices[0]
    if vertex.time.isNaN { vertex.time = unit.feature.pointee.time }
    sink.begin("\n<wpt lat=\"", vertex)
    writeTexts(of: unit, source, &sink)
    sink.text.append("</wpt>")
  }

  private static func writeTexts(of unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink) {
    sink.append("<name>", unit.feature.pointee.name, of: unit.feature, source, "</name>")
    sink.append("<type>", unit.feature.pointee.type, of: unit.feature, source, "</type>")
  }

  private static func writeRoute(_ unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink) {
    sink.text.append("\n<rte>")
    writeTexts(of: unit, source, &sink)
    unit.outline.forEachVertex(isRing: false) { vertex in
      sink.begin("\n<rtept lat=\"", vertex)
      sink.text.append("</rtept>")
    }
    sink.text.append("\n</rte>")
  }

  /// All lines of an object that follow one another are segments.
  private static func writeTrack(_ first: FeatureUnit, _ units: inout FeatureUnits, _ sink: inout ExchangeSink) {
    sink.text.append("\n<trk>")
    writeTexts(of: first, units.source, &sink)
    var unit = first
    while true {
      writeSegments(of: unit, units.source, &sink)
      guard let next = units.peek(&sink), next.isPart(ofObjectOf: first) else { break }
      unit = next
      _ = units.next(&sink)
    }
    sink.text.append("\n</trk>")
  }

  private static func writeSegments(of unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink) {
    writeSegment(unit.outline, isRing: unit.isRing, &sink)
    if let hole = unit.outline.hole { writeSegment(hole, isRing: true, &sink) }
    var index = unit.index &+ 1
    while index < unit.end {
      writeSegment(.vertices(source.checkedVertices(index)), isRing: true, &sink)
      index &+= 1
    }
  }

  private static func writeSegment(_ outline: FeatureOutline, isRing: Bool, _ sink: inout ExchangeSink) {
    sink.text.append("\n<trkseg>")
    outline.forEachVertex(isRing: isRing) { vertex in
      sink.begin("\n<trkpt lat=\"", vertex)
      sink.text.append("</trkpt>")
    }
    sink.text.append("\n</trkseg>")
  }
}

extension ExchangeSink {
  /// An element with a position, and its altitude and time, without its end.
  @inline(__always)
  fileprivate mutating func begin(_ start: Literal, _ vertex: gn_vertex) {
    let (degrees, meters) = (degrees, meters)
    text.appendLong { out in
      var pen = TextPen(out)
      pen.write(start)
      pen.write(exactly: vertex.point.latitude, degrees)
      pen.write("\" lon=\"")
      // Longitudes are less than 180, also when they are rounded.
      let longitude = Angle.reduce(longitude: vertex.point.longitude)
      pen.write(exactly: degrees.isWhole(longitude, 180) ? -180 : longitude, degrees)
      pen.write("\">")
      if !vertex.altitude.isNaN {
        pen.write("<ele>")
        pen.write(exactly: vertex.altitude, meters)
        pen.write("</ele>")
      }
      return pen.end - out
    }
    guard !vertex.time.isNaN else { return }
    text.append("<time>")
    append(time: vertex.time)
    text.append("</time>")
  }

  /// An element with a text, if there is one.
  mutating func append(
    _ start: Literal, _ span: gn_span, of feature: UnsafePointer<gn_feature>, _ source: ExchangeSource,
    _ end: Literal
  ) {
    guard span.size > 0 else { return }
    text.append(start)
    append(span, of: feature, source, as: .content)
    text.append(end)
  }
}
