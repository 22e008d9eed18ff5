// SPDX-License-Identifier: MIT
import CGridNorth

extension Polygon {
  /// The smallest rectangle of meridians and parallels that contains the outer ring and its inside.
  public func bounds() throws(gn_status) -> gn_bounds {
    try checkNotEmpty()
    return RingBounds(outer).bounds
  }
}

private struct RingBounds {
  private var south = 90.0
  private var north = -90.0
  private var longitudes: LongitudeRange
  private let holdsNorthPole: Bool
  private let holdsSouthPole: Bool

  init(_ ring: PolygonRing) {
    if ring.isNarrow {
      (holdsNorthPole, holdsSouthPole) = (false, false)
      longitudes = LongitudeRange(ring, orientation: 0)
    } else {
      let measure = RingMeasure(ring)
      holdsNorthPole = measure.holdsNorthPole
      holdsSouthPole = measure.holdsSouthPole
      longitudes = LongitudeRange(ring, orientation: measure.orientation)
    }
    addLatitudes(ring)
  }

  var bounds: gn_bounds {
    var bounds = gn_bounds(south: south, west: longitudes.west, north: north, east: longitudes.east)
    // A ring that runs over a pole need not go around it.
    if holdsNorthPole && north < 90 || holdsSouthPole && south > -90 || longitudes.areAll {
      bounds.west = -180
      bounds.east = 180
    }
    if holdsNorthPole { bounds.north = 90 }
    if holdsSouthPole { bounds.south = -90 }
    return bounds
  }

  private mutating func addLatitudes(_ ring: PolygonRing) {
    var index = 0
    while index < ring.count {
      south = min(south, ring[index].latitude)
      north = max(north, ring[index].latitude)
      index &+= 1
    }
    // Few edges come beyond all vertices.
    index = 0
    while index < ring.count {
      let (from, to) = (ring[index], ring.end(index))
      let range = LatitudeRange(
        from: min(from.latitude, to.latitude), to: max(from.latitude, to.latitude),
        width: to.longitude.longitudeDifference(from: from.longitude).absolute)
      if range.south < south || range.north > north { add(Edge(from, to)) }
      index &+= 1
    }
  }

  /// An edge that turns from north to south, or back, has its extreme latitude between its ends.
  private mutating func add(_ edge: Edge) {
    guard edge.length > 0 else { return }
    let startsNorth = edge.azimuthFrom.absolute < 90
    let endsNorth = edge.azimuthTo.absolute < 90
    if startsNorth, edge.azimuthTo.absolute > 90 {
      north = max(north, vertexLatitude(edge.from.latitude, azimuth: edge.azimuthFrom))
    } else if edge.azimuthFrom.absolute > 90, endsNorth {
      south = min(south, -vertexLatitude(edge.from.latitude, azimuth: edge.azimuthFrom))
    }
  }

  /// The northernmost latitude of a geodesic, degrees. The cosine of its parametric latitude is sin a cos b, which is
  /// constant along a geodesic (Clairaut).
  private func vertexLatitude(_ latitude: Double, azimuth: Double) -> Double {
    let phi = latitude.sineAndCosineOfDegrees
    let alpha = azimuth.sineAndCosineOfDegrees
    // Sine and cosine of the parametric latitude, both times the same length.
    let sine = phi.sine * (1 - WGS84.flattening)
    let length = (sine * sine + phi.cosine * phi.cosine).root
    let north = alpha.cosine * length
    let east = alpha.sine * sine
    return Double.arctangentInDegrees(
      y: (north * north + east * east).root, x: (1 - WGS84.flattening) * (alpha.sine * phi.cosine).absolute)
  }
}

/// The longitudes of a ring and its inside.
private struct LongitudeRange {
  /// The vertices farthest west and east, and how far that is from the first one, without reduction.
  private(set) var west = 0.0
  private(set) var east = 0.0
  private var low = 0.0
  private var high = 0.0
  /// The current place on the way around the ring, measured the same way.
  private var longitude = 0.0
  private let orientation: Int32

  /// The orientation matters at poles, and where an edge goes half around the earth.
  ///
  /// At a pole, where all longitudes meet, the way turns from the meridian of arrival to the meridian of departure,
  /// around the side that lies inside.
  init(_ ring: PolygonRing, orientation: Int32) {
    self.orientation = orientation
    var first = 0
    while first < ring.count, ring[first].isPole { first &+= 1 }
    if first == ring.count { first = 0 }
    var here = ring[first]
    west = here.longitude
    east = west
    var index = first
    var steps = 0
    while steps < ring.count {
      index = ring.next(index)
      steps &+= 1
      let target = ring[index]
      if here.isPole, target.latitude != here.latitude {
        turn(from: here.longitude, to: target.longitude, isNorth: here.latitude > 0)
        here = target
      } else if target.isPole {
        // By its own meridian.
        here.latitude = target.latitude
      } else {
        let way = here.way(to: target)
        if way.absolute == 180 {
          turn(
            from: here.longitude, to: target.longitude, isNorth: Edge(here, target).azimuthFrom.absolute < 90)
        } else {
          go(way, to: target.longitude)
        }
        here = target
      }
    }
    // A ring whose vertices are all poles.
    if here.isPole { turn(from: here.longitude, to: ring[first].longitude, isNorth: here.latitude > 0) }
  }

  /// A ring that ends one turn away from its start goes around a pole.
  var areAll: Bool { high - low >= 360 || longitude.absolute > 1 }

  private mutating func turn(from: Double, to target: Double, isNorth: Bool) {
    var way = target.longitudeDifference(from: from)
    if orientation != 0, way != 0 {
      // To the west at the north pole, if the inside lies to the left.
      let isEastward = isNorth != (orientation == Int32(GN_COUNTERCLOCKWISE))
      if isEastward, way < 0 { way += 360 } else if !isEastward, way > 0 { way -= 360 }
    }
    go(way, to: target)
  }

  private mutating func go(_ way: Double, to target: Double) {
    longitude += way
    if longitude < low {
      low = longitude
      west = target
    } else if longitude > high {
      high = longitude
      east = target
    }
  }
}
