# SPDX-License-Identifier: MIT
#
# The plugin for Polars: a shared library that Polars loads by its path.
if(NOT CMAKE_SYSTEM_NAME STREQUAL Linux)
  return()
endif()
file(GLOB sources CONFIGURE_DEPENDS bindings/polars/source/*.c bindings/query-engines/*.c)
add_library(gridnorth_polars MODULE ${sources})
target_include_directories(gridnorth_polars PRIVATE include bindings/query-engines)
target_link_libraries(gridnorth_polars PRIVATE gridnorth_static)
target_compile_options(gridnorth_polars PRIVATE -O2)
# It names no C library, so the same file serves glibc and musl: the process has one.
target_link_options(gridnorth_polars PRIVATE
  -nostdlib LINKER:--gc-sections,--exclude-libs,ALL,-z,relro,-z,now,-z,max-page-size=65536)
set_target_properties(gridnorth_polars PROPERTIES C_STANDARD 11 C_VISIBILITY_PRESET hidden)
install(TARGETS gridnorth_polars LIBRARY DESTINATION gridnorth)
