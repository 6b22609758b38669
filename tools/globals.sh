#!/bin/sh
# globals.sh ARCHIVE...: the objects of core, games and host, and those of the command line, own no writable memory: what a match
# or a command needs is given to it. Constant tables, also those that hold addresses (.data.rel.ro), are fine. Three objects
# are told apart below, by the bytes that they may own.
set -u
status=0
for archive; do
    found=$(size -A "$archive" | awk '
        BEGIN {
            rest["trap.c.o"] = 8            # where a bug of this thread leaves to: the engine cannot say which match it was
            rest["play_term.c.o"] = 24      # what a signal has said, and the line of stdin that getline fills
            rest["play_line_read.c.o"] = 96 # how the terminal was found: put back when the program ends, however it ends
        }
        function settle() { if (owned > rest[object]) printf "%s", lines; owned = 0; lines = "" }
        /:$/ { settle(); object = $1; sub(".*/", "", object); next }
        $1 ~ /^\.(data|bss|tdata|tbss|ldata|lbss)(\.|$)/ && $1 !~ /^\.data\.rel\.ro/ && $2 > 0 {
            owned += $2
            lines = lines object " " $1 " " $2 "\n"
        }
        END { settle() }') || exit 1
    [ -z "$found" ] && continue
    status=1
    echo "Writable memory in $(basename "$archive") (object, section, bytes):"
    echo "$found"
    echo "Its names:"
    objdump -t "$archive" | awk '/file format/ { object = $1 }
        $(NF - 2) ~ /^\.(data|bss|tdata|tbss)/ && $(NF - 2) !~ /^\.data\.rel\.ro/ && / O / { print "  " object, $NF }'
done
exit $status
