# SPDX-License-Identifier: MIT
get_filename_component(gridnorth_prefix "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
if(NOT TARGET GridNorth::gridnorth)
  find_library(GRIDNORTH_FILE NAMES gridnorth gridnorth_static PATHS "${gridnorth_prefix}/lib" NO_DEFAULT_PATH REQUIRED)
  add_library(GridNorth::gridnorth UNKNOWN IMPORTED)
  set_target_properties(GridNorth::gridnorth PROPERTIES
    IMPORTED_LOCATION "${GRIDNORTH_FILE}" INTERFACE_INCLUDE_DIRECTORIES "${gridnorth_prefix}/include")
endif()
