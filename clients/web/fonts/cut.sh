#!/bin/sh
# cut.sh MODULES: cuts the faces again from the packages of package.json, installed in MODULES (npm ci). Needs fonttools and python3-brotli.
set -eu
from=${1:?usage: cut.sh MODULES} to=$(dirname "$0")
letters=U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2010-2015,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2030
letters=$letters,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2260,U+2264-2265
cut() {
    pyftsubset "$1" --output-file="$to/$2.woff2" --flavor=woff2 --no-hinting --unicodes="$letters" \
        --layout-features=kern,liga,tnum,lnum,zero,mark,mkmk,ccmp,locl
}
wide=$(mktemp) && trap 'rm -f "$wide"' EXIT
fonttools varLib.instancer -q "$from/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2" wght=800 -o "$wide"
cut "$wide" bricolage-grotesque
for style in 400-normal 700-normal 400-italic; do
    cut "$from/@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-$style.woff2" "atkinson-$style"
done
for style in 400-normal 700-normal; do
    cut "$from/@fontsource/courier-prime/files/courier-prime-latin-$style.woff2" "courier-prime-$style"
done
