# SPDX-License-Identifier: MIT
#
# Swift has no Embedded standard library for Windows and macOS, and that for iOS asks for the newest systems. But only the
# instructions and the object format tell them from Linux: this library calls no system. So the code for Linux becomes
# theirs here.

# translate PART FUNCTION ...: writes the code of a part for another system. Its linker has to find out what the functions
# reach.
translate() {
  local functions
  functions=$(IFS='|' && echo "${*:2}")
  sed -E "/^target (datalayout|triple) /d
    /^@(_swift1_autolink_entries|llvm\.used) /d
    /^define .*@($functions)\(/! s/^(@.* = |define )((linkonce_odr|weak_odr) )?(hidden|protected) /\1internal /
    s/^define protected /define /" "$folder/modules/$1.ll" >"$folder/modules/$1.part.ll"
  names "$1" >"$folder/modules/$1.names"
}
