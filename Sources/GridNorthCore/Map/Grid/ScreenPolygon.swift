// SPDX-License-Identifier: MIT
import CGridNorth

/// A polygon of at most 128 corners on the screen, before or after the division by W.
struct ScreenPolygon {
  typealias Corner = Camera.Sight

  static let capacity = 128
  private let corners: UnsafeMutablePointer<Corner>
  private(set) var count = 0
  /// Whether a corner found no room: then the polygon is not what it should be.
  private(set) var isOverfull = false

  /// In memory for 128 corners.
  init(_ corners: UnsafeMutablePointer<Corner>) { self.corners = corners }

  /// Hands out three polygons in memory that is there until `body` returns.
  @inline(__always)
  static func withThree(_ body: (ScreenPolygon, ScreenPolygon, ScreenPolygon) -> Void) {
    typealias Lot = (SIMD64<Double>, SIMD64<Double>, SIMD64<Double>, SIMD64<Double>)
    let lot: Lot = (.zero, .zero, .zero, .zero)
    var memory = (lot, lot, lot, lot, lot, lot)
    withUnsafeMutableBytes(of: &memory) { bytes in
      // SAFETY: 6 x 2,048 bytes are three times 128 corners of 32 bytes.
      let base = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Corner.self)
      body(ScreenPolygon(base), ScreenPolygon(base + capacity), ScreenPolygon(base + 2 * capacity))
    }
  }

  mutating func removeAll() {
    count = 0
    isOverfull = false
  }

  @inline(__always)
  mutating func append(_ corner: Corner) {
    guard count < Self.capacity else {
      isOverfull = true
      return
    }
    // SAFETY: checked.
    corners[count & 127] = corner
    count &+= 1
  }

  @inline(__always)
  func withCorners<Result>(_ body: (UnsafePointer<Corner>, Int) -> Result) -> Result { body(corners, count) }

  /// Writes the part where a number, linear in X, Y, W and the rim, is not negative: the method of Sutherland and Hodgman.
  @inline(__always)
  func clip(into result: inout ScreenPolygon, _ number: (Corner) -> Double) {
    result.removeAll()
    withCorners { corners, count in
      guard count > 0 else { return }
      var before = corners[count &- 1]
      var last = number(before)
      var index = 0
      while index < count {
        let here = corners[index & 127]
        let value = number(here)
        if (last >= 0) != (value >= 0) {
          let part = last / (last - value)
          result.append(
            Corner(
              x: before.x + (here.x - before.x) * part, y: before.y + (here.y - before.y) * part,
              w: before.w + (here.w - before.w) * part, rim: before.rim + (here.rim - before.rim) * part))
        }
        if value >= 0 { result.append(here) }
        before = here
        last = value
        index &+= 1
      }
    }
    if isOverfull { result.isOverfull = true }
  }

  /// Divides by W.
  func divide() {
    var index = 0
    while index < count {
      let corner = corners[index & 127]
      corners[index & 127] = Corner(x: corner.x / corner.w, y: corner.y / corner.w, w: 1, rim: corner.rim)
      index &+= 1
    }
  }

  /// After the division: pixels from the left and top edge of the screen.
  var extent: gn_box {
    withCorners { corners, count in
      var box = gn_box(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
      var index = 0
      while index < count {
        let corner = corners[index & 127]
        (box.left, box.right) = (min(box.left, corner.x), max(box.right, corner.x))
        (box.top, box.bottom) = (min(box.top, corner.y), max(box.bottom, corner.y))
        index &+= 1
      }
      return box
    }
  }

  /// Twice the area in square pixels, positive if the corners run clockwise on the screen, and the centroid.
  var centroid: (twice: Double, x: Double, y: Double) {
    withCorners { corners, count in
      var (twice, x, y) = (0.0, 0.0, 0.0)
      guard count > 2 else { return (0, 0, 0) }
      let origin = corners[0]
      var index = 1
      while index &+ 1 < count {
        let (a, b) = (corners[index & 127], corners[(index &+ 1) & 127])
        let area = (a.x - origin.x) * (b.y - origin.y) - (b.x - origin.x) * (a.y - origin.y)
        twice += area
        x += area * (a.x + b.x - 2 * origin.x)
        y += area * (a.y + b.y - 2 * origin.y)
        index &+= 1
      }
      guard twice != 0 else { return (0, origin.x, origin.y) }
      return (twice, origin.x + x / (3 * twice), origin.y + y / (3 * twice))
    }
  }
}
