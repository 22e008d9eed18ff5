// SPDX-License-Identifier: MIT
import CGridNorth

extension Exchange {
  public static func geojson(_ source: ExchangeSource, to sink: inout ExchangeSink) throws(gn_status) {
    sink.text.append(#"{"type":"FeatureCollection","features":["#)
    var units = FeatureUnits(source, for: .geojson)
    var isFirst = true
    while let unit = units.next(&sink) {
      let mark = sink.text
      do throws(gn_status) {
        try write(unit, source, &sink, after: isFirst ? "\n" : ",\n")
        isFirst = false
      } catch {
        sink.text = mark
        sink.skip(unit.end &- unit.index, error, at: unit.index)
      }
    }
    sink.text.append("\n]}\n")
  }

  /// Throws `GN_ERROR_CROSSINGS`, `GN_ERROR_WORK`, and for a ring of fewer than three places `GN_ERROR_RADIUS` or
  /// `GN_ERROR_COUNT`.
  private static func write(
    _ unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink, after mark: Literal
  ) throws(gn_status) {
    switch unit.outline {
    case .vertices(let vertices):
      switch unit.kind {
      case Int32(GN_FEATURE_POINT):
        begin(unit, source, &sink, after: mark)
        sink.beginGeometry()
        sink.append(point: vertices[0])
      case Int32(GN_FEATURE_LINE):
        let line = FeatureLineDrawing(Points(checked: vertices.start, count: vertices.count), decimals: sink.degrees)
        begin(unit, source, &sink, after: mark)
        line.writeTimes(&sink)
        sink.beginGeometry()
        line.write(&sink)
      default:
        let polygon = Polygon(source.points, features: unit.feature, count: unit.end &- unit.index)
        let heights = AreaHeights(altitude: .nan, areOwn: true)
        try write(.polygon(polygon), heights, edgeTolerance: 0, of: unit, source, &sink, after: mark)
      }
    case .ends(let tail, let head):
      begin(unit, source, &sink, after: mark)
      sink.beginGeometry()
      FeatureLineDrawing(from: tail, to: head, decimals: sink.degrees).write(&sink)
    case .shape(let outline, let altitude, let edgeTolerance):
      let heights = AreaHeights(altitude: altitude, areOwn: false)
      try write(.shape(outline), heights, edgeTolerance: edgeTolerance, of: unit, source, &sink, after: mark)
    case .box(let box, let altitude):
      if box.width >= 360 {
        begin(unit, source, &sink, after: mark)
        sink.beginGeometry()
        try sink.draw(unit, altitude: altitude) { pen in
          pen.drawBelt(from: unit.vertices[0].point.latitude, to: unit.vertices[1].point.latitude)
        }
      } else {
        let heights = AreaHeights(altitude: altitude, areOwn: false)
        try write(.box(box), heights, edgeTolerance: 0, of: unit, source, &sink, after: mark)
      }
    }
    sink.text.append("}")
  }

  /// The altitude of an area, or those of its vertices.
  private struct AreaHeights {
    let altitude: Double
    let areOwn: Bool
  }

  /// One place for all areas: what an area needs of the stack is a lot.
  @inline(never)
  private static func write(
    _ area: Area, _ heights: AreaHeights, edgeTolerance: Double, of unit: FeatureUnit, _ source: ExchangeSource,
    _ sink: inout ExchangeSink, after mark: Literal
  ) throws(gn_status) {
    let pen = Pen(TextSink(nil, capacity: 0), decimals: sink.degrees, edgeTolerance: 0)
    let drawing = try AreaDrawing(area, pen, &sink.work)
    begin(unit, source, &sink, after: mark)
    sink.beginGeometry()
    try sink.draw(
      unit, altitude: heights.altitude, hasOwnAltitudes: heights.areOwn, edgeTolerance: edgeTolerance
    ) { pen in drawing.draw(&pen) }
  }

  @inline(never)
  private static func begin(
    _ unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink, after mark: Literal
  ) {
    sink.text.append(mark)
    sink.text.append(#"{"type":"Feature","properties":{"#)
    writeProperties(of: unit, source, &sink)
  }

  // MARK: Properties

  private static func writeProperties(of unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink) {
    let feature = unit.feature
    sink.text.append(#""kind":""#)
    sink.text.appendKind(unit.kind)
    sink.text.append(#"","object":"#)
    // A JSON number keeps its digits in a script up to 2^53.
    sink.text.append(whole: feature.pointee.object)
    if unit.isRoute, unit.kind == Int32(GN_FEATURE_LINE) { sink.text.append(#","route":true"#) }
    sink.append(#","name":""#, text: feature.pointee.name, of: feature, source)
    sink.append(#","uid":""#, text: feature.pointee.uid, of: feature, source)
    sink.append(#","type":""#, text: feature.pointee.type, of: feature, source)
    sink.append(#","how":""#, text: feature.pointee.how, of: feature, source)
    var time = feature.pointee.time
    if time.isNaN, unit.kind == Int32(GN_FEATURE_POINT) { time = unit.vertices[0].time }
    sink.append(#","time":""#, quotedTime: time)
    sink.append(#","start":""#, quotedTime: feature.pointee.start)
    sink.append(#","stale":""#, quotedTime: feature.pointee.stale)
    sink.append(#","circularError":"#, meters: feature.pointee.circular_error, "")
    sink.append(#","linearError":"#, meters: feature.pointee.linear_error, "")
    writeShape(unit, &sink)
    sink.append(#","course":"#, azimuth: feature.pointee.course, "")
    sink.append(#","speed":"#, meters: feature.pointee.speed, "")
    sink.append(#","low":"#, meters: feature.pointee.low, "")
    sink.append(#","high":"#, meters: feature.pointee.high, "")
    let isEnter = feature.pointee.fence_triggers & UInt32(GN_FENCE_ENTER) != 0
    let isExit = feature.pointee.fence_triggers & UInt32(GN_FENCE_EXIT) != 0
    if isEnter, isExit {
      sink.text.append(#","fenceTriggers":["enter","exit"]"#)
    } else if isEnter {
      sink.text.append(#","fenceTriggers":["enter"]"#)
    } else if isExit {
      sink.text.append(#","fenceTriggers":["exit"]"#)
    }
  }

  private static func writeShape(_ unit: FeatureUnit, _ sink: inout ExchangeSink) {
    let feature = unit.feature
    sink.appendRadius(#","radius":"#, feature.pointee.radius)
    sink.appendRadius(#","secondRadius":"#, feature.pointee.second_radius)
    sink.append(#","azimuth":"#, azimuth: feature.pointee.azimuth, "")
    if unit.kind == Int32(GN_FEATURE_SECTOR) {
      sink.text.append(#","width":"#)
      sink.append(degrees: feature.pointee.width)
    }
    if !feature.pointee.inclination.isNaN {
      sink.text.append(#","inclination":"#)
      sink.append(degrees: Angle.reduce(longitude: feature.pointee.inclination))
    }
    guard unit.kind == Int32(GN_FEATURE_RANGE_BEARING) else { return }
    switch feature.pointee.north {
    case Int32(GN_NORTH_GRID): sink.text.append(#","north":"grid""#)
    case Int32(GN_NORTH_MAGNETIC): sink.text.append(#","north":"magnetic""#)
    default: sink.text.append(#","north":"true""#)
    }
  }
}

// MARK: Geometries

extension ExchangeSink {
  fileprivate mutating func beginGeometry() { text.append(#"},"geometry":"#) }

  fileprivate mutating func append(point vertex: gn_vertex) {
    text.append(#"{"type":"Point","coordinates":"#)
    text.appendPosition(
      gn_point(latitude: vertex.point.latitude, longitude: Angle.reduce(longitude: vertex.point.longitude)),
      altitude: vertex.altitude, degrees, meters)
    text.append("}")
  }

  /// Draws the geometry of an area. Throws `GN_ERROR_RADIUS` for a shape and `GN_ERROR_COUNT` for another area if a ring has
  /// fewer than three places as it is written: a reader leaves it out.
  @inline(never)
  fileprivate mutating func draw(
    _ unit: FeatureUnit, altitude: Double, hasOwnAltitudes: Bool = false, edgeTolerance: Double = 0,
    _ body: (inout Pen) -> Void
  ) throws(gn_status) {
    var pen = Pen(text, decimals: degrees, edgeTolerance: edgeTolerance)
    pen.isWriting = true
    pen.meters = meters
    pen.altitude = altitude
    pen.hasOwnAltitudes = hasOwnAltitudes
    body(&pen)
    text = pen.text
    if pen.hasFlatRing { throw unit.vertices.count == 1 ? GN_ERROR_RADIUS : GN_ERROR_COUNT }
  }
}

extension Pen {
  /// All around the earth, between two parallels.
  fileprivate mutating func drawBelt(from south: Double, to north: Double) {
    let (south, north) = (decimals.rounded(south), decimals.rounded(north))
    append(#"{"type":"Polygon","coordinates":["#)
    begin()
    add(gn_point(latitude: south, longitude: -180))
    add(gn_point(latitude: south, longitude: 180))
    add(gn_point(latitude: north, longitude: 180))
    add(gn_point(latitude: north, longitude: -180))
    endRing()
    append("]}")
  }
}

// MARK: Properties

extension ExchangeSink {
  fileprivate mutating func append(
    _ start: Literal, text span: gn_span, of feature: UnsafePointer<gn_feature>, _ source: ExchangeSource
  ) {
    guard span.size > 0 else { return }
    text.append(start)
    append(span, of: feature, source, as: .json)
    text.append("\"")
  }

  fileprivate mutating func append(_ start: Literal, quotedTime time: Double) {
    guard !time.isNaN else { return }
    append(start, time: time)
    text.append("\"")
  }

  /// Features whose kind has no radius may have any number there.
  fileprivate mutating func appendRadius(_ start: Literal, _ radius: Double) {
    if radius >= 0, radius <= 1e9 { append(start, meters: radius, "") }
  }
}

extension TextSink {
  fileprivate mutating func appendKind(_ kind: Int32) {
    switch kind {
    case Int32(GN_FEATURE_POINT): append("point")
    case Int32(GN_FEATURE_LINE): append("line")
    case Int32(GN_FEATURE_AREA): append("area")
    case Int32(GN_FEATURE_CIRCLE): append("circle")
    case Int32(GN_FEATURE_ELLIPSE): append("ellipse")
    case Int32(GN_FEATURE_SECTOR): append("sector")
    case Int32(GN_FEATURE_RANGE_BEARING): append("range-bearing")
    default: append("box")
    }
  }
}
