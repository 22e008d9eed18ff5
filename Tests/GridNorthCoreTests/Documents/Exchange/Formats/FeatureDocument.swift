// SPDX-License-Identifier: MIT
import CGridNorth
import Testing

@testable import GridNorthCore

typealias DocumentWriter = @Sendable (ExchangeSource, inout ExchangeSink) throws -> Void

/// Features to be written.
struct FeatureDocument {
  var features: [gn_feature] = []
  var vertices: [gn_vertex] = []
  var texts: [UInt8] = []
  var options = Exchange.defaults

  mutating func span(_ text: String) -> gn_span { span(bytes: Array(text.utf8)) }

  mutating func span(bytes: [UInt8]) -> gn_span {
    texts += bytes
    return gn_span(offset: UInt64(texts.count - bytes.count), size: UInt64(bytes.count))
  }

  /// Adds a feature of its own object.
  mutating func add(
    _ kind: gn_feature_kind, _ places: [gn_vertex], name: String = "", uid: String = "", type: String = "",
    _ change: (inout gn_feature) -> Void = { _ in }
  ) {
    var feature = Exchange.feature
    feature.kind = Int32(kind)
    feature.object = UInt64(features.count)
    feature.first = UInt64(vertices.count)
    feature.count = UInt64(places.count)
    feature.name = span(name)
    feature.uid = span(uid)
    feature.type = span(type)
    change(&feature)
    vertices += places
    features.append(feature)
  }

  /// The answer of a writer for a capacity: the status, the bytes needed, the report of omissions, and the buffer.
  func answer(
    _ write: DocumentWriter, capacity: Int
  ) -> (status: gn_status, needed: Int, report: gn_exchange_report, bytes: [UInt8]) {
    var buffer = [CChar](repeating: 0x23, count: capacity + 1)
    var needed = 0
    var report = gn_exchange_report()
    var status = GN_OK
    var options = options
    texts.withUnsafeBufferPointer { texts in
      texts.withMemoryRebound(to: CChar.self) { texts in
        do {
          let source = ExchangeSource(
            features, features.count, vertices, vertices.count, texts.baseAddress, texts.count)
          var sink = try ExchangeSink(source, &options, &buffer, capacity: capacity)
          try write(source, &sink)
          report = sink.report
          try sink.finish(capacity: capacity, needed: &needed)
        } catch { status = error as? gn_status ?? GN_ERROR_NULL }
      }
    }
    return (status, needed, report, buffer.map(UInt8.init(bitPattern:)))
  }

  /// Room for every document of the tests.
  static let capacity = 1 << 20

  /// The text of a document of which nothing is left out.
  func text(_ write: DocumentWriter) -> String {
    let answer = answer(write, capacity: Self.capacity)
    #expect(answer.status == GN_OK)
    #expect(answer.report.skipped == 0 && answer.report.error == GN_OK && answer.report.place == 0)
    return String(decoding: answer.bytes[..<max(0, answer.needed - 1)], as: UTF8.self)
  }
}

func vertex(_ latitude: Double, _ longitude: Double, _ altitude: Double = .nan, time: Double = .nan) -> gn_vertex {
  gn_vertex(point: gn_point(latitude: latitude, longitude: longitude), altitude: altitude, time: time)
}

/// 2026-11-22T08:17:05Z.
let momentOfTests = 1_795_335_425.0

let everyWriter: [(name: String, write: DocumentWriter)] = [
  ("GPX", { try GPX.write($0, to: &$1) }), ("KML", { try KML.write($0, to: &$1) }),
  ("CoT", { try CoT.write($0, to: &$1) }), ("GeoJSON", { try Exchange.geojson($0, to: &$1) }),
]
