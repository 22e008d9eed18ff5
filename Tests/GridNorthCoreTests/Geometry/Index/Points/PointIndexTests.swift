// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

/// Every answer is compared with one that looks at all points.
@Suite("Indexes of points")
struct PointIndexTests {
  /// An index in memory of its own.
  private struct Built {
    var words: [UInt64]
    var statuses: [UInt8]
    var status = GN_OK

    /// `aside`: how many words before the index are left alone.
    init(_ points: [gn_point], aside: Int = 0) throws {
      var needed = 0
      var status = GN_OK
      var words: [UInt64] = []
      var statuses = [UInt8](repeating: 99, count: points.count)
      for _ in 0..<2 {
        let capacity = needed
        words = [UInt64](repeating: .max, count: capacity + aside)
        do throws(gn_status) {
          try words.withUnsafeMutableBufferPointer { words throws(gn_status) in
            try points.withUnsafeBufferPointer { points throws(gn_status) in
              try PointIndex.build(
                try Built.columns(points), count: points.count, into: words.baseAddress.map { $0 + aside },
                capacity: capacity,
                needed: &needed,
                statuses: &statuses)
            }
          }
        } catch {
          status = error
          guard error == GN_PARTIAL || error == GN_ERROR_BUFFER_TOO_SMALL && capacity == 0 else { throw error }
          continue
        }
        status = GN_OK
      }
      #expect(words.prefix(aside).allSatisfy { $0 == .max })
      words.removeFirst(aside)
      #expect(needed == words.count)
      self.words = words
      self.statuses = statuses
      self.status = status
    }

    private static func columns(_ points: UnsafeBufferPointer<gn_point>) throws(gn_status) -> PositionColumns {
      let base = UnsafeRawPointer(points.baseAddress)
      return PositionColumns(
        try Column(base?.assumingMemoryBound(to: Double.self), stride: 16, count: points.count),
        try Column((base.map { $0 + 8 })?.assumingMemoryBound(to: Double.self), stride: 16, count: points.count))
    }

    func index<Value>(_ body: (PointIndex) throws(gn_status) -> Value) throws(gn_status) -> Value {
      let result = words.withUnsafeBufferPointer { buffer in
        Result { () throws(gn_status) in try body(PointIndex(buffer.baseAddress, count: buffer.count)) }
      }
      return try result.get()
    }

    func nearest(_ position: gn_point, _ limit: Int, within distance: Double = .infinity) throws -> [Found] {
      try filled { out, capacity, needed throws(gn_status) in
        try index { index throws(gn_status) in
          try index.nearest(
            to: position, limit: UInt32(limit), within: distance, into: out, capacity: capacity, needed: &needed)
        }
      }
    }

    func within(_ distance: Double, of position: gn_point) throws -> [Found] {
      try filled { out, capacity, needed throws(gn_status) in
        try index { index throws(gn_status) in
          try index.within(distance, of: position, into: out, capacity: capacity, needed: &needed)
        }
      }
    }

    private func filled(
      _ call: (UnsafeMutablePointer<gn_neighbor>?, Int, inout Int) throws(gn_status) -> Void
    ) throws -> [Found] {
      var needed = 0
      do throws(gn_status) {
        try call(nil, 0, &needed)
        #expect(needed == 0)
      } catch {
        guard error == GN_ERROR_BUFFER_TOO_SMALL else { throw error }
      }
      var again = 0
      var out = [gn_neighbor](repeating: gn_neighbor(distance: -1, id: 0), count: needed)
      try out.withUnsafeMutableBufferPointer { buffer throws(gn_status) in
        try call(buffer.baseAddress, needed, &again)
      }
      #expect(again == needed)
      return out.map(Found.init)
    }

    func rows(in bounds: gn_bounds) throws -> [UInt64] {
      var bounds = bounds
      var needed = 0
      var out: [UInt64] = []
      for _ in 0..<2 {
        out = [UInt64](repeating: 77, count: needed)
        do throws(gn_status) {
          try out.withUnsafeMutableBufferPointer { buffer throws(gn_status) in
            try index { index throws(gn_status) in
              try index.rows(in: &bounds, into: buffer.baseAddress, capacity: buffer.count, needed: &needed)
            }
          }
        } catch {
          guard error == GN_ERROR_BUFFER_TOO_SMALL && out.isEmpty else { throw error }
        }
      }
      return out
    }

    func isSound() throws -> Bool { try index { $0.isSound } }
  }

  private struct Found: Equatable {
    var distance: Double
    var id: UInt64

    init(_ neighbor: gn_neighbor) {
      distance = neighbor.distance
      id = neighbor.id
    }
  }

  private func all(_ points: [gn_point], from position: gn_point) -> [Found] {
    points.enumerated().map { row, point in
      Found(gn_neighbor(distance: Geodesic.inverse(position, reduced(point)).distance, id: UInt64(row)))
    }.sorted { $0.distance < $1.distance || $0.distance == $1.distance && $0.id < $1.id }
  }

  private func reduced(_ point: gn_point) -> gn_point {
    gn_point(latitude: point.latitude, longitude: Angle.reduce(longitude: point.longitude))
  }

  private func point(_ latitude: Double, _ longitude: Double) -> gn_point {
    gn_point(latitude: latitude, longitude: longitude)
  }

  private func around(_ center: gn_point, _ radius: Double, _ random: inout Randomness) -> gn_point {
    Geodesic.direct(center, azimuth: random.double(in: -180...180), distance: random.double(in: 0...radius)).point
  }

  /// Sets of points that are hard in one way or another.
  private func scene(_ count: Int, _ random: inout Randomness) -> [gn_point] {
    func somewhere() -> gn_point { point(random.latitude(), random.longitude()) }
    let center = somewhere()
    switch random.integer(in: 0...9) {
    case 0:
      return (0..<count).map { _ in reduced(center) }
    case 1:
      let radius = random.element(of: [1e-8, 1e-6, 1e-3, 1, 1e3, 1e6])
      return (0..<count).map { _ in around(reduced(center), radius, &random) }
    case 2:
      let pole = random.element(of: [90.0, -90])
      return (0..<count).map { _ in
        Bool.random(using: &random) ? point(pole, random.longitude()) : around(point(pole, 0), 1e5, &random)
      }
    case 3:
      return (0..<count).map { _ in
        point(random.double(in: -1...1), random.element(of: [180, -180, 179.9999999, -179.9999, 540]))
      }
    case 4:
      // A lattice: many distances and coordinates are equal.
      return (0..<count).map { _ in
        point(Double(random.integer(in: -9...9)) * 10, Double(random.integer(in: -18...18)) * 10)
      }
    case 5:
      let line = random.double(in: -180...180)
      return (0..<count).map { _ in point(random.double(in: -90...90), line) }
    case 6:
      let towns = (0..<5).map { _ in reduced(somewhere()) }
      return (0..<count).map { _ in around(random.element(of: towns), random.element(of: [1, 1e4]), &random) }
    default:
      return (0..<count).map { _ in somewhere() }
    }
  }

  private func position(near points: [gn_point], _ random: inout Randomness) -> gn_point {
    let place = points.isEmpty ? point(0, 0) : reduced(random.element(of: points))
    switch random.integer(in: 0...4) {
    case 0: return place
    case 1: return around(place, random.element(of: [1e-8, 1e-3, 1e3, 1e6]), &random)
    case 2: return reduced(point(-place.latitude, place.longitude + 180))
    default: return reduced(point(random.latitude(), random.longitude()))
    }
  }

  private func size(_ random: inout Randomness) -> Int {
    random.element(of: [0, 1, 2, 7, 8, 9, 63, 64, 65, 200, 520, random.integer(in: 1...5000)])
  }

  // MARK: Queries

  @Test func theNearestAreThoseOfASearchThroughAll() throws {
    var random = Randomness()
    for _ in rounds(150) {
      let points = scene(size(&random), &random)
      let built = try Built(points)
      #expect(built.status == GN_OK)
      for _ in 0..<4 {
        let position = position(near: points, &random)
        let all = all(points, from: position)
        let limit = random.element(of: [0, 1, 2, 3, 10, 100, 6000])
        #expect(try built.nearest(position, limit) == Array(all.prefix(limit)), "\(points.count) \(position)")
        let distance = distance(all, &random)
        #expect(
          try built.nearest(position, limit, within: distance)
            == Array(all.filter { $0.distance <= distance }.prefix(limit)))
      }
    }
  }

  private func distance(_ all: [Found], _ random: inout Randomness) -> Double {
    guard !all.isEmpty else { return 1 }
    let one = random.element(of: all).distance
    return max(0, random.element(of: [one, one.nextUp, one.nextDown, one * 0.999, 0, 1e7, .infinity]))
  }

  @Test func thoseWithinADistanceAreThoseOfASearchThroughAll() throws {
    var random = Randomness()
    for _ in rounds(150) {
      let points = scene(size(&random), &random)
      let built = try Built(points)
      for _ in 0..<3 {
        let position = position(near: points, &random)
        let all = all(points, from: position)
        let distance = distance(all, &random)
        #expect(try built.within(distance, of: position) == all.filter { $0.distance <= distance })
      }
    }
  }

  @Test func thoseInBoundsAreThoseOfASearchThroughAll() throws {
    var random = Randomness()
    for _ in rounds(300) {
      let points = scene(size(&random), &random)
      let built = try Built(points)
      var latitudes = [random.latitude(), random.latitude()]
      var longitudes = [random.longitude(), random.longitude()]
      // Edges through points.
      if !points.isEmpty, Bool.random(using: &random) { latitudes[0] = random.element(of: points).latitude }
      if !points.isEmpty, Bool.random(using: &random) { longitudes[0] = random.element(of: points).longitude }
      let bounds = gn_bounds(
        south: latitudes.min()!, west: longitudes[0], north: latitudes.max()!, east: longitudes[1])
      let west = Angle.reduce(longitude: bounds.west)
      let east = Angle.reduce(longitude: bounds.east)
      let isAll = bounds.east - bounds.west >= 360
      let expected = points.indices.filter {
        let place = reduced(points[$0])
        let isBetween =
          east >= west
          ? (west...east).contains(place.longitude) : !(place.longitude > east && place.longitude < west)
        return place.latitude >= bounds.south && place.latitude <= bounds.north
          && (isBetween || isAll || place.latitude.magnitude == 90)
      }
      #expect(try built.rows(in: bounds) == expected.map(UInt64.init), "\(bounds)")
    }
  }

  /// Only one of two neighboring words has an address that is a multiple of 16.
  @Test func anIndexLiesAtAnyMultipleOfEight() throws {
    var random = Randomness()
    for _ in rounds(20) {
      let points = scene(size(&random), &random)
      #expect(try Built(points, aside: 1).words == Built(points).words)
    }
  }

  @Test func aBatchGivesTheSame() throws {
    var random = Randomness()
    for _ in rounds(40) { try compareBatch(scene(size(&random), &random), &random) }
  }

  private func compareBatch(_ points: [gn_point], _ random: inout Randomness) throws {
    let built = try Built(points)
    var positions = (0..<50).map { _ in position(near: points, &random) }
    positions[7].latitude = .nan
    positions[11].latitude = 91
    let limit = random.element(of: [1, 2, 9, 100])
    var neighbors = [gn_neighbor](repeating: gn_neighbor(), count: 50 * limit)
    var needed = 0
    var counts = [Int32](repeating: -1, count: 50)
    var statuses = [UInt8](repeating: 99, count: 50)
    let distance = random.element(of: [0, 1, 1e6, .infinity])
    try positions.withUnsafeBufferPointer { positions in
      let base = UnsafeRawPointer(positions.baseAddress!).assumingMemoryBound(to: Double.self)
      let columns = PositionColumns(
        try Column(base, stride: 16, count: 50), try Column(base + 1, stride: 16, count: 50))
      neighbors.withUnsafeMutableBufferPointer { buffer in
        for (room, status) in [(50 * limit - 1, GN_ERROR_BUFFER_TOO_SMALL), (50 * limit, GN_PARTIAL)] {
          #expect(throws: status) {
            try built.index { index throws(gn_status) in
              try index.nearest(
                to: columns, count: 50, limit: UInt32(limit), within: distance, into: buffer.baseAddress,
                capacity: room,
                needed: &needed, statuses: &statuses)
            }
          }
          #expect(needed == 50 * limit && (statuses[0] == 0) == (status == GN_PARTIAL))
        }
      }
      try counts.withUnsafeMutableBufferPointer { buffer in
        let column = try MutableColumn(buffer.baseAddress, stride: 4, count: 50)
        #expect(throws: GN_PARTIAL) {
          try built.index { index throws(gn_status) in
            try index.counts(near: columns, within: distance, into: column, statuses: nil)
          }
        }
      }
    }
    for row in positions.indices {
      let places = neighbors[(row * limit)..<((row + 1) * limit)]
      guard row != 7 && row != 11 else {
        #expect(places.allSatisfy { $0.distance.isNaN && $0.id == 0 } && counts[row] == 0)
        #expect(statuses[row] == UInt8(row == 7 ? GN_ERROR_NOT_FINITE : GN_ERROR_LATITUDE))
        continue
      }
      let found = try built.within(distance, of: positions[row])
      #expect(Int(counts[row]) == found.count && statuses[row] == 0)
      let nearest = Array(found.prefix(limit))
      let nothing = [Found](repeating: Found(PointIndex.nothing), count: limit - nearest.count)
      #expect(places.map(Found.init) == nearest + nothing)
    }
  }

  // MARK: Words

  @Test func refusedRowsAreLeftOut() throws {
    var random = Randomness()
    for _ in rounds(50) {
      var points = scene(random.integer(in: 1...300), &random)
      var expected = [UInt8](repeating: 0, count: points.count)
      for row in points.indices where random.integer(in: 0...3) == 0 {
        points[row] = random.element(of: [point(.nan, 0), point(0, .infinity), point(90.0001, 0)])
        expected[row] = UInt8(
          points[row].latitude.isNaN || !points[row].longitude.isFinite ? GN_ERROR_NOT_FINITE : GN_ERROR_LATITUDE)
      }
      let built = try Built(points)
      #expect(built.statuses == expected)
      #expect(built.status == (expected.allSatisfy { $0 == 0 } ? GN_OK : GN_PARTIAL))
      let kept = points.indices.filter { expected[$0] == 0 }
      #expect(try built.nearest(point(1, 2), 1000).map(\.id).sorted() == kept.map(UInt64.init))
      #expect(try built.isSound())
    }
  }

  /// Longitudes beyond those that lanes reduce.
  @Test func longitudesMayBeOfAnySize() throws {
    let built = try Built([point(10, 1e300), point(20, -3e15), point(30, 725)])
    let longitude = Angle.reduce(longitude: 1e300)
    #expect(try built.nearest(point(10, longitude), 1) == [Found(gn_neighbor(distance: 0, id: 0))])
    #expect(try built.rows(in: gn_bounds(south: 30, west: 5, north: 30, east: 5)) == [2])
    #expect(try built.isSound())
  }

  @Test func anIndexIsSoundAndSmall() throws {
    var random = Randomness()
    for _ in rounds(100) {
      let points = scene(size(&random), &random)
      let built = try Built(points)
      #expect(try built.isSound(), "\(points.count)")
      #expect(built.words.count == PointIndex.Layout.wordCount(rows: points.count))
    }
    #expect(try #require(PointIndex.Layout.wordCount(rows: 1_000_000)) * 8 <= 30_000_000)
    #expect(PointIndex.Layout.wordCount(rows: -1) == nil)
    #expect(PointIndex.Layout.wordCount(rows: 1 << 31) == nil)
  }

  /// For any order of the rows, the same points are in the same leaves.
  @Test func theOrderOfTheRowsChangesTheirIdsAlone() throws {
    var random = Randomness()
    let points = (0..<1000).map { _ in point(random.double(in: -90...90), random.double(in: -180...180)) }
    let places = try Built(points).words[PointIndex.Layout.first..<(PointIndex.Layout.first + 125 * 16)]
    let shuffled = try Built(points.shuffled(using: &random)).words[
      PointIndex.Layout.first..<(PointIndex.Layout.first + 125 * 16)]
    for leaf in 0..<125 {
      #expect(places.dropFirst(leaf * 16).prefix(8).sorted() == shuffled.dropFirst(leaf * 16).prefix(8).sorted())
    }
  }

  /// Orders for which the median of three is bad, and keys of which most are equal.
  @Test func noOrderOfTheRecordsTakesLong() {
    var random = Randomness()
    let count = 20_000
    let orders: [(Int) -> UInt32] = [
      { UInt32($0) }, { UInt32(count - $0) }, { UInt32(min($0, count - $0)) }, { _ in 5 }, { UInt32($0 % 2) },
      { UInt32(1) << UInt32($0 % 32) }, { $0 < 10 ? 0 : .max }, { UInt32($0 * $0 % 1009) },
    ]
    for order in orders {
      for middle in [1, count / 2, count - 1] {
        var records = (0..<count).map { SIMD4<UInt32>(order($0), 3, 3, UInt32($0)) }
        if Bool.random(using: &random) { records.shuffle(using: &random) }
        let sorted = records.map { UInt64($0.x) << 32 | UInt64($0.w) }.sorted()
        records.withUnsafeMutableBytes {
          PointRecords(base: $0.baseAddress!).split(from: 0, to: count, at: middle)
        }
        let keys = records.map { UInt64($0.x) << 32 | UInt64($0.w) }
        // Where x is one for all, any axis will do.
        #expect(keys[..<middle].max()! < keys[middle...].min()!)
        #expect(keys[..<middle].max()! == sorted[middle - 1])
      }
    }
  }

  @Test func noDamageIsTakenForSound() throws {
    var random = Randomness()
    for _ in rounds(20) {
      let built = try Built(
        (0..<random.element(of: [1, 9, 100, 600])).map { _ in
          point(random.double(in: -90...90), random.double(in: -180...180))
        })
      for _ in 0..<20 {
        var damaged = built
        // The words after the places. The last bits of the middle and of places change only the checksum.
        let first = PointIndex.Layout(count: built.statuses.count).rows(ofLeaf: 0)
        let word = random.integer(in: first...built.words.count - 1)
        damaged.words[word] ^= 1 << UInt64.random(in: 0...63, using: &random)
        #expect(try !damaged.isSound(), "\(word) of \(built.words.count)")
      }
    }
  }

  /// Queries of damaged words end, and stay within the words. (Tests/Fuzz does the same in blocks of exact size.)
  @Test func damagedWordsAreSafe() throws {
    var random = Randomness()
    for _ in rounds(300) {
      var built = try Built(scene(size(&random), &random))
      for _ in 0..<random.integer(in: 1...20) where built.words.count > 12 {
        let word = random.integer(in: 8...built.words.count - 1)
        built.words[word] = random.element(of: [random.next(), 0, .max, Double.nan.bitPattern, 0xFF80_0000_7F80_0000])
      }
      let position = point(random.latitude(), random.longitude())
      let count = built.statuses.count
      var room = [gn_neighbor](repeating: gn_neighbor(), count: 10)
      var needed = 0
      try room.withUnsafeMutableBufferPointer { room throws(gn_status) in
        try built.index { index throws(gn_status) in
          try index.nearest(
            to: position, limit: 10, within: .infinity, into: room.baseAddress, capacity: 10, needed: &needed)
        }
      }
      #expect(needed <= min(count, 10) && room.prefix(needed).allSatisfy { !$0.distance.isNaN })
      // Asking for the number does not look at all that an answer is made of.
      _ = try? built.index { index throws(gn_status) in
        try index.within(1e6, of: position, into: nil, capacity: 0, needed: &needed)
      }
      #expect(needed <= count)
      var all = [gn_neighbor](repeating: gn_neighbor(), count: count)
      try all.withUnsafeMutableBufferPointer { all throws(gn_status) in
        try built.index { index throws(gn_status) in
          try index.within(1e6, of: position, into: all.baseAddress, capacity: all.count, needed: &needed)
        }
      }
      #expect(needed <= count)
      let bounds = gn_bounds(south: -50, west: -120, north: 50, east: 30)
      #expect(try built.rows(in: bounds).count <= count)
      _ = try built.isSound()
    }
  }

  @Test func countsThatDoNotFitAreRefused() throws {
    let built = try Built([point(1, 2), point(3, 4)])
    for (word, value) in [(4, 3), (4, 1_000_000), (4, UInt64.max), (5, 3), (5, 1 << 40), (2, 7), (2, 1000)]
      as [(Int, UInt64)]
    {
      var damaged = built
      damaged.words[word] = value
      // Three rows take as many words as two.
      guard word != 4 || value != 3 else { continue }
      #expect(throws: GN_ERROR_INDEX_SIZE, "\(word) \(value)") { try damaged.index { _ in } }
    }
  }

  @Test func distancesAreChecked() throws {
    let built = try Built([point(1, 2)])
    #expect(throws: GN_ERROR_NOT_FINITE) { try built.nearest(point(0, 0), 1, within: .nan) }
    #expect(throws: GN_ERROR_DISTANCE) { try built.nearest(point(0, 0), 1, within: -1) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try built.within(-.infinity, of: point(0, 0)) }
    #expect(throws: GN_ERROR_VIEW) { try built.rows(in: gn_bounds(south: 1, west: 0, north: 0, east: 1)) }
    #expect(throws: GN_ERROR_LATITUDE) { try built.rows(in: gn_bounds(south: -91, west: 0, north: 0, east: 1)) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try built.rows(in: gn_bounds(south: 0, west: .nan, north: 0, east: 1)) }
  }
}
