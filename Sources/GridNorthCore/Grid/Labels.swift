// SPDX-License-Identifier: MIT
import CGridNorth

/// Designators of grid zones, in the middle of what is visible of each.
struct GridZoneLabels {
  let request: GridRequest
  let part: Int

  func draw(into drawing: inout Drawing) {
    guard request.draws(GN_GRID_DRAW_GRID_ZONES), let (west, east) = request.view.longitudes(part) else { return }
    let last = min(60, Int(truncatingIfNeeded: ((east + 186) / 6).wholeNumber) &+ 1)
    let first = max(1, Int(truncatingIfNeeded: ((west + 180) / 6).wholeNumber))
    var number = -10
    while number < 10 {
      let band = Band(number: number)
      var zone = first
      while zone <= last, band.south < request.view.north, band.north > request.view.south {
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
    // A view nearly around the earth sees both ends of a zone: the larger one has the label.
    if let other = visible(bounds, 1 &- part), isLess(east - west, than: other.east - other.west, in: part) { return }
    let south = max(bounds.south, request.view.south)
    let north = min(bounds.north, request.view.north)
    guard south < north else { return }
    let width = (east - west) / request.view.degreesPerPixel
    let height = request.pixels(from: south, to: north)
    guard min(width, height) >= request.options.label_pixels else { return }
    // In the middle; or, where the letters of squares have the middle, between that and the north-west corner. In a cap there
    // is no such corner, but the line between two rows of squares.
    let isBeside = request.labelsSquares && width >= 2 * request.options.label_pixels
    let label = GridLabel(
      kind: Int(GN_LABEL_GRID_ZONE),
      latitude: Self.between(south, north, zone == 0 || !isBeside ? 0.5 : 0.75),
      longitude: west + (zone == 0 || !isBeside ? 0.5 : 0.25) * (east - west), text: text,
      zone: Int32(truncatingIfNeeded: zone), isSouthern: bounds.south < 0)
    if request.isClearOfBorders(label) { drawing.add(label) }
  }
}

/// The letters of the 100 km squares of a zone, and references at intersections of its lines.
struct ZoneLabels {
  let region: ZoneRegion
  let part: Int

  func draw(into drawing: inout Drawing) {
    if drawing.request.labelsSquares { drawSquares(into: &drawing) }
    if drawing.request.labelsReferences { drawReferences(into: &drawing) }
  }

  private func drawSquares(into drawing: inout Drawing) {
    let extent = region.extent
    let side = GridSpacing.coarsest
    var row = (extent.y.low / side).floored
    while row <= (extent.y.high / side).floored {
      var column = (extent.x.low / side).floored
      while column <= (extent.x.high / side).floored, !drawing.isFull {
        addSquare(column: column, row: row, into: &drawing)
        column += 1
      }
      row += 1
    }
  }

  /// Labels a square in the largest of the pieces that bands and the view leave of it.
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

  /// The largest piece of a cell in any band, as far as it is visible in a part of the view.
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

  /// What of a cell lies in a band and in the view; nil if there is nothing.
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

  /// References at intersections of every fifth line, or as the options say.
  private func drawReferences(into drawing: inout Drawing) {
    let request = drawing.request
    let interval = request.spacing.metres * Double(request.options.reference_step)
    let extent = region.extent
    let firstEasting = ((extent.x.low + UTM.falseEasting) / interval).ceiled
    let lastEasting = ((extent.x.high + UTM.falseEasting) / interval).floored
    let low = region.isSouthern ? region.falseNorthing - extent.y.high : extent.y.low
    let high = region.isSouthern ? region.falseNorthing - extent.y.low : extent.y.high
    var northing = (low / interval).ceiled
    let lastNorthing = (high / interval).floored
    drawing.announce((lastNorthing - northing) * (lastEasting - firstEasting) * 0.25)
    while northing <= lastNorthing {
      var easting = firstEasting
      while easting <= lastEasting, !drawing.isFull {
        let x = (Block(0, 1, 2, 3, 4, 5, 6, 7) + easting) * interval
        addReferences(x, northing * interval, count: lastEasting - easting + 1, into: &drawing)
        easting += 8
      }
      northing += 1
    }
  }

  private func addReferences(_ easting: Block, _ northing: Double, count: Double, into drawing: inout Drawing) {
    let position = GridQuarter.positions(
      x: easting - UTM.falseEasting, y: Block(repeating: northing - region.falseNorthing))
    guard let longitudes = drawing.request.view.longitudes(part) else { return }
    var lane = 0
    while lane < 8, Double(lane) < count {
      let latitude = position.latitude.lane(lane)
      let longitude = position.longitude.lane(lane) + region.centralMeridian
      if drawing.request.view.south <= latitude, latitude <= drawing.request.view.north,
        longitudes.west <= longitude, longitude <= longitudes.east, latitude >= -80, latitude < 84,
        let gridZone = GridZone(zone: region.zone, band: Band(latitude: latitude))
      {
        drawing.add(
          reference: .utm(gridZone), latitude: latitude, longitude: longitude, easting: easting.lane(lane),
          northing: northing, zone: region.zone, isSouthern: region.isSouthern)
      }
      lane &+= 1
    }
  }
}

/// The letters of the 100 km squares of a polar cap, and references at intersections of its lines.
struct PolarLabels {
  let region: PolarRegion
  let part: Int
  /// The same cap in the other part of the view.
  let opposite: PolarRegion?

  func draw(into drawing: inout Drawing) {
    if drawing.request.labelsSquares { drawSquares(into: &drawing) }
    if drawing.request.labelsReferences { drawReferences(into: &drawing) }
  }

  private var sign: Double { region.isSouthern ? -1 : 1 }

  private func drawSquares(into drawing: inout Drawing) {
    let (x, y) = region.extent
    let side = GridSpacing.coarsest
    var row = (y.low / side).floored
    while row <= (y.high / side).floored {
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

  /// What of a cell lies in the sector of a region, as it is seen in the cell's quarter; nil if there is nothing.
  private func visible(_ cell: Ring, _ isWestern: Bool, _ isBeyond: Bool, _ region: PolarRegion) -> Ring? {
    let direction = isWestern ? -1.0 : 1.0
    let a = isBeyond ? 180 - direction * region.west.degrees : direction * region.west.degrees
    let b = isBeyond ? 180 - direction * region.east.degrees : direction * region.east.degrees
    let longitude = (low: max(0, min(a, b)), high: min(90, max(a, b)))
    guard longitude.low < longitude.high else { return nil }
    return cell.cut(latitude: (region.south.degrees, region.north.degrees), longitude: longitude)
  }

  private func drawReferences(into drawing: inout Drawing) {
    let interval = drawing.request.spacing.metres * Double(drawing.request.options.reference_step)
    let (x, y) = region.extent
    let firstEasting = ((x.low + UTM.poleCoordinate) / interval).ceiled
    let lastEasting = ((x.high + UTM.poleCoordinate) / interval).floored
    // Northings grow along the meridian 0 in the south, against it in the north.
    var northing = ((UTM.poleCoordinate + (region.isSouthern ? y.low : -y.high)) / interval).ceiled
    let lastNorthing = ((UTM.poleCoordinate + (region.isSouthern ? y.high : -y.low)) / interval).floored
    while northing <= lastNorthing {
      var easting = firstEasting
      while easting <= lastEasting, !drawing.isFull {
        addReference(easting * interval, northing * interval, into: &drawing)
        easting += 1
      }
      northing += 1
    }
  }

  private func addReference(_ easting: Double, _ northing: Double, into drawing: inout Drawing) {
    let grid = UTM.Grid(checkedZone: 0, hemisphere: region.isSouthern ? -1 : 1)
    let position = UTM.unprojectPolar(easting: easting, northing: northing, grid: grid)
    let latitude = sign * position.latitude
    guard latitude >= region.south.degrees, latitude <= region.north.degrees,
      region.holds(position.longitude)
    else { return }
    let zone = PolarZone(isSouthern: region.isSouthern, isEastern: easting >= UTM.poleCoordinate)
    drawing.add(
      reference: .polar(zone), latitude: position.latitude, longitude: position.longitude, easting: easting,
      northing: northing, zone: 0, isSouthern: region.isSouthern)
  }
}

/// Whether of two parts that could have a label this one is the smaller; of two of the same size the second.
private func isLess(_ size: Double, than other: Double, in part: Int) -> Bool {
  size < other || (size == other && part == 1)
}

extension Drawing {
  /// Adds the letters of a square, if what is visible of it is large enough for them.
  fileprivate mutating func add(
    square text: LabelText, ring: Ring, latitude: Double, longitude: Double, zone: Int, isSouthern: Bool
  ) {
    let extent = ring.extent
    let least = request.options.label_pixels
    let width = (extent.longitude.high - extent.longitude.low) / request.view.degreesPerPixel
    let height = request.pixels(from: extent.latitude.low, to: extent.latitude.high)
    let pixel = request.view.metresPerPixel(latitude: latitude)
    guard width >= least, height >= least, ring.centroid.area >= 0.5 * least * least * pixel * pixel else { return }
    let label = GridLabel(
      kind: Int(GN_LABEL_SQUARE), latitude: latitude, longitude: longitude, text: text,
      zone: Int32(truncatingIfNeeded: zone), isSouthern: isSouthern)
    if request.isClearOfBorders(label) { add(label) }
  }

  /// Adds the reference of an intersection.
  fileprivate mutating func add(
    reference frame: Square.Frame, latitude: Double, longitude: Double, easting: Double, northing: Double, zone: Int,
    isSouthern: Bool
  ) {
    let reference = MGRS.Reference(
      frame: frame, east: (easting * 1e6).wholeNumber, north: (northing * 1e6).wholeNumber,
      precision: spacing.digits)
    let label = GridLabel(
      kind: Int(GN_LABEL_REFERENCE), latitude: latitude, longitude: longitude, text: LabelText(reference),
      zone: Int32(truncatingIfNeeded: zone), isSouthern: isSouthern)
    if request.isClearOfBorders(label) { add(label) }
  }
}
