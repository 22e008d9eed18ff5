# SPDX-License-Identifier: MIT
#
# What was built once is not built again. The store is a folder in the user's cache, so a fresh clone, a second worktree and
# the next run on this machine share it. An entry is found by its key alone: a digest of everything that the product is made
# from (contents and names of the sources, flags, the version of the compiler, the scripts). Dates do not count.
#
#   GRIDNORTH_CACHE      the folder of the store (default: ${XDG_CACHE_HOME:-~/.cache}/gridnorth), or off
#   GRIDNORTH_CACHE_MB   the size it may have (default: 500); the entries that were used least recently go first

store=${GRIDNORTH_CACHE:-${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}/gridnorth}
case $store in
  off | /*) ;;
  *) fail "GRIDNORTH_CACHE is neither an absolute path nor off: $store" ;;
esac

sha256() {
  if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum --algorithm 256 "$@"; fi
}

# key WORD ... -- FILE ...: the digest of words, and of files with their names.
key() {
  local words=()
  while [ "$1" != -- ]; do
    words+=("$1")
    shift
  done
  { printf '%s\0' "${words[@]}"; sha256 "${@:2}"; } | sha256 | cut -c1-64
}

# recall KEY FOLDER: puts the files of an entry into the folder; fails if there is none.
recall() {
  local entry=$store/$1.tar.gz
  [ "$store" != off ] && [ -r "$entry" ] || return 1
  mkdir -p "$2"
  tar -xzmf "$entry" -C "$2" 2>/dev/null || return 1
  touch "$entry" 2>/dev/null || true
}

# keep KEY FOLDER FILE ...: makes an entry of files of the folder. A store that cannot be written is no failure.
keep() {
  [ "$store" != off ] || return 0
  local new=$store/$1.$BASHPID.new
  mkdir -p "$store" 2>/dev/null && tar -czf "$new" -C "$2" "${@:3}" 2>/dev/null && mv -f "$new" "$store/$1.tar.gz" || {
    rm -f "$new"
    return 0
  }
  local size name total=0
  while read -r size name; do
    total=$((total + size))
    [ $total -le $((${GRIDNORTH_CACHE_MB:-500} * 1024)) ] || rm -f "$store/$name"
  done < <(cd "$store" && ls -1tks -- *.tar.gz 2>/dev/null | sed 's/^ *//')
}

# make_once KEY FOLDER STAMP FILE-PATTERN ... -- COMMAND ...: runs the command, which makes the files in the folder, unless the
# folder or the store has them. The stamp, a file in the folder, holds the key of the files that are there. Of several runs that
# want the same files, one makes them and the others wait.
make_once() {
  local key=$1 place=$2 stamp=$2/$3 patterns=() files
  shift 3
  while [ "$1" != -- ]; do
    patterns+=("$1")
    shift
  done
  shift
  mkdir -p "$place"
  (
    if command -v flock >/dev/null; then flock 9; fi
    [ "$(cat "$stamp" 2>/dev/null)" != "$key" ] || exit 0
    rm -f "$stamp"
    (cd "$place" && rm -rf ${patterns[*]})
    if ! recall "$key" "$place"; then
      "$@"
      files=$(cd "$place" && shopt -s nullglob && echo ${patterns[*]})
      keep "$key" "$place" $files
    fi
    echo "$key" >"$stamp"
  ) 9>"$stamp.lock"
}
