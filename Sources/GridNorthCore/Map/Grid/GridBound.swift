// SPDX-License-Identifier: MIT
import CGridNorth

/// A bound for the number of vertices and labels of a grid, from the number and the lengths of lines.
struct GridBound {
  private var total = 0.0

  /// As a size; a larger bound is clamped.
  var count: Int {
    // Whole numbers below 2^51 are exact; a 32-bit host has smaller sizes.
    let largest = min(1_125_899_906_842_624, Double(Int.max))
    return Int(truncatingIfNeeded: min(total + 16, largest).wholeNumber)
  }

  init(_ request: GridRequest) {
    let view = request.linesView
    guard !view.isEmpty else { return }
    total = Self.vertices(request, view)
    var part = 0
    while part < 2 {
      if request.draws(GN_GRID_DRAW_GRID_ZONES), let grid = Self.gridZones(view, part) {
        total += grid.zones * grid.bands + 4
      }
      MapGrid.forEachRegion(of: request.view, part: part) { region in
        total += Self.labels(request, region.extent, parts: 2 * Double(region.count))
      } polar: { region in
        total += Self.labels(request, region.extent, parts: 4)
      }
      part &+= 1
    }
  }

  private static func vertices(_ request: GridRequest, _ view: MapView) -> Double {
    let chords = request.chords
    let interval = request.interval
    var total = 0.0
    var part = 0
    while part < 2 {
      if request.draws(GN_GRID_DRAW_BORDERS), let grid = gridZones(view, part) {
        total += 2 * (grid.zones + grid.bands + 10)
      }
      MapGrid.forEachRegion(of: view, part: part) { region in
        if interval > 0 { total += vertices(region, interval, chords) }
      } polar: { region in
        if interval > 0 { total += vertices(region, interval, chords) }
      }
      part &+= 1
    }
    return total
  }

  /// Columns and rows of grid zones in a part of a view; may be too many.
  private static func gridZones(_ view: MapView, _ part: Int) -> (zones: Double, bands: Double)? {
    view.longitudes(part).map { (($0.east - $0.west) / 6 + 3, (view.north - view.south) / 8 + 2) }
  }

  private typealias Extent = (x: (low: Double, high: Double), y: (low: Double, high: Double))

  private static func vertices(_ region: ZoneRegion, _ interval: Double, _ chords: Chords) -> Double {
    let extent = region.extent
    let (x, y) = region.multiples(of: interval)
    let eastings = max(0, x.last - x.first + 1)
    let northings = max(0, y.last - y.first + 1)
    // The load is greatest in the corner that is farthest away.
    let far = max(extent.x.low.absolute, extent.x.high.absolute)
    let up = (extent.y.high - extent.y.low) * chords.easting(far, at: extent.y.high).root
    let across = (extent.x.high - extent.x.low) * chords.northing(extent.y.high).root
    let boxes = Double(region.count)
    return eastings * (2 * boxes + 1 + 1.2 * up) + northings * (4 * boxes + 1 + 1.2 * across)
  }

  /// Along a line of the polar grid the longitude turns by half a circle: steps of 20 degrees, of a third of the distance from
  /// the pole, or by load; the load of a line integrates to less than 2.7 times that at the edge of the cap.
  private static func vertices(_ region: PolarRegion, _ interval: Double, _ chords: Chords) -> Double {
    let (x, y) = region.extent
    let lines = max(0, x.high / interval - x.low / interval) + max(0, y.high / interval - y.low / interval) + 4
    let outer = region.radius.outer
    let load = 2 * outer * chords.polar(distance: outer, radius: outer).root
    let doublings = (outer / min(interval, outer) + 1).naturalLogarithm
    return lines * (24 + 8 * doublings + 4 * load)
  }

  private static func labels(_ request: GridRequest, _ extent: Extent, parts: Double) -> Double {
    let width = extent.x.high - extent.x.low
    let height = extent.y.high - extent.y.low
    var count = 0.0
    let side = GridSpacing.coarsest
    if request.labelsSquares { count += (width / side + 2) * (height / side + 2) }
    if request.labelsReferences {
      let step = request.referenceInterval
      count += (width / step + 2) * (height / step + 2)
      // Rows without references are examined too.
      count += (width + height) / request.referenceRows
    }
    if request.draws(GN_GRID_DRAW_DIGITS), request.spacing.meters > 0 {
      count += parts * 2 * (width / request.spacing.meters + height / request.spacing.meters + 4)
    }
    return count
  }
}
