// SPDX-License-Identifier: MIT
import CGridNorth

/// A line around a center, with vertices given by azimuth and distance. The geodesics to all of them begin at the same
/// point, so eight are computed at a time.
struct ShapeLine {
  enum Form {
    /// All around, counterclockwise; not closed.
    case circle
    /// All around, clockwise; not closed.
    case hole
    /// From the center out to the second side, back to the first one; not closed.
    case sector
    /// Along the outer arc to the first side, along the inner one to the second; not closed.
    case annularSector
    /// From the first side to the second, clockwise.
    case arc
    /// All around, counterclockwise, by the semi-axes `radius` and `innerRadius`; not closed.
    case ellipse
    /// From the center along the first side.
    case radial
  }

  let form: Form
  let center: gn_point
  /// The azimuth of the first side, in degrees.
  var start = 0.0
  /// Degrees from there, clockwise.
  var width = 360.0
  /// Edges of an arc.
  var steps: Int
  /// The radius of the vertices.
  var radius: Double
  var innerRadius = 0.0

  /// Vertices.
  var count: Int {
    switch form {
    case .circle, .hole, .ellipse: steps
    case .arc: steps &+ 1
    case .sector: steps &+ 2
    case .annularSector: 2 &* steps &+ 2
    case .radial: 2
    }
  }

  var isClosed: Bool {
    switch form {
    case .arc, .radial: false
    default: true
    }
  }

  /// Whether the vertices are symmetric about the center's meridian, as the earth is.
  private var isSymmetric: Bool { form == .circle && start == 0 && width == 360 }

  /// The angle from the first side to a vertex of the arc; exact at both ends.
  @inline(__always)
  private func turn<Value: Lanes>(_ step: Value) -> Value {
    // The product is exact: widths have 53 bits, but whole turns have few.
    let last = Double(steps)
    return (step * width / max(1, last)).replacing(with: Value(repeating: width), where: step .== last)
  }

  /// Azimuths and distances of vertices from the center, of any form but an ellipse. An index past the end starts again at
  /// the first.
  @inline(__always)
  private func polar<Value: Lanes>(_ index: Value) -> (azimuth: Value, distance: Value) {
    let last = Double(steps)
    let distance = Value(repeating: radius)
    switch form {
    case .ellipse, .circle:
      guard isSymmetric else { return (start - turn(index), distance) }
      // The eastern half of a whole circle is the mirror image of the western one.
      let isEastern = 2 * index .> last
      let turn = turn(Value.select(isEastern, last - index, index))
      return (Value.select(isEastern, turn, 0 - turn), distance)
    case .hole, .arc: return (start + turn(index), distance)
    case .radial: return (Value(repeating: start), distance.replacing(with: Value(repeating: 0), where: index .== 0))
    case .sector:
      let isCenter = index .== 0
      return (
        (start + turn(last + 1 - index)).replacing(with: Value(repeating: start), where: isCenter),
        distance.replacing(with: Value(repeating: 0), where: isCenter)
      )
    case .annularSector:
      let isInner = index .> last
      let step = Value.select(isInner, index - last - 1, last - index)
      return (start + turn(step), distance.replacing(with: Value(repeating: innerRadius), where: isInner))
    }
  }

  /// The angle of the eccentric anomaly theta: tan t = b/a tan theta leads to the polar form a b/sqrt((b cos t)^2 + (a sin t)^2).
  /// Equal steps of theta put more vertices where the ellipse bends more.
  private func ellipse(eccentricAnomaly: Double) -> (azimuth: Double, distance: Double) {
    let (sine, cosine) = eccentricAnomaly.sineAndCosineOfDegrees
    let along = radius * cosine
    let across = innerRadius * sine
    return (
      start + Double.arctangentInDegrees(y: across, x: along), (along * along + across * across).root
    )
  }

  private var latitude: Angle2<Single> { Angle2(latitude: Single(repeating: center.latitude)) }

  /// Eight vertices from an index on.
  @inline(__always)
  func eight(from first: Int) -> (latitude: Eight, longitude: Eight) { eight(from: first, latitude) }

  @inline(__always)
  private func eight(from first: Int, _ latitude: Angle2<Single>) -> (latitude: Eight, longitude: Eight) {
    let (latitudes, differences, distances) = differences(from: first, latitude)
    let longitudes = (differences + center.longitude).turnedLongitude
    // If a vertex is the center, exactly the center.
    let isCenter = distances .== 0
    return (
      latitudes.replacing(with: Eight(repeating: center.latitude), where: isCenter),
      longitudes.replacing(with: Eight(repeating: center.longitude), where: isCenter)
    )
  }

  /// Eight vertices: latitudes, differences of longitude from the center, and distances.
  @inline(never)
  private func differences(from first: Int, _ latitude: Angle2<Single>) -> (
    latitude: Eight, longitudeDifference: Eight, distance: Eight
  ) {
    let index = Eight.toSeven + Double(first)
    var (azimuths, distances) = polar(index)
    if form == .ellipse {
      var lane = 0
      while lane < 8 {
        let (azimuth, distance) = ellipse(eccentricAnomaly: 0 - turn(index.lane(lane)))
        azimuths.set(lane, azimuth)
        distances.set(lane, distance)
        lane &+= 1
      }
    }
    let ends = Kernels.ends(latitude: latitude, azimuths: azimuths, distances: distances)
    return (ends.latitude, ends.longitudeDifference, distances)
  }

  /// One vertex.
  func vertex(_ index: Int) -> gn_point {
    let place = Double(index)
    let (azimuth, distance) = form == .ellipse ? ellipse(eccentricAnomaly: 0 - turn(place)) : polar(place)
    return distance == 0 ? center : Geodesic.direct(center, azimuth: azimuth, distance: distance).point
  }

  /// Appends all vertices, eight by eight, and the first again if the line is closed. If `longitude` is not nil,
  /// longitudes continue from it, also beyond 180 degrees.
  func append(to output: inout Output<gn_point>, continuing longitude: inout Double?) {
    if isSymmetric, longitude == nil { return appendHalves(to: &output) }
    let total = count
    let latitude = latitude
    var first = gn_point()
    var index = 0
    while index < total {
      let positions = eight(from: index, latitude)
      var lane = 0
      while lane < 8, index < total {
        let point = gn_point(latitude: positions.latitude.lane(lane), longitude: positions.longitude.lane(lane))
        if index == 0 { first = point }
        Self.append(point, to: &output, continuing: &longitude)
        lane &+= 1
        index &+= 1
      }
    }
    if isClosed { Self.append(first, to: &output, continuing: &longitude) }
  }

  /// Appends a closed ring; only its western half is computed.
  private func appendHalves(to output: inout Output<gn_point>) {
    let first = output.reserve(steps &+ 1)
    let last = first &+ steps
    // The vertices in the north and in the west; one in the south remains.
    let count = (steps &+ 1) / 2
    let latitude = latitude
    var index = 0
    while index < count {
      let (latitudes, differences, _) = differences(from: index, latitude)
      let west = (differences + center.longitude).turnedLongitude
      let east = (-differences + center.longitude).turnedLongitude
      var lane = 0
      while lane < 8, index &+ lane < count {
        let latitude = latitudes.lane(lane)
        let place = index &+ lane
        output.store(gn_point(latitude: latitude, longitude: west.lane(lane)), at: first &+ place)
        output.store(
          gn_point(latitude: latitude, longitude: place == 0 ? west.lane(lane) : east.lane(lane)), at: last &- place)
        lane &+= 1
      }
      index &+= 8
    }
    if steps & 1 == 0 { output.store(vertex(count), at: first &+ count) }
  }

  private static func append(
    _ point: gn_point, to output: inout Output<gn_point>, continuing longitude: inout Double?
  ) {
    guard let before = longitude else { return output.append(point) }
    let here = point.longitude.continued(nextTo: before)
    longitude = here
    output.append(gn_point(latitude: point.latitude, longitude: here))
  }
}
