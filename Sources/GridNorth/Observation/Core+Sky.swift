// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where sun and moon meet the core. Only the files Core*.swift know about pointers.

typealias CoreSky = GridNorthCore.Sky

func seenSun(_ position: Position, _ time: Time) throws(GridNorthError) -> Sky.Place {
  try refusable { () throws(gn_status) in try Sky.Place(CoreSky.sun(over: checkedPoint(position), at: time.seconds)) }
}

func seenMoon(_ position: Position, _ time: Time) throws(GridNorthError) -> Sky.Place {
  try refusable { () throws(gn_status) in try Sky.Place(CoreSky.moon(over: checkedPoint(position), at: time.seconds)) }
}

func foundPhase(_ time: Time) throws(GridNorthError) -> Sky.Phase {
  let phase = try refusable { () throws(gn_status) in try MoonPhase.phase(at: time.seconds) }
  return Sky.Phase(angle: phase.angle, illuminated: phase.illuminated)
}

func listedEvents(
  _ position: Position, isMoon: Bool, _ span: ClosedRange<Time>
) throws(GridNorthError) -> [Sky.Event] {
  var events: [gn_sky_event] = []
  var needed = 0
  try refusable { () throws(gn_status) in
    let sky = try SkyEvents(
      over: checkedPoint(position), isMoon: isMoon, from: span.lowerBound.seconds, to: span.upperBound.seconds)
    try events.fill(&needed, blank: gn_sky_event(), room: 32) { (out, capacity, needed) throws(gn_status) in
      try sky.list(into: out, capacity: capacity, needed: &needed)
    }
  }
  return events.map {
    Sky.Event(kind: Sky.Event.Kind(core: $0.kind), time: Time(seconds: $0.time), azimuth: $0.azimuth)
  }
}

extension Sky.Place {
  fileprivate init(_ place: gn_sky_place) {
    self.init(
      azimuth: place.azimuth, elevation: place.elevation, apparentElevation: place.apparent_elevation,
      distance: place.distance)
  }
}

extension Sky.Event.Kind {
  /// The cases stand in the order of those of C, which begin with 1.
  fileprivate init(core kind: UInt32) { self = Sky.Event.Kind.allCases[Int(kind) - 1] }
}
