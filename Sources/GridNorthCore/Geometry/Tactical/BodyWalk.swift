// SPDX-License-Identifier: MIT
import CGridNorth

/// Walks around the outside of all patches of a body, counterclockwise.
///
/// From a vertex that is free, the walk follows the sides of a patch. Where a side enters another patch, deeper than a margin,
/// the walk goes on along that patch's side. Patches overlap at their seams by the margin. So where sides lie upon each other
/// up to rounding, it does not matter which of them the walk follows.
struct BodyWalk {
  var index: BodyIndex
  let body: RouteBody
  /// Meters: by how much patches overlap at their seams, which are not quite straight.
  private(set) var overlap = 0.0
  /// Meters: how deep a patch must be entered.
  private(set) var margin = 0.0
  let mayTouch: Bool
  /// Whether the outline touches itself along a side, and may not.
  var touches = false
  /// Where the present way touches a patch, as a share of the way.
  var touch = 1.0
  private let witnesses: BodyWitnesses

  init(_ index: BodyIndex, mayTouch: Bool) {
    self.index = index
    self.mayTouch = mayTouch
    body = index.body
    witnesses = BodyWitnesses(&self.index)
  }

  /// Where the walk is: on the side of a patch, toward its end.
  struct Place {
    var patch: BodyPatch
    var side: Int
    var from: SpherePoint
  }

  /// Appends the outline, from the start of the right side if that lies on it. False if the outline touches itself and may not.
  /// Throws `GN_ERROR_WORK`.
  ///
  /// Where many sides lie upon each other, a walk may go astray. Another margin leads it along other sides.
  mutating func append(to line: inout OutlineLine) throws(gn_status) -> Bool {
    let outermost = farthest()
    guard let around = index.around(body.firstEdge) else { throw GN_ERROR_COUNT }
    let strip = body.firstStrip
    let start = Place(patch: strip.patch, side: strip.side, from: around.start.right)
    let farthest = Place(patch: outermost.patch, side: outermost.vertex, from: outermost.point)
    var scale = 1.0
    while scale <= 64 {
      margin = body.margin * scale
      overlap = margin + body.drawnSeamDepth(min(body.left.width, body.right.width))
      if try append(from: start, by: farthest, to: &line) { return true }
      if touches { return false }
      scale *= 4
    }
    throw GN_ERROR_WORK
  }

  @inline(never)
  private mutating func append(
    from start: Place, by farthest: Place, to line: inout OutlineLine
  ) throws(gn_status) -> Bool {
    var from = start
    var attempt = 0
    while attempt < 3 {
      var trial = line
      let found = try walk(from: from, by: farthest.from, to: &trial)
      if found.isClosed, attempt > 0 || found.passes {
        line = trial
        return true
      }
      trial.invalidate()
      if touches { return false }
      // Where a walk came to the same place again, it does so from there.
      from = attempt == 0 ? farthest : found.last
      attempt &+= 1
    }
    return false
  }

  /// The units of work that it takes to look at a patch.
  static func work(of patch: BodyPatch, _ around: EdgeBody) -> Int {
    !patch.isStrip ? 40 : around.pieces > 1 ? 200 : 4
  }

  @inline(never)
  private mutating func walk(
    from first: Place, by landmark: SpherePoint, to line: inout OutlineLine
  ) throws(gn_status) -> (isClosed: Bool, passes: Bool, last: Place) {
    let start = first.from
    var place = first
    let small = 3 * margin * BodyWalk.chordPerMeter
    var isAway = false
    // Brent's search for a cycle: a place, and how many steps led to it.
    var passes = start.vector.chord(to: landmark.vector) <= 3 * small
    var steps = 0
    var known = (place: place, steps: 1)
    // How many steps did not lead away from a place.
    var idle = (steps: 0, at: start.vector)
    // The sum of cross products, whose direction is that of the area.
    var turned = (x: 0.0, y: 0.0, z: 0.0)
    line.append(start.point)
    witnesses.pass(to: start.vector, isFirst: true)
    while true {
      guard let around = index.around(bodyOf(place.patch)) else { throw GN_ERROR_COUNT }
      let count = body.count(place.patch, around)
      let nextSide = place.side &+ 1 < count ? place.side &+ 1 : 0
      let end = body.vertex(place.patch, around, nextSide)
      // Where patches lead to each other without end, the walk leaves the place first.
      let entry = firstEntry(from: place, to: end, beyond: idle.steps < 8 ? -1 : 4 * margin)
      if touches { return (false, passes, place) }
      let before = place.from
      let patch = place.patch
      // The head of an arrow is wider than its neck, and may be turned.
      let isAtHead = body.head != nil && bodyOf(place.patch) == body.lastEdge
      let isSeam = !isAtHead && body.isSeam(place.patch, around, place.side)
      if let entry {
        let at =
          entry.isAtVertex
          ? body.vertex(entry.patch, index.around(bodyOf(entry.patch)) ?? around, entry.side)
          : point(on: (place.from, end), at: entry.crossing)
        place = Place(patch: entry.patch, side: entry.side, from: at)
      } else {
        place = Place(patch: place.patch, side: nextSide, from: end)
      }
      let isVertex = !body.isStraight(at: place.from, around, from: patch, to: place.patch)
      turned = BodyWalk.add(before.vector, place.from.vector, to: turned)
      if idle.steps >= 16 || idle.at.chord(to: place.from.vector) > 3 * small {
        idle = (0, place.from.vector)
      } else {
        idle.steps &+= 1
      }
      if !passes { passes = BodyWalk.isBetween(landmark.vector, before.vector, place.from.vector, 3 * small) }
      let isBack = isAway && BodyWalk.isBetween(start.vector, before.vector, place.from.vector, 3 * small)
      witnesses.pass(to: isBack ? start.vector : place.from.vector)
      if isBack {
        line.close()
        return (
          line.output.count > 3 && witnesses.areInside
            && turned.x * start.vector.x + turned.y * start.vector.y + turned.z * start.vector.z > 0,
          passes, place
        )
      }
      if !isAway { isAway = place.from.vector.chord(to: start.vector) > 20 * small }
      if isVertex { line.append(place.from.point) }
      steps &+= 1
      if isSeam, isLost(from: before, to: place.from) {
        return (false, passes, place)
      }
      if idle.steps == 0, place.patch == known.place.patch, place.side == known.place.side,
        place.from.point.latitude == known.place.from.point.latitude,
        place.from.point.longitude == known.place.from.point.longitude
      {
        return (false, passes, place)
      }
      if idle.steps == 0, steps >= 2 &* known.steps { known = (place, steps) }
      if index.meter.isTooMuch {
        line.invalidate()
        throw GN_ERROR_WORK
      }
    }
  }

  static let chordPerMeter = 1 / GN_MEAN_RADIUS

  /// Where a side is left; at its end if that is so near that the patches only overlap.
  @inline(never)
  private func point(on side: (from: SpherePoint, end: SpherePoint), at share: Double) -> SpherePoint {
    if share <= 0 { return side.from }
    let rest = (1 - share) * side.from.vector.chord(to: side.end.vector)
    if rest <= 2 * overlap * BodyWalk.chordPerMeter { return side.end }
    return SpherePoint(BodyWalk.place(between: side.from, side.end, share))
  }

  private static func add(
    _ first: SphereVector, _ second: SphereVector, to sum: (x: Double, y: Double, z: Double)
  ) -> (x: Double, y: Double, z: Double) {
    // The difference keeps the digits that the product of two nearly equal vectors would lose.
    let (dx, dy, dz) = (second.x - first.x, second.y - first.y, second.z - first.z)
    return (
      sum.x + (first.y * dz - first.z * dy), sum.y + (first.z * dx - first.x * dz),
      sum.z + (first.x * dy - first.y * dx)
    )
  }

  @inline(never)
  private static func isBetween(_ vector: SphereVector, _ from: SphereVector, _ to: SphereVector, _ small: Double)
    -> Bool
  {
    let whole = from.chord(to: to)
    let (first, second) = (vector.chord(to: from), vector.chord(to: to))
    if first <= small || second <= small { return true }
    guard first < whole, second < whole else { return false }
    let along = 0.5 * (whole + (first - second) * (first + second) / whole)
    return first * first - along * along <= small * small
  }

  /// A place on the great circle between two points.
  private static func place(between from: SpherePoint, _ to: SpherePoint, _ share: Double) -> gn_point {
    let frame = PlaneFrame(from.vector)
    let end = frame.place(to.vector)
    return frame.point(PlanePoint(x: end.x * share, y: end.y * share))
  }
}
