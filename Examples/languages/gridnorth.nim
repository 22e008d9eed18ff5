# SPDX-License-Identifier: MIT
import std/strformat

const library = "libgridnorth.so"
type
  Point {.bycopy.} = object
    latitude, longitude: float64
  Cell {.bycopy.} = object       # The beginning of gn_mgrs_cell, which has 120 bytes.
    center: Point
    rest: array[104, byte]

{.push importc, cdecl, dynlib: library.}
proc gn_mgrs_encode(latitude, longitude: float64, precision: int32, text: cstring, capacity: csize_t,
  needed: ptr csize_t): int32
proc gn_mgrs_decode(text: cstring, size: csize_t, cell: var Cell, offset: var csize_t): int32
proc gn_utm_forward_batch(latitudes: ptr float64, a: int, longitudes: ptr float64, b: int, count: csize_t, zone: int32,
  eastings: ptr float64, c: int, northings: ptr float64, d: int, zones: ptr int32, e: int, statuses: ptr uint8): int32
proc gn_status_text(status: int32): cstring
proc gn_status_name(status: int32): cstring
{.pop.}

var text = newString(28)
discard gn_mgrs_encode(48.85837, 2.294481, 5, text.cstring, 28, nil)
echo text.cstring

for typed in ["32VNM 9798 4311", "32VNM 9798 431"]:
  var cell: Cell
  var offset: csize_t
  let status = gn_mgrs_decode(typed.cstring, typed.len.csize_t, cell, offset)
  if status == 0: echo &"{cell.center.latitude:.6f} {cell.center.longitude:.6f}"
  else: echo &"byte {offset}: {gn_status_text(status)}"

# Many at once; a bad row does not stop the others. A stride is the size of an element.
let points = @[Point(latitude: 60, longitude: 3), Point(latitude: NaN), Point(latitude: -33.86, longitude: 151.21)]
var (eastings, northings) = (newSeq[float64](points.len), newSeq[float64](points.len))
var (zones, statuses) = (newSeq[int32](points.len), newSeq[uint8](points.len))
discard gn_utm_forward_batch(points[0].latitude.unsafeAddr, sizeof Point, points[0].longitude.unsafeAddr, sizeof Point,
  points.len.csize_t, 0, eastings[0].addr, 8, northings[0].addr, 8, zones[0].addr, 4, statuses[0].addr)
for i in 0 ..< points.len:
  echo if statuses[i] == 0: &"{zones[i]} {eastings[i]:.3f}" else: $gn_status_name(statuses[i].int32)
