// SPDX-License-Identifier: MIT
import CGridNorth

/// Designators of grid zones, each in the middle of the visible part of its zone.
struct GridZoneLabels {
  let request: GridRequest
  let part: Int

  func draw(into drawing: inout Drawing) {
    guard request.draws(GN_GRID_DRAW_GRID_ZONES), let (west, east) = request.view.longitudes(part) else { return }
    let zones = UTM.zones(from: west, to: east)
    var number = -10
    while number < 10 {
      let band = Band(number: number)
      var zone = zones.first
      while zone <= zones.last, band.south < request.view.north, band.north > request.view.south {
        if let gridZone = GridZone(zone: zone, band: band) {
          let (west, east) = gridZone.meridians
          add(
            LabelText(gridZone), zone, gn_bounds(south: band.south, west: west, north: band.north, east: east),
            into: &drawing)
        }
        zone &+= 1
      }
      number &+= 1
    }
    addPolar(into: &drawing)
  }

  private func addPolar(into drawing: inout Drawing) {
    var index = 0
    while index < 4 {
      let polar = PolarZone(isSouthern: index < 2, isEastern: index & 1 == 1)
      add(
        LabelText(polar), 0,
        gn_bounds(
          south: polar.isSouthern ? -90 : 84, west: polar.isEastern ? 0 : -180, north: polar.isSouthern ? -80 : 90,
          east: polar.isEastern ? 180 : 0),
        into: &drawing)
      index &+= 1
    }
  }

  /// The longitudes of a grid zone that are visible in a part of the view.
  private func visible(_ bounds: gn_bounds, _ part: Int) -> (west: Double, east: Double)? {
    guard let view = request.view.longitudes(part) else { return nil }
    let west = max(bounds.west, view.west)
    let east = min(bounds.east, view.east)
    return west < east ? (west, east) : nil
  }

  /// A latitude between two, in equal shares of the screen; near the poles of the earth.
  private static func between(_ south: Double, _ north: Double, _ share: Double) -> Double {
    guard south > -WebMercator.limit, north < WebMercator.limit else { return south + share * (north - south) }
    let low = WebMercator.isometric(latitude: south)
    let high = WebMercator.isometric(latitude: north)
    return WebMercator.latitude(isometric: low + share * (high - low))
  }

  private func add(_ text: LabelText, _ zone: Int, _ bounds: gn_bounds, into drawing: inout Drawing) {
    guard let (west, east) = visible(bounds, part) else { return }
    // A view nearly around the earth shows both ends of a zone: the larger one has the label.
    if let other = visible(bounds, 1 &- part), isLess(east - west, than: other.east - other.west, in: part) { return }
    let south = max(bounds.south, request.view.south)
    let north = min(bounds.north, request.view.north)
    guard south < north else { return }
    let width = (east - west) / request.view.degreesPerPixel
    let height = request.pixels(from: south, to: north)
    guard min(width, height) >= request.options.label_pixels else { return }
    // In the middle; or, where the letters of squares have the middle, between that and the north-west corner. Half a cap
    // has no such corner, but its middle lies on the line between two rows of squares.
    let isBeside =
      request.labelsSquares && width >= 2 * request.options.label_pixels && (zone != 0 || east - west < 90)
    let label = GridLabel(
      kind: GN_LABEL_GRID_ZONE, latitude: Self.between(south, north, isBeside ? 0.75 : 0.5),
      longitude: west + (isBeside ? 0.25 : 0.5) * (east - west), text: text,
      zone: Int32(truncatingIfNeeded: zone), isSouthern: bounds.south < 0)
    if request.isClearOfBorders(label) { drawing.add(label) }
  }
}

/// Whether this part is the smaller of two that could have a label; of two of the same size, the second is.
func isLess(_ size: Double, than other: Double, in part: Int) -> Bool {
  size < other || (size == other && part == 1)
}
