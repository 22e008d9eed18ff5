// SPDX-License-Identifier: MIT
import CGridNorth

/// How a map makes pixels of positions: homogeneous coordinates (X, Y, W) from the Web Mercator plane, from a globe, or
/// mixed of both. The pixel is (X/W, Y/W).
struct Camera {
  /// A position before the division, and how far it is from the rim of the globe.
  struct Sight {
    var x = 0.0
    var y = 0.0
    var w = 0.0
    var rim = 0.0
  }

  private typealias Row = (Double, Double, Double)
  private let camera: gn_camera
  private let adjugate: (Row, Row, Row)
  private let determinant: Double
  /// The rim's product where it is largest, under the camera.
  private let largestRim: Double

  /// Throws `GN_ERROR_NOT_FINITE`, `GN_ERROR_CAMERA`.
  init(_ camera: gn_camera) throws(gn_status) {
    guard Self.isFinite(camera) else { throw GN_ERROR_NOT_FINITE }
    guard camera.transition >= 0, camera.transition <= 1, camera.depth > 0 else { throw GN_ERROR_CAMERA }
    self.camera = camera
    let m = camera.plane
    adjugate = (
      (m.4 * m.8 - m.5 * m.7, m.2 * m.7 - m.1 * m.8, m.1 * m.5 - m.2 * m.4),
      (m.5 * m.6 - m.3 * m.8, m.0 * m.8 - m.2 * m.6, m.2 * m.3 - m.0 * m.5),
      (m.3 * m.7 - m.4 * m.6, m.1 * m.6 - m.0 * m.7, m.0 * m.4 - m.1 * m.3)
    )
    determinant = m.0 * adjugate.0.0 + m.1 * adjugate.1.0 + m.2 * adjugate.2.0
    let rim = camera.rim
    largestRim = (rim.0 * rim.0 + rim.1 * rim.1 + rim.2 * rim.2).root + rim.3
    guard camera.transition == 1 || (determinant != 0 && determinant.isFinite) else { throw GN_ERROR_CAMERA }
    guard camera.transition == 0 || largestRim > 0 else { throw GN_ERROR_CAMERA }
  }

  private static func isFinite(_ camera: gn_camera) -> Bool {
    withUnsafeBytes(of: camera) { bytes in
      var index = 0
      while index < bytes.count {
        // SAFETY: a camera is nothing but doubles.
        guard bytes.loadUnaligned(fromByteOffset: index, as: Double.self).isFinite else { return false }
        index &+= 8
      }
      return true
    }
  }

  var isGlobe: Bool { camera.transition > 0 }
  var depth: Double { camera.depth }

  /// A longitude in the copy of the world that the camera shows.
  func shown(_ longitude: Double) -> Double {
    camera.longitude + Angle.reduce(longitude: Angle.reduce(longitude: longitude) - camera.longitude)
  }

  /// A position; its longitude is in the copy of the world that is meant.
  func sight(latitude: Double, longitude: Double) -> Sight {
    var sight = Sight(x: 0, y: 0, w: 0, rim: 1)
    let part = camera.transition
    if part < 1 {
      let isometric = WebMercator.isometric(latitude: WebMercator.limited(latitude))
      let plane = onPlane(0.5 + longitude / 360, 0.5 - isometric / (2 * .pi))
      (sight.x, sight.y, sight.w) = plane
    }
    if part > 0 {
      let (up, aside) = latitude.sineAndCosineOfDegrees
      let turn = longitude.sineAndCosineOfDegrees
      let globe = onGlobe(aside * turn.sine, up, aside * turn.cosine)
      sight.x += (globe.x - sight.x) * part
      sight.y += (globe.y - sight.y) * part
      sight.w += (globe.w - sight.w) * part
      sight.rim = globe.rim
    }
    return sight
  }

  /// How large things appear, from their length in the center of the map: the root of how areas shrink. A plane under a
  /// pinhole camera shrinks by the depth sideways and by its square away from the camera; a globe also turns away.
  func magnification(_ sight: Sight) -> Double {
    guard sight.w > 0 else { return 0 }
    let near = depth / sight.w
    let plane = near * near.root
    guard isGlobe else { return plane }
    let turned = near * max(0, sight.rim / largestRim).root
    return plane + (turned - plane) * camera.transition
  }

  private func onPlane(_ x: Double, _ y: Double) -> (x: Double, y: Double, w: Double) {
    let m = camera.plane
    return (m.0 * x + m.1 * y + m.2, m.3 * x + m.4 * y + m.5, m.6 * x + m.7 * y + m.8)
  }

  private func onGlobe(_ a: Double, _ b: Double, _ c: Double) -> (x: Double, y: Double, w: Double, rim: Double) {
    let m = camera.globe
    let rim = camera.rim
    return (
      m.0 * a + m.1 * b + m.2 * c + m.3, m.4 * a + m.5 * b + m.6 * c + m.7, m.8 * a + m.9 * b + m.10 * c + m.11,
      rim.0 * a + rim.1 * b + rim.2 * c + rim.3
    )
  }
}

extension Camera {
  /// Whether nothing around a position can be seen in a frame, on a plane up to a depth: a quick answer, and none between a
  /// globe and a plane. False decides nothing. X, Y and W are linear, so they are bounded around a point.
  func misses(_ frame: gn_box, upTo far: Double, latitude: Double, longitude: Double, meters: Double) -> Bool {
    if camera.transition == 1 {
      return missesGlobe(frame, latitude: latitude, longitude: longitude, radians: meters / 6_356_000)
    }
    guard camera.transition == 0, latitude.absolute < 80 else { return false }
    // The cosine of the farthest latitude, a meter being less than 1e-5 degrees.
    let cosine = (latitude.absolute + 1e-5 * meters).sineAndCosineOfDegrees.cosine
    let reach = meters / (40_000_000 * cosine)
    let isometric = WebMercator.isometric(latitude: latitude)
    let (x, y) = (0.5 + longitude / 360, 0.5 - isometric / (2 * .pi))
    let m = camera.plane
    func isNegative(_ a: Double, _ b: Double, _ c: Double) -> Bool {
      a * x + b * y + c + reach * (a.absolute + b.absolute) < 0
    }
    return isNegative(m.0 - frame.left * m.6, m.1 - frame.left * m.7, m.2 - frame.left * m.8)
      || isNegative(frame.right * m.6 - m.0, frame.right * m.7 - m.1, frame.right * m.8 - m.2)
      || isNegative(m.3 - frame.top * m.6, m.4 - frame.top * m.7, m.5 - frame.top * m.8)
      || isNegative(frame.bottom * m.6 - m.3, frame.bottom * m.7 - m.4, frame.bottom * m.8 - m.5)
      || isNegative(0 - m.6, 0 - m.7, far - m.8)
  }

  /// The same on a globe, within an angle around a position.
  private func missesGlobe(_ frame: gn_box, latitude: Double, longitude: Double, radians: Double) -> Bool {
    let (up, aside) = latitude.sineAndCosineOfDegrees
    let turn = longitude.sineAndCosineOfDegrees
    let (a, c) = (aside * turn.sine, aside * turn.cosine)
    let (m, rim) = (camera.globe, camera.rim)
    func isNegative(_ x: Double, _ y: Double, _ z: Double, _ rest: Double) -> Bool {
      x * a + y * up + z * c + rest + radians * (x * x + y * y + z * z).root < 0
    }
    let (left, right, top, bottom) = (frame.left, frame.right, frame.top, frame.bottom)
    return isNegative(rim.0, rim.1, rim.2, rim.3)
      || isNegative(m.0 - left * m.8, m.1 - left * m.9, m.2 - left * m.10, m.3 - left * m.11)
      || isNegative(right * m.8 - m.0, right * m.9 - m.1, right * m.10 - m.2, right * m.11 - m.3)
      || isNegative(m.4 - top * m.8, m.5 - top * m.9, m.6 - top * m.10, m.7 - top * m.11)
      || isNegative(bottom * m.8 - m.4, bottom * m.9 - m.5, bottom * m.10 - m.6, bottom * m.11 - m.7)
  }

  /// About how many pixels long something is at a position, to the north or to the east; infinite behind the camera.
  func pixels(meters: Double, latitude: Double, longitude: Double) -> Double {
    let degrees = meters / 111_000
    let toward = latitude > 0 ? latitude - degrees : latitude + degrees
    let cosine = max(0.01, latitude.sineAndCosineOfDegrees.cosine)
    let here = sight(latitude: latitude, longitude: longitude)
    let north = sight(latitude: toward, longitude: longitude)
    let east = sight(latitude: latitude, longitude: longitude + degrees / cosine)
    guard here.w > 0, north.w > 0, east.w > 0 else { return .infinity }
    let up = (x: north.x / north.w - here.x / here.w, y: north.y / north.w - here.y / here.w)
    let aside = (x: east.x / east.w - here.x / here.w, y: east.y / east.w - here.y / here.w)
    return max(up.x * up.x + up.y * up.y, aside.x * aside.x + aside.y * aside.y).root
  }
}

// The ground at a pixel.

extension Camera {
  /// The position at a pixel, its longitude in the copy of the world that is seen there; nil if there is none.
  func position(x: Double, y: Double) -> gn_point? {
    guard isGlobe else { return plane(x, y).map(Self.position) }
    guard let globe = globe(x, y) else { return nil }
    return camera.transition == 1 ? globe : mixed(x, y, from: globe)
  }

  /// The place on the plane; nil behind the camera and beyond the edges of the world.
  private func plane(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
    let a = adjugate
    let w = a.2.0 * x + a.2.1 * y + a.2.2
    guard w != 0 else { return nil }
    let place = ((a.0.0 * x + a.0.1 * y + a.0.2) / w, (a.1.0 * x + a.1.1 * y + a.1.2) / w)
    guard place.0.isFinite, place.1 >= 0, place.1 <= 1, onPlane(place.0, place.1).w > 0 else { return nil }
    return place
  }

  private static func position(_ place: (x: Double, y: Double)) -> gn_point {
    gn_point(
      latitude: WebMercator.latitude(isometric: (0.5 - place.y) * (2 * .pi)), longitude: (place.x - 0.5) * 360)
  }

  /// Where the line of sight, in which two planes meet, first enters the globe.
  private func globe(_ x: Double, _ y: Double) -> gn_point? {
    let m = camera.globe
    let p = (m.0 - x * m.8, m.1 - x * m.9, m.2 - x * m.10, m.3 - x * m.11)
    let q = (m.4 - y * m.8, m.5 - y * m.9, m.6 - y * m.10, m.7 - y * m.11)
    // The direction of the line, and its point nearest to the center of the globe.
    let d = (p.1 * q.2 - p.2 * q.1, p.2 * q.0 - p.0 * q.2, p.0 * q.1 - p.1 * q.0)
    let square = d.0 * d.0 + d.1 * d.1 + d.2 * d.2
    guard square > 0, square.isFinite else { return nil }
    let s = (q.3 * p.0 - p.3 * q.0, q.3 * p.1 - p.3 * q.1, q.3 * p.2 - p.3 * q.2)
    // n = (p q3 - q p3) x d / |d|^2 lies in both planes: with d = p x q, p n = -p3 and q n = -q3.
    let n = (
      (s.1 * d.2 - s.2 * d.1) / square, (s.2 * d.0 - s.0 * d.2) / square, (s.0 * d.1 - s.1 * d.0) / square
    )
    let rest = 1 - (n.0 * n.0 + n.1 * n.1 + n.2 * n.2)
    guard rest > 0 else { return nil }
    let way = (rest / square).root
    let one = (n.0 + way * d.0, n.1 + way * d.1, n.2 + way * d.2)
    let other = (n.0 - way * d.0, n.1 - way * d.1, n.2 - way * d.2)
    let isFirst = onGlobe(one.0, one.1, one.2).rim >= onGlobe(other.0, other.1, other.2).rim
    let near = isFirst ? one : other
    let found = onGlobe(near.0, near.1, near.2)
    guard found.w > 0, found.rim >= 0 else { return nil }
    let latitude = Double.arctangentInDegrees(y: near.1, x: (near.0 * near.0 + near.2 * near.2).root)
    return gn_point(latitude: latitude, longitude: shown(Double.arctangentInDegrees(y: near.0, x: near.2)))
  }

  /// Between globe and plane, Newton's method from a place nearby.
  private func mixed(_ x: Double, _ y: Double, from start: gn_point) -> gn_point? {
    var place = start
    var round = 0
    while round < 8 {
      let here = sight(latitude: place.latitude, longitude: place.longitude)
      guard here.w > 0 else { return nil }
      let (right, down) = (x - here.x / here.w, y - here.y / here.w)
      if right * right + down * down < 1e-6 {
        // Beyond half a turn, the plane goes on, and the globe is torn.
        let isShown = here.rim >= 0 && (place.longitude - camera.longitude).absolute <= 180
        return isShown ? place : nil
      }
      let step = 1e-5
      let north = sight(latitude: place.latitude + step, longitude: place.longitude)
      let east = sight(latitude: place.latitude, longitude: place.longitude + step)
      guard north.w > 0, east.w > 0 else { return nil }
      let up = ((north.x / north.w - here.x / here.w) / step, (north.y / north.w - here.y / here.w) / step)
      let aside = ((east.x / east.w - here.x / here.w) / step, (east.y / east.w - here.y / here.w) / step)
      let area = up.0 * aside.1 - up.1 * aside.0
      guard area != 0 else { return nil }
      place.latitude += (right * aside.1 - down * aside.0) / area
      place.longitude += (up.0 * down - up.1 * right) / area
      guard place.latitude.absolute < 90, place.longitude.absolute < 1000 else { return nil }
      round &+= 1
    }
    return nil
  }
}
