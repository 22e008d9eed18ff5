// SPDX-License-Identifier: MIT
import CGridNorth

extension Pen {
  /// Appends the geometry of a shape.
  mutating func draw(_ outline: ShapeOutline) throws(gn_status) {
    if outline.isEmpty {
      append(
        outline.isPolygon
          ? #"{"type":"Polygon","coordinates":[]}"# : #"{"type":"LineString","coordinates":[]}"#)
    } else if outline.isPolygon {
      var work = Work()
      try AreaDrawing(.shape(outline), self, &work).draw(&self)
    } else {
      LineDrawing(OutlineRing(outline.line, decimals: decimals)).draw(&self)
    }
  }
}

extension Shape {
  public static func circleGeoJSON(
    center: UnsafePointer<gn_point>?, radius: Double, options: UnsafePointer<gn_shape_options>?,
    text: FeatureText, needed: inout Int
  ) throws(gn_status) {
    let request = try ShapeRequest(center: center, options: options, drawnRadius: radius)
    try write(try request.circle(radius: radius), request, text, &needed)
  }

  public static func ellipseGeoJSON(
    center: UnsafePointer<gn_point>?, semiMajor: Double, semiMinor: Double, rotation: Double,
    options: UnsafePointer<gn_shape_options>?, text: FeatureText, needed: inout Int
  ) throws(gn_status) {
    let request = try ShapeRequest(center: center, options: options, drawnRadius: max(semiMajor, semiMinor))
    let outline = try request.ellipse(semiMajor: semiMajor, semiMinor: semiMinor, rotation: rotation)
    try write(outline, request, text, &needed)
  }

  public static func wedgeGeoJSON(
    center: UnsafePointer<gn_point>?, innerRadius: Double, outerRadius: Double, azimuth: Double, width: Double,
    options: UnsafePointer<gn_shape_options>?, text: FeatureText, needed: inout Int
  ) throws(gn_status) {
    let request = try ShapeRequest(center: center, options: options, drawnRadius: outerRadius)
    let outline = try request.wedge(
      innerRadius: innerRadius, outerRadius: outerRadius, azimuth: azimuth, width: width)
    try write(outline, request, text, &needed)
  }

  public static func arcGeoJSON(
    center: UnsafePointer<gn_point>?, radius: Double, azimuth: Double, width: Double,
    options: UnsafePointer<gn_shape_options>?, text: FeatureText, needed: inout Int
  ) throws(gn_status) {
    let request = try ShapeRequest(center: center, options: options, drawnRadius: radius)
    let outline = try request.arc(radius: radius, azimuth: azimuth, width: width)
    try write(outline, request, text, &needed)
  }

  private static func write(
    _ outline: ShapeOutline, _ request: ShapeRequest, _ text: FeatureText, _ needed: inout Int
  ) throws(gn_status) {
    let properties = try text.checkedProperties()
    var pen = text.pen(decimals: request.options.decimals, edgeTolerance: request.options.edge_tolerance)
    pen.beginFeature(properties)
    pen.beginGeometry()
    try pen.draw(outline)
    pen.endFeature()
    try text.finish(pen, &needed)
  }

  /// Rings, radial lines, then the labels of both.
  public static func ringSetGeoJSON(
    center: UnsafePointer<gn_point>?, radii: UnsafePointer<Double>?, radiusCount: Int,
    options: UnsafePointer<gn_shape_options>?, text: FeatureText, needed: inout Int
  ) throws(gn_status) {
    let largest = try largest(of: radii, radiusCount)
    let request = try ShapeRequest(center: center, options: options, drawnRadius: largest)
    guard let radii else { throw GN_ERROR_NULL }
    let properties = try text.checkedProperties()
    var pen = text.pen(decimals: request.options.decimals, edgeTolerance: request.options.edge_tolerance)
    let radials = Int(truncatingIfNeeded: request.options.radials)
    pen.append(#"{"type":"FeatureCollection","features":["#)
    var index = 0
    while index < radiusCount {
      if index > 0 { pen.append(",") }
      pen.beginFeature(properties)
      properties.separate(&pen)
      // SAFETY: `radiusCount` radii.
      pen.appendRadius(radii[index], #""kind":"ring","#)
      pen.beginGeometry()
      // As if it were alone: the tolerance of its edges depends on its own radius.
      let ring = try ShapeRequest(center: center, options: options, drawnRadius: radii[index])
      try pen.draw(try ring.circle(radius: radii[index]))
      pen.endFeature()
      index &+= 1
    }
    index = 0
    while index < radials {
      let line = request.radial(index, length: largest)
      pen.append(",")
      pen.beginFeature(properties)
      properties.separate(&pen)
      pen.appendAzimuth(line.start, #""kind":"radial","#)
      pen.beginGeometry()
      try pen.draw(ShapeOutline(line: line))
      pen.endFeature()
      index &+= 1
    }
    index = 0
    while index < radiusCount {
      pen.append(",")
      pen.beginFeature(properties)
      properties.separate(&pen)
      // SAFETY: `radiusCount` radii.
      pen.appendRadius(radii[index], #""kind":"label","#)
      pen.drawPoint(request.label(radius: radii[index]))
      index &+= 1
    }
    index = 0
    while index < radials {
      let line = request.radial(index, length: largest)
      pen.append(",")
      pen.beginFeature(properties)
      properties.separate(&pen)
      pen.appendAzimuth(line.start, #""kind":"label","#)
      pen.drawPoint(line.vertex(1))
      index &+= 1
    }
    pen.append("]}")
    try text.finish(pen, &needed)
  }
}

extension Pen {
  /// To the micrometer.
  fileprivate mutating func appendRadius(_ radius: Double, _ kind: Literal) {
    append(kind)
    append(#""radius":"#)
    append(radius, Decimals(count: 6))
  }

  fileprivate mutating func appendAzimuth(_ azimuth: Double, _ kind: Literal) {
    append(kind)
    append(#""azimuth":"#)
    append(azimuth, Decimals(count: 9))
  }

  fileprivate mutating func drawPoint(_ point: gn_point) {
    beginGeometry()
    append(#"{"type":"Point","coordinates":"#)
    appendPosition(point)
    append("}")
    endFeature()
  }
}

extension Route {
  /// The route as a LineString, or a MultiLineString where it crosses the antimeridian.
  public static func geojson(
    _ points: Points, options: UnsafePointer<gn_geojson_options>?, text: FeatureText, needed: inout Int
  ) throws(gn_status) {
    guard points.count >= 2 else { throw GN_ERROR_COUNT }
    let options = try GeoJSON.checked(options)
    let properties = try text.checkedProperties()
    var pen = text.pen(decimals: options.decimals, edgeTolerance: options.edge_tolerance)
    pen.beginFeature(properties)
    pen.beginGeometry()
    LineDrawing(OutlineRing(points, decimals: pen.decimals)).draw(&pen)
    pen.endFeature()
    try text.finish(pen, &needed)
  }
}

extension Polygon {
  /// The polygon as a Polygon, or a MultiPolygon where it crosses the antimeridian.
  public func geojson(
    options: UnsafePointer<gn_geojson_options>?, text: FeatureText, needed: inout Int
  ) throws(gn_status) {
    var rings = makeIterator()
    while let ring = rings.next() {
      guard ring.count >= 3 else { throw GN_ERROR_COUNT }
    }
    let options = try GeoJSON.checked(options)
    let properties = try text.checkedProperties()
    var pen = text.pen(decimals: options.decimals, edgeTolerance: options.edge_tolerance)
    var work = Work()
    let drawing = try AreaDrawing(.polygon(self), pen, &work)
    pen.beginFeature(properties)
    pen.beginGeometry()
    drawing.draw(&pen)
    pen.endFeature()
    try text.finish(pen, &needed)
  }
}
