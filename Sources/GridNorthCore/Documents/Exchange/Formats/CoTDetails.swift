// SPDX-License-Identifier: MIT
import CGridNorth

extension CoT {
  /// The details that describe the drawing.
  struct Details {
    let type: CoTType
    /// Ellipses of one event share an element.
    private var isInShape = false

    init(type: CoTType) { self.type = type }

    mutating func write(_ unit: FeatureUnit, _ sink: inout ExchangeSink) {
      let feature = unit.feature
      switch unit.kind {
      case Int32(GN_FEATURE_CIRCLE), Int32(GN_FEATURE_ELLIPSE):
        beginShape(&sink)
        writeEllipse(feature, &sink)
      case Int32(GN_FEATURE_SECTOR):
        end(&sink)
        writeSensor(feature, &sink)
      case Int32(GN_FEATURE_RANGE_BEARING):
        end(&sink)
        writeRangeBearing(feature, &sink)
      case Int32(GN_FEATURE_LINE), Int32(GN_FEATURE_AREA), Int32(GN_FEATURE_BOX):
        if type.hasLinks(kind: unit.kind) {
          writeLinks(unit, &sink)
        } else {
          beginShape(&sink)
          writePolyline(unit, &sink)
        }
      default: return
      }
    }

    private mutating func beginShape(_ sink: inout ExchangeSink) {
      if !isInShape { sink.text.append("<shape>") }
      isInShape = true
    }

    /// Ends what may be continued.
    mutating func end(_ sink: inout ExchangeSink) {
      if isInShape { sink.text.append("</shape>") }
      isInShape = false
    }

    /// The axes are whole ones, the longer first. But in types of circles equal numbers are radii, also those that rounding
    /// makes equal.
    private func writeEllipse(_ feature: UnsafePointer<gn_feature>, _ sink: inout ExchangeSink) {
      let isCircle = feature.pointee.kind == Int32(GN_FEATURE_CIRCLE)
      let (first, second) = CoT.radii(of: feature)
      var axes = (major: 2 * max(first, second), minor: 2 * min(first, second))
      if case .circle = type, sink.meters.areSame(axes.major, axes.minor) {
        axes = (0.25 * (axes.major + axes.minor), 0.25 * (axes.major + axes.minor))
      }
      sink.append("<ellipse major=\"", meters: axes.major, "\"")
      sink.append(" minor=\"", meters: axes.minor, "\"")
      sink.text.append(" angle=\"")
      if isCircle {
        sink.text.append("360")
      } else {
        let azimuth = Angle.reduce(longitude: feature.pointee.azimuth)
        sink.append(azimuth: second > first ? azimuth + 90 : azimuth)
      }
      sink.text.append("\"/>")
    }

    private func writeSensor(_ feature: UnsafePointer<gn_feature>, _ sink: inout ExchangeSink) {
      sink.append("<sensor azimuth=\"", azimuth: feature.pointee.azimuth, "\"")
      sink.text.append(" fov=\"")
      sink.append(degrees: feature.pointee.width)
      sink.append("\" range=\"", meters: feature.pointee.radius, "\"")
      writeInclination(" elevation=\"", feature, &sink)
      sink.text.append("/>")
    }

    /// The bearing counts from true north, whatever north is shown.
    private func writeRangeBearing(_ feature: UnsafePointer<gn_feature>, _ sink: inout ExchangeSink) {
      sink.append("<range value=\"", meters: feature.pointee.radius, "\"/>")
      sink.append("<bearing value=\"", azimuth: feature.pointee.azimuth, "\"/>")
      if !feature.pointee.inclination.isNaN {
        writeInclination("<inclination value=\"", feature, &sink)
        sink.text.append("/>")
      }
      sink.text.append("<rangeUnits value=\"1\"/><bearingUnits value=\"0\"/><northRef value=\"")
      let north = feature.pointee.north
      sink.text.append(byte: north == Int32(GN_NORTH_MAGNETIC) ? 0x31 : north == Int32(GN_NORTH_GRID) ? 0x32 : 0x30)
      sink.text.append("\"/>")
    }

    private func writeInclination(
      _ start: Literal, _ feature: UnsafePointer<gn_feature>, _ sink: inout ExchangeSink
    ) {
      guard !feature.pointee.inclination.isNaN else { return }
      sink.text.append(start)
      sink.append(degrees: Angle.reduce(longitude: feature.pointee.inclination))
      sink.text.append("\"")
    }

    private func writeLinks(_ unit: FeatureUnit, _ sink: inout ExchangeSink) {
      var isRoute = false
      var isRing = unit.isRing
      var corners: BoxLine?
      switch type {
      case .route: isRoute = true
      case .rectangle: isRing = false
      default: break
      }
      if case .box(let box, _) = unit.outline { corners = box }
      unit.forEachCorner(corners, isRing: isRing) { vertex in
        sink.text.append("<link ")
        if isRoute { sink.text.append("type=\"b-m-p-c\" relation=\"c\" ") }
        sink.append("point=\"", vertex.point, between: ",")
        if !vertex.altitude.isNaN {
          sink.text.append(",")
          sink.append(meters: vertex.altitude)
        }
        sink.text.append("\"/>")
      }
      if isRoute {
        sink.text.append("<link_attr color=\"-1\" method=\"Walking\" prefix=\"CP\" direction=\"Infil\"")
        sink.text.append(" routetype=\"Primary\" order=\"Ascending Check Points\"/>")
      }
    }

    private func writePolyline(_ unit: FeatureUnit, _ sink: inout ExchangeSink) {
      var corners: BoxLine?
      if case .box(let box, _) = unit.outline { corners = box }
      sink.text.append("<polyline closed=\"")
      if unit.isRing { sink.text.append("true\">") } else { sink.text.append("false\">") }
      unit.forEachCorner(corners, isRing: false) { vertex in
        sink.append("<vertex lat=\"", vertex.point, between: "\" lon=\"")
        if !vertex.altitude.isNaN { sink.append("\" hae=\"", known: vertex.altitude) }
        sink.text.append("\"/>")
      }
      sink.text.append("</polyline>")
    }
  }
}

extension FeatureUnit {
  /// Gives the vertices, or the four corners of a box.
  fileprivate func forEachCorner(_ box: BoxLine?, isRing: Bool, _ body: (gn_vertex) -> Void) {
    guard let box else { return vertices.forEach(isRing: isRing, body) }
    var index = 0
    while index < (isRing ? 5 : 4) {
      body(gn_vertex(point: box.corner(index & 3), altitude: vertices[0].altitude, time: .nan))
      index &+= 1
    }
  }
}

// Attributes.

extension ExchangeSink {
  /// A position, with a text between latitude and longitude.
  @inline(__always)
  mutating func append(_ start: Literal, _ point: gn_point, between mark: Literal) {
    let degrees = degrees
    text.appendLong { out in
      var pen = TextPen(out)
      pen.write(start)
      pen.write(exactly: point.latitude, degrees)
      pen.write(mark)
      pen.write(longitude: point.longitude, degrees)
      return pen.end - out
    }
  }

  mutating func append(_ start: Literal, time: Double) {
    text.append(start)
    append(time: time)
  }

  /// Meters; the number that means unknown, if they are.
  mutating func append(_ start: Literal, known value: Double) {
    text.append(start)
    if value.isNaN { text.append("9999999.0") } else { append(meters: value) }
  }

  /// Meters; NaN for no limit.
  mutating func append(_ start: Literal, limit value: Double) {
    text.append(start)
    if value.isNaN { text.append("NaN") } else { append(meters: value) }
  }

  /// Nothing, if there are none.
  mutating func append(_ start: Literal, meters value: Double, _ end: Literal) {
    guard !value.isNaN else { return }
    text.append(start)
    append(meters: value)
    text.append(end)
  }

  /// Nothing, if there is none.
  mutating func append(_ start: Literal, azimuth: Double, _ end: Literal) {
    guard !azimuth.isNaN else { return }
    text.append(start)
    append(azimuth: azimuth)
    text.append(end)
  }
}

extension TextSink {
  /// A whole number that is not negative.
  mutating func append(whole number: UInt64) {
    append { out in
      var pen = TextPen(out)
      let billion: UInt64 = 1_000_000_000
      let (high, low) = (number / billion, UInt32(truncatingIfNeeded: number % billion))
      let (highest, middle) = (UInt32(truncatingIfNeeded: high / billion), UInt32(truncatingIfNeeded: high % billion))
      if highest > 0 { pen.write(highest) }
      if high > 0 { pen.write(middle, width: highest > 0 ? 9 : 1) }
      pen.write(low, width: high > 0 ? 9 : 1)
      return pen.end - out
    }
  }
}
