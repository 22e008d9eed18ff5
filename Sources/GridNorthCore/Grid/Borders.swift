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
    // The whole earth has the antimeridian at both ends, a view across it in both parts: once is enough.
    let first = part == 0 || west > -180 ? west : -177
    let last = west == -180 && east == 180 ? 177 : east
    var longitude = (first / 3).ceiled * 3
    while longitude <= last, !drawing.isFull {
      let zone = Self.zone(eastOf: longitude)
      let (south, north) = Self.stretch(longitude)
      drawMeridian(longitude, zone, south, north, into: &drawing)
      // Interrupted by 32V, which is wider.
      if longitude == 6 { drawMeridian(longitude, zone, 64, 72, into: &drawing) }
      if longitude == 0 || longitude.absolute == 180 {
        drawMeridian(longitude, 0, -90, -80, into: &drawing)
        drawMeridian(longitude, 0, 84, 90, into: &drawing)
      }
      longitude += 3
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

  /// The latitudes between which a meridian is a border; empty if it is none.
  private static func stretch(_ longitude: Double) -> (south: Double, north: Double) {
    switch longitude {
    case 3: return (56, 64)
    case 6: return (-80, 56)
    case 9, 21, 33: return (72, 84)
    case 12, 18, 24, 30, 36: return (-80, 72)
    default:
      let zones = longitude / 6
      return zones == zones.floored ? (-80, 84) : (0, 0)
    }
  }

  private static func zone(eastOf longitude: Double) -> Int32 {
    switch longitude {
    case 3: return 32
    case 9: return 33
    case 21: return 35
    case 33: return 37
    default:
      let zone = Int32(truncatingIfNeeded: ((longitude + 180) / 6).wholeNumber) &+ 1
      return zone > 60 ? 1 : zone
    }
  }
}

/// A meridian or parallel.
struct StraightPath: LinePath {
  var origin: Double { 0 }
  /// Never asked for: one chord is the whole line.
  func positions(_ along: Block) -> (latitude: Block, longitude: Block) { (along, along) }
  func step(from start: Double, limit: Double, guess: Double) -> Double { limit }
}
