// SECTION 10: Names
/// Does nothing.
@_cdecl("gn_second")
public func gn_first() {}

@_cdecl("gn_third")
public func gn_third(_ a: Bool) {}
