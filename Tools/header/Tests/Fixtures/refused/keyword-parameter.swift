// SECTION 10: Parameters
/// Does something.
///
/// - Parameters:
///   - new: A word of C++.
@_cdecl("gn_x")
public func gn_x(_ new: Int32) {}
