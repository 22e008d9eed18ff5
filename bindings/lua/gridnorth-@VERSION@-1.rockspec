-- SPDX-License-Identifier: MIT
rockspec_format = "3.0"
package = "gridnorth"
version = "@VERSION@-1"
source = {
  -- From a checkout: make lua && luarocks make build/lua/gridnorth-@VERSION@-1.rockspec
  url = "file://.",
}
description = {
  summary = "MGRS, UTM, positions as text, map grids, geodesics and shapes on WGS 84",
  detailed = "For LuaJIT and LÖVE. The GridNorth library must be installed, or named by GRIDNORTH_LIBRARY.",
  license = "MIT",
}
-- LuaJIT's FFI comes with it.
dependencies = { "lua ~> 5.1" }
build = {
  type = "builtin",
  modules = { gridnorth = "gridnorth.lua" },
}
