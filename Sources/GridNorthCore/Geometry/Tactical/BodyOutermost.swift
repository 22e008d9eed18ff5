// SPDX-License-Identifier: MIT
import CGridNorth

extension BodyWalk {
  /// The vertex that lies farthest in the direction from the start to the place of the path that is farthest from it.
  @inline(never)
  mutating func farthest() -> (patch: BodyPatch, vertex: Int, point: SpherePoint) {
    let start = SphereVector(body.path[body.firstEdge])
    let direction = start.direction(to: body.path.farthest(from: start).place)
    var found = (patch: body.firstStrip.patch, vertex: 0, point: SpherePoint(body.path[0]))
    var most = -2.0
    if let around = index.around(body.lastEdge), body.head != nil {
      look(BodyPatch(kind: .head, edge: -1), around, direction, &found, &most)
    }
    let reach = body.reach * BodyWalk.chordPerMeter * 1.01
    // Backward, for the end may be the farthest.
    var edge = body.lastEdge
    while edge >= body.firstEdge, !index.meter.isTooMuch {
      index.work(4)
      let from = SphereVector(body.path.start(of: edge))
      let to = SphereVector(body.path[edge &+ 1])
      let bulge = from.longestWay(to: to)
      if max(direction.scalarProduct(from), direction.scalarProduct(to)) + reach + bulge * bulge > most,
        let around = index.around(edge)
      {
        body.forEachPatch(around, (0, around.pieces &- 1)) { look($0, around, direction, &found, &most) }
      }
      edge &-= 1
    }
    return found
  }

  @inline(never)
  private mutating func look(
    _ patch: BodyPatch, _ around: EdgeBody, _ direction: SphereVector,
    _ found: inout (patch: BodyPatch, vertex: Int, point: SpherePoint), _ most: inout Double
  ) {
    let count = body.count(patch, around)
    guard count > 0 else { return }
    index.work(BodyWalk.work(of: patch, around) &+ (patch.isStrip ? 0 : 30 &* count))
    let ends = body.ends(of: patch, around)
    var vertex = 0
    while vertex < count {
      let point = body.vertex(patch, around, vertex, ends)
      let along = direction.scalarProduct(point.vector)
      if along > most {
        most = along
        found = (patch, vertex, point)
      }
      vertex &+= 1
    }
  }
}

extension RoutePath {
  /// The point that is farthest from a place, and its chord.
  @inline(never)
  func farthest(from start: SphereVector) -> (place: SphereVector, chord: Double) {
    var found = (place: start, chord: 0.0)
    var index = 0
    while index < count {
      let vector = SphereVector(self[index])
      let chord = start.chord(to: vector)
      if chord > found.chord { found = (vector, chord) }
      index &+= 1
    }
    return found
  }
}
