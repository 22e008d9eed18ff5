// SECTION 10: Names
/// Does nothing.
@_cdecl("gn_mgrsEncode")
public func gn_mgrsEncode() {}
