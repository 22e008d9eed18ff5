// SPDX-License-Identifier: MIT

/// Cursor on Target events in a stream of bytes, as they come from a TAK server.
///
/// ```swift
/// var stream = CoTStream()
/// stream.append(bytes)                       // as they come, in parts of any size
/// while let event = try stream.next() {
///   event.features.first?.uid
/// }
/// ```
///
/// An event ends where its element does, not at the first "</event>", which may stand in a comment or a text.
public struct CoTStream: Sendable {
  /// The most bytes that an event may have, with its XML declaration and the blanks before it.
  public let limit: Int

  /// What was appended and belongs to no event yet, behind what does.
  var bytes: [UInt8] = []

  /// How many bytes at the start belong to events that were given.
  var taken = 0

  /// Where the search for the end of the next event goes on: each byte is looked at once.
  var search = Search()

  struct Search {
    var place: UInt64 = 0
    var read: UInt64 = 0
    var depth: UInt32 = 0
    var markup: UInt32 = 0
  }

  /// Creates a stream.
  ///
  /// - Parameter limit: The most bytes that an event may have, 1 ... 4,294,967,295; other numbers stand for the nearest.
  ///
  /// Since 0.2.
  public init(limit: Int = 1_048_576) {
    self.limit = min(max(limit, 1), Int(UInt32.max))
  }

  /// Appends bytes from the other side.
  ///
  /// Since 0.2.
  public mutating func append(_ bytes: some Sequence<UInt8>) {
    self.bytes.removeFirst(taken)
    taken = 0
    self.bytes.append(contentsOf: bytes)
  }

  /// How many bytes wait for the rest of their event.
  ///
  /// Since 0.2.
  public var waiting: Int { bytes.count - taken }

  /// Takes the next event.
  ///
  /// - Returns: The features of one event; nil until more bytes come.
  /// - Throws: ``GridNorthError`` with the offset in the bytes that wait: `.xmlLimit` for an event that is too long, or what
  ///   is wrong with the XML: `.xml`, `.xmlTag`, `.xmlAttribute`, `.xmlReference`, `.xmlEncoding`, `.xmlDTD`, `.document`.
  ///   The stream does not recover from this: it throws the same again.
  ///
  /// An event that is XML but not as it should be has no features, and says why in ``FeatureCollection/firstRefusal``. Since
  /// 0.2.
  public mutating func next() throws(GridNorthError) -> FeatureCollection? {
    try takenEvent()
  }
}
