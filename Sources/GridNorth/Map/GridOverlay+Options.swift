// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

extension GridOverlay {
  /// How a grid is drawn.
  ///
  /// ```swift
  /// var options = GridOverlay.Options()
  /// options.content = [.borders, .gridZones]
  /// options.tolerance = .meters(1)
  /// ```
  ///
  /// Values out of range are refused when a ``GridOverlay`` is created.
  public struct Options: Hashable, Codable, Sendable {
    /// What to draw. By default everything.
    public var content: Content

    /// The width of the world at zoom 0. By default 512 pixels, as in Mapbox and MapLibre.
    public var tileSize: TileSize

    /// How far a chord may depart from the curve: 0.0001 ... 1,000,000. By default a quarter of a pixel.
    public var tolerance: Tolerance

    /// Pixels added around the view for lines: 0 ... 4096. By default 0.
    public var margin: Double

    /// Levels with lines closer than this many pixels are left out. By default 8.
    public var minimumPixels: Double

    /// Meters between lines: a whole number that divides 100,000. By default nil: ``zoomLevels`` decides.
    public var spacing: Double?

    /// The zooms from which finer lines are drawn.
    public var zoomLevels: ZoomLevels

    /// Grid zones and squares whose visible part is smaller than this many pixels have no label. By default 32.
    public var labelPixels: Double

    /// The zoom (of 512-pixel tiles) from which intersections have references. By default 10.
    public var referenceZoom: Double

    /// References are at every nth line of each axis; this is n. By default 5; 1 means every line.
    public var referenceStep: Int

    /// Drawings with more vertices and labels than this are refused. By default 1,000,000.
    public var maximumVertices: Int

    /// Creates the default options.
    public init() {
      self.init(CoreMapGrid.defaults)
    }
  }
}

extension GridOverlay.Options {
  /// Parts of a grid.
  public struct Content: OptionSet, Hashable, Codable, Sendable {
    /// The value of the parts in the C library. Unknown bits are refused.
    public let rawValue: UInt32

    /// Creates a set from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    private init(_ value: Int) {
      rawValue = UInt32(value)
    }

    /// Lines: the borders of grid zones.
    public static let borders = Content(Int(GN_GRID_DRAW_BORDERS))
    /// Lines: the 100 km grid.
    public static let hundredKilometers = Content(Int(GN_GRID_DRAW_100_KM))
    /// Lines: the finer grid.
    public static let lines = Content(Int(GN_GRID_DRAW_LINES))
    /// Labels: grid zone designators, "31U".
    public static let gridZones = Content(Int(GN_GRID_DRAW_GRID_ZONES))
    /// Labels: the letters of 100 km squares, "DQ".
    public static let squares = Content(Int(GN_GRID_DRAW_SQUARES))
    /// Labels: principal digits where lines meet the edge of the view, "48".
    public static let digits = Content(Int(GN_GRID_DRAW_DIGITS))
    /// Labels: references at intersections of lines, "31UDQ4812".
    public static let references = Content(Int(GN_GRID_DRAW_REFERENCES))
    /// All lines and labels.
    public static let all = Content(Int(GN_GRID_DRAW_ALL))
  }

  /// How far the chords of a line may depart from it.
  public struct Tolerance: Hashable, Codable, Sendable {
    /// The unit of a tolerance.
    public enum Unit: String, CaseIterable, Codable, Sendable {
      /// Pixels of the Web Mercator screen; beyond its edge at 85.0511 degrees, as many meters as there.
      case pixels
      /// Meters on the ground.
      case meters
    }

    /// The length.
    public var value: Double
    /// The unit of the length.
    public var unit: Unit

    /// A tolerance on the screen.
    public static func pixels(_ value: Double) -> Tolerance {
      Tolerance(value: value, unit: .pixels)
    }

    /// A tolerance on the ground.
    public static func meters(_ value: Double) -> Tolerance {
      Tolerance(value: value, unit: .meters)
    }
  }

  /// The zooms (of 512-pixel tiles) from which finer lines are drawn; nil means never.
  ///
  /// Zooms must not decrease from one level to the next, and none may follow nil.
  public struct ZoomLevels: Hashable, Codable, Sendable {
    /// For lines of every 10 km; by default 8.
    public var tenKilometers: Double?
    /// For lines of every kilometer; by default 11.
    public var kilometer: Double?
    /// For lines of every 100 m; by default 14.
    public var hundredMeters: Double?
    /// For lines of every 10 m; by default 17.
    public var tenMeters: Double?
    /// For lines of every meter; by default 21.
    public var meter: Double?

    /// Creates the default levels.
    public init() {
      self.init(CoreMapGrid.defaults.level_zooms)
    }
  }
}

// MARK: - Text

extension GridOverlay.Options: CustomStringConvertible {
  /// What to draw, how fine, and on which tiles: "all, spacing by zoom, tolerance 0.25 pixels, tiles of 512 pixels".
  public var description: String {
    let spacing = spacing.map { "of \($0) m" } ?? "by zoom"
    return "\(content), spacing \(spacing), tolerance \(tolerance), tiles of \(tileSize)"
  }
}

extension GridOverlay.Options.Content: CustomStringConvertible {
  /// The names of the parts: "borders + gridZones", "all", "nothing".
  public var description: String {
    if self == .all { return "all" }
    if isEmpty { return "nothing" }
    let names: [(Self, String)] = [
      (.borders, "borders"), (.hundredKilometers, "hundredKilometers"), (.lines, "lines"), (.gridZones, "gridZones"),
      (.squares, "squares"), (.digits, "digits"), (.references, "references"),
    ]
    let known = names.filter { contains($0.0) }.map(\.1)
    return (known + (isSubset(of: .all) ? [] : ["unknown"])).joined(separator: " + ")
  }
}

extension GridOverlay.Options.Tolerance: CustomStringConvertible {
  /// The length and its unit: "0.25 pixels".
  public var description: String { "\(value) \(unit)" }
}

extension GridOverlay.Options.Tolerance.Unit: CustomStringConvertible {
  /// The raw value: "pixels" or "meters".
  public var description: String { rawValue }
}

extension GridOverlay.Options.ZoomLevels: CustomStringConvertible {
  /// The zooms from the coarsest level to the finest: "8.0 11.0 14.0 17.0 never".
  public var description: String {
    [tenKilometers, kilometer, hundredMeters, tenMeters, meter].map { $0.map { "\($0)" } ?? "never" }
      .joined(separator: " ")
  }
}

// MARK: - The core's form

extension GridOverlay.Options {
  fileprivate init(_ options: gn_grid_options) {
    content = Content(rawValue: options.content)
    tileSize = options.tile_size == 256 ? .pixels256 : .pixels512
    let isOnScreen = options.tolerance_unit == UInt32(GN_GRID_PIXELS)
    tolerance = isOnScreen ? .pixels(options.tolerance) : .meters(options.tolerance)
    margin = options.margin
    minimumPixels = options.minimum_pixels
    spacing = options.spacing == 0 ? nil : options.spacing
    zoomLevels = ZoomLevels(options.level_zooms)
    labelPixels = options.label_pixels
    referenceZoom = options.reference_zoom
    referenceStep = Int(options.reference_step)
    maximumVertices = Int(clamping: options.max_vertices)
  }

  var core: gn_grid_options {
    get throws(GridNorthError) {
      // In the core, 0 means nil.
      guard spacing != 0 else { throw GridNorthError(.spacing) }
      var options = CoreMapGrid.defaults
      options.content = content.rawValue
      options.tile_size = tileSize.core
      options.tolerance = tolerance.value
      options.tolerance_unit = UInt32(tolerance.unit == .pixels ? GN_GRID_PIXELS : GN_GRID_METERS)
      options.margin = margin
      options.minimum_pixels = minimumPixels
      options.spacing = spacing ?? 0
      options.level_zooms = zoomLevels.core
      options.label_pixels = labelPixels
      options.reference_zoom = referenceZoom
      options.reference_step = UInt32(clamping: referenceStep)
      options.max_vertices = UInt64(clamping: maximumVertices)
      return options
    }
  }
}

extension GridOverlay.Options.ZoomLevels {
  fileprivate typealias Zooms = (Double, Double, Double, Double, Double)

  fileprivate init(_ zooms: Zooms) {
    func zoom(_ value: Double) -> Double? { value == .infinity ? nil : value }
    tenKilometers = zoom(zooms.0)
    kilometer = zoom(zooms.1)
    hundredMeters = zoom(zooms.2)
    tenMeters = zoom(zooms.3)
    meter = zoom(zooms.4)
  }

  fileprivate var core: Zooms {
    func zoom(_ value: Double?) -> Double { value ?? .infinity }
    return (zoom(tenKilometers), zoom(kilometer), zoom(hundredMeters), zoom(tenMeters), zoom(meter))
  }
}

extension GridOverlay {
  /// The options, which were checked when the value was created.
  var coreOptions: gn_grid_options {
    do { return try options.core } catch { preconditionFailure("Checked options were refused: \(error).") }
  }
}
