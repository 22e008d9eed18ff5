// SPDX-License-Identifier: MIT
import CGridNorth

/// The borders of grid zones: parallels between bands, meridians between zones. Both are straight on the screen.
struct Borders {
  let view: MapView
  let part: Int

  func draw(into drawing: inout Drawing) {
    guard let (west, east) = view.longitudes(part) else { return }
    drawParallels(west, east, into: &drawing)
    drawMeridians(west, east, into: &drawing)
  }

  private func drawParallels(_ west: Double, _ east: Double, into drawing: inout Drawing) {
    guard west < east else { return }
    var latitude = -80.0
    while latitude <= 84 {
      if latitude >= view.south, latitude <= view.north {
        let line = GridLine(
          borderAlong: GN_AXIS_LATITUDE, degrees: latitude, zone: Int32(GN_ZONE_ALL), isSouthern: latitude < 0)
        drawing.add(
          line, along: StraightPath(), from: LineEnd(latitude: latitude, longitude: west),
          to: LineEnd(latitude: latitude, longitude: east))
      }
      latitude += latitude == 72 ? 12 : 8
    }
  }

  private func drawMeridians(_ west: Double, _ east: Double, into drawing: inout Drawing) {
    // A view across the antimeridian has it in both parts, the whole earth begins and ends at a meridian: once is enough.
    let first = part == 0 || west > -180 ? west : -177
    let last = view.isClosed(part) ? (east / 3).ceiled * 3 - 3 : east
    // -60 ... 60 in ordinary rounding.
    var number = (first / 3).ceiled.clamped(-60, 61)
    while number <= 60, 3 * number <= last, !drawing.isFull {
      let longitude = 3 * number
      UTM.forEachBorder(onMeridian: longitude) { drawMeridian(longitude, $0, $1, $2, into: &drawing) }
      if longitude == 0 || longitude.absolute == 180 {
        drawMeridian(longitude, 0, -90, -80, into: &drawing)
        drawMeridian(longitude, 0, 84, 90, into: &drawing)
      }
      number += 1
    }
  }

  private func drawMeridian(
    _ longitude: Double, _ zone: Int32, _ south: Double, _ north: Double, into drawing: inout Drawing
  ) {
    let low = max(south, view.south)
    let high = min(north, view.north)
    guard low < high else { return }
    let line = GridLine(borderAlong: GN_AXIS_LONGITUDE, degrees: longitude, zone: zone, isSouthern: north < 0)
    drawing.add(
      line, along: StraightPath(), from: LineEnd(latitude: low, longitude: longitude),
      to: LineEnd(latitude: high, longitude: longitude))
  }
}

/// A meridian or parallel.
struct StraightPath: LinePath {
  var origin: Double { 0 }
  /// Never called: one chord is the whole line.
  func positions(_ along: Eight) -> (latitude: Eight, longitude: Eight) { (along, along) }
  func step(from start: Double, limit: Double, guess: Double) -> Double { limit }
}
