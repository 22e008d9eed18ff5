// SPDX-License-Identifier: MIT
import CGridNorth

extension Polygon {
  /// The centroid of the area; without an area, that of the border. Throws `GN_ERROR_WORK`.
  public func centroid() throws(gn_status) -> gn_point {
    try checkNotEmpty()
    return try Work.count { meter throws(gn_status) in
      let centroid = self.centroid(meter)
      try meter.check()
      return centroid
    }
  }

  private func centroid(_ meter: WorkMeter) -> gn_point {
    let frame = AuthalicFrame(at: outer[0])
    var moment = Moment(frame, meter)
    let measure = RingMeasure(outer)
    if measure.orientation == 0 {
      moment.addBorder(of: outer)
    } else {
      var rings = makeIterator()
      var area = measure.area
      var sign = 1.0
      while let ring = rings.next() {
        if sign < 0 { area = RingMeasure(ring).area }
        moment.addArea(of: ring, sign: area < 0 ? -sign : sign)
        sign = -1
      }
    }
    return frame.position(of: moment.sum)
  }
}

// The centroid on the authalic sphere, on which every area is that of the ellipsoid: the direction of the integral of
// the position vector r over the area. For a polygon of great circles that is half of the sum of s n over its edges,
// s the length of an edge in radians and n the unit vector perpendicular to its plane, on the left (Stokes' theorem
// for r x dr).
//
// Geodesics of the ellipsoid are not great circles of the authalic sphere, so edges are cut into short pieces. The area
// of the lens between a piece and its great circle, 2/3 of its height times its length, is added at the middle of the
// piece.
//
// All vectors are in the frame of a vertex: x east, y north, z up, and h = 1 - z instead of z. Then nothing cancels for
// a small polygon: the differences y1 - y2 and x2 - x1 in u x v sum to zero around a ring and are omitted.

/// A unit vector in the frame of a vertex; h = 1 - z.
private struct FrameVector {
  var x: Double
  var y: Double
  var h: Double

  var z: Double { 1 - h }
}

/// The frame of a point on the authalic sphere.
private struct AuthalicFrame {
  private let latitude: Authalic
  private let longitude: Double

  init(at origin: gn_point) {
    latitude = Authalic(latitude: origin.latitude)
    longitude = origin.longitude
  }

  func vector(_ point: gn_point) -> FrameVector {
    let xi = Authalic(latitude: point.latitude)
    let difference = point.longitude.longitudeDifference(from: longitude)
    let lambda = difference.sineAndCosineOfDegrees
    let half = (0.5 * difference).sineAndCosineOfDegrees.sine
    let x = xi.cosine * lambda.sine
    let y =
      (xi.sine * latitude.cosine - xi.cosine * latitude.sine) + 2 * (latitude.sine * xi.cosine) * (half * half)
    let z = xi.sine * latitude.sine + xi.cosine * latitude.cosine * lambda.cosine
    return FrameVector(x: x, y: y, h: z > 0 ? (x * x + y * y) / (1 + z) : 1 - z)
  }

  /// The point of the earth in a direction; for the zero vector, the origin of the frame.
  func position(of sum: (x: Double, y: Double, z: Double)) -> gn_point {
    let sine = sum.y * latitude.cosine + sum.z * latitude.sine
    let outward = sum.z * latitude.cosine - sum.y * latitude.sine
    let cosine = (outward * outward + sum.x * sum.x).root
    let length = (sine * sine + cosine * cosine).root
    guard length > 0 else { return gn_point(latitude: latitude.geographic, longitude: longitude) }
    let xi = Authalic(sine: sine / length, cosine: cosine / length)
    let difference = Double.arctangentInDegrees(y: sum.x, x: outward)
    return gn_point(latitude: xi.geographic, longitude: (longitude + difference).reducedLongitude)
  }
}

/// Twice the integral of the position vector.
private struct Moment {
  private let frame: AuthalicFrame
  private var x = LongSum()
  private var y = LongSum()
  private var z = LongSum()

  private let meter: WorkMeter

  init(_ frame: AuthalicFrame, _ meter: WorkMeter) {
    self.frame = frame
    self.meter = meter
  }

  var sum: (x: Double, y: Double, z: Double) { (x: x.value, y: y.value, z: z.value) }

  /// Meters. The lens of a longer piece, which is at most 1 m high, would not be known to a millimeter.
  private static let longestPiece = 100_000.0

  mutating func addArea(of ring: PolygonRing, sign: Double) {
    ring.forEachEdge { edge in
      // At most 201 in ordinary rounding.
      let pieces = (edge.length / Moment.longestPiece).ceiled.clamped(1, Edge.longest / Moment.longestPiece)
      // Two steps for each piece.
      meter.add(2 &* Int(truncatingIfNeeded: pieces.wholeNumber))
      guard !meter.isTooMuch else { return }
      let line = edge.line
      var before = frame.vector(edge.from)
      var piece = 1.0
      while piece <= pieces {
        let after = piece == pieces ? frame.vector(edge.to) : vector(on: line, of: edge, piece / pieces)
        addPiece(before, vector(on: line, of: edge, (piece - 0.5) / pieces), after, sign: sign)
        before = after
        piece += 1
      }
    }
  }

  private func vector(on line: GeodesicLine<Single>, of edge: Edge, _ fraction: Double) -> FrameVector {
    let position = line.place(at: edge.length * fraction)
    let longitude = (edge.from.longitude + position.longitudeDifference).reducedLongitude
    return frame.vector(gn_point(latitude: position.latitude, longitude: longitude))
  }

  private mutating func addPiece(_ u: FrameVector, _ middle: FrameVector, _ v: FrameVector, sign: Double) {
    // u x v; x and y without the differences that sum to zero around the ring.
    let restX = u.h * v.y - u.y * v.h
    let restY = u.x * v.h - u.h * v.x
    let crossX = (u.y - v.y) + restX
    let crossY = (v.x - u.x) + restY
    let crossZ = u.x * v.y - u.y * v.x
    let square = crossX * crossX + crossY * crossY + crossZ * crossZ
    let excess = Moment.excess(sineSquared: square)
    // The height of the middle above the plane of the great circle, times the length of u x v.
    let height = middle.x * crossX + middle.y * crossY + middle.z * crossZ
    let lens = (4.0 / 3) * (height * (1 + excess))
    x.add(sign * ((restX + crossX * excess) - lens * middle.x))
    y.add(sign * ((restY + crossY * excess) - lens * middle.y))
    z.add(sign * ((crossZ + crossZ * excess) - lens * middle.z))
  }

  /// s/sin s - 1 for arcs s of less than 10 degrees. asin(q)/q = 1 + q^2/6 + 3 q^4/40 + 15 q^6/336 + ...
  private static func excess(sineSquared w: Double) -> Double {
    if w < 1e-4 { return w * (1.0 / 6 + w * (3.0 / 40 + w * (15.0 / 336))) }
    let sine = w.root
    return Double.arctangentInDegrees(y: sine, x: (1 - w).root) / (ArctangentDegrees.c0 * sine) - 1
  }

  /// The integral along the edges: of a great circle, (u + v) tan(s/2).
  mutating func addBorder(of ring: PolygonRing) {
    ring.forEachEdge { edge in
      let u = frame.vector(edge.from)
      let v = frame.vector(edge.to)
      let half = (edge.length * (0.5 * ArctangentDegrees.c0 / GN_MEAN_RADIUS)).sineAndCosineOfDegrees
      // Nearly opposite ends have no great circle of their own.
      let weight = half.sine / max(half.cosine, 1e-9)
      x.add(weight * (u.x + v.x))
      y.add(weight * (u.y + v.y))
      z.add(weight * (u.z + v.z))
    }
  }
}

/// The authalic latitude xi.
///
/// sin xi = q/qp, q = (1 - e^2) (s/(1 - e^2 s^2) + atanh(e s)/e), s = sin phi, qp = q(1) (Snyder 1987, equations 3-11
/// and 3-12). For the cosine not to vanish in rounding, 1 - sin xi is computed: with u = 1 - s, by the addition
/// theorem of atanh, qp - q = u ((1 + e^2 s)/(1 - e^2 s^2) + (1 - e^2) atanh(t)/(e u)), t = e u/(1 - e^2 s).
private struct Authalic {
  let sine: Double
  let cosine: Double

  init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  init(latitude: Double) {
    let phi = latitude.sineAndCosineOfDegrees
    let e2 = WGS84.eccentricitySquared
    let e = WGS84.eccentricity
    let s = phi.sine.absolute
    let u = phi.cosine * phi.cosine / (1 + s)
    let w = 1 - e2 * s
    let t = e * u / w
    let quotient = t == 0 ? 1 : t.smallHyperbolicArctangent / t
    let polar = 1 + (1 - e2) * (e.smallHyperbolicArctangent / e)
    let versine = u * ((1 + e2 * s) / (1 - e2 * (s * s)) + (1 - e2) * (quotient / w)) / polar
    sine = (1 - versine).signed(as: latitude)
    cosine = (versine * (2 - versine)).root
  }

  /// The latitude phi in degrees. xi differs from it by less than 0.13 degrees and changes nearly as it does: each
  /// step divides the error by more than 200.
  var geographic: Double {
    var phi = Double.arctangentInDegrees(y: sine, x: cosine)
    var step = 0
    while step < 7 {
      let xi = Authalic(latitude: phi)
      phi += Double.arctangentInDegrees(
        y: sine * xi.cosine - cosine * xi.sine, x: cosine * xi.cosine + sine * xi.sine)
      phi = max(-90, min(90, phi))
      step &+= 1
    }
    return phi
  }
}
