-- Conspiracy!, docs/rules/conspiracy.md, sections 10 to 15: the end of a turn, a round and the game; options.

-- Section 10: keeping a card, discarding

CO-10.1 no play may leave one without a card to discard
seats 2 turn #0 main // tabloids R | unknown P
#0 hand A A A // #1 hand M M
#0 no CO-10.1: meld A A A A
= legal discard A
seats 2 turn #0 main // tabloids R | unknown P
#0 hand A // #1 hand M M | table A: A
#0 no CO-10.1: add A A
seats 2 turn #0 main // tabloids R | unknown P
#0 hand MB // #1 hand M M | table A: A
#0 no CO-10.1: play MB
= legal discard MB

CO-10.2 sure gains: Philadelphia unspent with a card in the Tabloids, Informant, Remote Viewing; no others
seats 2 turn #0 main // tabloids R | unknown P
#0 hand P // #1 hand M M | table P: P
#0: add P P, take R
= hand #0 R
seats 2 turn #0 main // tabloids - | unknown P
#0 hand P // #1 hand M M | table P: P
#0 no CO-10.1: add P P
seats 2 turn #0 main // tabloids R A | unknown P
#0 hand P P // #1 hand M M | table P: P
#0: add P P, take R, add P P
= hand #0 R ; next #0 main
seats 2 turn #0 main // tabloids R P | unknown P
#0 hand P // #1 hand M M | table P: P
#0: add P P, take P
#0 no CO-10.1: add P P
seats 2 turn #0 main // tabloids R | unknown P
#0 hand SI // #1 hand M M
#0: play SI, draw unknown
= hand #0 P
seats 2 turn #0 main // tabloids R | unknown P
#0 hand RV // #1 hand M M
#0: play RV, keep P
= hand #0 P
seats 2 turn #0 main // tabloids R | unknown P
#0 hand F // #1 hand M M | table F: F
#0 no CO-10.1: add F F
seats 2 turn #0 main // tabloids R | unknown P
#0 hand D // #1 hand M M | table D: D
#0 no CO-10.1: add D D

CO-10.3 the same binds a play made at once
seats 2 turn #0 main // tabloids MB M! | unknown P
#0 hand SI // #1 hand M M | table M: M
#0: play SI, take MB
#0 no CO-10.1: play MB
= legal decline
seats 2 turn #0 main // tabloids R RV | unknown P
#0 hand SI // #1 hand M M
#0: play SI, take RV
= legal play RV, decline
seats 2 turn #0 main // tabloids R M! | unknown P
#0 hand SI // #1 hand M M | table M: M
#0: play SI, take M!
#0 no CO-10.1: add M M!

CO-10.4 any card of the hand may be the discard, onto the top of the Tabloids
seats 2 turn #0 main // tabloids R D | unknown P
#0 hand A M! * RV // #1 hand M M
= legal discard A, discard M!, discard *, discard RV, play RV
#0 no CO-17.5: discard R, discard M
#0: discard *
= tabloids R D * ; next #1 draw ; told all discarded #0 *

CO-10.5 with cards left the turn passes left; without, the seat has gone out
seats 3 turn #2 main // tabloids R D | unknown P
#0 hand A // #1 hand M // #2 hand C F
#2: discard C
= next #0 draw ; out none
seats 3 turn #2 main // tabloids R D | unknown P
#0 hand A // #1 hand M // #2 hand C
#2: discard C
= next #0 last ; out #2 ; told all went-out #2

CO-10.6 emptied by Chemtrails is not gone out: one draws, and must discard
seats 3 turn #0 main // tabloids R | unknown P L
#0 hand C A L // #1 hand M | table C: C // #2 hand F F
#0: add C C, choose #1, choose discard
= hand #1 - ; next #0 main ; out none
#0: discard A
= next #1 draw
#1: draw unknown
= next #1 main ; legal discard P
#1: discard P
= out #1 ; next #2 last

CO-10.6 an emptied seat with a sure gain may play first
seats 2 turn #1 draw // tabloids R | unknown SI P L
#0 hand C A L // #1 hand -
#1: draw unknown, play SI, draw unknown
= hand #1 P L ; next #1 main

-- Section 11: the end of a round

CO-11.1 only one's own turn-ending discard goes out
seats 2 turn #0 main // tabloids R | unknown P L
#0 hand D // #1 hand M
#0: discard D
= out #0 ; next #1 last
#1: discard M
= out #0 -- #1 holds nothing now, and has not gone out

CO-11.2 every other seat discards once, from the left on; one without cards is skipped
seats 4 turn #2 main // tabloids R | unknown P L
#0 hand A // #1 hand M M // #2 hand D // #3 hand -
#2: discard D
= next #0 last ; owed #0 #1 ; stack last
#0: discard A
= next #1 last ; legal discard M ; told all discarded #0 A
#1: discard M
= tabloids R D A M ; hand #1 M ; round 2

CO-11.3 final discards trigger nothing, and nothing is played
seats 2 turn #0 main // tabloids R | unknown P L
#0 hand D // #1 hand C C C MB | table C: C
#0: discard D
#1 no CO-3.2: meld C C C C, add C C, play MB, decline, draw unknown
= legal discard C, discard MB
#1: discard C
= round 2

CO-11.4 after exhaustion every seat with a card discards, first the one that did not draw; nobody went out
seats 4 turn #2 draw // tabloids R | unknown -
#0 hand A // #1 hand M M // #2 hand D // #3 hand -
#2: draw unknown
= next #2 last
#2: discard D
= next #0 last
#0: discard A
= next #1 last
#1: discard M
= out none ; tabloids R D A M ; round 2

CO-11.5 then the discrediting, then the scores
seats 2 turn #0 main // tabloids R | unknown L
#0 hand D | table A: A A A! // #1 hand A C
#0: discard D // #1: discard A
= next #0 strike ; round 1 ; score 0 0 ; stack strike ; told all discarded #1 A
#0: choose A!
= points A 4 ; score 4 -2 ; told all struck #0 A A! ; told all scored #0 4 0 4 4 ; told all scored #1 0 2 -2 -2

-- Section 12: discrediting

CO-12.1 the stories of a colour: its Conspiracy cards and its Proof!; Leaked Files and Investigations have none
seats 2 turn #0 main // tabloids A A! * MB RV SI C | unknown L
#0 hand D | table A: A A A A // #1 hand MB
#0: discard D // #1: discard MB
= points A 4 ; aside A A

CO-12.1 counted when discrediting begins: the final discards too
seats 2 turn #0 main // tabloids - | unknown L
#0 hand A | table A: A A A A // #1 hand MB
#0: discard A // #1: discard MB
= points A 6 ; aside A

CO-12.1 every colour strikes its own set, by the Conspiracy card and by the Proof!
seats 2 turn #0 main // tabloids A C F H M L P R D | unknown L
#0 hand MB | table A: A A; C: C C; F: F F; H: H H; M: M M // #1 hand RV | table L: L L; P: P P; R: R R; D: D D
#0: discard MB // #1: discard RV
= aside A C F H M L P R D ; points A 2, C 2, F 2, H 2, M 2, L 2, P 2, R 2, D 2
seats 2 turn #0 main // tabloids A! C! F! H! M! L! P! R! D! | unknown L
#0 hand MB | table A: A A; C: C C; F: F F; H: H H; M: M M // #1 hand RV | table L: L L; P: P P; R: R R; D: D D
#0: discard MB // #1: discard RV
= aside A C F H M L P R D ; points A 2, C 2, F 2, H 2, M 2, L 2, P 2, R 2, D 2

CO-12.2 in the order of the deck table, one removal at a time
seats 2 turn #0 main // tabloids D M A A | unknown L
#0 hand MB | table D: D D!; A: A A A!; M: M M! // #1 hand RV
#0: discard MB // #1: discard RV
= next #0 strike ; legal choose A, choose A!
#0: choose A
= legal choose A, choose A!
#0: choose A
= legal choose M, choose M!
#0: choose M
= legal choose D, choose D!

CO-12.3 every largest pile loses a card, counting all of it; a set with no pile left loses nothing more
seats 3 turn #0 main // tabloids A | unknown L
#0 hand MB | table A: A A // #1 hand RV | table A: H H // #2 hand RV | table A: A
#0: discard MB // #1: discard RV // #2: discard RV
= aside A H ; table #0 A: A ; table #1 A: H ; table #2 A: A ; points A 6
seats 2 turn #0 main // tabloids A A | unknown L
#0 hand MB | table A: A // #1 hand RV | table A: A
#0: discard MB // #1: discard RV
= aside A A ; table #0 - ; table #1 - ; points A 0

CO-12.4 tied seats choose from the dealer's left on, all determined before the first removes
seats 3 turn #0 main // game dealer #1 // tabloids A | unknown L
#0 hand MB | table A: A H // #1 hand RV | table A: A H // #2 hand RV | table A: A A!
#0: discard MB // #1: discard RV // #2: discard RV
= next #2 strike ; owed #0 #1 #2
#2: choose A!
= next #0 strike ; owed #0 #1
#0: choose H
= next #1 strike ; owed #1
#1: choose A
= aside A H A! ; table #0 A: A ; table #1 A: H ; table #2 A: A

CO-12.5 the owner chooses; no question if the pile is of one id
seats 2 turn #0 main // tabloids A C H | unknown L
#0 hand MB | table A: A A; C: C C C! *; H: H H // #1 hand RV
#0: discard MB // #1: discard RV
= next #0 strike ; told all struck #0 A A ; legal choose C, choose C!, choose *
#0 no CO-17.5: choose A, choose H, choose MB
#0: choose *
= aside A H * ; told all struck #0 C *

CO-12.6 what is removed goes Aside and discredits nothing; orphaned Leaked Files go on the Tabloids before the next removal
seats 2 turn #0 main // tabloids C C | unknown L
#0 hand MB | table C: C * H // #1 hand RV
#0: discard MB // #1: discard RV // #0: choose C
= aside C H ; tabloids C C MB RV * ; table #0 - ; points C 0

CO-12.7 a wild is of the set it lies in; a Cloning Hitler in the Tabloids strikes piles of its own set only
seats 2 turn #0 main // tabloids H | unknown L
#0 hand MB | table C: C C H; H: H H! // #1 hand RV
#0: discard MB // #1: discard RV
= next #0 strike ; legal choose H, choose H!
#0: choose H
= points C 6, H 5 ; aside H
seats 2 turn #0 main // tabloids C | unknown L
#0 hand MB | table C: C H // #1 hand RV | table C: C
#0: discard MB // #1: discard RV // #0: choose H
= points C 4, H 0 ; aside H

-- Section 13: scoring

CO-13.1 a set's total is all its cards before all seats; wild Cloning Hitlers count for their own set as well
seats 3 turn #0 main // tabloids R | unknown L
#0 hand MB | table A: A A A! // #1 hand RV | table A: A H // #2 hand RV | table A: A *; H: H; C: H
#0: discard MB // #1: discard RV // #2: discard RV
= points A 14, H 6, C 2

CO-13.2 proven with ten or more, and in play
seats 2 turn #0 main // tabloids R | unknown L
#0 hand MB | table A: A A A; C: C C C! // #1 hand RV | table A: A A; C: C
#0: discard MB // #1: discard RV
= points A 10, C 9 ; proven A ; told all proven #0 A 10
seats 2 turn #0 main cloned-doubling=either // tabloids R | unknown L
#0 hand MB | table A: H; C: H; M: H; D: H; F: H // #1 hand RV
#0: discard MB // #1: discard RV
= points H 10 ; proven - ; score 10 0

CO-13.3 each card doubles with the set it lies in, once
seats 2 turn #0 main // tabloids R | unknown L
#0 hand MB | table A: A A A H; H: H H! // #1 hand RV | table A: A A!; C: H
#0: discard MB // #1: discard RV
= points A 13, H 9, C 2 ; proven A ; table-score 21 12 ; score 21 12
seats 2 turn #0 main // tabloids R | unknown L
#0 hand MB | table A: A A A H; H: H H H! // #1 hand RV | table A: A A!; C: H
#0: discard MB // #1: discard RV
= points A 13, H 11, C 2 ; proven A H ; table-score 30 12 ; told all proven #0 H 11 ; untold all proven #0 C

CO-13.4 less all that is left in hand, Investigations and Proof! cards too; it may be negative
seats 2 turn #0 main // tabloids R | unknown L
#0 hand MB | table A: A A A // #1 hand C C! * MB RV SI L | table A: A
#0: discard MB // #1: discard L
= table-score 6 2 ; in-hand 0 9 ; score 6 -7 ; totals 6 -7

CO-13.5 the Mayan shut-out: the goer's own pile, twelve undoubled points after discrediting, wilds too
seats 3 turn #0 main // tabloids R | unknown L
#0 hand MB | table M: M M M M! H *; A: A // #1 hand RV L | table C: C C C C C // #2 hand P D | table M: M
#0: discard MB // #1: discard RV // #2: discard P
= shutout yes ; points M 14 ; score 26 0 0 ; totals 26 0 0 ; told all shut-out #0
seats 3 turn #0 main // tabloids R | unknown L
#0 hand MB | table M: M M M M M // #1 hand RV L | table M: M! // #2 hand P D
#0: discard MB // #1: discard RV // #2: discard P
= shutout no ; points M 13 ; score 20 4 -2
seats 2 turn #0 main // tabloids R | unknown L
#0 hand MB | table A: A // #1 hand RV L | table M: M M M M M M!
#0: discard MB // #1: discard RV
= shutout no ; score 2 24
seats 2 turn #0 main // tabloids M | unknown L
#0 hand MB | table M: M M M M M! * // #1 hand RV L
#0: discard MB // #1: discard RV // #0: choose *
= shutout no ; points M 11 ; score 22 -2

CO-13.6 no shut-out after exhaustion
seats 2 turn #0 draw // tabloids R | unknown -
#0 hand MB | table M: M M M M M M! // #1 hand RV L
#0: draw unknown, discard MB // #1: discard RV
= out none ; shutout no ; score 26 -2

-- Section 14: the game

CO-14.1 totals add up from 0; a hundred with the sole largest total wins
game conspiracy seats=4
= totals 0 0 0 0
seats 2 turn #0 main // game totals 96 50 // tabloids R | unknown L
#0 hand MB | table A: A A // #1 hand RV L
#0: discard MB // #1: discard RV
= totals 100 48 ; next over ; winner #0 ; told all won #0 100 ; may - ; legal #0 -
#0 no CO-3.2: draw unknown
seats 2 turn #0 main // game totals 95 50 // tabloids R | unknown L
#0 hand MB | table A: A A // #1 hand RV L
#0: discard MB // #1: discard RV
= totals 99 48 ; winner none ; round 2 ; next #1 draw

CO-14.2 a shared largest total plays on, also below a hundred again
seats 3 turn #0 main // game totals 100 104 20 round 5 // tabloids R | unknown L
#0 hand MB | table A: A A // #1 hand RV * // #2 hand RV *
#0: discard MB // #1: discard * // #2: discard *
= totals 104 103 19 ; winner #0
seats 3 turn #0 main // game totals 100 105 20 round 5 // tabloids R | unknown L
#0 hand MB | table A: A A // #1 hand RV * // #2 hand RV *
#0: discard MB // #1: discard * // #2: discard *
= totals 104 104 19 ; winner none ; round 6 ; new held #2 10
seats 3 turn #0 main // game totals 90 104 104 round 6 // tabloids R | unknown L
#0 hand MB | table A: A A // #1 hand RV A C L // #2 hand RV F M P
#0: discard MB // #1: discard RV // #2: discard RV
= totals 94 98 98 ; winner none ; round 7

CO-14.3 the largest total deals next; of those tied the first from the last dealer's left, he himself last
seats 3 turn #0 main // game dealer #2 totals 10 20 5 // tabloids R | unknown L
#0 hand MB // #1 hand RV // #2 hand SI
#0: discard MB // #1: discard RV // #2: discard SI
= dealer #1 ; next #2 draw
seats 3 turn #0 main // game dealer #1 totals 20 20 20 // tabloids R | unknown L
#0 hand MB // #1 hand RV // #2 hand SI
#0: discard MB // #1: discard RV // #2: discard SI
= dealer #2
seats 3 turn #0 main // game dealer #1 totals 20 20 5 // tabloids R | unknown L
#0 hand MB // #1 hand RV // #2 hand SI
#0: discard MB // #1: discard RV // #2: discard SI
= dealer #0
seats 3 turn #0 main // game dealer #1 totals 5 20 5 // tabloids R | unknown L
#0 hand MB // #1 hand RV // #2 hand SI
#0: discard MB // #1: discard RV // #2: discard SI
= dealer #1

CO-14.4 the final ranking is by total
seats 3 turn #0 main // game totals 98 70 70 // tabloids R | unknown L
#0 hand MB | table A: A // #1 hand RV // #2 hand SI
#0: discard MB // #1: discard RV // #2: discard SI
= next over ; winner #0 ; totals 100 70 70 ; tally 100 70 70 ; stand 100 70 70

CO-14.5 after round-limit rounds the largest total wins, a shared one is a draw
seats 2 turn #0 main // game totals 50 20 round 39 // tabloids R | unknown L
#0 hand MB // #1 hand RV
#0: discard MB // #1: discard RV
= winner none ; round 40
seats 2 turn #0 main // game totals 50 20 round 40 // tabloids R | unknown L
#0 hand MB // #1 hand RV
#0: discard MB // #1: discard RV
= winner #0
seats 2 turn #0 main // game totals 50 50 round 40 // tabloids R | unknown L
#0 hand MB // #1 hand RV
#0: discard MB // #1: discard RV
= next over ; winner #0 #1

-- Section 15: options

CO-15.1 values that an option does not offer are refused
game conspiracy no: seats=2 target=49
game conspiracy no: seats=2 target=501
game conspiracy no: seats=2 rounds=21
game conspiracy no: seats=2 round-limit=201
game conspiracy no: seats=2 dealer=best
game conspiracy no: seats=2 stall-laps=0
game conspiracy no: seats=2 stall-laps=1
game conspiracy no: seats=2 stall-laps=21
game conspiracy no: seats=2 speed=1
game conspiracy no: seats=2 dealer=
game conspiracy no: seats=2 reptilian=
game conspiracy no: seats=2 cloning-wild=
game conspiracy no: seats=2 cloned-doubling=
game conspiracy no: seats=2 philadelphia-pick=
game conspiracy no: seats=2 discredit-choice=
game conspiracy no: seats=2 empty-unknown=
game conspiracy no: seats=2 exhaust-discard=
game conspiracy no: seats=2 redraw-discard=
game conspiracy seats=2 target=50 rounds=20 round-limit=0 dealer=round reptilian=two-actions cloning-wild=after-reveal cloned-doubling=either philadelphia-pick=top discredit-choice=auto empty-unknown=last-lap exhaust-discard=none redraw-discard=no stall-laps=20
game conspiracy seats=2 target=0 rounds=0 round-limit=200 dealer=total reptilian=reveal-only cloning-wild=always cloned-doubling=host philadelphia-pick=any discredit-choice=owner empty-unknown=draw-on exhaust-discard=all redraw-discard=yes stall-laps=2
game conspiracy seats=2 target=500 empty-unknown=end
= next #0 draw ; may #0

CO-15.1 option target
seats 2 turn #0 main target=50 // game totals 46 20 // tabloids R | unknown L
#0 hand MB | table A: A A // #1 hand RV
#0: discard MB // #1: discard RV
= winner #0
seats 2 turn #0 main target=500 // game totals 146 20 // tabloids R | unknown L
#0 hand MB | table A: A A // #1 hand RV
#0: discard MB // #1: discard RV
= winner none

CO-15.1 option rounds: so many rounds whatever the totals, more while the largest is shared
seats 2 turn #0 main rounds=3 // game totals 4 20 round 3 // tabloids R | unknown L
#0 hand MB | table A: A A // #1 hand RV
#0: discard MB // #1: discard RV
= winner #1
seats 2 turn #0 main rounds=3 // game totals 246 20 round 2 // tabloids R | unknown L
#0 hand MB | table A: A A // #1 hand RV
#0: discard MB // #1: discard RV
= winner none ; round 3
seats 2 turn #0 main rounds=3 // game totals 16 20 round 3 // tabloids R | unknown L
#0 hand MB | table A: A A // #1 hand RV
#0: discard MB // #1: discard RV
= winner none ; round 4
seats 2 turn #0 main rounds=3 // game totals 26 20 round 4 // tabloids R | unknown L
#0 hand MB | table A: A A // #1 hand RV
#0: discard MB // #1: discard RV
= winner #0

CO-15.1 option round-limit
seats 2 turn #0 main round-limit=3 // game totals 4 20 round 3 // tabloids R | unknown L
#0 hand MB // #1 hand RV
#0: discard MB // #1: discard RV
= winner #1
seats 2 turn #0 main round-limit=0 // game totals 4 20 round 250 // tabloids R | unknown L
#0 hand MB // #1 hand RV
#0: discard MB // #1: discard RV
= winner none ; round 251

CO-15.1 option dealer=round: by the score of the round just played
seats 3 turn #0 main dealer=round // game dealer #2 totals 10 20 5 // tabloids R | unknown L
#0 hand MB | table A: A // #1 hand RV // #2 hand SI | table A: A A
#0: discard MB // #1: discard RV // #2: discard SI
= dealer #2
seats 3 turn #0 main dealer=round // game dealer #2 totals 10 20 5 // tabloids R | unknown L
#0 hand MB | table A: A // #1 hand RV // #2 hand SI | table A: A
#0: discard MB // #1: discard RV // #2: discard SI
= dealer #0

CO-15.1 CO-8.1 option cloning-wild=after-reveal: wild only while the set is in play
seats 2 turn #0 main cloning-wild=after-reveal // tabloids R | unknown L
#0 hand H H H A A C // #1 hand RV | table M: M
#0 no CO-5.3: add M H, meld A A A H
= includes meld H H H H
#0: meld H H H H
= excludes meld A A A H
seats 2 turn #0 main cloning-wild=after-reveal // tabloids R | unknown L
#0 hand H A A C // #1 hand RV | table M: M; H: H!
= includes add M H, meld A A A H, add H H

CO-15.1 CO-13.3 option cloned-doubling=either: a wild doubles, once, with its host or with its own set
seats 2 turn #0 main cloned-doubling=either // tabloids R | unknown L
#0 hand D | table H: H H H!; C: C C H // #1 hand RV | table A: A A A A A H
#0: discard D // #1: discard RV
= points H 11, A 12, C 6 ; proven A H ; table-score 22 24
seats 2 turn #0 main cloned-doubling=either // tabloids R | unknown L
#0 hand D | table C: C C H // #1 hand RV | table A: A A A A A H; H: H
#0: discard D // #1: discard RV
= points H 6 ; proven A ; table-score 6 26

CO-15.1 CO-7.8 option philadelphia-pick=top
seats 2 turn #0 main philadelphia-pick=top // tabloids R A D | unknown L
#0 hand P C // #1 hand RV | table P: P
#0: add P P
= legal take D
#0 no CO-17.5: take A, take R

CO-15.1 CO-8.3 CO-8.5 option leaked-alone=yes: a Leaked File joins any set in play, and stays when the true cards go
seats 2 turn #0 main leaked-alone=yes // tabloids R | unknown P M
#0 hand * L A // #1 hand M | table A: A A A; C: C
#0: add A *
= table #0 A: * ; hand #0 A L
seats 2 turn #0 main leaked-alone=yes // tabloids R | unknown P M
#0 hand L A // #1 hand M | table C: C! *; L: L
#0: add L L, choose #1 C C!
= table #1 C: *; L: L ; tabloids R C!
seats 2 turn #0 main leaked-alone=yes // tabloids C C | unknown L
#0 hand D | table C: C * // #1 hand RV
#0: discard D // #1: discard RV // #0: choose C
= aside C * ; table #0 -

CO-15.1 CO-12.5 option discredit-choice=auto: fewest points, then a wild, then the last in canonical order
seats 2 turn #0 main discredit-choice=auto // tabloids C C C C | unknown L
#0 hand D | table C: C H C! * // #1 hand RV
#0: discard D // #1: discard RV
= told all struck #0 C * ; aside C H C! * ; table #0 -
seats 2 turn #0 main discredit-choice=auto // tabloids C | unknown L
#0 hand D | table C: C H C! * // #1 hand RV
#0: discard D // #1: discard RV
= aside *
seats 2 turn #0 main discredit-choice=auto // tabloids C | unknown L
#0 hand D | table C: C H C! // #1 hand RV
#0: discard D // #1: discard RV
= aside H
seats 2 turn #0 main discredit-choice=auto // tabloids C | unknown L
#0 hand D | table C: C C! // #1 hand RV
#0: discard D // #1: discard RV
= aside C

CO-15.1 CO-12.5 option discredit-choice=auto: a wild goes before an own card of as many points, whatever the order of ids
seats 2 turn #0 main discredit-choice=auto // tabloids M | unknown L
#0 hand D | table M: M H // #1 hand RV
#0: discard D // #1: discard RV
= aside H

CO-12.3 CO-13.3 what the table would score if play stopped now, by the automatic order
seats 3 turn #0 main // game totals 10 20 30 // tabloids A A! D D! M | unknown L
#0 hand MB C | table A: A A *; D: D // #1 hand RV | table A: A; M: M H // #2 hand SI | table D: D D
= stand 9 23 29 ; tally 10 20 30 ; table #0 A: A A *; D: D
seats 3 turn #1 main // game totals 0 0 0 // tabloids R * | unknown L
#0 hand MB | table A: A A A; R: R // #1 hand RV | table A: A A; R: R R! // #2 hand SI A!
= stand 13 10 -4

CO-15.1 CO-4.3 option empty-unknown=last-lap: one Tabloids draw a seat, no more
seats 3 turn #0 draw empty-unknown=last-lap // tabloids R A D | unknown - | lapped #1
#0 hand P C // #1 hand RV RV // #2 hand F F
= legal draw unknown, draw tabloids
#0: draw tabloids
= lapped #0 #1 ; stack main
#0: discard C
= told all exhausted #1 ; next #1 last
seats 3 turn #2 draw empty-unknown=last-lap // tabloids R A D | unknown -
#0 hand P C // #1 hand RV RV // #2 hand F F
#2: draw tabloids
= lapped #2
seats 2 turn #0 draw empty-unknown=last-lap // tabloids R A D | unknown - | lapped #0
#0 hand P C // #1 hand RV RV
#0 no CO-4.3: draw tabloids
seats 2 turn #0 draw empty-unknown=last-lap // tabloids R A D | unknown L
#0 hand P C // #1 hand RV RV
#0: draw tabloids
= lapped -

CO-15.1 CO-4.3 option empty-unknown=end: the round ends as soon as a turn begins with the Unknown empty
seats 2 turn #0 draw empty-unknown=end // tabloids R A D | unknown L
#0 hand P C // #1 hand RV RV
#0: draw unknown, discard C
= told all exhausted #1 ; next #1 last ; out none

CO-15.1 CO-11.4 option exhaust-discard=none: no final discards after exhaustion; after going out there are
seats 2 turn #0 draw exhaust-discard=none // tabloids R A D | unknown -
#0 hand P C // #1 hand RV RV
#0: draw unknown
= round 2 ; out none ; in-hand 4 2 ; tabloids R A D
seats 2 turn #0 main exhaust-discard=none // tabloids R A D | unknown -
#0 hand P // #1 hand RV RV
#0: discard P
= next #1 last

CO-15.1 CO-4.6 option redraw-discard=no: what was drawn from the Tabloids is not the discard while another id is held
seats 2 turn #0 draw redraw-discard=no // tabloids A | unknown L
#0 hand A C // #1 hand RV
#0: draw tabloids
= drawn A ; legal discard C
#0 no CO-4.6: discard A
seats 2 turn #0 draw redraw-discard=no // tabloids A | unknown L
#0 hand A // #1 hand RV
#0: draw tabloids
= legal discard A
seats 2 turn #0 draw redraw-discard=no // tabloids A | unknown L
#0 hand A C // #1 hand RV
#0: draw unknown
= legal discard A, discard C, discard L

CO-15.1 CO-4.2 option stall-laps
seats 2 turn #0 draw stall-laps=2 // tabloids R | unknown D // game stall 3
#0 hand A // #1 hand C
= legal draw unknown, draw tabloids
seats 2 turn #0 draw stall-laps=2 // tabloids R | unknown D // game stall 4
#0 hand A // #1 hand C
#0 no CO-4.2: draw tabloids
seats 2 turn #0 draw stall-laps=20 // tabloids R | unknown D // game stall 39
#0 hand A // #1 hand C
= legal draw unknown, draw tabloids
seats 2 turn #0 draw stall-laps=20 // tabloids R | unknown D // game stall 40
#0 hand A // #1 hand C
#0 no CO-4.2: draw tabloids

CO-12.3 what the table would score now loses one card at a time, whatever the target
seats 2 turn #0 main target=60 // tabloids M M! | unknown L
#0 hand MB | table M: M M H * // #1 hand RV | table M: M H H
= stand 3 3

CO-13.3 under either a wild whose host is proven too is still doubled only once
seats 2 turn #0 main cloned-doubling=either // tabloids R | unknown L
#0 hand D | table H: H H H!; C: C C C C H // #1 hand RV | table A: A A H
#0: discard D // #1: discard RV
= points H 11, C 10, A 6 ; proven H C ; score 34 8
