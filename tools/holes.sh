#!/bin/sh
# States and views have no padding the compiler put in: states are compared and hashed by their bytes, and bytes that
# belong to no member are not copied by every compiler. Spares are named.
set -u
cd "$(dirname "$0")/.." || exit 1
kept='lz_head|lz_seen|lz_notices|lz_rng|lz_frames?|lz_cards|rummy|rummy_(open|result)|[a-z]+_(state|view|open)'
defined() { xargs grep -lE "struct ($kept) \{"; }
headers=$(find core games -name '*.h' ! -name '*_test.h' | sort | defined)
# Each is laid out once: those of headers together, those of a source where it uses them.
laid_out() {
    # shellcheck disable=SC2086 # paths are words
    printf '#include "%s"\n' $headers
    # shellcheck disable=SC2086
    grep -hoE "^struct ($kept) \{" $headers | sort -u | awk '{ print "char room_" NR "[sizeof(struct " $2 ")];" }'
}
said=$(
    laid_out | clang -std=gnu17 -I. -Wpadded -fsyntax-only -x c - 2>&1 || echo "The headers of states and views cannot be read together."
    find games -name '*.c' ! -name '*_rig*.c' ! -name '*_test.c' | sort | defined | while read -r file; do
        clang -std=gnu17 -I. -Wpadded -fsyntax-only "$file" 2>&1
    done
)
holes=$(echo "$said" | grep -E "warning: padding .*'struct ($kept)'|cannot be read together" | sort -u)
[ -z "$holes" ] && exit 0
echo "$holes"
echo "Name these bytes: a spare[] at that place."
exit 1
