-- SPDX-License-Identifier: MIT
--
-- Runs the tables of Tests/Vectors against gridnorth.lua: luajit vectors.lua FOLDER. Tells each disagreement and how
-- many rows each table had; ends with 1 if anything disagreed. Tests/Vectors/README.md describes the tables.
local gn = require "gridnorth"

local failures = 0

local function expect(row, right, what, got)
  if right then return end
  failures = failures + 1
  print(("%s: %s: %s: expected %s, got %s"):format(row.table, row.id, what, tostring(row[what]), tostring(got)))
end

local function text(row, name, got)
  if row[name] ~= "-" then expect(row, row[name] == tostring(got), name, got) end
end

local function near(row, name, got, tolerance, turn)
  if row[name] == "-" then return end
  local difference = got - tonumber(row[name])
  if turn then difference = difference - turn * math.floor(difference / turn + 0.5) end
  expect(row, math.abs(difference) <= tolerance, name, got)
end

local function point(row, prefix, got)
  near(row, prefix .. "latitude", got.latitude, tonumber(row.tolerance))
  near(row, prefix .. "longitude", got.longitude, tonumber(row.tolerance), 360)
  expect(row, got.longitude >= -180 and got.longitude < 180, prefix .. "longitude", got.longitude)
end

-- Whether there is an answer to compare.
local function accepted(row, value, err)
  local name = err and err.name:gsub("^GN_ERROR_", "") or "OK"
  expect(row, row.status == name, "status", name)
  if err and row.offset then text(row, "offset", err.offset) end
  return value ~= nil and row.status == "OK"
end

local function unescaped(field)
  if field == "\\e" then return "" end
  local controls = { t = "\t", n = "\n", ["\\"] = "\\" }
  return (field:gsub("\\(.)(%x?%x?)", function(kind, digits)
    if kind == "x" then return string.char(tonumber(digits, 16)) end
    return controls[kind] .. digits
  end))
end

local function utm(row)
  return {
    easting = tonumber(row.easting),
    northing = tonumber(row.northing),
    zone = tonumber(row.zone),
    hemisphere = row.hemisphere == "N" and "north" or "south",
  }
end

-- "LONGITUDE_FIRST+STRICT": {"longitude-first", "strict"}; "0": {}.
local function words(list)
  local found = {}
  for word in list:gmatch "[^+]+" do
    if word ~= "0" then found[#found + 1] = word:lower():gsub("_", "-") end
  end
  return found
end

local function flags(row, got, names)
  local expected, count = words(row.flags), 0
  for _ in pairs(got) do count = count + 1 end
  expect(row, count == #expected, "flags", count)
  for _, word in ipairs(expected) do expect(row, got[names and names[word] or word], "flags", word) end
end

local check = {}

check["mgrs-encode"] = function(row)
  local found, err = gn.mgrs.encode(tonumber(row.latitude), tonumber(row.longitude), tonumber(row.precision))
  if accepted(row, found, err) then text(row, "text", found) end
end

check["mgrs-encode-utm"] = function(row)
  local found, err = gn.mgrs.encode_utm(utm(row), tonumber(row.precision))
  if accepted(row, found, err) then text(row, "text", found) end
end

check["mgrs-decode"] = function(row)
  local read = row.rule == "strict" and gn.mgrs.decode_strict or gn.mgrs.decode
  local cell, err = read(unescaped(row.text))
  if not accepted(row, cell, err) then return end
  text(row, "zone", cell.zone)
  text(row, "precision", cell.precision)
  text(row, "band", cell.band)
  expect(row, row.square == (cell.column and cell.column .. cell.row or "-"), "square", cell.column)
  flags(row, cell.flags, { band = "band-of-neighbor", zone = "overhangs-zone", cut = "cut" })
  near(row, "size", cell.size, 0)
  point(row, "", cell.center)
  point(row, "sw_", cell.south_west)
end

check["utm-forward"] = function(row)
  local found, err = gn.utm.forward(tonumber(row.latitude), tonumber(row.longitude), tonumber(row.zone))
  if not accepted(row, found, err) then return end
  text(row, "out_zone", found.zone)
  text(row, "hemisphere", found.hemisphere == "north" and "N" or "S")
  near(row, "easting", found.easting, tonumber(row.tolerance))
  near(row, "northing", found.northing, tonumber(row.tolerance))
end

check["utm-inverse"] = function(row)
  local found, err = gn.utm.inverse(utm(row))
  if accepted(row, found, err) then point(row, "", found) end
end

check["squares"] = function(row)
  local count = 0
  for column = 65, 90 do
    for letter = 65, 90 do
      if gn.mgrs.decode_strict(row.grid_zone .. string.char(column, letter)) then count = count + 1 end
    end
  end
  text(row, "count", count)
end

check["position-parse"] = function(row)
  local form = row.form:lower():gsub("_", "-")
  local found, err = gn.position.parse(unescaped(row.text), form, words(row.rule))
  if not accepted(row, found, err) then return end
  local best = found[1]
  text(row, "count", #found)
  text(row, "out_form", best.form:upper():gsub("-", "_"))
  point(row, "", best.point)
  near(row, "precision", best.precision, 1e-11 * math.abs(tonumber(row.precision)))
  near(row, "altitude", best.altitude, 0)
  near(row, "uncertainty", best.uncertainty, 0)
  flags(row, best.flags)
end

-- LuaJIT reads "nan" and "inf" as numbers too.
check["decimal-year"] = function(row)
  local found, err = gn.time.decimal_year(tonumber(row.seconds))
  if accepted(row, found, err) then near(row, "year", found, tonumber(row.tolerance)) end
end

check["magnetic"] = function(row)
  local found, err = gn.magnetic.compute(
    tonumber(row.latitude), tonumber(row.longitude), tonumber(row.height), tonumber(row.year)
  )
  if not accepted(row, found, err) then return end
  for _, name in ipairs { "declination", "inclination", "declination_rate", "inclination_rate", "uncertainty" } do
    near(row, name, found[name], tonumber(row.angle_tolerance))
  end
  for _, name in ipairs { "horizontal", "total", "north", "east", "down" } do
    near(row, name, found[name], tonumber(row.tolerance))
    near(row, name .. "_rate", found[name .. "_rate"], tonumber(row.tolerance))
  end
  flags(row, found.flags)
end

check["norths"] = function(row)
  local found, err = gn.norths.compute(
    tonumber(row.latitude), tonumber(row.longitude), tonumber(row.height), tonumber(row.year), tonumber(row.zone)
  )
  local converted
  if found then
    converted, err = gn.norths.azimuth_convert(tonumber(row.azimuth), row.from:lower(), row.to:lower(), found)
  end
  if not accepted(row, converted, err) then return end
  text(row, "out_zone", found.zone)
  text(row, "hemisphere", found.hemisphere == "north" and "N" or "S")
  for _, name in ipairs { "convergence", "declination", "grid_magnetic" } do
    near(row, name, found[name], tonumber(row.tolerance))
  end
  near(row, "converted", converted, tonumber(row.tolerance))
end

check["measure-format"] = function(row)
  local unit = row.unit:lower():gsub("_", "-")
  local write, found, err = gn.measure[row.measure:lower() .. "_format"]
  if row.measure == "COURSE" then
    found, err = write(tonumber(row.value), row.north:lower(), unit, tonumber(row.digits))
  else
    found, err = write(tonumber(row.value), unit, tonumber(row.digits))
  end
  if accepted(row, found, err) then text(row, "text", found) end
end

check["measure-parse"] = function(row)
  local read = gn.measure[row.measure:lower() .. "_parse"]
  local found, second = read(unescaped(row.text))
  if not accepted(row, found, found == nil and second or nil) then return end
  near(row, "value", found, tonumber(row.tolerance))
  if row.measure == "COURSE" then text(row, "north", second:upper()) end
end

local function listed(things, shown)
  local list = {}
  for i, one in ipairs(things) do list[i] = shown(one) end
  return #list == 0 and "-" or table.concat(list, " ")
end

check["geojson-read"] = function(row)
  local features, vertices, report = gn.exchange.geojson_read(unescaped(row.text))
  if not features then return accepted(row, nil, vertices) end
  local is_whole = report.skipped == 0
  expect(row, row.status == (is_whole and "OK" or "PARTIAL"), "status", report.skipped)
  expect(row, row.error == (is_whole and "-" or gn.library.status_name(report.error):gsub("^GN_ERROR_", "")), "error", report.error)
  text(row, "offset", report.place)
  text(row, "skipped", report.skipped)
  local function number(value) return value and value == value and ("%.15g"):format(value) or "-" end
  local function same(name, got) expect(row, row[name] == got, name, got) end
  same("kinds", listed(features, function(one) return one.kind:upper() end))
  same("objects", listed(features, function(one) return tostring(one.object) end))
  same("counts", listed(features, function(one) return tostring(one.count) end))
  -- Those of the last feature end them; the first is 0.
  local last, positions = features[#features], {}
  for i = 1, last and last.first + last.count or 0 do positions[i] = vertices[i - 1] end
  same("vertices", listed(positions, function(one)
    return number(one.point.latitude) .. "," .. number(one.point.longitude) .. "," .. number(one.altitude)
  end))
end

for name, run in pairs(check) do
  local names, rows = nil, 0
  for line in io.lines(arg[1] .. "/" .. name .. ".tsv") do
    if line ~= "" and line:sub(1, 1) ~= "#" then
      local row, column = { table = name }, 0
      local fields = {}
      for field in (line .. "\t"):gmatch "(.-)\t" do
        column = column + 1
        fields[column] = field
        if names then row[names[column]] = field end
      end
      if names then
        run(row)
        rows = rows + 1
      else
        names = fields
      end
    end
  end
  print(("%s.tsv: %d rows"):format(name, rows))
end
os.exit(failures == 0 and 0 or 1)
