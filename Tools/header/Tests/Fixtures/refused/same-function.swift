// SECTION 10: Names
/// Does nothing.
@_cdecl("gn_x")
public func gn_x() {}

/// Does nothing either.
///
/// - Parameter y: Anything.
@_cdecl("gn_x")
public func gn_x(_ y: Int32) {}
