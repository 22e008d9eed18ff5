// SPDX-License-Identifier: MIT

/// A point, line or area of a document: a waypoint, a route, a track, a placemark, an event.
///
/// ```swift
/// let hut = Feature(
///   .point(Vertex(Position(latitude: 46.5715, longitude: 8.4147), altitude: 2430)), name: "Furka")
/// ```
///
/// A ``FeatureCollection`` reads and writes features.
public struct Feature: Hashable, Codable, Sendable {
  /// Where it is.
  public var geometry: Geometry

  /// The waypoint, route, track, placemark, event or feature that it is part of: they are counted from 0; nil: it is one of its own.
  public var object: Int?

  /// The name, or the callsign.
  public var name: String?

  /// The identifier of a CoT event, a placemark or a feature of GeoJSON.
  public var uid: String?

  /// The type of a CoT event, such as "a-f-G-U-C", or of a GPX object.
  public var type: String?

  /// How the position of a CoT event was found, such as "m-g".
  public var how: String?

  /// When it was made: seconds as in ``Time``.
  public var time: Double?

  /// When it begins to hold: seconds as in ``Time``.
  public var start: Double?

  /// When it ends to hold: seconds as in ``Time``.
  public var stale: Double?

  /// How far off the position may be, in meters.
  public var circularError: Double?

  /// How far off the altitude may be, in meters.
  public var linearError: Double?

  /// In which direction it moves: degrees clockwise from true north.
  public var course: Double?

  /// How fast it moves: meters per second.
  public var speed: Double?

  /// If it is a fence, what that reports: `enter` and `exit`; nil if it is none.
  public var fence: Fence.Triggers?

  /// The lowest altitude of the fence, in meters.
  public var lowest: Double?

  /// The highest altitude of the fence, in meters.
  public var highest: Double?

  /// The JSON object that a feature of GeoJSON had as its properties when it was read; nil if it had none. It is not written.
  public var properties: String?

  /// What a feature is.
  public enum Geometry: Hashable, Codable, Sendable {
    /// A position.
    case point(Vertex)
    /// A track or a drawing, or a route to follow: one vertex or more.
    case line([Vertex], isRoute: Bool = false)
    /// A ring of three vertices or more, which does not repeat the first at the end, and the rings of its holes.
    case area([Vertex], holes: [[Vertex]] = [])
    /// All within a radius, in meters.
    case circle(center: Vertex, radius: Double)
    /// The semi-axes in meters, and the azimuth of the first in degrees.
    case ellipse(center: Vertex, semiAxis: Double, otherSemiAxis: Double, azimuth: Double)
    /// What lies between two radii in meters, within half a width of degrees beside an azimuth.
    case sector(center: Vertex, innerRadius: Double = 0, outerRadius: Double, azimuth: Double, width: Double)
    /// A place in a distance of meters and an azimuth in degrees from true north, perhaps an angle above the horizontal plane,
    /// to be shown by one of the norths.
    case rangeBearing(from: Vertex, range: Double, azimuth: Double, inclination: Double? = nil, shownBy: North = .true)
    /// A rectangle of meridians and parallels, turned about its middle by degrees clockwise.
    case box(southWest: Vertex, northEast: Vertex, turnedBy: Double = 0)
  }

  /// Creates a feature.
  ///
  /// Since 0.2.
  public init(
    _ geometry: Geometry, object: Int? = nil, name: String? = nil, uid: String? = nil, type: String? = nil,
    how: String? = nil, time: Double? = nil, start: Double? = nil, stale: Double? = nil
  ) {
    self.geometry = geometry
    self.object = object
    self.name = name
    self.uid = uid
    self.type = type
    self.how = how
    self.time = time
    self.start = start
    self.stale = stale
  }
}

/// A position of a feature.
public struct Vertex: Hashable, Codable, Sendable {
  /// Where it is.
  public var position: Position

  /// Meters; nil: absent.
  public var altitude: Double?

  /// Seconds as in ``Time``; nil: absent.
  public var time: Double?

  /// Creates a vertex.
  ///
  /// Since 0.2.
  public init(_ position: Position, altitude: Double? = nil, time: Double? = nil) {
    self.position = position
    self.altitude = altitude
    self.time = time
  }
}
