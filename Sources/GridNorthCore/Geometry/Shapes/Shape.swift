// SPDX-License-Identifier: MIT
import CGridNorth

/// The one or two lines of a shape: an outer ring and a hole, a ring, or an open line.
struct ShapeOutline {
  var line: ShapeLine
  var hole: ShapeLine?
  /// A shape of the angular width 0: nothing.
  var isEmpty = false

  var isPolygon: Bool { line.isClosed }
}

/// Checked options, and the azimuths and radii that follow from them.
struct ShapeRequest {
  let options: gn_shape_options
  private let center: gn_point
  private let kind: Placement.Kind
  /// Meters by which a vertex may be displaced when it is written.
  private let allowance: Double

  /// `drawnRadius`: for texts, where coordinates are rounded to their decimals and straight lines in degrees replace
  /// geodesics.
  init(
    center: UnsafePointer<gn_point>?, options: UnsafePointer<gn_shape_options>?, drawnRadius: Double? = nil
  ) throws(gn_status) {
    self.center = try checked(center)
    var options = try Shape.checked(options)
    // Half of the diagonal of the last decimals, at no more than 111.7 km a degree.
    let rounding = 79_000 * Decimals(count: Int(truncatingIfNeeded: options.decimals)).unit
    if let drawnRadius, options.edge_tolerance == 0 {
      let isOutsideOrInside =
        options.placement == UInt32(GN_VERTICES_OUTSIDE) || options.placement == UInt32(GN_VERTICES_INSIDE)
      // A placement that must hold for those lines too needs a tolerance for them; rounding makes finer ones useless.
      if isOutsideOrInside {
        let wanted = options.tolerance > 0 ? options.tolerance : min(1e-3 * drawnRadius, Shape.largestTolerance)
        options.edge_tolerance = max(max(Shape.leastTolerance, rounding), wanted)
      }
    }
    self.options = options
    switch options.placement {
    case UInt32(GN_VERTICES_OUTSIDE): kind = .outside
    case UInt32(GN_VERTICES_INSIDE): kind = .inside
    case UInt32(GN_VERTICES_EQUAL_AREA): kind = .equalArea
    default: kind = .on
    }
    // The middle of an edge moves by up to twice as much as its ends; where the antimeridian cuts it, and between,
    // vertices are rounded again.
    allowance = drawnRadius == nil ? 0 : 4 * rounding + options.edge_tolerance
  }

  func circle(radius: Double) throws(gn_status) -> ShapeOutline {
    try Shape.check(radius: radius)
    return ShapeOutline(line: try turn(radius: radius))
  }

  private func turn(radius: Double) throws(gn_status) -> ShapeLine {
    let steps = try wholeTurn(radius)
    return ShapeLine(
      form: .circle, center: center, steps: steps,
      radius: try vertexRadius(try placement(radius, start: 0, width: 360, kind), steps: steps))
  }

  func ellipse(semiMajor: Double, semiMinor: Double, rotation: Double) throws(gn_status) -> ShapeOutline {
    guard rotation.isFinite else { throw GN_ERROR_NOT_FINITE }
    try Shape.check(radius: semiMajor)
    try Shape.check(radius: semiMinor)
    guard kind == .on else { throw GN_ERROR_PLACEMENT }
    // The plane ellipse is the image of a circle stretched by no more than its larger axis; on the earth edges bend less.
    let steps =
      options.tolerance == 0
      ? Int(truncatingIfNeeded: options.vertices)
      : try placement(max(semiMajor, semiMinor), start: 0, width: 360, .on).stepsInPlane(tolerance: options.tolerance)
    return ShapeOutline(
      line: ShapeLine(
        form: .ellipse, center: center, start: Angle.reduce(longitude: rotation), steps: steps, radius: semiMajor,
        innerRadius: semiMinor))
  }

  func wedge(
    innerRadius: Double, outerRadius: Double, azimuth: Double, width: Double
  ) throws(gn_status) -> ShapeOutline {
    try Shape.check(radius: outerRadius)
    guard innerRadius.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard innerRadius >= 0, innerRadius < outerRadius else { throw GN_ERROR_RADIUS }
    let start = try self.start(azimuth: azimuth, width: width)
    let steps = try self.steps(outerRadius, width: width)
    let outer = try vertexRadius(try placement(outerRadius, start: start, width: width, kind), steps: steps)
    var inner = 0.0
    if innerRadius > 0 {
      inner = try vertexRadius(try placement(innerRadius, start: start, width: width, opposite), steps: steps)
      // With so few edges, they would cross those of the inner arc.
      guard inner < outer else { throw GN_ERROR_VERTICES }
    }
    var outline = ShapeOutline(
      line: ShapeLine(
        form: innerRadius > 0 ? .annularSector : .sector, center: center, start: start, width: width, steps: steps,
        radius: outer, innerRadius: inner))
    outline.isEmpty = width == 0
    if width == 360 {
      outline.line = ShapeLine(form: .circle, center: center, start: start, steps: steps, radius: outer)
      if innerRadius > 0 {
        outline.hole = ShapeLine(form: .hole, center: center, start: start, steps: steps, radius: inner)
      }
    }
    return outline
  }

  func arc(radius: Double, azimuth: Double, width: Double) throws(gn_status) -> ShapeOutline {
    try Shape.check(radius: radius)
    guard kind == .on else { throw GN_ERROR_PLACEMENT }
    let start = try self.start(azimuth: azimuth, width: width)
    var outline = ShapeOutline(
      line: ShapeLine(
        form: .arc, center: center, start: start, width: width, steps: try steps(radius, width: width), radius: radius))
    outline.isEmpty = width == 0
    return outline
  }

  func radial(_ number: Int, length: Double) -> ShapeLine {
    let first = Angle.reduce(longitude: options.radial_azimuth)
    let turn = 360 * Double(number) / Double(max(1, options.radials))
    return ShapeLine(form: .radial, center: center, start: azimuthFrom0(first + turn), steps: 1, radius: length)
  }

  /// In [0, 360).
  var labelAzimuth: Double { azimuthFrom0(Angle.reduce(longitude: options.label_azimuth)) }

  func label(radius: Double) -> gn_point {
    Geodesic.direct(center, azimuth: labelAzimuth, distance: radius).point
  }

  private func azimuthFrom0(_ azimuth: Double) -> Double {
    let reduced = azimuth.reducedLongitude
    let positive = reduced < 0 ? reduced + 360 : reduced
    // Tiny negative azimuths round up to a whole turn.
    return positive == 360 ? 0 : positive
  }

  /// For a hole, outside and inside are exchanged: what lies outside of it lies inside of the shape.
  private var opposite: Placement.Kind {
    switch kind {
    case .outside: .inside
    case .inside: .outside
    default: kind
    }
  }

  private func placement(
    _ radius: Double, start: Double, width: Double, _ kind: Placement.Kind
  ) throws(gn_status) -> Placement {
    let placement = Placement(
      center: center, start: start, width: width, radius: radius, kind: kind, allowance: allowance)
    try placement.check()
    return placement
  }

  private func vertexRadius(_ placement: Placement, steps: Int) throws(gn_status) -> Double {
    let radius = placement.vertexRadius(steps: steps)
    guard radius <= Shape.largestRadius else { throw GN_ERROR_RADIUS }
    return radius
  }

  private func start(azimuth: Double, width: Double) throws(gn_status) -> Double {
    guard azimuth.isFinite, width.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard width >= 0, width <= 360 else { throw GN_ERROR_WIDTH }
    let reduced = Angle.reduce(longitude: azimuth)
    return options.azimuth_is == UInt32(GN_AZIMUTH_START) ? reduced : reduced - width / 2
  }

  private func wholeTurn(_ radius: Double) throws(gn_status) -> Int {
    guard options.tolerance > 0 else { return Int(truncatingIfNeeded: options.vertices) }
    return try placement(radius, start: 0, width: 360, kind).steps(tolerance: options.tolerance)
  }

  private func steps(_ radius: Double, width: Double) throws(gn_status) -> Int {
    let share = Double(try wholeTurn(radius)) * width / 360
    return max(1, Int(truncatingIfNeeded: share.ceiled.wholeNumber))
  }
}

// Raw points.

extension Shape {
  public static func circle(
    center: UnsafePointer<gn_point>?, radius: Double, options: UnsafePointer<gn_shape_options>?,
    into out: UnsafeMutablePointer<gn_point>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    let request = try ShapeRequest(center: center, options: options)
    try write(try request.circle(radius: radius), request, into: out, capacity: capacity, needed: &needed)
  }

  public static func ellipse(
    center: UnsafePointer<gn_point>?, semiMajor: Double, semiMinor: Double, rotation: Double,
    options: UnsafePointer<gn_shape_options>?, into out: UnsafeMutablePointer<gn_point>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    let request = try ShapeRequest(center: center, options: options)
    let outline = try request.ellipse(semiMajor: semiMajor, semiMinor: semiMinor, rotation: rotation)
    try write(outline, request, into: out, capacity: capacity, needed: &needed)
  }

  public static func wedge(
    center: UnsafePointer<gn_point>?, innerRadius: Double, outerRadius: Double, azimuth: Double, width: Double,
    options: UnsafePointer<gn_shape_options>?, into out: UnsafeMutablePointer<gn_point>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    let request = try ShapeRequest(center: center, options: options)
    let outline = try request.wedge(
      innerRadius: innerRadius, outerRadius: outerRadius, azimuth: azimuth, width: width)
    try write(outline, request, into: out, capacity: capacity, needed: &needed)
  }

  public static func arc(
    center: UnsafePointer<gn_point>?, radius: Double, azimuth: Double, width: Double,
    options: UnsafePointer<gn_shape_options>?, into out: UnsafeMutablePointer<gn_point>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    let request = try ShapeRequest(center: center, options: options)
    let outline = try request.arc(radius: radius, azimuth: azimuth, width: width)
    try write(outline, request, into: out, capacity: capacity, needed: &needed)
  }

  private static func write(
    _ outline: ShapeOutline, _ request: ShapeRequest, into out: UnsafeMutablePointer<gn_point>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    var output = Output(out, capacity: capacity)
    if !outline.isEmpty {
      append(outline.line, request, to: &output)
      if let hole = outline.hole { append(hole, request, to: &output) }
    }
    needed = output.count
    guard output.fits else {
      output.invalidate(with: gn_point(latitude: .nan, longitude: .nan))
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
  }

  private static func append(_ line: ShapeLine, _ request: ShapeRequest, to output: inout Output<gn_point>) {
    var longitude = request.options.longitudes == UInt32(GN_LONGITUDES_CONTINUOUS) ? line.center.longitude : nil
    line.append(to: &output, continuing: &longitude)
  }

  /// Several circles, and lines from the center out to the largest.
  public static func ringSet(
    center: UnsafePointer<gn_point>?, radii: UnsafePointer<Double>?, radiusCount: Int,
    options: UnsafePointer<gn_shape_options>?, vertices: UnsafeMutablePointer<gn_point>?, vertexCapacity: Int,
    verticesNeeded: inout Int, lines: UnsafeMutablePointer<gn_ring_line>?, lineCapacity: Int, linesNeeded: inout Int
  ) throws(gn_status) {
    let request = try ShapeRequest(center: center, options: options)
    let largest = try largest(of: radii, radiusCount)
    guard vertices != nil || vertexCapacity == 0, lines != nil || lineCapacity == 0, let radii else {
      throw GN_ERROR_NULL
    }
    var points = Output(vertices, capacity: vertexCapacity)
    var records = Output(lines, capacity: lineCapacity)
    var index = 0
    while index < radiusCount {
      // SAFETY: `radiusCount` radii.
      let radius = radii[index]
      let first = points.count
      append(try request.circle(radius: radius).line, request, to: &points)
      records.append(
        gn_ring_line(
          radius: radius, azimuth: request.labelAzimuth, label: request.label(radius: radius),
          first: UInt64(truncatingIfNeeded: first), count: UInt64(truncatingIfNeeded: points.count &- first),
          kind: Int32(GN_RING), reserved: 0))
      index &+= 1
    }
    index = 0
    while index < Int(truncatingIfNeeded: request.options.radials) {
      let line = request.radial(index, length: largest)
      let first = points.count
      append(line, request, to: &points)
      records.append(
        gn_ring_line(
          radius: largest, azimuth: line.start, label: line.vertex(1), first: UInt64(truncatingIfNeeded: first),
          count: 2, kind: Int32(GN_RADIAL), reserved: 0))
      index &+= 1
    }
    verticesNeeded = points.count
    linesNeeded = records.count
    guard points.fits, records.fits else {
      points.invalidate(with: gn_point(latitude: .nan, longitude: .nan))
      records.invalidate(with: gn_ring_line())
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
  }

  /// The largest of the radii, all of which are checked.
  static func largest(of radii: UnsafePointer<Double>?, _ count: Int) throws(gn_status) -> Double {
    guard count > 0, count <= Int.max / MemoryLayout<Double>.size else { throw GN_ERROR_COUNT }
    guard let radii else { throw GN_ERROR_NULL }
    var largest = 0.0
    var index = 0
    while index < count {
      // SAFETY: the caller's `count` radii.
      try check(radius: radii[index])
      largest = max(largest, radii[index])
      index &+= 1
    }
    return largest
  }
}
