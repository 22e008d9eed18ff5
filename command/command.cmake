# SPDX-License-Identifier: MIT
#
# Builds and installs the command, its manual page and its completions; for Python, the command alone.
#
# GRIDNORTH_COMMAND names a command that is built, as for another processor, where nothing can run it to write its pages.
if(CMAKE_CROSSCOMPILING AND NOT GRIDNORTH_COMMAND)
  set(GRIDNORTH_COMMAND none)
endif()
if(GRIDNORTH_COMMAND STREQUAL "none")
  return()
endif()

if(GRIDNORTH_COMMAND)
  set(program ${GRIDNORTH_COMMAND})
  cmake_path(GET program PARENT_PATH pages)
  set(pages ${pages}/command)
else()
  file(GLOB command_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/command/*.c)
  add_executable(gridnorth_command ${command_sources})
  set_target_properties(gridnorth_command PROPERTIES
    OUTPUT_NAME gridnorth RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/program C_STANDARD 11 C_EXTENSIONS OFF)
  target_include_directories(gridnorth_command PRIVATE ${PROJECT_SOURCE_DIR}/include)
  target_compile_options(gridnorth_command PRIVATE -O2 -ffp-contract=off)
  target_link_libraries(gridnorth_command PRIVATE gridnorth_static m)
  target_link_options(gridnorth_command PRIVATE LINKER:--gc-sections -s)
  set(program ${PROJECT_BINARY_DIR}/program/gridnorth)
  set(pages ${PROJECT_BINARY_DIR}/command)
endif()

if(GRIDNORTH_PYTHON)
  # A script of the package runs it from there.
  install(PROGRAMS ${program} DESTINATION gridnorth/bin)
  return()
endif()

set(written
  ${pages}/gridnorth.1 ${pages}/gridnorth.bash ${pages}/gridnorth.zsh ${pages}/gridnorth.fish)
if(NOT GRIDNORTH_COMMAND)
  add_custom_command(
    OUTPUT ${written}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${pages}
    COMMAND gridnorth_command help --man > ${pages}/gridnorth.1
    COMMAND gridnorth_command help --completions bash > ${pages}/gridnorth.bash
    COMMAND gridnorth_command help --completions zsh > ${pages}/gridnorth.zsh
    COMMAND gridnorth_command help --completions fish > ${pages}/gridnorth.fish
    DEPENDS gridnorth_command
    VERBATIM)
  add_custom_target(gridnorth_pages ALL DEPENDS ${written})
endif()

install(PROGRAMS ${program} DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT command)
if(NOT WIN32)
  install(FILES ${pages}/gridnorth.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT command)
  # Where the shells look for them.
  install(
    FILES ${pages}/gridnorth.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME gridnorth
    COMPONENT command)
  install(
    FILES ${pages}/gridnorth.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions RENAME _gridnorth COMPONENT command)
  install(FILES ${pages}/gridnorth.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT command)
endif()
