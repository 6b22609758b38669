#!/bin/sh
# pages.sh LIZARDRY: what the program's help names, its manual page names too: every game, every command and every option. A
# command that has a page of its own has its subcommands and options there.
set -u
lizardry=$1
man=$(dirname "$0")/../man
page=$man/lizardry.1.scd
missing=
commands=$("$lizardry" --help | sed -nE 's/^  ([a-z-]+)  +.*/\1/p')
[ -n "$commands" ] || { echo "lizardry --help lists no commands"; exit 1; }
games=$("$lizardry" games | sed -nE 's/^  ([a-z]+) +.*/\1/p')
[ -n "$games" ] || { echo "lizardry games lists no games"; exit 1; }
for game in $games; do
    grep -qF "($game)" "$page" || missing="$missing game:$game"
done
for command in $commands; do
    grep -qw "$command" "$page" || missing="$missing $command"
    own=$man/lizardry-$command.1.scd
    if [ -e "$own" ]; then
        for sub in $("$lizardry" "$command" --help | sed -nE 's/^  ([a-z]+) DIR.*/\1/p'); do
            grep -q "^\*$sub\* _DIR_" "$own" || missing="$missing $command:$sub"
        done
    else
        own=$page
    fi
    for option in $("$lizardry" "$command" --help | grep -oE -e '--[a-z][a-z-]*' | sort -u); do
        grep -q -e "$option" "$own" || missing="$missing $command:$option"
    done
done
[ -z "$missing" ] && exit 0
echo "the pages in man/ do not name:$missing"
exit 1
