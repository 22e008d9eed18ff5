// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport

@testable import GridNorthCore

// Calls of the tests of tactical shapes: arrays in and out.

typealias OutlineCall = (Points, UnsafeMutablePointer<gn_point>?, Int, inout Int) throws(gn_status) -> Void

/// Runs a call with checked points.
func withRoute<Value>(
  _ list: [gn_point], _ body: (Points) throws(gn_status) -> Value
) throws(gn_status) -> Value {
  let result = list.withUnsafeBufferPointer { buffer in
    Result { () throws(gn_status) in try body(Points(buffer.baseAddress, count: buffer.count)) }
  }
  return try result.get()
}

/// The points of a call that fills an array, which is asked for its size before.
func outline(_ list: [gn_point], _ call: OutlineCall) throws(gn_status) -> [gn_point] {
  var needed = 0
  do throws(gn_status) {
    try withRoute(list) { points throws(gn_status) in try call(points, nil, 0, &needed) }
  } catch {
    guard error == GN_ERROR_BUFFER_TOO_SMALL else { throw error }
  }
  var out = [gn_point](repeating: gn_point(latitude: .nan, longitude: .nan), count: needed)
  var again = 0
  let result = out.withUnsafeMutableBufferPointer { buffer in
    Result { () throws(gn_status) in
      try withRoute(list) { points throws(gn_status) in try call(points, buffer.baseAddress, needed, &again) }
    }
  }
  try result.get()
  precondition(again == needed)
  return out
}

func parallel(
  _ route: [gn_point], _ distance: Double, _ change: (inout gn_outline_options) -> Void = { _ in }
) throws(gn_status) -> [gn_point] {
  var options = Tactical.defaults
  change(&options)
  return try outline(route) { points, out, capacity, needed throws(gn_status) in
    try Tactical.parallelLine(
      points, distance: distance, options: &options, into: out, capacity: capacity, needed: &needed)
  }
}

func corridor(
  _ route: [gn_point], left: Double, right: Double, _ change: (inout gn_outline_options) -> Void = { _ in }
) throws(gn_status) -> [gn_point] {
  var options = Tactical.defaults
  change(&options)
  return try outline(route) { points, out, capacity, needed throws(gn_status) in
    try Tactical.corridor(
      points, left: left, right: right, options: &options, into: out, capacity: capacity, needed: &needed)
  }
}

func arrow(
  _ route: [gn_point], width: Double, headWidth: Double, headLength: Double
) throws(gn_status) -> [gn_point] {
  try outline(route) { points, out, capacity, needed throws(gn_status) in
    try Tactical.arrow(
      points, width: width, headWidth: headWidth, headLength: headLength, options: nil, into: out,
      capacity: capacity, needed: &needed)
  }
}

func rectangle(
  _ center: gn_point, _ length: Double, _ width: Double, _ azimuth: Double,
  _ change: (inout gn_outline_options) -> Void = { _ in }
) throws(gn_status) -> [gn_point] {
  var options = Tactical.defaults
  change(&options)
  var center = center
  return try outline([]) { _, out, capacity, needed throws(gn_status) in
    try Tactical.rectangle(
      center: &center, length: length, width: width, azimuth: azimuth, options: &options, into: out,
      capacity: capacity, needed: &needed)
  }
}

func marks(_ route: [gn_point], first: Double, interval: Double) throws(gn_status) -> [gn_route_mark] {
  var needed = 0
  do throws(gn_status) {
    try withRoute(route) { points throws(gn_status) in
      try Tactical.marks(points, first: first, interval: interval, into: nil, capacity: 0, needed: &needed)
    }
  } catch {
    guard error == GN_ERROR_BUFFER_TOO_SMALL else { throw error }
  }
  var out = [gn_route_mark](repeating: gn_route_mark(), count: needed)
  let result = out.withUnsafeMutableBufferPointer { buffer in
    Result { () throws(gn_status) in
      try withRoute(route) { points throws(gn_status) in
        try Tactical.marks(
          points, first: first, interval: interval, into: buffer.baseAddress, capacity: buffer.count, needed: &needed)
      }
    }
  }
  try result.get()
  return out
}

/// Positions of [x, y], and the status of each.
func laid(
  _ drawing: [SIMD2<Double>], _ anchors: [gn_point], _ frame: Int32
) throws(gn_status) -> (points: [gn_point], statuses: [UInt8]) {
  var points = [gn_point](repeating: gn_point(), count: drawing.count)
  var statuses = [UInt8](repeating: 99, count: drawing.count)
  let xs = drawing.map(\.x)
  let ys = drawing.map(\.y)
  let count = drawing.count
  let result = points.withUnsafeMutableBufferPointer { out in
    xs.withUnsafeBufferPointer { xs in
      ys.withUnsafeBufferPointer { ys in
        anchors.withUnsafeBufferPointer { anchors in
          Result { () throws(gn_status) in
            let latitudes = out.baseAddress.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Double.self) }
            try Tactical.framePoints(
              anchors: anchors.baseAddress, count: anchors.count, frame: frame,
              x: Column(xs.baseAddress, stride: 8, count: count), y: Column(ys.baseAddress, stride: 8, count: count),
              latitudes: MutableColumn(latitudes, stride: 16, count: count),
              longitudes: MutableColumn(latitudes.map { $0 + 1 }, stride: 16, count: count), statuses: &statuses)
          }
        }
      }
    }
  }
  do throws(gn_status) { try result.get() } catch { if error != GN_PARTIAL { throw error } }
  return (points, statuses)
}

/// The status of a call.
func status<Value>(_ call: () throws(gn_status) -> Value) -> gn_status {
  do throws(gn_status) {
    _ = try call()
    return GN_OK
  } catch {
    return error
  }
}

/// How far a position lies from a route, in meters.
func distance(_ position: gn_point, from route: [gn_point]) throws(gn_status) -> Double {
  try withRoute(route) { points throws(gn_status) in
    try Route.nearest(points, to: checked(position)).distance_off.magnitude
  }
}
