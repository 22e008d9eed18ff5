// SPDX-License-Identifier: MIT
import CGridNorth

/// Takes the positions of rings and lines: to write them, or only to measure what would be written.
struct Pen {
  private(set) var text: TextSink
  let decimals: Decimals
  /// Metres; 0 if straight lines in degrees may stand for geodesics however long they are.
  let edgeTolerance: Double
  var isWriting = false
  /// Of which the measurement tells whether the ring holds it.
  var probe = gn_point()

  /// Of the ring or line that was begun last.
  private var count = 0
  private var first = gn_point()
  private var last = gn_point()
  /// From which the area counts.
  private var origin = gn_point()
  /// Twice the area in the plane of degrees, positive if counter-clockwise.
  private(set) var area = 0.0
  private(set) var holdsProbe = false

  init(_ text: TextSink, decimals: Decimals, edgeTolerance: Double) {
    self.text = text
    self.decimals = decimals
    self.edgeTolerance = edgeTolerance
  }

  mutating func append(_ literal: StaticString) {
    if isWriting { text.append(literal) }
  }

  mutating func append(_ value: Double, _ decimals: Decimals) {
    if isWriting { text.append(value, decimals) }
  }

  mutating func append(_ bytes: UnsafePointer<CChar>, count: Int) {
    if isWriting { text.append(bytes, count: count) }
  }

  mutating func appendPosition(_ point: gn_point) {
    if isWriting { text.appendPosition(latitude: point.latitude, longitude: point.longitude, decimals) }
  }

  mutating func begin() {
    count = 0
    area = 0
    holdsProbe = false
    append("[")
  }

  /// Goes to a position, unless it is there.
  mutating func add(_ point: gn_point) {
    guard count > 0 else {
      first = point
      origin = point
      return put(point)
    }
    if point.latitude == last.latitude, point.longitude == last.longitude { return }
    put(point)
  }

  @inline(never)
  private mutating func put(_ point: gn_point) {
    if count > 0 { advance(to: point) }
    if isWriting {
      text.appendPosition(
        latitude: point.latitude, longitude: point.longitude, decimals, after: count > 0 ? .comma : .nothing)
    }
    last = point
    count &+= 1
  }

  private mutating func advance(to point: gn_point) {
    // From the first position, so that a small ring far from 0, 0 does not lose its area.
    let x = last.longitude - origin.longitude
    let y = last.latitude - origin.latitude
    area += x * (point.latitude - origin.latitude) - (point.longitude - origin.longitude) * y
    if (last.latitude > probe.latitude) != (point.latitude > probe.latitude) {
      let part = (probe.latitude - last.latitude) / (point.latitude - last.latitude)
      if probe.longitude < last.longitude + part * (point.longitude - last.longitude) { holdsProbe.toggle() }
    }
  }

  /// From one edge of the map to the other, to measure a ring as if it were not cut.
  mutating func cross() {
    origin.longitude -= 2 * last.longitude
    last.longitude = 0 - last.longitude
  }

  /// Goes to where a walk is, along what it followed.
  @inline(never)
  mutating func follow(_ walk: OutlineWalk) {
    if edgeTolerance > 0, walk.isCurved {
      let before = walk.before
      let edge = Edge(
        gn_point(latitude: before.latitude, longitude: before.longitude.reducedLongitude),
        gn_point(latitude: walk.latitude, longitude: walk.longitude.reducedLongitude))
      DegreePieces(edge, tolerance: edgeTolerance).forEachVertex { point in
        let longitude = point.longitude.continued(nextTo: last.longitude)
        add(
          gn_point(
            latitude: decimals.rounded(point.latitude),
            longitude: decimals.rounded(max(-180, min(180, longitude)))))
      }
    }
    add(walk.here)
  }

  /// Goes back to the first position. A ring has four positions at least, even where all are one.
  mutating func endRing() {
    if count == 1 || last.latitude != first.latitude || last.longitude != first.longitude { put(first) }
    while count < 4 { put(first) }
    append("]")
  }

  /// A line has two positions at least.
  mutating func endLine() {
    if count == 1 { put(first) }
    append("]")
  }
}

extension TextSink {
  @inline(never)
  mutating func appendPosition(
    latitude: Double, longitude: Double, _ decimals: Decimals, after separator: TextPen.Mark = .nothing
  ) {
    append { out in
      var pen = TextPen(out)
      pen.write(separator)
      pen.writePosition(latitude: latitude, longitude: longitude, decimals)
      return pen.end - out
    }
  }

  /// Appends the positions of some lanes, a comma before each.
  @inline(never)
  mutating func append(_ positions: (latitude: Block, longitude: Block), count: Int, _ decimals: Decimals) {
    // A position takes up to 37 bytes.
    appendLong { out in
      var pen = TextPen(out)
      var lane = 0
      while lane < min(count, Block.width) {
        pen.write(0x2C)
        pen.writePosition(
          latitude: positions.latitude.lane(lane), longitude: positions.longitude.lane(lane), decimals)
        lane &+= 1
      }
      return pen.end - out
    }
  }

  /// Appends bytes as they are.
  mutating func append(_ bytes: UnsafePointer<CChar>, count: Int) {
    var index = 0
    while index < count {
      // SAFETY: `count` bytes.
      append(byte: UInt8(truncatingIfNeeded: bytes[index]))
      index &+= 1
    }
  }
}

extension TextPen {
  /// [longitude, latitude]
  @inline(__always)
  fileprivate mutating func writePosition(latitude: Double, longitude: Double, _ decimals: Decimals) {
    write { decimals.write(longitude, latitude, between: (0x5B, 0x2C, 0x5D), to: $0) }
  }
}
