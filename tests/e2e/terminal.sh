# A real terminal, for scripts that have lib.sh already. Without tmux the rest of the script is skipped.
# shellcheck shell=sh
if ! command -v tmux >/dev/null; then
    skip "the screen" "tmux is not installed"
    finish
fi
socket=e2e-$$
# Of a sanitized program leaks are looked for elsewhere: it is stopped for that when it ends, and a terminal that closes at this
# moment continues it (SIGCONT), so that it waits for ever to be stopped.
tmux() { ASAN_OPTIONS=detect_leaks=0 command tmux -L "$socket" -f /dev/null "$@"; }
trap 'command tmux -L "$socket" kill-server 2>/dev/null; rm -rf "$room"' EXIT

start() { # NAME COLUMNS LINES ARGUMENTS...
    name=$1 columns=$2 high=$3
    shift 3
    tmux new-session -d -s "$name" -x "$columns" -y "$high" "env XDG_STATE_HOME='$room/state' LC_ALL=C.UTF-8 TERM=screen-256color '$lizardry' $*; sleep 60"
}
shot() { tmux capture-pane -p -t "$1" >"$room/$1.shot"; }
keys() { tmux send-keys -t "$1" "$2" Enter; }

# Until the screen shows the text.
sees() { # NAME TEXT
    tries=0
    while shot "$1" && ! grep -qF -- "$2" "$room/$1.shot"; do
        tries=$((tries + 1))
        [ $tries -lt 100 ] || { cat "$room/$1.shot"; return 1; }
        sleep 0.05
    done
}

# Past what is said before a match, without its lesson.
begins() { sees "$1" "begin" && tmux send-keys -t "$1" n Enter; } # NAME

# The title is still on the first line and the prompt is the last. The prompt comes after the page, so it may take a moment.
stands() { # NAME TITLE: a regular expression
    tries=0
    until shot "$1" && sed -n 1p "$room/$1.shot" | grep -Eq "$2" && sed '/^ *$/d' "$room/$1.shot" | tail -n 1 | grep -q '^>'; do
        tries=$((tries + 1))
        [ $tries -lt 100 ] || { cat "$room/$1.shot"; return 1; }
        sleep 0.05
    done
}
