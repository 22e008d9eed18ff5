// SECTION 20: Every kind of markup
import CGridNorth

/// Reads a text | with a bar in its summary,
/// which goes on in a second line.
///
/// This paragraph stands too early: the parameters come first, it follows the result with the others.
///
/// - Parameters:
///   - text: Bytes; need not end with a zero. The sum `text + textLength` is the first byte that is not read, `textLengths`
///     is another name, and a double span ``textLength`` counts too.
///   - textLength: Bytes at `text`, one of
///     - 0: nothing | at all,
///     - more: as many, and this item is long enough that it has to go on in a second line of the comment in the header.
///   - errorOffsetOut: May be null. An example:
///     ```
///     size_t errorOffsetOut;
///     ```
/// - Note: Other items stay where they are.
/// - Returns: `GN_OK`, or what is wrong.
///   The text goes on with an indent.
///
/// The range -90 ... 90 is one word and so is the difference a - b, wherever the line ends, here -180 ... 180 or
/// there. In 84. Not a list.
///
/// 1. First.
/// 2. Second, with a paragraph
/// that goes on without an indent.
///
///    And one more paragraph.
///
/// ```c
/// gn_point point = {0, 0};
///
/// if (point.latitude == 0) {
///     return `textLength`;
/// }
/// ```
///
/// A backtick ` alone stays. Code that is indented:
///
///     a long line of code is never wrapped, however long it may be, because nobody knows where it could end, not at all
///
/// Since 0.1.
@_cdecl("gn_markup_parse")
public func gn_markup_parse(
  _ text: UnsafePointer<CChar>?, _ textLength: Int,
  _ errorOffsetOut: UnsafeMutablePointer<Int>?
) -> gn_status {
  GN_OK
}
