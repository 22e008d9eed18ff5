// SECTION 10.1: One
/// Does nothing.
@_cdecl("gn_b")
public func gn_b() {}
