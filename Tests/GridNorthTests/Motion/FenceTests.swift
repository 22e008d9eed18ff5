// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

import GridNorth

@Suite("Fences, in Swift")
struct FenceTests {
  private let center = Position(46.5, 8)

  private func square(_ latitude: Double, _ longitude: Double, _ half: Double) throws -> Polygon {
    try Polygon([
      Position(latitude - half, longitude - half), Position(latitude - half, longitude + half),
      Position(latitude + half, longitude + half), Position(latitude + half, longitude - half),
    ])
  }

  private func fix(_ time: Double, _ latitude: Double, _ longitude: Double = 8) -> Fix {
    Fix(time: time, position: Position(latitude, longitude))
  }

  // MARK: Sets

  @Test func aSetAnswersAsItsShapesDo() throws {
    var random = Randomness()
    let hole = [Position(46.495, 8.495), Position(46.495, 8.505), Position(46.505, 8.5)]
    var fences = [
      Fence(
        id: .max, shape: .polygon(try Polygon(try square(46.5, 8.5, 0.02).outerRing, holes: [hole])), triggers: [])
    ]
    for id in 0..<30 {
      let (latitude, longitude) = (random.double(in: 46...47), random.double(in: 8...9))
      let way = try Route([Position(latitude, longitude), Position(latitude + 0.1, longitude - 0.2)])
      let radius = random.double(in: 10...20_000)
      let shape: Fence.Shape =
        switch id % 4 {
        case 0: .circle(center: Position(latitude, longitude), radius: radius)
        case 1: .corridor(way, radius: radius)
        case 2: .polygon(try square(latitude, longitude, 0.1))
        default: .line(way)
        }
      // In no order.
      fences.append(Fence(id: UInt64(id * 7 % 31), shape: shape))
    }
    let set = try FenceSet(fences)
    let positions = (0..<300).map { _ in Position(random.double(in: 46...47), random.double(in: 8...9)) }
    var found = 0
    for (position, row) in zip(positions, set.holding(positions)) {
      let expected = try fences.filter { try holds($0.shape, position) }.map(\.id).sorted()
      #expect(try row.get() == expected)
      #expect(try set.holding(position) == expected)
      found += expected.count
    }
    #expect(found > 50)
  }

  private func holds(_ shape: Fence.Shape, _ position: Position) throws -> Bool {
    switch shape {
    case .polygon(let polygon): try polygon.contains(position)
    case .circle(let center, let radius): try position.distance(to: center) <= radius
    case .corridor(let route, let radius): try route.nearestPlace(to: position).distanceOff.magnitude <= radius
    case .line: false
    }
  }

  @Test func moreFencesThanTheFirstRoomAreFound() throws {
    let set = try FenceSet((0..<500).map { Fence(id: $0 * 3, shape: .circle(center: center, radius: 100)) })
    #expect(try set.holding(center) == (0..<500).map { $0 * 3 })
    let rows = set.holding([center, Position(0, 0), center])
    #expect(try rows.map { try $0.get().count } == [500, 0, 500])
  }

  @Test func altitudesMatterWhereTheyAreKnown() throws {
    let set = try FenceSet([
      Fence(id: 1, shape: .circle(center: center, radius: 100), altitudes: 0...1_000),
      Fence(id: 2, shape: .circle(center: center, radius: 100), altitudes: 1_000 ... .infinity),
      Fence(id: 3, shape: .circle(center: center, radius: 100)),
      Fence(id: 4, shape: .circle(center: center, radius: 100), altitudes: 1_000...1_000),
    ])
    #expect(try set.holding(center) == [1, 2, 3, 4])
    #expect(try set.holding(center, altitude: 1_000) == [1, 2, 3, 4])
    #expect(try set.holding(center, altitude: 1_001) == [2, 3])
    #expect(try set.holding(center, altitude: -1) == [3])
    let rows = set.holding([center, center, center], altitudes: [-1, nil])
    #expect(try rows.map { try $0.get() } == [[3], [1, 2, 3, 4], [1, 2, 3, 4]])
    #expect(refusal { () throws(GridNorthError) in try set.holding(center, altitude: .infinity) }?.reason == .notFinite)
  }

  @Test func refusedRowsLeaveTheOthers() throws {
    let set = try FenceSet([Fence(id: 1, shape: .circle(center: center, radius: 100))])
    let rows = set.holding(
      [Position(91, 0), center, Position(.nan, 0), center], altitudes: [nil, nil, nil, .infinity])
    #expect(rows[0].refusal?.reason == .latitude)
    #expect(try rows[1].get() == [1])
    #expect(rows[2].refusal?.reason == .notFinite && rows[3].refusal?.reason == .notFinite)
    #expect(set.holding([]).isEmpty)
  }

  @Test func theErrorNamesTheFence() throws {
    let good = Fence(id: 1, shape: .circle(center: center, radius: 100))
    func refused(_ fence: Fence) -> GridNorthError? {
      let error = refusal { () throws(GridNorthError) in try FenceSet([good, fence, fence]) }
      #expect(error?.fence == 1)
      return error
    }
    #expect(refused(good)?.reason == .fenceID)
    #expect(refused(Fence(id: 2, shape: .circle(center: center, radius: 0)))?.reason == .radius)
    #expect(refused(Fence(id: 2, shape: .circle(center: Position(91, 0), radius: 1)))?.reason == .latitude)
    #expect(refused(Fence(id: 2, shape: .circle(center: Position(0, .nan), radius: 1)))?.reason == .notFinite)
    #expect(refused(Fence(id: 2, shape: .polygon(try Polygon([center, center]))))?.reason == .count)
    #expect(refused(Fence(id: 2, shape: .corridor(try Route([]), radius: 1)))?.reason == .count)
    #expect(refused(Fence(id: 2, shape: .line(try Route([center]))))?.reason == .count)
    let unknown = refused(Fence(id: 2, shape: good.shape, triggers: .init(rawValue: 32)))
    #expect(unknown?.reason == .fence)
    #expect(unknown?.description.hasSuffix("(fence 1)") == true)
    #expect(refused(Fence(id: 2, shape: good.shape, triggers: .init(rawValue: -1)))?.reason == .fence)
    #expect(refused(Fence(id: 2, shape: good.shape, triggers: .init(rawValue: 1 << 32)))?.reason == .fence)
  }

  @Test func storedWordsAreVerified() throws {
    let set = try FenceSet([Fence(id: 1, shape: .polygon(try square(46, 8, 0.1)))])
    #expect(try FenceSet(words: set.words) == set)
    #expect(try FenceSet([]).holding(center) == [])
    func reason(_ words: [UInt64]) -> GridNorthError.Reason? {
      refusal { () throws(GridNorthError) in try FenceSet(words: words) }?.reason
    }
    #expect(reason(try PolygonIndex(try square(46, 8, 0.1)).words) == .indexKind)
    #expect(reason([]) == .indexSize)
    #expect(reason(set.words.dropLast()) == .indexSize)
    var words = set.words
    words[20] ^= 1
    #expect(reason(words) == .indexDamaged)
    let kind = refusal { () throws(GridNorthError) in try PolygonIndex(words: set.words) }
    #expect(kind?.reason == .indexKind)
  }

  // MARK: Trackers

  @Test func whatIsLeftAtOneMomentComesBeforeWhatIsEntered() throws {
    // The ring of the one is the hole in the other.
    let inner = try square(46.5, 8, 0.01)
    let outer = try Polygon(try square(46.5, 8, 0.1).outerRing, holes: [inner.outerRing])
    for (inside, outside) in [(1, 2), (2, 1)] as [(UInt64, UInt64)] {
      let set = try FenceSet([Fence(id: inside, shape: .polygon(inner)), Fence(id: outside, shape: .polygon(outer))])
      var tracker = FenceTracker()
      _ = try tracker.step(to: fix(0, 46.5), in: set)
      let events = try tracker.step(to: fix(100, 46.55, 8.001), in: set)
      #expect(events.map(\.kind) == [.exit, .enter] && events.map(\.id) == [inside, outside])
      #expect(events[0].fraction == events[1].fraction)
    }
  }

  @Test func whatWasPassedOnTheWayGivesTwoEvents() throws {
    let set = try FenceSet([
      Fence(id: 7, shape: .circle(center: center, radius: 200), triggers: .all),
      Fence(id: 9, shape: .line(try Route([Position(46.504, 7.9), Position(46.504, 8.1)])), triggers: .all),
    ])
    var tracker = FenceTracker()
    #expect(try tracker.step(to: fix(0, 46.51), in: set) == [])
    let events = try tracker.step(to: fix(100, 46.49), in: set)
    #expect(events.map(\.id) == [9, 7, 7])
    // It goes south, across a line that runs east.
    #expect(events.map(\.kind) == [.crossedRight, .enter, .exit])
    for event in events[1...] {
      #expect((try event.position.distance(to: center) - 200).magnitude < 0.001)
      #expect((event.time - 100 * event.fraction).magnitude < 1e-9)
      #expect(event.altitude == nil && event.since == events[1].time)
    }
    #expect(tracker.presences.isEmpty)
    #expect(tracker.lastFix == fix(100, 46.49))
    #expect(try tracker.step(to: fix(200, 46.51), in: set).map(\.kind) == [.enter, .exit, .crossedLeft])
  }

  @Test func optionsDecide() throws {
    let set = try FenceSet([Fence(id: 7, shape: .circle(center: center, radius: 200), triggers: .all)])
    var tracker = FenceTracker(
      options: .init(hysteresis: 500, worstAccuracy: 100, dwell: 60, reportsFirst: true))
    #expect(try tracker.step(to: fix(0, 46.5), in: set).map(\.kind) == [.enter])
    // 333 m away: within the hysteresis.
    let dwelt = try tracker.step(to: fix(90, 46.503), in: set)
    #expect(dwelt.map(\.kind) == [.dwell] && dwelt[0].time == 60 && dwelt[0].since == 0)
    #expect(tracker.presences == tracker.presences.filter { $0.hasDwelt && $0.id == 7 && $0.since == 0 })
    #expect(tracker.presences.count == 1)
    let before = tracker
    let inaccurate = Fix(time: 100, position: Position(47, 8), accuracy: 101)
    #expect(try tracker.step(to: inaccurate, in: set) == [])
    #expect(tracker == before)
    let left = try tracker.step(to: Fix(time: 110, position: Position(46.52, 8), altitude: 900), in: set)
    #expect(left.map(\.kind) == [.exit])
    #expect(tracker.lastFix?.altitude == 900 && tracker.lastFix?.accuracy == nil)
  }

  @Test func arraysGrowAsTheyMust() throws {
    let many = (0..<300).map { Fence(id: $0, shape: .circle(center: center, radius: 100 + Double($0))) }
    let set = try FenceSet(many)
    var tracker = FenceTracker()
    try tracker.step(to: fix(0, 46.51), in: set)
    #expect(try tracker.step(to: fix(60, 46.5), in: set).map(\.id) == Array((0..<300).reversed()))
    #expect(tracker.presences.map(\.id).sorted() == Array(0..<300))
    #expect(try tracker.step(to: fix(90, 46.5), in: set) == [])
    #expect(tracker.presences.count == 300)
    #expect(try tracker.step(to: fix(120, 46.51), in: set).map(\.id) == Array(0..<300))
    #expect(tracker.presences.isEmpty)
  }

  @Test func aTrackerCanBeStoredAndGoesOn() throws {
    let set = try FenceSet([Fence(id: 7, shape: .circle(center: center, radius: 200))])
    var tracker = FenceTracker(options: .init(hysteresis: 5))
    try tracker.step(to: fix(0, 46.5), in: set)
    var copy = try JSONDecoder().decode(FenceTracker.self, from: JSONEncoder().encode(tracker))
    #expect(copy == tracker)
    let events = try tracker.step(to: fix(60, 46.51), in: set)
    #expect(events.count == 1)
    #expect(try copy.step(to: fix(60, 46.51), in: set) == events)
    #expect(try JSONDecoder().decode([FenceEvent].self, from: JSONEncoder().encode(events)) == events)
    let other = try FenceSet([Fence(id: 8, shape: .circle(center: Position(40, 8), radius: 200))])
    var moved = FenceTracker()
    try moved.step(to: fix(0, 46.5), in: set)
    #expect(try moved.step(to: fix(1, 46.4), in: other) == [])
    #expect(moved.presences.isEmpty, "the other set does not have the fence")
    let fence = Fence(id: 8, shape: .polygon(try square(46, 8, 0.1)), triggers: .all, altitudes: 5...6)
    #expect(try JSONDecoder().decode(Fence.self, from: JSONEncoder().encode(fence)) == fence)
  }

  @Test func whatIsRefusedChangesNothing() throws {
    let set = try FenceSet([Fence(id: 7, shape: .circle(center: center, radius: 200))])
    var tracker = FenceTracker()
    try tracker.step(to: fix(10, 46.5), in: set)
    let before = tracker
    func reason(_ fix: Fix) -> GridNorthError.Reason? {
      refusal { () throws(GridNorthError) in try tracker.step(to: fix, in: set) }?.reason
    }
    #expect(reason(fix(9, 46.5)) == .time)
    #expect(reason(fix(11, 91)) == .latitude)
    #expect(reason(fix(.nan, 46.5)) == .notFinite)
    #expect(reason(Fix(time: 11, position: center, accuracy: -1)) == .distance)
    tracker.options.hysteresis = -1
    #expect(reason(fix(11, 46.5)) == .hysteresis)
    tracker.options = .init(dwell: -1)
    #expect(reason(fix(11, 46.5)) == .time)
    tracker.options = .init()
    #expect(tracker == before)
  }
}
