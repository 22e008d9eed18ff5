# SPDX-License-Identifier: MIT
#
# Objects for Windows. Swift has no Embedded standard library for Windows and macOS, and that for iOS asks for the newest systems.
# But only the instructions and the object format tell them from Linux: this library calls no system. So the code for Linux
# becomes theirs.

c_flags+=(-target x86_64-pc-windows-msvc -ffreestanding)
# Windows finds its way through the stack by tables, hence `uwtable`.
system_edits='/^target (datalayout|triple) /d; /"target-cpu"/ s/^(attributes .*)\{/\1{ uwtable/'

# make_objects: makes objects/. Shared symbols stay global, under names that no host has. The symbol _fltused asks
# Microsoft's C library for functions that print numbers.
make_objects() {
  local one name options=(--strip-debug --strip-symbol=_fltused)
  for name in memcpy memmove memset __chkstk; do options+=(--redefine-sym "$name=gridnorth.$name"); done
  for one in "${parts[@]}"; do
    translate "${one%@*}" "${one#*@}"
    compile_ir "$work/${one/@/-}.ll" -o "$work/${one/@/-}.o"
  done
  for one in entries memory stack; do
    compile_c Sources/CRuntime/$one.c -ffreestanding -fno-builtin -fno-vectorize -fno-unroll-loops
  done
  compile_level
  rm -rf "$folder/objects"
  mkdir "$folder/objects"
  for one in "${parts[@]/@/-}" entries memory stack levels; do
    "$tools/llvm-objcopy" "${options[@]}" "$work/$one.o" "$folder/objects/$one.o"
  done
  objects=("$folder"/objects/*.o)
  printf '%s\n' EXPORTS "${exported[@]}" >"$folder/objects/gridnorth.def"
  check "$host_has" "${objects[@]}"
}
