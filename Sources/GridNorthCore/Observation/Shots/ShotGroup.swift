// SPDX-License-Identifier: MIT
import CGridNorth

extension Shots {
  /// What the group measures, seen from the aim.
  public func group(aim: gn_plane_point) throws(gn_status) -> gn_group {
    let aim = try checked(aim)
    var group = gn_group()
    let extent = Extent(self)
    let center = extent.center
    let spread = Spread(self, around: center)
    let pair = try FarthestPair(self, from: center)
    group.count = UInt64(truncatingIfNeeded: count)
    group.first = UInt64(truncatingIfNeeded: min(pair.rows.0, pair.rows.1))
    group.second = UInt64(truncatingIfNeeded: max(pair.rows.0, pair.rows.1))
    group.extreme_spread = pair.square.root
    group.center = center
    group.offset = gn_plane_point(x: center.x - aim.x, y: center.y - aim.y)
    group.width = extent.right - extent.left
    group.height = extent.high - extent.low
    group.mean_radius = spread.meanRadius
    group.median_radius = medianRadius(around: center)
    (group.deviation_x, group.deviation_y) = (.nan, .nan)
    (group.sigma, group.cep50, group.r95) = (.nan, .nan, .nan)
    guard count > 1 else { return group }
    let degrees = Double(count &- 1)
    group.deviation_x = (spread.squares.x / degrees).root
    group.deviation_y = (spread.squares.y / degrees).root
    group.sigma = CircularNormal.sigma(squares: spread.squares.x + spread.squares.y, count: degrees)
    group.cep50 = group.sigma * CircularNormal.half
    group.r95 = group.sigma * CircularNormal.most
    return group
  }

  /// The median of the distances from a place; of an even number of them, the mean of the two in the middle. Exact, though no
  /// distance is stored.
  private func medianRadius(around center: gn_plane_point) -> Double {
    let rank = (count &+ 1) / 2
    let square = smallestSquare(notExceededBy: rank, from: center)
    let radius = square.root
    guard count & 1 == 0, within(square, of: center) == rank else { return radius }
    var next = Double.infinity
    var row = 0
    while row < count {
      let other = self.square(row, from: center)
      if other > square { next = min(next, other) }
      row &+= 1
    }
    return (radius + next.root) / 2
  }

  /// The smallest square of a distance that at least `rank` squares do not exceed.
  private func smallestSquare(notExceededBy rank: Int, from center: gn_plane_point) -> Double {
    // If there are few, each one is tried.
    if count < 64 {
      var smallest = Double.infinity
      var row = 0
      while row < count {
        let square = self.square(row, from: center)
        if square < smallest, within(square, of: center) >= rank { smallest = square }
        row &+= 1
      }
      return smallest
    }
    // Numbers that are not negative are in the order of their bits, so 64 counts find one of them.
    var low: UInt64 = 0
    var high = Double.infinity.bitPattern
    while low < high {
      let middle = low &+ (high &- low) / 2
      if within(Double(bitPattern: middle), of: center) >= rank { high = middle } else { low = middle &+ 1 }
    }
    return Double(bitPattern: low)
  }

  /// How many shots have squares of their distance from a place that do not exceed a number.
  private func within(_ square: Double, of place: gn_plane_point) -> Int {
    var number = 0
    var row = 0
    while row < count {
      if self.square(row, from: place) <= square { number &+= 1 }
      row &+= 1
    }
    return number
  }
}

/// How far the shots reach, and their mean.
private struct Extent {
  var left = Double.infinity
  var right = -Double.infinity
  var low = Double.infinity
  var high = -Double.infinity
  let center: gn_plane_point

  init(_ shots: Shots) {
    var x = LongSum()
    var y = LongSum()
    var row = 0
    while row < shots.count {
      let shot = shots[row]
      left = min(left, shot.x)
      right = max(right, shot.x)
      low = min(low, shot.y)
      high = max(high, shot.y)
      x.add(shot.x)
      y.add(shot.y)
      row &+= 1
    }
    let count = Double(shots.count)
    center = gn_plane_point(x: x.value / count, y: y.value / count)
  }
}

/// How the shots lie around their mean: sums of squares, and the mean distance.
private struct Spread {
  let squares: (x: Double, y: Double)
  let meanRadius: Double

  init(_ shots: Shots, around center: gn_plane_point) {
    var x = LongSum()
    var y = LongSum()
    var radii = LongSum()
    var row = 0
    while row < shots.count {
      let shot = shots[row]
      let (dx, dy) = (shot.x - center.x, shot.y - center.y)
      x.add(dx * dx)
      y.add(dy * dy)
      radii.add((dx * dx + dy * dy).root)
      row &+= 1
    }
    squares = (x.value, y.value)
    meanRadius = radii.value / Double(shots.count)
  }
}
