// SPDX-License-Identifier: MIT
import CGridNorth

extension PointIndex {
  /// Goes down into boxes and gives the leaves that it reaches to `visit`.
  ///
  /// Each box is entered once at most, whatever the words are: of every level between the highest and the current one, a
  /// mask holds the boxes that are still to be entered.
  ///
  /// - Parameter choose: Looks at the boxes of a group that have a bit in `rest`. Clears the bits of those that are not to be
  ///   entered, and of the one to enter now, which it returns; nil if there is none. `isNew`: the group was just entered.
  @inline(__always)
  func walk(
    _ choose: (_ group: UnsafeRawPointer, _ level: Int, _ isNew: Bool, _ rest: inout UInt8) -> Int?,
    _ visit: (_ leaf: Int, _ box: UnsafeRawPointer) -> Void
  ) {
    guard count > 0 else { return }
    let layout = layout
    var level = 0
    var start = layout.groups
    while layout.groupCount(level) > 1 {
      start &+= layout.groupCount(level) &* Layout.wordsOfGroup
      level &+= 1
    }
    let top = level
    var group = 0
    var rest = layout.boxes(ofGroup: 0, level: level)
    var above = RestAbove()
    var isNew = true
    while true {
      let address = words.address(start &+ group &* Layout.wordsOfGroup)
      let lane = choose(address, level, isNew, &rest)
      isNew = false
      if let lane {
        // SAFETY: a bit in `rest` means that the box is there; so is the group below it, or the leaf.
        let box = group &* 8 &+ lane
        if level == 0 {
          visit(box, address + lane &* 4)
        } else {
          above.push(rest)
          level &-= 1
          start &-= layout.groupCount(level) &* Layout.wordsOfGroup
          group = box
          rest = layout.boxes(ofGroup: box, level: level)
          isNew = true
        }
      } else {
        repeat {
          guard level < top else { return }
          start &+= layout.groupCount(level) &* Layout.wordsOfGroup
          level &+= 1
          group >>= 3
          rest = above.pop()
        } while rest == 0
      }
    }
  }

  /// Eight bits for each level above the current one: there are ten levels at most.
  private struct RestAbove {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    @inline(__always)
    mutating func push(_ rest: UInt8) {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(rest)
    }

    @inline(__always)
    mutating func pop() -> UInt8 {
      let rest = UInt8(truncatingIfNeeded: low)
      low = low >> 8 | high << 56
      high >>= 8
      return rest
    }
  }

  /// Gives the leaves whose box is nearer than a chord, which may become shorter on the way; nearer boxes come first.
  @inline(__always)
  func walk(
    near target: PointTarget, within chord: () -> Double,
    _ visit: (_ leaf: Int, _ chords: PointTarget.PointChords) -> Void
  ) {
    let layout = layout
    var boxes = NearestItems()
    walk { group, level, isNew, rest in
      if isNew { boxes.enter(level, target.boxSquares(group), rest) }
      guard let nearest = boxes.next(level, within: PointTarget.square(chord())) else { return nil }
      rest &= ~(1 &<< UInt8(truncatingIfNeeded: nearest))
      return nearest
    } _: { leaf, box in
      visit(leaf, target.chords(box, words.address(layout.vectors(ofLeaf: leaf))))
    }
  }

  /// The places of a leaf that hold points, a bit for each.
  @inline(__always)
  func points(ofLeaf leaf: Int) -> UInt8 {
    let count = layout.pointCount(ofLeaf: leaf)
    return count >= 8 ? 0xFF : UInt8(truncatingIfNeeded: 1 << count &- 1)
  }
}
