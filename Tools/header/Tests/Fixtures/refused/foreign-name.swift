// SECTION 10: Names
/// Does nothing.
@_cdecl("mgrs_encode")
public func mgrs_encode() {}
