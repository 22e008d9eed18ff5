// SPDX-License-Identifier: MIT
import CGridNorth

/// Designators of grid zones, in the middle of what is visible of each.
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
      kind: Int(GN_LABEL_GRID_ZONE), latitude: Self.between(south, north, isBeside ? 0.75 : 0.5),
      longitude: west + (isBeside ? 0.25 : 0.5) * (east - west), text: text,
      zone: Int32(truncatingIfNeeded: zone), isSouthern: bounds.south < 0)
    if request.isClearOfBorders(label) { drawing.add(label) }
  }
}

/// The letters of the 100 km squares of a zone.
struct ZoneSquareLabels {
  let region: ZoneRegion
  let part: Int

  func draw(into drawing: inout Drawing) {
    let extent = region.extent
    let side = GridSpacing.coarsest
    var row = (extent.y.low / side).floored
    while row <= (extent.y.high / side).floored, !drawing.isFull {
      var column = (extent.x.low / side).floored
      while column <= (extent.x.high / side).floored, !drawing.isFull {
        addSquare(column: column, row: row, into: &drawing)
        column += 1
      }
      row += 1
    }
  }

  /// Labels a square in the largest of its pieces within the bands and the view.
  private func addSquare(column: Double, row: Double, into drawing: inout Drawing) {
    let isWestern = column < 0
    let side = GridSpacing.coarsest
    let x = isWestern ? -(column + 1) * side : column * side
    let cell = Ring(.zone, x: (x, x + side), y: (row * side, (row + 1) * side))
    let view = drawing.request.view
    guard let (ring, area, band) = largestPiece(of: cell, isWestern: isWestern, view, part) else { return }
    if let other = largestPiece(of: cell, isWestern: isWestern, view, 1 &- part),
      isLess(area, than: other.area, in: part)
    {
      return
    }
    guard let gridZone = GridZone(zone: region.zone, band: band), let place = ring.middle(of: cell) else { return }
    let square = Square(
      frame: .utm(gridZone), column: Int(truncatingIfNeeded: (column + 8).wholeNumber) &- 3,
      row: region.isSouthern
        ? -1 &- Int(truncatingIfNeeded: row.wholeNumber) : Int(truncatingIfNeeded: row.wholeNumber))
    drawing.add(
      square: LabelText(square), ring: ring, latitude: region.sign * place.latitude,
      longitude: region.centralMeridian + (isWestern ? -place.longitude : place.longitude),
      zone: region.zone, isSouthern: region.isSouthern)
  }

  /// The largest visible piece of a cell in any band, in a part of the view.
  private func largestPiece(
    of cell: Ring, isWestern: Bool, _ view: MapView, _ part: Int
  ) -> (ring: Ring, area: Double, band: Band)? {
    guard let longitudes = view.longitudes(part) else { return nil }
    let extent = cell.extent
    var best: (ring: Ring, area: Double, band: Band)?
    var number = Band(latitude: max(0, min(extent.latitude.low, 83))).number
    while number <= 9, Double(number) * 8 < extent.latitude.high {
      let band = Band(number: region.isSouthern ? -1 &- number : number)
      if let ring = visible(cell, in: band, isWestern: isWestern, view, longitudes) {
        let area = ring.centroid.area
        if area > best?.area ?? 0 { best = (ring, area, band) }
      }
      number &+= 1
    }
    return best
  }

  /// The part of a cell in a band and in the view; nil if it is empty.
  private func visible(
    _ cell: Ring, in band: Band, isWestern: Bool, _ view: MapView, _ longitudes: (west: Double, east: Double)
  ) -> Ring? {
    guard let gridZone = GridZone(zone: region.zone, band: band) else { return nil }
    let meridians = gridZone.meridians
    let south = max(band.south, view.south)
    let north = min(band.north, view.north)
    let west = max(meridians.west, longitudes.west) - region.centralMeridian
    let east = min(meridians.east, longitudes.east) - region.centralMeridian
    guard south < north, west < east else { return nil }
    return cell.cut(
      latitude: region.isSouthern ? (-north, -south) : (south, north),
      longitude: isWestern ? (-east, -west) : (west, east))
  }
}

/// The letters of the 100 km squares of a polar cap.
struct PolarSquareLabels {
  let region: PolarRegion
  let part: Int
  /// The same cap in the other part of the view.
  let opposite: PolarRegion?

  private var sign: Double { region.isSouthern ? -1 : 1 }

  func draw(into drawing: inout Drawing) {
    let (x, y) = region.extent
    let side = GridSpacing.coarsest
    var row = (y.low / side).floored
    while row <= (y.high / side).floored, !drawing.isFull {
      var column = (x.low / side).floored
      while column <= (x.high / side).floored, !drawing.isFull {
        addSquare(column: column, row: row, into: &drawing)
        column += 1
      }
      row += 1
    }
  }

  /// `row` counts away from the pole along the meridian 0.
  private func addSquare(column: Double, row: Double, into drawing: inout Drawing) {
    let isWestern = column < 0
    let isBeyond = row < 0
    let side = GridSpacing.coarsest
    let x = isWestern ? -(column + 1) * side : column * side
    let y = isBeyond ? -(row + 1) * side : row * side
    let cell = Ring(.polar, x: (x, x + side), y: (y, y + side))
    guard let ring = visible(cell, isWestern, isBeyond, region) else { return }
    if let opposite, let other = visible(cell, isWestern, isBeyond, opposite),
      isLess(ring.centroid.area, than: other.centroid.area, in: part)
    {
      return
    }
    guard let place = ring.middle(of: cell) else { return }
    let zone = PolarZone(isSouthern: region.isSouthern, isEastern: !isWestern)
    let gridRow = region.isSouthern ? row : -1 - row
    let square = Square(
      frame: .polar(zone), column: Int(truncatingIfNeeded: (column + 32).wholeNumber) &- 32,
      row: Int(truncatingIfNeeded: (gridRow + 32).wholeNumber) &- 32)
    drawing.add(
      square: LabelText(square), ring: ring, latitude: sign * place.latitude,
      longitude: (isWestern ? -1 : 1) * (isBeyond ? 180 - place.longitude : place.longitude), zone: 0,
      isSouthern: region.isSouthern)
  }

  /// The part of a cell in the sector of a region, in the coordinates of the cell's quarter; nil if it is empty.
  private func visible(_ cell: Ring, _ isWestern: Bool, _ isBeyond: Bool, _ region: PolarRegion) -> Ring? {
    let direction = isWestern ? -1.0 : 1.0
    let a = isBeyond ? 180 - direction * region.west.degrees : direction * region.west.degrees
    let b = isBeyond ? 180 - direction * region.east.degrees : direction * region.east.degrees
    let longitude = (low: max(0, min(a, b)), high: min(90, max(a, b)))
    guard longitude.low < longitude.high else { return nil }
    return cell.cut(latitude: (region.south.degrees, region.north.degrees), longitude: longitude)
  }
}

/// Whether this part is the smaller of two that could have a label; of two of the same size, the second is.
private func isLess(_ size: Double, than other: Double, in part: Int) -> Bool {
  size < other || (size == other && part == 1)
}

extension Drawing {
  /// Adds the letters of a square, if its visible part is large enough for them.
  fileprivate mutating func add(
    square text: LabelText, ring: Ring, latitude: Double, longitude: Double, zone: Int, isSouthern: Bool
  ) {
    let extent = ring.extent
    let least = request.options.label_pixels
    let width = (extent.longitude.high - extent.longitude.low) / request.view.degreesPerPixel
    let height = request.pixels(from: extent.latitude.low, to: extent.latitude.high)
    let pixel = request.view.metersPerPixel(latitude: latitude)
    guard width >= least, height >= least, ring.centroid.area >= 0.5 * least * least * pixel * pixel else { return }
    let label = GridLabel(
      kind: Int(GN_LABEL_SQUARE), latitude: latitude, longitude: longitude, text: text,
      zone: Int32(truncatingIfNeeded: zone), isSouthern: isSouthern)
    if request.isClearOfBorders(label) { add(label) }
  }
}
