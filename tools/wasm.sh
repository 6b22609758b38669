#!/bin/sh
# wasm.sh BUILD | wasm.sh FILE...: every file of the engine compiles for wasm32, with no library but what tools/wasm
# declares. So a page can play by the same rules, and nothing relies on pointers of eight bytes.
set -u
cd "$(dirname "$0")/.." || exit 1
made=.
if [ -e "${1-}/compile_commands.json" ]; then # whatever is in the engine, made files with it
    made=$1
    # shellcheck disable=SC2046 # paths are words
    set -- $(awk -F'"' '$2 == "file" { file = $4 } $2 == "output" && $4 ~ /^libengine\.a\.p\// { print file }' "$1/compile_commands.json" |
        while read -r file; do (cd "$made" && realpath "$file"); done)
fi
[ $# -gt 0 ] || { echo "usage: wasm.sh BUILD | wasm.sh FILE..."; exit 2; }
said=$(for file; do
    clang --target=wasm32 -ffreestanding -nostdlibinc -isystem tools/wasm -std=gnu17 -I. -I"$made" -include core/banned.h \
        -Wall -Wextra -Wconversion -Wno-unused-parameter -Wno-missing-field-initializers -Werror -c "$file" -o /dev/null 2>&1
done)
[ -z "$said" ] && exit 0
echo "$said"
exit 1
