// SPDX-License-Identifier: MIT
import CGridNorth

extension PointIndex {
  /// Writes an index of the rows that are not refused. `needed` is how many words it takes, also when
  /// `GN_ERROR_BUFFER_TOO_SMALL` is thrown. Throws `GN_PARTIAL` when the index is written and some rows were refused.
  public static func build(
    _ positions: PositionColumns, count: Int, into words: UnsafeMutablePointer<UInt64>?, capacity: Int,
    needed: inout Int, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    guard let size = Layout.wordCount(rows: count) else { throw GN_ERROR_COUNT }
    let builder = try IndexBuilder(words, capacity: capacity, count: size, needed: &needed)
    var build = PointBuild(builder, size: size, rowCount: count)
    var status = GN_OK
    do throws(gn_status) {
      try build.load(positions, statuses: statuses)
    } catch {
      status = error
    }
    build.sort()
    build.writeLeaves(positions)
    build.writeGroups()
    builder.seal(GN_INDEX_POINTS, counts: (count, build.layout.count, 0, 0))
    if status != GN_OK { throw status }
  }
}

/// An index of points while it is built, in the memory of the index alone.
///
/// First the vectors stand one after the other, where the places and what follows will be, and their rows at the very end.
/// They become records of half the size, which are sorted; then each leaf replaces its eight records.
private struct PointBuild {
  private let builder: IndexBuilder
  private let size: Int
  private let rowCount: Int
  private(set) var layout = PointIndex.Layout(count: 0)
  private var low = PointVector(x: 0, y: 0, z: 0)
  private var high = PointVector(x: 0, y: 0, z: 0)

  init(_ builder: IndexBuilder, size: Int, rowCount: Int) {
    self.builder = builder
    self.size = size
    self.rowCount = rowCount
  }

  private var base: UnsafeMutableRawPointer { builder.address(PointIndex.Layout.first) }
  private var rows: UnsafeMutableRawPointer { builder.address(size) + (0 &- rowCount &* 4) }

  // MARK: Loading

  /// Throws `GN_PARTIAL` if rows were refused.
  mutating func load(_ positions: PositionColumns, statuses: UnsafeMutablePointer<UInt8>?) throws(gn_status) {
    // 24 bytes for each point, and 4 for its row: an index has 29 and more.
    var kept = KeptVectors(vectors: base, rows: rows)
    defer {
      layout = PointIndex.Layout(count: kept.count)
      low = kept.low
      high = kept.high
    }
    try Batch.run(rowCount, statuses) { row in
      let loaded = positions.block(at: row)
      let isOrdinary = isOrdinary(loaded)
      let zero = Block(repeating: 0)
      let vectors = SphereVector.components(
        latitude: Block.select(isOrdinary, loaded.latitude, zero),
        longitude: Block.select(isOrdinary, loaded.longitude, zero).reducedLongitude)
      forEachLane(of: rowCount, from: row) { lane in
        guard isOrdinary.lane(lane) else { return }
        kept.add(PointVector(x: vectors.x.lane(lane), y: vectors.y.lane(lane), z: vectors.z.lane(lane)), row &+ lane)
      }
      return (loaded: loaded, isOrdinary: isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let vector = SphereVector(try checked(point(loaded, lane)))
      kept.add(PointVector(x: vector.x, y: vector.y, z: vector.z), row)
    } refuse: { _ in
    }
  }

  // MARK: Sorting

  /// Splits the records in two halves, again and again, until the halves are leaves. The first half has a power of two of
  /// leaves, so that all subtrees of eight are complete but the last.
  func sort() {
    makeRecords()
    let records = PointRecords(base: base)
    let leafCount = layout.leafCount
    var span = 1
    while span < leafCount { span <<= 1 }
    var first = 0
    while first < leafCount {
      // The first half of a half comes next; a leaf is followed by the half that begins after it.
      while span > 1 {
        span >>= 1
        if first &+ span < leafCount {
          records.split(
            from: first &* 8, to: min((first &+ 2 &* span) &* 8, layout.count), at: (first &+ span) &* 8)
        }
      }
      records.sort(from: first &* 8, to: first &* 8 &+ layout.pointCount(ofLeaf: first))
      first &+= 1
      span = first & (0 &- first)
    }
  }

  /// Replaces the vectors by records, in units of 2^-31 of the largest extent.
  private func makeRecords() {
    let extent = max(high.x - low.x, max(high.y - low.y, high.z - low.z))
    let scale = extent > 0 ? 2_147_483_648 / extent : 0
    func units(_ offset: Double) -> UInt32 { UInt32(truncatingIfNeeded: (offset * scale).nearestWholeNumber) }
    let rows = rows
    var index = 0
    while index < layout.count {
      // SAFETY: a record ends before the next vector begins.
      let vector = base.load(fromByteOffset: index &* 24, as: PointVector.self)
      let row = rows.load(fromByteOffset: index &* 4, as: UInt32.self)
      base.storeBytes(
        of: SIMD4(units(vector.x - low.x), units(vector.y - low.y), units(vector.z - low.z), row),
        toByteOffset: index &* 16, as: SIMD4<UInt32>.self)
      index &+= 1
    }
  }

  // MARK: Writing

  func writeLeaves(_ positions: PositionColumns) {
    let middle = PointVector(x: 0.5 * (low.x + high.x), y: 0.5 * (low.y + high.y), z: 0.5 * (low.z + high.z))
    if layout.count > 0 { base.storeBytes(of: middle, toByteOffset: -32, as: PointVector.self) }
    // What the records leave alone held vectors and rows.
    var word = layout.places(ofLeaf: layout.leafCount)
    while word < size {
      builder[word] = 0
      word &+= 1
    }
    gatherPlaces(positions)
    var leaf = 0
    while leaf < layout.leafCount {
      let places = builder.address(layout.places(ofLeaf: leaf))
      let rows = builder.address(layout.rows(ofLeaf: leaf))
      let content = PointLeaf(count: layout.pointCount(ofLeaf: leaf), middle: middle) { lane in
        let latitude = places.load(fromByteOffset: lane &* 8, as: Double.self)
        let longitude = places.load(fromByteOffset: 64 &+ lane &* 8, as: Double.self)
        return (
          gn_point(latitude: latitude, longitude: Angle.reduce(longitude: longitude)),
          rows.load(fromByteOffset: lane &* 4, as: UInt32.self)
        )
      }
      content.store(leaf, layout) { builder.address($0) }
      leaf &+= 1
    }
  }

  /// Replaces the records of each leaf by its positions, as they were given, and stores its rows. Positions come from all
  /// over the columns: without anything else to do, the processor waits for many at a time.
  private func gatherPlaces(_ positions: PositionColumns) {
    var leaf = 0
    while leaf < layout.leafCount {
      let places = builder.address(layout.places(ofLeaf: leaf))
      let count = layout.pointCount(ofLeaf: leaf)
      var rows = SIMD8<UInt32>(repeating: 0)
      var lane = 0
      while lane < count {
        rows.set(lane, places.load(fromByteOffset: lane &* 16 &+ 12, as: UInt32.self))
        lane &+= 1
      }
      // SAFETY: a record has the size of a position.
      lane = 0
      while lane < count {
        let position = positions[Int(truncatingIfNeeded: rows.lane(lane))]
        places.storeBytes(of: position.latitude, toByteOffset: lane &* 8, as: Double.self)
        places.storeBytes(of: position.longitude, toByteOffset: 64 &+ lane &* 8, as: Double.self)
        lane &+= 1
      }
      builder.address(layout.rows(ofLeaf: leaf)).storeBytes(of: rows, as: SIMD8<UInt32>.self)
      leaf &+= 1
    }
  }

  /// Writes the boxes around groups, level by level.
  func writeGroups() {
    guard layout.count > 0 else { return }
    var below = layout.groups
    var level = 0
    while layout.groupCount(level) > 1 {
      let above = below &+ layout.groupCount(level) &* PointIndex.Layout.wordsOfGroup
      var group = 0
      while group < layout.groupCount(level) {
        let around = PointGroup.around(
          UnsafeRawPointer(builder.address(below &+ group &* PointIndex.Layout.wordsOfGroup)),
          layout.boxes(ofGroup: group, level: level))
        PointGroup.store(
          around, builder.address(above &+ (group >> 3) &* PointIndex.Layout.wordsOfGroup), group & 7)
        group &+= 1
      }
      below = above
      level &+= 1
    }
  }
}

/// The vectors of the rows that are not refused, their rows, and how far they extend.
private struct KeptVectors {
  private let vectors: UnsafeMutableRawPointer
  private let rows: UnsafeMutableRawPointer
  private(set) var count = 0
  private(set) var low = PointVector(x: .infinity, y: .infinity, z: .infinity)
  private(set) var high = PointVector(x: -.infinity, y: -.infinity, z: -.infinity)

  init(vectors: UnsafeMutableRawPointer, rows: UnsafeMutableRawPointer) {
    self.vectors = vectors
    self.rows = rows
  }

  @inline(__always)
  mutating func add(_ vector: PointVector, _ row: Int) {
    // SAFETY: there is room for all rows.
    vectors.storeBytes(of: vector, toByteOffset: count &* 24, as: PointVector.self)
    rows.storeBytes(of: UInt32(truncatingIfNeeded: row), toByteOffset: count &* 4, as: UInt32.self)
    count &+= 1
    low = PointVector(x: min(low.x, vector.x), y: min(low.y, vector.y), z: min(low.z, vector.z))
    high = PointVector(x: max(high.x, vector.x), y: max(high.y, vector.y), z: max(high.z, vector.z))
  }
}
