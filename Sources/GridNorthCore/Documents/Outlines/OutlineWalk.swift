// SPDX-License-Identifier: MIT
import CGridNorth

/// A walk along a ring or a line, from vertex to vertex, that stops where it crosses the antimeridian.
///
/// Longitudes are in [-180, 180], and 180 is not -180: the walk is on the map, and crosses from one edge of it to the
/// other. At a pole, where all longitudes meet, it follows the upper or lower edge of the map.
struct OutlineWalk {
  enum Step {
    /// It went straight, or along a geodesic, to the current place.
    case ahead
    /// It went to the eastern or western edge of the map, and continues at the other one.
    case cut(isEastward: Bool)
    /// A line reached a pole on one meridian and leaves it on another.
    case turnedAtPole
  }

  var outline: OutlineRing
  private(set) var latitude: Double
  private(set) var longitude: Double
  /// The next vertex.
  private(set) var next: Int
  /// Whether the inside is to the left.
  let isRing: Bool

  /// Where the last step began, and whether it followed a geodesic that is not a meridian.
  private(set) var before = gn_point()
  private(set) var isCurved = false
  /// Whether the last step ended at a vertex, and did not cross the antimeridian.
  private var hasArrived = false
  /// Steps since the last vertex, and how many there may be. At most 7 in ordinary rounding: over a pole, with a cut
  /// before it, some along it and one behind it.
  private var steps = 0
  private static let mostSteps = 16

  /// From a vertex.
  init(_ outline: OutlineRing, from index: Int, isRing: Bool) {
    var outline = outline
    let start = outline.vertex(index)
    self.init(outline, latitude: start.latitude, longitude: start.longitude, next: index &+ 1, isRing: isRing)
  }

  init(_ outline: OutlineRing, latitude: Double, longitude: Double, next: Int, isRing: Bool) {
    self.outline = outline
    self.latitude = latitude
    self.longitude = longitude
    self.next = next
    self.isRing = isRing
  }

  var here: gn_point { gn_point(latitude: latitude, longitude: longitude) }

  /// After a cut: to the other edge of the map.
  mutating func cross() {
    longitude = 0 - longitude
    hasArrived = false
  }

  @inline(never)
  mutating func step() -> Step {
    let start = next
    let step = steps < OutlineWalk.mostSteps ? goAhead() : jump()
    steps = next == start ? steps &+ 1 : 0
    return step
  }

  /// Straight to the next vertex, where no way leads.
  private mutating func jump() -> Step {
    let target = outline.vertex(next)
    before = here
    isCurved = false
    latitude = target.latitude
    longitude = target.longitude.clamped(-180, 180)
    next &+= 1
    hasArrived = true
    return .ahead
  }

  private mutating func goAhead() -> Step {
    let target = outline.vertex(next)
    let difference = (target.longitude - longitude).reducedLongitude
    let isTouch = touches(target, difference)
    before = here
    isCurved = false
    if isTouch { return .cut(isEastward: longitude > 0) }
    if latitude.absolute == 90 {
      if target.latitude == latitude {
        next &+= 1
        return .ahead
      }
      if difference == 0 || !isRing && target.latitude.absolute == 90 {
        return go(to: target.latitude, longitude, arrives: true)
      }
      guard isRing else {
        longitude = target.longitude
        return .turnedAtPole
      }
      // The inside, on the left, fills the angle between the meridians to the west at the north pole, and to the east
      // at the south pole.
      var turn = difference
      if latitude > 0, turn > 0 { turn -= 360 } else if latitude < 0, turn < 0 { turn += 360 }
      return go(to: latitude, target.longitude.continued(nextTo: longitude + turn), arrives: false)
    }
    if target.latitude.absolute == 90 { return go(to: target.latitude, longitude, arrives: true) }
    if difference == -180 {
      // Over a pole.
      let isNorthward = Geodesic.inverse(here, target).azimuthFrom.absolute < 90
      return go(to: isNorthward ? 90 : -90, longitude, arrives: false)
    }
    isCurved = difference != 0
    return go(to: target.latitude, target.longitude.continued(nextTo: longitude + difference), arrives: true)
  }

  private mutating func go(to latitude: Double, _ longitude: Double, arrives: Bool) -> Step {
    let edge = longitude > 180 ? 180.0 : longitude < -180 ? -180.0 : 0
    if edge != 0 {
      if self.longitude != edge {
        if isCurved { self.latitude = crossing(edge) }
        self.longitude = edge
      } else {
        isCurved = false
      }
      return .cut(isEastward: edge > 0)
    }
    if isRing, longitude.absolute == 180, longitude == self.longitude, latitude != self.latitude {
      // Along the antimeridian: the left side of a way north is at the eastern edge of the map.
      let isNorthward = latitude > self.latitude
      if isNorthward != (longitude > 0) { return .cut(isEastward: longitude > 0) }
    }
    self.latitude = latitude
    self.longitude = longitude
    if arrives { next &+= 1 }
    hasArrived = arrives
    return .ahead
  }

  /// Whether a ring that only touches the antimeridian here has the other side on its left. Then it goes there and
  /// back, so that the pieces on this side meet in a point, instead of one piece that touches itself.
  private func touches(_ target: gn_point, _ difference: Double) -> Bool {
    guard isRing, hasArrived, longitude.absolute == 180, before.longitude != longitude, latitude.absolute != 90,
      target.latitude.absolute != 90, difference != -180, difference != 0, (difference < 0) == (longitude > 0)
    else { return false }
    return Geodesic.inverse(here, before).azimuthFrom > Geodesic.inverse(here, target).azimuthFrom
  }

  /// The latitude at which the geodesic to the next vertex crosses the edge of the map, rounded; not a pole.
  ///
  /// Along a geodesic that is not a meridian, the longitude is monotonic: false position with the weight of the end
  /// that stays halved (the Illinois method), and sometimes a bisection.
  @inline(never)
  private mutating func crossing(_ edge: Double) -> Double {
    let target = outline.vertex(next)
    if outline.isStraight {
      let part = (edge - longitude) / (target.longitude - longitude).reducedLongitude
      return outline.decimals.rounded((latitude + (target.latitude - latitude) * part).clamped(-90, 90))
    }
    let way = Geodesic.inverse(here, target)
    let line = GeodesicLine(from: latitude, azimuth: way.azimuthFrom)
    let wanted = edge - longitude
    var low = (along: 0.0, miss: 0 - wanted)
    var high = (along: way.distance, miss: (target.longitude - longitude).reducedLongitude - wanted)
    var found = high.miss.absolute < low.miss.absolute ? target.latitude : latitude
    var round = 0
    while round < 100, high.along - low.along > 1e-9, high.miss != low.miss {
      let isHalving = round & 3 == 3
      let part = isHalving ? 0.5 : low.miss / (low.miss - high.miss)
      let along = low.along + (high.along - low.along) * part
      let position = line.place(at: along)
      let miss = position.longitudeDifference - wanted
      found = position.latitude
      if miss.absolute < 1e-14 { break }
      if (miss < 0) == (low.miss < 0) {
        low = (along, miss)
        if !isHalving { high.miss = 0.5 * high.miss }
      } else {
        high = (along, miss)
        if !isHalving { low.miss = 0.5 * low.miss }
      }
      round &+= 1
    }
    let limit = 90 - outline.decimals.unit
    return outline.decimals.rounded(max(-limit, min(limit, found)))
  }
}

extension Pen {
  /// Goes to where a walk is, along what it followed.
  @inline(never)
  mutating func follow(_ walk: OutlineWalk) {
    if edgeTolerance > 0, walk.isCurved {
      let before = walk.before
      let edge = Edge(
        gn_point(latitude: before.latitude, longitude: before.longitude.reducedLongitude),
        gn_point(latitude: walk.latitude, longitude: walk.longitude.reducedLongitude))
      DegreePieces(edge, tolerance: edgeTolerance, longest: walk.outline.longestEdge).forEachVertex { point in
        let longitude = point.longitude.continued(nextTo: last.longitude)
        add(
          gn_point(
            latitude: decimals.rounded(point.latitude),
            longitude: decimals.rounded(max(-180, min(180, longitude)))))
      }
    }
    add(walk.here)
  }
}
