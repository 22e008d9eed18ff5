// SECTION 46: Geometry: Indexes
// SUBJECT index: Functions that all indexes share.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Verifies an index wholly: once, after it was read from a file or received.
///
/// - Parameters:
///   - words: The index; its address is a multiple of 8.
///   - word_count: Words that are there: as many as the index has, or more.
///   - kind: Receives `GN_INDEX_POINTS`, `GN_INDEX_EDGES` or `GN_INDEX_FENCES`; may be null. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_INDEX` if the words are no index, `GN_ERROR_INDEX_ALIGNMENT`,
///   `GN_ERROR_INDEX_VERSION`, `GN_ERROR_INDEX_KIND` for a kind that this library does not know, `GN_ERROR_INDEX_SIZE`,
///   or `GN_ERROR_INDEX_DAMAGED` if the checksum is another one, or the content is none that was built.
///
/// An index is an array of 64-bit words in the caller's memory: little-endian, without pointers, the same bits on every
/// machine. It can be stored, mapped from a file read-only, and asked by any number of threads. Queries look at the first
/// eight words only; whatever the others are, they never read outside the index. So this call is for those who want to
/// know that the answers are right. It takes a few nanoseconds a word. Since 0.2.
///
/// Time grows with the words. Slowest input known: edges halfway around the earth.
///
/// ```c
/// uint64_t words[64];
/// gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}};
/// int32_t kind;
/// gn_polygon_index_build(square, 4, NULL, 0, words, 64, NULL);
/// gn_index_check(words, 64, &kind);   // GN_INDEX_EDGES
/// ```
@_cdecl("gn_index_check")  // One level: once for an index.
public func gn_index_check(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ kind: UnsafeMutablePointer<Int32>?
) -> gn_status {
  answer { () throws(gn_status) in
    let found = try checkIndex(words, count: wordCount)
    kind?.pointee = Int32(found)
  }
}
