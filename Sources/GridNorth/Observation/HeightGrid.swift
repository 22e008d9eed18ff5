// SPDX-License-Identifier: MIT

/// A grid of heights: where it lies on the earth, and where its samples lie in bytes.
///
/// ```swift
/// let file = [UInt8](repeating: 0, count: 2 * 1201 * 1201)   // N46E008.hgt
/// let grid = try HeightGrid(srtm: file, south: 46, west: 8)
/// grid.rows   // 1201
/// ```
///
/// A sample is the height of one position. Of a raster whose pixels are areas, take their centers.
public struct HeightGrid: Hashable, Codable, Sendable {
  /// The latitude of the first sample: degrees, -90 ... 90.
  public var latitude: Double

  /// The longitude of the first sample: degrees, any finite value.
  public var longitude: Double

  /// Degrees from a row to the next; negative if rows follow each other southward.
  public var latitudeStep: Double

  /// Degrees from a column to the next; negative if columns follow each other westward.
  public var longitudeStep: Double

  /// Rows, of one latitude each: 1 ... 16,777,216.
  public var rows: Int

  /// Columns, of one longitude each: 1 ... 16,777,216.
  public var columns: Int

  /// How samples are stored.
  public var format: Format

  /// Whether the highest byte of a sample comes first.
  public var isBigEndian: Bool

  /// Bytes before the first sample.
  public var offset: Int

  /// Bytes from a row to the next; may be negative.
  public var rowStride: Int

  /// Bytes from a sample to that of the next column.
  public var columnStride: Int

  /// The sample that means that there is no height, before ``scale`` and ``shift``; nil: none does.
  public var voidValue: Double?

  /// Meters for a sample of 1; 0 counts as 1.
  public var scale: Double

  /// Meters for a sample of 0.
  public var shift: Double

  /// How samples are stored.
  public enum Format: Int, Hashable, Codable, Sendable {
    /// 16 bits, two's complement.
    case int16 = 1
    /// 16 bits: a sign and 15 bits of magnitude, as in DTED.
    case signMagnitude16 = 2
    /// 32 bits of IEEE 754. NaN and infinities are voids.
    case float32 = 3
  }

  /// Creates a grid. Without strides, samples of a row follow each other, and so do rows.
  ///
  /// It is checked when heights are asked for. Since 0.2.
  public init(
    latitude: Double, longitude: Double, latitudeStep: Double, longitudeStep: Double, rows: Int, columns: Int,
    format: Format, isBigEndian: Bool = false, offset: Int = 0, rowStride: Int? = nil, columnStride: Int? = nil,
    voidValue: Double? = nil, scale: Double = 1, shift: Double = 0
  ) {
    let size = columnStride ?? (format == .float32 ? 4 : 2)
    self.latitude = latitude
    self.longitude = longitude
    self.latitudeStep = latitudeStep
    self.longitudeStep = longitudeStep
    self.rows = rows
    self.columns = columns
    self.format = format
    self.isBigEndian = isBigEndian
    self.offset = offset
    self.rowStride = rowStride ?? size.multipliedReportingOverflow(by: columns).partialValue
    self.columnStride = size
    self.voidValue = voidValue
    self.scale = scale
    self.shift = shift
  }

  /// Finds the grid in a file of SRTM, .hgt.
  ///
  /// - Parameters:
  ///   - file: The whole file: 2 n² bytes, for a square of one degree.
  ///   - south: The south edge, degrees, -90 ... 89: 46 for N46E008.hgt.
  ///   - west: The west edge, degrees; any finite value.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude` or `.heightFile`.
  ///
  /// Since 0.2.
  public init(srtm file: some RandomAccessCollection<UInt8>, south: Double, west: Double) throws(GridNorthError) {
    self = try foundSRTM(file, south, west)
  }

  /// Finds the grid in a file of DTED, level 0, 1 or 2.
  ///
  /// - Parameter file: The whole file, as MIL-PRF-89020B describes it.
  /// - Throws: ``GridNorthError`` with `.heightFile`.
  ///
  /// Since 0.2.
  public init(dted file: some RandomAccessCollection<UInt8>) throws(GridNorthError) {
    self = try foundDTED(file)
  }

  /// Finds the grid in a file of GTX, which may hold the heights of a geoid.
  ///
  /// - Parameter file: The whole file, such as egm96_15.gtx.
  /// - Throws: ``GridNorthError`` with `.heightFile`.
  ///
  /// Since 0.2.
  public init(gtx file: some RandomAccessCollection<UInt8>) throws(GridNorthError) {
    self = try foundGTX(file)
  }
}
