// SECTION 10: Parameters
/// Does something.
///
/// - Parameters:
///   - a: A number.
///   - textlength: A name that neither Swift nor the header has.
///   - textLength: A number.
@_cdecl("gn_x")
public func gn_x(_ a: Int32, _ textLength: Int) {}
