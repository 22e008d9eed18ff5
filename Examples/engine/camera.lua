-- SPDX-License-Identifier: MIT
--
-- The view of the window on a Web Mercator map: a gn_screen of the library, which knows the formulas; panning and
-- zooming.
local ffi = require "ffi"
local gn = require "gridnorth"

local Camera = {}
Camera.__index = Camera

local TILE, EDGE = 512, 85.051128

function Camera.new(latitude, longitude, zoom)
  local screen = ffi.new("gn_screen", { center = { latitude, longitude }, zoom = zoom, tile_size = TILE })
  return setmetatable({ screen = screen, zoom = zoom }, Camera)
end

---Takes the size of the window. The world is never smaller than that.
function Camera:resize(width, height)
  self.width, self.height = width, height
  self.screen.width, self.screen.height = width, height
  self:magnify(0, width / 2, height / 2)
end

---Pixels in the width of the world.
function Camera:scale()
  return TILE * 2 ^ self.zoom
end

function Camera:pixel(latitude, longitude)
  return gn.screen.point_to_pixel(self.screen, { latitude, longitude })
end

function Camera:position(x, y)
  local point = gn.screen.pixel_to_point(self.screen, x, y)
  return point.latitude, point.longitude
end

---The rectangle of the earth in the window.
function Camera:view()
  return gn.screen.view(self.screen)
end

---Where the northern edge of the world is, in pixels from the top of the window.
function Camera:top()
  local _, y = self:pixel(EDGE, self.screen.center.longitude)
  return y
end

---Moves the map by pixels, as far as there is world.
function Camera:move(dx, dy)
  local top = self:top()
  dy = math.max(self.height - top - self:scale(), math.min(-top, dy))
  self.screen.center = { self:position(self.width / 2 - dx, self.height / 2 - dy) }
end

---Zooms by a number of levels; the place at the pixel stays there.
function Camera:magnify(levels, x, y)
  local latitude, longitude = self:position(x, y)
  local least = math.log(math.max(self.width, self.height) / TILE) / math.log(2)
  self.zoom = math.max(least, math.min(20, self.zoom + levels))
  self.screen.zoom = self.zoom
  local x_now, y_now = self:pixel(latitude, longitude)
  self:move(x - x_now, y - y_now)
end

return Camera
