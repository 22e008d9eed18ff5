// SPDX-License-Identifier: MIT

/// Where a ring crosses the antimeridian. 24 bytes: there is a table of them on the stack.
struct Cut {
  var latitude = 0.0
  /// The ring, and the direction of the walk.
  var ring: UInt32 = 0
  /// The vertex at the end of the edge that is cut.
  var next: UInt32 = 0
  /// The cut where the chain of vertices that begins here ends.
  var end: UInt8 = 0
  /// The cut where the next chain begins, following the border of the map counterclockwise from there.
  var successor: UInt8 = 0
  var isReversed = false
  var isEastward = false
  /// Whether it is some chain's successor.
  var isFollowed = false

  /// Where the chain that ends here leaves the map: degrees along its border, counterclockwise from its south-west
  /// corner.
  var exit: Double { isEastward ? 450 + latitude : 990 - latitude }

  /// Where the chain that begins here enters the map.
  var entry: Double { isEastward ? 990 - latitude : 450 + latitude }

  var exitLongitude: Double { isEastward ? 180 : -180 }
}

/// The cuts of all rings, ring after ring.
struct CutTable {
  static let capacity = 256
  /// The length of the border of the map, in degrees.
  static let border = 1080.0

  private typealias Four<Element> = (Element, Element, Element, Element)
  private var storage: Four<Four<Four<Four<Cut>>>>
  private(set) var count = 0

  init() {
    let one = Cut()
    let four = (one, one, one, one)
    let sixteen = (four, four, four, four)
    let sixtyFour = (sixteen, sixteen, sixteen, sixteen)
    storage = (sixtyFour, sixtyFour, sixtyFour, sixtyFour)
  }

  subscript(index: Int) -> Cut {
    get {
      withUnsafeBytes(of: storage) { bytes in
        // SAFETY: 256 cuts.
        bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Cut.self)[index & 255]
      }
    }
    set {
      withUnsafeMutableBytes(of: &storage) { bytes in
        // SAFETY: 256 cuts.
        bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Cut.self)[index & 255] = newValue
      }
    }
  }

  /// Whether there was room.
  mutating func append(_ cut: Cut) -> Bool {
    guard count < CutTable.capacity else { return false }
    self[count] = cut
    count &+= 1
    return true
  }

  /// Closes the ring whose cuts begin at an index: each chain ends at the next cut. A ring that only touches the
  /// antimeridian once is not cut: it is a hole that touches the edge of the map.
  mutating func close(from first: Int) {
    var index = first
    while index < count {
      self[index].end = UInt8(truncatingIfNeeded: index &+ 1 < count ? index &+ 1 : first)
      index &+= 1
    }
    if count == first &+ 2, isTouch(first, first &+ 1) { count = first }
  }

  /// Joins the chains along the border of the map. Each chain has one successor, and is the successor of one, so
  /// following them leads back to the start for any rings and any numbers.
  mutating func join() {
    var index = 0
    while index < count {
      let end = Int(self[index].end)
      let exit = self[end].exit
      // There is one: fewer chains are followed than there are.
      var best = -1
      var bestWay = 0.0
      var candidate = 0
      while candidate < count {
        var way = self[candidate].entry - exit
        if way < 0 || way == 0 && isTouch(end, candidate) { way += CutTable.border }
        if !self[candidate].isFollowed, best < 0 || way < bestWay {
          best = candidate
          bestWay = way
        }
        candidate &+= 1
      }
      self[index].successor = UInt8(truncatingIfNeeded: best)
      self[best].isFollowed = true
      index &+= 1
    }
  }

  /// Whether two cuts are the two crossings of a ring that only touches the antimeridian: along the border, the
  /// incoming chain comes before the outgoing one.
  private func isTouch(_ first: Int, _ second: Int) -> Bool {
    let a = self[first]
    let b = self[second]
    return a.ring == b.ring && a.next == b.next && a.latitude == b.latitude && a.isEastward != b.isEastward
      && (Int(a.end) == second || Int(b.end) == first)
  }

  /// Whether a chain is the first of those joined with it.
  func isLeader(_ index: Int) -> Bool {
    var other = Int(self[index].successor)
    while other != index {
      if other < index { return false }
      other = Int(self[other].successor)
    }
    return true
  }

  var leaders: Int {
    var leaders = 0
    var index = 0
    while index < count {
      if isLeader(index) { leaders &+= 1 }
      index &+= 1
    }
    return leaders
  }

  func holds(ring: Int) -> Bool {
    var index = 0
    while index < count {
      if self[index].ring == UInt32(truncatingIfNeeded: ring) { return true }
      index &+= 1
    }
    return false
  }
}
