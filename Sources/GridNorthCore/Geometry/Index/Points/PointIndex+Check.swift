// SPDX-License-Identifier: MIT
import CGridNorth

extension PointIndex {
  /// Whether the words are those of a build, as far as that can be known without memory: places are on the globe, boxes and
  /// vectors are those of the places, and unused words are zero. Of an index of all rows, each row is there once (their
  /// hashes have the same sum); of others, rows are in their range.
  var isSound: Bool {
    guard words.count == Layout.wordCount(rows: rowCount), words[6] == 0, words[7] == 0 else { return false }
    return (count > 0 || isZero(from: IndexWords.headerCount, to: words.count))
      && isMiddleSound && leavesAreSound && groupsAreSound && isZero(from: layout.end, to: words.count)
  }

  private func isZero(from start: Int, to end: Int) -> Bool {
    var bits: UInt64 = 0
    var index = start
    while index < end {
      bits |= words[index]
      index &+= 1
    }
    return bits == 0
  }

  private var isMiddleSound: Bool {
    let middle = middle
    return middle.x.absolute <= 1 && middle.y.absolute <= 1 && middle.z.absolute <= 1
      && words[IndexWords.headerCount &+ 3] == 0
  }

  private var leavesAreSound: Bool {
    let layout = layout
    let middle = middle
    var hashes: UInt64 = 0
    var leaf = 0
    while leaf < layout.leafCount {
      let used = layout.pointCount(ofLeaf: leaf)
      var lane = 0
      while lane < 8 {
        let point = point(leaf, lane)
        let row = row(leaf, lane)
        if lane < used {
          guard PointIndex.isPlace(point), UInt64(row) < UInt64(truncatingIfNeeded: rowCount) else { return false }
          // In a leaf, rows ascend.
          guard lane == 0 || self.row(leaf, lane &- 1) < row else { return false }
          hashes &+= PointIndex.hash(row)
        } else {
          guard point.latitude.bitPattern | point.longitude.bitPattern | UInt64(row) == 0 else { return false }
        }
        lane &+= 1
      }
      let content = PointLeaf(count: used, middle: middle) { (self.point(leaf, $0), self.row(leaf, $0)) }
      guard content.isStored(leaf, in: self) else { return false }
      leaf &+= 1
    }
    guard count == rowCount else { return true }
    var row: UInt32 = 0
    while UInt64(row) < UInt64(truncatingIfNeeded: rowCount) {
      hashes &-= PointIndex.hash(row)
      row &+= 1
    }
    return hashes == 0
  }

  /// As SplitMix64 ends (Steele, Lea and Flood 2014).
  @inline(__always)
  private static func hash(_ row: UInt32) -> UInt64 {
    var hash = (UInt64(row) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return hash ^ hash >> 31
  }

  private var groupsAreSound: Bool {
    guard count > 0 else { return true }
    let layout = layout
    var start = layout.groups
    var level = 0
    while true {
      let groupCount = layout.groupCount(level)
      let above = start &+ groupCount &* Layout.wordsOfGroup
      var group = 0
      while group < groupCount {
        let address = words.address(start &+ group &* Layout.wordsOfGroup)
        let boxes = layout.boxes(ofGroup: group, level: level)
        guard isUnused(address, boxes) else { return false }
        if groupCount > 1 {
          let box = PointGroup.box(words.address(above &+ (group >> 3) &* Layout.wordsOfGroup), group & 7)
          guard box == PointGroup.around(address, boxes) else { return false }
        }
        group &+= 1
      }
      if groupCount == 1 { return true }
      start = above
      level &+= 1
    }
  }

  /// Whether the places without a box are zero.
  private func isUnused(_ group: UnsafeRawPointer, _ boxes: UInt8) -> Bool {
    var bits: UInt32 = 0
    var column = 0
    while column < 48 {
      // SAFETY: a group has six columns of eight.
      if boxes >> UInt8(truncatingIfNeeded: column & 7) & 1 == 0 {
        bits |= group.load(fromByteOffset: column &* 4, as: UInt32.self)
      }
      column &+= 1
    }
    return bits == 0
  }
}
