// SPDX-License-Identifier: MIT
import CGridNorth

/// Where a visible part of a line ends.
struct LineEnd {
  /// Meters along the line.
  var along = 0.0
  var latitude = 0.0
  var longitude = 0.0
  /// The edge of the view where it ends; `GN_EDGE_NONE` at a border of the zone.
  var viewEdge: Int32 = 0

  /// Where the boxes of a zone are stacked, both give the place to a micrometer.
  func isAt(_ other: LineEnd) -> Bool {
    (latitude - other.latitude).absolute < 1e-10 && (longitude - other.longitude).absolute < 1e-10
  }
}

/// The visible parts of one line, in order. Parts that touch become one.
struct LineParts {
  typealias Part = (start: LineEnd, end: LineEnd)

  /// Two for each of the four boxes of a region.
  static let capacity = 8

  private(set) var count = 0
  private var storage: (Part, Part, Part, Part, Part, Part, Part, Part)

  @inline(__always)
  init() {
    let none = (start: LineEnd(), end: LineEnd())
    storage = (none, none, none, none, none, none, none, none)
  }

  mutating func removeAll() { count = 0 }

  subscript(index: Int) -> Part {
    mutating get { withParts { $0[index & (Self.capacity &- 1)] } }
  }

  @inline(never)
  mutating func append(_ a: LineEnd, _ b: LineEnd) {
    guard count < Self.capacity else { return }
    let new = a.along <= b.along ? (start: a, end: b) : (start: b, end: a)
    let last = count
    count &+= 1
    withParts { parts in
      var place = last
      while place > 0, parts[place &- 1].start.along > new.start.along {
        parts[place] = parts[place &- 1]
        place &-= 1
      }
      parts[place] = new
    }
  }

  /// Joins parts that end and start at the same position.
  @inline(never)
  mutating func join() {
    guard count > 1 else { return }
    let before = count
    count = withParts { parts in
      var last = 0
      var index = 1
      while index < before {
        if parts[last].end.isAt(parts[index].start) {
          parts[last].end = parts[index].end
        } else {
          last &+= 1
          parts[last] = parts[index]
        }
        index &+= 1
      }
      return last &+ 1
    }
  }

  @inline(__always)
  private mutating func withParts<Result>(_ body: (UnsafeMutablePointer<Part>) -> Result) -> Result {
    withUnsafeMutableBytes(of: &storage) { bytes in
      // SAFETY: eight parts; every index is below `capacity`.
      body(bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Part.self))
    }
  }
}

/// The parts of neighboring lines, one for each lane of a block.
struct BlockParts {
  #if PAIRS || arch(wasm32)
  private var storage = (LineParts(), LineParts())
  #else
  private var storage = (
    LineParts(), LineParts(), LineParts(), LineParts(), LineParts(), LineParts(), LineParts(), LineParts()
  )
  #endif

  /// Lends the parts of a lane.
  @inline(__always)
  mutating func with<Result>(_ lane: Int, _ body: (inout LineParts) -> Result) -> Result {
    withUnsafeMutableBytes(of: &storage) { bytes in
      // SAFETY: an element for each lane of a block.
      body(&bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: LineParts.self)[lane & (Block.width &- 1)])
    }
  }
}
