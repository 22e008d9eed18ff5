// SECTION 10: Comments
/// - Returns: A number.
@_cdecl("gn_x")
public func gn_x() -> Int32 { 0 }
