// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

/// The MGRS grid of a map view: the borders of grid zones, grid lines and labels, as detailed as the zoom allows.
///
/// ```swift
/// let grid = try GridOverlay(view: Bounds(south: 48.84, west: 2.25, north: 48.88, east: 2.35), zoom: 13)
/// grid.spacing   // 1000.0: lines of every kilometer
///
/// let drawing = try grid.lines()
/// for line in drawing.lines where line.isMajor {
///   let positions = drawing[line]   // as many positions as a smooth line needs
/// }
/// let texts = try grid.labels().map(\.text)
/// let json = try grid.geoJSON()
/// ```
///
/// It is fast enough to draw again whenever the camera moves. Keep a ``Drawing`` and draw into it again, so that every
/// frame reuses its storage:
///
/// ```swift
/// try grid.drawLines(from: center, into: &drawing)   // pixels from the center of the view
/// ```
///
/// A `GridOverlay` is checked when it is created; after that, drawing it can fail only because of
/// ``Options/maximumVertices``.
public struct GridOverlay: Hashable, Sendable {
  /// The visible part of the map.
  public let view: Bounds

  /// The zoom of the map: at 0 the world is one tile wide.
  public let zoom: Double

  /// How the grid is drawn.
  public let options: Options

  /// The spacing of the finest lines, in meters; nil if nothing finer than the borders of grid zones is drawn.
  public let spacing: Double?

  /// Creates the grid of a map view.
  ///
  /// - Parameters:
  ///   - view: Latitudes -90 ... 90, any finite longitudes. If west is greater than east, the view crosses the
  ///     antimeridian; an east edge 360 or more beyond west means the whole Earth.
  ///   - zoom: Zoom of a Web Mercator map, -4 ... 30, with tiles of ``Options/tileSize``.
  ///   - options: How the grid is drawn.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude`, `.view`, `.zoom`, or what is wrong with the options:
  ///   `.content`, `.tolerance`, `.margin`, `.pixels`, `.spacing`, `.levels`, `.step`.
  ///
  /// Since 0.1.
  public init(view: Bounds, zoom: Double, options: Options = Options()) throws(GridNorthError) {
    self.view = view
    self.zoom = zoom
    self.options = options
    let coreOptions = try options.core
    let spacing = try refusable { () throws(gn_status) in
      try CoreMapGrid.spacing(view: view.core, zoom: zoom, options: coreOptions)
    }
    self.spacing = spacing == 0 ? nil : spacing
  }

  /// An upper bound for the vertices and labels of the grid, found without drawing it.
  ///
  /// ``Options/maximumVertices`` has no effect here; set to this number, it refuses nothing.
  public var vertexBound: Int {
    certain { () throws(gn_status) in try CoreMapGrid.bound(view: view.core, zoom: zoom, options: coreOptions) }
  }
}

// MARK: - Lines

extension GridOverlay {
  /// Draws the lines in degrees.
  ///
  /// - Throws: ``GridNorthError`` with `.tooManyVertices`.
  ///
  /// The lines are the borders of grid zones, the eastings and northings of each zone, and the UPS grid of both polar
  /// caps. Each line is one polyline for each zone and hemisphere, clipped at the zone's border and at the view, and
  /// cut at the antimeridian; it runs north or east. A line that is part of a border or of a coarser level is drawn
  /// only as that.
  ///
  /// A vertex lies on its line to within 20 nm. A chord, straight on the Web Mercator map, departs from its line by no
  /// more than ``Options/tolerance``. Longitudes lie in [-180, 180]. A view without width or height has no lines. Since
  /// 0.1.
  public func lines() throws(GridNorthError) -> Drawing<Position> {
    var drawing = Drawing<Position>()
    try drawLines(into: &drawing)
    return drawing
  }

  /// Draws the lines in degrees, as ``lines()`` does, and reuses the storage of an earlier drawing.
  ///
  /// - Parameter drawing: Receives the lines; empty if an error is thrown.
  /// - Throws: ``GridNorthError`` with `.tooManyVertices`.
  ///
  /// Since 0.1.
  public func drawLines(into drawing: inout Drawing<Position>) throws(GridNorthError) {
    try fill(&drawing)
  }

  /// Draws the lines in pixels of the Web Mercator screen.
  ///
  /// - Parameter origin: The position of pixel 0, 0, best inside the view: each number is the float nearest to the
  ///   exact pixel, to one part in 10^7 of the distance from the origin. Latitudes beyond 85.051128 count as 85.051128.
  /// - Returns: The lines of ``lines()``, without anything beyond 85.051128 degrees, the edge of the Mercator world: x
  ///   to the east and y down. All pixels belong to one copy of the world, in which the view is in one piece: x
  ///   continues across the antimeridian. The origin lies in the copy nearest to the middle of the view.
  /// - Throws: ``GridNorthError`` with `.tooManyVertices` or, of the origin, `.latitude` or `.notFinite`.
  ///
  /// Since 0.1.
  public func pixelLines(from origin: Position) throws(GridNorthError) -> Drawing<SIMD2<Float>> {
    var drawing = Drawing<SIMD2<Float>>()
    try drawLines(from: origin, into: &drawing)
    return drawing
  }

  /// Draws the lines in pixels, as ``pixelLines(from:)`` does, and reuses the storage of an earlier drawing.
  ///
  /// - Parameters:
  ///   - origin: The position of pixel 0, 0.
  ///   - drawing: Receives the lines; empty if an error is thrown.
  /// - Throws: ``GridNorthError`` with `.tooManyVertices` or, of the origin, `.latitude` or `.notFinite`.
  ///
  /// Since 0.1.
  public func drawLines(from origin: Position, into drawing: inout Drawing<SIMD2<Float>>) throws(GridNorthError) {
    try fill(&drawing, from: origin)
  }
}

// MARK: - Labels and GeoJSON

extension GridOverlay {
  /// Computes the labels.
  ///
  /// - Throws: ``GridNorthError`` with `.tooManyVertices`.
  ///
  /// A grid zone designator is in the middle of the visible part of the grid zone or, if squares have labels too,
  /// halfway from there to its north-west corner. The letters of a 100 km square are in the middle of its visible part.
  /// Both are left out if that part is smaller than ``Options/labelPixels``.
  ///
  /// Principal digits, from tens of kilometers down to the spacing, are placed where a line meets the edge of the view:
  /// eastings on the southern and northern edges, northings on the western and eastern edges, both on all edges near a
  /// pole. If lines are closer than half of ``Options/labelPixels``, every tenth line has digits. References are at the
  /// intersections of every fifth line of each axis (``Options/referenceStep``, counted from the false origin).
  ///
  /// No label lies outside the view, nor within 4 pixels of the border of a grid zone; ``Options/margin`` has no
  /// effect. Since 0.1.
  public func labels() throws(GridNorthError) -> [Label] {
    var labels: [Label] = []
    try drawLabels(into: &labels)
    return labels
  }

  /// Computes the labels, as ``labels()`` does, and reuses the storage of earlier ones.
  ///
  /// - Parameter labels: Receives the labels; empty if an error is thrown.
  /// - Throws: ``GridNorthError`` with `.tooManyVertices`.
  ///
  /// Since 0.1.
  public func drawLabels(into labels: inout [Label]) throws(GridNorthError) {
    try fill(&labels)
  }

  /// Writes lines and labels as GeoJSON.
  ///
  /// - Returns: One FeatureCollection (RFC 7946): the lines of ``lines()`` as LineStrings, then the labels of
  ///   ``labels()`` as Points. Positions have enough decimals for a tenth of a pixel. The properties of a line are
  ///   `kind`, `axis`, `zone` (0 for UPS; parallels have none), `hemisphere` ("north", "south"), `coordinate`,
  ///   `spacing`, `major`, `width` and `opacity`; those of a label are `kind`, `text`, `zone`, `hemisphere` and, for
  ///   digits, `axis`, `coordinate` and `edge`.
  /// - Throws: ``GridNorthError`` with `.tooManyVertices`.
  ///
  /// Since 0.1.
  public func geoJSON() throws(GridNorthError) -> String {
    var bytes: [UInt8] = []
    try writeGeoJSON(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes ``geoJSON()`` as UTF-8 bytes, and reuses the storage of earlier ones.
  ///
  /// - Parameter bytes: Receives the text; empty if an error is thrown.
  /// - Throws: ``GridNorthError`` with `.tooManyVertices`.
  ///
  /// Since 0.1.
  public func writeGeoJSON(into bytes: inout [UInt8]) throws(GridNorthError) {
    try fill(&bytes)
  }
}

// MARK: - Text and coding

extension GridOverlay: CustomStringConvertible {
  /// The view and the zoom: "48.84 2.25 to 48.88 2.35 at zoom 13.0".
  public var description: String {
    "\(view) at zoom \(zoom)"
  }
}

extension GridOverlay: Codable {
  private enum CodingKeys: CodingKey {
    case view, zoom, options
  }

  /// Reads `view`, `zoom` and `options`; what ``init(view:zoom:options:)`` refuses throws
  /// `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let view = try container.decode(Bounds.self, forKey: .view)
    let zoom = try container.decode(Double.self, forKey: .zoom)
    let options = try container.decode(Options.self, forKey: .options)
    self = try decoded(at: container.codingPath) { () throws(GridNorthError) in
      try GridOverlay(view: view, zoom: zoom, options: options)
    }
  }

  /// Writes `view`, `zoom` and `options`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(view, forKey: .view)
    try container.encode(zoom, forKey: .zoom)
    try container.encode(options, forKey: .options)
  }
}
