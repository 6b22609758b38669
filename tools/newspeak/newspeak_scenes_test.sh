#!/bin/sh
# newspeak_scenes_test.sh NEWSPEAK-SCENES PARTS.svg SCENES.txt: every tag of every place is shown by a part of its picture
# (NS-2.4), what is missing or wrong is told with its place, and all pictures are XML. TAP.
set -u
export LC_ALL=C
tool=$1 parts=$2 scenes=$3
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cases=0 bad=0
tell() { # WHAT: found and wanted are the same
    cases=$((cases + 1))
    if cmp -s "$dir/wanted" "$dir/found"; then
        echo "ok $cases - $1"
    else
        bad=$((bad + 1))
        echo "not ok $cases - $1"
        diff "$dir/wanted" "$dir/found" | sed 's/^/# /'
    fi
}
changed() { # SED-SCRIPT WHAT WANTED-LINE...: of the scenes; {LINE} is the first line that differs
    sed "$1" "$scenes" >"$dir/scenes.txt"
    what=$2
    shift 2
    "$tool" "$parts" "$dir/scenes.txt" 2>&1 | grep -v '^ok ' | sed "s#^$dir/##; s#^$parts:#parts:#" >"$dir/found"
    line=$(cmp "$scenes" "$dir/scenes.txt" | sed 's/.* line //')
    for wanted; do echo "$wanted"; done | sed "s/{LINE}/$line/" >"$dir/wanted"
    tell "$what"
}

"$tool" "$parts" "$scenes" | grep -v '^ok ' >"$dir/found"
echo "1..40" >"$dir/wanted"
tell "NS-2.4: the picture of every place shows all its tags"
changed '/^scene zoo/,/^scene/{/^elephant/d; /^cage/d}' "a tag that nothing shows is named" \
    "not ok 13 - NS-2.4: the picture of zoo shows its tags" "# no part of it shows 'animal'" \
    "# no part of it shows 'metal'" "1..40"
changed 's/^scene zoo/scene menagerie/' "so is a place without a picture" \
    "not ok 13 - NS-2.4: the picture of zoo shows its tags" "# no part of it shows 'animal'" \
    "# no part of it shows 'children'" "# no part of it shows 'danger'" "# no part of it shows 'dirty'" \
    "# no part of it shows 'food'" "# no part of it shows 'fun'" "# no part of it shows 'glass'" \
    "# no part of it shows 'loud'" "# no part of it shows 'metal'" "# no part of it shows 'nature'" \
    "# no part of it shows 'outdoor'" "# no part of it shows 'queue'" "# no part of it shows 'smelly'" \
    "# no part of it shows 'ticket'" "1..40"
changed 's/^elephant/mammoth/' "a part that is not there" \
    "scenes.txt:{LINE}: expected a part of the other file: found 'mammoth'"
changed 's/^elephant.*/elephant 24 ground/' "a piece without its width" \
    "scenes.txt:{LINE}: expected 'PART X Y WIDTH [flip]': found 'elephant 24 ground'"
changed 's/^elephant.*/elephant 24 ground 56 flop/' "a piece with one word too many" \
    "scenes.txt:{LINE}: expected 'PART X Y WIDTH [flip]': found 'elephant 24 ground 56 flop'"
changed 's/^scene zoo.*/scene zoo green/' "a scene without its ink" \
    "scenes.txt:{LINE}: expected 'scene PLACE #INK': found 'scene zoo green'"
sed 's/ data-shows="animal">/>/' "$parts" >"$dir/parts.svg"
"$tool" "$dir/parts.svg" "$scenes" 2>&1 | sed "s#^$dir/##; s/:[0-9]*:/:/" >"$dir/found"
echo "parts.svg: expected data-shows with what the part shows: found 'elephant'" >"$dir/wanted"
tell "a part that shows nothing"
mkdir "$dir/out"
"$tool" "$parts" "$scenes" "$dir/out" >"$dir/found" 2>&1
if command -v xmllint >/dev/null; then xmllint --noout "$parts" "$dir"/out/*.svg >>"$dir/found" 2>&1; fi
find "$dir/out" -name 'scene-*.svg' | wc -l >>"$dir/found"
echo 120 >"$dir/wanted"
tell "NS-2.1: forty places with three faces, all of them XML"
python3 - "$dir"/out/*.svg >"$dir/found" 2>&1 <<'END'
import re, sys
for path in sys.argv[1:]:
    for rule in re.findall(r"\.ns-[a-np-z]\{([^}]*)\}", open(path).read()):
        for colour in re.findall(r"(fill|stroke):var\(", rule):
            if not re.search(colour + r":(#[0-9A-F]{6}|none);" + colour + r":var\(", rule):
                print(path, "has no plain colour in", rule)
END
: >"$dir/wanted"
tell "every colour stands there plainly, too, for readers without custom properties"
"$tool" "$parts" "$scenes" "$dir/none" 2>&1 | sed "s#$dir/##" >"$dir/found"
echo "newspeak-scenes: cannot write 'none/scene-01.svg': No such file or directory" >"$dir/wanted"
tell "a folder that is not there"
echo "1..$cases"
[ "$bad" -eq 0 ]
