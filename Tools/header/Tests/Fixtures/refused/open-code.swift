// SECTION 10: Comments
/// Does nothing.
///
/// ```
/// # not a heading
@_cdecl("gn_x")
public func gn_x() {}
