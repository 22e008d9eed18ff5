// SPDX-License-Identifier: MIT
import TestSupport
import Testing

import GridNorth

@Suite("Indexes of points, in Swift")
struct PointIndexTests {
  private let huts = [
    Position(latitude: 46.5, longitude: 8), Position(latitude: 46.6, longitude: 8.1),
    Position(latitude: 46.7, longitude: 7.9),
  ]
  private let here = Position(latitude: 46.55, longitude: 8)

  @Test func theNearestComeFirst() throws {
    let index = try PointIndex(huts)
    #expect(index.count == 3)
    let found = try index.nearest(to: here, limit: 2)
    #expect(found.map(\.index) == [0, 1])
    for one in found { #expect(try one.distance == Geodesic(from: here, to: huts[one.index]).distance) }
    #expect(try index.nearest(to: here, limit: 100).count == 3)
    #expect(try index.nearest(to: here, limit: -1).isEmpty)
    #expect(try index.nearest(to: here, limit: 3, within: 1).isEmpty)
    #expect(try PointIndex([]).nearest(to: here, limit: 3).isEmpty)
  }

  @Test func manyAreFoundAtOnce() throws {
    let index = try PointIndex(huts)
    let positions = [here, Position(latitude: .nan, longitude: 0), Position(latitude: -40, longitude: 0)]
    let nearest = try index.nearest(to: positions, within: 10_000)
    #expect(try nearest[0].get()?.index == 0 && nearest[2].get() == nil)
    #expect(throws: GridNorthError.self) { try nearest[1].get() }
    let two = try index.nearest(to: positions, limit: 2, within: 10_000)
    #expect(try two[0].get() == index.nearest(to: here, limit: 2, within: 10_000) && two[2].get().isEmpty)
    #expect(throws: GridNorthError.self) { try two[1].get() }
    let all = try index.nearest(to: [here, positions[2]], limit: 1_000_000_000)
    #expect(try all.map { try $0.get().count } == [3, 3] && all[0].get() == index.nearest(to: here, limit: 3))
    #expect(try index.nearest(to: [here], limit: -1)[0].get().isEmpty)
    #expect(try PointIndex([]).nearest(to: [here], limit: 2)[0].get().isEmpty)
    let counts = try index.counts(near: positions, within: 10_000)
    #expect(try counts[0].get() == 2 && counts[2].get() == 0)
    #expect(try index.neighbors(of: here, within: 10_000).map(\.index) == [0, 1])
    let near = try index.neighbors(of: [positions[1], here, positions[2], huts[2]], within: 10_000)
    #expect(try near[1].get() == index.neighbors(of: here, within: 10_000) && near[2].get().isEmpty)
    #expect(try near[3].get() == index.neighbors(of: huts[2], within: 10_000))
    #expect(throws: GridNorthError.self) { try near[0].get() }
    #expect(throws: GridNorthError.self) { try index.neighbors(of: [here], within: -1) }
    let twenty = try index.neighbors(of: Array(repeating: here, count: 20), within: .infinity)
    #expect(try twenty.count == 20 && twenty[19].get() == index.nearest(to: here, limit: 3))
  }

  @Test func thoseInBoundsAscend() throws {
    let index = try PointIndex(huts)
    #expect(try index.indices(in: Bounds(south: 46.55, west: 7.5, north: 47, east: 8.5)) == [1, 2])
    let circle = try Bounds(ofCircleAround: here, radius: 10_000)
    #expect(try index.indices(in: circle) == [0, 1])
    let many = index.indices(in: [circle, Bounds(south: 1, west: 0, north: 0, east: 1)])
    #expect(try many[0].get() == [0, 1])
    #expect(throws: GridNorthError.self) { try many[1].get() }
  }

  @Test func storedWordsAreVerified() throws {
    let index = try PointIndex(huts)
    #expect(try PointIndex(words: index.words) == index)
    var words = index.words
    words[20] ^= 1
    #expect(throws: GridNorthError.self) { try PointIndex(words: words) }
    #expect(throws: GridNorthError.self) { try PointIndex(words: []) }
  }

  @Test func whatIsRefusedIsNamed() throws {
    let index = try PointIndex(huts)
    func reason(_ call: () throws -> Void) -> GridNorthError.Reason? {
      do { try call() } catch { return (error as? GridNorthError)?.reason }
      return nil
    }
    #expect(reason { _ = try PointIndex([Position(latitude: 91, longitude: 0)]) } == .latitude)
    #expect(reason { _ = try index.nearest(to: here, limit: 1, within: -1) } == .distance)
    #expect(reason { _ = try index.nearest(to: [here], within: -1) } == .distance)
    #expect(reason { _ = try index.neighbors(of: here, within: .nan) } == .notFinite)
    #expect(reason { _ = try index.indices(in: Bounds(south: 1, west: 0, north: 0, east: 1)) } == .view)
    #expect(reason { _ = try Bounds(ofCircleAround: here, radius: 0) } == .radius)
    #expect(reason { _ = try PointIndex(words: [UInt64](repeating: 0, count: 9)) } == .index)
  }
}
