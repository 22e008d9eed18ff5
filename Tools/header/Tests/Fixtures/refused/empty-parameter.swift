// SECTION 10: Parameters
/// Does something.
///
/// - Parameters:
///   - a:
@_cdecl("gn_x")
public func gn_x(_ a: Int32) {}
