#!/bin/sh
# All C files stand as .clang-format says (clang-format 14, as in Debian 12). format.sh --fix writes them so.
set -u
cd "$(dirname "$0")/.." || exit 1
files=$(find bots clients core examples games host inbox mailbox server sim studies tests -name '*.[ch]' 2>/dev/null | sort)
# shellcheck disable=SC2086 # no blanks in our file names
case ${1-} in
--fix) clang-format -i $files ;;
*) clang-format --dry-run -Werror $files 2>&1 | grep -E 'error:' | cut -d: -f1 | sort | uniq -c |
    awk '{ print "  " $2 " (" $1 " places)"; n++ } END { if (n) print n " files are not formatted: tools/format.sh --fix"; exit n > 0 }' ;;
esac
