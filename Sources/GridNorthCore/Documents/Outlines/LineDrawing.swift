// SPDX-License-Identifier: MIT
import CGridNorth

/// A line in parts that the antimeridian does not cross (RFC 7946, section 3.1.9): also cut at a pole, if it leaves on
/// another meridian.
struct LineDrawing {
  private let outline: OutlineRing

  init(_ outline: OutlineRing) {
    self.outline = outline
  }

  /// Appends the type and the coordinates of the geometry.
  func draw(_ pen: inout Pen) {
    var measuring = pen
    measuring.isWriting = false
    let parts = trace(&measuring)
    pen.append(parts > 1 ? #"{"type":"MultiLineString","coordinates":["# : #"{"type":"LineString","coordinates":"#)
    _ = trace(&pen)
    if parts > 1 { pen.append("]") }
    pen.append("}")
  }

  /// Draws the line, and returns the number of its parts.
  private func trace(_ pen: inout Pen) -> Int {
    var parts = 1
    var walk = start
    pen.begin()
    pen.add(walk.here)
    while walk.next < outline.count {
      let step = walk.step()
      switch step {
      case .ahead: pen.follow(walk)
      case .cut:
        pen.follow(walk)
        walk.cross()
        nextPart(walk, &pen, &parts)
      case .turnedAtPole: nextPart(walk, &pen, &parts)
      }
    }
    pen.endLine()
    return parts
  }

  private func nextPart(_ walk: OutlineWalk, _ pen: inout Pen, _ parts: inout Int) {
    pen.endLine()
    pen.append(",")
    pen.begin()
    pen.add(walk.here)
    parts &+= 1
  }

  /// From the first vertex. If it lies on the antimeridian, from the edge of the map where the line continues; if it is
  /// a pole, on the meridian of the next vertex.
  var start: OutlineWalk {
    var outline = outline
    let first = outline.vertex(0)
    var longitude = first.longitude
    var isAnyLongitude = first.latitude.absolute == 90
    var index = 1
    while index < outline.count {
      let vertex = outline.vertex(index)
      if vertex.latitude.absolute != 90 {
        if isAnyLongitude { longitude = vertex.longitude }
        isAnyLongitude = false
        if vertex.longitude != -180 { break }
      }
      index &+= 1
    }
    if longitude == -180, index < outline.count, outline.vertex(index).longitude >= 0 { longitude = 180 }
    return OutlineWalk(outline, latitude: first.latitude, longitude: longitude, next: 1, isRing: false)
  }
}
