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

  mutating func beginLine(_ line: GridLine) {
    beginFeature()
    switch line.kind {
    case Int32(GN_GRID_BORDER): text.append(#""border","#)
    case Int32(GN_GRID_100_KM): text.append(#""100km","#)
    default: text.append(#""grid","#)
    }
    appendAxis(line.axis)
    if line.zone != Int32(GN_ZONE_ALL) { appendZone(line.zone) }
    appendHemisphere(line.isSouthern)
    text.append(#","coordinate":"#)
    text.append(line.coordinate, Decimals(count: 0))
    text.append(#","spacing":"#)
    text.append(line.spacing, Decimals(count: 0))
    if line.isMajor {
      text.append(#","major":true,"width":1.5,"opacity":1},"#)
    } else {
      text.append(#","major":false,"width":1,"opacity":0.5},"#)
    }
    text.append(#""geometry":{"type":"LineString","coordinates":["#)
  }

  @inline(__always)
  mutating func appendVertex(latitude: Double, longitude: Double, isFirst: Bool) {
    if !isFirst { text.append(byte: 0x2C) }
    text.appendPosition(latitude: latitude, longitude: longitude, decimals)
  }

  mutating func endLine() {
    text.append("]}}")
  }

  mutating func append(_ label: gn_grid_label, textLength: Int) {
    beginFeature()
    switch label.kind {
    case Int32(GN_LABEL_GRID_ZONE): text.append(#""zone","#)
    case Int32(GN_LABEL_SQUARE): text.append(#""square","#)
    case Int32(GN_LABEL_DIGITS): text.append(#""digits","#)
    default: text.append(#""reference","#)
    }
    text.append(#""text":""#)
    withUnsafeBytes(of: label.text) { bytes in
      var index = 0
      while index < textLength {
        // SAFETY: 16 bytes.
        text.append(byte: bytes[index & 15])
        index &+= 1
      }
    }
    text.append(#"","#)
    if label.kind == Int32(GN_LABEL_DIGITS) {
      appendAxis(label.axis)
      appendEdge(label.edge)
      text.append(#""coordinate":"#)
      text.append(label.coordinate, Decimals(count: 0))
      text.append(",")
    }
    appendZone(label.zone)
    appendHemisphere(label.hemisphere < 0)
    text.append(#"},"geometry":{"type":"Point","coordinates":"#)
    text.appendPosition(latitude: label.position.latitude, longitude: label.position.longitude, decimals)
    text.append("}}")
  }

  private mutating func beginFeature() {
    if !isFirst { text.append(byte: 0x2C) }
    isFirst = false
    text.append(#"{"type":"Feature","properties":{"kind":"#)
  }

  private mutating func appendAxis(_ axis: Int32) {
    switch axis {
    case Int32(GN_AXIS_EASTING): text.append(#""axis":"easting","#)
    case Int32(GN_AXIS_NORTHING): text.append(#""axis":"northing","#)
    case Int32(GN_AXIS_LONGITUDE): text.append(#""axis":"longitude","#)
    default: text.append(#""axis":"latitude","#)
    }
  }

  private mutating func appendEdge(_ edge: Int32) {
    switch edge {
    case Int32(GN_EDGE_SOUTH): text.append(#""edge":"south","#)
    case Int32(GN_EDGE_WEST): text.append(#""edge":"west","#)
    case Int32(GN_EDGE_NORTH): text.append(#""edge":"north","#)
    default: text.append(#""edge":"east","#)
    }
  }

  private mutating func appendZone(_ zone: Int32) {
    text.append(#""zone":"#)
    text.append(zone)
    text.append(",")
  }

  private mutating func appendHemisphere(_ isSouthern: Bool) {
    if isSouthern { text.append(#""hemisphere":"S""#) } else { text.append(#""hemisphere":"N""#) }
  }
}
