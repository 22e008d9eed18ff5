// SPDX-License-Identifier: MIT
import CGridNorth
import Testing

@testable import GridNorthCore

typealias DocumentReader = (ASCII, inout ExchangeResults) throws(TextRefusal) -> Void

/// The result of a reader for a document.
struct ReadDocument {
  let bytes: [UInt8]
  let status: gn_status
  let report: gn_exchange_report
  let features: [gn_feature]
  let vertices: [gn_vertex]

  init(_ text: String, _ read: DocumentReader) { self.init(bytes: Array(text.utf8), read) }

  init(bytes: [UInt8], featureCapacity: Int = 64, vertexCapacity: Int = 64, _ read: DocumentReader) {
    // A reader must overwrite this garbage or leave it.
    var garbage = Exchange.feature
    garbage.kind = 77
    var features = [gn_feature](repeating: garbage, count: featureCapacity)
    var vertices = [gn_vertex](repeating: gn_vertex(), count: vertexCapacity)
    let outcome = features.withUnsafeMutableBufferPointer { features in
      vertices.withUnsafeMutableBufferPointer { vertices in
        var results = ExchangeResults(
          ExchangeArrays(
            features.baseAddress, capacity: featureCapacity, vertices.baseAddress, capacity: vertexCapacity)!)
        var refusal: TextRefusal?
        reading(bytes: bytes) { text in
          do throws(TextRefusal) { try read(text, &results) } catch { refusal = error }
        }
        return results.finish(refusal)
      }
    }
    self.bytes = bytes
    status = outcome.status
    report = outcome.report
    self.features = Array(features.prefix(outcome.features))
    self.vertices = Array(vertices.prefix(outcome.vertices))
  }

  func text(_ span: gn_span) -> String {
    String(decoding: bytes[Int(span.offset)..<Int(span.offset + span.size)], as: UTF8.self)
  }

  /// Latitude, longitude, altitude, time of the vertices of a feature.
  func places(_ index: Int) -> [[Double]] {
    let feature = features[index]
    return vertices[Int(feature.first)..<Int(feature.first + feature.count)].map {
      [$0.point.latitude, $0.point.longitude, $0.altitude, $0.time]
    }
  }

  var kinds: [Int32] { features.map(\.kind) }
}

func kinds(_ kinds: gn_feature_kind...) -> [Int32] { kinds.map { Int32(bitPattern: $0.rawValue) } }

/// Whether numbers are the same, or both absent.
func isSame(_ a: [[Double]], _ b: [[Double]]) -> Bool {
  a.count == b.count
    && zip(a, b).allSatisfy { $0.count == $1.count && zip($0, $1).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) } }
}
