// SPDX-License-Identifier: MIT
import CGridNorth

/// Balls around runs of a path's edges. A search skips the edges of each ball that is too far from a position.
struct PathBalls {
  /// For eight balls, x, y and z of their centers on the unit sphere and their radii.
  private let numbers: UnsafeMutablePointer<Double>
  /// Balls.
  private let count: Int
  /// Edges in a ball, a multiple of 8.
  let span: Int

  static let mostBalls = 256

  init(_ path: RoutePath, in memory: UnsafeMutablePointer<PathBallMemory>) {
    numbers = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: Double.self)
    let edges = max(0, path.count &- 1)
    let eights = (edges &+ 7) / 8
    let eightsOfBall = max(1, (eights &+ PathBalls.mostBalls &- 1) / PathBalls.mostBalls)
    span = eightsOfBall &* 8
    count = (eights &+ eightsOfBall &- 1) / eightsOfBall
    var ball = 0
    while ball < count {
      let (center, radius) = path.ball(from: ball &* span, to: min(ball &* span &+ span, edges))
      // SAFETY: there are at most 256 balls.
      let place = numbers + (ball / 8 &* 32 &+ ball % 8)
      (place[0], place[8], place[16], place[24]) = (center.x, center.y, center.z, radius)
      ball &+= 1
    }
  }

  /// Calls `visit` with the first edge of each ball that may come as near to a position as `limit()` meters, in their order.
  @inline(__always)
  func forEach(near target: SphereVector, within limit: () -> Double, _ visit: (Int) -> Void) {
    var first = 0
    while first < count {
      var near = nearBalls(from: first, target, within: limit())
      while near != 0 {
        let ball = first &+ near.trailingZeroBitCount
        near &= near &- 1
        if ball < count { visit(ball &* span) }
      }
      first &+= 8
    }
  }

  /// Which of eight balls may come so near.
  @inline(__always)
  private func nearBalls(from first: Int, _ target: SphereVector, within limit: Double) -> UInt8 {
    // SAFETY: the memory has numbers for eight balls, of which the last may be none.
    let place = UnsafeRawPointer(numbers + first &* 4)
    func load(_ lane: Int) -> Block { place.loadUnaligned(fromByteOffset: lane &* 8, as: Block.self) }
    var near: UInt8 = 0
    var lane = 0
    while lane < 8 {
      let (dx, dy, dz) = (load(lane) - target.x, load(lane &+ 8) - target.y, load(lane &+ 16) - target.z)
      let chord = (dx * dx + dy * dy + dz * dz).root - load(lane &+ 24)
      // The radius is half the sum of three chords more.
      let bound = SphereVector.leastDistance(chord: chord) - 2e-8
      near |= Block.bits(Block.not(bound .> limit)) &<< UInt8(truncatingIfNeeded: lane)
      lane &+= Block.width
    }
    return near
  }
}

/// Memory for the balls of a path.
struct PathBallMemory {
  private typealias Four<Element> = (Element, Element, Element, Element)
  private var storage: (Four<Four<Four<Eight>>>, Four<Four<Four<Eight>>>)

  init() {
    let zeros = Eight(repeating: 0)
    let four = (zeros, zeros, zeros, zeros)
    let sixteen = (four, four, four, four)
    let sixtyFour = (sixteen, sixteen, sixteen, sixteen)
    storage = (sixtyFour, sixtyFour)
  }
}
