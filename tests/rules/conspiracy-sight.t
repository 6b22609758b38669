-- Conspiracy!, docs/rules/conspiracy.md, sections 16 and 17: who knows what; which moves there are.

-- Section 16: who knows what

CO-16.1 what is public is in every view, the watcher's too
seats 3 turn #0 main // game dealer #2 totals 5 6 7 stall 3 lapped #1 // tabloids R M! D | unknown D L | aside F
#0 hand A A | table A: A A!; C: H // #1 hand RV C F // #2 hand M
= view #1 held [2,3,1] ; view watcher held [2,3,1] ; view watcher unknown 2 ; view watcher stall 3 ; view watcher phase main
= view watcher tabloids [reptilian-overlords,stela-c-text,devil-worship] ; view watcher aside [cold-fusion]
= view watcher groups.area-51[0] [area-51,crashed-saucer] ; view #2 groups.chemtrails[0] [cloning-hitler] ; view #2 turn.seat 0
= view watcher totals [5,6,7] ; view watcher dealer 2 ; view #1 dealer 2 ; view watcher round 1 ; view watcher turn.acts absent
= aware watcher tabloids M! R D ; aware watcher #0 table A: A ; aware watcher aside - ; aware #1 stall 4 ; aware #1 lapped -
= aware #2 totals 5 6 8 ; aware #2 dealer #1 ; aware #1 acts 1 ; aware #1 any-act yes ; aware #1 revealed F ; aware watcher twin A
= aware watcher strengthened F ; aware watcher triggered C ; aware watcher drawn R ; aware watcher unknown D ; aware watcher #1 hand RV C
= aware watcher turn #1 main ; aware watcher turn #0 draw

CO-16.2 a hand is its holder's alone; nobody knows the Unknown
seats 3 turn #0 main // tabloids R | unknown D L
#0 hand A A // #1 hand RV C F // #2 hand M
= aware #1 #1 hand RV C P ; blind #0 #1 hand RV C P ; blind #2 #1 hand RV C P ; blind watcher #1 hand RV C P
= blind #0 unknown L D ; blind #1 unknown M P ; blind watcher unknown M P
= view #1 hand [chemtrails,cold-fusion,remote-viewing] ; view watcher hand absent ; lacks #0 remote-viewing ; lacks watcher area-51

CO-16.2 who looks sees; the others learn how many
seats 3 turn #0 main // tabloids R | unknown D L P M
#0 hand RV A // #1 hand RV C F // #2 hand M
#0: play RV
= view #0 looked [devil-worship,moon-landing,philadelphia-experiment] ; view #1 looked absent ; lacks #1 devil-worship
= blind #1 unknown C P P M | #0 knows-top C P P ; blind watcher unknown C P P M | #0 knows-top C P P
= told #0 looked-at #0 D ; told all looked #0 3 ; untold #1 looked-at ; untold watcher looked-at
#0: keep L
= told all kept #0 2 ; told #0 kept-card #0 L ; untold #1 kept-card ; lacks #1 moon-landing
#0: choose P
= told all ordered #0 ; told #0 ordered-top #0 P ; untold #2 ordered-top ; untold watcher ordered-top
= knows-top #0 P D ; knows-top #1 - ; view #0 top [philadelphia-experiment,devil-worship] ; view #1 top absent
= blind #1 unknown D P M | #0 knows-top D P ; aware #0 unknown D P M | #0 knows-top D P

CO-16.3 hidden parts are told to those entitled only: a swap
seats 3 turn #0 main // tabloids R | unknown L
#0 hand D A F // #1 hand M! C | table D: D // #2 hand P
#0: add D D
random M! // #0: choose #1
= told #2 took-blind #0 #1 ; told watcher took-blind #0 #1 ; untold #0 took-blind ; untold #1 took-blind
= told #0 took-blind-card #0 #1 M! ; told #1 took-blind-card #0 #1 M! ; untold #2 took-blind-card
= untold watcher took-blind-card ; lacks #2 stela-c-text ; lacks watcher stela-c-text
#0: give F
= told #2 gave #0 #1 ; told watcher gave #0 #1 ; untold #0 gave ; untold #1 gave
= told #0 gave-card #0 #1 F ; told #1 gave-card #0 #1 F ; untold #2 gave-card ; untold watcher gave-card

CO-16.3 only the deciding seat has a list of legal moves
seats 3 turn #0 main // tabloids R | unknown L
#0 hand D A F // #1 hand M! C // #2 hand P
= legal #1 - ; legal #2 - ; legal #0 discard A, discard F, discard D

CO-16.3 what showed nobody anything new can be undone, the rest cannot
seats 3 turn #0 draw // tabloids R A | unknown M L P D
#0 hand A A F C D L RV | table A: A // #1 hand M! C | table C: C; D: D; F: F; L: L; P: P // #2 hand P
#0: draw tabloids
= undo yes
#0: add C C
= undo yes
random C // #0: choose #1
= undo no
#0: choose return
= undo yes
#0: add D D
= undo yes
random C // #0: choose #1
= undo no
#0: give A
= undo no
#0: play RV
= undo no
#0: keep L
= undo yes
#0: choose P
= undo yes
#0: discard F
= undo no
seats 2 turn #0 main // tabloids R A | unknown M L P D
#0 hand F L MB P // #1 hand M! C | table F: F; L: L
#0: add L L, choose #1 L L, play MB, choose R, choose A
= undo yes
#0: add F F, decline
= undo yes
seats 2 turn #0 main // tabloids R A | unknown M L P D
#0 hand F L MB P // #1 hand M! C | table F: F; L: L
#0: add F F, draw unknown
= undo no
seats 2 turn #0 main // tabloids R A | unknown M L P D
#0 hand C L MB P // #1 hand M! C | table C: C
#0: add C C
random M! // #0: choose #1
#0: choose discard
= undo no
seats 2 turn #0 main // tabloids R C! | unknown M L P D
#0 hand SI C // #1 hand M! C | table C: C *
#0: play SI, take C!, add C C!, decline
= undo yes

CO-16.4 what is taken openly is known of that hand until it leaves
seats 3 turn #0 draw // tabloids R P | unknown L
#0 hand P A F // #1 hand M! C | table P: P // #2 hand M
#0: draw tabloids
= known #1 #0 P ; known #2 #0 P ; view #1 known[0] [philadelphia-experiment] ; blind #1 #0 hand P C L P
#0: add P P, take R
= known #1 #0 R ; known #2 #0 R
#0: discard R
= known #1 #0 - ; known #2 #0 -
#1: draw tabloids
= known #0 #1 R ; known #2 #1 R ; known #1 #1 -

CO-16.5 bounds: a public gain adds one, a public loss takes one, never below none; cleared at the end of a round
seats 3 turn #0 draw // tabloids SI MB A | unknown L L
#0 hand A A A C SI | known #1 A // #1 hand A C | known #0 A A // #2 hand M | known #0 A
#0: draw tabloids
= known #1 #0 A A A ; known #2 #0 A A ; known #0 #1 A ; known #0 #0 -
#0: meld A A A A
= known #1 #0 - ; known #2 #0 -
#0: play SI, take MB
= known #1 #0 MB ; known #2 #0 MB
#0: play MB, choose SI
= known #1 #0 - ; known #2 #0 -
#0: discard C
= known #1 #0 - ; known #0 #1 A
seats 3 turn #0 main // tabloids R | unknown L L
#0 hand A // #1 hand A C | known #2 M | knows-top L L // #2 hand M F | known #1 A // picks 3
#0: discard A // #1: discard C
= known #2 #1 A
#2: discard M
= new known #2 #1 - ; new known #1 #2 - ; new knows-top #1 - ; picks 0

CO-16.6 a hidden card from A to B: these two know, every other bound on A falls by one
seats 4 turn #0 main // tabloids R | unknown P
#0 hand D A F | known #1 M! C // #1 hand M! C C P RV L L L L | table D: D | known #0 A
#2 hand P | known #1 M! C C RV L L L L // #3 hand R
#3 known #0 F
#0: add D D
random M! // #0: choose #1
= known #0 #1 C ; known #1 #0 A M! ; known #2 #1 C L L L ; known #2 #0 - ; known #3 #0 F ; known #3 #1 - ; picks 1
#0: give A
= known #0 #1 A C ; known #1 #0 M! ; known #2 #1 C L L L ; known #2 #0 - ; known #3 #0 - ; known #3 #1 -
seats 3 turn #1 main // tabloids R | unknown P
#0 hand P | known #2 M! C // #1 hand D A F // #2 hand M! C | table D: D
#0 known #1 A
#1: add D D
random M! // #1: choose #2
= known #0 #2 - ; known #0 #1 A ; known #1 #2 - ; known #2 #1 M!
#1: give A
= known #0 #1 - ; known #0 #2 - ; known #1 #2 A ; known #2 #1 M!

CO-16.7 a card shown and returned is known to the attacker
seats 3 turn #0 main // tabloids R | unknown L
#0 hand C A F // #1 hand M! C | table C: C // #2 hand P
#0: add C C
random M! // #0: choose #1
#0: choose return
= known #0 #1 M! ; known #2 #1 - ; known #1 #0 -
seats 3 turn #0 main // tabloids R | unknown L
#0 hand C A F | known #1 M! // #1 hand M! C | table C: C // #2 hand P
#0: add C C
random M! // #0: choose #1
#0: choose return
= known #0 #1 M!
seats 3 turn #0 main // tabloids R | unknown L
#0 hand C A F // #1 hand M! C | table C: C // #2 hand P
#0: add C C
random M! // #0: choose #1
#0: choose discard
= known #0 #1 - ; known #2 #1 -

CO-16.8 who put cards back knows them; a plain draw by another shortens the list and tells of that hand
seats 3 turn #0 main // tabloids R | unknown L P M D
#0 hand RV A F // #1 hand M! C // #2 hand P
#0: play RV, keep L, choose M
= knows-top #0 M P
#0: discard A // #1: draw unknown
= knows-top #0 P ; known #0 #1 M ; known #2 #1 -
#1: discard C // #2: draw unknown
= knows-top #0 - ; known #0 #2 P ; known #1 #2 -

CO-16.8 other plain draws tell as much; one's own draw only shortens the list
seats 2 turn #1 main // tabloids R | unknown L P M D
#0 hand A F | knows-top L P M // #1 hand SI C F | table F: F
#1: play SI, draw unknown
= knows-top #0 M ; known #0 #1 L P
#1: add F F, draw unknown
= knows-top #0 - ; known #0 #1 M L P
seats 2 turn #0 draw // tabloids R | unknown L P M D
#0 hand A F | knows-top L P M // #1 hand SI C F | knows-top L // #1 known #0 A
#0: draw unknown
= knows-top #0 P M ; knows-top #1 - ; known #0 #0 - ; known #1 #0 A L

CO-16.8 another's look clears the list
seats 3 turn #1 draw // tabloids R | unknown L P M D
#0 hand A F | knows-top L P // #1 hand M! C | table A: A // #2 hand P
#1: draw unknown
= knows-top #0 - ; knows-top #1 L P
#1: keep P
= knows-top #1 L ; knows-top #0 - ; known #0 #1 -
seats 3 turn #1 main // tabloids R | unknown L P M D
#0 hand A F | knows-top L P // #1 hand RV C // #2 hand P
#1: play RV
= knows-top #0 - ; knows-top #1 L P M

CO-16.9 lists, logs and views tell nothing hidden
seats 3 turn #0 main // tabloids R | unknown L P
#0 hand C A F // #1 hand M! C | table C: C // #2 hand P
#0: add C C
= legal choose #1, choose #2, decline ; blind #0 #1 hand A F ; blind #0 unknown P L ; blind #2 #1 hand A F
random M! // #0: choose #1
= blind #2 known #0 #1 - | #1 hand A F ; aware #0 known #0 #1 F | #1 hand F F ; lacks watcher stela-c-text ; lacks #2 stela-c-text

CO-16.10 at the end of a round neither hands nor the Unknown are shown, only the points subtracted
seats 3 turn #0 main // tabloids R | unknown L! P!
#0 hand A // #1 hand M! C D // #2 hand P F!
#0: discard A // #1: discard C // #2: discard P
= told all scored #1 0 5 -5 -5 ; told all scored #2 0 3 -3 -3 ; view #0 last.in-hand [0,5,3]
= lacks watcher stela-c-text ; lacks watcher lab-explosion
seats 2 turn #0 main // game totals 98 1 // tabloids R | unknown L! P!
#0 hand C | table A: A // #1 hand M! C D
#0: discard C // #1: discard C
= next over ; lacks #0 stela-c-text ; lacks watcher stela-c-text ; lacks #1 waving-flag ; lacks watcher waving-flag

CO-16.11 chance is drawn for the dealer, the shuffle and the two picks, and for nothing else
seats 2 turn #0 draw // tabloids R D | unknown L L P P M
#0 hand RV SI MB C D F A A A | table A: A // #1 hand M! C M P RV | table C: C; D: D
random 4 // #0: draw unknown, keep L, play RV, keep L, choose P, add C C
#0: choose #1
= shown RV -- the last of C M P M! RV
#0: choose return
random 1 // #0: add D D, choose #1
= hand #0 A A A F L L SI MB M
#0: give M, discard L
= next #1 draw

CO-16.12 the deck lies in canonical order before the shuffle, and the first of it is dealt first
random 2 // shuffle SI RV MB SI RV MB SI RV MB SI A A A A A * * * * M! D D D D D R R R R R L
game conspiracy seats=3
= shuffled 1 sorted ; dealer #2 ; hand #0 SI SI SI SI A * * D D R ; hand #1 RV RV RV A A * M! D R R
= hand #2 MB MB MB A A * D D R R ; tabloids L

-- Section 17: moves

CO-17.1 one grammar, and nothing else
seats 2 turn #0 main // tabloids R D | unknown L
#0 hand A A A H C MB // #1 hand M
#0 no LZ-1: shout, draw, draw hand, meld A A A, meld A A A A A, add A, discard, discard A A, keep, choose, choose #9, pass A, play MB A
#0 no CO-17.1: play A, play H
#0: meld area-51 area-51 area-51 area-51, play men-in-black, choose devil-worship, choose reptilian-overlords, discard chemtrails
= next #1 draw

CO-17.2 a reveal in any order is one move, recorded in canonical order
seats 2 turn #0 main // tabloids R D | unknown L
#0 hand C C H * A // #1 hand M
= listed meld A A H *, meld C C C H, meld C C C *, meld C C H *, discard A, discard C, discard H, discard *
#0: meld C * H C
= told all melded #0 C C H * ; table #0 C: C H *

CO-17.3 CO-3.2 comes first: the decision and the seat
seats 2 turn #0 main // tabloids - | unknown L
#0 hand C C H * A // #1 hand M
#1 no CO-3.2: discard A, meld A C C C, draw tabloids, add A M
#0 no CO-3.2: draw tabloids, take A, keep L, choose #0, choose A, choose #1 C C, choose return, give M, decline

CO-17.3 then the card must be there, before the Action limit and all else
seats 2 turn #0 main // tabloids R | unknown L | acts 1 | any-act yes
#0 hand C C H A // #1 hand M | table C: C
#0 no CO-17.5: play MB, add C C!, add M *, meld C C! * *, discard MB

CO-17.3 then the Action limit, before the fit
seats 2 turn #0 main // tabloids R | unknown L | acts 1 | any-act yes
#0 hand C C H A! * L // #1 hand M | table C: C
#0 no CO-9.1: add C A!, add M A!, add M *, meld L L A! *, meld C C H *
seats 2 turn #0 main // tabloids M! | unknown L
#0 hand SI C A! A // #1 hand M | table C: C
#0: play SI, take M!
#0 no CO-9.11: add C A!, add M A!, add M A, add C C
#0 no CO-5.3: add C M!
seats 2 turn #0 main // tabloids A! | unknown L
#0 hand SI C * * // #1 hand M
#0: play SI, take A!
#0 no CO-5.4: meld A A! * * -- one of the three was fetched

CO-17.3 then the fit, before whether the set is in play
seats 2 turn #0 main // tabloids R | unknown L
#0 hand C C C M! A // #1 hand M | table C: C
#0 no CO-5.3: meld C C C A, add L A, meld C C C M!

CO-17.3 then whether the set is in play, before the make-up of the three and the limits
seats 2 turn #0 main // tabloids R | unknown L | revealed A | strengthened F
#0 hand C C! * H H H L // #1 hand M | table C: C
#0 no CO-5.2: meld C C C! *, meld C H H H
#0 no CO-6.1: add M H, add L L, add M *

CO-17.3 then the make-up of the three, Proof! cards first, before the limits
seats 2 turn #0 main // tabloids R | unknown L | revealed A
#0 hand C C! * H H H // #1 hand M
#0 no CO-5.4: meld C C C! *, meld C H C! *
#0 no CO-5.5: meld C H H H
#0 no CO-5.1: meld C C H H
seats 2 turn #0 main // tabloids R | unknown L | strengthened A F
#0 hand C C! * H H H // #1 hand M
#0 no CO-5.4: meld C C C! *
#0 no CO-5.5: meld C H H H
#0 no CO-5.7: meld C C H H

CO-17.3 then the limits, before a Leaked File's support and keeping one
seats 2 turn #0 main // tabloids R | unknown L | strengthened A F
#0 hand * // #1 hand M | table C: C
#0 no CO-6.3: add C *
seats 2 turn #0 main // tabloids R | unknown L | revealed A
#0 hand M M M // #1 hand M
#0 no CO-5.1: meld M M M M

CO-17.3 then the support, before keeping one
seats 2 turn #0 main // tabloids R | unknown L
#0 hand * // #1 hand M | table C: C
#0 no CO-8.3: add C *

CO-17.3 then whether there is anything to do, before keeping one
seats 2 turn #0 main // tabloids - | unknown L
#0 hand MB // #1 hand M
#0 no CO-9.6: play MB

CO-17.3 at the draw: the stall, or the lap used up
seats 2 turn #0 draw empty-unknown=last-lap // tabloids R | unknown - | lapped #0 | stall 8
#0 hand A // #1 hand M
#0 no CO-4.2: draw tabloids
seats 2 turn #0 draw empty-unknown=last-lap // tabloids - | unknown - | lapped #0
#0 hand A // #1 hand M
#0 no CO-4.2: draw tabloids

CO-17.4 the list is complete and in order: meld, add, play, others
seats 2 turn #0 main // tabloids R D | unknown L
#0 hand C C H A A M! * MB SI // #1 hand M | table M: M; F: F
= listed meld A A A H, meld A A A *, meld A A H *, meld C C C H, meld C C C *, meld C C H *, add F H, add M H, add M M!, play MB, play SI, discard A, discard C, discard H, discard M!, discard *, discard MB, discard SI
#0: play SI
= listed draw unknown, take R, take D
#0: take D, add F H
= listed draw unknown, decline

CO-17.4 the melds of a set stand in the order of their cards
seats 2 turn #0 main // tabloids D | unknown L
#0 hand M M M H H M! * * | table R: R // #1 hand C
= listed meld H H H *, meld H H * *, meld M H H M, meld M H M M, meld M H M M!, meld M H M *, meld M M M M, meld M M M M!, meld M M M *, meld M M M! *, meld M M * *, add R H, add R *, discard H, discard M, discard M!, discard *
seats 2 turn #0 main // tabloids D | unknown L
#0 hand M M M H L // #1 hand C
= listed meld M H M M, meld M M M M, discard H, discard M, discard L

CO-17.5 a card is where the move says it is
seats 2 turn #0 main // tabloids R D | unknown L M P
#0 hand A MB D L // #1 hand C | table D: D; L: L
#0 no CO-17.5: discard C, play RV, add D R, meld A A A A
#0: add D D, choose #1
#0 no CO-17.5: give M, give D
#0: give C, add L L
#0 no CO-17.5: choose #1 D L, choose #0 A A
#0: decline, play MB
#0 no CO-17.5: choose L, choose A

CO-16.1 the options are open to all
seats 2 turn #0 main stall-laps=7 reptilian=two-actions // tabloids R | unknown D D
#0 hand A C // #1 hand F
= view #1 options.stall-laps 7 ; view watcher options.reptilian two-actions ; view #0 options.target absent
