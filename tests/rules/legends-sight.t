-- Legends and Lies, docs/rules/legends.md, sections 15, 16 and 19: who knows what, which moves there are, what adds up.

-- Section 15: who knows what

LE-15.1 what is open is in every view, the watcher's too
seats 3 turn #0 main // game dealer #2 totals 5 6 7 stall 3 reshuffled 1 // tabloids RES L CC | unknown G E | aside F
#0 hand J J | table BIG: BY X // #1 hand ESP C F | front CC HOAX // #2 hand L
= view #1 held [2,3,1] ; view watcher held [2,3,1] ; view watcher unknown 2 ; view watcher phase main ; view watcher dealer 2
= view watcher tabloids [resurrection,loch-ness,crop-circles] ; view watcher fronts[1] [crop-circles,hoax] ; view #2 groups.bigfoot[0] [bigfoot-yeti,expert-opinion]
= view watcher aside [feegee-mermaid] ; view watcher totals [5,6,7] ; view watcher stall 3 ; view watcher reshuffled true ; view watcher turn.seat 0
= aware watcher tabloids L RES CC ; aware #1 #0 table BIG: BY ; aware #2 #1 front CC ; aware #1 aside - ; aware #1 stall 4 ; aware #2 reshuffled 0
= aware #2 totals 5 6 8 ; aware #2 dealer #1 ; aware #1 acts 1 ; aware watcher unknown G ; aware watcher #1 hand ESP C ; aware #1 turn #1 main ; aware #1 turn #0 draw
= view watcher turn.acts absent ; view watcher last absent

LE-15.1 the Anomaly of the turn, what may still be played at once, the scores of the hand
seats 2 turn #0 main // tabloids RES FLIP | unknown HOAX G P
#0 hand CC J | table L: L // #1 hand ESP C F
#0: play CC
= view #1 turn.acts 1 ; view watcher phase fetch
#0: take FLIP
= view #1 turn.extra 1 ; view #1 turn.taken [underwater-flipper-photo] ; view watcher phase extra
seats 2 turn #0 main // tabloids RES | unknown HOAX G P
#0 hand CC J | table L: L // #1 hand ESP C F
#0: play CC, draw unknown
= view #1 turn.extra 2 ; view #1 turn.taken absent ; view watcher turn.extra 2 ; view #0 fetched [giant-snakes,hoax] ; view #1 fetched absent
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand RES | front HOAX // #1 hand ESP C
#0: discard RES // #1: discard ESP
= view watcher last.score [3,-3] ; view watcher last.in-hand [0,3] ; view watcher last.out 0 ; view watcher last.shut-out false ; view #1 totals [3,-3]

LE-15.2 a hand is its holder's alone
seats 3 turn #0 main // tabloids RES | unknown G E
#0 hand J J // #1 hand ESP C F // #2 hand L
= view #1 hand [feegee-mermaid,chupacabras,esp] ; view watcher hand absent ; aware #1 #1 hand ESP C P
= blind #0 #1 hand ESP C P ; blind #2 #1 hand ESP C P ; blind watcher #1 hand ESP C P ; lacks #0 chupacabras ; lacks watcher jersey-devil

LE-15.2 who looks sees the cards, and knows those put back until they are drawn
seats 3 turn #0 main // tabloids RES | unknown G C P E
#0 hand ESP J // #1 hand F F // #2 hand L L
#0: play ESP
= view #0 looked [giant-snakes,chupacabras,piltdown-man] ; view #1 looked absent ; view watcher looked absent ; lacks #1 giant-snakes
= blind #1 unknown C C L C | #0 knows-top C C L ; blind watcher unknown C C L C | #0 knows-top C C L
#0: keep C
= view #0 looked [giant-snakes,piltdown-man] ; lacks #1 chupacabras
#0: choose P
= knows-top #0 P G ; knows-top #1 - ; view #0 top [piltdown-man,giant-snakes] ; view #1 top absent
#0: discard J // #1: draw unknown
= knows-top #0 G ; known #0 #1 P ; known #2 #1 -
#1: discard F // #2: draw unknown
= knows-top #0 - ; known #0 #2 G ; known #1 #2 -

LE-15.2 another seat's ESP ends the certainty
seats 3 turn #1 main // tabloids RES | unknown P G E C
#0 hand J | knows-top P G // #1 hand ESP F // #2 hand L
#1: play ESP
= knows-top #0 - ; knows-top #1 P G E
#1: keep E, choose G
= knows-top #1 G P ; knows-top #0 -

LE-15.2, LE-15.9 a laid pass is known to who laid it
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand C L // #1 hand J // #2 hand X F // #3 hand E
#0: pass C
= view #0 laid chupacabras ; view #1 laid absent ; view #2 laid absent ; view #3 laid absent ; view watcher laid absent ; lacks #2 chupacabras
= told all laid #0 ; untold all passed-card ; blind #2 #0 hand J P ; blind #1 #0 hand J P

LE-15.3 nobody sees the order of the Unknown, nor what is to come
seats 3 turn #0 main // tabloids RES | unknown G E P C
#0 hand J J // #1 hand F // #2 hand L
= blind #0 unknown C P E G ; blind #1 unknown C P E G ; blind #2 unknown L F G G ; blind watcher unknown C P E G
seats 2 turn #0 main // tabloids L C P E | unknown -
#0 hand J F // #1 hand F
shuffle P C E L
#0: discard J
= unknown P C E L ; blind #0 unknown L E C P ; blind #1 unknown L E C P ; blind watcher unknown L E C P ; knows-top #0 - ; knows-top #1 -

LE-15.4 known rises for all when a card is taken openly
seats 3 turn #0 draw // tabloids L C P | unknown G
#0 hand CC J // #1 hand F // #2 hand L
#0: draw tabloids
= known #1 #0 P ; known #2 #0 P ; known #0 #0 - ; view #1 known[0] [piltdown-man]
#0: play CC, take L
= known #1 #0 L P ; known #2 #0 L P
seats 3 turn #0 main // tabloids L C P | unknown G
#0 hand RES J E // #1 hand F // #2 hand L
#0: play RES, discard J, take C
= known #1 #0 C ; known #2 #0 C

LE-15.4 not when it is drawn or kept unseen
seats 3 turn #0 draw // tabloids L | unknown G E P C L
#0 hand ESP CC J // #1 hand F // #2 hand L
#0: draw unknown, play ESP, keep P, choose E
= known #1 #0 - ; known #2 #0 -
seats 3 turn #0 main // tabloids L | unknown G E P C
#0 hand ESP CC J // #1 hand F | knows-top G // #2 hand L
#0: play CC, draw unknown
= known #1 #0 G ; known #2 #0 -   -- #1 had put it there

LE-15.4 those who exchange know what they gave
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand C L // #1 hand J // #2 hand X F // #3 hand E
#0: pass C // #2: pass X
= known #0 #2 C ; known #2 #0 X ; known #1 #0 - ; known #1 #2 - ; known #3 #2 - ; known #0 #1 -

LE-15.5 known falls when a copy leaves the hand openly
seats 3 turn #0 draw // tabloids L | unknown G
#0 hand L L L J // #1 hand F // #2 hand C
#0: draw tabloids
= known #1 #0 L
#0: meld L L L L
= known #1 #0 - ; known #2 #0 - ; hand #0 L J
seats 3 turn #0 main // tabloids RES | unknown G | known #1 #0 L L
#0 hand L L J | table L: L // #1 hand F // #2 hand C
#0: add L L
= known #1 #0 L
#0: discard L
= known #1 #0 -
seats 3 turn #0 main // tabloids RES | unknown G | known #1 #0 HOAX J
#0 hand HOAX J C // #1 hand F | table L: L // #2 hand C
#0: play HOAX #1 L L
= known #1 #0 J
#0: discard C
= known #1 #0 J

LE-15.5 a pass: exact for the two, every card of either partner in doubt for the opponents
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand C C L // #1 hand J // #2 hand X F // #3 hand E
known #1 #0 C C L | known #1 #2 X | known #2 #0 C L | known #0 #2 F
#0: pass C
= known #1 #0 C C L ; known #2 #0 C L   -- until the exchange it counts with the hand it came from
#2: pass X
= known #1 #0 C ; known #1 #2 - ; known #2 #0 L X ; known #0 #2 F C
seats 4 turn #1 draw // tabloids RES | unknown G
#0 hand J // #1 hand BY BY BY BY L L HOAX HOAX // #2 hand X F // #3 hand E C
known #0 #1 BY BY BY BY L L HOAX HOAX | known #2 #1 BY HOAX | known #0 #3 C | known #3 #1 HOAX
#1: pass HOAX // #3: pass E
= known #0 #1 BY BY BY L HOAX ; known #2 #1 - ; known #0 #3 - ; known #3 #1 E ; known #1 #3 HOAX

LE-15.5 the blind pass tells each partner what he gave
random 3
game legends seats=4
#0 hand C L // #1 hand G L // #2 hand X L // #3 hand J L // tabloids RES | unknown G
#0: pass C // #2: pass X // #1: pass G // #3: pass J
= known #0 #2 C ; known #2 #0 X ; known #1 #3 G ; known #3 #1 J ; known #0 #1 - ; known #1 #0 - ; known #1 #2 -

LE-15.5 all is forgotten at the end of the hand
seats 2 turn #0 main // tabloids RES | unknown G E | known #0 #1 C
#0 hand RES | knows-top G // #1 hand ESP C
#0: discard RES // #1: discard ESP
= known #0 #1 C ; new known #0 #1 - ; new knows-top #0 -

LE-15.6 hands are not shown at the end, only their points
seats 3 turn #0 main // tabloids RES | unknown G
#0 hand RES // #1 hand ESP C P // #2 hand ESP HOAX
#0: discard RES // #1: discard ESP // #2: discard ESP
= in-hand 0 7 3 ; view #0 last.in-hand [0,7,3] ; view #2 known[1] [] ; told #0 scored #1 0 7 -7
seats 2 turn #0 main target=50 // totals 60 0 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP C P
#0: discard RES // #1: discard ESP
= next over ; lacks #0 piltdown-man ; lacks watcher chupacabras ; view #0 known[1] []

LE-15.7 events come in pairs: all learn that, one learns what
seats 3 turn #0 draw // tabloids RES | unknown G E P C L
#0 hand ESP J // #1 hand F // #2 hand L
#0: draw unknown
= told all drew #0 4 ; told #0 drew-card #0 G ; untold #1 drew-card ; untold #2 drew-card ; untold watcher drew-card
#0: play ESP
= told all looked #0 3 ; told #0 looked-at #0 E ; told #0 looked-at #0 P ; told #0 looked-at #0 C ; untold #1 looked-at ; untold watcher looked-at
= untold #0 looked-at #0 L   -- the fourth
#0: keep P
= told all kept #0 2 ; told #0 kept-card #0 P ; untold #1 kept-card ; untold watcher kept-card
#0: choose C
= told all ordered #0 ; told #0 ordered-top #0 C ; untold #2 ordered-top ; untold watcher ordered-top

LE-15.7 a pass exchanged: all learn of it, two learn which
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand C L // #1 hand J // #2 hand X F // #3 hand E
#0: pass C // #2: pass X
= told #1 passed #0 #2 ; told watcher passed #2 #0 ; untold #0 passed ; untold #2 passed
= told #0 passed-card #0 #2 C ; told #2 passed-card #0 #2 C ; told #0 passed-card #2 #0 X
= untold #1 passed-card ; untold #3 passed-card ; untold watcher passed-card

LE-15.8 chance: the first dealer and a shuffle for each hand, and the reshuffle; nothing else
random 1
game legends seats=2 seed=deal
= shuffled 1 sorted ; dealer #1
turn #0 main | tabloids L F | unknown - | #0 hand J C | #1 hand J C
#0: discard J
= shuffled 2 sorted   -- the reshuffle
turn #0 main | #0 hand RES | #1 hand ESP
#0: discard RES // #1: discard ESP
= shuffled 3 sorted

LE-15.8 each shuffle has its own fork: what happened before does not change the next deal
seats 2 turn #0 main seed=fork // game dealer #0 totals 0 10 // tabloids RES | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= new hand #0 BY BY BY L J E C X CC RES ; new tabloids HOAX
seats 2 turn #0 draw seed=fork // game dealer #0 totals 0 10 // tabloids L C | unknown G
#0 hand RES J // #1 hand ESP F
#0: draw unknown, discard J // #1: draw unknown, discard F // #0: draw tabloids
= reshuffled 1
#0 hand RES // #1 hand ESP // known #1 #0 -
#0: discard RES // #1: discard ESP
= new hand #0 BY BY BY L J E C X CC RES ; new tabloids HOAX
seats 2 turn #0 main seed=fork // game dealer #0 totals 0 10 round 2 // tabloids RES | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= new hand #0 BY BY J G E E P HORN FF ESP   -- another hand, another deal

LE-15.8 the reshuffle of a hand is the same whenever it comes
seats 2 turn #0 main seed=fork // tabloids BY L F J G E C P | unknown -
#0 hand X F // #1 hand F
#0: discard X
= unknown E F G P J BY L C
seats 3 turn #2 draw seed=fork // tabloids P C E G J F L BY | unknown HOAX
#2 hand X // #0 hand F // #1 hand F
#2: draw unknown, discard X
= unknown E F G P J BY L C

LE-15.9 while `return` is open the partner does not see the card; in `blind` nobody sees another's
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand C L // #1 hand J // #2 hand X F // #3 hand E
#0: pass C
= next #2 return ; view #2 laid absent ; blind #2 #0 hand J P ; lacks #2 chupacabras ; view watcher phase return ; known #2 #0 -
random 3
game legends seats=4
#0 hand C L // #1 hand G L // #2 hand X L // #3 hand J L // tabloids RES | unknown G
#0: pass C
= told all laid #0 ; untold all passed-card ; may #1 #2 #3 ; view #1 laid-by [0] ; view watcher laid-by [0] ; view #0 laid chupacabras ; view #2 laid absent ; lacks #2 chupacabras ; lacks #1 chupacabras
= blind #2 #0 hand J P ; blind #1 #0 hand J P ; blind watcher #0 hand J P ; known #2 #0 - ; hand #2 X L
#3: pass J // #1: pass G
= view #0 laid-by [0,1,3]
#2: pass X
= view #0 laid-by absent
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand C L // #1 hand J // #2 hand X F // #3 hand E
#0: pass C
= view #1 laid-by [0]
#2: pass X
= view #1 laid-by absent

LE-15.10 cards stand in table order before a shuffle; the first is dealt first, or is the top of the Unknown
random 0
shuffle HOAX BY HOAX BY RES BY RES BY RES BY ESP BY ESP BY ESP L X L X L P C
game legends seats=2
= shuffled 1 sorted ; hand #1 HOAX HOAX RES RES RES ESP ESP ESP X X ; hand #0 BY BY BY BY BY BY BY L L L ; tabloids P
turn #0 main | #0 hand L L | #1 hand F F | tabloids HOAX J C BY X | unknown -
shuffle X C HOAX J BY
#0: discard L
= unknown X C HOAX J BY ; shuffled 2 sorted

LE-15.11 only the seat that is to move has a list, its own
seats 3 turn #0 main // tabloids RES | unknown G
#0 hand L L L J // #1 hand F F // #2 hand L
= legal #0 meld L L L L, discard L, discard J ; legal #1 - ; legal #2 - ; view #1 phase main ; view watcher phase main
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand L J // #1 hand F F // #2 hand L C // #3 hand E
#0: pass L
= legal #0 - ; legal #1 - ; legal #2 pass L, pass C ; legal #3 -

-- Section 16: moves

LE-16.1 the list is complete, each move once, in the order meld, add, play, others, decline
seats 2 turn #0 main // tabloids RES | unknown G E
#0 hand HOAX ESP CC FLIP X J F L L L // #1 hand F | table F: F F
= listed meld L L L L, meld L L L X, meld L L L FLIP, meld L L X FLIP, add F F, play CC, play ESP, play HOAX #1 F F, discard L, discard F, discard J, discard X, discard FLIP, discard CC, discard ESP, discard HOAX
seats 2 turn #0 main // tabloids RES | unknown G E
#0 hand L L L FLIP X X B B HOAX // #1 hand F
= listed meld L L L L, meld L L L X, meld L L L FLIP, meld L L L B, meld L L X X, meld L L X FLIP, meld L L X B, meld L X X FLIP, discard L, discard X, discard FLIP, discard B, discard HOAX
seats 2 turn #0 main // tabloids RES | unknown G E
#0 hand BY BY BY CAST HOAX J // #1 hand F | table F: F B; J: J
#0 table F: F
= listed meld BIG BY BY BY, meld BIG BY BY CAST, meld YET BY BY BY, meld YET BY BY CAST, add J J, play HOAX #0 F F, play HOAX #1 F F, play HOAX #1 F B, play HOAX #1 J J, discard BY, discard J, discard CAST, discard HOAX

LE-16.1 in the other phases too
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand J L HOAX // #1 hand F // #2 hand F // #3 hand F
= listed draw unknown, draw tabloids, pass L, pass J, pass HOAX
seats 2 turn #0 main // tabloids B L CC | unknown FLIP HOAX G
#0 hand CC J L | table L: L // #1 hand F
#0: play CC
= listed draw unknown, take L, take B, take CC
#0: draw unknown
= listed add L FLIP, play HOAX #0 L L, decline
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand FF J L C C // #1 hand F
#0: play FF, discard L
= listed discard J, discard C, decline

LE-16.2 there is no giving in this game
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L J // #1 hand F
#0 no LZ-1: give L, give #1 L

LE-16.3 phase and seat before the card
seats 2 turn #0 draw // tabloids RES | unknown G
#0 hand L J // #1 hand F
#0 no LE-3.6: discard HOAX // #1 no LE-3.6: discard HOAX, draw tabloids

LE-16.3 the card before the Anomaly limit and all else
seats 2 turn #0 main // acts 1 | tabloids RES | unknown G
#0 hand L L J // #1 hand F | table L: L
#0 no LE-16.4: add L FLIP, play HOAX #1 L L, play ESP, add F HORN, meld P P P B, meld L L L L, discard C, play FLIP

LE-16.3 a card in the Tabloids before the stall
seats 2 turn #0 draw // tabloids - | unknown G | stall 8
#0 hand L L J // #1 hand F
#0 no LE-4.2: draw tabloids

LE-16.3 the Anomaly limit before fit, set, make-up, support, use and Keep one
seats 2 turn #0 main // acts 1 | tabloids FLIP | unknown G
#0 hand HORN B B X RES HOAX L P P // #1 hand F | table L: L
#0 no LE-7.1: add L HORN, add C HORN, add P B, meld P P P B, meld L L B B, add L B, play RES, play HOAX #1 C C, play HORN
#0 hand B // #0 no LE-7.1: add L B

LE-16.3 in `extra` what was fetched before fit, set, make-up, support, use and Keep one
seats 2 turn #0 main // tabloids FLIP | unknown G
#0 hand CC HORN B L J RES // #1 hand F | table L: L
#0: play CC, take FLIP
#0 no LE-16.4: add L CC // #0 no LE-7.6: add L HORN, add C HORN, add P B, meld L L B HORN, add L B, add L J, play RES, play L, play HORN

LE-16.3 fit: LE-6.4 first, then LE-5.3 or LE-5.7; all before the set being in play or not
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand P P J B B L L L X C // #1 hand F | table L: L
#0 no LE-6.4: meld P P J B, meld P J B B, add P B
#0 no LE-5.3: meld L L L J, meld L J B B // #0 no LE-5.7: add C L, add L J, add C C

LE-16.3 the set in play or not before make-up, support and Keep one
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L B B X X FLIP // #1 hand F | table L: L
#0 no LE-5.6: meld L L B B, meld L X X B, meld L FLIP B X
#0 no LE-5.7: add F X, add F B
#0 hand L L L // #0 no LE-5.6: meld L L L L
#0 hand C // #0 no LE-5.7: add C C

LE-16.3 make-up: two Proofs! first, then no natural; then support; then Keep one
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand X B B // #1 hand F | table L: L
#0 no LE-5.2: meld F X B B
#0 hand X X B // #0 no LE-5.3: meld F X X B
#0 hand F B B // #0 no LE-5.2: meld F F B B
#0 hand X // #0 no LE-6.1: add L X
#0 hand L // #0 no LE-3.3: add L L

LE-16.3 nothing to do before Keep one
seats 2 turn #0 main // tabloids ESP | unknown G
#0 hand RES // #1 hand F
#0 no LE-7.11: play RES
#0 hand HOAX // #0 no LE-7.12: play HOAX #1 F F
#0 hand FLIP // #0 no LE-7.4: play FLIP
#0 hand L // #0 no LE-7.4: play L

LE-16.4 a card melded, added, played, passed or discarded is in the hand
seats 4 turn #0 main // tabloids L C | unknown G
#0 hand L L J // #1 hand C | table C: C // #2 hand F // #3 hand G
#0 no LE-16.4: meld L L L L, add C C, play HOAX #1 C C, play CC, discard C
turn #0 draw // #0 no LE-16.4: pass C, pass F
#0: pass J // #2 no LE-16.4: pass J, pass L

LE-16.4 a card kept, taken or chosen is where it must be
seats 2 turn #0 main // tabloids L C | unknown G E P J
#0 hand ESP F // #1 hand F
#0: play ESP // #0 no LE-16.4: keep J, keep F, keep L
#0: keep E // #0 no LE-16.4: choose E, choose J, choose F
seats 2 turn #0 main // tabloids L C | unknown G
#0 hand CC F // #1 hand F
#0: play CC // #0 no LE-16.4: take F, take G
seats 2 turn #0 main // tabloids L C | unknown G
#0 hand RES F C // #1 hand F
#0: play RES // #0 no LE-16.4: discard L
#0: discard F // #0 no LE-16.4: take G, take J
seats 2 turn #0 main // tabloids L | unknown G
#0 hand RES | table L: L X; C: C // #1 hand ESP | table F: F
#0: discard RES // #1: discard ESP // #0 no LE-16.4: choose C, choose B, choose FLIP

-- Section 19: what must always add up

LE-19.1 every card in one place, in a dealt match through all kinds of effects: the runner adds up after each move
random 1
shuffle CC L ESP L RES L FF L HOAX L X J BY J BY J BY J E J F G G G P C
game legends seats=2
= hand #0 CC ESP RES FF HOAX X BY BY BY E ; hand #1 L L L L L J J J J J ; tabloids F ; unknown-left 41
#0: draw unknown, play ESP
= unknown-left 40 ; looking 3 ; tabloids F   -- ESP is being carried out, in no pile
#0: keep P, choose G
= tabloids F ESP ; unknown-left 39
#0: meld BIG BY BY BY, discard E // #1: draw tabloids, meld L L L L, discard J
#0: draw tabloids, play RES, discard J
= held #0 6 ; tabloids F ESP J
#0: take F, discard F // #1: draw unknown, discard J // #0: draw unknown, play CC, draw unknown, decline, discard P
= front #0 CC ; unknown-left 35
#1: draw unknown, discard J // #0: draw unknown, play FF, discard X, decline, discard G
#1: draw unknown, discard J // #0: draw unknown, play HOAX #1 L L
= front #0 CC FF HOAX ; table #1 L: L L

LE-19.1 a laid pass is still in one place
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand C L // #1 hand J // #2 hand X F // #3 hand E
#0: pass C
= held #0 2 ; held #2 2 ; laid #0 C
#2: pass X
= held #0 2 ; held #2 2 ; laid #0 none ; laid #2 none

LE-19.2 no group of wilds alone, no Blurry Photo with Piltdown Man, nothing foreign
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand HOAX B J C | table P: P X // #1 hand F | table F: F B
#0 no LE-6.4: add P B // #0 no LE-5.7: add P J, add F C
#0: play HOAX #1 F F
= table #1 - ; tabloids RES F B

LE-19.3 only Crop Circles, Fish Falls and Hoax! ever lie in front
seats 2 turn #0 main // tabloids L | unknown G E P C
#0 hand ESP J // #1 hand F
#0: play ESP, keep G, choose E
= front #0 - ; tabloids L ESP
seats 2 turn #0 main // tabloids L | unknown G E P C
#0 hand RES J // #1 hand F
#0: play RES, discard J, take L
= front #0 - ; tabloids J RES
seats 2 turn #0 main // tabloids L | unknown G E P C
#0 hand FLIP J // #1 hand F | table L: L
#0: add L FLIP
= front #0 - ; table #0 L: FLIP

LE-19.4 the active seat in main holds a card, and so does everyone until the last discard
seats 2 turn #0 main // tabloids L | unknown G
#0 hand CC // #1 hand F
#0: play CC, draw unknown, decline
= held #0 1 ; next #0 main
seats 2 turn #0 main // tabloids L | unknown G
#0 hand FF C J J // #1 hand F
#0: play FF, discard C, discard J
= held #0 1 ; next #0 main
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand C // #1 hand J // #2 hand X // #3 hand E
#0: pass C // #2: pass X
= held #0 1 ; held #2 1

LE-19.5 who may move is waited for, and no phase has a clock
seats 2 turn #0 draw // tabloids L | unknown G
#0 hand CC J // #1 hand F
= may #0 ; wait #0 ; alarm never
#0: draw unknown
= may #0 ; wait #0 ; alarm never
#0: play CC
= may #0 ; wait #0 ; alarm never
game legends seats=4
= may #0 #1 #2 #3 ; wait #0 #1 #2 #3 ; alarm never
#0 hand C L // #1 hand G L // #2 hand X L // #3 hand J L // tabloids RES | unknown G
#1: pass G
= may #0 #2 #3 ; wait #0 #2 #3
seats 3 turn #0 main // tabloids F | unknown G
#0 hand RES | table F: F X // #1 hand ESP // #2 hand ESP
#0: discard RES
= may #1 ; wait #1
#1: discard ESP // #2: discard ESP
= may #0 ; wait #0 ; phase strike ; alarm never

LE-19.6 known never says more than is true, a laid pass included
seats 4 turn #0 draw // tabloids RES | unknown G | known #1 #0 C | known #2 #0 C | known #3 #0 C
#0 hand C // #1 hand J // #2 hand X // #3 hand E
#0: pass C
= known #1 #0 C ; known #2 #0 C ; hand #0 C
#2: pass X
= known #1 #0 - ; known #3 #0 - ; known #2 #0 X ; known #0 #2 C

LE-19.7 a hand ends, and so does a match
seats 2 turn #0 draw stall-laps=2 // round 40 | totals 5 9 | stall 4 | reshuffled 1 | tabloids L | unknown G
#0 hand J C // #1 hand F
= legal draw unknown   -- the stall guard makes the Unknown shrink
#0: draw unknown, discard G
= told all exhausted #1 ; next #1 last   -- it is filled at most twice
#1: discard F // #0: discard J
= next over ; winner #1   -- and hands are counted

LE-15.1 the options are open to all
seats 2 turn #0 main stall-laps=7 esp-order=kept // tabloids L | unknown J J
#0 hand L J // #1 hand F
= view #1 options.stall-laps 7 ; view watcher options.esp-order kept ; view #0 options.discredit absent

LE-7.12, LE-7.9 what a Hoax! and the Fish Falls do shows nothing new, and can be taken back
seats 2 turn #0 main // tabloids L | unknown J
#0 hand HOAX J G // #1 hand F | table F: F F F
#0: play HOAX #1 F F
= undo yes
seats 2 turn #0 main // tabloids L | unknown J
#0 hand FF J F G // #1 hand F
#0: play FF, discard J
= undo yes
