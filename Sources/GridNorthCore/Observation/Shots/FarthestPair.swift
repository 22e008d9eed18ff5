// SPDX-License-Identifier: MIT
import CGridNorth

/// The two shots that are farthest apart; of equally far ones, some two.
///
/// Few are compared with each other. Of more, one shot after the other is compared with those behind it, from a pair that is nearly
/// the farthest, unless bounds show that nothing is farther from it than that pair is apart. Few shots are left in a group of any
/// usual shape. At worst, with all shots on a circle, all are compared with all.
struct FarthestPair {
  private(set) var rows = (0, 0)
  private(set) var square = 0.0
  private let shots: Shots

  /// Throws `GN_ERROR_WORK`.
  init(_ shots: Shots, from center: gn_plane_point) throws(gn_status) {
    self.shots = shots
    if shots.count > FarthestPair.few { findLong(from: center) }
    try compareAll()
  }

  /// The farthest shot from a place, then the farthest from that one, as long as it gets farther.
  private mutating func findLong(from place: gn_plane_point) {
    var row = farthest(from: place)
    var tries = 0
    while tries < 4 {
      let other = farthest(from: shots[row])
      let length = shots.square(other, from: shots[row])
      guard length > square else { break }
      rows = (row, other)
      square = length
      row = other
      tries &+= 1
    }
  }

  private func farthest(from place: gn_plane_point) -> Int {
    var found = 0
    var largest = 0.0
    var row = 0
    while row < shots.count {
      let square = shots.square(row, from: place)
      if square > largest { (found, largest) = (row, square) }
      row &+= 1
    }
    return found
  }

  /// Comparing that many with all others takes no longer than finding bounds.
  private static let few = 16

  private mutating func compareAll() throws(gn_status) {
    var row = 0
    guard shots.count > FarthestPair.few else {
      while row < shots.count {
        compare(row)
        row &+= 1
      }
      return
    }
    var work = Work()
    let (a, b) = (shots[rows.0], shots[rows.1])
    let reach = Reach(shots, from: gn_plane_point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
    while row < shots.count {
      if reach.square(of: shots[row]) > square {
        // A hundred shots are a step.
        work.add(1 &+ (shots.count &- row) / 100)
        guard !work.isTooMuch else { throw GN_ERROR_WORK }
        compare(row)
      }
      row &+= 1
    }
  }

  /// Compares a shot with those behind it.
  private mutating func compare(_ row: Int) {
    let place = shots[row]
    var other = row &+ 1
    while other < shots.count {
      let squares = shots.squares(at: other, from: place)
      if Block.bits(squares .> square) != 0 {
        forEachLane(of: shots.count, from: other) { lane in
          if squares.lane(lane) > square {
            rows = (row, other &+ lane)
            square = squares.lane(lane)
          }
        }
      }
      other &+= Block.width
    }
  }
}

/// How far all shots are from a place at most.
private struct Reach {
  private let middle: gn_plane_point
  /// The largest distance from the middle.
  private let radius: Double
  /// How far the shots reach from the middle along lines in eight directions, a sixteenth of a turn apart.
  private let low: Eight
  private let high: Eight
  private let directions: (sine: Eight, cosine: Eight)

  init(_ shots: Shots, from middle: gn_plane_point) {
    let directions = (Eight.toSeven * 22.5).sineAndCosineOfDegrees
    var (low, high) = (Eight(repeating: 0), Eight(repeating: 0))
    var square = 0.0
    var row = 0
    while row < shots.count {
      let shot = shots[row]
      square = max(square, shot.square(from: middle))
      let along = directions.cosine * (shot.x - middle.x) + directions.sine * (shot.y - middle.y)
      low = Eight.select(along .< low, along, low)
      high = Eight.select(high .< along, along, high)
      row &+= 1
    }
    self.middle = middle
    self.directions = directions
    self.low = low
    self.high = high
    radius = square.root
  }

  /// No shot is farther from a place than the root of this.
  func square(of place: gn_plane_point) -> Double {
    // By way of the middle.
    let direct = place.square(from: middle).root + radius
    // A line to another shot is within 11.25 degrees of one of the sixteen directions.
    let along = directions.cosine * (place.x - middle.x) + directions.sine * (place.y - middle.y)
    let (up, down) = (high - along, along - low)
    let most = Eight.select(up .< down, down, up).largest / Self.cosine
    let bound = min(direct, most)
    return bound * bound * Self.roundings
  }

  /// cos 11.25°.
  private static let cosine = 0.9807852804032304
  /// More than the rounding errors of a bound and of a distance.
  private static let roundings = 1 + 1e-13
}

extension Eight {
  fileprivate var largest: Double {
    var largest = lane(0)
    var index = 1
    while index < 8 {
      if lane(index) > largest { largest = lane(index) }
      index &+= 1
    }
    return largest
  }
}
