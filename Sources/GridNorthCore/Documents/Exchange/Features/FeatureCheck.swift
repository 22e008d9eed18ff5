// SPDX-License-Identifier: MIT
import CGridNorth

extension ExchangeSource {
  /// Checks a feature, but for what only one of the formats cannot hold: that it leads to vertices and texts that are there,
  /// has what its kind needs, and numbers that are some.
  func check(_ feature: UnsafePointer<gn_feature>, texts form: TextForm) throws(gn_status) {
    let vertices = try vertices(of: feature)
    try FeatureCheck.count(vertices.count, kind: feature.pointee.kind)
    try FeatureCheck.vertices(vertices)
    try FeatureCheck.numbers(feature)
    try FeatureCheck.shape(feature)
    if feature.pointee.kind == Int32(GN_FEATURE_BOX) { try FeatureCheck.box(vertices) }
    try checkText(feature.pointee.name, of: feature, form)
    try checkText(feature.pointee.uid, of: feature, form)
    try checkText(feature.pointee.type, of: feature, form)
    try checkText(feature.pointee.how, of: feature, form)
  }

  private func checkText(
    _ span: gn_span, of feature: UnsafePointer<gn_feature>, _ form: TextForm
  ) throws(gn_status) {
    guard span.size > 0 else { return }
    var nowhere = TextSink(nil, capacity: 0)
    try nowhere.append(try characters(span, of: feature), as: form)
  }
}

/// The checks of the numbers of a feature.
enum FeatureCheck {
  /// Throws `GN_ERROR_FEATURE` for an unknown kind, and `GN_ERROR_COUNT`.
  static func count(_ count: Int, kind: Int32) throws(gn_status) {
    let isRight: Bool
    switch kind {
    case Int32(GN_FEATURE_LINE): isRight = count >= 1
    case Int32(GN_FEATURE_AREA), Int32(GN_FEATURE_HOLE): isRight = count >= 3
    case Int32(GN_FEATURE_BOX): isRight = count == 2
    case Int32(GN_FEATURE_POINT), Int32(GN_FEATURE_CIRCLE), Int32(GN_FEATURE_ELLIPSE), Int32(GN_FEATURE_SECTOR),
      Int32(GN_FEATURE_RANGE_BEARING):
      isRight = count == 1
    default: throw GN_ERROR_FEATURE
    }
    guard isRight else { throw GN_ERROR_COUNT }
  }

  static func vertices(_ vertices: Vertices) throws(gn_status) {
    var index = 0
    while index < vertices.count {
      let vertex = vertices[index]
      let (latitude, longitude) = (vertex.point.latitude, vertex.point.longitude)
      guard latitude.isFinite, longitude.isFinite else { throw GN_ERROR_NOT_FINITE }
      guard latitude.absolute <= 90 else { throw GN_ERROR_LATITUDE }
      try altitude(vertex.altitude)
      try time(vertex.time)
      index &+= 1
    }
  }

  /// Throws `GN_ERROR_COUNT` for a ring that has fewer than three vertices as it is written, without the first one at its end,
  /// and without those that are where the one before is.
  static func ring(_ vertices: Vertices, _ options: gn_exchange_options) throws(gn_status) {
    let degrees = Decimals(count: Int(truncatingIfNeeded: options.decimals))
    let first = vertices[0].point
    var end = vertices.count
    while end > 1, degrees.areSame(first, vertices[end &- 1].point) { end &-= 1 }
    var count = 1
    var index = 1
    while index < end, count < 3 {
      if !degrees.areSame(vertices[index &- 1].point, vertices[index].point) { count &+= 1 }
      index &+= 1
    }
    guard count >= 3 else { throw GN_ERROR_COUNT }
  }

  @inline(__always)
  private static func altitude(_ meters: Double) throws(gn_status) {
    guard !(meters >= -1e6 && meters <= 1e9), !meters.isNaN else { return }
    throw meters.isFinite ? GN_ERROR_ALTITUDE : GN_ERROR_NOT_FINITE
  }

  @inline(__always)
  private static func time(_ seconds: Double) throws(gn_status) {
    guard !Time.isTime(seconds), !seconds.isNaN else { return }
    throw seconds.isFinite ? GN_ERROR_YEAR : GN_ERROR_NOT_FINITE
  }

  static func numbers(_ feature: UnsafePointer<gn_feature>) throws(gn_status) {
    try time(feature.pointee.time)
    try time(feature.pointee.start)
    try time(feature.pointee.stale)
    try altitude(feature.pointee.low)
    try altitude(feature.pointee.high)
    try error(feature.pointee.circular_error)
    try error(feature.pointee.linear_error)
    try angle(feature.pointee.azimuth)
    try angle(feature.pointee.inclination)
    try angle(feature.pointee.course)
    let speed = feature.pointee.speed
    guard !speed.isInfinite else { throw GN_ERROR_NOT_FINITE }
    // Meters per second.
    guard !(speed < 0 || speed > 1e9) else { throw GN_ERROR_SPEED }
  }

  private static func angle(_ degrees: Double) throws(gn_status) {
    guard !degrees.isInfinite else { throw GN_ERROR_NOT_FINITE }
  }

  /// Meters of uncertainty, that of an altitude at most.
  private static func error(_ meters: Double) throws(gn_status) {
    guard !meters.isInfinite else { throw GN_ERROR_NOT_FINITE }
    guard !(meters < 0 || meters > 1e9) else { throw GN_ERROR_RADIUS }
  }

  /// The numbers that a kind needs.
  static func shape(_ feature: UnsafePointer<gn_feature>) throws(gn_status) {
    switch feature.pointee.kind {
    case Int32(GN_FEATURE_CIRCLE):
      try radius(feature.pointee.radius)
    case Int32(GN_FEATURE_ELLIPSE):
      try radius(feature.pointee.radius)
      try radius(feature.pointee.second_radius)
      try azimuth(of: feature)
    case Int32(GN_FEATURE_SECTOR):
      try radius(feature.pointee.radius)
      let inner = feature.pointee.second_radius
      guard !inner.isInfinite else { throw GN_ERROR_NOT_FINITE }
      guard inner.isNaN || (inner >= 0 && inner < feature.pointee.radius) else { throw GN_ERROR_RADIUS }
      let width = feature.pointee.width
      guard !width.isNaN else { throw GN_ERROR_FEATURE }
      guard width.isFinite else { throw GN_ERROR_NOT_FINITE }
      guard width >= 0, width <= 360 else { throw GN_ERROR_WIDTH }
      try azimuth(of: feature)
    case Int32(GN_FEATURE_RANGE_BEARING):
      if feature.pointee.radius != 0 { try radius(feature.pointee.radius) }
      try azimuth(of: feature)
      let north = feature.pointee.north
      guard north >= Int32(GN_NORTH_TRUE), north <= Int32(GN_NORTH_MAGNETIC) else { throw GN_ERROR_NORTH }
    default: return
    }
  }

  static func box(_ vertices: Vertices) throws(gn_status) {
    guard vertices[0].point.latitude <= vertices[1].point.latitude else { throw GN_ERROR_LATITUDE }
  }

  private static func radius(_ meters: Double) throws(gn_status) {
    guard !meters.isNaN else { throw GN_ERROR_FEATURE }
    try Shape.check(radius: meters)
  }

  private static func azimuth(of feature: UnsafePointer<gn_feature>) throws(gn_status) {
    guard !feature.pointee.azimuth.isNaN else { throw GN_ERROR_FEATURE }
  }
}
