#!/bin/sh
# newspeak_tables_test.sh NEWSPEAK-TABLES: the built-in set, broken in every way that NS-18.1 and NS-18.2 name and more, is
# refused with the whole message and its line; what is only written differently gives the same tables.
set -u
export LC_ALL=C
tables=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
good=$root/games/newspeak/reconstruction.newspeak
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
cases=0 bad=0

tell() { # WHAT: found and wanted are the same
    cases=$((cases + 1))
    if cmp -s wanted found; then
        printf 'ok %s - %s\n' "$cases" "$1"
    else
        bad=$((bad + 1))
        printf 'not ok %s - %s\n' "$cases" "$1"
        diff wanted found | sed 's/^/# /'
    fi
}

refused() { # SED-SCRIPT [PATTERN MESSAGE]...: the line of the message is the first that has the pattern; '-': the whole file
    name=$1
    sed -E "$1" "$good" >set.newspeak
    shift
    ! cmp -s "$good" set.newspeak || echo "# this changes nothing: $name"
    rm -f made.c made.h
    "$tables" set.newspeak made.c made.h 2>found && echo "and it was taken" >>found
    [ ! -e made.c ] || echo "and it was written" >>found
    while [ $# -gt 0 ]; do
        if [ "$1" = - ]; then
            echo "set.newspeak: $2"
        else
            echo "set.newspeak: line $(grep -nE -m 1 -- "$1" set.newspeak | cut -d: -f1): $2"
        fi
        shift 2
    done >wanted
    tell "$(printf '%s' "$name" | tr '#\n' '  ')"
}

# The file
"$tables" none.newspeak made.c made.h 2>found
echo "newspeak-tables: cannot read 'none.newspeak': No such file or directory" >wanted
tell "a file that is not there"
"$tables" "$good" none/made.c made.h 2>found
echo "newspeak-tables: cannot write 'none/made.c': No such file or directory" >wanted
tell "a folder that is not there"
"$tables" "$good" 2>found
: >wanted
tell "a sound set, only looked at"
refused 's/^set \| reconstruction/set | the words/' '^set' \
    "id: found 'the words', expected small letters, digits and '-', a letter first, at most 23 characters"
refused '/^set/d' - "records: found 0 of set, expected at least 1: set | ID | TITLE"
refused 's/^id \| Eve/idz | Eve/' - "records: found 8 of id, expected at least 9: id | NAME | WHEN | STEPS | LEAST to MOST" \
    '^idz' "record: found 'idz', expected one of: set weights meanings id place word plain veiled openers leads nods replies joiners reasons fillers topic"
refused 's/^set .*/set | x | The \x01/' - "records: found 0 of set, expected at least 1: set | ID | TITLE" \
    '^set' "text: found bytes that are not UTF-8, or a control character, expected plain text"

# Meanings and weights
refused 's/^weights \| 3 /weights | /' '^weights' "numbers: found '3 3 3 3 2 2 2 2 2 1 1 1 1', expected 14 of them"
refused 's/^weights \| 3 3/weights | 2 3/' '^weights' "weight of tag 2: found 3 after 2, expected no more than that"
refused 's/^weights \| 3 3/weights | 10 3/' '^weights' "weight of tag 1: found 10, expected 1 to 9"
refused 's/^weights \| 3 /weights | 3.5 /' '^weights' "number: found '3.5', expected one from -9999 to 9999"
refused 's/^meanings.*/meanings | advert/; /^ {11}/d' '^meanings' "meanings: found 1, expected 20 to 64"
refused 's/animal art banned/animal art art banned/' '^meanings' \
    "meaning 4: found 'art' after 'art', expected each once, by the alphabet"
refused 's/animal art banned/animal art arts! banned/' '^meanings' \
    "meaning 4: found 'arts!', expected one word of the letters a to z"

# Places
refused '/^place \| Cathedral/,/^word/{/^word/!d}' - \
    "records: found 11 of place, expected at least 12: place | NAME | TAGS | NEUTRAL | HACKED | FILTER"
zoo='^place \| (Zoo|The Zoo)'
refused 's/^place \| Tower Block/place | ZOO/' '^place \| ZOO' \
    "name: found 'ZOO', that of place 13 too, expected one of its own"
refused 's/^place \| Zoo/place | Zoo 2/' "$zoo" \
    "name: found 'Zoo 2', expected words of letters with one blank between them"
refused 's/^place \| Zoo/place | The Zoo of All Our Animals/' "$zoo" \
    "name: found 'The Zoo of All Our Animals' of 26 bytes, expected 1 to 24"
refused 's/animal nature outdoor children/animal natur outdoor children/' "$zoo" \
    "tag 2: found 'natur', expected one of the meanings"
refused 's/animal nature outdoor children/animal animal outdoor children/' "$zoo" \
    "tag 2: found 'animal' a second time, expected another meaning"
refused 's/animal nature outdoor children/outdoor children/' "$zoo" "tags: found 12, expected 13 to 14"
refused 's/animal nature outdoor children/animal nature city outdoor children/' "$zoo" "tags: found 15, expected 13 to 14"
refused '/Most cages/d' "$zoo" "fields: found 5, expected place | NAME | TAGS | NEUTRAL | HACKED | FILTER"
refused 's/\| Most cages.*/|/' "$zoo" \
    "fields: found an empty one, expected place | NAME | TAGS | NEUTRAL | HACKED | FILTER"
long=$(printf 'x%.0s' $(seq 121))
refused "s/\| Most cages.*/| $long/" "$zoo" "hacked: found '$long' of 121 bytes, expected 1 to 120"

# Code-words
answer='^word \| (. )?[Aa]nswer'
refused 's/^word \| A Answer/word | C Answer/' "$answer" "word: found 'C', expected one of: A B"
refused 's/^word \| A Answer/word | B Answer/' "^word \| B Young" "word: found one more of set B, expected at most 20"
refused 's/^word \| A Answer/word | Answer/' "$answer" "word: found 'Answer', expected A or B and a code-word"
refused 's/^word \| A Answer/word | A answer/' "$answer" \
    "word: found 'answer', expected one word that begins with a capital"
refused 's/^word \| A Answer \| nv/word | A Answer | nx/' "$answer" \
    "parts: found 'nx', expected some of the letters n, v, a and r"
refused 's/answers answered answering/Answers answered/' "$answer" \
    "form 1: found 'Answers', expected one word of the letters a to z"
refused 's/reply respond response retort/a b c d e f g h i/' "$answer" "cover: found 9, expected 1 to 8"
refused '/^plain \| B Worry/,/^veiled/{/^veiled/!d}' '^word \| B Worry' "word: found 'Worry' without clauses, expected plain and veiled"
refused 's/^plain \| B Young/plain | B Worry/' '^plain \| B Worry \| we were' \
    "plain: found 'B Worry' a second time, expected each once"
refused 's/^plain \| B Worry/plain | B Wory/' '^plain \| B Wory' "word: found 'Wory', expected a code-word of set B"
refused 's/^(plain \| B Worry) .*/\1 |/' '^plain \| B Worry' \
    "fields: found an empty one, expected plain | A WORD | CLAUSE | CLAUSE"
refused '/^word \| A Heart/,/^word \| B/{/^word \| B/!d}' - "words: found 7 of set A, expected 8 to 20"
refused '/^word \| A Heart/,/^openers/{/^openers/!d}' - \
    "records: found 7 of word, expected at least 16: word | A WORD | PARTS | MEANINGS | COVERS | FORMS" \
    - "records: found 7 of plain, expected at least 16: plain | A WORD | CLAUSE | CLAUSE" \
    - "records: found 7 of veiled, expected at least 16: veiled | A WORD | CLAUSE | CLAUSE"

# Codes
refused 's/^(word \| A Answer \| nv \|) glass/\1/' "$answer" "meanings: found 9, expected 10: one for each code"
refused 's/^(word \| A Answer \| nv \| glass guard) work/\1 labour/' "$answer" \
    "code 3: found 'labour', expected one of the meanings, or '-' for a blank"
refused 's/^(word \| A Believe \| v \| uniform uniform) cold/\1 work/' '^word \| A Believe' \
    "code 3: found 'work', the meaning of 'Answer' too, expected another one"
refused 's/^(word \| A Break \| nv \| stone service) -/\1 city/' - "set A, code 3: found 0 blanks ('-'), expected 1"
refused 's/^(word \| B Walk \|.*) [a-z]+$/\1 -/' - "set B, code 10: found 2 blanks ('-'), expected 1"
refused 's/^(word \| A Answer \| nv \| glass) guard/\1 cash/; s/^(word \| A Believe \| v \| uniform) uniform/\1 health/' - \
    "set A, code 2: found 2 code-words whose meaning is a tag of place 22 'Court House', expected at least 3: give it another tag, or a code-word one of its tags"
refused 's/A Luck/A Crowd/' '^word \| A Crowd' "word: found 'Crowd', a meaning too, expected another word"
refused 's/youngest youth youthful/youngest warm youthful/' '^word \| B Young' \
    "word: found 'warm', a meaning too, expected another word"
refused 's/A Luck/A Tower/' '^word \| A Tower' \
    "word: found 'Tower' in the name of place 39 'Tower Block', expected another word"

# What bots say
plain='^plain \| A Answer' veiled='^veiled \| A Answer'
refused 's/I still owe her an answer about the wedding/I still owe her a letter/' "$plain" \
    "clause: found 'I still owe her a letter', expected the code-word or one of its forms once and nothing else that tells it"
refused 's/I still owe her an answer about the wedding/my answer is her answer/' "$plain" \
    "clause: found 'my answer is her answer', expected the code-word or one of its forms once and nothing else that tells it"
refused 's/I still owe her an answer about the wedding/in reply to your answer/' "$plain" \
    "clause: found 'in reply to your answer', expected the code-word or one of its forms once and nothing else that tells it"
refused 's/he never sent a reply to my letter/he never Answered/' "$veiled" \
    "clause: found 'he never Answered', expected the code-word's cover once and nothing else that tells it"
refused 's/I still owe her an answer about the wedding/her answer was a trouble/' "$plain" \
    "set A: found 'trouble' in 'her answer was a trouble', which tells the code-word 'Trouble', expected none of it"
refused 's/he never sent a reply to my letter/he sent a reply at dawn/' "$veiled" \
    "set A: found 'dawn' in 'he sent a reply at dawn', which tells the code-word 'Morning', expected none of it"
refused 's/reply respond response retort/reply respond response retort dawn/' "$answer" \
    "set A: found 'dawn' in 'dawn', which tells the code-word 'Morning', expected none of it" \
    '^word \| A Morning' "set A: found 'dawn' in 'dawn', which tells the code-word 'Answer', expected none of it" \
    '^veiled \| A Morning' \
    "set A: found 'dawn' in 'we talked until dawn', which tells the code-word 'Answer', expected none of it"
refused 's/Guess what,/In morning,/' '^openers' \
    "set A: found 'morning' in 'In morning,', which tells the code-word 'Morning', expected none of it"
refused 's/; meanwhile,/, luckily/' '^joiners' \
    "set A: found 'luckily' in ', luckily', which tells the code-word 'Luck', expected none of it"
refused "s/\| I lost count/| oh, my sister' friend/" '^fillers' \
    "set A: found 'friend' in 'oh, my sister' friend', which tells the code-word 'Friend', expected none of it" \
    '^fillers' "set B: found 'sister' in 'oh, my sister' friend', which tells the code-word 'Brother', expected none of it"
refused 's/\| I lost count/| it is what it is and it always was just that way/' \
    - "set A: found messages of up to 142 characters (opener, clause, joiner, clause), expected 140: shorten the longest clause, it has 48" \
    - "set B: found messages of up to 142 characters (opener, clause, joiner, clause), expected 140: shorten the longest clause, it has 48"
refused 's/\| I lost count/| as before/' '^fillers' "found 'as before', which nobody may say (NS-5.5), expected another clause"
refused 's/\| I lost count/| 7 of them/' '^fillers' \
    "found '7 of them', expected letters, blanks and ' , . ! ? ; : - alone (NS-5.3)"
refused 's/Guess what,/Guess what/' '^openers' "openers: found 'Guess what', expected a mark at its end"
refused 's/\| ; meanwhile,/| meanwhile,/' '^joiners' "joiners: found 'meanwhile,', expected a mark at its beginning"
refused 's/Exactly\./Exactly,/' '^nods' \
    "nods: found 'Exactly,', expected a full stop or another such mark at its end"
refused 's/\| I lost count/| I lost count./' '^fillers' \
    "clause: found 'I lost count.', expected no mark but commas, or '?' at its end"
refused '/^plain \| A Answer/,/^veiled/{/^veiled/!d}; s/^veiled \| A Answer/plain | A Answer | did you answer?\n&/' \
    "$plain" "clauses: found questions alone, expected a statement among them"
refused 's/^topic \| kettle/topic | Kettle/' '^topic \| Kettle' \
    "noun 1: found 'Kettle', expected one word of the letters a to z"
refused 's/the kettle is on/the kettle is our only hope/' '^topic \| kettle' \
    "set A: found 'hope' in 'the kettle is our only hope', which tells the code-word 'Hope', expected none of it"

# ID cards
refused 's/^id \| Gorden/id | Gordon/' '^id \| Gordon' \
    "word: found 'Gordon', expected one of: Eve Gorden Julia Malkah Viktor Cinna Trevor Avni Greg"
refused '/^id \| Gorden/d' - "records: found 8 of id, expected at least 9: id | NAME | WHEN | STEPS | LEAST to MOST"
refused 's/^id \| Cinna .*/id | Viktor | any | any | 3 to 6 /' '^id \| Viktor .* $' \
    "id: found 'Viktor' a second time, expected each once"
refused 's/^(id \| Julia \|) prevented/\1 any/' '^id \| Julia' "when: found 'any', expected 'prevented' (NS-9.1)"
refused 's/^(id \| Julia .*)\+2/\1+3/' '^id \| Julia' "steps: found '+1 +3', expected '+1 +2' (NS-9.1)"
refused 's/^(id \| Viktor \| any \|) any/\1 +1/' '^id \| Viktor' "steps: found '+1', expected 'any' (NS-9.1)"
refused 's/^(id \| Greg .*)3 to 4/\13 to 5/' '^id \| Greg' "players: found '3 to 5', expected '3 to 4' (NS-9.1)"

# Troubles that are too many are dropped
sed '/^      | [a-z][a-z]* [a-z]* [a-z]*/s/ \([a-z]*\)/ \1x/g' "$good" >set.newspeak
"$tables" set.newspeak made.c made.h 2>all
grep -c . all >found
echo 40 >wanted
tell "no more than 40 troubles are shown"

# Tables
"$tables" "$good" good.c good.h
same() { # WHAT: set.newspeak makes the same tables
    "$tables" set.newspeak made.c made.h
    cat good.c good.h >wanted
    cat made.c made.h >found
    tell "$1"
}
grep -v '^#' "$good" | grep . | sed 's/ *| */ | /g' >set.newspeak
same "comments and blanks make no difference"
sed 's/$/\r/' "$good" >set.newspeak
same "ends of lines as others write them make no difference"
for change in 's/the kettle is on/the kettle was on/' 's/^place | Zoo/place | Menagerie/' \
    's/^word | A Answer | nv | glass/word | A Answer | nv | city/' 's/Gentle beasts/Kind beasts/'; do
    sed "$change" "$good" >set.newspeak
    "$tables" set.newspeak made.c made.h
    cmp -s good.h made.h && echo "the same hash" || echo "another hash"
done >found 2>&1
printf 'another hash\n%.0s' 1 2 3 4 >wanted
tell "every change of the data changes the hash"

echo "1..$cases"
[ "$bad" -eq 0 ]
