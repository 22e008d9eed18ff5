// SECTION 10: Places
#if os(Linux)
/// Does nothing.
@_cdecl("gn_x")
public func gn_x() {}
#endif
