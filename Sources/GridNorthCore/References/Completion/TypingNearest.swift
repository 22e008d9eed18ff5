// SPDX-License-Identifier: MIT
import CGridNorth

/// The search for the cell nearest to a position, of all cells that a target names, by the distance of its center.
///
/// Cells with the same digits in many squares form a lattice in each zone and cap. The search walks along it away from
/// the position, and excludes cells that cannot be nearer than the best so far: first by the distance to the parallel
/// or the zone, then by the distance on a sphere, and only then by the geodesic.
struct Nearest {
  private let reference: gn_point
  private let target: Target
  private let size: Double
  private let cosine: Double
  /// The distance from the equator along the meridian, as on the grid, in meters.
  private let northing: Double
  private(set) var square: Square?
  private(set) var distance = Double.infinity
  private(set) var azimuth = 0.0
  /// The square of the sine of half the angle of `distance` on a sphere, with a margin for the ellipsoid.
  private var limit = 2.0

  /// Meters of a degree of the mean radius.
  private static let metersPerDegree = 111_195.0
  /// By how much distances on the sphere and on the ellipsoid may differ: half of the flattening comes in twice.
  private static let doubt = 1.007
  /// Meters by which a line of constant northing falls toward the equator, at most, where a square of a zone can be.
  private static let fall = 25_000.0

  static func find(_ target: Target, from reference: gn_point) -> Nearest {
    var search = Nearest(target, from: reference)
    search.run()
    return search
  }

  private init(_ target: Target, from reference: gn_point) {
    self.target = target
    self.reference = reference
    var size = 100_000.0
    var digits = 0
    while digits < target.precision {
      size /= 10
      digits &+= 1
    }
    self.size = size
    let latitude = reference.latitude.sineAndCosineOfDegrees
    cosine = latitude.cosine
    northing = TransverseMercator.forward(latitude: latitude, longitude: (sine: 0.0, cosine: 1.0)).y
  }

  private mutating func run() {
    switch target.scope {
    case .frame(.utm(let gridZone)): search(zone: gridZone.zone, band: gridZone.band)
    case .frame(.polar(let zone)): search(zone)
    case .zone(let zone): search(zone: zone, band: nil)
    case .zonesFrom: break
    case .anywhere:
      let isPolar = !UTM.isUTM(latitude: reference.latitude)
      if isPolar { searchCaps() }
      let home = Int(truncatingIfNeeded: ((reference.longitude + 180) / 6).wholeNumber)
      var steps = 0
      while steps <= 30 {
        search(zone: (home &+ steps) % 60 &+ 1, band: nil)
        if steps > 0, steps < 30 { search(zone: (home &+ 60 &- steps) % 60 &+ 1, band: nil) }
        steps &+= 1
      }
      if !isPolar { searchCaps() }
    }
  }

  /// First the half of the cap where the position is.
  private mutating func searchCaps() {
    let isSouthern = reference.latitude < 0
    let isEastern = reference.longitude >= 0
    search(PolarZone(isSouthern: isSouthern, isEastern: isEastern))
    search(PolarZone(isSouthern: isSouthern, isEastern: !isEastern))
    search(PolarZone(isSouthern: !isSouthern, isEastern: isEastern))
    search(PolarZone(isSouthern: !isSouthern, isEastern: !isEastern))
  }

  /// The largest distance of a cell's center from the zone that a part of the cell lies in: half a diagonal, in meters.
  private var overhang: Double { 0.75 * size }

  // MARK: UTM zones

  private mutating func search(zone: Int, band: Band?) {
    let north = Band(number: 0)
    guard let regular = GridZone(zone: zone, band: north) else { return }
    let away = reference.longitude.longitudeDifference(from: regular.centralMeridian)
    guard !isBeyondReach(degreesAway: away.absolute - UTM.reach(zone: zone)) else { return }
    var columns = Walk(low: 1, high: 8)
    if let letter = target.column {
      guard let column = Square.column(letter, in: regular) else { return }
      columns = Walk(low: column, high: column)
    }
    var rows = Walk(low: -90, high: 94)
    if let band {
      // A degree of latitude is 1.105 ... 1.117 squares of northing, and lines of constant northing fall.
      rows.low = Walk.whole(min(band.south * 1.105, band.south * 1.117)) &- 1
      rows.high = Walk.whole(max(band.north * 1.105, band.north * 1.117)) &+ 1
    }
    if let letter = target.row {
      guard let row = Square.row(letter, in: regular) else { return }
      rows.align(to: row)
    }
    let middle = (x: Double(target.east) / 1e6 + 0.5 * size, y: Double(target.north) / 1e6 + 0.5 * size)
    rows.start(at: (northing - middle.y) / 100_000)
    columns.start(at: (away * cosine * Self.metersPerDegree - middle.x) / 100_000 + 5)
    while let row = rows.next() {
      guard (Double(row) * 100_000 + middle.y - northing).absolute - Self.fall < distance else {
        rows.endThisSide()
        continue
      }
      var across = columns
      while let column = across.next() { consider(zone: zone, column: column, row: row, band: band) }
    }
  }

  /// Whether a whole zone is too far away to contain anything nearer: by the distance to its nearer meridian or, from
  /// within a polar cap, to the edge of the cap.
  private func isBeyondReach(degreesAway: Double) -> Bool {
    guard degreesAway > 0, distance < 5_000_000 else { return false }
    let reach = (distance + overhang) * Self.doubt / Self.metersPerDegree
    guard UTM.isUTM(latitude: reference.latitude) else {
      let end = reference.latitude < 0 ? -80.0 : 84
      let north = (0.5 * (end - reference.latitude)).sineAndCosineOfDegrees.sine
      let east = (0.5 * degreesAway).sineAndCosineOfDegrees.sine
      let half = (0.5 * reach).sineAndCosineOfDegrees.sine
      return north * north + cosine * end.sineAndCosineOfDegrees.cosine * (east * east) > half * half
    }
    return cosine * min(degreesAway, 90).sineAndCosineOfDegrees.sine > reach.sineAndCosineOfDegrees.sine
  }

  private mutating func consider(zone: Int, column: Int, row: Int, band: Band?) {
    let south = Band(number: row < 0 ? -1 : 0)
    guard let hemisphere = GridZone(zone: zone, band: south) else { return }
    let center = center(Square(frame: .utm(hemisphere), column: column, row: row))
    let cosine = center.latitude.sineAndCosineOfDegrees.cosine
    let away = center.longitude.longitudeDifference(from: hemisphere.centralMeridian).absolute
    // Far outside, by twice half a diagonal, or farther than the best.
    guard (away - UTM.reach(zone: zone)) * cosine * Self.metersPerDegree < 1.5 * size, isWithinReach(center, cosine)
    else { return }
    if let band {
      consider(zone: zone, column: column, row: row, in: band, center)
      return
    }
    let number = Band(latitude: max(-80, min(83.9, center.latitude))).number
    let own = Band(number: row < 0 ? min(number, -1) : max(number, 0))
    if consider(zone: zone, column: column, row: row, in: own, center) { return }
    // A cell whose center lies beyond the border of the grid zone that it has a part in: in the next band, perhaps.
    let margin = 1e-5 * size
    if center.latitude - own.south < margin {
      consider(zone: zone, column: column, row: row, in: Band(number: own.number &- 1), center)
    }
    if own.north - center.latitude < margin {
      consider(zone: zone, column: column, row: row, in: Band(number: own.number &+ 1), center)
    }
  }

  @discardableResult
  private mutating func consider(zone: Int, column: Int, row: Int, in band: Band, _ center: gn_point) -> Bool {
    guard band.number >= -10, band.number <= 9, let gridZone = GridZone(zone: zone, band: band) else { return false }
    let square = Square(frame: .utm(gridZone), column: column, row: row)
    guard cell(square).isWellInside(center) || patch(square).touchesZone else { return false }
    take(square, center)
    return true
  }

  // MARK: Polar caps

  private mutating func search(_ zone: PolarZone) {
    let beyond = (zone.isSouthern ? 80 + reference.latitude : 84 - reference.latitude) * 110_500
    guard beyond - overhang < distance else { return }
    let reach = zone.reach
    var columns = Walk(low: zone.isEastern ? 0 : 0 &- reach, high: zone.isEastern ? reach &- 1 : -1)
    var rows = Walk(low: 0 &- reach, high: reach &- 1)
    if let letter = target.column {
      guard let column = Square.column(letter, in: zone) else { return }
      columns = Walk(low: column, high: column)
    }
    if let letter = target.row {
      guard let row = Square.row(letter, in: zone) else { return }
      rows = Walk(low: row, high: row)
    }
    let grid = UTM.Grid(checkedZone: 0, hemisphere: zone.isSouthern ? -1 : 1)
    // Farther away the map is too inaccurate; there the search begins where the cap is nearest.
    let isNear = grid.sign * reference.latitude > 45
    let latitude = isNear ? reference.latitude : zone.isSouthern ? -80 : 84
    let point = UTM.projectPolar(latitude: latitude, reducedLongitude: reference.longitude, grid: grid)
    let x = point.easting - UTM.poleCoordinate
    let y = point.northing - UTM.poleCoordinate
    let middle = (x: Double(target.east) / 1e6 + 0.5 * size, y: Double(target.north) / 1e6 + 0.5 * size)
    rows.start(at: (y - middle.y) / 100_000)
    columns.start(at: (x - middle.x) / 100_000)
    while let row = rows.next() {
      // North of 45 degrees the scale is no more than 1.17.
      guard !isNear || (Double(row) * 100_000 + middle.y - y).absolute < 1.2 * distance else {
        rows.endThisSide()
        continue
      }
      var across = columns
      while let column = across.next() {
        guard !isNear || (Double(column) * 100_000 + middle.x - x).absolute < 1.2 * distance else {
          across.endThisSide()
          continue
        }
        let square = Square(frame: .polar(zone), column: column, row: row)
        guard patch(square).touchesZone else { continue }
        let center = center(square)
        if isWithinReach(center, center.latitude.sineAndCosineOfDegrees.cosine) { take(square, center) }
      }
    }
  }

  // MARK: One cell

  private func cell(_ square: Square) -> Cell {
    Cell(square: square, east: target.east, north: target.north, precision: target.precision)
  }

  private func center(_ square: Square) -> gn_point {
    let cell = cell(square)
    return cell.position(of: cell.center)
  }

  private func patch(_ square: Square) -> Patch {
    var patch = Patch(square)
    let size = (self.size * 1e6).wholeNumber
    patch.east = (target.east, target.east &+ size)
    patch.north = (target.north, target.north &+ size)
    return patch
  }

  /// Whether a position, given with the cosine of its latitude, may be nearer than the best so far; by the haversine
  /// formula.
  private func isWithinReach(_ point: gn_point, _ cosineOfLatitude: Double) -> Bool {
    let north = (0.5 * (point.latitude - reference.latitude)).sineAndCosineOfDegrees.sine
    let east = (0.5 * (point.longitude - reference.longitude)).sineAndCosineOfDegrees.sine
    return north * north + cosine * cosineOfLatitude * (east * east) < limit
  }

  private mutating func take(_ square: Square, _ center: gn_point) {
    let way = Geodesic.inverse(reference, center)
    guard way.distance < distance else { return }
    self.square = square
    distance = way.distance
    azimuth = way.azimuthFrom
    let half = 0.5 * distance * Self.doubt / Self.metersPerDegree
    let sine = half.sineAndCosineOfDegrees.sine
    limit = half < 90 ? sine * sine : 2
  }
}

/// Whole numbers from a start outward: the start, one above, one below, two above ...
struct Walk {
  var low: Int
  var high: Int
  private var step = 1
  private var above: Int
  private var below: Int
  private var isAbove = true

  init(low: Int, high: Int) {
    self.low = low
    self.high = high
    above = low
    below = low &- 1
  }

  /// Leaves only every twentieth number: those that differ from a row by whole periods of its letter.
  mutating func align(to row: Int) {
    // 200 keeps the remainders positive.
    low = low &+ (row &- low &+ 200) % 20
    high = high &- (high &- row &+ 200) % 20
    step = 20
    above = low
    below = low &- step
  }

  /// Begins with the number that is nearest to another one.
  mutating func start(at number: Double) {
    guard number.isFinite, high >= low else { return }
    let steps = Self.whole((min(max(number, Double(low)), Double(high)) - Double(low)) / Double(step) + 0.5)
    above = min(low &+ steps &* step, high)
    below = above &- step
    isAbove = true
  }

  mutating func next() -> Int? {
    if above > high && below < low { return nil }
    isAbove = below < low || (above <= high && isAbove)
    let number = isAbove ? above : below
    if isAbove { above &+= step } else { below &-= step }
    isAbove.toggle()
    return number
  }

  /// Leaves out the numbers beyond the last one.
  mutating func endThisSide() {
    if isAbove { below = low &- 1 } else { above = high &+ 1 }
  }

  /// A number rounded down, for magnitudes up to a million.
  static func whole(_ number: Double) -> Int {
    Int(truncatingIfNeeded: (number + 1_000_000).wholeNumber) &- 1_000_000
  }
}
