# SPDX-License-Identifier: MIT
#
# The map for notebooks: its module in one piece, and the grid for the browser, compiled once for all processors.
if(GRIDNORTH_GRID_WASM STREQUAL "none")
  return()
endif()
set(map ${PROJECT_BINARY_DIR}/_map.mjs)
set(web ${PROJECT_BINARY_DIR}/web)
file(GLOB_RECURSE modules CONFIGURE_DEPENDS
  bindings/python/jupyter/* bindings/web/*.mjs bindings/web/generator/* bindings/description/* docs/api.json)
add_custom_command(
  OUTPUT ${map}
  COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/bindings/web/generate.py ${web}
  COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/bindings/python/jupyter/bundle.py ${map} ${web}
  DEPENDS ${modules}
  VERBATIM)
set(grid ${GRIDNORTH_GRID_WASM})
if(NOT grid)
  set(grid ${PROJECT_BINARY_DIR}/_grid.wasm)
  set(folder ${PROJECT_BINARY_DIR}/wasm32)
  file(STRINGS bindings/web/layer/functions.txt functions)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS
    Sources/CLanes/* Sources/CLevels/* Sources/CRuntime/*
    Sources/GridNorthC/*.swift Sources/GridNorthCore/*.swift include/gridnorth_types.h Tools/library/*)
  add_custom_command(
    OUTPUT ${grid}
    COMMAND ${PROJECT_SOURCE_DIR}/Tools/build-library --object wasm32 ${folder}
    COMMAND ${CMAKE_COMMAND} -E env GRIDNORTH_WASM32=${folder}
      ${PROJECT_SOURCE_DIR}/bindings/web/link ${grid} ${functions}
    DEPENDS ${sources} ${PROJECT_SOURCE_DIR}/Tools/build-library bindings/web/link bindings/web/memory.c
      bindings/web/layer/functions.txt
    COMMENT "Compiling the grid for the browser"
    VERBATIM)
endif()
add_custom_target(gridnorth_map ALL DEPENDS ${map} ${grid})
install(FILES ${map} DESTINATION gridnorth)
install(FILES ${grid} DESTINATION gridnorth RENAME _grid.wasm)
