// SPDX-License-Identifier: MIT
import CGridNorth

// What a host asks for. Each call makes a drawing with room for the results it needs, and runs the same passes.

extension MapGrid {
  /// The grid as GeoJSON. `needed` is the capacity that suffices, final zero included.
  public static func geojson(
    view: gn_bounds, zoom: Double, options: gn_grid_options, into out: UnsafeMutablePointer<CChar>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    let request = try GridRequest(view: view, zoom: zoom, options: options)
    var drawing = Drawing(request)
    drawing.json = GridGeoJSON(
      TextSink(out, capacity: capacity), decimals: Decimals(forUnitsOf: request.view.tenthOfPixel))
    var memory = KeptLinesMemory()
    withUnsafeMutablePointer(to: &memory) { memory in
      drawing.kept = KeptLines(in: memory)
      drawLines(into: &drawing)
      drawLabels(into: &drawing)
      drawing.kept = nil
    }
    guard !drawing.isFull else { throw GN_ERROR_TOO_MANY_VERTICES }
    drawing.json?.finish()
    guard let text = drawing.json?.text else { return }
    try text.finish(capacity: capacity, needed: &needed)
  }

  /// The lines in degrees.
  public static func lines(
    view: gn_bounds, zoom: Double, options: gn_grid_options, vertices: UnsafeMutablePointer<gn_point>?,
    vertexCapacity: Int, verticesNeeded: inout Int, lines: UnsafeMutablePointer<gn_grid_line>?, lineCapacity: Int,
    linesNeeded: inout Int
  ) throws(gn_status) {
    var drawing = Drawing(try GridRequest(view: view, zoom: zoom, options: options))
    drawing.vertices = Output(vertices, capacity: vertexCapacity)
    drawing.lines = Output(lines, capacity: lineCapacity)
    drawLines(into: &drawing)
    do throws(gn_status) {
      try finish(drawing, verticesNeeded: &verticesNeeded, linesNeeded: &linesNeeded)
      if !drawing.vertices.fits { throw GN_ERROR_BUFFER_TOO_SMALL }
    } catch {
      drawing.vertices.invalidate(with: gn_point(latitude: .nan, longitude: .nan))
      drawing.lines.invalidate(with: gn_grid_line())
      throw error
    }
  }

  /// The lines in pixels.
  public static func pixels(
    view: gn_bounds, zoom: Double, options: gn_grid_options, origin: gn_point, vertices: UnsafeMutablePointer<Float>?,
    vertexCapacity: Int, verticesNeeded: inout Int, lines: UnsafeMutablePointer<gn_grid_line>?, lineCapacity: Int,
    linesNeeded: inout Int
  ) throws(gn_status) {
    var request = try GridRequest(view: view, zoom: zoom, options: options)
    guard origin.latitude.isFinite, origin.longitude.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard origin.latitude.absolute <= 90 else { throw GN_ERROR_LATITUDE }
    request.isOnMercator = true
    var drawing = Drawing(request)
    let pixels = Pixels(vertices, capacity: vertexCapacity, origin: origin, view: request.linesView)
    drawing.pixels = pixels
    drawing.lines = Output(lines, capacity: lineCapacity)
    drawLines(into: &drawing)
    do throws(gn_status) {
      try finish(drawing, verticesNeeded: &verticesNeeded, linesNeeded: &linesNeeded)
      if !pixels.fits(drawing.vertices.count) { throw GN_ERROR_BUFFER_TOO_SMALL }
    } catch {
      pixels.invalidate(count: drawing.vertices.count)
      drawing.lines.invalidate(with: gn_grid_line())
      throw error
    }
  }

  private static func finish(
    _ drawing: Drawing, verticesNeeded: inout Int, linesNeeded: inout Int
  ) throws(gn_status) {
    guard !drawing.isFull else { throw GN_ERROR_TOO_MANY_VERTICES }
    verticesNeeded = drawing.vertices.count
    linesNeeded = drawing.lines.count
    if !drawing.lines.fits { throw GN_ERROR_BUFFER_TOO_SMALL }
  }

  /// The labels.
  public static func labels(
    view: gn_bounds, zoom: Double, options: gn_grid_options, labels: UnsafeMutablePointer<gn_grid_label>?,
    capacity: Int, needed: inout Int
  ) throws(gn_status) {
    var drawing = Drawing(try GridRequest(view: view, zoom: zoom, options: options))
    drawing.labels = Output(labels, capacity: capacity)
    drawLabels(into: &drawing)
    if !drawing.isFull { needed = drawing.labels.count }
    guard !drawing.isFull, drawing.labels.fits else {
      drawing.labels.invalidate(with: gn_grid_label())
      throw drawing.isFull ? GN_ERROR_TOO_MANY_VERTICES : GN_ERROR_BUFFER_TOO_SMALL
    }
  }

  /// The spacing of the finest level drawn, in meters; 0 if only borders are drawn.
  public static func spacing(view: gn_bounds, zoom: Double, options: gn_grid_options) throws(gn_status) -> Double {
    try GridRequest(view: view, zoom: zoom, options: options).spacing.meters
  }

  /// A bound for the number of vertices and labels.
  public static func bound(view: gn_bounds, zoom: Double, options: gn_grid_options) throws(gn_status) -> Int {
    GridBound(try GridRequest(view: view, zoom: zoom, options: options)).count
  }
}

// The passes.

extension MapGrid {
  private static func drawLines(into drawing: inout Drawing) {
    let request = drawing.request
    let view = request.linesView
    guard !view.isEmpty else { return }
    let interval = request.interval
    drawing.part = 0
    while drawing.part < 2 {
      if request.draws(GN_GRID_DRAW_BORDERS) { Borders(view: view, part: drawing.part).draw(into: &drawing) }
      if interval > 0 { drawGrid(view, interval, into: &drawing) }
      drawing.part &+= 1
    }
  }

  /// The lines of all zones and caps in a part of a view.
  @inline(never)
  private static func drawGrid(_ view: MapView, _ interval: Double, into drawing: inout Drawing) {
    forEachRegion(of: view, part: drawing.part) { region in
      ZoneLines(region: region, interval: interval).draw(into: &drawing)
    } polar: { region in
      PolarLines(region: region, interval: interval).draw(into: &drawing)
    }
  }

  @inline(never)
  private static func drawLabels(into drawing: inout Drawing) {
    let request = drawing.request
    let view = request.view
    guard !view.isEmpty else { return }
    drawing.part = 0
    while drawing.part < 2 {
      GridZoneLabels(request: request, part: drawing.part).draw(into: &drawing)
      if request.labelsSquares { drawSquares(view, into: &drawing) }
      if request.draws(GN_GRID_DRAW_DIGITS), request.spacing.digits > 0 {
        drawing.purpose = .digits
        let spacing = request.spacing
        if !drawing.addKeptDigits() {
          drawGrid(view, request.labelsEveryLine ? spacing.meters : spacing.majorInterval, into: &drawing)
        }
      }
      if request.labelsReferences {
        drawing.purpose = .references
        drawGrid(view, request.referenceRows, into: &drawing)
      }
      drawing.part &+= 1
    }
  }

  /// The letters of all squares in a part of a view.
  private static func drawSquares(_ view: MapView, into drawing: inout Drawing) {
    forEachRegion(of: view, part: drawing.part) { region in
      ZoneSquareLabels(region: region, part: drawing.part).draw(into: &drawing)
    } polar: { region in
      let opposite = PolarRegion(isSouthern: region.isSouthern, view: view, part: 1 &- drawing.part)
      PolarSquareLabels(region: region, part: drawing.part, opposite: opposite).draw(into: &drawing)
    }
  }

  /// The visible regions of a part of a view.
  @inline(never)
  static func forEachRegion(
    of view: MapView, part: Int, zone: (ZoneRegion) -> Void, polar: (PolarRegion) -> Void
  ) {
    guard let (west, east) = view.longitudes(part) else { return }
    let zones = UTM.zones(from: west, to: east)
    var number = zones.first
    while number <= zones.last {
      if view.north > 0, view.south < 84 {
        let region = ZoneRegion(zone: number, isSouthern: false, view: view, part: part)
        if region.count > 0 { zone(region) }
      }
      if view.south < 0, view.north > -80 {
        let region = ZoneRegion(zone: number, isSouthern: true, view: view, part: part)
        if region.count > 0 { zone(region) }
      }
      number &+= 1
    }
    if let region = PolarRegion(isSouthern: false, view: view, part: part) { polar(region) }
    if let region = PolarRegion(isSouthern: true, view: view, part: part) { polar(region) }
  }
}
