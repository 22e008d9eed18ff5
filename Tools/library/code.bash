# SPDX-License-Identifier: MIT
#
# The code of the library before LLVM turns it into instructions. Swift compiles it once for each kind of processor, for
# all systems and levels:
#
#   swift PART            PART.ll                 the output of Swift, all functions, not optimized by LLVM
#   optimize PART LEVEL   PART-LEVEL.ll           for a level of the processor, optimized, only the functions of the part
#
# A library is one part, `whole`, or two (Sources/GridNorthCore/Base/Numerics/Block.swift): `blocks` offers the functions
# whose declaration ends in "// Levels.", `pairs` all others. Needs kind, flags, target, code (the folder) and frontend; sets
# exported (the interface), leveled (the functions with levels) and entered (those which CRuntime/entries.c calls).

# sources MODULE: lists its files by folder and name, whatever the group of the folder and the folders in it. The order of the
# files influences what the compiler inlines, and a folder that moves to another group, or is divided, must not change the code.
sources() {
  find "Sources/$1/" -name '*.swift' | awk -F/ '{ print (NF > 4 ? $4 "/" $NF : $4) "\t" $0 }' | LC_ALL=C sort | cut -f2
}
mapfile -t core < <(sources GridNorthCore)
mapfile -t face < <(sources GridNorthC)
headers=(Sources/CLanes/* Sources/CLevels/*.h Sources/CLevels/module.modulemap include/gridnorth_types.h include/module.modulemap)

mapfile -t exported < <(sed -n 's/^@_cdecl("\(gn_[a-z0-9_]*\)").*/\1/p' "${face[@]}" | LC_ALL=C sort)
[ ${#exported[@]} -gt 0 ] || fail "the sources have no function gn_*"
mapfile -t leveled < <(sed -n 's/^@_cdecl("\(g[a-z0-9_]*\)")  \/\/ Levels\.$/\1/p' Sources/CLevels/kernels.swift "${face[@]}")
[ ${#leveled[@]} -gt 0 ] || fail "the sources have no function with levels"
mapfile -t entered < <({
  sed -n 's/^gn_status \(gn_[a-z0-9_]*\)(.*/\1/p' include/gridnorth.h
  printf '%s\n' "${leveled[@]}" | grep '^gridnorth_'
} | LC_ALL=C sort)

# any NAME ...: a regular expression for one of the names.
any() {
  local IFS='|'
  echo "($*)"
}

# offered PART: the functions that a part offers.
offered() {
  case $1 in
    whole) printf '%s\n' "${exported[@]}" ;;
    blocks) printf '%s\n' "${leveled[@]}" ;;
    pairs) printf '%s\n' "${exported[@]}" | grep --invert-match --line-regexp --fixed-strings "${leveled[@]/#/--regexp=}" ;;
  esac
}

# describe PART: sets the sources and options of a part: options, of_core and of_face.
describe() {
  options=("${flags[@]}")
  of_core=("${core[@]}")
  of_face=("${face[@]}")
  case $1 in
    pairs) options+=(-D PAIRS -Xcc -DGRIDNORTH_PAIRS) ;;
    blocks)
      # Optimized for size, the code around the blocks is shorter; that of the blocks is just as fast.
      options+=(-Osize -D BLOCKS)
      # The folders of the core that no leveled function needs. One too many here is an error of the compiler.
      local unused='Documents|Geometry/Tactical|Map|Motion/Navigation|References/(Completion|Graticules|Positions)'
      mapfile -t of_core < <(printf '%s\n' "${core[@]}" | grep --invert-match --extended-regexp "GridNorthCore/($unused)/")
      # These are the files of the C face that have a leveled function, and those that have no function of C at all.
      mapfile -t of_face < <(
        grep --files-with-matches --extended-regexp "^@_cdecl\\(\"$(any "${leveled[@]}")\"\\)" "${face[@]}"
        grep --files-without-match '^@_cdecl' "${face[@]}"
        echo Sources/CLevels/kernels.swift
      )
      ;;
  esac
}

# The first step makes the core a module; an Embedded module exports its function bodies. The second generates code for
# everything that the C functions reach. Stack protectors would import a handler from the C library, and Swift has bounds already.
run_swift() { # PART
  local options of_core of_face module=$code/$1 output=(-emit-ir -Xfrontend -disable-llvm-optzns -o "$code/$1.ll") header=()
  describe "$1"
  options+=(-module-cache-path "$code/cache" -Xfrontend -disable-stack-protector)
  # AddressSanitizer and the coverage of libFuzzer are work of Swift's own LLVM.
  [ "$kind" != sanitized ] || output=(-c -o "$code/$1.o")
  [ "$1" = blocks ] ||
    header=(-emit-module -emit-module-path "$code/GridNorthC.swiftmodule" -emit-clang-header-path "$code/GridNorthC-Swift.h")
  mkdir -p "$module"
  # The compiler refuses a cache that was moved, which happens when a checkout is copied.
  if [ "$(cat "$code/cache.place" 2>/dev/null)" != "$code" ]; then
    rm -rf "$code/cache"
    echo "$code" >"$code/cache.place"
  fi
  swiftc "${options[@]}" -module-name GridNorthCore \
    -emit-module -emit-module-path "$module/GridNorthCore.swiftmodule" "${of_core[@]}"
  swiftc "${options[@]}" -I "$module" -module-name GridNorthC "${header[@]}" "${output[@]}" "${of_face[@]}"
  rm -rf "$module"
}

# key_of_swift PART: the digest of everything that Swift's output depends on.
key_of_swift() {
  local options of_core of_face
  describe "$1"
  key "$compiler" "${options[@]}" -- Tools/library/code.bash "${of_core[@]}" "${of_face[@]}" "${headers[@]}"
}

swift() { # PART
  local files=("$1.ll")
  [ "$kind" != sanitized ] || files=("$1.o")
  [ "$1" = blocks ] || files+=(GridNorthC-Swift.h)
  make_once "key_of_swift $1" "$code" "$1.key" "${files[@]}" -- run_swift "$1"
}

# The attributes by which LLVM knows the level of a function.
attributes_of_level() { # LEVEL
  local march=(-march=x86-64-v$1)
  [ "$1" != 4 ] || march+=(-mprefer-vector-width=512)
  echo 'void f(void) {}' | "$tools/clang" -target $target "${march[@]}" -S -emit-llvm -x c - -o - |
    grep -oE '"(prefer-vector-width|target-cpu|target-features)"="[^"]*"' | tr '\n' ' '
}

# All functions but those of the part become internal, so that LLVM drops unreachable ones. For higher levels the
# attributes change. In the blocks of levels 3 and 4, calls of the two functions of Trigonometry.swift on blocks would save the wide
# registers to memory and load them again; there they are inlined.
run_optimize() { # PART LEVEL
  local input=$code/$1-$2.0.ll edits=() attributes optimization
  if [ "$2" != 1 ]; then
    attributes=$(attributes_of_level "$2")
    edits+=(-e "/^attributes /s/\"target-cpu\"=\"[^\"]*\" \"target-features\"=\"[^\"]*\"/$attributes/")
  fi
  local isWide=no
  case $1$2 in blocks3 | blocks4) isWide=yes ;; esac
  if [ $isWide = yes ]; then
    edits+=(-e '/^define .*(sineAndCosineOfDegrees|arctangentInDegrees).*SIMD8/ s/ #[0-9]+ / #4000 /'
      -e '/^attributes .*\{ minsize noinline nounwind optsize "no-trapping/ { p; s/#[0-9]+/#4000/; s/noinline/alwaysinline/ }')
  fi
  sed -E "${edits[@]}" -e "/^@(_swift1_autolink_entries|_swift_exceptionPersonality|llvm\.used) /d
    /^define .*@$(any $(offered "$1"))\(/! s/^(@.* = |define )((linkonce_odr|weak_odr) )?(hidden|protected) /\1internal /
    s/^define protected /define /" "$code/$1.ll" >"$input"
  # Fails if a new compiler writes the attributes in another way, which would be lost unnoticed.
  [ "$2" = 1 ] || grep --quiet --fixed-strings "$attributes" "$input" || fail "no function has the attributes of level $2"
  [ $isWide = no ] || grep --quiet '^define .* #4000 ' "$input" ||
    fail "Trigonometry.swift has no function to inline at level $2"
  optimization=$(optimization "$1")
  # From within the folder, so that the code does not contain its path.
  (cd "$code" && "$frontend" -frontend -emit-ir "$optimization" -target $target -module-name GridNorthC \
    -primary-file "$1-$2.0.ll" -o "$1-$2.ll")
  rm "$input"
}

# The flag that decides on size or speed: the last of its kind.
optimization() { # PART
  local options of_core of_face
  describe "$1"
  printf '%s\n' "${options[@]}" | grep --extended-regexp '^-O(size)?$' | tail --lines=1
}

# key_of_optimized PART LEVEL: Swift's output decides, not its sources: another run may have put other code there.
key_of_optimized() {
  key "$compiler" "$(optimization "$1")" "$2" "$(sha256 <"$code/$1.ll")" $(offered "$1") -- Tools/library/code.bash
}

optimize() { # PART LEVEL
  swift "$1"
  make_once "key_of_optimized $1 $2" "$code" "$1-$2.key" "$1-$2.ll" -- run_optimize "$1" "$2"
}

# make_code: makes the code of all parts, the two parts of a library side by side.
make_code() {
  local part one job jobs=() hasFailed=no
  if [ "$kind" = sanitized ]; then
    swift whole
    return
  fi
  for part in $(printf '%s\n' "${parts[@]%@*}" | uniq); do
    for one in "${parts[@]}"; do [ "${one%@*}" != "$part" ] || optimize "$part" "${one#*@}"; done &
    jobs+=($!)
  done
  # Both end before the lock is given to others.
  for job in "${jobs[@]}"; do wait "$job" || hasFailed=yes; done
  [ $hasFailed = no ] || fail "the code was not compiled"
}

# translate PART LEVEL: writes the code of a part for the system and the flavor: $work/PART-LEVEL.ll, with the edits in
# system_edits. Its functions get the names under which entries.c, levels.c and the other part call them. WebAssembly has one
# floating-point environment, so hosts call its functions themselves.
translate() {
  local prefix=code names= level=
  # one_level.c, in a library with one level, has names of its own too.
  [ "${#parts[@]}" -gt 2 ] || level='s/@(gridnorth_(limit_)?level)\(/@code.\1(/g'
  [ "$1" != blocks ] || [ "${#parts[@]}" -le 2 ] || prefix=level$2
  [ "$kind" = wasm32 ] || names="s/@($(any "${entered[@]}"))([^A-Za-z0-9_.$])/@$prefix.\1\3/g"
  sed -E "$names; $level; $system_edits" "$code/$1-$2.ll" >"$work/$1-$2.ll"
}

# compile_ir FILE OPTION ...: makes an object of code that is optimized already.
compile_ir() {
  "$tools/clang" "${c_flags[@]}" -Wno-override-module -Wno-unused-command-line-argument -O2 -Xclang -disable-llvm-passes \
    -ffunction-sections -fdata-sections -fno-addrsig "${@:2}" -c -x ir "$1"
}
