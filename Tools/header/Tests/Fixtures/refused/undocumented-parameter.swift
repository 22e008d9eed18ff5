// SECTION 10: Parameters
/// Does something.
///
/// - Parameters:
///   - a: A number.
@_cdecl("gn_x")
public func gn_x(
  _ a: Int32,
  _ b: Int32
) {}
