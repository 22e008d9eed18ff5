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

---Draws the coast that the camera sees; the zoom decides on the detail.
function Coast.draw(levels, camera)
  local level = camera.zoom < 3.5 and 0 or camera.zoom < 6 and 1 or 2
  local scale, top = camera:scale(), camera:top()
  local left = camera.width / 2 - (camera.screen.center.longitude + 180) / 360 * scale
  for _, piece in ipairs(levels[level]) do
    local head = piece.head
    if top + head.south * scale >= 0 and top + head.north * scale <= camera.height then
      -- The copies of the world that the window may show.
      for copy = -1, 1 do
        local shifted = left + copy * scale
        if shifted + head.east * scale >= 0 and shifted + head.west * scale <= camera.width then
          local points = {}
          for i = 0, head.count - 1 do
            points[2 * i + 1] = shifted + piece.vertices[i].x * scale
            points[2 * i + 2] = top + piece.vertices[i].y * scale
          end
          love.graphics.line(points)
        end
      end
    end
  end
end

return Coast
