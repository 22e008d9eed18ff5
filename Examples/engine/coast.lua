-- SPDX-License-Identifier: MIT
--
-- The coastlines of coast.bin, which coast.py writes: levels of detail, each with pieces that are drawn if their box is
-- in the window.
local ffi = require "ffi"

local Coast = {}

ffi.cdef [[
typedef struct { int32_t level, count; double west, north, east, south; } coast_piece;
typedef struct { double x, y; } coast_vertex;
]]

---Reads the pieces of all levels.
function Coast.load(file)
  local levels, bytes = {}, love.filesystem.newFileData(file)
  local at = ffi.cast("const char *", bytes:getFFIPointer())
  local finish = at + bytes:getSize()
  while at < finish do
    local head = ffi.cast("const coast_piece *", at)
    local piece = { head = head, vertices = ffi.cast("const coast_vertex *", at + ffi.sizeof "coast_piece") }
    levels[head.level] = levels[head.level] or {}
    table.insert(levels[head.level], piece)
    at = at + ffi.sizeof "coast_piece" + head.count * ffi.sizeof "coast_vertex"
  end
  -- The pieces point into these bytes.
  levels.bytes = bytes
  return levels
end

---Draws what the camera sees; zoom decides about the detail.
function Coast.draw(levels, camera)
  local level = camera.zoom < 3.5 and 0 or camera.zoom < 6 and 1 or 2
  local scale = camera:scale()
  local half_width, half_height = camera.width / 2 / scale, camera.height / 2 / scale
  for _, piece in ipairs(levels[level]) do
    local head = piece.head
    if head.south >= camera.y - half_height and head.north <= camera.y + half_height then
      -- The copies of the world that the window may show.
      for copy = -1, 1 do
        if head.east + copy >= camera.x - half_width and head.west + copy <= camera.x + half_width then
          local points = {}
          for i = 0, head.count - 1 do
            points[2 * i + 1] = camera.width / 2 + (piece.vertices[i].x + copy - camera.x) * scale
            points[2 * i + 2] = camera.height / 2 + (piece.vertices[i].y - camera.y) * scale
          end
          love.graphics.line(points)
        end
      end
    end
  end
end

return Coast
