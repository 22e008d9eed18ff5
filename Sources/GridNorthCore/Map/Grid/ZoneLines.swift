// SPDX-License-Identifier: MIT
import CGridNorth

/// The eastings and northings of a zone on one hemisphere. A block of neighboring lines is clipped together.
struct ZoneLines {
  let region: ZoneRegion
  /// Meters between lines.
  let interval: Double

  func draw(into drawing: inout Drawing) {
    let (x, y) = region.multiples(of: interval)
    drawing.straight = region.longestChord(drawing.chords)
    let hasEastings = concerns(.eastings, drawing.purpose)
    let hasNorthings = concerns(.northings, drawing.purpose)
    if hasEastings { drawing.announce(lines: x.last - x.first + 1) }
    if hasNorthings { drawing.announce(lines: y.last - y.first + 1) }
    if hasEastings {
      if x.first <= 0, x.last >= 0 { drawCentralMeridian(into: &drawing) }
      drawEastings(from: max(1, x.first), to: x.last, side: 1, into: &drawing)
      drawEastings(from: max(1, -x.last), to: -x.first, side: -1, into: &drawing)
    }
    if hasNorthings { drawNorthings(from: y.first, to: y.last, into: &drawing) }
  }

  private func concerns(_ family: LineFamily, _ purpose: Drawing.Purpose) -> Bool {
    switch purpose {
    case .lines: true
    case .digits: region.hasDigits(family)
    case .references: family == .northings
    }
  }

  private func drawCentralMeridian(into drawing: inout Drawing) {
    var parts = LineParts()
    var index = 0
    while index < region.count {
      let box = region[index]
      // The border of 31V lies on the central meridian of its zone, and is drawn as the border.
      if box.west.degrees <= 0, box.east.degrees > 0 || (box.east.degrees == 0 && box.east.viewEdge != 0) {
        parts.append(
          LineEnd(
            along: box.middle.south, latitude: box.south.degrees, longitude: region.centralMeridian,
            viewEdge: box.south.viewEdge),
          LineEnd(
            along: box.middle.north, latitude: box.north.degrees, longitude: region.centralMeridian,
            viewEdge: box.north.viewEdge))
      }
      index &+= 1
    }
    finish(&parts, .eastings, away: 0, into: &drawing)
  }

  private func drawEastings(from first: Double, to last: Double, side: Double, into drawing: inout Drawing) {
    var lanes = BlockParts()
    var number = first
    while number <= last, !drawing.isFull {
      let x = (Block.counted + number) * interval
      let count = min(Double(Block.width), last - number + 1)
      clip(&lanes, count: count) { box, parts, lane, crossings in
        guard let piece = box.piece(easting: x.lane(lane), side: side) else { return }
        append(piece, &parts, lane, &crossings)
      } crossings: {
        BoxCrossings(box: $0, family: .eastings, lines: x, side: side)
      }
      finish(&lanes, count: count, .eastings, away: side * x, into: &drawing)
      number += Double(Block.width)
    }
  }

  private func drawNorthings(from first: Double, to last: Double, into drawing: inout Drawing) {
    var lanes = BlockParts()
    var number = first
    while number <= last, !drawing.isFull {
      let y = (Block.counted + number) * interval
      let count = min(Double(Block.width), last - number + 1)
      clip(&lanes, count: count) { box, parts, lane, crossings in
        let (first, second) = box.pieces(northing: y.lane(lane))
        if let first { append(first, &parts, lane, &crossings) }
        if let second { append(second, &parts, lane, &crossings) }
      } crossings: {
        BoxCrossings(box: $0, family: .northings, lines: y)
      }
      finish(&lanes, count: count, .northings, away: y, into: &drawing)
      number += Double(Block.width)
    }
  }

  /// Collects the parts of the lines of all lanes in all boxes.
  private func clip(
    _ lanes: inout BlockParts, count: Double, _ add: (ZoneBox, inout LineParts, Int, inout BoxCrossings) -> Void,
    crossings: (ZoneBox) -> BoxCrossings
  ) {
    var lane = 0
    while lane < Block.width {
      lanes.with(lane) { $0.removeAll() }
      lane &+= 1
    }
    var index = 0
    while index < region.count {
      let box = region[index]
      var crossings = crossings(box)
      lane = 0
      while lane < Block.width, Double(lane) < count {
        lanes.with(lane) { add(box, &$0, lane, &crossings) }
        lane &+= 1
      }
      index &+= 1
    }
  }

  private func append(
    _ piece: BoxPiece, _ parts: inout LineParts, _ lane: Int, _ crossings: inout BoxCrossings
  ) {
    let meridian = region.centralMeridian
    parts.append(
      crossings.end(piece.start.cut, side: piece.start.side, lane: lane, centralMeridian: meridian),
      crossings.end(piece.end.cut, side: piece.end.side, lane: lane, centralMeridian: meridian))
  }

  private func finish(
    _ lanes: inout BlockParts, count: Double, _ family: LineFamily, away: Block,
    into drawing: inout Drawing
  ) {
    var lane = 0
    while lane < Block.width, Double(lane) < count {
      lanes.with(lane) { finish(&$0, family, away: away.lane(lane), into: &drawing) }
      lane &+= 1
    }
  }

  /// Passes on the parts of one line, `away` meters from the central meridian or from the equator.
  @inline(never)
  private func finish(
    _ parts: inout LineParts, _ family: LineFamily, away: Double, into drawing: inout Drawing
  ) {
    parts.join()
    guard parts.count > 0 else { return }
    let grid = UTM.Grid(checkedZone: Int32(truncatingIfNeeded: region.zone), hemisphere: region.isSouthern ? -1 : 1)
    let fixed = family == .northings && region.isSouthern ? -away : away
    let line = GridLine(
      grid: grid, axis: family == .eastings ? GN_AXIS_EASTING : GN_AXIS_NORTHING,
      coordinate: fixed + (family == .eastings ? UTM.falseEasting : grid.falseNorthing),
      spacing: drawing.purpose == .lines ? drawing.request.lineSpacing : drawing.spacing)
    let path = ZonePath(
      family: family, fixed: fixed, centralMeridian: region.centralMeridian, chords: drawing.chords,
      straight: drawing.straight)
    var index = 0
    while index < parts.count {
      let part = parts[index]
      if !region.isSouthern {
        drawing.add(line, along: path, from: part.start, to: part.end)
      } else if family == .eastings {
        drawing.add(line, along: path, from: part.end.turnedOver(family), to: part.start.turnedOver(family))
      } else {
        drawing.add(line, along: path, from: part.start.turnedOver(family), to: part.end.turnedOver(family))
      }
      index &+= 1
    }
  }
}

extension LineEnd {
  /// The same end on the southern hemisphere.
  fileprivate func turnedOver(_ family: LineFamily) -> LineEnd {
    LineEnd(
      along: family == .eastings ? 0 - along : along, latitude: 0 - latitude, longitude: longitude, viewEdge: viewEdge)
  }
}
