// SPDX-License-Identifier: MIT
import CGridNorth

/// Writes the lines and labels of a grid as the features of a FeatureCollection (RFC 7946, sections 3.2 and 3.3).
struct GridGeoJSON {
  private(set) var text: TextSink
  private let decimals: Decimals
  private var isFirst = true

  /// `decimals`: of coordinates.
  init(_ text: TextSink, decimals: Decimals) {
    self.text = text
    self.decimals = decimals
    self.text.append(#"{"type":"FeatureCollection","features":["#)
  }

  mutating func finish() {
    text.append("]}")
  }

  @inline(never)
  mutating func beginLine(_ line: GridLine) {
    let separator = separator
    text.appendLong { out in
      var pen = TextPen(out)
      pen.beginFeature(after: separator)
      switch line.kind {
      case Int32(GN_GRID_BORDER): pen.write(#""border","#)
      case Int32(GN_GRID_100_KM): pen.write(#""100-km","#)
      default: pen.write(#""line","#)
      }
      pen.write(axis: line.axis)
      if line.zone != Int32(GN_ZONE_ALL) { pen.write(zone: line.zone) }
      pen.write(isSouthern: line.isSouthern)
      pen.write(#","coordinate":"#)
      pen.write(wholeMeters: line.coordinate)
      pen.write(#","spacing":"#)
      pen.write(wholeMeters: line.spacing)
      if line.isMajor {
        pen.write(#","major":true,"width":1.5,"opacity":1},"#)
      } else {
        pen.write(#","major":false,"width":1,"opacity":0.5},"#)
      }
      pen.write(#""geometry":{"type":"LineString","coordinates":["#)
      return pen.end - out
    }
  }

  @inline(__always)
  mutating func appendVertex(latitude: Double, longitude: Double, isFirst: Bool) {
    text.appendPosition(latitude: latitude, longitude: longitude, decimals, after: isFirst ? .nothing : .comma)
  }

  @inline(__always)
  mutating func appendVertices(_ positions: (latitude: Eight, longitude: Eight), count: Int) {
    text.append(positions, count: count, decimals)
  }

  mutating func endLine() {
    text.append("]}}")
  }

  @inline(never)
  mutating func append(_ label: gn_grid_label, textCount: Int) {
    let separator = separator
    text.appendLong { out in
      var pen = TextPen(out)
      pen.beginFeature(after: separator)
      switch label.kind {
      case Int32(GN_LABEL_GRID_ZONE): pen.write(#""grid-zone","#)
      case Int32(GN_LABEL_SQUARE): pen.write(#""square","#)
      case Int32(GN_LABEL_DIGITS): pen.write(#""digits","#)
      default: pen.write(#""reference","#)
      }
      pen.write(#""text":""#)
      withUnsafeBytes(of: label.text) { bytes in
        var index = 0
        while index < textCount {
          // SAFETY: 16 bytes.
          pen.write(bytes[index & 15])
          index &+= 1
        }
      }
      pen.write(#"","#)
      if label.kind == Int32(GN_LABEL_DIGITS) {
        pen.write(axis: label.axis)
        pen.write(edge: label.edge)
        pen.write(#""coordinate":"#)
        pen.write(wholeMeters: label.coordinate)
        pen.write(",")
      }
      pen.write(zone: label.zone)
      pen.write(isSouthern: label.hemisphere < 0)
      pen.write(#"},"geometry":{"type":"Point","coordinates":"#)
      return pen.end - out
    }
    text.appendPosition(latitude: label.position.latitude, longitude: label.position.longitude, decimals)
    text.append("}}")
  }

  /// What stands before the next feature.
  private var separator: TextPen.Mark {
    mutating get {
      defer { isFirst = false }
      return isFirst ? .nothing : .comma
    }
  }
}

// The members of features. No feature is longer than 256 bytes before its coordinates.
extension TextPen {
  @inline(__always)
  fileprivate mutating func beginFeature(after separator: Mark) {
    write(separator)
    write(#"{"type":"Feature","properties":{"kind":"#)
  }

  @inline(__always)
  fileprivate mutating func write(axis: Int32) {
    switch axis {
    case Int32(GN_AXIS_EASTING): write(#""axis":"easting","#)
    case Int32(GN_AXIS_NORTHING): write(#""axis":"northing","#)
    case Int32(GN_AXIS_LONGITUDE): write(#""axis":"longitude","#)
    default: write(#""axis":"latitude","#)
    }
  }

  @inline(__always)
  fileprivate mutating func write(edge: Int32) {
    switch edge {
    case Int32(GN_EDGE_SOUTH): write(#""edge":"south","#)
    case Int32(GN_EDGE_WEST): write(#""edge":"west","#)
    case Int32(GN_EDGE_NORTH): write(#""edge":"north","#)
    default: write(#""edge":"east","#)
    }
  }

  @inline(__always)
  fileprivate mutating func write(zone: Int32) {
    write(#""zone":"#)
    write(UInt32(truncatingIfNeeded: zone))
    write(",")
  }

  @inline(__always)
  fileprivate mutating func write(isSouthern: Bool) {
    if isSouthern { write(#""hemisphere":"south""#) } else { write(#""hemisphere":"north""#) }
  }

  @inline(__always)
  fileprivate mutating func write(wholeMeters meters: Double) {
    write { Decimals.whole.write(meters, to: $0) }
  }
}
