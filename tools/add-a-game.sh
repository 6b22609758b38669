#!/bin/sh
# The first part of docs/add-a-game.md, done: a copy of Pig under another name, in a copy of the tree, built and played.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$source"
cp -r bots clients core docs games install man meson.build meson_options.txt sim studies tools "$dir"
cd "$dir"

cp -r games/pig games/hog
sed -i -e 's/pig/hog/g' games/hog/meson.build
for file in games/hog/pig*; do
    sed -e 's/pig/hog/g; s/Pig/Hog/g; s/PIG/HOG/g; s/\.number = [0-9]*/.number = 60000/' "$file" >"games/hog/hog${file#games/hog/pig}"
    rm "$file"
done
sed -i -e 's|#include "games/pig/pig.h"|&\n#include "games/hog/hog.h"|; s/&pig_game/&, \&hog_game/' core/games.c
sed -i -e "s|subdir('pig')|&\nsubdir('hog')|" games/meson.build

meson setup build -Dtests=false -Dwerror=true >log 2>&1 || { cat log; exit 1; }
ninja -C build clients/cli/lizardry >log 2>&1 || { cat log; exit 1; }
lizardry=build/clients/cli/lizardry
$lizardry games | grep hog
$lizardry sim hog -n 20 --seed hog
