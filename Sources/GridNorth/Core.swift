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
    return buffer.withMemoryRebound(to: UInt8.self) { String(decoding: $0[..<text.length], as: UTF8.self) }
  }
}

/// The cell that a text names.
func decodedCell(_ text: String, _ rule: MGRS.Rule) throws(GridNorthError) -> gn_mgrs_cell {
  var text = text
  let result = text.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) { characters in
      // SAFETY: the core reads `count` bytes, and none if there are none.
      Result { () throws(CoreMGRS.Refusal) in
        try CoreMGRS.decode(ASCII(characters.baseAddress, length: characters.count), rule.core)
      }
    }
  }
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

/// One number of every element of an array, as a column of the core.
struct Columns<Element> {
  let elements: UnsafeBufferPointer<Element>

  /// The column of a stored property of type `Double`.
  func callAsFunction(_ property: KeyPath<Element, Double>) throws(gn_status) -> Column {
    // SAFETY: the property is stored, so every element has eight bytes of it at this offset.
    let offset = MemoryLayout<Element>.offset(of: property)!
    let start = elements.baseAddress.map { UnsafeRawPointer($0).advanced(by: offset) }
    let numbers = start?.assumingMemoryBound(to: Double.self)
    return try Column(numbers, stride: MemoryLayout<Element>.stride, count: elements.count)
  }
}

extension Array {
  /// Gives the columns of the elements to a call.
  func withColumns<Value>(_ call: (Columns<Element>) -> Value) -> Value {
    withUnsafeBufferPointer { call(Columns(elements: $0)) }
  }
}

/// Runs a batch of the core that gives two numbers a row; both are NaN where a row is refused.
func pairs(
  _ count: Int, _ call: (_ first: MutableColumn, _ second: MutableColumn) throws(gn_status) -> Void
) -> [SIMD2<Double>] {
  [SIMD2<Double>](unsafeUninitializedCapacity: count) { buffer, initialized in
    let numbers = buffer.baseAddress.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Double.self) }
    // SAFETY: a pair is two numbers side by side. The batch writes both of every row.
    batch { () throws(gn_status) in
      try call(
        MutableColumn(numbers, stride: 16, count: count),
        MutableColumn(numbers.map { $0 + 1 }, stride: 16, count: count))
    }
    initialized = count
  }
}

/// Texts side by side in slots of equal size, as the core's batches take and give them.
struct Slots {
  private var bytes: [UInt8]
  let size: Int
  let count: Int

  init(size: Int, count: Int) {
    bytes = [UInt8](repeating: 0, count: size * count)
    self.size = size
    self.count = count
  }

  /// Puts a text into an empty slot; leaves it empty, and answers false, if the text does not fit or has a zero byte,
  /// where the core would see its end.
  mutating func set(_ text: String, at row: Int) -> Bool {
    var text = text
    let start = row * size
    return text.withUTF8 { characters in
      guard characters.count <= size, !characters.contains(0) else { return false }
      for index in 0..<characters.count { bytes[start + index] = characters[index] }
      return true
    }
  }

  /// The text of a slot.
  subscript(row: Int) -> String {
    bytes.withUnsafeBufferPointer { buffer in
      let start = row * size
      var end = start
      while end < start + size, buffer[end] != 0 { end += 1 }
      return String(decoding: buffer[start..<end], as: UTF8.self)
    }
  }

  /// The slots as a column to read.
  func withColumn(_ call: (TextColumn) throws(gn_status) -> Void) {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        batch { () throws(gn_status) in try call(TextColumn(characters.baseAddress, stride: size, count: count)) }
      }
    }
  }

  /// The slots as a column to write.
  mutating func withMutableColumn(_ call: (TextColumn) throws(gn_status) -> Void) {
    bytes.withUnsafeMutableBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        batch { () throws(gn_status) in try call(TextColumn(characters.baseAddress, stride: size, count: count)) }
      }
    }
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

/// The English sentence of a reason.
func sentence(of reason: GridNorthError.Reason) -> String {
  // SAFETY: the core's sentences are static and end with a zero.
  gn_status(rawValue: UInt32(reason.rawValue)).text.map { String(cString: $0) } ?? "Refused."
}

extension Position {
  init(_ point: gn_point) {
    self.init(latitude: point.latitude, longitude: point.longitude)
  }

  /// For a row of latitude and longitude.
  init(_ pair: SIMD2<Double>) {
    self.init(latitude: pair.x, longitude: pair.y)
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
