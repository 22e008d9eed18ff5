// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Documents that are refused, or features of them")
struct WriterRefusalTests {
  /// A good point, then something bad, then a good point.
  private func document(
    _ kind: gn_feature_kind, _ places: [gn_vertex], _ change: (inout gn_feature) -> Void = { _ in }
  ) -> FeatureDocument {
    var document = FeatureDocument()
    document.options.time = momentOfTests
    document.add(GN_FEATURE_POINT, [vertex(1, 2)], name: "first")
    document.add(kind, places, change)
    document.add(GN_FEATURE_POINT, [vertex(3, 4)], name: "last")
    return document
  }

  private func check(
    _ document: FeatureDocument, _ error: gn_status, skipped: Int = 1, place: Int = 1, besides: String = ""
  ) {
    for (name, write) in everyWriter where name != besides {
      let answer = document.answer(write, capacity: FeatureDocument.capacity)
      #expect(answer.status == GN_OK, "\(name) \(error)")
      #expect(answer.report.error == error, "\(name) \(error)")
      #expect(answer.report.skipped == UInt64(skipped) && answer.report.place == UInt64(place), "\(name) \(error)")
      let text = String(decoding: answer.bytes[..<max(0, answer.needed - 1)], as: UTF8.self)
      #expect(text.contains("first") && text.contains("last"), "\(name) \(error)")
      #expect(!text.contains("nan") && !text.contains("inf"))
    }
  }

  @Test func aFeatureWithoutWhatItsKindNeedsIsSkipped() {
    check(document(GN_FEATURE_POINT, [vertex(1, 2)]) { $0.kind = 0 }, GN_ERROR_FEATURE)
    check(document(GN_FEATURE_POINT, [vertex(1, 2)]) { $0.kind = 10 }, GN_ERROR_FEATURE)
    check(document(GN_FEATURE_HOLE, [vertex(1, 2), vertex(2, 2), vertex(1, 1)]), GN_ERROR_FEATURE)
    check(document(GN_FEATURE_CIRCLE, [vertex(1, 2)]), GN_ERROR_FEATURE)
    check(document(GN_FEATURE_ELLIPSE, [vertex(1, 2)]) { $0.radius = 1 }, GN_ERROR_FEATURE)
    check(
      document(GN_FEATURE_ELLIPSE, [vertex(1, 2)]) {
        $0.radius = 1
        $0.second_radius = 1
      }, GN_ERROR_FEATURE)
    check(
      document(GN_FEATURE_SECTOR, [vertex(1, 2)]) {
        $0.radius = 1
        $0.azimuth = 1
      }, GN_ERROR_FEATURE)
    check(document(GN_FEATURE_RANGE_BEARING, [vertex(1, 2)]) { $0.radius = 1 }, GN_ERROR_FEATURE)
  }

  @Test func aFeatureWithAWrongNumberOfVerticesIsSkipped() {
    check(document(GN_FEATURE_POINT, []), GN_ERROR_COUNT)
    check(document(GN_FEATURE_POINT, [vertex(1, 2), vertex(1, 2)]), GN_ERROR_COUNT)
    check(document(GN_FEATURE_LINE, []), GN_ERROR_COUNT)
    check(document(GN_FEATURE_AREA, [vertex(1, 2), vertex(1, 3)]), GN_ERROR_COUNT)
    check(document(GN_FEATURE_CIRCLE, []), GN_ERROR_COUNT)
    check(document(GN_FEATURE_BOX, [vertex(1, 2)]), GN_ERROR_COUNT)
  }

  @Test func aFeatureThatLeadsOutsideIsSkipped() {
    check(document(GN_FEATURE_LINE, [vertex(1, 2)]) { $0.count = 3 }, GN_ERROR_SPAN)
    check(document(GN_FEATURE_LINE, [vertex(1, 2)]) { $0.first = .max }, GN_ERROR_SPAN)
    check(document(GN_FEATURE_LINE, [vertex(1, 2)]) { $0.count = .max }, GN_ERROR_SPAN)
    for change: (inout gn_feature) -> Void in [
      { $0.name = gn_span(offset: 0, size: 100) }, { $0.uid = gn_span(offset: .max, size: 2) },
      { $0.type = gn_span(offset: 2, size: .max) }, { $0.how = gn_span(offset: 9, size: 1) },
    ] {
      check(document(GN_FEATURE_LINE, [vertex(1, 2)], change), GN_ERROR_SPAN)
    }
    // A text that is not there may be anywhere.
    var document = document(GN_FEATURE_LINE, [vertex(1, 2)]) { $0.name = gn_span(offset: .max, size: 0) }
    for (_, write) in everyWriter { _ = document.text(write) }
    document.features[1].name.size = 1
    check(document, GN_ERROR_SPAN)
  }

  @Test func aFeatureWithANumberThatIsNoneIsSkipped() {
    check(document(GN_FEATURE_POINT, [vertex(.nan, 2)]), GN_ERROR_NOT_FINITE)
    check(document(GN_FEATURE_POINT, [vertex(1, .infinity)]), GN_ERROR_NOT_FINITE)
    check(document(GN_FEATURE_POINT, [vertex(1, 2, .infinity)]), GN_ERROR_NOT_FINITE)
    check(document(GN_FEATURE_POINT, [vertex(1, 2, time: -.infinity)]), GN_ERROR_NOT_FINITE)
    check(document(GN_FEATURE_CIRCLE, [vertex(1, 2)]) { $0.radius = .infinity }, GN_ERROR_NOT_FINITE)
    let numbers: [WritableKeyPath<gn_feature, Double>] = [
      \.time, \.start, \.stale, \.circular_error, \.linear_error, \.azimuth, \.inclination, \.course, \.speed, \.low,
      \.high,
    ]
    for number in numbers {
      check(document(GN_FEATURE_POINT, [vertex(1, 2)]) { $0[keyPath: number] = .infinity }, GN_ERROR_NOT_FINITE)
    }
  }

  @Test func aFeatureWithANumberOutOfRangeIsSkipped() {
    check(document(GN_FEATURE_POINT, [vertex(90.5, 2)]), GN_ERROR_LATITUDE)
    check(document(GN_FEATURE_BOX, [vertex(2, 2), vertex(1, 3)]), GN_ERROR_LATITUDE)
    check(
      document(GN_FEATURE_BOX, [vertex(80, 0), vertex(90, 40)]) { $0.azimuth = 10 }, GN_ERROR_LATITUDE, besides: "KML")
    check(document(GN_FEATURE_POINT, [vertex(1, 2, -1_000_001)]), GN_ERROR_ALTITUDE)
    check(document(GN_FEATURE_POINT, [vertex(1, 2)]) { $0.high = 2e9 }, GN_ERROR_ALTITUDE)
    check(document(GN_FEATURE_POINT, [vertex(1, 2, time: 253_402_300_800)]), GN_ERROR_YEAR)
    check(document(GN_FEATURE_POINT, [vertex(1, 2)]) { $0.stale = -1e12 }, GN_ERROR_YEAR)
    check(document(GN_FEATURE_POINT, [vertex(1, 2)]) { $0.circular_error = -1 }, GN_ERROR_RADIUS)
    check(document(GN_FEATURE_POINT, [vertex(1, 2)]) { $0.speed = -1 }, GN_ERROR_SPEED)
    for radius in [0, -1, 2e7] {
      check(document(GN_FEATURE_CIRCLE, [vertex(1, 2)]) { $0.radius = radius }, GN_ERROR_RADIUS)
    }
    func sector(_ inner: Double, _ width: Double) -> FeatureDocument {
      document(GN_FEATURE_SECTOR, [vertex(1, 2)]) {
        $0.radius = 5
        $0.second_radius = inner
        $0.width = width
        $0.azimuth = 0
      }
    }
    check(sector(5, 30), GN_ERROR_RADIUS)
    check(sector(1, 361), GN_ERROR_WIDTH)
    // A sensor may show nothing.
    check(sector(1, 0), GN_ERROR_WIDTH, besides: "CoT")
    check(
      document(GN_FEATURE_RANGE_BEARING, [vertex(1, 2)]) {
        $0.radius = 5
        $0.azimuth = 0
        $0.north = 3
      }, GN_ERROR_NORTH)
  }

  /// Its readers would take it for unknown, or for no shape.
  @Test func cotSkipsNumbersThatMeanSomethingElseThere() {
    func check(_ document: FeatureDocument, _ error: gn_status) {
      let answer = document.answer({ try CoT.write($0, to: &$1) }, capacity: FeatureDocument.capacity)
      #expect(answer.status == GN_OK && answer.report.error == error)
      #expect(answer.report.skipped == (error == GN_OK ? 0 : 1))
    }
    check(document(GN_FEATURE_POINT, [vertex(1, 2, 9_999_998.99)]), GN_OK)
    check(document(GN_FEATURE_POINT, [vertex(1, 2, 9_999_998.996)]), GN_ERROR_FEATURE)
    check(document(GN_FEATURE_LINE, [vertex(1, 2), vertex(1, 3, 1e9)]), GN_ERROR_FEATURE)
    check(document(GN_FEATURE_POINT, [vertex(1, 2)]) { $0.circular_error = 9_999_999 }, GN_ERROR_FEATURE)
    check(document(GN_FEATURE_POINT, [vertex(1, 2)]) { $0.linear_error = 1e8 }, GN_ERROR_FEATURE)
    check(document(GN_FEATURE_POINT, [vertex(1, 2)]) { $0.high = 9_999_999 }, GN_ERROR_FEATURE)
    check(document(GN_FEATURE_POINT, [vertex(1, 2)]) { $0.speed = 9_999_999 }, GN_ERROR_FEATURE)
    check(document(GN_FEATURE_CIRCLE, [vertex(1, 2)]) { $0.radius = 0.0049 }, GN_ERROR_RADIUS)
    check(document(GN_FEATURE_CIRCLE, [vertex(1, 2)]) { $0.radius = 0.0051 }, GN_OK)
    for (second, error) in [(0.0024, GN_ERROR_RADIUS), (0.0026, GN_OK)] {
      check(
        document(GN_FEATURE_ELLIPSE, [vertex(1, 2)]) {
          $0.radius = 1
          $0.second_radius = second
          $0.azimuth = 0
        }, error)
    }
  }

  /// Readers leave out a ring that lies in one place.
  @Test func aShapeSmallerThanTheLastDecimalIsSkippedWhereItIsDrawn() {
    // Half of the last decimal, 5e-8 degrees, is 5.5 mm.
    for (radius, error) in [(1e-9, GN_ERROR_RADIUS), (0.005, GN_ERROR_RADIUS), (0.0065, GN_OK), (1, GN_OK)] {
      for kind in [GN_FEATURE_CIRCLE, GN_FEATURE_ELLIPSE, GN_FEATURE_SECTOR] {
        let document = document(kind, [vertex(1, 2)]) {
          $0.radius = radius
          $0.second_radius = kind == GN_FEATURE_SECTOR ? 0 : radius
          $0.azimuth = 0
          $0.width = 360
        }
        for (name, write) in everyWriter where name == "KML" || name == "GeoJSON" {
          let answer = document.answer(write, capacity: FeatureDocument.capacity)
          #expect(answer.report.error == error, "\(name), kind \(kind), \(radius) m")
          let read = ReadDocument(
            bytes: Array(answer.bytes[..<(answer.needed - 1)]), name == "KML" ? KML.read : GeoJSON.read)
          #expect(read.status == GN_OK && read.features.count == (error == GN_OK ? 3 : 2))
        }
      }
    }
  }

  @Test func aBoxSmallerThanTheLastDecimalIsSkippedWhereItIsDrawn() {
    for (size, error) in [(1e-8, GN_ERROR_COUNT), (1e-6, GN_OK)] {
      let document = document(GN_FEATURE_BOX, [vertex(1, 2), vertex(1 + size, 2 + size)])
      let answer = document.answer({ try Exchange.geojson($0, to: &$1) }, capacity: FeatureDocument.capacity)
      #expect(answer.report.error == error)
      let read = ReadDocument(bytes: Array(answer.bytes[..<(answer.needed - 1)]), GeoJSON.read)
      #expect(read.status == GN_OK && read.features.count == (error == GN_OK ? 3 : 2))
    }
  }

  /// The belt between two parallels is a line if they are written as one.
  @Test func whatIsFlatAsItIsWrittenIsSkipped() {
    let pole: [gn_vertex] = [vertex(90, 7.9), vertex(90, 7.8), vertex(89.9999994, 7.9)]
    let belts = [0.0, 1e-8, 1e-6].map { [vertex(10, -180), vertex(10 + $0, 180)] }
    let documents = [
      (document(GN_FEATURE_AREA, pole), GN_ERROR_COUNT), (document(GN_FEATURE_BOX, belts[0]), GN_ERROR_COUNT),
      (document(GN_FEATURE_BOX, belts[1]), GN_ERROR_COUNT), (document(GN_FEATURE_BOX, belts[2]), GN_OK),
    ]
    for (document, error) in documents {
      let answer = document.answer({ try Exchange.geojson($0, to: &$1) }, capacity: FeatureDocument.capacity)
      #expect(answer.report.error == error && answer.report.skipped == (error == GN_OK ? 0 : 1))
      let read = ReadDocument(bytes: Array(answer.bytes[..<(answer.needed - 1)]), GeoJSON.read)
      #expect(read.status == GN_OK && read.features.count == (error == GN_OK ? 3 : 2))
    }
  }

  /// A hole smaller than the last decimal is left out.
  @Test func aRingKeepsItsShapeIfItsInsideIsTooSmall() {
    let document = document(GN_FEATURE_SECTOR, [vertex(1, 2)]) {
      $0.radius = 5
      $0.second_radius = 1e-4
      $0.azimuth = 0
      $0.width = 360
    }
    for (name, write) in everyWriter where name == "KML" || name == "GeoJSON" {
      let answer = document.answer(write, capacity: FeatureDocument.capacity)
      let read = ReadDocument(
        bytes: Array(answer.bytes[..<(answer.needed - 1)]), name == "KML" ? KML.read : GeoJSON.read)
      #expect(read.status == GN_OK && read.features.count == 3, "\(name)")
    }
  }

  @Test func aCircleOfTooManyVerticesIsSkipped() {
    var document = document(GN_FEATURE_CIRCLE, [vertex(1, 2)]) { $0.radius = 5e6 }
    document.options.tolerance = 1e-6
    check(document, GN_ERROR_VERTICES, besides: "CoT")
  }

  @Test func aTextThatTheDocumentCannotHoldIsSkipped() {
    let texts: [([UInt8], UInt32, gn_status)] = [
      ([0x61, 0xFF], 0, GN_ERROR_XML_ENCODING), (Array("&nbsp;".utf8), 2, GN_ERROR_XML_REFERENCE),
      (Array("<a>".utf8), 2, GN_ERROR_XML), (Array("&amp".utf8), 2, GN_ERROR_TEXT_INCOMPLETE),
    ]
    for (bytes, flags, error) in texts {
      var document = document(GN_FEATURE_POINT, [vertex(1, 2)]) { $0.flags = flags }
      document.features[1].name = document.span(bytes: bytes)
      check(document, error)
    }
    var document = document(GN_FEATURE_POINT, [vertex(1, 2)])
    document.features[1].name = document.span("\u{1}")
    check(document, GN_ERROR_XML_ENCODING, besides: "GeoJSON")
  }

  @Test func anAreaTakesItsHolesWithIt() {
    let ring = [vertex(1, 2), vertex(2, 2), vertex(1, 1)]
    var document = FeatureDocument()
    document.options.time = momentOfTests
    document.add(GN_FEATURE_POINT, [vertex(1, 2)], name: "first")
    document.add(GN_FEATURE_AREA, ring, name: "area")
    document.add(GN_FEATURE_HOLE, ring)
    document.add(GN_FEATURE_HOLE, [vertex(1, 2), vertex(2, 2), vertex(1, .nan)])
    document.add(GN_FEATURE_POINT, [vertex(3, 4)], name: "last")
    check(document, GN_ERROR_NOT_FINITE, skipped: 3, place: 3, besides: "CoT")
    document.features[1].count = 2
    check(document, GN_ERROR_COUNT, skipped: 3, place: 1)
  }

  @Test func theFirstFeatureIsReportedWhateverTheOrderInTheDocument() {
    var document = document(GN_FEATURE_LINE, [vertex(.nan, 2)])
    document.add(GN_FEATURE_POINT, [vertex(91, 2)])
    document.add(GN_FEATURE_LINE, [])
    check(document, GN_ERROR_NOT_FINITE, skipped: 3, place: 1)
  }

  @Test func cotHasNoHolesAndNoEventsWithoutTimes() {
    let ring = [vertex(1, 2), vertex(2, 2), vertex(1, 1)]
    var document = FeatureDocument()
    document.add(GN_FEATURE_AREA, ring) { $0.time = 0 }
    document.add(GN_FEATURE_HOLE, ring)
    document.add(GN_FEATURE_POINT, [vertex(1, 2)])
    document.add(GN_FEATURE_CIRCLE, [vertex(1, 2)], type: "u-d-r") {
      $0.radius = 1
      $0.time = 0
    }
    let answer = document.answer({ try CoT.write($0, to: &$1) }, capacity: 1000)
    #expect(answer.status == GN_OK && answer.needed == 1)
    #expect(answer.report.skipped == 4 && answer.report.place == 0 && answer.report.error == GN_ERROR_FEATURE)
    document.features.removeFirst(2)
    let second = document.answer({ try CoT.write($0, to: &$1) }, capacity: 1000)
    #expect(second.report.skipped == 2 && second.report.place == 0 && second.report.error == GN_ERROR_DATE)
  }

  @Test func aBufferIsFilledWhollyOrNotAtAll() {
    var document = document(GN_FEATURE_LINE, [vertex(1, 2, 3), vertex(4, 5)])
    document.add(GN_FEATURE_CIRCLE, [vertex(1, 2)]) { $0.radius = 10 }
    for (name, write) in everyWriter {
      let whole = document.answer(write, capacity: FeatureDocument.capacity)
      for capacity in [0, 1, 2, 40, whole.needed - 70, whole.needed - 1, whole.needed, whole.needed + 1] {
        let answer = document.answer(write, capacity: capacity)
        #expect(answer.needed == whole.needed, "\(name)")
        #expect(answer.status == (capacity < whole.needed ? GN_ERROR_BUFFER_TOO_SMALL : GN_OK), "\(name)")
        if capacity > 0, capacity < whole.needed { #expect(answer.bytes[0] == 0, "\(name)") }
        if capacity >= whole.needed {
          #expect(answer.bytes[..<whole.needed] == whole.bytes[..<whole.needed], "\(name)")
        }
        #expect(answer.bytes[capacity] == 0x23, "\(name)")
      }
    }
  }

  @Test func optionsAreChecked() {
    let changes: [((inout gn_exchange_options) -> Void, gn_status)] = [
      ({ $0.size = 40 }, GN_ERROR_OPTIONS_SIZE), ({ $0.decimals = 13 }, GN_ERROR_DECIMALS),
      ({ $0.decimals = -1 }, GN_ERROR_DECIMALS), ({ $0.meter_decimals = 7 }, GN_ERROR_DECIMALS),
      ({ $0.meter_decimals = -1 }, GN_ERROR_DECIMALS), ({ $0.time_decimals = 10 }, GN_ERROR_DECIMALS),
      ({ $0.time_decimals = -1 }, GN_ERROR_DECIMALS), ({ $0.tolerance = 1e-7 }, GN_ERROR_TOLERANCE),
      ({ $0.tolerance = 1e7 }, GN_ERROR_TOLERANCE), ({ $0.tolerance = .nan }, GN_ERROR_TOLERANCE),
      ({ $0.time = .infinity }, GN_ERROR_TIME), ({ $0.time = 253_402_300_800 }, GN_ERROR_TIME),
      ({ $0.stale_after = -1 }, GN_ERROR_TIME), ({ $0.stale_after = .nan }, GN_ERROR_TIME),
      ({ $0.stale_after = .infinity }, GN_ERROR_TIME),
    ]
    for (change, status) in changes {
      var document = FeatureDocument()
      change(&document.options)
      for (_, write) in everyWriter { #expect(document.answer(write, capacity: 1000).status == status) }
    }
  }

  @Test func countsThatNoMemoryHasAreRefused() {
    var feature = Exchange.feature
    var vertex = vertex(1, 2)
    var text: CChar = 0
    func status(_ features: Int, _ vertices: Int, _ texts: Int, isNull: Bool = false) -> gn_status {
      do throws(gn_status) {
        _ = try withUnsafePointers { features0, vertices0, texts0 throws(gn_status) in
          try ExchangeSink(
            ExchangeSource(
              isNull ? nil : features0, features, isNull ? nil : vertices0, vertices, isNull ? nil : texts0, texts),
            nil,
            nil, capacity: 0)
        }
        return GN_OK
      } catch { return error }
    }
    func withUnsafePointers<Result>(
      _ body: (UnsafePointer<gn_feature>, UnsafePointer<gn_vertex>, UnsafePointer<CChar>) throws(gn_status) -> Result
    ) throws(gn_status) -> Result { try body(&feature, &vertex, &text) }
    #expect(status(1, 1, 1) == GN_OK)
    #expect(status(0, 0, 0, isNull: true) == GN_OK)
    for absurd in [-1, Int.min] {
      #expect(status(absurd, 1, 1) == GN_ERROR_COUNT)
      #expect(status(1, absurd, 1) == GN_ERROR_COUNT)
      #expect(status(1, 1, absurd) == GN_ERROR_COUNT)
    }
    #expect(status(Int.max / MemoryLayout<gn_feature>.stride + 1, 1, 1) == GN_ERROR_COUNT)
    #expect(status(1, Int.max / 32 + 1, 1) == GN_ERROR_COUNT)
    #expect(status(1, 0, 0, isNull: true) == GN_ERROR_NULL)
    #expect(status(0, 1, 0, isNull: true) == GN_ERROR_NULL)
    #expect(status(0, 0, 1, isNull: true) == GN_ERROR_NULL)
  }
}
