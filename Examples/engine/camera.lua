-- SPDX-License-Identifier: MIT
--
-- What the window shows of a Web Mercator map: positions to pixels and back, panning and zooming.
local Camera = {}
Camera.__index = Camera

local TILE, EDGE = 512, 85.051128

local function mercator(latitude)
  local sine = math.sin(math.rad(math.max(-EDGE, math.min(EDGE, latitude))))
  return 0.5 - math.log((1 + sine) / (1 - sine)) / (4 * math.pi)
end

function Camera.new(latitude, longitude, zoom)
  return setmetatable({ x = (longitude + 180) / 360, y = mercator(latitude), zoom = zoom }, Camera)
end

---Takes the size of the window. The world is never smaller than that.
function Camera:resize(width, height)
  self.width, self.height = width, height
  self:move(0, 0)
end

---Pixels in the width of the world.
function Camera:scale()
  return TILE * 2 ^ self.zoom
end

---The pixel of a place whose Mercator coordinates run from 0 to 1, in the copy of the world nearest to the middle.
function Camera:place(x, y)
  local scale, turn = self:scale(), x - self.x
  turn = turn - math.floor(turn + 0.5)
  return self.width / 2 + turn * scale, self.height / 2 + (y - self.y) * scale
end

function Camera:pixel(latitude, longitude)
  return self:place((longitude + 180) / 360, mercator(latitude))
end

function Camera:position(x, y)
  local scale = self:scale()
  local world_y = self.y + (y - self.height / 2) / scale
  local longitude = 360 * (self.x + (x - self.width / 2) / scale) - 180
  return math.deg(math.atan(math.sinh(math.pi * (1 - 2 * world_y)))), longitude
end

---The rectangle of the earth in the window, as the library wants it.
function Camera:view()
  local north, west = self:position(0, 0)
  local south, east = self:position(self.width, self.height)
  return { south = south, west = west, north = north, east = east }
end

---Moves the map by pixels.
function Camera:move(dx, dy)
  local least = math.log(math.max(self.width, self.height) / TILE) / math.log(2)
  self.zoom = math.max(least, math.min(20, self.zoom))
  local scale = self:scale()
  local margin = self.height / 2 / scale
  self.x = (self.x - dx / scale) % 1
  self.y = math.max(margin, math.min(1 - margin, self.y - dy / scale))
end

---Zooms by a number of levels; what is at the pixel stays there.
function Camera:magnify(levels, x, y)
  local before = self:scale()
  self.zoom = self.zoom + levels
  self:move(0, 0)
  local ratio = self:scale() / before
  self:move((x - self.width / 2) * (1 - ratio), (y - self.height / 2) * (1 - ratio))
end

return Camera
