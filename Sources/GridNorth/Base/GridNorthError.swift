// SPDX-License-Identifier: MIT

/// Why an input was refused, and, for a text, where.
///
/// ```swift
/// do {
///   let reference = try MGRS(parsing: "38SMB448")
/// } catch {
///   print(error)  // Easting and northing do not have the same number of digits. (at byte 5)
///   error.reason == .oddDigits
///   error.offset == 5
/// }
/// ```
public struct GridNorthError: Error, Hashable, Sendable {
  /// The reason.
  public let reason: Reason

  /// The offset of the refused part of a text, in bytes of UTF-8; nil if no text was read.
  public let offset: Int?

  /// A ``GridOverlay/Options/maximumVertices`` that suffices, if a grid has more vertices than its options allow;
  /// otherwise nil.
  public let sufficientVertices: Int?

  /// The refused field of a reference typed into four fields, to which ``offset`` refers; otherwise nil.
  public let field: MGRS.Typing.Field?

  /// The index of the refused fence, if a ``FenceSet`` was built; otherwise nil.
  public let fence: Int?

  /// The index of the feature that was left out of a document; otherwise nil.
  public let feature: Int?

  /// What can be wrong with an input.
  ///
  /// The raw value is the number of the status in the C library, so programs in several languages report the same
  /// number. Future releases may add cases: allow for them when you switch.
  public enum Reason: UInt8, CaseIterable, Sendable {
    /// An offset leads outside of its buffer, a buffer is too small for its rows, or a size exceeds memory.
    case offset = 19
    /// The call would take more than about two seconds.
    case work = 20
    /// A number is NaN or infinite.
    case notFinite = 32
    /// The latitude lies outside -90 to 90 degrees.
    case latitude = 33
    /// There is no such precision for this kind of reference.
    case precision = 34
    /// The zone must be 1 to 60, or another number that this call allows.
    case zone = 35
    /// The easting lies outside the grid.
    case easting = 37
    /// The northing lies outside the grid.
    case northing = 38
    /// The position is too far from the zone or the pole of the grid.
    case tooFar = 39
    /// The EPSG code is not one of UTM or UPS on WGS 84.
    case epsgCode = 40
    /// The form is unknown, or this call does not accept it.
    case form = 41
    /// A style, symbol or separator is unknown, or the text could not be read back.
    case style = 42
    /// The altitude lies outside -1,000,000 m to 1,000,000,000 m.
    case altitude = 43
    /// The number of significant digits lies outside 0 to 15.
    case digits = 44
    /// The length, area or angle exceeds 1e15 meters, square meters or degrees; in a text, 1e16.
    case measure = 45
    /// A time is earlier than the one before it or beyond 1e15 s, a duration is negative, or a span exceeds 400 days.
    case time = 46

    /// The south edge of the view lies north of its north edge.
    case view = 48
    /// The zoom lies outside -4 to 30, or that of a tile outside 0 to 30.
    case zoom = 49
    /// The content has an unknown bit.
    case content = 52
    /// The tolerance is not a positive number in its range, or its unit is unknown.
    case tolerance = 53
    /// The margin lies outside 0 to 4096 pixels.
    case margin = 54
    /// The spacing is not a whole number of meters that divides 100,000.
    case spacing = 55
    /// The zooms of the levels decrease, or a zoom is NaN.
    case levels = 56
    /// A number of pixels lies outside its range.
    case pixels = 57
    /// The step between references is 0.
    case step = 58
    /// The drawing would have more vertices and labels than the options allow.
    case tooManyVertices = 60
    /// The pitch lies outside 0 to 85 degrees, or the field of view outside 0.1 to 150.
    case camera = 61
    /// The position lies behind the camera, or the pixel above the horizon.
    case outOfSight = 62

    /// The text is empty or blank.
    case emptyText = 64
    /// The text has a character that is not allowed there.
    case unexpectedByte = 65
    /// The text is not in a form that can be read.
    case textForm = 66
    /// A number was expected.
    case textNumber = 67
    /// A number has too many or too few digits, or decimals in a part that is not the last.
    case textDigits = 68
    /// Minutes and seconds must be below 60.
    case textSixty = 69
    /// Another symbol for degrees, minutes or seconds was expected, or none.
    case textSymbol = 70
    /// A sign is missing, or not allowed there.
    case textSign = 71
    /// A latitude needs N or S, a longitude E or W, each once.
    case textHemisphere = 72
    /// The text ends where more was expected.
    case textIncomplete = 73
    /// The end of the text was expected.
    case textRest = 74
    /// The coordinate reference system must be WGS 84.
    case textReferenceSystem = 75
    /// A known unit was expected.
    case textUnit = 76
    /// A comma may separate two numbers or be a decimal comma.
    case textComma = 77
    /// A letter that the notation allows there was expected.
    case textLetter = 78
    /// The text has more than one meaning.
    case ambiguousText = 79

    /// A zone number from 1 to 60 was expected, or A, B, Y or Z if polar squares are allowed.
    case mgrsZone = 80
    /// A band letter was expected: C to X without I and O, or A, B, Y, Z near the poles.
    case mgrsBand = 81
    /// There is no such grid zone: 32X, 34X and 36X do not exist.
    case mgrsGridZone = 82
    /// A column letter of this zone was expected.
    case mgrsColumn = 83
    /// A row letter of this zone was expected.
    case mgrsRow = 84
    /// There is no such 100 km square in this grid zone.
    case mgrsSquare = 85
    /// Easting and northing do not have the same number of digits.
    case oddDigits = 86
    /// Easting and northing have more than 11 digits each, or more than the precision that the call sets.
    case tooManyDigits = 87
    /// The cell lies in the neighboring latitude band. Only strict reading refuses it.
    case bandOfNeighbor = 88
    /// The cell lies beyond the border of its zone. Only strict reading refuses it.
    case overhangsZone = 89

    /// The distance is more than 1e12 meters, or negative where it must not be.
    case distance = 96
    /// A radius must be more than 0 and at most 19,970,000 meters (fence: 9,000,000), the inner below the outer.
    case radius = 97
    /// The angular width lies outside 0 to 360 degrees.
    case width = 98
    /// The number of vertices lies outside 3 to 1,000,000, or there are more than 3600 radial lines.
    case vertices = 99
    /// The placement, the meaning of the azimuth or the form of longitudes is unknown, or not allowed for this shape.
    case placement = 100
    /// The number of decimals is negative or too large.
    case decimals = 101
    /// The properties are not a JSON object.
    case properties = 102
    /// There are too few points, or more than an array can hold.
    case count = 103
    /// The polygon crosses the antimeridian more than 256 times.
    case crossings = 105

    /// The words are not an index.
    case index = 112
    /// The address of an index must be a multiple of 8.
    case indexAlignment = 113
    /// The index has a layout that this library does not know.
    case indexVersion = 114
    /// This call needs an index of another kind.
    case indexKind = 115
    /// The index has fewer words than its header says, or than its counts need.
    case indexSize = 116
    /// The index is not as it was built.
    case indexDamaged = 117
    /// The shape of the fence is unknown, or its triggers have an unknown bit.
    case fence = 118
    /// A fence before this one has the same id.
    case fenceID = 119
    /// The hysteresis lies outside 0 to 100,000 meters.
    case hysteresis = 121
    /// The north is none of true, grid and magnetic.
    case north = 130
    /// The year lies outside 1900 to 2099 (sun, moon), those of the magnetic model, or 1 to 9999; times are seconds.
    case year = 131
    /// The height lies outside -1,000 m to 850,000 m.
    case height = 132
    /// A degree and order of the magnetic model is missing, repeated or above 12.
    case magneticTerm = 134
    /// The state of the track is not as it was given, or of a later version.
    case trackState = 135
    /// The time of the fix is earlier than the one before it.
    case trackTime = 136
    /// The largest speed is not more than 0, or the speed of rest is negative.
    case trackSpeed = 137
    /// The climb that counts is negative or not a number.
    case trackClimb = 138
    /// A waypoint is no point of the route, or does not lie behind the one before it.
    case waypoint = 140
    /// The state belongs to another route.
    case route = 141
    /// The speed exceeds 1e15 m/s (1e16 in a text), or is 2000 m/s or more for a pace.
    case speed = 144
    /// The declination lies outside -180 to 180 degrees.
    case declination = 145

    /// The text is not well-formed XML.
    case xml = 160
    /// The end tag does not have the name of the start tag.
    case xmlTag = 161
    /// The element has two attributes of one name.
    case xmlAttribute = 162
    /// The reference is none of a character or of amp, lt, gt, quot and apos.
    case xmlReference = 163
    /// The text is not UTF-8, names another encoding, or has a control character.
    case xmlEncoding = 164
    /// The text has a document type declaration.
    case xmlDTD = 165
    /// There are more than 64 levels or 64 attributes, or more bytes than the limit.
    case xmlLimit = 166
    /// The document is not the GPX, KML, CoT or GeoJSON that was expected.
    case document = 167
    /// The feature lacks something that its kind needs, or the format cannot hold it.
    case feature = 168
    /// A span of the feature lies outside of its array or text.
    case span = 169
    /// A time as in 2026-11-22T08:17:05.25Z was expected, in the years 1 to 9999.
    case date = 170
    /// The text is not well-formed JSON.
    case json = 171

    /// The numbers are not a calibration, or its kind is unknown.
    case calibration = 208
    /// The points of the calibration are the same, or too many lie on a line.
    case calibrationPoints = 209
    /// The points of the plane run around the other way than those of the photo, or cross over.
    case calibrationOrder = 210
    /// The range lies outside 0.001 to 1e12 meters.
    case range = 211
    /// The angle at the range is 90 degrees or more.
    case targetAngle = 212
    /// A width, length or distance of the shape lies outside its range, or an arrow's head is longer than its route.
    case dimension = 200
    /// The join or the end is unknown, or the miter limit lies outside 1 to 1000.
    case join = 201
    /// The interval between marks lies outside 0.001 to 1e12 meters.
    case interval = 202
    /// The frame is unknown, or the anchor for its width lies on its line.
    case frame = 203
    /// A pole has no place on a Web Mercator map.
    case pole = 192
    /// The column or the row of the tile lies outside of its zoom.
    case tile = 193
    /// The outline crosses more than 16,777,216 rows of tiles, or takes too long.
    case tooManyTiles = 194
    /// The half-width lies outside 0 to 1,000,000 meters.
    case halfWidth = 195
    /// A height is missing there: a void.
    case heightVoid = 176
    /// The position lies outside of all grids of heights.
    case heightOutside = 177
    /// A grid of heights has an unknown format, no sample, a step or stride of 0, or leaves the earth.
    case heightGrid = 178
    /// The bytes are not the file of heights that was expected.
    case heightFile = 179
    /// The step is less than 0.01 m, or there would be more than 10,000,000 samples.
    case sampleStep = 180
    /// The line of sight is longer than 1,000,000 m, or its length is negative.
    case sightDistance = 181
    /// The part of the earth's curvature that counts lies outside 0.1 to 2.
    case curvature = 182
    /// The frequency lies outside 1 MHz to 1 THz, and is not 0.
    case frequency = 183
    /// A grid of cells has no row or no column, a step of 0, or leaves the earth.
    case cellGrid = 184
    /// The step between azimuths lies outside 0.001 to 360 degrees.
    case azimuthStep = 185
  }
}

extension GridNorthError: CustomStringConvertible {
  /// An English sentence, followed by the offset and field, the number of vertices or the index of the fence or the feature,
  /// if there are any.
  public var description: String {
    if let offset { return "\(reason) (at byte \(offset)\(field.map { ", \($0)" } ?? ""))" }
    if let sufficientVertices { return "\(reason) (\(sufficientVertices) would do)" }
    if let fence { return "\(reason) (fence \(fence))" }
    if let feature { return "\(reason) (feature \(feature))" }
    return reason.description
  }
}

extension GridNorthError.Reason: CustomStringConvertible {
  /// The English sentence of the C library for the same status.
  public var description: String {
    sentence(of: self)
  }
}
