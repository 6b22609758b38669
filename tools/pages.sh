#!/bin/sh
# pages.sh LIZARDRY: what the program's help names, its manual page names too: every command and every option.
set -u
lizardry=$1
page=$(dirname "$0")/../man/lizardry.1.scd
missing=
commands=$("$lizardry" --help | sed -nE 's/^  ([a-z]+)  +.*/\1/p')
[ -n "$commands" ] || { echo "lizardry --help lists no commands"; exit 1; }
for command in $commands; do
    grep -qw "$command" "$page" || missing="$missing $command"
    for option in $("$lizardry" "$command" --help | grep -oE -e '--[a-z][a-z-]*' | sort -u); do
        grep -q -e "$option" "$page" || missing="$missing $command:$option"
    done
done
[ -z "$missing" ] && exit 0
echo "man/lizardry.1.scd does not name:$missing"
exit 1
