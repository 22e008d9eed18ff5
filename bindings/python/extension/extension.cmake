# SPDX-License-Identifier: MIT
#
# The extension module. It is not linked to the library, nor to Python: both are there when it is loaded.
add_library(gridnorth_extension MODULE
  bindings/python/extension/arrow.c
  bindings/python/extension/calls.c
  bindings/python/extension/module.c
  bindings/python/extension/texts.c
  bindings/python/extension/values.c)
target_include_directories(gridnorth_extension PRIVATE include ${GRIDNORTH_PYTHON_INCLUDE})
set_target_properties(gridnorth_extension PROPERTIES
  PREFIX "" OUTPUT_NAME _extension SUFFIX .abi3.so C_STANDARD 11 C_VISIBILITY_PRESET hidden)
target_compile_options(gridnorth_extension PRIVATE $<IF:$<C_COMPILER_ID:MSVC>,/O2,-O2>)
if(WIN32)
  # The headers of Python name the library that has the stable ABI.
  set_target_properties(gridnorth_extension PROPERTIES SUFFIX .pyd)
  target_link_directories(gridnorth_extension PRIVATE ${GRIDNORTH_PYTHON_INCLUDE}/../libs)
elseif(APPLE)
  target_link_options(gridnorth_extension PRIVATE LINKER:-undefined,dynamic_lookup)
else()
  # glibc and musl both provide the few functions of the C library that it needs.
  target_link_options(gridnorth_extension PRIVATE -nostdlib LINKER:-z,relro,-z,now,-z,max-page-size=65536)
endif()
install(TARGETS gridnorth_extension LIBRARY DESTINATION gridnorth)
