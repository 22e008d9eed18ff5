-- SPDX-License-Identifier: MIT
function love.conf(t)
  t.identity = "gridnorth-engine"
  t.version = "11.4"
  t.window.title = "GridNorth in LÖVE"
  t.window.width, t.window.height = 1000, 700
  t.window.resizable = true
  t.window.msaa = 4
  for _, unused in ipairs { "audio", "sound", "physics", "joystick", "video" } do t.modules[unused] = false end
end
