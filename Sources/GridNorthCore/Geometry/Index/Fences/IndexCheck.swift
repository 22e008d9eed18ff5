// SPDX-License-Identifier: MIT
import CGridNorth

/// Looks at every word of an index, and gives its kind.
public func checkIndex(_ words: UnsafePointer<UInt64>?, count: Int) throws(gn_status) -> gn_index_kind {
  let index = try IndexWords(words, count: count, kind: nil)
  let isSound: Bool
  switch index.kind {
  case UInt64(GN_INDEX_POINTS):
    let points = try PointIndex(index)
    isSound = index.isWhole && points.isSound
  case UInt64(GN_INDEX_EDGES):
    let edges = try EdgeIndex(index)
    isSound = index.isWhole && edges.isSound
  case UInt64(GN_INDEX_FENCES):
    let fences = try FenceIndex(index)
    isSound = index.isWhole && fences.isSound
  default: throw GN_ERROR_INDEX_KIND
  }
  guard isSound else { throw GN_ERROR_INDEX_DAMAGED }
  return gn_index_kind(rawValue: gn_index_kind.RawValue(truncatingIfNeeded: index.kind))
}
