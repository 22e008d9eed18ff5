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

  /// Whether a document may begin with an element: some programs write no kml around a single one.
  static func isRoot(_ name: XMLSpan) -> Bool {
    name.isEqual(to: "kml") || name.isEqual(to: "Document") || name.isEqual(to: "Folder") || isObject(name)
  }

  fileprivate static func isObject(_ name: XMLSpan) -> Bool {
    name.isEqual(to: "Placemark") || name.isEqual(to: "GroundOverlay")
  }
}

private struct KMLReader {
  var features: FeatureReader

  mutating func readDocument() throws(TextRefusal) {
    _ = try features.xml.next()
    guard KML.isRoot(features.xml.name) else {
      throw features.xml.refusal(GN_ERROR_DOCUMENT, at: features.xml.tag)
    }
    if KML.isObject(features.xml.name) { try readObject() }
    while true {
      switch try features.xml.next() {
      case .done: return
      case .end: break
      case .start:
        if KML.isObject(features.xml.name) {
          try readObject()
        } else if features.xml.name.isEqual(to: "Update") {
          // Changes of another document.
          try features.xml.skip()
        }
      // Documents and folders are entered, like everything else.
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
    /// The altitude of an overlay.
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
      } else if name.isEqual(to: "LatLonQuad") {
        try readQuad()
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
        features.xml.attribute("name")?.means("uid") == true
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
        try readCoordinates()
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

  /// One outer ring, then the holes; those that come before it are read when it was.
  private mutating func readPolygon() throws(TextRefusal) {
    let mark = features.begin()
    let tag = features.xml.tag
    let level = features.xml.depth
    var isAbsolute = false
    var early: XMLReader?
    while features.xml.depth >= level {
      let before = features.xml
      guard case .start = try features.xml.next() else { continue }
      let name = features.xml.name
      let hasArea = features.results.features.count > mark.features
      if name.isEqual(to: "outerBoundaryIs") {
        try readBoundary(isHole: false, isFirst: !hasArea)
      } else if name.isEqual(to: "innerBoundaryIs"), !hasArea {
        early = early ?? before
        try features.xml.skip()
      } else if name.isEqual(to: "innerBoundaryIs") {
        try readBoundary(isHole: true, isFirst: false)
      } else if name.isEqual(to: "coordinates") {
        // A ring without its boundary.
        try readRing(isHole: false, isFirst: !hasArea)
      } else if name.isEqual(to: "altitudeMode") {
        isAbsolute = try elementIsAbsolute()
      } else if !name.isEqual(to: "LinearRing") {
        try features.xml.skip()
      }
    }
    if features.results.features.count == mark.features { features.refuse(GN_ERROR_FEATURE, at: tag) }
    if let early { try readEarlyHoles(early, level: level) }
    endAltitudes(isAbsolute, since: mark)
    features.keep(since: mark)
  }

  /// Reads the holes before the outer ring of a polygon, whose end was the last event.
  private mutating func readEarlyHoles(_ start: XMLReader, level: Int) throws(TextRefusal) {
    let end = features.xml
    features.xml = start
    while features.xml.depth >= level {
      guard case .start = try features.xml.next() else { continue }
      if features.xml.name.isEqual(to: "outerBoundaryIs") { break }
      if features.xml.name.isEqual(to: "innerBoundaryIs") {
        try readBoundary(isHole: true, isFirst: false)
      } else {
        try features.xml.skip()
      }
    }
    features.xml = end
  }

  private mutating func readBoundary(isHole: Bool, isFirst: Bool) throws(TextRefusal) {
    let level = features.xml.depth
    while features.xml.depth >= level {
      guard case .start = try features.xml.next() else { continue }
      if features.xml.name.isEqual(to: "coordinates") {
        try readRing(isHole: isHole, isFirst: isFirst)
      } else if !features.xml.name.isEqual(to: "LinearRing") {
        try features.xml.skip()
      }
    }
  }

  private mutating func readRing(isHole: Bool, isFirst: Bool) throws(TextRefusal) {
    let tag = features.xml.tag
    let vertices = features.results.vertices.count
    let end = try readCoordinates()
    let count = features.results.vertices.count &- vertices &- end.repeats
    features.results.takeBackVertices(to: vertices &+ count)
    if count < 3 { features.refuse(GN_ERROR_COUNT, at: tag) }
    if isHole == isFirst { features.refuse(GN_ERROR_FEATURE, at: tag) }
    features.append(isHole ? GN_FEATURE_HOLE : GN_FEATURE_AREA, vertices: count)
  }

  /// The four corners of an overlay, counterclockwise from the lower left.
  private mutating func readQuad() throws(TextRefusal) {
    let mark = features.begin()
    let tag = features.xml.tag
    while try features.xml.nextChild() {
      if features.xml.name.isEqual(to: "coordinates") {
        try readRing(isHole: false, isFirst: features.results.features.count == mark.features)
      } else {
        try features.xml.skip()
      }
    }
    if features.results.features.count == mark.features { features.refuse(GN_ERROR_FEATURE, at: tag) }
    features.keep(since: mark)
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
  /// they are counted, and then read side by side. Positions that are empty are left out, with their times. What is wrong with a
  /// fix is left out as in GPX.
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
    var first = mark.vertices
    var flags: UInt32 = 0
    // As a whole it is refused already.
    while index < positionCount, features.refusal == nil {
      features.xml = times
      if index < timeCount { try seek("when") }
      let time = try index < timeCount ? features.timeOfElement() : .nan
      if features.dropsRefusal() { flags = GN_FEATURE_FLAG_GAPS.rawValue }
      times = features.xml
      features.xml = positions
      try seek("coord")
      let place = features.xml.tag
      let content = try features.xml.content()
      if !content.span.trimmed.isEmpty {
        var vertex = coordinate(content, at: place)
        vertex.time = time
        if features.dropsRefusal() { flags = GN_FEATURE_FLAG_GAPS.rawValue }
        if vertex.point.latitude.absolute <= 90 {
          features.results.vertices.append(vertex)
        } else if !vertex.point.latitude.isNaN {
          // Where a recording pauses.
          appendLine(since: first, flags)
          first = features.results.vertices.count
        }
      }
      positions = features.xml
      index &+= 1
    }
    features.xml = end
    endAltitudes(isAbsolute, since: mark)
    appendLine(since: first, flags)
    features.keep(since: mark)
  }

  private mutating func appendLine(since first: Int, _ flags: UInt32) {
    let count = features.results.vertices.count &- first
    if count > 0 { features.append(GN_FEATURE_LINE, vertices: count) { $0.flags = flags } }
  }

  private mutating func elementIsAbsolute() throws(TextRefusal) -> Bool {
    try features.xml.content().span.means("absolute")
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
    let numbers = content.span.decoded { Self.numbers($0) }
    guard let numbers else {
      features.refuse(GN_ERROR_TEXT_NUMBER, at: content.span.trimmed.start)
      return gn_vertex(point: .refused, altitude: .nan, time: .nan)
    }
    return vertex(numbers, at: place)
  }

  private static func numbers(_ text: XMLSpan) -> KMLCoordinates.Numbers? {
    var here = text.start
    var numbers = (longitude: Double.nan, latitude: Double.nan, altitude: Double.nan)
    var count = 0
    while here < text.end, count < 3 {
      let number = NumberText.read(&here, end: text.end)
      guard let number, number.isFinite, here == text.end || XMLBytes.isBlank(here[0]) else { return nil }
      if count == 0 {
        numbers.longitude = number
      } else if count == 1 {
        numbers.latitude = number
      } else {
        numbers.altitude = number
      }
      count &+= 1
      while here < text.end, XMLBytes.isBlank(here[0]) { here += 1 }
    }
    return here < text.end || count < 2 ? nil : numbers
  }

  @inline(__always)
  private mutating func vertex(_ numbers: KMLCoordinates.Numbers, at place: Bytes) -> gn_vertex {
    gn_vertex(
      point: features.point(latitude: numbers.latitude, longitude: numbers.longitude, at: place),
      altitude: features.altitude(numbers.altitude, at: place), time: .nan)
  }

  /// Appends the vertices of coordinates.
  @discardableResult
  private mutating func readCoordinates() throws(TextRefusal) -> RingEnd {
    let content = try features.xml.content()
    let span = content.span.trimmed
    guard content.isPlain else { return readUnusualCoordinates(content.span) }
    var end = RingEnd()
    var here = span.start
    while here < span.end {
      let place = here
      guard let numbers = KMLCoordinates.read(&here, end: span.end) else {
        features.refuse(GN_ERROR_TEXT_NUMBER, at: here)
        break
      }
      let vertex = vertex(numbers, at: place)
      end.add(vertex.point)
      features.results.vertices.append(vertex)
    }
    return end
  }

  /// The same for a text with references, comments or CDATA.
  @inline(never)
  private mutating func readUnusualCoordinates(_ text: XMLSpan) -> RingEnd {
    var end = RingEnd()
    var coordinates = KMLCoordinates(text)
    while true {
      switch coordinates.next() {
      case .vertex(let numbers):
        let vertex = vertex(numbers, at: text.start)
        end.add(vertex.point)
        features.results.vertices.append(vertex)
      case .end: return end
      case .invalid:
        features.refuse(GN_ERROR_TEXT_NUMBER, at: text.start)
        return end
      }
    }
  }
}
