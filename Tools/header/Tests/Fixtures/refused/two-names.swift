// SECTION 10: Names
/// Does nothing.
@_cdecl("gn_x")
public func gn_y() {}
