// SPDX-License-Identifier: MIT

extension Route {
  /// How the line beside a route is drawn.
  ///
  /// ```swift
  /// var options = Route.OutlineOptions()
  /// options.join = .miter
  /// options.ends = .round
  /// ```
  ///
  /// Values out of range are refused when something is drawn.
  public struct OutlineOptions: Hashable, Codable, Sendable {
    /// How it goes around the outside of a corner. By default round.
    public var join = Join.round

    /// How a corridor ends. By default flat.
    public var ends = End.flat

    /// How far the line between two vertices may depart, in meters, 1e-6 ... 1e6, and at least 1e-7 of the distance from the
    /// route. By default nil: a thousandth of the distance.
    public var tolerance: Double?

    /// The largest distance of a tip from its corner, as a multiple of the line's distance: 1 ... 1000. By default 5.
    public var miterLimit = 5.0

    /// Whether longitudes continue beyond the antimeridian. By default they are reduced.
    public var longitudes = Geodesic.Longitudes.reduced

    /// Creates options.
    public init(join: Join = .round, ends: End = .flat, tolerance: Double? = nil) {
      self.join = join
      self.ends = ends
      self.tolerance = tolerance
    }
  }

  /// How the line beside a route goes around a corner, on the outside.
  public enum Join: String, CaseIterable, Codable, Sendable {
    /// An arc around the corner.
    case round
    /// A tip, if the miter limit allows it; otherwise a bevel.
    case miter
    /// Straight across.
    case bevel
  }

  /// How a corridor ends beyond the ends of its route.
  public enum End: String, CaseIterable, Codable, Sendable {
    /// At the end.
    case flat
    /// A quarter circle on each side.
    case round
    /// As far beyond the end as the corridor is wide, on each side.
    case square
  }
}

// MARK: - Outlines

extension Route {
  /// Draws the line beside the route at a distance.
  ///
  /// - Parameters:
  ///   - distance: Meters, -1,000,000 ... 1,000,000: positive to the right, negative to the left.
  ///   - options: How it is drawn. ``OutlineOptions/ends`` does not matter.
  /// - Returns: A line in the direction of the route; empty if everything lies too near to another part of the route.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.dimension`, `.count` for fewer than two different positions, `.join`
  ///   for the miter limit, or `.tolerance`.
  ///
  /// Every vertex lies at the distance from the route, to within a micrometer; tips lie farther. On the inside of corners,
  /// what lies nearer to another edge is cut off. Since 0.2.
  public func parallel(
    distance: Double, options: OutlineOptions = OutlineOptions()
  ) throws(GridNorthError) -> [Position] {
    try drawnParallel(distance, options)
  }

  /// Draws the route with a width on each side.
  ///
  /// - Parameters:
  ///   - left: Meters, 0 ... 1,000,000; one of the two must be more than 0.
  ///   - right: Meters, 0 ... 1,000,000.
  ///   - options: How it is drawn.
  /// - Returns: A closed ring, counterclockwise: its last position is its first. It crosses itself where the route comes near
  ///   itself.
  /// - Throws: ``GridNorthError`` as ``parallel(distance:options:)``.
  ///
  /// Since 0.2.
  public func corridor(
    left: Double, right: Double, options: OutlineOptions = OutlineOptions()
  ) throws(GridNorthError) -> [Position] {
    try drawnCorridor(left, right, options)
  }

  /// Draws an arrow along the route, from its first position to its tip, the last one.
  ///
  /// - Parameters:
  ///   - width: Of the body, in meters, more than 0, up to 1,000,000.
  ///   - headWidth: From barb to barb, in meters, at least the width.
  ///   - headLength: Along the route, in meters, less than the route has.
  ///   - options: How it is drawn. ``OutlineOptions/ends`` does not matter.
  /// - Returns: A closed ring, counterclockwise, from the tail on the right; its last position is its first.
  /// - Throws: ``GridNorthError`` as ``parallel(distance:options:)``.
  ///
  /// Since 0.2.
  public func arrow(
    width: Double, headWidth: Double, headLength: Double, options: OutlineOptions = OutlineOptions()
  ) throws(GridNorthError) -> [Position] {
    try drawnArrow(width, headWidth, headLength, options)
  }
}

// MARK: - Marks

extension Route {
  /// A mark on a route.
  public struct Mark: Hashable, Codable, Sendable {
    /// Where it is.
    public let position: Position

    /// Meters from the start of the route.
    public let distance: Double

    /// The direction of the route there, in degrees clockwise from north, -180 ... 180.
    public let azimuth: Double

    /// The index of the vertex where its edge begins.
    public let segment: Int
  }

  /// Marks the route at equal intervals.
  ///
  /// - Parameters:
  ///   - interval: Meters from each mark to the next, 0.001 ... 1e12.
  ///   - first: Meters from the start to the first mark, 0 ... 1e12.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.interval`, `.distance` or, without positions, `.count`.
  ///
  /// Since 0.2.
  public func marks(every interval: Double, from first: Double = 0) throws(GridNorthError) -> [Mark] {
    try foundMarks(interval, first)
  }
}

// MARK: - Drawings

extension Route {
  /// What the coordinates of a drawing are: x along the route from its start, y to the right.
  public enum Frame: Hashable, Codable, Sendable {
    /// Both are meters.
    case meters
    /// Both in lengths of the route: x is 0 at its start and 1 at its end.
    case length
    /// x in lengths of the route; y is 1 as far beside it as this position lies, on the same side.
    case width(Position)
  }

  /// Lays the points of a drawing along the route.
  ///
  /// - Parameters:
  ///   - drawing: Points with any finite coordinates; before the start and beyond the end the route goes on straight.
  ///   - frame: What the coordinates are.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.distance` for more than 1e12 m, `.latitude`, `.count` for fewer than
  ///   two different positions, `.frame` if the position for the width lies on the line, or `.work` if any of very many long edges
  ///   may be the nearest to it.
  ///
  /// Since 0.2.
  public func positions(of drawing: [SIMD2<Double>], in frame: Frame) throws(GridNorthError) -> [Position] {
    try laidPositions(drawing, frame)
  }
}

// MARK: - Text

extension Route.OutlineOptions: CustomStringConvertible {
  /// Join, end and tolerance: "miter joins, flat ends, tolerance 1.0 m".
  public var description: String {
    "\(join) joins, \(ends) ends" + (tolerance.map { ", tolerance \($0) m" } ?? "")
  }
}

extension Route.Join: CustomStringConvertible {
  /// The raw value: "round", "miter" or "bevel".
  public var description: String { rawValue }
}

extension Route.End: CustomStringConvertible {
  /// The raw value: "flat", "round" or "square".
  public var description: String { rawValue }
}

extension Route.Mark: CustomStringConvertible {
  /// Position, distance and direction: "48.8583 2.2945, 500.0 m along, 30.0°".
  public var description: String { "\(position), \(distance) m along, \(azimuth)°" }
}
