// SECTION 10.1: One
/// Does nothing.
@_cdecl("gn_a")
public func gn_a() {}
