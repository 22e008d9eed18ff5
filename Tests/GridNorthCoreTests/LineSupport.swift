// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport

@testable import GridNorthCore

func point(_ latitude: Double, _ longitude: Double) -> gn_point { gn_point(latitude: latitude, longitude: longitude) }

/// How far two positions are apart that are next to each other; the longitude counts at a pole as well, but nothing.
func metersApart(_ a: gn_point, _ b: gn_point) -> Double {
  let north = 111_195 * (b.latitude - a.latitude)
  let east = Angle.reduce(longitude: b.longitude).longitudeDifference(from: Angle.reduce(longitude: a.longitude))
  let ground = 111_195 * east * a.latitude.sineAndCosineOfDegrees.cosine
  return (north * north + ground * ground).squareRoot()
}

/// How far two azimuths are apart, in degrees.
func degreesApart(_ a: Double, _ b: Double) -> Double { Angle.reduce(longitude: a - b).magnitude }

extension Randomness {
  /// Anywhere, and one half of them at or next to poles, the equator, the antimeridian and each other's meridians.
  mutating func position() -> gn_point { point(latitude(), longitude()) }

  /// Near to a position: 10^-9 to 1 degree away.
  mutating func position(near other: gn_point) -> gn_point {
    let size = 1 / Double(sign: .plus, exponent: integer(in: 0...30), significand: 1)
    return point(
      min(max(other.latitude + double(in: -size...size), -90), 90), other.longitude + double(in: -size...size))
  }
}

/// Four numbers a row for a batch, and the three answers it gives.
struct BatchRows {
  private let inputs: [UnsafeMutableBufferPointer<Double>]
  private let outputs: [UnsafeMutableBufferPointer<Double>]
  private let statuses: UnsafeMutableBufferPointer<UInt8>
  let count: Int

  init(_ rows: [[Double]]) {
    count = rows.count
    inputs = (0..<4).map { column in
      let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: rows.count)
      _ = buffer.initialize(from: rows.map { $0[column] })
      return buffer
    }
    outputs = (0..<3).map { _ in
      let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: rows.count)
      buffer.initialize(repeating: -7)
      return buffer
    }
    statuses = .allocate(capacity: rows.count)
    statuses.initialize(repeating: 255)
  }

  func deallocate() {
    (inputs + outputs).forEach { $0.deallocate() }
    statuses.deallocate()
  }

  var status: UnsafeMutablePointer<UInt8>? { statuses.baseAddress }

  func input(_ index: Int) throws(gn_status) -> Column<Double> {
    try Column(UnsafePointer(inputs[index].baseAddress), stride: 8, count: count)
  }

  func positions(_ latitude: Int, _ longitude: Int) throws(gn_status) -> PositionColumns {
    PositionColumns(try input(latitude), try input(longitude))
  }

  func output(_ index: Int) throws(gn_status) -> MutableColumn<Double> {
    try MutableColumn(outputs[index].baseAddress, stride: 8, count: count)
  }

  /// Whether a row equals a single call, bit for bit, or NaN and its status.
  func holds(row: Int, _ single: () throws(gn_status) -> [Double]) -> Bool {
    var status = GN_OK
    var expected: [Double]?
    do throws(gn_status) { expected = try single() } catch { status = error }
    guard UInt32(statuses[row]) == status.rawValue else { return false }
    guard let expected else { return outputs[0][row].isNaN && outputs[1][row].isNaN }
    return zip(outputs, expected).allSatisfy { $0[row].bitPattern == $1.bitPattern }
  }
}

/// Rows that begin with a position and go on as `second` says; some hold refused values.
func randomRows(
  _ random: inout Randomness, second: (inout Randomness, gn_point) -> (Double, Double)
) -> [[Double]] {
  let odd: [Double] = [.nan, .infinity, -.infinity, 90.0.nextUp, -1e300, 1e13, -0.0]
  var rows = rounds(1003).map { _ in
    let from = random.position()
    let rest = second(&random, from)
    var row = [from.latitude, from.longitude, rest.0, rest.1]
    if random.integer(in: 0...9) == 0 { row[random.integer(in: 0...3)] = random.element(of: odd) }
    return row
  }
  // One that every batch refuses, however few rows there are.
  rows[0][0] = .nan
  return rows
}
