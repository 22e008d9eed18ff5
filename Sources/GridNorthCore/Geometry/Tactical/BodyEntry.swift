// SPDX-License-Identifier: MIT
import CGridNorth

/// How the walk around a body finds the patch that it goes on along.
extension BodyWalk {
  /// An entry into a patch, in shares of the way to the end of the side.
  struct Entry {
    var patch: BodyPatch
    var side = 0
    /// Where the patch is deeper than the margin, and where its side is crossed.
    var share: Double
    var crossing = 0.0
    /// Whether the walk goes on from the start of the side.
    var isAtVertex = false
    /// How far to the right the walk would turn there, -2 ... 2 for half a turn to the left and to the right; less if it would not
    /// get ahead. nil as long as no other entry is as near.
    var turn: Double?
  }

  /// How many margins sides lie upon each other before they are taken to touch: a corner that grazes a side does not.
  static let longTouch = 1000.0

  func bodyOf(_ patch: BodyPatch) -> Int { patch.edge < 0 ? body.lastEdge : patch.edge }

  @inline(never)
  mutating func firstEntry(from place: Place, to end: SpherePoint, beyond start: Double) -> Entry? {
    let frame = PlaneFrame(place.from.vector)
    let way = Way(to: frame.place(end.vector), from: start)
    guard way.length > 0 else { return nil }
    var best: Entry?
    touch = 1
    let half = 0.5 * place.from.vector.chord(to: end.vector)
    let reach = body.reach * 1.01 + 4 * margin
    // The middle of the chord is a little below the sphere.
    let middle = SphereVector(
      x: 0.5 * (place.from.vector.x + end.vector.x), y: 0.5 * (place.from.vector.y + end.vector.y),
      z: 0.5 * (place.from.vector.z + end.vector.z))
    var near = index.walk(around: middle, chord: half + half * half + reach * BodyWalk.chordPerMeter * 1.005)
    while !index.meter.isTooMuch, let edge = index.next(&near) {
      guard body.mayMeet(edge, frame, way, reach) else { continue }
      compare(edge.index, frame, way, place.patch, &best)
    }
    if body.head != nil {
      let patch = BodyPatch(kind: .head, edge: -1)
      if let around = index.around(body.lastEdge), !(patch == place.patch) { enter(patch, around, frame, way, &best) }
    }
    guard var entry = best, let around = index.around(bodyOf(entry.patch)),
      entry.turn != nil || choose(&entry, around, frame, way)
    else {
      touches = !mayTouch && touch < 1
      return nil
    }
    touches = !mayTouch && touch < entry.share
    return entry
  }

  @inline(never)
  private mutating func compare(
    _ edge: Int, _ frame: PlaneFrame, _ way: Way, _ own: BodyPatch, _ best: inout Entry?
  ) {
    guard let around = index.around(edge) else { return }
    let pieces = self.pieces(of: around, frame, way)
    body.forEachPatch(around, pieces) { patch in
      if !(patch == own) { enter(patch, around, frame, way, &best) }
    }
  }

  /// The first and the last piece of a strip that may meet a way.
  @inline(never)
  private mutating func pieces(of around: EdgeBody, _ frame: PlaneFrame, _ way: Way) -> (first: Int, last: Int) {
    guard around.pieces > 1 else { return (0, 0) }
    index.work(50)
    let piece = around.edge.length / Double(around.pieces)
    let direction = around.start.middle.vector.direction(to: around.end.middle.vector)
    // Beside half of the earth, great circles lead elsewhere.
    guard around.edge.length < 15_000_000 else { return (0, around.pieces &- 1) }
    let start = around.start.middle.vector
    let first = BodyWalk.along(SphereVector(frame.point(PlanePoint(x: 0, y: 0))), start, direction)
    let last = BodyWalk.along(SphereVector(frame.point(way.end)), start, direction)
    let room = body.reach * 1.3 + 0.01 * around.edge.length + piece
    let most = Double(around.pieces &- 1)
    return (
      Int(truncatingIfNeeded: ((min(first, last) - room) / piece).floored.clamped(0, most).wholeNumber),
      Int(truncatingIfNeeded: ((max(first, last) + room) / piece).floored.clamped(0, most).wholeNumber)
    )
  }

  /// Meters along a great circle.
  private static func along(_ vector: SphereVector, _ start: SphereVector, _ direction: SphereVector) -> Double {
    Double.arctangentInDegrees(y: vector.scalarProduct(direction), x: vector.scalarProduct(start))
      / Edge.degreesPerMeter
  }

  /// Clips the way by the sides of a patch.
  @inline(never)
  private mutating func enter(
    _ patch: BodyPatch, _ around: EdgeBody, _ frame: PlaneFrame, _ way: Way, _ best: inout Entry?
  ) {
    // One copy, instead of one for each call of the loop.
    let body = body
    let count = body.count(patch, around)
    guard count > 2 else { return }
    index.work(BodyWalk.work(of: patch, around))
    if !patch.isStrip, patch.kind != .head, count > 3,
      !body.mayEnter(patch, around, count, frame, way, overlap: overlap, margin: margin)
    {
      return
    }
    let ends = ends(of: patch, around)
    let overlap = overlap + body.bend(of: patch, around)
    let tie = 3 * margin / way.length
    let latest = best.map { $0.share + tie } ?? 1
    var inside = WayPart(first: 0, last: latest)
    // The part of the way that is in the patch, or hardly outside.
    var near = inside
    var isEntered = true
    // The side of the patch that lies upon the way in the opposite direction.
    var opposite: SideLine?
    var from = frame.place(body.vertex(patch, around, 0, ends).vector)
    let start = from
    var vertex = 0
    while vertex < count {
      let isLast = vertex == count &- 1
      let to = isLast ? start : frame.place(body.vertex(patch, around, vertex &+ 1, ends).vector)
      if let line = SideLine(from, to) {
        let isOpen = body.isOpen(patch, around, vertex)
        // A head that is turned by less has no gap behind it.
        let room = isOpen ? (patch.kind == .head ? -20 * overlap : -overlap) : margin
        let before = line.depth(PlanePoint(x: 0, y: 0)) - room
        let behind = line.depth(way.end) - room
        let slack = isOpen ? 0 : 3 * margin
        guard near.cut(before + slack, behind + slack) else { return }
        // The way leaves the patch by such a side, and was not deeper.
        if isOpen, behind <= 0, before > 0, before <= 2 * overlap { return }
        isEntered = isEntered && inside.cut(before, behind)
        if !isEntered, !isOpen, way.isOpposite(from, to) { opposite = line }
      }
      from = to
      vertex &+= 1
    }
    guard isEntered else {
      if let opposite, (near.last - near.first) * way.length > BodyWalk.longTouch * margin,
        opposite.depth(way.place(0.5 * (near.first + near.last))) <= margin
      {
        touch = min(touch, near.first)
      }
      return
    }
    let first = inside.first
    guard first * way.length > way.start else { return }
    var entry = Entry(patch: patch, share: first)
    let isTie = best.map { first >= $0.share - tie } ?? false
    if isTie || first <= tie {
      guard choose(&entry, around, frame, way) else { return }
      if isTie, var rival = best {
        if rival.turn == nil, let other = index.around(bodyOf(rival.patch)) {
          if choose(&rival, other, frame, way) { best = rival } else { best = nil }
        }
        if let turn = entry.turn, let other = best?.turn, turn <= other { return }
      }
    }
    best = entry
  }

  /// Whether the body lies on both sides of a way along a seam. A seam that a shorter neighbor leaves bare is a side of the body.
  @inline(never)
  mutating func isLost(from start: SpherePoint, to end: SpherePoint) -> Bool {
    let frame = PlaneFrame(start.vector)
    let way = Way(to: frame.place(end.vector))
    guard way.length > 20 * overlap else { return false }
    let outside = way.beside(0.5, right: 4 * overlap)
    let center = SphereVector(frame.point(outside))
    var near = index.walk(around: center, chord: body.reach * BodyWalk.chordPerMeter * 1.01)
    while !index.meter.isTooMuch, let edge = index.next(&near) {
      guard let around = index.around(edge.index) else { continue }
      var isCovered = false
      let pieces = self.pieces(of: around, frame, way)
      body.forEachPatch(around, pieces) { isCovered = isCovered || contains($0, around, frame, outside) }
      if isCovered { return true }
    }
    return false
  }

  /// Whether a place lies in a patch, deeper than the margin.
  @inline(never)
  private mutating func contains(
    _ patch: BodyPatch, _ around: EdgeBody, _ frame: PlaneFrame, _ place: PlanePoint
  ) -> Bool {
    let count = body.count(patch, around)
    guard count > 2 else { return false }
    index.work(BodyWalk.work(of: patch, around))
    let ends = ends(of: patch, around)
    var vertex = 0
    var from = frame.place(body.vertex(patch, around, count &- 1, ends).vector)
    while vertex < count {
      let to = frame.place(body.vertex(patch, around, vertex, ends).vector)
      if let line = SideLine(from, to), line.depth(place) <= margin { return false }
      from = to
      vertex &+= 1
    }
    return true
  }

  /// The ends of a strip; counts the work of all vertices of a patch: those of an arc are computed each time.
  private mutating func ends(of patch: BodyPatch, _ around: EdgeBody) -> StripEnds {
    index.work(body.count(patch, around) &* (patch.isStrip ? 1 : 30))
    return body.ends(of: patch, around)
  }

  /// The side that is entered: the nearest one of the outline, if one is as near as the margin. False if the walk would not get
  /// farther out there.
  @inline(never)
  private mutating func choose(_ entry: inout Entry, _ around: EdgeBody, _ frame: PlaneFrame, _ way: Way) -> Bool {
    let body = body
    let count = body.count(entry.patch, around)
    index.work(BodyWalk.work(of: entry.patch, around))
    let ends = ends(of: entry.patch, around)
    let at = way.place(entry.share)
    var least = 8 * margin
    var nearest = -1
    var deepest = (side: 0, depth: Double.infinity)
    var vertex = 0
    var crossing = entry.share
    var deepestCrossing = entry.share
    let start = frame.place(body.vertex(entry.patch, around, 0, ends).vector)
    var corner = start
    while vertex < count {
      let from = corner
      corner = vertex &+ 1 < count ? frame.place(body.vertex(entry.patch, around, vertex &+ 1, ends).vector) : start
      let to = corner
      if let line = SideLine(from, to) {
        let depth = line.distance(at)
        let (first, last) = (line.depth(PlanePoint(x: 0, y: 0)), line.depth(way.end))
        let share = first < 0 && last > first ? min(entry.share, first / (first - last)) : entry.share
        if depth < deepest.depth {
          deepest = (vertex, depth)
          deepestCrossing = share
        }
        if depth < least, !body.isSeam(entry.patch, around, vertex) {
          least = depth
          nearest = vertex
          crossing = share
        }
      }
      vertex &+= 1
    }
    entry.side = nearest >= 0 ? nearest : deepest.side
    entry.crossing = nearest >= 0 ? crossing : deepestCrossing
    let isDeep = nearest < 0 && deepest.depth > 8 * margin
    var from = way.place(entry.crossing)
    var next = entry.side &+ 1 < count ? entry.side &+ 1 : 0
    var to = frame.place(body.vertex(entry.patch, around, next, ends).vector)
    var rest = count
    while (to - from).length <= 4 * margin, rest > 0 {
      entry.side = next
      entry.isAtVertex = true
      next = next &+ 1 < count ? next &+ 1 : 0
      from = to
      to = frame.place(body.vertex(entry.patch, around, next, ends).vector)
      rest &-= 1
    }
    let ahead = to - from
    guard ahead.length > 0 else { return false }
    let (turn, sine) = way.turn(to: ahead)
    entry.turn = turn - (isDeep ? 5 : 0)
    // At its start, the way goes deeper only if the side there lies to the right or leads there.
    let isAtStart = entry.crossing * way.length <= 3 * margin
    return !isAtStart || isDeep || sine * way.length > 0.3 * margin || way.right(from) > 0.3 * margin
  }
}

extension RouteBody {
  /// Whether a way may enter a fan or a cap: by its seams, and by how far it is from its corner.
  fileprivate func mayEnter(
    _ patch: BodyPatch, _ around: EdgeBody, _ count: Int, _ frame: PlaneFrame, _ way: Way, overlap: Double,
    margin: Double
  ) -> Bool {
    guard isSeam(patch, around, 0) else { return true }
    let corner = frame.place(vertex(patch, around, 0).vector)
    if way.distance(to: corner) > reach * 1.02 + 4 * margin { return false }
    let first = frame.place(vertex(patch, around, 1).vector)
    let last = frame.place(vertex(patch, around, count &- 1).vector)
    func isInside(_ line: SideLine?) -> Bool {
      guard let line else { return true }
      return line.depth(PlanePoint(x: 0, y: 0)) > -overlap || line.depth(way.end) > -overlap
    }
    return isInside(SideLine(corner, first)) && isInside(SideLine(last, corner))
  }

  /// Whether the surroundings of an edge may meet a way; exact enough for short edges, others may.
  func mayMeet(_ edge: NearEdge, _ frame: PlaneFrame, _ way: Way, _ reach: Double) -> Bool {
    guard edge.from.chord(to: edge.to) < 0.02 else { return true }
    let from = frame.place(edge.from)
    let along = frame.place(edge.to) - from
    let length = along.length
    guard length > 0 else { return true }
    let end = way.end - from
    let start = PlanePoint(x: -from.x, y: -from.y)
    let to = PlanePoint(x: from.x + along.x, y: from.y + along.y)
    if way.distance(to: from) <= reach || way.distance(to: to) <= reach { return true }
    let side = Way(to: along)
    if side.distance(to: start) <= reach || side.distance(to: end) <= reach { return true }
    // They cross.
    return side.right(start) * side.right(end) < 0 && way.right(from) * way.right(to) < 0
  }
}

/// A part of a way, in shares of it.
private struct WayPart {
  var first: Double
  var last: Double

  /// Leaves the part on the inner side of a line, by the depths of the start of the way and of its end. False if there is nothing.
  @inline(__always)
  mutating func cut(_ before: Double, _ behind: Double) -> Bool {
    if before <= 0, behind <= 0 { return false }
    if before <= 0 {
      first = max(first, before / (before - behind))
    } else if behind <= 0 {
      last = min(last, before / (before - behind))
    }
    return first < last
  }
}
