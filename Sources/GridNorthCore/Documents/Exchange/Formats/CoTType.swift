// SPDX-License-Identifier: MIT
import CGridNorth

/// What readers of CoT make of a type.
enum CoTType {
  /// Links with points are the vertices.
  case route
  case drawing
  /// The same, but for the first point, which is not repeated.
  case rectangle
  /// Circles; the numbers of their ellipses are radii.
  case circle
  /// Any other drawing: links or shapes.
  case shape
  case rangeBearing
  /// Events in attributes.
  case several
  case other

  /// The type that a checked text names.
  init(_ text: TextCharacters) {
    if text.isType("b-m-r") {
      self = .route
    } else if text.isType("u-rb-a") {
      self = .rangeBearing
    } else if text.isType("u-d-f-m") {
      self = .several
    } else if text.isType("u-d-f") {
      self = .drawing
    } else if text.isType("u-d-r") {
      self = .rectangle
    } else if text.isType("u-d-c-c") || text.isType("u-r-b-c-c") {
      self = .circle
    } else if text.isType("u-d") {
      self = .shape
    } else {
      self = .other
    }
  }

  /// The type of a feature that names none.
  init(_ feature: UnsafePointer<gn_feature>) {
    switch feature.pointee.kind {
    case Int32(GN_FEATURE_LINE):
      self = feature.pointee.flags & UInt32(GN_FEATURE_FLAG_ROUTE) != 0 ? .route : .drawing
    case Int32(GN_FEATURE_AREA): self = .drawing
    case Int32(GN_FEATURE_CIRCLE): self = .circle
    case Int32(GN_FEATURE_ELLIPSE): self = .shape
    case Int32(GN_FEATURE_RANGE_BEARING): self = .rangeBearing
    case Int32(GN_FEATURE_BOX): self = .rectangle
    default: self = .other
    }
  }

  /// Its usual text for features without one.
  static func text(_ feature: UnsafePointer<gn_feature>) -> Literal {
    switch feature.pointee.kind {
    case Int32(GN_FEATURE_LINE): feature.pointee.flags & UInt32(GN_FEATURE_FLAG_ROUTE) != 0 ? "b-m-r" : "u-d-f"
    case Int32(GN_FEATURE_AREA): "u-d-f"
    case Int32(GN_FEATURE_CIRCLE): "u-d-c-c"
    case Int32(GN_FEATURE_ELLIPSE): "u-d-c-e"
    case Int32(GN_FEATURE_SECTOR): "b-m-p-s-p-loc"
    case Int32(GN_FEATURE_RANGE_BEARING): "u-rb-a"
    case Int32(GN_FEATURE_BOX): "u-d-r"
    default: "b-m-p-s-m"
    }
  }

  /// Whether the vertices of a line, an area or a box are links; else they are those of a polyline. Links of a route are
  /// never an area, and those of a rectangle always.
  func hasLinks(kind: Int32) -> Bool {
    switch self {
    case .route: kind == Int32(GN_FEATURE_LINE)
    case .rectangle: kind != Int32(GN_FEATURE_LINE)
    case .drawing, .circle, .shape: true
    case .rangeBearing, .several, .other: false
    }
  }

  /// Whether an event of this type can be such a feature.
  func holds(kind: Int32) -> Bool {
    let isRangeBearing = kind == Int32(GN_FEATURE_RANGE_BEARING)
    switch self {
    case .rangeBearing: return isRangeBearing
    case .several: return false
    case .circle, .shape, .other: return !isRangeBearing
    case .route, .drawing, .rectangle:
      return kind == Int32(GN_FEATURE_LINE) || kind == Int32(GN_FEATURE_AREA) || kind == Int32(GN_FEATURE_BOX)
    }
  }
}

extension TextCharacters {
  /// Whether a type is another one, or one of its kinds.
  fileprivate func isType(_ type: Literal) -> Bool {
    var rest = self
    var index = 0
    while index < type.count {
      // SAFETY: within the type.
      guard let character = try? rest.next(), character == UInt32(type.start[index]) else { return false }
      index &+= 1
    }
    let next = try? rest.next()
    return next == nil || next == 0x2D
  }
}
