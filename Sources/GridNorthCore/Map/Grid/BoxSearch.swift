// SPDX-License-Identifier: MIT
import CGridNorth

/// Looks for the place of a box within a polygon where nothing else is.
///
/// The middle of a box that keeps within an edge of the polygon lies in a half-plane, so the middles of all boxes that fit
/// are a convex polygon, the region. A box that something is in the way of lies left, right, above or below of that: four
/// smaller regions, and so on.
struct BoxSearch {
  typealias Pixel = (x: Double, y: Double)

  /// How deep something is avoided that is beside something that is avoided.
  private static let deepest = 4
  /// Regions that are looked at for a box.
  private static let most = 48

  private let size: gn_text_size
  private let margin: Double
  private let wanted: Pixel
  private var left = BoxSearch.most
  private var best: Pixel?
  private var bestSquare = Double.infinity

  private init(_ size: gn_text_size, margin: Double, near wanted: Pixel) {
    self.size = size
    self.margin = margin
    self.wanted = wanted
  }

  /// The middle of a box as near to a pixel as may be; nil if none fits.
  static func find(
    _ size: gn_text_size, margin: Double, in polygon: ScreenPolygon, within frame: gn_box, near wanted: Pixel,
    _ region: inout ScreenPolygon, _ scratch: inout ScreenPolygon, obstacle: (gn_box) -> gn_box?
  ) -> Pixel? {
    var search = BoxSearch(size, margin: margin, near: wanted)
    let middles = gn_box(
      left: frame.left + 0.5 * size.width + margin, top: frame.top + 0.5 * size.height + margin,
      right: frame.right - 0.5 * size.width - margin, bottom: frame.bottom - 0.5 * size.height - margin)
    search.look(in: polygon, middles, depth: 0, &region, &scratch, obstacle)
    return search.best
  }

  /// Looks among middles; depth is at most 4.
  private mutating func look(
    in polygon: ScreenPolygon, _ middles: gn_box, depth: Int, _ region: inout ScreenPolygon,
    _ scratch: inout ScreenPolygon, _ obstacle: (gn_box) -> gn_box?
  ) {
    guard left > 0, middles.left <= middles.right, middles.top <= middles.bottom else { return }
    left &-= 1
    Self.fill(&region, &scratch, polygon, middles, size, margin)
    guard let place = Self.nearest(to: wanted, in: region) else { return }
    let (right, down) = (place.x - wanted.x, place.y - wanted.y)
    let square = right * right + down * down
    guard square < bestSquare else { return }
    let (aside, above) = (0.5 * size.width, 0.5 * size.height)
    let box = gn_box(left: place.x - aside, top: place.y - above, right: place.x + aside, bottom: place.y + above)
    guard let other = obstacle(box) else {
      best = place
      bestSquare = square
      return
    }
    guard depth < Self.deepest else { return }
    // A billionth of a pixel more, so that rounding does not make them touch again.
    let (gapX, gapY) = (aside + 1e-9, above + 1e-9)
    var side = 0
    while side < 4 {
      var rest = middles
      switch side {
      case 0: rest.bottom = min(rest.bottom, other.top - gapY)
      case 1: rest.top = max(rest.top, other.bottom + gapY)
      case 2: rest.right = min(rest.right, other.left - gapX)
      default: rest.left = max(rest.left, other.right + gapX)
      }
      look(in: polygon, rest, depth: depth &+ 1, &region, &scratch, obstacle)
      side &+= 1
    }
  }

  /// The middles of boxes that keep within all edges of a polygon.
  private static func fill(
    _ region: inout ScreenPolygon, _ scratch: inout ScreenPolygon, _ polygon: ScreenPolygon, _ middles: gn_box,
    _ size: gn_text_size, _ margin: Double
  ) {
    region.removeAll()
    region.append(.init(x: middles.left, y: middles.top, w: 1, rim: 1))
    region.append(.init(x: middles.right, y: middles.top, w: 1, rim: 1))
    region.append(.init(x: middles.right, y: middles.bottom, w: 1, rim: 1))
    region.append(.init(x: middles.left, y: middles.bottom, w: 1, rim: 1))
    let sign = polygon.centroid.twice < 0 ? -1.0 : 1.0
    polygon.withCorners { corners, count in
      guard count > 2 else { return region.removeAll() }
      var before = corners[count &- 1]
      var index = 0
      while index < count, region.count > 0 {
        let here = corners[index & 127]
        let (right, down) = (here.x - before.x, here.y - before.y)
        let length = (right * right + down * down).root
        if length > 1e-6 {
          let inward = (x: 0 - sign * down / length, y: sign * right / length)
          let least =
            inward.x * before.x + inward.y * before.y + inward.x.absolute * 0.5 * size.width
            + inward.y.absolute * 0.5 * size.height + margin
          if !region.keepsWithin(inward, least) {
            region.clip(into: &scratch) { inward.x * $0.x + inward.y * $0.y - least }
            swap(&region, &scratch)
          }
        }
        before = here
        index &+= 1
      }
    }
  }

  /// The point of a region nearest to another; nil if the region is empty.
  private static func nearest(to wanted: Pixel, in region: ScreenPolygon) -> Pixel? {
    region.withCorners { corners, count in
      guard count > 0 else { return nil }
      var best: Pixel = (corners[0].x, corners[0].y)
      var bestSquare = Double.infinity
      var (hasLeft, hasRight) = (false, false)
      var before = corners[count &- 1]
      var index = 0
      while index < count {
        let here = corners[index & 127]
        let (right, down) = (here.x - before.x, here.y - before.y)
        let way = (wanted.x - before.x, wanted.y - before.y)
        let turn = right * way.1 - down * way.0
        if turn < 0 { hasLeft = true }
        if turn > 0 { hasRight = true }
        let square = right * right + down * down
        let part = square > 0 ? max(0, min(1, (right * way.0 + down * way.1) / square)) : 0
        let point: Pixel = (before.x + part * right, before.y + part * down)
        let (x, y) = (wanted.x - point.x, wanted.y - point.y)
        if x * x + y * y < bestSquare {
          bestSquare = x * x + y * y
          best = point
        }
        before = here
        index &+= 1
      }
      return hasLeft && hasRight ? best : count > 2 ? wanted : best
    }
  }
}

extension ScreenPolygon {
  /// Whether all corners lie in a half-plane.
  fileprivate func keepsWithin(_ inward: (x: Double, y: Double), _ least: Double) -> Bool {
    withCorners { corners, count in
      var index = 0
      while index < count {
        let corner = corners[index & 127]
        if inward.x * corner.x + inward.y * corner.y < least { return false }
        index &+= 1
      }
      return true
    }
  }
}
