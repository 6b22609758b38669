#!/bin/sh
# newspeak_tables_test.sh NEWSPEAK-TABLES: the built-in file, broken in every way that NS-18.1 and NS-18.2 name and more,
# is refused with the whole message and its place; what is only written differently gives the same tables.
set -u
export LC_ALL=C
tables=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
good=$root/games/newspeak/newspeak.json
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
cases=0 bad=0

tell() { # WHAT: found and wanted are the same
    cases=$((cases + 1))
    if cmp -s wanted found; then
        echo "ok $cases - $1"
    else
        bad=$((bad + 1))
        echo "not ok $cases - $1"
        diff wanted found | sed 's/^/# /'
    fi
}

refused() { # SED-SCRIPT MESSAGE...
    name=$1
    sed "$1" "$good" >set.json
    shift
    ! cmp -s "$good" set.json || echo "# this changes nothing: $name"
    rm -f made.c made.h
    "$tables" set.json made.c made.h 2>found && echo "and it was taken" >>found
    [ ! -e made.c ] || echo "and it was written" >>found
    for message; do
        echo "set.json: $message"
    done >wanted
    tell "$(echo "$name" | tr '#\n' '  ')"
}
in_entry() { # SET WORD SED-COMMAND: a script for the lines of one code-word
    case $1 in A) from=1 to='/^  "B"/' ;; B) from='/^  "B"/' to=\$ ;; esac
    echo "$from,$to{/\"word\": \"$2\"/,/^    }/{$3;};}"
}
in_code() { # SET NUMBER SED-COMMAND
    case $1 in A) from=1 to='/^  "B"/' ;; B) from='/^  "B"/' to=\$ ;; esac
    echo "$from,$to{/\"number\": $2,/,/^    }/{$3;};}"
}

# The file
sed '3d;2s/,//' "$good" >set.json
line=$(grep -n '"notes"' set.json | cut -d: -f1)
"$tables" set.json made.c made.h 2>found
echo "set.json:$line: not JSON: '}' expected near '\"notes\"'; mend what stands there or before it" >wanted
tell "NS-18.1: what is not JSON is refused with its line"
"$tables" none.json made.c made.h 2>found
echo "newspeak-tables: cannot read 'none.json': unable to open none.json: No such file or directory" >wanted
tell "a file that is not there"
"$tables" "$good" none/made.c made.h 2>found
echo "newspeak-tables: cannot write 'none/made.c': No such file or directory" >wanted
tell "a folder that is not there"
sed 's/^   "serial": 13,/   "serial": 13, "serial": 13,/' "$good" >set.json
line=$(grep -n '"serial": 13' set.json | cut -d: -f1)
"$tables" set.json made.c made.h 2>found
echo "set.json:$line: not JSON: duplicate object key near '\"serial\"'; mend what stands there or before it" >wanted
tell "a key given twice"
refused 's/"game": "newspeak"/"game": "lies"/' "game: found 'lies', expected 'newspeak'"
refused 's/"format": 1/"format": 2/' "format: found 2, expected 1 to 1"
refused 's/^ "ids": / "idz": /' \
    "found 'idz', expected only 'game', 'format', 'tag_weights', 'meanings', 'locations', 'sets', 'ids', 'talk', 'notes' and 'fixture'" \
    "found no 'ids', expected one"

# Meanings and weights
refused 's/"tag_weights": \[3, /"tag_weights": [/' "tag_weights: found 13, expected 14"
refused 's/"tag_weights": \[3, 3/"tag_weights": [2, 3/' \
    "weight of tag 2: found 3 after 2, expected no more than that"
refused 's/"tag_weights": \[3, /"tag_weights": [3.5, /' "weight of tag 1: found no whole number, expected 1 to 9"
refused 's/^  "art",$/  "art", "art",/' "meaning 4: found 'art' after 'art', expected each once, by the alphabet"
refused 's/^  "art",$/  "art", "arts!",/' "meaning 4: found 'arts!', expected one word of the letters a to z"

# Places
refused 's/^   "serial": 13,/   "serial": 31,/' \
    "location 13 'Zoo': serial: found 31, expected 13: they count the locations from 1"
refused '/^   "serial": 20,/,/^  {/d' "locations: found 39, expected 40"
refused 's/"name": "Zoo"/"name": "Cinema"/' \
    "location 13 'Cinema': name: found that of location 9 too, expected one of its own"
refused 's/"name": "Zoo"/"name": "Zoo 2"/' \
    "location 13 'Zoo 2': name: found 'Zoo 2', expected words of letters with one blank between them"
refused 's/"name": "Zoo"/"name": "The Zoo of All Our Animals"/' \
    "location 13 'The Zoo of All Our Animals', name: found 'The Zoo of All Our Animals' of 26 bytes, expected 1 to 24"
refused 's/"tags": \["animal", "nature"/"tags": ["animal", "natur"/' \
    "location 13 'Zoo', tag 2: found 'natur', expected one of 'meanings'"
refused 's/"tags": \["animal", "nature"/"tags": ["animal", "animal"/' \
    "location 13 'Zoo', tag 2: found 'animal' a second time, expected another meaning"
refused 's/"tags": \["animal", "nature", /"tags": [/' "location 13 'Zoo', tags: found 12, expected 13 to 14"
refused 's/"tags": \["animal", "nature"/"tags": ["animal", "nature", "city"/' \
    "location 13 'Zoo', tags: found 15, expected 13 to 14"
refused 's/"tags": \["animal".*/"tags": "animal",/' "location 13 'Zoo', tags: found no list, expected one in [ ]"
refused 's/"hacked": "Most cages.*/"hacked": 7,/' "location 13 'Zoo', hacked: found no text, expected one in \" \""
refused 's/"hacked": "Most cages.*/"hacked": "",/' "location 13 'Zoo', hacked: found '' of 0 bytes, expected 1 to 120"
refused 's/"hacked": "Most cages.*/"hacked": "Most\\tcages",/' \
    "location 13 'Zoo', hacked: found a control character, expected plain text"
refused '/"hacked": "Most cages/d' "location 13 'Zoo': found no 'hacked', expected one"

# Code-words
refused 's/^  "B": {/  "C": {/' \
    "sets: found 'C', expected only 'A' and 'B'" "sets: found no 'B', expected one"
refused "$(in_entry A Answer 's/"word": "Answer"/"word": "answer"/')" \
    "set A, code-word 'answer': word: found 'answer', expected one word that begins with a capital"
refused "$(in_entry A Answer 's/"pos": .*/"pos": ["n", "x"],/')" \
    "set A, code-word 'Answer': pos: found 'x', expected 'n', 'v', 'a' or 'r'"
refused "$(in_entry A Answer 's/"answers"/"an answer"/')" \
    "set A, code-word 'Answer': forms 1: found 'an answer', expected one word of the letters a to z"
refused "$(in_entry B Worry '/"plain"/d')" "set B, code-word 'Worry': found no 'plain', expected one"
refused "$(in_entry B Worry 's/"plain": .*/"plain": [],/')" \
    "set B, code-word 'Worry', plain: found 0, expected 1 to 8"
refused '/"word": "Trouble"/,/^    {/d' "set A, codewords: found 19, expected 20"

# Codes
refused "$(in_code A 3 's/"number": 3/"number": 4/')" \
    "set A, code 3: number: found 4, expected 3: they count the codes from 1"
refused "$(in_code A 3 's/"Answer": .*/"Anser": "work",/')" \
    "set A, code 3: found 'Anser', expected only 'Answer', 'Believe', 'Break', 'Dream', 'Early', 'Family', 'Friend', 'Heart', 'Help', 'Hope', 'Idea', 'Learn', 'Long', 'Luck', 'Morning', 'Plan', 'Road', 'Story', 'Trouble' and 'Wait'" \
    "set A, code 3: found no 'Answer', expected one"
refused "$(in_code A 3 's/"Answer": .*/"Answer": "labour",/')" \
    "set A, code 3: 'Answer': found 'labour', expected one of 'meanings', or '-' for a blank"
refused "$(in_code A 3 's/"Believe": .*/"Believe": "work",/')" \
    "set A, code 3: 'Believe': found 'work', the meaning of 'Answer' too, expected another one"
refused "$(in_code A 3 's/"Break": .*/"Break": "city",/')" "set A, code 3: found 0 blanks ('-'), expected 1"
refused "$(in_code B 10 's/"Walk": .*/"Walk": "-",/')" "set B, code 10: found 2 blanks ('-'), expected 1"
refused '/"number": 9,/,/^    {/d' "set A, codes: found 9, expected 10" "set B, codes: found 9, expected 10"
refused "$(in_code A 2 's/"Answer": .*/"Answer": "cash",/'); $(in_code A 2 's/"Believe": .*/"Believe": "health",/')" \
    "set A, code 2: found 2 code-words whose meaning is a tag of location 22 'Court House', expected at least 3: give it another tag, or a code-word one of its tags"
refused 's/"Luck"/"Crowd"/' "set A, code-word 'Crowd': found 'Crowd', a meaning too, expected another word"
refused "$(in_entry B Young 's/"youth"/"warm"/')" \
    "set B, code-word 'Young': found 'warm', a meaning too, expected another word"
refused 's/"Luck"/"Tower"/' \
    "set A, code-word 'Tower': found 'Tower' in the name of location 39 'Tower Block', expected another word"

# What bots say
refused "$(in_entry A Answer 's/"I still owe her an answer"/"I still owe her a letter"/')" \
    "set A, code-word 'Answer', plain 2: found 'I still owe her a letter', expected the code-word or one of its forms once and nothing else that tells it"
refused "$(in_entry A Answer 's/"I still owe her an answer"/"my answer is her answer"/')" \
    "set A, code-word 'Answer', plain 2: found 'my answer is her answer', expected the code-word or one of its forms once and nothing else that tells it"
refused "$(in_entry A Answer 's/"I still owe her an answer"/"in reply to your answer"/')" \
    "set A, code-word 'Answer', plain 2: found 'in reply to your answer', expected the code-word or one of its forms once and nothing else that tells it"
refused "$(in_entry A Answer 's/"he never sent a reply"/"he never Answered"/')" \
    "set A, code-word 'Answer', veiled 1: found 'he never Answered', expected the code-word's cover once and nothing else that tells it"
refused "$(in_entry A Answer 's/"I still owe her an answer"/"her answer was a trouble"/')" \
    "set A, code-word 'Answer', plain 2: found 'trouble' in 'her answer was a trouble', which tells the code-word 'Trouble', expected none of it"
refused "$(in_entry A Answer 's/"he never sent a reply"/"he sent a reply at dawn"/')" \
    "set A, code-word 'Answer', veiled 1: found 'dawn' in 'he sent a reply at dawn', which tells the code-word 'Morning', expected none of it"
refused "$(in_entry A Answer 's/"retort"/"dawn"/')" \
    "set A, code-word 'Answer': found 'dawn' in 'dawn', which tells the code-word 'Morning', expected none of it" \
    "set A, code-word 'Morning': found 'dawn' in 'dawn', which tells the code-word 'Answer', expected none of it" \
    "set A, code-word 'Morning', veiled 1: found 'dawn' in 'we talked until dawn', which tells the code-word 'Answer', expected none of it"
refused 's/"By the way,"/"In morning,"/' \
    "set A, talk: found 'morning' in 'In morning,', which tells the code-word 'Morning', expected none of it"
refused 's/"; still, "/", luckily "/' \
    "set A, talk: found 'luckily' in ', luckily ', which tells the code-word 'Luck', expected none of it"
refused 's/"anyway"/"oh, my sister'"'"' friend"/' \
    "set A, talk: found 'friend' in 'oh, my sister' friend', which tells the code-word 'Friend', expected none of it" \
    "set B, talk: found 'sister' in 'oh, my sister' friend', which tells the code-word 'Brother', expected none of it"
refused 's/"anyway"/"it is what it is and it always was just that"/' \
    "set A: found messages of up to 112 characters (opener, clause, joiner, clause), expected 101: shorten the longest clause, it has 44" \
    "set B: found messages of up to 112 characters (opener, clause, joiner, clause), expected 101: shorten the longest clause, it has 44"

# ID cards
refused '/"name": "Gorden"/d' "ids: found 8, expected 9"
refused 's/"name": "Gorden"/"name": "Gordon"/' \
    "id 2 'Gorden': name: found 'Gordon', expected 'Gorden', the order of NS-9.1"
refused '/"name": "Julia"/s/"prevented"/"any"/' "id 3 'Julia': when: found 'any', expected 'prevented' (NS-9.1)"
refused '/"name": "Julia"/s/\[1, 2\]/[1, 3]/' "id 3 'Julia': delta: found other steps, expected those of NS-9.1"
refused '/"name": "Viktor"/s/true/false/' "id 5 'Viktor': any_code: expected true (NS-9.1)"
refused '/"name": "Viktor"/s/"filter_cost": 1/"filter_cost": 0/' "id 5 'Viktor': filter_cost: expected 1 (NS-9.1)"
refused '/"name": "Greg"/s/"players": \[3, 4\]/"players": [3, 4, 5]/' "id 9 'Greg': players: expected 3 to 4 (NS-9.1)"

# Complaints that are too many are counted
sed '/"tags"/s/", "/x", "/g' "$good" >set.json
"$tables" set.json made.c made.h 2>all
{ grep -c "x', expected one of 'meanings'" all; tail -n 1 all | sed 's/[0-9]*[0-9] more/SOME more/'; } >found
{ echo 40; echo "set.json: and SOME more like these"; } >wanted
tell "no more than 40 complaints are shown"

# Tables
"$tables" "$good" good.c good.h
same() { # WHAT: set.json makes the same tables
    "$tables" set.json made.c made.h
    cat good.c good.h >wanted
    cat made.c made.h >found
    tell "$1"
}
tr -d '\n' <"$good" | sed 's/  */ /g' >set.json
same "blanks make no difference"
sed '/"notes": \[/,/^ \]/d; s/^  "use": .*/  "use": "none",/' "$good" >set.json
same "notes make no difference"
sed '1,/^  "B"/{/"number": 1,/,/}/{/"Answer": /d; s/"Wait": "health"/"Wait": "health", "Answer": "glass"/;};}' "$good" >set.json
same "the order of keys makes no difference"
for change in 's/the kettle is on/the kettle was on/' 's/"Zoo"/"Menagerie"/' \
    '/"number": 1,/,/}/s/"Answer": "glass"/"Answer": "city"/' 's/Gentle beasts/Kind beasts/'; do
    sed "$change" "$good" >set.json
    "$tables" set.json made.c made.h
    cmp -s good.h made.h && echo "the same hash" || echo "another hash"
done >found 2>&1
printf 'another hash\n%.0s' 1 2 3 4 >wanted
tell "every change of the data changes the hash"

echo "1..$cases"
[ "$bad" -eq 0 ]
