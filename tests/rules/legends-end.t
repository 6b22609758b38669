-- Legends and Lies, docs/rules/legends.md, sections 8 to 11: discard and going out, discrediting, scores, the match.
-- ESP and Resurrection have no colour and no points and serve as idle cards.

-- Section 8: discard, going out, last discards

LE-8.1 any card of the hand goes on top of the Tabloids and ends the turn
seats 2 turn #0 main // tabloids RES L | unknown G
#0 hand J HOAX X FLIP // #1 hand F
= legal discard J, discard X, discard FLIP, discard HOAX
#0 no LE-16.4: discard L, discard F
#0: discard HOAX
= tabloids RES L HOAX ; hand #0 J X FLIP ; next #1 draw ; told all discarded #0 HOAX ; front #0 -

LE-8.2 an empty hand after the discard is going out
seats 3 turn #1 main // tabloids RES | unknown G
#0 hand C // #1 hand J L // #2 hand F
#1: discard J
= next #2 draw ; out none ; untold all went-out
seats 3 turn #1 main // tabloids RES | unknown G
#0 hand C // #1 hand J // #2 hand F
#1: discard J
= out #1 ; told all went-out #1 ; next #2 last ; stack last

LE-8.3 nobody must lay cards, and no play empties a hand
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L L L J | table J: J // #1 hand F
#0: discard L
= hand #0 L L J ; next #1 draw
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand J | table J: J // #1 hand F
#0 no LE-3.3: add J J
= out none

LE-8.4 each other seat discards one, clockwise from the goer's left, openly
seats 3 turn #1 main // tabloids RES | unknown G
#0 hand C L // #1 hand J // #2 hand F HOAX
#1: discard J // #0 no LE-3.6: discard C
= next #2 last ; legal discard F, discard HOAX ; owed #0 #2
#2 no LE-16.4: discard C
#2: discard HOAX
= next #0 last ; tabloids RES J HOAX ; told all discarded #2 HOAX
#0: discard L
= tabloids RES J HOAX L ; round 2 ; in-hand 3 0 2

LE-8.5 the last discard is compulsory, is no turn, and is not going out
seats 3 turn #0 main // tabloids RES | unknown G
#0 hand ESP // #1 hand L L L J // #2 hand E
#0: discard ESP
= legal discard L, discard J
#1 no LE-3.6: decline, draw unknown, meld L L L L
#1: discard J // #2: discard E
= out #0 ; held #2 0 ; in-hand 0 6 0
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand ESP // #1 hand J | table E: E E E E IMPLANT
#0: discard ESP // #1: discard J
= out #0 ; shutout no ; score 0 22   -- #1 emptied its hand, and has not gone out

LE-8.6, LE-10.7 exhaustion: all discard, first the seat whose turn was due; nobody is out, nobody shut out
seats 3 turn #1 main // tabloids RES | unknown - | reshuffled 1
#0 hand C ESP // #1 hand J L | table E: E E E E IMPLANT // #2 hand F ESP
#1: discard J
= told all exhausted #2 ; next #2 last ; owed #0 #1 #2
#2: discard F
= next #0 last
#0: discard C
= next #1 last
#1: discard L
= out none ; shutout no ; tabloids RES J F C L ; score 0 22 0

LE-8.6 exhaust-discard=none: no last discards then, though after going out as ever
seats 2 turn #1 main exhaust-discard=none // tabloids RES | unknown - | reshuffled 1
#0 hand C // #1 hand J L
#1: discard J
= tabloids RES J ; in-hand 3 2 ; score -3 -2 ; round 2 ; out none
seats 2 turn #1 main exhaust-discard=none // tabloids RES | unknown G
#0 hand C C // #1 hand J
#1: discard J
= next #0 last
seats 2 turn #1 main exhaust-discard=all // tabloids RES | unknown - | reshuffled 1
#0 hand C // #1 hand J L
#1: discard J
= next #0 last

-- Section 9: the Tabloids discredit

LE-9.1 the last discards count, and the count is fixed when they are in
seats 2 turn #0 main // tabloids L | unknown G
#0 hand L | table L: L L // #1 hand FLIP ESP
#0: discard L // #1: discard FLIP
= table #0 - ; aside L L ; points L 0   -- three stories, two cards
seats 2 turn #0 main // tabloids CC | unknown G
#0 hand CC | table E: E E E // #1 hand IMPLANT ESP
#0: discard CC // #1: discard ESP
= table #0 E: E

LE-9.2 sets one after the other in their order; a set not in play loses nothing
seats 2 turn #0 main // tabloids BY J P F | unknown G
#0 hand RES | table BIG: BY X; J: HORN J; P: P P // #1 hand ESP | table YET: BY B
#0: discard RES // #1: discard ESP
= next #0 strike ; legal choose BY, choose X
#0: choose X
= next #1 strike ; legal choose BY, choose B
#1: choose B
= next #0 strike ; legal choose J, choose HORN
#0: choose HORN
= aside X B HORN P ; table #0 BIG: BY; J: J; P: P

LE-9.3 once for each story the largest groups as they are then
seats 3 turn #0 main // tabloids L L | unknown G
#0 hand RES | table L: L L FLIP // #1 hand ESP | table L: L // #2 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP // #0: choose L
= next #0 strike
#0: choose L
= table #0 L: FLIP ; table #1 L: L
seats 2 turn #0 main // tabloids F F | unknown G
#0 hand RES | table F: F F // #1 hand ESP | table F: F
#0: discard RES // #1: discard ESP
= table #0 - ; table #1 -   -- two against one, then one against one
seats 2 turn #0 main // tabloids G G G G | unknown -
#0 hand RES | table G: G // #1 hand ESP
#0: discard RES // #1: discard ESP
= aside G ; points G 0

LE-9.3 orphans follow at once, and change who is largest
seats 2 turn #0 main // tabloids F F | unknown G
#0 hand RES | table F: F X B // #1 hand ESP | table F: F F
#0: discard RES // #1: discard ESP // #0: choose F
= aside F F ; table #0 - ; table #1 F: F ; tabloids F F RES ESP X B

LE-9.3 discredit=block: those largest at the start lose them all, the others none
seats 2 turn #0 main discredit=block discredit-choice=auto // tabloids F F | unknown G
#0 hand RES | table F: F F // #1 hand ESP | table F: F
#0: discard RES // #1: discard ESP
= table #0 - ; table #1 F: F
seats 3 turn #0 main discredit=block discredit-choice=auto // tabloids L FLIP | unknown G
#0 hand RES | table L: L X // #1 hand ESP | table L: L B // #2 hand ESP | table L: L
#0: discard RES // #1: discard ESP // #2: discard ESP
= table #0 - ; table #1 - ; table #2 L: L
seats 2 turn #0 main discredit=each discredit-choice=auto // tabloids F F | unknown G
#0 hand RES | table F: F F // #1 hand ESP | table F: F
#0: discard RES // #1: discard ESP
= table #0 - ; table #1 -

LE-9.4 equal groups lose a card each, owners choosing in order from the dealer's left
seats 3 turn #0 main // dealer #1 | tabloids J | unknown G
#0 hand RES | table J: J X // #1 hand ESP | table J: J B // #2 hand ESP | table J: J HORN
#0: discard RES // #1: discard ESP // #2: discard ESP
= next #2 strike ; owed #0 #1 #2
#2: choose HORN
= next #0 strike
#0: choose X
= next #1 strike
#1: choose B
= table #0 J: J ; table #1 J: J ; table #2 J: J

LE-9.5 the owner chooses; not asked when the group holds one id
seats 2 turn #0 main // tabloids L F | unknown G
#0 hand RES | table L: L L // #1 hand ESP | table F: F TAIL
#0: discard RES // #1: discard ESP
= aside L ; next #1 strike ; legal choose F, choose TAIL ; stack strike
#1 no LE-16.4: choose L, choose X // #0 no LE-3.6: choose L
#1: choose TAIL
= table #1 F: F ; aside L TAIL ; told all struck #1 F TAIL
seats 2 turn #0 main // tabloids L | unknown G
#0 hand RES | table L: FLIP // #1 hand ESP
#0: discard RES // #1: discard ESP
= aside FLIP ; round 2

LE-9.5 discredit-choice=auto: fewest points, a wild among equals, the last in table order among those
seats 2 turn #0 main discredit-choice=auto // tabloids L | unknown G
#0 hand RES | table L: L FLIP // #1 hand ESP
#0: discard RES // #1: discard ESP
= aside L
seats 2 turn #0 main discredit-choice=auto // tabloids L | unknown G
#0 hand RES | table L: FLIP X // #1 hand ESP
#0: discard RES // #1: discard ESP
= aside X
seats 2 turn #0 main discredit-choice=auto // tabloids L | unknown G
#0 hand RES | table L: L L X B // #1 hand ESP
#0: discard RES // #1: discard ESP
= aside B
seats 2 turn #0 main discredit-choice=auto // tabloids C | unknown G
#0 hand RES | table C: C X // #1 hand ESP
#0: discard RES // #1: discard ESP
= aside X
seats 2 turn #0 main discredit-choice=auto // tabloids C | unknown G
#0 hand RES | table C: C X B // #1 hand ESP
#0: discard RES // #1: discard ESP
= aside B
seats 2 turn #0 main discredit-choice=auto expert-value=two // tabloids C | unknown G
#0 hand RES | table C: C X B // #1 hand ESP
#0: discard RES // #1: discard ESP
= aside B
seats 2 turn #0 main discredit-choice=owner // tabloids L | unknown G
#0 hand RES | table L: L FLIP // #1 hand ESP
#0: discard RES // #1: discard ESP
= next #0 strike

LE-9.6 brown stories count in full against Bigfoot and again against Yeti
seats 2 turn #0 main // tabloids BY CAST | unknown G
#0 hand RES | table BIG: BY BY BY // #1 hand ESP | table YET: BY BY BY
#0: discard RES // #1: discard ESP
= table #0 BIG: BY ; table #1 YET: BY

LE-9.7 what a story takes goes Aside and is no story; orphans are none either
seats 2 turn #0 main // tabloids BY | unknown G
#0 hand RES | table BIG: BY BY // #1 hand ESP | table YET: BY BY
#0: discard RES // #1: discard ESP
= aside BY BY ; tabloids BY RES ESP ; table #0 BIG: BY ; table #1 YET: BY
seats 2 turn #0 main // tabloids F | unknown G
#0 hand RES | table F: F X X B; L: L // #1 hand ESP
#0: discard RES // #1: discard ESP // #0: choose F
= aside F ; tabloids F RES ESP X X B ; table #0 L: L

LE-9.8 Crop Circles in front are never removed
seats 2 turn #0 main // tabloids E E CC | unknown G
#0 hand RES | table E: E E | front CC CC // #1 hand ESP
#0: discard RES // #1: discard ESP
= table #0 - ; front #0 CC CC ; points E 4 ; score 4 0

LE-9.9 a group may lose all its cards
seats 2 turn #0 main // tabloids P P | unknown G
#0 hand RES | table P: P // #1 hand ESP
#0: discard RES // #1: discard ESP
= table #0 - ; points P 0 ; score 0 0

-- Section 10: scoring

LE-10.1 the total is of all seats' groups, for Extraterrestrials with all Crop Circles
seats 3 turn #0 main // tabloids RES | unknown G
#0 hand RES | table L: L L; E: E // #1 hand ESP | table L: L L; E: E | front CC // #2 hand ESP | table L: L | front CC
#0: discard RES // #1: discard ESP // #2: discard ESP
= points L 10, E 8 ; proven L ; score 10 12 6

LE-10.2 ten is acknowledged and doubles for every seat, nine does not
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand RES | table C: C C C; F: F F F // #1 hand ESP | table F: F F
#0: discard RES // #1: discard ESP
= points C 9, F 10 ; proven F ; score 21 8 ; told all proven #0 F 10 ; untold all proven #0 C ; told all scored #0 21 0 21 21
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand RES | table BIG: BY BY BY BY BY; YET: BY // #1 hand ESP
#0: discard RES // #1: discard ESP
= told all proven #0 BIG 10 ; untold all proven #0 YET ; score 22 0
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand RES | table C: C C C // #1 hand ESP | table C: C
#0: discard RES // #1: discard ESP
= points C 12 ; score 18 6

LE-10.2 Crop Circles double with the Extraterrestrials
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand RES | table E: E E E // #1 hand ESP | front CC CC
#0: discard RES // #1: discard ESP
= points E 10 ; score 12 8
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand RES | table E: E E E // #1 hand ESP | front CC
#0: discard RES // #1: discard ESP
= points E 8 ; score 6 2

LE-10.3 without an Extraterrestrial card they count once
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand RES | front CC CC // #1 hand ESP | front CC
#0: discard RES // #1: discard ESP
= points E 6 ; proven - ; score 4 2

LE-10.4 Hoax! and Fish Falls in front count once, always
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand RES | front HOAX HOAX | table L: L L L L FLIP // #1 hand ESP | front FF FF
#0: discard RES // #1: discard ESP
= points L 11 ; score 28 -4 ; table-score 28 -4

LE-10.5 table and front less the hand, which never doubles; it may be negative
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand RES | table L: L L L L FLIP | front HOAX // #1 hand ESP P C FF HOAX | table J: J
#0: discard RES // #1: discard ESP
= table-score 25 2 ; in-hand 0 12 ; score 25 -10 ; told all scored #1 2 12 -10 -10
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand RES | table L: L L L FLIP // #1 hand ESP L | table L: L
#0: discard RES // #1: discard ESP
= points L 11 ; score 18 2   -- four less two, not less four

LE-10.5, LE-10.8 what each would have if play stopped now: discrediting by auto, hands subtracted, nobody out
seats 2 turn #0 main // totals 10 20 | tabloids L | unknown G
#0 hand J | table L: L L B; F: F F F F F // #1 hand P | front HOAX
= stand 32 19
seats 2 turn #0 main // tabloids BY BY | unknown G
#0 hand ESP | table BIG: BY BY BY // #1 hand ESP | table BIG: BY
= stand 2 2
seats 2 turn #0 main discredit=block // tabloids BY BY BY | unknown G
#0 hand ESP | table BIG: BY BY // #1 hand ESP | table BIG: BY
= stand 0 2
seats 4 turn #0 main // totals 10 20 10 20 | tabloids RES | unknown G
#0 hand J | table L: L // #1 hand P // #2 hand ESP | front HOAX // #3 hand E
= stand 13 14 13 14

LE-10.6 shut-out: ten before doubling, own Crop Circles included, after discrediting; the others score exactly 0
seats 3 turn #0 main // tabloids RES | unknown G
#0 hand RES | table E: E E E; P: P | front CC CC HOAX // #1 hand ESP P P | table L: L // #2 hand ESP | table C: C C C C
#0: discard RES // #1: discard ESP // #2: discard ESP
= shutout yes ; score 27 0 0 ; totals 27 0 0 ; told all shut-out #0
seats 3 turn #0 main // tabloids RES | unknown G
#0 hand RES | table E: E E E IMPLANT; P: P | front HOAX // #1 hand ESP P P | table L: L; E: E // #2 hand ESP | table C: C C C C
#0: discard RES // #1: discard ESP // #2: discard ESP
= shutout no ; points E 11 ; score 25 -2 24   -- nine are the goer's, though eleven are on the table
seats 2 turn #0 main // tabloids E | unknown G
#0 hand RES | table E: E E E E IMPLANT // #1 hand ESP J
#0: discard RES // #1: discard ESP // #0: choose IMPLANT
= shutout no ; points E 8 ; score 8 -2
seats 2 turn #0 main // tabloids E | unknown G
#0 hand RES | table E: E E E E IMPLANT X // #1 hand ESP J
#0: discard RES // #1: discard ESP // #0: choose IMPLANT
= shutout yes ; points E 10 ; score 20 0

LE-10.7 no shut-out for a seat that did not go out
seats 2 turn #1 main // tabloids RES | unknown G
#0 hand ESP | table E: E E E E IMPLANT // #1 hand RES | table L: L
#1: discard RES // #0: discard ESP
= out #1 ; shutout no ; score 22 2 ; untold all shut-out

LE-10.8 hand scores are added to the totals, which may sink below 0
seats 3 turn #0 main // totals 10 -3 50 | tabloids RES | unknown G
#0 hand RES | table L: L // #1 hand ESP P C // #2 hand ESP HOAX | table F: F
#0: discard RES // #1: discard ESP // #2: discard ESP
= score 2 -7 -1 ; totals 12 -10 49

-- Section 11: the match

LE-11.1 a hundred ends the match, ninety-nine does not; the greatest total wins
seats 2 turn #0 main // totals 97 0 | tabloids RES | unknown G
#0 hand RES | front HOAX // #1 hand ESP
#0: discard RES // #1: discard ESP
= totals 100 0 ; next over ; winner #0 ; told all won #0 100
seats 2 turn #0 main // totals 97 0 | tabloids RES | unknown G
#0 hand RES | table L: L // #1 hand ESP
#0: discard RES // #1: discard ESP
= totals 99 0 ; winner none ; round 2 ; phase draw
seats 3 turn #0 main // totals 99 99 99 | tabloids RES | unknown G
#0 hand RES | table L: L // #1 hand ESP | front HOAX // #2 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP
= totals 101 102 99 ; winner #1

LE-11.1 the option target; 0 means a hundred
seats 2 turn #0 main target=50 // totals 49 0 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= winner none
totals 50 0 | tabloids RES | unknown G // turn #0 main // #0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= winner #0
seats 2 turn #0 main target=500 // totals 499 0 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= winner none
seats 2 turn #0 main target=0 // totals 100 0 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= winner #0

LE-11.2 a shared lead at the target: one extra hand, played by all
seats 3 turn #0 main // totals 103 103 60 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP
= winner none ; extra-hand yes ; round 2 ; new held #0 10 ; new held #1 10 ; new held #2 10
seats 3 turn #0 main // totals 103 60 103 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP L
#0: discard RES // #1: discard ESP // #2: discard ESP
= winner #0

LE-11.3 the extra hand decides, whatever the totals
seats 3 turn #0 main // extra-hand yes | totals 50 60 20 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP
= winner #1
seats 3 turn #0 main // extra-hand yes | totals 103 103 101 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP | front HOAX
#0: discard RES // #1: discard ESP // #2: discard ESP
= totals 103 103 104 ; winner #2
seats 3 turn #0 main // extra-hand yes | totals 103 103 103 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP
= next over ; winner #0 #1 #2

LE-11.4 the greatest total deals; shared, the last dealer's left, tied or not
seats 3 turn #0 main // game dealer #0 totals 10 12 40 // tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP
= dealer #2 ; next #0 draw
seats 3 turn #0 main // game dealer #0 totals 40 12 40 // tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP
= dealer #1 ; next #2 draw

LE-11.4 dealer=round: by the score of the hand just played
seats 3 turn #0 main dealer=round // game dealer #0 totals 10 12 40 // tabloids RES | unknown G
#0 hand RES // #1 hand ESP | front HOAX // #2 hand ESP | table L: L
#0: discard RES // #1: discard ESP // #2: discard ESP
= dealer #1
seats 3 turn #0 main dealer=round // game dealer #1 totals 10 12 40 // tabloids RES | unknown G
#0 hand RES | front HOAX // #1 hand ESP | front HOAX // #2 hand ESP | table L: L
#0: discard RES // #1: discard ESP // #2: discard ESP
= dealer #2
seats 3 turn #0 main dealer=total // game dealer #0 totals 10 12 40 // tabloids RES | unknown G
#0 hand RES // #1 hand ESP | front HOAX // #2 hand ESP | table L: L
#0: discard RES // #1: discard ESP // #2: discard ESP
= dealer #2

LE-11.5 the extra hand is dealt by the last dealer's left
seats 3 turn #0 main // game dealer #2 totals 40 103 103 // tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP
= extra-hand yes ; dealer #0 ; next #1 draw

LE-11.6 the match ends after round-limit hands, forty if not said
seats 2 turn #0 main // round 39 | totals 5 9 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= winner none ; round 40
seats 2 turn #0 main // round 40 | totals 5 9 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= winner #1
seats 2 turn #0 main // round 40 | totals 9 9 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= next over ; winner #0 #1
seats 2 turn #0 main round-limit=1 // totals -5 -9 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= winner #0
seats 2 turn #0 main round-limit=0 // round 900 | totals 5 9 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= winner none
seats 2 turn #0 main round-limit=200 // round 199 | totals 5 9 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= winner none
seats 2 turn #0 main // round 40 | totals 100 100 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= winner #0 #1   -- no extra hand beyond the limit
