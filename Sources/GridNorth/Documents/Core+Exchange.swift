// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where documents meet the core. Only the files Core*.swift know about pointers.

// MARK: - Reading

extension FeatureCollection.Format {
  static func detected(_ bytes: [UInt8]) throws(GridNorthError) -> Self {
    let format = try withText(of: bytes) { (text) throws(TextRefusal) in try Exchange.format(of: text) }
    return switch UInt32(bitPattern: format) {
    case GN_EXCHANGE_GPX.rawValue: .gpx
    case GN_EXCHANGE_KML.rawValue: .kml
    case GN_EXCHANGE_GEOJSON.rawValue: .geoJSON
    default: .cot
    }
  }

  fileprivate func read(_ text: ASCII, into results: inout ExchangeResults) throws(TextRefusal) {
    switch self {
    case .gpx: try GPX.read(text, into: &results)
    case .kml: try KML.read(text, into: &results)
    case .cot: try CoT.read(text, into: &results)
    case .geoJSON: try GeoJSON.read(text, into: &results)
    }
  }
}

extension FeatureCollection {
  /// A document that is in another encoding, in UTF-8; nil if it is not, or in one that the core does not know.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    let text = [UInt8](unsafeUninitializedCapacity: 3 * bytes.count + 8) { out, count in
      var needed = 0
      out.withMemoryRebound(to: CChar.self) { out in
        try? withText(of: bytes) { (text) throws(TextRefusal) in
          try? XMLEncoding.writeUTF8(text, into: out.baseAddress, capacity: out.count, needed: &needed)
        }
      }
      count = max(needed - 1, 0)
    }
    return text.isEmpty || text == bytes ? nil : text
  }

  static func read(_ bytes: [UInt8], as format: Format) throws(GridNorthError) -> FeatureCollection {
    var features: [gn_feature] = []
    var vertices: [gn_vertex] = []
    // Shorter parts of a document than this are rare.
    var room = (features: bytes.count / 256 + 8, vertices: bytes.count / 48 + 8)
    while true {
      features = Array(repeating: Exchange.feature, count: room.features)
      vertices = Array(repeating: gn_vertex(), count: room.vertices)
      let outcome = found(bytes, as: format, &features, &vertices)
      if outcome.status == GN_ERROR_BUFFER_TOO_SMALL {
        room = (outcome.features, outcome.vertices)
        continue
      }
      let report = outcome.report
      guard outcome.status == GN_OK || outcome.status == GN_PARTIAL else {
        throw GridNorthError(outcome.status, offset: Int(report.place))
      }
      return FeatureCollection(
        joined(features[..<outcome.features], vertices, bytes), skipped: Int(report.skipped),
        dropped: Int(report.dropped),
        firstRefusal: outcome.status == GN_OK ? nil : GridNorthError(report.error, offset: Int(report.place)))
    }
  }

  private typealias Outcome = (features: Int, vertices: Int, report: gn_exchange_report, status: gn_status)

  private static func found(
    _ bytes: [UInt8], as format: Format, _ features: inout [gn_feature], _ vertices: inout [gn_vertex]
  ) -> Outcome {
    features.withUnsafeMutableBufferPointer { features in
      vertices.withUnsafeMutableBufferPointer { vertices in
        // SAFETY: neither array is empty, and the core is told how much there is.
        var results = ExchangeResults(
          ExchangeArrays(
            features.baseAddress, capacity: features.count, vertices.baseAddress, capacity: vertices.count)!)
        var refusal: TextRefusal?
        bytes.withUnsafeBufferPointer { buffer in
          buffer.withMemoryRebound(to: CChar.self) { characters in
            do throws(TextRefusal) { try format.read(ASCII(characters), into: &results) } catch { refusal = error }
          }
        }
        return results.finish(refusal)
      }
    }
  }

  /// The features of this module, with areas that have their holes.
  private static func joined(
    _ features: ArraySlice<gn_feature>, _ vertices: [gn_vertex], _ bytes: [UInt8]
  ) -> [Feature] {
    var joined: [Feature] = []
    joined.reserveCapacity(features.count)
    for core in features {
      let own = vertices[Int(core.first)..<Int(core.first + core.count)].map { Vertex($0) }
      if core.kind == GN_FEATURE_HOLE.rawValue, case .area(let ring, let holes) = joined.last?.geometry {
        joined[joined.count - 1].geometry = .area(ring, holes: holes + [own])
      } else if let geometry = Feature.Geometry(core, own) {
        joined.append(Feature(core, geometry, bytes))
      }
    }
    return joined
  }
}

/// Passes bytes to a call that reads a text.
private func withText<Value>(
  of bytes: [UInt8], from first: Int = 0, _ call: (ASCII) throws(TextRefusal) -> Value
) throws(GridNorthError) -> Value {
  let result = bytes[first...].withUnsafeBufferPointer { buffer in
    buffer.withMemoryRebound(to: CChar.self) { characters in
      Result { () throws(TextRefusal) in try call(ASCII(characters)) }
    }
  }
  do { return try result.get() } catch { throw GridNorthError(error.status, offset: error.offset) }
}

extension Vertex {
  fileprivate init(_ core: gn_vertex) {
    self.init(Position(core.point), altitude: known(core.altitude), time: known(core.time))
  }

  fileprivate var core: gn_vertex {
    gn_vertex(point: position.core, altitude: altitude ?? .nan, time: time ?? .nan)
  }
}

extension Feature.Geometry {
  /// Nil if there are fewer vertices than the kind has.
  fileprivate init?(_ core: gn_feature, _ vertices: [Vertex]) {
    guard let first = vertices.first else { return nil }
    switch UInt32(bitPattern: core.kind) {
    case GN_FEATURE_POINT.rawValue: self = .point(first)
    case GN_FEATURE_LINE.rawValue: self = .line(vertices, isRoute: core.flags & GN_FEATURE_FLAG_ROUTE.rawValue != 0)
    case GN_FEATURE_AREA.rawValue: self = .area(vertices)
    case GN_FEATURE_CIRCLE.rawValue: self = .circle(center: first, radius: core.radius)
    case GN_FEATURE_ELLIPSE.rawValue:
      self = .ellipse(
        center: first, semiAxis: core.radius, otherSemiAxis: core.second_radius, azimuth: known(core.azimuth) ?? 0)
    case GN_FEATURE_SECTOR.rawValue:
      self = .sector(
        center: first, innerRadius: known(core.second_radius) ?? 0, outerRadius: core.radius, azimuth: core.azimuth,
        width: core.width)
    case GN_FEATURE_RANGE_BEARING.rawValue:
      self = .rangeBearing(
        from: first, range: core.radius, azimuth: core.azimuth, inclination: known(core.inclination),
        shownBy: North(core.north))
    case GN_FEATURE_BOX.rawValue where vertices.count == 2:
      self = .box(southWest: first, northEast: vertices[1], turnedBy: known(core.azimuth) ?? 0)
    default: return nil
    }
  }
}

extension Feature {
  fileprivate init(_ core: gn_feature, _ geometry: Geometry, _ bytes: [UInt8]) {
    let isJSON = core.flags & GN_FEATURE_FLAG_JSON_TEXTS.rawValue != 0
    func text(_ span: gn_span) -> String? { unescaped(span, bytes, isJSON: isJSON) }
    self.init(
      geometry, object: Int(core.object), name: text(core.name), uid: text(core.uid),
      type: text(core.type), how: text(core.how), time: known(core.time), start: known(core.start),
      stale: known(core.stale))
    circularError = known(core.circular_error)
    linearError = known(core.linear_error)
    course = known(core.course)
    speed = known(core.speed)
    fence = core.fence_triggers == 0 ? nil : Fence.Triggers(rawValue: Int(core.fence_triggers))
    lowest = known(core.low)
    highest = known(core.high)
    let properties = bytes[Int(core.properties.offset)..<Int(core.properties.offset + core.properties.size)]
    if !properties.isEmpty { self.properties = String(decoding: properties, as: UTF8.self) }
  }
}

/// The text that a span of a document leads to, as XML or JSON means it; nil if there is none.
private func unescaped(_ span: gn_span, _ bytes: [UInt8], isJSON: Bool) -> String? {
  guard span.size > 0 else { return nil }
  let part = bytes[Int(span.offset)..<Int(span.offset + span.size)]
  return String(unsafeUninitializedCapacity: part.count + 1) { out in
    var needed = 1
    part.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        out.withMemoryRebound(to: CChar.self) { out in
          certain { () throws(gn_status) in
            // A text never becomes longer, and a zero follows it.
            let unescape = isJSON ? JSONText.unescape : XMLText.unescape
            try unescape(ASCII(characters), out.baseAddress, out.count, &needed)
          }
        }
      }
    }
    return needed - 1
  }
}

// MARK: - Writing

/// Features as the core has them.
private struct CoreFeatures {
  var features: [gn_feature] = []
  var vertices: [gn_vertex] = []
  var texts: [UInt8] = []
  /// Which feature of this module each of the core is.
  var indexes: [Int] = []

  init(_ given: [Feature]) {
    var next = given.reduce(0) { max($0, ($1.object ?? -1) + 1) }
    for (index, feature) in given.enumerated() {
      var core = Exchange.feature
      core.object = UInt64(clamping: feature.object ?? next)
      if feature.object == nil { next += 1 }
      core.name = span(feature.name)
      core.uid = span(feature.uid)
      core.type = span(feature.type)
      core.how = span(feature.how)
      core.time = feature.time ?? .nan
      core.start = feature.start ?? .nan
      core.stale = feature.stale ?? .nan
      core.circular_error = feature.circularError ?? .nan
      core.linear_error = feature.linearError ?? .nan
      core.course = feature.course ?? .nan
      core.speed = feature.speed ?? .nan
      core.fence_triggers = UInt32(clamping: feature.fence?.rawValue ?? 0)
      core.low = feature.lowest ?? .nan
      core.high = feature.highest ?? .nan
      append(feature.geometry, core, index)
    }
  }

  private mutating func span(_ text: String?) -> gn_span {
    guard let text, !text.isEmpty else { return gn_span() }
    let offset = texts.count
    texts.append(contentsOf: text.utf8)
    return gn_span(offset: UInt64(offset), size: UInt64(texts.count - offset))
  }

  private mutating func append(_ geometry: Feature.Geometry, _ core: gn_feature, _ index: Int) {
    var core = core
    switch geometry {
    case .point(let vertex): append(GN_FEATURE_POINT, [vertex], core, index)
    case .line(let line, let isRoute):
      if isRoute { core.flags = GN_FEATURE_FLAG_ROUTE.rawValue }
      append(GN_FEATURE_LINE, line, core, index)
    case .area(let ring, let holes):
      append(GN_FEATURE_AREA, ring, core, index)
      for hole in holes { append(GN_FEATURE_HOLE, hole, core, index) }
    case .circle(let center, let radius):
      core.radius = radius
      append(GN_FEATURE_CIRCLE, [center], core, index)
    case .ellipse(let center, let semiAxis, let other, let azimuth):
      (core.radius, core.second_radius, core.azimuth) = (semiAxis, other, azimuth)
      append(GN_FEATURE_ELLIPSE, [center], core, index)
    case .sector(let center, let inner, let outer, let azimuth, let width):
      (core.radius, core.second_radius, core.azimuth, core.width) = (outer, inner, azimuth, width)
      append(GN_FEATURE_SECTOR, [center], core, index)
    case .rangeBearing(let start, let range, let azimuth, let inclination, let north):
      (core.radius, core.azimuth, core.inclination, core.north) = (range, azimuth, inclination ?? .nan, north.core)
      append(GN_FEATURE_RANGE_BEARING, [start], core, index)
    case .box(let southWest, let northEast, let azimuth):
      core.azimuth = azimuth
      append(GN_FEATURE_BOX, [southWest, northEast], core, index)
    }
  }

  private mutating func append(_ kind: gn_feature_kind, _ own: [Vertex], _ core: gn_feature, _ index: Int) {
    var core = core
    core.kind = Int32(kind.rawValue)
    core.first = UInt64(vertices.count)
    core.count = UInt64(own.count)
    vertices.append(contentsOf: own.lazy.map(\.core))
    features.append(core)
    indexes.append(index)
  }
}

extension FeatureCollection {
  func written(as format: OutputFormat, _ options: Options) throws(GridNorthError) -> Document {
    let given = CoreFeatures(features)
    var core = Exchange.defaults
    core.decimals = Int32(clamping: options.decimals)
    core.meter_decimals = Int32(clamping: options.meterDecimals)
    core.time_decimals = Int32(clamping: options.timeDecimals)
    core.tolerance = options.tolerance
    core.time = options.time ?? .nan
    core.stale_after = options.staleAfter
    var report = gn_exchange_report()
    var bytes: [UInt8] = []
    var needed = 0
    try refusable { () throws(gn_status) in
      try bytes.fill(&needed, blank: 0, room: 160 * (given.features.count + given.vertices.count) + 512) {
        (out, capacity, needed) throws(gn_status) in
        // SAFETY: a byte and a C character have the same layout.
        let characters = out.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: CChar.self) }
        try given.write(as: format, &core, characters, capacity, &needed, &report)
      }
    }
    // A zero follows the text.
    bytes.removeLast()
    let refusal =
      report.skipped == 0 ? nil : GridNorthError(report.error, feature: given.indexes[Int(report.place)])
    return Document(
      text: String(decoding: bytes, as: UTF8.self), skipped: Int(report.skipped), firstRefusal: refusal)
  }
}

extension CoreFeatures {
  fileprivate func write(
    as format: FeatureCollection.OutputFormat, _ options: inout gn_exchange_options,
    _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: inout Int, _ report: inout gn_exchange_report
  ) throws(gn_status) {
    let result = features.withUnsafeBufferPointer { features in
      vertices.withUnsafeBufferPointer { vertices in
        texts.withUnsafeBufferPointer { bytes in
          bytes.withMemoryRebound(to: CChar.self) { texts in
            Result { () throws(gn_status) in
              let source = ExchangeSource(
                features.baseAddress, features.count, vertices.baseAddress, vertices.count, texts.baseAddress,
                texts.count)
              var sink = try ExchangeSink(source, &options, out, capacity: capacity)
              switch format {
              case .gpx: try GPX.write(source, to: &sink)
              case .kml: try KML.write(source, to: &sink)
              case .cot: try CoT.write(source, to: &sink)
              case .geoJSON: try Exchange.geojson(source, to: &sink)
              }
              report = sink.report
              try sink.finish(capacity: capacity, needed: &needed)
            }
          }
        }
      }
    }
    try result.get()
  }
}

// MARK: - Streams

extension gn_cot_search {
  fileprivate init(_ search: CoTStream.Search) {
    self.init(place: search.place, read: search.read, depth: search.depth, markup: search.markup)
  }
}

extension CoTStream {
  mutating func takenEvent() throws(GridNorthError) -> FeatureCollection? {
    var state = gn_cot_search(search)
    let last = state
    let size = try withText(of: bytes, from: taken) { (text) throws(TextRefusal) in
      try CoT.search(text, limit: UInt32(limit), after: last, state: &state)
    }
    search = Search(place: state.place, read: state.read, depth: state.depth, markup: state.markup)
    guard size > 0 else { return nil }
    let event = Array(bytes[taken..<taken + size])
    let found = try FeatureCollection.read(event, as: .cot)
    taken += size
    return found
  }
}

// MARK: - Times

typealias CoreTime = GridNorthCore.Time

extension Time {
  static func readSeconds(_ text: some StringProtocol) throws(GridNorthError) -> Double {
    try read(text) { (text) throws(TextRefusal) in try CoreTime.parse(text) }
  }

  func written(_ decimals: Int32) throws(GridNorthError) -> String {
    try GridNorth.written(31) { (out, capacity, needed) throws(gn_status) in
      try CoreTime.format(seconds, decimals: decimals, into: out, capacity: capacity, needed: &needed)
    }
  }
}
