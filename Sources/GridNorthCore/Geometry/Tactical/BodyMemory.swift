// SPDX-License-Identifier: MIT
import CGridNorth

/// Consecutive edges, in a ball.
struct EdgeBall {
  var center: SphereVector
  /// A chord.
  var radius: Double
}

/// An edge that may come near, by the vectors of its ends.
struct NearEdge {
  var index: Int
  var from: SphereVector
  var to: SphereVector
}

/// Memory on the stack: balls around all edges, edges near some place, what lies around some edges, and witnesses.
struct BodyMemory {
  static let ballCount = 128
  static let nearCount = 160
  static let bodyCount = 32
  static let witnessCount = 4

  private typealias Eight<Element> = (Element, Element, Element, Element, Element, Element, Element, Element)
  private var storage: Eight<Eight<Eight<Eight<Double>>>>

  init() {
    let one = 0.0
    let eight = (one, one, one, one, one, one, one, one)
    let many = (eight, eight, eight, eight, eight, eight, eight, eight)
    let more = (many, many, many, many, many, many, many, many)
    storage = (more, more, more, more, more, more, more, more)
  }

  // The parts follow each other in bytes.
  static var nearStart: Int { ballCount &* MemoryLayout<EdgeBall>.stride }
  static var bodiesStart: Int { nearStart &+ nearCount &* MemoryLayout<NearEdge>.stride }
  static var witnessesStart: Int { bodiesStart &+ bodyCount &* MemoryLayout<EdgeBody?>.stride }
  static var end: Int { witnessesStart &+ witnessCount &* MemoryLayout<BodyWitness>.stride }
}

/// Finds the edges of a path that may come near a place, and keeps what lies around them.
struct BodyIndex {
  let body: RouteBody
  private let balls: UnsafeMutablePointer<EdgeBall>
  private let near: UnsafeMutablePointer<NearEdge>
  private let bodies: UnsafeMutablePointer<EdgeBody?>
  let witnesses: UnsafeMutablePointer<BodyWitness>
  /// Edges in a ball, and how many balls there are.
  private let ballSize: Int
  private let ballCount: Int
  /// The edges that were collected: those that come within a radius of a center; none with a negative one.
  private var center = SphereVector(x: 0, y: 0, z: 0)
  private var radius = -1.0
  private var nearCount = 0
  let meter: WorkMeter
  /// A part of a step, in 20ths.
  private var work = 0

  init(_ body: RouteBody, _ memory: UnsafeMutablePointer<BodyMemory>, _ meter: WorkMeter) {
    self.body = body
    self.meter = meter
    // SAFETY: the memory has room for all four, as a test checks.
    let memory = UnsafeMutableRawPointer(memory)
    balls = memory.assumingMemoryBound(to: EdgeBall.self)
    near = (memory + BodyMemory.nearStart).assumingMemoryBound(to: NearEdge.self)
    bodies = (memory + BodyMemory.bodiesStart).assumingMemoryBound(to: EdgeBody?.self)
    witnesses = (memory + BodyMemory.witnessesStart).assumingMemoryBound(to: BodyWitness.self)
    let edges = body.path.count &- 1
    ballSize = max(1, edges / BodyMemory.ballCount &+ (edges % BodyMemory.ballCount == 0 ? 0 : 1))
    ballCount = edges / ballSize &+ (edges % ballSize == 0 ? 0 : 1)
    var index = 0
    while index < BodyMemory.bodyCount {
      bodies[index] = nil
      index &+= 1
    }
    index = 0
    while index < ballCount {
      balls[index] = ball(index)
      index &+= 1
    }
  }

  private func ball(_ index: Int) -> EdgeBall {
    let first = index &* ballSize
    let last = min(first &+ ballSize, body.path.count &- 1)
    let center = SphereVector(body.path[first &+ (last &- first) / 2])
    var before = SphereVector(body.path.start(of: first))
    var radius = center.chord(to: before)
    var place = first
    while place < last {
      place &+= 1
      if body.path.isLeftOut(place) { continue }
      let next = SphereVector(body.path[place])
      // No place of an edge is farther from both ends than its way.
      radius = max(radius, 0.5 * (center.chord(to: before) + center.chord(to: next) + before.longestWay(to: next)))
      before = next
    }
    return EdgeBall(center: center, radius: radius * (1 + 1e-9) + 1e-14)
  }

  /// What lies around an edge; nil if it has no length.
  mutating func around(_ index: Int) -> EdgeBody? {
    // SAFETY: less than the number of bodies.
    let place = index & (BodyMemory.bodyCount &- 1)
    if let known = bodies[place], known.index == index { return known }
    let found = body.around(index)
    // Beside wide routes, the insides of both corners are searched.
    work(200 &+ (body.widest > 300 ? 80 &* (found?.edge.stepsOfNearest ?? 0) : 0))
    bodies[place] = found
    return found
  }

  /// Counts work in units of about fifty instructions, of which a step has 20.
  mutating func work(_ units: Int) {
    work &+= units
    guard work >= 20 else { return }
    meter.add(work / 20)
    work %= 20
  }

  /// Starts a walk over the edges that may come within a chord of a place.
  mutating func walk(around place: SphereVector, chord: Double) -> NearWalk {
    if place.chord(to: center) + chord > radius { collect(around: place, chord: chord) }
    let isCollected = radius >= 0
    return NearWalk(
      place: place, chord: chord, isCollected: isCollected, ball: 0, index: 0, end: isCollected ? nearCount : 0)
  }

  private mutating func collect(around place: SphereVector, chord: Double) {
    var wide = 8 * chord
    while wide > chord {
      if collect(around: place, within: wide) { return }
      wide *= 0.5
    }
    radius = -1
  }

  @inline(never)
  private mutating func collect(around place: SphereVector, within chord: Double) -> Bool {
    var walk = NearWalk(place: place, chord: chord, isCollected: false, ball: 0, index: 0, end: 0)
    var count = 0
    while let edge = next(&walk) {
      guard count < BodyMemory.nearCount else { return false }
      near[count] = edge
      count &+= 1
    }
    (center, radius, nearCount) = (place, chord, count)
    return true
  }

  @inline(never)
  mutating func next(_ walk: inout NearWalk) -> NearEdge? {
    if walk.isCollected {
      while walk.index < walk.end {
        let edge = near[walk.index]
        walk.index &+= 1
        work(1)
        if mayBeNear(edge, walk) { return edge }
      }
      return nil
    }
    while true {
      while walk.index < walk.end {
        let index = walk.index
        walk.index &+= 1
        work(6)
        if body.path.isLeftOut(index &+ 1) { continue }
        let from = walk.last ?? SphereVector(body.path.start(of: index))
        let edge = NearEdge(index: index, from: from, to: SphereVector(body.path[index &+ 1]))
        walk.last = edge.to
        if mayBeNear(edge, walk) { return edge }
      }
      var isFound = false
      while walk.ball < ballCount, !isFound {
        let ball = balls[walk.ball]
        isFound = walk.place.chord(to: ball.center) <= ball.radius + walk.chord
        if isFound {
          walk.index = walk.ball &* ballSize
          walk.end = min(walk.index &+ ballSize, body.path.count &- 1)
          walk.last = nil
        }
        walk.ball &+= 1
      }
      work(2)
      if !isFound { return nil }
    }
  }

  private func mayBeNear(_ edge: NearEdge, _ walk: NearWalk) -> Bool {
    let way = edge.from.longestWay(to: edge.to)
    return walk.place.chord(to: edge.from) + walk.place.chord(to: edge.to) - way <= 2 * walk.chord + 1e-14
  }
}

/// A walk over edges that may come within a chord of a place.
struct NearWalk {
  let place: SphereVector
  let chord: Double
  let isCollected: Bool
  fileprivate(set) var ball: Int
  fileprivate(set) var index: Int
  fileprivate(set) var end: Int
  fileprivate(set) var last: SphereVector?

  init(place: SphereVector, chord: Double, isCollected: Bool, ball: Int, index: Int, end: Int) {
    self.place = place
    self.chord = chord
    self.isCollected = isCollected
    self.ball = ball
    self.index = index
    self.end = end
  }
}
