# SPDX-License-Identifier: MIT
#
# The extension for DuckDB: a library with a trailer. DuckDB finds its entry point by the name of the file.
if(NOT CMAKE_SYSTEM_NAME STREQUAL Linux)
  return()
endif()
find_package(Python3 REQUIRED COMPONENTS Interpreter)
file(GLOB sources CONFIGURE_DEPENDS bindings/duckdb/source/*.c bindings/query-engines/*.c)
add_library(gridnorth_duckdb MODULE ${sources})
target_include_directories(gridnorth_duckdb PRIVATE include bindings/query-engines)
target_link_libraries(gridnorth_duckdb PRIVATE gridnorth_static)
target_compile_options(gridnorth_duckdb PRIVATE -O2)
# It names no C library, so the same file serves glibc and musl: the process has one.
target_link_options(gridnorth_duckdb PRIVATE
  -nostdlib LINKER:--gc-sections,--exclude-libs,ALL,-z,relro,-z,now,-z,max-page-size=65536)
set_target_properties(gridnorth_duckdb PROPERTIES C_STANDARD 11 C_VISIBILITY_PRESET hidden)
string(REPLACE x86_64 amd64 processor ${CMAKE_SYSTEM_PROCESSOR})
string(REPLACE aarch64 arm64 processor ${processor})
set(extension ${PROJECT_BINARY_DIR}/gridnorth.duckdb_extension)
add_custom_command(
  OUTPUT ${extension}
  COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/bindings/duckdb/trailer.py
    $<TARGET_FILE:gridnorth_duckdb> ${extension} linux_${processor} v${PROJECT_VERSION}
  DEPENDS gridnorth_duckdb bindings/duckdb/trailer.py
  VERBATIM)
add_custom_target(gridnorth_duckdb_extension ALL DEPENDS ${extension})
install(FILES ${extension} DESTINATION gridnorth)
