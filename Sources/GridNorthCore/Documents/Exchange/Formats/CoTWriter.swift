// SPDX-License-Identifier: MIT
import CGridNorth

extension CoT {
  public static func write(_ source: ExchangeSource, to sink: inout ExchangeSink) throws(gn_status) {
    var units = FeatureUnits(source, for: .cot)
    while let unit = units.next(&sink) { writeEvent(unit, &units, &sink) }
  }

  /// What a feature is written by: its vertices, or the corners of a box. Throws `GN_ERROR_FEATURE` for a type that cannot be
  /// such a feature and for a number of meters that would mean unknown, `GN_ERROR_RADIUS` for a radius that would be written
  /// as 0, and `GN_ERROR_DATE` for one without any time.
  static func outline(
    of feature: UnsafePointer<gn_feature>, _ vertices: Vertices, _ source: ExchangeSource,
    _ options: gn_exchange_options
  ) throws(gn_status) -> FeatureOutline {
    guard try type(of: feature, source).holds(kind: feature.pointee.kind) else { throw GN_ERROR_FEATURE }
    guard !time(of: feature, vertices, options).isNaN else { throw GN_ERROR_DATE }
    try checkMeters(of: feature, vertices, Decimals(count: Int(truncatingIfNeeded: options.meter_decimals)))
    guard feature.pointee.kind == Int32(GN_FEATURE_BOX) else { return .vertices(vertices) }
    let box = try FeatureOutline.box(vertices, azimuth: feature.pointee.azimuth, tolerance: 1e6)
    return .box(box, altitude: vertices[0].altitude)
  }

  private static func checkMeters(
    of feature: UnsafePointer<gn_feature>, _ vertices: Vertices, _ decimals: Decimals
  ) throws(gn_status) {
    var index = 0
    while index < vertices.count {
      guard !isUnknown(vertices[index].altitude, decimals) else { throw GN_ERROR_FEATURE }
      index &+= 1
    }
    let feature = feature.pointee
    guard !isUnknown(feature.circular_error, decimals), !isUnknown(feature.linear_error, decimals),
      !isUnknown(feature.low, decimals), !isUnknown(feature.high, decimals), !isUnknown(feature.speed, decimals)
    else { throw GN_ERROR_FEATURE }
    switch feature.kind {
    case Int32(GN_FEATURE_CIRCLE), Int32(GN_FEATURE_SECTOR):
      guard !decimals.areSame(feature.radius, 0) else { throw GN_ERROR_RADIUS }
    case Int32(GN_FEATURE_ELLIPSE):
      guard !decimals.areSame(2 * min(feature.radius, feature.second_radius), 0) else { throw GN_ERROR_RADIUS }
    default: return
    }
  }

  /// Whether readers take a number for unknown when it is written.
  private static func isUnknown(_ meters: Double, _ decimals: Decimals) -> Bool {
    meters > unknown - 1 && (meters >= unknown || decimals.areSame(meters, unknown))
  }

  static func radii(of feature: UnsafePointer<gn_feature>) -> (Double, Double) {
    let radius = feature.pointee.radius
    return (radius, feature.pointee.kind == Int32(GN_FEATURE_CIRCLE) ? radius : feature.pointee.second_radius)
  }

  private static func type(
    of feature: UnsafePointer<gn_feature>, _ source: ExchangeSource
  ) throws(gn_status) -> CoTType {
    guard feature.pointee.type.size > 0 else { return CoTType(feature) }
    return CoTType(try source.characters(feature.pointee.type, of: feature))
  }

  /// NaN if there is none.
  private static func time(
    of feature: UnsafePointer<gn_feature>, _ vertices: Vertices, _ options: gn_exchange_options
  ) -> Double {
    if !feature.pointee.time.isNaN { return feature.pointee.time }
    if vertices.count == 1, !vertices[0].time.isNaN { return vertices[0].time }
    return options.time.isNaN ? feature.pointee.start : options.time
  }

  // MARK: Events

  private static func writeEvent(_ first: FeatureUnit, _ units: inout FeatureUnits, _ sink: inout ExchangeSink) {
    let source = units.source
    guard let type = try? type(of: first.feature, source) else { return }
    begin(first, source, &sink)
    var anchor = anchor(of: first)
    let isApart = first.hasCenter || type.hasLinks(kind: first.kind)
    // The point of a marker may follow the drawing around it.
    if !isApart, let next = units.peek(&sink), next.kind == Int32(GN_FEATURE_POINT),
      isSameEvent(first, next, type), next.isPart(ofObjectOf: first)
    {
      anchor = next.vertices[0]
      _ = units.next(&sink)
    }
    writePoint(anchor, first.feature, &sink)
    sink.text.append("<detail>")
    var details = Details(type: type)
    details.write(first, &sink)
    while let next = units.peek(&sink), next.isPart(ofObjectOf: first), joins(next, first, anchor, type) {
      details.write(next, &sink)
      _ = units.next(&sink)
    }
    details.end(&sink)
    writeCommon(first, source, &sink)
    sink.text.append("</detail></event>\n")
  }

  /// Whether a feature can be told by the event of another one of the same object.
  private static func joins(_ next: FeatureUnit, _ first: FeatureUnit, _ anchor: gn_vertex, _ type: CoTType) -> Bool {
    let isCenter = next.hasCenter && first.hasCenter && next.vertices[0].isSamePlace(as: anchor)
    return isSameEvent(first, next, type) && (isCenter || !next.hasCenter && !type.hasLinks(kind: next.kind))
  }

  /// With an identifier they are parts of one event. Without, only circles are, and a sector with its point.
  private static func isSameEvent(_ first: FeatureUnit, _ next: FeatureUnit, _ type: CoTType) -> Bool {
    if next.kind == Int32(GN_FEATURE_RANGE_BEARING) || first.kind == next.kind && first.kind != Int32(GN_FEATURE_CIRCLE)
    {
      return first.feature.pointee.uid.size > 0 && next.kind == Int32(GN_FEATURE_ELLIPSE)
    }
    if first.feature.pointee.uid.size > 0 { return true }
    switch (first.kind, next.kind) {
    case (Int32(GN_FEATURE_CIRCLE), Int32(GN_FEATURE_CIRCLE)), (Int32(GN_FEATURE_POINT), Int32(GN_FEATURE_SECTOR)),
      (Int32(GN_FEATURE_SECTOR), Int32(GN_FEATURE_POINT)):
      return true
    default: return false
    }
  }

  private static func begin(_ unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink) {
    let feature = unit.feature
    sink.text.append("<event version=\"2.0\" uid=\"")
    if feature.pointee.uid.size > 0 {
      sink.append(feature.pointee.uid, of: feature, source, as: .attribute)
    } else {
      writeType(unit, source, &sink)
      sink.text.append(".")
      sink.text.append(whole: UInt64(truncatingIfNeeded: unit.index))
    }
    sink.text.append("\" type=\"")
    writeType(unit, source, &sink)
    sink.text.append("\" how=\"")
    if feature.pointee.how.size > 0 {
      sink.append(feature.pointee.how, of: feature, source, as: .attribute)
    } else {
      sink.text.append("h-e")
    }
    let time = time(of: feature, unit.vertices, sink.options)
    let start = feature.pointee.start.isNaN ? time : feature.pointee.start
    // Nothing is stale after the year 9999.
    let last = Double(Time.end &- 1)
    let stale = feature.pointee.stale.isNaN ? min(start + sink.options.stale_after, last) : feature.pointee.stale
    sink.append("\" time=\"", time: time)
    sink.append("\" start=\"", time: start)
    sink.append("\" stale=\"", time: stale)
    sink.text.append("\">")
  }

  private static func writeType(_ unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink) {
    let type = unit.feature.pointee.type
    if type.size > 0 { return sink.append(type, of: unit.feature, source, as: .attribute) }
    let text = CoTType.text(unit.feature)
    sink.text.append(text.start, count: text.count)
  }

  /// The position of an event: of a drawing its middle, of a route its start.
  private static func anchor(of unit: FeatureUnit) -> gn_vertex {
    let first = unit.vertices[0]
    if case .box(let box, let altitude) = unit.outline {
      return gn_vertex(point: box.middle, altitude: altitude, time: .nan)
    }
    guard !unit.hasCenter, !unit.isRoute else { return first }
    var sums = (latitude: 0.0, way: 0.0)
    let start = Angle.reduce(longitude: first.point.longitude)
    var index = 0
    while index < unit.vertices.count {
      let point = unit.vertices[index].point
      sums.latitude += point.latitude
      sums.way += Angle.reduce(longitude: point.longitude).longitudeDifference(from: start)
      index &+= 1
    }
    let count = Double(max(1, unit.vertices.count))
    return gn_vertex(
      point: gn_point(latitude: (sums.latitude / count).clamped(-90, 90), longitude: start + sums.way / count),
      altitude: .nan, time: .nan)
  }

  private static func writePoint(
    _ vertex: gn_vertex, _ feature: UnsafePointer<gn_feature>, _ sink: inout ExchangeSink
  ) {
    sink.append("<point lat=\"", vertex.point, between: "\" lon=\"")
    sink.append("\" hae=\"", known: vertex.altitude)
    sink.append("\" ce=\"", known: feature.pointee.circular_error)
    sink.append("\" le=\"", known: feature.pointee.linear_error)
    sink.text.append("\"/>")
  }

  /// What all events may have.
  private static func writeCommon(_ unit: FeatureUnit, _ source: ExchangeSource, _ sink: inout ExchangeSink) {
    let feature = unit.feature
    if feature.pointee.name.size > 0 {
      sink.text.append("<contact callsign=\"")
      sink.append(feature.pointee.name, of: feature, source, as: .attribute)
      sink.text.append("\"/>")
    }
    if !feature.pointee.course.isNaN || !feature.pointee.speed.isNaN {
      sink.text.append("<track")
      sink.append(" course=\"", azimuth: feature.pointee.course, "\"")
      sink.append(" speed=\"", meters: feature.pointee.speed, "\"")
      sink.text.append("/>")
    }
    writeFence(feature, &sink)
  }

  private static func writeFence(_ feature: UnsafePointer<gn_feature>, _ sink: inout ExchangeSink) {
    let isEnter = feature.pointee.fence_triggers & UInt32(GN_FENCE_ENTER) != 0
    let isExit = feature.pointee.fence_triggers & UInt32(GN_FENCE_EXIT) != 0
    guard isEnter || isExit else { return }
    sink.text.append("<__geofence trigger=\"")
    if isEnter { sink.text.append(isExit ? "Both" : "Entry") } else { sink.text.append("Exit") }
    sink.text.append("\" tracking=\"true\" monitor=\"All\" elevationMonitored=\"")
    let (low, high) = (feature.pointee.low, feature.pointee.high)
    if low.isNaN, high.isNaN {
      sink.text.append("false")
    } else {
      sink.text.append("true")
      sink.append("\" minElevation=\"", limit: low)
      sink.append("\" maxElevation=\"", limit: high)
    }
    sink.text.append("\"/>")
  }
}

extension FeatureUnit {
  /// Whether its vertex is the position of the event.
  fileprivate var hasCenter: Bool {
    kind != Int32(GN_FEATURE_LINE) && kind != Int32(GN_FEATURE_AREA) && kind != Int32(GN_FEATURE_BOX)
  }
}

extension gn_vertex {
  fileprivate func isSamePlace(as other: gn_vertex) -> Bool {
    point.latitude == other.point.latitude && point.longitude == other.point.longitude
      && (altitude == other.altitude || altitude.isNaN && other.altitude.isNaN)
  }
}
