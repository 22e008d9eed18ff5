// SPDX-License-Identifier: MIT
import CGridNorth

/// Takes the positions of rings and lines, to write them or only to measure them.
struct Pen {
  var text: TextSink
  let decimals: Decimals
  /// Meters; 0 if straight lines in degrees may replace geodesics of any length.
  let edgeTolerance: Double
  var isWriting = false
  /// The measurement tells whether the ring contains this point.
  var probe = gn_point()

  /// The altitude of the next position, meters; NaN if it has none.
  var altitude = Double.nan
  /// Whether each vertex of a polygon has its own.
  var hasOwnAltitudes = false
  var meters = Decimals.whole

  /// How many positions were drawn in all.
  private(set) var positions = 0
  /// The positions of the current ring or line.
  private var count = 0
  private var first = gn_point()
  private var firstAltitude = Double.nan
  private(set) var last = gn_point()
  /// The origin of the area.
  private var origin = gn_point()
  /// Twice the area in the plane of degrees, positive if counterclockwise.
  private(set) var area = 0.0
  private(set) var holdsProbe = false
  private var end = RingEnd()
  /// Whether a ring had fewer than three vertices, as a reader counts them.
  private(set) var hasFlatRing = false

  init(_ text: TextSink, decimals: Decimals, edgeTolerance: Double) {
    self.text = text
    self.decimals = decimals
    self.edgeTolerance = edgeTolerance
  }

  mutating func append(_ literal: Literal) {
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
    end = RingEnd()
    append("[")
  }

  /// Goes to a position, unless it is there.
  mutating func add(_ point: gn_point) {
    guard count > 0 else {
      first = point
      firstAltitude = altitude
      origin = point
      return put(point)
    }
    if point.latitude == last.latitude, point.longitude == last.longitude { return }
    put(point)
  }

  @inline(never)
  private mutating func put(_ point: gn_point) {
    positions &+= 1
    end.add(point)
    if count > 0 { advance(to: point) }
    if isWriting {
      let separator = count > 0 ? TextPen.Mark.comma : .nothing
      if altitude.isNaN {
        text.appendPosition(latitude: point.latitude, longitude: point.longitude, decimals, after: separator)
      } else {
        text.appendPosition(point, altitude: altitude, decimals, meters, after: separator)
      }
    }
    last = point
    count &+= 1
  }

  private mutating func advance(to point: gn_point) {
    // Relative to the first position, so that the area of a small ring far from 0, 0 is not lost in rounding.
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

  /// Goes back to the first position. A ring has at least four positions, even if all are equal.
  mutating func endRing() {
    altitude = firstAltitude
    if count == 1 || last.latitude != first.latitude || last.longitude != first.longitude { put(first) }
    while count < 4 { put(first) }
    if count &- end.repeats < 3 { hasFlatRing = true }
    append("]")
  }

  mutating func forgetAltitudes() {
    altitude = .nan
    hasOwnAltitudes = false
  }

  /// A line has at least two positions.
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

  /// Appends a position with its altitude in meters, if there is one: rounded exactly.
  @inline(never)
  mutating func appendPosition(
    _ point: gn_point, altitude: Double, _ decimals: Decimals, _ meters: Decimals,
    after separator: TextPen.Mark = .nothing
  ) {
    appendLong { out in
      var pen = TextPen(out)
      pen.write(separator)
      pen.write(0x5B)
      pen.write { decimals.writeExactly(point.longitude, to: $0) }
      pen.write(0x2C)
      pen.write { decimals.writeExactly(point.latitude, to: $0) }
      if !altitude.isNaN {
        pen.write(0x2C)
        pen.write { meters.writeExactly(altitude, to: $0) }
      }
      pen.write(0x5D)
      return pen.end - out
    }
  }

  /// Appends the positions of some lanes, a comma before each.
  @inline(never)
  mutating func append(_ positions: (latitude: Eight, longitude: Eight), count: Int, _ decimals: Decimals) {
    // A position takes up to 37 bytes.
    appendLong { out in
      var pen = TextPen(out)
      var lane = 0
      while lane < min(count, 8) {
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
