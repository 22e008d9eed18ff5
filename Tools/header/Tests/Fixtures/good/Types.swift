// SECTION 15: Every type
import CGridNorth

/// Takes every number.
///
/// - Parameters:
///   - aDouble: Sixty-four bits.
///   - aFloat: Thirty-two bits.
///   - count: A size.
///   - i8: Eight bits.
///   - i16: Sixteen bits.
///   - i32: Thirty-two bits.
///   - i64: Sixty-four bits.
///   - u8: Eight bits.
///   - u16: Sixteen bits.
///   - u32: Thirty-two bits.
///   - u64: Sixty-four bits.
///   - letter: A character.
/// - Returns: The count.
@_cdecl("gn_types_numbers")
public func gn_types_numbers(
  _ aDouble: Double, _ aFloat: Float, _ count: Int, _ i8: Int8, _ i16: Int16, _ i32: Int32,
  _ i64: Int64, _ u8: UInt8, _ u16: UInt16, _ u32: UInt32, _ u64: UInt64,
  _ letter: CChar
) -> Int {
  count
}

/// Takes every pointer.
///
/// - Parameters:
///   - values: `count` numbers.
///   - results: Receives `count` numbers.
///   - bytes: Anything.
///   - room: For anything.
///   - point: A structure.
///   - options: Null means the defaults.
///   - texts: An array of texts.
///   - places: An array of texts to write.
///   - constants: An array of constant pointers.
///   - by_value: Under the name that it has in the header.
///   - statuses: One byte a row.
@_cdecl("gn_types_pointers")
public func gn_types_pointers(
  _ values: UnsafePointer<Double>?,
  _ results: UnsafeMutablePointer<Double>?,
  _ bytes: UnsafeRawPointer?,
  _ room: UnsafeMutableRawPointer?,
  _ point: UnsafeMutablePointer<gn_point>?,
  _ options: UnsafePointer<gn_shape_options>?,
  _ texts: UnsafePointer<UnsafePointer<CChar>?>?,
  _ places: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ constants: UnsafePointer<UnsafeRawPointer?>?,
  _ byValue: gn_point,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> Void {
}

/// Takes columns.
///
/// - Parameters:
///   - values: The first number.
///   - valueStride: Signed.
///   - stride: Signed too.
///   - strides: A size.
@_cdecl("gn_types_columns")
public func gn_types_columns(_ values: UnsafePointer<Double>?, _ valueStride: Int, _ stride: Int, _ strides: Int) {
}

/// Answers a structure.
///
/// - Parameters:
///   - x: Through a label, which does not matter.
///   - in: A word that Swift reserves.
/// - Returns: A point.
@_cdecl("gn_types_structure")
public func gn_types_structure(x: Double, _ `in`: Double) -> gn_point {
  gn_point()
}

/// Answers untyped memory.
///
/// - Parameters:
///   - outURL: An acronym at the end.
///   - URLText: An acronym at the start.
///   - utm32North: A number in the middle.
/// - Returns: `outURL`, or `URLText`, or `utm32North`.
@_cdecl("gn_types_raw")
public func gn_types_raw(_ outURL: Int32, _ URLText: Int32, _ utm32North: Int32) -> UnsafeRawPointer? {
  nil
}
