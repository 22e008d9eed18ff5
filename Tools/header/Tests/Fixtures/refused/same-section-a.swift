// SECTION 10: One
/// Does nothing.
@_cdecl("gn_a")
public func gn_a() {}
