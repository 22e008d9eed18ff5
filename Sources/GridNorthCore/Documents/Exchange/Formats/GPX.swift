// SPDX-License-Identifier: MIT
import CGridNorth

/// The GPS Exchange Format, 1.0 and 1.1.
public enum GPX {
  public static func read(_ text: ASCII, into results: inout ExchangeResults) throws(TextRefusal) {
    try results.read(text) { features throws(TextRefusal) in
      var reader = GPXReader(features: features)
      defer { features = reader.features }
      try reader.readDocument()
    }
  }
}

private struct GPXReader {
  var features: FeatureReader

  mutating func readDocument() throws(TextRefusal) {
    _ = try features.xml.next()
    guard features.xml.name.isEqual(to: "gpx") else {
      throw features.xml.refusal(GN_ERROR_DOCUMENT, at: features.xml.tag)
    }
    while try features.xml.nextChild() {
      if features.xml.name.isEqual(to: "wpt") {
        try readWaypoint()
      } else if features.xml.name.isEqual(to: "trk") {
        try readTrack()
      } else if features.xml.name.isEqual(to: "rte") {
        try readRoute()
      } else {
        try features.xml.skip()
      }
    }
    _ = try features.xml.next()
  }

  /// What the parts of a waypoint, a route or a track have in common.
  private struct Object {
    var name = gn_span()
    var type = gn_span()
    var time = Double.nan
  }

  private mutating func end(_ object: Object, since mark: ExchangeResults.Mark) {
    features.endObject(since: mark) { feature in
      feature.name = object.name
      feature.type = object.type
      feature.time = object.time
      feature.flags |= UInt32(GN_FEATURE_FLAG_XML_TEXTS.rawValue)
    }
  }

  private mutating func readWaypoint() throws(TextRefusal) {
    let mark = features.begin()
    var object = Object()
    try readPoint { reader throws(TextRefusal) in try reader.readText(into: &object) }
    features.results.vertices.update(mark.vertices) { object.time = $0.time }
    features.append(GN_FEATURE_POINT, vertices: 1)
    features.keep(since: mark)
    end(object, since: mark)
  }

  private mutating func readRoute() throws(TextRefusal) {
    let mark = features.begin()
    var object = Object()
    while try features.xml.nextChild() {
      if features.xml.name.isEqual(to: "rtept") {
        try readPoint { reader throws(TextRefusal) in try reader.features.xml.skip() }
      } else {
        try readText(into: &object)
      }
    }
    endLine(since: mark, flags: GN_FEATURE_FLAG_ROUTE.rawValue)
    end(object, since: mark)
  }

  private mutating func readTrack() throws(TextRefusal) {
    let start = features.begin()
    var object = Object()
    while try features.xml.nextChild() {
      if features.xml.name.isEqual(to: "trkseg") {
        try readSegment()
      } else {
        try readText(into: &object)
      }
    }
    end(object, since: start)
  }

  /// One bad fix does not lose a track: it is left out, or its bad part is. Some programs write a latitude that the earth does
  /// not have where a recording pauses: a line ends there.
  private mutating func readSegment() throws(TextRefusal) {
    var mark = features.begin()
    var flags: UInt32 = 0
    while try features.xml.nextChild() {
      guard features.xml.name.isEqual(to: "trkpt") else {
        try features.xml.skip()
        continue
      }
      switch try readFix() {
      case .whole: break
      case .partial: flags |= GN_FEATURE_FLAG_GAPS.rawValue
      case .pause:
        endLine(since: mark, flags: flags | GN_FEATURE_FLAG_GAPS.rawValue)
        mark = features.begin()
        flags = GN_FEATURE_FLAG_GAPS.rawValue
      }
    }
    endLine(since: mark, flags: flags)
  }

  private enum Fix {
    case whole
    /// Left out, or a part of it.
    case partial
    case pause
  }

  private mutating func readFix() throws(TextRefusal) -> Fix {
    let tag = features.xml.tag
    let (latitude, longitude) = readPosition()
    let point = features.point(latitude: latitude, longitude: longitude, at: tag)
    var vertex = gn_vertex(point: point, altitude: .nan, time: .nan)
    var fix = Fix.whole
    let isPlaced = !features.dropsRefusal()
    if !isPlaced { fix = latitude.absolute > 90 ? .pause : .partial }
    while try features.xml.nextChild() {
      guard isPlaced, try readPart(of: &vertex) else {
        try features.xml.skip()
        continue
      }
      if features.dropsRefusal() { fix = .partial }
    }
    if isPlaced { features.results.vertices.append(vertex) }
    return fix
  }

  /// A line without points is none.
  private mutating func endLine(since mark: ExchangeResults.Mark, flags: UInt32) {
    let count = features.results.vertices.count &- mark.vertices
    if count > 0 { features.append(GN_FEATURE_LINE, vertices: count) { $0.flags = flags } }
    features.keep(since: mark)
  }

  private mutating func readText(into object: inout Object) throws(TextRefusal) {
    if features.xml.name.isEqual(to: "name") {
      object.name = try features.textOfElement()
    } else if features.xml.name.isEqual(to: "type") {
      object.type = try features.textOfElement()
    } else {
      try features.xml.skip()
    }
  }

  /// Appends a vertex; `readOther` reads or passes the children that are neither altitude nor time.
  @inline(__always)
  private mutating func readPoint(
    _ readOther: (inout GPXReader) throws(TextRefusal) -> Void
  ) throws(TextRefusal) {
    let tag = features.xml.tag
    let (latitude, longitude) = readPosition()
    var vertex = gn_vertex(
      point: features.point(latitude: latitude, longitude: longitude, at: tag), altitude: .nan, time: .nan)
    while try features.xml.nextChild() {
      if try !readPart(of: &vertex) { try readOther(&self) }
    }
    features.results.vertices.append(vertex)
  }

  @inline(__always)
  private mutating func readPosition() -> (latitude: Double, longitude: Double) {
    let latitude = features.number(features.xml.attribute("lat"))
    return (latitude, features.number(features.xml.attribute("lon")))
  }

  /// Reads a child if it is an altitude or a time; one that is refused is NaN.
  @inline(__always)
  private mutating func readPart(of vertex: inout gn_vertex) throws(TextRefusal) -> Bool {
    if features.xml.name.isEqual(to: "ele") {
      let place = features.xml.tag
      vertex.altitude = features.altitude(try features.numberOfElement(), at: place)
    } else if features.xml.name.isEqual(to: "time") {
      vertex.time = try features.timeOfElement()
    } else {
      return false
    }
    return true
  }
}
