// SPDX-License-Identifier: MIT
import CGridNorth

extension FenceIndex {
  /// Whether the words are those that would be built from the fences in them. Only whether a pole lies inside a polygon is not
  /// looked at, nor in which order the fences stand.
  var isSound: Bool {
    guard words[7] == 0, start(0) == UInt64(truncatingIfNeeded: FenceIndex.firstEdges(count)) else { return false }
    var pointCount = 0
    var place = 0
    while place < count {
      guard let points = soundPoints(place) else { return false }
      pointCount &+= points
      place &+= 1
    }
    // Fences that were refused had points too.
    guard UInt64(truncatingIfNeeded: pointCount) <= words[5], words[6] <= IndexWords.largestCount else { return false }
    return idsAreSound && tree.isSound { box($0) }
  }

  /// Where the words of the edges of a fence begin; after the last fence, where all words end.
  private func start(_ place: Int) -> UInt64 {
    place < count ? words[FenceIndex.table &+ 8 &* place &+ 5] : UInt64(truncatingIfNeeded: words.count)
  }

  /// How many points a fence has; nil if it is not sound.
  private func soundPoints(_ place: Int) -> Int? {
    let fence = self[place]
    let end = start(place &+ 1)
    guard start(place) <= end, end <= UInt64(truncatingIfNeeded: words.count), fence.kind >> 24 & 0xFF == 0,
      fence.kind >> 32 < UInt64(truncatingIfNeeded: count), words[FenceIndex.table &+ 8 &* place &+ 7] == 0
    else { return nil }
    guard fence.isThere else {
      var index = Int(truncatingIfNeeded: start(place))
      while index < Int(truncatingIfNeeded: end), words[index] == 0 { index &+= 1 }
      return index == Int(truncatingIfNeeded: end) ? 0 : nil
    }
    guard fence.isSound, let edges = edges(fence), let sound = edges.soundEnd,
      UInt64(truncatingIfNeeded: sound.end) == end, sound.pointCount >= fence.leastPointCount,
      fence.shape != GN_FENCE_CIRCLE || sound.pointCount == 1
    else { return nil }
    return sound.pointCount
  }

  private func box(_ place: Int) -> Box {
    let fence = self[place]
    guard fence.isThere, let edges = edges(fence) else { return Box() }
    return fence.hasRadius ? edges.box.widened(by: fence.radius) : edges.box
  }

  /// Whether all fences are there, the refused ones last, and the ids of the others ascend.
  private var idsAreSound: Bool {
    var index = 0
    while index < count {
      guard place(byID: index) < count else { return false }
      if index > 0 {
        let before = self[place(byID: index &- 1)]
        let fence = self[place(byID: index)]
        guard before.isThere ? !fence.isThere || before.id < fence.id : !fence.isThere else { return false }
      }
      index &+= 1
    }
    // Half of a word may be left.
    return count & 1 == 0 || words[FenceIndex.firstEdges(count) &- 1] >> 32 == 0
  }
}

extension Fence {
  var hasRadius: Bool { shape == GN_FENCE_CIRCLE || shape == GN_FENCE_CORRIDOR }

  fileprivate var leastPointCount: Int {
    switch shape {
    case GN_FENCE_POLYGON: 3
    case GN_FENCE_LINE: 2
    default: 1
    }
  }

  fileprivate var isSound: Bool {
    guard shape.rawValue >= GN_FENCE_POLYGON.rawValue, shape.rawValue <= GN_FENCE_LINE.rawValue, triggers < 32,
      low <= high
    else { return false }
    return hasRadius ? radius > 0 && radius <= Fence.largestRadius : radius.bitPattern == 0
  }
}
