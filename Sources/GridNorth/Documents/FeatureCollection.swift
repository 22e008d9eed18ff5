// SPDX-License-Identifier: MIT

/// The features of a document: GPX, KML, Cursor on Target or GeoJSON.
///
/// ```swift
/// let pass = try FeatureCollection(reading: "<gpx><wpt lat='46.5715' lon='8.4147'><name>Furka</name></wpt></gpx>")
/// pass.features[0].name                       // Furka
/// try pass.document(as: .kml).text            // <?xml version=...
/// ```
///
/// A feature that is not as it should be is left out, and so is a fix of a track: ``skipped`` and ``dropped`` count those, and
/// ``firstRefusal`` says why the first was.
/// A document that is no XML and no JSON, or of no known format, is refused as a whole.
public struct FeatureCollection: Hashable, Sendable {
  /// The features, in the order of the document.
  public var features: [Feature]

  /// How many features were left out when the document was read.
  public let skipped: Int

  /// How many fixes of tracks were left out, or lost an altitude or a time that could not be read; and features of GeoJSON that
  /// lost a time.
  public let dropped: Int

  /// Why the first of them was, with its offset in the document, in bytes; nil if none was.
  public let firstRefusal: GridNorthError?

  /// A format of documents that can be read.
  public enum Format: String, CaseIterable, Codable, Sendable {
    /// GPX 1.0 and 1.1; written as 1.1.
    case gpx
    /// KML 2.2, with tracks of the gx extension.
    case kml
    /// Cursor on Target 2.0: one event or several.
    case cot
    /// GeoJSON (RFC 7946), or several texts of it as a sequence (RFC 8142) or in lines.
    case geoJSON = "geojson"

    /// Finds out the format of a document, from its first tag, or the members of its first JSON object.
    ///
    /// - Throws: ``GridNorthError`` with `.document` for another root element or other JSON, `.emptyText`, `.textIncomplete`, or
    ///   what is wrong with the XML or the JSON: `.xml`, `.xmlAttribute`, `.xmlReference`, `.xmlEncoding`, `.xmlDTD`, `.xmlLimit`,
    ///   `.json`.
    ///
    /// Since 0.2.
    public init(of bytes: [UInt8]) throws(GridNorthError) {
      self = try Format.detected(bytes)
    }
  }

  /// A format of documents that can be written.
  public enum OutputFormat: String, CaseIterable, Codable, Sendable {
    /// GPX 1.1.
    case gpx
    /// KML 2.2.
    case kml
    /// Cursor on Target 2.0: one event after the other, a line each.
    case cot
    /// A FeatureCollection.
    case geoJSON = "geojson"
  }

  /// Creates a collection, to be written.
  ///
  /// Since 0.2.
  public init(_ features: [Feature]) {
    self.init(features, skipped: 0, dropped: 0, firstRefusal: nil)
  }

  init(_ features: [Feature], skipped: Int, dropped: Int, firstRefusal: GridNorthError?) {
    self.features = features
    self.skipped = skipped
    self.dropped = dropped
    self.firstRefusal = firstRefusal
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: XML or JSON in UTF-8, with or without a byte-order mark; or XML in UTF-16, windows-1252 or ISO-8859-1, if it says so.
  ///   - format: What it must be; nil: what it says itself.
  /// - Throws: ``GridNorthError`` with the offset in bytes, of the text in UTF-8: `.document` if it is none of the format, `.emptyText`,
  ///   `.textIncomplete`, or what is wrong with the XML or the JSON: `.xml`, `.xmlTag`, `.xmlAttribute`, `.xmlReference`,
  ///   `.xmlEncoding`, `.xmlDTD`, `.xmlLimit`, `.json`; `.textReferenceSystem` for a GeoJSON collection that is not in WGS 84.
  ///
  /// Names and other texts come without the entities of XML and the escapes of JSON. Longitudes beyond 180 degrees are reduced. Since 0.2.
  public init(reading bytes: [UInt8], as format: Format? = nil) throws(GridNorthError) {
    do {
      try self.init(utf8: bytes, as: format)
    } catch {
      guard error.reason == .xmlEncoding || error.reason == .xml, let text = FeatureCollection.utf8(bytes) else {
        throw error
      }
      try self.init(utf8: text, as: format)
    }
  }

  private init(utf8 bytes: [UInt8], as format: Format?) throws(GridNorthError) {
    let known = if let format { format } else { try Format(of: bytes) }
    self = try FeatureCollection.read(bytes, as: known)
  }

  /// Reads a document in a string.
  ///
  /// - Parameters:
  ///   - text: The document. It was decoded already, whatever its declaration says.
  ///   - format: What it must be; nil: what it says itself.
  /// - Throws: ``GridNorthError`` as for bytes.
  ///
  /// Since 0.2.
  public init(reading text: some StringProtocol, as format: Format? = nil) throws(GridNorthError) {
    do {
      try self.init(utf8: Array(text.utf8), as: format)
    } catch {
      // With a byte order mark, no declaration counts.
      let units = error.reason == .xmlEncoding ? [0xFEFF] + text.utf16 : []
      let bytes = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      guard let text = FeatureCollection.utf8(bytes) else { throw error }
      try self.init(utf8: text, as: format)
    }
  }

  /// How documents are written.
  public struct Options: Hashable, Codable, Sendable {
    /// The decimals of degrees, 0 ... 12: 7 are a centimeter.
    public var decimals: Int

    /// The decimals of altitudes and radii, 0 ... 6.
    public var meterDecimals: Int

    /// The decimals of seconds that are not whole, 0 ... 9.
    public var timeDecimals: Int

    /// Meters, 0.000001 ... 1,000,000: polygons that stand for circles, ellipses and sectors depart from them by no more.
    public var tolerance: Double

    /// For CoT events without a time: seconds as in ``Time``; nil: they are left out.
    public var time: Double?

    /// For CoT events without a stale time: seconds after their start.
    public var staleAfter: Double

    /// Creates options.
    ///
    /// Since 0.2.
    public init(
      decimals: Int = 7, meterDecimals: Int = 2, timeDecimals: Int = 3, tolerance: Double = 1, time: Double? = nil,
      staleAfter: Double = 86_400
    ) {
      self.decimals = decimals
      self.meterDecimals = meterDecimals
      self.timeDecimals = timeDecimals
      self.tolerance = tolerance
      self.time = time
      self.staleAfter = staleAfter
    }
  }

  /// A document that was written.
  public struct Document: Hashable, Sendable {
    /// The document.
    public let text: String

    /// How many features were left out.
    public let skipped: Int

    /// Why the first of them was, with its index in ``GridNorthError/feature``; nil if none was.
    public let firstRefusal: GridNorthError?
  }

  /// Writes a document.
  ///
  /// - Parameters:
  ///   - format: What it becomes. GPX has no areas: they become tracks; circles, ellipses and sectors become polygons in
  ///     all formats but CoT.
  ///   - options: Decimals, tolerance and times.
  /// - Returns: The text, and which features were left out: those with too few vertices (`.count`), with a number that is
  ///   not finite (`.notFinite`) or out of range (`.latitude`, `.altitude`, `.radius`, `.width`, `.vertices`, `.year`),
  ///   with a text that XML cannot hold (`.xml`), what the format cannot hold (`.feature`), and CoT events without a time
  ///   (`.date`).
  /// - Throws: ``GridNorthError`` with `.decimals`, `.tolerance` or `.time` for an option that is out of range.
  ///
  /// Since 0.2.
  public func document(
    as format: OutputFormat, options: Options = Options()
  ) throws(GridNorthError) -> Document {
    try written(as: format, options)
  }
}
