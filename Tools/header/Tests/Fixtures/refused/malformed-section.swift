// SECTION: Without a number
/// Does nothing.
@_cdecl("gn_x")
public func gn_x() {}
