// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where magnetic models meet the core. Only the files Core*.swift know about pointers.

typealias CoreMagneticModel = GridNorthCore.MagneticModel
typealias CoreMagneticField = GridNorthCore.MagneticField
typealias CoreNorths = GridNorthCore.Norths

/// The numbers and the name of a model.
func readModel(_ text: String) throws(GridNorthError) -> (numbers: [Double], name: String) {
  var numbers = [Double](repeating: 0, count: CoreMagneticModel.numberCount)
  var name = [CChar](repeating: 0, count: CoreMagneticModel.nameCapacity)
  do {
    try withCharacters(of: text) { (characters) throws(TextRefusal) in
      try numbers.withUnsafeMutableBufferPointer { (numbers) throws(TextRefusal) in
        try name.withUnsafeMutableBufferPointer { (name) throws(TextRefusal) in
          // SAFETY: neither is empty.
          try CoreMagneticModel.parse(ASCII(characters), into: numbers.baseAddress!, name: name.baseAddress!)
        }
      }
    }
  } catch { throw GridNorthError(error.status, offset: error.offset) }
  return (numbers, String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
}

extension MagneticModel {
  /// Passes the model to a call into the core.
  func withCore<Value>(
    _ call: (CoreMagneticModel) throws(gn_status) -> Value
  ) throws(GridNorthError) -> Value {
    do throws(gn_status) {
      guard let numbers else { return try call(.builtIn) }
      return try numbers.withUnsafeBufferPointer { (buffer) throws(gn_status) in
        // SAFETY: there are as many as the core reads.
        try call(CoreMagneticModel(numbers: buffer.baseAddress!))
      }
    } catch { throw GridNorthError(error) }
  }
}

func computedField(
  _ position: Position, _ height: Double, _ year: Double, _ model: MagneticModel
) throws(GridNorthError) -> MagneticField {
  let field = try model.withCore { (model) throws(gn_status) in
    try CoreMagneticField.compute(
      latitude: position.latitude, longitude: position.longitude, height: height, year: year, model: model)
  }
  let rates = MagneticField.Rates(
    declination: field.declination_rate, inclination: field.inclination_rate, horizontal: field.horizontal_rate,
    total: field.total_rate, north: field.north_rate, east: field.east_rate, down: field.down_rate)
  return MagneticField(
    declination: field.declination, inclination: field.inclination, horizontal: field.horizontal, total: field.total,
    north: field.north, east: field.east, down: field.down, rates: rates, uncertainty: field.uncertainty,
    warnings: MagneticField.Warnings(rawValue: field.flags))
}

func computedDeclinations(
  _ positions: [Position], _ height: Double, _ year: Double, _ model: MagneticModel
) -> [Result<Double, GridNorthError>] {
  var statuses = [UInt8](repeating: 0, count: positions.count)
  var declinations = [Double](repeating: 0, count: positions.count)
  let numbers = [height, year]
  do {
    try model.withCore { (model) throws(gn_status) in
      positions.withColumns { columns in
        numbers.withUnsafeBufferPointer { numbers in
          declinations.withUnsafeMutableBufferPointer { buffer in
            batch { () throws(gn_status) in
              // SAFETY: with a stride of 0, one number is for all rows.
              let heights = try Column(numbers.baseAddress, stride: 0, count: positions.count)
              let years = try Column(numbers.baseAddress.map { $0 + 1 }, stride: 0, count: positions.count)
              try CoreMagneticField.declinations(
                columns.places(), heights: heights, years: years, model: model,
                declinations: MutableColumn(buffer.baseAddress, stride: 8, count: buffer.count), statuses: &statuses)
            }
          }
        }
      }
    }
  } catch {
    preconditionFailure("A checked model was refused: \(error).")
  }
  return positions.indices.map { row in
    if let error = GridNorthError(statusByte: statuses[row]) { return .failure(error) }
    return .success(declinations[row])
  }
}

func computedYear(_ seconds: Double) throws(GridNorthError) -> Double {
  try refusable { () throws(gn_status) in try DecimalYear.year(seconds: seconds) }
}

func computedNorths(
  _ position: Position, _ height: Double, _ year: Double, _ zone: Int32, _ model: MagneticModel
) throws(GridNorthError) -> Norths {
  let norths = try model.withCore { (model) throws(gn_status) in
    try CoreNorths.compute(
      latitude: position.latitude, longitude: position.longitude, height: height, year: year, zone: zone, model: model)
  }
  return Norths(
    convergence: norths.convergence, declination: norths.declination, gridMagnetic: norths.grid_magnetic,
    uncertainty: norths.uncertainty, grid: UTM.Grid(unchecked: norths.zone, norths.hemisphere),
    warnings: MagneticField.Warnings(rawValue: norths.flags))
}

func converted(
  _ azimuth: Double, _ start: North, _ end: North, _ norths: Norths
) throws(GridNorthError) -> Double {
  var core = gn_norths()
  core.convergence = norths.convergence
  core.declination = norths.declination
  return try refusable { () throws(gn_status) in
    try CoreNorths.convert(azimuth, from: start.core, to: end.core, norths: core)
  }
}
