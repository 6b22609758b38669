#!/bin/sh
# banned.sh ARCHIVE: what the objects of core and games call from outside stands on a short list. core/banned.h
# refuses most of the rest when compiling; this looks at what really came out.
set -u
archive=$1
allowed="abort memchr memcmp memcpy memmove memset strchr strcmp strlen strncmp write"
# What a compiler puts in by itself: memcmp for equality alone, counting bits, the stack guard and the checked twins of the above.
allowed="$allowed bcmp __popcountdi2 __stack_chk_fail __memcpy_chk __memmove_chk __memset_chk _GLOBAL_OFFSET_TABLE_"
called=$(nm "$archive" | awk -v allowed="$allowed" '
    BEGIN { n = split(allowed, list, " "); for (i = 1; i <= n; i++) ours[list[i]] = 1 }
    NF == 3 { ours[$3] = 1 }
    NF == 2 && $1 == "U" { called[$2] = 1 }
    END { for (name in called) if (!(name in ours) && name !~ /^lz_/) print name }') || exit 1
[ -z "$called" ] && exit 0
echo "core or games call what they may not:"
for name in $called; do
    nm -A "$archive" | awk -v name="$name" '$NF == name { print "  " $1, name }'
done
exit 1
