# SPDX-License-Identifier: MIT
#
# Objects for Linux and for bare metal: take and finish make gridnorth.o of the parts.

runtime=(entries memory arithmetic root)
c_flags=(-fPIC -fno-asynchronous-unwind-tables)
[ "$flavor" = sanitized ] || c_flags+=(-target $target)

# separate_texts PART: makes the object of a part for bare metal, in which each text has a section of its own. Texts without
# an address of their own share a section, which linkers keep whole: a program with one text would have those of all.
separate_texts() {
  sed -i '/^@\(\.str\|"\.str\)\./ s/ unnamed_addr / /' "$folder/modules/$1.ll"
  compile_ir "$folder/modules/$1.ll" -ffunction-sections -fdata-sections -fno-addrsig -o "$folder/modules/$1.o"
}

# take PART FUNCTION ...: makes the part of an object that these functions reach, code and constants. Everything else
# becomes local: its copies of the Swift runtime must not collide with those of the host or of another part, or be used in
# their place. The sections of higher levels are named after them.
take() {
  local part=$folder/modules/$1.part.o functions=("${@:2}") name options=() renamed
  # The attributes of the objects in C are right for all: enumerations have the size that is usual for the target.
  for name in .text._swift_exceptionPersonality .swift_modhash .swift1_autolink_entries .linker-options .comment ".ARM.*"; do
    options+=("--remove-section=$name")
  done
  [ $suffix != ll ] || separate_texts "$1"
  names "$1" >"$folder/modules/$1.names"
  options+=(--redefine-syms="$folder/modules/$1.names")
  case $1 in
    level3 | level4)
      # Numbers to compute with keep their section, so that a linker stores each only once.
      mapfile -t renamed < <("$tools/llvm-objdump" --section-headers --wide "$folder/modules/$1.o" |
        sed -nE "/\.rodata\.cst/! s/^ *[0-9]+ \.(text|rodata)(\S*) .*/--rename-section=.\1\2=.\1.$1\2/p")
      options+=("${renamed[@]}")
      ;;
  esac
  "$tools/ld.lld" -r --gc-sections "${functions[@]/#/--undefined=}" "$folder/modules/$1.o" -o "$part"
  "$tools/llvm-objcopy" "${functions[@]/#/--keep-global-symbol=}" "${options[@]}" "$part"
}

# finish PART ...: makes gridnorth.o, whose only global symbols are the interface.
finish() {
  "$tools/ld.lld" -r --gc-sections "${exported[@]/#/--undefined=}" "$@" -o "$folder/gridnorth.o"
  "$tools/llvm-objcopy" --wildcard --keep-global-symbol='gn_*' --remove-section=.comment "$folder/gridnorth.o"
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
