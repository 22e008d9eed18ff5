// SPDX-License-Identifier: MIT
import CGridNorth

/// The caller's features, with the vertices and texts that they lead to.
public struct ExchangeSource {
  private let features: UnsafePointer<gn_feature>?
  private let featureCount: Int
  private let vertices: UnsafePointer<gn_vertex>?
  private let vertexCount: Int
  private let texts: UnsafePointer<CChar>?
  private let textsSize: Int

  public init(
    _ features: UnsafePointer<gn_feature>?, _ featureCount: Int, _ vertices: UnsafePointer<gn_vertex>?,
    _ vertexCount: Int, _ texts: UnsafePointer<CChar>?, _ textsSize: Int
  ) {
    self.features = features
    self.featureCount = featureCount
    self.vertices = vertices
    self.vertexCount = vertexCount
    self.texts = texts
    self.textsSize = textsSize
  }

  /// Throws `GN_ERROR_COUNT` for counts that no memory has, and `GN_ERROR_NULL`. Nothing else may be called before.
  func check() throws(gn_status) {
    guard Size(featureCount).count(ofBytes: MemoryLayout<gn_feature>.stride) != nil,
      Size(vertexCount).count(ofBytes: MemoryLayout<gn_vertex>.stride) != nil, Size(textsSize).count() != nil
    else { throw GN_ERROR_COUNT }
    guard features != nil || featureCount == 0, vertices != nil || vertexCount == 0, texts != nil || textsSize == 0
    else {
      throw GN_ERROR_NULL
    }
  }

  /// Features.
  var count: Int { featureCount }

  /// A feature, 0 <= index < count.
  @inline(__always)
  subscript(index: Int) -> UnsafePointer<gn_feature> {
    // SAFETY: not null, because there is such a feature.
    features.unsafelyUnwrapped + index
  }

  /// The vertices of a feature. Throws `GN_ERROR_SPAN`.
  func vertices(of feature: UnsafePointer<gn_feature>) throws(gn_status) -> Vertices {
    let (first, count) = (feature.pointee.first, feature.pointee.count)
    let all = UInt64(truncatingIfNeeded: vertexCount)
    guard count <= all, first <= all &- count else { throw GN_ERROR_SPAN }
    // SAFETY: without vertices none is read.
    let start = vertices ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped
    return Vertices(start: start + Int(truncatingIfNeeded: first), count: Int(truncatingIfNeeded: count))
  }

  /// All vertices, of which those that are used have been checked.
  var points: Points {
    // SAFETY: without vertices none is read.
    Points(checked: vertices ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped, count: vertexCount)
  }

  /// The characters of a span. Throws `GN_ERROR_SPAN`.
  func characters(_ span: gn_span, of feature: UnsafePointer<gn_feature>) throws(gn_status) -> TextCharacters {
    let all = UInt64(truncatingIfNeeded: textsSize)
    guard span.size <= all, span.offset <= all &- span.size else {
      // Where a text is that is not there does not matter.
      guard span.size == 0 else { throw GN_ERROR_SPAN }
      return TextCharacters(ASCII(nil, count: 0), from: .plain)
    }
    let text = ASCII(texts, count: textsSize)
    let start = Int(truncatingIfNeeded: span.offset)
    return TextCharacters(
      text.part(from: start, to: start &+ Int(truncatingIfNeeded: span.size)),
      from: feature.pointee.textOrigin)
  }
}

extension gn_feature {
  fileprivate var textOrigin: TextOrigin {
    if flags & GN_FEATURE_FLAG_XML_TEXTS.rawValue != 0 { return .xml }
    return flags & GN_FEATURE_FLAG_JSON_TEXTS.rawValue != 0 ? .json : .plain
  }
}

/// Vertices in the caller's array.
struct Vertices {
  let start: UnsafePointer<gn_vertex>
  let count: Int

  /// 0 <= index < count.
  @inline(__always)
  subscript(index: Int) -> gn_vertex {
    // SAFETY: checked by the source.
    start[index]
  }

  /// Whether the last one repeats the first, as in a ring of another library.
  var isClosed: Bool {
    guard count > 1 else { return false }
    let (first, last) = (self[0].point, self[count &- 1].point)
    return first.latitude == last.latitude && first.longitude == last.longitude
  }

  var haveAllTimes: Bool {
    var index = 0
    while index < count, !self[index].time.isNaN { index &+= 1 }
    return index == count
  }

  /// Whether every vertex has an altitude.
  var haveAltitudes: Bool {
    var index = 0
    while index < count, !self[index].altitude.isNaN { index &+= 1 }
    return index == count
  }
}
