#!/bin/sh
# docs/add-a-game.md, followed: its commands are taken from the page and run in a copy of the tree; the new game is built,
# listed, played, and tried by its rule scripts and every property.
set -eu
export CFLAGS="${CFLAGS-} -O0" # it is built once and played for seconds
source=$(cd "$(dirname "$0")/.." && pwd)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$source"
cp -r bots clients contrib core docs examples games host inbox install mailbox man meson.build meson_options.txt server sim studies tests tools README.md "$dir"
cd "$dir"

# The blocks marked sh, as one script that stops at the first command that fails.
{ echo 'set -eu'; awk '/^```sh$/ { on = 1; next } /^```$/ { on = 0 } on' docs/add-a-game.md; } >steps.sh
[ "$(wc -l <steps.sh)" -gt 20 ] || { echo "docs/add-a-game.md has lost its commands"; exit 1; }
sh steps.sh >log 2>&1 || { tail -30 log; echo "the page's commands fail"; exit 1; }

ninja -C build clients/cli/lizardry tests/rules/lizardry-check tests/prop/prop tests/unit/games_test tests/unit/joust_load_test >log 2>&1 ||
    { tail -30 log; exit 1; }
lizardry=build/clients/cli/lizardry
$lizardry games | grep joust
$lizardry sim joust -n 50 --seed joust
$lizardry rules joust JO-2.4
for test in games joust_load; do
    SOURCE=. build/tests/unit/${test}_test >log 2>&1 || { cat log; exit 1; }
done
build/tests/rules/lizardry-check tests/rules/joust.t docs/rules/joust.md >log || { cat log; exit 1; }
for property in replay words law audit seeds order leak fresh twin clone ambient over visits; do
    build/tests/prop/prop $property 1 joust >log || { cat log; exit 1; }
    grep joust log
done
for guard in rules names; do
    "tools/$guard.sh" >log 2>&1 || { cat log; echo "the copy does not pass tools/$guard.sh"; exit 1; }
done
