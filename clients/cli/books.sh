#!/bin/sh
# Lists the rulebooks for books.c: one BOOK(game, "file") for each file given.
for file; do
    printf 'BOOK(%s, "%s")\n' "$(basename "$file" .md)" "$(realpath "$file")"
done
