// SPDX-License-Identifier: MIT
import CGridNorth

extension Polygon {
  /// The smallest rectangle of meridians and parallels that holds the outer ring and its inside.
  public func bounds() throws(gn_status) -> gn_bounds {
    try checkNotEmpty()
    return RingBounds(outer).bounds
  }
}

private struct RingBounds {
  private var south = 90.0
  private var north = -90.0
  // The vertices farthest west and east, and how far that is from the first one, without reduction.
  private var west = 0.0
  private var east = 0.0
  private var low = 0.0
  private var high = 0.0
  private let holdsNorthPole: Bool
  private let holdsSouthPole: Bool

  init(_ ring: PolygonRing) {
    let measure = RingMeasure(ring)
    holdsNorthPole = measure.holdsNorthPole
    holdsSouthPole = measure.holdsSouthPole
    addLatitudes(ring)
    addLongitudes(ring)
  }

  var bounds: gn_bounds {
    var bounds = gn_bounds(south: south, west: west, north: north, east: east)
    // A ring that runs over a pole need not go around it.
    if holdsNorthPole && north < 90 || holdsSouthPole && south > -90 || high - low >= 360 {
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
      let from = ring[index]
      let edge = Edge(from, ring.end(index))
      south = min(south, from.latitude)
      north = max(north, from.latitude)
      // An edge that turns from north to south, or back, has its vertex between its ends.
      let startsNorth = edge.azimuthFrom.absolute < 90
      let endsNorth = edge.azimuthTo.absolute < 90
      if edge.length > 0, startsNorth, edge.azimuthTo.absolute > 90 {
        north = max(north, vertexLatitude(from.latitude, azimuth: edge.azimuthFrom))
      } else if edge.length > 0, edge.azimuthFrom.absolute > 90, endsNorth {
        south = min(south, -vertexLatitude(from.latitude, azimuth: edge.azimuthFrom))
      }
      index &+= 1
    }
  }

  /// The northernmost latitude of a geodesic, degrees: of its parametric latitude the cosine is sin a cos b all along
  /// (Clairaut).
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

  /// A pole has all longitudes: the way goes on from the vertex before it to the one after it. A ring with a vertex
  /// or an edge on a pole begins behind it, for it may come back from there on either side.
  private mutating func addLongitudes(_ ring: PolygonRing) {
    var first = 0
    var isOnPole = false
    var index = 0
    while index < ring.count {
      let way = UTM.difference(ring.end(index).longitude, from: ring[index].longitude)
      if ring[index].isPole || way.absolute == 180 {
        first = ring.next(index)
        isOnPole = true
      }
      index &+= 1
    }
    west = ring[first].longitude
    east = west
    var longitude = 0.0
    var before = west
    index = first
    var steps = isOnPole ? 1 : 0
    while steps < ring.count {
      index = ring.next(index)
      steps &+= 1
      let point = ring[index]
      if point.isPole { continue }
      longitude += UTM.difference(point.longitude, from: before)
      before = point.longitude
      if longitude < low {
        low = longitude
        west = point.longitude
      } else if longitude > high {
        high = longitude
        east = point.longitude
      }
    }
  }
}
