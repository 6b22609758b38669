-- NewSpeak, docs/rules/newspeak.md, sections 6 to 8: the round, its outcome, Surveillance tokens.

-- Section 6: the round

NS-6.1 any Dissident starts the talk; the timer runs from then
seats 4
M1 no NS-14.1/SEAT: start
@700 D2: start // = phase talk ; alarm 120700 ; told all started D2 ; told all entered - talk
D1 no NS-14.1/STATE: start

NS-6.2 done ends one's own talk; all done end it
seats 5 turn D1 talk
D2: done // = done D2 ; phase talk ; told all done D2
D2 no NS-14.1/DONE: say "More", done
D2: target 3 // = dialled D2 ; phase talk
D1: done // D3: done // = phase dial ; done D1 D2 D3 ; dialled D2

NS-6.2 done stands for this talk only
seats 3 turn D1 talk
D1: done // D1: target 3 // D2: target 3 // M1: point 1, ready // D1: vote none // D2: vote none // D1: start
= done - // D1: say "Here we are"

NS-6.3 Neutral, Hacked and Moderated slots may be dialled, removed ones not
seats 3 turn D1 dial
board NHMX/NNNN/NNNN
D1 no NS-14.1/RANGE: target 4 // = excludes D1 target 4
D1: target 1, target 2, target 3 // = dial D1 3 ; phase dial
D1 no LZ-1: target 13, target 0
M1 no NS-14.1/SEAT: target 1

NS-6.3 a dial is reset until all have set one; then the Moderators guess
seats 5 turn D1 talk
@10 D1: target 4 // @20 D1: target 5 // = dial D1 5 ; dialled D1
D3: target 6 // = phase talk
@40 D2: target 5 // = phase guess ; alarm 60040 ; dials 5 5 6
D1 no NS-14.1/STATE: target 4

NS-6.3 who has set a dial is public, where it stands is not
seats 4 turn D1 talk
D1: target 4
= told D1 dial D1 4 ; told D2 dialled D1 ; told M1 dialled D1 ; told watcher dialled D1 ; untold D2 dial ; untold M1 dial ; untold watcher dial ; untold D1 dialled
= view M1 dialled [0] ; view D1 dial 4 ; view D2 dial 1 ; view M1 dial null ; blind D2 dial D1 9 ; blind M1 dial D1 9 ; blind watcher dial D1 9 ; aware D1 dial D1 9
= noticed M1 1 0 ; noticed D2 1 0

NS-6.3 in DIAL the last one opens GUESS too
seats 3 turn D1 dial
D2: target 4 // = phase dial ; wait D1 // D1: target 4 // = phase guess ; told all entered - guess

NS-6.4 not set in time: drawn from the slots in play
seats 3 turn D1 dial
board NNNN/NNNN/NNXX
D1: target 3
random 9
tick // = dials 3 10 ; phase guess ; dialled D1
seats 3 turn D1 dial
board NNNN/NNNN/NNXX
random 0 9
tick // = dials 1 10

NS-6.4 absent=fixed: it stays, and advances over holes, from 12 to 1
seats 3 turn D1 dial absent=fixed
board XNNN/NNNN/NNNX | dials 12 7
tick // = dials 2 7 ; phase guess
seats 3 turn D1 dial absent=fixed
board NXXN/NNNN/NNNN | dials 2 4
tick // = dials 4 4

NS-6.4 a dial that was not set by its owner is not called so
seats 3 turn D1 dial
D1: target 3 // random 2 // tick // M1: point 1, ready
= view M1 rounds[0].own [0] ; view M1 rounds[0].dials [3,3]

NS-6.5 one pointer for all; the last placement counts and cancels every ready
seats 4 turn M1 guess
board NNNX/NNNN/NNNN
M1 no NS-14.1/STATE: ready // M1 no NS-14.1/RANGE: point 4 // D1 no NS-14.1/SEAT: point 3 // D1 no NS-14.1/STATE: ready
= excludes M1 ready, point 4
M1: point 3 // = pointer 3 ; pointed yes ; told all pointed M1 3 ; view D1 pointer 3
M1: ready // = ready M1 ; told all ready M1 ; phase guess // M1 no NS-14.1/DONE: ready
M2: point 5 // = pointer 5 ; ready - ; phase guess
M2: ready // M2 no NS-14.1/DONE: ready // M1: point 5 // = ready - // M1: ready // = ready M1 // D1 no NS-14.1/SEAT: ready // M2: ready // = told all hack - 1 ; phase vote

NS-6.5 Hacked and Moderated slots may be pointed at
seats 3 turn M1 guess
board NHMN/NNNN/NNNN
M1: point 2, point 3 // = pointer 3

NS-6.5 ready waits for a placement of this round
seats 3
pointer 7
D1: start, target 2 // D2: target 2 // M1 no NS-14.1/STATE: ready // = pointed no ; pointer 7
M1: point 7, ready // = told all hack - 2
D1: vote none // D2: vote none // D1: start, target 3 // D2: target 3
= pointed no ; ready - ; points M1 0 // M1 no NS-14.1/STATE: ready

NS-6.6 without a placement the pointer stays, and advances over holes
seats 3 turn M1 guess
pointer 9 | dials 9 2
tick // = told all prevented - 9 ; pointer 9
seats 3 turn M1 guess
board NNNN/NNNN/NNNX | pointer 12 | dials 1 1
tick // = told all prevented - 1 ; pointer 1 ; outcome P
seats 3 turn M1 guess
pointer 9 | dials 2 2
M1: point 4 // tick // = pointer 4 ; told all hack - 2

NS-6.7 at the end of GUESS all dials are shown to everybody
seats 4 turn M1 guess
dials 5 8
M1: point 1, ready // = untold all revealed ; view M1 rounds[0].dials absent
M2: ready // = told all revealed D1 5 ; told all revealed D2 8 ; view M1 rounds[0].dials [5,8] ; view watcher rounds[0].pointer 1 ; view watcher rounds[0].own [0,1]
seats 4 turn M1 guess
dials 5 8
tick // = told all revealed D1 5 ; told all revealed D2 8

NS-6.8 outcome, first test, vote, step, domino, second test, next round
seats 3
board NHNN/NNNN/NNNN | holds D2 Trevor | code 4
D1: start, target 5 // D2: target 5 // M1: point 12, ready // = board NHNN/HNNN/NNNN ; phase vote ; untold all hacked - 1
D1: vote Cinna // D2: vote Cinna // = phase shift ; board NHNN/HNNN/NNNN
D1: shift +2 // = board HHNN/HNNN/NNNN ; told all hacked - 1 ; round 2 ; phase ready ; code 6
seats 3
board NHNN/NNNN/NNNN
D1: start, target 5 // D2: target 5 // M1: point 12, ready // D1: vote none // D2: vote none // = board HHNN/HNNN/NNNN ; round 2

NS-6.8 a side that has won after the outcome spares the vote
seats 3 turn M1 guess
board MMMM/MNNN/NNNN | dials 6 6
M1: point 6, ready // = board MMMM/MMNN/NNNN ; winner M1 ; next over ; untold all entered - vote ; alarm never

NS-6.9 there is a vote in every round, even with no card that could be used
seats 3 turn M1 guess
cards Avni Greg | dials 3 3
M1: point 1, ready // = outcome H ; phase vote ; legal D1 vote none, resign
D1: vote none // D2: vote none // = round 2

NS-6.10 a resignation ends no state
seats 4 turn D1 set // D1: resign // = phase set
seats 4 turn D1 ids // M2: resign // = phase ids
seats 4 turn D1 code // D2: resign // = phase code
seats 4 // D2: resign // = phase ready
seats 4 turn D1 talk // D2: resign // = phase talk
seats 4 turn D1 dial // D2: resign // = phase dial
seats 4 turn D1 guess // M2: resign // = phase guess
seats 4 turn D1 pickd // D2: resign // = phase pickd
seats 4 turn M1 pickm // M2: resign // = phase pickm
seats 4 turn D1 vote // D2: resign // = phase vote
seats 4 turn D1 shift // D1: resign // = phase shift // D1: shift +1 // = round 2

NS-6.10 who has resigned may go on playing
seats 3 turn D1 dial
D1: resign // = may D1 D2 M1 ; told all resigned D1 // D1: target 3 // D2: target 3 // = phase guess ; may D2 M1
seats 4 turn D1 dial
D2: resign // M1: resign // D1: target 3 // D2: target 3 // = phase guess ; may D1 M1 M2
seats 4 turn D1 vote
M1: resign // = may D1 D2 M1 M2 -- there is still talk among Moderators

NS-6.11 without a clock a Moderator places the pointer three times in one GUESS
seats 4 turn M1 guess clock=none
M1: point 1, point 2, point 3 // M1 no NS-14.1/CAP: point 4 // = points M1 3 ; points M2 0 ; excludes M1 point 4
M2: point 4, point 5, point 6 // M2 no NS-14.1/CAP: point 7 // = pointer 6
seats 3 turn M1 guess clock=none
dials 9 9
M1: point 1, point 2, point 3, ready // D1: vote none // D2: vote none
D2: done // D1: done // D1: target 4 // D2: target 4 // M1: point 1, point 2, point 3 // = points M1 3

NS-6.11 with a clock as often as there is time
seats 3 turn M1 guess
M1: point 1, point 2, point 3, point 4, point 5 // = pointer 5 ; points M1 3

NS-6.12 from the reveal on the board shows who targeted what
seats 5 turn M1 guess
dials 4 4 9
M1: point 2, ready // M2: ready
= view watcher rounds[0].dials [4,4,9] ; view M2 rounds[0].outcome hack ; view M2 rounds[0].changed 4 ; view M1 changed 4 ; view M1 outcome hack

-- Section 7: the outcome

NS-7.1 prevented before hack before lockdown
seats 3
= outcome-of 4,4 4 P 4 ; outcome-of 4,4 5 H 4 ; outcome-of 4,5 4 P 4 ; outcome-of 4,5 5 P 5 ; outcome-of 4,5 6 L 6
= outcome-of 4,4,5 5 P 5 ; outcome-of 4,5,4 6 H 4 ; outcome-of 5,4,4 6 H 4 ; outcome-of 4,5,6 7 L 7 ; outcome-of 12,12,12 1 H 12 ; outcome-of 1,1,12 2 H 1
= outcome-of 4,4,4,5 5 P 5 ; outcome-of 4,4,5,4 6 H 4 ; outcome-of 4,4,5,5 6 L 6 ; outcome-of 4,4,5,6 7 L 7 ; outcome-of 4,4,4,4 3 H 4

NS-7.2 a hack turns a Neutral slot, with a token while there are any
seats 3 turn M1 guess
supply 1 | dials 3 3 // M1: point 1, ready
= board NNHN/NNNN/NNNN ; tokens 3 ; supply 0 ; told all hack - 3 ; told all hacked - 3 ; told all token - 3 ; changed 3
seats 3 turn M1 guess
supply 0 | dials 3 3 // M1: point 1, ready
= board NNHN/NNNN/NNNN ; tokens - ; supply 0 ; untold all token

NS-7.2 on a Hacked or Moderated slot the Dissidents choose, and the slot they choose gets the token
seats 3 turn M1 guess
board NNHN/NNNN/NNNN | dials 3 3 // M1: point 1, ready // = phase pickd ; told all hack - 3 ; supply 6 ; tokens -
M1 no NS-14.1/SEAT: choose 4 // D1 no NS-14.1/RANGE: choose 3
D1: choose 4 // D2: choose 4 // = board NNHH/NNNN/NNNN ; tokens 4 ; supply 5 ; changed 4 ; told all hacked - 4
seats 3 turn M1 guess
board NNMN/NNNN/NNNN | dials 3 3 // M1: point 1, ready // = phase pickd
D1: choose 4 // D2: choose 4 // = board NNMH/NNNN/NNNN

NS-7.3 caught on a Neutral slot: it is Moderated, and nothing else changes
seats 5 turn M1 guess
dials 4 4 9 // M1: point 9, ready // M2: ready
= board NNNN/NNNN/MNNN ; outcome P ; told all prevented - 9 ; told all moderated - 9 ; supply 6 ; tokens - ; phase vote

NS-7.3 caught elsewhere: the Moderators choose
seats 3 turn M1 guess
board NHNN/NNNN/NNNN | dials 2 2 // M1: point 2, ready // = phase pickm ; outcome P
D1 no NS-14.1/SEAT: choose 4 // M1 no NS-14.1/RANGE: choose 2
M1: choose 4 // = board NHNM/NNNN/NNNN ; phase vote
seats 3 turn M1 guess
board NMNN/NNNN/NNNN | dials 2 2 // M1: point 2, ready // = phase pickm
M1: choose 1 // = board MMNN/NNNN/NNNN

NS-7.4 lockdown removes the pointer's slot, or one that the Moderators choose
seats 3 turn M1 guess
dials 3 4 // M1: point 6, ready // = board NNNN/NXNN/NNNN ; told all lockdown - 6 ; told all removed - 6 ; outcome L ; tokens -
seats 3 turn M1 guess
board NHNN/NNNN/NNNN | dials 3 4 // M1: point 2, ready // = phase pickm ; outcome L
M1: choose 7 // = board NHNN/NNXN/NNNN
seats 3 turn M1 guess
board NMNN/NNNN/NNNN | dials 3 4 // M1: point 2, ready // = phase pickm // M1: choose 1 // = board XMNN/NNNN/NNNN

NS-7.5 nobody names one: the lowest Neutral slot
seats 4 turn D1 pickd
board HXMN/NNNN/NNNN // tick // = board HXMH/NNNN/NNNN ; tokens 4
seats 4 turn M1 pickm
board HXMN/NNNN/NNNN // tick // = board HXMM/NNNN/NNNN
seats 4 turn M1 pickm
board HXMH/NNNN/NNNN | outcome L // tick // = board HXMH/XNNN/NNNN

NS-7.6 one location left: always prevented
seats 3 turn D1 dial
board XXXX/XXXX/XXXN | round 12
random 0 0
tick // = dials 12 12 // tick // = outcome P ; board XXXX/XXXX/XXXM ; winner M1

NS-7.6 what is not Neutral never changes
seats 3 turn M1 guess
board HMXN/NNNN/NNNN | dials 1 1
M1: point 2, ready // = phase pickd ; legal D1 choose 4, choose 5, choose 6, choose 7, choose 8, choose 9, choose 10, choose 11, choose 12, resign

-- Section 8: tokens

NS-8.1 the domino effect lays no tokens
seats 3 turn D1 vote
board NHNN/HNNN/NNNN | tokens 2 5 | supply 4
D1: vote none // D2: vote none // = board HHNN/HNNN/NNNN ; tokens 2 5 ; supply 4

NS-8.1 a token that was spent does not come back
seats 3 turn M1 guess
board HNNN/NNNN/NNNN | tokens 1 | supply 0 | dials 3 3
M1: ask D1 1 2 // = tokens - ; supply 0 // M1: point 5, ready // = board HNHN/NNNN/NNNN ; tokens -

NS-8.2 a question spends the token and is answered truly, for all to hear
seats 5 turn M1 guess
tokens 6 | supply 5 | dials 6 7 12
D1 no NS-14.1/SEAT: ask D2 6 1
M1 no NS-8.2/TOKEN: ask D1 7 1 // M1 no NS-14.1/RANGE: ask D4 6 1, ask D1 6 4, ask D1 6 -1
= excludes M1 ask D4 6 1, ask D1 7 0 ; includes M1 ask D3 6 0, ask D1 6 3
M2: ask D3 6 3 // = told all asked M2 D3 6 3 YES ; tokens - ; asked 1 ; view watcher questions[0].yes true ; view D1 questions[0].dissident 2
= view D1 questions[0].slot 6 ; view D1 questions[0].within 3 ; view D1 questions[0].round 1 ; view D1 questions[0].moderator 4
M1 no NS-8.2/TOKEN: ask D1 6 0

NS-8.2 r = 0 asks for the place itself
seats 3 turn M1 guess
tokens 1 2 3 4 6 12 | supply 0 | dials 6 7
M1: ask D1 6 0 // = told all asked M1 D1 6 0 YES // M1: ask D1 2 0 // = told all asked M1 D1 2 0 NO
M1: ask D2 4 1 // = told all asked M1 D2 4 1 NO // M1: ask D2 12 2 // = told all asked M1 D2 12 2 YES

NS-8.2 in GUESS only
seats 3 turn D1 dial
tokens 6 | supply 5 // M1 no NS-14.1/STATE: ask D1 6 1
seats 3 turn D1 vote
tokens 6 | supply 5 // M1 no NS-14.1/STATE: ask D1 6 1

NS-8.3 as many as there are tokens, and the timer goes on
seats 3 turn M1 guess
tokens 1 2 3 4 5 6 | supply 0
@100 M1: ask D1 1 0, ask D1 2 0, ask D2 3 0, ask D2 4 0, ask D1 5 0, ask D1 6 0 // = tokens - ; asked 6 ; alarm 60000 ; phase guess

NS-8.3 surv_per_round sets a limit, for each GUESS anew
seats 4 turn M1 guess surv_per_round=1
tokens 1 2 3 | supply 3 | dials 9 9
M1: ask D1 1 0 // M1 no NS-14.1/CAP: ask D1 2 0 // M2 no NS-14.1/CAP: ask D1 2 0 // M1 no NS-8.2/TOKEN: ask D1 5 0 // = excludes M2 ask D1 2 0
M1: point 5, ready // M2: ready // D1: vote none // D2: vote none // D1: start, target 8 // D2: target 8
= asked 0 // M2: ask D1 2 1 // = asked 1 // M1 no NS-14.1/CAP: ask D1 3 0
