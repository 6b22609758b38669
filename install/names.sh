#!/bin/sh
# names.sh LIBRARY HEADER...: what the library lets out is what the installed headers declare, and all of it.
set -eu
library=$1
shift
nm -D --defined-only "$library" | awk '$2 != "A" { print $3 }' | sort -u | {
    bad=0
    while read -r name; do
        grep -qw "$name" "$@" || { echo "no installed header declares $name: install one, or make it local in lizardry.map"; bad=1; }
    done
    exit $bad
}
out=$(nm -D --defined-only "$library")
# A declaration that is no inline function: its name stands before a bracket, or it is a table.
declared=$(grep -hoE '^(extern )?[a-z_][a-z0-9_ *]*[ *](lz|lore)_[a-z0-9_]+(\(|\[|;)' "$@" |
    grep -vE '^(static|struct [a-z_]+;|typedef)' | sed -E 's/.*[ *]((lz|lore)_[a-z0-9_]+).*/\1/' | sort -u)
[ -n "$declared" ] || { echo "no declaration was found"; exit 1; }
bad=0
for name in $declared; do
    echo "$out" | grep -qw "$name" || { echo "the library does not hold $name"; bad=1; }
done
exit $bad
