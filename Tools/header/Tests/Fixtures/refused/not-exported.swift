// SECTION 10: Names
/// Does nothing.
public func gn_x() {}
