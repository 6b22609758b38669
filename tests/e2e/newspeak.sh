#!/bin/sh
# NewSpeak at the terminal: whole matches on both sides and by three people, talk that is refused and talk that is weighed,
# the tablet, what each side sees, bytes of any kind, the clock, saving, replays with both truths; on a real terminal too.
# Names NS-5.3, NS-5.6, NS-5.10, NS-13.
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"
# All that may be asked, over and over: what does not fit is refused and costs nothing.
answering() { # SIDE: D, M or both
    awk -v side="$1" 'BEGIN { for (;;) for (slot = 1; slot <= 12; slot++) {
        if (side != "M") print "set A\nid Cinna\nid Trevor\nid Eve\nid Julia\nid Malkah\nid Gorden\ncode 3\nstart\nsay I saw him this morning, and the road was closed.\ndone\ntarget " slot "\nvote none"
        if (side != "D") print "point " slot "\nready"
        print "choose " slot } }'
}
whole() { # NAME SIDE ARGUMENTS...: a match to its end, and its proof
    name=$1 side=$2
    shift 2
    answering "$side" | timeout 120 "$lizardry" play newspeak "$@" --save "$room/$name.journal" --seed "$name" >"$room/$name.out" || return 1
    holds "The seed of this match was" "$room/$name.out" && lacks "$(printf '\033')" "$room/$name.out" && lacks '{"' "$room/$name.out" &&
        code 0 "matches the commitment" "$lizardry" verify "$room/$name.journal"
}
check "as a Dissident among bots" whole dissident D
check "as a Moderator among bots" whole moderator M --seat M1 --bots normal
check "the second Moderator of four" whole second M --seats 4 --seat 3 --bots easy
check "three people at one keyboard" whole three both --players you:Ada,you:Ben,you:Cleo
check "six seats, a Dissident between bots" whole six D --seats 6 --seat D3
check "nobody but bots" whole none D --players normal,normal,normal
handed() { holds "Pass the keyboard to D2 Ben" "$room/three.out" && holds "Pass the keyboard to M1 Cleo" "$room/three.out"; }
check "the keyboard is handed on" handed
usual() { holds "NewSpeak, 3 seats" "$room/dissident.out" && ! grep -q '^[0-9]:[0-9][0-9] >' "$room/dissident.out"; }
check "three seats and no clock, unless asked for" usual

fits() { # from the title to the prompt no screen is longer than 24 lines or wider than 80 columns
    python3 - "$@" <<'END'
import sys
screens = 0
for file in sys.argv[1:]:
    screen = None
    for line in open(file, encoding='utf-8').read().split('\n'):
        if line.startswith('NewSpeak \u00b7 '):
            screen = []
        if screen is None:
            continue
        screen.append(line)
        if line.startswith('>'):
            screens += 1
            if len(screen) > 24 or max(map(len, screen[:-1])) > 80:
                sys.exit('\n'.join(screen))
            screen = None
sys.exit(screens < 60)
END
}
check "every screen fits 80x24" fits "$room/dissident.out" "$room/moderator.out" "$room/second.out" "$room/three.out"

# A Moderator is told nothing before the end: no code, no meanings, no cards that were not used.
unseen() { sed '/^What was meant/,$d' "$room/$1.out" >"$room/$1.before" && holds "The Moderators guess" "$room/$1.before" && lacks '[=' "$room/$1.before" && lacks '[~' "$room/$1.before" && ! grep -q '^Code [0-9]' "$room/$1.before"; }
check "NS-13 a Moderator's screen holds no secret" unseen moderator
check "NS-13 nor does the second one's" unseen second
seen() { holds "Code 3, for Dissidents only" "$room/dissident.out" && holds "morning[=" "$room/dissident.out"; }
check "NS-13 a Dissident has the code card, and meanings behind words" seen
truth() { for name in dissident moderator none; do
    holds "What was meant" "$room/$name.out" && grep -Eq ' believed: |would believe: ' "$room/$name.out" && grep -q '\[[=~][a-z]*\]' "$room/$name.out" || return 1
done; }
check "after the end both truths" truth
reveal() { holds "the dials are opened" "$room/moderator.out" && holds "the pointer →" "$room/moderator.out" && grep -Eq '^(HACK|PREVENTED|LOCKDOWN)\.' "$room/moderator.out"; }
check "the reveal after each round" reveal

# ---- by the clock bots talk with each other: several messages, and dials at the end
converse() {
    "$lizardry" replay newspeak --seats 4 --bots normal --option clock=live --seed lv1 >"$room/converse" || return 1
    rounds=$(grep -Ec 'Round [0-9]+\.$' "$room/converse") lines=$(grep -c 'normal: ' "$room/converse")
    ! grep -q 'has said enough' "$room/converse" && [ "$rounds" -gt 4 ] && [ "$lines" -ge $((3 * rounds)) ]
}
check "NS-17.6 by the clock bots converse" converse

# ---- one Dissident's first talk
begun='A\nCinna\n3\n'
says() { # TEXT LINES ARGUMENTS...: with these lines, the text is said
    text=$1 lines=$2
    shift 2
    rm -f "$room/m"* && printf '%b' "$lines" | COLUMNS=${COLUMNS:-200} timeout 60 "$lizardry" play newspeak --seed 1 --bots normal --save "$room/m" "$@" >"$room/out" 2>&1
    holds "$text" "$room/out" || { tail -n 30 "$room/out"; return 1; }
}
check "NS-5.10 advice stands by the talk" says "no other" "$begun"
check "the coach names a place and a way to say it" says "without naming it. Suppose you mean 2 Power Plant" "$begun"
check "coach off" says "The coach is silent" "${begun}coach off\n"
check "NS-5.3 digits" says "refused by NS-5.3/DIGIT: No digits in talk; numbers may be written as words." "${begun}say meet at 7\n"
check "NS-5.5 positions" says "refused by NS-5.5/POSITION" "${begun}say row two, please\n"
check "a sentence without say" says "To talk, begin with say" "${begun}well hello there\n"
not_to_talk() { rm -f "$room"/m*; printf '%b' "${begun}done\ndial 7\nquit\n" | "$lizardry" play newspeak --seed 1 --bots easy --save "$room/m" >"$room/out"; holds "'dial 7' is not possible now" "$room/out" && lacks "To talk, begin" "$room/out"; }
check "nobody is told how to talk when it is too late" not_to_talk
check "a number of no slot" says "is not possible now" "${begun}77\n"
check "a preview of what it carries" says "smelly (Morning)" "${begun}?say I saw him this morning\n"
check "and in other codes" says "In other codes it fits best" "${begun}?say I saw him this morning\n"
check "and where partners will look" says "partners think of" "${begun}try say I saw him this morning\n"
check "Enter says what was tried" says "1 D1: I saw him this morning[=smelly]" "${begun}?say i saw him this morning\n\n"
aloud() { # it is said when asked once more, and not before
    says "It names 7 Pharmacy aloud" "${begun}say We met at the pharmacy\nlook 7\n" && ! grep -q ' say ' "$room/m" && says "1 D1: We met at the pharmacy" "${begun}say We met at the pharmacy\n\n"
}
check "NS-5.7 a place is not named unawares" aloud
check "a Moderator is told what to type first" says "At a keyboard: codes, then mark WORD WORD." '' --seat M1
unsaid() { says "smelly (Morning)" "${begun}?say I saw him this morning\nlook 7\n" && ! grep -q ' say ' "$room/m"; }
check "a preview is no move" unsaid
check "what was heard cannot be taken back" says "what has been seen cannot be unseen" "${begun}say I saw him this morning\nundo\n"
check "a place with its tags and words" says "7 Pharmacy: health, buying" "${begun}look 7\n"
check "the tablet" says "Wait    " "${begun}codes\n"
check "mark a meaning" says "is said by code 1: Road" "${begun}mark cold\n"
check "mark code-words" says "fit     " "${begun}mark answer road\n"
check "the rulebook is at hand" says "NS-6.3" 'rules 6.3\n'
check "no resigning by a number" says "'1' is not possible now" "${begun}1\n"
lang() { says "NS-5.6/LANG: Too many of these words are in no English word list" "${begun}say xyzzy plugh grault frobnicate the zorkmid\n" && ! grep -q ' say ' "$room/m"; }
wordless() { LIZARDRY_WORDNET=$room says "1 D1: Xyzzy plugh grault frobnicate the zorkmid" "${begun}say xyzzy plugh grault frobnicate the zorkmid\n" && holds "not checked" "$room/out" && holds "Without WordNet the bots of NewSpeak hear only" "$room/out"; }
if [ -e /usr/share/wordnet/index.noun ]; then
    check "NS-5.6 what is no language is refused and not recorded" lang
else
    skip "NS-5.6 what is no language is refused and not recorded" "WordNet is not installed"
fi
check "NS-5.6 without WordNet it is let through, and said so" wordless

# Every byte as talk, on both channels: nothing but letters reaches a file or another's screen.
bytes() {
    python3 - >"$room/bytes" <<'END'
import sys
out = sys.stdout.buffer
out.write(b'\nA\n\nA\n\nCinna\n\nTrevor\n\n3\n')  # an Enter wherever the keyboard is handed on
for byte in range(256):
    if byte != 10:
        out.write(b'say We met ' + bytes([byte]) + b' early\n')
        out.write(b'say \x1b[2J' + bytes([byte, byte, byte]) + b'\n')
out.write(b'say We met early\nsay ' + bytes(range(32, 256)) + b'\nsay \xf0\x9f\xa6\x8e\n' + 6 * b'done\n\n' + b'target 5\n\ntarget 5\n\n')
for byte in range(256):
    if byte != 10:
        out.write(b'msay hm ' + bytes([byte]) + b'\x1b]0;x\x07\n')
out.write(b'quit\n')
END
    timeout 60 "$lizardry" play newspeak --players you,you,you --seed 1 --save "$room/bytes.journal" <"$room/bytes" >"$room/bytes.out" 2>&1 || return 1
    holds "Pass the keyboard to M1" "$room/bytes.out" && holds "We met early" "$room/bytes.out" || return 1
    # what was typed is in a transcript behind its prompt; all else must be tame
    "$lizardry" replay "$room/bytes.journal" --seat 2 >"$room/bytes.tale" || return 1
    grep -av -e '^>' -e 'presses Enter' "$room/bytes.out" | cat - "$room/bytes.tale" "$room/bytes.journal" >"$room/tame"
    ! LC_ALL=C grep -aqP '[\x00-\x09\x0b-\x1f\x7f]|\xc2[\x80-\x9f]' "$room/tame"
}
check "NS-5.3 any bytes as talk" bytes

# ---- saving, replays
resumed() { # killed in the middle of a talk, it goes on with what was said
    mkfifo "$room/pipe" || return 1
    "$lizardry" play newspeak --seed 1 --bots normal --save "$room/killed" <"$room/pipe" >"$room/killed.out" 2>&1 &
    player=$!
    exec 3>"$room/pipe"
    printf 'A\nCinna\n3\nsay I saw him this morning\n' >&3
    tries=0
    until grep -q 'D1: I saw him' "$room/killed.out"; do
        tries=$((tries + 1))
        [ $tries -lt 100 ] || return 1
        sleep 0.05
    done
    kill -9 $player
    wait $player 2>/dev/null
    exec 3>&-
    printf 'quit\n' | "$lizardry" play --resume "$room/killed" >"$room/out" && holds "1 D1: I saw him this morning[=smelly]" "$room/out" && holds "D2 normal" "$room/out"
}
check "killed, it goes on where it stood" resumed
replayed() {
    for seat in 0 2; do
        "$lizardry" replay "$room/dissident.journal" --seat $seat >"$room/$seat.tale" && holds "What was meant" "$room/$seat.tale" || return 1
        sed '/^What was meant/,$d' "$room/$seat.tale" >"$room/$seat.eyes"
    done
    holds "D1: I saw him this morning[=" "$room/0.eyes" && holds "The code is 3." "$room/0.eyes" && lacks '[=' "$room/2.eyes" && lacks "The code is" "$room/2.eyes" &&
        lacks "takes the ID card" "$room/2.eyes" && holds "I saw him this morning" "$room/2.eyes"
}
check "a replay shows a seat's eyes, then the truth" replayed
together() { "$lizardry" replay "$room/dissident.journal" >"$room/tale" && holds "What was meant" "$room/tale" && holds " believed: " "$room/tale" && "$lizardry" replay "$room/dissident.journal" --all >"$room/all" && holds "had dialled" "$room/all" && "$lizardry" replay "$room/dissident.journal" --json | json >"$room/tale.json"; }
check "and everybody's" together

# ---- what ends the match for its seat is asked about once more
asked() {
    says "the match is over, and the others win. (Enter makes this move, any other answer does not.)" 'resign\nlook 3\nquit\n' --seat M1 && ! grep -q ' resign ' "$room/m" &&
        says "The seed of this match was" 'resign\n\n' --seat M1
}
check "to resign takes a second answer" asked

# ---- the clock
ticks() { # nobody types, and the match goes on: draws, talk of bots, deadlines
    mkfifo "$room/clock" || return 1
    "$lizardry" play newspeak --preset live --seats 3 --seat M1 --bots normal --seed 1 --save "$room/live" --option setup_ms=1000 --option ready_ms=0 --option hack_ms=1000 \
        --option dial_ms=1000 --option mod_ms=1000 --option vote_ms=1000 --option pick_ms=1000 <"$room/clock" >"$room/live.out" 2>&1 &
    player=$!
    exec 3>"$room/clock"
    tries=0
    until grep -q 'round 2' "$room/live.out"; do
        tries=$((tries + 1))
        [ $tries -lt 400 ] || { kill $player; return 1; }
        sleep 0.05
    done
    printf 'quit\n' >&3
    exec 3>&-
    wait $player && holds "0:01 > " "$room/live.out" && holds "the dials are opened" "$room/live.out" && grep -q ' tick ' "$room/live" && holds "play --resume" "$room/live.out"
}
check "alarms ring while nobody types" ticks
check "a wrong seat" code 2 "there is no seat 'M9'" "$lizardry" play newspeak --seat M9
check "--seat beside --players" code 2 "--seat does not fit" "$lizardry" play newspeak --players you,you,you --seat 1

# shellcheck source=tests/e2e/terminal.sh
. "$(dirname "$0")/terminal.sh"
fits_newspeak() { stands "$1" '^NewSpeak . '; }
lesson() { # then the match begins
    start one 80 24 play newspeak --seed 1 --bots normal && sees one "A lesson of " && keys one '' && sees one "You are D2" && keys one '' && sees one "You have understood" && holds "…glass queue" "$room/one.shot" &&
        keys one pass && sees one "Where do you meet" && keys one 2 && sees one "the dials are opened" && keys one '' && sees one "Vote for the ID card" && keys one 'vote cinna' &&
        sees one "Now the other side" && keys one 7 && sees one "no dial can be changed" && keys one ready && sees one "the dials are opened" && keys one '' && sees one "They are there" && keys one '' &&
        sees one "Now the match" && keys one '' && sees one "set A or set B" && fits_newspeak one
}
check "a worked round, by doing" lesson
dissident() {
    keys one A && sees one "Take an ID card" && fits_newspeak one && keys one cinna && sees one "Name the code" && fits_newspeak one && keys one 3 && sees one "Open the talk" && fits_newspeak one &&
        keys one '?say I saw him this morning' && sees one "Enter says it" && fits_newspeak one && keys one '' && sees one "1 D1: I saw him" && fits_newspeak one &&
        keys one done && sees one "Set your dial" && fits_newspeak one && keys one 10 && sees one "the dials are opened" && keys one '' && sees one "Vote for a" && fits_newspeak one
}
check "a Dissident's round on 80x24" dissident
moderator() {
    start two 120 40 play newspeak --seed 1 --seat M1 --bots normal && begins two && sees two "Which place have they agreed on" && fits_newspeak two &&
        holds "1 D1: " "$room/two.shot" && keys two 'mark cold' && sees two "It is said by code 1" && keys two '' && sees two "Which place" && keys two 4 && sees two "The pointer stands on 4" &&
        fits_newspeak two && keys two ready && sees two "the dials are opened" && keys two '' && sees two "round 2" && fits_newspeak two
}
check "a Moderator's on 120x40" moderator
mended() { # arrow up brings a refused sentence back
    start five 80 24 play newspeak --seed 1 --bots normal && begins five && keys five A && sees five "Take an ID card" && keys five Cinna && sees five "Name the code" && keys five 3 &&
        sees five "Open the talk" && keys five 'say We learn at 7' && sees five "NS-5.3/DIGIT" && tmux send-keys -t five Up && sees five "> say We learn at 7" && tmux send-keys -t five BSpace && keys five noon && sees five "1 D1: We learn[=loud] at noon"
}
check "a refused sentence can be mended" mended
coloured() { tmux capture-pane -e -p -t two >"$room/colour" && holds "$(printf '\033[')" "$room/colour"; }
check "in colour" coloured
hidden() { # between two people nothing is left on the screen, nor above it
    start three 80 24 play newspeak --seed 1 --players you:Ada,you:Ben,normal && begins three && sees three "to D1 Ada" && keys three '' && sees three "set A or set B" &&
        keys three A && sees three "to D2 Ben" && keys three '' && sees three "set A or set B" && keys three A && sees three "to D1 Ada" && keys three '' && sees three "Take an ID card" && keys three Viktor &&
        sees three "to D2 Ben" && tmux capture-pane -p -S - -t three >"$room/hidden" && lacks "Viktor" "$room/hidden" && [ "$(grep -c . "$room/hidden")" = 1 ]
}
check "the screen is hidden between two people" hidden
running() { # what is typed stays while others talk, and the time is shown
    start four 80 24 play newspeak --preset live --seats 3 --seat M1 --bots normal --seed 2 --option setup_ms=1000 --option ready_ms=0 && begins four &&
        sees four "The Dissidents choose" && tmux send-keys -t four -l "msay hel" && sees four "The Dissidents talk" && sees four "> msay hel" && tmux send-keys -t four "lo" Enter && sees four "M1 to the Moderators: hello" &&
        grep -Eq '^[0-9]:[0-9][0-9] >' "$room/four.shot"
}
check "the clock goes on while a person types" running
finish
