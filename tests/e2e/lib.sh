# TAP for shell scripts: `check NAME COMMAND...` is a case, `finish` prints the plan. $lizardry is the program, $room a
# folder that goes away, which is also where matches are kept. Nothing of the caller's environment reaches the program.
# With FIRST_FAILURE the first case that fails is the last; with CASE it is the only one that is tried.
# shellcheck shell=sh
lizardry=$(realpath "$1")
room=$(mktemp -d) || exit 1
trap 'rm -rf "$room"' EXIT
export XDG_STATE_HOME="$room/state" LC_ALL=C.UTF-8 TERM=xterm LIZARDRY_TABLE=drawn # also into a pipe
unset NO_COLOR COLUMNS LINES LIZARDRY_CALL
cases=0
failed=0

check() {
    this_case=$1
    shift
    [ "${CASE-$this_case}" = "$this_case" ] || return 0
    cases=$((cases + 1))
    if "$@" >"$room/check.log" 2>&1; then
        echo "ok $cases - $this_case"
    else
        failed=$((failed + 1))
        echo "not ok $cases - $this_case"
        tail -n 20 "$room/check.log" | sed 's/^/# /'
        [ -z "$FIRST_FAILURE" ] || finish
    fi
}

skip() {
    cases=$((cases + 1))
    echo "ok $cases - $1 # SKIP $2"
}

finish() {
    echo "1..$cases"
    exit $((failed > 0))
}

# The exit code is N and its words, on either stream, hold TEXT: code N TEXT COMMAND...
code() {
    want=$1 text=$2
    shift 2
    "$@" >"$room/code.out" 2>&1
    got=$?
    cat "$room/code.out"
    echo "exit code $got, wanted $want"
    [ "$got" -eq "$want" ] && grep -qF -- "$text" "$room/code.out"
}

# Plays with these answers, from seed 1 unless another is given: answers 'LINES' GAME ARGUMENTS...
answers() {
    lines=$1
    shift
    printf '%b' "$lines" | "$lizardry" play --seed 1 "$@"
}

# Always the first move, to the end.
ones() { yes 1 | timeout 120 "$lizardry" play "$@"; }

holds() { grep -qF -- "$1" "$2" || { echo "'$1' is not in $2"; return 1; }; }
lacks() { ! grep -qF -- "$1" "$2" || { echo "'$1' is in $2"; return 1; }; }
json() { python3 -m json.tool; }
