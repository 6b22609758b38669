#!/bin/sh
# globals.sh ARCHIVE: the objects of core and games own no writable memory. Constant tables, also those that hold
# addresses (.data.rel.ro), are fine.
set -u
archive=$1
found=$(size -A "$archive" | awk '
    /:$/ { object = $1; next }
    $1 ~ /^\.(data|bss|tdata|tbss|ldata|lbss)(\.|$)/ && $1 !~ /^\.data\.rel\.ro/ && $2 > 0 { print object, $1, $2 }') || exit 1
[ -z "$found" ] && exit 0
echo "Writable memory in core or games (object, section, bytes):"
echo "$found"
echo "Its names:"
objdump -t "$archive" | awk '/file format/ { object = $1 }
    $(NF - 2) ~ /^\.(data|bss|tdata|tbss)/ && $(NF - 2) !~ /^\.data\.rel\.ro/ && / O / { print "  " object, $NF }'
exit 1
