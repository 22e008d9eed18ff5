# SPDX-License-Identifier: MIT
#
# Archives for the systems of Apple, made of the code for Linux as windows.bash does. There, marks of Objective-C and of a
# version of Swift go too, which linkers compare with those of the host.

system_edits='/^target (datalayout|triple) /d; /^!llvm\.module\.flags /d; s/^define (.*@code\.)/define hidden \1/'

# make_objects: makes the archive for each system. Programs there always have the functions for copying and clearing.
make_objects() {
  local one part name for_all=("${c_flags[@]}" -ffreestanding)
  for part in "${parts[@]}"; do translate "${part%@*}" "${part#*@}"; done
  for one in "${systems[@]}"; do
    name=$(sed 's/[0-9]*//g' <<<"$one")
    c_flags=(-target "$apple-apple-$one" "${for_all[@]}")
    objects=()
    for part in "${parts[@]/@/-}"; do
      compile_ir "$work/$part.ll" -o "$work/$part.o"
      objects+=("$work/$part.o")
    done
    compile_c Sources/CRuntime/entries.c
    compile_level
    objects+=("$work/entries.o" "${level_objects[@]}")
    check '_(memcpy|memmove|memset|bzero|__bzero)' "${objects[@]}"
    rm -f "$folder/libgridnorth-$name.a"
    "$tools/llvm-ar" crsD "$folder/libgridnorth-$name.a" "${objects[@]}"
  done
}
