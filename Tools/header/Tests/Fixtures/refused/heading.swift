// SECTION 10: Comments
/// Does nothing.
///
/// ## A heading
///
/// | a | table |
@_cdecl("gn_x")
public func gn_x() {}
