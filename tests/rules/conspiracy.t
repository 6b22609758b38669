-- The rules of Conspiracy!, docs/rules/conspiracy.md, sections 0 to 6: setup, the turn, drawing, revealing, strengthening.
-- A case is named by the rules it proves. Codes are those of the deck table; the worked examples E-1 to E-37 stand in the
-- book itself and run from there. The other sections: conspiracy-cards.t, conspiracy-end.t, conspiracy-sight.t.

-- Section 0: words

CO-0.2 two to four seats, left is the next number
game conspiracy no CO-0.2: seats=1
game conspiracy no CO-0.2: seats=5
game conspiracy seats=2 // game conspiracy seats=3
seats 4 turn #3 main // tabloids R | unknown D D
#3 hand A C // #0 hand F // #1 hand M // #2 hand P
#3: discard A
= next #0 draw

CO-0.3 one conspiracy of a type, each seat's share of it before that seat
seats 3 turn #0 main // tabloids R | unknown D D
#0 hand F A A A L // #1 hand C | table F: F F // #2 hand M | table F: F
#0: add F F, decline
= table #0 F: F ; table #1 F: F F ; table #2 F: F ; table #0 A: -

CO-0.4 an own Proof! and a Cloning Hitler on its own set are own-colour; a wild is of the pile it lies in
seats 2 turn #0 main // tabloids R | unknown D D
#0 hand * C L | table H: H // #1 hand M | table A: A!
#0: add H *
= table #0 H: H *
seats 2 turn #0 main // tabloids R | unknown D D
#0 hand * C L | table A: A! // #1 hand M
#0: add A *
= table #0 A: A! *
seats 2 turn #0 main // tabloids R | unknown D D
#0 hand * C L | table A: H // #1 hand M
#0 no CO-8.3: add A *
= excludes add A * ; table #0 A: H

CO-0.5 Action cards are the Proof! and Investigation cards, and no others
seats 2 turn #0 main // tabloids R | unknown D D
#0 hand F F! C L A // #1 hand M | table F: F
#0: add F F, decline
= acts 0 ; any-act no
#0: add F F!
= acts 1 ; any-act yes
seats 2 turn #0 main // tabloids R | unknown D D
#0 hand F RV C L A // #1 hand M | table F: F
#0: play RV, keep D
= acts 1 ; any-act yes
seats 2 turn #0 main // tabloids - | unknown D D | acts 1 | any-act yes
#0 hand A! C! F! H! M! L! P! R! D! * MB RV SI A H
#1 hand M | table A: A; C: C; F: F; H: H; M: M; L: L; P: P; R: R; D: D
#0 no CO-9.1: add A A!, add C C!, add F F!, add H H!, add M M!, add L L!, add P P!, add R R!, add D D!, add A *, play MB, play RV, play SI
= includes add A A, add M H

CO-0.6 the 68 cards are always somewhere: dealt, drawn, played, covered up
random 1
shuffle SI MB RV A A A C C C F F F L L D D D M M M P -- #0 first, then #1
game conspiracy seats=2 seed=68
= hand #0 SI RV A C C F L D D M ; hand #1 MB A A C F F L D M M ; tabloids P ; unknown-left 47 ; aside -
#0: draw tabloids, play SI, draw unknown, discard A // #1: draw tabloids, play MB, choose SI, discard A
= aside SI ; tabloids MB A ; unknown-left 45

CO-0.7 copies are interchangeable and canonical order is that of the deck table
seats 2 turn #0 last // tabloids R | unknown D
#0 hand SI RV MB * D! R! P! L! M! H! F! C! A! D R P L M H F C A A // #1 hand A
= listed discard A, discard C, discard F, discard H, discard M, discard L, discard P, discard R, discard D, discard A!, discard C!, discard F!, discard H!, discard M!, discard L!, discard P!, discard R!, discard D!, discard *, discard MB, discard RV, discard SI

-- Section 1: the deck

CO-1.1 the deck: 5 of each Conspiracy card, one Proof! of each colour, 4 Leaked Files, 3 + 3 + 4 Investigations; 131 points
random 1
shuffle A A A A A C C C C C F F F F F H H H H H M M M M M L L L L L P P P P P R R R R R D D D D D A! C! F! H! M! L! P! R! D! * * * * MB MB MB RV RV RV SI SI SI SI
game conspiracy seats=2 seed=1
= tabloids M ; unknown-left 47 ; held #0 10 ; held #1 10
seats 2 turn #0 main // tabloids - | unknown -
#0 hand MB
#1 hand A A A A A C C C C C F F F F F H H H H H M M M M M L L L L L P P P P P R R R R R D D D D D A! C! F! H! M! L! P! R! D! * * * * MB MB RV RV RV SI SI SI SI
#0: discard MB // #1: discard SI
= in-hand 0 129

CO-1.1 each colour holds 13 points on 6 cards
seats 2 turn #0 main // tabloids - | unknown SI
#0 hand MB | table A: A A A A A A!; C: C C C C C C!; F: F F F F F F!; H: H H H H H H!; M: M M M M M M!
#1 hand RV | table L: L L L L L L!; P: P P P P P P!; R: R R R R R R!; D: D D D D D D!
#0: discard MB // #1: discard RV
= points A 13, C 13, F 13, H 13, M 13, L 13, P 13, R 13, D 13

CO-1.2 one number per card: on the table, towards ten, and against you in hand
seats 2 turn #0 main // tabloids R | unknown L
#0 hand D | table A: A A! * // #1 hand A C! * MB RV SI P
#0: discard D // #1: discard P
= points A 6 ; table-score 6 0 ; in-hand 0 9 ; score 6 -9

CO-1.4 codes are for scripts and terminals; ids are what is recorded and shown
seats 2 turn #0 main // tabloids R | unknown D
#0 hand L M! A // #1 hand M
#0: discard moon-landing
= told all discarded #0 moon-landing ; told all discarded #0 L ; view #0 hand [area-51,stela-c-text] ; tabloids R L

-- Section 2: setup of a round

CO-2.1 the first dealer is any seat, by chance
random 0 // game conspiracy seats=3
= dealer #0 ; next #1 draw
random 1 // game conspiracy seats=3
= dealer #1 ; next #2 draw
random 2 // game conspiracy seats=3
= dealer #2 ; next #0 draw

CO-2.2 CO-16.12 ten cards each, one at a time from the dealer's left, then one is turned up
random 0
shuffle A C A C A C A C A C F M F M F M F M F M D L P R
game conspiracy seats=2 seed=5
= shuffled 1 sorted ; hand #1 A A A A A F F F F F ; hand #0 C C C C C M M M M M ; tabloids D ; unknown-left 47
= told all dealt #0 1 ; told all turned-up #0 D
#1: draw unknown
= told #1 drew-card #1 L
#1: discard L // #0: draw unknown
= told #0 drew-card #0 P
random 1 // shuffle A C M // game conspiracy seats=3
= unknown-left 37 ; held #0 10 ; held #1 10 ; held #2 10
random 2 // game conspiracy seats=4
= unknown-left 27 ; held #0 10 ; held #3 10

CO-2.2 three seats: the third card goes to the dealer
random 0 // shuffle A C M A C M
game conspiracy seats=3
= includes draw unknown ; next #1 draw
#1: draw tabloids, discard A // #2: draw tabloids, discard C // #0: draw tabloids, discard M
= tabloids M

CO-2.2 every round shuffles all 68 cards anew
seats 2 turn #0 main // tabloids R | unknown L
#0 hand D | table A: A A A // #1 hand RV
#0: discard D // #1: discard RV
= round 2 ; new held #0 10 ; new held #1 10 ; new unknown-left 47 ; new table #0 - ; new aside - ; told all dealt #0 2 ; shuffled 1 sorted

CO-2.3 the card turned up does nothing, and may be drawn
random 0 // shuffle A A A A A C C C C C F F F F F M M M M M MB
game conspiracy seats=2
= tabloids MB ; next #1 draw ; legal draw unknown, draw tabloids
#1: draw tabloids
= tabloids - ; told all took #1 MB ; next #1 main

CO-2.4 the seat left of the dealer begins
random 3 // game conspiracy seats=4
= dealer #3 ; next #0 draw

CO-2.5 no reshuffle, and a hand of any size
seats 2 turn #0 draw // tabloids R R L L D D | unknown -
#0 hand A A A A C C C C F F F F M M M M // #1 hand P C
#0: draw tabloids, discard F // #1: draw unknown
= next #1 last ; unknown - ; tabloids R R L L D F ; shuffled 0 sorted

-- Section 3: the turn

CO-3.1 the draw is first, the discard last and ends the turn
seats 2 turn #0 draw // tabloids R | unknown D D
#0 hand A A A A C MB // #1 hand M
#0 no CO-3.2: discard A, meld A A A A, play MB, decline
#0: draw unknown
#0 no CO-3.2: draw unknown, draw tabloids, decline
#0: meld A A A A, discard C
= next #1 draw
#0 no CO-3.2: discard A, draw unknown

CO-3.2 a decision belongs to one seat: nobody reacts in another's turn
seats 3 turn #1 main // tabloids R | unknown D D
#0 hand A A A A // #1 hand C C C F // #2 hand L
#0 no CO-3.2: discard A, meld A A A A, draw unknown, decline
#2 no CO-3.2: discard L
#3 no CO-3.2: discard L
= legal #0 - ; legal #2 - ; may #1 ; wait #1
#1: meld C C C C
#0 no CO-3.2: decline, choose #2
#1 no CO-3.2: choose discard, choose A, take R, keep D, give F
= next #1 chem-target

CO-3.2 last and strike are put to seats whose turn it is not
seats 2 turn #0 main // tabloids A | unknown L
#0 hand D // #1 hand C M | table A: A A!
#0: discard D
= next #1 last
#0 no CO-3.2: discard D
#1: discard C
= next #1 strike ; legal choose A, choose A!
#0 no CO-3.2: choose A

CO-3.3 the turn's variables: counted as cards are played
seats 2 turn #0 main // tabloids R | unknown D D
#0 hand A A A F! C C L | table R: R // #1 hand M | table F: F; C: C
= acts 0 ; any-act no ; revealed none ; strengthened - ; triggered - ; twin none
#0: meld A A A A
= acts 0 ; revealed A ; strengthened - ; triggered - ; twin A
#0: add F F!, decline
= acts 1 ; any-act yes ; revealed A ; strengthened F ; triggered F ; twin none
= view #1 turn.acts 1 ; view #1 turn.revealed area-51 ; view #1 turn.strengthened [cold-fusion]
#0: discard L
= next #1 draw ; acts 0 ; any-act no ; revealed none ; strengthened - ; triggered - ; twin none ; stack draw
seats 2 turn #0 main // tabloids R | unknown D D | strengthened A F | triggered F | acts 1 | any-act yes | twin A | revealed A | drawn R
#0 hand C L // #1 hand M
#0: discard L
= acts 0 ; any-act no ; revealed none ; strengthened - ; triggered - ; twin none ; drawn none

CO-3.3 what a turn used up is fresh in the next
seats 2 turn #0 draw // tabloids R | unknown D D D D
#0 hand C C MB A L // #1 hand M | table C: C
#0: draw unknown, add C C
= next #0 chem-target
#0: choose #1, choose return, play MB, choose R, discard L
= drawn none
#1: draw tabloids
= drawn L
#1: discard L // #0: draw unknown
= acts 0
#0: add C C
= next #0 chem-target

CO-3.4 a question is put even with one answer
seats 2 turn #0 main // tabloids MB | unknown D D D
#0 hand RV SI L L // #1 hand M
#0: play RV
= next #0 look ; legal keep D
#0: keep D
= next #0 order ; legal choose D
#0: choose D
= next #0 main
seats 2 turn #0 main // tabloids L! | unknown -
#0 hand SI A L // #1 hand M
#0: play SI
= next #0 fetch ; legal take L!
#0: take L!
= next #0 extra ; legal decline
#0: decline, discard A // #1: draw tabloids
= next #1 main
seats 2 turn #0 last // tabloids L | unknown D
#0 hand A A // #1 hand M
= next #0 last ; legal discard A

CO-3.5 a question inside another resumes what it interrupted
seats 2 turn #0 main // tabloids C! D | unknown D
#0 hand SI A L // #1 hand M M | table C: C
#0: play SI
= stack main resolving fetch
#0: take C!
= stack main resolving extra
#0: add C C!
= stack main resolving chem-target ; tabloids D
random M // #0: choose #1
= stack main resolving chem-fate
#0: choose return
= stack main ; tabloids D SI ; next #0 main

-- Section 4: drawing

CO-4.1 the top card of either pile, unseen or seen by all; there is no passing
seats 3 turn #0 draw // tabloids R M | unknown D P
#0 hand A // #1 hand C // #2 hand F
#0 no CO-3.2: decline
= legal draw unknown, draw tabloids
#0: draw unknown
= stack main ; hand #0 A D ; unknown P ; told all drew #0 ; told #0 drew-card #0 D ; untold #1 drew-card ; untold watcher drew-card
#0: discard D // #1: draw tabloids
= hand #1 C D ; tabloids R M ; told all took #1 D

CO-4.2 both draws while the Unknown has a card; the Tabloids only if a card is there
seats 2 turn #0 draw // tabloids - | unknown D
#0 hand A // #1 hand C
#0 no CO-4.2: draw tabloids
= legal draw unknown

CO-4.2 after stall-laps x N turns in a row that began at the Tabloids they are closed: 4 x N
seats 2 turn #0 draw // tabloids R | unknown D // game stall 7
#0 hand A // #1 hand C
= legal draw unknown, draw tabloids
#0: draw tabloids
= stall 8
#0: discard A
#1 no CO-4.2: draw tabloids
= legal draw unknown
#1: draw unknown
= stall 0
#1: discard C // #0: draw tabloids
= stall 1
seats 3 turn #0 draw // tabloids R | unknown D // game stall 11
#0 hand A // #1 hand C // #2 hand F
#0: draw tabloids, discard A
#1 no CO-4.2: draw tabloids

CO-4.3 with the Unknown empty the Tabloids stay open; a draw from the Unknown ends the round at once
seats 3 turn #1 draw // tabloids R D | unknown -
#0 hand A // #1 hand C // #2 hand F
= legal draw unknown, draw tabloids
#1: draw unknown
= told all exhausted ; next #1 last ; hand #1 C ; owed #0 #1 #2 ; out none

CO-4.3 CO-4.2 no draw is left: the round ends without a decision
seats 2 turn #0 draw // tabloids R D | unknown - // game stall 7
#0 hand A L // #1 hand C
#0: draw tabloids, discard A
= told all exhausted #1 ; next #1 last ; out none

CO-4.4 Area 51: the turn draw looks at two, keeps one, the other goes back on top
seats 2 turn #0 draw // tabloids R | unknown P D L
#0 hand C | table A: A // #1 hand M
#0: draw unknown
= next #0 look ; looking 2 ; legal keep P, keep D ; told #0 looked-at #0 P ; told #0 looked-at #0 D ; untold #0 looked-at #0 L
= told all looked #0 2 ; untold #1 looked-at ; untold watcher looked-at
#0 no CO-17.5: keep L, keep C
#0: keep D
= next #0 main ; hand #0 C D ; unknown P L ; looking 0 ; told all kept #0 1 ; told #0 kept-card #0 D ; untold #1 kept-card
seats 2 turn #0 draw // tabloids R | unknown P
#0 hand C | table A: A // #1 hand M
#0: draw unknown
= next #0 main ; hand #0 C P ; unknown -
seats 2 turn #0 draw // tabloids R | unknown P D
#0 hand C | table A: A // #1 hand M
#0: draw tabloids
= next #0 main

CO-4.5 other draws are plain, Area 51 or not
seats 2 turn #0 main // tabloids R | unknown P D L M
#0 hand F SI C | table A: A // #1 hand M | table F: F
#0: add F F, draw unknown
= next #0 main ; hand #0 SI C P
#0: play SI, draw unknown
= next #0 main ; hand #0 C P D L ; unknown M

CO-4.6 what comes to hand may be played or discarded in the same turn
seats 2 turn #0 draw // tabloids C | unknown D
#0 hand A L // #1 hand M M | table C: C
#0: draw tabloids, add C C
= next #0 chem-target
#0: decline, discard A
seats 2 turn #0 draw // tabloids C | unknown D
#0 hand A L // #1 hand M M
#0: draw tabloids
= includes discard C
#0: discard C

CO-4.7 the last card of the Unknown ends nothing; effects draw what is there
seats 2 turn #0 draw // tabloids R | unknown P
#0 hand A A // #1 hand M C
#0: draw unknown
= next #0 main
#0: discard P
= next #1 draw
seats 2 turn #0 main // tabloids R | unknown P
#0 hand SI A F | table C: C // #1 hand M C | table F: F
#0: play SI, draw unknown
= hand #0 A F P ; unknown - ; next #0 main
#0: add F F
= next #0 main -- Cold Fusion has nothing to draw: no decision, and no end
#0: discard P
= next #1 draw
seats 2 turn #0 main // tabloids R | unknown P L
#0 hand RV A // #1 hand M C
#0: play RV
= looking 2 ; legal keep P, keep L
#0: keep L
= next #0 main ; unknown P

-- Section 5: revealing

CO-5.1 one reveal a turn
seats 2 turn #0 main // tabloids R | unknown D
#0 hand A A A R R R L L // #1 hand M
#0: meld A A A A
#0 no CO-5.1: meld R R R R
= excludes meld R R R R

CO-5.2 what is in play is not revealed again, whoever has it
seats 3 turn #0 main // tabloids R | unknown D
#0 hand A A A L // #1 hand M // #2 hand C | table A: A
#0 no CO-5.2: meld A A A A
= legal add A A, discard A, discard L
seats 2 turn #0 main // tabloids R | unknown D
#0 hand A A A L | table A: A // #1 hand M
#0 no CO-5.2: meld A A A A

CO-5.3 three cards of the hand, each of which fits
seats 2 turn #0 main // tabloids R | unknown D
#0 hand A A C C! H A! * L L // #1 hand A A
#0 no CO-5.3: meld A A A C, meld A A A C!, meld A A L L, meld L L L A
#0 no CO-17.5: meld A A A A, meld M M M M
= includes meld A A A H, meld A A A A!, meld A A A *, meld A A H A!, meld A A H *, meld C C H C!, meld L L L H
= excludes meld A A A A
#0: meld A A H *
= table #0 A: A H * ; hand #0 A C C! A! L L

CO-5.4 at most one Proof! of the three
seats 2 turn #0 main // tabloids R | unknown D
#0 hand M M M! * * A // #1 hand C
#0 no CO-5.4: meld M M M! *, meld M M * *, meld M M! * *
= includes meld M M M M!, meld M M M *

CO-5.4 CO-9.4 with Reptilian Overlords one Conspiracy card and two Proof! cards, never three
seats 2 turn #0 main // tabloids D | unknown D
#0 hand M M M! * * A | table R: R // #1 hand C
#0 no CO-5.4: meld M M! * *
= includes meld M M M! *, meld M M * *
#0: meld M M * *
= table #0 M: M * * ; acts 2

CO-5.5 one of the three at least is a Conspiracy card of that name
seats 2 turn #0 main // tabloids D | unknown D
#0 hand A H H H A! * C // #1 hand M
#0 no CO-5.5: meld A H H H, meld A H H A!, meld A H H *
= includes meld A A H H, meld H H H H, meld H H H *
#0: meld A A H H
= table #0 A: A H H
seats 2 turn #0 main // tabloids D | unknown D
#0 hand H M! * * C | table R: R // #1 hand M
#0 no CO-5.5: meld M H M! *, meld M H * *

CO-5.6 a Proof! in a reveal is an Action card
seats 2 turn #0 main // tabloids D | unknown D
#0 hand A A A! MB C C! // #1 hand M | table C: C
#0: meld A A A A!
= acts 1
#0 no CO-9.1: play MB, add C C!
seats 2 turn #0 main // tabloids D | unknown D
#0 hand A A A MB C // #1 hand M
#0: meld A A A A
= acts 0 ; includes play MB

CO-5.7 two strengthened conspiracies are instead of a reveal
seats 2 turn #0 main // tabloids D | unknown D
#0 hand A A A F R L // #1 hand M | table F: F; R: R
#0: add F F, decline
= includes meld A A A A
#0: add R R
#0 no CO-5.7: meld A A A A
= excludes meld A A A A

CO-5.8 after the reveal its further cards are free
seats 2 turn #0 main // tabloids D | unknown D
#0 hand A A A A H R R M L // #1 hand M | table R: R; M: M
#0: meld A A A A, add A A, add R R, add A H, add R R
= revealed A ; strengthened R ; table #0 A: A A A A H; R: R R
#0 no CO-6.3: add M M

CO-5.9 the three cards are the pile, then the set does what it does
seats 2 turn #0 main // tabloids D | unknown D
#0 hand F F H L // #1 hand M
#0: meld F F F H
= table #0 F: F F H ; hand #0 L ; next #0 cold-draw ; told all melded #0 F F F H
seats 2 turn #0 main // tabloids D | unknown D
#0 hand M M H L // #1 hand A
#0: meld M M M H
= told all melded #0 M H M M ; table #0 M: M M H ; next #0 main

-- Section 6: strengthening

CO-6.1 a set in play before anyone; the card lies before its player
seats 3 turn #0 main // tabloids D | unknown D
#0 hand A C L // #1 hand M | table A: A A A // #2 hand M
#0 no CO-6.1: add C C, add L L
#0: add A A
= table #0 A: A ; table #1 A: A A A

CO-6.2 the card fits, a Proof! is an Action card, a Leaked File wants support
seats 2 turn #0 main // tabloids D | unknown D
#0 hand A! C C! * L // #1 hand M | table A: A
#0 no CO-5.3: add A C, add A C!, add A L
#0 no CO-8.3: add A *
#0: add A A!
= acts 1 ; table #0 A: A!
#0 no CO-9.1: add A *

CO-6.3 two conspiracies a turn
seats 2 turn #0 main // tabloids D | unknown D
#0 hand A R M L // #1 hand M | table A: A; R: R; M: M
#0: add A A
= strengthened A
#0: add R R
= strengthened A R
#0 no CO-6.3: add M M
= legal discard M, discard L

CO-6.3 one beside a reveal, whichever came first
seats 2 turn #0 main // tabloids D | unknown D
#0 hand A A A R M L // #1 hand M | table R: R; M: M
#0: meld A A A A, add R R
#0 no CO-6.3: add M M
seats 2 turn #0 main // tabloids D | unknown D
#0 hand A A A R M L // #1 hand M | table R: R; M: M
#0: add R R, meld A A A A
#0 no CO-6.3: add M M

CO-6.4 what was begun this turn goes on freely
seats 2 turn #0 main // tabloids D | unknown D
#0 hand A A R R M L // #1 hand M | table A: A; R: R; M: M
#0: add A A, add R R, add A A, add R R
= table #0 A: A A; R: R R ; hand #0 M L
#0 no CO-6.3: add M M

CO-6.5 the most a turn holds
seats 2 turn #0 main // tabloids D | unknown D
#0 hand A A A A R R M R! L // #1 hand M | table R: R; M: M
#0: meld A A A A, add A A, add R R, add R R, add R R!
= table #0 A: A A A A; R: R R R!
#0 no CO-6.3: add M M
#0: discard M
