// SECTION 10: Comments
// This is not a documentation comment.
@_cdecl("gn_x")
public func gn_x() {}
