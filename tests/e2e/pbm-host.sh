#!/bin/sh
# A game by mail when the computer, the disk, the mail program or a player misbehaves: what was confirmed stands, what
# was not says so, and nobody learns or orders what is another's.
# shellcheck disable=SC2317,SC2086,SC2119,SC2120 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"
pbm() { "$lizardry" pbm "$@"; }
export LIZARDRY_NOW=1700000000 TZ=UTC
g=$room/g

pass_of() { pbm password "$1" "$2" | sed -n 's/^PASS //p'; }
begin() { # DIR PRESET CLANS..: a game whose world is made, people on these clans
    d=$1 preset=$2
    shift 2
    pbm new "$d" --preset "$preset" --papers "$papers" --id "$(basename "$d")" --seed "$preset" --deadline "3day grace=12h" >/dev/null 2>&1 || return 1
    for clan in "$@"; do pbm join "$d" "$clan" --player "P. $clan" --address "p$clan@example.org" >/dev/null || return 1; done
    pbm turn "$d" --now >/dev/null
}
mail() { # DIR CLAN ORDER: a mail of one order
    printf 'GAME %s\nCLAN %s\nPASS %s\nORDERS\n%s\nEND\n' "$(basename "$1")" "$2" "$(pass_of "$1" "$2")" "$3"
}
due_of() { sed -n 's/^: turn [0-9]* [0-9]* \([0-9]*\) .*/\1/p' "$1/game.journal" | tail -1; }
standing() { pbm status "$1" | grep "^ *$2 "; }

papers=text,html,pdf,json
begin "$g" quick4 1 2 3 || exit 1
papers=text,html,json # of the others: drawing takes most of a turn's time

# ---- one act for one mail
repeated() {
    mail "$g" 1 "RE 1A" >"$room/mail" && pbm orders "$g" <"$room/mail" >"$room/first" && cp "$g/game.journal" "$room/journal" &&
        pbm orders "$g" <"$room/mail" >"$room/second" && cmp "$room/first" "$room/second" && cmp "$g/game.journal" "$room/journal"
}
check "the same mail twice is one act and two equal receipts" repeated
changed_mind() { # orders, others, the first again: the first count
    mail "$g" 1 "RE 2B" | pbm orders "$g" >/dev/null && pbm orders "$g" <"$room/mail" >/dev/null && tail -3 "$g/game.journal" >"$room/tail" &&
        holds "RE 1A" "$room/tail"
}
check "but whoever goes back to the first orders means them" changed_mind
by_id() { # a relay may change the head of a mail, and another mail may have the same words
    envelope() { printf 'Received: by %s\nFrom: Newt <newt@example.org>\nMessage-ID: <%s@example.org>\n\n' "$1" "$2"; }
    (envelope here 7 && mail "$g" 2 "RE 1A") | pbm orders "$g" >"$room/first" && cp "$g/game.journal" "$room/journal" &&
        (envelope there 7 && mail "$g" 2 "RE 1A") | pbm orders "$g" >"$room/second" && cmp "$room/first" "$room/second" &&
        cmp "$g/game.journal" "$room/journal" && ! (envelope here 7 && mail "$g" 2 "RE 9A") | pbm orders "$g" >"$room/out" &&
        holds "Something else was sent under this name" "$room/out" && (envelope here 8 && mail "$g" 2 "RE 1A") | pbm orders "$g" >/dev/null &&
        ! cmp -s "$g/game.journal" "$room/journal" && holds "newt@example.org" "$g/log" && holds "7@example.org" "$g/log"
}
check "a mail is known by its Message-ID, and the log says who sent it (H37)" by_id

# ---- the disk is full: H1, H2, H3, H44
full() { (trap '' XFSZ; ulimit -f $(($(wc -c <"$g/game.journal") / 512)); "$@"); }
not_stored() {
    cp "$g/game.journal" "$room/journal" && mail "$g" 3 "RE 1A" >"$room/mail3"
    full pbm orders "$g" <"$room/mail3" >"$room/out" 2>"$room/err" && return 1
    holds "could not be stored, and does not count" "$room/out" && holds "a repeat does no harm" "$room/out" && lacks "orders used" "$room/out" &&
        cmp "$g/game.journal" "$room/journal" && standing "$g" 3 >"$room/out" && holds waiting "$room/out"
}
check "a receipt is never sent for what was not stored (H1, H2)" not_stored
sent_again() { pbm orders "$g" <"$room/mail3" >"$room/out" && holds "1 of 30 orders used" "$room/out" && standing "$g" 3 | grep -q "orders in"; }
check "and the mail can be sent again" sent_again
torn() { # wherever an act is cut, nothing of it stands, and what was confirmed before does
    size=$(wc -c <"$g/game.journal")
    mail "$g" 3 "BD 3C" | pbm orders "$g" >/dev/null && cp "$g/game.journal" "$room/whole" && end=$(wc -c <"$room/whole") || return 1
    at=$((size + 1))
    while [ $at -lt "$end" ]; do
        head -c $at "$room/whole" >"$g/game.journal"
        pbm status "$g" 2>"$room/err" | grep -q "^ *3 .*orders in" || return 1
        holds "nothing that was confirmed is lost" "$room/err" && [ "$(wc -c <"$g/game.journal")" -eq "$size" ] || return 1
        at=$((at + 11))
    done
}
check "half an act is none (H3, H45)" torn
modest() {
    begin "$room/m" duel 1 && cp "$room/m/game.journal" "$room/journal" && (trap '' XFSZ; ulimit -f $(($(wc -c <"$room/journal") / 512)); pbm turn "$room/m" --now) >"$room/out" 2>"$room/err"
    [ $? -eq 1 ] && holds "nothing was changed" "$room/err" && cmp "$room/m/game.journal" "$room/journal"
}
check "a turn that could not be stored was not run" modest

# ---- what is owed
owed() { # the turn stands and its reports do not: as after a kill between the two
    cp "$g/game.journal.ledger" "$room/ledger" && pbm turn "$g" --now >/dev/null && cp -r "$g/turn-001" "$room/reports" && rm -r "$g/turn-001" &&
        cp "$room/ledger" "$g/game.journal.ledger" && pbm status "$g" >/dev/null && diff -r "$g/turn-001" "$room/reports"
}
check "missing reports are made by the next command (H8)" owed
nobody_else() { # a report that cannot be written: the turn stands, and is said to
    rm -rf "$room/m" && begin "$room/m" duel 1 && touch "$room/m/turn-001" && pbm turn "$room/m" --now >"$room/out" 2>"$room/err"
    [ $? -eq 1 ] && holds "the turn has been run and stands" "$room/err" && rm "$room/m/turn-001" && pbm status "$room/m" >/dev/null &&
        [ -s "$room/m/turn-001/clan-01.txt" ]
}
check "a turn whose reports cannot be written has been run, and says so (H8)" nobody_else

# ---- secrets
word_of() { sed -n 's/^PASS //p' "$g/turn-00$1/clan-0$2.reply.txt"; }
said() { printf 'GAME g\nCLAN %s\nPASS %s\nREADY\n' "$1" "$2" | pbm orders "$g"; }
not_said() { ! said "$1" "$2" >"$room/out" && holds "password is not that of" "$room/out"; }
half_words() { # H41
    word=$(word_of 1 1) && not_said 1 "${word%?}" && not_said 1 "${word%??????}" && not_said 1 "${word%?}A" && not_said 1 "${word}a" &&
        not_said 2 "$word" && not_said 1 "$(word_of 1 2)" && said 1 "$word" >/dev/null
}
check "all of a word is asked for (H41)" half_words
old_word() { ! said 1 "$(word_of 0 1)" >"$room/out" && holds "turn 1 has been run; orders are for turn 2" "$room/out"; }
check "the word of an older report is told so (H19, H41)" old_word
no_word() { # H24
    for clan in 1 2 3; do
        word=$(word_of 1 $clan)
        for format in txt html json pdf; do lacks "$word" "$g/turn-001/clan-0$clan.$format" || return 1; done
        pbm report "$g" $clan --turn 1 --format json | grep -q "$word" && return 1
    done
    true
}
check "no word stands in a report that might be passed on (H24)" no_word
replaced() { # H5
    word=$(word_of 1 1) pass=$(pass_of "$g" 1)
    pbm replace "$g" 1 --player "Q. One" >/dev/null && mail "$g" 1 "RE 1A" | pbm orders "$g" >/dev/null && not_said 1 "$word" && not_said 1 "$pass" &&
        new=$(pass_of "$g" 1) && pbm replace "$g" 1 --bot easy >/dev/null && not_said 1 "$new" && pbm join "$g" 1 --player "R. One" >/dev/null &&
        not_said 1 "$new" && not_said 1 "$pass" && said 1 "$(pass_of "$g" 1)" >/dev/null
}
check "a player who is replaced has no word any more (H5)" replaced

# ---- letters and notes
letter() { # CLAN TO WORDS
    printf 'GAME g\nCLAN %s\nPASS %s\nTO %s\n%s\nEND\n' "$1" "$(pass_of "$g" "$1")" "$2" "$3" | pbm orders "$g"
}
kept() { # H16
    letter 2 3 "the first" >/dev/null && mail "$g" 2 "RE 1A" | pbm orders "$g" >"$room/out" && holds "message to clan 3: 9 bytes" "$room/out" &&
        letter 2 3 "the second" >"$room/out" && [ "$(grep -c "message to clan 3" "$room/out")" -eq 2 ] && letter 2 3 "the second" >"$room/out" &&
        [ "$(grep -c "message to clan 3" "$room/out")" -eq 2 ]
}
check "a later mail keeps the letters of an earlier one (H16)" kept
withdrawn() {
    printf 'GAME g\nCLAN 2\nPASS %s\nWITHDRAW\nTO 3\nthe third\nEND\n' "$(pass_of "$g" 2)" | pbm orders "$g" >"$room/out" &&
        holds "2 messages withdrawn" "$room/out" && [ "$(grep -c "message to clan 3" "$room/out")" -eq 1 ]
}
check "unless they are withdrawn" withdrawn
delivered() { pbm turn "$g" --now >/dev/null && holds "the third" "$g/turn-002/clan-03.txt" && lacks "the first" "$g/turn-002/clan-03.txt"; }
check "and what is left is delivered" delivered
unheard() { # H39: two worlds, of which one has a letter from 2 to 3: 1 gets the same in both
    rm -rf "$room/a" "$room/b" && cp -r "$g" "$room/a" && cp -r "$g" "$room/b" || return 1
    (g=$room/a && letter 2 3 "xyzzy, said the newt" >/dev/null) || return 1
    pbm turn "$room/a" --now >/dev/null && pbm turn "$room/b" --now >/dev/null && holds xyzzy "$room/a/turn-003/clan-03.txt" &&
        holds xyzzy "$room/a/turn-003/clan-02.txt" || return 1
    for format in txt html pdf json reply.txt; do cmp "$room/a/turn-003/clan-01.$format" "$room/b/turn-003/clan-01.$format" || return 1; done
}
check "a letter is for its receivers alone, in four formats (H39)" unheard
noted() { # H7
    echo "Mind the newts." | pbm message "$g" >/dev/null && letter 2 3 "before the turn" >/dev/null && pbm turn "$g" --now >/dev/null &&
        letter 2 3 "after it" >/dev/null && pbm undo "$g" >/dev/null && pbm turn "$g" --now >/dev/null && holds "Mind the newts." "$g/turn-003/clan-03.txt" &&
        holds "before the turn" "$g/turn-003/clan-03.txt" && holds "after it" "$g/turn-003/clan-03.txt" && pbm turn "$g" --now >/dev/null &&
        lacks "Mind the newts." "$g/turn-004/clan-03.txt"
}
check "undo keeps the moderator's note and the letters, and each is delivered once (H7, H29)" noted

# ---- reports are made again from the journal
words() { # a mail without a password, and what is awaited before there is a world
    printf 'GAME g\nCLAN 2\nREADY\n' | pbm orders "$g" >"$room/out" && return 1
    holds "it has no password of clan 2" "$room/out" && rm -rf "$room/t" && pbm new "$room/t" --preset duel --papers text,json >/dev/null && pbm join "$room/t" 1 --player P >/dev/null &&
        code 3 "The world (turn 0) has not been made yet: start-ups are missing from clan 1" pbm turn "$room/t" &&
        printf 'GAME t\nCLAN 1\nPASS %s\nORDERS\nRE 1A\nEND\n' "$(pass_of "$room/t" 1)" | pbm orders "$room/t" >"$room/out" &&
        holds "No start-up was found: you are still waited for" "$room/out" && holds "Start-ups (turn 0) are due" "$room/out" &&
        pbm status "$room/t" >"$room/out" && [ "$(grep -o " due " "$room/out" | wc -l)" -eq 1 ]
}
check "a start-up is no order, and a date is told once" words
again() { code 0 "byte for byte" pbm rerun "$g" --check; }
check "rerun finds the same bytes after replacements and an undo (H9)" again
elsewhere() { TZ=Asia/Tokyo again && TZ=America/New_York again; }
check "whatever the time zone of whoever calls (H10)" elsewhere
handed_on() { # H38: in every format, and for one who has the clan after a bot
    pbm replace "$g" 3 --player "S. Heir" --address heir@example.org >"$room/out" && holds "pbm report" "$room/out" || return 1
    for format in text html json; do
        pbm report "$g" 3 --turn 1 --format $format >"$room/out" && holds "S. Heir" "$room/out" && lacks "P. 3" "$room/out" && lacks p3@example "$room/out" || return 1
    done
    holds "P. 3" "$g/turn-001/clan-03.txt" && again
}
check "a report made again for a new player does not name the one before (H38)" handed_on
no_longer() { # a report of a turn that was taken back is not sent to one who has the clan no more
    rm -rf "$room/t" && begin "$room/t" duel 1 && pbm turn "$room/t" --now >/dev/null && [ -s "$room/t/turn-001/clan-01.reply.txt" ] && pbm undo "$room/t" >/dev/null &&
        pbm replace "$room/t" 1 --bot easy >/dev/null && pbm turn "$room/t" --now >/dev/null && [ -z "$(ls "$room/t/turn-001")" ] &&
        code 0 "byte for byte" pbm rerun "$room/t" --check
}
check "and none is left lying there for whom it is not" no_longer
by_code() { pbm report "$g" 3 >"$room/out" && code=$(sed -n 's/.*(\([A-Z0-9]*\))  player.*/\1/p' "$room/out") && pbm report "$g" "$code" | cmp - "$room/out"; }
check "a clan may be called by its code" by_code
bot_now() { pbm replace "$g" 2 --bot easy >/dev/null && echo x >>"$g/turn-001/clan-02.txt" && code 1 "clan-02.txt' differs" pbm rerun "$g" --check; }
check "and looks at what was written for a person who is a bot now (H9)" bot_now

# ---- time
grace() { # H43
    rm -rf "$room/t" && begin "$room/t" duel 1 && due=$(due_of "$room/t") || return 1
    LIZARDRY_NOW=$((due + 1)) code 3 "the grace ends" pbm turn "$room/t" && LIZARDRY_NOW=$((due + 12 * 3600 - 1)) code 3 "the grace ends" pbm turn "$room/t" &&
        LIZARDRY_NOW=$((due + 12 * 3600)) code 0 "Turn 1 has been run" pbm turn "$room/t"
}
check "the late are waited for as long as the rule says (H43)" grace
wrong_clock() { # H11
    rm -rf "$room/t" && begin "$room/t" duel 1 && LIZARDRY_NOW=1600000000 pbm turn "$room/t" --now >/dev/null && [ "$(due_of "$room/t")" -gt 1700000000 ] &&
        code 3 "has not been run yet" pbm turn "$room/t"
}
check "a clock that was wrong once costs no turn (H11)" wrong_clock
weekly() { # H6
    rm -rf "$room/t" && LIZARDRY_NOW=1772359200 pbm new "$room/t" --preset duel --papers text,json --deadline "week at=20:00 days=sun" --zone UTC >/dev/null 2>&1 &&
        pbm join "$room/t" 1 --player P >/dev/null && LIZARDRY_NOW=1772395500 pbm turn "$room/t" --now >/dev/null || return 1 # Sunday, 1 March 2026
    due=$(due_of "$room/t") && LIZARDRY_NOW=$((due + 25 * 3600)) pbm turn "$room/t" >/dev/null && [ "$(due_of "$room/t")" -eq $((due + 7 * 86400)) ]
}
check "a weekly game is weekly though one is late (H6)" weekly
startup_counts() { # H22
    rm -rf "$room/t" && pbm new "$room/t" --preset duel --papers text,json --seed t >/dev/null 2>&1 && pbm join "$room/t" 1 --player P >/dev/null &&
        pbm join "$room/t" 2 --player Q >/dev/null && echo "SETUP DEFAULT 2" | pbm startup "$room/t" 1 >/dev/null && standing "$room/t" 1 | grep -q "start-up in" &&
        printf 'GAME t\nCLAN 2\nPASS %s\nSETUP DEFAULT 1\n' "$(pass_of "$room/t" 2)" | pbm orders "$room/t" >/dev/null &&
        standing "$room/t" 2 | grep -q "start-up in"
}
check "start-ups count, by mail or by the moderator (H22)" startup_counts
absent() { # H23
    rm -rf "$room/t" && begin "$room/t" duel 1 && pbm turn "$room/t" --now >/dev/null && pbm turn "$room/t" --now >/dev/null &&
        standing "$room/t" 1 | grep -q "missed 2 of 3" && pbm turn "$room/t" --now >/dev/null && standing "$room/t" 1 | grep -q "bot" &&
        [ -s "$room/t/turn-002/clan-01.reply.txt" ] && [ ! -e "$room/t/turn-003/clan-01.reply.txt" ] && grep -q "a bot plays" "$room/t/turn-003/clan-01.txt" && ! grep -q "chaos" "$room/t/turn-003/clan-01.txt" && pbm turn "$room/t" --now >/dev/null
}
check "a bot takes over from whoever is absent, and the clan lives (H23)" absent
given_back() { # the clan, the password and the word in the last report: orders that were lost on their way may come again
    rm -rf "$room/t" && begin "$room/t" duel 1 && pbm turn "$room/t" --now >/dev/null && pbm turn "$room/t" --now >/dev/null &&
        word=$(sed -n 's/^PASS //p' "$room/t/turn-002/clan-01.reply.txt") && pass=$(pass_of "$room/t" 1) && pbm turn "$room/t" --now >/dev/null &&
        standing "$room/t" 1 | grep -q "bot" && pbm undo "$room/t" >"$room/out" && holds "Clan 1 is played by P. 1 again, with the same password." "$room/out" &&
        standing "$room/t" 1 | grep -q "waiting, missed 2 of 3  p1@example.org" && [ "$(pass_of "$room/t" 1)" = "$pass" ] &&
        printf 'GAME t\nCLAN 1\nPASS %s\nORDERS\nRE 1A\nEND\n' "$word" | pbm orders "$room/t" >/dev/null && pbm turn "$room/t" --now >/dev/null &&
        standing "$room/t" 1 | grep -q "waiting" && code 0 "byte for byte" pbm rerun "$room/t" --check
}
check "undo gives back a clan that the turn gave to a bot" given_back
present() { rm -rf "$room/t" && begin "$room/t" duel 1 && pbm turn "$room/t" --now >/dev/null && mail "$room/t" 1 "READY" | pbm orders "$room/t" >/dev/null &&
    pbm turn "$room/t" --now >/dev/null && ! standing "$room/t" 1 | grep -q missed; }
check "who says READY has missed nothing" present

# ---- the end
ends() { # H4: the last turn, cut anywhere, is run again and ends with the same bytes
    rm -rf "$room/e" && pbm new "$room/e" --preset duel --papers text,json --seed four --option max_turns=2 >/dev/null 2>&1 && pbm turn "$room/e" --now >/dev/null &&
        pbm turn "$room/e" --now >/dev/null || return 1
    cp "$room/e/game.journal.seed" "$room/seed" && size=$(wc -c <"$room/e/game.journal") && pbm turn "$room/e" --now >/dev/null &&
        cp "$room/e/game.journal" "$room/whole" && end=$(wc -c <"$room/whole") && [ ! -e "$room/e/game.journal.seed" ] || return 1
    for at in $((size + 1)) $(((size + end) / 2)) $((end - 90)) $((end - 20)) $((end - 1)); do
        head -c $at "$room/whole" >"$room/e/game.journal" && cp "$room/seed" "$room/e/game.journal.seed" && pbm turn "$room/e" --now >/dev/null 2>&1 &&
            cmp "$room/e/game.journal" "$room/whole" || return 1
    done
    code 0 "matches the commitment" "$lizardry" verify "$room/e/game.journal" && code 1 "is over" pbm turn "$room/e" --now && code 1 "nothing can be taken back" pbm undo "$room/e"
}
check "a game that ends is proved, wherever its last turn was interrupted (H4)" ends
tidy() {
    echo half >"$room/g/paper.new" && pbm status "$room/g" >/dev/null && [ -z "$(find "$room/g" "$room/e" "$room/t" "$room/m" -name '*.new')" ] && [ -z "$(find "$room/g" -type f ! -perm 600)" ]
}
check "nothing is left lying about, and nothing is for other eyes (H31, H32)" tidy
few() { # those papers alone are written, and the others can be had
    "$lizardry" pbm new "$room/few" --preset duel --seed few --papers text,json >/dev/null 2>&1 &&
        "$lizardry" pbm join "$room/few" 1 --player "A. Newt" >/dev/null && "$lizardry" pbm turn "$room/few" --now >/dev/null &&
        [ "$(cd "$room/few/turn-000" && echo *)" = "clan-01.json clan-01.reply.txt clan-01.txt" ] &&
        "$lizardry" pbm rerun "$room/few" --check >/dev/null && "$lizardry" pbm report "$room/few" 1 --format html | grep -q "<html"
}
check "fewer papers" few
check "no such paper" code 1 "found 'text,papyrus'" "$lizardry" pbm new "$room/none" --papers text,papyrus
finish
