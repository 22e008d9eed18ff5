// SPDX-License-Identifier: MIT
import CGridNorth

/// Places deep in a body. A walk that is the whole outline leads around each of them once; one that went astray may close around
/// a corner alone.
struct BodyWitnesses {
  private let witnesses: UnsafeMutablePointer<BodyWitness>
  private var count = 0

  // SAFETY: the memory of an index has room for four.

  /// In each quarter of the path, a place beside its longest edge. None in a body that may reach the other side of the earth,
  /// where a walk around a place may lead around its antipode as well.
  @inline(never)
  init(_ index: inout BodyIndex) {
    witnesses = index.witnesses
    guard BodyWitnesses.isOnOneSide(index.body) else { return }
    let last = index.body.lastEdge
    var first = index.body.firstEdge
    let share = (last &+ 1 &- first) / BodyMemory.witnessCount
    var quarter = 0
    while quarter < BodyMemory.witnessCount {
      let end = quarter == BodyMemory.witnessCount &- 1 ? last &+ 1 : first &+ share
      if let place = BodyWitnesses.place(&index, first, end) {
        witnesses[count] = BodyWitness(at: place)
        count &+= 1
      }
      first = end
      quarter &+= 1
    }
  }

  /// Whether the body lies around the middle between the start of the path and the place farthest from it, in less than half of
  /// the earth.
  private static func isOnOneSide(_ body: RouteBody) -> Bool {
    let start = SphereVector(body.path[0])
    let far = body.path.farthest(from: start).place
    // Places farther apart than 151 degrees have no exact middle.
    guard start.scalarProduct(far) > -0.875 else { return false }
    let middle = SphereVector.amid(start, far, start, far)
    // A quarter of the way around is a chord of 1.414; the rest is for the ellipsoid.
    return body.path.farthest(from: middle).chord + body.reach * BodyWalk.chordPerMeter < 1.4
  }

  /// Amid one side of the longest of some edges; nil if that is short. The place lies amid the vertices of a patch, whose sides
  /// are great circles: the geodesic leads off these by more than a narrow body is wide.
  @inline(never)
  private static func place(_ index: inout BodyIndex, _ first: Int, _ end: Int) -> SphereVector? {
    let body = index.body
    var longest = (edge: -1, chord: 0.0)
    var edge = first
    while edge < end {
      index.work(4)
      if !body.path.isLeftOut(edge &+ 1) {
        let chord = SphereVector(body.path.start(of: edge)).chord(to: SphereVector(body.path[edge &+ 1]))
        if chord > longest.chord { longest = (edge, chord) }
      }
      edge &+= 1
    }
    guard longest.edge >= 0, let around = index.around(longest.edge),
      around.edge.length > 4 * body.vertexDistance
    else { return nil }
    let piece = around.pieces / 2
    let (start, end) = (body.section(around, piece), body.section(around, piece &+ 1))
    let isRight = body.right.width >= body.left.width
    return SphereVector.amid(
      isRight ? start.right.vector : start.left.vector, start.middle.vector,
      isRight ? end.right.vector : end.left.vector, end.middle.vector)
  }

  /// Follows a walk to its next place, or begins one.
  @inline(never)
  func pass(to place: SphereVector, isFirst: Bool = false) {
    var index = 0
    while index < count {
      witnesses[index].pass(to: place)
      if isFirst { witnesses[index].turns = 0 }
      index &+= 1
    }
  }

  /// Whether the walk has led around each of them once, counterclockwise.
  var areInside: Bool {
    var index = 0
    while index < count {
      if witnesses[index].turns != 1 { return false }
      index &+= 1
    }
    return true
  }
}

/// A place, and how often a walk has led around it counterclockwise.
struct BodyWitness {
  private let frame: PlaneFrame
  /// Where the walk is.
  private var walk = PlanePoint(x: 0, y: 0)
  fileprivate(set) var turns = 0

  init(at place: SphereVector) { frame = PlaneFrame(place) }

  /// Follows the walk along a great circle, and counts where it crosses the one that leads from the place in the direction of x.
  mutating func pass(to place: SphereVector) {
    let next = frame.place(place)
    if (next.y < 0) != (walk.y < 0) {
      let side = walk.x * next.y - next.x * walk.y
      if walk.y < 0, side > 0 { turns &+= 1 }
      if next.y < 0, side < 0 { turns &-= 1 }
    }
    walk = next
  }
}

extension SphereVector {
  /// The place amid four others, which are not around the earth.
  fileprivate static func amid(
    _ a: SphereVector, _ b: SphereVector, _ c: SphereVector, _ d: SphereVector
  ) -> SphereVector {
    let sum = (x: a.x + b.x + c.x + d.x, y: a.y + b.y + c.y + d.y, z: a.z + b.z + c.z + d.z)
    let length = (sum.x * sum.x + sum.y * sum.y + sum.z * sum.z).root
    return SphereVector(x: sum.x / length, y: sum.y / length, z: sum.z / length)
  }
}
