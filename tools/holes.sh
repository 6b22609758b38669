#!/bin/sh
# States and views have no padding the compiler put in: states are compared and hashed by their bytes, and bytes that
# belong to no member are not copied by every compiler. Spares are named.
set -u
cd "$(dirname "$0")/.." || exit 1
kept='lz_head|lz_seen|lz_notices|lz_rng|lz_frames?|lz_cards|rummy|rummy_(open|result)|[a-z]+_(state|view|open)'
holes=$(find games -name '*.c' ! -name '*_rig*.c' ! -name '*_test.c' | sort | while read -r file; do
    clang -std=gnu17 -I. -Wpadded -fsyntax-only "$file" 2>&1
done | grep -E "warning: padding .*'struct ($kept)'" | sort -u)
[ -z "$holes" ] && exit 0
echo "$holes"
echo "Name these bytes: a spare[] at that place."
exit 1
