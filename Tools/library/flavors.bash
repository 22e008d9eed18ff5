# SPDX-License-Identifier: MIT
#
# The differences between the flavors of Tools/build-library. Needs flavor; sets
#
#   kind        of the Swift code: flavors of one kind share the output of the Swift compiler (code.bash)
#   flags       for the Swift compiler; flags after -Xcc hold for C and for LLVM too
#   target      the processor and its conventions
#   parts       of the library, each PART@LEVEL: `whole`, or `pairs` and `blocks`, the latter once for each level of x86-64
#   system      linux, windows or apple; for Apple also apple, its name of the processor, and systems
#   c_flags     for C and for LLVM, where these differ between flavors of a kind
#   host_has    a pattern of the symbols that the library may take from its host

# Embedded Swift without an allocator: the compiler refuses anything that would allocate. Fused multiply-add stays off, in
# Swift by default and in the C headers by the flag.
flags=(
  -swift-version 6 -parse-as-library -O -wmo
  -enable-experimental-feature Embedded -no-allocations
  -Xcc -ffp-contract=off
  -I include -I Sources/CLanes -I Sources/CLevels
)
kind=$flavor
target=x86_64-unknown-linux-gnu
system=linux
parts=(whole@1)
c_flags=()
host_has=_GLOBAL_OFFSET_TABLE_

case $flavor in
  x86-64) parts=(pairs@1 blocks@1) ;;
  x86-64-v3) parts=(pairs@3 blocks@3) ;;
  x86-64-levels) parts=(pairs@1 blocks@1 blocks@3 blocks@4) ;;
  first) parts=(blocks@1) ;;
  windows-x86-64) system=windows parts=(pairs@1 blocks@1 blocks@3 blocks@4) ;;
  # The oldest systems that Xcode still builds for.
  apple-x86-64) system=apple parts=(pairs@1 blocks@1) apple=x86_64 systems=(macos11 ios13-simulator) ;;
  apple-arm64) system=apple kind=aarch64 apple=arm64 systems=(macos11 ios13 ios13-simulator) ;;
  armv7) kind=armv7 c_flags=(-mfloat-abi=hard) ;;
  # Android's armeabi-v7a passes floating-point numbers in whole-number registers.
  armv7-softfp) kind=armv7 c_flags=(-mfloat-abi=softfp) ;;
esac
case ${parts[0]} in pairs@* | blocks@*) kind=x86-64 ;; esac

case $kind in
  # Sources/CLevels/levels.c or one_level.c says which instructions are used.
  x86-64) flags+=(-Xcc -DGRIDNORTH_LEVELS) ;;
  # Android, Apple and Windows keep register x18 for themselves.
  aarch64) target=aarch64-none-none-elf flags+=(-Xcc -ffixed-x18) ;;
  armv7) target=armv7-none-none-eabi flags+=(-Xcc -mfpu=vfpv3-d16) ;;
  riscv64) target=riscv64-none-none-eabi flags+=(-Xcc -march=rv64gc -Xcc -mabi=lp64d) ;;
  i686) target=i686-unknown-none-elf flags+=(-Xcc -msse2) ;;
  cortex-m7)
    target=armv7em-none-none-eabi flags+=(-Osize -Xcc -mcpu=cortex-m7 -Xcc -mfloat-abi=hard -Xcc -mfpu=fpv5-d16)
    # This pass of LLVM lets loads advance their address when it is already settled which registers a function restores: its
    # caller then goes on with another r10, where Swift keeps self.
    flags+=(-Xcc -mllvm -Xcc -arm-load-store-opt=false)
    ;;
  riscv32)
    # LLVM's outliner saves nothing, and some of its functions overwrite memory.
    target=riscv32-none-none-eabi
    flags+=(-Osize -Xcc -mno-outline -Xcc -march=rv32imc -Xcc -mabi=ilp32)
    # Floating point comes with every compiler for these processors: libgcc or compiler-rt.
    host_has+='|__((add|sub|mul|div)[sd]f3|(eq|ne|lt|le|gt|ge|unord)[sd]f2|float(un)?[sd]i[sd]f|truncdfsf2|extendsfdf2)'
    ;;
  wasm32)
    # A page waits for the module to download: optimized for size it is a tenth smaller, and batches are just as fast.
    # Swift's inliner stops at a caller of 20 blocks instead of 400, which saves 10 kB of the compressed module. Batches of
    # MGRS references then take a sixth longer, the grid of a map a twentieth.
    target=wasm32-unknown-none-wasm flags+=(-Osize -Xllvm -sil-inline-overall-caller-block-limit=20 -Xcc -msimd128)
    ;;
  sanitized)
    # Without trace-cmp, libFuzzer never guesses a letter that the code compares with. Unpruned, the comparisons that end
    # loops are seen too.
    flags+=(-g -sanitize=address -sanitize-coverage=edge,trace-cmp,inline-8bit-counters,pc-table)
    flags+=(-Xllvm -sanitizer-coverage-prune-blocks=0)
    ;;
  *) fail "no such flavor: $flavor" ;;
esac
[ "$kind" = sanitized ] || flags+=(-target $target)
case $kind in
  armv7 | i686 | cortex-m7 | riscv32 | wasm32)
    # The standard library of these targets allocates, so the compiler refuses -no-allocations for any code. The other
    # kinds check the same code.
    for i in "${!flags[@]}"; do
      [ "${flags[i]}" != -no-allocations ] || unset "flags[i]"
    done
    ;;
esac
# Flags after -Xcc hold for C too.
mapfile -t -O ${#c_flags[@]} c_flags < <(printf '%s\n' "${flags[@]}" | sed -n '/^-Xcc$/{n;p}')
