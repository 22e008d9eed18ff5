// SPDX-License-Identifier: MIT
import CGridNorth

// Many positions. A block of rows runs through the kernels at once; then the functions for a single position compute
// the rows that are not ordinary (refused, polar, far from the zone). So a row of a batch and a single call agree by
// construction.

extension UTM {
  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func forward(
    _ positions: PositionColumns, zone: Int32, eastings: MutableColumn<Double>, northings: MutableColumn<Double>,
    zones: MutableColumn<Int32>?, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    let request = try Request(zone)
    try Batch.run(eastings.count, statuses) { row in
      let (latitude, longitude) = positions.block(at: row)
      let block = ForwardBlock(latitude: latitude, longitude: longitude, request: request)
      eastings.store(block.easting, at: row)
      northings.store(block.northing, at: row)
      if let zones {
        forEachLane(of: eastings.count, from: row) { lane in zones[row &+ lane] = block.signedZone(lane) }
      }
      return (loaded: (latitude, longitude), block.isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let point = point(loaded, lane)
      let utm = try forward(latitude: point.latitude, longitude: point.longitude, request: request)
      eastings[row] = utm.easting
      northings[row] = utm.northing
      zones?[row] = Grid(checkedZone: utm.zone, hemisphere: utm.hemisphere).signedZone
    } refuse: { row in
      eastings.refuse(row)
      northings.refuse(row)
      zones?.refuse(row)
    }
  }

  /// `zones` are signed. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func inverse(
    eastings: Column<Double>, northings: Column<Double>, zones: Column<Int32>, latitudes: MutableColumn<Double>,
    longitudes: MutableColumn<Double>, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(latitudes.count, statuses) { row in
      let easting = eastings.block(at: row)
      let northing = northings.block(at: row)
      let zone = zones.block(at: row)
      let number = zone.absolute
      let falseNorthing = Block(repeating: 0).adding(10_000_000, where: zone .< 0)
      let isOrdinary =
        (number .>= 1) .& (number .<= 60) .& isOnUTM(easting: easting)
        .& isOnUTM(northing: northing, falseNorthing: falseNorthing)
      let position = unproject(
        easting: easting, northing: northing, falseNorthing: falseNorthing, centralMeridian: number * 6 - 183)
      latitudes.store(position.latitude, at: row, where: isOrdinary)
      longitudes.store(position.longitude, at: row, where: isOrdinary)
      return (loaded: (easting, northing), isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let point = try inverse(
        easting: loaded.0.lane(lane), northing: loaded.1.lane(lane), grid: try Grid(signedZone: zones[row]))
      latitudes[row] = point.latitude
      longitudes[row] = point.longitude
    } refuse: { row in
      latitudes.refuse(row)
      longitudes.refuse(row)
    }
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func factors(
    _ positions: PositionColumns, zone: Int32, convergences: MutableColumn<Double>, scales: MutableColumn<Double>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    let request = try Request(zone)
    try Batch.run(convergences.count, statuses) { row in
      let (latitude, longitude) = positions.block(at: row)
      let block = ForwardBlock(latitude: latitude, longitude: longitude, request: request)
      let factors = TransverseMercator.factors(latitude: latitude, longitude: block.difference)
      convergences.store(factors.convergence, at: row)
      scales.store(factors.scale, at: row)
      return (loaded: (latitude, longitude), block.isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let point = point(loaded, lane)
      let one = try factors(latitude: point.latitude, longitude: point.longitude, request: request)
      convergences[row] = one.convergence
      scales[row] = one.scale
    } refuse: { row in
      convergences.refuse(row)
      scales.refuse(row)
    }
  }

  /// A block of positions on their UTM grids. Lanes that are not ordinary hold meaningless numbers.
  struct ForwardBlock {
    let easting: Block
    let northing: Block
    let difference: Block
    let zone: Block
    let isSouthern: Block.Mask
    /// Finite, on the globe, UTM, within nine degrees of the central meridian: the block formula is as accurate as the
    /// function for one position.
    let isOrdinary: Block.Mask

    // Not inlined: the code is long and has three callers.
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
