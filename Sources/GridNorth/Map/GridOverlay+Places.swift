// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

extension GridOverlay {
  /// A rectangle of pixels, from the left and top edge of the screen to the right and down.
  public struct Box: Hashable, Codable, Sendable {
    public var left: Double
    public var top: Double
    public var right: Double
    public var bottom: Double

    /// Creates a rectangle.
    public init(left: Double, top: Double, right: Double, bottom: Double) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }

    var core: gn_box { gn_box(left: left, top: top, right: right, bottom: bottom) }
  }

  /// The place of a name on the screen.
  public struct LabelPlace: Hashable, Codable, Sendable {
    /// What the name takes of the screen.
    public let box: Box

    /// By which the letters are to be multiplied, 0.6 ... 1.
    public let scale: Double

    /// 0.4 ... 1: names fade with the distance.
    public let opacity: Double
  }
}

extension Screen {
  /// Finds the places of the names of a grid: each within its cell, or nowhere.
  ///
  /// - Parameters:
  ///   - labels: What ``GridOverlay/labels()`` returned, at most 4,096. Only grid zones and squares have places.
  ///   - sizes: The space that each name needs in its full size, in pixels: width and height, one for all names, or one
  ///     for each label.
  ///   - frame: The part of the screen that may have names; nil for all of it.
  ///   - covers: What hides parts of the frame, and texts that are there already: at most 1,024.
  /// - Returns: A place for each label, or nil.
  /// - Throws: ``GridNorthError`` with `.count`, `.notFinite` or `.pixels`.
  ///
  /// All corners of a name's box lie in the cell that it names, and no box touches another one or a cover. On a tilted map
  /// names become smaller and fainter with the distance. Since 0.2.
  public func places(
    of labels: [GridOverlay.Label], sizes: [SIMD2<Double>], frame: GridOverlay.Box? = nil,
    covers: [GridOverlay.Box] = []
  ) throws(GridNorthError) -> [GridOverlay.LabelPlace?] {
    let frame = frame ?? GridOverlay.Box(left: 0, top: 0, right: width, bottom: height)
    let named = labels.map(\.named)
    let boxes = covers.map(\.core)
    let room = sizes.map { gn_text_size(width: $0.x, height: $0.y) }
    var places = [gn_label_place](repeating: gn_label_place(), count: labels.count)
    var needed = 0
    try refusable { () throws(gn_status) in
      try LabelPlaces.find(
        camera: camera, frame: frame.core, covers: boxes, coverCount: boxes.count, sizes: room, sizeCount: room.count,
        labels: named, labelCount: named.count, places: &places, capacity: places.count, needed: &needed)
    }
    return places.map { $0.scale > 0 ? GridOverlay.LabelPlace($0) : nil }
  }
}

extension GridOverlay.Label {
  /// What the core reads of a label.
  fileprivate var named: gn_grid_label {
    var label = gn_grid_label()
    label.position = position.core
    label.kind =
      switch kind {
      case .gridZone: Int32(GN_LABEL_GRID_ZONE)
      case .square: Int32(GN_LABEL_SQUARE)
      case .digits: Int32(GN_LABEL_DIGITS)
      case .reference: Int32(GN_LABEL_REFERENCE)
      }
    return label
  }
}

extension GridOverlay.LabelPlace {
  fileprivate init(_ place: gn_label_place) {
    box = GridOverlay.Box(
      left: place.x - 0.5 * place.width, top: place.y - 0.5 * place.height, right: place.x + 0.5 * place.width,
      bottom: place.y + 0.5 * place.height)
    scale = place.scale
    opacity = place.opacity
  }
}
