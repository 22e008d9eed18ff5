// SPDX-License-Identifier: MIT
import CGridNorth

/// The grid that is drawn for a map view.
public enum MapGrid {}

extension MapGrid {
  public static var defaults: gn_grid_options {
    gn_grid_options(
      size: optionsSize, content: UInt32(GN_GRID_DRAW_ALL), tile_size: 512, tolerance_unit: UInt32(GN_GRID_PIXELS),
      tolerance: 0.25, margin: 0, minimum_pixels: 8, spacing: 0, level_zooms: (8, 11, 14, 17, 21), label_pixels: 32,
      reference_zoom: 10, reference_step: 5, reserved: 0, max_vertices: 1_000_000)
  }

  public static var optionsSize: UInt32 { UInt32(truncatingIfNeeded: MemoryLayout<gn_grid_options>.size) }
}

/// A view and its options, checked, and the values that follow from both.
struct GridRequest {
  let options: gn_grid_options
  let view: MapView
  /// The zoom at which 512-pixel tiles have the same scale.
  let zoom: Double
  let spacing: GridSpacing
  /// The part beyond the end of the Mercator world is left out.
  var isOnMercator = false

  init(view bounds: gn_bounds, zoom: Double, options: gn_grid_options) throws(gn_status) {
    let worldSize = try checkedWorldSize(zoom: zoom, tileSize: options.tile_size)
    view = try MapView(bounds, worldSize: worldSize)
    try Self.check(options)
    self.options = options
    self.zoom = options.tile_size == 256 ? zoom - 1 : zoom
    spacing = GridSpacing(options, zoom: self.zoom, view: view)
  }

  /// What the tolerance leaves to the chords of lines.
  var chords: Chords {
    guard options.tolerance_unit == UInt32(GN_GRID_PIXELS) else { return Chords(meters: options.tolerance) }
    return Chords(pixels: options.tolerance, metersPerPixel: WGS84.equatorialRadius * 2 * .pi / view.worldSize)
  }

  func draws(_ content: gn_grid_content) -> Bool { options.content & content.rawValue != 0 }

  /// The view for lines: grown by the margin, and cut where lines in degrees and in pixels are.
  var linesView: MapView {
    guard !view.isEmpty else { return view }
    let cut = view.grown(by: options.margin).cutAtItsBeginning()
    return isOnMercator ? cut.withinMercator() : cut
  }

  /// Meters between the lines to be drawn; 0 if there are none.
  var interval: Double {
    if draws(GN_GRID_DRAW_LINES) { return spacing.meters }
    return draws(GN_GRID_DRAW_100_KM) && spacing.meters > 0 ? GridSpacing.coarsest : 0
  }

  /// The levels that lines are drawn of.
  var lineSpacing: GridSpacing { draws(GN_GRID_DRAW_LINES) ? spacing : .onlyCoarsest }

  /// Whether the lines that are drawn are those whose digits are drawn, with the same ends.
  var labelsLinesDrawn: Bool {
    draws(GN_GRID_DRAW_LINES) && labelsEveryLine && options.margin == 0 && !isOnMercator && !view.isWhole
  }

  /// Squares too small for a label on the screen have none.
  var labelsSquares: Bool {
    let side = GridSpacing.coarsest / view.metersPerPixel(latitude: view.nearestToEquator)
    return draws(GN_GRID_DRAW_SQUARES) && side >= options.label_pixels
  }

  /// Meters between lines whose intersections have references.
  var referenceInterval: Double { spacing.meters * Double(options.reference_step) }

  /// The interval of northings that includes all with references: lines are counted from the equator and the pole here,
  /// but references from the false origin.
  var referenceRows: Double {
    GridSpacing.isMultiple(UTM.poleCoordinate, of: referenceInterval) ? referenceInterval : spacing.meters
  }

  var labelsReferences: Bool {
    draws(GN_GRID_DRAW_REFERENCES) && zoom >= options.reference_zoom && spacing.digits > 0
      && referenceInterval >= Self.clearance * view.metersPerPixel(latitude: view.nearestToEquator)
  }

  private static func check(_ options: gn_grid_options) throws(gn_status) {
    guard options.size == MapGrid.optionsSize else { throw GN_ERROR_OPTIONS_SIZE }
    guard options.content <= UInt32(GN_GRID_DRAW_ALL) else { throw GN_ERROR_CONTENT }
    guard options.tolerance_unit == UInt32(GN_GRID_PIXELS) || options.tolerance_unit == UInt32(GN_GRID_METERS),
      options.tolerance >= 0.0001, options.tolerance <= 1_000_000
    else { throw GN_ERROR_TOLERANCE }
    guard options.margin >= 0, options.margin <= 4096 else { throw GN_ERROR_MARGIN }
    guard options.minimum_pixels >= 0, options.label_pixels >= 0 else { throw GN_ERROR_PIXELS }
    guard options.spacing == 0 || GridSpacing.isLegal(options.spacing) else { throw GN_ERROR_SPACING }
    let zooms = options.level_zooms
    guard zooms.0 <= zooms.1, zooms.1 <= zooms.2, zooms.2 <= zooms.3, zooms.3 <= zooms.4, !options.reference_zoom.isNaN
    else { throw GN_ERROR_LEVELS }
    guard options.reference_step > 0 else { throw GN_ERROR_STEP }
  }
}

/// The width of the world in pixels.
func checkedWorldSize(zoom: Double, tileSize: UInt32) throws(gn_status) -> Double {
  guard zoom.isFinite else { throw GN_ERROR_NOT_FINITE }
  guard zoom >= -4, zoom <= 30 else { throw GN_ERROR_ZOOM }
  guard tileSize == 512 || tileSize == 256 else { throw GN_ERROR_TILE_SIZE }
  return WebMercator.worldSize(zoom: zoom, tileSize: tileSize)
}

/// The levels of lines that are drawn: `meters` apart, ten times that, and so on up to 100 km.
struct GridSpacing {
  /// The spacing of the finest level; 0 if not even the 100 km lines are drawn.
  let meters: Double
  /// The spacing of the level above it.
  private let coarser: Double

  static let coarsest = 100_000.0
  /// At most: 1 m to 100 km.
  private static let levels = 6
  static var onlyCoarsest: GridSpacing { GridSpacing(meters: coarsest) }

  private init(meters: Double) {
    self.meters = meters
    coarser = Self.coarser(meters)
  }

  /// The finest level of the zoom whose lines are at least `minimum_pixels` apart.
  init(_ options: gn_grid_options, zoom: Double, view: MapView) {
    var meters = options.spacing == 0 ? Self.ofLevel(options.level_zooms, zoom) : options.spacing
    let enough = options.minimum_pixels * view.metersPerPixel(latitude: view.nearestToEquator)
    var level = 0
    while level < Self.levels, meters < enough, meters > 0 {
      meters = meters == Self.coarsest ? 0 : Self.coarser(meters)
      level &+= 1
    }
    self.init(meters: meters)
  }

  /// The next level: ten times as far apart, if that divides squares.
  private static func coarser(_ meters: Double) -> Double { isLegal(10 * meters) ? 10 * meters : coarsest }

  static func isLegal(_ meters: Double) -> Bool {
    guard meters >= 1, meters <= coarsest else { return false }
    let lines = coarsest / meters
    return meters == meters.floored && lines == lines.floored
  }

  private static func ofLevel(_ zooms: (Double, Double, Double, Double, Double), _ zoom: Double) -> Double {
    if zoom >= zooms.4 { return 1 }
    if zoom >= zooms.3 { return 10 }
    if zoom >= zooms.2 { return 100 }
    if zoom >= zooms.1 { return 1_000 }
    return zoom >= zooms.0 ? 10_000 : coarsest
  }

  /// The spacing of the coarsest level that has the line of a coordinate.
  func coarsest(of coordinate: Double) -> Double {
    // Most lines.
    guard Self.isMultiple(coordinate, of: coarser) else { return meters }
    if Self.isMultiple(coordinate, of: Self.coarsest) { return Self.coarsest }
    var meters = coarser
    var level = 0
    while level < Self.levels, Self.isMultiple(coordinate, of: Self.coarser(meters)) {
      meters = Self.coarser(meters)
      level &+= 1
    }
    return meters
  }

  /// Whether a coordinate is that of every tenth line.
  func isMajor(_ coordinate: Double) -> Bool { Self.isMultiple(coordinate, of: 10 * meters) }

  /// The interval of lines that includes all major ones.
  var majorInterval: Double { Self.isLegal(10 * meters) ? 10 * meters : meters }

  /// The number of digits that name a line within its 100 km square; 0 if there is no finer line than its sides.
  var digits: Int {
    guard meters > 0 else { return 0 }
    var digits = 0
    var place = Self.coarsest
    while digits < 5, !Self.isMultiple(meters, of: place) {
      place = place / 10
      digits &+= 1
    }
    return digits
  }

  static func isMultiple(_ value: Double, of divisor: Double) -> Bool {
    let quotient = value / divisor
    return quotient == quotient.roundedToEven
  }
}
