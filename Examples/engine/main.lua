-- SPDX-License-Identifier: MIT
--
-- A map in LÖVE with the MGRS grid, which the library computes anew in every frame.
--
-- Drag or press the arrow keys to pan, turn the wheel or press + and - to zoom, click to set range rings, press C to
-- clear them, Escape to leave. F2 prints the view: center, zoom and size, for tests and for bug reports.
local ffi = require "ffi"
local gn = require "gridnorth"
local Camera = require "camera"
local Coast = require "coast"

local WATER, LAND_EDGE = { 0.06, 0.09, 0.13 }, { 0.45, 0.55, 0.62 }
local GRID, LABEL, RING = { 1.0, 0.75, 0.25 }, { 1.0, 0.92, 0.75 }, { 0.3, 0.9, 0.75 }
-- Digits per axis of the reference under the pointer: about a pixel at each zoom.
local PRECISIONS = { { 4, 0 }, { 7, 1 }, { 10, 2 }, { 14, 3 }, { 17, 4 }, { 30, 5 } }

-- The height of the bar below the map.
local BAR = 28

local camera, coast, font, small
local ring_sets = {}
-- How far the mouse has been dragged; nil while its button is up.
local dragged

function love.resize(width, height) camera:resize(width, height - BAR) end

function love.load(arguments)
  -- main.lua LATITUDE LONGITUDE ZOOM: where to begin.
  local latitude, longitude, zoom = tonumber(arguments[1]), tonumber(arguments[2]), tonumber(arguments[3])
  camera = Camera.new(latitude or 56.5, longitude or 11, zoom or 6.3)
  love.resize(love.graphics.getDimensions())
  coast = Coast.load "coast.bin"
  font, small = love.graphics.newFont(14), love.graphics.newFont(12)
  love.graphics.setLineStyle "smooth"
  -- The usual joins would put spikes on tiny islands.
  love.graphics.setLineJoin "bevel"
  love.graphics.setBackgroundColor(WATER)
end

-- A line through the vertices first to first + count - 1; of these, `pixels` has x and y by turns.
local points = {}
local function draw_line(pixels, line)
  for i = #points, 2 * line.count + 1, -1 do points[i] = nil end
  for i = 1, 2 * line.count do points[i] = pixels[2 * line.first + i - 1] end
  love.graphics.line(points)
end

-- The pixels of all points of a set of rings, by turns x and y: a batch from one array to another.
local function pixels_of(set)
  local last = set.lines[#set.lines]
  local count = last.first + last.count
  local pixels, stride = ffi.new("double[?]", 2 * count), ffi.sizeof "double[2]"
  local latitudes, longitudes = ffi.cast("double *", set.vertices), ffi.cast("double *", set.vertices) + 1
  gn.C.gn_screen_point_to_pixel_batch(camera.screen, latitudes, stride, longitudes, stride, count,
    pixels, stride, pixels + 1, stride, nil)
  return pixels
end

-- A text around a pixel, dark behind.
local function draw_text(text, x, y, color, face)
  local left, top = math.floor(x - face:getWidth(text) / 2 + 0.5), math.floor(y - face:getHeight() / 2 + 0.5)
  love.graphics.setFont(face)
  love.graphics.setColor(WATER)
  for dx = -1, 1 do
    for dy = -1, 1 do love.graphics.print(text, left + dx, top + dy) end
  end
  love.graphics.setColor(color)
  love.graphics.print(text, left, top)
end

local function draw_grid(view)
  local north, west = camera:position(0, 0)
  local vertices, lines = assert(gn.grid.lines_pixels(view, camera.zoom, nil, { north, west }))
  for _, line in ipairs(lines) do
    love.graphics.setColor(GRID[1], GRID[2], GRID[3], 0.7 * line.opacity)
    love.graphics.setLineWidth(line.width)
    draw_line(vertices, line)
  end
end

-- Digits stand at the edge of the window where their line meets it: move them inside.
local INWARD = { south = { 0, -10 }, west = { 16, 0 }, north = { 0, 10 }, east = { -16, 0 } }

local function draw_labels(view)
  for _, label in ipairs(assert(gn.grid.labels(view, camera.zoom))) do
    local x, y = camera:pixel(label.position.latitude, label.position.longitude)
    local inward = INWARD[label.edge]
    if inward then x, y = x + inward[1], y + inward[2] end
    draw_text(label.text, x, y, LABEL, label.kind == "digits" and small or font)
  end
end

local function draw_rings()
  for _, set in ipairs(ring_sets) do
    love.graphics.setColor(RING)
    love.graphics.setLineWidth(1.5)
    local pixels = pixels_of(set)
    for _, line in ipairs(set.lines) do draw_line(pixels, line) end
    for _, line in ipairs(set.lines) do
      if line.kind == "ring" then
        local x, y = camera:pixel(line.label.latitude, line.label.longitude)
        draw_text(gn.measure.length_format(line.radius), x, y, RING, small)
      end
    end
  end
end

local function reference_at(x, y)
  local latitude, longitude = camera:position(x, y)
  for _, limit in ipairs(PRECISIONS) do
    if camera.zoom <= limit[1] then
      return gn.mgrs.encode(latitude, longitude, limit[2]), gn.position.format(latitude, longitude)
    end
  end
end

local function draw_bar(time)
  local width, height = love.graphics.getDimensions()
  love.graphics.setColor(0, 0, 0)
  love.graphics.rectangle("fill", 0, height - BAR, width, BAR)
  local reference, position = reference_at(love.mouse.getPosition())
  love.graphics.setFont(font)
  love.graphics.setColor(LABEL)
  love.graphics.print(reference or "", 10, height - 23)
  love.graphics.print(position or "", 190, height - 23)
  love.graphics.print(("grid and labels: %.1f ms"):format(1000 * time), width - 400, height - 23)
  local latitude = camera:position(camera.width / 2, camera.height / 2)
  local bar = gn.screen.scale_bar(latitude, camera.zoom, 512, 120, "metric")
  if bar then
    love.graphics.setLineWidth(2)
    love.graphics.line(width - 10 - bar.width, height - 14, width - 10, height - 14)
    love.graphics.print(bar.text, width - 20 - bar.width - font:getWidth(bar.text), height - 23)
  end
end

function love.draw()
  love.graphics.setColor(LAND_EDGE)
  love.graphics.setLineWidth(1)
  Coast.draw(coast, camera)
  local view = camera:view()
  local started = love.timer.getTime()
  draw_grid(view)
  draw_rings()
  draw_labels(view)
  draw_bar(love.timer.getTime() - started)
end

function love.update(seconds)
  local pan = 600 * seconds
  local function held(key) return love.keyboard.isDown(key) and pan or 0 end
  camera:move(held "left" - held "right", held "up" - held "down")
end

function love.mousepressed(_, _, button)
  if button == 1 then dragged = 0 end
end

function love.mousemoved(_, _, dx, dy)
  if dragged then
    dragged = dragged + math.abs(dx) + math.abs(dy)
    camera:move(dx, dy)
  end
end

-- Three rings, whose radii suit the zoom.
function love.mousereleased(x, y, button)
  if button ~= 1 then return end
  local was_drag = (dragged or 0) > 4
  dragged = nil
  if was_drag then return end
  local latitude, longitude = camera:position(x, y)
  local bar = gn.screen.scale_bar(latitude, camera.zoom, 512, 80, "metric")
  local vertices, lines = gn.shape.ring_set({ latitude, longitude }, { bar.meters, 2 * bar.meters, 3 * bar.meters },
    { tolerance = bar.meters / 500 + 1, radials = 4, label_azimuth = 45 })
  -- Near a pole, rings may be too large to be drawn.
  if vertices then ring_sets[#ring_sets + 1] = { vertices = vertices, lines = lines } end
end

function love.wheelmoved(_, y)
  camera:magnify(0.25 * y, love.mouse.getPosition())
end

function love.keypressed(key)
  local x, y = camera.width / 2, camera.height / 2
  if key == "escape" then love.event.quit() end
  if key == "c" then ring_sets = {} end
  if key == "=" or key == "+" or key == "kp+" then camera:magnify(0.5, x, y) end
  if key == "-" or key == "kp-" then camera:magnify(-0.5, x, y) end
  if key == "f2" then
    local latitude, longitude = camera:position(x, y)
    print(("view %.12f %.12f %.12f %d %d"):format(latitude, longitude, camera.zoom, camera.width, camera.height))
    print(("pointer %s"):format(reference_at(love.mouse.getPosition())))
    io.stdout:flush()
  end
end
