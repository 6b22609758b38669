-- NewSpeak, docs/rules/newspeak.md, sections 1 to 4, 12 and 16: sides, setup, the clock, options.

-- Section 1: players and sides

NS-1.1 sides, majority and codes by the number of players
seats 3 // = dissidents 2 ; moderators 1 ; codes 6 ; outcome-of 3,3 1 H 3 ; outcome-of 3,4 1 L 1
seats 4 // = dissidents 2 ; moderators 2 ; codes 7
seats 5 // = dissidents 3 ; moderators 2 ; codes 8 ; outcome-of 3,3,4 1 H 3 ; outcome-of 3,4,5 1 L 1
seats 6 // = dissidents 4 ; moderators 2 ; codes 9 ; outcome-of 3,3,3,4 1 H 3 ; outcome-of 3,3,4,5 1 L 1

NS-1.2 three to six people play
game newspeak no NS-1.2: seats=0
game newspeak no NS-1.2: seats=1
game newspeak no NS-1.2: seats=2
game newspeak no NS-1.2: seats=7
game newspeak no NS-1.2: seats=16

NS-1.3 Dissidents sit first, D1 leads
seats 5 turn D1 code
= view D3 side dissident ; view M1 side moderator ; view M2 seat 4 ; view watcher side watcher ; wait D1
D2 no NS-14.1/SEAT: code 1 // M1 no NS-14.1/SEAT: code 1
D1: code 1 // = phase ready

NS-1.4 a majority closes at once
seats 6 turn D1 pickd
board HNNN/NNNN/NNNN
D2: choose 5 // D4: choose 5 // = phase pickd ; naming D2 5 1 ; wait D1
D3: choose 5 // = board HNNN/HNNN/NNNN ; phase vote

NS-1.4 two of four are none; the clock gives it to most names
seats 6 turn D1 pickd
board HNNN/NNNN/NNNN
D1: choose 3 // D2: choose 5 // D3: choose 5 // D4: choose 2 // = phase pickd
tick // = board HNNN/HNNN/NNNN

NS-1.4 a tie goes to the option of the lowest seat among the tied, not to the lowest option
seats 6 turn D1 pickd
board HNNN/NNNN/NNNN
D1: choose 9 // D2: choose 5 // D3: choose 2 // D4: choose 9
D1: choose 12 // D2: choose 9 // D3: choose 5 // D4: choose 5 // = phase pickd
tick // = board HNNN/HNNN/NNNN

NS-1.4 of a tie: the seat counts that has named it first in the order of seats
seats 6 turn D1 pickd
board HNNN/NNNN/NNNN
D2: choose 3 // D3: choose 8 // D4: choose 3 // D1: choose 8 // = phase pickd
tick // = board HNNN/NNNH/NNNN
seats 4 turn D1 pickd
board HNNN/NNNN/NNNN
D2: choose 3 // D1: choose 8 // tick // = board HNNN/NNNH/NNNN
seats 6 turn D1 pickd
board NNNN/NNNN/NNNH
D1: choose 5 // D2: choose 1 // D3: choose 1 // D4: choose 3
tick // = board HNNN/NNNN/NNNH

NS-1.4 without a clock it closes when all have named one
seats 6 turn D1 pickd clock=none
board HNNN/NNNN/NNNN
D4: choose 8 // D2: choose 8 // D3: choose 3 // = phase pickd ; wait D1
D1: choose 12 // = board HNNN/NNNH/NNNN

NS-1.4 with a clock all four names leave it open; three namings each
seats 6 turn D1 set
D1: set A, set B, set A // D1 no NS-14.1/CAP: set B
D2: set B // D3: set B // D4: set A // = phase set
D4: set B // = phase ids ; set B

NS-1.4 one Moderator is the whole team
seats 3 turn M1 pickm
board MNNN/NNNN/NNNN
D1 no NS-14.1/SEAT: choose 2
M1: choose 2 // = board MMNN/NNNN/NNNN

NS-1.5 without a majority no card is used, whatever most have named
seats 6 turn D1 vote
D1: vote Gorden // D2: vote Gorden // D3: vote Eve // D4: vote none // = phase vote
tick // = told all no-card ; code 1 ; round 2
seats 6 turn D1 vote clock=none
D1: vote Gorden // D2: vote Gorden // D3: vote Eve // D4: vote none // = told all no-card ; code 1 ; round 2

NS-1.5 a majority for none closes it; silence is none
seats 3 turn D1 vote
D1: vote none // = phase vote // D2: vote none // = told all no-card ; round 2 ; now 0
seats 3 turn D1 vote
D1: vote Cinna // tick // = told all no-card ; round 2

NS-1.6 the record begins with all seats filled
game newspeak seats=5
= phase set ; may D1 D2 D3 M1 M2 ; step 0 ; round 0

-- Section 2: components

NS-2.5 six tokens, timers of 120 and 60 seconds
game newspeak seats=3
= supply 6 ; tokens - ; option hack_ms 120000 ; option mod_ms 60000

NS-2.6 four columns, three rows
seats 3
= adjacent 4: 3 8 ; adjacent 5: 1 6 9 ; adjacent 9: 5 10 ; adjacent 12: 8 11 ; adjacent 2: 1 3 6 ; adjacent 7: 3 6 8 11
= distance 4 5 4 ; distance 12 1 5 ; distance 7 7 0 ; distance 9 4 5 ; distance 1 9 2

NS-2.7 within a radius: the slot itself too, and over holes
seats 3
= within 0 5: 5 ; within 1 5: 1 5 6 9 ; within 2 12: 4 7 8 10 11 12 ; within 3 12: 3 4 6 7 8 9 10 11 12
seats 3 turn M1 guess
supply 0 | tokens 1 | dials 3 3 | board NXNN/NNNN/NNNN
M1: ask D1 1 2 // = told all asked M1 D1 1 2 YES

-- Section 3: setup

NS-3.1 SET, deal, IDS, CODE, READY, each until it is answered
game newspeak seats=3
= phase set ; alarm 60000 ; round 0
@100 D1: set B // @200 D2: set B // = phase ids ; alarm 60200 ; told all set - B
@300 D1: id Cinna // = phase ids ; alarm 60200
@400 D2: id Trevor // = phase code ; alarm 60400 ; told all ids
@500 D1: code 4 // = phase ready ; alarm 60500 ; round 1 ; code 4 ; cards Cinna Trevor

NS-3.1 or until the time is up
game newspeak seats=3 setup_ms=5000
@4999 = phase set // @5000 = phase ids ; alarm 10000
@10000 = phase code ; alarm 15000 // @15000 = phase ready ; alarm 75000

NS-3.2 twelve of forty, in the order drawn, Neutral
shuffle museum-of-progress night-club
game newspeak seats=3 set=A
= told all place - 1 museum-of-progress ; told all place - 2 night-club ; told all place - 12 ; board NNNN/NNNN/NNNN
= shuffled 1 sorted ; phase ids ; view watcher slots[0].serial 33 ; view watcher slots[1].name Night Club

NS-3.2 drawn at setup, seen by nobody before SET is closed
shuffle museum-of-progress
game newspeak seats=3
= shuffled 1 sorted ; untold all place ; view D1 slots[0].serial absent ; lacks D1 tags ; lacks watcher tags
= blind D1 places 1 2 3 4 5 6 7 8 9 10 11 12 ; blind M1 places 1 2 3 4 5 6 7 8 9 10 11 12
D1: set A // = untold all place
D2: set A // = told all place - 1 museum-of-progress ; view M1 slots[0].serial 33 ; shuffled 1 sorted

NS-3.3 the Dissidents name the set for all to see; A if nobody does
game newspeak seats=3
M1 no NS-14.1/SEAT: set A
D1: set B // = told all named-set D1 B ; view M1 named [[1,1],[null,0],[null,0]]
tick // = set B
game newspeak seats=3
tick // = set A ; told all set - A

NS-3.3 skipped when the option names it
game newspeak seats=3 set=B
= phase ids ; set B ; told all set - B
game newspeak seats=3 set=A
= phase ids ; set A

NS-3.4 codes are numbers 1 to K
game newspeak seats=3 set=A codes=3
D1: id Cinna // D2: id Trevor // D1 no NS-14.1/RANGE: code 4 // D1 no LZ-1: code 0, code 11
= includes D1 code 1, code 3 ; excludes D1 code 4, code 10 ; codes 3
D1: code 3 // = code 3
game newspeak seats=6 set=A
= codes 9

NS-3.5 first come, first served, no exchange
game newspeak seats=3 set=A
D2: id Viktor // D1 no NS-14.1/TAKEN: id Viktor // D2 no NS-14.1/TAKEN: id Cinna, id Viktor
D1 no NS-14.1/CARD: id Eve, id Julia // M1 no NS-14.1/SEAT: id Cinna // D1 no LZ-1: id none
= wait D1 ; phase ids
D1: id Greg // = cards Greg Viktor ; phase code

NS-3.5 fellow Dissidents see the choice, Moderators do not
game newspeak seats=4 set=A
D1: id Cinna
= told D2 took-id D1 Cinna ; told D1 took-id D1 Cinna ; told M1 nothing ; told watcher nothing
= view D2 cards[0] Cinna ; view M1 cards [null,null] ; blind M1 holds D1 Greg ; blind watcher holds D1 none ; aware D2 holds D1 Greg
= noticed M1 0 0 ; view M1 wait [0,1]

NS-3.5 at the deadline the lowest seat draws first, from the free cards
game newspeak seats=5 set=A
D2: id Gorden
random 3 1
tick // = cards Viktor Gorden Julia ; told D2 drew-id D1 Viktor ; told D1 drew-id D3 Julia ; untold M1 drew-id ; untold all took-id ; told all ids

NS-3.5 absent=fixed: the first that is free, in the order of the cards
game newspeak seats=4 set=A absent=fixed
D1: id Viktor // tick // = cards Viktor Cinna
game newspeak seats=6 set=A absent=fixed
tick // = cards Eve Gorden Julia Malkah

NS-3.6 the leader names the code, and only Dissidents see it
seats 4 turn D1 code
D1: code 5
= code 5 ; told D2 code - 5 ; told D1 code - 5 ; untold M1 code ; untold watcher code ; told M1 round - 1 ; told M1 entered - ready
= view D2 code 5 ; view M1 code null ; blind M1 code 3 ; blind watcher code 3 ; aware D2 code 3 ; view D2 rounds[0].code 5 ; view M1 rounds[0].code null

NS-3.6 not named in time it is drawn, also with absent=fixed
seats 3 turn D1 code
random 3 // tick // = code 4 ; told D2 code - 4 ; untold M1 code
seats 3 turn D1 code absent=fixed
random 5 // tick // = code 6

NS-3.7 at first: dials 1, pointer 1, no tokens, supply 6, round 1
game newspeak seats=3 set=A clock=none
D1: id Cinna // D2: id Greg // D1: code 2
= NS1 NNNN/NNNN/NNNN r1 k6 c2 t- s6 d2m1 ; dials 1 1 ; pointer 1 ; dialled - ; used - ; asked 0

-- Section 4: the clock

NS-4.1 what is drawn comes at the tick, as an event; nobody can send it
seats 3
D1: start
* no LZ-1: target 3 // * no LZ-1: code 4
random 2 6
@149999 = phase dial ; dialled -
@150000 = dials 3 7 ; told D1 dial-drawn D1 3 ; told D2 dial-drawn D2 7 ; now 150000

NS-4.1 the same key gives the same draws
game newspeak seats=3 seed=one set=A
@400000 = round 1
game newspeak seats=3 seed=two set=A
@100000000 = next over

NS-4.2 each deadline is handled at its own time
seats 3 absent=fixed dial_ms=1000 hack_ms=2000 ready_ms=3000 mod_ms=4000 vote_ms=5000
= alarm 3000
@2999 = phase ready // @3000 = phase talk ; now 3000 ; alarm 5000
@5000 = phase dial ; now 5000 ; alarm 6000 // @6000 = phase guess ; now 6000 ; alarm 10000
@10000 = phase vote ; now 10000 ; alarm 15000 // @15000 = phase ready ; now 15000 ; alarm 18000
seats 3 absent=fixed dial_ms=1000 hack_ms=2000 ready_ms=3000 mod_ms=4000 vote_ms=5000
@15700 = phase ready ; now 15000 ; alarm 18000

NS-4.2 a move at exactly the deadline is late, one before is in time
seats 3
@59999 D2: start // = phase talk ; alarm 179999
@179998 D1: target 4 // @179999 D1 no NS-14.1/STATE: done // = phase dial ; alarm 209999
@209998 D1: target 5 // = phase dial ; dial D1 5

NS-4.2 times are counted from the setup's
game newspeak seats=3 now=5000
= alarm 65000 ; view M1 now 5000 ; view watcher now 5000 ; view D1 now 5000 ; noticed M1 0 5000

NS-4.2 a move that comes late finds the state that is there by then
seats 3 absent=fixed
@60001 D1: say "Good evening" // = phase talk ; said-at D1 60001 ; alarm 180000 ; told all entered - talk

NS-4.3 no clock, no deadlines
game newspeak seats=3 clock=none
= alarm never ; wait D1
@99999999 D2: set A // = phase set ; alarm never ; wait D1
D1: set A // = phase ids ; alarm never ; wait D1
D1: id Cinna // = wait D2 // D2: id Greg // = phase code ; alarm never ; wait D1
D1: code 2 // = phase talk ; alarm never ; wait D1
D1: pass // = wait D2 // D2: pass // = phase dial ; alarm never ; wait D1 D2
D2: target 2 // = wait D1 // D1: target 2 // = phase guess ; alarm never ; wait M1
M1: point 3 // = wait M1 // M1: ready // = phase vote ; alarm never ; wait D1
D1: vote Cinna // = wait D2 // D2: vote Cinna // = phase shift ; alarm never ; wait D1
D1: shift +1 // = phase talk ; round 2 ; alarm never ; wait D2

NS-4.3 where order matters the game holds for one at a time, and all may act
seats 6 turn D1 pickd
board HNNN/NNNN/NNNN // = wait D1 ; may D1 D2 D3 D4 M1 M2
D1: choose 2 // = wait D2 // D3: choose 3 // = wait D2
seats 4 turn M1 pickm
board HNNN/NNNN/NNNN // = wait M1 ; may D1 D2 M1 M2
M1: choose 2 // = wait M2
seats 4 turn M1 guess
= wait M1 // M2: point 3, ready // = wait M1 // M1: ready // = phase vote
seats 4 turn M1 guess
M1: point 3, ready // = wait M2
seats 6 turn D1 vote
D1: vote Eve // D2: vote Gorden // D3: vote none // = wait D4 // D4: vote none // = wait - ; phase vote
seats 4
= wait D1 // D2: start // = wait D1 ; phase talk // D1: done // = wait D2
D2: target 3 // = wait D1
seats 4 turn D2 shift
= wait D2 ; may D1 D2 M1 M2

NS-4.4 what each clock has
seats 3
= option setup_ms 60000 ; option ready_ms 60000 ; option hack_ms 120000 ; option dial_ms 30000 ; option mod_ms 60000 ; option pick_ms 30000
= option vote_ms 45000 ; option msg_max 160 ; option msg_budget 40 ; option msg_gap_ms 1500 ; option talk 0
seats 3 clock=corr
= option setup_ms 172800000 ; option ready_ms 0 ; option hack_ms 172800000 ; option dial_ms 86400000 ; option mod_ms 86400000 ; option pick_ms 86400000
= option vote_ms 86400000 ; option msg_max 240 ; option msg_budget 6 ; option msg_gap_ms 0 ; option talk 0 ; phase talk
seats 3 clock=none
= option setup_ms 0 ; option hack_ms 0 ; option dial_ms 0 ; option mod_ms 0 ; option pick_ms 0 ; option vote_ms 0
= option ready_ms 0 ; option msg_max 240 ; option msg_budget 4 ; option msg_gap_ms 0 ; option talk 1 ; phase talk

NS-4.4 each state lasts as long as its option says
seats 3 turn D1 set // = alarm 60000
seats 3 turn D1 ids // = alarm 60000
seats 3 turn D1 code // = alarm 60000
seats 3 turn D1 talk // = alarm 120000
seats 3 turn D1 dial // = alarm 30000
seats 3 turn M1 guess // = alarm 60000
seats 3 turn D1 pickd // = alarm 30000
seats 3 turn M1 pickm // = alarm 30000
seats 3 turn D1 vote // = alarm 45000
seats 3 turn D1 shift // = alarm 30000
seats 3 turn D1 shift pick_ms=2000 // = alarm 2000

NS-4.4 an option that is given holds in every mode
seats 3 clock=corr msg_max=100 talk=1 // = option msg_max 100 ; option talk 1 ; option msg_budget 6
seats 3 clock=none talk=0 msg_budget=1 // = option talk 0 ; option msg_budget 1

NS-4.5 by correspondence a budget of six messages takes the place of the seconds
seats 3 clock=corr
= phase talk ; alarm 172800000
D1: say "One", say "Two", say "Three", say "Four", say "Five", say "Six"
D1 no NS-5.4/BUDGET: say "Seven"
= said D1 6 ; phase talk

NS-4.6 by turns: only the seat on turn, and each move hands the turn on
seats 5 clock=none
= talker D1
D2 no NS-4.6/TURN: say "Hello", pass, done
D1: say "Hello" // = talker D2 // D2: pass // = told all passed D2 ; talker D3 // D3: done // = talker D1 ; passes 1
D1: pass // = phase dial

NS-4.6 round r opens with the next seat
seats 5 clock=none // round 2 // = talker D2
seats 5 clock=none // round 3 // = talker D3
seats 5 clock=none // round 4 // = talker D1
seats 5 turn D1 vote clock=none
D1: vote none // D2: vote none // = round 2 ; talker D2
D3 no NS-4.6/TURN: pass // D2: pass // = talker D3 // D3: pass // = talker D1

NS-4.6 say starts the count of passes anew, done does not
seats 5 clock=none
D1: pass // D2: pass // = passes 2 // D3: say "Well" // = passes 0 ; phase talk
D1: pass // D2: done // = passes 1 ; phase talk // D3: pass // = phase dial
seats 5 clock=none
D1: pass // D2: pass // D3: done // = phase dial

NS-4.6 who is done or has no budget left is passed over
seats 5 clock=none msg_budget=1
D1: say "One" // D2: done // = talker D3 // D3: pass // = talker D3 ; phase dial
seats 5 clock=none msg_budget=1
D1: say "One" // D2: say "Two" // = talker D3 ; phase talk // D3: say "Three" // = phase dial
seats 5 clock=none
D1: done // D2: done // D3: say "Alone" // = talker D3 ; phase talk // D3: say "Still", pass // = phase dial
seats 5 clock=none
D1: done // D2: done // D3: done // = phase dial

NS-4.6 dials are not set in a talk by turns; where talk is free nobody passes
seats 3 clock=none
D1 no NS-14.1/STATE: target 3 // = excludes D1 target 3
seats 3 turn D1 talk
D1 no NS-14.1/STATE: pass // D2: say "I begin" // D1: target 3 // = dialled D1

NS-4.6 by turns with a clock: its time ends it all the same
seats 3 turn D1 talk talk=1
@119999 D1: say "Late" // = phase talk // @120000 = phase dial

NS-4.7 a hidden choice that was missed is drawn and hidden as it would have been
seats 4 turn D1 dial
random 4 8
tick
= dials 5 9 ; told D1 dial-drawn D1 5 ; untold D2 dial-drawn D1 ; untold M1 dial-drawn ; untold watcher dial-drawn ; untold all dialled
= blind M1 dial D1 2 ; blind D2 dial D1 2 ; aware D1 dial D1 2 ; blind watcher dial D1 2
seats 4 turn D2 shift
code 6 | holds D2 Trevor | using Trevor
random 1
tick // = code 4 ; told D1 shifted - 4 ; untold M1 shifted ; untold watcher shifted

NS-4.7 absent=fixed draws nothing
seats 4 turn D1 dial absent=fixed
dials 7 2
tick // = dials 7 2 ; told D1 dial-drawn D1 7

NS-4.8 draws of one moment: the lowest seat first, at the time of the deadline
seats 5 turn D1 dial
D2: target 6
random 0 2
tick // = dials 1 6 3 ; now 30000 ; dialled D2

NS-4.8 only from what is in play
seats 3 turn D1 dial
board XNNX/NNNN/NNNN
random 0 9
tick // = dials 2 12
seats 3 turn D1 shift
holds D1 Viktor | using Viktor | code 1
random 5
tick // = code 6 ; board MNNN/NNNN/NNNN

-- Section 12: absence

NS-12.1 nobody comes: the clock plays the match to its end
game newspeak seats=6
@86400000 = next over
game newspeak seats=3 absent=fixed
@86400000 = next over ; winner M1

-- Section 16: options

NS-16.1 durations of a second to a week, ready_ms also none
game newspeak no NS-16.1: setup_ms=999
game newspeak no NS-16.1: ready_ms=1
game newspeak no NS-16.1: ready_ms=999
game newspeak no NS-16.1: hack_ms=0
game newspeak no NS-16.1: dial_ms=999
game newspeak no NS-16.1: mod_ms=0
game newspeak no NS-16.1: pick_ms=10
game newspeak no NS-16.1: vote_ms=999
game newspeak no: hack_ms=604800001
game newspeak no: hack_ms=-2
seats 3 setup_ms=1000 ready_ms=1000 hack_ms=1000 dial_ms=1000 mod_ms=1000 pick_ms=1000 vote_ms=604800000
= alarm 1000 ; option vote_ms 604800000 ; option setup_ms 1000
seats 3 ready_ms=0
= phase talk ; alarm 120000

NS-16.1 lengths, budgets and gaps
game newspeak no NS-16.1: msg_max=39
game newspeak no NS-16.1: msg_max=0
game newspeak no: msg_max=501
game newspeak no NS-16.1: msg_budget=0
game newspeak no: msg_budget=201
game newspeak no: msg_gap_ms=60001
game newspeak no: surv_per_round=7
seats 3 msg_max=40 msg_budget=1 msg_gap_ms=60000 // = option msg_max 40
seats 3 msg_max=500 msg_budget=200 msg_gap_ms=0 // = option msg_max 500 ; option msg_budget 200

NS-16.1 ready_ms=0: the next round begins with talk too
seats 3 turn D1 vote ready_ms=0
D1: vote none // D2: vote none // = phase talk ; round 2 ; alarm 120000

NS-16.2 as many codes as all agree on, one to ten
seats 3 codes=1 // = codes 1
seats 3 codes=10 // = codes 10
seats 6 codes=2 // = codes 2
game newspeak no: codes=11
