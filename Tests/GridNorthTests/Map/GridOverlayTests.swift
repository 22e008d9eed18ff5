// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

private typealias Drawing = GridOverlay.Drawing

extension Bounds {
  /// The degrees of longitude from west to east.
  fileprivate var width: Double { east < west ? east - west + 360 : min(east - west, 360) }

  /// The degrees from the west edge eastwards to a longitude; a little less than none is negative.
  fileprivate func eastwards(_ longitude: Double) -> Double {
    let degrees = (longitude - west).remainder(dividingBy: 360)
    return degrees < -1e-6 ? degrees + 360 : degrees
  }

  /// Whether a position lies inside or on an edge, but for as many meters.
  fileprivate func holds(_ position: Position, within meters: Double) -> Bool {
    let slack = meters / 111_000
    guard position.latitude >= south - slack, position.latitude <= north + slack else { return false }
    let slackEast = slack / max(cos(position.latitude * .pi / 180), 1e-9)
    let east = eastwards(position.longitude)
    return width >= 360 || east >= -slackEast && east <= width + slackEast || (360 - east).magnitude <= slackEast
  }
}

extension Randomness {
  /// The view of a phone of 390 by 844 pixels; above 85 degrees as large as there. Many views show a border.
  fileprivate mutating func view(zoom: Double) -> Bounds {
    let center = position()
    let degreesPerPixel = 360 / (512 * exp2(zoom))
    let height = 844 * degreesPerPixel * max(cos(center.latitude * .pi / 180), 0.087)
    return Bounds(
      south: max(center.latitude - height / 2, -90), west: center.longitude - 195 * degreesPerPixel,
      north: min(center.latitude + height / 2, 90), east: center.longitude + 195 * degreesPerPixel)
  }

  /// A random view of a phone at a random zoom.
  fileprivate mutating func overlay(_ options: GridOverlay.Options = .init()) throws(GridNorthError) -> GridOverlay {
    let zoom = double(in: 0...22)
    return try GridOverlay(view: view(zoom: zoom), zoom: zoom, options: options)
  }
}

private let paris = Bounds(south: 48.84, west: 2.25, north: 48.88, east: 2.35)

/// Views of special places: the world, Norway, Svalbard, the antimeridian, both poles, a corner of zones.
private let specialViews: [(view: Bounds, zoom: Double)] = [
  (Bounds(south: -90, west: -180, north: 90, east: 180), 0), (Bounds(south: 55, west: -1, north: 65, east: 14), 5),
  (Bounds(south: 70, west: 5, north: 84, east: 45), 4.5),
  (Bounds(south: -20, west: 179.9, north: -19.9, east: -179.9), 12),
  (Bounds(south: 83, west: -180, north: 90, east: 180), 5), (Bounds(south: -90, west: 0, north: -79.5, east: 90), 4),
  (Bounds(south: 47.99, west: 5.98, north: 48.01, east: 6.02), 15),
]

@Suite("Grid overlay")
struct GridOverlayTests {
  /// Random views, and those of special places.
  private static func overlays(_ count: Int, _ name: String = #function) throws -> [GridOverlay] {
    var random = Randomness(name)
    return try specialViews.map { try GridOverlay(view: $0.view, zoom: $0.zoom) }
      + (0..<count).map { _ in try random.overlay() }
  }

  // MARK: Lines

  @Test func everyVertexLiesOnItsLine() throws {
    for overlay in try Self.overlays(20) {
      let drawing = try overlay.lines()
      for line in drawing.lines {
        for position in drawing[line] {
          let isThere: Bool
          switch line.axis {
          case .longitude:
            isThere = (position.longitude - line.coordinate).remainder(dividingBy: 360) == 0
          case .latitude:
            isThere = position.latitude == line.coordinate
          case .easting:
            let point = try UTM(position, zone: .grid(#require(line.grid)))
            isThere = (point.easting - line.coordinate).magnitude < 1e-6
          case .northing:
            let point = try UTM(position, zone: .grid(#require(line.grid)))
            isThere = (point.northing - line.coordinate).magnitude < 1e-6
          }
          #expect(isThere, "\(overlay): \(line), \(position)")
        }
      }
    }
  }

  @Test func linesStayInsideTheViewAndRunNorthOrEast() throws {
    for overlay in try Self.overlays(20) {
      let drawing = try overlay.lines()
      for line in drawing.lines {
        let positions = drawing[line]
        let isInside = positions.allSatisfy { overlay.view.holds($0, within: 1e-6) && $0.longitude.magnitude <= 180 }
        #expect(isInside, "\(overlay): \(line)")
        let first = try #require(positions.first)
        let last = try #require(positions.last)
        let isForward: Bool
        switch line.axis {
        case .longitude: isForward = first.latitude < last.latitude
        case .latitude: isForward = first.longitude < last.longitude
        case .easting, .northing:
          let grid = try #require(line.grid)
          let (start, end) = (try UTM(first, zone: .grid(grid)), try UTM(last, zone: .grid(grid)))
          isForward = line.axis == .easting ? start.northing < end.northing : start.easting < end.easting
        }
        #expect(isForward, "\(overlay): \(line)")
      }
    }
  }

  @Test func linesShareTheVerticesWithoutGap() throws {
    for overlay in try Self.overlays(20) {
      let drawing = try overlay.lines()
      var end = 0
      for line in drawing.lines {
        #expect(line.vertices.lowerBound == end && line.vertices.count >= 2, "\(overlay): \(line)")
        end = line.vertices.upperBound
      }
      #expect(end == drawing.vertices.count, "\(overlay)")
    }
  }

  @Test func attributesFollowFromTheCoordinate() throws {
    for overlay in try Self.overlays(20) {
      for line in try overlay.lines().lines {
        #expect(
          line.width == (line.isMajor ? 1.5 : 1) && line.opacity == (line.isMajor ? 1 : 0.5), "\(overlay): \(line)")
        switch line.kind {
        case .border:
          #expect(
            line.isMajor && line.spacing == nil && [.longitude, .latitude].contains(line.axis), "\(overlay): \(line)")
          #expect((line.grid == nil) == (line.axis == .latitude), "\(overlay): \(line)")
        case .hundredKilometers, .line:
          let spacing = try #require(line.spacing)
          let finest = try #require(overlay.spacing)
          #expect([.easting, .northing].contains(line.axis) && line.grid != nil, "\(overlay): \(line)")
          #expect((spacing == 100_000) == (line.kind == .hundredKilometers), "\(overlay): \(line)")
          #expect(spacing >= finest && line.coordinate.remainder(dividingBy: spacing) == 0, "\(overlay): \(line)")
          #expect(line.isMajor == (line.coordinate.remainder(dividingBy: 10 * finest) == 0), "\(overlay): \(line)")
        }
      }
    }
  }

  @Test func noLineIsDrawnTwice() throws {
    for overlay in try Self.overlays(20) {
      let drawing = try overlay.lines()
      // Where the antimeridian parts a line, each part has its first vertex.
      let names = drawing.lines.map { "\($0) \($0.grid?.description ?? "") \(drawing[$0].first!)" }
      #expect(Set(names).count == names.count, "\(overlay)")
    }
  }

  @Test func aGridOfOneKilometerHasEveryKilometer() throws {
    let overlay = try GridOverlay(view: paris, zoom: 13)
    let lines = try overlay.lines().lines
    func coordinates(_ axis: GridOverlay.Axis) -> [Double] {
      lines.filter { $0.axis == axis }.map(\.coordinate).sorted()
    }
    let corners = try [
      (paris.south, paris.west), (paris.south, paris.east), (paris.north, paris.west), (paris.north, paris.east),
    ]
    .map { try UTM(Position(latitude: $0.0, longitude: $0.1)) }
    for (axis, values) in [(GridOverlay.Axis.easting, corners.map(\.easting)), (.northing, corners.map(\.northing))] {
      let first = (values.min()! / 1000).rounded(.up) * 1000
      #expect(coordinates(axis) == Array(stride(from: first, through: values.max()!, by: 1000)))
    }
    #expect(lines.allSatisfy { $0.grid?.description == "31n" })
  }

  @Test func aGridOfOneKilometerHasEveryKilometerAroundThePoles() throws {
    var options = GridOverlay.Options()
    options.spacing = 1000
    // On both sides of the meridians that the polar grid is parallel to.
    for south in [-82.0, 87.8] {
      for west in [-180.0, -91, -90, -1, 0, 89, 90, 179] {
        let view = Bounds(south: south, west: west, north: south + 0.2, east: west + 1)
        let lines = try GridOverlay(view: view, zoom: 11, options: options).lines().lines
        let corners = try [view.south, view.north].flatMap { latitude in
          try [0.0, 1].map { try UTM(Position(latitude: latitude, longitude: west + $0)) }
        }
        for (axis, values) in [
          (GridOverlay.Axis.easting, corners.map(\.easting)), (.northing, corners.map(\.northing)),
        ] {
          // A line that only touches a corner or an edge may be there or not.
          let first = ((values.min()! + 1) / 1000).rounded(.up) * 1000
          let wanted = Set(stride(from: first, through: values.max()! - 1, by: 1000))
          let drawn = Set(lines.filter { $0.axis == axis }.map(\.coordinate))
          #expect(!wanted.isEmpty && drawn.isSuperset(of: wanted) && drawn.count <= wanted.count + 2, "\(view) \(axis)")
        }
      }
    }
  }

  // MARK: Pixels

  @Test func pixelsAreThoseOfWebMercator() throws {
    var random = Randomness()
    for overlay in try Self.overlays(20) {
      // Beyond 85 degrees pixels have fewer lines than degrees.
      guard overlay.view.north < 85, overlay.view.south > -85 else { continue }
      let view = overlay.view
      let origin = Position(
        latitude: random.double(in: view.south...view.north),
        longitude: view.west + random.double(in: 0...1) * view.width)
      let drawing = try overlay.lines()
      let pixels = try overlay.pixelLines(from: origin)
      #expect(pixels.lines == drawing.lines, "\(overlay)")
      let worldSize = 512 * exp2(overlay.zoom)
      func y(_ latitude: Double) -> Double { asinh(tan(latitude * .pi / 180)) / (2 * .pi) * worldSize }
      for (pixel, position) in zip(pixels.vertices, drawing.vertices) {
        let x = (position.longitude - origin.longitude) / 360 * worldSize
        let down = y(origin.latitude) - y(position.latitude)
        // A part in 10^7, plus the error of the formula here.
        let slack = 1e-7 * (x.magnitude + down.magnitude) + 4e-15 * worldSize
        let right = (Double(pixel.x) - x).remainder(dividingBy: worldSize).magnitude
        #expect(right <= slack && (Double(pixel.y) - down).magnitude <= slack, "\(overlay): \(position), \(pixel)")
        #expect(Double(pixel.x).magnitude <= view.width / 360 * worldSize + slack, "\(overlay): \(position), \(pixel)")
      }
    }
  }

  @Test func pixelsGoOnAcrossTheAntimeridian() throws {
    let overlay = try GridOverlay(view: Bounds(south: -20, west: 179.9, north: -19.9, east: -179.9), zoom: 12)
    for west in [179.9, -180.1] {
      let drawing = try overlay.pixelLines(from: Position(latitude: -19.9, longitude: west))
      let width = Float(0.2 / 360 * 512 * exp2(12))
      #expect(drawing.vertices.allSatisfy { $0.x > -0.01 && $0.x < width + 0.01 && $0.y > -0.01 })
      #expect(drawing.vertices.contains { $0.x < 0.1 * width } && drawing.vertices.contains { $0.x > 0.9 * width })
    }
  }

  // MARK: Storage

  @Test func aDrawingOverAnotherIsThatOfAnEmptyOne() throws {
    var random = Randomness()
    var (degrees, pixels) = (Drawing<Position>(), Drawing<SIMD2<Float>>())
    var (labels, bytes): ([GridOverlay.Label], [UInt8]) = ([], [])
    for _ in 0..<15 {
      let overlay = try random.overlay()
      let origin = Position(latitude: 0, longitude: overlay.view.west)
      try overlay.drawLines(into: &degrees)
      try overlay.drawLines(from: origin, into: &pixels)
      try overlay.drawLabels(into: &labels)
      try overlay.writeGeoJSON(into: &bytes)
      #expect(try degrees == overlay.lines(), "\(overlay)")
      #expect(try pixels == overlay.pixelLines(from: origin), "\(overlay)")
      #expect(try labels == overlay.labels(), "\(overlay)")
      #expect(try bytes == Array(overlay.geoJSON().utf8), "\(overlay)")
    }
  }

  @Test func theStorageOfADrawingIsUsedAgain() throws {
    func addresses(_ drawing: Drawing<Position>) -> [UnsafeRawPointer?] {
      [drawing.vertices.withUnsafeBytes(\.baseAddress), drawing.lines.withUnsafeBytes(\.baseAddress)]
    }
    let overlay = try GridOverlay(view: paris, zoom: 13)
    let fewer = try GridOverlay(view: paris, zoom: 12)
    var drawing = try overlay.lines()
    let before = addresses(drawing)
    for _ in 0..<3 {
      try fewer.drawLines(into: &drawing)
      try overlay.drawLines(into: &drawing)
    }
    #expect(addresses(drawing) == before)
  }

  @Test func aDrawingThatWasPassedOnStaysAsItWas() throws {
    let overlay = try GridOverlay(view: paris, zoom: 13)
    var drawing = try overlay.lines()
    let kept = drawing
    try GridOverlay(view: paris, zoom: 10).drawLines(into: &drawing)
    #expect(drawing != kept)
    #expect(try kept == overlay.lines())
  }

  // MARK: Labels

  @Test func labelsNameWhereTheyStand() throws {
    for overlay in try Self.overlays(20) {
      for label in try overlay.labels() {
        #expect(overlay.view.holds(label.position, within: 1e-6), "\(overlay): \(label)")
        let isOfALine = label.kind == .digits
        #expect((label.axis != nil) == isOfALine && (label.edge != nil) == isOfALine, "\(overlay): \(label)")
        #expect((label.coordinate != nil) == isOfALine, "\(overlay): \(label)")
        switch label.kind {
        case .gridZone:
          #expect(try MGRS(label.position).gridZone == label.text, "\(overlay): \(label)")
        case .square:
          #expect(try MGRS(label.position).square == label.text, "\(overlay): \(label)")
        case .digits:
          try expectDigits(label, overlay)
        case .reference:
          let corner = try MGRS(parsing: label.text, rule: .strict).cell.utmSouthWest
          let point = try UTM(label.position, zone: .grid(label.grid))
          #expect(corner.grid == label.grid, "\(overlay): \(label)")
          #expect((corner.easting - point.easting).magnitude < 1e-6, "\(overlay): \(label)")
          #expect((corner.northing - point.northing).magnitude < 1e-6, "\(overlay): \(label)")
        }
      }
    }
  }

  /// Digits are those of the line from tens of kilometers down to the spacing, and stand on it at an edge of the view.
  private func expectDigits(_ label: GridOverlay.Label, _ overlay: GridOverlay) throws {
    let spacing = try #require(overlay.spacing)
    let coordinate = try #require(label.coordinate)
    let digits = String(Int(100_000 + coordinate.truncatingRemainder(dividingBy: 100_000))).dropFirst()
    #expect(label.text == digits.prefix(5 - Int(log10(spacing).rounded())), "\(overlay): \(label)")
    let point = try UTM(label.position, zone: .grid(label.grid))
    let there = label.axis == .easting ? point.easting : point.northing
    #expect((there - coordinate).magnitude < 1e-6, "\(overlay): \(label)")
    let (view, position) = (overlay.view, label.position)
    let edge = try #require(label.edge)
    if label.grid.zone != nil {
      #expect((label.axis == .easting) == [.south, .north].contains(edge), "\(overlay): \(label)")
    }
    switch edge {
    case .south: #expect((position.latitude - view.south).magnitude < 1e-11, "\(overlay): \(label)")
    case .north: #expect((position.latitude - view.north).magnitude < 1e-11, "\(overlay): \(label)")
    case .west:
      #expect((position.longitude - view.west).remainder(dividingBy: 360).magnitude < 1e-11, "\(overlay): \(label)")
    case .east:
      #expect((position.longitude - view.east).remainder(dividingBy: 360).magnitude < 1e-11, "\(overlay): \(label)")
    }
  }

  @Test func noLabelIsGivenTwice() throws {
    for overlay in try Self.overlays(20) {
      let labels = try overlay.labels()
      #expect(Set(labels).count == labels.count, "\(overlay)")
      let zones = labels.filter { $0.kind == .gridZone }.map { "\($0.text) \($0.position.longitude > 0)" }
      #expect(Set(zones).count == zones.count, "\(overlay)")
    }
  }

  @Test func aViewOfParisHasItsLabels() throws {
    let labels = try GridOverlay(view: paris, zoom: 13).labels()
    func texts(_ kind: GridOverlay.Label.Kind) -> Set<String> { Set(labels.filter { $0.kind == kind }.map(\.text)) }
    #expect(texts(.gridZone) == ["31U"])
    #expect(texts(.square) == ["DQ"])
    #expect(texts(.digits).isSuperset(of: ["46", "48", "51", "10", "12"]))
    #expect(texts(.reference).contains("31UDQ4510") && texts(.reference).contains("31UDQ5010"))
  }

  // MARK: GeoJSON

  @Test func geoJSONHoldsTheLinesAndTheLabels() throws {
    for overlay in try Self.overlays(5) {
      let drawing = try overlay.lines()
      let labels = try overlay.labels()
      let document = try JSONSerialization.jsonObject(with: Data(overlay.geoJSON().utf8)) as? [String: Any]
      #expect(document?["type"] as? String == "FeatureCollection")
      let features = try #require(document?["features"] as? [[String: Any]])
      try #require(features.count == drawing.lines.count + labels.count, "\(overlay)")
      // A tenth of a pixel, in degrees.
      let slack = 36 / (512 * exp2(overlay.zoom))
      func isNear(_ numbers: [Double], _ position: Position) -> Bool {
        numbers.count == 2 && (numbers[0] - position.longitude).magnitude <= slack
          && (numbers[1] - position.latitude).magnitude <= slack
      }
      for (line, feature) in zip(drawing.lines, features) {
        let geometry = try #require(feature["geometry"] as? [String: Any])
        let properties = try #require(feature["properties"] as? [String: Any])
        #expect(geometry["type"] as? String == "LineString")
        let vertices = try #require(geometry["coordinates"] as? [[Double]])
        let areNear =
          vertices.count == line.vertices.count && zip(vertices, drawing[line]).allSatisfy { isNear($0, $1) }
        #expect(areNear, "\(overlay): \(line)")
        #expect(
          properties["kind"] as? String == line.kind.rawValue && properties["axis"] as? String == line.axis.rawValue)
        #expect(properties["coordinate"] as? Double == line.coordinate && properties["major"] as? Bool == line.isMajor)
        #expect(properties["width"] as? Float == line.width && properties["opacity"] as? Float == line.opacity)
        #expect(properties["zone"] as? Int == line.grid.map { $0.zone ?? 0 }, "\(overlay): \(line)")
      }
      for (label, feature) in zip(labels, features.dropFirst(drawing.lines.count)) {
        let geometry = try #require(feature["geometry"] as? [String: Any])
        let properties = try #require(feature["properties"] as? [String: Any])
        #expect(geometry["type"] as? String == "Point")
        let isThere = isNear(try #require(geometry["coordinates"] as? [Double]), label.position)
        #expect(isThere, "\(overlay): \(label)")
        #expect(properties["kind"] as? String == label.kind.rawValue && properties["text"] as? String == label.text)
        #expect(properties["axis"] as? String == label.axis?.rawValue, "\(overlay): \(label)")
        #expect(properties["coordinate"] as? Double == label.coordinate, "\(overlay): \(label)")
        #expect(properties["edge"] as? String == label.edge?.rawValue, "\(overlay): \(label)")
      }
    }
  }

  // MARK: Options

  @Test func theDefaultsAreThoseOfTheDocumentation() {
    let options = GridOverlay.Options()
    #expect(options.content == .all && options.tileSize == .pixels512 && options.tolerance == .pixels(0.25))
    #expect(options.margin == 0 && options.minimumPixels == 8 && options.spacing == nil && options.labelPixels == 32)
    #expect(options.referenceZoom == 10 && options.referenceStep == 5 && options.maximumVertices == 1_000_000)
    let levels = options.zoomLevels
    #expect(levels.tenKilometers == 8 && levels.kilometer == 11 && levels.hundredMeters == 14)
    #expect(levels.tenMeters == 17 && levels.meter == 21)
  }

  @Test func theZoomTellsTheSpacing() throws {
    let table: [(from: Double, spacing: Double)] = [
      (8, 10_000), (11, 1_000), (14, 100), (17, 10), (21, 1),
    ]
    var before = 100_000.0
    for (zoom, spacing) in table {
      #expect(try GridOverlay(view: paris, zoom: zoom.nextDown).spacing == before)
      #expect(try GridOverlay(view: paris, zoom: zoom).spacing == spacing)
      before = spacing
      // The same scale has a zoom by one higher where tiles are half as large.
      var options = GridOverlay.Options()
      options.tileSize = .pixels256
      #expect(try GridOverlay(view: paris, zoom: zoom + 1, options: options).spacing == spacing)
    }
    #expect(try GridOverlay(view: paris, zoom: 0).spacing == nil)
  }

  @Test func spacingAndLevelsCanBeChosen() throws {
    var options = GridOverlay.Options()
    options.spacing = 2_500
    #expect(try GridOverlay(view: paris, zoom: 13, options: options).spacing == 2_500)
    options.spacing = nil
    options.zoomLevels.hundredMeters = 13
    #expect(try GridOverlay(view: paris, zoom: 13, options: options).spacing == 100)
    options.zoomLevels.hundredMeters = nil
    options.zoomLevels.tenMeters = nil
    options.zoomLevels.meter = nil
    #expect(try GridOverlay(view: paris, zoom: 22, options: options).spacing == 1_000)
    options.minimumPixels = 4_000
    #expect(try GridOverlay(view: paris, zoom: 13, options: options).spacing == 100_000)
  }

  @Test func onlyWhatIsAskedForIsDrawn() throws {
    let (view, zoom) = (Bounds(south: 47.5, west: 5.5, north: 48.5, east: 6.5), 9.0)
    var options = GridOverlay.Options()
    let lines: [(GridOverlay.Options.Content, GridOverlay.Line.Kind)] = [
      (.borders, .border), (.hundredKilometers, .hundredKilometers), (.lines, .line),
    ]
    for (content, kind) in lines {
      options.content = content
      let drawing = try GridOverlay(view: view, zoom: zoom, options: options).lines()
      #expect(Set(drawing.lines.map(\.kind)) == [kind])
    }
    options.referenceZoom = 9
    let labels: [(GridOverlay.Options.Content, GridOverlay.Label.Kind)] = [
      (.gridZones, .gridZone), (.squares, .square), (.digits, .digits), (.references, .reference),
    ]
    for (content, kind) in labels {
      options.content = content
      #expect(try Set(GridOverlay(view: view, zoom: zoom, options: options).labels().map(\.kind)) == [kind])
    }
  }

  @Test func theToleranceTellsHowManyVerticesThereAre() throws {
    func count(_ tolerance: GridOverlay.Options.Tolerance) throws -> Int {
      var options = GridOverlay.Options()
      options.tolerance = tolerance
      return try GridOverlay(view: Bounds(south: 44, west: 0, north: 52, east: 12), zoom: 6, options: options).lines()
        .vertices.count
    }
    #expect(try count(.pixels(0.01)) > 2 * count(.pixels(0.25)))
    #expect(try count(.meters(1)) > 2 * count(.meters(1_000)))
    // A pixel spans 1,222.99 m at the equator, and less farther north.
    #expect(try count(.pixels(0.25)) >= count(.meters(0.25 * 1_223)))
  }

  @Test func aMarginGrowsTheViewForLinesAlone() throws {
    var options = GridOverlay.Options()
    options.margin = 100
    let (plain, grown) = (
      try GridOverlay(view: paris, zoom: 13), try GridOverlay(view: paris, zoom: 13, options: options)
    )
    #expect(try grown.lines().lines.count > plain.lines().lines.count)
    #expect(try grown.labels() == plain.labels())
  }

  // MARK: Edges

  @Test func aViewWithoutWidthOrHeightIsEmpty() throws {
    for view in [
      Bounds(south: 48, west: 2, north: 48, east: 3), Bounds(south: 48, west: 2, north: 49, east: 2),
    ] {
      let overlay = try GridOverlay(view: view, zoom: 10)
      #expect(try overlay.lines() == Drawing() && overlay.labels().isEmpty)
      #expect(try overlay.pixelLines(from: Position(latitude: 48, longitude: 2)) == Drawing())
      let document = try JSONSerialization.jsonObject(with: Data(overlay.geoJSON().utf8)) as? [String: Any]
      #expect((document?["features"] as? [Any])?.isEmpty == true)
    }
  }

  // MARK: Refused input

  @Test func viewsAndZoomsOutOfRangeAreRefused() {
    func reason(_ view: Bounds, _ zoom: Double) -> GridNorthError.Reason? {
      refusal { () throws(GridNorthError) in try GridOverlay(view: view, zoom: zoom) }?.reason
    }
    #expect(reason(Bounds(south: 49, west: 0, north: 48, east: 1), 10) == .view)
    #expect(reason(Bounds(south: -91, west: 0, north: 48, east: 1), 10) == .latitude)
    #expect(reason(Bounds(south: 0, west: .nan, north: 48, east: 1), 10) == .notFinite)
    for zoom in [-4.01, 30.01] { #expect(reason(paris, zoom) == .zoom) }
    for zoom in [-4.0, 30] { #expect(reason(paris, zoom) == nil) }
    #expect(reason(paris, .infinity) == .notFinite)
  }

  @Test func optionsOutOfRangeAreRefused() {
    func reason(_ change: (inout GridOverlay.Options) -> Void) -> GridNorthError.Reason? {
      var options = GridOverlay.Options()
      change(&options)
      return refusal { () throws(GridNorthError) in try GridOverlay(view: paris, zoom: 10, options: options) }?.reason
    }
    #expect(reason { $0.content = .init(rawValue: 128) } == .content)
    for value in [0, 0.00009, 1_000_001, -1, .nan] {
      #expect(reason { $0.tolerance = .pixels(value) } == .tolerance)
      #expect(reason { $0.tolerance = .meters(value) } == .tolerance)
    }
    for value in [-1, 4_097, .nan] { #expect(reason { $0.margin = value } == .margin) }
    for value in [0, -1, 0.5, 7, 200_000, .nan] { #expect(reason { $0.spacing = value } == .spacing) }
    #expect(reason { $0.zoomLevels.kilometer = 7 } == .levels)
    #expect(reason { $0.zoomLevels.kilometer = nil } == .levels)
    #expect(reason { $0.minimumPixels = -1 } == .pixels)
    #expect(reason { $0.labelPixels = .nan } == .pixels)
    for value in [0, -1, .min] { #expect(reason { $0.referenceStep = value } == .step) }
    for value in [-1, 0, .max] { #expect(reason { $0.maximumVertices = value } == nil) }
  }

  @Test func theOriginOfPixelsIsChecked() throws {
    let overlay = try GridOverlay(view: paris, zoom: 10)
    func reason(_ origin: Position) -> GridNorthError.Reason? {
      refusal { () throws(GridNorthError) in try overlay.pixelLines(from: origin) }?.reason
    }
    #expect(reason(Position(latitude: 91, longitude: 0)) == .latitude)
    #expect(reason(Position(latitude: 0, longitude: .nan)) == .notFinite)
    #expect(reason(Position(latitude: -90, longitude: 720)) == nil)
  }

  @Test func aDrawingWithTooManyVerticesIsRefusedAndTellsWhatSuffices() throws {
    for overlay in try Self.overlays(5) {
      let count = try overlay.lines().vertices.count
      #expect(try count + overlay.labels().count <= overlay.vertexBound, "\(overlay)")
      guard count > 0 else { continue }
      var options = overlay.options
      options.maximumVertices = count
      #expect(try GridOverlay(view: overlay.view, zoom: overlay.zoom, options: options).lines() == overlay.lines())
      options.maximumVertices = count - 1
      let less = try GridOverlay(view: overlay.view, zoom: overlay.zoom, options: options)
      var drawing = try overlay.lines()
      let error = try #require(refusal { () throws(GridNorthError) in try less.drawLines(into: &drawing) })
      #expect(error.reason == .tooManyVertices && drawing == Drawing(), "\(overlay)")
      options.maximumVertices = try #require(error.sufficientVertices)
      #expect(try GridOverlay(view: overlay.view, zoom: overlay.zoom, options: options).lines() == overlay.lines())
    }
  }

  @Test func textsAndLabelsThatAreTooManyAreRefusedToo() throws {
    var options = GridOverlay.Options()
    options.maximumVertices = 3
    let overlay = try GridOverlay(view: paris, zoom: 13, options: options)
    var labels = try GridOverlay(view: paris, zoom: 13).labels()
    var bytes = Array("before".utf8)
    let errors = [
      refusal { () throws(GridNorthError) in try overlay.drawLabels(into: &labels) },
      refusal { () throws(GridNorthError) in try overlay.writeGeoJSON(into: &bytes) },
    ]
    #expect(errors.map { $0?.reason } == [.tooManyVertices, .tooManyVertices] && labels.isEmpty && bytes.isEmpty)
    options.maximumVertices = errors.compactMap { $0?.sufficientVertices }.max() ?? 0
    let enough = try GridOverlay(view: paris, zoom: 13, options: options)
    #expect(try enough.labels() == GridOverlay(view: paris, zoom: 13).labels())
    #expect(try enough.geoJSON() == GridOverlay(view: paris, zoom: 13).geoJSON())
  }
}
