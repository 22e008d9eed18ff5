// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Edges in an index")
struct EdgeIndexTests {
  /// A polygon, and how to ask about it.
  struct Case {
    var points: [gn_point] = []
    var rings: [Int] = []

    init(_ rings: [[gn_point]]) {
      points = rings.flatMap { $0 }
      self.rings = rings.map(\.count)
    }

    func polygon<Value>(_ body: (Polygon) throws(gn_status) -> Value) throws(gn_status) -> Value {
      let result = points.withUnsafeBufferPointer { buffer in
        rings.withUnsafeBufferPointer { counts in
          Result { () throws(gn_status) in
            try body(
              Polygon(
                Points(buffer.baseAddress, count: buffer.count), rings: counts.baseAddress, ringCount: counts.count))
          }
        }
      }
      return try result.get()
    }

    func words() throws -> [UInt64] {
      var needed = 0
      #expect(throws: GN_ERROR_BUFFER_TOO_SMALL) {
        try polygon { polygon throws(gn_status) in
          try EdgeIndex.build(polygon, into: nil, capacity: 0, needed: &needed)
        }
      }
      var words = [UInt64](repeating: .max, count: needed)
      try polygon { polygon throws(gn_status) in
        try EdgeIndex.build(polygon, into: &words, capacity: words.count, needed: &needed)
      }
      return words
    }
  }

  func sides(_ words: [UInt64], _ positions: [gn_point]) throws -> [Int32] {
    var sides = [Int32](repeating: 7, count: positions.count)
    let latitudes = positions.map(\.latitude)
    let longitudes = positions.map(\.longitude)
    try EdgeIndex(words, count: words.count).sides(
      of: PositionColumns(
        Column(latitudes, stride: 8, count: latitudes.count), Column(longitudes, stride: 8, count: longitudes.count)),
      into: MutableColumn(&sides, stride: 4, count: sides.count), statuses: nil)
    return sides
  }

  /// The side by geodesics alone, from every edge.
  func sideByGeodesics(_ polygon: Polygon, _ position: gn_point) -> Int32 {
    let test = BorderTest(position)
    var rings = polygon.makeIterator()
    var isOuter = true
    var steps = 0
    while let ring = rings.next() {
      var isOdd = false
      var isOnBorder = false
      for edge in 0..<ring.count {
        guard let crosses = test.crosses(ring[edge], ring.end(edge), &steps) else {
          isOnBorder = true
          break
        }
        isOdd = isOdd != crosses
      }
      if isOnBorder { return Int32(GN_ON_BORDER) }
      let isInside = ring.count > 0 && isOdd != ring.holdsNorthPole
      if isOuter != isInside { return Int32(GN_OUTSIDE) }
      isOuter = false
    }
    return Int32(GN_INSIDE)
  }

  /// A ring around a center, of edges of any length.
  func ring(_ center: gn_point, radius: Double, count: Int, _ random: inout Randomness) -> [gn_point] {
    (0..<count).map { index in
      let azimuth = (Double(index) + random.double(in: 0...0.4)) * 360 / Double(count)
      return Geodesic.direct(center, azimuth: azimuth, distance: radius * random.double(in: 0.6...1)).point
    }
  }

  func randomCase(_ random: inout Randomness) -> Case {
    let center = gn_point(
      latitude: random.element(of: [90, -90, 89.99, -89.9, 0, 1, random.double(in: -90...90)]),
      longitude: random.element(of: [-180, 0, 179.99, random.double(in: -180...179.9)]))
    let radius = random.element(of: [1, 100, 1e4, 3e5, 5e6, 9.9e6])
    var outer = ring(center, radius: radius, count: random.element(of: [3, 4, 8, 9, 60, 700]), &random)
    // Vertices on common meridians and parallels, given twice, or with the ring closed.
    if Bool.random(using: &random) {
      outer = outer.map {
        let scale = radius > 1e6 ? 1.0 : 1e5
        return gn_point(
          latitude: ($0.latitude * scale).rounded() / scale, longitude: ($0.longitude * scale).rounded() / scale)
      }
    }
    if Bool.random(using: &random) { outer.insert(outer[1], at: 1) }
    if Bool.random(using: &random) { outer.append(outer[0]) }
    if Bool.random(using: &random) { outer.reverse() }
    if random.integer(in: 0...3) == 0 {
      outer = outer.map {
        let turns = Double(random.integer(in: -3...3))
        return gn_point(latitude: $0.latitude, longitude: $0.longitude + 360 * turns)
      }
    }
    var rings = [outer]
    for _ in 0..<random.element(of: [0, 0, 1, 2, 20]) {
      let place = Geodesic.direct(
        center, azimuth: random.double(in: -180...180), distance: radius * random.double(in: 0...0.9)
      ).point
      rings.append(
        ring(
          place, radius: radius * random.double(in: 0.01...0.3),
          count: random.element(of: [1, 2, 3, 4, 9, 70]), &random))
    }
    return Case(rings)
  }

  func positions(_ shape: Case, _ random: inout Randomness, count: Int) -> [gn_point] {
    (0..<count).map { _ in
      let index = random.integer(in: 0...shape.points.count - 1)
      let vertex = shape.points[index]
      let next = shape.points[(index + 1) % shape.points.count]
      switch random.integer(in: 0...9) {
      case 0: return vertex
      case 1: return gn_point(latitude: random.double(in: -90...90), longitude: vertex.longitude)
      case 2: return gn_point(latitude: vertex.latitude, longitude: random.double(in: -180...180))
      case 3: return gn_point(latitude: random.element(of: [90, -90]), longitude: random.double(in: -180...180))
      case 4: return gn_point(latitude: random.double(in: -90...90), longitude: random.element(of: [180, -180, 0]))
      case 5:
        return Geodesic.direct(
          vertex, azimuth: random.double(in: -180...180),
          distance: random.element(of: [1e-7, 9e-7, 1.1e-6, 2e-6, 1, 1000])
        ).point
      case 6, 7:
        // Beside an edge.
        let edge = Geodesic.inverse(vertex, next)
        let place = Geodesic.direct(
          vertex, azimuth: edge.azimuthFrom, distance: edge.distance * random.double(in: 0...1))
        return Geodesic.direct(
          place.point, azimuth: place.azimuth + random.element(of: [90, -90]),
          distance: random.element(of: [0, 5e-7, 2e-6, 1e-4, 0.01, 1, 100, 1e5])
        ).point
      case 8:
        return Geodesic.direct(
          vertex, azimuth: random.double(in: -180...180), distance: random.double(in: 0...1e6)
        ).point
      default: return gn_point(latitude: random.double(in: -90...90), longitude: random.double(in: -180...180))
      }
    }
  }

  @Test func sidesAreThoseOfThePolygonAndOfGeodesics() throws {
    var random = Randomness()
    var found: [Int32: Int] = [:]
    for _ in rounds(400) {
      let shape = randomCase(&random)
      let words = try shape.words()
      let positions = positions(shape, &random, count: 100)
      let sides = try sides(words, positions)
      try shape.polygon { polygon throws(gn_status) in
        for (position, side) in zip(positions, sides) {
          found[side, default: 0] += 1
          let position = try checked(position)
          let plain = try polygon.side(of: position)
          let exact = sideByGeodesics(polygon, position)
          #expect(side == plain && side == exact, "\(side) \(plain) \(exact) \(position) \(shape)")
        }
      }
    }
    #expect(found.count == 3 && found.values.allSatisfy { $0 > 100 }, "\(found)")
  }

  // MARK: Nearest

  func routeWords(_ route: [gn_point]) throws -> [UInt64] {
    var needed = 0
    let points = try Points(route, count: route.count)
    #expect(throws: GN_ERROR_BUFFER_TOO_SMALL) {
      try EdgeIndex.build(route: points, into: nil, capacity: 0, needed: &needed)
    }
    var words = [UInt64](repeating: .max, count: needed)
    try EdgeIndex.build(route: points, into: &words, capacity: words.count, needed: &needed)
    return words
  }

  func places(
    _ words: [UInt64], _ positions: [gn_point], from start: Double = 0, to end: Double = .infinity
  ) throws -> [gn_route_place] {
    var places = [gn_route_place](repeating: .refused, count: positions.count)
    let latitudes = positions.map(\.latitude)
    let longitudes = positions.map(\.longitude)
    try EdgeIndex(words, count: words.count).nearest(
      to: PositionColumns(
        Column(latitudes, stride: 8, count: latitudes.count), Column(longitudes, stride: 8, count: longitudes.count)),
      from: start, to: end,
      places: MutableColumn(&places, stride: MemoryLayout<gn_route_place>.stride, count: places.count), statuses: nil)
    return places
  }

  /// A walk, with repeated points, and sometimes back the same way.
  func route(_ random: inout Randomness) -> [gn_point] {
    var point = gn_point(
      latitude: random.element(of: [89.999, -89.9, 0, random.double(in: -90...90)]),
      longitude: random.element(of: [179.9, -180, 0, random.double(in: -180...179.9)]))
    let step = random.element(of: [1, 50, 1000, 1e5, 4e6])
    let count = random.element(of: [1, 2, 3, 8, 9, 10, 65, 300])
    var heading = random.double(in: 0...360)
    var route = [point]
    while route.count < count {
      heading += random.double(in: -60...60)
      if random.integer(in: 0...9) > 0 {
        point = Geodesic.direct(point, azimuth: heading, distance: step * random.double(in: 0.1...1)).point
      }
      route.append(point)
    }
    if Bool.random(using: &random) { route += route.reversed() }
    return route
  }

  /// Between nearly opposite points of the equator, an edge runs far from it.
  @Test(arguments: [179.2, 179.5, 179.8, 179.95, 180])
  func anEdgeHalfwayAroundTheEquatorLeavesIt(way: Double) throws {
    var random = Randomness()
    for latitude in [-30.0, -60, 30] {
      let back = (0..<40).map { gn_point(latitude: latitude, longitude: way - way * (Double($0) + 0.5) / 40) }
      let shape = Case([[gn_point(), gn_point(latitude: 0, longitude: way)] + back])
      let words = try shape.words()
      let positions = (0..<200).map { _ in
        gn_point(latitude: random.double(in: -90...90), longitude: random.double(in: -180...180))
      }
      let found = try sides(words, positions)
      try shape.polygon { polygon throws(gn_status) in
        for (position, side) in zip(positions, found) {
          #expect(side == sideByGeodesics(polygon, position), "\(position), \(latitude)")
        }
      }
    }
    guard way > 179.4, way < 179.9 else { return }
    let meridian = [gn_point(latitude: 10, longitude: way / 2), gn_point(latitude: 88, longitude: way / 2)]
    let edge = [gn_point(), gn_point(latitude: 0, longitude: way)]
    #expect(try crossings(routeWords(edge), routeWords(meridian)).count == 1)
  }

  @Test func nearestPlacesAreThoseOfTheRoute() throws {
    var random = Randomness()
    for _ in rounds(200) {
      let route = route(&random)
      let words = try routeWords(route)
      let positions = positions(Case([route]), &random, count: 20)
      for (position, place) in zip(positions, try places(words, positions)) {
        let plain = try Route.nearest(try Points(route, count: route.count), to: try checked(position))
        #expect(bits(place) == bits(plain), "\(place) \(plain) \(position) \(route)")
      }
    }
  }

  func bits(_ place: gn_route_place) -> [UInt64] {
    [
      place.point.latitude, place.point.longitude, place.distance_along, place.distance_off, place.azimuth,
    ].map(\.bitPattern) + [place.segment]
  }

  /// Compared with many places in the window: none is nearer.
  @Test func aWindowHoldsItsNearestPlace() throws {
    var random = Randomness()
    for _ in rounds(100) {
      let route = route(&random)
      let points = try Points(route, count: route.count)
      let length = Route.length(points)
      let words = try routeWords(route)
      let start = length * random.element(of: [-1, 0, 0.5, 1, 2, random.double(in: 0...1)])
      let end = start + length * random.element(of: [0, 0.01, 0.2, 1, .infinity])
      let low = min(max(start, 0), length)
      let high = min(max(end.isNaN ? start : end, 0), length)
      for position in positions(Case([route]), &random, count: 5) {
        let place = try places(words, [position], from: start, to: end.isNaN ? start : end)[0]
        #expect(place.distance_along >= low - 1e-6 && place.distance_along <= high + 1e-6, "\(place) \(low) \(high)")
        let there = try Route.point(points, at: min(max(place.distance_along, 0), length)).point
        #expect(Geodesic.inverse(there, place.point).distance < 1e-6)
        let position = try checked(position)
        #expect((Geodesic.inverse(place.point, position).distance - place.distance_off.magnitude).magnitude < 1e-7)
        for sample in 0...40 {
          let along = low + (high - low) * Double(sample) / 40
          let other = try Route.point(points, at: min(along, length)).point
          let distance = Geodesic.inverse(other, position).distance
          #expect(distance >= place.distance_off.magnitude - 1e-6, "\(place) \(along) \(distance) \(route) \(position)")
        }
      }
    }
  }

  @Test func aWindowKeepsThereAndBackApart() throws {
    let route = [0.0, 1, 0].map { gn_point(latitude: 0, longitude: $0) }
    let words = try routeWords(route)
    let here = [gn_point(latitude: 0.1, longitude: 0.5)]
    #expect(try places(words, here)[0].segment == 0)
    let back = try places(words, here, from: 120_000)[0]
    #expect(back.segment == 1)
    #expect((back.distance_along - 1.5 * 111_319.490793).magnitude < 0.001)
    #expect(back.distance_off > 0, "north of a way to the west is to the right")
  }

  @Test func windowsThatAreNone() throws {
    let words = try routeWords([gn_point(latitude: 1, longitude: 2), gn_point(latitude: 1, longitude: 3)])
    #expect(throws: GN_ERROR_NOT_FINITE) { try places(words, [], from: .nan) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try places(words, [], to: .nan) }
    #expect(throws: GN_ERROR_DISTANCE) { try places(words, [], from: 2, to: 1) }
    #expect(throws: GN_ERROR_COUNT) { try places(try routeWords([]), []) }
  }

  @Test func aHoleThatIsOnePlaceMayBeTheNearest() throws {
    let here = gn_point(latitude: 1, longitude: 1)
    let outer = [(0.0, 0.0), (0, 2), (2, 2), (2, 0)].map { gn_point(latitude: $0.0, longitude: $0.1) }
    for count in [1, 2, 9, 20] {
      let place = try places(try Case([outer, [gn_point](repeating: here, count: count)]).words(), [here])[0]
      #expect(place.distance_off == 0 && place.segment == 4, "\(place)")
    }
  }

  // MARK: Crossings

  /// A receiver at rest whose positions differ by less than a micrometer: its edges are too short to be compared.
  @Test func aReceiverThatHardlyMovesHasNoCrossings() throws {
    var random = Randomness()
    let points = (0..<12_000).map { _ in
      gn_point(latitude: 48 + random.double(in: 0...1e-13), longitude: 10 + random.double(in: 0...1e-13))
    }
    #expect(try crossings(routeWords(points)).isEmpty)
  }

  func crossings(_ words: [UInt64], _ other: [UInt64]? = nil) throws -> [gn_polygon_crossing] {
    var needed = 0
    let index = try EdgeIndex(words, count: words.count)
    let second = try other.map { other throws(gn_status) in try EdgeIndex(other, count: other.count) }
    do {
      try index.crossings(with: second, into: nil, capacity: 0, needed: &needed)
    } catch {
      #expect(error == GN_ERROR_BUFFER_TOO_SMALL)
    }
    var crossings = [gn_polygon_crossing](repeating: gn_polygon_crossing(), count: needed)
    try index.crossings(with: second, into: &crossings, capacity: needed, needed: &needed)
    return crossings
  }

  /// Every pair, without boxes.
  func everyCrossing(_ polygon: Polygon) -> [[UInt64]] {
    var work = Work()
    var rings: [PolygonRing] = []
    var iterator = polygon.makeIterator()
    while let ring = iterator.next() { rings.append(ring) }
    var found: [[UInt64]] = []
    for (i, ring) in rings.enumerated() {
      for edge in 0..<ring.count {
        for j in i..<rings.count {
          guard var pairs = EdgePairs(RingEdges(ring), edge, RingEdges(rings[j]), isSame: i == j, &work) else {
            continue
          }
          for other in (i == j ? edge + 1 : 0)..<max(rings[j].count, i == j ? edge + 1 : 0) {
            guard let point = pairs.meeting(other, &work) else { continue }
            found.append([
              UInt64(ring.first + edge), UInt64(rings[j].first + other), point.latitude.bitPattern,
              point.longitude.bitPattern,
            ])
          }
        }
      }
    }
    return found
  }

  @Test func allPairsThatMeetAreFound() throws {
    var random = Randomness()
    var total = 0
    var tried = 0
    // Until there were enough crossings: few of the shapes cross themselves.
    while tried < rounds(60).count || total <= 20 && tried < 10_000 {
      tried += 1
      var shape = randomCase(&random)
      guard shape.points.count < 200 else { continue }
      // Mix up the vertices, so that edges cross.
      if Bool.random(using: &random), shape.rings[0] > 6 {
        let count = random.integer(in: 3...6)
        shape.points[0..<count].reverse()
      }
      let words = try shape.words()
      let all = try crossings(words)
      try shape.polygon { polygon throws(gn_status) in
        let every = everyCrossing(polygon)
        let shown = all.map { [$0.edge, $0.other_edge, $0.point.latitude.bitPattern, $0.point.longitude.bitPattern] }
        #expect(shown == every, "\(shape)")
        let found = try polygon.findCrossing().found
        #expect(found == (all.isEmpty ? 0 : 1))
      }
      total += all.count
    }
    #expect(total > 20)
  }

  @Test func twoRoutesMeetWhereTheyCross() throws {
    let first = (0...100).map { gn_point(latitude: 0.01 * Double($0 % 2), longitude: 0.01 * Double($0)) }
    let second = [gn_point(latitude: 0.005, longitude: -1), gn_point(latitude: 0.005, longitude: 2)]
    let found = try crossings(routeWords(first), routeWords(second))
    #expect(found.map(\.edge) == Array(0..<100))
    // A geodesic over three degrees of longitude: up to 0.005 (1/cos 1.5 - 1) farther north.
    #expect(found.allSatisfy { $0.other_edge == 0 && $0.found == 1 && (0.005...0.0050018).contains($0.point.latitude) })
    let turned = try crossings(routeWords(second), routeWords(first))
    #expect(turned.map(\.other_edge) == Array(0..<100))
    #expect(try crossings(routeWords(first)).isEmpty)
    // The end of a route is no neighbor of its start.
    let loop = [(0.0, 0.0), (0, 1), (1, 1), (0, 0)].map { gn_point(latitude: $0.0, longitude: $0.1) }
    #expect(try crossings(routeWords(loop)).map { [$0.edge, $0.other_edge] } == [[0, 2]])
  }

  // MARK: Damage

  /// Queries words in a block of exactly their size, so that a sanitizer sees every byte beyond.
  func ask(_ words: [UInt64], _ positions: [gn_point]) {
    _ = try? sides(words, positions)
    _ = try? places(words, positions)
    _ = try? places(words, positions, from: 10, to: 1e5)
    _ = try? checkIndex(words, count: words.count)
    var needed = 0
    guard let index = try? EdgeIndex(words, count: words.count) else { return }
    _ = try? index.crossings(with: nil, into: nil, capacity: 0, needed: &needed)
    _ = try? index.crossings(with: index, into: nil, capacity: 0, needed: &needed)
  }

  @Test func damagedWordsAreAskedSafely() throws {
    var random = Randomness()
    for _ in rounds(300) {
      let shape = randomCase(&random)
      guard shape.points.count < 200 else { continue }
      var words = Bool.random(using: &random) ? try shape.words() : try routeWords(shape.points)
      let positions = positions(shape, &random, count: 5)
      for _ in 0..<random.integer(in: 1...4) {
        let index = random.integer(in: 4...words.count - 1)
        switch random.integer(in: 0...3) {
        case 0: words[index] ^= 1 << UInt64(random.integer(in: 0...63))
        case 1:
          words[index] = random.element(
            of: [0, .max, 1 << 31, 1 << 63, Double.nan.bitPattern, Double.infinity.bitPattern])
        case 2: words[index] = UInt64.random(in: 0 ... .max, using: &random)
        default: words[index] = words[random.integer(in: 4...words.count - 1)]
        }
      }
      ask(words, positions)
    }
  }

  @Test func whatIsNoIndexIsNamed() throws {
    let words = try Case([[gn_point(latitude: 0, longitude: 0), gn_point(latitude: 1, longitude: 1)]]).words()
    func status(_ change: (inout [UInt64]) -> Void, count: Int? = nil) -> gn_status {
      var changed = words
      change(&changed)
      do {
        return Int(try checkIndex(changed, count: count ?? changed.count)) == Int(GN_INDEX_EDGES) ? GN_OK : GN_PARTIAL
      } catch {
        return error
      }
    }
    #expect(status { _ in } == GN_OK)
    #expect(status { $0.append(7) } == GN_OK)
    #expect(status { $0[0] ^= 1 } == GN_ERROR_INDEX)
    #expect(status { $0[1] ^= 2 } == GN_ERROR_INDEX_VERSION)
    #expect(status { $0[1] ^= 8 << 32 } == GN_ERROR_INDEX_KIND)
    #expect(status { $0.removeLast() } == GN_ERROR_INDEX_SIZE)
    #expect(status({ _ in }, count: 7) == GN_ERROR_INDEX_SIZE)
    #expect(status({ _ in }, count: -1) == GN_ERROR_INDEX_SIZE)
    #expect(throws: GN_ERROR_NULL) { try checkIndex(nil, count: 8) }
    #expect(throws: GN_ERROR_INDEX_SIZE) { try checkIndex(nil, count: 0) }
    for index in 2..<words.count {
      for bit in [0, 31, 32, 63] as [UInt64] {
        let found = status { $0[index] ^= 1 << bit }
        let isNamed = found == GN_ERROR_INDEX_DAMAGED || index < 8 && found == GN_ERROR_INDEX_SIZE
        #expect(isNamed, "\(index) \(bit) \(found)")
      }
    }
    words.withUnsafeBytes { bytes in
      let beside = (bytes.baseAddress! + 4).assumingMemoryBound(to: UInt64.self)
      #expect(throws: GN_ERROR_INDEX_ALIGNMENT) { try EdgeIndex(beside, count: words.count - 1) }
    }
    let route = try routeWords([gn_point(latitude: 0, longitude: 0), gn_point(latitude: 1, longitude: 1)])
    #expect(throws: GN_ERROR_INDEX_KIND) { try sides(route, []) }
  }

  /// Damaged words with a corrected checksum are found by their contents.
  @Test func theContentIsChecked() throws {
    var random = Randomness()
    for _ in rounds(100) {
      let shape = randomCase(&random)
      guard shape.points.count < 200 else { continue }
      var words = Bool.random(using: &random) ? try shape.words() : try routeWords(shape.points)
      #expect(try checkIndex(words, count: words.count) == GN_INDEX_EDGES)
      let index = random.element(of: wordsThatFollow(words))
      words[index] ^= 1 << UInt64(random.integer(in: 0...63))
      words[3] = IndexWords.checksum(of: words, count: words.count)
      #expect(throws: GN_ERROR_INDEX_DAMAGED, "\(index) \(shape)") { try checkIndex(words, count: words.count) }
    }
  }

  /// The words that follow from the points: not the points themselves, and not whether a pole lies inside a ring, which
  /// only its area could tell.
  func wordsThatFollow(_ words: [UInt64]) -> [Int] {
    let ringCount = Int(words[4])
    var found = Array(8..<8 + 4 * ringCount + BoxTree.words(ringCount - 1))
    found.removeAll { $0 < 8 + 4 * ringCount && $0 % 4 == 1 }
    for ring in 0..<ringCount {
      let given = Int(words[8 + 4 * ring] >> 32)
      let start = Int(words[8 + 4 * ring + 2])
      let points = start + BoxTree.words(IndexRing.runs(given))
      found += start..<points
      found += points + 18 * IndexRing.runs(given)..<start + IndexRing.words(given)
    }
    return found
  }

  @Test func theSizeFollowsFromTheCounts() throws {
    var random = Randomness()
    for count in [1, 2, 8, 9, 64, 65, 1000] {
      let open = ring(gn_point(latitude: 1, longitude: 2), radius: 100, count: count, &random)
      let closed = Array(open.dropLast()) + [open[0]]
      #expect(try Case([open]).words().count == Case([closed]).words().count)
    }
    let many = ring(gn_point(latitude: 1, longitude: 2), radius: 100, count: 10_000, &random)
    #expect(try Case([many]).words().count * 8 <= 24 * many.count)
  }
}
