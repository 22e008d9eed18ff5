// SPDX-License-Identifier: MIT

/// A model of the magnetic field of the Earth: the World Magnetic Model 2025, or one from a file.
///
/// ```swift
/// MagneticModel.wmm2025.epoch   // 2025.0
/// ```
public struct MagneticModel: Hashable, Sendable {
  /// What the core reads; nil for its own table.
  let numbers: [Double]?

  /// The name: "WMM-2025".
  public let name: String

  /// The decimal year at which the model begins. It is used from 5 years before it to 10 years after it.
  public let epoch: Double

  /// The World Magnetic Model 2025, by the US National Centers for Environmental Information and the British Geological Survey.
  public static let wmm2025 = MagneticModel(numbers: nil, name: "WMM-2025", epoch: 2025)

  /// Reads a file of coefficients (.COF), as the World Magnetic Model is published.
  ///
  /// - Parameter text: A line with the epoch, the name and the date; for each degree from 1 to 12 and each order from 0 to
  ///   the degree a line with degree, order, g and h in nT, and their changes a year; a line of nines.
  /// - Throws: ``GridNorthError`` with the offset of the refused part and `.emptyText`, `.unexpectedByte`, `.textNumber`,
  ///   `.textRest`, `.textIncomplete`, `.year` for an epoch outside 1 to 9999, or `.magneticTerm`.
  ///
  /// Models of a higher degree (WMMHR) are refused. Since 0.2.
  public init(parsing text: some StringProtocol) throws(GridNorthError) {
    let read = try readModel(String(text))
    self.init(numbers: read.numbers, name: read.name, epoch: read.numbers[0])
  }

  private init(numbers: [Double]?, name: String, epoch: Double) {
    self.numbers = numbers
    self.name = name
    self.epoch = epoch
  }
}

extension MagneticModel: CustomStringConvertible {
  /// The name and the epoch: "WMM-2025 (2025.0)".
  public var description: String { "\(name) (\(epoch))" }
}
