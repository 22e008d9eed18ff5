// SPDX-License-Identifier: MIT

// The zones of UTM and their exceptions, told here alone:
//
//     east of Greenwich   0   3   6   9   12      18  21  24      30  33  36      42
//     X, 72 ... 84 north  |    31     |      33       |      35       |    37     |
//     W, 64 ... 72        |  31   |  32   |  33   |  34   |  35   |  36   |  37   |
//     V, 56 ... 64        |31 |    32     |  33   |  34   |  35   |  36   |  37   |
//     all others          |  31   |  32   |  33   |  34   |  35   |  36   |  37   |
//
// Zones and bands are numbers, over lanes; bands count from the equator: V is 7, X is 9.
extension UTM {
  private static let bandV = 7.0
  private static let bandX = 9.0

  /// The zone that is wider than any of its size at the equator.
  static let zone32V = (zone: 32, band: 7)

  @inline(__always)
  static func centralMeridian<L: Lanes>(zone: L) -> L { zone * 6 - 183 }

  /// The UTM zones of positions in [-80, 84) x [-180, 180).
  ///
  /// Longitudes are cut to whole degrees first, so that no quotient rounds into the next zone.
  @inline(__always)
  static func standardUTMZone<L: Lanes>(latitude: L, longitude: L) -> L {
    let regular = (longitude.floored / 6).floored + 31
    let isNorway = L.and(L.and(latitude .>= 56, latitude .< 64), L.and(longitude .>= 3, longitude .< 6))
    let isSvalbard = L.and(latitude .>= 72, L.and(longitude .>= 0, longitude .< 42))
    let wide = L(repeating: 31).adding(2, where: longitude .>= 9).adding(2, where: longitude .>= 21)
      .adding(2, where: longitude .>= 33)
    return regular.adding(1, where: isNorway).replacing(with: wide, where: isSvalbard)
  }

  /// The same for one position south of the exceptions, in whole numbers; nil for any other.
  @inline(__always)
  static func regularUTMZone(latitude: Double, longitude: Double) -> Int32? {
    guard latitude < 56 else { return nil }
    return Int32(truncatingIfNeeded: (longitude.floored + 180).nearestWholeNumber / 6) &+ 1
  }

  /// Whether a zone 1 ... 60 exists in a band: 32X, 34X and 36X do not.
  @inline(__always)
  static func exists<L: Lanes>(zone: L, band: L) -> L.Mask {
    let away = (zone - 34).absolute
    return L.not(L.and(band .== bandX, L.or(away .== 0, away .== 2)))
  }

  /// The meridians between which a zone lies in a band, in degrees.
  @inline(__always)
  static func meridians<L: Lanes>(zone: L, band: L) -> (west: L, east: L) {
    let middle = centralMeridian(zone: zone)
    let isNorway = band .== bandV
    let isSvalbard = L.and(band .== bandX, (zone - 34).absolute .<= 3)
    let west = (middle - 3).adding(-3, where: L.and(isNorway, zone .== 32))
    let east = (middle + 3).adding(-3, where: L.and(isNorway, zone .== 31))
    return (
      west: west.adding(-3, where: L.and(isSvalbard, zone .> 31)),
      east: east.adding(3, where: L.and(isSvalbard, zone .< 37))
    )
  }

  /// Whether a zone ends at its central meridian: 31V does.
  @inline(__always)
  static func endsAtCentralMeridian<L: Lanes>(zone: L, band: L) -> L.Mask {
    L.and(zone .== 31, band .== bandV)
  }

  /// Degrees from the central meridian of a zone to its border, at most.
  static func reach(zone: Int) -> Double { zone >= 31 && zone <= 37 ? 6 : 3 }

  /// The zones that may have a part between two meridians, -180 <= west <= east <= 180.
  static func zones(from west: Double, to east: Double) -> (first: Int, last: Int) {
    // One more on either side: a zone may reach three degrees beyond its six, and a border belongs to the next zone.
    (
      first: max(1, Int(truncatingIfNeeded: ((west + 180) / 6).wholeNumber)),
      last: min(60, Int(truncatingIfNeeded: ((east + 186) / 6).wholeNumber) &+ 1)
    )
  }

  /// Hands on where a meridian, in [-180, 180], is the western border of a zone, from south to north.
  static func forEachBorder(
    onMeridian longitude: Double, _ body: (_ zone: Int32, _ south: Double, _ north: Double) -> Void
  ) {
    let meridian = longitude.reducedLongitude
    var border = (zone: standardUTMZone(latitude: 0.0, longitude: meridian), south: 84.0)
    // Elsewhere all zones have six degrees.
    guard meridian >= 0, meridian <= 42 else {
      if meridians(zone: border.zone, band: 0).west == meridian {
        body(Int32(truncatingIfNeeded: border.zone.wholeNumber), -80, 84)
      }
      return
    }
    var index = 0
    while index < 4 {
      let (band, south) = strip(index)
      let zone = standardUTMZone(latitude: south, longitude: meridian)
      if meridians(zone: zone, band: band).west == meridian {
        if border.south == 84 { border = (zone, south) }
      } else if border.south < 84 {
        body(Int32(truncatingIfNeeded: border.zone.wholeNumber), border.south, south)
        border.south = 84
      }
      index &+= 1
    }
    if border.south < 84 { body(Int32(truncatingIfNeeded: border.zone.wholeNumber), border.south, 84) }
  }

  /// A band of each strip that has borders of its own, and where the strip begins.
  private static func strip(_ index: Int) -> (band: Double, south: Double) {
    switch index {
    case 0: (0, -80)
    case 1: (bandV, 56)
    case 2: (8, 64)
    default: (bandX, 72)
    }
  }
}
