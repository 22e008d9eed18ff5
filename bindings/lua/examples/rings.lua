-- SPDX-License-Identifier: MIT
--
-- Draws range rings around positions in any notation.
--
--     luajit rings.lua FILE.csv RADIUS ... > rings.geojson
--
-- Each line of the table is a name, a comma, and a position as people write it: "40°30′N 75°15′W", "31UDQ4825011951".
-- Radii are lengths with a unit: 500m, 2nmi. Unreadable input is reported on standard error, with the place of the
-- mistake.
local gn = require "gridnorth"

local file, radii = arg[1], {}
for i = 2, #arg do
  local meters, err = gn.measure.length_parse(arg[i])
  if not meters then
    io.stderr:write(("radius %s: %s\n"):format(arg[i], tostring(err)))
    os.exit(2)
  end
  radii[#radii + 1] = meters
end
if #radii == 0 then
  io.stderr:write("usage: rings.lua FILE.csv RADIUS ...\n")
  os.exit(2)
end

local function quoted(text)
  return '"' .. text:gsub('[%c"\\]', function(character) return ("\\u%04x"):format(character:byte()) end) .. '"'
end

local features, refused, number = {}, 0, 0
for line in io.lines(file) do
  number = number + 1
  local name, text = line:match "^(.-),(.*)$"
  local found, err
  if name then found, err = gn.position.parse(text) end
  if found and #found == 1 then
    local point = found[1].point
    local reference = gn.mgrs.encode(point.latitude, point.longitude)
    local properties = ('{"name":%s,"mgrs":"%s"}'):format(quoted(name), reference)
    local collection = assert(gn.shape.ring_set_geojson(point, radii, { radials = 12 }, properties))
    features[#features + 1] = collection:match '"features":%[(.*)%]}$'
  elseif name then
    refused = refused + 1
    local why = found and "the position has " .. #found .. " meanings" or tostring(err)
    io.stderr:write(("line %d: %s\n"):format(number, why))
  end
end
print('{"type":"FeatureCollection","features":[' .. table.concat(features, ",\n") .. "]}")
os.exit(refused == 0 and 0 or 1)
