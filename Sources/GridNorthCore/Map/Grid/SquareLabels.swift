// SPDX-License-Identifier: MIT
import CGridNorth

// The letters of 100 km squares. A square that the view or the border of a grid zone cuts is labeled in the largest of its
// pieces.

/// The visible piece of a square. Degrees and meters are those of its quarter of the grid.
private struct SquarePiece {
  let quarter: GridQuarter
  let extent: Ring.Extent
  /// Square meters.
  let area: Double
  let centroid: (x: Double, y: Double)

  init(_ ring: Ring) {
    quarter = ring.quarter
    extent = ring.extent
    let centroid = ring.centroid
    area = centroid.area
    self.centroid = (centroid.x, centroid.y)
  }

  /// A whole square.
  init(_ square: ZoneSquare) {
    quarter = .zone
    extent = square.extent
    area = GridSpacing.coarsest * GridSpacing.coarsest
    centroid = (square.x.low + 0.5 * GridSpacing.coarsest, square.y.low + 0.5 * GridSpacing.coarsest)
  }

  /// A place in the middle, in degrees: the centroid or, if that is outside because the piece bends around a pole, the
  /// middle of latitudes and longitudes. Nil if neither is inside.
  func middle(x: (low: Double, high: Double), y: (low: Double, high: Double)) -> (latitude: Double, longitude: Double)?
  {
    let position = quarter.position(x: centroid.x, y: centroid.y)
    if extent.latitude.low < position.latitude, position.latitude < extent.latitude.high,
      extent.longitude.low < position.longitude, position.longitude < extent.longitude.high
    {
      return position
    }
    let latitude = 0.5 * (extent.latitude.low + extent.latitude.high)
    let longitude = 0.5 * (extent.longitude.low + extent.longitude.high)
    let point = quarter.point(latitude: latitude, longitude: longitude)
    guard x.low <= point.x, point.x <= x.high, y.low <= point.y, point.y <= y.high else { return nil }
    return (latitude, longitude)
  }
}

/// A 100 km square of a zone, in its quarter of the grid.
private struct ZoneSquare {
  let x: (low: Double, high: Double)
  let y: (low: Double, high: Double)
  let corners: Ring.CellCorners

  /// Latitude grows with y and falls with x, and longitude grows with both.
  var extent: Ring.Extent {
    (
      latitude: (low: corners.southEast.latitude, high: corners.northWest.latitude),
      longitude: (low: corners.southWest.longitude, high: corners.northEast.longitude)
    )
  }

  /// The visible part of a window; nil if it has no width.
  func piece(in window: Ring.Extent) -> SquarePiece? {
    let extent = extent
    if window.latitude.low <= extent.latitude.low, extent.latitude.high <= window.latitude.high,
      window.longitude.low <= extent.longitude.low, extent.longitude.high <= window.longitude.high
    {
      return SquarePiece(self)
    }
    guard extent.latitude.low < window.latitude.high, window.latitude.low < extent.latitude.high,
      extent.longitude.low < window.longitude.high, window.longitude.low < extent.longitude.high
    else { return nil }
    return Ring(x: x, y: y, corners).cut(latitude: window.latitude, longitude: window.longitude).map(SquarePiece.init)
  }
}

/// The corners of squares on a northing, from the central meridian to the east.
private struct CornerRow {
  private let positions: (latitude: Eight, longitude: Eight)

  @inline(never)
  init(y: Double) {
    positions = Kernels.positions(x: Eight.toSeven * GridSpacing.coarsest, y: Eight(repeating: y))
  }

  subscript(column: Int) -> Ring.Position { (positions.latitude.lane(column), positions.longitude.lane(column)) }
}

/// The letters of the squares of a zone.
struct ZoneSquareLabels {
  let region: ZoneRegion
  let part: Int

  func draw(into drawing: inout Drawing) {
    let extent = region.extent
    let side = GridSpacing.coarsest
    var row = (extent.y.low / side).floored
    var south = CornerRow(y: row * side)
    while row <= (extent.y.high / side).floored, !drawing.isFull {
      let north = CornerRow(y: (row + 1) * side)
      var column = (extent.x.low / side).floored
      while column <= (extent.x.high / side).floored, !drawing.isFull {
        addSquare(column: column, row: row, south, north, into: &drawing)
        column += 1
      }
      row += 1
      south = north
    }
  }

  /// Labels a square in the largest of its pieces within the bands and the view.
  private func addSquare(
    column: Double, row: Double, _ south: CornerRow, _ north: CornerRow, into drawing: inout Drawing
  ) {
    let isWestern = column < 0
    let side = GridSpacing.coarsest
    // Away from the central meridian.
    let number = isWestern ? -(column + 1) : column
    let west = Int(truncatingIfNeeded: number.wholeNumber)
    let square = ZoneSquare(
      x: (number * side, (number + 1) * side), y: (row * side, (row + 1) * side),
      corners: (south[west], south[west &+ 1], north[west &+ 1], north[west]))
    let view = drawing.request.view
    guard let (piece, band) = largestPiece(of: square, isWestern: isWestern, view, part) else { return }
    if let (other, _) = largestPiece(of: square, isWestern: isWestern, view, 1 &- part),
      isLess(piece.area, than: other.area, in: part)
    {
      return
    }
    guard let gridZone = GridZone(zone: region.zone, band: band), let place = piece.middle(x: square.x, y: square.y)
    else { return }
    let name = Square(
      frame: .utm(gridZone), column: Int(truncatingIfNeeded: (column + 8).wholeNumber) &- 3,
      row: region.isSouthern
        ? -1 &- Int(truncatingIfNeeded: row.wholeNumber) : Int(truncatingIfNeeded: row.wholeNumber))
    drawing.add(
      square: name, piece, latitude: region.sign * place.latitude,
      longitude: region.centralMeridian + (isWestern ? -place.longitude : place.longitude),
      zone: region.zone, isSouthern: region.isSouthern)
  }

  /// The largest visible piece of a square in any band, in a part of the view.
  private func largestPiece(
    of square: ZoneSquare, isWestern: Bool, _ view: MapView, _ part: Int
  ) -> (piece: SquarePiece, band: Band)? {
    guard let longitudes = view.longitudes(part) else { return nil }
    let latitude = square.extent.latitude
    var best: (piece: SquarePiece, band: Band)?
    var number = Band(latitude: max(0, min(latitude.low, 83))).number
    while number <= 9, Double(number) * 8 < latitude.high {
      let band = Band(number: region.isSouthern ? -1 &- number : number)
      if let window = window(on: band, isWestern: isWestern, view, longitudes), let piece = square.piece(in: window),
        piece.area > best?.piece.area ?? 0
      {
        best = (piece, band)
      }
      number &+= 1
    }
    return best
  }

  /// The visible part of a band, as its quarter counts degrees; nil if nothing is visible.
  private func window(
    on band: Band, isWestern: Bool, _ view: MapView, _ longitudes: (west: Double, east: Double)
  ) -> Ring.Extent? {
    guard let gridZone = GridZone(zone: region.zone, band: band) else { return nil }
    let meridians = gridZone.meridians
    let south = max(band.south, view.south)
    let north = min(band.north, view.north)
    let west = max(meridians.west, longitudes.west) - region.centralMeridian
    let east = min(meridians.east, longitudes.east) - region.centralMeridian
    guard south < north, west < east else { return nil }
    return (
      latitude: region.isSouthern ? (-north, -south) : (south, north),
      longitude: isWestern ? (-east, -west) : (west, east)
    )
  }
}

/// The letters of the squares of a polar cap.
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
    guard let piece = visible(cell, isWestern, isBeyond, region) else { return }
    if let opposite, let other = visible(cell, isWestern, isBeyond, opposite),
      isLess(piece.area, than: other.area, in: part)
    {
      return
    }
    guard let place = piece.middle(x: (x, x + side), y: (y, y + side)) else { return }
    let zone = PolarZone(isSouthern: region.isSouthern, isEastern: !isWestern)
    let gridRow = region.isSouthern ? row : -1 - row
    let name = Square(
      frame: .polar(zone), column: Int(truncatingIfNeeded: (column + 32).wholeNumber) &- 32,
      row: Int(truncatingIfNeeded: (gridRow + 32).wholeNumber) &- 32)
    drawing.add(
      square: name, piece, latitude: sign * place.latitude,
      longitude: (isWestern ? -1 : 1) * (isBeyond ? 180 - place.longitude : place.longitude), zone: 0,
      isSouthern: region.isSouthern)
  }

  /// The part of a cell in the sector of a region, in the coordinates of the cell's quarter; nil if it is empty.
  private func visible(_ cell: Ring, _ isWestern: Bool, _ isBeyond: Bool, _ region: PolarRegion) -> SquarePiece? {
    let direction = isWestern ? -1.0 : 1.0
    let a = isBeyond ? 180 - direction * region.west.degrees : direction * region.west.degrees
    let b = isBeyond ? 180 - direction * region.east.degrees : direction * region.east.degrees
    let longitude = (low: max(0, min(a, b)), high: min(90, max(a, b)))
    guard longitude.low < longitude.high else { return nil }
    return cell.cut(latitude: (region.south.degrees, region.north.degrees), longitude: longitude)
      .map(SquarePiece.init)
  }
}

extension Drawing {
  /// Adds the letters of a square, if its visible piece is large enough for them.
  fileprivate mutating func add(
    square: Square, _ piece: SquarePiece, latitude: Double, longitude: Double, zone: Int, isSouthern: Bool
  ) {
    let least = request.options.label_pixels
    let (west, east) = piece.extent.longitude
    let (south, north) = piece.extent.latitude
    guard (east - west) / request.view.degreesPerPixel >= least, request.areApart(south, north, pixels: least)
    else { return }
    let pixel = request.view.metersPerPixel(latitude: latitude)
    guard piece.area >= 0.5 * least * least * pixel * pixel else { return }
    let label = GridLabel(
      kind: GN_LABEL_SQUARE, latitude: latitude, longitude: longitude, text: LabelText(square),
      zone: Int32(truncatingIfNeeded: zone), isSouthern: isSouthern)
    if request.isClearOfBorders(label) { add(label) }
  }
}
