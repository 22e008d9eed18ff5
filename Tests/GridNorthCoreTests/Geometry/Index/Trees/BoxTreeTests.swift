// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Boxes in single precision")
struct BoxTreeTests {
  /// A box, often tiny or across the antimeridian, and a position in it, often on its border.
  func randomBox(_ random: inout Randomness) -> (box: Box, inside: gn_point) {
    func size() -> Double { 45 * random.double(in: 0...1) * random.element(of: [1, 1e-3, 1e-6, 1e-9, 1e-12, 0]) }
    func part() -> Double { random.element(of: [-1, 1, random.double(in: -1...1)]) }
    let middle = (random.double(in: -1...1) * random.element(of: [180, 1e-7]) + random.element(of: [0, 180]))
      .reducedLongitude
    let (half, latitude) = (size(), random.double(in: -89...89))
    let (south, north) = (max(latitude - size(), -90), min(latitude + size(), 90))
    let inside = gn_point(
      latitude: random.element(of: [south, north, random.double(in: south...north)]),
      longitude: (middle + part() * half).reducedLongitude)
    return (Box(south: south, north: north, middle: middle, half: half), inside)
  }

  /// One box of a group, in any lane.
  func withGroup(_ box: Box, _ lane: Int, _ body: (BoxGroup) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: BoxGroup.size, alignment: 8) { bytes in
      let address = bytes.baseAddress!
      BoxGroup.clear(address)
      BoxGroup.store(box, at: address, lane)
      body(BoxGroup(UnsafeRawPointer(address)))
    }
  }

  @Test func aBoxIsFoundFromWhatItHolds() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let (box, inside) = randomBox(&random)
      let lane = random.integer(in: 0...7)
      withGroup(box, lane) { boxes in
        let target = BoxTarget(inside)
        #expect(target.isIn(boxes) == 1 << lane, "\(box) \(inside)")
        let (some, all) = target.isSouth(of: boxes)
        #expect(some == 1 << lane && all & some == 0, "\(box) \(inside)")
        #expect(ReachTest(inside).reaches(boxes, 1e-3) == 1 << lane, "\(box) \(inside)")
      }
    }
  }

  /// Beyond half a thousandth of a degree, of longitude at least, a box is not mistaken for one that holds a position.
  @Test func aBoxIsNotFoundFromFartherOff() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let (box, _) = randomBox(&random)
      guard box.half < 40, box.north < 89, box.south > -89 else { continue }
      let away = random.double(in: 5e-4...1)
      let east = (box.middle + box.half + away).reducedLongitude
      let (below, above) = (max(box.south - away, -90), min(box.north + away, 90))
      withGroup(box, 3) { boxes in
        #expect(BoxTarget(gn_point(latitude: box.south, longitude: east)).isIn(boxes) == 0, "\(box) \(away)")
        let south = BoxTarget(gn_point(latitude: below, longitude: box.middle))
        #expect(south.isIn(boxes) == 0 && south.isSouth(of: boxes).all & 8 != 0, "\(box) \(away)")
        let north = BoxTarget(gn_point(latitude: above, longitude: box.middle))
        #expect(north.isIn(boxes) == 0 && north.isSouth(of: boxes).some == 0, "\(box) \(away)")
      }
    }
  }

  /// The bound of a box is never more than the chord to a point in it, and not much less for a box that is a point.
  @Test func theLeastChordToABoxIsABound() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let (box, inside) = randomBox(&random)
      let scale: Double = random.element(of: [90, 1, 1e-3, 1e-6])
      let position = gn_point(
        latitude: (inside.latitude + random.double(in: -1...1) * scale).clamped(-90, 90),
        longitude: (inside.longitude + random.double(in: -1...1) * scale).reducedLongitude)
      let chord = SphereVector(position).chord(to: SphereVector(inside))
      withGroup(box, 5) { boxes in
        let least = Double(ReachTest(position).leastSquares(boxes)[5])
        // Vectors of doubles are rounded too.
        #expect(least.squareRoot() <= chord + 1e-15, "\(box) \(position) \(inside)")
      }
      withGroup(Box(south: inside.latitude, north: inside.latitude, middle: inside.longitude, half: 0), 5) { boxes in
        let least = Double(ReachTest(position).leastSquares(boxes)[5])
        guard chord < 0.5 else { return }
        #expect(least.squareRoot() >= 0.92 * chord - 4e-6, "\(position) \(inside)")
      }
    }
  }

  @Test func theNearestItemComesFirst() {
    var random = Randomness()
    for _ in rounds(1000) {
      var items = NearestItems()
      let level = random.integer(in: 0...9)
      let squares = Floats(
        (0..<8).map { _ in random.element(of: [Float.nan, .infinity, 0, 1, .random(in: 0...2, using: &random)]) })
      let bits = UInt8(random.integer(in: 0...255))
      let limit: Float = random.element(of: [1, .infinity])
      items.enter(level, squares, bits)
      let expected = (0..<8).filter { bits >> $0 & 1 != 0 && squares[$0] < .infinity && squares[$0] <= limit }
        .sorted { (squares[$0], $0) < (squares[$1], $1) }
      var found: [Int] = []
      while let item = items.next(level, within: limit), found.count < 9 { found.append(item) }
      #expect(found == expected, "\(squares) \(bits)")
    }
  }
}
