#!/bin/sh
# A list in a build file as rows for a C table: `rows.sh ROW a b` prints ROW(a) and ROW(b).
row=$1
shift
for name; do
    echo "$row($name)"
done
