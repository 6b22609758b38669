-- Conspiracy!, docs/rules/conspiracy.md, sections 7 to 9: what the cards do.

-- Section 7: abilities

CO-7.1 the first card on a set in a turn triggers it, whatever card it is and whoever revealed it; later ones do not
seats 2 turn #0 main // tabloids D | unknown D
#0 hand C C C! L // #1 hand M M | table C: C
#0: add C C
= next #0 chem-target ; triggered C
#0: decline, add C C, add C C!
= next #0 main
seats 2 turn #0 main // tabloids D | unknown D
#0 hand H C L // #1 hand M M | table C: C
#0: add C H
= next #0 chem-target
seats 2 turn #0 main // tabloids D | unknown D
#0 hand * C L | table C: C // #1 hand M M
#0: add C *
= next #0 chem-target
seats 2 turn #0 main // tabloids D | unknown D
#0 hand C! C L // #1 hand M M | table C: C
#0: add C C!
= next #0 chem-target
seats 2 turn #0 main // tabloids D | unknown D
#0 hand C C C C L // #1 hand M M
#0: meld C C C C, choose #1, choose return, add C C
= next #0 main

CO-7.1 CO-7.2 a trigger that could not be used is spent
seats 2 turn #0 main // tabloids - | unknown D D D
#0 hand P P SI L // #1 hand M M | table P: P
#0: add P P
= next #0 main ; triggered P
#0: play SI, draw unknown
= tabloids SI
#0: add P P
= next #0 main

CO-7.2 the trigger comes before any other play; an ability without use asks nothing
seats 2 turn #0 main // tabloids D | unknown D
#0 hand C A A A MB L // #1 hand M M | table C: C
#0: add C C
#0 no CO-3.2: meld A A A A, play MB, discard L, add C C
= legal choose #1, decline
#0: decline
= told all declined #0 ; next #0 main
seats 2 turn #0 main // tabloids D | unknown -
#0 hand C D F L // #1 hand - | table C: C; F: F; D: D
#0: add C C
= next #0 main ; triggered C
#0: add F F
= next #0 main ; triggered C F
seats 3 turn #1 main // tabloids D | unknown -
#0 hand M // #1 hand C L | table C: C // #2 hand -
#1: add C C
= next #1 chem-target ; legal choose #0, decline
seats 2 turn #0 main // tabloids R | unknown -
#0 hand D L // #1 hand - | table D: D
#0: add D D
= next #0 main ; triggered D

CO-7.3 standing abilities are for a seat with a card of its own there, of any sort
seats 2 turn #0 draw // tabloids D | unknown D P
#0 hand C | table A: H // #1 hand M
#0: draw unknown
= next #0 look
seats 2 turn #0 draw // tabloids D | unknown D P
#0 hand C // #1 hand M | table A: A A A
#0: draw unknown
= next #0 main
seats 2 turn #0 main // tabloids D | unknown D P
#0 hand M M! * C // #1 hand M | table R: R R R
#0 no CO-5.4: meld M M M! *
seats 2 turn #0 main // tabloids D | unknown D P
#0 hand M M! * C | table R: H // #1 hand M
= includes meld M M M! *

CO-7.3 CO-7.7 they end with the last card
seats 2 turn #1 main // tabloids D | unknown D P P P
#0 hand C C C | table A: A; L: L // #1 hand L M M
#1: add L L, choose #0 A A, discard M // #0: draw unknown
= next #0 main

CO-7.4 CO-7.10 Area 51, They're Cloning Hitler!, Mayan Apocalypse and Reptilian Overlords trigger nothing
seats 2 turn #0 main // tabloids D | unknown D P
#0 hand A H L // #1 hand M | table A: A; H: H; M: M; R: R
#0: add A A
= next #0 main ; triggered -
#0: add H H
= next #0 main ; triggered -
seats 2 turn #0 main // tabloids D | unknown D P
#0 hand M R L // #1 hand M | table A: A; H: H; M: M; R: R
#0: add M M
= next #0 main ; triggered -
#0: add R R
= next #0 main ; triggered -

CO-7.5 CO-16.11 Chemtrails: a card by chance out of an opponent's hand, in canonical order
seats 3 turn #0 main // tabloids D | unknown D
#0 hand C A L // #1 hand RV M! A A P | table C: C // #2 hand -
#0: add C C
= legal choose #1, decline
#0 no CO-7.5: choose #0, choose #2, choose #3
random 3 // #0: choose #1
= next #0 chem-fate ; shown M! ; target #1 ; showing yes ; legal choose return, choose discard 
= told #2 shown #0 #1 ; told watcher shown #0 #1 ; untold #0 shown ; untold #1 shown
= told #0 shown-card #0 #1 M! ; told #1 shown-card #0 #1 M! ; untold #2 shown-card ; untold watcher shown-card
= hand #1 A A P M! RV ; view #0 shown stela-c-text ; view #1 shown stela-c-text ; view #2 shown absent
#0: choose discard
= hand #1 A A P RV ; tabloids D M! ; next #0 main ; shown none ; target none ; showing no ; told all thrown #0 #1 M!

CO-7.5 returned, the card stays where it was
seats 3 turn #0 main // tabloids D | unknown D
#0 hand C A L // #1 hand RV M! A A P | table C: C // #2 hand F
#0: add C C
random A // #0: choose #1
#0: choose return
= hand #1 A A P M! RV ; tabloids D ; next #0 main ; told all returned #0 #1 ; untold all thrown

CO-7.6 Cold Fusion: one card of the Unknown, if one likes
seats 2 turn #0 main // tabloids D | unknown P M
#0 hand F L // #1 hand M | table F: F
#0: add F F
= next #0 cold-draw ; legal draw unknown, decline
#0 no CO-3.2: draw tabloids
#0: draw unknown
= hand #0 P L ; unknown M ; tabloids D ; next #0 main ; told #0 drew-card #0 P ; untold #1 drew-card
seats 2 turn #0 main // tabloids D | unknown P M
#0 hand F L // #1 hand M | table F: F
#0: add F F, decline
= hand #0 L ; unknown P M

CO-7.7 Moon "Landing": any card on the table, one's own and the one just played among them
seats 3 turn #0 main // tabloids D | unknown P M
#0 hand L A | table C: C // #1 hand M | table L: L L!; A: H // #2 hand M | table C: C! *
#0: add L L
= next #0 moon-target
= listed choose #0 C C, choose #0 L L, choose #1 A H, choose #1 L L, choose #1 L L!, choose #2 C C!, choose #2 C *, decline
#0 no CO-17.5: choose #0 A A, choose #1 C C, choose #2 C C, choose #3 C C
#0: choose #0 L L
= tabloids D L ; table #0 C: C; L: - ; next #0 main ; told all removed #0 #0 L L
seats 2 turn #0 main // tabloids D | unknown P M
#0 hand L A // #1 hand M | table L: L
#0: add L L, decline
= tabloids D

CO-7.8 Philadelphia: a card must be taken, any of the Tabloids, the copy nearest the top
seats 2 turn #0 main // tabloids A R A D | unknown P M
#0 hand P L // #1 hand M | table P: P
#0: add P P
= next #0 lift ; legal take A, take R, take D
#0 no CO-3.2: decline
#0 no CO-17.5: take M, take P
#0: take A
= tabloids A R D ; hand #0 A L ; next #0 main ; told all took #0 A

CO-7.8 what Philadelphia takes follows the normal limits
seats 2 turn #0 main // tabloids M! | unknown P M
#0 hand P MB L // #1 hand M | table P: P; M: M
#0: play MB, choose M!, add P P, take MB
#0 no CO-9.1: play MB

CO-7.9 Devil Worship: one card by chance comes, one of choice goes
seats 3 turn #0 main // tabloids R | unknown P M
#0 hand D L A // #1 hand M! C RV | table D: D // #2 hand -
#0: add D D
= next #0 devil-target ; legal choose #1, decline
#0 no CO-7.9: choose #0, choose #2, choose #3
random RV // #0: choose #1
= next #0 devil-give ; target #1 ; hand #0 A L RV ; hand #1 C M! ; legal give A, give L, give RV
#0 no CO-17.5: give C, give M!
#0: give RV
= hand #0 A L ; hand #1 C M! RV ; next #0 main ; target none ; held #0 2 ; held #1 3
seats 2 turn #0 main // tabloids R | unknown P M
#0 hand D L A // #1 hand M! C RV | table D: D
#0: add D D, decline
= hand #0 A L ; next #0 main

-- Section 8: wilds and orphans

CO-8.1 a Cloning Hitler is wild always and may stand alone; on its own set it is an ordinary card
seats 2 turn #0 main // tabloids R | unknown P M
#0 hand H H H H L // #1 hand M | table A: A
#0: add A H
= table #0 A: H ; told all added #0 A H
= includes meld H H H H
#0: meld H H H H
= table #0 A: H; H: H H H ; revealed H

CO-8.2 a Leaked File in a reveal of any set, or added to any; several beside the own Proof!
seats 2 turn #0 main // tabloids R | unknown P M
#0 hand A A C C F F M M L L P P R R D D H H * // #1 hand M
= includes meld A A A *, meld C C C *, meld F F F *, meld M M M *, meld L L L *, meld P P P *, meld R R R *, meld D D D *, meld H H H *
seats 2 turn #0 main // tabloids R | unknown P M
#0 hand * L | table M: M M! * * // #1 hand M
#0: add M *
= table #0 M: M M! * * *

CO-8.3 CO-8.4 a Leaked File is added beside an own-colour card in one's own pile only
seats 2 turn #0 main // tabloids R | unknown P M
#0 hand * L A | table A: H // #1 hand M | table A: A A A; C: C
#0 no CO-8.3: add A *, add C *
= excludes add A *, add C *
#0: add A A, add A *
= table #0 A: A H *

CO-8.5 without an own-colour card left every Leaked File of the pile goes on the Tabloids; wilds stay
seats 2 turn #0 main // tabloids R | unknown P M
#0 hand L A // #1 hand M | table C: C! H * *; L: L
#0: add L L, choose #1 C C!
= table #1 C: H; L: L ; tabloids R C! * * ; told all orphaned #1 C *
seats 2 turn #0 main // tabloids R | unknown P M
#0 hand L A // #1 hand M | table C: C C! *; L: L
#0: add L L, choose #1 C C!
= table #1 C: C *; L: L ; tabloids R C!
seats 2 turn #0 main // tabloids C | unknown P
#0 hand A // #1 hand M | table C: C H *
#0: discard A // #1: discard M, choose C
= aside C ; tabloids C A M * ; table #1 C: H

CO-8.6 a set that has left the table can be revealed again
seats 2 turn #0 main // tabloids R | unknown P M
#0 hand L C C C A // #1 hand M | table C: H; L: L
#0 no CO-5.2: meld C C C C
#0: add L L, choose #1 C H
#0 no CO-6.1: add C C
#0: meld C C C C
= table #0 C: C C C; L: L

-- Section 9: Action cards

CO-9.1 one Action card a turn
seats 2 turn #0 main // tabloids R | unknown P M
#0 hand MB RV A! A A M! L // #1 hand M | table M: M
#0: play MB, choose R
= acts 1 ; next #0 main
#0 no CO-9.1: play RV, add M M!, meld A A A A!
= legal discard A, discard L, discard A!, discard M!, discard RV
seats 2 turn #0 main // tabloids R | unknown P M
#0 hand MB RV A! A A M! L // #1 hand M | table M: M
#0: add M M!
#0 no CO-9.1: play RV, play MB, meld A A A A!

CO-9.2 CO-9.3 the limit is one, Reptilian Overlords or not, but for their reveal
seats 2 turn #0 main // tabloids D | unknown P M
#0 hand MB RV A! * C | table R: R; A: A // #1 hand M
#0: play RV, keep P
#0 no CO-9.1: play MB, add A A!, add A *
seats 2 turn #0 main // tabloids D | unknown P M
#0 hand MB RV A! * C | table R: R; A: A // #1 hand M
#0: add A A!
#0 no CO-9.1: play MB, add A *

CO-9.3 reptilian=two-actions: two Action cards of any kind while the pile is there
seats 2 turn #0 main reptilian=two-actions // tabloids D D | unknown P M L
#0 hand MB RV SI C | table R: R // #1 hand M
#0: play MB, choose D, decline, play RV, keep P, choose M
= acts 2
#0 no CO-9.1: play SI
seats 2 turn #0 main reptilian=two-actions // tabloids D | unknown P M
#0 hand MB RV A! * C // #1 hand M | table R: R; A: A
#0: play MB, choose D
#0 no CO-9.1: play RV, add A A!

CO-9.3 reptilian=two-actions: it may begin in mid-turn, and losing the pile takes back nothing
seats 2 turn #0 main reptilian=two-actions // tabloids D | unknown P M L
#0 hand MB RV R L C // #1 hand M | table R: R; L: L
#0: play MB, choose D
#0 no CO-9.1: play RV
#0: add R R
= includes play RV
#0: add L L, choose #0 R R
#0 no CO-9.1: play RV
seats 2 turn #0 main reptilian=two-actions // tabloids D | unknown P M L
#0 hand MB RV SI L C | table R: R // #1 hand M | table L: L
#0: play MB, choose D, play RV, keep M, choose L, add L L, choose #0 R R
= acts 2 ; next #0 main
#0 no CO-9.1: play SI

CO-9.4 the two Proof! cards of a reveal: both in it, or one or both added, with nothing else between
seats 2 turn #0 main // tabloids D | unknown P M L
#0 hand M M M M! * * A | table R: R // #1 hand C
#0: meld M M M *, add M M, add M M!
= acts 2 ; table #0 M: M M M M! *; R: R
#0 no CO-9.1: add M *
seats 2 turn #0 main // tabloids D | unknown P M L
#0 hand M M M * * * A | table R: R // #1 hand C
#0: meld M M M M, add M *, add M *
= acts 2
#0 no CO-9.1: add M *

CO-9.4 not after another Action card, another set's card, a play, or the loss of the pile
seats 2 turn #0 main // tabloids D D | unknown P M L
#0 hand M M M M! * MB A | table R: R // #1 hand C
#0: play MB, choose D, decline
#0 no CO-9.1: meld M M M! *, meld M M M M!
seats 2 turn #0 main // tabloids D D | unknown P M L
#0 hand M M M M! * C A | table R: R // #1 hand C | table C: C
#0: meld M M M M!, add C C, decline
= twin none
#0 no CO-9.1: add M *
seats 2 turn #0 main // tabloids D D | unknown P M L
#0 hand M M M M! * C A | table R: R // #1 hand C | table C: C
#0: meld M M M M, add C C, decline, add M M!
#0 no CO-9.1: add M *
seats 2 turn #0 main // tabloids D D | unknown P M L
#0 hand M M M M! * MB A | table R: R // #1 hand C
#0: meld M M M M, play MB, choose D, decline
#0 no CO-9.1: add M M!, add M *
seats 2 turn #0 main // tabloids D D | unknown P M L
#0 hand L L L! * A | table R: R // #1 hand C
#0: meld L L L L!, choose #0 R R
#0 no CO-9.1: add L *
seats 2 turn #0 main // tabloids D D | unknown P M L
#0 hand L L L! * A | table R: R // #1 hand C
#0: meld L L L L!, decline, add L *
= acts 2

CO-9.4 it never helps to reveal the Overlords themselves
seats 2 turn #0 main // tabloids D | unknown P
#0 hand R R R R! * A // #1 hand C
#0 no CO-5.4: meld R R R! *
#0: meld R R R R
= twin none
#0: add R R!
#0 no CO-9.1: add R *

CO-9.5 an Investigation is in no pile while its directions are followed, then lies on the Tabloids
seats 2 turn #0 main // tabloids D | unknown P
#0 hand MB SI A // #1 hand C
#0: play MB
= hand #0 SI A ; tabloids D ; stack main resolving mib-first ; legal choose D
#0: choose D
= tabloids MB ; aside D
seats 2 turn #0 main // tabloids D | unknown P
#0 hand SI A // #1 hand C
#0: play SI
#0 no CO-17.5: take SI
#0: draw unknown
= tabloids D SI ; told all settled #0 SI

CO-9.6 an Investigation that could do nothing is not playable
seats 2 turn #0 main // tabloids - | unknown -
#0 hand MB RV SI A // #1 hand C
#0 no CO-9.6: play MB, play RV, play SI
= legal discard A, discard MB, discard RV, discard SI
seats 2 turn #0 main // tabloids R | unknown -
#0 hand MB RV SI A // #1 hand C
#0 no CO-9.6: play RV
= includes play MB, play SI
seats 2 turn #0 main // tabloids - | unknown R
#0 hand MB RV SI A // #1 hand C
#0 no CO-9.6: play MB
= includes play RV, play SI

CO-9.7 a Proof! goes on the conspiracy of its colour only
seats 2 turn #0 main // tabloids R | unknown P
#0 hand A! C! F! H! M! L! P! R! D! A
#1 hand C | table A: A; C: C; F: F; H: H; M: M; L: L; P: P; R: R; D: D
= legal add A A, add A A!, add C C!, add F F!, add H H!, add M M!, add L L!, add P P!, add R R!, add D D!, discard A, discard A!, discard C!, discard F!, discard H!, discard M!, discard L!, discard P!, discard R!, discard D!
#0 no CO-5.3: add A C!, add C A!, add M H!, add C H!

CO-9.8 Men in Black: one or two cards of the Tabloids go Aside, the copy nearest the top
seats 2 turn #0 main // tabloids D R D F | unknown P
#0 hand MB A // #1 hand C
#0: play MB
= next #0 mib-first ; legal choose D, choose R, choose F
#0 no CO-3.2: decline
#0 no CO-17.5: choose A, choose MB
#0: choose D
= next #0 mib-second ; tabloids D R F ; aside D ; legal choose D, choose R, choose F, decline ; told all covered #0 D
#0: choose F
= tabloids D R MB ; aside D F ; next #0 main
seats 2 turn #0 main // tabloids D R | unknown P
#0 hand MB A // #1 hand C
#0: play MB, choose D, decline
= tabloids R MB ; aside D
seats 2 turn #0 main // tabloids D | unknown P
#0 hand MB A // #1 hand C
#0: play MB, choose D
= tabloids MB ; aside D ; next #0 main

CO-9.8 what was covered up discredits nothing
seats 2 turn #0 main // tabloids D F | unknown P
#0 hand MB C | table D: D D D // #1 hand C
#0: play MB, choose D, decline, discard C // #1: discard C
= points D 6 ; aside D

CO-9.9 Remote Viewing: three seen, one kept, the others back in an order of choice
seats 2 turn #0 main // tabloids R | unknown P M L D
#0 hand RV A // #1 hand C
#0: play RV
= next #0 look ; looking 3 ; legal keep P, keep M, keep L
#0 no CO-17.5: keep D, keep A
#0: keep P
= next #0 order ; legal choose M, choose L
#0 no CO-17.5: choose P, choose D
#0: choose L
= unknown L M D ; looking 0 ; hand #0 A P ; tabloids R RV ; next #0 main
seats 2 turn #0 main // tabloids R | unknown P P L D
#0 hand RV A // #1 hand C
#0: play RV, keep L
= next #0 order ; legal choose P
#0: choose P
= unknown P P D
seats 2 turn #0 main // tabloids R | unknown P M
#0 hand RV A // #1 hand C
#0: play RV, keep M
= next #0 main ; unknown P
seats 2 turn #0 main // tabloids R | unknown P
#0 hand RV A // #1 hand C
#0: play RV
= legal keep P
#0: keep P
= next #0 main ; unknown -
seats 2 turn #0 main // tabloids R | unknown P M L D
#0 hand RV A // #1 hand C
#0: play RV, keep L, choose P
= unknown P M D

CO-9.10 Secret Informant: two of the Unknown, or any one of the Tabloids, each only if there is one
seats 2 turn #0 main // tabloids R F R D | unknown P M L
#0 hand SI A // #1 hand C
#0: play SI
= next #0 fetch ; legal draw unknown, take F, take R, take D
#0 no CO-3.2: draw tabloids, decline
#0 no CO-17.5: take P, take SI
#0: take R
= tabloids R F D SI ; hand #0 A R ; told all took #0 R ; next #0 main
seats 2 turn #0 main // tabloids R F | unknown P M L
#0 hand SI A // #1 hand C
#0: play SI, draw unknown
= hand #0 A M P ; unknown L
seats 2 turn #0 main // tabloids - | unknown P
#0 hand SI A // #1 hand C
#0: play SI
= legal draw unknown
#0: draw unknown
= hand #0 A P
seats 2 turn #0 main // tabloids R | unknown -
#0 hand SI A // #1 hand C
#0: play SI
#0 no CO-9.10: draw unknown
= legal take R

CO-9.11 an Action card taken so may be played at once and is not counted, or declined
seats 2 turn #0 main // tabloids RV D | unknown P M L
#0 hand SI MB A // #1 hand C
#0: play SI, take RV
= next #0 extra ; legal play RV, decline ; taken RV
#0 no CO-9.11: play MB
#0 no CO-3.2: discard A
#0: play RV, keep M, choose P
= acts 1 ; taken - ; next #0 main ; tabloids D RV SI
#0 no CO-9.1: play MB
seats 2 turn #0 main // tabloids M! D | unknown P
#0 hand SI MB A * C C C | table M: M; A: A // #1 hand C
#0: play SI, take M!
= legal add M M!, decline
#0 no CO-9.11: add A A, add A *, add M *, meld C C C C, meld C C C *
#0: add M M!
= acts 1 ; table #0 M: M M!; A: A ; tabloids D SI
seats 2 turn #0 main // tabloids M! D | unknown P
#0 hand SI A | table M: M // #1 hand C
#0: play SI, take M!, decline
= told all declined #0 ; told all played #0 SI ; taken - ; next #0 main ; hand #0 A M!
#0 no CO-9.1: add M M!

CO-9.11 all other limits hold: reveal, strengthen, support; decline alone if nothing is legal
seats 2 turn #0 main // tabloids * D | unknown P
#0 hand SI A | table M: H // #1 hand C | table A: A
#0: play SI, take *
= next #0 extra ; legal decline
#0 no CO-8.3: add A *, add M *
seats 2 turn #0 main // tabloids M! D | unknown P
#0 hand SI A C L // #1 hand C | table M: M; A: A; C: C
#0: add A A, add C C, decline, play SI, take M!
#0 no CO-6.3: add M M!
seats 2 turn #0 main // tabloids M! D | unknown P
#0 hand SI A A A M M L // #1 hand C
#0: meld A A A A, play SI, take M!
#0 no CO-5.1: meld M M M M!
= legal decline

CO-9.12 cards drawn from the Unknown, and Conspiracy cards, have no such right
seats 2 turn #0 main // tabloids M D | unknown M! RV
#0 hand SI A | table M: M // #1 hand C
#0: play SI, draw unknown
= next #0 main ; fetched - ; taken -
#0 no CO-9.1: add M M!, play RV
seats 2 turn #0 main // tabloids M D | unknown M! RV
#0 hand SI A | table M: M // #1 hand C
#0: play SI, take M
= next #0 main ; taken -

CO-9.13 a reveal made so holds no second Proof!
seats 2 turn #0 main // tabloids M! D | unknown P
#0 hand SI M M * A | table R: R // #1 hand C
#0: play SI, take M!
#0 no CO-5.4: meld M M M! *
= legal meld M M M M!, decline
#0: meld M M M M!
#0 no CO-9.1: add M *

CO-9.14 Informants nest; the inner one goes on the Tabloids first, each when all it brought is done
seats 2 turn #0 main // tabloids SI C! D | unknown P
#0 hand SI A L // #1 hand M M | table C: C
#0: play SI, take SI
= next #0 extra ; legal play SI, decline
#0: play SI
= stack main resolving resolving fetch ; legal draw unknown, take D, take C!
#0: take C!, add C C!
= next #0 chem-target ; tabloids D
#0: choose #1
= tabloids D
#0: choose discard
= tabloids D M SI SI ; next #0 main ; acts 1
