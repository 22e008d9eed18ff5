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
      moment.add(outer, sign: 0)
    } else {
      var rings = makeIterator()
      var area = measure.area
      var sign = 1.0
      while let ring = rings.next() {
        if sign < 0 { area = RingMeasure(ring).area }
        moment.add(ring, sign: area < 0 ? -sign : sign)
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
// piece. The integral along a border is that of the pieces by Simpson's rule.
//
// All vectors are in the frame of a vertex: x east, y north, z up, and h = 1 - z instead of z. Then nothing cancels for
// a small polygon: the differences y1 - y2 and x2 - x1 in u x v sum to zero around a ring and are omitted.

/// Unit vectors in the frame of a vertex; h = 1 - z.
private struct FrameVectors {
  var x: Block
  var y: Block
  var h: Block

  var z: Block { 1 - h }

  @inline(__always)
  static func select(_ mask: Block.Mask, _ a: Self, _ b: Self) -> Self {
    Self(x: Block.select(mask, a.x, b.x), y: Block.select(mask, a.y, b.y), h: Block.select(mask, a.h, b.h))
  }
}

/// The frame of a point on the authalic sphere.
private struct AuthalicFrame {
  private let latitude: Authalic
  private let longitude: Double

  init(at origin: gn_point) {
    latitude = Authalic(latitude: Block(repeating: origin.latitude))
    longitude = origin.longitude
  }

  /// Those of a block of positions; longitudes up to a turn beyond [-180, 180).
  @inline(never)
  func vectors(_ latitudes: Block, _ longitudes: Block) -> FrameVectors {
    let xi = Authalic(latitude: latitudes)
    let half = Angle2(degrees: 0.5 * longitudes.longitudeDifference(from: Block(repeating: longitude)))
    let versine = 2 * (half.sine * half.sine)
    let x = xi.cosine * (2 * half.sine * half.cosine)
    let rise = xi.sine * latitude.cosine - xi.cosine * latitude.sine
    let y = rise + latitude.sine * xi.cosine * versine
    let z = xi.sine * latitude.sine + xi.cosine * latitude.cosine * (1 - versine)
    let isNear = z .> 0
    let below = 1 + z.replacing(with: Block(repeating: 0), where: .!isNear)
    return FrameVectors(x: x, y: y, h: Block.select(isNear, (x * x + y * y) / below, 1 - z))
  }

  /// The point of the earth in a direction; for the zero vector, the origin of the frame.
  func position(of sum: (x: Double, y: Double, z: Double)) -> gn_point {
    let origin = (sine: latitude.sine.lane(0), cosine: latitude.cosine.lane(0))
    let sine = sum.y * origin.cosine + sum.z * origin.sine
    let outward = sum.z * origin.cosine - sum.y * origin.sine
    let cosine = (outward * outward + sum.x * sum.x).root
    let length = (sine * sine + cosine * cosine).root
    guard length > 0 else { return gn_point(latitude: latitude.geographic, longitude: longitude) }
    let xi = Authalic(sine: Block(repeating: sine / length), cosine: Block(repeating: cosine / length))
    let difference = Double.arctangentInDegrees(y: sum.x, x: outward)
    return gn_point(latitude: xi.geographic, longitude: (longitude + difference).reducedLongitude)
  }
}

/// Twice the integral of the position vector, in eight sums, so that they are the same with blocks of any width.
private struct Moment {
  private let frame: AuthalicFrame
  private var x = LongSums<Eight>()
  private var y = LongSums<Eight>()
  private var z = LongSums<Eight>()

  private let meter: WorkMeter

  init(_ frame: AuthalicFrame, _ meter: WorkMeter) {
    self.frame = frame
    self.meter = meter
  }

  var sum: (x: Double, y: Double, z: Double) { (x: x.total.value, y: y.total.value, z: z.total.value) }

  /// Meters. The lens of a longer piece, which is at most 1 m high, would not be known to a millimeter.
  private static let longestPiece = 100_000.0

  /// Adds the area of a ring; with `sign` 0, its border.
  @inline(never)
  mutating func add(_ ring: PolygonRing, sign: Double) {
    let one = Block(repeating: 1)
    var index = 0
    while index < ring.count {
      // Past the last edge, an edge from the first vertex to itself is one piece.
      let (start, end, edge) = ring.edges(from: index)
      let solution = edge.solve()
      let length = edge.distance(solution)
      // At most 201 in ordinary rounding.
      let most = Block(repeating: Edge.longest / Moment.longestPiece)
      let needed = (length / Moment.longestPiece).ceiled
      let pieces = Block.select(needed .< 1, one, Block.select(needed .< most, needed, most))
      var (total, largest) = (0.0, 1.0)
      var lane = 0
      while lane < Block.width {
        total += pieces.lane(lane)
        largest = max(largest, pieces.lane(lane))
        lane &+= 1
      }
      // Two steps for each piece of an edge.
      meter.add(2 &* (Int(truncatingIfNeeded: total.wholeNumber) &- max(0, index &+ Block.width &- ring.count)))
      guard !meter.isTooMuch else { return }
      let line = GeodesicLine(latitude: Angle2(latitude: start.latitude), azimuth: edge.directions(solution).from)
      let last = frame.vectors(end.latitude, end.longitude)
      var before = frame.vectors(start.latitude, start.longitude)
      var middle = before
      // The middles of pieces and their ends, by turns. An edge of fewer pieces stays at its end.
      var halves = 1.0
      while halves <= 2 * largest {
        let isThere = .!(2 * pieces .> halves)
        var place = last
        if !Block.isAll(isThere) {
          let position = line.position(at: (length * (0.5 * halves)) / pieces)
          place = FrameVectors.select(
            isThere, last, frame.vectors(position.latitude, start.longitude + position.longitudeDifference))
        }
        let isEnd = 2 * (0.5 * halves).floored == halves
        if isEnd, sign == 0 {
          // Simpson's rule.
          let weight = (length / pieces).replacing(with: Block(repeating: 0), where: 2 * pieces .< halves)
          add(
            weight * (before.x + 4 * middle.x + place.x), weight * (before.y + 4 * middle.y + place.y),
            weight * (before.z + 4 * middle.z + place.z), at: index)
        } else if isEnd {
          addPieces(before, middle, place, at: index, sign: sign)
        }
        if isEnd { before = place } else { middle = place }
        halves += 1
      }
      index &+= Block.width
    }
  }

  @inline(__always)
  private mutating func addPieces(
    _ u: FrameVectors, _ middle: FrameVectors, _ v: FrameVectors, at index: Int, sign: Double
  ) {
    // u x v; x and y without the differences that sum to zero around the ring.
    let restX = u.h * v.y - u.y * v.h
    let restY = u.x * v.h - u.h * v.x
    let crossX = (u.y - v.y) + restX
    let crossY = (v.x - u.x) + restY
    let crossZ = u.x * v.y - u.y * v.x
    // s/sin s - 1 of arcs of 100 km: asin(q)/q = 1 + q^2/6 + 3 q^4/40 + 15 q^6/336 + 105 q^8/3456 + ...
    let square = crossX * crossX + crossY * crossY + crossZ * crossZ
    let excess = square * (1.0 / 6 + square * (3.0 / 40 + square * (15.0 / 336 + square * (105.0 / 3456))))
    // The height of the middle above the plane of the great circle, times the length of u x v.
    let height = middle.x * crossX + middle.y * crossY + middle.z * crossZ
    let lens = (4.0 / 3) * (height * (1 + excess))
    add(
      sign * ((restX + crossX * excess) - lens * middle.x), sign * ((restY + crossY * excess) - lens * middle.y),
      sign * ((crossZ + crossZ * excess) - lens * middle.z), at: index)
  }

  @inline(__always)
  private mutating func add(_ x: Block, _ y: Block, _ z: Block, at index: Int) {
    self.x.add(Eight(x, at: index & 7))
    self.y.add(Eight(y, at: index & 7))
    self.z.add(Eight(z, at: index & 7))
  }
}

/// The authalic latitude xi.
///
/// sin xi = q/qp, q = (1 - e^2) (s/(1 - e^2 s^2) + atanh(e s)/e), s = sin phi, qp = q(1) (Snyder 1987, equations 3-11
/// and 3-12). For the cosine not to vanish in rounding, 1 - sin xi is computed: with u = 1 - s, by the addition
/// theorem of atanh, qp - q = u ((1 + e^2 s)/(1 - e^2 s^2) + (1 - e^2) atanh(t)/(e u)), t = e u/(1 - e^2 s).
private struct Authalic {
  let sine: Block
  let cosine: Block

  init(sine: Block, cosine: Block) {
    self.sine = sine
    self.cosine = cosine
  }

  /// Degrees.
  @inline(never)
  init(latitude: Block) {
    let phi = latitude.sineAndCosineOfDegrees
    let e2 = WGS84.eccentricitySquared
    let e = WGS84.eccentricity
    let s = phi.sine.absolute
    let u = phi.cosine * phi.cosine / (1 + s)
    let w = 1 - e2 * s
    let t = e * u / w
    let isPole = t .== 0
    let one = Block(repeating: 1)
    let quotient = (t.smallHyperbolicArctangent / t.replacing(with: one, where: isPole)).replacing(
      with: one, where: isPole)
    let polar = 1 + (1 - e2) * (e.smallHyperbolicArctangent / e)
    let versine = u * ((1 + e2 * s) / (1 - e2 * (s * s)) + (1 - e2) * (quotient / w)) / polar
    sine = (1 - versine).signed(as: latitude)
    cosine = (versine * (2 - versine)).root
  }

  /// The latitude phi in degrees, of the first lane. xi differs from it by less than 0.13 degrees and changes nearly as it does:
  /// each step divides the error by more than 200.
  @inline(never)
  var geographic: Double {
    var phi = 0.0
    var step = 0
    while step < 8 {
      let xi = Authalic(latitude: Block(repeating: phi))
      let (y, x) = (sine * xi.cosine - cosine * xi.sine, cosine * xi.cosine + sine * xi.sine)
      phi += Double.arctangentInDegrees(y: y.lane(0), x: x.lane(0))
      phi = phi.clamped(-90, 90)
      step &+= 1
    }
    return phi
  }
}
