// SPDX-License-Identifier: MIT
import CGridNorth

/// A feature, or an area with its holes: written as a whole, or not at all.
struct FeatureUnit {
  /// The index of the feature, and that of the one behind its holes.
  let index: Int
  let end: Int
  let feature: UnsafePointer<gn_feature>
  let vertices: Vertices
  let outline: FeatureOutline

  var kind: Int32 { feature.pointee.kind }
  var isRing: Bool { outline.isRing(kind: kind) }
  var hasHoles: Bool { end > index &+ 1 }
  var isRoute: Bool { feature.pointee.flags & UInt32(GN_FEATURE_FLAG_ROUTE) != 0 }
}

/// The features of a document, those that can be written; the others are skipped.
struct FeatureUnits {
  /// What features are written for.
  enum Format {
    case gpx
    case kml
    case cot
    case geojson

    /// Texts are checked as parts of the document.
    var texts: TextForm {
      switch self {
      case .gpx, .kml: .content
      case .cot: .attribute
      case .geojson: .json
      }
    }
  }

  /// What GPX makes of kinds.
  enum Group {
    case all
    case waypoints
    case routes
    case tracks

    func holds(_ feature: UnsafePointer<gn_feature>) -> Bool {
      let kind = feature.pointee.kind
      switch self {
      case .all: return true
      case .waypoints: return kind == Int32(GN_FEATURE_POINT)
      case .routes: return Group.isRoute(feature)
      case .tracks: return kind != Int32(GN_FEATURE_POINT) && !Group.isRoute(feature)
      }
    }

    private static func isRoute(_ feature: UnsafePointer<gn_feature>) -> Bool {
      let kind = feature.pointee.kind
      return kind == Int32(GN_FEATURE_RANGE_BEARING)
        || kind == Int32(GN_FEATURE_LINE) && feature.pointee.flags & UInt32(GN_FEATURE_FLAG_ROUTE) != 0
    }
  }

  let source: ExchangeSource
  private let group: Group
  private let format: Format
  private var index = 0
  /// The one that comes next, as far as it has been looked for.
  private var ahead: FeatureUnit?

  init(_ source: ExchangeSource, _ group: Group = .all, for format: Format) {
    self.source = source
    self.group = group
    self.format = format
  }

  mutating func next(_ sink: inout ExchangeSink) -> FeatureUnit? {
    let unit = peek(&sink)
    ahead = nil
    return unit
  }

  /// The one that comes next.
  mutating func peek(_ sink: inout ExchangeSink) -> FeatureUnit? {
    while ahead == nil, index < source.count {
      let first = index
      let feature = source[first]
      index &+= 1
      if feature.pointee.kind == Int32(GN_FEATURE_AREA) { passHoles() }
      guard group.holds(feature) else { continue }
      do { ahead = try unit(first, end: index, sink.options) } catch {
        sink.skip(index &- first, error.status, at: error.offset)
      }
    }
    return ahead
  }

  private mutating func passHoles() {
    while index < source.count, source[index].pointee.kind == Int32(GN_FEATURE_HOLE) { index &+= 1 }
  }

  private func check(_ feature: UnsafePointer<gn_feature>, _ options: gn_exchange_options) throws(gn_status) {
    try source.check(feature, texts: format.texts)
    let kind = feature.pointee.kind
    // A track may lie in one place.
    guard format != .gpx, kind == Int32(GN_FEATURE_AREA) || kind == Int32(GN_FEATURE_HOLE) else { return }
    try FeatureCheck.ring(try source.vertices(of: feature), options)
  }

  private func unit(_ index: Int, end: Int, _ options: gn_exchange_options) throws(TextRefusal) -> FeatureUnit {
    let unit = try at(index) { feature throws(gn_status) in
      // Holes behind an area are checked with it.
      guard feature.pointee.kind != Int32(GN_FEATURE_HOLE) else { throw GN_ERROR_FEATURE }
      try check(feature, options)
      let vertices = try source.vertices(of: feature)
      let outline: FeatureOutline
      switch format {
      case .cot:
        outline = try CoT.outline(of: feature, vertices, source, options)
        if end > index &+ 1 { throw GN_ERROR_FEATURE }
      case .kml where feature.pointee.kind == Int32(GN_FEATURE_BOX):
        // It has boxes, also those that reach beyond a pole when they are turned.
        outline = .box(try FeatureOutline.box(vertices, azimuth: 0, tolerance: 1e6), altitude: vertices[0].altitude)
      case .gpx, .kml, .geojson:
        outline = try FeatureOutline(feature, vertices, options)
        // A track may lie in one place.
        if format != .gpx { try outline.checkRing(options) }
      }
      return FeatureUnit(index: index, end: end, feature: feature, vertices: vertices, outline: outline)
    }
    var hole = index &+ 1
    while hole < end {
      try at(hole) { feature throws(gn_status) in try check(feature, options) }
      hole &+= 1
    }
    return unit
  }

  /// Throws what a feature is refused for, with its index.
  @inline(__always)
  private func at<Result>(
    _ index: Int, _ body: (UnsafePointer<gn_feature>) throws(gn_status) -> Result
  ) throws(TextRefusal) -> Result {
    do throws(gn_status) {
      return try body(source[index])
    } catch {
      throw TextRefusal(error, at: index)
    }
  }
}

extension ExchangeSource {
  /// The vertices of a feature that has been checked.
  func checkedVertices(_ index: Int) -> Vertices {
    (try? vertices(of: self[index])) ?? Vertices(start: UnsafePointer(bitPattern: 16).unsafelyUnwrapped, count: 0)
  }
}

extension FeatureUnit {
  /// Whether two features are parts of one object, and nothing tells them apart: neither texts nor times.
  func isPart(ofObjectOf other: FeatureUnit) -> Bool {
    let (a, b) = (feature, other.feature)
    return a.pointee.object == b.pointee.object && a.pointee.name.isSame(b.pointee.name)
      && a.pointee.uid.isSame(b.pointee.uid) && a.pointee.type.isSame(b.pointee.type)
      && a.pointee.how.isSame(b.pointee.how) && Self.isSame(a.pointee.time, b.pointee.time)
      && Self.isSame(a.pointee.start, b.pointee.start) && Self.isSame(a.pointee.stale, b.pointee.stale)
  }

  private static func isSame(_ a: Double, _ b: Double) -> Bool { a == b || a.isNaN && b.isNaN }
}

extension gn_span {
  fileprivate func isSame(_ other: gn_span) -> Bool {
    size == other.size && (offset == other.offset || size == 0)
  }
}
