// SPDX-License-Identifier: MIT
import CGridNorth

/// The state of a track in the caller's memory: 64 numbers, the same on every machine. Unknown numbers are the NaN of Swift.
///
/// Its layout is frozen: a version, a seal, then what follows here, in this order. A stored track goes on with any later library.
struct TrackRecord {
  /// "TRACK" and the number of the layout.
  private var version = TrackRecord.currentVersion
  /// A checksum of all other numbers: a whole number below 2^52.
  private var seal = 0.0
  let options: TrackOptions
  /// How many fixes there were, how many were taken, and how many vertices were kept.
  var fixes = 0.0
  var taken = 0.0
  var vertices = 0.0
  /// 1 if the last fix that was taken is not a vertex yet.
  var waiting = 0.0
  /// The last fix that was taken, and its place.
  var last = gn_fix()
  private var lastX = 0.0
  private var lastY = 0.0
  private var lastZ = 0.0
  /// The last fix that was neither inaccurate nor strayed; the last time that was known.
  var seen = TrackSight()
  /// The last fix that strayed, and how many in a row did.
  var strayed = TrackSight()
  var strays = 0.0
  /// At the last vertex.
  var anchor = TrackFrame(gn_point())
  var sleeve = TrackSleeve.open
  var totals = TrackTotals()
  private var reserved = (0.0, 0.0)

  private static let currentVersion = 0x54_5241_434B_01 as Double

  init(_ options: TrackOptions) { self.options = options }

  /// The place of the last fix that was taken.
  var lastPlace: TrackPlace { TrackPlace(last.point, x: lastX, y: lastY, z: lastZ) }

  mutating func setLast(_ fix: gn_fix, _ place: TrackPlace) {
    last = fix
    lastX = place.x
    lastY = place.y
    lastZ = place.z
  }

  // The state is read and written whole, so it may be changed in place, and nothing is half written.

  /// Throws `GN_ERROR_TRACK_STATE` unless it is as it was written.
  static func read(_ state: UnsafePointer<gn_track_state>?) throws(gn_status) -> TrackRecord {
    guard let state else { throw GN_ERROR_NULL }
    // SAFETY: both are 64 numbers of 64 bits, and any bits are numbers.
    let record = UnsafeRawPointer(state).loadUnaligned(as: TrackRecord.self)
    guard record.version == currentVersion, record.seal == checksum(state) else { throw GN_ERROR_TRACK_STATE }
    return record
  }

  func write(to state: UnsafeMutablePointer<gn_track_state>) {
    // SAFETY: as above.
    UnsafeMutableRawPointer(state).storeBytes(of: self, as: TrackRecord.self)
    let seal = TrackRecord.checksum(state)
    UnsafeMutableRawPointer(state).storeBytes(of: seal, toByteOffset: 8, as: Double.self)
  }

  /// The highest bits of all words, mixed one after the other: each step can be undone, so no two words lead to the same sum.
  private static func checksum(_ state: UnsafePointer<gn_track_state>) -> Double {
    let words = UnsafeRawPointer(state)
    var sum: UInt64 = 0
    var offset = 16
    while offset < 512 {
      sum = (sum ^ words.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 32
      offset &+= 8
    }
    return Double(sum >> 12)
  }
}

/// Where something was seen, and when.
struct TrackSight {
  var point = gn_point()
  /// Seconds; NaN: not known.
  var time = Double.nan
}
