// SPDX-License-Identifier: MIT
import CGridNorth

/// The text of a label: at most fifteen characters, "31UDQ4825011951", and a final zero.
struct LabelText {
  private(set) var count = 0
  private var storage: (UInt64, UInt64) = (0, 0)

  private mutating func append(_ byte: UInt8) {
    guard count < 15 else { return }
    withUnsafeMutableBytes(of: &storage) { $0[count & 15] = byte }
    count &+= 1
  }

  /// The designator of a grid zone: "31U".
  init(_ gridZone: GridZone) {
    append(48 &+ UInt8(truncatingIfNeeded: gridZone.zone / 10))
    append(48 &+ UInt8(truncatingIfNeeded: gridZone.zone % 10))
    append(gridZone.band.letter)
  }

  /// The designator of half a polar cap: "Z".
  init(_ zone: PolarZone) {
    append(zone.letter)
  }

  /// The letters of a 100 km square: "DQ".
  init(_ square: Square) {
    let letters = square.letters
    append(letters.column)
    append(letters.row)
  }

  /// The first digits of a coordinate within its 100 km square; nil if there are none.
  init?(digitsOf coordinate: Double, count digits: Int) {
    guard digits > 0 else { return nil }
    var rest = coordinate.wholeNumber % 100_000
    var place: UInt64 = 10_000
    while count < digits {
      append(48 &+ UInt8(truncatingIfNeeded: rest / place))
      rest %= place
      place = max(1, place / 10)
    }
  }

  /// A reference with up to five digits for each axis.
  init(_ reference: MGRS.Reference) {
    count = withUnsafeMutableBytes(of: &storage) { bytes in
      // SAFETY: 16 bytes; five digits an axis make fifteen characters.
      reference.write(to: bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self))
    }
  }

  func copy(to label: inout gn_grid_label) {
    withUnsafeBytes(of: storage) { bytes in
      withUnsafeMutableBytes(of: &label.text) { $0.copyMemory(from: bytes) }
    }
  }
}

/// A label and its place.
struct GridLabel {
  let kind: gn_grid_label_kind
  let latitude: Double
  let longitude: Double
  let text: LabelText
  let zone: Int32
  let isSouthern: Bool
  var axis: Int32 = 0
  var edge: Int32 = 0
  var coordinate = 0.0

  var record: gn_grid_label {
    var label = gn_grid_label()
    label.position = gn_point(latitude: latitude, longitude: longitude)
    text.copy(to: &label)
    label.coordinate = coordinate
    label.kind = Int32(kind)
    label.zone = zone
    label.hemisphere = isSouthern ? -1 : 1
    label.axis = axis
    label.edge = edge
    return label
  }
}

extension GridRequest {
  /// If digits would be closer than half a label, only every tenth line has them.
  var labelsEveryLine: Bool {
    let pixel = view.metersPerPixel(latitude: view.nearestToEquator)
    return spacing.meters >= 0.5 * options.label_pixels * pixel
  }

  /// Pixels that labels keep from the borders of grid zones.
  static let clearance = 4.0

  /// Whether a label keeps clear of all borders of the grid zone that it lies in.
  func isClearOfBorders(_ label: GridLabel) -> Bool {
    isClearOfBorders(latitude: label.latitude, longitude: label.longitude, zone: label.zone)
  }

  func isClearOfBorders(latitude: Double, longitude: Double, zone: Int32) -> Bool {
    if zone == 0 {
      // The border of the halves of a cap, in meters: near the pole degrees of longitude are too small to compare. Then
      // the border of the cap.
      let meters = longitude.sineAndCosineOfDegrees.sine.absolute * (90 - latitude.absolute) * 111_000
      return meters > Self.clearance * view.metersPerPixel(latitude: latitude)
        && isClear(latitude, latitude < 0 ? -80 : 84)
    }
    let reach = Self.clearance * view.degreesPerPixel
    let band = Band(latitude: latitude)
    guard let gridZone = GridZone(zone: Int(zone), band: band) else { return false }
    let (west, east) = gridZone.meridians
    return longitude - west > reach && east - longitude > reach && isClear(latitude, band.south)
      && isClear(latitude, band.north)
  }

  private func isClear(_ latitude: Double, _ parallel: Double) -> Bool {
    areApart(min(latitude, parallel), max(latitude, parallel), pixels: Self.clearance)
  }

  /// Whether two parallels are some pixels apart on the screen.
  func areApart(_ south: Double, _ north: Double, pixels least: Double) -> Bool {
    // A degree of latitude is shortest at the equator: 0.9933 of a degree of longitude.
    (north - south) * 0.99 > least * view.degreesPerPixel || pixels(from: south, to: north) >= least
  }

  /// Pixels on the screen from one latitude to another.
  func pixels(from a: Double, to b: Double) -> Double {
    (Self.isometric(b) - Self.isometric(a)) * view.worldSize / (2 * .pi)
  }

  /// The isometric latitude; beyond the end of the Mercator world it continues along the tangent.
  private static func isometric(_ latitude: Double) -> Double {
    let inside = max(-WebMercator.limit, min(WebMercator.limit, latitude))
    let growth = SineDegrees.c0 / Chords.leastCosine
    return WebMercator.isometric(latitude: inside) + (latitude - inside) * growth
  }
}
