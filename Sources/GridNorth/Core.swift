// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where the values of this module meet those of the core: the only file that knows pointers and how a call is answered.

// The core has namespaces where this module has values of the same name.
typealias CoreUTM = GridNorthCore.UTM
typealias CoreMGRS = GridNorthCore.MGRS

// MARK: - Calls

/// Runs a call into the core and turns the status that it may throw into an error.
func refusable<Value>(_ call: () throws(gn_status) -> Value) throws(GridNorthError) -> Value {
  do { return try call() } catch { throw GridNorthError(error) }
}

/// Runs a call into the core that cannot be refused, because its input was checked when the value was made.
func certain<Value>(_ call: () throws(gn_status) -> Value) -> Value {
  do { return try call() } catch { preconditionFailure("A checked value was refused: \(GridNorthError(error)).") }
}

/// Runs a call into the core that makes a reference.
func encoded(_ call: (inout CoreMGRS.Text) throws(gn_status) -> Void) throws(GridNorthError) -> String {
  var text = CoreMGRS.Text()
  do { try call(&text) } catch { throw GridNorthError(error) }
  return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(GN_MGRS_CAPACITY)) { buffer in
    // SAFETY: the capacity suffices for every reference and its final zero.
    text.copy(to: buffer.baseAddress!)
    return String(slot: buffer[..<text.length])
  }
}

/// The cell that a text names.
func decodedCell(_ text: some StringProtocol, _ rule: MGRS.Rule) throws(GridNorthError) -> gn_mgrs_cell {
  func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<gn_mgrs_cell, CoreMGRS.Refusal> {
    // SAFETY: the core reads `count` bytes, and none if there are none.
    bytes.withMemoryRebound(to: CChar.self) { characters in
      Result { () throws(CoreMGRS.Refusal) in
        try CoreMGRS.decode(ASCII(characters.baseAddress, length: characters.count), rule.core)
      }
    }
  }
  let result = text.utf8.withContiguousStorageIfAvailable(decode) ?? Array(text.utf8).withUnsafeBufferPointer(decode)
  do { return try result.get() } catch { throw GridNorthError(error.status, offset: error.offset) }
}

/// Runs an initializer inside of a decoder's, and gives its refusal the form that decoders have for it.
func decoded<Value>(at path: [any CodingKey], _ make: () throws(GridNorthError) -> Value) throws -> Value {
  do { return try make() } catch {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: path, debugDescription: error.description, underlyingError: error))
  }
}

// MARK: - Batches

/// Runs a batch of the core. That some rows were refused is told by their statuses.
func batch(_ call: () throws(gn_status) -> Void) {
  do { try call() } catch {
    precondition(error == GN_PARTIAL, "A batch was refused: \(GridNorthError(error)).")
  }
}

/// Makes an array of `count` elements that a batch fills.
func filled<Element: BitwiseCopyable>(
  _ count: Int, with zero: Element, _ fill: (UnsafeMutablePointer<Element>) -> Void
) -> [Element] {
  var elements = [Element](repeating: zero, count: count)
  elements.withUnsafeMutableBufferPointer { buffer in
    if let base = buffer.baseAddress { fill(base) }
  }
  return elements
}

/// One number of every element of an array, as a column of the core.
struct Columns<Element> {
  let elements: UnsafeBufferPointer<Element>

  /// The column of a stored property of type `Double`.
  func callAsFunction(_ property: KeyPath<Element, Double>) throws(gn_status) -> Column {
    // SAFETY: the property is stored, so every element has eight bytes of it at this offset.
    let offset = MemoryLayout<Element>.offset(of: property)!
    let start = elements.baseAddress.map { UnsafeRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Double.self) }
    return try Column(start, stride: MemoryLayout<Element>.stride, count: elements.count)
  }
}

extension Array {
  /// Gives the columns of the elements to a call.
  func withColumns<Value>(_ call: (Columns<Element>) -> Value) -> Value {
    withUnsafeBufferPointer { call(Columns(elements: $0)) }
  }
}

extension Array where Element == Position {
  /// Positions whose coordinates a batch fills in; NaN where a row is refused.
  init(count: Int, _ fill: (_ latitudes: MutableColumn, _ longitudes: MutableColumn) throws(gn_status) -> Void) {
    self = filled(count, with: Position(latitude: 0, longitude: 0)) { base in
      let numbers = UnsafeMutableRawPointer(base)
      let stride = MemoryLayout<Position>.stride
      // SAFETY: both properties are stored, so every element has eight bytes of each at its offset.
      let latitudes = numbers.advanced(by: MemoryLayout<Position>.offset(of: \.latitude)!)
      let longitudes = numbers.advanced(by: MemoryLayout<Position>.offset(of: \.longitude)!)
      batch { () throws(gn_status) in
        try fill(
          MutableColumn(latitudes.assumingMemoryBound(to: Double.self), stride: stride, count: count),
          MutableColumn(longitudes.assumingMemoryBound(to: Double.self), stride: stride, count: count))
      }
    }
  }
}

/// Texts side by side in slots of equal size, as the core's batches take and give them.
struct Slots {
  private var bytes: [CChar]
  let size: Int
  let count: Int

  init(size: Int, count: Int) {
    bytes = [CChar](repeating: 0, count: size * count)
    self.size = size
    self.count = count
  }

  /// Puts a text into a slot; false if it does not fit, or if it has a zero byte, where the core would see its end.
  mutating func set(_ text: some StringProtocol, at row: Int) -> Bool {
    var end = row * size
    for byte in text.utf8 {
      guard end < (row + 1) * size, byte != 0 else {
        clear(row)
        return false
      }
      bytes[end] = CChar(bitPattern: byte)
      end += 1
    }
    return true
  }

  private mutating func clear(_ row: Int) {
    for index in row * size..<(row + 1) * size { bytes[index] = 0 }
  }

  /// The text of a slot.
  subscript(row: Int) -> String {
    bytes.withUnsafeBufferPointer { buffer in
      let slot = buffer[row * size..<(row + 1) * size]
      return String(slot: slot.prefix { $0 != 0 })
    }
  }

  /// The slots as a column to read.
  func withColumn(_ call: (TextColumn) throws(gn_status) -> Void) {
    bytes.withUnsafeBufferPointer { buffer in
      batch { () throws(gn_status) in try call(TextColumn(buffer.baseAddress, stride: size, count: count)) }
    }
  }

  /// The slots as a column to write.
  mutating func withMutableColumn(_ call: (TextColumn) throws(gn_status) -> Void) {
    bytes.withUnsafeMutableBufferPointer { buffer in
      batch { () throws(gn_status) in try call(TextColumn(buffer.baseAddress, stride: size, count: count)) }
    }
  }
}

extension String {
  /// A text of ASCII characters.
  fileprivate init(slot: Slice<UnsafeBufferPointer<CChar>>) {
    self.init(unsafeUninitializedCapacity: slot.count) { buffer in
      for (index, character) in slot.enumerated() { buffer[index] = UInt8(bitPattern: character) }
      return slot.count
    }
  }

  fileprivate init(slot: Slice<UnsafeMutableBufferPointer<CChar>>) {
    self.init(slot: UnsafeBufferPointer(rebasing: slot)[...])
  }
}

// MARK: - Values

extension GridNorthError {
  init(_ reason: Reason, offset: Int? = nil) {
    self.reason = reason
    self.offset = offset
  }

  /// The error of a status other than `GN_OK`.
  init(_ status: gn_status, offset: Int? = nil) {
    guard let reason = UInt8(exactly: status.rawValue).flatMap(Reason.init(rawValue:)) else {
      // A test holds every status against the reasons. The rest concern pointers and strides, which are made here.
      preconditionFailure("The core gave the status \(status.rawValue).")
    }
    self.init(reason, offset: offset)
  }

  /// The error of a status byte; nil for `GN_OK`.
  init?(statusByte: UInt8, offset: Int? = nil) {
    guard statusByte != 0 else { return nil }
    self.init(gn_status(rawValue: UInt32(statusByte)), offset: offset)
  }
}

extension Position {
  init(_ point: gn_point) {
    self.init(latitude: point.latitude, longitude: point.longitude)
  }
}

extension MGRS.Rule {
  var core: CoreMGRS.Rule {
    switch self {
    case .lenient: .lenient
    case .strict: .strict
    }
  }
}
