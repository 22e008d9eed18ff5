// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where heights meet the core. Only the files Core*.swift know about pointers.

typealias CoreHeightProfile = GridNorthCore.HeightProfile
typealias CoreSightLine = GridNorthCore.SightLine

/// Passes bytes to a call, where they are if they are contiguous.
private func withFile<Value>(
  _ bytes: some RandomAccessCollection<UInt8>,
  _ call: (UnsafePointer<CChar>?, Int) throws(gn_status) -> Value
) throws(gn_status) -> Value {
  func result(_ buffer: UnsafeBufferPointer<UInt8>) -> Result<Value, gn_status> {
    buffer.withMemoryRebound(to: CChar.self) { characters in
      Result { () throws(gn_status) in try call(characters.baseAddress, characters.count) }
    }
  }
  let found = bytes.withContiguousStorageIfAvailable(result) ?? Array(bytes).withUnsafeBufferPointer(result)
  return try found.get()
}

// MARK: - Grids

func foundSRTM(
  _ file: some RandomAccessCollection<UInt8>, _ south: Double, _ west: Double
) throws(GridNorthError) -> HeightGrid {
  try foundGrid(file) { (bytes) throws(gn_status) in try HeightFile.hgt(bytes, latitude: south, longitude: west) }
}

func foundDTED(_ file: some RandomAccessCollection<UInt8>) throws(GridNorthError) -> HeightGrid {
  try foundGrid(file) { (bytes) throws(gn_status) in try HeightFile.dted(bytes) }
}

func foundGTX(_ file: some RandomAccessCollection<UInt8>) throws(GridNorthError) -> HeightGrid {
  try foundGrid(file) { (bytes) throws(gn_status) in try HeightFile.gtx(bytes) }
}

private func foundGrid(
  _ file: some RandomAccessCollection<UInt8>, _ find: (FileBytes) throws(gn_status) -> gn_height_grid
) throws(GridNorthError) -> HeightGrid {
  try refusable { () throws(gn_status) in
    try HeightGrid(
      withFile(file) { (bytes, size) throws(gn_status) in try find(FileBytes(bytes, size: size)) })
  }
}

extension HeightGrid {
  fileprivate init(_ grid: gn_height_grid) {
    self.init(
      latitude: grid.latitude, longitude: grid.longitude, latitudeStep: grid.latitude_step,
      longitudeStep: grid.longitude_step, rows: Int(grid.rows), columns: Int(grid.columns),
      format: Format(rawValue: Int(grid.format)) ?? .int16,
      isBigEndian: grid.flags & UInt32(GN_HEIGHTS_BIG_ENDIAN) != 0,
      offset: Int(grid.offset), rowStride: Int(grid.row_stride), columnStride: Int(grid.column_stride),
      voidValue: grid.void_value.isNaN ? nil : grid.void_value, scale: grid.scale, shift: grid.shift)
  }

  /// Numbers that no field can hold become ones that the core refuses.
  fileprivate var core: gn_height_grid {
    gn_height_grid(
      latitude: latitude, longitude: longitude, latitude_step: latitudeStep, longitude_step: longitudeStep,
      void_value: voidValue ?? .nan, scale: scale, shift: shift, offset: UInt64(exactly: offset) ?? .max,
      row_stride: Int32(exactly: rowStride) ?? .max, column_stride: Int32(exactly: columnStride) ?? .max,
      rows: UInt32(exactly: rows) ?? .max, columns: UInt32(exactly: columns) ?? .max, format: UInt32(format.rawValue),
      flags: isBigEndian ? UInt32(GN_HEIGHTS_BIG_ENDIAN) : 0)
  }
}

// MARK: - Heights

extension HeightMap {
  private func withCore<Value>(
    _ call: (HeightGrids) throws(gn_status) -> Value
  ) throws(gn_status) -> Value {
    let cores = grids.map(\.core)
    return try withFile(bytes) { (bytes, size) throws(gn_status) in
      try cores.withUnsafeBufferPointer { (cores) throws(gn_status) in
        try call(HeightGrids(bytes, size: size, cores.baseAddress, count: cores.count))
      }
    }
  }

  func foundHeight(_ position: Position) throws(GridNorthError) -> Double {
    try refusable { () throws(gn_status) in
      try withCore { (grids) throws(gn_status) in try grids.height(at: checkedPoint(position)) }
    }
  }

  func foundHeights(_ positions: [Position]) throws(GridNorthError) -> [Result<Double, GridNorthError>] {
    try positions.rows(0.0) { (positions, heights, statuses) throws(gn_status) in
      try withCore { (grids) throws(gn_status) in
        try grids.heights(at: positions, heights: heights, statuses: statuses)
      }
    } result: {
      $0
    }
  }

  func sampledProfile(_ route: Route, _ step: Double) throws(GridNorthError) -> HeightProfile {
    var samples: [gn_profile_sample] = []
    try refusable { () throws(gn_status) in
      var needed = 0
      let none = gn_profile_sample(distance: 0, point: gn_point(latitude: 0, longitude: 0), height: 0)
      try samples.fill(&needed, blank: none, room: 256) { (out, capacity, needed) throws(gn_status) in
        try withCore { (grids) throws(gn_status) in
          try route.positions.withPoints { (points) throws(gn_status) in
            try CoreHeightProfile.sample(
              grids, along: points, step: step, into: out, capacity: capacity, needed: &needed)
          }
        }
      }
    }
    return HeightProfile(
      samples: samples.map {
        HeightProfile.Sample(distance: $0.distance, position: Position($0.point), height: known($0.height))
      })
  }

  func foundSight(
    _ start: Position, _ height: Double, _ end: Position, _ endHeight: Double, _ options: SightLine.Options
  ) throws(GridNorthError) -> SightLine {
    var options = options.core
    return try refusable { () throws(gn_status) in
      try SightLine(
        withCore { (grids) throws(gn_status) in
          try CoreSightLine.look(
            grids, from: checkedPoint(start), height: height, to: checkedPoint(end), height: endHeight,
            options: &options)
        })
    }
  }

  func foundSight(
    _ start: Position, _ height: Double, _ azimuth: Double, _ distance: Double, _ endHeight: Double,
    _ options: SightLine.Options
  ) throws(GridNorthError) -> SightLine {
    var options = options.core
    return try refusable { () throws(gn_status) in
      try SightLine(
        withCore { (grids) throws(gn_status) in
          try CoreSightLine.look(
            grids, from: checkedPoint(start), height: height, azimuth: azimuth, distance: distance, height: endHeight,
            options: &options)
        })
    }
  }
}

// MARK: - Viewsheds

extension HeightMap {
  func foundViewshed(
    _ observer: Position, _ height: Double, _ target: Double, _ radius: Double, _ grid: CellGrid,
    _ options: SightLine.Options
  ) throws(GridNorthError) -> Viewshed {
    var options = options.core
    var cells: [UInt8] = []
    try refusable { () throws(gn_status) in
      var needed = 0
      try cells.fill(&needed, blank: 0, room: 0) { (out, capacity, needed) throws(gn_status) in
        try withCore { (grids) throws(gn_status) in
          try CoreViewshed(
            grids, from: checkedPoint(observer), height: height, target: target, radius: radius, options: &options
          ).fill(out, capacity: capacity, grid.core, needed: &needed)
        }
      }
    }
    return Viewshed(grid: grid, cells: cells)
  }

  func foundDeadGround(
    _ observer: Position, _ height: Double, _ target: Double, _ radius: Double, _ azimuth: Double, _ width: Double,
    _ step: Double, _ options: SightLine.Options
  ) throws(GridNorthError) -> [DeadGround] {
    var options = options.core
    var stretches: [gn_dead_ground] = []
    try refusable { () throws(gn_status) in
      var needed = 0
      let none = gn_dead_ground(
        azimuth: 0, width: 0, inner_radius: 0, outer_radius: 0, state: 0, reserved: 0)
      try stretches.fill(&needed, blank: none, room: 64) { (out, capacity, needed) throws(gn_status) in
        try withCore { (grids) throws(gn_status) in
          try CoreViewshed(
            grids, from: checkedPoint(observer), height: height, target: target, radius: radius, options: &options
          ).deadGround(
            azimuth: azimuth, width: width, step: step, into: out, capacity: capacity, needed: &needed)
        }
      }
    }
    return stretches.map {
      DeadGround(
        azimuth: $0.azimuth, width: $0.width, innerRadius: $0.inner_radius, outerRadius: $0.outer_radius,
        state: ViewState(rawValue: Int($0.state)) ?? .unknown)
    }
  }
}

private typealias CoreViewshed = GridNorthCore.Viewshed

extension CellGrid {
  /// Numbers that no field can hold become ones that the core refuses.
  fileprivate var core: gn_cell_grid {
    gn_cell_grid(
      latitude: latitude, longitude: longitude, latitude_step: latitudeStep, longitude_step: longitudeStep,
      rows: UInt32(exactly: rows) ?? .max, columns: UInt32(exactly: columns) ?? .max)
  }
}

// MARK: - Profiles

extension HeightProfile {
  func summarized(_ climb: Double) throws(GridNorthError) -> Summary {
    let cores = samples.map {
      gn_profile_sample(distance: $0.distance, point: $0.position.core, height: $0.height ?? .nan)
    }
    let summary = try refusable { () throws(gn_status) in
      try cores.withUnsafeBufferPointer { (buffer) throws(gn_status) in
        try CoreHeightProfile.summarize(buffer.baseAddress, count: buffer.count, climb: climb)
      }
    }
    return Summary(
      length: summary.length, ascent: known(summary.ascent), descent: known(summary.descent),
      lowest: Extreme(summary.lowest, summary.lowest_distance),
      highest: Extreme(summary.highest, summary.highest_distance),
      steepestUp: Extreme(summary.steepest_up, summary.steepest_up_distance),
      steepestDown: Extreme(summary.steepest_down, summary.steepest_down_distance),
      unknownCount: Int(summary.unknown_count))
  }
}

extension HeightProfile.Extreme {
  fileprivate init?(_ value: Double, _ distance: Double) {
    guard !value.isNaN else { return nil }
    self.init(value: value, distance: distance)
  }
}

// MARK: - Lines of sight

extension SightLine.Options {
  /// A step or a frequency of 0 is refused: it means none in the core.
  fileprivate var core: gn_sight_options {
    var core = CoreSightOptions.defaults
    core.curvature = curvature
    if let step { core.step = step == 0 ? -1 : step }
    if let frequency { core.frequency = frequency == 0 ? -1 : frequency }
    return core
  }
}

private typealias CoreSightOptions = GridNorthCore.SightOptions

extension SightLine {
  fileprivate init(_ sight: gn_sight) {
    isVisible = sight.is_visible != 0
    distance = sight.distance
    azimuth = sight.azimuth
    elevation = sight.elevation
    startGround = sight.from_ground
    endGround = sight.to_ground
    end = Position(sight.to)
    clearance = known(sight.clearance).map {
      Clearance(height: $0, distance: sight.clearance_distance, position: Position(sight.clearance_point))
    }
    blocked = known(sight.blocked_height).map {
      Obstacle(height: $0, distance: sight.blocked_distance, position: Position(sight.blocked_point))
    }
    freeZone = known(sight.free_zone).map { FreeZone(part: $0, distance: sight.free_zone_distance) }
    unknownCount = Int(sight.unknown_count)
  }
}
