// SPDX-License-Identifier: MIT
import TestSupport
import Testing

import GridNorth

@Suite("Indexes of edges, in Swift")
struct EdgeIndexTests {
  private let square = [(0.0, 0.0), (0, 1), (1, 1), (1, 0)].map { Position(latitude: $0.0, longitude: $0.1) }
  private let hole = [(0.4, 0.4), (0.4, 0.6), (0.6, 0.5)].map { Position(latitude: $0.0, longitude: $0.1) }

  @Test func anIndexAnswersAsThePolygonDoes() throws {
    let polygon = try Polygon(square, holes: [hole])
    let index = try PolygonIndex(polygon)
    var random = Randomness()
    let positions = (0..<200).map { _ in
      Position(latitude: random.double(in: -0.2...1.2), longitude: random.double(in: -0.2...1.2))
    }
    #expect(index.sides(of: positions + square) == polygon.sides(of: positions + square))
    #expect(try index.contains(square[0]))
    #expect(try !index.contains(Position(latitude: 0.5, longitude: 0.5)))
    #expect(throws: GridNorthError.self) { try index.side(of: Position(latitude: 91, longitude: 0)) }
    #expect(try index.crossings().isEmpty)
    let near = try index.nearestPlaces(to: [Position(latitude: 0.5, longitude: 0.3)])[0].get()
    #expect((4...6).contains(near.segment), "the hole is nearer than the outer ring: \(near)")
  }

  @Test func aRouteThereAndBackHasTwoPlaces() throws {
    let way = [0.0, 1, 0].map { Position(latitude: 0, longitude: $0) }
    let route = try Route(way)
    let index = try RouteIndex(route)
    let here = Position(latitude: 0.1, longitude: 0.5)
    #expect(try index.nearestPlace(to: here) == route.nearestPlace(to: here))
    #expect(try index.nearestPlace(to: here, along: 120_000 ... .infinity).segment == 1)
    #expect(throws: GridNorthError.self) { try RouteIndex(Route([])).nearestPlace(to: here) }
    let bad = Position(latitude: .nan, longitude: 0)
    let rows = try index.nearestPlaces(to: [here, bad])
    #expect(throws: GridNorthError.self) { try rows[1].get() }
  }

  @Test func crossingsAreFoundInOneAndBetweenTwo() throws {
    let bow = try PolygonIndex(Polygon([square[0], square[2], square[1], square[3]]))
    #expect(try bow.crossings().map { [$0.edge, $0.otherEdge] } == [[0, 2]])
    let route = try RouteIndex(Route([Position(latitude: -1, longitude: 0.5), Position(latitude: 2, longitude: 0.5)]))
    let area = try PolygonIndex(Polygon(square))
    #expect(try area.crossings(with: route).map(\.edge) == [0, 2])
    #expect(try route.crossings(with: area).map(\.otherEdge) == [0, 2])
    #expect(try area.crossings(with: area).count >= 4)
    #expect(try route.crossings().isEmpty && route.crossings(with: route).count == 1)
  }

  @Test func storedWordsAreVerified() throws {
    let polygon = try PolygonIndex(Polygon(square))
    let route = try RouteIndex(Route(square))
    #expect(try PolygonIndex(words: polygon.words) == polygon)
    #expect(try RouteIndex(words: route.words) == route)
    func reason(_ body: () throws(GridNorthError) -> Void) -> GridNorthError.Reason? {
      do {
        try body()
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(reason { () throws(GridNorthError) in _ = try PolygonIndex(words: route.words) } == .indexKind)
    #expect(reason { () throws(GridNorthError) in _ = try RouteIndex(words: polygon.words) } == .indexKind)
    #expect(reason { () throws(GridNorthError) in _ = try RouteIndex(words: []) } == .indexSize)
    var words = polygon.words
    words[20] ^= 1
    #expect(reason { () throws(GridNorthError) in _ = try PolygonIndex(words: words) } == .indexDamaged)
  }
}
