#!/bin/sh
# clean.sh LIZARDRY: what foreigners write (names, words, a whole forged journal) never reaches a terminal as it is. The
# journals are forged with right checks, so that only the cleaner stands between them and the screen.
. "$(dirname "$0")/lib.sh"
golden=$(realpath "$(dirname "$0")/../golden")

# forge IN OUT [LINES]: the journal IN as WHAT (Python, on the list of its lines, bytes without checks) leaves it; checks,
# and the marks of words, are computed anew. Only so many lines are kept.
forge() {
    python3 - "$@" <<'END'
import hashlib, os, re, sys
lines = open(sys.argv[1], "rb").read().splitlines()
lines = lines[: int(sys.argv[3])] if len(sys.argv) > 3 else lines
body = [re.sub(rb" [~&][0-9a-f]{8}$", b"", line) for line in lines]
ends = [line[len(bare) : len(bare) + 2] for line, bare in zip(lines, body)]
exec(os.environ["WHAT"])
for i, line in enumerate(body[:-1]):
    if line.startswith(b"| "):
        mark = b"%d:%s" % (len(line) - 2, hashlib.sha256(line[2:]).hexdigest()[:16].encode())
        body[i + 1] = re.sub(rb"\d+:[0-9a-f]{16}$", mark, body[i + 1])
chain, out = 2166136261, b""
def on(chain, text):
    for byte in text:
        chain = (chain ^ byte) * 16777619 & 0xFFFFFFFF
    return chain
for line, end in zip(body, ends):
    if line.startswith(b"| "):
        out += line + b"\n"
        continue
    chain = on(chain, line)
    check = b"%s%08x\n" % (end, chain)
    chain = on(chain, check)
    out += line + check
open(sys.argv[2], "wb").write(out)
END
}

# clean COMMAND...: whatever it says on either stream is UTF-8 without a control character but the line's end, and without
# marks that turn the direction of writing.
clean() {
    "$@" >"$room/said" 2>&1
    [ -s "$room/said" ] || { echo "it says nothing"; return 1; }
    pure "$room/said"
}
pure() { # FILE...
    python3 - "$@" <<'END'
import sys, unicodedata
for name in sys.argv[1:]:
    text = open(name, "rb").read().decode("utf-8")
    for c in text:
        if c != "\n" and (unicodedata.category(c) == "Cc" or c in "\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"):
            sys.exit(f"{name} holds U+{ord(c):04X}: {text!r:.300}")
END
}

# A lone byte that an 8-bit terminal takes for CSI; the same as a character; a mark that turns writing round; what fills a
# clipboard.
names() { # IN OUT
    WHAT='for i in reversed(range(len(body))):
    if body[i].startswith(b"player "):
        del body[i], ends[i]
at = next(i for i, line in enumerate(body) if line.startswith(b"commit "))
for seat, name in enumerate([b"A\x9b31m\xe2\x80\xae", b"B\xc2\x9b2J\xc2\x9d52;c;QQ==\xc2\x9c\x7f"]):
    body.insert(at + seat, b"player #%d %s" % (seat, name))
    ends.insert(at + seat, b" &")' forge "$1" "$2"
}
words() { # IN OUT
    WHAT='at = next(i for i, line in enumerate(body) if line.startswith(b"| "))
body[at] = os.environb[b"WORDS"]' forge "$1" "$2"
}

forged_names() { # GAME/NAME
    journal="$room/${1%/*}.journal"
    names "$golden/$1" "$journal" && "$lizardry" verify "$journal" || return 1 # it is a match like any other
    clean "$lizardry" verify "$journal" && clean "$lizardry" replay "$journal" && clean "$lizardry" replay "$journal" --json &&
        clean "$lizardry" replay "$journal" --all && holds "A?31m" "$room/said"
}
check "a forged name is shown clean: pig" forged_names pig/greedy.journal
check "a forged name is shown clean: newspeak" forged_names newspeak/normal.journal

seed_of() { sed -n 's/^seed \([0-9a-f]*\) .*/\1/p' "$1"; }

# Half a match goes on at the keyboard.
resumed() {
    WHAT='' forge "$room/pig.journal" "$room/half.journal" 14 && seed_of "$room/pig.journal" >"$room/half.journal.seed" &&
        clean sh -c "printf 'score\nquit\n' | '$lizardry' play --resume '$room/half.journal'" && holds "A?31m" "$room/said"
}
check "a forged name is shown clean at the keyboard" resumed

# Words that no door lets in are not the words that were said: such a journal is none.
forged_words() { # WORDS
    # shellcheck disable=SC2059
    WORDS=$(printf "| $1") words "$golden/newspeak/normal.journal" "$room/words.journal" || return 1
    for command in verify replay "replay --json" "replay --all"; do
        # shellcheck disable=SC2086
        clean "$lizardry" $command "$room/words.journal" || return 1
        [ "$command" != verify ] || holds "not the words that were said" "$room/said" || return 1
    done
}
plain_words() {
    WORDS='| Words that were never said' words "$golden/newspeak/normal.journal" "$room/words.journal" &&
        "$lizardry" replay "$room/words.journal" >"$room/said" && holds "Words that were never said" "$room/said"
}
check "words can be forged" plain_words # and so the others are refused for what they hold
check "but not with a lone byte" forged_words 'a\233b'
check "nor with a control character" forged_words 'a\302\233b'
check "nor with what fills a clipboard" forged_words 'a\302\23552;c;QQ==\302\234'
check "nor with writing turned round" forged_words 'a\342\200\256b'

# The name of a clan, from a time when doors were wider: the match replays, and the name is shown clean.
forged_clan() {
    WHAT='lines = next(i for i, line in enumerate(body) if line.startswith(b"1 ")) + 1
body[lines - 1] = b"1 +0 #0 name Toads\xe2\x80\xae"
del body[lines:], ends[lines:]
body = [b"player #0 Anna" if line.startswith(b"player #0") else line for line in body]' forge "$golden/swamp/hidden.journal" "$room/clan.journal" &&
        seed_of "$golden/swamp/hidden.journal" >"$room/clan.journal.seed" &&
        clean "$lizardry" replay "$room/clan.journal" --seat 0 && holds "Toads " "$room/said" &&
        clean "$lizardry" replay "$room/clan.journal" --seat 0 --json && holds 'Toads\u202e' "$room/said"
}
check "a forged name of a clan is shown clean" forged_clan

# At the door: refused with words, not kept.
refused() { # NAME
    # shellcheck disable=SC2059
    name=$(printf "$1")
    clean "$lizardry" play pig --players "you:$name,greedy" --save "$room/none" && holds "cannot be a name" "$room/said" &&
        [ ! -e "$room/none" ]
}
check "a name that is no UTF-8 is refused" refused '\377\376Bad'
check "a name with a control character is refused" refused 'A\302\23331m'
check "a name that turns writing round is refused" refused 'A\342\200\256'
named() { printf 'quit\n' | "$lizardry" play pig --players "you:Jörg 李,greedy" --save "$room/named" && holds "Jörg 李" "$room/named"; }
check "a name in other letters is taken" named

# ---- a game by mail

export LIZARDRY_NOW=1700000000 TZ=UTC
pbm() { "$lizardry" pbm "$@"; }
made() { pbm new "$room/game" --preset quick4 --id q4 --seed one --players "$1"; }
refuses() { # TEXT COMMAND...: it says so, with clean words, and the game is as it was
    text=$1
    shift
    cp "$room/game/game.journal" "$room/before"
    clean "$@" && holds "$text" "$room/said" && cmp "$room/before" "$room/game/game.journal"
}
from_file() {
    printf '1|A\302\23331m\033]0;x\007|anna@example.org\n' >"$room/players" && clean pbm new "$room/none" --players "$room/players" &&
        holds "cannot be shown" "$room/said" && [ ! -e "$room/none" ]
}
check "players in a file: control characters are refused" from_file
printf '1|Anna|anna@example.org\n' >"$room/players"
check "a game by mail is made" made "$room/players"
check "join refuses a control character" refuses "cannot be shown" pbm join "$room/game" 2 --player "$(printf 'A\302\23331m')"
check "join refuses writing turned round" refuses "cannot be shown" pbm join "$room/game" 2 --player "$(printf 'A\342\200\256')"
check "replace refuses what is no UTF-8" refuses "cannot be shown" pbm replace "$room/game" 1 --player "$(printf '\377\376Bad')"
check "a clan's name turns no writing round" refuses "cannot be the name of a clan" pbm join "$room/game" 2 --player Bert --name "$(printf 'B\342\200\256')"
check "an argument is said clean" clean pbm status "$(printf '\033]0;x\007\233')"
# Columns, not bytes or characters: a letter of two columns, a mark that takes none.
lined_up() {
    pbm join "$room/game" 2 --player "李" && pbm join "$room/game" 3 --player "$(printf 'U\314\210nken')" &&
        pbm status "$room/game" >"$room/said" && holds "  李                    waiting" "$room/said" &&
        holds "  $(printf 'U\314\210nken')                 waiting" "$room/said"
}
check "the table of players is lined up" lined_up

# The same, written into the journal with right checks: everything that comes out is clean.
forged_game() {
    WHAT='body = [line.replace(b": seat #0 Anna", b": seat #0 A\x9b31m\xe2\x80\xae") for line in body]
body = [line.replace(b"player #0 Anna", b"player #0 A\x9b31m\xe2\x80\xae") for line in body]
body = [line.replace(b": id q4", b": id q\xc2\x9b4").replace(b": preset quick4", b": preset quick4\xe2\x80\xae") for line in body]
assert any(b"A\x9b31m" in line for line in body)' forge "$room/game/game.journal" "$room/forged" &&
        mv "$room/forged" "$room/game/game.journal" && clean pbm status "$room/game" && holds "A?31m" "$room/said"
}
check "a forged game has a clean status" forged_game
turned() {
    clean pbm turn "$room/game" --now && pure "$room"/game/turn-000/*.txt "$room"/game/turn-000/*.html "$room"/game/turn-000/*.json &&
        holds "A?31m" "$room/game/turn-000/clan-01.txt"
}
check "its turns and reports are clean" turned
told() {
    pure "$room/game/log" && clean pbm history "$room/game" && clean pbm verify "$room/game" && clean pbm rerun "$room/game" --check &&
        clean pbm join "$room/game" 2 --player Bert && clean pbm replace "$room/game" 1 --player Carla && pure "$room/game/log" &&
        clean "$lizardry" replay "$room/game/game.journal" --seat 0
}
check "so is what is said about it" told
finish
