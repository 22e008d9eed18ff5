// SPDX-License-Identifier: MIT
import CGridNorth

/// An area to be drawn as a Polygon or a MultiPolygon.
enum Area {
  case shape(ShapeOutline)
  case polygon(Polygon)
  case box(BoxLine)
}

/// Iterates over the rings of an area, each walked with the area to its left.
struct AreaRings {
  private var shapes: (first: ShapeLine?, second: ShapeLine?) = (nil, nil)
  private var rings: Polygon.Iterator?
  private var box: BoxLine?
  private let pen: Pen
  /// The index of the next ring.
  private var index = 0

  init(_ area: Area, _ pen: Pen) {
    self.pen = pen
    switch area {
    case .shape(let outline):
      shapes = (outline.line, outline.hole)
    case .polygon(let polygon):
      rings = polygon.makeIterator()
    case .box(let line):
      box = line
    }
  }

  @inline(never)
  mutating func next() -> AreaRing? {
    if rings != nil {
      guard let ring = rings?.next() else { return nil }
      index &+= 1
      return AreaRing(ring, index: index &- 1, pen)
    }
    if let box {
      index &+= 1
      return index == 1 ? AreaRing(box, pen) : nil
    }
    guard let line = index == 0 ? shapes.first : index == 1 ? shapes.second : nil else { return nil }
    index &+= 1
    return AreaRing(line, index: index &- 1, pen)
  }

  /// The next ring that is not cut.
  mutating func next(besides cuts: borrowing CutTable) -> AreaRing? {
    while cuts.holds(ring: index) {
      if rings != nil { _ = rings?.next() }
      index &+= 1
    }
    return next()
  }

  /// The vertices of a ring that is cut.
  @inline(never)
  static func outline(of area: Area, _ cut: Cut, _ pen: Pen) -> OutlineRing? {
    var outline: OutlineRing?
    switch area {
    case .shape(let shape):
      if let line = cut.ring == 0 ? shape.line : shape.hole { outline = OutlineRing(line, decimals: pen.decimals) }
    case .polygon(let polygon):
      var rings = polygon.makeIterator()
      var index: UInt32 = 0
      while index < cut.ring {
        _ = rings.next()
        index &+= 1
      }
      if let ring = rings.next() { outline = OutlineRing(ring, decimals: pen.decimals) }
    case .box(let box):
      outline = OutlineRing(box, decimals: pen.decimals)
    }
    outline?.isReversed = cut.isReversed
    return outline
  }
}

/// A ring and the area to its left: the part on one side of it, or all the rest of the earth.
struct AreaRing {
  let index: Int
  private(set) var outline: OutlineRing
  /// Whether that area contains the poles and the antimeridian, if the antimeridian does not cross the ring.
  private var isComplement: Bool
  private let pen: Pen

  /// Slightly less than half the length of a meridian: smaller circles do not contain both poles.
  private static let smallestWithPoles = 9_900_000.0

  @inline(never)
  init(_ line: ShapeLine, index: Int, _ pen: Pen) {
    self.index = index
    self.pen = pen
    outline = OutlineRing(line, decimals: pen.decimals)
    let isHole = line.form == .hole
    isComplement = isHole
    if max(line.radius, line.innerRadius) > AreaRing.smallestWithPoles { isComplement = planeArea < 0 }
  }

  /// A box is to the left of its sides.
  init(_ box: BoxLine, _ pen: Pen) {
    index = 0
    self.pen = pen
    outline = OutlineRing(box, decimals: pen.decimals)
    isComplement = false
  }

  @inline(never)
  init(_ ring: PolygonRing, index: Int, _ pen: Pen) {
    self.index = index
    self.pen = pen
    outline = OutlineRing(ring, decimals: pen.decimals)
    isComplement = false
    let isHole = index > 0
    var isClockwise = false
    var holdsNorthPole = false
    let plain = ring.plainOrientation
    if plain != 0 {
      isClockwise = plain == Int32(GN_CLOCKWISE)
    } else {
      let measure = RingMeasure(ring)
      isClockwise = measure.area < 0
      holdsNorthPole = measure.holdsNorthPole
    }
    outline.isReversed = isClockwise != isHole
    let extent = LongitudeExtent(&outline)
    // Along a pole, the ring is walked with the map to its left, so it surrounds a piece of the map.
    isComplement = !extent.touchesPole && (!extent.isNarrow && holdsNorthPole) != isHole
  }

  /// The ring, starting at a vertex that lies neither on the antimeridian nor at a pole, if there is one; or at a pole
  /// that it reaches from the other pole.
  @inline(never)
  func walk() -> OutlineWalk? {
    var outline = outline
    var index = 0
    while index < outline.count {
      let vertex = outline.vertex(index)
      if vertex.longitude != -180,
        !vertex.isPole || outline.vertex(index &+ outline.count &- 1).latitude == 0 - vertex.latitude
      {
        return OutlineWalk(outline, from: index, isRing: true)
      }
      index &+= 1
    }
    return nil
  }

  /// Twice the area in square degrees, positive if counterclockwise in the plane of degrees.
  private var planeArea: Double {
    var measuring = pen
    measuring.isWriting = false
    trace(&measuring)
    return measuring.area
  }

  /// Whether a ring that is not cut is a hole in the map.
  var isHole: Bool { isComplement }

  /// Draws a ring that is not cut: counterclockwise, or clockwise if it is a hole.
  @inline(never)
  func draw(_ pen: inout Pen) {
    let before = pen
    trace(&pen)
    guard (pen.area < 0) != isHole else { return }
    // With long edges and no edge tolerance, the ring may run the other way in degrees than on the earth. Then it is
    // drawn again.
    pen = before
    var turned = self
    turned.outline.isReversed.toggle()
    turned.trace(&pen)
  }

  @inline(never)
  private func trace(_ pen: inout Pen) {
    pen.begin()
    if var walk = walk() {
      let end = walk.next &+ walk.outline.count
      pen.setAltitude(walk.outline, walk.next &- 1)
      pen.add(walk.here)
      while walk.next < end {
        let step = walk.step()
        pen.setAltitude(walk.outline, walk.next &- 1)
        pen.follow(walk)
        if case .cut = step {
          walk.cross()
          pen.cross()
        }
      }
    } else {
      var outline = outline
      var index = 0
      while index < outline.count {
        pen.setAltitude(outline, index)
        pen.add(outline.vertex(index))
        index &+= 1
      }
    }
    pen.endRing()
  }
}

/// The extent of a ring in degrees of longitude.
private struct LongitudeExtent {
  /// Less than half of the earth, without a pole.
  let isNarrow: Bool
  /// Whether a vertex or an edge lies on a pole.
  let touchesPole: Bool

  init(_ outline: inout OutlineRing) {
    var low = 0.0
    var high = 0.0
    var longitude = 0.0
    var touchesPole = false
    var before = outline.vertex(0)
    var index = 1
    while index <= outline.count {
      let vertex = outline.vertex(index)
      let way = (vertex.longitude - before.longitude).reducedLongitude
      longitude += way
      low = min(low, longitude)
      high = max(high, longitude)
      if vertex.isPole || way == -180 { touchesPole = true }
      before = vertex
      index &+= 1
    }
    self.touchesPole = touchesPole
    isNarrow = !touchesPole && high - low < 179 && longitude.absolute < 1
  }
}

/// An area in pieces that the antimeridian does not cross (RFC 7946, section 3.1.9).
///
/// Where rings cross it they are cut into chains. A chain ends at the eastern or western edge of the map. The border of
/// the area continues along that edge, counterclockwise, to the start of the next chain, around the corners of the map
/// if a pole lies inside. Rings that are not cut are separate pieces, or holes. If an area has only holes, its outer
/// ring is the whole map.
struct AreaDrawing {
  private let area: Area
  private var cuts = CutTable()
  private var hasHoles = false
  /// Rings that are pieces.
  private var outerRings = 0
  /// Whether there is only one piece, which is drawn even without an area.
  private var hasOnePiece = false

  /// Throws `GN_ERROR_CROSSINGS`, and `GN_ERROR_WORK` if the drawings that share the work take too long.
  init(_ area: Area, _ pen: Pen, _ work: inout Work) throws(gn_status) {
    self.area = area
    var vertices = 0
    var rings = AreaRings(area, pen)
    while let ring = rings.next() {
      let first = cuts.count
      if ring.outline.count >= 3, var walk = ring.walk() {
        let end = walk.next &+ walk.outline.count
        while walk.next < end {
          if case .cut(let isEastward) = walk.step() {
            let cut = Cut(
              latitude: walk.latitude, ring: UInt32(truncatingIfNeeded: ring.index),
              next: UInt32(truncatingIfNeeded: walk.next), isReversed: ring.outline.isReversed, isEastward: isEastward)
            guard cuts.append(cut) else { throw GN_ERROR_CROSSINGS }
            walk.cross()
          }
        }
      }
      cuts.close(from: first)
      vertices &+= ring.outline.count
      if cuts.count == first {
        if ring.isHole { hasHoles = true } else { outerRings &+= 1 }
      }
    }
    cuts.join()
    let pieces = max(1, outerRings &+ cuts.leaders)
    hasOnePiece = pieces == 1
    if hasHoles, !hasOnePiece { try work.spend(steps(pieces: pieces, vertices: vertices, pen)) }
  }

  /// Each piece measures all rings and draws all holes, and is drawn itself for each hole.
  @inline(never)
  private func steps(pieces: Int, vertices: Int, _ pen: Pen) -> Double {
    var measuring = pen
    measuring.isWriting = false
    var (holes, holePositions) = (0.0, 0.0)
    var rings = AreaRings(area, pen)
    while let ring = rings.next(besides: cuts) {
      let before = measuring.positions
      ring.draw(&measuring)
      guard ring.isHole else { continue }
      holes += 1
      holePositions += Double(measuring.positions &- before)
    }
    var index = 0
    while index < cuts.count {
      if cuts.isLeader(index) { drawChains(index, &measuring) }
      index &+= 1
    }
    let outerPositions = Double(measuring.positions) - holePositions
    // Along a geodesic, a position takes as long as thirty that are vertices.
    let drawn = (Double(pieces) * holePositions + holes * outerPositions) * (pen.edgeTolerance > 0 ? 3.5 : 0.125)
    return Double(pieces) * Double(vertices) + drawn
  }

  /// Appends the type and the coordinates of the geometry.
  @inline(never)
  func draw(_ pen: inout Pen) {
    // Borders along the map have no altitude.
    if cuts.count > 0 || outerRings == 0 { pen.forgetAltitudes() }
    let pieces = hasOnePiece ? 1 : drawPieces(&pen, isCounting: true, all: 0)
    // None of them has an area: the first one is drawn.
    let drawn = max(1, pieces)
    if drawn > 1 {
      pen.append(#"{"type":"MultiPolygon","coordinates":["#)
    } else {
      pen.append(#"{"type":"Polygon","coordinates":"#)
    }
    _ = drawPieces(&pen, isCounting: false, all: pieces)
    if drawn > 1 { pen.append("]") }
    pen.append("}")
  }

  private enum Piece {
    case chains(Int)
    case ring(AreaRing)
    case map
  }

  /// Returns the number of pieces with an area, or draws them.
  private func drawPieces(_ pen: inout Pen, isCounting: Bool, all: Int) -> Int {
    var drawn = 0
    drawChainPieces(&pen, isCounting, all, &drawn)
    if outerRings > 0 {
      drawRingPieces(&pen, isCounting, all, &drawn)
    } else if cuts.count == 0 {
      drawMapPiece(&pen, isCounting, all, &drawn)
    }
    return drawn
  }

  // Apart from each other, as each needs much of the stack.

  @inline(never)
  private func drawChainPieces(_ pen: inout Pen, _ isCounting: Bool, _ all: Int, _ drawn: inout Int) {
    var index = 0
    while index < cuts.count {
      if cuts.isLeader(index) { draw(.chains(index), &pen, isCounting, all, &drawn) }
      index &+= 1
    }
  }

  @inline(never)
  private func drawRingPieces(_ pen: inout Pen, _ isCounting: Bool, _ all: Int, _ drawn: inout Int) {
    var rings = AreaRings(area, pen)
    while let ring = rings.next(besides: cuts) {
      if !ring.isHole { draw(.ring(ring), &pen, isCounting, all, &drawn) }
    }
  }

  @inline(never)
  private func drawMapPiece(_ pen: inout Pen, _ isCounting: Bool, _ all: Int, _ drawn: inout Int) {
    draw(.map, &pen, isCounting, all, &drawn)
  }

  @inline(never)
  private func draw(_ piece: Piece, _ pen: inout Pen, _ isCounting: Bool, _ all: Int, _ drawn: inout Int) {
    if !hasOnePiece {
      var measuring = pen
      measuring.isWriting = false
      drawOuter(piece, &measuring)
      if measuring.area == 0, isCounting || all > 0 || drawn > 0 { return }
    }
    drawn &+= 1
    if isCounting { return }
    pen.append(drawn > 1 ? ",[" : "[")
    drawOuter(piece, &pen)
    if hasHoles { drawHoles(of: piece, &pen, isOnly: all <= 1) }
    pen.append("]")
  }

  @inline(never)
  private func drawOuter(_ piece: Piece, _ pen: inout Pen) {
    switch piece {
    case .chains(let first): drawChains(first, &pen)
    case .ring(let ring): ring.draw(&pen)
    case .map:
      pen.begin()
      pen.add(gn_point(latitude: -90, longitude: -180))
      addCorners(from: 0, to: CutTable.border, &pen)
      pen.endRing()
    }
  }

  private func drawHoles(of piece: Piece, _ pen: inout Pen, isOnly: Bool) {
    var rings = AreaRings(area, pen)
    while let ring = rings.next(besides: cuts) {
      guard ring.isHole else { continue }
      var measuring = pen
      measuring.isWriting = false
      ring.draw(&measuring)
      guard measuring.area != 0 else { continue }
      if !isOnly {
        var outline = ring.outline
        let a = outline.vertex(0)
        let b = outline.vertex(1)
        measuring.probe = gn_point(
          latitude: 0.5 * (a.latitude + b.latitude),
          longitude: (a.longitude + 0.5 * (b.longitude - a.longitude).reducedLongitude).reducedLongitude)
        drawOuter(piece, &measuring)
        guard measuring.holdsProbe else { continue }
      }
      pen.append(",")
      ring.draw(&pen)
    }
  }

  private func drawChains(_ first: Int, _ pen: inout Pen) {
    pen.begin()
    var index = first
    repeat {
      let cut = cuts[index]
      guard let outline = AreaRings.outline(of: area, cut, pen) else { break }
      var walk = OutlineWalk(
        outline, latitude: cut.latitude, longitude: 0 - cut.exitLongitude, next: Int(cut.next), isRing: true)
      pen.add(walk.here)
      // A chain goes around its ring once at most.
      let end = walk.next &+ outline.count
      var isWalking = true
      while isWalking, walk.next <= end {
        if case .cut = walk.step() { isWalking = false }
        pen.follow(walk)
      }
      index = Int(cut.successor)
      let exit = cuts[Int(cut.end)].exit
      var entry = cuts[index].entry
      if entry < exit { entry += CutTable.border }
      addCorners(from: exit, to: entry, &pen)
    } while index != first
    pen.endRing()
  }

  /// The corners of the map that lie between two places on its border.
  private func addCorners(from exit: Double, to entry: Double, _ pen: inout Pen) {
    var turn = 0.0
    while turn < 2 * CutTable.border {
      addCorner(turn + 360, -90, 180, exit, entry, &pen)
      addCorner(turn + 540, 90, 180, exit, entry, &pen)
      addCorner(turn + 900, 90, -180, exit, entry, &pen)
      addCorner(turn + 1080, -90, -180, exit, entry, &pen)
      turn += CutTable.border
    }
  }

  private func addCorner(
    _ place: Double, _ latitude: Double, _ longitude: Double, _ exit: Double, _ entry: Double, _ pen: inout Pen
  ) {
    if place >= exit, place <= entry { pen.add(gn_point(latitude: latitude, longitude: longitude)) }
  }
}

extension Pen {
  /// To that of a vertex, if vertices have their own.
  @inline(__always)
  fileprivate mutating func setAltitude(_ outline: OutlineRing, _ position: Int) {
    if hasOwnAltitudes { altitude = outline.altitude(position) }
  }
}
