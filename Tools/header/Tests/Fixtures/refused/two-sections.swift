// SECTION 10: One
// SECTION 20: Two
/// Does nothing.
@_cdecl("gn_x")
public func gn_x() {}
