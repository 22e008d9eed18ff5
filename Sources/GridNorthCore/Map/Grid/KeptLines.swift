// SPDX-License-Identifier: MIT
import CGridNorth

/// The ends of the lines that were drawn, for the labels there: if there are few, no end is computed twice.
struct KeptLines {
  typealias Line = (line: GridLine, start: LineEnd, end: LineEnd, part: Int)

  private let lines: UnsafeMutablePointer<Line>
  private(set) var count = 0
  /// Whether there was room for all of them.
  private(set) var areAll = true

  init(in memory: UnsafeMutablePointer<KeptLinesMemory>) {
    lines = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: Line.self)
  }

  @inline(__always)
  mutating func append(_ line: GridLine, _ start: LineEnd, _ end: LineEnd, part: Int) {
    guard areAll, count < KeptLinesMemory.capacity else {
      areAll = false
      return
    }
    // SAFETY: the memory has room for `capacity` lines, as a test checks.
    lines[count] = (line, start, end, part)
    count &+= 1
  }

  @inline(__always)
  subscript(index: Int) -> Line {
    // SAFETY: index < count.
    lines[index]
  }
}

/// Memory on the stack for the lines.
struct KeptLinesMemory {
  static let capacity = 64

  private typealias Eight<Element> = (Element, Element, Element, Element, Element, Element, Element, Element)
  private typealias Many = Eight<Eight<(Double, Double)>>
  private var storage: (Many, Many, Many, Many, Many, Many, Many)

  init() {
    let one = (0.0, 0.0)
    let eight = (one, one, one, one, one, one, one, one)
    let many = (eight, eight, eight, eight, eight, eight, eight, eight)
    storage = (many, many, many, many, many, many, many)
  }
}
