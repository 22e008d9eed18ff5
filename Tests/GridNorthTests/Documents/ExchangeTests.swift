// SPDX-License-Identifier: MIT
import GridNorth
import TestSupport
import Testing

@Suite("Documents")
struct ExchangeTests {
  // A GeoJSON feature of other tests has the same name.
  typealias Feature = GridNorth.Feature

  static let gpx = """
    <?xml version="1.0"?>
    <gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="46.5715" lon="8.4147"><ele>2429.5</ele><time>2026-11-22T08:17:05Z</time>
        <name>Furka &amp; <![CDATA[<Hotel>]]></name></wpt>
      <wpt lat="91" lon="8"/>
      <rte><name>Up</name><rtept lat="46.5" lon="8"/><rtept lat="46.6" lon="8.1"/></rte>
      <trk><trkseg><trkpt lat="1" lon="2"/></trkseg><trkseg><trkpt lat="3" lon="4"><time>1970-01-01</time></trkpt></trkseg></trk>
    </gpx>
    """

  @Test func otherEncodingsAreRead() throws {
    let text =
      "<?xml version='1.0' encoding='ISO-8859-1'?><gpx><wpt lat='1' lon='2'><name>Zürich – 5 €</name></wpt></gpx>"
    let characters: [Character: UInt8] = ["ü": 0xFC, "–": 0x96, "€": 0x80]
    let bytes = text.map { characters[$0] ?? $0.asciiValue ?? 0 }
    let wide = ([0xFEFF] + text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for found in [
      try FeatureCollection(reading: bytes), try FeatureCollection(reading: wide, as: .gpx),
      try FeatureCollection(reading: text),
    ] {
      #expect(found.features.map(\.name) == ["Zürich – 5 €"])
    }
    for bytes in [Array("<?xml version='1.0' encoding='koi8-r'?><gpx/>".utf8), Array("<gpx>\u{1}</gpx>".utf8)] {
      #expect(throws: GridNorthError.self) { try FeatureCollection(reading: bytes) }
    }
  }

  @Test func gpxIsRead() throws {
    let found = try FeatureCollection(reading: Self.gpx)
    let furka = Vertex(Position(latitude: 46.5715, longitude: 8.4147), altitude: 2429.5, time: 1_795_335_425)
    #expect(found.features.count == 4)
    #expect(
      found.features.first
        == Feature(.point(furka), object: 0, name: "Furka & <Hotel>", time: 1_795_335_425))
    #expect(
      found.features[1].geometry
        == .line(
          [Vertex(Position(latitude: 46.5, longitude: 8)), Vertex(Position(latitude: 46.6, longitude: 8.1))],
          isRoute: true))
    #expect(found.features[3].geometry == .line([Vertex(Position(latitude: 3, longitude: 4), time: 0)]))
    #expect(
      found.features[2].object == found.features[3].object && found.features[1].object != found.features[2].object)
    #expect(found.skipped == 1 && found.firstRefusal?.reason == .latitude)
    let offset = try #require(found.firstRefusal?.offset)
    let latitude = try #require(Self.gpx.firstRange(of: "91"))
    #expect(abs(offset - Self.gpx.utf8.distance(from: Self.gpx.startIndex, to: latitude.lowerBound)) < 12)
  }

  @Test func holesBelongToTheirAreas() throws {
    let ring = "0,0 10,0 10,10 0,0"
    let hole = "4,1 6,1 6,3 4,1"
    let kml = """
      <kml><Placemark id="a"><name>Lake</name><Polygon>
      <outerBoundaryIs><LinearRing><coordinates>\(ring)</coordinates></LinearRing></outerBoundaryIs>
      <innerBoundaryIs><LinearRing><coordinates>\(hole)</coordinates></LinearRing></innerBoundaryIs>
      <innerBoundaryIs><LinearRing><coordinates>\(hole)</coordinates></LinearRing></innerBoundaryIs>
      </Polygon></Placemark></kml>
      """
    let lake = try #require(FeatureCollection(reading: kml).features.first)
    guard case .area(let outer, let holes) = lake.geometry else { throw Unexpected(lake) }
    #expect(outer.map(\.position.latitude) == [0, 0, 10])
    #expect(holes.map(\.count) == [3, 3])
    #expect(lake.name == "Lake" && lake.uid == "a")
  }

  @Test func eventsAreRead() throws {
    let found = try FeatureCollection(
      reading: Self.event("a-f-G", "<track course='90' speed='1.5'/><contact callsign='Fox'/>"))
    let fox = try #require(found.features.first)
    #expect(fox.geometry == .point(Vertex(Position(latitude: 46.5, longitude: 8), altitude: 2430)))
    #expect([fox.name, fox.uid, fox.type, fox.how] == ["Fox", "u1", "a-f-G", "m-g"])
    #expect(fox.start == 1_795_335_425 && fox.stale == 1_795_336_025)
    #expect(fox.course == 90 && fox.speed == 1.5 && fox.circularError == 9 && fox.linearError == nil)
    #expect(fox.fence == nil && fox.lowest == nil)

    let shape = "<shape><ellipse major='500' minor='500' angle='360'/></shape>"
    let circle = try #require(FeatureCollection(reading: Self.event("u-d-c-c", shape)).features.first)
    guard case .circle(let center, let radius) = circle.geometry else { throw Unexpected(circle) }
    #expect(radius == 500 && center.altitude == 2430)
  }

  @Test func formatsAreKnownByTheirFirstTag() {
    #expect(refusal { () throws(GridNorthError) in try FeatureCollection(reading: "<html/>") }?.reason == .document)
    for (text, format) in [
      ("<gpx/>", FeatureCollection.Format.gpx), ("<k:kml xmlns:k='a'/>", .kml), ("<events/>", .cot),
      (#"{"coordinates":[],"type":"Point"}"#, .geoJSON),
    ] {
      #expect(try! FeatureCollection.Format(of: Array(text.utf8)) == format)
    }
    let wrong = refusal { () throws(GridNorthError) in try FeatureCollection(reading: "<gpx/>", as: .kml) }
    #expect(wrong?.reason == .document)
  }

  @Test func geoJSONHasItsPropertiesAndTexts() throws {
    let text =
      #"{"properties":{"name":"Z\u00fcrich","a":[1]},"geometry":{"type":"Point","coordinates":[8,46.5,2430]},"type":"Feature"}"#
    let feature = try #require(FeatureCollection(reading: text).features.first)
    #expect(feature.geometry == .point(Vertex(Position(latitude: 46.5, longitude: 8), altitude: 2430)))
    #expect(feature.name == "Zürich" && feature.properties == #"{"name":"Z\u00fcrich","a":[1]}"#)
    let mercator = #"{"type":"FeatureCollection","features":[],"crs":"EPSG:3857"}"#
    let error = refusal { () throws(GridNorthError) in try FeatureCollection(reading: mercator) }
    #expect(error?.reason == .textReferenceSystem && error?.offset == 48)
    #expect(refusal { () throws(GridNorthError) in try FeatureCollection(reading: "{1}") }?.reason == .json)
  }

  @Test func whatIsNoXMLIsRefusedWithItsPlace() {
    let reasons: [(String, GridNorthError.Reason, Int)] = [
      ("", .emptyText, 0), ("<gpx><wpt></gpx>", .xmlTag, 12), ("<gpx>&nbsp;</gpx>", .xmlReference, 5),
      ("<gpx a='1' a='2'/>", .xmlAttribute, 11), ("<!DOCTYPE gpx><gpx/>", .xmlDTD, 0), ("<gpx>", .textIncomplete, 5),
    ]
    for (text, reason, offset) in reasons {
      let error = refusal { () throws(GridNorthError) in try FeatureCollection(reading: text, as: .gpx) }
      #expect(error?.reason == reason, "\(text)")
      #expect(abs((error?.offset ?? -9) - offset) <= 2, "\(text): \(error?.offset ?? -9)")
    }
  }

  /// Written features are read again unchanged, as far as the format can hold them.
  @Test func whatIsWrittenIsRead() throws {
    var random = Randomness()
    for _ in 0..<50 {
      let features = (0..<random.integer(in: 1...6)).map { number in Self.feature(&random, number) }
      for (format, output) in zip(FeatureCollection.Format.allCases, FeatureCollection.OutputFormat.allCases) {
        let written = try FeatureCollection(features).document(as: output, options: .init(time: 86_400))
        #expect(written.skipped == 0 && written.firstRefusal == nil)
        let read = try FeatureCollection(reading: written.text, as: format)
        // GeoJSON cuts lines at the antimeridian.
        if format == .geoJSON, features.contains(where: isCut) {
          #expect(read.skipped == 0 && read.features.count > features.count)
          continue
        }
        #expect(read.skipped == 0 && read.features.count == features.count)
        // GPX has all waypoints before all routes.
        let ordered = format == .gpx ? features.filter(isPoint) + features.filter { !isPoint($0) } : features
        for (one, other) in zip(ordered, read.features) {
          #expect(one.name == other.name, "\(written.text)")
          #expect(isNear(one.geometry, other.geometry), "\(one.geometry) is not \(other.geometry)")
        }
      }
    }
  }

  @Test func aCoTDocumentHasEverythingAgain() throws {
    let center = Vertex(Position(latitude: -33.5, longitude: 151.25), altitude: 12.5)
    var features = [
      Feature(.circle(center: center, radius: 500), name: "\"<&>'"),
      Feature(.ellipse(center: center, semiAxis: 300, otherSemiAxis: 100, azimuth: 30)),
      Feature(.rangeBearing(from: center, range: 2000, azimuth: 45, shownBy: .magnetic)),
    ]
    features[0].fence = [.enter, .exit]
    let options = FeatureCollection.Options(time: 1_795_335_425.25)
    let text = try FeatureCollection(features).document(as: .cot, options: options).text
    let read = try FeatureCollection(reading: text)
    #expect(read.features.map(\.geometry) == features.map(\.geometry))
    #expect(read.features.map(\.name) == features.map(\.name))
    #expect(read.features.allSatisfy { $0.time == 1_795_335_425.25 && $0.uid != nil })
    #expect(read.features[0].fence == [.enter, .exit])
  }

  @Test func whatCannotBeWrittenIsLeftOut() throws {
    let north = Vertex(Position(latitude: 91, longitude: 0))
    let pole = Vertex(Position(latitude: 90, longitude: 0))
    let triangle = [pole, Vertex(Position(latitude: 89, longitude: 0)), Vertex(Position(latitude: 89, longitude: 9))]
    let features = [Feature(.area(triangle, holes: [triangle])), Feature(.point(north)), Feature(.point(pole))]
    let written = try FeatureCollection(features).document(as: .kml)
    #expect(written.skipped == 1)
    // In the core, it is the third: a hole stands before it.
    #expect(written.firstRefusal?.reason == .latitude && written.firstRefusal?.feature == 1)
    #expect(written.firstRefusal?.description.hasSuffix("(feature 1)") == true)
    // A ring of one place is none that a reader would take.
    let empty = try FeatureCollection([Feature(.area([pole, pole, pole]))]).document(as: .kml)
    #expect(empty.firstRefusal?.reason == .count && empty.skipped == 1)
    let untimed = try FeatureCollection([Feature(.point(pole))]).document(as: .cot)
    #expect(untimed.firstRefusal?.reason == .date)
    let options = FeatureCollection.Options(decimals: 13)
    let error = refusal { () throws(GridNorthError) in
      try FeatureCollection(features).document(as: .gpx, options: options)
    }
    #expect(error?.reason == .decimals)
  }

  @Test func linesOfTheirOwnAreTracksOfTheirOwn() throws {
    let line = [Vertex(Position(latitude: 1, longitude: 2)), Vertex(Position(latitude: 3, longitude: 4))]
    var features = [Feature(.line(line)), Feature(.line(line))]
    #expect(try FeatureCollection(features).document(as: .gpx).text.split(separator: "<trk>").count == 3)
    features[0].object = 7
    features[1].object = 7
    #expect(try FeatureCollection(features).document(as: .gpx).text.split(separator: "<trk>").count == 2)
  }

  @Test func eventsComeInParts() throws {
    let texts = [
      Self.event("a-f-G", "<remarks>&lt;/event></remarks><!-- </event> -->"), "<event/>", Self.event("a-h-G", ""),
    ]
    var random = Randomness()
    var stream = CoTStream()
    var found: [FeatureCollection] = []
    var bytes = Array(texts.joined(separator: "\n").utf8)
    while !bytes.isEmpty {
      let part = bytes.prefix(random.integer(in: 1...200))
      stream.append(part)
      bytes.removeFirst(part.count)
      while let event = try stream.next() { found.append(event) }
    }
    #expect(found.map { $0.features.first?.type } == ["a-f-G", nil, "a-h-G"])
    #expect(found.map(\.skipped) == [0, 1, 0])
    #expect(stream.waiting == 0)

    var short = CoTStream(limit: 100)
    short.append(texts[0].utf8)
    #expect(refusal { () throws(GridNorthError) in try short.next() }?.reason == .xmlLimit)
    var broken = CoTStream()
    broken.append("<event></point>".utf8)
    for _ in 0..<2 {
      #expect(refusal { () throws(GridNorthError) in try broken.next() }?.reason == .xmlTag)
    }
  }

  @Test func timesAreReadAndWritten() throws {
    #expect(try Time(parsing: "2026-11-22T08:17:05.250Z").seconds == 1_795_335_425.25)
    #expect(try Time(parsing: "1970") == Time(seconds: 0))
    #expect(try Time(seconds: -0.5).formatted(decimals: 1) == "1969-12-31T23:59:59.5Z")
    #expect(try Time(parsing: "2026-11-22T10:17:05+02:00").formatted() == "2026-11-22T08:17:05Z")
    let wrong = refusal { () throws(GridNorthError) in try Time(parsing: "2026-13-01") }
    #expect(wrong?.reason == .date && wrong?.offset == 5)
    #expect(refusal { () throws(GridNorthError) in try Time(seconds: 1e15).formatted() }?.reason == .year)
    #expect(refusal { () throws(GridNorthError) in try Time(seconds: 0).formatted(decimals: 10) }?.reason == .decimals)
    #expect(Time(seconds: 1) < Time(seconds: 2))
  }

  // MARK: - Support

  struct Unexpected: Error {
    let feature: Feature
    init(_ feature: Feature) { self.feature = feature }
  }

  static func event(_ type: String, _ detail: String) -> String {
    "<event version='2.0' uid='u1' type='\(type)' time='2026-11-22T08:17:05Z' start='2026-11-22T08:17:05Z' "
      + "stale='2026-11-22T08:27:05Z' how='m-g'><point lat='46.5' lon='8' hae='2430' ce='9' le='9999999'/>"
      + "<detail>\(detail)</detail></event>"
  }

  /// A point or a route, which every format has.
  static func feature(_ random: inout Randomness, _ number: Int) -> Feature {
    let name = random.integer(in: 0...3) == 0 ? nil : "Nr \(number) <&\"'> äΩ🙂"
    let vertices = (0..<random.integer(in: 2...5)).map { _ in
      Vertex(random.ordinaryPosition(), altitude: random.integer(in: 0...1) == 0 ? nil : random.double(in: -100...9000))
    }
    return random.integer(in: 0...1) == 0
      ? Feature(.point(vertices[0]), name: name) : Feature(.line(vertices, isRoute: true), name: name)
  }

  func isCut(_ feature: Feature) -> Bool {
    guard case .line(let line, _) = feature.geometry else { return false }
    return zip(line, line.dropFirst()).contains { abs($0.position.longitude - $1.position.longitude) > 180 }
  }

  func isPoint(_ feature: Feature) -> Bool {
    if case .point = feature.geometry { true } else { false }
  }

  func isNear(_ one: Feature.Geometry, _ other: Feature.Geometry) -> Bool {
    func isNear(_ one: Vertex, _ other: Vertex) -> Bool {
      let turn = abs(one.position.longitude - other.position.longitude)
      return abs(one.position.latitude - other.position.latitude) <= 0.51e-7 && min(turn, 360 - turn) <= 0.51e-7
        && abs((one.altitude ?? -1e6) - (other.altitude ?? -1e6)) <= 0.00501
    }
    switch (one, other) {
    case (.point(let vertex), .point(let second)): return isNear(vertex, second)
    case (.line(let line, _), .line(let second, _)):
      return line.count == second.count && zip(line, second).allSatisfy { isNear($0, $1) }
    default: return false
    }
  }
}
