-- NewSpeak, docs/rules/newspeak.md, sections 13 and 14: who knows what, what is refused, positions.

-- Section 13: information

NS-13.1 open to all: board, tokens, supply, round, state, deadline, set, codes
seats 4 turn D1 talk
NS1 NNHM/NXNH/NNNN r5 k6 c3 t3,8 s3 d2m2
= view watcher slots[2].status hacked ; view watcher slots[3].status moderated ; view watcher slots[5].status removed ; view watcher slots[0].status neutral
= view watcher slots[2].token true ; view watcher slots[0].token false ; view watcher supply 3 ; view watcher round 5 ; view watcher phase talk ; view watcher deadline 120000
= view watcher set A ; view watcher codes 6 ; view M1 slots[0].name Night Club ; view M1 slots[0].serial 1 ; view M1 dissidents 2 ; view M1 moderators 2 ; view watcher turn 0
= aware watcher board NNNN/NNNN/NNNN ; aware M1 tokens 3 ; aware M1 supply 2 ; aware watcher round 4 ; aware M1 codes 7 ; aware watcher set B

NS-13.1 the code and its history: Dissidents only
seats 4 turn D1 talk
round 3 | code 4
= view D1 code 4 ; view D2 code 4 ; view M1 code null ; view watcher code null ; view D2 rounds[0].code 4 ; view M1 rounds[0].code null
= blind M1 code 5 ; blind M2 code 5 ; blind watcher code 5 ; aware D1 code 5 ; aware D2 code 5

NS-13.1 ID cards: all Dissidents'; of Moderators and spectators only what was used
seats 4 turn D1 talk
used Cinna
= view D1 cards [Cinna,Greg] ; view D2 cards [Cinna,Greg] ; view M1 cards [null,null] ; view watcher cards [null,null]
= blind M1 cards Viktor Trevor ; blind watcher cards Viktor Trevor ; aware D2 holds D1 Viktor ; aware M1 used Greg

NS-13.1 a dial before the reveal: its owner only; which are set: all
seats 4 turn M1 guess
dials 5 8
= view D1 dial 5 ; view D2 dial 8 ; view M1 dial null ; view watcher dial null ; lacks M1 dials
= blind D2 dial D1 9 ; blind M1 dial D1 9 ; blind watcher dial D2 9 ; aware D1 dial D1 9
= view M1 dialled [0,1] ; view M1 pointer 1 ; view D1 ready []
M1: point 4, ready // = view D1 ready [2] ; view D1 pointed true ; view D1 points [1,0] ; view watcher pointer 4

NS-13.1 done, turns and marks are public
seats 4 turn D1 talk talk=1
D1: say "Hello" // = view M1 said [1,0] ; view M1 turn 1 ; view M1 said_at [0,0] // D2: pass // = view watcher passes 1
D1: done // = phase dial ; view watcher done [0]

NS-13.1 names in PICKD and votes: live for Dissidents, the result for the others
seats 4 turn D1 pickd
board HNNN/NNNN/NNNN
@500 D1: choose 3
= told D1 chose D1 3 ; told D2 chose D1 3 ; told M1 nothing ; told watcher nothing ; view D2 named [[2,1],[null,0],[null,0],[null,0]] ; view M1 named [[null,0],[null,0],[null,0],[null,0]]
= blind M1 naming D1 5 2 ; blind watcher naming D1 0 0 ; aware D2 naming D1 5 1
@700 D2: choose 3 // = told M1 hacked - 3 ; untold M1 chose ; told watcher hacked - 3
seats 4 turn D1 vote
@500 D1: vote Cinna // = told D2 voted D1 Cinna ; view D2 rounds[0].votes [Cinna,null] ; view M1 rounds[0].votes [null,null] ; blind M1 vote D1 none ; blind watcher vote D1 none ; aware D2 vote D1 none
@700 D2: vote none // @45000 = told M1 no-card ; untold M1 voted

NS-13.1 names in PICKM: Moderators only
seats 4 turn M1 pickm
board HNNN/NNNN/NNNN
@500 M1: choose 3
= told M2 chose M1 3 ; told D1 nothing ; told watcher nothing ; view M2 named [[null,0],[null,0],[2,1],[null,0]] ; view D1 named [[null,0],[null,0],[null,0],[null,0]] ; view watcher named [[null,0],[null,0],[null,0],[null,0]]
= blind D1 naming M1 5 2 ; blind watcher naming M1 0 0 ; aware M2 naming M1 5 1 ; view D1 now 0 ; view M2 now 500 ; view watcher now 0 ; view D1 wait [2,3] ; view watcher wait [2,3] ; view M1 wait [3]
M2: choose 3 // = told D1 moderated - 3 ; view D1 now 500

NS-13.1 the set is named in the open
seats 4 turn D1 set
D1: set B // = view M1 named [[1,1],[null,0],[null,0],[null,0]] ; view watcher wait [1] ; told watcher named-set D1 B

NS-13.2 highlighting is work on public text: off, if nobody asks for it
game newspeak seats=3 // = option highlight 0
game newspeak seats=3 highlight=on // = option highlight 1

NS-13.3 hidden moves leave no line, no step and no time with the other side
seats 4 turn D1 ids
@100 D1: id Cinna // = view M1 step 0 ; view M1 now 0 ; view watcher step 0 ; view D2 step 1 ; view D2 now 100 ; told M1 nothing ; view M1 wait [0,1] ; view D2 wait [1] ; view watcher wait [0,1]
@200 D2: id Greg // = view M1 step 1 ; view M1 now 200 ; view D2 step 2 ; told M1 ids ; untold M1 took-id
@300 D1: code 3 // = view M1 step 2 ; view M1 now 300 ; untold M1 code ; told M1 entered - ready
@400 M1: msay "hm" // = view D1 step 3 ; view D1 now 300 ; view watcher now 300 ; view M2 now 400 ; view M2 step 3

NS-13.3 `target` is the one hidden move that leaves a line
seats 4 turn D1 talk
@100 D1: target 4 // = view M1 step 1 ; view M1 now 100 ; view D2 step 1 ; view watcher step 1 ; told M1 dialled D1

NS-13.3 a vote that does not close, a step, a choice
seats 4 turn D1 vote
@100 D1: vote Cinna // = view M1 step 0 ; view M1 now 0 ; view watcher now 0 ; view M1 wait [0,1] ; view M1 may [0,1,2,3] ; view D2 wait [1]
@200 D2: vote Cinna // = view M1 step 1 ; view M1 now 200 ; told M1 card D1 Cinna
@300 D1: shift +1 // = view M1 step 2 ; view M1 now 300 ; untold M1 shifted ; told M1 entered - ready
seats 4 turn D1 pickd
board HNNN/NNNN/NNNN
@100 D1: choose 2 // = view M1 step 0 ; view M1 now 0 ; view watcher step 0 ; view M1 wait [0,1] ; view D1 wait [1]
seats 4 turn D1 talk mod_chat=public
@100 M1: msay "hm" // = view D1 step 1 ; view D1 now 100 ; view watcher step 1

NS-13.3 nor by who can still act: a Dissident who has resigned and has no naming left
seats 4 turn D1 vote
D1: vote Greg, vote none, vote Cinna // D1: resign // = may D2 M1 M2 ; view M1 may [0,1,2,3] ; view watcher may [0,1,2,3] ; view D2 may [1,2,3]
seats 4 turn D1 ids
D1: resign // D1: id Cinna // = may D2 M1 M2 ; view M1 may [0,1,2,3] ; view watcher may [0,1,2,3]
seats 4 turn M1 pickm
M1: resign // = view D1 may [0,1,2,3]

NS-13.3 what everybody sees is a step for all
seats 4
@100 D1: start // = view M1 step 1 ; view M1 now 100 ; view watcher step 1
@200 D1: say "Hello" // = view M1 step 2 ; view watcher now 200 // M1: object 1 // = view D1 step 3

NS-13.4 questions, reveals and outcomes of earlier rounds stay readable
seats 4 turn M1 guess
tokens 6 | supply 5 | dials 3 3
M1: ask D1 6 1, point 5, ready // M2: ready // D1: vote none // D2: vote none // D1: start
= round 2 ; view watcher questions[0].slot 6 ; view watcher questions[0].yes false ; view M1 rounds[0].dials [3,3] ; view M1 rounds[0].outcome hack ; view M1 rounds[0].pointer 5 ; view M2 rounds[0].changed 3
= view D1 rounds[0].card null ; view D1 rounds[0].owner null ; view M1 rounds[1].dials absent ; view M1 outcome null ; view M1 changed null

-- Section 14: notation

NS-14.1 no move of this game
seats 3 turn D1 talk
D1 no LZ-1: fly, target, target 3 4, target here, vote nobody, shift 0, say, choose 13, target 01, target +1, id nobody, shift 4 f3, shift =4 3, shift =4 f0, shift = f
M1 no LZ-1: ask M1 3 1, ask D1 3, point, point f3

NS-14.1 STATE before SEAT before arguments
seats 3
M1 no NS-14.1/STATE: target 3, vote Viktor, choose 3, ask D1 9 9
D1: start // M1 no NS-14.1/SEAT: target 3 // D1 no NS-14.1/STATE: point 3, ask D1 3 1, ready // D1 no NS-14.1/SEAT: object 5
seats 3 turn D1 vote
M1 no NS-14.1/SEAT: vote Viktor // D1 no NS-14.1/CARD: vote Viktor
seats 3 turn D1 pickd
naming D1 4 3 | board HNNN/NNNN/NNNN // D1 no NS-14.1/RANGE: choose 1 // D1 no NS-14.1/CAP: choose 2
seats 3 turn D1 vote
naming D1 6 3 // D1 no NS-14.1/CARD: vote Viktor // D1 no NS-14.1/CAP: vote Cinna
seats 3 turn D1 ids
holds D2 Cinna // D1 no NS-14.1/CARD: id Eve // D1 no NS-14.1/TAKEN: id Cinna
seats 3 turn M1 guess surv_per_round=1
asked 1 | tokens 3 | supply 5 // M1 no NS-14.1/RANGE: ask D3 3 1 // M1 no NS-8.2/TOKEN: ask D1 4 1 // M1 no NS-14.1/CAP: ask D1 3 1

NS-14.1 DONE before TURN
seats 3 turn D2 talk talk=1
done D1 // D1 no NS-14.1/DONE: done, pass, say "7" // = excludes D1 done, pass
seats 5 turn D2 talk talk=1
D1 no NS-4.6/TURN: done, pass

NS-14.2 a position and what it does not say
seats 3
NS1 NNHM/NXNH/NNNN r5 k6 c3 t3,8 s4 d2m1
= phase ready ; now 0 ; alarm 60000 ; cards Cinna Greg ; dials 1 1 ; pointer 1 ; set A ; places 1 2 3 4 5 6 7 8 9 10 11 12 ; used - ; tokens 3 8 ; supply 4 ; code 3 ; codes 6 ; round 5
seats 5
NS1 NNNN/NNNN/NNNN r1 k8 c1 t- s6 d3m2
= cards Eve Julia Viktor ; tokens -
seats 6
NS1 NNNN/NNNN/NNNN r1 k9 c1 t- s6 d4m2
= cards Eve Gorden Julia Malkah
seats 4 ready_ms=0
NS1 NNNN/XNNN/NNNN r4 k6 c3 t- s6 d2m2 iViktor,Greg z5,6 p12
= cards Viktor Greg ; dials 5 6 ; pointer 12 ; phase talk ; alarm 120000 ; codes 6
