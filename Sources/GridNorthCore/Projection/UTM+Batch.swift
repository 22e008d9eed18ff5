// SPDX-License-Identifier: MIT
import CGridNorth

// Many positions. A block of rows runs through the kernels at once; rows that are not ordinary (refused, polar, far
// from the zone) are then done one by one by the functions for a single position. So a row of a batch and a single call
// agree by construction.

extension UTM {
  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func forward(
    latitudes: Column, longitudes: Column, zone: Int32, eastings: MutableColumn, northings: MutableColumn,
    zones: UnsafeMutablePointer<Int32>?, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    let request = try Request(zone)
    var answers = Statuses(statuses)
    var row = 0
    while row < latitudes.count {
      let latitude = latitudes.block(at: row)
      let longitude = longitudes.block(at: row)
      let block = ForwardBlock(latitude: latitude, longitude: longitude, request: request)
      eastings.store(block.easting, at: row)
      northings.store(block.northing, at: row)
      if let zones {
        forEachLane(of: latitudes.count, from: row) { lane in zones[row &+ lane] = block.signedZone(lane) }
      }
      finish(
        latitudes.count, row, ordinary: block.isOrdinary, eastings, northings, &answers,
        otherwise: { lane throws(gn_status) in
          zones?[row &+ lane] = 0
          let utm = try forward(latitude: latitude.lane(lane), longitude: longitude.lane(lane), request: request)
          zones?[row &+ lane] = Grid(checkedZone: utm.zone, hemisphere: utm.hemisphere).signedZone
          return (utm.easting, utm.northing)
        })
      row &+= Block.width
    }
    try answers.finish()
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func inverse(
    eastings: Column, northings: Column, grid: Grid, latitudes: MutableColumn, longitudes: MutableColumn,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try inverse(eastings, northings, .one(grid), latitudes, longitudes, statuses)
  }

  /// `zones` are signed, one a row. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func inverse(
    eastings: Column, northings: Column, zones: UnsafePointer<Int32>?, latitudes: MutableColumn,
    longitudes: MutableColumn, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    // SAFETY: without rows there may be no zones either, and then none is read.
    let zones = zones ?? UnsafePointer(bitPattern: 8).unsafelyUnwrapped
    try inverse(eastings, northings, .each(zones), latitudes, longitudes, statuses)
  }

  /// The grids of the rows of a batch.
  private enum Grids {
    case one(Grid)
    /// Signed zones, one a row.
    case each(UnsafePointer<Int32>)

    /// False northing and central meridian of a block of rows, and which of them are UTM; past the last row that is repeated.
    @inline(__always)
    func parameters(
      at row: Int, last: Int
    ) -> (falseNorthing: Block, centralMeridian: Block, isUTM: Block.Mask) {
      switch self {
      case .one(let grid):
        return (
          Block(repeating: grid.falseNorthing), Block(repeating: grid.centralMeridian),
          Block.Mask(repeating: !grid.isPolar)
        )
      case .each(let zones):
        let signed = gather { Double(zones[min(row &+ $0, last)]) }
        let number = signed.absolute
        return (
          Block(repeating: 0).adding(10_000_000, where: signed .< 0), number * 6 - 183,
          (number .>= 1) .& (number .<= 60)
        )
      }
    }

    subscript(row: Int) -> Grid {
      get throws(gn_status) {
        switch self {
        case .one(let grid): return grid
        case .each(let zones): return try Grid(signedZone: zones[row])
        }
      }
    }
  }

  @inline(never)
  private static func inverse(
    _ eastings: Column, _ northings: Column, _ grids: Grids, _ latitudes: MutableColumn, _ longitudes: MutableColumn,
    _ statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    var answers = Statuses(statuses)
    var row = 0
    while row < eastings.count {
      let easting = eastings.block(at: row)
      let northing = northings.block(at: row)
      let (falseNorthing, centralMeridian, isUTM) = grids.parameters(at: row, last: eastings.count &- 1)
      let isOrdinary =
        isUTM .& isOnUTM(easting: easting) .& isOnUTM(northing: northing, falseNorthing: falseNorthing)
      let position = unproject(
        easting: easting, northing: northing, falseNorthing: falseNorthing, centralMeridian: centralMeridian)
      latitudes.store(position.latitude, at: row)
      longitudes.store(position.longitude, at: row)
      finish(
        eastings.count, row, ordinary: isOrdinary, latitudes, longitudes, &answers,
        otherwise: { lane throws(gn_status) in
          let point = try inverse(
            easting: easting.lane(lane), northing: northing.lane(lane), grid: try grids[row &+ lane])
          return (point.latitude, point.longitude)
        })
      row &+= Block.width
    }
    try answers.finish()
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func factors(
    latitudes: Column, longitudes: Column, zone: Int32, convergences: MutableColumn, scales: MutableColumn,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    let request = try Request(zone)
    var answers = Statuses(statuses)
    var row = 0
    while row < latitudes.count {
      let latitude = latitudes.block(at: row)
      let longitude = longitudes.block(at: row)
      let block = ForwardBlock(latitude: latitude, longitude: longitude, request: request)
      let factors = TransverseMercator.factors(
        latitude: latitude.sineAndCosineOfDegrees, longitude: block.difference.sineAndCosineOfDegrees)
      convergences.store(factors.convergence, at: row)
      scales.store(factors.scale, at: row)
      finish(
        latitudes.count, row, ordinary: block.isOrdinary, convergences, scales, &answers,
        otherwise: { lane throws(gn_status) in
          try Self.factors(latitude: latitude.lane(lane), longitude: longitude.lane(lane), request: request)
        })
      row &+= Block.width
    }
    try answers.finish()
  }

  /// Ends a block whose results are stored: does the lanes that are not ordinary one by one. What `otherwise` throws becomes
  /// the status of the row, and its results become NaN.
  @inline(__always)
  private static func finish(
    _ count: Int, _ row: Int, ordinary: Block.Mask, _ first: MutableColumn, _ second: MutableColumn,
    _ answers: inout Statuses, otherwise: (_ lane: Int) throws(gn_status) -> (Double, Double)
  ) {
    answers.accept(count, from: row)
    forEachLane(of: count, from: row, without: ordinary) { lane in
      do throws(gn_status) {
        (first[row &+ lane], second[row &+ lane]) = try otherwise(lane)
      } catch {
        first[row &+ lane] = .nan
        second[row &+ lane] = .nan
        answers.set(error, row: row &+ lane)
      }
    }
  }

  /// A block of positions on their UTM grids. Lanes that are not ordinary hold some numbers without meaning.
  struct ForwardBlock {
    let easting: Block
    let northing: Block
    let difference: Block
    let zone: Block
    let isSouthern: Block.Mask
    /// Finite, on the globe, UTM, within nine degrees of the central meridian: as good as the function for one position.
    let isOrdinary: Block.Mask

    // Long, and wanted in three places: there is one copy.
    @inline(never)
    init(latitude: Block, longitude: Block, request: Request) {
      let reduced = longitude.reducedLongitude
      // Comparisons with NaN are false.
      var isOrdinary = (latitude.absolute .<= 90) .& (longitude.absolute .<= Angle.largestDirect)
      var isSouthern = latitude .< 0
      switch request {
      case .standard:
        zone = UTM.standardUTMZone(latitude: latitude, longitude: reduced)
        isOrdinary = isOrdinary .& (latitude .>= -80) .& (latitude .< 84)
      case .zone(let number):
        zone = Block(repeating: Double(number))
      case .grid(let grid):
        zone = Block(repeating: Double(grid.zone))
        isSouthern = SIMDMask(repeating: grid.isSouthern)
        if grid.isPolar { isOrdinary = SIMDMask(repeating: false) }
      }
      let point = UTM.project(
        latitude: latitude, reducedLongitude: reduced,
        falseNorthing: Block.select(isSouthern, Block(repeating: 10_000_000), Block(repeating: 0)),
        centralMeridian: zone * 6 - 183)
      easting = point.easting
      northing = point.northing
      difference = point.difference
      self.isSouthern = isSouthern
      self.isOrdinary = isOrdinary .& (point.difference.absolute .<= UTM.nearDifference)
    }

    /// The zone of an ordinary lane, negative in the south.
    @inline(__always)
    func signedZone(_ lane: Int) -> Int32 {
      let number = Int32(truncatingIfNeeded: zone.lane(lane).wholeNumber)
      return isSouthern.lane(lane) ? 0 &- number : number
    }
  }
}
