// SPDX-License-Identifier: MIT

/// A track, recorded one fix at a time: it leaves out what does not count, tells which fixes to keep, and adds up the rest.
///
/// ```swift
/// var recorder = try TrackRecorder()
/// var line: [Fix] = []
/// for second in 0..<100 {
///   let here = Position(latitude: 46.5 + 1e-5 * Double(second), longitude: 8)
///   line += try recorder.add(Fix(time: Double(second), position: here)).vertex.map { [$0] } ?? []
/// }
/// line += recorder.end().map { [$0] } ?? []
/// line.count                     // 2: the ends of a straight way
/// recorder.totals.takenCount     // 100
/// ```
///
/// A recorder is a value of 512 bytes, whatever the length of the track. Store it to go on after a crash.
public struct TrackRecorder: Hashable, Codable, Sendable {
  /// The state, as the C library has it: 64 numbers, by their bits.
  var bits: [UInt64]

  /// How a track is recorded.
  public struct Options: Hashable, Codable, Sendable {
    /// Meters, 0.001 ... 1,000,000: fixes that lie so close to the line that is kept are dropped; 0: all are kept.
    public var tolerance: Double

    /// Meters: fixes nearer to the last one that was taken are left out.
    public var leastDistance: Double

    /// Seconds: fixes sooner after the last one that was taken are left out.
    public var leastInterval: Double

    /// Meters: fixes less accurate than this are left out; nil: none.
    public var worstAccuracy: Double?

    /// Meters per second: fixes that can only be reached faster are left out; nil: none.
    public var largestSpeed: Double?

    /// Meters per second: slower fixes count as rest.
    public var restSpeed: Double

    /// Meters: ways up and down that are shorter do not count.
    public var climb: Double

    /// Creates options.
    ///
    /// Since 0.2.
    public init(
      tolerance: Double = 5, leastDistance: Double = 0, leastInterval: Double = 0, worstAccuracy: Double? = nil,
      largestSpeed: Double? = nil, restSpeed: Double = 0.5, climb: Double = 10
    ) {
      self.tolerance = tolerance
      self.leastDistance = leastDistance
      self.leastInterval = leastInterval
      self.worstAccuracy = worstAccuracy
      self.largestSpeed = largestSpeed
      self.restSpeed = restSpeed
      self.climb = climb
    }
  }

  /// What became of a fix.
  public enum Outcome: String, CaseIterable, Codable, Sendable {
    /// It was not taken.
    case leftOut = "left-out"
    /// It was taken. Later fixes decide whether it is kept or dropped.
    case waiting
    /// It was taken and is a vertex.
    case kept
  }

  /// Why a fix was left out, or how it was taken.
  public struct Flags: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Left out: less accurate than ``Options/worstAccuracy``.
    public static let inaccurate = Flags(rawValue: 1)
    /// Left out: it can only be reached at more than ``Options/largestSpeed``.
    public static let strayed = Flags(rawValue: 2)
    /// Left out: sooner than ``Options/leastInterval`` after the last one that was taken, or at the same time.
    public static let soon = Flags(rawValue: 4)
    /// Left out: nearer than ``Options/leastDistance`` to the last one that was taken.
    public static let near = Flags(rawValue: 8)
    /// Taken although it strayed: two before it did too, and agree with it.
    public static let jumped = Flags(rawValue: 16)
  }

  /// What became of a fix, and at most one vertex of the line that is kept.
  public struct Step: Hashable, Codable, Sendable {
    /// What became of the fix.
    public let outcome: Outcome

    /// Why it was left out, or how it was taken.
    public let flags: Flags

    /// A fix to append to the line; nil if there is none.
    public let vertex: Fix?
  }

  /// What the fixes that were taken add up to.
  public struct Totals: Hashable, Codable, Sendable {
    /// Meters along all fixes that were taken, not along the line that is kept.
    public let distance: Double

    /// Seconds that were not rest.
    public let movingTime: Double

    /// Meters upward, of climbs that count.
    public let ascent: Double

    /// Meters downward.
    public let descent: Double

    /// Now, from the last two fixes, meters per second; nil: not known.
    public let speed: Double?

    /// On average while moving, meters per second; nil: not known.
    public let movingSpeed: Double?

    /// The largest, meters per second.
    public let topSpeed: Double

    /// The lowest altitude, meters; nil: not known.
    public let lowest: Double?

    /// The highest altitude, meters; nil: not known.
    public let highest: Double?

    /// The time of the first fix that was taken, seconds; nil: not known.
    public let startTime: Double?

    /// The time of the last fix that was taken, seconds; nil: not known.
    public let endTime: Double?

    /// Around the fixes, across the antimeridian where they cross it; nil before the first.
    public let bounds: Bounds?

    /// Fixes that were given, without those that were refused.
    public let fixCount: Int

    /// Fixes that were taken.
    public let takenCount: Int

    /// Fixes that were kept.
    public let vertexCount: Int
  }

  /// Begins a track.
  ///
  /// - Throws: ``GridNorthError`` with `.tolerance`, `.distance`, `.time`, `.trackSpeed` or `.trackClimb` for an option that is
  ///   out of range.
  ///
  /// Since 0.2.
  public init(options: Options = Options()) throws(GridNorthError) {
    bits = try TrackRecorder.begun(options)
  }

  /// Goes on with the numbers of ``numbers``.
  ///
  /// - Throws: ``GridNorthError`` with `.trackState` unless they are as they were.
  ///
  /// Since 0.2.
  public init(numbers: [Double]) throws(GridNorthError) {
    bits = numbers.map(\.bitPattern)
    _ = try TrackRecorder.totals(bits)
  }

  /// The state as the C library and all other languages have it: 64 numbers. Some may be NaN or infinite.
  ///
  /// Since 0.2.
  public var numbers: [Double] { bits.map { Double(bitPattern: $0) } }

  /// Decodes a recorder; fails unless it is as it was stored.
  public init(from decoder: any Decoder) throws {
    let words = try [UInt64](from: decoder)
    try self.init(numbers: words.map { Double(bitPattern: $0) })
  }

  /// Encodes the state as 64 whole numbers.
  public func encode(to encoder: any Encoder) throws {
    try bits.encode(to: encoder)
  }

  /// Takes the next fix or leaves it out.
  ///
  /// - Parameter fix: Where it is now, and when: not earlier than the last fix. A time that is NaN is not known.
  /// - Returns: What became of the fix, and at most one vertex to append to the line.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.altitude`, `.time`, `.distance` for a negative accuracy, or
  ///   `.trackTime` for a fix that is earlier than the last one. Nothing changes then.
  ///
  /// Each fix that is taken lies within the tolerance of the geodesic between two neighbors of the line. A vertex is always
  /// the fix before this one, or the first. Since 0.2.
  @discardableResult
  public mutating func add(_ fix: Fix) throws(GridNorthError) -> Step {
    try taken(fix)
  }

  /// Ends the line that is kept; more fixes may follow.
  ///
  /// - Returns: The last vertex; nil if no fix waits.
  ///
  /// Since 0.2.
  public mutating func end() -> Fix? {
    ended()
  }

  /// What the fixes that were taken add up to so far.
  ///
  /// Since 0.2.
  public var totals: Totals {
    // The state is one that was begun here or checked.
    guard let totals = try? TrackRecorder.totals(bits) else { preconditionFailure("the state was checked") }
    return totals
  }
}
