// SPDX-License-Identifier: MIT
import CGridNorth

extension FenceIndex {
  /// Writes the index. Throws `GN_PARTIAL` when all is done and some fences were refused. `needed` is how many words it
  /// takes, also when `GN_ERROR_BUFFER_TOO_SMALL` is thrown.
  public static func build(
    _ given: GivenFences, into out: UnsafeMutablePointer<UInt64>?, capacity: Int, needed: inout Int,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    var size = firstEdges(given.count)
    var first = GivenFences.First()
    var row = 0
    while row < given.count {
      let fence = given.fence(row, first)
      // The sum of what memory holds is less than what an Int holds.
      size &+= fence.wordCount
      first = fence.next
      row &+= 1
    }
    let builder = try IndexBuilder(out, capacity: capacity, count: size, needed: &needed)
    let table = FenceTable(builder, count: given.count)
    table.enter(given)
    table.sortByPlace()
    table.sortByID()
    if table.refuseRepeatedIDs() { table.sortByID() }
    let isPartial = table.writeEdges(given, statuses)
    builder.seal(GN_INDEX_FENCES, counts: (given.count, given.pointCount, given.ringCount, 0))
    if isPartial { throw GN_PARTIAL }
  }
}

/// The table of fences while it is written. Until the edges are, words 5 and 6 hold where the given points and rings begin,
/// and word 7 the place along the curve.
private struct FenceTable {
  let builder: IndexBuilder
  let count: Int
  /// The places of the fences in the order of their ids.
  private let places: UnsafeMutableRawPointer

  init(_ builder: IndexBuilder, count: Int) {
    self.builder = builder
    self.count = count
    places = builder.address(FenceIndex.places(count))
  }

  private func entry(_ place: Int) -> Int { FenceIndex.table &+ 8 &* place }

  private func row(_ place: Int) -> Int { Int(truncatingIfNeeded: builder[entry(place) &+ 1] >> 32) }

  private func status(_ place: Int) -> UInt8 { UInt8(truncatingIfNeeded: builder[entry(place) &+ 1] >> 16) }

  private func refuse(_ place: Int, _ status: gn_status) {
    builder[entry(place) &+ 1] |= UInt64(status.rawValue & 0xFF) << 16
  }

  func enter(_ given: GivenFences) {
    var first = GivenFences.First()
    var row = 0
    while row < count {
      let fence = given.fence(row, first)
      enter(fence, row)
      first = fence.next
      row &+= 1
    }
  }

  private func enter(_ given: GivenFences.Given, _ row: Int) {
    let entry = entry(row)
    let fence = given.fence
    builder[entry] = fence.id
    builder[entry &+ 1] =
      UInt64(UInt8(truncatingIfNeeded: fence.shape)) | UInt64(UInt8(truncatingIfNeeded: fence.triggers)) << 8
      | UInt64(truncatingIfNeeded: row) << 32
    builder[entry &+ 5] = UInt64(truncatingIfNeeded: given.first.point)
    builder[entry &+ 6] = UInt64(truncatingIfNeeded: given.first.ring)
    do throws(gn_status) {
      try given.check()
      let isLimited = fence.low < fence.high
      builder[entry &+ 2] = (given.hasRadius ? fence.radius : 0).bitPattern
      builder[entry &+ 3] = (isLimited ? fence.low : -.infinity).bitPattern
      builder[entry &+ 4] = (isLimited ? fence.high : .infinity).bitPattern
      builder[entry &+ 7] = UInt64(given.curvePlace)
    } catch {
      refuse(row, error)
    }
  }

  func sortByPlace() {
    heapSort(count) { a, b in
      let (key, other) = (builder[entry(a) &+ 7], builder[entry(b) &+ 7])
      return key < other || key == other && row(a) < row(b)
    } swap: { a, b in
      var word = 0
      while word < 8 {
        let held = builder[entry(a) &+ word]
        builder[entry(a) &+ word] = builder[entry(b) &+ word]
        builder[entry(b) &+ word] = held
        word &+= 1
      }
    }
  }

  // MARK: Ids

  private func place(byID index: Int) -> Int {
    Int(truncatingIfNeeded: (places + index &* 4).loadUnaligned(as: UInt32.self))
  }

  func sortByID() {
    var index = 0
    while index < count {
      setPlace(index, index)
      index &+= 1
    }
    heapSort(count) { a, b in
      isBefore(place(byID: a), place(byID: b))
    } swap: { a, b in
      let held = place(byID: a)
      setPlace(a, place(byID: b))
      setPlace(b, held)
    }
  }

  private func setPlace(_ index: Int, _ place: Int) {
    (places + index &* 4).storeBytes(of: UInt32(truncatingIfNeeded: place), as: UInt32.self)
  }

  private func isBefore(_ place: Int, _ other: Int) -> Bool {
    let isRefused = status(place) != 0
    guard isRefused == (status(other) != 0) else { return !isRefused }
    let (id, otherID) = (builder[entry(place)], builder[entry(other)])
    return id < otherID || id == otherID && row(place) < row(other)
  }

  /// Keeps the first of the fences with one id. Tells whether there were others.
  func refuseRepeatedIDs() -> Bool {
    var isAnyRefused = false
    var index = 1
    while index < count {
      let place = place(byID: index)
      // One that was refused for its id is still the neighbor of the next.
      if status(place) == 0, builder[entry(place)] == builder[entry(self.place(byID: index &- 1))] {
        refuse(place, GN_ERROR_FENCE_ID)
        isAnyRefused = true
      }
      index &+= 1
    }
    return isAnyRefused
  }

  // MARK: Edges

  /// Writes the edges of all fences, the tree around them, and the statuses. Tells whether a fence was refused.
  func writeEdges(_ given: GivenFences, _ statuses: UnsafeMutablePointer<UInt8>?) -> Bool {
    let tree = BoxTreeBuilder(builder.address(entry(count)), count: count)
    var start = FenceIndex.firstEdges(count)
    var isAnyRefused = false
    var place = 0
    while place < count {
      let entry = entry(place)
      let first = GivenFences.First(
        point: Int(truncatingIfNeeded: builder[entry &+ 5]), ring: Int(truncatingIfNeeded: builder[entry &+ 6]))
      let fence = given.fence(row(place), first)
      builder[entry &+ 5] = UInt64(truncatingIfNeeded: start)
      builder[entry &+ 6] = UInt64(truncatingIfNeeded: fence.ringCount)
      builder[entry &+ 7] = 0
      let status = status(place)
      tree.set(place, status == 0 ? write(fence, at: start) : Box())
      if status != 0 { isAnyRefused = true }
      statuses?[row(place)] = status
      start &+= fence.wordCount
      place &+= 1
    }
    _ = tree.finish()
    return isAnyRefused
  }

  /// Writes the edges of a fence that was checked.
  private func write(_ given: GivenFences.Given, at start: Int) -> Box {
    do throws(gn_status) {
      if given.isPolygon {
        return EdgeIndex.write(try given.polygon, ringCount: given.ringCount, builder, table: start)
      }
      let box = EdgeIndex.write(route: try given.route, builder, table: start)
      return given.hasRadius ? box.widened(by: given.fence.radius) : box
    } catch {
      return Box()
    }
  }
}

extension Box {
  /// With everything within some meters.
  ///
  /// On the sphere of the parametric latitude b, r meters are at most r over the polar radius, in radians, and a small circle
  /// of that radius reaches as far as sin r/cos b is the sine. Latitudes are farther apart than parametric ones by at most a/b.
  func widened(by meters: Double) -> Box {
    guard half >= 0 else { return self }
    let arc = meters * (1 + 1e-12) / (WGS84.polarRadius * Geodesic.radiansPerDegree)
    let rise = arc * (1 / Geodesic.polarRatio) + 1e-9
    var box = self
    box.south = max(south - rise, -90)
    box.north = min(north + rise, 90)
    let farthest = max(south.absolute, north.absolute)
    let sine = arc < 90 ? arc.sineAndCosineOfDegrees.sine : 1
    let cosine = farthest < 90 ? farthest.sineAndCosineOfDegrees.cosine : 0
    if half < 180, arc < 90, sine < cosine * (1 - 1e-12) {
      box.half = half + Double.arctangentInDegrees(y: sine, x: ((cosine - sine) * (cosine + sine)).root) + 1e-9
    }
    // All longitudes, from half of them on and around a pole.
    if box.half >= 179 || box.half == half {
      box.middle = 0
      box.half = 180
    }
    return box
  }
}
