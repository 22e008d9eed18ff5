// SECTION 10: Results
/// Does nothing.
///
/// - Returns: Nothing.
@_cdecl("gn_x")
public func gn_x() {}
