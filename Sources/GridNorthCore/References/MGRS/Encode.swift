// SPDX-License-Identifier: MIT
import CGridNorth

extension MGRS {
  /// The reference of the cell that holds a position in degrees.
  public static func encode(
    latitude: Double, longitude: Double, precision: Int32, into text: inout Text
  ) throws(gn_status) {
    let precision = try check(precision)
    text.set(try reference(latitude: latitude, longitude: longitude, precision: precision))
  }

  /// The reference of the cell that holds a point of a grid.
  public static func encode(_ utm: gn_utm, precision: Int32, into text: inout Text) throws(gn_status) {
    let grid = try UTM.Grid(zone: utm.zone, hemisphere: utm.hemisphere)
    text.set(try reference(utm, grid, precision: precision))
  }

  static func reference(_ utm: gn_utm, _ grid: UTM.Grid, precision: Int32) throws(gn_status) -> Reference {
    guard utm.easting.isFinite, utm.northing.isFinite else { throw GN_ERROR_NOT_FINITE }
    let precision = try check(precision)
    return grid.isPolar
      ? try polarReference(utm.easting, utm.northing, grid, precision) : try utmReference(utm, grid, precision)
  }

  static func check(_ precision: Int32) throws(gn_status) -> Int {
    guard precision >= -1, precision <= 11 else { throw GN_ERROR_PRECISION }
    return Int(precision)
  }

  static func reference(latitude: Double, longitude: Double, precision: Int) throws(gn_status) -> Reference {
    let utm = try UTM.forward(latitude: latitude, longitude: longitude, request: .standard)
    if utm.zone == 0 {
      let grid = UTM.Grid(checkedZone: 0, hemisphere: utm.hemisphere)
      return try polarReference(utm.easting, utm.northing, grid, precision)
    }
    return reference(
      easting: utm.easting, northing: utm.northing, zone: Int(utm.zone), band: Band(latitude: latitude),
      precision: precision)
  }

  /// The reference of a point that lies in a standard grid zone; its hemisphere is that of the band.
  @inline(__always)
  static func reference(easting: Double, northing: Double, zone: Int, band: Band, precision: Int) -> Reference {
    // Below the equator a northing may round up to exactly 10,000 km; it belongs to the last micrometer of the south.
    // The same holds for an easting at a border that is the central meridian.
    let northingLimit: UInt64 = band.isSouthern ? 9_999_999_999_999 : .max
    let eastingLimit: UInt64 =
      UTM.endsAtCentralMeridian(zone: Double(zone), band: Double(band.number)) ? 499_999_999_999 : .max
    // SAFETY: 32X, 34X and 36X are not the standard zone of any position.
    let gridZone = GridZone(zone: zone, band: band).unsafelyUnwrapped
    return Reference(
      frame: .utm(gridZone), east: min(micrometers(easting), eastingLimit),
      north: min(micrometers(northing), northingLimit), precision: precision)
  }

  /// The limits of GeographicLib: columns 1 ... 8, rows 0 ... 94 north, -90 ... -1 south; a northing beyond the equator
  /// counts on the other side.
  private static func utmReference(_ utm: gn_utm, _ grid: UTM.Grid, _ precision: Int) throws(gn_status) -> Reference {
    let easting = try clamp(utm.easting, 100_000, 900_000, GN_ERROR_EASTING)
    let fromEquator = utm.northing - grid.falseNorthing
    let onEquatorOfSouth = grid.isSouthern && fromEquator == 0
    let isSouthern = fromEquator < 0 || onEquatorOfSouth
    var northing = utm.northing
    if isSouthern != grid.isSouthern { northing = isSouthern ? northing + 10_000_000 : northing - 10_000_000 }
    let north = try clamp(northing, isSouthern ? 1_000_000 : 0, isSouthern ? 10_000_000 : 9_500_000, GN_ERROR_NORTHING)
    if let number = certainBand(x: utm.easting - UTM.falseEasting, y: fromEquator),
      let gridZone = GridZone(zone: Int(grid.zone), band: Band(number: number))
    {
      return Reference(frame: .utm(gridZone), east: easting, north: north, precision: precision)
    }
    let position = UTM.unproject(easting: utm.easting, northing: utm.northing, grid: grid)
    let gridZone = try gridZone(zone: Int(grid.zone), latitude: position.latitude, isSouthern: isSouthern)
    let reference = Reference(frame: .utm(gridZone), east: easting, north: north, precision: precision)
    // Beyond the outer bands a square may be farther than decoding accepts.
    guard UTM.isUTM(latitude: position.latitude) || exists(reference.square) else { throw GN_ERROR_MGRS_SQUARE }
    return reference
  }

  /// The number of the band that holds a point of a zone, in meters from the central meridian and the equator, where bounds of
  /// its latitude decide: nearly everywhere. Nil where they do not, and outside of the bands.
  ///
  /// On the central meridian the latitude exceeds that of the rectifying sphere by 3n/2 sin 2mu + 21n^2/16 sin 4mu + ...
  /// (Snyder 1987, equation 3-26): by 0 to 0.1446 degrees. From there, the parallel of x is nearer to the equator by at most
  /// x^2 tan(phi)/(2 rho nu k0^2) (equation 8-17, whose next term has the other sign); tan(phi) is at most phi/(1 - (phi/90)^2)
  /// in radians (Becker and Stark 1978).
  private static func certainBand(x: Double, y: Double) -> Int? {
    let mu = y.absolute * TransverseMercatorScale.degreesPerMeter
    let highest = mu + 0.145
    guard highest < 79.9 else { return nil }
    let part = highest * (1.0 / 90)
    let lowest = mu - 1.24e-14 * (x * x) * highest / (1 - part * part)
    let number = (highest * 0.125).wholeNumber
    guard lowest > 0.01, (lowest * 0.125).wholeNumber == number else { return nil }
    let fromEquator = Int(truncatingIfNeeded: number)
    return y < 0 ? -1 &- fromEquator : fromEquator
  }

  /// The grid zone for a latitude from an inverse projection; the outer bands extend beyond their edges.
  private static func gridZone(zone: Int, latitude: Double, isSouthern: Bool) throws(gn_status) -> GridZone {
    let number = Band(latitude: max(-80, min(84, latitude))).number
    // At the equator the hemisphere decides, for the latitude may round to the other side.
    let band = Band(number: isSouthern ? min(number, -1) : max(number, 0))
    if let gridZone = GridZone(zone: zone, band: band) { return gridZone }
    // Zones that end at 72 degrees include their last nanometers, where the latitude rounds to 72.
    guard latitude < 72 + 1e-12, let last = GridZone(zone: zone, band: Band(number: 8)) else {
      throw GN_ERROR_MGRS_GRID_ZONE
    }
    return last
  }

  private static func polarReference(
    _ easting: Double, _ northing: Double, _ grid: UTM.Grid, _ precision: Int
  ) throws(gn_status) -> Reference {
    let reach = grid.isSouthern ? 1_200_000.0 : 700_000
    let east = try clamp(easting, 2_000_000 - reach, 2_000_000 + reach, GN_ERROR_EASTING)
    let north = try clamp(northing, 2_000_000 - reach, 2_000_000 + reach, GN_ERROR_NORTHING)
    let zone = PolarZone(isSouthern: grid.isSouthern, isEastern: easting >= UTM.poleCoordinate)
    return Reference(frame: .polar(zone), east: east, north: north, precision: precision)
  }

  /// A coordinate in micrometers; one on the upper limit is moved into the last cell.
  private static func clamp(
    _ meters: Double, _ lower: Double, _ upper: Double, _ status: gn_status
  ) throws(gn_status) -> UInt64 {
    guard meters >= lower, meters <= upper else { throw status }
    return min(micrometers(meters), micrometers(upper) &- 1)
  }

  /// The micrometer that holds a coordinate in meters, 0 ... 10^7.
  ///
  /// The product is rounded to the nearest double first: 444999.999999 m is in its own micrometer, not in the one
  /// before, although no double equals that number.
  @inline(__always)
  private static func micrometers(_ meters: Double) -> UInt64 { (meters * 1e6).wholeNumber }
}

extension MGRS.Reference {
  /// The cell of a point given in micrometers from the false origin.
  @inline(__always)
  init(frame: Square.Frame, east: UInt64, north: UInt64, precision: Int) {
    let side: UInt64 = 100_000_000_000
    let corner = Square(frame: frame, column: 0, row: 0)
    let origin = corner.origin
    let column = Int(truncatingIfNeeded: east / side) &- origin.column
    let row = Int(truncatingIfNeeded: north / side) &- origin.row
    self.init(
      square: Square(frame: frame, column: column, row: row), east: east % side, north: north % side,
      precision: precision)
  }
}
