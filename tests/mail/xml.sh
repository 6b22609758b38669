#!/bin/sh
# xml.sh PAPER XMLLINT SAMPLES: what is drawn as SVG is well-formed XML, and a bad report is refused in words.
paper=$1 xmllint=$2 samples=$3
n=0
case_of() { # NAME COMMAND...
    name=$1
    shift
    n=$((n + 1))
    if "$@" >&2; then echo "ok $n $name"; else echo "not ok $n $name"; fi
}
well_formed() { "$paper" "$1" --format "$2" | "$xmllint" --noout -; }
refused() {
    words=$("$paper" "$samples/xml.sh" --format html 2>&1 >/dev/null)
    [ $? -eq 1 ] && case $words in *"cannot read the report: line 1"*) ;; *) false ;; esac
}
usage() {
    "$paper" 2>/dev/null
    [ $? -eq 2 ]
}
missing() {
    "$paper" "$samples/none.json" --format pdf 2>&1 | grep -q "cannot open"
}
for report in "$samples"/*.json; do
    case_of "map of $(basename "$report") as SVG" well_formed "$report" svg
done
case_of "history as SVG" well_formed "$samples/last.json" plot
case_of "what is no report is refused" refused
case_of "a missing file is named" missing
case_of "without words: usage" usage
echo "1..$n"
