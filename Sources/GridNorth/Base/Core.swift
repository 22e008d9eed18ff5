// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where the values of this module meet those of the core. Only the files Core*.swift know about pointers and statuses.

// The core has namespaces with the same names as values of this module.
typealias CoreUTM = GridNorthCore.UTM
typealias CoreMGRS = GridNorthCore.MGRS
typealias CoreMapGrid = GridNorthCore.MapGrid
typealias CoreScreen = GridNorthCore.Screen
typealias CoreScreenScale = GridNorthCore.ScreenScale

// MARK: - Calls

/// Runs a call into the core and turns a status that it throws into an error.
func refusable<Value>(_ call: () throws(gn_status) -> Value) throws(GridNorthError) -> Value {
  do { return try call() } catch { throw GridNorthError(error) }
}

/// Runs a call into the core that cannot fail, because its input was checked when the value was created.
func certain<Value>(_ call: () throws(gn_status) -> Value) -> Value {
  do { return try call() } catch { preconditionFailure("A checked value was refused: \(GridNorthError(error)).") }
}

/// Runs a call into the core that writes a reference.
func encoded(_ call: (inout CoreMGRS.Text) throws(gn_status) -> Void) throws(GridNorthError) -> String {
  var text = CoreMGRS.Text()
  do { try call(&text) } catch { throw GridNorthError(error) }
  return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(GN_MGRS_CAPACITY)) { buffer in
    // SAFETY: the capacity suffices for every reference and its final zero.
    text.copy(to: buffer.baseAddress!)
    return buffer.withMemoryRebound(to: UInt8.self) { String(decoding: $0[..<text.count], as: UTF8.self) }
  }
}

/// The cell that a text names.
func decodedCell(_ text: String, _ rule: MGRS.Rule) throws(GridNorthError) -> gn_mgrs_cell {
  do {
    return try withCharacters(of: text) { (characters) throws(TextRefusal) in
      try CoreMGRS.decode(ASCII(characters), rule.core)
    }
  } catch { throw GridNorthError(error.status, offset: error.offset) }
}

/// Passes the bytes of a text to a call.
func withCharacters<Value, Failure>(
  of text: String, _ call: (UnsafeBufferPointer<CChar>) throws(Failure) -> Value
) throws(Failure) -> Value {
  var text = text
  let result = text.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) { characters in
      Result { () throws(Failure) in try call(characters) }
    }
  }
  return try result.get()
}

extension ASCII {
  init(_ characters: UnsafeBufferPointer<CChar>) {
    // SAFETY: the core reads `count` bytes, and none if there are none.
    self.init(characters.baseAddress, count: characters.count)
  }
}

/// Runs an initializer inside a decoder's, and turns its error into a `DecodingError`.
func decoded<Value>(at path: [any CodingKey], _ make: () throws(GridNorthError) -> Value) throws -> Value {
  do { return try make() } catch {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: path, debugDescription: error.description, underlyingError: error))
  }
}

// MARK: - Batches

/// Runs a batch of the core. Refused rows are not an error here: their statuses say so.
func batch(_ call: () throws(gn_status) -> Void) {
  do { try call() } catch {
    precondition(error == GN_PARTIAL, "A batch was refused: \(GridNorthError(error)).")
  }
}

/// One number from each element of an array, as a column of the core.
struct Columns<Element> {
  let elements: UnsafeBufferPointer<Element>

  /// The column of a stored property of type `Double`, or the first rows of it.
  func callAsFunction(_ property: KeyPath<Element, Double>, _ count: Int? = nil) throws(gn_status) -> Column<Double> {
    // SAFETY: the property is stored, so each element holds its eight bytes at this offset.
    let offset = MemoryLayout<Element>.offset(of: property)!
    let start = elements.baseAddress.map { UnsafeRawPointer($0).advanced(by: offset) }
    let numbers = start?.assumingMemoryBound(to: Double.self)
    return try Column(numbers, stride: MemoryLayout<Element>.stride, count: count ?? elements.count)
  }
}

extension Array {
  /// Passes the columns of the elements to a call.
  func withColumns<Value>(_ call: (Columns<Element>) -> Value) -> Value {
    withUnsafeBufferPointer { call(Columns(elements: $0)) }
  }
}

/// Runs a batch of the core that writes two numbers per row; both are NaN in a refused row.
func pairs(
  _ count: Int, _ call: (_ first: MutableColumn<Double>, _ second: MutableColumn<Double>) throws(gn_status) -> Void
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

/// Texts side by side in slots of equal size, as the core's batches read and write them.
struct Slots {
  private var bytes: [UInt8]
  let size: Int
  let count: Int

  init(size: Int, count: Int) {
    bytes = [UInt8](repeating: 0, count: size * count)
    self.size = size
    self.count = count
  }

  /// Puts a text into an empty slot. Leaves it empty and returns false if the text does not fit, or has a zero byte,
  /// which would end it.
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
        batch { () throws(gn_status) in
          try call(TextColumn(characters.baseAddress, size: size, stride: size, count: count))
        }
      }
    }
  }

  /// The slots as a column to write.
  mutating func withMutableColumn(_ call: (MutableTextColumn) throws(gn_status) -> Void) {
    bytes.withUnsafeMutableBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        batch { () throws(gn_status) in
          try call(MutableTextColumn(characters.baseAddress, size: size, stride: size, count: count))
        }
      }
    }
  }
}

// MARK: - Results of unknown size

extension Array {
  /// Lets a call write elements into the storage of the array, and again into a larger one if it needs more.
  ///
  /// - Parameters:
  ///   - needed: Receives the last count that the call has set.
  ///   - blank: What fills the storage before the call.
  ///   - room: How many elements there must be room for.
  ///   - call: Sets `count` to the number of elements, even when it throws `GN_ERROR_BUFFER_TOO_SMALL`.
  ///
  /// The array is empty if the call throws.
  mutating func fill(
    _ needed: inout Int, blank: Element, room: Int,
    _ call: (_ out: UnsafeMutablePointer<Element>?, _ capacity: Int, _ count: inout Int) throws(gn_status) -> Void
  ) throws(gn_status) {
    var room = room
    while true {
      reserveCapacity(room)
      append(contentsOf: repeatElement(blank, count: capacity - count))
      do throws(gn_status) {
        // SAFETY: all of the storage is initialized, and the core is told how much there is.
        try withUnsafeMutableBufferPointer { (buffer) throws(gn_status) in
          try call(buffer.baseAddress, buffer.count, &needed)
        }
        removeLast(count - needed)
        return
      } catch {
        // With nested calls, the array of the other call may be the one that is too small.
        let isTooSmall = error == GN_ERROR_BUFFER_TOO_SMALL && needed > count
        removeAll(keepingCapacity: true)
        guard isTooSmall else { throw error }
        // The next view may need a few more.
        room = needed + needed / 4
      }
    }
  }

  /// Replaces the elements by converted ones, and reuses their storage.
  mutating func replaceAll<Other>(with others: [Other], _ form: (Other) -> Element) {
    removeAll(keepingCapacity: true)
    reserveCapacity(others.count)
    for other in others { append(form(other)) }
  }
}

/// Runs a call into the core that draws.
///
/// - Parameter bound: A maximum of vertices that suffices, for the error about too many.
private func drawable(
  bound: () throws(gn_status) -> Int, _ call: (_ needed: inout Int) throws(gn_status) -> Void
) throws(GridNorthError) {
  var needed = 0
  do { try call(&needed) } catch {
    throw GridNorthError(error, sufficientVertices: error == GN_ERROR_TOO_MANY_VERTICES ? try? bound() : nil)
  }
}

extension GridOverlay {
  private func bound() throws(gn_status) -> Int {
    try CoreMapGrid.bound(view: view.core, zoom: zoom, options: coreOptions)
  }

  /// Draws the lines in degrees.
  func fill(_ drawing: inout Drawing<Position>) throws(GridNorthError) {
    try fill(&drawing, blank: Position(latitude: 0, longitude: 0)) {
      (vertices, capacity, needed, lines, lineCapacity, linesNeeded) throws(gn_status) in
      try CoreMapGrid.lines(
        view: view.core, zoom: zoom, options: coreOptions, vertices: points(vertices), vertexCapacity: capacity,
        verticesNeeded: &needed, lines: lines, lineCapacity: lineCapacity, linesNeeded: &linesNeeded)
    }
  }

  /// Draws the lines in pixels.
  func fill(_ drawing: inout Drawing<SIMD2<Float>>, from origin: Position) throws(GridNorthError) {
    try fill(&drawing, blank: .zero) {
      (vertices, capacity, needed, lines, lineCapacity, linesNeeded) throws(gn_status) in
      // SAFETY: a pair is two numbers side by side.
      let numbers = vertices.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Float.self) }
      try CoreMapGrid.pixels(
        view: view.core, zoom: zoom, options: coreOptions, origin: origin.core, vertices: numbers,
        vertexCapacity: capacity, verticesNeeded: &needed, lines: lines, lineCapacity: lineCapacity,
        linesNeeded: &linesNeeded)
    }
  }

  private func fill<Vertex>(
    _ drawing: inout Drawing<Vertex>, blank: Vertex,
    _ call: (
      _ vertices: UnsafeMutablePointer<Vertex>?, _ vertexCapacity: Int, _ verticesNeeded: inout Int,
      _ lines: UnsafeMutablePointer<gn_grid_line>?, _ lineCapacity: Int, _ linesNeeded: inout Int
    ) throws(gn_status) -> Void
  ) throws(GridNorthError) {
    var lines: [gn_grid_line] = []
    let lineRoom = max(256, drawing.lines.capacity)
    defer { drawing.lines.replaceAll(with: lines) { Line($0) } }
    try drawable(bound: bound) { (needed) throws(gn_status) in
      try drawing.vertices.fill(&needed, blank: blank, room: 1024) { (vertices, capacity, needed) throws(gn_status) in
        var linesNeeded = 0
        try lines.fill(&linesNeeded, blank: gn_grid_line(), room: lineRoom) {
          (lines, lineCapacity, linesNeeded) throws(gn_status) in
          try call(vertices, capacity, &needed, lines, lineCapacity, &linesNeeded)
        }
      }
    }
  }

  /// Finds the labels.
  func fill(_ labels: inout [Label]) throws(GridNorthError) {
    var records: [gn_grid_label] = []
    let room = max(128, labels.capacity)
    defer { labels.replaceAll(with: records) { Label($0) } }
    try drawable(bound: bound) { (needed) throws(gn_status) in
      try records.fill(&needed, blank: gn_grid_label(), room: room) { (records, capacity, needed) throws(gn_status) in
        try CoreMapGrid.labels(
          view: view.core, zoom: zoom, options: coreOptions, labels: records, capacity: capacity, needed: &needed)
      }
    }
  }

  /// Writes the text, without a final zero.
  func fill(_ bytes: inout [UInt8]) throws(GridNorthError) {
    try drawable(bound: bound) { (needed) throws(gn_status) in
      try bytes.fill(&needed, blank: 0, room: 32_768) { (out, capacity, needed) throws(gn_status) in
        // SAFETY: a byte and a C character have the same layout.
        let characters = out.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: CChar.self) }
        try CoreMapGrid.geojson(
          view: view.core, zoom: zoom, options: coreOptions, into: characters, capacity: capacity, needed: &needed)
      }
      // A zero follows the text.
      bytes.removeLast()
    }
  }
}

/// Draws the cell of a reference in its normal form.
func outlined(_ text: String, tolerance: Double) throws(GridNorthError) -> MGRS.Outline {
  let cell: gn_mgrs_cell
  do throws(TextRefusal) {
    cell = try withCharacters(of: text) { (characters) throws(TextRefusal) in
      try CoreMGRS.decode(ASCII(characters), .strict)
    }
  } catch {
    // An offset in the normal form is of no use to a caller who passed another text.
    throw GridNorthError(error.status)
  }
  let ring = try drawn(room: 64) { (out, capacity, needed) throws(gn_status) in
    try CoreMGRS.outline(of: cell, tolerance: tolerance, into: out, capacity: capacity, needed: &needed)
  }
  let bounds = try refusable { () throws(gn_status) in try CoreMGRS.bounds(of: cell) }
  return MGRS.Outline(ring: ring, bounds: Bounds(bounds), inside: Position(cell.inside))
}

/// Positions as the core stores them.
func points(_ positions: UnsafeMutablePointer<Position>?) -> UnsafeMutablePointer<gn_point>? {
  // SAFETY: both are a latitude and a longitude, side by side; a test checks it.
  positions.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: gn_point.self) }
}

/// The text in a zero-terminated C array.
func string<Characters>(_ characters: Characters) -> String {
  withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

// MARK: - Values

extension GridNorthError {
  init(
    _ reason: Reason, offset: Int? = nil, sufficientVertices: Int? = nil, field: MGRS.Typing.Field? = nil,
    fence: Int? = nil, feature: Int? = nil
  ) {
    self.reason = reason
    self.offset = offset
    self.sufficientVertices = sufficientVertices
    self.field = field
    self.fence = fence
    self.feature = feature
  }

  /// The error of a status other than `GN_OK`.
  init(
    _ status: gn_status, offset: Int? = nil, sufficientVertices: Int? = nil, field: MGRS.Typing.Field? = nil,
    fence: Int? = nil, feature: Int? = nil
  ) {
    guard let reason = UInt8(exactly: status.rawValue).flatMap(Reason.init(rawValue:)) else {
      // A test compares every status with the reasons. The rest concern pointers and strides, which are created here.
      preconditionFailure("The core gave the status \(status.rawValue).")
    }
    self.init(
      reason, offset: offset, sufficientVertices: sufficientVertices, field: field, fence: fence,
      feature: feature)
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

  var core: gn_point { gn_point(latitude: latitude, longitude: longitude) }
}

extension Bounds {
  init(_ bounds: gn_bounds) {
    self.init(south: bounds.south, west: bounds.west, north: bounds.north, east: bounds.east)
  }

  var core: gn_bounds { gn_bounds(south: south, west: west, north: north, east: east) }
}

extension MGRS.Rule {
  var core: CoreMGRS.Rule {
    switch self {
    case .lenient: .lenient
    case .strict: .strict
    }
  }
}
