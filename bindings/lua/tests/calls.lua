-- SPDX-License-Identifier: MIT
--
-- Calls every function of gridnorth.lua at least once; results of numbers are compared with C, bit for bit.
local ffi = require "ffi"
local gn = require "gridnorth"
local C = gn.C

-- Which functions were called, for the last line.
local called = {}
local function watch(functions, prefix)
  for name, value in pairs(functions) do
    if type(value) == "function" then
      functions[name] = function(...)
        called[prefix .. name] = true
        return value(...)
      end
    elseif type(value) == "table" then
      watch(value, prefix .. name .. ".")
    end
  end
end
watch(gn, "")

local failures = 0
local function check(right, got)
  if right then return end
  failures = failures + 1
  print(("line %d: got %s"):format(debug.getinfo(2, "l").currentline, tostring(got)))
end
local function equal(got, expected)
  if got == expected then return end
  failures = failures + 1
  print(("line %d: expected %s, got %s"):format(debug.getinfo(2, "l").currentline, tostring(expected), tostring(got)))
end
local function fails(name, value, err)
  if value == nil and err and err.name == name then return err end
  failures = failures + 1
  print(("line %d: expected %s, got %s"):format(debug.getinfo(2, "l").currentline, name, tostring(err or value)))
  return {}
end
local function refuses(message, ...)
  local fine, told = pcall(...)
  if not fine and tostring(told):find(message, 1, true) then return end
  failures = failures + 1
  local line = debug.getinfo(2, "l").currentline
  print(("line %d: expected an error with %q, got %s"):format(line, message, tostring(told)))
end

local paris, oslo = { 48.85837, 2.294481 }, { latitude = 59.91387, longitude = 10.75225 }
local view = { south = 48.84, west = 2.25, north = 48.88, east = 2.35 }
local triangle = { { 0, 0 }, { 0, 10 }, { 10, 0 } }

-- The library.
equal(gn.library.version(), ffi.string(C.gn_version()))
equal(gn.library.version_number(), C.gn_version_number())
equal(gn.library.status_text(33), ffi.string(C.gn_status_text(33)))
equal(gn.library.status_name(33), "GN_ERROR_LATITUDE")
equal(gn.library.status_name(254), nil)
equal(gn.library.cpu_level_limit(gn.library.cpu_level()), gn.library.cpu_level())

-- Texts.
equal(gn.mgrs.encode(paris[1], paris[2]), "31UDQ4825011951")
equal(gn.mgrs.encode(paris[1], paris[2], 2), "31UDQ4811")
fails("GN_ERROR_LATITUDE", gn.mgrs.encode(91, 0))
fails("GN_ERROR_NOT_FINITE", gn.mgrs.encode(0 / 0, 0))
local cell = gn.mgrs.decode "31U DQ 48250 11951"
equal(cell.utm_south_west.easting, 448250)
equal(cell.band .. cell.column .. cell.row, "UDQ")
equal(gn.mgrs.encode_utm(cell.utm_center), "31UDQ4825011951")
equal(gn.mgrs.bounds(cell).south < cell.center.latitude, true)
check(#gn.mgrs.outline(cell, 1) >= 5)
equal(gn.mgrs.decode("38VMS").flags["band-of-neighbor"], true)
fails("GN_ERROR_MGRS_BAND_OF_NEIGHBOR", gn.mgrs.decode_strict "38VMS")
local err = fails("GN_ERROR_MGRS_ODD_DIGITS", gn.mgrs.decode "32VNM 9798 431")
equal(err.offset, 6)
equal(tostring(err), "Easting and northing do not have the same number of digits. (byte 7)")
refuses("same number of digits", function() assert(gn.mgrs.decode "32VNM 9798 431") end)
equal(fails("GN_ERROR_TEXT_BYTE", gn.mgrs.decode "31U\0DQ").offset, 3)
equal(fails("GN_ERROR_TEXT_BYTE", gn.mgrs.decode "31Ü").offset, 2)
fails("GN_ERROR_TEXT_EMPTY", gn.mgrs.decode "")
refuses("bad argument", gn.mgrs.encode, "north", 0)
refuses("attempt to get length", gn.mgrs.decode)

local both = gn.position.parse "38S 444140 3684706"
equal(#both, 2)
equal(both[1].form, "utm")
equal(both[1].utm.hemisphere, "south")
equal(#gn.position.parse("38S 444140 3684706", "utm", { "bands", "strict" }), 1)
equal(gn.position.parse("40.5 -75")[1].utm, nil)
equal(gn.position.parse("40,5 -75,2")[1].flags["decimal-comma"], true)
refuses('no value "mars"', gn.position.parse, "40.5 -75", "mars")
equal(gn.position.coordinate_parse("40°30′N", "latitude"), 40.5)
local style = { form = "dms", symbols = "typographic", hemispheres = "after", flags = { "spaced", padded = true } }
equal(gn.position.format(paris[1], paris[2]), "48.858370, 2.294481")
equal(gn.position.format(paris[1], paris[2], style), "48° 51′ 30.13″ N, 002° 17′ 40.13″ E")
refuses("no field of gn_format_options", gn.position.format, 0, 0, { fnord = 1 })
equal(gn.georef.encode(51.065, -1.797), "MKPG1203")
equal(gn.georef.decode("MKPG1203").precision, 2)
equal(gn.gars.encode(38.3, -76.45), "208LS17")
equal(gn.gars.decode("208LS17").precision, 2)
equal(gn.mgrs.typing("32").next, "CDEFGHJKLMNPQRSTUVW")
equal(gn.mgrs.typing("32").field, "band")
equal(gn.mgrs.typing("32").cell, nil)
equal(gn.mgrs.typing("4825 1195", { 48.85, 2.30 }).text, "31UDQ48251195")
equal(gn.mgrs.typing_fields("31U", "DQ", "48", "1").cell.zone, 31)
local wrong = fails("GN_ERROR_TEXT_BYTE", gn.mgrs.typing_fields("31U", "DQ", "4x", "1"))
equal(wrong.field, "easting")
equal(wrong.offset, 1)
equal(gn.measure.length_format(1250), "1.25 km")
equal(gn.measure.length_format(1250, "imperial"), "0.777 mi")
equal(gn.measure.length_parse "1.25 km", 1250)
equal(gn.measure.area_format(12500), "1.25 ha")
equal(gn.measure.area_parse "1.25 ha", 12500)
equal(gn.measure.angle_format(45.25, "mils"), "804 mil")
equal(gn.measure.angle_parse "804 mil", 45.225)
equal(gn.measure.length_format(1250, "nautical-miles"), "0.675 nmi")
equal(gn.measure.speed_format(1.5, "kilometers-per-hour"), "5.4 km/h")
equal(gn.measure.speed_parse "36 km/h", 10)
equal(gn.measure.course_format(45, "magnetic"), "045° M")
equal(gn.measure.course_parse "0800 mil G", 45)
equal(select(2, gn.measure.course_parse "0800 mil G"), "grid")
fails("GN_ERROR_NORTH", gn.measure.course_parse "045")
equal(gn.measure.declination_format(-12.5, "degrees", 1), "12.5° W")
equal(gn.measure.declination_parse "12.5 W", -12.5)

-- Grids.
local utm = ffi.new "gn_utm"
C.gn_utm_forward(paris[1], paris[2], 0, utm)
equal(gn.utm.forward(paris[1], paris[2]).easting, utm.easting)
local point = ffi.new "gn_point"
C.gn_utm_inverse(utm, point)
equal(gn.utm.inverse(utm).latitude, point.latitude)
equal(select("#", gn.utm.factors(paris[1], paris[2])), 2)
equal(select(2, gn.utm.zone(59, 10)), "north")
equal(gn.utm.to_epsg(32, "south"), 32732)
equal(select(2, gn.utm.from_epsg(32732)), "south")

do
  local terms = { "2025 Dipole 1/1/2025" }
  for n = 1, 12 do
    for m = 0, n do terms[#terms + 1] = n .. " " .. m .. (n == 1 and m == 0 and " -30000" or " 0") .. " 0 0 0" end
  end
  local dipole = gn.magnetic.model_parse(table.concat(terms, "\n"))
  equal(dipole.name, "DIPOLE")
  equal(gn.magnetic.compute(10, 20, 0, 2025, dipole).declination, 0)
  local field = gn.magnetic.compute(-80, 240, 100000, 2027.5)
  check(math.abs(field.north - 5983.97604965) < 1e-6)
  equal(gn.magnetic.declination_batch({ -80, 10 }, 240, 100000, 2027.5)[1], field.declination)
  equal(gn.time.decimal_year(0), 1970)
  local norths = gn.norths.compute(-80, 240, 100000, 2027.5)
  equal(norths.declination, field.declination)
  equal(gn.norths.azimuth_convert(0, "magnetic", "true", norths), norths.declination)
end

-- Shot groups and photos.
do
  local group = gn.group.measure({ { x = 0, y = 0 }, { x = 3, y = 4 }, { x = 1, y = 1 } }, { x = 1, y = 0 })
  equal(group.extreme_spread, 5)
  check(math.abs(group.offset.x - 1 / 3) < 1e-15)
  fails("GN_ERROR_COUNT", gn.group.measure {})
  check(math.abs(gn.group.target_convert(1, "moa", "inches", 91.44) - 1.04719758) < 1e-8)
  fails("GN_ERROR_RANGE", gn.group.target_convert(1, "meters", "moa", 0))
  local marks = {}
  for _, mark in ipairs { { 0, 800, 0, 0 }, { 800, 800, 1, 0 }, { 800, 0, 1, 1 }, { 0, 0, 0, 1 } } do
    marks[#marks + 1] = { pixel = { x = mark[1], y = mark[2] }, place = { x = mark[3], y = mark[4] } }
  end
  local photo = gn.calibration.fit(marks, "homography")
  check(photo.residual < 1e-12 and photo.kind == "homography")
  local xs, ys, statuses = gn.calibration.to_plane_batch(photo, { 400, 0 / 0 }, { 200, 0 })
  check(math.abs(xs[1] - 0.5) < 1e-12 and math.abs(ys[1] - 0.75) < 1e-12)
  equal(statuses[2], 32)
  local us, vs = gn.calibration.to_pixels_batch(photo, { 0.5 }, { 0.75 })
  check(math.abs(us[1] - 400) < 1e-9 and math.abs(vs[1] - 200) < 1e-9)
end

-- Sun and moon: Reda and Andreas, table A5.1, and the eclipse of 12 August 2026.
do
  local golden = { latitude = 39.742476, longitude = -105.1786 }
  local sun = gn.sky.sun_position(golden, 1066419030)
  check(math.abs(sun.azimuth - (194.340241 - 360)) < 0.002 and math.abs(sun.elevation - 39.872046) < 0.002)
  local azimuths, elevations, statuses = gn.sky.sun_position_batch({ 39.742476, 91 }, -105.1786, 1066419030)
  equal(azimuths[1], sun.azimuth)
  equal(elevations[1], sun.elevation)
  check(statuses[2] ~= 0)
  fails("GN_ERROR_YEAR", gn.sky.moon_position(golden, 5e9))
  check(math.abs(gn.sky.moon_position(golden, 0).distance - 3.8e8) < 3e7)
  local events = gn.sky.sun_events({ latitude = 48.8584, longitude = 2.2945 }, 1782000000, 1782086400)
  equal(#events, 7)
  equal(events[3].kind, "sunrise")
  fails("GN_ERROR_TIME", gn.sky.sun_events(golden, 1, 0))
  equal(gn.sky.moon_events(golden, 1786556160, 1786556280)[1].kind, "new-moon")
  check(gn.sky.moon_phase_at(1786556220).illuminated < 1e-3)
end

local vertices, lines = gn.grid.lines(view, 13, { content = { "lines", "100-km" } })
check(#lines > 4 and lines[1].kind == "line")
local last = lines[#lines]
equal(ffi.sizeof(vertices), 16 * (last.first + last.count))
local pixels, same = gn.grid.lines_pixels(view, 13, { content = { "lines", "100-km" } }, { 48.88, 2.25 })
equal(ffi.sizeof(pixels), 8 * (last.first + last.count))
equal(#same, #lines)
local counts, expected = ffi.new "size_t[2]", ffi.new("float[?]", ffi.sizeof(pixels) / 4)
local options = ffi.new "gn_grid_options"
C.gn_grid_options_init(options)
options.content = 2 + 4
C.gn_grid_lines_pixels(ffi.new("gn_bounds", view), 13, options, ffi.new("gn_point", 48.88, 2.25), expected,
  ffi.sizeof(pixels) / 8, counts, ffi.new "gn_grid_line[100]", 100, counts + 1)
equal(ffi.string(pixels, ffi.sizeof(pixels)), ffi.string(expected, ffi.sizeof(expected)))
check(#gn.grid.labels(view, 13) > 5)
equal(gn.grid.spacing(view, 13), 1000)
check(gn.grid.bound(view, 13) > last.first)
check(gn.grid.geojson(view, 13):find "FeatureCollection")
fails("GN_ERROR_VIEW", gn.grid.lines({ 1, 0, 0, 1 }, 13))
check(gn.screen.scale(0, 0) > 78000)
equal(gn.screen.scale_bar(0, 12, 512, 100).unit, "km")

local screen = { center = paris, zoom = 13, width = 800, height = 600 }
local corner = gn.screen.pixel_to_point(screen, 0, 0)
equal(gn.screen.view(screen).north, corner.latitude)
local x, y = gn.screen.point_to_pixel(screen, paris)
check(math.abs(x - 400) < 1e-3 and math.abs(y - 300) < 1e-3)
equal(gn.screen.point_to_pixel_batch(screen, { 59.91387 }, 10.75225)[1], (gn.screen.point_to_pixel(screen, oslo)))
equal(gn.screen.pixel_to_point_batch(screen, { 0 }, { 0 })[1], corner.latitude)
equal(#gn.screen.matrix(screen).elements, 16)
local camera = gn.screen.camera(screen)
local frame = { left = 0, top = 0, right = 800, bottom = 600 }
local places = gn.grid.label_places(camera, frame, {}, { { width = 30, height = 19 } }, gn.grid.labels(view, 13))
check(#places > 5)
screen.pitch = 90
fails("GN_ERROR_CAMERA", gn.screen.view(screen))

-- Web Mercator, tiles and views.
local east, north = gn.web_mercator.forward(oslo.latitude, oslo.longitude)
check(math.abs(gn.web_mercator.inverse(east, north).latitude - oslo.latitude) < 1e-12)
equal(gn.web_mercator.forward_batch({ oslo.latitude }, { oslo.longitude })[1], east)
equal(gn.web_mercator.inverse_batch({ 0 }, { 0 })[1], 0)
local tile = gn.tile.at(oslo.latitude, oslo.longitude, 14)
equal(gn.tile.quadkey_parse(gn.tile.quadkey_format(tile)).x, tile.x)
equal(gn.tile.at_batch({ oslo.latitude }, { oslo.longitude }, 14)[1].y, tile.y)
equal(#gn.tile.cover_bounds(gn.tile.bounds(tile), 14), 1)
equal(gn.tile.count_bounds({ -90, -180, 90, 180 }, 0, 2), 21)
local corners = { { 0, 0 }, { 0, 20 }, { 20, 10 } }
check(#gn.tile.cover_polygon(corners, nil, 6) > 1)
check(gn.tile.count_polygon(corners, nil, 6, 6) > #gn.tile.cover_polygon(corners, nil, 6))
check(gn.tile.count_route(corners, 1000, 6, 6) >= #gn.tile.cover_route(corners, 1000, 6))
equal(gn.screen.points_bounds(corners).east, 20)
check(gn.screen.fit(gn.screen.points_bounds(corners), { width = 800, height = 600 }, { 1, 2, 3, 4 }, 18).zoom < 18)
fails("GN_ERROR_TILE", gn.tile.bounds({ x = 4, y = 0, zoom = 2 }))

-- Geodesics.
local numbers = ffi.new "double[3]"
C.gn_geodesic_inverse(ffi.new("gn_point", paris), ffi.new("gn_point", oslo), numbers, numbers + 1, numbers + 2)
local distance, from, to = gn.geodesic.inverse(paris, oslo)
equal(distance, numbers[0])
equal(from, numbers[1])
equal(to, numbers[2])
check(math.abs(gn.geodesic.direct(paris, from, distance).latitude - oslo.latitude) < 1e-12)
local points, azimuths = gn.geodesic.line(paris, 90, { 0, 1000, 2000 })
equal(#points, 3)
equal(azimuths[1], 90)
equal(points[2].longitude, gn.geodesic.direct(paris, 90, 1000).longitude)
equal(#gn.geodesic.points(paris, oslo, 5), 5)
refuses("size", gn.geodesic.points, paris, oslo, 1e15)
check(gn.sphere.inverse(paris, oslo) > 1e6)
check(gn.sphere.direct(paris, 90, 1000).longitude > 2.3)
check(gn.rhumb.inverse(paris, oslo) > distance)
equal(gn.rhumb.direct(paris, 0, 1000).longitude, paris[2])
equal(#gn.rhumb.points(paris, oslo, 3), 3)
equal(gn.geodesic.grid_inverse(paris, oslo), distance)
check(gn.geodesic.grid_direct(paris, 31, 45, 1000))

-- Routes, polygons, shapes.
equal(gn.route.length { paris, oslo }, distance)
equal(#gn.route.distances(triangle), 3)
equal(select(3, gn.route.point(triangle, 1e6)), 0)
equal(gn.route.nearest(triangle, { 1, 5 }).segment, 0)
check(#gn.route.densify(triangle, true, 100) > 4)
equal(#gn.route.simplify({ { 0, 0 }, { 0, 1 }, { 0, 2 } }, false, 1), 2)
equal(#gn.shape.rectangle(paris, 800, 300, 30), 5)
check(#gn.route.parallel(triangle, -1000) > 2)
check(#gn.route.corridor(triangle, 1000, 0, { ends = "round", join = "bevel" }) > 40)
equal(#gn.route.arrow({ { 0, 0 }, { 0, 1 } }, 100, 300, 500), 8)
equal(gn.route.marks({ { 0, 0 }, { 0, 1 } }, 0, 50000)[3].distance, 100000)
equal(gn.shape.frame_points_batch({ { 0, 0 }, { 0, 2 } }, "length", { 0, 0.5 }, { 0, 0 })[2], 0)
fails("GN_ERROR_DIMENSION", gn.route.corridor(triangle, 0, 0))
check(gn.polygon.measure(triangle) > 6e11)
equal(gn.polygon.measure(triangle, { 3 }), gn.polygon.measure(triangle))
fails("GN_ERROR_RINGS", gn.polygon.measure(triangle, { 2 }))
equal(gn.polygon.orientation(triangle), "counterclockwise")
equal(gn.polygon.contains(triangle, nil, { 1, 1 }), "inside")
equal(gn.polygon.bounds(triangle).north, 10)
check(gn.polygon.centroid(triangle).latitude > 3)
equal(gn.polygon.find_crossing(triangle).found, false)
equal(#gn.shape.circle(paris, 1000), 65)
equal(#gn.shape.circle(paris, 1000, { vertices = 1000 }), 1001)
equal(#gn.shape.ellipse(paris, 2000, 1000, 30), 65)
check(#gn.shape.wedge(paris, 0, 1000, 90, 45) > 9)
equal(#gn.shape.arc(paris, 1000, 90, 45), 9)
local _, rings = gn.shape.ring_set(paris, { 1000, 2000 }, { radials = 4 })
equal(#rings, 6)
equal(rings[1].kind, "ring")
fails("GN_ERROR_RADIUS", gn.shape.circle(paris, -1))
local text = gn.shape.circle_geojson(paris, 1000, { vertices = 1000 }, '{"name":"Eiffel — 塔"}')
check(#text > 10000 and text:sub(-1) == "}" and text:find("Eiffel — 塔", 1, true))
fails("GN_ERROR_PROPERTIES", gn.shape.circle_geojson(paris, 1000, nil, "["))
check(gn.shape.ellipse_geojson(paris, 2000, 1000, 30))
check(gn.shape.wedge_geojson(paris, 0, 1000, 90, 45))
check(gn.shape.arc_geojson(paris, 1000, 90, 45))
check(gn.shape.ring_set_geojson(paris, { 1000, 2000 }))
check(gn.route.geojson(triangle, { decimals = 1 }):find("[10,0]", 1, true))
check(gn.polygon.geojson(triangle):find "Polygon")

-- Batches: lists.
local latitudes, longitudes = { 48.85837, 99, -33.86 }, { 2.294481, 0, 151.21 }
local texts, statuses = gn.mgrs.encode_batch(latitudes, longitudes)
equal(table.concat(texts, " "), "31UDQ4825011951  " .. gn.mgrs.encode(-33.86, 151.21))
equal(table.concat(statuses, " "), "0 33 0")
equal(select(2, gn.mgrs.encode_batch({ 60 }, { 3 })), nil)
equal(#gn.mgrs.encode_batch({}, {}), 0)
local some, others, told = gn.mgrs.decode_batch(texts)
equal(some[1], cell.center.latitude)
check(some[2] ~= some[2] and told[2] ~= 0)
equal(gn.mgrs.decode_strict_batch(texts)[3], some[3])
equal(gn.mgrs.decode_cells_batch(texts)[1].band, "U")
local eastings, northings, zones = gn.utm.forward_batch(latitudes, longitudes)
equal(eastings[1], utm.easting)
equal(zones[3], -56)
equal(gn.mgrs.encode_utm_batch(eastings, northings, zones)[1], "31UDQ4825011951")
check(math.abs(gn.utm.inverse_batch(eastings, northings, zones)[1] - paris[1]) < 1e-12)
equal(select(2, gn.utm.factors_batch(latitudes, longitudes))[1], select(2, gn.utm.factors(paris[1], paris[2])))
equal(gn.position.parse_batch({ "40.5 -75", "", "N40°30′ E7°" })[3].point.latitude, 40.5)
equal(gn.position.format_batch(latitudes, longitudes)[1], "48.858370, 2.294481")
equal(gn.georef.decode_batch(gn.georef.encode_batch(latitudes, longitudes))[1],
  gn.georef.decode(gn.georef.encode(paris[1], paris[2])).center.latitude)
equal(gn.gars.decode_batch(gn.gars.encode_batch(latitudes, longitudes))[1],
  gn.gars.decode(gn.gars.encode(paris[1], paris[2])).center.latitude)
equal(gn.geodesic.inverse_batch(oslo.latitude, oslo.longitude, latitudes, longitudes)[1],
  (gn.geodesic.inverse(oslo, paris)))
equal(gn.geodesic.direct_batch(latitudes, longitudes, 45, 1e4)[1], gn.geodesic.direct(paris, 45, 1e4).latitude)
equal(gn.sphere.inverse_batch(0, 0, latitudes, longitudes)[1], gn.sphere.inverse({ 0, 0 }, paris))
equal(gn.sphere.direct_batch(latitudes, longitudes, 45, 1e4)[1], gn.sphere.direct(paris, 45, 1e4).latitude)
equal(gn.rhumb.inverse_batch(0, 0, latitudes, longitudes)[1], gn.rhumb.inverse({ 0, 0 }, paris))
equal(gn.rhumb.direct_batch(latitudes, longitudes, 45, 1e4)[1], gn.rhumb.direct(paris, 45, 1e4).latitude)
equal(gn.route.nearest_batch(triangle, latitudes, longitudes)[1].distance_off,
  gn.route.nearest(triangle, paris).distance_off)
equal(gn.polygon.contains_batch(triangle, nil, latitudes, longitudes)[1], "outside")
refuses("different numbers of rows", gn.mgrs.encode_batch, { 1, 2 }, { 1 })

-- Indexes of points. The third is refused: it keeps its row, but no query finds it.
local here = { 46.55, 8 }
local words, bad = gn.point_index.build({ 46.5, 46.6, 91, 46.7 }, { 8, 8.1, 0, 7.9 })
equal(table.concat(bad, " "), "0 0 33 0")
equal(gn.index.check(words), "points")
local nearest = gn.point_index.nearest(words, here, 2, math.huge)
equal(#nearest, 2)
equal(nearest[1].id, 0)
equal(nearest[2].id, 1)
equal(nearest[1].distance, (gn.geodesic.inverse(here, { 46.5, 8 })))
fails("GN_ERROR_DISTANCE", gn.point_index.nearest(words, here, 2, -1))
equal(#gn.point_index.nearest(words, here, 0, math.huge), 0)
equal(#gn.point_index.nearest(words, here, math.huge, math.huge), 3)
for _, limit in ipairs { -1, 0 / 0 } do
  equal(select(2, pcall(gn.point_index.nearest, words, here, limit, 1)):match "gridnorth:.*", "gridnorth: limit must be 0 or more")
  check(not pcall(gn.point_index.nearest_batch, words, { 46.55 }, { 8 }, limit, 1), "accepted")
  check(not pcall(gn.exchange.cot_find_event, "<event", limit), "accepted")
end
equal(#gn.point_index.within(words, here, 10000), 2)
equal(#gn.point_index.within(words, here, math.huge), 3)
equal(table.concat(gn.point_index.in_bounds(words, { south = 46.55, west = 7.5, north = 47, east = 8.5 }), " "), "1 3")
equal(table.concat(gn.point_index.in_bounds(words, gn.shape.circle_bounds(here, 10000)), " "), "0 1")
fails("GN_ERROR_RADIUS", gn.shape.circle_bounds(here, 0))
local rows, row_statuses = gn.point_index.nearest_batch(words, { 46.55, 0, 0 / 0 }, { 8, 0, 0 }, 2, 10000)
equal(rows[2].distance, nearest[2].distance)
equal(rows[3].distance, math.huge)
equal(#rows, 6)
equal(gn.library.status_name(row_statuses[3]), "GN_ERROR_NOT_FINITE")
equal(table.concat(gn.point_index.count_batch(words, { 46.55, 0, 0 / 0 }, { 8, 0, 0 }, 10000), " "), "2 0 0")
local near_counts, near, near_statuses = gn.point_index.within_batch(words, { 46.55, 0, 0 / 0 }, { 8, 0, 0 }, 10000)
equal(table.concat(near_counts, " "), "2 0 0")
equal(#near, 2)
equal(near[2].distance, nearest[2].distance)
equal(gn.library.status_name(near_statuses[3]), "GN_ERROR_NOT_FINITE")
local view_counts, view_ids, view_statuses =
    gn.point_index.in_bounds_batch(words, { 46.55, 46, 47 }, 7.5, { 47, 46.55, 46 }, 8.5)
equal(table.concat(view_counts, " "), "2 1 0")
equal(table.concat(view_ids, " "), "1 3 0")
equal(gn.library.status_name(view_statuses[3]), "GN_ERROR_VIEW")
refuses("different numbers of rows", gn.point_index.build, { 1, 2 }, { 1 })
refuses("must be an FFI array", gn.index.check, { 1, 2 })

-- Columns of the caller: the same longitude in all rows.
local own = ffi.new("double[1000]")
for i = 0, 999 do own[i] = i / 100 end
local large, no_statuses = gn.point_index.build(own, 3)
equal(no_statuses, nil)
equal(gn.index.check(large), "points")
equal(gn.point_index.nearest(large, { 5, 3 }, 1, 1)[1].id, 500)
own[7] = 91
local _, one_bad = gn.point_index.build(own, 3)
equal(one_bad[7], 33)

-- Indexes of edges.
local square = { { 0, 0 }, { 0, 1 }, { 1, 1 }, { 1, 0 } }
words = gn.polygon.index_build(square)
equal(gn.index.check(words), "edges")
local sides, side_statuses = gn.edge_index.contains_batch(words, { 0.5, 2, 0, 91 }, { 0.5, 2, 0.5, 0 })
equal(sides[1] .. " " .. sides[2] .. " " .. sides[3], "inside outside on-border")
equal(side_statuses[4], 33)
fails("GN_ERROR_RINGS", gn.polygon.index_build(square, { 3 }))
-- There and back: from 120 km on, the way back is nearest.
local way = { { 0, 0 }, { 0, 1 }, { 0, 0 } }
local route = gn.route.index_build(way)
local place = gn.edge_index.nearest_batch(route, { 0.1 }, { 0.5 }, 0, math.huge)[1]
equal(place.distance_along, gn.route.nearest(way, { 0.1, 0.5 }).distance_along)
equal(place.segment, 0)
equal(gn.edge_index.nearest_batch(route, { 0.1 }, { 0.5 }, 120000, math.huge)[1].segment, 1)
fails("GN_ERROR_INDEX_KIND", gn.edge_index.contains_batch(route, { 0.1 }, { 0.5 }))
local bow = gn.polygon.index_build { square[1], square[3], square[4], square[2] }
local crossings = gn.edge_index.crossings(bow)
equal(#crossings, 1)
equal(crossings[1].edge, 0)
equal(crossings[1].other_edge, 2)
equal(#gn.edge_index.crossings(words), 0)
check(#gn.edge_index.crossings(words, bow) > 0)

-- Fences: a circle and, to the east of it, a line to the north.
local fences = {
  { id = 1, shape = "circle", triggers = { "enter", "exit" }, point_count = 1, radius = 200 },
  { id = 2, shape = "line", triggers = { "crossed-left", "crossed-right" }, point_count = 2 },
}
local of_fences = { { 46.5, 8 }, { 46.4, 8.2 }, { 46.6, 8.2 } }
local zones, fence_statuses = gn.fence.index_build(fences, of_fences)
equal(fence_statuses, nil)
equal(gn.index.check(zones), "fences")
_, fence_statuses = gn.fence.index_build({ fences[1], fences[1] }, { of_fences[1], of_fences[1] })
equal(table.concat(fence_statuses, " "), "0 " .. tonumber(C.GN_ERROR_FENCE_ID))
fails("GN_ERROR_COUNT", gn.fence.index_build(fences, { of_fences[1] }))
local corner = gn.fence.index_build(
  { { id = 3, shape = "polygon", point_count = 4, ring_count = 1, high = 100 } }, square, { 4 })
equal(gn.fence.index_holding(corner, { 0.5, 0.5 }, 50)[1], 3)
equal(#gn.fence.index_holding(corner, { 0.5, 0.5 }, 150), 0)
equal(table.concat(gn.fence.index_holding(zones, { 46.501, 8 }, 0 / 0), " "), "1")
local held, ids, held_statuses = gn.fence.index_holding_batch(zones, { 46.5, 46.5, 91 }, { 8, 8.1, 0 }, 0 / 0)
equal(table.concat(held, " "), "1 0 0")
equal(table.concat(ids, " "), "1")
equal(held_statuses[3], 33)
local function fix(time, longitude)
  return { time = time, point = { 46.5, longitude }, altitude = 0 / 0, accuracy = 5 }
end
local state, inside, events = gn.fence.index_step(zones, nil, nil, fix(0, 7.9))
check(state.has_fix and #inside == 0 and #events == 0)
state, inside, events = gn.fence.index_step(zones, nil, state, fix(60, 8), inside)
equal(#inside, 1)
equal(inside[1].id, 1)
equal(inside[1].has_dwelt, false)
equal(#events, 1)
equal(events[1].kind, "enter")
equal(events[1].time, inside[1].since)
fails("GN_ERROR_TIME", gn.fence.index_step(zones, nil, state, fix(59, 8), inside))
refuses("there must be 1 presences", gn.fence.index_step, zones, nil, state, fix(180, 8.3))
local last, outside
last, outside, events = gn.fence.index_step(zones, nil, state, fix(180, 8.3), inside)
equal(last.presence_count + #outside, 0)
equal(#events, 2)
equal(events[1].id .. " " .. events[1].kind, "1 exit")
equal(events[1].since, inside[1].since)
equal(events[2].id .. " " .. events[2].kind, "2 crossed-right")
-- More than there is memory for at first.
fences, of_fences = {}, {}
for id = 1, 300 do
  fences[id] = { id = id, shape = "circle", triggers = "exit", point_count = 1, radius = 200 }
  of_fences[id] = { 46.5, 8 }
end
zones = gn.fence.index_build(fences, of_fences)
state, inside, events = gn.fence.index_step(zones, { flags = "report-first" }, nil, fix(0, 8))
equal(#inside .. " " .. #events, "300 0")
state, inside, events = gn.fence.index_step(zones, nil, state, fix(60, 8.3), inside)
equal(#inside .. " " .. #events, "0 300")
equal(events[300].id, 300)

-- Documents.
local gpx = "<gpx><wpt lat='46.5' lon='8'><ele>2430</ele><name>Fish &amp; chips</name></wpt><wpt lat='91' lon='8'/>"
  .. "<rte><rtept lat='1' lon='2'/><rtept lat='3' lon='4'/></rte></gpx>"
local kml = "<kml><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 10,0 10,10 0,0</coordinates>"
  .. "</LinearRing></outerBoundaryIs></Polygon></Placemark></kml>"
local cot = "<event version='2.0' uid='u' type='u-d-c-c' time='2026-11-22T08:17:05Z' start='2026-11-22T08:17:05Z' "
  .. "stale='2026-11-22T08:27:05Z' how='m-g'><point lat='46.5' lon='8' hae='9999999' ce='9' le='9999999'/>"
  .. "<detail><shape><ellipse major='500' minor='500' angle='360'/></shape></detail></event>"
local geojson = '{"type":"Feature","properties":{"name":"Z\\u00fcrich"},"geometry":{"type":"Point","coordinates":[8,46.5,2430]}}'
equal(gn.exchange.detect(gpx) .. gn.exchange.detect(kml) .. gn.exchange.detect(cot), "gpxkmlcot")
equal(gn.exchange.detect(geojson), "geojson")
fails("GN_ERROR_DOCUMENT", gn.exchange.detect("<html/>"))
do
  local features, vertices, report = gn.exchange.gpx_read(gpx)
  equal(#features, 2)
  equal(features[1].kind .. " " .. features[2].kind, "point line")
  check(features[2].flags["route"] and not features[1].flags["route"], "flags")
  equal(vertices[features[1].first].altitude, 2430)
  equal(vertices[features[2].first + 1].point.longitude, 4)
  equal(report.skipped, 1)
  equal(gn.library.status_name(report.error), "GN_ERROR_LATITUDE")
  local name = features[1].name
  equal(gn.exchange.xml_unescape(gpx:sub(name.offset + 1, name.offset + name.size)), "Fish & chips")
  fails("GN_ERROR_XML_REFERENCE", gn.exchange.xml_unescape("&nbsp;"))
  equal(gn.exchange.xml_to_utf8("<?xml version='1.0' encoding='latin1'?><a>\128</a>"), "<?xml version='1.0' encoding='UTF-8'?><a>€</a>")
  equal(fails("GN_ERROR_XML_REFERENCE", gn.exchange.kml_read("<kml>&a;</kml>")).offset, 5)
  equal(gn.exchange.kml_read(kml)[1].kind, "area")
  local places, positions = gn.exchange.geojson_read(geojson)
  equal(positions[places[1].first].altitude, 2430)
  equal(gn.exchange.json_unescape(geojson:sub(places[1].name.offset + 1, places[1].name.offset + places[1].name.size)), "Zürich")
  fails("GN_ERROR_JSON", gn.exchange.json_unescape("\\x"))
  equal(fails("GN_ERROR_JSON", gn.exchange.geojson_read("{1}")).offset, 1)
  local circles, centers = gn.exchange.cot_read(cot)
  equal(circles[1].radius, 500)
  equal(gn.exchange.cot_find_event(cot .. "<eve"), #cot)
  local search, found = gn.exchange.cot_search_event(cot:sub(1, 40))
  equal(found, 0)
  search, found = gn.exchange.cot_search_event(cot .. "<eve", 0, search)
  equal(found, #cot)
  fails("GN_ERROR_XML_LIMIT", gn.exchange.cot_find_event(cot, 100))

  local written, left = gn.exchange.gpx_write(features, vertices, gpx)
  equal(left.skipped, 0)
  equal(#gn.exchange.gpx_read(written), 2)
  equal(#gn.exchange.kml_read((gn.exchange.kml_write(features, vertices, gpx))), 2)
  equal(gn.exchange.cot_read((gn.exchange.cot_write(circles, centers, cot)))[1].radius, 500)
  equal(select(2, gn.exchange.cot_write(features, vertices, gpx)).skipped, 2)
  check(gn.exchange.features_geojson(features, vertices, gpx):find("Fish & chips", 1, true), "a name")
  fails("GN_ERROR_DECIMALS", gn.exchange.gpx_write(features, vertices, gpx, { decimals = 13 }))
  -- A feature of one's own: fields that are left out are absent.
  local own = { kind = "point", count = 1, name = { size = 5 } }
  local place = { point = { 46.5715, 8.4147 }, altitude = 2430, time = 0 / 0 }
  written, left = gn.exchange.gpx_write({ own }, { place }, "Furka")
  equal(left.skipped, 0)
  check(written:find(">Furka<", 1, true), written)
end
equal(gn.time.parse("2026-11-22T08:17:05.250Z"), 1795335425.25)
equal(fails("GN_ERROR_DATE", gn.time.parse("2026-13-01")).offset, 5)
equal(gn.time.format(1795335425.25, 2), "2026-11-22T08:17:05.25Z")
fails("GN_ERROR_YEAR", gn.time.format(1e15))

-- Tracks.
local track = gn.track.begin { largest_speed = 1000 }
local kept, step = {}
local function take(one)
  if one.vertex_count == 1 then kept[#kept + 1] = one.vertex.time end
end
for second = 0, 19 do
  local point = { 46.5 + 0.001 * math.min(second, 9), 8 + 0.001 * math.max(second - 9, 0) }
  track, step = gn.track.add(track, { time = second, point = point, altitude = 0 / 0, accuracy = 5 })
  take(step)
end
local _, stray = gn.track.add(track, fix(20, 9))
equal(stray.outcome, "left-out")
fails("GN_ERROR_TRACK_TIME", gn.track.add(track, fix(18, 8)))
track, step = gn.track.finish(track)
take(step)
equal(table.concat(kept, " "), "0 9 19")
local added_up = gn.track.summarize(track)
check(math.abs(added_up.distance - 1767.9) < 0.5)
equal(tonumber(added_up.taken_count), 20)

-- Navigation: half a kilometer to the north, then to the right.
local way = gn.route.index_build { { 46.5, 8 }, { 46.51, 8 }, { 46.51, 8.02 } }
local function on_way(time, latitude, longitude)
  return { time = time, point = { latitude, longitude }, altitude = 0 / 0, accuracy = 5 }
end
local walk, guidance = gn.navigation.step(way, nil, nil, nil, on_way(0, 46.505, 8.0001))
equal(guidance.next_waypoint .. " " .. guidance.passed, "1 1")
check(math.abs(guidance.waypoint_distance - 555.8) < 0.1 and math.abs(guidance.turn - 90) < 0.1)
check(math.abs(guidance.distance_off - 7.7) < 0.1 and guidance.speed ~= guidance.speed)
check(next(guidance.flags) == nil and walk.has_fix)
walk, guidance = gn.navigation.step(way, nil, nil, walk, on_way(60, 46.506, 8))
check(math.abs(guidance.speed - 111.16 / 60) < 0.01 and guidance.time_left > guidance.waypoint_time)
fails("GN_ERROR_TIME", gn.navigation.step(way, nil, nil, walk, on_way(59, 46.506, 8)))
fails("GN_ERROR_ROUTE", gn.navigation.step(gn.route.index_build { { 46.5, 8 }, { 46, 8 } }, nil, nil, walk, on_way(61, 46.5, 8)))
fails("GN_ERROR_WAYPOINT", gn.navigation.step(way, { 3 }, nil, nil, on_way(0, 46.506, 8)))
_, guidance = gn.navigation.step(way, { 0, 2 }, { off_route_distance = 100 }, nil, on_way(0, 46.507, 8.01))
check(guidance.next_waypoint == 0 and guidance.flags["off-route"])
_, guidance = gn.navigation.step(way, { 0, 2 }, nil, nil, on_way(0, 46.505, 8))
check(guidance.next_waypoint == 1 and math.abs(guidance.waypoint_distance - guidance.distance_left) < 1e-6)
_, guidance = gn.navigation.step(way, nil, { worst_accuracy = 4 }, walk, on_way(90, 46.51, 8.02))
check(guidance.flags.ignored and guidance.next_waypoint == 1)
_, guidance = gn.navigation.step(way, nil, nil, nil, on_way(0, 46.51, 8.02))
check(guidance.flags.arrived and guidance.next_waypoint == 3)

-- Heights: 100 m and 200 m in the north, 300 m and 400 m in the south.
local ground = "\0\100\0\200\1\44\1\144"
local square = gn.height.grid_hgt(ground, 46, 8)
equal(tonumber(square.rows), 2)
fails("GN_ERROR_HEIGHT_FILE", gn.height.grid_hgt("abc", 46, 8))
fails("GN_ERROR_HEIGHT_FILE", gn.height.grid_dted(ground))
fails("GN_ERROR_HEIGHT_FILE", gn.height.grid_gtx(ground))
equal(gn.height.at(ground, { square }, { 46.5, 8.5 }), 250)
fails("GN_ERROR_HEIGHT_OUTSIDE", gn.height.at(ground, { square }, { 45.5, 8.5 }))
local meters, problems = gn.height.at_batch(ground, { square }, { 46.5, 45.5 }, { 8.5, 8.5 })
equal(meters[1], 250)
equal(problems[2], 177)
local ends = { { 46.5, 8.25 }, { 46.5, 8.75 } }
local profile = gn.profile.sample_route(ground, { square }, ends, 10000)
equal(#profile, 5)
equal(profile[5].height, 275)
local hills = gn.profile.summarize(profile, 10)
check(math.abs(hills.ascent - 50) < 0.1 and hills.lowest == 225)
local line = gn.sight.between(ground, { square }, ends[1], 2, ends[2], 2, { step = 1000 })
check(not line.is_visible and line.clearance < -10, line.clearance)
line = gn.sight.along(ground, { square }, ends[1], 200, line.azimuth, line.distance, 200, { step = 1000 })
check(line.is_visible and math.abs(line.to.longitude - 8.75) < 1e-9)
local raster = { latitude = 46.5, longitude = 8.25, latitude_step = 0.01, longitude_step = 0.05, rows = 1, columns = 3 }
local cells = gn.viewshed.cells(ground, { square }, ends[1], 2, 0, 6000, { step = 1000 }, raster)
equal(table.concat(cells, " "), "1 1 2")
raster.rows = 0
fails("GN_ERROR_CELL_GRID", gn.viewshed.cells(ground, { square }, ends[1], 2, 0, 6000, nil, raster))
local dead = gn.viewshed.dead_ground(ground, { square }, ends[1], 2, 0, 20000, 90, 10, 10, { step = 1000 })
check(#dead == 1 and dead[1].outer_radius == 20000 and dead[1].inner_radius > 3000)
fails("GN_ERROR_AZIMUTH_STEP", gn.viewshed.dead_ground(ground, { square }, ends[1], 2, 0, 9, 90, 10, 0))
fails("GN_ERROR_CURVATURE", gn.sight.between(ground, { square }, ends[1], 2, ends[2], 2, { curvature = 3 }))

-- Damaged words.
local count = ffi.sizeof(words) / 8
words[count - 1] = words[count - 1] + 1
fails("GN_ERROR_INDEX_DAMAGED", gn.index.check(words))
fails("GN_ERROR_INDEX", gn.index.check(ffi.new "uint64_t[64]"))
fails("GN_ERROR_INDEX", gn.edge_index.crossings(bow, ffi.new "uint64_t[64]"))
fails("GN_ERROR_PRECISION", gn.mgrs.encode_batch({ 1 }, { 1 }, 99))

-- Batches: memory of the caller.
ffi.cdef "typedef struct { double latitude, longitude; char name[16]; } gridnorth_test_ship;"
local ships = ffi.new("gridnorth_test_ship[3]")
for i = 0, 2 do ships[i].latitude, ships[i].longitude = latitudes[i + 1], longitudes[i + 1] end
local function column(field) return gn.column(ships, "gridnorth_test_ship", field, 3) end
local slots, bytes = gn.mgrs.encode_batch(column "latitude", column "longitude", 5)
equal(ffi.string(slots[0]), "31UDQ4825011951")
equal(bytes[1], 33)
equal(gn.mgrs.decode_batch(slots)[0], some[1])
local array = ffi.new("double[1000]")
for i = 0, 999 do array[i] = 60 end
local into = { eastings = ffi.new "double[1000]", northings = array }
local written, over = gn.utm.forward_batch(array, 3, 0, into)
equal(written, into.eastings)
equal(over, array)
equal(written[999], gn.utm.forward(60, 3).easting)
equal(array[999], gn.utm.forward(60, 3).northing)
refuses("too small", gn.utm.forward_batch, array, 3, 0, { eastings = ffi.new "double[999]" })

local names = {}
for name in pairs(called) do names[#names + 1] = name end
table.sort(names)
print("called: " .. table.concat(names, " "))
print(failures .. " failures")
