// SPDX-License-Identifier: MIT
import CGridNorth

extension EdgeIndex {
  /// Whether the words are those that would be built from the points in them. Only whether a pole lies inside is not looked at.
  var isSound: Bool {
    guard words[6] == (isClosed ? 1 : 0), words[7] == 0, let (end, pointCount) = soundEnd else { return false }
    return end == words.count && pointCount == Int(truncatingIfNeeded: words[5])
  }

  /// Where the words of the edges end, and how many points they hold; nil if they are not sound.
  var soundEnd: (end: Int, pointCount: Int)? {
    guard isClosed || ringCount == 1 else { return nil }
    var start = table &+ EdgeIndex.firstRing(ringCount)
    var first = 0
    var index = 0
    while index < ringCount {
      let entry = table &+ 4 &* index
      let given = Int(truncatingIfNeeded: words[entry] >> 32)
      let count = Int(truncatingIfNeeded: words[entry &+ 1] & 0xFFFF_FFFF)
      let missing = given &- count
      guard words[entry] >> 32 <= UInt64(EdgeIndex.largestPointCount),
        words[entry] & 0xFFFF_FFFF == UInt64(truncatingIfNeeded: first),
        words[entry &+ 2] == UInt64(truncatingIfNeeded: start), words[entry &+ 3] == 0,
        words[entry &+ 1] >> 33 == 0, isClosed ? missing == 0 || missing == 1 && given > 1 : missing == min(given, 1),
        IndexRing.words(given) <= words.count &- start, ring(index).isSound
      else { return nil }
      start &+= IndexRing.words(given)
      first &+= given
      index &+= 1
    }
    return holes.isSound { ring($0 &+ 1).boxWithInside } ? (start, first) : nil
  }

  /// The box around the outer ring and what lies inside, or around a route.
  var box: Box { isClosed ? ring(0).boxWithInside : ring(0).box }
}

extension IndexRing {
  /// The box around its edges.
  fileprivate var box: Box {
    guard runCount > 0 else { return Box() }
    return runCount == 1 ? box(0) : tree.box
  }

  fileprivate var boxWithInside: Box { withInside(box) }

  private func box(_ run: Int) -> Box {
    var box = EdgeBox(point(run, 0))
    var index = 0
    while index < 8 {
      box.add(point(run, index), point(run, index &+ 1))
      index &+= 1
    }
    return Box(box)
  }

  fileprivate var isSound: Bool {
    var run = 0
    while run < runCount {
      var index = 0
      while index <= 8 {
        guard isPoint(run, index) else { return false }
        // The last point stands in all places that are left.
        let place = run &* 8 &+ index
        if place > count, !isSame(run, index, as: self[count]) { return false }
        index &+= 1
      }
      if run &+ 1 < runCount, !isSame(run, 8, as: point(run &+ 1, 0)) { return false }
      run &+= 1
    }
    if isClosed, count > 0, !isSame((count &- 1) >> 3, (count &- 1) & 7 &+ 1, as: self[0]) { return false }
    return lengthsAreSound && tree.isSound { box($0) }
  }

  /// Whether a point is one, its longitude reduced.
  private func isPoint(_ run: Int, _ index: Int) -> Bool {
    let point = point(run, index)
    return isSame(run, index, as: point) && point.longitude < 180
  }

  /// Whether a point has the bits of another.
  private func isSame(_ run: Int, _ index: Int, as other: gn_point) -> Bool {
    let stored = bits(run, index)
    return stored.latitude == other.latitude.bitPattern && stored.longitude == other.longitude.bitPattern
  }

  private var lengthsAreSound: Bool {
    var total = LongSum()
    var isSound = true
    var edge = 0
    Geodesic.forEachEdge(count) {
      self[$0]
    } _: { distance in
      if edge & 7 == 0, !isStored(total, edge >> 3) { isSound = false }
      total.add(distance)
      edge &+= 1
    }
    var run = (count &+ 7) >> 3
    while run < runCount {
      if !isStored(total, run) { isSound = false }
      run &+= 1
    }
    return isSound
  }

  private func isStored(_ sum: LongSum, _ run: Int) -> Bool {
    let stored = length(before: run).parts
    return stored.0.bitPattern == sum.parts.0.bitPattern && stored.1.bitPattern == sum.parts.1.bitPattern
  }
}

extension BoxTree {
  /// The box around all items; there are two or more.
  var box: Box { BoxTreeBuilder.around(address) }

  /// Whether the boxes are those of the items, and those of the levels above follow from them.
  func isSound(_ item: (Int) -> Box) -> Bool {
    guard count > 1 else { return true }
    var level = 0
    while level <= BoxTree.top(count) {
      let items = level == 0 ? count : BoxTree.groups(count, level: level &- 1)
      let below = address + (level == 0 ? 0 : BoxTree.offset(count, level: level &- 1))
      let groups = address + BoxTree.offset(count, level: level)
      var group = 0
      while group < BoxTree.groups(count, level: level) {
        let stored = groups + group &* BoxGroup.size
        let isSame = BoxGroup.isBuilt(stored, count: min(8, items &- group &* 8)) { lane in
          let index = group &* 8 &+ lane
          return level == 0 ? item(index) : BoxTreeBuilder.around(below + index &* BoxGroup.size)
        }
        if !isSame { return false }
        group &+= 1
      }
      level &+= 1
    }
    return true
  }
}

extension BoxGroup {
  /// Whether the words of a group are those of some boxes.
  fileprivate static func isBuilt(_ stored: UnsafeRawPointer, count: Int, _ box: (_ lane: Int) -> Box) -> Bool {
    var built = (SIMD16<UInt64>(), SIMD4<UInt64>())
    return withUnsafeMutableBytes(of: &built) { bytes -> Bool in
      let address = bytes.baseAddress.unsafelyUnwrapped
      clear(address)
      var lane = 0
      while lane < count {
        store(box(lane), at: address, lane)
        lane &+= 1
      }
      var offset = 0
      while offset < size {
        // SAFETY: both are groups.
        let word = (address + offset).loadUnaligned(as: UInt64.self)
        if word != (stored + offset).loadUnaligned(as: UInt64.self) { return false }
        offset &+= 8
      }
      return true
    }
  }
}
