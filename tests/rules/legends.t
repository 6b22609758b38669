-- The rules of Legends and Lies, docs/rules/legends.md, sections 0 to 6: words, deck, deal, the turn, drawing, melding,
-- wilds. A case is named by the rules it proves. Codes are those of section 16; the worked examples E-1 to E-39 stand in
-- the book itself and run from there. ESP and Resurrection have no colour and no points and serve as idle cards.
-- The other sections: legends-cards.t, legends-end.t, legends-partners.t, legends-sight.t.

-- Section 0: words

LE-0.1 left is the next number, and after the last comes #0
seats 4 turn #3 main // tabloids RES | unknown G
#3 hand L J // #0 hand F // #1 hand F // #2 hand F
#3: discard L
= next #0 draw ; stack draw ; told all turn #0
seats 3 turn #1 main // tabloids RES | unknown G
#1 hand L J // #0 hand F // #2 hand F
#1: discard L
= next #2 draw
seats 2 turn #1 main // tabloids RES | unknown G
#1 hand L J // #0 hand F
#1: discard L
= next #0 draw

LE-0.2 nine sets, in this order
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand BY BY BY L L L F F F J J J G G G E E E C C C P P P // #1 hand F
= listed meld bigfoot BY BY BY, meld yeti BY BY BY, meld loch-ness L L L, meld feegee-mermaid F F F, meld jersey-devil J J J, meld giant-snakes G G G, meld extraterrestrial E E E, meld chupacabras C C C, meld piltdown-man P P P, discard BY, discard L, discard F, discard J, discard G, discard E, discard C, discard P

LE-0.3, LE-9.1 a colour for each set, one for Bigfoot and Yeti: a story hits the sets of its colour and no others
seats 2 turn #0 main // tabloids BY L F J G E C | unknown -
#0 hand P | table BIG: BY BY; YET: BY BY; L: L L; F: F F; J: J J; G: G G; E: E E; C: C C; P: P P // #1 hand ESP
#0: discard P // #1: discard ESP
= aside BY BY L F J G E C P ; points BIG 2, YET 2, L 2, F 2, J 2, G 2, E 2, C 3, P 4
seats 2 turn #0 main // tabloids BY | unknown -
#0 hand RES | table BIG: BY BY; YET: BY BY; L: L L; F: F F; J: J J; G: G G; E: E E; C: C C; P: P P // #1 hand ESP
#0: discard RES // #1: discard ESP
= aside BY BY
seats 2 turn #0 main // tabloids C | unknown -
#0 hand RES | table BIG: BY BY; YET: BY BY; L: L L; F: F F; J: J J; G: G G; E: E E; C: C C; P: P P // #1 hand ESP
#0: discard RES // #1: discard ESP
= aside C

LE-0.4, LE-6.7 a natural is the Expedition of the set or its coloured Proof!; both hold wilds
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand X X C | table L: L; YET: CAST // #1 hand F
#0: add L X, add YET X
= table #0 L: L X ; table #0 YET: X CAST
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand C CC HORN | table L: L // #1 hand F
#0 no LE-5.7: add L C, add L CC, add L HORN   -- neither naturals of it nor wilds

LE-0.5 a seat's cards of a set are one group, however they got there
seats 3 turn #0 main // tabloids RES | unknown G
#0 hand L L L L X J C // #1 hand L F // #2 hand F
#0: meld L L L L, add L L, add L X, discard J // #1: draw unknown, add L L
= table #0 L: L L L L X ; table #1 L: L ; table #2 -

LE-0.6 in play as long as any seat has a card of the set
seats 3 turn #0 main // tabloids RES | unknown G
#0 hand F F F F HOAX J // #1 hand L // #2 hand L | table F: TAIL
#0 no LE-5.6: meld F F F F
= includes add F F
#0: play HOAX #2 F TAIL // #0 no LE-5.7: add F F
#0: meld F F F F
= table #0 F: F F F

LE-0.7 Strange Occurrences and Hoax! lie in front, in no group
seats 2 turn #0 main // tabloids L | unknown G
#0 hand CC J F // #1 hand HOAX L F | table E: E
#0: play CC, take L, discard J
= front #0 CC ; table #0 -
#1: draw unknown // #1 no LE-7.12: play HOAX #0 E CC
#1: play HOAX #1 E E
= front #1 HOAX ; front #0 CC ; table #1 -

LE-0.8, LE-9.8 size counts naturals and wilds alike, and no Crop Circles
seats 2 turn #0 main // tabloids L | unknown G
#0 hand RES | table L: L X B // #1 hand ESP | table L: L L
#0: discard RES // #1: discard ESP
= next #0 strike
#0: choose B
= table #0 L: L X ; table #1 L: L L
seats 2 turn #0 main // tabloids IMPLANT | unknown G
#0 hand RES | table E: E E | front CC CC CC // #1 hand ESP | table E: E E E
#0: discard RES // #1: discard ESP
= table #0 E: E E ; table #1 E: E E ; front #0 CC CC CC

LE-0.9 what goes Aside is out of play for that deal, and only for it
seats 2 turn #0 main // tabloids L | unknown G
#0 hand RES | table L: L L // #1 hand ESP
shuffle L L L L L
#0: discard RES // #1: discard ESP
= aside L ; tabloids L RES ESP ; new aside -

LE-0.9, LE-1.2 the order of hands and lists is that of the deck table, copies counting once
seats 2 turn #0 last // tabloids RES | unknown G
#0 hand HOAX HOAX RES ESP FF CC B IMPLANT SKIN HORN TAIL FLIP CAST X P C E G J F L BY BY // #1 hand L
= listed discard BY, discard L, discard F, discard J, discard G, discard E, discard C, discard P, discard X, discard CAST, discard FLIP, discard TAIL, discard HORN, discard SKIN, discard IMPLANT, discard B, discard CC, discard FF, discard ESP, discard RES, discard HOAX

-- Section 1: the deck

LE-1.1, LE-1.2, LE-1.4 every card of the deck, as often as the table says, and no other
random 2
shuffle HOAX HOAX RES RES RES ESP ESP ESP FF FF CC CC CC B B IMPLANT SKIN HORN TAIL FLIP CAST X X P P P C C C C E E E E E G G G G G J J J J J F F F F F L L L L L BY BY BY BY BY BY BY
game legends seats=3
= hand #0 HOAX RES ESP FF CC IMPLANT TAIL X P C ; hand #1 HOAX RES ESP CC B SKIN FLIP X P C ; hand #2 RES ESP FF CC B HORN CAST P C C
= tabloids E ; unknown E E E E G G G G G J J J J J F F F F F L L L L L BY BY BY BY BY BY BY

LE-1.2 the words of the cards
seats 2 turn #0 last // tabloids RES | unknown G
#0 hand BY L F J G E C P X CAST FLIP TAIL HORN SKIN IMPLANT B CC FF ESP RES HOAX // #1 hand L
= includes discard bigfoot-yeti, discard loch-ness, discard feegee-mermaid, discard jersey-devil, discard giant-snakes, discard extraterrestrial, discard chupacabras, discard piltdown-man
= includes discard expert-opinion, discard footprint-cast, discard underwater-flipper-photo, discard mummified-tail, discard broken-horn, discard shed-skin, discard alien-implant
= includes discard blurry-photo, discard crop-circles, discard fish-falls, discard esp, discard resurrection, discard hoax

LE-1.2 the points of the cards in play
seats 2 turn #0 main // tabloids RES | unknown -
#0 hand ESP | table BIG: BY; YET: CAST; L: L FLIP; F: F TAIL; J: J HORN; G: G SKIN; E: E IMPLANT; C: C; P: P // #1 hand ESP
#0: discard ESP // #1: discard ESP
= points BIG 2, YET 3, L 5, F 5, J 5, G 5, E 5, C 3, P 4 ; score 37 0
seats 2 turn #0 main // tabloids RES | unknown -
#0 hand ESP | table BIG: BY; YET: BY; L: L; F: F; J: J; G: G; E: E // #1 hand ESP
#0: discard ESP // #1: discard ESP
= points BIG 2, YET 2, L 2, F 2, J 2, G 2, E 2 ; score 14 0
seats 2 turn #0 main // tabloids RES | unknown -
#0 hand ESP | table C: C B; L: L B | front CC // #1 hand ESP | front FF FF HOAX
#0: discard ESP // #1: discard ESP
= points C 5, L 4, E 2 ; score 11 -1

LE-1.3 one coloured Proof! for each of the six creatures worth two, none for Chupacabras and Piltdown Man
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand CAST FLIP TAIL HORN SKIN IMPLANT // #1 hand L | table BIG: BY; YET: BY; L: L; F: F; J: J; G: G; E: E; C: C; P: P
= legal add BIG CAST, add YET CAST, add L FLIP, add F TAIL, add J HORN, add G SKIN, add E IMPLANT, discard CAST, discard FLIP, discard TAIL, discard HORN, discard SKIN, discard IMPLANT

LE-1.4 cards by colour: each coloured Proof! and Crop Circles are stories, all that is colourless is none
seats 2 turn #0 main // tabloids CAST FLIP TAIL HORN SKIN IMPLANT CC | unknown -
#0 hand RES | table BIG: BY BY; YET: BY BY; L: L L; F: F F; J: J J; G: G G; E: E E E; C: C C; P: P P // #1 hand ESP
#0: discard RES // #1: discard ESP
= aside BY BY L F J G E E
seats 2 turn #0 main // tabloids X X B B FF FF ESP ESP RES HOAX HOAX | unknown -
#0 hand RES | table BIG: BY BY; YET: BY BY; L: L L; F: F F; J: J J; G: G G; E: E E E; C: C C; P: P P // #1 hand ESP
#0: discard RES // #1: discard ESP
= aside -

LE-1.5 an Expert is worth an Expedition of its set: four, three, two; a Blurry Photo is worth two
seats 2 turn #0 main // tabloids RES | unknown -
#0 hand ESP | table P: P X; C: C X // #1 hand ESP | table L: L B
#0: discard ESP // #1: discard ESP
= points P 8, C 6, L 4
seats 2 turn #0 main // tabloids RES | unknown -
#0 hand ESP | table BIG: BY X; E: E X // #1 hand ESP | table C: C B
#0: discard ESP // #1: discard ESP
= points BIG 4, E 4, C 5
seats 2 turn #0 main expert-value=two // tabloids RES | unknown -
#0 hand ESP | table P: P X; C: C X // #1 hand ESP | table L: L B
#0: discard ESP // #1: discard ESP
= points P 6, C 5, L 4
seats 2 turn #0 main expert-value=set // tabloids RES | unknown -
#0 hand ESP | table P: P X // #1 hand ESP
#0: discard ESP // #1: discard ESP
= points P 8

LE-1.5 both wilds in every set that takes them, and the Cast with Bigfoot
seats 2 turn #0 main // tabloids RES | unknown -
#0 hand ESP | table BIG: CAST X B; YET: BY X B // #1 hand ESP
#0: discard ESP // #1: discard ESP
= points BIG 7, YET 6
seats 2 turn #0 main // tabloids RES | unknown -
#0 hand ESP | table L: L X B; F: F X B // #1 hand ESP
#0: discard ESP // #1: discard ESP
= points L 6, F 6
seats 2 turn #0 main // tabloids RES | unknown -
#0 hand ESP | table J: J X B; G: G X B // #1 hand ESP
#0: discard ESP // #1: discard ESP
= points J 6, G 6
seats 2 turn #0 main // tabloids RES | unknown -
#0 hand ESP | table E: E X B; C: C X B // #1 hand ESP
#0: discard ESP // #1: discard ESP
= points E 6, C 8

LE-1.6 points of the cards left in hand, without their sign
seats 4 turn #0 main // tabloids - | unknown -
#0 hand ESP // #1 hand BY BY // #2 hand L L // #3 hand F F
#0: discard ESP // #1: discard BY // #2: discard L // #3: discard F
= in-hand 0 2 2 2
seats 4 turn #0 main // tabloids - | unknown -
#0 hand ESP // #1 hand J J // #2 hand G G // #3 hand E E
#0: discard ESP // #1: discard J // #2: discard G // #3: discard E
= in-hand 0 2 2 2
seats 4 turn #0 main // tabloids - | unknown -
#0 hand ESP // #1 hand C C // #2 hand P P // #3 hand X X
#0: discard ESP // #1: discard C // #2: discard P // #3: discard X
= in-hand 0 3 4 2
seats 4 turn #0 main // tabloids - | unknown -
#0 hand ESP // #1 hand CAST RES // #2 hand FLIP RES // #3 hand TAIL RES
#0: discard ESP // #1: discard RES // #2: discard RES // #3: discard RES
= in-hand 0 3 3 3
seats 4 turn #0 main // tabloids - | unknown -
#0 hand ESP // #1 hand HORN RES // #2 hand SKIN RES // #3 hand IMPLANT RES
#0: discard ESP // #1: discard RES // #2: discard RES // #3: discard RES
= in-hand 0 3 3 3
seats 4 turn #0 main // tabloids - | unknown -
#0 hand ESP // #1 hand B B // #2 hand CC CC // #3 hand FF FF
#0: discard ESP // #1: discard B // #2: discard CC // #3: discard FF
= in-hand 0 2 2 2
seats 4 turn #0 main // tabloids - | unknown -
#0 hand ESP // #1 hand ESP ESP // #2 hand RES RES // #3 hand HOAX HOAX
#0: discard ESP // #1: discard ESP // #2: discard RES // #3: discard HOAX
= in-hand 0 0 0 3

-- Section 2: match and deal

LE-2.1 two or three seats each for themselves, four as partners
game legends no LE-2.1: seats=1
game legends no LE-2.1: seats=5
game legends no LE-2.1: seats=16
game legends seats=2
= phase draw
game legends seats=3
= phase draw
game legends seats=4
= next #0 #1 #2 #3 blind

LE-2.2 the first dealer is drawn by chance
random 0
game legends seats=3
= dealer #0 ; next #1 draw
random 1
game legends seats=3
= dealer #1 ; next #2 draw
random 2
game legends seats=3
= dealer #2 ; next #0 draw
random 3
game legends seats=4
= dealer #3

LE-2.3 one card at a time from the dealer's left, ten each
random 1
shuffle BY L F J G E BY L F J G E BY L F J G E BY L F J G E C C C C P P
game legends seats=3
= hand #2 BY J BY J BY J BY J C C ; hand #0 L G L G L G L G C P ; hand #1 F E F E F E F E C P

LE-2.3 partners: eight each
random 3
shuffle BY BY BY BY L L L L F F F F J J J J G G G G E E E E C C C C P P P X HOAX FF
game legends seats=4
= hand #0 BY L F J G E C P ; hand #1 BY L F J G E C P ; hand #2 BY L F J G E C P ; hand #3 BY L F J G E C X ; tabloids HOAX ; unknown-left 29

LE-2.3 every hand begins with all 62 cards, shuffled
seats 2 turn #0 main // tabloids L | unknown G | aside F F | reshuffled 1 | stall 3
#0 hand RES | table L: L L | front HOAX // #1 hand ESP | front FF
shuffle HOAX L FF L F L F L G L RES ESP F F F G G G G J X
#0: discard RES // #1: discard ESP
= shuffled 1 sorted ; new hand #1 HOAX FF F F G RES F F G G ; new hand #0 L L L L L ESP F G G J ; new tabloids X ; new unknown-left 41
= dealer #0 ; new front #0 - ; new front #1 - ; new table #0 - ; round 2 ; reshuffled 0 ; stall 0 ; next #1 draw

LE-2.4 the next card is turned up, the rest is the Unknown: 41, 31, 29
random 1
shuffle BY BY BY BY BY BY BY L L L L L F F F F F G G G J HOAX P
game legends seats=2
= tabloids J ; unknown-left 41 ; told all dealt #1 1 ; told all turned-up #1 J ; told all turn #0 ; stack draw
#0: draw unknown
= told #0 drew-card #0 HOAX ; unknown-left 40
game legends seats=3
= unknown-left 31
game legends seats=4
= unknown-left 29

LE-2.5 an Anomaly turned up has no effect
random 1
shuffle BY BY BY BY BY BY BY L L L L L F F F F F G G G CC
game legends seats=2
= tabloids CC ; next #0 draw ; front #0 - ; front #1 - ; acts 0 ; legal draw unknown, draw tabloids
#0: draw tabloids
= next #0 main ; includes play CC

LE-2.6 the seat to the dealer's left begins, and turns go clockwise
random 2
game legends seats=3
= next #0 draw
#1 no LE-3.6: draw unknown // #2 no LE-3.6: draw unknown
#0 hand L J // #1 hand L J // #2 hand L J // tabloids RES | unknown G G G G
#0: draw unknown, discard L // #1: draw unknown, discard L // #2: draw unknown, discard L
= next #0 draw

LE-2.6 with partners the blind pass comes before the first turn
random 2
game legends seats=4
= next #0 #1 #2 #3 blind
#0 hand L J // #1 hand L J // #2 hand F J // #3 hand G J // tabloids RES | unknown G
#0: pass L // #1: pass L // #2: pass F // #3: pass G
= next #3 draw

-- Section 3: the turn

LE-3.1 a turn, line by line, as section 16 has it
seats 2 turn #0 draw // tabloids G B L | unknown ESP J E G
#0 hand BY BY X L F F CC // #1 hand J J G C C RES HOAX | table L: L L L
#0: draw tabloids
= told all took #0 L
#0: add loch-ness loch-ness, add loch-ness loch-ness
= table #0 L: L L ; table #1 L: L L L
#0: meld yeti bigfoot-yeti bigfoot-yeti expert-opinion, play crop-circles
= front #0 CC
#0: take blurry-photo
= tabloids G ; next #0 extra
#0: add loch-ness blurry-photo, discard feegee-mermaid
= hand #0 F ; tabloids G F ; table #0 L: L L B
#1: draw unknown
= told #1 drew-card #1 ESP ; untold #0 drew-card ; told #0 drew #1
#1: play hoax #0 yeti bigfoot-yeti
= table #0 YET: BY X
#1 no LE-7.1: play esp
#1: discard esp
= tabloids G F BY ESP

LE-3.1 melds, adds and the one Anomaly in any order
seats 2 turn #0 draw // tabloids RES | unknown G
#0 hand F HOAX L L L L J // #1 hand C | table F: F
#0: draw unknown, add F F, meld L L L L, play HOAX #1 F F, add L L, discard J
= table #0 F: F ; table #0 L: L L L L ; hand #0 G ; next #1 draw
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand F HOAX L L L L J // #1 hand C | table F: F F
#0: play HOAX #1 F F, add F F, meld L L L L
= hand #0 L J

LE-3.2 the draw comes first
seats 2 turn #0 draw // tabloids RES | unknown G
#0 hand L L L HOAX ESP J // #1 hand F | table F: F
= legal draw unknown, draw tabloids
#0 no LE-3.6: discard J, meld L L L L, add F L, play ESP, play HOAX #1 F F, decline, pass J

LE-3.2 there is one draw, and the discard comes last
seats 2 turn #0 draw // tabloids RES | unknown G G
#0 hand L J // #1 hand F
#0: draw unknown // #0 no LE-3.6: draw unknown, draw tabloids, decline
#1 no LE-3.6: draw unknown
= legal discard L, discard J, discard G
#0: discard J // #0 no LE-3.6: discard L, add L L

LE-3.3 the last card is kept: meld wants four, add and Hoax! two
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L L L // #1 hand F | table F: F
#0 no LE-3.3: meld L L L L
= legal discard L
#0 hand L L L J
= includes meld L L L L
#0 hand F // #0 no LE-3.3: add F F
= legal discard F
#0 hand F J
= includes add F F
#0 hand HOAX // #0 no LE-3.3: play HOAX #1 F F
= legal discard HOAX
#0 hand HOAX J
= includes play HOAX #1 F F
#0 hand FLIP | table L: L // #0 no LE-3.3: add L FLIP
= legal discard FLIP

LE-3.3 Resurrection wants two cards, Fish Falls three
seats 2 turn #0 main // tabloids L | unknown G
#0 hand RES // #1 hand F
#0 no LE-3.3: play RES
= legal discard RES
#0 hand RES J
#0: play RES, discard J, take L
= legal discard L
seats 2 turn #0 main // tabloids L | unknown G
#0 hand FF J // #1 hand F
#0 no LE-3.3: play FF
= legal discard FF, discard J
#0 hand FF J C
#0: play FF, discard J
= legal discard C

LE-3.3 ESP and Crop Circles bring a card and may be the last
seats 2 turn #0 main // tabloids L | unknown G
#0 hand ESP // #1 hand F
#0: play ESP, keep G
= legal discard G
seats 2 turn #0 main // tabloids L | unknown G
#0 hand CC // #1 hand F
#0: play CC, take L
= legal discard L

LE-3.3 it holds in `extra` too
seats 2 turn #0 main // tabloids FLIP | unknown G
#0 hand CC // #1 hand F | table L: L
#0: play CC, take FLIP // #0 no LE-3.3: add L FLIP
= legal decline

LE-3.4 an effect is finished before anything else
seats 2 turn #0 main // tabloids L F | unknown G J E C
#0 hand CC J J J C // #1 hand F
#0: play CC // #0 no LE-3.6: meld J J J J, discard J, decline, keep G, draw tabloids
#1 no LE-3.6: take L, discard F
= legal draw unknown, take L, take F
seats 2 turn #0 main // tabloids L F | unknown G J E C
#0 hand ESP J J J C // #1 hand F
#0: play ESP // #0 no LE-3.6: meld J J J J, discard J, choose G, decline
= legal keep G, keep J, keep E
#0: keep E // #0 no LE-3.6: meld J J J J, discard J, keep G, decline
= legal choose G, choose J
seats 2 turn #0 main // tabloids L F | unknown G
#0 hand RES J J J C // #1 hand F
#0: play RES // #0 no LE-3.6: meld J J J J, take L, decline
= legal discard J, discard C
#0: discard C // #0 no LE-3.6: meld J J J J, discard J, decline
= legal take L, take F
seats 2 turn #0 main // tabloids L F | unknown G
#0 hand FF J J J C // #1 hand F
#0: play FF // #0 no LE-3.6: meld J J J J, take L
= legal discard J, discard C

LE-3.4 outside one's turn there is only the last discard and the choice of what is lost
seats 3 turn #0 main // tabloids J | unknown G
#0 hand RES // #1 hand L L L F // #2 hand ESP | table J: J X
#1 no LE-3.6: discard F, meld L L L L, draw unknown // #2 no LE-3.6: choose X
#0: discard RES // #2 no LE-3.6: discard ESP // #1 no LE-3.6: meld L L L L
#1: discard F // #2: discard ESP // #1 no LE-3.6: choose X
= next #2 strike
#2: choose X
= round 2

LE-3.5 one answer is asked all the same
seats 2 turn #0 main // tabloids - | unknown G
#0 hand CC // #1 hand F
#0: play CC
= next #0 fetch ; legal draw unknown
seats 2 turn #0 main // tabloids J | unknown G
#0 hand ESP // #1 hand F
#0: play ESP
= next #0 look ; legal keep G
seats 2 turn #0 main // tabloids J | unknown G
#0 hand RES L // #1 hand F
#0: play RES
= next #0 raise ; legal discard L
#0: discard L
= next #0 lift ; legal take J
#0: take J
= next #0 main ; legal discard J
#0: discard J
= next #1 last ; legal discard F
seats 2 turn #0 main // tabloids J | unknown G
#0 hand FF J J // #1 hand F
#0: play FF
= next #0 fall ; legal discard J
seats 2 turn #0 draw // tabloids - | unknown G
#0 hand L // #1 hand F
= legal draw unknown

LE-3.6 only the seat named, only the moves of the phase
seats 3 turn #1 main // tabloids RES | unknown G
#0 hand L J // #1 hand L J // #2 hand L J
#0 no LE-3.6: discard L, draw unknown, pass L // #2 no LE-3.6: discard L
#1 no LE-3.6: draw unknown, take RES, keep L, choose L, pass L, decline
= legal #0 - ; legal #2 - ; next #1 main
#1 no LZ-1: give L, sing, discard
seats 2 turn #0 last // tabloids RES | unknown G
#0 hand L J // #1 hand L
#0 no LE-3.6: draw unknown, pass L, decline, play L // #1 no LE-3.6: discard L

LE-3.6 when the match is over nobody moves
seats 2 turn #0 main target=50 // totals 60 0 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP J
#0: discard RES // #1: discard ESP // #0 no LE-3.6: draw unknown // #1 no LE-3.6: discard J
= next over ; may - ; wait -

-- Section 4: drawing, the reshuffle, exhaustion

LE-4.1 the top of the Unknown, unseen by others
seats 3 turn #0 draw // tabloids RES | unknown G P C
#0 hand L // #1 hand F // #2 hand F
#0: draw unknown
= hand #0 L G ; unknown P C ; next #0 main ; tabloids RES ; stack main
= told all drew #0 2 ; told #0 drew-card #0 G ; untold #1 drew-card ; untold #2 drew-card ; untold watcher drew-card ; known #1 #0 -

LE-4.2 the top of the Tabloids, seen by all
seats 3 turn #0 draw // tabloids RES C P | unknown G
#0 hand L // #1 hand F // #2 hand F
#0: draw tabloids
= hand #0 L P ; tabloids RES C ; unknown G ; told all took #0 P ; known #1 #0 P ; known #2 #0 P ; next #0 main
seats 2 turn #0 draw // tabloids - | unknown G
#0 hand L // #1 hand F
#0 no LE-4.2: draw tabloids
= legal draw unknown

LE-4.3 the card drawn may be used at once, or discarded again
seats 2 turn #0 draw // tabloids C HOAX | unknown G
#0 hand L J // #1 hand F | table F: F F
#0: draw tabloids, play HOAX #1 F F
= front #0 HOAX ; tabloids C F
seats 2 turn #0 draw redraw-discard=yes // tabloids C HOAX | unknown G
#0 hand L J // #1 hand F
#0: draw tabloids, discard HOAX
= tabloids C HOAX

LE-4.3 redraw-discard=no: not the id drawn from the Tabloids, while the hand holds any other
seats 2 turn #0 draw redraw-discard=no // tabloids C | unknown G E
#0 hand C L // #1 hand C J
#0: draw tabloids // #0 no LE-4.3: discard C
= legal discard L
#0: discard L
= next #1 draw
#1: draw unknown
= legal discard C, discard J, discard G   -- it binds that seat in that turn, and a card of the Unknown never
seats 2 turn #0 draw redraw-discard=no // tabloids C | unknown G
#0 hand C C // #1 hand F
#0: draw tabloids
= legal discard C

LE-4.3 redraw-discard=no bars the turn's discard alone, and a card fetched by an effect is free
seats 2 turn #0 draw redraw-discard=no // tabloids C | unknown G
#0 hand FF L J // #1 hand F
#0: draw tabloids, play FF, discard C, decline
= tabloids C ; hand #0 L J
seats 2 turn #0 draw redraw-discard=no // tabloids C P | unknown G
#0 hand CC L // #1 hand F
#0: draw tabloids, play CC, take C // #0 no LE-4.3: discard P
= legal discard L, discard C

LE-4.4, LE-15.10 the top of the Tabloids stays, the others are the new Unknown, the first of the new order on top
seats 2 turn #0 main // tabloids HOAX L G C | unknown -
#0 hand J F // #1 hand F C
shuffle G C HOAX L
#0: discard J
= tabloids J ; unknown G C HOAX L ; reshuffled 1 ; told all reshuffled #1 4 ; shuffled 1 sorted ; next #1 draw
#1: draw unknown
= told #1 drew-card #1 G

LE-4.4 at most once a hand, and with two cards or more
seats 2 turn #0 main // tabloids HOAX L G C | unknown - | reshuffled 1
#0 hand J F // #1 hand F C
#0: discard J
= told all exhausted #1 ; next #1 last ; reshuffled 1 ; tabloids HOAX L G C J
seats 2 turn #0 main // tabloids L | unknown -
#0 hand J F // #1 hand F C
#0: discard J
= unknown L ; tabloids J ; reshuffled 1 ; next #1 draw
seats 2 turn #0 main // tabloids - | unknown -
#0 hand J F // #1 hand F C
#0: discard J
= next #1 last ; tabloids J ; reshuffled 0

LE-4.4 the next hand has its own
seats 2 turn #0 main // tabloids L | unknown G | reshuffled 1
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= reshuffled 0 ; round 2

LE-4.5 the reshuffle comes before the draw is asked, whatever pile would be chosen; if none is to be had the hand ends
seats 3 turn #1 main // tabloids L G | unknown -
#1 hand J F // #2 hand F C // #0 hand F
shuffle G L
#1: discard J
= unknown G L ; tabloids J ; next #2 draw ; legal draw unknown, draw tabloids
seats 3 turn #1 main // tabloids L G | unknown - | reshuffled 1
#1 hand J F // #2 hand F C // #0 hand F
#1: discard J
= next #2 last ; out none ; held #2 2
seats 3 turn #1 main // tabloids L G | unknown E
#1 hand J F // #2 hand F C // #0 hand F
#1: discard J
= reshuffled 0 ; next #2 draw ; unknown E

LE-4.6 Crop Circles draw one at a time, each under the reshuffle
seats 2 turn #0 main // tabloids E L G RES | unknown P
#0 hand CC J F // #1 hand F
shuffle L
#0: play CC, draw unknown
= hand #0 J F P L ; unknown-left 2 ; tabloids RES ; reshuffled 1 ; told all reshuffled #0 3
seats 2 turn #0 main // tabloids E L G RES | unknown -
#0 hand CC J F // #1 hand F
shuffle L G
#0: play CC, draw unknown
= hand #0 J F L G ; unknown E ; tabloids RES
seats 2 turn #0 main // tabloids E L | unknown -
#0 hand CC J F // #1 hand F
#0: play CC, draw unknown
= hand #0 J F E ; unknown - ; tabloids L ; next #0 extra

LE-4.6 ESP looks through the reshuffle, what it saw first staying on top
seats 2 turn #0 main // tabloids E L G RES | unknown P
#0 hand ESP J F // #1 hand F
shuffle L E G
#0: play ESP
= legal keep P, keep L, keep E ; tabloids RES ; looking 3 ; told #0 looked-at #0 P
#0: keep L, choose E
= unknown E P G ; hand #0 J F L ; tabloids RES ESP
seats 2 turn #0 main // tabloids E L G RES | unknown P | reshuffled 1
#0 hand ESP J F // #1 hand F
#0: play ESP
= legal keep P ; tabloids E L G RES ; told all looked #0 1

LE-4.6 an effect makes do, and never ends the hand in the middle of a turn
seats 2 turn #0 main // tabloids E | unknown P | reshuffled 1
#0 hand CC J F // #1 hand F
#0: play CC, draw unknown
= hand #0 J F P ; next #0 extra ; unknown -
#0: decline
= next #0 main ; untold all exhausted
#0: discard J
= told all exhausted #1 ; next #1 last

LE-4.7 taking the last card of the Unknown does nothing by itself
seats 2 turn #0 draw // tabloids E L | unknown P
#0 hand J F // #1 hand F
#0: draw unknown
= unknown - ; tabloids E L ; next #0 main ; reshuffled 0 ; untold all reshuffled ; untold all exhausted

LE-4.8 after four laps of Tabloids draws only the Unknown is left
seats 2 turn #0 draw // tabloids E | unknown P | stall 7
#0 hand J F // #1 hand F
= legal draw unknown, draw tabloids
#0: draw tabloids, discard E
= stall 8
#1 no LE-4.8: draw tabloids
= legal draw unknown
#1: draw unknown
= stall 0
seats 3 turn #0 draw // tabloids E | unknown P | stall 11
#0 hand J F // #1 hand F // #2 hand C
#0: draw tabloids, discard E // #1 no LE-4.8: draw tabloids
= stall 12

LE-4.8 stall-laps=2, =20
seats 2 turn #0 draw stall-laps=2 // tabloids E | unknown P J
#0 hand J F // #1 hand F C
#0: draw tabloids, discard E // #1: draw tabloids, discard E // #0: draw tabloids, discard E
= legal draw unknown, draw tabloids
#1: draw tabloids, discard E
= stall 4 ; legal draw unknown
#0: draw unknown, discard J
= legal draw unknown, draw tabloids
seats 3 turn #0 draw stall-laps=20 // tabloids E | unknown P | stall 59
#0 hand J F // #1 hand F // #2 hand C
#0: draw tabloids, discard E // #1 no LE-4.8: draw tabloids

-- Section 5: mounting expeditions

LE-5.1 a meld is exactly three cards of the hand, and founds a set that is not in play
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L L L L J // #1 hand F
#0 no LZ-1: meld L L L, meld L L L L L
#0: meld L L L L
= table #0 L: L L L ; hand #0 L J ; told all melded #0 L L L L
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand BY CAST X J // #1 hand F
#0: meld YET CAST BY X
= told all melded #0 YET BY X CAST   -- in any order given, in table order told
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L L L L J // #1 hand F
#0: meld L L L L
#0: add L L
= table #0 L: L L L L

LE-5.2, LE-5.4 of the three at most one is a Proof!
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L L FLIP B B X J // #1 hand F
#0 no LE-5.2: meld L L FLIP B, meld L L B B, meld L FLIP B X, meld L FLIP B B
#0: meld L L L B
= acts 1

LE-5.3 one natural at least, and nothing of another set
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L L X X B J HORN HOAX CC // #1 hand F
#0 no LE-5.3: meld F X X B, meld L L L J, meld L L L HORN, meld L L L HOAX, meld L L L CC, meld P L L X
#0: meld L L X X
= table #0 L: L X X

LE-5.4 all founding shapes of a set with a Proof! of its own
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L L L FLIP X X B B HOAX // #1 hand F
= legal meld L L L L, meld L L L FLIP, meld L L L B, meld L L L X, meld L L FLIP X, meld L L B X, meld L L X X, meld L FLIP X X, discard L, discard FLIP, discard X, discard B, discard HOAX
#0: meld L FLIP X X
= table #0 L: X X FLIP ; acts 1
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand FLIP X X HOAX // #1 hand F
= legal meld L FLIP X X, discard FLIP, discard X, discard HOAX
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand E FLIP X B HOAX IMPLANT // #1 hand F
= legal meld E E IMPLANT X, meld E E B X, discard E, discard FLIP, discard X, discard B, discard HOAX, discard IMPLANT

LE-5.5 the shapes of Piltdown Man and of Chupacabras
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand P P P X X B HOAX // #1 hand F
= legal meld P P P P, meld P P P X, meld P P X X, discard P, discard X, discard B, discard HOAX
#0 no LE-6.4: meld P P P B, meld P P B X
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand C C C X X B HOAX // #1 hand F
= legal meld C C C C, meld C C C B, meld C C C X, meld C C B X, meld C C X X, discard C, discard X, discard B, discard HOAX

LE-5.6 a set in play is not founded again: three adds do
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L L L J // #1 hand F | table L: L
#0 no LE-5.6: meld L L L L
#0: add L L, add L L, add L L
= table #0 L: L L L ; hand #0 J
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L L L J | table L: L // #1 hand F
#0 no LE-5.6: meld L L L L

LE-5.7 a natural is added to one's own group of any set in play
seats 3 turn #0 main // tabloids RES | unknown G
#0 hand L J C C | table J: J // #1 hand F | table L: L L L // #2 hand F
#0: add L L, add J J
= table #0 L: L ; table #0 J: J J ; table #1 L: L L L ; hand #0 C C ; told all added #0 L L
#0 no LE-5.7: add C C, add L C
= acts 0

LE-5.8 a coloured Proof! may be the first card of a group, and is the turn's Anomaly
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand HORN ESP C X // #1 hand F | table J: J J J
#0: add J HORN
= table #0 J: HORN ; acts 1
#0 no LE-7.1: play ESP
#0: add J X
= table #0 J: X HORN

LE-5.9 cards lie before the seat that played them and score for it
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L ESP // #1 hand RES | table L: L L L
#0: add L L, discard ESP // #1: discard RES
= table #0 L: L ; table #1 L: L L L ; score 2 6
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L ESP // #1 hand RES | table L: L L L
#0 no LZ-1: add #1 L L, add L L #1

LE-5.10 any number of melds and adds in a turn
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L L L L F F F F J J J C C X ESP // #1 hand G | table C: C
#0: meld L L L L, meld F F F F, meld J J J J, add L L, add F F, add C C, add C C, add C X
= hand #0 ESP ; table #0 L: L L L L ; table #0 F: F F F F ; table #0 J: J J J ; table #0 C: C C X
#0: discard ESP
= out #0

LE-5.11 a Bigfoot/Yeti card and the Cast are laid as the set named, and stay there
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand BY BY BY CAST J // #1 hand G
#0: meld BIG BY BY CAST // #0 no LE-5.7: add YET BY
#0: add BIG BY
= table #0 BIG: BY BY BY CAST ; table #0 YET: -
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand BY BY BY CAST J // #1 hand G | table YET: BY BY BY
= legal meld BIG BY BY BY, meld BIG BY BY CAST, add YET BY, add YET CAST, discard BY, discard CAST, discard J

LE-5.12 Bigfoot and Yeti are founded, sized, totalled and doubled each on its own
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand BY BY X ESP | table BIG: BY BY BY // #1 hand RES | table BIG: BY BY
#0: meld YET BY BY X
= table #0 BIG: BY BY BY ; table #0 YET: BY BY X
#0: discard ESP // #1: discard RES
= points BIG 10, YET 6 ; proven BIG ; score 18 8
seats 2 turn #0 main // tabloids BY | unknown G
#0 hand RES | table BIG: BY BY; YET: BY // #1 hand ESP | table YET: BY BY; BIG: BY
#0: discard RES // #1: discard ESP
= table #0 BIG: BY ; table #1 BIG: BY ; table #0 YET: BY ; table #1 YET: BY

LE-5.13 a group that sinks below three stays a group
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand HOAX L C // #1 hand F | table L: L L L
#0: play HOAX #1 L L
= table #1 L: L L
#0: add L L
= table #0 L: L
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand HOAX L J // #1 hand F | table L: L L
#0: play HOAX #1 L L
= table #1 L: L ; includes add L L

LE-5.14 cards in play never return to a hand
seats 2 turn #0 main // tabloids F | unknown G
#0 hand CC J C | table L: L L L // #1 hand F | table J: J
#0: play CC // #0 no LE-16.4: take L, take J
#0: take F
= table #0 L: L L L ; table #1 J: J
seats 2 turn #0 main // tabloids F | unknown G
#0 hand HOAX J C | table L: L L L // #1 hand F
#0: play HOAX #0 L L
= hand #0 J C ; tabloids F L

-- Section 6: wilds

LE-6.1 a wild lies in one's own group, beside a natural
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand X B C | table F: F // #1 hand F | table L: L L L
#0 no LE-6.1: add L X, add L B
#0: add F X, add F B
= table #0 F: F X B ; table #1 L: L L L

LE-6.2 never the first card of a group; a group begun by add takes wilds like any other
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L X X C // #1 hand F | table L: L L L
#0 no LE-6.1: add L X
#0: add L L, add L X, add L X
= table #0 L: L X X

LE-6.3 an Expert goes with every set and is no Anomaly
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand X J | table BIG: BY; YET: BY; L: L; F: F; J: J; G: G; E: E; C: C; P: P // #1 hand F
= legal add BIG X, add YET X, add L X, add F X, add J J, add J X, add G X, add E X, add C X, add P X, discard X, discard J
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand X X HOAX J | table P: P; C: C // #1 hand F
#0: add C X
= acts 0
#0: play HOAX #0 C X, add P X
= table #0 P: P X ; acts 1

LE-6.4 a Blurry Photo goes with every set but Piltdown Man, and is an Anomaly
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand B B J | table BIG: BY; YET: BY; L: L; F: F; G: G; E: E; C: C; P: P // #1 hand F
= legal add BIG B, add YET B, add L B, add F B, add G B, add E B, add C B, discard B, discard J
#0 no LE-6.4: add P B
#0: add C B
= acts 1
#0 no LE-7.1: add L B

LE-6.5 no limit on wilds in a group
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand X B J | table L: L X B // #1 hand F
#0: add L X, add L B
= table #0 L: L X X B B

LE-6.6 orphans go to the Tabloids, Experts first, and the group is gone
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand HOAX F J // #1 hand F | table F: F X X B B
#0: play HOAX #1 F F
= tabloids RES F X X B B ; table #1 - ; told all orphaned #1 F X ; told all orphaned #1 F B
#0 no LE-5.7: add F F

LE-6.6 the same when a story takes the natural; two naturals, and the wilds stay
seats 2 turn #0 main // tabloids F | unknown G
#0 hand RES | table F: F X X B B // #1 hand ESP
#0: discard RES // #1: discard ESP // #0: choose F
= tabloids F RES ESP X X B B ; aside F ; table #0 -
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand HOAX F J // #1 hand F | table F: F F X B
#0: play HOAX #1 F F
= tabloids RES F ; table #1 F: F X B

LE-6.7 a coloured Proof! holds wilds by itself, and gone it orphans them
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand HOAX J C // #1 hand F HOAX | table F: F X TAIL B
#0: play HOAX #1 F F
= table #1 F: X TAIL B ; tabloids RES F
#0: discard J // #1: draw unknown, play HOAX #1 F TAIL
= table #1 - ; tabloids RES F J TAIL X B

LE-6.8 another seat's naturals do not help
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand HOAX J | table F: F F F // #1 hand C | table F: F X
#0: play HOAX #1 F F
= table #1 - ; tabloids RES F X ; table #0 F: F F F
