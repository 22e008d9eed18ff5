// SPDX-License-Identifier: MIT
import CGridNorth

/// The visible part of a Web Mercator map: latitudes, and longitudes that continue across the antimeridian.
struct MapView {
  private(set) var south: Double
  private(set) var north: Double
  /// West of the antimeridian, always there: [west, east], both in [-180, 180].
  private(set) var first: (west: Double, east: Double)
  /// Beyond the antimeridian, from -180 to here; nil if the view does not cross it.
  private(set) var secondEast: Double?
  /// The width of the world in pixels.
  let worldSize: Double
  /// Where the host's screen begins in a view of the whole earth: 180 degrees west of its middle.
  private var wholeFrom: Double?
  var isWhole: Bool { wholeFrom != nil }

  init(_ bounds: gn_bounds, worldSize: Double) throws(gn_status) {
    guard bounds.south.isFinite, bounds.west.isFinite, bounds.north.isFinite, bounds.east.isFinite else {
      throw GN_ERROR_NOT_FINITE
    }
    guard bounds.south.absolute <= 90, bounds.north.absolute <= 90 else { throw GN_ERROR_LATITUDE }
    guard bounds.south <= bounds.north else { throw GN_ERROR_VIEW }
    self.init(
      south: bounds.south, north: bounds.north, west: Angle.reduce(longitude: bounds.west),
      east: Angle.reduce(longitude: bounds.east), isWhole: bounds.east - bounds.west >= 360, worldSize: worldSize)
    if bounds.east - bounds.west >= 360 { wholeFrom = Angle.reduce(longitude: 0.5 * (bounds.west + bounds.east) - 180) }
  }

  /// From reduced longitudes.
  private init(south: Double, north: Double, west: Double, east: Double, isWhole: Bool, worldSize: Double) {
    // Adding zero turns -0 into 0, so that no vertex is at -0.
    self.south = south + 0
    self.north = north + 0
    self.worldSize = worldSize
    let west = west + 0
    let east = east + 0
    secondEast = nil
    if isWhole {
      first = (-180, 180)
    } else if east >= west {
      first = (west, east)
    } else {
      first = (west, 180)
      // An east edge of 180 was reduced to -180.
      if east > -180 { secondEast = east }
    }
  }

  /// A view without width or height shows nothing.
  var isEmpty: Bool { south >= north || (first.west >= first.east && secondEast == nil) }

  var degreesPerPixel: Double { 360 / worldSize }
  /// In degrees: what the text of a vertex tells. Of latitude, which a pixel has fewest degrees of where it is greatest.
  var tenthOfPixel: Double {
    let cosine = max(south.absolute, north.absolute).sineAndCosineOfDegrees.cosine
    return 0.1 * degreesPerPixel * max(cosine, Chords.leastCosine)
  }

  /// The middle, in degrees that continue beyond 180.
  var middleLongitude: Double {
    let east = secondEast.map { $0 + 360 } ?? first.east
    return 0.5 * (first.west + east)
  }

  /// The longitudes of a part: 0 before the antimeridian, 1 beyond.
  func longitudes(_ part: Int) -> (west: Double, east: Double)? {
    if part == 0 { return first }
    return secondEast.map { (-180, $0) }
  }

  /// Whether a part ends where the view begins, once around the earth: what lies on that meridian belongs to the beginning.
  func isClosed(_ part: Int) -> Bool {
    part == 0 ? first.west == -180 && first.east == 180 : secondEast == first.west
  }

  /// The latitude nearest to the equator.
  var nearestToEquator: Double { south > 0 ? south : north < 0 ? north : 0 }

  /// This view, enlarged by some pixels on each side.
  func grown(by pixels: Double) -> MapView {
    guard pixels > 0 else { return self }
    let degrees = pixels * degreesPerPixel
    let east = secondEast.map { $0 + 360 } ?? first.east
    let isWhole = east - first.west + 2 * degrees >= 360
    var view = MapView(
      south: -Self.moved(-south, by: degrees), north: Self.moved(north, by: degrees),
      west: (first.west - degrees).reducedLongitude, east: (east + degrees).reducedLongitude, isWhole: isWhole,
      worldSize: worldSize)
    if isWhole { view.wholeFrom = wholeFrom ?? (middleLongitude - 180).reducedLongitude }
    return view
  }

  /// A latitude moved north by as much of the screen as some degrees of longitude span; beyond the end of the Mercator
  /// world by as many degrees as there.
  private static func moved(_ latitude: Double, by degrees: Double) -> Double {
    guard latitude.absolute < WebMercator.limit else { return min(90, latitude + Chords.leastCosine * degrees) }
    let isometric = WebMercator.isometric(latitude: latitude) + degrees * SineDegrees.c0
    // Some hundred worlds to the north, nothing changes.
    return isometric < 18 ? WebMercator.latitude(isometric: isometric) : 90
  }

  /// This view, a whole earth cut where the host's screen begins.
  func cutAtItsBeginning() -> MapView {
    var view = self
    if let west = wholeFrom, west > -180 {
      view.first = (west, 180)
      view.secondEast = west
    }
    return view
  }

  /// This view without what lies beyond the end of the Mercator world.
  func withinMercator() -> MapView {
    var view = self
    view.south = max(south, -WebMercator.limit)
    view.north = min(north, WebMercator.limit)
    return view
  }

  /// Meters on the ground that a pixel spans, on the ellipsoid, along the parallel; beyond the end of the Mercator
  /// world, as many as at the end.
  func metersPerPixel(latitude: Double) -> Double {
    let clamped = min(latitude.absolute, WebMercator.limit)
    return ScreenScale.metersPerPixel(latitude: clamped, worldSize: worldSize)
  }
}
