// SPDX-License-Identifier: MIT
import CGridNorth

/// The parts of an event that have been read.
struct CoTEvent {
  /// How a type makes use of details.
  enum Kind {
    case route
    /// A drawing of links.
    case drawing
    case rectangle
    /// Any other drawing, of links or of shapes.
    case shape
    case rangeAndBearing
    /// Several lines, each a text of XML in an attribute.
    case several
    case other

    init(_ type: XMLSpan) {
      self =
        if type.isType("b-m-r") {
          .route
        } else if type.isType("u-rb-a") {
          .rangeAndBearing
        } else if type.isType("u-d-f-m") {
          .several
        } else if type.isType("u-d-f") {
          .drawing
        } else if type.isType("u-d-r") {
          .rectangle
        } else if type.begins(with: "u-d-") || type.isType("u-r-b-c-c") {
          .shape
        } else {
          .other
        }
    }

    /// Whether links with points are vertices.
    var hasLinks: Bool {
      switch self {
      case .route, .drawing, .rectangle, .shape: true
      case .rangeAndBearing, .several, .other: false
      }
    }
  }

  let tag: Bytes
  let kind: Kind
  /// What all features of the event have.
  var feature = Exchange.feature
  var vertex = gn_vertex(point: .refused, altitude: .nan, time: .nan)
  /// Whether its point was read.
  var isPlaced = false
  var range = Double.nan
  /// Links with points, since the last feature of the event.
  private(set) var linkCount = 0
  private(set) var linkEnd = RingEnd()

  /// Whether ellipses with equal axes have radii: of drawn circles, and of those of range and bearing.
  let isCircle: Bool

  init(tag: Bytes, type: XMLSpan?) {
    self.tag = tag
    (kind, isCircle) =
      type?.decoded { (Kind($0), $0.isType("u-d-c-c") || $0.isType("u-r-b-c-c")) } ?? (.other, false)
  }

  mutating func add(link point: gn_point) {
    linkEnd.add(point)
    linkCount &+= 1
  }

  /// Links that follow are those of another line.
  mutating func endLinks() {
    linkCount = 0
    linkEnd = RingEnd()
  }

  /// Gives a feature of the event what it has in common with the others.
  func complete(_ part: inout gn_feature) {
    part.flags |= feature.flags
    part.name = feature.name
    part.uid = feature.uid
    part.type = feature.type
    part.how = feature.how
    part.time = feature.time
    part.start = feature.start
    part.stale = feature.stale
    part.circular_error = feature.circular_error
    part.linear_error = feature.linear_error
    part.course = feature.course
    part.speed = feature.speed
    part.low = feature.low
    part.high = feature.high
    part.fence_triggers = feature.fence_triggers
    guard kind == .rangeAndBearing else { return }
    part.azimuth = feature.azimuth
    part.inclination = feature.inclination
    part.north = feature.north
  }
}

extension XMLSpan {
  /// Whether a type is another one, or one of its kinds.
  func isType(_ type: Literal) -> Bool {
    begins(with: type) && (count == type.count || start[type.count] == 0x2D)
  }
}
