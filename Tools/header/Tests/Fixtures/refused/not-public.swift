// SECTION 10: Names
/// Does nothing.
@_cdecl("gn_x")
func gn_x() {}
