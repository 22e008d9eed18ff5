// SPDX-License-Identifier: MIT
import CGridNorth

// The dead ground of a sector: along rays at equal angles, the stretches that are not seen.

extension Viewshed {
  /// Writes the stretches, ray after ray clockwise, outward on each; degrees. `needed` is how many there are, also when
  /// `GN_ERROR_BUFFER_TOO_SMALL` is thrown.
  public func deadGround(
    azimuth: Double, width: Double, step: Double, into out: UnsafeMutablePointer<gn_dead_ground>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    let azimuth = try checked(azimuth: azimuth)
    guard width.isFinite, step.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard width >= 0, width <= 360 else { throw GN_ERROR_WIDTH }
    guard step >= 0.001, step <= 360 else { throw GN_ERROR_AZIMUTH_STEP }
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    try Work.count { meter throws(gn_status) in
      var output = Output(out, capacity: capacity)
      try deadGround(azimuth: azimuth, width: width, step: step, into: &output, meter)
      needed = output.count
      guard output.fits else { throw GN_ERROR_BUFFER_TOO_SMALL }
    }
  }

  /// Wipes the stretches if there are too many of them, or if they take too much work.
  private func deadGround(
    azimuth: Double, width: Double, step: Double, into output: inout Output<gn_dead_ground>, _ meter: WorkMeter
  ) throws(gn_status) {
    // A quotient that is whole but for rounding counts as the whole number.
    let rays = (width / step - 1e-9).clamped(0, 360_001).ceiled
    guard rays * samplesOfRay <= HeightProfile.mostSamples else { throw GN_ERROR_SAMPLE_STEP }
    var ray = 0.0
    while ray < rays, !meter.isTooMuch {
      let turn = width * ((ray + 0.5) / rays - 0.5)
      follow(azimuth: (azimuth + turn).reducedLongitude, width: width / rays, &output, meter)
      ray += 1
    }
    if !output.fits || meter.isTooMuch {
      output.invalidate(
        with: gn_dead_ground(
          azimuth: .nan, width: .nan, inner_radius: .nan, outer_radius: .nan,
          state: 0, reserved: 0))
    }
    try meter.check()
  }

  private var samplesOfRay: Double { max(1, (radius / options.step).clamped(0, HeightProfile.mostSamples).ceiled) }

  /// Along a ray. A place counts for half of the way to its neighbors.
  private func follow(
    azimuth: Double, width: Double, _ output: inout Output<gn_dead_ground>, _ meter: WorkMeter
  ) {
    let count = samplesOfRay
    let line = GeodesicLine(latitude: Block(repeating: observer.latitude), azimuth: Block(repeating: azimuth))
    let middle = line.position(at: Block(repeating: 0.5 * radius))
    let curve = SightSphere.eulerRadius(latitude: middle.latitude.lane(0), azimuth: middle.azimuth.lane(0))
    var horizon = ViewHorizon<Double>(radius: curve / options.curvature, eye: eye, target: target)
    var cursor = HeightCursor(grids, meter)
    var isKnown = true
    var stretch = gn_dead_ground(
      azimuth: .azimuth(reduced: azimuth), width: width, inner_radius: 0, outer_radius: 0,
      state: UInt32(GN_VIEW_SEEN.rawValue), reserved: 0)
    var first = 1.0
    while first <= count, !meter.isTooMuch {
      let along = ((Block.counted + first) * radius) / count
      let position = line.position(at: along)
      let longitude = (observer.longitude + position.longitudeDifference.reducedLongitude).reducedLongitude
      var lane = 0
      while lane < Block.width, first <= count {
        let found = cursor.find(latitude: position.latitude.lane(lane), longitude: longitude.lane(lane)).height
        let ground = SightLine.isGround(found) ? found : .nan
        let distance = along.lane(lane)
        let view = horizon.view(ground: ground, distance: distance)
        let isHidden = ground == ground && !horizon.isSeen(view)
        isKnown = isKnown && ground == ground
        let state = isHidden ? GN_VIEW_HIDDEN : isKnown ? GN_VIEW_SEEN : GN_VIEW_UNKNOWN
        if stretch.state != UInt32(state.rawValue) {
          let border = distance - 0.5 * radius / count
          Viewshed.end(stretch, at: border, &output)
          stretch.state = UInt32(state.rawValue)
          stretch.inner_radius = border
        }
        horizon.add(view, where: true)
        lane &+= 1
        first += 1
      }
    }
    Viewshed.end(stretch, at: radius, &output)
  }

  private static func end(_ stretch: gn_dead_ground, at radius: Double, _ output: inout Output<gn_dead_ground>) {
    guard stretch.state != UInt32(GN_VIEW_SEEN.rawValue), radius > stretch.inner_radius else { return }
    var stretch = stretch
    stretch.outer_radius = radius
    output.append(stretch)
  }
}
