#!/bin/sh
# progress.sh WHAT COMMAND...: runs it and shows how far it has come, on one line of a terminal, elsewhere in four lines. It reads
# what ninja and apt-get say of themselves. All that was said is shown only if the command failed; the exit code is its own.
set -u
what=$1
shift
log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
done=0 all=0 quarter=0

show() {
    [ "$all" -gt 0 ] || return
    if [ -t 2 ]; then
        printf '\r%s: %d of %d\033[K' "$what" "$done" "$all" >&2
    elif [ $((4 * done / all)) -gt "$quarter" ]; then
        quarter=$((4 * done / all))
        printf '%s: %d of %d\n' "$what" "$done" "$all" >&2
    fi
}

{ "$@" 2>&1; echo "exit code $?"; } | {
    code=1
    while IFS= read -r line; do
        case $line in
        "exit code "*)
            code=${line#exit code }
            continue
            ;;
        "["[0-9]*/[0-9]*"] "*) # ninja
            done=${line#[}
            all=${done#*/}
            done=${done%%/*} all=${all%%]*}
            ;;
        *" newly installed, "*) # apt-get: each is fetched, unpacked and set up
            all=${line%% newly*}
            all=$((3 * ${all##* })) done=0
            ;;
        Get:* | "Unpacking "* | "Setting up "*) done=$((done + 1)) ;;
        esac
        printf '%s\n' "$line" >>"$log"
        show
    done
    [ "$all" -gt 0 ] && [ -t 2 ] && printf '\r\033[K' >&2
    [ "$code" -eq 0 ] || cat "$log" >&2
    exit "$code"
}
