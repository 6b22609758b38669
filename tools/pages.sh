#!/bin/sh
# pages.sh LIZARDRY: what the program's help names, its manual page names too: every command and every option. The options
# of a command that has a page of its own stand there.
set -u
lizardry=$1
man=$(dirname "$0")/../man
page=$man/lizardry.1.scd
missing=
commands=$("$lizardry" --help | sed -nE 's/^  ([a-z]+)  +.*/\1/p')
[ -n "$commands" ] || { echo "lizardry --help lists no commands"; exit 1; }
for command in $commands; do
    grep -qw "$command" "$page" || missing="$missing $command"
    own=$man/lizardry-$command.1.scd
    [ -e "$own" ] || own=$page
    for option in $("$lizardry" "$command" --help | grep -oE -e '--[a-z][a-z-]*' | sort -u); do
        grep -q -e "$option" "$own" || missing="$missing $command:$option"
    done
done
[ -z "$missing" ] && exit 0
echo "the pages in man/ do not name:$missing"
exit 1
