// SPDX-License-Identifier: MIT
import CGridNorth

/// The caller's arrays for the features and vertices of a document.
public struct ExchangeArrays {
  fileprivate let features: Output<gn_feature>
  fileprivate let vertices: Output<gn_vertex>

  /// Nil if an array that has a capacity is null.
  public init?(
    _ features: UnsafeMutablePointer<gn_feature>?, capacity featureCapacity: Int,
    _ vertices: UnsafeMutablePointer<gn_vertex>?, capacity vertexCapacity: Int
  ) {
    guard features != nil || featureCapacity == 0, vertices != nil || vertexCapacity == 0 else { return nil }
    self.features = Output(features, capacity: featureCapacity)
    self.vertices = Output(vertices, capacity: vertexCapacity)
  }
}

/// What a reader has found so far.
public struct ExchangeResults {
  var features: Output<gn_feature>
  var vertices: Output<gn_vertex>
  private var report = gn_exchange_report()

  public init(_ arrays: ExchangeArrays) {
    features = arrays.features
    vertices = arrays.vertices
  }

  /// A state to go back to.
  struct Mark {
    let features: Int
    let vertices: Int
  }

  var mark: Mark { Mark(features: features.count, vertices: vertices.count) }

  /// Takes back what was found since a mark, and counts it as one feature that is skipped.
  mutating func skip(to mark: Mark, _ refusal: TextRefusal) {
    features.invalidate(from: mark.features, with: Exchange.feature)
    features.truncate(to: mark.features)
    takeBackVertices(to: mark.vertices)
    note(refusal)
    report.skipped &+= 1
  }

  /// Counts a fix of a track that is left out, or of which a part is; or a feature whose time is.
  mutating func drop(_ refusal: TextRefusal) {
    note(refusal)
    if report.dropped < .max { report.dropped &+= 1 }
  }

  /// The report names the first of all.
  private mutating func note(_ refusal: TextRefusal) {
    guard report.error == GN_OK else { return }
    report.error = refusal.status
    report.place = UInt64(truncatingIfNeeded: refusal.offset)
  }

  /// Takes vertices back, so that none without a feature is left in the array.
  mutating func takeBackVertices(to count: Int) {
    vertices.invalidate(from: count, with: Self.noVertex)
    vertices.truncate(to: count)
  }

  private static var noVertex: gn_vertex { gn_vertex(point: .refused, altitude: .nan, time: .nan) }

  /// Ends the reading: with the fault of the document, or nil. On error, the arrays hold no results.
  public consuming func finish(
    _ refusal: TextRefusal?
  ) -> (features: Int, vertices: Int, report: gn_exchange_report, status: gn_status) {
    if let refusal {
      report.error = refusal.status
      report.place = UInt64(truncatingIfNeeded: refusal.offset)
    }
    guard refusal == nil, features.fits, vertices.fits else {
      features.invalidate(with: Exchange.feature)
      vertices.invalidate(with: Self.noVertex)
      if let refusal { return (0, 0, report, refusal.status) }
      return (features.count, vertices.count, report, GN_ERROR_BUFFER_TOO_SMALL)
    }
    return (features.count, vertices.count, report, report.skipped > 0 || report.dropped > 0 ? GN_PARTIAL : GN_OK)
  }
}
