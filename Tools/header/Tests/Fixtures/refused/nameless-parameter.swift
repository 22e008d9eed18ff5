// SECTION 10: Parameters
/// Does something.
@_cdecl("gn_x")
public func gn_x(_: Int32) {}
