#!/bin/sh
# Every link of a page leads to a file, and every path of ours that a page names in backticks is there.
set -u
cd "$(dirname "$0")/.." || exit 1
broken=$(for page in README.md docs/*.md docs/choices/*.md; do
    grep -oE '\]\([^)#:]+' "$page" | sed 's/^](//' | while read -r path; do
        [ -e "$(dirname "$page")/$path" ] || echo "  $page: ($path)"
    done
    [ "$page" = docs/house.md ] && continue # it also names what is to come
    grep -oE '`(core|games|bots|sim|studies|clients|install|man|tests|tools|docs)/[A-Za-z0-9_./-]+`' "$page" | tr -d '`' | while read -r path; do
        case $path in */X* | */joust*) continue ;; esac
        [ -e "$path" ] || echo "  $page: $path"
    done
done)
[ -z "$broken" ] && exit 0
echo "Pages name files that are not there:"
echo "$broken"
exit 1
