// SECTION 10.2: Another
/// Does nothing.
@_cdecl("gn_b")
public func gn_b() {}
