// SPDX-License-Identifier: MIT
import CGridNorth

/// The output of a grid: takes lines and labels, counts them, and stores them in the caller's memory.
struct Drawing {
  let request: GridRequest
  let chords: Chords
  /// Which part of the view is being drawn: 0 before the antimeridian, 1 beyond.
  var part = 0
  /// Meters: chords of this length are short enough on all lines of the zone being drawn.
  var straight = 0.0
  /// The output for lines.
  var purpose = Purpose.lines

  enum Purpose {
    case lines
    /// Labels at the ends that lie on the edges of the view.
    case digits
    /// Labels where northings cross eastings.
    case references
  }

  var vertices = Output<gn_point>()
  var lines = Output<gn_grid_line>()
  var labels = Output<gn_grid_label>()
  var pixels: Pixels?
  var json: GridGeoJSON?
  var kept: KeptLines?

  /// The last decimal of a vertex in text, in degrees.
  private let unit: Double

  /// At most 2600 by the root of the tolerance in ordinary rounding, on a line of a cap.
  private let mostChords: Int

  /// The number of lines examined, for drawing and for labels; a line may have no vertex and no label.
  private var inspected = (lines: 0.0, labels: 0.0)

  init(_ request: GridRequest) {
    self.request = request
    chords = request.chords
    mostChords = chords.most(8192)
    unit = Decimals(forUnitsOf: request.view.tenthOfPixel).unit
  }

  var spacing: GridSpacing { request.spacing }

  /// More vertices and labels than the options allow, or too many lines with neither.
  var isFull: Bool {
    let limit = Double(request.options.max_vertices)
    return Double(vertices.count &+ labels.count) > limit
      || max(inspected.lines, inspected.labels) > limit + 1_000_000
  }

  /// Announces lines to examine, so that a request for far too many is refused at once.
  mutating func announce(lines count: Double) {
    if purpose == .lines {
      inspected.lines += max(0, count)
    } else {
      inspected.labels += max(0, count)
    }
  }

  mutating func add(_ line: GridLine, along path: some LinePath, from start: LineEnd, to end: LineEnd) {
    guard !isFull else { return }
    switch purpose {
    case .lines: break
    case .digits:
      addDigits(line, start)
      addDigits(line, end)
      return
    case .references:
      addReferences(line, from: start, to: end, path)
      return
    }
    if line.kind != Int32(GN_GRID_BORDER) { kept?.append(line, start, end, part: part) }
    guard request.draws(line), isVisible(start, end) else { return }
    let first = vertices.count
    json?.beginLine(line)
    append(latitude: start.latitude, longitude: start.longitude, isFirst: true)
    appendBetween(start, end, path)
    append(latitude: end.latitude, longitude: end.longitude, isFirst: false)
    json?.endLine()
    lines.append(line.record(first: first, count: vertices.count &- first))
  }

  /// Where a line touches a corner of the view, its part may be too short for the decimals of a vertex.
  private func isVisible(_ start: LineEnd, _ end: LineEnd) -> Bool {
    (start.latitude - end.latitude).absolute >= unit || (start.longitude - end.longitude).absolute >= unit
  }

  /// The vertices between the ends, eight by eight.
  @inline(__always)
  private mutating func appendBetween(_ start: LineEnd, _ end: LineEnd, _ path: some LinePath) {
    var along = start.along
    var eight = Eight(repeating: along)
    var waiting = 0
    var step = 0.0
    var left = mostChords
    while true {
      // A line of that many chords counts as too many lines.
      if left == 0 { announce(lines: .infinity) }
      left &-= 1
      let rest = end.along - along
      step = path.step(from: along, limit: rest, guess: step)
      let isLast = !(step < rest) || isFull
      if !isLast {
        along += step
        eight.set(waiting, along)
        waiting &+= 1
      }
      if waiting == 8 || (isLast && waiting > 0) {
        append(path.positions(eight), count: waiting)
        waiting = 0
      }
      if isLast { return }
    }
  }

  private mutating func append(_ positions: (latitude: Eight, longitude: Eight), count: Int) {
    json?.appendVertices(positions, count: count)
    var lane = 0
    while lane < count {
      keep(latitude: positions.latitude.lane(lane), longitude: positions.longitude.lane(lane))
      lane &+= 1
    }
  }

  private mutating func append(latitude: Double, longitude: Double, isFirst: Bool) {
    json?.appendVertex(latitude: latitude, longitude: longitude, isFirst: isFirst)
    keep(latitude: latitude, longitude: longitude)
  }

  @inline(__always)
  private mutating func keep(latitude: Double, longitude: Double) {
    pixels?.write(latitude: latitude, longitude: longitude, part: part, at: vertices.count)
    vertices.append(gn_point(latitude: latitude, longitude: longitude))
  }

  mutating func add(_ label: GridLabel) {
    guard !isFull else { return }
    let record = label.record
    json?.append(record, textCount: label.text.count)
    labels.append(record)
  }

  /// The references on a northing: at the eastings of the same interval, but not on the edge of the view, where digits
  /// are.
  private mutating func addReferences(_ line: GridLine, from start: LineEnd, to end: LineEnd, _ path: some LinePath) {
    let interval = request.referenceInterval
    guard GridSpacing.isMultiple(line.coordinate, of: interval) else { return }
    let start = start.along.clamped(-PolarRegion.farthest, PolarRegion.farthest)
    let end = end.along.clamped(-PolarRegion.farthest, PolarRegion.farthest)
    var number = ((path.origin + start) / interval).ceiled
    if number * interval - path.origin <= start { number += 1 }
    while number * interval - path.origin < end, !isFull {
      let along = (Eight.toSeven + number) * interval - path.origin
      let positions = path.positions(along)
      var lane = 0
      while lane < 8, along.lane(lane) < end {
        addReference(
          line, easting: path.origin + along.lane(lane), latitude: positions.latitude.lane(lane),
          longitude: positions.longitude.lane(lane))
        lane &+= 1
      }
      number += 8
    }
  }

  @inline(never)
  private mutating func addReference(_ line: GridLine, easting: Double, latitude: Double, longitude: Double) {
    guard request.isClearOfBorders(latitude: latitude, longitude: longitude, zone: line.zone) else { return }
    let frame: Square.Frame
    if line.zone == 0 {
      frame = .polar(PolarZone(isSouthern: line.isSouthern, isEastern: easting >= UTM.poleCoordinate))
    } else {
      guard let gridZone = GridZone(zone: Int(line.zone), band: Band(latitude: latitude)) else { return }
      frame = .utm(gridZone)
    }
    let reference = MGRS.Reference(
      frame: frame, east: (easting * 1e6).wholeNumber, north: (line.coordinate * 1e6).wholeNumber,
      precision: spacing.digits)
    add(
      GridLabel(
        kind: GN_LABEL_REFERENCE, latitude: latitude, longitude: longitude, text: LabelText(reference),
        zone: line.zone, isSouthern: line.isSouthern))
  }

  /// Labels the lines of the part that were kept; false if they are not those that have labels.
  mutating func addKeptDigits() -> Bool {
    guard let kept, kept.areAll, request.labelsLinesDrawn else { return false }
    var index = 0
    while index < kept.count, !isFull {
      let one = kept[index]
      if one.part == part {
        addDigits(one.line, one.start)
        addDigits(one.line, one.end)
      }
      index &+= 1
    }
    return true
  }

  @inline(never)
  private mutating func addDigits(_ line: GridLine, _ end: LineEnd) {
    guard line.hasDigits(on: end.viewEdge), request.labelsEveryLine || line.isMajor,
      let text = LabelText(digitsOf: line.coordinate, count: spacing.digits)
    else { return }
    let label = GridLabel(
      kind: GN_LABEL_DIGITS, latitude: end.latitude, longitude: end.longitude, text: text, zone: line.zone,
      isSouthern: line.isSouthern, axis: line.axis, edge: end.viewEdge, coordinate: line.coordinate)
    if request.isClearOfBorders(label) { add(label) }
  }
}

extension GridLine {
  /// As on printed maps, eastings are labeled on the southern and northern edge, northings on the others. The grid of a
  /// pole lies at any angle, so its lines are labeled on every edge.
  func hasDigits(on edge: Int32) -> Bool {
    guard zone != 0 else { return edge != Int32(GN_EDGE_NONE) }
    return axis == Int32(GN_AXIS_EASTING)
      ? edge == Int32(GN_EDGE_SOUTH) || edge == Int32(GN_EDGE_NORTH)
      : edge == Int32(GN_EDGE_WEST) || edge == Int32(GN_EDGE_EAST)
  }
}

extension GridRequest {
  func draws(_ line: GridLine) -> Bool {
    switch line.kind {
    case Int32(GN_GRID_BORDER): draws(GN_GRID_DRAW_BORDERS)
    case Int32(GN_GRID_100_KM): draws(GN_GRID_DRAW_100_KM)
    default: draws(GN_GRID_DRAW_LINES)
    }
  }
}

/// Vertices as pairs of floats: pixels of the screen from an origin, x to the east, y down.
struct Pixels {
  private let base: UnsafeMutablePointer<Float>?
  /// Pairs.
  private let capacity: Int
  private let pixelsPerDegree: Double
  private let pixelsPerRadian: Double
  private let originLongitude: Double
  private let originIsometric: Double

  init(_ base: UnsafeMutablePointer<Float>?, capacity: Int, origin: gn_point, view: MapView) {
    self.base = base
    self.capacity = base == nil ? 0 : Size(capacity).room
    pixelsPerDegree = view.worldSize / 360
    pixelsPerRadian = view.worldSize / (2 * .pi)
    let longitude = Angle.reduce(longitude: origin.longitude)
    let turns = ((view.middleLongitude - longitude) / 360).roundedToEven
    originLongitude = longitude + 360 * turns
    originIsometric = WebMercator.isometric(latitude: WebMercator.limited(origin.latitude))
  }

  func write(latitude: Double, longitude: Double, part: Int, at index: Int) {
    guard index < capacity, let base else { return }
    let east = (part == 0 ? longitude : longitude + 360) - originLongitude
    // SAFETY: there is room for `capacity` pairs.
    base[2 &* index] = Float(east * pixelsPerDegree)
    base[2 &* index &+ 1] = Float((originIsometric - WebMercator.isometric(latitude: latitude)) * pixelsPerRadian)
  }

  func fits(_ count: Int) -> Bool { count <= capacity }

  /// Overwrites the first pairs.
  func invalidate(count: Int) {
    var index = 0
    while index < min(count, capacity) {
      base?[2 &* index] = .nan
      base?[2 &* index &+ 1] = .nan
      index &+= 1
    }
  }
}
