// SPDX-License-Identifier: MIT
import CGridNorth

/// What a name names: a grid zone, half of a polar cap, or a 100 km square of one of them.
struct NamedCell {
  let frame: Square.Frame
  /// Nil for the grid zone itself.
  let square: Square?

  /// The cell around a position that was checked.
  init?(_ position: gn_point, isSquare: Bool) {
    let found = try? MGRS.reference(latitude: position.latitude, longitude: position.longitude, precision: 0)
    guard let found else { return nil }
    frame = found.square.frame
    square = isSquare ? found.square : nil
  }

  private init(_ square: Square) {
    frame = square.frame
    self.square = square
  }

  /// The part of a square that lies in the band to the north or to the south: it has the same letters.
  func neighbor(_ step: Int) -> NamedCell? {
    guard let square, case .utm(let gridZone) = frame else { return nil }
    let number = gridZone.band.number &+ step
    guard number >= Band.southernmost, number <= Band.northernmost else { return nil }
    let band = Band(number: number)
    guard band.isSouthern == gridZone.band.isSouthern, let other = GridZone(zone: gridZone.zone, band: band) else {
      return nil
    }
    return NamedCell(Square(frame: .utm(other), column: square.column, row: square.row))
  }

  /// Whether a position is in the cell, as encoding decides it.
  func holds(_ position: gn_point) -> Bool {
    let found = try? MGRS.reference(latitude: position.latitude, longitude: position.longitude, precision: 0)
    guard let found, found.square.frame == frame else { return false }
    return square == nil || found.square == square
  }

  /// Walks along the outline. `window`: only the part within is needed. `bends`: whether meridians and parallels are curves.
  /// `chords` is the number of chords for each side of a square.
  func walk(within window: gn_bounds?, bends: Bool, chords: Int, _ body: (gn_point) -> Void) {
    if let square {
      let outline = CellOutline(Cell(square: square, east: 0, north: 0, precision: 0), within: window)
      // The chord of a sixth of a side stays within a thousandth of its length of the curve.
      if !outline.isCutAway { outline.walk(steps: chords, body) }
      return
    }
    var bounds = MGRS.bounds(of: frame)
    var isWide = true
    if let window, case .utm(let gridZone) = frame {
      let side = window.west.longitudeDifference(from: gridZone.centralMeridian)
      bounds.south = max(bounds.south, window.south)
      bounds.north = min(bounds.north, window.north)
      let end = side + (window.east - window.west)
      bounds.west = max(bounds.west, gridZone.centralMeridian + side)
      bounds.east = min(bounds.east, gridZone.centralMeridian + end)
      isWide = false
    }
    guard bounds.south < bounds.north, bounds.west < bounds.east else { return }
    let steps = !bends ? 1 : isWide && bounds.east - bounds.west > 90 ? 24 : 6
    side(from: (bounds.south, bounds.west), to: (bounds.south, bounds.east), steps, body)
    side(from: (bounds.south, bounds.east), to: (bounds.north, bounds.east), steps, body)
    side(from: (bounds.north, bounds.east), to: (bounds.north, bounds.west), steps, body)
    side(from: (bounds.north, bounds.west), to: (bounds.south, bounds.west), steps, body)
  }

  private func side(
    from a: (Double, Double), to b: (Double, Double), _ steps: Int, _ body: (gn_point) -> Void
  ) {
    var step = 0
    while step < steps {
      let part = Double(step) / Double(steps)
      body(gn_point(latitude: a.0 + part * (b.0 - a.0), longitude: a.1 + part * (b.1 - a.1)))
      step &+= 1
    }
  }
}
