// SECTION 10: Parameters
/// Does something.
///
/// - Parameters:
///   - a: A pointer that Swift takes for one that is never null.
@_cdecl("gn_x")
public func gn_x(_ a: UnsafePointer<Double>) {}
