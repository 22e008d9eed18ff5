// SPDX-License-Identifier: MIT
import CGridNorth

// A stream comes in parts of any size. So that each byte is looked at once, a few states follow the markup and the depth of its
// elements: where the first element ends, the text up to there is read as XML. To refuse bad XML early, it is also read whenever
// it is twice as long as the last time: that adds no more than the text itself.

/// Where in the markup a search stands.
private enum Markup: UInt32 {
  case text = 0
  /// Behind "<".
  case tag, start, end
  /// In the value of an attribute.
  case quoted, quotedSingly
  /// Behind the "/" of an empty element.
  case empty
  /// Behind "<!" and "<!-".
  case declaration, dash
  case comment, commentDash, commentDashes
  case literal, literalBracket, literalBrackets
  case instruction, instructionMark
  /// Text that is no XML: only a reader can say so.
  case strange
}

extension CoT {
  /// How many bytes the first event has; 0 if more bytes are needed. `state` is where the search goes on, all 0 behind an event.
  ///
  /// Throws `GN_ERROR_OFFSET` for a state of another text.
  public static func search(
    _ text: ASCII, limit: UInt32, after last: gn_cot_search, state: inout gn_cot_search
  ) throws(TextRefusal) -> Int {
    let size = UInt64(truncatingIfNeeded: text.count)
    guard last.place <= size, last.read <= size, var markup = Markup(rawValue: last.markup) else {
      throw TextRefusal(GN_ERROR_OFFSET, at: 0)
    }
    var place = Int(truncatingIfNeeded: last.place)
    var depth = last.depth
    var isEnd = false
    while place < text.count, !isEnd, markup != .strange {
      // SAFETY: within the text.
      (markup, isEnd) = markup.next(text.start[place], &depth)
      place &+= 1
    }
    let read = Int(truncatingIfNeeded: last.read)
    let most = limit == 0 ? 1_048_576 : Int(truncatingIfNeeded: min(limit, 0x7FFF_FFFF))
    // Short texts are read each time, so that most faults are told at once.
    if isEnd || markup == .strange || text.count >= most || text.count <= 256 || text.count &- read > read {
      do {
        let size = try endOfEvent(text, limit: limit)
        state = gn_cot_search()
        return size
      } catch {
        guard error.status == GN_ERROR_TEXT_INCOMPLETE else { throw error }
        // An end that is none: from now on, only a reader knows.
        if isEnd { markup = .strange }
        state.read = size
      }
    } else {
      state.read = last.read
    }
    state.place = UInt64(truncatingIfNeeded: place)
    state.depth = depth
    state.markup = markup.rawValue
    return 0
  }
}

extension Markup {
  /// What follows a byte; whether the first element ends there.
  fileprivate func next(_ byte: UInt8, _ depth: inout UInt32) -> (Markup, Bool) {
    switch (self, byte) {
    case (.text, 0x3C): return (.tag, false)
    // Outside of the event there are blanks only, and perhaps a mark of UTF-8.
    case (.text, 0x21...0x7F) where depth == 0: return (.strange, false)
    case (.text, _): return (.text, false)
    case (.tag, 0x2F): return (.end, false)
    case (.tag, 0x21): return (.declaration, false)
    case (.tag, 0x3F): return (.instruction, false)
    case (.tag, _):
      depth &+= 1
      return (.start, false)
    case (.start, 0x22): return (.quoted, false)
    case (.start, 0x27): return (.quotedSingly, false)
    case (.start, 0x2F): return (.empty, false)
    case (.start, 0x3E): return (.text, false)
    case (.start, 0x3C): return (.strange, false)
    case (.start, _): return (.start, false)
    case (.end, 0x3E), (.empty, 0x3E):
      guard depth > 0 else { return (.strange, false) }
      depth &-= 1
      return (.text, depth == 0)
    case (.end, _): return (.end, false)
    case (.empty, _): return (.strange, false)
    case (.quoted, 0x22), (.quotedSingly, 0x27): return (.start, false)
    case (.quoted, 0x3C), (.quotedSingly, 0x3C): return (.strange, false)
    case (.quoted, _), (.quotedSingly, _): return (self, false)
    case (.declaration, 0x2D): return (.dash, false)
    case (.declaration, 0x5B): return (.literal, false)
    case (.dash, 0x2D): return (.comment, false)
    case (.declaration, _), (.dash, _): return (.strange, false)
    case (.comment, _): return (byte == 0x2D ? .commentDash : .comment, false)
    case (.commentDash, _): return (byte == 0x2D ? .commentDashes : .comment, false)
    case (.commentDashes, _): return (byte == 0x3E ? .text : .strange, false)
    case (.literal, _): return (byte == 0x5D ? .literalBracket : .literal, false)
    case (.literalBracket, _): return (byte == 0x5D ? .literalBrackets : .literal, false)
    case (.literalBrackets, _): return (byte == 0x3E ? .text : byte == 0x5D ? self : .literal, false)
    case (.instruction, _): return (byte == 0x3F ? .instructionMark : .instruction, false)
    case (.instructionMark, _): return (byte == 0x3E ? .text : byte == 0x3F ? self : .instruction, false)
    case (.strange, _): return (.strange, false)
    }
  }
}
