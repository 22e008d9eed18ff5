// SECTION 10: Types
/// Does something.
///
/// - Parameters:
///   - a: Of no fixed width in C.
///   - b: A Swift type.
///   - c: Optional, but no pointer.
///   - d: A function.
///   - e: A pointer to a Swift type.
///   - f: A vector.
///   - g: By reference.
///   - h: Nothing.
///   - i: Another pointer.
/// - Returns: A tuple.
@_cdecl("gn_x")
public func gn_x(
  _ a: Bool,
  _ b: String,
  _ c: Double?,
  _ d: @convention(c) (Int32) -> Void,
  _ e: UnsafePointer<UInt>?,
  _ f: SIMD8<Double>,
  _ g: inout Int32,
  _ h: Void,
  _ i: UnsafeBufferPointer<Double>
) -> (Int32, Int32) { (0, 0) }
