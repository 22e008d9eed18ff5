// SECTION 10: Results
/// Answers something.
@_cdecl("gn_x")
public func gn_x() -> Int32 { 0 }
