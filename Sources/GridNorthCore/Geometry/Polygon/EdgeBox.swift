// SPDX-License-Identifier: MIT
import CGridNorth

/// A rectangle of meridians and parallels around edges that follow each other, slightly enlarged.
struct EdgeBox {
  private(set) var south: Double
  private(set) var north: Double
  private let start: Double
  // The longitude so far, and its extremes, from the start without reduction.
  private var longitude = 0.0
  private var low = 0.0
  private var high = 0.0
  private var isNearPole = false

  /// Around the point where the edges begin.
  init(_ point: gn_point) {
    south = point.latitude
    north = point.latitude
    start = point.longitude
    // Near a pole, a micrometer may span any longitudes.
    isNearPole = point.latitude.absolute > 89.9
  }

  /// Adds an edge that begins where the last one ended.
  mutating func add(_ from: gn_point, _ to: gn_point) {
    let way = to.longitude.longitudeDifference(from: from.longitude)
    let range = LatitudeRange(
      from: min(from.latitude, to.latitude), to: max(from.latitude, to.latitude), width: way.absolute)
    south = min(south, range.south)
    north = max(north, range.north)
    longitude += way
    low = min(low, longitude)
    high = max(high, longitude)
    if to.latitude.absolute > 89.9 { isNearPole = true }
  }

  /// The middle of the longitudes, up to some turns.
  var middle: Double { start + 0.5 * (low + high) }

  /// Half of the extent of the longitudes: 180 and more for all.
  var half: Double {
    // A micrometer is less than 1e-8 degrees.
    isNearPole || north > 89.9 || south < -89.9 ? 180 : 0.5 * (high - low) + 1e-8
  }
}

/// The rectangles around eight edges or boxes, or one.
struct EdgeBoxes<L: Lanes> {
  var south: L
  var north: L
  /// The middle of the longitudes, up to some turns, and half of their extent: 180 and more for all.
  var middle: L
  var half: L

  @inline(__always)
  init(south: L, north: L, middle: L, half: L) {
    self.south = south
    self.north = north
    self.middle = middle
    self.half = half
  }

  @inline(__always)
  init(from: (latitude: L, longitude: L), to: (latitude: L, longitude: L)) {
    let way = to.longitude.longitudeDifference(from: from.longitude)
    let isRising = from.latitude .< to.latitude
    let range = LatitudeRange(
      from: L.select(isRising, from.latitude, to.latitude), to: L.select(isRising, to.latitude, from.latitude),
      width: way.absolute)
    let isNearPole = L.or(range.north .> 89.9, range.south .< -89.9)
    self.init(
      south: range.south, north: range.north, middle: from.longitude + 0.5 * way,
      half: (0.5 * way.absolute + 1e-8).replacing(with: L(repeating: 180), where: isNearPole))
  }

  /// Which of them meet another one.
  @inline(__always)
  func meet(_ box: EdgeBox) -> L.Mask { meet(box.south, box.north, box.middle, box.half) }

  @inline(__always)
  func meet(_ box: EdgeBoxes<Double>) -> L.Mask { meet(box.south, box.north, box.middle, box.half) }

  @inline(__always)
  func meet(_ south: Double, _ north: Double, _ middle: Double, _ half: Double) -> L.Mask {
    meet(L(repeating: south), L(repeating: north), L(repeating: middle), L(repeating: half))
  }

  /// Which of them hold a position each.
  @inline(__always)
  func holds(_ latitude: L, _ longitude: L) -> L.Mask { meet(latitude, latitude, longitude, L(repeating: 0)) }

  @inline(__always)
  private func meet(_ south: L, _ north: L, _ middle: L, _ half: L) -> L.Mask {
    let difference = self.middle - middle
    let reduced = (difference - 360 * (difference * (1.0 / 360)).roundedToEven).absolute
    return L.and(L.and(self.south .<= north, south .<= self.north), reduced .<= self.half + half)
  }
}

extension EdgeBoxes<Eight> {
  /// Which of them meet one of others.
  @inline(__always)
  func meet(_ others: EdgeBoxes, _ lane: Int) -> Eight.Mask {
    meet(others.south.lane(lane), others.north.lane(lane), others.middle.lane(lane), others.half.lane(lane))
  }
}
