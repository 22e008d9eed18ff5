// SPDX-License-Identifier: MIT
import CGridNorth

/// The places of names on a screen. A name stands wholly within its cell, and clear of everything else, or has no place.
public struct LabelPlaces {
  public static let mostLabels = 4096
  public static let mostCovers = 1024

  /// Pixels between a name and the border of its cell, and between two names.
  private static let margin = 3.0
  private static let gap = 2.0
  /// A cell smaller than this, as a share of its size in the center, is far: there only cells with much room have names. At 60
  /// degrees of pitch, as many small cells are near as a flat map shows.
  private static let near = 0.82
  private static let room = gn_text_size(width: 70, height: 40)
  /// Beyond, in depths of the center, is the haze below the horizon: nothing has a name.
  private static let haze = 4.0
  private static let smallest = 0.6
  /// Squares of at most this width in pixels have two chords for each side, others six: half of a side of 100 km at 80
  /// degrees north stays within half a pixel of its chord, far less than the margin.
  private static let fewChords = 160.0

  private let camera: Camera
  private let frame: gn_box
  private let covers: UnsafeBufferPointer<gn_box>
  private let sizes: UnsafeBufferPointer<gn_text_size>
  private let labels: UnsafeBufferPointer<gn_grid_label>
  private let places: UnsafeMutablePointer<gn_label_place>
  /// Around all ground in the frame; nil if that is large, or if the frame shows more than ground.
  private let window: gn_bounds?
  private var polygon: ScreenPolygon
  private var region: ScreenPolygon
  private var scratch: ScreenPolygon
  /// Whether the cell that was drawn last is a square so small that its sides are nearly straight.
  private var isSmall = false

  /// Writes a place for each label. Throws `GN_ERROR_NOT_FINITE`, `GN_ERROR_CAMERA`, `GN_ERROR_PIXELS`, `GN_ERROR_COUNT`,
  /// `GN_ERROR_LATITUDE`, `GN_ERROR_BUFFER_TOO_SMALL`, before anything is written.
  public static func find(
    camera: gn_camera, frame: gn_box, covers: UnsafePointer<gn_box>?, coverCount: Int,
    sizes: UnsafePointer<gn_text_size>?, sizeCount: Int, labels: UnsafePointer<gn_grid_label>?,
    labelCount count: Int, places: UnsafeMutablePointer<gn_label_place>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    // A count beyond the largest signed number is negative here.
    guard coverCount >= 0, coverCount <= mostCovers, count >= 0, count <= mostLabels,
      sizeCount == 1 || sizeCount == count
    else { throw GN_ERROR_COUNT }
    let covers = UnsafeBufferPointer(start: covers, count: covers == nil ? 0 : coverCount)
    let sizes = UnsafeBufferPointer(start: sizes, count: sizes == nil ? 0 : sizeCount)
    let labels = UnsafeBufferPointer(start: labels, count: labels == nil ? 0 : count)
    let camera = try Camera(camera)
    try check(frame)
    guard frame.left < frame.right, frame.top < frame.bottom else { throw GN_ERROR_PIXELS }
    var index = 0
    while index < covers.count {
      try check(covers[index])
      index &+= 1
    }
    index = 0
    while index < sizes.count {
      let size = sizes[index]
      guard size.width.isFinite, size.height.isFinite else { throw GN_ERROR_NOT_FINITE }
      guard size.width >= 1, size.width <= 10_000, size.height >= 1, size.height <= 10_000 else {
        throw GN_ERROR_PIXELS
      }
      index &+= 1
    }
    index = 0
    while index < labels.count {
      _ = try checked(labels[index].position)
      index &+= 1
    }
    needed = labels.count
    guard labels.count > 0 else { return }
    guard let places, Size(capacity).room >= labels.count else { throw GN_ERROR_BUFFER_TOO_SMALL }
    ScreenPolygon.withThree { polygon, region, scratch in
      var search = LabelPlaces(camera, frame, covers, sizes, labels, places, polygon, region, scratch)
      search.run()
    }
  }

  private static func check(_ box: gn_box) throws(gn_status) {
    guard box.left.isFinite, box.top.isFinite, box.right.isFinite, box.bottom.isFinite else {
      throw GN_ERROR_NOT_FINITE
    }
    guard box.left.absolute <= 1e6, box.top.absolute <= 1e6, box.right.absolute <= 1e6, box.bottom.absolute <= 1e6,
      box.left <= box.right, box.top <= box.bottom
    else { throw GN_ERROR_PIXELS }
  }

  private init(
    _ camera: Camera, _ frame: gn_box, _ covers: UnsafeBufferPointer<gn_box>,
    _ sizes: UnsafeBufferPointer<gn_text_size>, _ labels: UnsafeBufferPointer<gn_grid_label>,
    _ places: UnsafeMutablePointer<gn_label_place>, _ polygon: ScreenPolygon, _ region: ScreenPolygon,
    _ scratch: ScreenPolygon
  ) {
    self.polygon = polygon
    self.region = region
    self.scratch = scratch
    self.camera = camera
    self.frame = frame
    self.covers = covers
    self.sizes = sizes
    self.labels = labels
    self.places = places
    window = Self.window(camera, frame)
  }

  /// Meridians and parallels around what a frame shows, and half as much on each side. Sides of cells are walked along in
  /// equal steps, so parts far outside are better cut away first.
  private static func window(_ camera: Camera, _ frame: gn_box) -> gn_bounds? {
    var south = 90.0
    var north = -90.0
    var west = 0.0
    var east = 0.0
    guard let middle = camera.position(x: 0.5 * (frame.left + frame.right), y: 0.5 * (frame.top + frame.bottom)) else {
      return nil
    }
    var index = 0
    while index < 9 {
      let (across, down) = (0.5 * Double(index % 3), 0.5 * Double(index / 3))
      guard
        let place = camera.position(
          x: frame.left + across * (frame.right - frame.left), y: frame.top + down * (frame.bottom - frame.top))
      else { return nil }
      let side = place.longitude - middle.longitude
      (south, north) = (min(south, place.latitude), max(north, place.latitude))
      (west, east) = (min(west, side), max(east, side))
      index &+= 1
    }
    let (up, aside) = (0.5 * (north - south), 0.5 * (east - west))
    guard up < 5, aside < 5, south > -80, north < 80 else { return nil }
    let start = Angle.reduce(longitude: middle.longitude + west - aside)
    return gn_bounds(south: south - up, west: start, north: north + up, east: start + (east - west) + 2 * aside)
  }

  private mutating func run() {
    let none = gn_label_place(x: .nan, y: .nan, width: 0, height: 0, scale: 0, opacity: 0)
    var index = 0
    while index < labels.count {
      places[index] = none
      index &+= 1
    }
    place(Int32(GN_LABEL_GRID_ZONE))
    place(Int32(GN_LABEL_SQUARE))
  }

  /// Places all names of a kind.
  private mutating func place(_ kind: Int32) {
    var index = 0
    while index < labels.count {
      let label = labels[index]
      if label.kind == kind, let cell = NamedCell(label.position, isSquare: kind == Int32(GN_LABEL_SQUARE)) {
        let size = sizes[sizes.count == 1 ? 0 : index]
        // A square that a band ends in may be seen in the next one.
        let found =
          place(cell, label, size) ?? cell.neighbor(1).flatMap { place($0, label, size) }
          ?? cell.neighbor(-1).flatMap { place($0, label, size) }
        if let found { places[index] = found }
      }
      index &+= 1
    }
  }

  /// The place of a name in its cell, in full size or smaller.
  private mutating func place(_ cell: NamedCell, _ label: gn_grid_label, _ size: gn_text_size) -> gn_label_place? {
    // All of a square lies within its diagonal, 142 km, of any place in it.
    if cell.square != nil,
      camera.misses(
        frame, upTo: Self.haze * camera.depth, latitude: label.position.latitude,
        longitude: camera.shown(label.position.longitude), meters: 142_000)
    {
      return nil
    }
    guard draw(cell, label.position) else { return nil }
    let middle = polygon.centroid
    guard middle.twice.absolute > 2 * size.width * size.height * Self.smallest * Self.smallest else { return nil }
    var wanted = (x: middle.x, y: middle.y)
    // A grid zone's name has its place among those of its squares.
    if cell.square == nil {
      let own = camera.sight(latitude: label.position.latitude, longitude: camera.shown(label.position.longitude))
      let pixel = (x: own.x / own.w, y: own.y / own.w)
      if own.rim >= 0, own.w > 0, own.w < Self.haze * camera.depth, pixel.x > frame.left, pixel.x < frame.right,
        pixel.y > frame.top,
        pixel.y < frame.bottom
      {
        wanted = pixel
      }
    }
    guard let ground = camera.position(x: wanted.x, y: wanted.y) else { return nil }
    let seen = camera.magnification(camera.sight(latitude: ground.latitude, longitude: ground.longitude))
    guard seen > 0 else { return nil }
    if seen < Self.near, middle.twice.absolute < 2 * Self.room.width * Self.room.height { return nil }
    var free: BoxSearch.Pixel?
    if seen < Self.near {
      free = find(Self.room, margin: 0, near: wanted) ?? sampled(cell, Self.room, isRoom: true, near: wanted)
      guard free != nil else { return nil }
    }
    let full = max(Self.smallest, min(1, seen))
    let opacity = max(0.4, min(1, seen))
    var step = 0
    var last = 2.0
    while step < 3 {
      let scale = max(Self.smallest, full * (step == 0 ? 1 : step == 1 ? 0.85 : 0.7))
      step &+= 1
      guard scale < last else { break }
      last = scale
      let box = gn_text_size(width: scale * size.width, height: scale * size.height)
      if let place = find(box, margin: Self.margin, near: wanted),
        holds(cell, place, box, bends: camera.isGlobe && !isSmall)
      {
        return gn_label_place(
          x: place.x, y: place.y, width: box.width, height: box.height, scale: scale, opacity: opacity)
      }
    }
    let box = gn_text_size(width: full * size.width, height: full * size.height)
    if let place = sampled(cell, box, isRoom: false, near: wanted) {
      return gn_label_place(x: place.x, y: place.y, width: box.width, height: box.height, scale: full, opacity: opacity)
    }
    guard let free = free ?? sampled(cell, Self.room, isRoom: true, near: wanted) else { return nil }
    let small = max(Self.smallest, 0.7 * full)
    let less = gn_text_size(width: small * size.width, height: small * size.height)
    guard let place = refined(cell, less, near: free) else { return nil }
    return gn_label_place(
      x: place.x, y: place.y, width: less.width, height: less.height, scale: small, opacity: opacity)
  }

  /// The same by trial, for cells that may bend so much that the edges of their polygons leave no region: those around the
  /// poles, and on a globe. At most 1,024 places are tried. `isRoom`: the box may be smaller by a step, so that one as large
  /// as it is always found.
  private func sampled(
    _ cell: NamedCell, _ size: gn_text_size, isRoom: Bool, near wanted: BoxSearch.Pixel
  ) -> BoxSearch.Pixel? {
    var bends = camera.isGlobe
    switch cell.frame {
    case .polar: bends = true
    case .utm(let gridZone): if gridZone.band.number >= 8 || gridZone.band.number < -9 { bends = true }
    }
    guard bends else { return nil }
    let extent = polygon.extent
    let step = Self.step(extent)
    let around =
      isRoom
      ? gn_text_size(width: max(24, size.width - step.x), height: max(12, size.height - step.y))
      : gn_text_size(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
    let (aside, above) = (0.5 * around.width, 0.5 * around.height)
    var best: BoxSearch.Pixel?
    var bestSquare = Double.infinity
    var row = 0
    while row < 32 {
      let y = extent.top + above + Double(row) * step.y
      var column = 0
      while column < 32, y + above <= extent.bottom {
        let x = extent.left + aside + Double(column) * step.x
        let (right, down) = (x - wanted.x, y - wanted.y)
        let square = right * right + down * down
        let box = gn_box(left: x - aside, top: y - above, right: x + aside, bottom: y + above)
        if square < bestSquare, x + aside <= extent.right, obstacle(box) == nil,
          holds(cell, (x, y), around, bends: true)
        {
          best = (x, y)
          bestSquare = square
        }
        column &+= 1
      }
      row &+= 1
    }
    return best
  }

  private static func step(_ extent: gn_box) -> BoxSearch.Pixel {
    (x: max(16, (extent.right - extent.left) / 32), y: max(9, (extent.bottom - extent.top) / 32))
  }

  /// A place within a step of one where something smaller is free; of 25 places the nearest one.
  private func refined(_ cell: NamedCell, _ size: gn_text_size, near free: BoxSearch.Pixel) -> BoxSearch.Pixel? {
    let step = Self.step(polygon.extent)
    let around = gn_text_size(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
    let (aside, above) = (0.5 * around.width, 0.5 * around.height)
    var best: BoxSearch.Pixel?
    var bestSquare = Double.infinity
    var index = 0
    while index < 25 {
      let (right, down) = (0.25 * Double(index % 5 &- 2) * step.x, 0.25 * Double(index / 5 &- 2) * step.y)
      let (x, y) = (free.x + right, free.y + down)
      let square = right * right + down * down
      index &+= 1
      let box = gn_box(left: x - aside, top: y - above, right: x + aside, bottom: y + above)
      guard square < bestSquare, box.left >= frame.left, box.right <= frame.right, box.top >= frame.top,
        box.bottom <= frame.bottom, obstacle(box) == nil, holds(cell, (x, y), around, bends: true)
      else { continue }
      best = (x, y)
      bestSquare = square
    }
    return best
  }

  /// Draws what the frame shows of a cell; returns whether that is anything.
  private mutating func draw(_ cell: NamedCell, _ position: gn_point) -> Bool {
    polygon.removeAll()
    let shift = camera.shown(position.longitude) - position.longitude
    let camera = self.camera
    isSmall =
      cell.square != nil && position.latitude.absolute < 80
      && camera.pixels(meters: 100_000, latitude: position.latitude, longitude: position.longitude + shift)
        <= Self.fewChords
    cell.walk(within: window, bends: camera.isGlobe, chords: isSmall ? 2 : 6) { point in
      polygon.append(camera.sight(latitude: point.latitude, longitude: point.longitude + shift))
    }
    let (near, far) = (1e-3 * camera.depth, Self.haze * camera.depth)
    clip { $0.w - near }
    if camera.isGlobe { clip { $0.rim } } else { clip { far - $0.w } }
    let frame = self.frame
    clip { $0.x - frame.left * $0.w }
    clip { frame.right * $0.w - $0.x }
    clip { $0.y - frame.top * $0.w }
    clip { frame.bottom * $0.w - $0.y }
    guard polygon.count > 2, !polygon.isOverfull else { return false }
    polygon.divide()
    return true
  }

  @inline(__always)
  private mutating func clip(_ number: (Camera.Sight) -> Double) {
    guard polygon.count > 0 else { return }
    polygon.clip(into: &scratch, number)
    swap(&polygon, &scratch)
  }

  private mutating func find(_ box: gn_text_size, margin: Double, near wanted: BoxSearch.Pixel) -> BoxSearch.Pixel? {
    let search = self
    return BoxSearch.find(
      box, margin: margin, in: polygon, within: frame, near: wanted, &region, &scratch
    ) { box in search.obstacle(box) }
  }

  /// What a box touches: a cover, or a name with the gap around it.
  private func obstacle(_ box: gn_box) -> gn_box? {
    var index = 0
    while index < covers.count {
      if Self.touch(box, covers[index]) { return covers[index] }
      index &+= 1
    }
    index = 0
    while index < labels.count {
      let place = places[index]
      if place.scale > 0 {
        let (aside, above) = (0.5 * place.width + Self.gap, 0.5 * place.height + Self.gap)
        let other = gn_box(
          left: place.x - aside, top: place.y - above, right: place.x + aside, bottom: place.y + above)
        if Self.touch(box, other) { return other }
      }
      index &+= 1
    }
    return nil
  }

  private static func touch(_ a: gn_box, _ b: gn_box) -> Bool {
    a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
  }

  /// Whether the corners of a box lie in a cell, and if the cell's sides bend also its middle and those of its sides: the last
  /// word, whatever the outline was drawn with.
  private func holds(_ cell: NamedCell, _ place: BoxSearch.Pixel, _ box: gn_text_size, bends: Bool) -> Bool {
    var index = 0
    while index < (bends ? 9 : 4) {
      // The corners first.
      let (across, down) = index < 4 ? (index & 1 == 0 ? -0.5 : 0.5, index & 2 == 0 ? -0.5 : 0.5) : Self.between(index)
      guard let position = camera.position(x: place.x + across * box.width, y: place.y + down * box.height),
        cell.holds(position)
      else { return false }
      index &+= 1
    }
    return true
  }

  private static func between(_ index: Int) -> (Double, Double) {
    switch index {
    case 4: (0, -0.5)
    case 5: (0, 0.5)
    case 6: (-0.5, 0)
    case 7: (0.5, 0)
    default: (0, 0)
    }
  }
}
