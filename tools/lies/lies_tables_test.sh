#!/bin/sh
# lies_tables_test.sh LIES-TABLES: the built-in set, broken in every way that LL-15.4 names and more, is refused with the
# whole message; what is only written differently gives the same tables; and the set is what docs/rules/lies.md says.
set -u
export LC_ALL=C
tables=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
good=$root/games/lies/reconstruction.lies law=$root/docs/rules/lies.md
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

# The line a complaint must name: '=' the first that differs from the good set, '-' none, else the first that has this.
line_of() {
    case $1 in
    -) ;;
    =) cmp "$good" set.lies | sed 's/.* line \([0-9]*\)$/ line \1:/' ;;
    *) grep -nF -- "$1" set.lies | head -n 1 | sed 's/^\([0-9]*\):.*/ line \1:/' ;;
    esac
}
refused() { # SED-SCRIPT { WHERE MESSAGE }...
    name=$1
    sed "$1" "$good" >set.lies
    shift
    rm -f made.c made.h
    "$tables" set.lies made.c made.h 2>found && echo "and it was taken" >>found
    [ ! -e made.c ] || echo "and it was written" >>found
    while [ $# -gt 0 ]; do
        echo "set.lies:$(line_of "$1") $2"
        shift 2
    done >wanted
    tell "LL-15.4 $(printf '%s\n' "$name" | tr '#\n' '  ')"
}
op() { # OPS WHAT: as the program of Funding Round, an action without a theory
    refused "s/| deploy any\$/| $1/" = "$2"
}

# Lines and records
refused '3s/^/   /' \
    - "records: found 0 of set, expected at least 1: set | ID | TITLE | NOTE" \
    '   set' "line: found a continuation (it begins with a blank), expected a record before it" \
    ' | The printed' "line: found a continuation (it begins with a blank), expected a record before it"
refused 's/Family Feed/Fam\x01ily/' \
    = "text: found bytes that are not UTF-8, or a control character, expected plain text"
refused 's/Family Feed/Fam\xc3ily/' \
    = "text: found bytes that are not UTF-8, or a control character, expected plain text"
refused 's/^rounds  /round  /' \
    - "records: found 0 of rounds, expected at least 1: rounds | N" \
    = "record: found 'round', expected one of: role theory word set supply limit rounds points threshold handicap net node alt bases setup deck card board scenario part effect ending after"
refused '/^rounds/d' \
    - "records: found 0 of rounds, expected at least 1: rounds | N"
refused '/^handicap *| 2/d' \
    - "records: found 2 of handicap, expected at least 4: handicap | 4 seats | scenario | CT,PM N | CT,DE N | EL,PM N | EL,DE N"
refused '/^bases/d' \
    - "records: found 0 of bases, expected at least 1: bases | ID ID"
refused '/^scenario/d' \
    - "records: found 0 of scenario, expected at least 1: scenario | ID | TITLE"
refused 's/^rounds.*/&\n&/' \
    = "record: found one more rounds, expected at most 1"
refused 's/^limit .*/limit | conspiracy 4 | aware 3/' \
    = "fields: found 3, expected limit | conspiracy N | aware N | hand N"
refused 's/^limit .*/limit | conspiracy 4 | aware 3 | hand/' \
    = "field 3: found 'hand', expected 'hand NUMBER'"
refused 's/^limit .*/limit | aware 3 | conspiracy 4 | hand 5/' \
    = "field 1: found 'aware 3', expected 'conspiracy NUMBER'" \
    = "field 2: found 'conspiracy 4', expected 'aware NUMBER'"
refused 's/^limit .*/limit | conspiracy 4 | aware 3 | hand 5 | | | | | | |/' \
    = "fields: found 11, expected limit | conspiracy N | aware N | hand N"
refused 's/hand 5/hand 0/' \
    = "number: found '0', expected one from 1 to 9"
refused 's/bird 50/bird 5O/' \
    = "number: found '5O', expected one from 0 to 200"
refused 's/bird 50/bird -1/' \
    = "number: found '-1', expected one from 0 to 200"
refused 's/bird 50/bird 999999999999999999999/' \
    = "number: found '999999999999999999999', expected one from 0 to 200"
refused 's/^rounds.*/rounds | 9/' \
    = "number: found '9', expected one from 1 to 8"
refused 's/^set .*/set | My Set | T/' \
    = "id: found 'My Set', expected small letters, digits and '-', a letter first, at most 23 characters"
refused 's/^scenario .*/scenario | none | x/' \
    = "scenario: found 'none', expected another id: none is a game without it"
refused 's/| Family Feed/| /' \
    = "fields: found an empty one, expected node | ID | NAME | X Y | LINES | BESIDE"
refused 's/Family Feed/A community whose name does not end before the sixtieth letter of it/' \
    = "name: found one of 68 bytes, expected at most 60"

# Theories and roles
refused '/^theory *| lizard/d; s/lizard/bird/g' \
    - "records: found 1 of theory, expected at least 2: theory | ID | NAME | NAMES" \
    'supply' "field 2: found 'bird 50', expected 'lizard NUMBER'"
refused 's/^theory *| bird/theory | Bird/' \
    = "theory: found 'Bird', expected a word of small letters, at most 23, that is no piece and no word of ops"
refused 's/^theory *| bird/theory | lost/' \
    = "theory: found 'lost', expected a word of small letters, at most 23, that is no piece and no word of ops"
refused 's/^theory *| bird/theory | aware/' \
    = "theory: found 'aware', expected a word of small letters, at most 23, that is no piece and no word of ops"
refused 's/^theory *| lizard/theory | bird/' \
    = "theory: found 'bird' a second time, expected each once"
refused 's/^limit/word | Awares | Leaflets\n&/' \
    = "word: found 'Awares', expected one of: an Aware, Aware, Aware (several), a Flag, Flag, Flags, flags, flag, flagged, unflagged, a Moderator, Moderator, Moderators, a Vulnerability mark, Vulnerability, vulnerable, Spreaders, Spreader, Stoppers, Stopper"
refused 's/^limit/word | an Aware | a <Leaflet>\n&/' \
    = "word: found 'a <Leaflet>', expected none of { } < > in it"
refused 's/^limit/word | a Flag | a {seat}\n&/' \
    = "word: found 'a {seat}', expected none of { } < > in it"
refused 's/^limit/word | a Flag | a Note\nword | a Flag | a Mark\n&/' \
    'a Mark' "word: found 'a Flag' a second time, expected each once"
refused 's/^limit/word | a Flag\n&/' \
    = "fields: found 2, expected word | RULEBOOK'S | SET'S"
refused 's/^limit/role | XX | AA\n&/' \
    = "word: found 'XX', expected one of: CT EL PM DE"
refused 's/^limit/role | CT | Ct\n&/' \
    = "role: found 'Ct', expected 2 capitals"
refused 's/^limit/role | CT | EL\n&/' \
    'role | CT' "role: found 'EL' for two roles, expected each once"

# Points and orders
refused 's/^points *| 2 seats/points | 3 seats/' \
    = "word: found '3 seats', expected one of: 2 seats 4 seats"
refused 's/^points *| 2 seats/points | 4 seats/' \
    'points  ' "points: found '4 seats' a second time, expected each once"
refused 's/spreaders 2 3/spreaders 2/' \
    = "field 2: found 'spreaders 2', expected 'spreaders OUTER CENTRE'"
refused 's/stoppers 2 3/spreaders 2 3/' \
    = "field 3: found 'spreaders 2 3', expected 'stoppers OUTER CENTRE'"
refused 's/spreaders 2 3/spreaders 2 ten/' \
    = "number: found 'ten', expected one from 0 to 9"
refused 's/^\(threshold *| 2.*\)CT,DE [0-9]*/\1CT,DM 19/' \
    = "field 3: found 'CT,DM 19', expected 'CT,DE NUMBER'"
refused 's/^\(threshold *| 2.*\)CT,DE [0-9]*/\1CT,DE/' \
    = "field 3: found 'CT,DE', expected 'CT,DE NUMBER'"
refused 's/^\(handicap *| 2 seats | none .*EL,DE\) .*/\1 -10/' \
    = "number: found '-10', expected one from -9 to 9"
refused 's/^handicap *| 2 seats | none/handicap | 2 seats | never/' \
    = "word: found 'never', expected one of: scenario none"
refused 's/^handicap *| 2 seats | none/handicap | 2 seats | scenario/' \
    = "handicap: found '2 seats' a second time, expected each once"

# The board
refused 's/^net  | MT/net  | Mt/' \
    = "network: found 'Mt', expected 1 to 4 capitals"
refused 's/^net  | MT/net  | CH/' \
    = "network: found 'CH' a second time, expected each once"
refused 's/#C4302B/C4302B/' \
    = "hue: found 'C4302B', expected # and six hexadecimal digits"
refused 's/938 232 150/938 232/' \
    = "numbers: found '938 232', expected 3 of them"
refused 's/938 232 150/938 232 15o/' \
    = "number: found '15o', expected one from -9999 to 9999"
refused 's/^net  | TB.*/net | QQ | Empty | 1 1 1 | #000000\n&/' \
    = "network QQ: found no node of it, expected one at least"
refused 's/^node | TB1 .*/net | AA | a | 1 1 1 | #000000\nnet | AB | b | 1 1 1 | #000000\nnet | AC | c | 1 1 1 | #000000\nnet | AD | d | 1 1 1 | #000000\n&/' \
    'net | AD' "networks: found more than 8, expected at most that many"
refused 's/^node | MT4/node | XX4/' \
    = "node: found 'XX4', expected letters of a network that has a record"
refused 's/^node | MT4/node | MT/' \
    = "node: found 'MT', expected its network's letters and a number"
refused 's/^node | MT4/node | MT3/' \
    = "node: found 'MT3' a second time, expected each once"
refused 's/1015 190/1015/' \
    = "numbers: found '1015', expected 2 of them"
refused 's/| TB2 TB6 CH1 /| TB2 TB6 CH9 /' \
    = "line of TB1: found 'CH9', expected a node that has a record"
refused 's/| TB2 TB6 CH1 /| TB2 TB6 TB1 /' \
    = "line of TB1: found itself, expected another node"
refused 's/| TB2 TB6 CH1 /| TB2 TB6 CH1 CH1 /' \
    = "line of TB1: found 'CH1' twice, expected it once"
refused 's/| TB2 TB6 CH1 /| TB2 TB6 CH1 CH3 /' \
    = "line of TB1: found 'CH3', which does not name TB1, expected both or neither"
refused 's/| TB2 TB6 CH1 /| TB2 TB6 /' \
    'node | CH1' "line of CH1: found 'TB1', which does not name CH1, expected both or neither"
refused 's/| chan$/| chum/' \
    = "beside CH2: found 'chum', expected an alternative network that has a record" \
    'node | CH4' "beside CH4: found 'chum', expected an alternative network that has a record" \
    'node | SH2' "beside SH2: found 'chum', expected an alternative network that has a record" \
    'node | SH4' "beside SH4: found 'chum', expected an alternative network that has a record"
refused 's/^alt   | gober/alt   | chan/' \
    = "alternative network: found 'chan' a second time, expected each once"
refused 's/^alt   | gober/alt   | Gober/' \
    = "id: found 'Gober', expected small letters, digits and '-', a letter first, at most 23 characters"
refused 's/^alt   | atekun .*/&\nalt | more1 | More | 1 1 1 | 1 1 | 1 1\nalt | more2 | More | 1 1 1 | 1 1 | 1 1/' \
    'alt | more2' "alternative networks: found more than 4, expected at most that many"
refused 's/570 840/570/' \
    = "numbers: found '570', expected 2 of them"
refused 's/630 840  | reference/630 840 | referenced/' \
    = "last field: found 'referenced', expected reference or nothing"
refused 's/| atekun$/|/' \
    'alt   | atekun' "alternative network atekun: found no node beside it, expected one at least" \
    'bases | chan atekun' "bases: found atekun beside nodes of one network, expected of two at least"
refused 's/^bases | chan gober/bases | chan/' \
    = "bases: found 'chan', expected two alternative networks"
refused 's/^bases | chan gober/bases | chan chan/' \
    = "bases: found 'chan chan', expected two alternative networks"
refused 's/^bases | chan gober/bases | chan gober\nbases | chan gober/' \
    = "bases: found 'chan gober' a second time, expected each once"
refused 's/SH4     | chan/SH4     |/;s/SH1 SH4         | chan/SH1 SH4 |/;s/SH2 SH3         | chan/SH2 SH3 |/' \
    bases "bases: found chan beside nodes of one network, expected of two at least" \
    'bases | chan atekun' "bases: found chan beside nodes of one network, expected of two at least"
refused 's/bird 50/bird 1/' \
    = "supply: found 1 of a theory, expected 2 at least, which lie for reference"

# Setup
refused 's/^setup | DE/setup | XX/' \
    = "word: found 'XX', expected one of: CT EL PM DE seeds 1 seeds 2"
refused 's/^setup | DE/setup | PM/' \
    = "setup: found 'PM' a second time, expected each once"
refused 's/^setup | seeds 2/setup | CT/' \
    - "records: found no setup of 'seeds 2', expected one: setup | seeds 2 | OPS" \
    = "op: found 'seed', expected it in setup of seeds 1 and 2 alone"
refused 's/^setup | DE .*/setup | DE | seed bird centre/' \
    = "op: found 'seed', expected it in setup of seeds 1 and 2 alone"
refused 's/| deploy any$/| seed bird any/' \
    = "op: found 'seed', expected it in setup of seeds 1 and 2 alone"

# Decks
refused 's/^deck  | PM/deck  | XX/' \
    = "role: found 'XX', expected one of: CT EL PM DE"
refused 's/^deck  | PM/deck  | CT/' \
    = "deck: found 'CT' a second time, expected each once"
refused 's/doubles 1/twice/' \
    = "last field: found 'twice', expected doubles and a number, or nothing"
refused 's/doubles 1/doubles one/' \
    = "number: found 'one', expected one from 0 to 9"
refused 's/^deck  | PM .*/& | doubles 1/' \
    = "deck PM: found doubles, expected them of EL alone"
refused 's/^card  | CT05/card  | CT06/' \
    = "card: found 'CT06', expected 'CT05', which comes next"
refused 's/^card  | CT05/card  | XX05/' \
    = "role: found 'XX', expected one of: CT EL PM DE" \
    'card  | CT06' "card: found 'CT06', expected 'CT05', which comes next"
refused 's/Hot Take | 2/Hot Take | 1/' \
    'deck  | EL' "deck EL: found 11 cards, expected 12"
refused 's/Hot Take | 2/Hot Take | 0/' \
    = "number: found '0', expected one from 1 to 12"
refused 's/Hot Take | 2/Hot Take | 13/' \
    = "number: found '13', expected one from 1 to 12"
refused 's/Censored! | 1 | - | reaction/Censored! | 1 | - | action/' \
    deck "deck CT: found 11 action, 0 step, 1 reaction cards, expected 10, 0, 2"
refused 's/Hot Take | 2 | - | step/Hot Take | 2 | - | action/' \
    'deck  | EL' "deck EL: found 2 action, 10 step, 0 reaction cards, expected 0, 12, 0"
refused 's/Hot Take | 2 | - | step/Hot Take | 2 | - | soon/' \
    = "word: found 'soon', expected one of: action step reaction"
refused 's/Hot Take | 2 | - | step/Hot Take | 2 | fish | step/' \
    = "word: found 'fish', expected one of: bird lizard - chosen"
refused 's/add bird any ; add bird conn/add bird any ; add lizard conn/' \
    = "ops of EL04: found another theory or any, expected bird alone"
refused 's/add bird any ; add bird conn/add bird any ; again other/' \
    = "ops of EL04: found another theory or any, expected bird alone"
refused 's/^card  | EL11/card  | EL11 | A | 1 | - | step | shift | t\ncard | EL12 | A | 1 | - | step | shift | t\ncard | EL13/' \
    'card | EL13' "cards of EL: found more than 12 kinds, expected at most that many"

# Role boards
refused 's/^board | CT | cards/board | CT | hand/' \
    = "word: found 'hand', expected one of: run cards step"
refused 's/^board | CT | cards/board | XX | cards/' \
    = "role: found 'XX', expected one of: CT EL PM DE"
refused '/^board | CT | cards/d' \
    deck "board of CT: found 0 cards and 0 step records, expected 1 and 0: its cards are actions"
refused 's/^board | CT | cards.*/&\n&/' \
    deck "board of CT: found 2 cards and 0 step records, expected 1 and 0: its cards are actions"
refused 's/^board | EL | step | Stir.*/board | EL | cards | Cards/' \
    'deck  | EL' "board of EL: found 1 cards and 2 step records, expected 0 and 1 at least: its cards are steps"
refused 's/^board | EL | step | Stir.*/board | EL | step | Stir/' \
    = "step: found no ops and text, expected board | ROLE | step | NAME | OPS | TEXT"
refused 's/^board | EL | step | Stir.*/&\n&\n&/' \
    'board | EL | step | Spread' "steps of EL: found more than 4, expected at most that many"

# The scenario
refused 's/^part   | 2/part   | 3/' \
    = "part: found 3, expected 2, which comes next" \
    'part   | 3 | The Last' "part: found 3, expected 2, which comes next"
refused 's/^part   | 2/part   | two/' \
    = "number: found 'two', expected one from 1 to 8" \
    'part   | 3' "part: found 3, expected 2, which comes next"
refused 's/clean TB/clean XX/' \
    = "condition: found 'clean XX', expected clean and a network that has a record"
refused 's/clean TB/dirty TB/' \
    = "condition: found 'dirty TB', expected controls>=N, clean NETWORK or maxtheory>=table"
refused 's/controls>=1/controls>=9/' \
    = "number: found '9', expected one from 1 to 5"
refused 's/^effect | 1 | first/effect | 4 | first/' \
    = "number: found '4', expected one from 1 to 3"
refused 's/^effect | 1 | first/effect | 1 | last/' \
    = "word: found 'last', expected one of: first then"
refused 's/^effect | 1 | first | CT,EL/effect | 1 | first | CT,XX/' \
    = "role: found 'XX', expected one of: CT EL PM DE"
refused 's/^effect | 1 | first | CT,EL/effect | 1 | first | ,/' \
    = "roles: found ',', expected some of CT,EL,PM,DE, or all"
refused 's/^effect | 2 | then | PM/effect | 2 | first | CT/' \
    = "effect: found a second one for the same role here, expected one"
refused 's/^ending | 1 | yes/ending | 1 | maybe/' \
    = "word: found 'maybe', expected one of: no yes"
refused 's/^ending | 1 | yes/ending | 1 | no/' \
    'ending | 1 | no | No' "ending: found 'no' a second time, expected each once"
refused "s/^ending | 1 | yes | [^|]*/ending | 1 | yes | $(printf '%0401d' 0) /" \
    = "text: found one of 401 bytes, expected at most 400"
refused '/^ending | 1 | yes/d' \
    part "part 1: found no ending 'yes', expected both"
refused 's/spreaders 2$/spreaders/' \
    = "bonus: found 'spreaders', expected spreaders or stoppers and a number"
refused 's/spreaders 2$/everybody 2/' \
    = "bonus: found 'everybody 2', expected spreaders or stoppers and a number"
refused 's/spreaders 2$/spreaders 0/' \
    = "number: found '0', expected one from 1 to 20"
refused 's/^after  | 1 | yes | DE/after  | 1 | yes | PM/' \
    = "after: found a second one for the same role here, expected one"

# Ops
op 'fly any' \
    "op 'fly any': found 'fly', expected an op: seed add restore aware vuln flag unflag deploy move shove shift walk activate pick net theory policy again each aware-again aware-each remove takedown activate-net sweep calm-nets strip draw"
op 'deploy' \
    "op 'deploy': found nothing more, expected deploy SELECTOR [xN] [min M] [opt] [distinct] [othernet] [now]"
op 'deploy everywhere' \
    "op 'deploy everywhere': found 'everywhere', expected a selector: any engaged reach conn path net base base1 base2 centre outer gateway modded unmodded flagged pile3 fresh added lost nearlost tokens neartokens awared aware2"
op 'deploy any\&everywhere' \
    "op 'deploy any&everywhere': found 'any' beside other selectors, expected any alone, or without it"
op 'deploy modded\&unmodded' \
    "op 'deploy modded&unmodded': found selectors that no node meets together, expected one or the other"
op 'deploy fresh\&tokens' \
    "op 'deploy fresh&tokens': found selectors that no node meets together, expected one or the other"
op 'deploy centre\&gateway' \
    "op 'deploy centre&gateway': found selectors that no node meets together, expected one or the other"
op 'add any' \
    "op 'add any': found nothing more, expected add THEORY SELECTOR [xN] [min M] [opt] [distinct] [othernet] [onetheory] [now] [foothold]"
op 'add fish any' \
    "op 'add fish any': found 'fish', expected a theory: bird lizard any same other chosen lost"
op 'seed any base1' \
    "op 'seed any base1': found 'any', expected seed bird, or seed lizard, and SELECTOR [xN] [min M] [opt] [distinct] [othernet]"
op 'add engaged any' \
    "op 'add engaged any': found 'engaged', expected a theory: bird lizard any same other chosen lost"
op 'add lizard conn' \
    "op 'add lizard conn': found 'conn' with no node named before it, expected pick, add, aware, activate or deploy before it"
op 'add lizard path' \
    "op 'add lizard path': found 'path' with no node named before it, expected pick, add, aware, activate or deploy before it"
op 'flag any ; add lizard conn' \
    "op 'add lizard conn': found 'conn' with no node named before it, expected pick, add, aware, activate or deploy before it"
op 'flag net' \
    "op 'flag net': found 'net' with no network chosen before it, expected net before it"
op 'add chosen any' \
    "op 'add chosen any': found 'chosen' with no theory chosen before it, expected theory or policy before it"
op 'add same any' \
    "op 'add same any': found 'same' with no token added before it, expected add before it"
op 'again same' \
    "op 'again same': found 'again' with no token added before it, expected add before it"
op 'aware any ; again same' \
    "op 'again same': found 'again' with no token added before it, expected add before it"
op 'add any any ; aware-again' \
    "op 'aware-again': found 'aware-again' with no Aware added before it, expected aware before it"
op 'add any any ; again any' \
    "op 'again any': found 'any', expected again same, or again other"
op 'activate-net' \
    "op 'activate-net': found 'activate-net' with no network chosen before it, expected net before it"
op 'theory ; each chosen conn' \
    "op 'theory': found 'theory' with no node named before it, expected pick, add, aware, activate or deploy before it"
op 'pick any ; each bird conn' \
    "op 'each bird conn': found 'bird', expected each chosen conn"
op 'pick any ; theory ; each chosen near' \
    "op 'each chosen near': found 'near', expected each chosen conn"
op 'remove 1 any' \
    "op 'remove 1 any': found 'remove' with no node named before it, expected pick, add, aware, activate or deploy before it"
op 'pick any ; remove any' \
    "number: found 'any', expected one from 1 to 20"
op 'pick any ; remove 0 any' \
    "number: found '0', expected one from 1 to 20"
op 'pick any ; takedown any' \
    "op 'takedown any': found 'any', expected takedown bird, or takedown lizard"
op 'sweep 1 chosen modded' \
    "op 'sweep 1 chosen modded': found 'chosen' with no theory chosen before it, expected theory or policy before it"
op 'policy modded ; sweep 1 bird modded' \
    "op 'sweep 1 bird modded': found 'bird', expected sweep NUMBER chosen SELECTOR [unflag]"
op 'net ; flag net' \
    "op 'net': found nothing more, expected net fit, or net flaggable"
op 'net flagged ; flag net' \
    "op 'net flagged': found 'flagged', expected net fit, or net flaggable"
op 'net fit' \
    "op 'net fit': found nothing after strip or fit, expected an op"
op 'pick any fit' \
    "op 'pick any fit': found nothing after strip or fit, expected an op"
op 'pick any ; theory fit' \
    "op 'theory fit': found nothing after strip or fit, expected an op"
op 'move' \
    "op 'move': found nothing more, expected move 1, or move 2"
op 'move 3' \
    "number: found '3', expected one from 1 to 2"
op 'draw' \
    "op 'draw': found nothing more, expected draw NUMBER"
op 'strip' \
    "op 'strip': found nothing after strip or fit, expected an op"
op 'strip ; flag any' \
    "op 'flag any': found strip before it, expected add right after strip"
op 'deploy any x0' \
    "number: found '0', expected one from 1 to 20"
op 'deploy any x21' \
    "number: found '21', expected one from 1 to 20"
op 'deploy any min' \
    "number: found '', expected one from 1 to 20"
op 'deploy any x2 min 3' \
    "op 'deploy any x2 min 3': found min above the number of times, expected xN with N as large at least"
op 'deploy any min 2' \
    "op 'deploy any min 2': found min above the number of times, expected xN with N as large at least"
op 'deploy any calm' \
    "op 'deploy any calm': found 'calm', expected deploy SELECTOR [xN] [min M] [opt] [distinct] [othernet] [now]"
op 'flag any distinct' \
    "op 'flag any distinct': found 'distinct', expected flag SELECTOR [xN] [min M] [opt] [now]"
op 'shove x2' \
    "op 'shove x2': found 'x2', expected shove"
op 'deploy any now' \
    "op 'deploy any now': found now or foothold, expected engaged or reach beside it"
op 'add any any foothold' \
    "op 'add any any foothold': found now or foothold, expected engaged or reach beside it"
op 'deploy any ; need deploy any' \
    "op 'need deploy any': found a need too many, or after an op, expected at most 2, before all ops"
op 'need deploy any ; need flag any ; need unflag ; deploy any' \
    "op 'need unflag': found a need too many, or after an op, expected at most 2, before all ops"
op 'need deploy any' \
    "op 'need deploy any': found no op, expected an op"
op 'need add any conn ; deploy any' \
    "op 'need add any conn': found 'conn' with no node named before it, expected pick, add, aware, activate or deploy before it"
op ';' \
    "op ';': found no op, expected an op"
op 'shift ; shift ; shift ; shift ; shift ; shift ; shift' \
    "op 'shift': found one op too many, expected at most 6"
op 'deploy a b c d e f g h i j k l m n o p q r s t u v w x y' \
    "op 'deploy a b c d e f g h i j k l m n o p q r s t u v w x y': found a very long op, expected a few words"
op 'deploy \&' \
    "op 'deploy &': found '&', expected a few selectors"
refused 's/bird 50/bird 5O/;s/^rounds.*/rounds | 9/;s/Hot Take | 2/Hot Take | two/;s/clean TB/clean XX/' \
    = "number: found '5O', expected one from 0 to 200" \
    'rounds |' "number: found '9', expected one from 1 to 8" \
    'card  | EL01' "number: found 'two', expected one from 1 to 12"

# The world's own errors
echo "lies-tables: cannot read 'absent.lies': No such file or directory" >wanted
"$tables" absent.lies made.c made.h 2>found
tell "no file"
printf 'set | a\0b' >set.lies
echo "set.lies: line 1: text: found bytes that are not UTF-8, or a control character, expected plain text" >wanted
"$tables" set.lies made.c made.h 2>&1 | grep text: >found
tell "bytes instead of text"
echo "lies-tables: cannot write 'absent/made.c': No such file or directory" >wanted
"$tables" "$good" absent/made.c made.h 2>found
tell "nowhere to write"

# Continued lines put together.
joined() { sed ':join; N; $!b join; s/\n  */ /g' "$1"; }

# What is only written differently gives the same tables; what says something else has another hash.
"$tables" "$good" good.c good.h
same() { # WHAT, of set.lies
    rm -f made.c made.h
    "$tables" set.lies made.c made.h 2>found && cat made.c made.h >found
    cat good.c good.h >wanted
    tell "$1"
}
differs() { # SED-SCRIPT
    sed "$1" "$good" >set.lies
    rm -f made.c made.h
    "$tables" set.lies made.c made.h
    grep HASH good.h >before
    grep HASH made.h >after
    echo differs >wanted
    { [ ! -s after ] || cmp -s before after || echo differs; } >found
    tell "the hash knows: $1"
}
sed '/^#/d; /^$/d; s/  */ /g; s/^ /\t/' "$good" >set.lies
same "without comments and columns"
sed 's/$/  /; s/^node/# a comment\n\n&/' "$good" >set.lies
same "with more comments and blanks"
{ printf '\357\273\277' && sed 's/$/\r/' "$good"; } >set.lies
same "as another system's editor saves it"
joined "$good" >set.lies
same "every record on one line"
{ sed -n '/^scenario/,$p' "$good" && sed '/^scenario/,$d' "$good"; } >set.lies
same "the scenario first, though it names networks"
for change in 's/Family Feed/Family Food/' 's/540 346/540 347/' 's/bird 50/bird 49/' 's/doubles 1/doubles 2/' \
    's/^board | CT | cards | Cards/board | CT | cards | Hand/' 's/shift x3/shift x2/' 's/Seven days left/Six days left/' \
    's/spreaders 2$/spreaders 3/' '/^handicap/s/EL,DE .*/EL,DE 7/' 's/Election season/Election time/' 's/^rounds.*/rounds | 5/' \
    's/630 840  | reference/630 840 |/' 's/CT,EL | vuln outer/CT | vuln outer/'; do
    differs "$change"
done

# What the page of the format shows is taken.
sed -n '/^card | PM03/,/^```/p' "$root/docs/lies-data.md" | grep -v '^```' >card
joined "$good" | sed '/^card  | PM03/{r card
d}' >set.lies
"$tables" set.lies made.c made.h 2>found
grep -c 'Spotlight' made.c >>found
echo 2 >wanted
tell "the card of docs/lies-data.md"

# The set and the law say the same.
awk -F ' *[|] *' '/^[|] [A-Z][A-Z][1-6] / {
    sub(/2[+]2chan/, "chan", $7); sub(/Göber/, "gober", $7); sub(/Atekun/, "atekun", $7)
    print $2 "|" $3 "|" $4 " " $5 "|" $6 "|" $7 }' "$law" >wanted
awk -F ' *[|] *' '/^node/ { print $2 "|" $3 "|" $4 "|" $5 "|" $6 }' "$good" >found
tell "LL-2.2: the nodes, their lines and what they lie beside"
awk -F ' *[|] *' '/^[|] (CT|EL|PM|DE)[0-9][0-9] / {
    sub(/–/, "-", $5)
    print $2 "|" $3 "|" $4 "|" tolower($5) "|" ($2 ~ /^EL/ ? "step" : tolower($6)) }' "$law" >wanted
joined "$good" | awk -F ' *[|] *' '/^card/ { print $2 "|" $3 "|" $4 "|" $5 "|" $6 }' >found
tell "LL-8.1 to LL-8.4: names, copies, theories and timings of the cards"
sed -n '/LL-4.5/,/LL-4.8/p' "$law" | tr '\n' ' ' | sed 's/  */ /g' | grep -o '"[^"]*"' | tr -d '"' >wanted
while read -r text; do
    joined "$good" | grep -qF -- "$text" && echo "$text"
done <wanted >found
tell "LL-4.5 to LL-4.7: the scenario's texts"
numbers() { # KIND: a line for each record of it, by order
    awk -F ' *[|] *' -v kind="$1" '$1 == kind {
        for (i = NF - 3; i <= NF; i++) { sub(/.* /, "", $i); printf "%s%s", $i, i < NF ? " " : "\n" } }' "$good"
}
table() { # HEAD: the rows of the law's table that begins so
    awk -F ' *[|] *' -v head="$1" 'index($2, head) == 1 { on = 1; next } !/^[|]/ { on = 0 }
        on && !/---/ { print $3, $4, $5, $6 }' "$law" | sed 's/−/-/g'
}
table "threshold of the set" >wanted
numbers threshold >found
tell "LL-4.8: the thresholds"
table "handicap of the set" >wanted
numbers handicap >found
tell "LL-10.4: the handicap of the set"
sed -n 's/.*power \*Teach\*: up to \([0-9]*\) times.*/\1/p' "$law" >wanted
sed -n 's/^board | DE | run | Teach | .* x\([0-9]*\)$/\1/p' "$good" >found
tell "LL-7.4: how often Teach may be used"

echo "1..$cases"
[ "$bad" -eq 0 ]
