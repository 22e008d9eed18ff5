// SPDX-License-Identifier: MIT
import CGridNorth

// Where a way comes within some meters of an edge, and where it leaves that reach again. Along the way the distance to the
// edge rises and falls. Between the places where it turns it is monotonic, so its values there tell whether it passes the
// limit, and bisection finds where.
//
// It is least where the way meets the edge, or comes nearest to one of its ends. Those are found exactly. Within a quarter of
// the earth it is greatest at an end of the way, or, along the edge, near the place where two great circles on the sphere of
// the parametric latitude are farthest apart. There the distance hardly changes. Only if that place is nearly at the limit
// does it matter where exactly the distance is greatest; then a search finds it.

/// A piece of a way, and the great circle through its ends.
struct MovementPiece {
  private let movement: Movement
  /// Fractions of the way.
  private let low: Double
  private let high: Double
  private let start: SphereVector
  /// The tangent of the great circle at the start.
  private let tangent: (x: Double, y: Double, z: Double)
  /// Degrees from the start to the end.
  private let arc: Double

  init(_ movement: Movement, from low: Double, to high: Double) {
    self.movement = movement
    self.low = low
    self.high = high
    let start = SphereVector(movement.point(at: low))
    let end = SphereVector(movement.point(at: high))
    self.start = start
    let cosine = start.x * end.x + start.y * end.y + start.z * end.z
    let x = end.x - cosine * start.x
    let y = end.y - cosine * start.y
    let z = end.z - cosine * start.z
    let sine = (x * x + y * y + z * z).root
    tangent = sine > 0 ? (x / sine, y / sine, z / sine) : (0, 0, 0)
    arc = Double.arctangentInDegrees(y: sine, x: cosine)
  }

  /// Finds the fractions of the way where its distance to an edge becomes more or less than some meters.
  func forEachEnd(ofReach meters: Double, _ edge: Edge, _ body: (Double) -> Void) {
    movement.meter.add(24)
    var turns = Turns(from: low, to: high)
    addNearest(to: edge.from, &turns)
    if edge.length > 0 {
      addNearest(to: edge.to, &turns)
      addFarthest(from: edge, meters, &turns)
      if let point = movement.edge.crossing(with: edge) { turns.add(movement.fraction(at: point)) }
    }
    turns.add(high)
    var before = (fraction: low, excess: excess(at: low, meters, edge))
    var index = 0
    while index < turns.count {
      let here = (fraction: turns[index], excess: excess(at: turns[index], meters, edge))
      if (before.excess > 0) != (here.excess > 0) { body(limit(meters, edge, before, here)) }
      before = here
      index &+= 1
    }
  }

  /// Adds the place where a piece of the way is nearest to a point.
  private func addNearest(to point: gn_point, _ turns: inout Turns) {
    let way = movement.edge
    turns.add(way.nearest(to: point, from: turns.low * way.length, to: turns.high * way.length).along / way.length)
  }

  /// Adds the place where the way is farthest from the great circle through an edge: nearest to one of its poles. There is
  /// one in each half of a great circle. If it is just within reach, the place that is farthest on the ellipsoid.
  private func addFarthest(from edge: Edge, _ meters: Double, _ turns: inout Turns) {
    let u = SphereVector(edge.from)
    let v = SphereVector(edge.to)
    let normal = (x: u.y * v.z - u.z * v.y, y: u.z * v.x - u.x * v.z, z: u.x * v.y - u.y * v.x)
    let along = normal.x * tangent.x + normal.y * tangent.y + normal.z * tangent.z
    let there = normal.x * start.x + normal.y * start.y + normal.z * start.z
    var angle = Double.arctangentInDegrees(y: along, x: there)
    if angle < -MovementPiece.shift { angle += 180 }
    if angle > 180 - MovementPiece.shift { angle -= 180 }
    let place = low + angle / arc * (high - low)
    let shift = MovementPiece.shift / arc * (high - low)
    guard place > low - shift, place < high + shift else { return }
    let nearest = place.clamped(low, high)
    let excess = excess(at: nearest, meters, edge)
    guard excess <= 0, excess > -MovementPiece.gain * meters else { return turns.add(nearest) }
    turns.add(farthest(from: edge, between: (place - shift).clamped(low, high), (place + shift).clamped(low, high)))
  }

  /// Degrees along the way from the place that is farthest on the sphere to the one on the ellipsoid, at most.
  private static let shift = 1.0

  /// By how much the distance on the ellipsoid is greater there, at most, as a part of itself.
  private static let gain = 1e-4

  /// The place between two others where the way is farthest from an edge, to a meter: golden sections.
  private func farthest(from edge: Edge, between first: Double, _ last: Double) -> Double {
    var low = first
    var high = last
    while (high - low) * movement.edge.length > 1 {
      let section = 0.381966 * (high - low)
      if excess(at: low + section, 0, edge) > excess(at: high - section, 0, edge) {
        high -= section
      } else {
        low += section
      }
    }
    return 0.5 * (low + high)
  }

  /// By how much the distance to an edge exceeds some meters.
  private func excess(at fraction: Double, _ meters: Double, _ edge: Edge) -> Double {
    movement.meter.add(3 &+ edge.stepsOfNearest)
    return edge.nearest(to: movement.point(at: fraction)).off - meters
  }

  /// The place between two others where the excess is zero; it is positive at one of them. Illinois' regula falsi.
  private func limit(
    _ meters: Double, _ edge: Edge, _ first: (fraction: Double, excess: Double),
    _ second: (fraction: Double, excess: Double)
  ) -> Double {
    var low = first
    var high = second
    var side = 0
    var steps = 0
    // About eight in ordinary rounding.
    while steps < 100 {
      var fraction = low.fraction + (high.fraction - low.fraction) * (low.excess / (low.excess - high.excess))
      if !(fraction > low.fraction && fraction < high.fraction) { fraction = 0.5 * (low.fraction + high.fraction) }
      guard fraction > low.fraction, fraction < high.fraction else { break }
      let excess = excess(at: fraction, meters, edge)
      if excess.absolute < 1e-9 { return fraction }
      if (excess > 0) == (low.excess > 0) {
        low = (fraction, excess)
        // An end that stays weighs half from then on.
        if side < 0 { high.excess *= 0.5 }
        side = -1
      } else {
        high = (fraction, excess)
        if side > 0 { low.excess *= 0.5 }
        side = 1
      }
      if (high.fraction - low.fraction) * movement.edge.length < 1e-9 { break }
      steps &+= 1
    }
    return 0.5 * (low.fraction + high.fraction)
  }
}

/// Fractions of a piece of a way in ascending order: at most five.
private struct Turns {
  let low: Double
  let high: Double
  private var fractions = SIMD8<Double>()
  private(set) var count = 0

  init(from low: Double, to high: Double) {
    self.low = low
    self.high = high
  }

  subscript(index: Int) -> Double { fractions[index & 7] }

  mutating func add(_ fraction: Double) {
    guard fraction > low, fraction <= high, count < 8 else { return }
    var index = count
    while index > 0, self[index &- 1] > fraction {
      fractions[index & 7] = self[index &- 1]
      index &-= 1
    }
    fractions[index & 7] = fraction
    count &+= 1
  }
}
