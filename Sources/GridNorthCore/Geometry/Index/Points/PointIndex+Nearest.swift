// SPDX-License-Identifier: MIT
import CGridNorth

extension PointIndex {
  /// The nearest points within a distance, `limit` of them at most, the nearest first. `needed` is how many there are, also
  /// when `GN_ERROR_BUFFER_TOO_SMALL` is thrown; then nothing is written.
  public func nearest(
    to position: gn_point, limit: UInt32, within distance: Double, into out: UnsafeMutablePointer<gn_neighbor>?,
    capacity: Int, needed: inout Int
  ) throws(gn_status) {
    try PointIndex.check(distance: distance)
    let room = Size(capacity).room
    guard out != nil || room == 0 else { throw GN_ERROR_NULL }
    var most = Int(truncatingIfNeeded: min(UInt64(limit), UInt64(truncatingIfNeeded: count)))
    if most > room, distance < .infinity { most = min(most, countPoints(near: position, within: distance)) }
    needed = most
    guard most <= room else { throw GN_ERROR_BUFFER_TOO_SMALL }
    guard most > 0, let out else { return }
    if most == 1 {
      out[0] = nearest(to: position, within: distance)
      needed = out[0].distance < .infinity ? 1 : 0
      if needed == 0 { out[0] = .refused }
      return
    }
    var heap = NeighborHeap(out, capacity: most)
    find(near: position, within: distance, into: &heap)
    heap.sort()
    needed = heap.count
    // The bounds that stood there are not distances.
    fill(out, heap.count, most, with: .refused)
  }

  /// The nearest points to each of many positions, `limit` places for each, row after row. `needed` is the number of places,
  /// also when `GN_ERROR_BUFFER_TOO_SMALL` is thrown; then nothing is written. Throws `GN_PARTIAL` when all rows are done and
  /// some were refused, and `GN_ERROR_COUNT` for a limit of 0 or more places than memory holds.
  public func nearest(
    to positions: PositionColumns, count rows: Int, limit: UInt32, within distance: Double,
    into out: UnsafeMutablePointer<gn_neighbor>?, capacity: Int, needed: inout Int,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try PointIndex.check(distance: distance)
    let room = Size(capacity).room
    guard out != nil || room == 0 else { throw GN_ERROR_NULL }
    let size = UInt64(truncatingIfNeeded: rows).multipliedFullWidth(by: UInt64(limit))
    guard limit > 0, size.high == 0, let places = Size(Int(truncatingIfNeeded: size.low)).count(ofBytes: 16),
      UInt64(truncatingIfNeeded: places) == size.low
    else { throw GN_ERROR_COUNT }
    needed = places
    guard places <= room else { throw GN_ERROR_BUFFER_TOO_SMALL }
    let limit = Int(truncatingIfNeeded: limit)
    var waiting = RowsWaiting(out, within: distance)
    defer { waiting.measure() }
    try Batch.run(rows, statuses) { row throws(gn_status) in
      let position = try checked(positions[row])
      // SAFETY: there is room for all places.
      guard let out else { return }
      if limit > 1 {
        find(near: position, within: distance, into: out + row &* limit, limit)
      } else {
        switch findNearest(to: position, within: distance) {
        case .known(let neighbor): out[row] = neighbor
        case .only(let point, let id): waiting.add(row, position, point, id)
        }
      }
    } refuse: { row in
      if let out { fill(out + row &* limit, 0, limit, with: .refused) }
    }
  }

  /// Fills places with the nearest points, the nearest first, and with nothing if there are not as many.
  private func find(
    near position: gn_point, within distance: Double, into places: UnsafeMutablePointer<gn_neighbor>, _ limit: Int
  ) {
    let most = min(limit, count)
    var found = 0
    if most > 0 {
      var heap = NeighborHeap(places, capacity: most)
      find(near: position, within: distance, into: &heap)
      heap.sort()
      found = heap.count
    }
    fill(places, found, limit, with: PointIndex.nothing)
  }

  private func fill(
    _ places: UnsafeMutablePointer<gn_neighbor>, _ first: Int, _ last: Int, with neighbor: gn_neighbor
  ) {
    var index = first
    while index < last {
      places[index] = neighbor
      index &+= 1
    }
  }

  /// What stands for a neighbor where there is none.
  static var nothing: gn_neighbor { gn_neighbor(distance: .infinity, id: .max) }

  /// What a walk tells of the nearest point: all, or which one it is if any is within the distance.
  private enum Found {
    case known(gn_neighbor)
    case only(gn_point, id: UInt32)
  }

  private func nearest(to position: gn_point, within distance: Double) -> gn_neighbor {
    switch findNearest(to: position, within: distance) {
    case .known(let neighbor): return neighbor
    case .only(let point, let id):
      let length = Geodesic.distance(position, point)
      return length <= distance ? gn_neighbor(distance: length, id: UInt64(id)) : PointIndex.nothing
    }
  }

  /// In one walk: keeps the points of which a chord does not tell whether they are the nearest.
  @inline(never)
  private func findNearest(to position: gn_point, within distance: Double) -> Found {
    let target = PointTarget(vector(position))
    var candidates = NearestCandidates(within: PointDistance.highestChord(distance))
    walk(near: target, within: { candidates.chord }) { leaf, chords in
      let points = points(ofLeaf: leaf)
      candidates.bound(by: chords.highest(nearestOf: points))
      var bits = chords.bits(atMost: candidates.chord) & points
      while bits != 0 {
        let lane = bits.trailingZeroBitCount
        bits &= bits &- 1
        candidates.add(leaf, lane, low: chords.lowest(lane))
      }
    }
    var nearest = PointIndex.nothing
    var waiting = PointsWaiting(from: position)
    if candidates.areTooMany {
      // Many are nearly equally near: all of them are measured.
      walk(near: target, within: { candidates.chord }) { leaf, chords in
        forEachPoint(leaf, chords.bits(atMost: candidates.chord)) { point, row, _ in
          if waiting.isFull { waiting.measure { nearest = nearer(nearest, $0, within: distance) } }
          waiting.add(point, row)
        }
      }
    } else {
      if let (leaf, lane) = candidates.only {
        let point = point(leaf, lane)
        return PointIndex.isPlace(point) ? .only(point, id: row(leaf, lane)) : .known(PointIndex.nothing)
      }
      candidates.forEach { leaf, lane in
        forEachPoint(leaf, 1 << lane) { point, row, _ in
          if waiting.isFull { waiting.measure { nearest = nearer(nearest, $0, within: distance) } }
          waiting.add(point, row)
        }
      }
    }
    waiting.measure { nearest = nearer(nearest, $0, within: distance) }
    return .known(nearest)
  }

  private func nearer(_ first: gn_neighbor, _ second: gn_neighbor, within distance: Double) -> gn_neighbor {
    second.distance <= distance && NeighborHeap.isOrdered(second, first) ? second : first
  }

  /// Meters, 0 or more; infinity for any.
  static func check(distance: Double) throws(gn_status) {
    guard distance.isFinite || distance == .infinity else { throw GN_ERROR_NOT_FINITE }
    guard distance >= 0 else { throw GN_ERROR_DISTANCE }
  }

  /// Fills a heap with the nearest points, as many as it holds.
  private func find(near position: gn_point, within distance: Double, into heap: inout NeighborHeap) {
    let target = PointTarget(vector(position))
    var chord = PointDistance.highestChord(distance)
    if let bound = chordBound(near: target, within: chord, heap) { chord = min(chord, bound) }
    var waiting = PointsWaiting(from: position)
    walk(near: target, within: { chord }) { leaf, chords in
      forEachPoint(leaf, chords.bits(atMost: chord)) { point, row, _ in
        waiting.add(point, row)
        guard waiting.isFull else { return }
        waiting.measure { neighbor in
          if neighbor.distance <= distance { heap.insert(neighbor) }
        }
        if heap.isFull { chord = min(chord, PointDistance.highestChord(heap.farthest.distance)) }
      }
    }
    waiting.measure { neighbor in
      if neighbor.distance <= distance { heap.insert(neighbor) }
    }
  }

  /// A chord that none of the nearest points is farther than, as many as the heap holds; nil if there are fewer within
  /// `limit`. Looks at chords alone: the memory of the heap serves for them.
  private func chordBound(near target: PointTarget, within limit: Double, _ heap: NeighborHeap) -> Double? {
    var chord = limit
    var heap = heap
    walk(near: target, within: { chord }) { leaf, chords in
      var bits = chords.bits(atMost: chord) & points(ofLeaf: leaf)
      while bits != 0 {
        heap.insert(gn_neighbor(distance: chords.highest(bits.trailingZeroBitCount), id: 0))
        bits &= bits &- 1
      }
      if heap.isFull { chord = min(chord, heap.farthest.distance) }
    }
    return heap.isFull ? PointDistance.chord(asNearAs: heap.farthest.distance) : nil
  }

  /// Gives some points of a leaf, each with its row in the caller's columns and its lane.
  @inline(__always)
  func forEachPoint(_ leaf: Int, _ bits: UInt8, _ body: (_ point: gn_point, _ row: UInt32, _ lane: Int) -> Void) {
    var bits = bits & points(ofLeaf: leaf)
    while bits != 0 {
      let lane = bits.trailingZeroBitCount
      bits &= bits &- 1
      let point = point(leaf, lane)
      if PointIndex.isPlace(point) { body(point, row(leaf, lane), lane) }
    }
  }
}

/// Points of which one is the nearest.
private struct NearestCandidates {
  /// No nearest point is farther than this chord.
  private(set) var chord: Double
  private var highest = Double.infinity
  private var lows = Eight(repeating: 0)
  private var places = SIMD8<UInt32>(repeating: 0)
  private var count = 0
  /// There were more than find room: many equally near ones.
  private(set) var areTooMany = false

  init(within chord: Double) {
    self.chord = chord
  }

  /// The chord of some point is not longer.
  @inline(__always)
  mutating func bound(by high: Double) {
    guard high < highest else { return }
    highest = high
    chord = min(chord, PointDistance.chord(asNearAs: high))
  }

  /// Adds a point whose chord is not shorter.
  @inline(__always)
  mutating func add(_ leaf: Int, _ lane: Int, low: Double) {
    guard low <= chord else { return }
    if count == 8 { dropFarther() }
    guard count < 8 else {
      areTooMany = true
      return
    }
    lows.set(count, low)
    places.set(count, UInt32(truncatingIfNeeded: leaf &* 8 &+ lane))
    count &+= 1
  }

  private mutating func dropFarther() {
    var kept = 0
    var index = 0
    while index < count {
      if lows.lane(index) <= chord {
        lows.set(kept, lows.lane(index))
        places.set(kept, places.lane(index))
        kept &+= 1
      }
      index &+= 1
    }
    count = kept
  }

  /// If there is one.
  var only: (leaf: Int, lane: Int)? {
    @inline(__always) mutating get {
      dropFarther()
      guard count == 1 else { return nil }
      let place = places.lane(0)
      return (Int(truncatingIfNeeded: place >> 3), Int(truncatingIfNeeded: place & 7))
    }
  }

  @inline(__always)
  mutating func forEach(_ body: (_ leaf: Int, _ lane: UInt8) -> Void) {
    dropFarther()
    var index = 0
    while index < count {
      let place = places.lane(index)
      body(Int(truncatingIfNeeded: place >> 3), UInt8(truncatingIfNeeded: place & 7))
      index &+= 1
    }
  }
}

/// Rows whose nearest point is known, and whose distances are computed together, a block at a time.
private struct RowsWaiting {
  private let out: UnsafeMutablePointer<gn_neighbor>?
  private let limit: Double
  private var from = (latitudes: Block(repeating: 0), longitudes: Block(repeating: 0))
  private var to = (latitudes: Block(repeating: 0), longitudes: Block(repeating: 0))
  private var ids = gather { _ in UInt32(0) }
  private var rows = gather { _ in Int64(0) }
  private var count = 0

  init(_ out: UnsafeMutablePointer<gn_neighbor>?, within limit: Double) {
    self.out = out
    self.limit = limit
  }

  @inline(__always)
  mutating func add(_ row: Int, _ position: gn_point, _ point: gn_point, _ id: UInt32) {
    from.latitudes.set(count, position.latitude)
    from.longitudes.set(count, position.longitude)
    to.latitudes.set(count, point.latitude)
    to.longitudes.set(count, point.longitude)
    ids.set(count, id)
    rows.set(count, Int64(row))
    count &+= 1
    if count == Block.width { measure() }
  }

  /// Stores the points with their distances, as `Geodesic.inverse` has them, or nothing beyond the limit.
  mutating func measure() {
    guard count > 0, let out else { return }
    let distances = GeodesicInverse(from.latitudes, from.longitudes, to.latitudes, to.longitudes).distance
    var lane = 0
    while lane < count {
      let distance = distances.lane(lane)
      // SAFETY: a row of the caller's, for which there is a place.
      out[Int(truncatingIfNeeded: rows.lane(lane))] =
        distance <= limit ? gn_neighbor(distance: distance, id: UInt64(ids.lane(lane))) : PointIndex.nothing
      lane &+= 1
    }
    count = 0
  }
}

/// Points whose distance is computed together, a block at a time.
struct PointsWaiting {
  private let position: gn_point
  private var latitudes = Block(repeating: 0)
  private var longitudes = Block(repeating: 0)
  private var rows = gather { _ in UInt32(0) }
  private var count = 0

  init(from position: gn_point) {
    self.position = position
  }

  var isFull: Bool { count >= Block.width }

  @inline(__always)
  mutating func add(_ point: gn_point, _ row: UInt32) {
    latitudes.set(count, point.latitude)
    longitudes.set(count, point.longitude)
    rows.set(count, row)
    count &+= 1
  }

  /// Gives the points with their distances, as `Geodesic.inverse` has them; then there are none.
  @inline(__always)
  mutating func measure(_ body: (gn_neighbor) -> Void) {
    guard count > 0 else { return }
    if count == 1 {
      let point = gn_point(latitude: latitudes.lane(0), longitude: longitudes.lane(0))
      body(gn_neighbor(distance: Geodesic.distance(position, point), id: UInt64(rows.lane(0))))
    } else {
      let distances = distances
      var lane = 0
      while lane < count {
        body(gn_neighbor(distance: distances.lane(lane), id: UInt64(rows.lane(lane))))
        lane &+= 1
      }
    }
    count = 0
  }

  private var distances: Block {
    GeodesicInverse(
      Block(repeating: position.latitude), Block(repeating: position.longitude), latitudes, longitudes
    ).distance
  }
}
