// SPDX-License-Identifier: MIT
import CGridNorth

/// Rectangles, parallels, corridors and arrows along a route, marks on it, and line art laid along anchors.
public enum Tactical {
  public static var defaults: gn_outline_options {
    gn_outline_options(
      size: optionsSize, join: UInt32(GN_JOIN_ROUND), ends: UInt32(GN_END_FLAT),
      longitudes: UInt32(GN_LONGITUDES_REDUCED), tolerance: 0, miter_limit: 5)
  }

  static var optionsSize: UInt32 { UInt32(truncatingIfNeeded: MemoryLayout<gn_outline_options>.size) }

  /// Nothing beyond the size field is read before the size is known.
  static func outlineOptions(_ options: UnsafePointer<gn_outline_options>?) throws(gn_status) -> gn_outline_options {
    guard let options else { return defaults }
    guard UnsafeRawPointer(options).loadUnaligned(as: UInt32.self) == optionsSize else { throw GN_ERROR_OPTIONS_SIZE }
    let checked = options.pointee
    guard checked.join <= UInt32(GN_JOIN_BEVEL), checked.ends <= UInt32(GN_END_SQUARE), checked.miter_limit >= 1,
      checked.miter_limit <= 1000
    else { throw GN_ERROR_JOIN }
    guard checked.longitudes <= UInt32(GN_LONGITUDES_CONTINUOUS) else { throw GN_ERROR_PLACEMENT }
    guard Shape.isTolerance(checked.tolerance) else { throw GN_ERROR_TOLERANCE }
    return checked
  }

  /// Meters. A width or a distance from a route: far below a quarter of the earth, so that perpendiculars do not meet.
  static let largestSize = 1_000_000.0

  static func check(size: Double) throws(gn_status) {
    guard size.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard size > 0, size <= largestSize else { throw GN_ERROR_DIMENSION }
  }

  /// The tolerance of an outline at some distance: what the options say, or a thousandth of the distance.
  ///
  /// Down to a part in 10^7, so that a turn has at most 7,100 vertices.
  static func tolerance(_ options: gn_outline_options, distance: Double) throws(gn_status) -> Double {
    guard options.tolerance > 0 else { return 1e-3 * distance }
    guard options.tolerance >= 1e-7 * distance else { throw GN_ERROR_TOLERANCE }
    return options.tolerance
  }
}

// A rectangle.

extension Tactical {
  /// The four corners at equal distances from the center, counterclockwise from the one ahead on the right, and the first
  /// again: a rectangle of the plane of azimuths and distances around the center.
  public static func rectangle(
    center: UnsafePointer<gn_point>?, length: Double, width: Double, azimuth: Double,
    options: UnsafePointer<gn_outline_options>?, into out: UnsafeMutablePointer<gn_point>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    let center = try checked(center)
    let options = try outlineOptions(options)
    let azimuth = try checked(azimuth: azimuth)
    try check(size: length)
    try check(size: width)
    var line = OutlineLine(out, capacity: capacity, options, near: center, mergeDistance: 0)
    let corner = Double.arctangentInDegrees(y: width, x: length)
    let distance = 0.5 * (length * length + width * width).root
    line.append(Geodesic.direct(center, azimuth: azimuth + corner, distance: distance).point)
    line.append(Geodesic.direct(center, azimuth: azimuth - corner, distance: distance).point)
    line.append(Geodesic.direct(center, azimuth: azimuth + corner + 180, distance: distance).point)
    line.append(Geodesic.direct(center, azimuth: azimuth - corner + 180, distance: distance).point)
    line.close()
    try Route.finish(line.output, needed: &needed)
  }
}

/// Where a line beside an edge begins or ends.
struct SideEnd {
  let point: gn_point
  /// The edge beside which it lies.
  let edge: Int
  /// The edge that cuts it off; -1 if none does.
  let other: Int
}

/// The caller's array of vertices, one after the other.
struct OutlineLine {
  private(set) var output: Output<gn_point>
  private var first: gn_point?
  private var last: gn_point?
  /// The longitude that the next one continues; nil if they are reduced.
  private var longitude: Double?
  /// Vertices that are no farther than this from the one before are left out; meters.
  private let mergeDistance: Double
  private var pending: SideEnd?
  /// Meters by which two lines that meet may overlap.
  private let overlap: Double
  private let meter: WorkMeter
  /// The steps of a vertex where no other part of the route is near. They do not count: a large result may take long.
  private static let stepsOfVertex = 30

  init(
    _ out: UnsafeMutablePointer<gn_point>?, capacity: Int, _ options: gn_outline_options, near start: gn_point?,
    mergeDistance: Double, _ meter: WorkMeter = .none
  ) {
    output = Output(out, capacity: capacity)
    self.mergeDistance = mergeDistance
    self.meter = meter
    overlap = 100 * mergeDistance
    longitude = options.longitudes == UInt32(GN_LONGITUDES_CONTINUOUS) ? start?.longitude : nil
  }

  /// Where the line beside an edge ends; it stands when the next vertex follows.
  mutating func append(end: SideEnd) {
    flush()
    pending = end
  }

  /// Where the line beside an edge begins. Two lines that cut each other off have one vertex: each of them goes on behind the
  /// place where they meet by what distances are rounded by, which is far where they meet at a small angle.
  mutating func append(start: SideEnd) {
    guard let end = pending, end.edge == start.other, end.other == start.edge else { return append(start.point) }
    let way = Edge(end.point, start.point)
    // Lines beside edges that cross meet at several places.
    guard way.length <= overlap else { return append(start.point) }
    pending = nil
    append(way.place(at: 0.5 * way.length).point)
  }

  /// Writes the end that was held back.
  mutating func flush() {
    guard let end = pending else { return }
    pending = nil
    append(end.point)
  }

  @inline(never)
  mutating func append(_ point: gn_point) {
    flush()
    if let last, isNear(last, point) { return }
    if first == nil { first = point }
    last = point
    write(point)
  }

  /// Ends a ring with its first vertex.
  mutating func close() {
    flush()
    guard let first, let last, output.count > 1 else { return }
    if isNear(first, last) { output.truncate(to: output.count &- 1) }
    write(first)
  }

  /// Overwrites what was written, so that nobody takes it for a result.
  func invalidate() { output.invalidate(with: gn_point(latitude: .nan, longitude: .nan)) }

  /// Throws `GN_ERROR_WORK`, `GN_ERROR_BUFFER_TOO_SMALL`.
  mutating func finish(needed: inout Int) throws(gn_status) {
    if meter.isTooMuch { invalidate() }
    try meter.check()
    try Route.finish(output, needed: &needed)
  }

  @inline(never)
  private func isNear(_ first: gn_point, _ second: gn_point) -> Bool {
    // A degree of latitude has at least 110 km.
    guard (first.latitude - second.latitude).absolute * 110_000 <= mergeDistance else { return false }
    return Geodesic.inverse(first, second).distance <= mergeDistance
  }

  @inline(never)
  private mutating func write(_ point: gn_point) {
    var point = point
    if let before = longitude {
      point.longitude = point.longitude.continued(nextTo: before)
      longitude = point.longitude
    }
    output.append(point)
    meter.takeBack(OutlineLine.stepsOfVertex)
  }
}
