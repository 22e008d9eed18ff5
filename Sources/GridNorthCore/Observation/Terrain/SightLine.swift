// SPDX-License-Identifier: MIT
import CGridNorth

/// Whether one place is seen from another.
public enum SightLine {
  /// Meters.
  static let largestDistance = 1_000_000.0

  /// Between two checked positions at heights above their ground.
  public static func look(
    _ grids: HeightGrids, from: gn_point, height fromHeight: Double, to: gn_point, height toHeight: Double,
    options: UnsafePointer<gn_sight_options>?
  ) throws(gn_status) -> gn_sight {
    let farthest = max(from.latitude.absolute, to.latitude.absolute)
    let options = try SightOptions(options, grids, latitude: farthest)
    return try Work.count { meter throws(gn_status) in
      try look(grids, Edge(from, to), fromHeight, toHeight, options, meter)
    }
  }

  /// In a direction, to a distance.
  public static func look(
    _ grids: HeightGrids, from: gn_point, height fromHeight: Double, azimuth: Double, distance: Double,
    height toHeight: Double, options: UnsafePointer<gn_sight_options>?
  ) throws(gn_status) -> gn_sight {
    let azimuth = try checked(azimuth: azimuth)
    guard distance.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard distance >= 0, distance <= largestDistance else { throw GN_ERROR_SIGHT_DISTANCE }
    let end = Geodesic.direct(from, azimuth: azimuth, distance: distance)
    let farthest = max(from.latitude.absolute, end.point.latitude.absolute)
    let options = try SightOptions(options, grids, latitude: farthest)
    let edge = Edge(
      from, end.point, (distance: distance, azimuthFrom: Double.azimuth(reduced: azimuth), azimuthTo: end.azimuth))
    return try Work.count { meter throws(gn_status) in
      try look(grids, edge, fromHeight, toHeight, options, meter)
    }
  }

  static func look(
    _ grids: HeightGrids, _ edge: Edge, _ fromHeight: Double, _ toHeight: Double, _ options: SightOptions,
    _ meter: WorkMeter = .none
  ) throws(gn_status) -> gn_sight {
    guard fromHeight.isFinite, toHeight.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard isHeight(fromHeight), isHeight(toHeight) else { throw GN_ERROR_HEIGHT }
    guard edge.length <= largestDistance else { throw GN_ERROR_SIGHT_DISTANCE }
    let count = max(2, (edge.length / options.step).clamped(0, 2 * HeightProfile.mostSamples).ceiled)
    guard count < HeightProfile.mostSamples else { throw GN_ERROR_SAMPLE_STEP }
    let fromGround = try grids.height(at: edge.from, meter)
    let toGround = try grids.height(at: edge.to, meter)
    let (from, to) = (fromGround + fromHeight, toGround + toHeight)
    // A grid may give any numbers; below this, nothing overflows.
    guard isGround(from), isGround(to) else { throw GN_ERROR_HEIGHT }
    let middle = edge.place(at: 0.5 * edge.length)
    let sphere = SightSphere(
      latitude: middle.point.latitude, azimuth: middle.azimuth, curvature: options.curvature, length: edge.length,
      from: from, to: to)
    let none = gn_point(latitude: .nan, longitude: .nan)
    var sight = gn_sight(
      distance: edge.length, azimuth: edge.azimuthFrom,
      elevation: SightSphere.elevation(radius: sphere.radius, length: edge.length, from: from, to: to),
      from_ground: fromGround, to_ground: toGround, clearance: .nan, clearance_distance: .nan, clearance_point: none,
      blocked_distance: .nan, blocked_point: none, blocked_height: .nan, free_zone: .nan, free_zone_distance: .nan,
      to: edge.to, unknown_count: 0, is_visible: 1, reserved: 0)
    if edge.length > 0 { follow(edge, count, sphere, options, grids, meter, &sight) }
    try meter.check()
    return sight
  }

  /// Looks at the places between the ends, which are `count` parts apart, a block at a time.
  private static func follow(
    _ edge: Edge, _ count: Double, _ sphere: SightSphere, _ options: SightOptions, _ grids: HeightGrids,
    _ meter: WorkMeter, _ sight: inout gn_sight
  ) {
    let line = GeodesicLine(
      latitude: Block(repeating: edge.from.latitude), azimuth: Block(repeating: edge.azimuthFrom))
    var cursor = HeightCursor(grids, meter)
    var first = 1.0
    while first < count, !meter.isTooMuch {
      let along = ((Block.counted + first) * edge.length) / count
      let position = line.position(at: along)
      let longitude = (edge.from.longitude + position.longitudeDifference.reducedLongitude).reducedLongitude
      let heights = sphere.height(at: along)
      // Behind the last place, lanes have no zone.
      let rest = (along * (edge.length - along)) * (options.wavelength / edge.length)
      let zone = Block.select(rest .> 0, rest, Block(repeating: 0)).root
      var lane = 0
      while lane < Block.width, first < count {
        let point = gn_point(latitude: position.latitude.lane(lane), longitude: longitude.lane(lane))
        let ground = cursor.find(latitude: point.latitude, longitude: point.longitude).height
        if ground == ground {
          add(
            Place(distance: along.lane(lane), point: point, ground: ground, clearance: heights.lane(lane) - ground),
            zone: zone.lane(lane), to: &sight)
        } else {
          sight.unknown_count &+= 1
        }
        lane &+= 1
        first += 1
      }
    }
  }

  private struct Place {
    let distance: Double
    let point: gn_point
    let ground: Double
    let clearance: Double
  }

  private static func add(_ place: Place, zone: Double, to sight: inout gn_sight) {
    if !(sight.clearance <= place.clearance) {
      sight.clearance = place.clearance
      sight.clearance_distance = place.distance
      sight.clearance_point = place.point
    }
    if place.clearance < 0, sight.is_visible != 0 {
      sight.is_visible = 0
      sight.blocked_distance = place.distance
      sight.blocked_point = place.point
      sight.blocked_height = place.ground
    }
    if zone > 0 {
      let free = place.clearance / zone
      if !(sight.free_zone <= free) { (sight.free_zone, sight.free_zone_distance) = (free, place.distance) }
    }
  }

  static func isHeight(_ meters: Double) -> Bool {
    meters >= MagneticField.lowest && meters <= MagneticField.highest
  }

  /// Meters: farther up and down than any place on the earth.
  static func isGround(_ meters: Double) -> Bool { meters.absolute <= largestGround }

  static let largestGround = 1_000_000.0
}
