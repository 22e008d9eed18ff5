// SPDX-License-Identifier: MIT
import CGridNorth

/// The Keyhole Markup Language, 2.2 (OGC 07-147r2), with the tracks of Google's extension.
public enum KML {
  public static func read(_ text: ASCII, into results: inout ExchangeResults) throws(TextRefusal) {
    try results.read(text) { features throws(TextRefusal) in
      var reader = KMLReader(features: features)
      defer { features = reader.features }
      try reader.readDocument()
    }
  }
}

private struct KMLReader {
  var features: FeatureReader

  mutating func readDocument() throws(TextRefusal) {
    _ = try features.xml.next()
    guard features.xml.name.isEqual(to: "kml") else {
      throw features.xml.refusal(GN_ERROR_DOCUMENT, at: features.xml.tag)
    }
    while true {
      switch try features.xml.next() {
      case .done: return
      case .end: break
      case .start:
        // Documents and folders are entered, like everything else.
        if features.xml.name.isEqual(to: "Placemark") || features.xml.name.isEqual(to: "GroundOverlay") {
          try readObject()
        }
      }
    }
  }

  /// What the geometries of a placemark have in common.
  private struct Object {
    var name = gn_span()
    var uid = gn_span()
    var time = Double.nan
    var start = Double.nan
    var stale = Double.nan
    /// Of an overlay.
    var altitude = Double.nan
    var isAbsolute = false
    /// A time that is none, or such an altitude.
    var refusal: TextRefusal?
  }

  private mutating func readObject() throws(TextRefusal) {
    let mark = features.begin()
    let level = features.xml.depth
    var object = Object()
    object.uid = features.span(features.xml.attribute("id"))
    let isOverlay = features.xml.name.isEqual(to: "GroundOverlay")
    while features.xml.depth >= level {
      // The children of a MultiGeometry come one after the other, as those of the placemark do.
      guard case .start = try features.xml.next() else { continue }
      let name = features.xml.name
      if name.isEqual(to: "name"), features.xml.depth == level &+ 1 {
        object.name = try features.textOfElement()
      } else if name.isEqual(to: "Point") {
        try readGeometry(GN_FEATURE_POINT)
      } else if name.isEqual(to: "LineString") || name.isEqual(to: "LinearRing") {
        try readGeometry(GN_FEATURE_LINE)
      } else if name.isEqual(to: "Polygon") {
        try readPolygon()
      } else if name.isEqual(to: "Track") {
        try readTrack()
      } else if name.isEqual(to: "LatLonBox") {
        try readBox()
      } else if name.isEqual(to: "TimeStamp") || name.isEqual(to: "TimeSpan") {
        try readTimes(of: &object)
      } else if name.isEqual(to: "ExtendedData") {
        try readData(of: &object)
      } else if isOverlay, name.isEqual(to: "altitude") {
        try readAltitude(of: &object)
      } else if isOverlay, name.isEqual(to: "altitudeMode") {
        object.isAbsolute = try elementIsAbsolute()
      } else if name.isEqual(to: "MultiGeometry") || name.isEqual(to: "MultiTrack") {
        continue
      } else {
        try features.xml.skip()
      }
    }
    if let refusal = object.refusal, features.results.features.count > mark.features {
      features.results.skip(to: mark, refusal)
    }
    var vertex = mark.vertices
    while isOverlay, vertex < features.results.vertices.count {
      features.results.vertices.update(vertex) { $0.altitude = object.altitude }
      vertex &+= 1
    }
    if isOverlay { endAltitudes(object.isAbsolute, since: mark) }
    features.endObject(since: mark) { feature in
      feature.name = object.name
      feature.uid = object.uid
      feature.time = object.time
      feature.start = object.start
      feature.stale = object.stale
      feature.flags |= UInt32(GN_FEATURE_FLAG_XML_TEXTS.rawValue)
    }
  }

  private mutating func readTimes(of object: inout Object) throws(TextRefusal) {
    _ = features.begin()
    while try features.xml.nextChild() {
      if features.xml.name.isEqual(to: "when") {
        object.time = try features.timeOfElement()
      } else if features.xml.name.isEqual(to: "begin") {
        object.start = try features.timeOfElement()
      } else if features.xml.name.isEqual(to: "end") {
        object.stale = try features.timeOfElement()
      } else {
        try features.xml.skip()
      }
    }
    object.refusal = object.refusal ?? features.refusal
  }

  /// An identifier that is no XML name stands here.
  private mutating func readData(of object: inout Object) throws(TextRefusal) {
    while try features.xml.nextChild() {
      guard features.xml.name.isEqual(to: "Data"), object.uid.size == 0,
        features.xml.attribute("name")?.isEqual(to: "uid") == true
      else {
        try features.xml.skip()
        continue
      }
      while try features.xml.nextChild() {
        if features.xml.name.isEqual(to: "value") {
          object.uid = try features.textOfElement()
        } else {
          try features.xml.skip()
        }
      }
    }
  }

  private mutating func readAltitude(of object: inout Object) throws(TextRefusal) {
    _ = features.begin()
    let tag = features.xml.tag
    object.altitude = features.altitude(try features.numberOfElement(), at: tag)
    object.refusal = object.refusal ?? features.refusal
  }

  // MARK: Geometries

  private mutating func readGeometry(_ kind: gn_feature_kind) throws(TextRefusal) {
    let mark = features.begin()
    let tag = features.xml.tag
    var isAbsolute = false
    while try features.xml.nextChild() {
      if features.xml.name.isEqual(to: "coordinates") {
        _ = try readCoordinates()
      } else if features.xml.name.isEqual(to: "altitudeMode") {
        isAbsolute = try elementIsAbsolute()
      } else {
        try features.xml.skip()
      }
    }
    endAltitudes(isAbsolute, since: mark)
    let count = features.results.vertices.count &- mark.vertices
    if count < 1 || (kind == GN_FEATURE_POINT && count > 1) { features.refuse(GN_ERROR_COUNT, at: tag) }
    features.append(kind, vertices: count)
    features.keep(since: mark)
  }

  private mutating func readPolygon() throws(TextRefusal) {
    let mark = features.begin()
    let tag = features.xml.tag
    let level = features.xml.depth
    var isHole = false
    var isAbsolute = false
    while features.xml.depth >= level {
      guard case .start = try features.xml.next() else { continue }
      let name = features.xml.name
      if name.isEqual(to: "outerBoundaryIs") || name.isEqual(to: "innerBoundaryIs") {
        isHole = name.isEqual(to: "innerBoundaryIs")
      } else if name.isEqual(to: "coordinates") {
        try readRing(isHole: isHole, isFirst: features.results.features.count == mark.features)
      } else if name.isEqual(to: "altitudeMode") {
        isAbsolute = try elementIsAbsolute()
      } else if !name.isEqual(to: "LinearRing") {
        try features.xml.skip()
      }
    }
    if features.results.features.count == mark.features { features.refuse(GN_ERROR_FEATURE, at: tag) }
    endAltitudes(isAbsolute, since: mark)
    features.keep(since: mark)
  }

  private mutating func readRing(isHole: Bool, isFirst: Bool) throws(TextRefusal) {
    let tag = features.xml.tag
    let vertices = features.results.vertices.count
    let (first, last) = try readCoordinates()
    var count = features.results.vertices.count &- vertices
    if count > 1, first.latitude == last.latitude, first.longitude == last.longitude {
      count &-= 1
      features.results.takeBackVertices(to: vertices &+ count)
    }
    if count < 3 { features.refuse(GN_ERROR_COUNT, at: tag) }
    // One outer ring, then the holes.
    if isHole == isFirst { features.refuse(GN_ERROR_FEATURE, at: tag) }
    features.append(isHole ? GN_FEATURE_HOLE : GN_FEATURE_AREA, vertices: count)
  }

  private mutating func readBox() throws(TextRefusal) {
    let mark = features.begin()
    let tag = features.xml.tag
    var (north, south, east, west, rotation) = (Double.nan, Double.nan, Double.nan, Double.nan, Double.nan)
    while try features.xml.nextChild() {
      let name = features.xml.name
      if name.isEqual(to: "north") {
        north = try features.numberOfElement()
      } else if name.isEqual(to: "south") {
        south = try features.numberOfElement()
      } else if name.isEqual(to: "east") {
        east = try features.numberOfElement()
      } else if name.isEqual(to: "west") {
        west = try features.numberOfElement()
      } else if name.isEqual(to: "rotation") {
        rotation = try features.numberOfElement()
      } else {
        try features.xml.skip()
      }
    }
    // All around the earth, wherever that begins.
    if east - west >= 360 { (west, east) = (-180, 180) }
    let low = features.point(latitude: south, longitude: west, at: tag)
    let high = features.point(latitude: north, longitude: east, at: tag)
    if south > north { features.refuse(GN_ERROR_FEATURE, at: tag) }
    features.results.vertices.append(gn_vertex(point: low, altitude: .nan, time: .nan))
    features.results.vertices.append(gn_vertex(point: high, altitude: .nan, time: .nan))
    // KML turns counterclockwise.
    features.append(GN_FEATURE_BOX, vertices: 2) { $0.azimuth = 0 - rotation }
    features.keep(since: mark)
  }

  /// Times and positions follow each other in pairs, or all times come first: the i-th time is that of the i-th position. So
  /// they are counted, and then read side by side. Positions that are empty are left out, with their times.
  private mutating func readTrack() throws(TextRefusal) {
    let mark = features.begin()
    let tag = features.xml.tag
    var times = features.xml
    var positions = features.xml
    var timeCount = 0
    var positionCount = 0
    var isAbsolute = false
    while try features.xml.nextChild() {
      if features.xml.name.isEqual(to: "altitudeMode") {
        isAbsolute = try elementIsAbsolute()
        continue
      }
      if features.xml.name.isEqual(to: "when") { timeCount &+= 1 }
      if features.xml.name.isEqual(to: "coord") { positionCount &+= 1 }
      try features.xml.skip()
    }
    if positionCount != timeCount, timeCount > 0 { features.refuse(GN_ERROR_FEATURE, at: tag) }
    // Each reader ends the child that it began before the other begins one, so that they can share the names of open elements.
    let end = features.xml
    var index = 0
    while index < positionCount {
      features.xml = times
      if index < timeCount { try seek("when") }
      let time = try index < timeCount ? features.timeOfElement() : .nan
      times = features.xml
      features.xml = positions
      try seek("coord")
      let place = features.xml.tag
      let content = try features.xml.content()
      if !content.span.trimmed.isEmpty {
        var vertex = coordinate(content, at: place)
        vertex.time = time
        features.results.vertices.append(vertex)
      }
      positions = features.xml
      index &+= 1
    }
    features.xml = end
    endAltitudes(isAbsolute, since: mark)
    let count = features.results.vertices.count &- mark.vertices
    if count > 0 || features.refusal != nil { features.append(GN_FEATURE_LINE, vertices: count) }
    features.keep(since: mark)
  }

  private mutating func elementIsAbsolute() throws(TextRefusal) -> Bool {
    try features.xml.content().span.trimmed.isEqual(to: "absolute")
  }

  /// Where altitudes are not absolute, many programs write 0 for what they do not know: so zeros alone are no altitudes.
  private mutating func endAltitudes(_ isAbsolute: Bool, since mark: ExchangeResults.Mark) {
    guard !isAbsolute else { return }
    var isAny = false
    var index = mark.vertices
    while index < features.results.vertices.count {
      features.results.vertices.update(index) { isAny = isAny || $0.altitude.absolute > 0 }
      index &+= 1
    }
    guard !isAny else { return }
    index = mark.vertices
    while index < features.results.vertices.count {
      features.results.vertices.update(index) { $0.altitude = .nan }
      index &+= 1
    }
  }

  /// Goes to the next child of a name.
  private mutating func seek(_ name: Literal) throws(TextRefusal) {
    while try features.xml.nextChild(), !features.xml.name.isEqual(to: name) { try features.xml.skip() }
  }

  /// "longitude latitude altitude"
  private mutating func coordinate(_ content: XMLContent, at place: Bytes) -> gn_vertex {
    var here = content.span.trimmed.start
    let end = content.span.trimmed.end
    var numbers = (Double.nan, Double.nan, Double.nan)
    var count = 0
    while here < end, count < 3 {
      let number = NumberText.read(&here, end: end)
      guard let number, number.isFinite, here == end || XMLBytes.isBlank(here[0]) else { break }
      if count == 0 { numbers.0 = number } else if count == 1 { numbers.1 = number } else { numbers.2 = number }
      count &+= 1
      while here < end, XMLBytes.isBlank(here[0]) { here += 1 }
    }
    if here < end || count < 2 { features.refuse(GN_ERROR_TEXT_NUMBER, at: here) }
    return gn_vertex(
      point: features.point(latitude: numbers.1, longitude: numbers.0, at: place),
      altitude: features.altitude(numbers.2, at: place), time: .nan)
  }

  /// Appends the vertices of coordinates, "longitude,latitude,altitude longitude,latitude ..."; the first and the last one.
  private mutating func readCoordinates() throws(TextRefusal) -> (first: gn_point, last: gn_point) {
    let span = try features.xml.content().span.withoutCDATA.trimmed
    var here = span.start
    let end = span.end
    var first = gn_point.refused
    var last = gn_point.refused
    let vertices = features.results.vertices.count
    while here < end {
      let place = here
      guard let longitude = NumberText.read(&here, end: end), XMLBytes.skipComma(&here, end: end),
        let latitude = NumberText.read(&here, end: end), longitude.isFinite, latitude.isFinite
      else {
        features.refuse(GN_ERROR_TEXT_NUMBER, at: here)
        break
      }
      var altitude = Double.nan
      var behind = here
      if XMLBytes.skipComma(&behind, end: end) {
        guard let number = NumberText.read(&behind, end: end), number.isFinite else {
          features.refuse(GN_ERROR_TEXT_NUMBER, at: behind)
          break
        }
        altitude = number
        here = behind
      }
      guard here == end || XMLBytes.isBlank(here[0]) else {
        features.refuse(GN_ERROR_TEXT_NUMBER, at: here)
        break
      }
      last = features.point(latitude: latitude, longitude: longitude, at: place)
      if features.results.vertices.count == vertices { first = last }
      features.results.vertices.append(
        gn_vertex(point: last, altitude: features.altitude(altitude, at: place), time: .nan))
      while here < end, XMLBytes.isBlank(here[0]) { here += 1 }
    }
    return (first, last)
  }
}
