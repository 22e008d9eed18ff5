# SPDX-License-Identifier: MIT
#
# Archives for the systems of Apple.

. Tools/library/translate.bash

c_flags=(-ffreestanding)

# make_for_apple: makes the archive for each system. Programs there always have the functions for copying and clearing.
make_for_apple() {
  local one name part=$folder/modules/most.part objects c_flags for_all=("${c_flags[@]}")
  translate most "${exported[@]}"
  # Marks of Objective-C and of a version of Swift, which linkers compare with those of the host.
  sed -i '/^!llvm\.module\.flags /d' "$part.ll"
  sed -E 's/(.*) (.*)/s|@\1\\(|@\2(|/' "$folder/modules/most.names" >"$folder/modules/most.sed"
  sed -E -i -f "$folder/modules/most.sed" -e 's/^define (.*@code\.)/define hidden \1/' "$part.ll"
  for one in "${systems[@]}"; do
    name=$(sed 's/[0-9]*//g' <<<"$one")
    c_flags=(-target "$apple-apple-$one" "${for_all[@]}")
    compile_ir "$part.ll" -o "$part.o"
    compile_c Sources/CRuntime/entries.c
    objects=("$part.o" "$folder/modules/entries.o")
    check '_(memcpy|memmove|memset|bzero|__bzero)' "${objects[@]}"
    rm -f "$folder/libgridnorth-$name.a"
    "$tools/llvm-ar" crsD "$folder/libgridnorth-$name.a" "${objects[@]}"
  done
}

