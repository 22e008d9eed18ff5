// SPDX-License-Identifier: MIT
import CGridNorth

/// A ray in each lane, from the observer outward, side by side.
struct ViewRays {
  /// What all rays of a quarter have.
  struct Spread {
    /// Meters from a line to the next, and from a place on a line to the next.
    let lineMeters: Double
    let crossMeters: Double
    /// Lines between knots.
    let knots: Double
    /// How far a cell may be from its ray, where rays are one cell apart.
    let slack: Double
    let parts: Double

    /// How far beyond the circle a ray passes a cell that lies in it: meters.
    var overrun: Double { (slack + ViewRays.rounding) * crossMeters }

    /// The error of the distance of a cell that a ray passes `distance` meters away: how far rays turn against columns, how the
    /// cells get narrower, and how the circle bends.
    func doubt(at distance: Block, distortion: Double) -> Block {
      0.06 * (lineMeters + crossMeters) + 1.2 * distortion * crossMeters + 0.3 * crossMeters * crossMeters / distance
    }
  }

  /// A place of each ray: lines from the observer, the place on the line, meters from the observer.
  private struct Place {
    var along: Block
    var across: Block
    var distance: Block
  }

  private let fan: ViewFan
  private let ground: ViewGround?
  private let along: ViewAxis
  private let across: ViewAxis
  private let lines: ViewAxis.Lines
  private let isRows: Bool
  private let sign: Double
  private let spread: Spread
  private let geodesic: GeodesicLine<Block>
  /// Meters between the knots of a ray.
  private let stride: Block
  private var knotCount = Block(repeating: 1)
  private var knot: Place
  private var slope: Place
  private var next: Place
  private var horizon: ViewHorizon<Block>
  private var cursors: RayCursors
  /// The lanes that have a ray.
  private let rays: UInt8
  /// 1 where a height on the way was not known.
  private var unknown = Block(repeating: 0)

  /// The rounding of the place of two rays, in cells: a fiftieth each, so that no cell between them is left out.
  private static let rounding = 0.04
  /// How much farther away a cell is if it lies one meter farther along its line.
  private let lean: Block

  /// `ends` are the places on the farthest line to which the rays lead; behind the last one, lanes have no ray.
  init(
    _ fan: ViewFan, _ ground: ViewGround?, _ along: ViewAxis, _ across: ViewAxis, _ lines: ViewAxis.Lines, isRows: Bool,
    sign: Double, ends: Block, last: Double, _ spread: Spread, _ cursors: RayCursors
  ) {
    self.fan = fan
    self.ground = ground
    self.along = along
    self.across = across
    self.lines = lines
    self.isRows = isRows
    self.sign = sign
    self.spread = spread
    let shed = fan.shed
    let tangent = (ends - across.observer) / lines.far
    let side = tangent * spread.crossMeters
    let lineWay = (side * side + spread.lineMeters * spread.lineMeters).root
    lean = side / lineWay
    // A ray ends where it leaves the circle, however far away the line is there.
    let farthest = shed.radius / lineWay
    let lineCount = Block(repeating: lines.far)
    let way = lineCount.replacing(with: farthest, where: farthest .< lineCount)
    let (endAlong, endAcross) = (way * sign, way * tangent)
    let latitude = fan.grid.latitude(
      row: isRows ? along.observer + endAlong : across.observer + endAcross)
    let azimuth = ViewRays.azimuth(
      from: shed.observer.latitude, latitude: latitude,
      longitudeDifference: (isRows ? endAcross : endAlong) * fan.grid.longitudeStep)
    geodesic = GeodesicLine(latitude: Block(repeating: shed.observer.latitude), azimuth: azimuth)
    stride = spread.knots * lineWay
    let radius = SightSphere.eulerRadius(
      latitude: 0.5 * (latitude + shed.observer.latitude), azimuth: azimuth)
    horizon = ViewHorizon(radius: radius / shed.options.curvature, eye: shed.eye, target: shed.target)
    self.cursors = cursors
    rays = Block.bits(ends .<= last)
    let zero = Block(repeating: 0)
    knot = Place(along: zero, across: Block(repeating: across.observer), distance: zero)
    slope = knot
    next = knot
    next = place(at: stride)
    slope = slopes()
  }

  /// The azimuth of the plane through the vertical of the observer and another position: within 1e-8 of the geodesic's at 100 km.
  private static func azimuth(from latitude: Double, latitude other: Block, longitudeDifference: Block) -> Block {
    let phi = latitude.sineAndCosineOfDegrees
    let radius = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * (phi.sine * phi.sine)).root
    let psi = other.sineAndCosineOfDegrees
    let otherRadius = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * (psi.sine * psi.sine)).root
    let lambda = longitudeDifference.sineAndCosineOfDegrees
    let ring = otherRadius * psi.cosine
    let outward = ring * lambda.cosine - radius * phi.cosine
    let up = (otherRadius * psi.sine - radius * phi.sine) * (1 - WGS84.eccentricitySquared)
    return Block.arctangentInDegrees(y: ring * lambda.sine, x: up * phi.cosine - outward * phi.sine)
  }

  /// Where the rays are at distances from the observer.
  private func place(at distance: Block) -> Place {
    let position = geodesic.position(at: distance)
    let row = fan.grid.row(latitude: position.latitude)
    let columns = position.longitudeDifference / fan.grid.longitudeStep
    if isRows {
      return Place(along: (row - along.observer) * sign, across: columns + across.observer, distance: distance)
    }
    return Place(along: columns * sign, across: row, distance: distance)
  }

  private func slopes() -> Place {
    let scale = 1 / (next.along - knot.along)
    return Place(
      along: scale, across: (next.across - knot.across) * scale, distance: (next.distance - knot.distance) * scale)
  }

  /// Goes on to the next knots where the line lies behind them.
  private mutating func advance(to line: Double) {
    var count = 0
    var isDue = next.along .< line
    while Block.bits(isDue) != 0, count < 64 {
      knotCount = knotCount.adding(1, where: isDue)
      let farther = place(at: stride * knotCount)
      knot = ViewRays.replace(knot, with: next, where: isDue)
      next = ViewRays.replace(next, with: farther, where: isDue)
      slope = slopes()
      isDue = next.along .< line
      count &+= 1
    }
  }

  private static func replace(_ place: Place, with other: Place, where mask: Block.Mask) -> Place {
    Place(
      along: place.along.replacing(with: other.along, where: mask),
      across: place.across.replacing(with: other.across, where: mask),
      distance: place.distance.replacing(with: other.distance, where: mask))
  }

  /// Follows the rays to the farthest line, or out of the circle.
  mutating func run(_ cells: UnsafeMutablePointer<UInt8>) {
    let part = 1 / spread.parts
    var index = 0.0
    var line = lines.startDistance
    while line <= lines.far + 1e-6 {
      var rest = spread.parts - 1
      while rest > 0 {
        let between = line - rest * part
        if between > 0 { look(at: between, sign * between + along.observer, nil) }
        rest -= 1
      }
      if !look(at: line, lines.start + sign * index, cells) { break }
      index += 1
      line = lines.startDistance + index
    }
    cursors.count()
  }

  /// Looks at the ground on a line; its cells are written if there are any. False if all rays are out of the circle.
  @discardableResult
  private mutating func look(at line: Double, _ lineNumber: Double, _ cells: UnsafeMutablePointer<UInt8>?) -> Bool {
    if Block.bits(next.along .< line) != 0 { advance(to: line) }
    let step = line - knot.along
    let acrossHere = knot.across + step * slope.across
    let distance = knot.distance + step * slope.distance
    let lanes = Block.bits(distance .<= fan.shed.radius + spread.overrun) & rays
    guard lanes != 0 else { return false }
    let lineHere = Block(repeating: lineNumber)
    var ground = heights(row: isRows ? lineHere : acrossHere, column: isRows ? acrossHere : lineHere, lanes)
    // A grid may give any numbers.
    var missing = .!(ground.absolute .<= SightLine.largestGround)
    if Block.bits(missing) & lanes != 0 {
      // The heights may end where the raster does: then those of its border count.
      let border = across.clampedNear(acrossHere)
      let moved = Block.bits(missing .& .!(border .== acrossHere)) & lanes
      if moved != 0 {
        search(row: isRows ? lineHere : border, column: isRows ? border : lineHere, moved, &ground)
        missing = .!(ground.absolute .<= SightLine.largestGround)
      }
    }
    ground = ground.replacing(with: Block(repeating: .nan), where: missing)
    let view = horizon.view(ground: ground, distance: distance)
    if let cells, along.contains(lineNumber) {
      let cell = acrossHere.roundedToEven
      let isNear = (acrossHere - cell).absolute .<= (line / lines.far) * spread.slack + ViewRays.rounding
      let row = isRows ? lineHere : cell
      let column = isRows ? cell : lineHere
      var isWritten = Block.bits(isNear .& across.contains(cell)) & lanes
      let beyond = distance + (cell - acrossHere) * spread.crossMeters * lean - fan.shed.radius
      let doubt = spread.doubt(at: distance, distortion: fan.distortion)
      isWritten &= Block.bits(beyond .<= doubt)
      let doubtful = isWritten & Block.bits(beyond .>= -doubt)
      if doubtful != 0 { isWritten &= ~outside(doubtful, row, column) }
      if isWritten != 0 { write(states(view, isKnown: .!missing), isWritten, row: row, column: column, to: cells) }
    }
    // As the end of a line of sight, the ground at the observer's feet is not in the way.
    let isInTheWay = distance .>= 0.25 * fan.shed.options.step
    horizon.add(view, where: isInTheWay)
    unknown = unknown.replacing(with: Block(repeating: 1), where: isInTheWay .& missing)
    return true
  }

  /// Which cells of some lanes lie outside of the circle.
  @inline(never)
  private func outside(_ lanes: UInt8, _ row: Block, _ column: Block) -> UInt8 {
    let latitude = fan.grid.latitude(row: row)
    let longitude = fan.grid.longitude(column: column)
    var (rest, outside) = (lanes, UInt8(0))
    while rest != 0 {
      let lane = rest.trailingZeroBitCount
      let bit = rest & (0 &- rest)
      let cell = gn_point(latitude: latitude.lane(lane).clamped(-90, 90), longitude: longitude.lane(lane))
      if Geodesic.inverse(fan.shed.observer, cell).distance > fan.shed.radius { outside |= bit }
      rest &= ~bit
    }
    return outside
  }

  /// `GN_VIEW_SEEN` and so on.
  @inline(__always)
  private func states(_ view: ViewHorizon<Block>.View, isKnown: Block.Mask) -> Block {
    func number(_ state: gn_view_state) -> Block { Block(repeating: Double(state.rawValue)) }
    let free = Block.select(unknown .> 0, number(GN_VIEW_UNKNOWN), number(GN_VIEW_SEEN))
    let known = Block.select(horizon.isSeen(view), free, number(GN_VIEW_HIDDEN))
    return Block.select(isKnown, known, number(GN_VIEW_UNKNOWN))
  }

  /// Writes the states of some lanes; rows and columns are whole, and in the raster.
  @inline(__always)
  private func write(
    _ states: Block, _ lanes: UInt8, row: Block, column: Block, to cells: UnsafeMutablePointer<UInt8>
  ) {
    let (places, states) = (fan.grid.indexes(row: row, column: column), Words(states))
    var rest = lanes
    while rest != 0 {
      let lane = rest.trailingZeroBitCount
      // SAFETY: the cell lies in the raster.
      cells[Int(truncatingIfNeeded: places.lane(lane))] = UInt8(truncatingIfNeeded: states.lane(lane))
      rest &= rest &- 1
    }
  }

  /// Those of some lanes; NaN where there is none.
  @inline(__always)
  private mutating func heights(row: Block, column: Block, _ lanes: UInt8) -> Block {
    var heights = Block(repeating: .nan)
    var rest = lanes
    if let ground {
      let found = ground.find(row: row, column: column)
      heights = found.heights
      rest &= ~Block.bits(found.isFound)
    }
    if rest != 0 { search(row: row, column: column, rest, &heights) }
    return heights
  }

  /// Sets the heights of some lanes; all grids are searched.
  @inline(never)
  private mutating func search(row: Block, column: Block, _ lanes: UInt8, _ heights: inout Block) {
    cursors.find(
      latitude: fan.grid.latitude(row: row), longitude: fan.grid.longitude(column: column), lanes, &heights)
  }
}
