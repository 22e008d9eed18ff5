// SECTION 10: Comments
/// Does nothing.
///
/// Not even in /* a remark */ of its own.
@_cdecl("gn_x")
public func gn_x() {}
