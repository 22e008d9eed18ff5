# SPDX-License-Identifier: MIT
#
# Objects for Linux, bare metal and WebAssembly.

runtime=(entries memory arithmetic root)
c_flags+=(-fPIC -fno-asynchronous-unwind-tables)
[ "$kind" = sanitized ] || c_flags+=(-target $target)
case $kind in
  # Texts without an address of their own share a section, which linkers keep whole: a program with one text would have those of
  # all.
  cortex-m7 | riscv32) system_edits='/^@(\.str|"\.str)\./ s/ unnamed_addr / /' ;;
  *) system_edits= ;;
esac
# The procedure call standard leaves the size of enumerations to C: that of usual compilers is right for all.
[ "$kind" != cortex-m7 ] || c_flags+=(-fshort-enums)

# take PART LEVEL: makes the object of a part. The sections of higher levels are named after them.
take() {
  local object=$work/$1-$2.o options=() renamed name
  translate "$1" "$2"
  compile_ir "$work/$1-$2.ll" -o "$object"
  # The attributes of the objects in C are right for all: enumerations have the size that is usual for the target.
  for name in .linker-options .comment ".ARM.*"; do options+=("--remove-section=$name"); done
  if [ "$1" = blocks ] && [ "$2" != 1 ]; then
    # Numbers to compute with keep their section, so that a linker stores each only once.
    mapfile -t renamed < <("$tools/llvm-objdump" --section-headers --wide "$object" |
      sed -nE "/\.rodata\.cst/! s/^ *[0-9]+ \.(text|rodata)(\S*) .*/--rename-section=.\1\2=.\1.level$2\2/p")
    options+=("${renamed[@]}")
  fi
  "$tools/llvm-objcopy" "${options[@]}" "$object"
}

# make_objects: makes gridnorth.o, whose only global symbols are the interface.
make_objects() {
  local one object objects_of_parts=()
  objects=("$folder/gridnorth.o")
  if [ "$kind" = sanitized ]; then
    # AddressSanitizer's tables do not survive the edits of other objects.
    sed 's/.*/& code.&/' <(printf '%s\n' "${entered[@]}") >"$work/names"
    "$tools/llvm-objcopy" --redefine-syms="$work/names" "$code/whole.o" "$folder/gridnorth.o"
    compile_c Sources/CRuntime/entries.c
    objects+=("$work/entries.o")
    return
  fi
  for one in "${parts[@]}"; do take "${one%@*}" "${one#*@}"; done
  if [ "$kind" = wasm32 ]; then
    # One module, with the one floating-point environment that there is.
    cp "$work/whole-1.o" "$folder/gridnorth.o"
    return
  fi
  for one in "${parts[@]}"; do objects_of_parts+=("$work/${one/@/-}.o"); done
  for one in "${runtime[@]}"; do
    compile_c Sources/CRuntime/$one.c -ffreestanding -fno-builtin -fno-vectorize -fno-unroll-loops
    objects_of_parts+=("$work/$one.o")
  done
  compile_level
  objects_of_parts+=("${level_objects[@]}")
  "$tools/ld.lld" -r --gc-sections "${exported[@]/#/--undefined=}" "${objects_of_parts[@]}" -o "$folder/gridnorth.o"
  "$tools/llvm-objcopy" --wildcard --keep-global-symbol='gn_*' --remove-section=.comment "$folder/gridnorth.o"
  check "$host_has" "${objects[@]}"
}

# share: makes the shared library.
share() {
  local version soname page
  version=$(number MAJOR).$(number MINOR).$(number PATCH)
  soname=libgridnorth.so.$(cat include/abi-number)
  rm -f "$folder"/libgridnorth.so*
  # The largest pages that systems have: 64 kB on aarch64, 16 kB for Android elsewhere.
  page=$([ "$family" = aarch64 ] && echo 65536 || echo 16384)
  # Equal functions are there once: no code compares their addresses.
  "$tools/ld.lld" -shared -soname "$soname" -z defs -z relro -z now -z "max-page-size=$page" --build-id=sha1 --hash-style=gnu \
    --icf=all "$folder/gridnorth.o" -o "$folder/libgridnorth.so.$version"
  ln -s "libgridnorth.so.$version" "$folder/$soname"
  ln -s "$soname" "$folder/libgridnorth.so"
}

number() {
  sed -n "s/^#define GN_VERSION_$1 //p" include/gridnorth_types.h
}
