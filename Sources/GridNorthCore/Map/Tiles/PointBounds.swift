// SPDX-License-Identifier: MIT
import CGridNorth

extension Points {
  /// The smallest rectangle of meridians and parallels that contains the points. Throws `GN_ERROR_COUNT`.
  public func bounds() throws(gn_status) -> gn_bounds {
    guard count > 0 else { throw GN_ERROR_COUNT }
    var south = 90.0
    var north = -90.0
    var longitudes = LongitudeGaps()
    var index = 0
    while index < count {
      let point = self[index]
      south = min(south, point.latitude)
      north = max(north, point.latitude)
      // A pole has all longitudes.
      if !point.isPole { longitudes.add(point.longitude) }
      index &+= 1
    }
    if longitudes.isEmpty { longitudes.add(self[0].longitude) }
    let (west, east) = longitudes.range
    return gn_bounds(south: south, west: west, north: north, east: east)
  }
}

/// Finds the largest gap between neighboring longitudes, without sorting them: between the extremes in each degree.
///
/// A gap of a degree or more has its ends in different degrees, and none but empty ones between them.
private struct LongitudeGaps {
  private typealias Six<Element> = (Element, Element, Element, Element, Element, Element)
  private typealias Ten<Element> = (
    Element, Element, Element, Element, Element, Element, Element, Element, Element, Element
  )
  /// Infinite in degrees that have no longitude.
  private struct Extremes {
    var west = Double.infinity
    var east = -Double.infinity
  }
  private var degrees: Six<Six<Ten<Extremes>>>
  private(set) var isEmpty = true

  init() {
    let one = Extremes()
    let ten = (one, one, one, one, one, one, one, one, one, one)
    let sixty = (ten, ten, ten, ten, ten, ten)
    degrees = (sixty, sixty, sixty, sixty, sixty, sixty)
  }

  private subscript(degree: Int) -> Extremes {
    get {
      withUnsafeBytes(of: degrees) { bytes in
        // SAFETY: 360 of them.
        bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Extremes.self)[max(0, min(degree, 359))]
      }
    }
    set {
      withUnsafeMutableBytes(of: &degrees) { bytes in
        // SAFETY: 360 of them.
        bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Extremes.self)[max(0, min(degree, 359))] = newValue
      }
    }
  }

  /// A reduced longitude.
  mutating func add(_ longitude: Double) {
    isEmpty = false
    let degree = Int(truncatingIfNeeded: (longitude + 180).wholeNumber)
    var extremes = self[degree]
    extremes.west = min(extremes.west, longitude)
    extremes.east = max(extremes.east, longitude)
    self[degree] = extremes
  }

  /// The longitudes beside the largest gap; all longitudes if no gap is a degree wide.
  var range: (west: Double, east: Double) {
    var first = 0
    while first < 359, self[first].west == .infinity { first &+= 1 }
    var last = 359
    while last > 0, self[last].west == .infinity { last &-= 1 }
    // The gap across the antimeridian comes first.
    var range = (west: self[first].west, east: self[last].east)
    var widest = range.west + 360 - range.east
    var before = self[first].east
    var degree = first &+ 1
    while degree <= last {
      let extremes = self[degree]
      if extremes.west < .infinity {
        if extremes.west - before > widest {
          widest = extremes.west - before
          range = (extremes.west, before)
        }
        before = extremes.east
      }
      degree &+= 1
    }
    guard widest >= 1 else { return (-180, 180) }
    return range.east == -180 && range.west != -180 ? (range.west, 180) : range
  }
}
