# SPDX-License-Identifier: MIT
#
# Objects for Windows: take and finish make objects/ of the parts.

. Tools/library/translate.bash

runtime=(entries memory stack)
c_flags=(-target x86_64-pc-windows-msvc -ffreestanding)

# take PART FUNCTION ...: makes the object of a part. Windows finds its way through the stack by tables, hence `uwtable`.
take() {
  local part=$folder/modules/$1.part
  translate "$@"
  sed -E -i '/"target-cpu"/ s/^(attributes .*)\{/\1{ uwtable/' "$part.ll"
  compile_ir "$part.ll" -ffunction-sections -fdata-sections -fno-addrsig -o "$part.o"
  "$tools/llvm-objcopy" --redefine-syms="$folder/modules/$1.names" "$part.o"
}

# finish PART ...: makes objects/. What the parts share stays global, under names that no host has. The symbol _fltused asks
# Microsoft's C library for functions that print numbers.
finish() {
  local name options=(--strip-debug --strip-symbol=_fltused)
  for name in memcpy memmove memset __chkstk; do options+=(--redefine-sym "$name=gridnorth.$name"); done
  rm -rf "$folder/objects"
  mkdir "$folder/objects"
  for name in "$@"; do "$tools/llvm-objcopy" "${options[@]}" "$name" "$folder/objects/$(basename "$name")"; done
  objects=("$folder"/objects/*.o)
  printf '%s\n' EXPORTS "${exported[@]}" >"$folder/objects/gridnorth.def"
}

