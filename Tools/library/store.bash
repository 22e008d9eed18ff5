# SPDX-License-Identifier: MIT
#
# A product is never built twice. The store is a folder in the user's cache, so a fresh clone, a second worktree and
# the next run on this machine share it. An entry is found by its key alone: a digest of everything that the product is made
# from (contents and names of the sources, flags, the version of the compiler, the scripts). Dates do not count.
#
#   GRIDNORTH_CACHE      the folder of the store (default: ${XDG_CACHE_HOME:-~/.cache}/gridnorth), or off
#   GRIDNORTH_CACHE_MB   the size it may have (default: 500); the entries that were used least recently go first

case ${XDG_CACHE_HOME:-} in
  /*) store=$XDG_CACHE_HOME/gridnorth ;;
  *) store=${HOME:+$HOME/.cache/gridnorth} ;;
esac
store=${GRIDNORTH_CACHE:-${store:-off}}
case $store in
  off | /*) ;;
  *) fail "GRIDNORTH_CACHE is neither an absolute path nor off: $store" ;;
esac
store_mb=${GRIDNORTH_CACHE_MB:-500}
[[ $store_mb =~ ^[0-9]{1,9}$ ]] || fail "GRIDNORTH_CACHE_MB is no number of megabytes: $store_mb"

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

# entries: the names of the entries in the store, the one that was used last first, after their sizes in kB.
entries_of_store() {
  (cd "$store" 2>/dev/null && ls -1tks 2>/dev/null) | grep --extended-regexp --only-matching '[0-9]+ [0-9a-f]{64}\.tar\.gz$' || true
}

# keep KEY FOLDER FILE ...: makes an entry of files of the folder. A store that cannot be written is no failure.
keep() {
  [ "$store" != off ] || return 0
  local new=$store/$1.$BASHPID.new
  mkdir -p "$store" 2>/dev/null && [ -w "$store" ] || return 0
  if ! tar -czf "$new" -C "$2" "${@:3}" || ! mv -f "$new" "$store/$1.tar.gz"; then
    rm -f "$new"
    echo "build-library: the store takes nothing: $store" >&2
    return 0
  fi
  find "$store" -maxdepth 1 -name '*.new' -mtime +0 -delete
  local size name total=0
  while read -r size name; do
    total=$((total + size))
    [ $total -le $((10#$store_mb * 1024)) ] || rm -f "$store/$name"
  done < <(entries_of_store)
}

# present FOLDER PATTERN ...: the files of a folder that match patterns.
present() {
  (
    cd "$1"
    for file in ${*:2}; do [ ! -e "$file" ] || echo "$file"; done
  )
}

# is_made KEY FOLDER STAMP: whether the stamp has the key, and all files that it lists are there.
is_made() {
  [ "$(head -n 1 "$3" 2>/dev/null)" = "$1" ] || return 1
  local file
  while read -r file; do [ -e "$2/$file" ] || return 1; done < <(tail -n +2 "$3")
}

# make_once KEY-COMMAND FOLDER STAMP FILE-PATTERN ... -- COMMAND ...: runs the command, which makes the files in the folder, unless
# the folder or the store has them. The stamp, a file in the folder, holds the key and the names of the files that are there. The
# key is computed before and after, so a product made during an edit of the sources gets neither key.
# If several runs want the same files, one makes them and the others wait.
make_once() {
  local key_of=$1 place=$2 stamp=$2/$3 patterns=() key files
  shift 3
  while [ "$1" != -- ]; do
    patterns+=("$1")
    shift
  done
  shift
  mkdir -p "$place"
  (
    if command -v flock >/dev/null; then flock 9; fi
    key=$($key_of)
    [ ${#key} -eq 64 ] || fail "no key for $stamp"
    ! is_made "$key" "$place" "$stamp" || exit 0
    rm -f "$stamp"
    (cd "$place" && rm -rf ${patterns[*]})
    if ! recall "$key" "$place"; then
      # The command runs in a subshell: its variables are no part of the key.
      ("$@")
      [ "$($key_of)" = "$key" ] || fail "the sources have changed while they were compiled: run it again"
      files=$(present "$place" "${patterns[@]}")
      keep "$key" "$place" $files
    fi
    { echo "$key"; present "$place" "${patterns[@]}"; } >"$stamp"
  ) 9>"$stamp.lock"
}
