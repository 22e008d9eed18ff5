// SECTION 20: More names
/// Does nothing.
@_cdecl("gn_x")
public func gn_x() {}
