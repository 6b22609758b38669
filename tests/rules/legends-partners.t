-- Legends and Lies, docs/rules/legends.md, section 12: four seats, two teams.

LE-12.1 #0 and #2 against #1 and #3
seats 4 turn #1 main // totals 10 20 10 20 | tabloids RES | unknown G
#0 hand ESP // #1 hand RES | table L: L // #2 hand ESP J // #3 hand ESP | front HOAX
#1: discard RES // #2: discard ESP // #3: discard ESP // #0: discard ESP
= score 0 2 -2 3 ; totals 8 25 8 25

LE-12.2 the blind pass: every seat lays one card, in any order, and all are exchanged at once
random 3
game legends seats=4
#0 hand C L // #1 hand G L // #2 hand X L // #3 hand J L // tabloids RES | unknown G
= legal #0 pass L, pass C ; legal #1 pass L, pass G ; legal #2 pass L, pass X ; legal #3 pass L, pass J
#0 no LE-3.6: draw unknown, discard C, decline // #0 no LE-16.4: pass J
#2: pass X
= next #0 #1 #3 blind ; hand #2 L X ; hand #0 C L ; laid #2 X ; stack blind
#2 no LE-3.6: pass L
#0: pass C
= next #1 #3 blind ; hand #0 C L ; hand #2 L X   -- not before the fourth is in
#1: pass G // #3: pass J
= hand #0 X L ; hand #1 J L ; hand #2 C L ; hand #3 G L ; laid #0 none ; laid #3 none ; next #0 draw

LE-12.2 any order of arrival gives the same
random 3
game legends seats=4
#0 hand C L // #1 hand G L // #2 hand X L // #3 hand J L // tabloids RES | unknown G
#0: pass C // #1: pass G // #2: pass X // #3: pass J
= hand #0 X L ; hand #1 J L ; hand #2 C L ; hand #3 G L ; next #0 draw ; known #0 #2 C ; known #2 #0 X ; known #1 #3 G ; known #3 #1 J
random 3
game legends seats=4
#0 hand C L // #1 hand G L // #2 hand X L // #3 hand J L // tabloids RES | unknown G
#3: pass J // #2: pass X // #1: pass G // #0: pass C
= hand #0 X L ; hand #1 J L ; hand #2 C L ; hand #3 G L ; next #0 draw ; known #0 #2 C ; known #2 #0 X ; known #1 #3 G ; known #3 #1 J

LE-12.2 it comes at the start of every hand
seats 4 turn #0 main // dealer #1 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP // #3 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP // #3: discard ESP
= next #0 #1 #2 #3 blind ; dealer #2 ; new held #0 8 ; new unknown-left 29

LE-12.3 pass instead of draw: both lay, then both are exchanged
seats 4 turn #1 draw // tabloids RES | unknown G
#0 hand C // #1 hand J L // #2 hand X // #3 hand F G
= legal draw unknown, draw tabloids, pass L, pass J
#1 no LE-16.4: pass F
#1: pass J
= next #3 return ; hand #1 J L ; hand #3 F G ; legal pass F, pass G ; told all laid #1 ; stack return
#3 no LE-16.4: pass J // #3 no LE-3.6: decline, draw unknown, discard F // #1 no LE-3.6: pass L // #2 no LE-3.6: pass X
#3: pass G
= hand #1 G L ; hand #3 F J ; next #1 main ; unknown G ; tabloids RES ; stack main

LE-12.3 two and three seats have no pass
seats 2 turn #0 draw // tabloids RES | unknown G
#0 hand C L // #1 hand J L
#0 no LE-3.6: pass C
= legal draw unknown, draw tabloids
seats 3 turn #0 draw // tabloids RES | unknown G
#0 hand C L // #1 hand J L // #2 hand F
#0 no LE-3.6: pass C

LE-12.4 a pass replaces the draw; the turn goes on, and may end in going out
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand L L HOAX J // #1 hand C | table F: F // #2 hand L C // #3 hand G
#0: pass J // #2: pass L
= next #0 main ; held #0 4 ; held #2 2
#0 no LE-3.6: draw unknown, pass L
#0: meld L L L L // #0 no LE-3.3: play HOAX #1 F F
#0: discard HOAX
= out #0 ; next #1 last
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand J // #1 hand C // #2 hand L // #3 hand G
#0: pass J // #2: pass L
= legal discard L
#0: discard L
= out #0

LE-12.5 only the active seat opens a pass; the answer changes nothing in the partner's next turn
seats 4 turn #0 draw // tabloids RES | unknown G E P
#0 hand J C // #1 hand C F // #2 hand L BY // #3 hand G F
#1 no LE-3.6: pass C // #2 no LE-3.6: pass L // #3 no LE-3.6: pass G
#0: pass J // #2: pass L // #0: discard C // #1: draw unknown, discard F
= next #2 draw ; legal draw unknown, draw tabloids, pass BY, pass J
#2: draw unknown
= held #2 3 ; next #2 main

LE-12.5, LE-4.8 a pass is not a draw from the Tabloids
seats 4 turn #0 draw // tabloids RES | unknown G | stall 16
#0 hand J C // #1 hand C F // #2 hand L BY // #3 hand G F
#0 no LE-4.8: draw tabloids
= legal draw unknown, pass J, pass C
#0: pass J // #2: pass L
= stall 0

LE-12.6 the reshuffle or the end of the hand comes before the choice to pass
seats 4 turn #0 main // tabloids L | unknown -
#0 hand J C // #1 hand C F // #2 hand L BY // #3 hand G F
#0: discard J
= reshuffled 1 ; unknown L ; tabloids J ; next #1 draw ; includes pass C
seats 4 turn #0 main // tabloids L | unknown - | reshuffled 1
#0 hand J C // #1 hand C F // #2 hand L BY // #3 hand G F
#0: discard J
= told all exhausted #1 ; next #1 last
#1 no LE-3.6: pass C

LE-12.7, LE-5.9 partners share no groups
seats 4 turn #0 main // tabloids RES | unknown G
#0 hand L X C J // #1 hand C // #2 hand F | table L: L L L // #3 hand G
#0 no LE-6.1: add L X
#0: add L L, add L X
= table #0 L: L X ; table #2 L: L L L

LE-12.7 sizes and choices are each seat's own
seats 4 turn #1 main // dealer #3 | tabloids J | unknown G
#0 hand ESP | table J: J // #1 hand RES | table J: J HORN // #2 hand ESP | table J: J B // #3 hand ESP
#1: discard RES // #2: discard ESP // #3: discard ESP // #0: discard ESP
= next #1 strike
#1: choose J
= next #2 strike ; legal choose J, choose B
#0 no LE-3.6: choose B
#2: choose B
= table #0 J: J ; table #2 J: J ; table #1 J: HORN

LE-12.7, LE-7.12 the partner's cards are a target too
seats 4 turn #0 main // tabloids RES | unknown G
#0 hand HOAX C // #1 hand C // #2 hand F | table L: L X // #3 hand G
#0: play HOAX #2 L L
= table #2 - ; tabloids RES L X

LE-12.8 a team's score is the sum of its seats', both hands subtracted
seats 4 turn #0 main // tabloids RES | unknown G
#0 hand RES | table L: L L L // #1 hand ESP C | table F: F F // #2 hand ESP P HOAX | table L: L L // #3 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP // #3: discard ESP
= points L 10, F 4 ; score 12 1 1 0 ; totals 13 1 13 1

LE-12.9 fifteen of the team of the seat that went out shut the other team out
seats 4 turn #1 main // tabloids RES | unknown G
#0 hand ESP | table C: C C C C // #1 hand RES | table E: E E // #2 hand ESP P // #3 hand ESP J | table E: E E IMPLANT | front CC CC
#1: discard RES // #2: discard ESP // #3: discard ESP // #0: discard ESP
= points E 15 ; shutout yes ; score 0 8 0 20 ; totals 0 28 0 28 ; told all shut-out #1
seats 4 turn #1 main // tabloids RES | unknown G
#0 hand ESP | table C: C C C C // #1 hand RES | table E: E E E // #2 hand ESP P // #3 hand ESP J | table E: E E | front CC CC
#1: discard RES // #2: discard ESP // #3: discard ESP // #0: discard ESP
= points E 14 ; shutout no ; score 24 12 -4 14 ; totals 20 26 20 26

LE-12.9 ten of one's own are not enough, nor is what the other team has, nor exhaustion
seats 4 turn #1 main // tabloids RES | unknown G
#0 hand ESP J // #1 hand RES | table E: E E E E IMPLANT // #2 hand ESP // #3 hand ESP
#1: discard RES // #2: discard ESP // #3: discard ESP // #0: discard ESP
= points E 11 ; shutout no ; score -2 22 0 0
seats 4 turn #1 main // tabloids RES | unknown G
#0 hand ESP | table E: E E E E E IMPLANT // #1 hand RES J // #2 hand ESP | front CC // #3 hand ESP
#1 hand RES | table L: L
#1: discard RES // #2: discard ESP // #3: discard ESP // #0: discard ESP
= points E 15 ; shutout no ; totals 30 2 30 2
seats 4 turn #1 main // tabloids RES | unknown - | reshuffled 1
#0 hand ESP J // #1 hand RES RES | table E: E E E E E IMPLANT | front CC // #2 hand ESP // #3 hand ESP
#1: discard RES // #2: discard ESP // #3: discard ESP // #0: discard ESP // #1: discard RES
= out none ; shutout no ; totals -2 30 -2 30

LE-12.10 a hundred and fifty ends the match; the option target instead
seats 4 turn #0 main // totals 147 20 147 20 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP | front HOAX // #3 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP // #3: discard ESP
= totals 150 20 150 20 ; next over ; winner #0 #2
seats 4 turn #0 main // totals 147 20 147 20 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP | table L: L // #3 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP // #3: discard ESP
= totals 149 20 149 20 ; winner none
seats 4 turn #0 main target=140 // totals 140 20 140 20 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP // #3 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP // #3: discard ESP
= winner #0 #2
seats 4 turn #0 main // totals 150 151 150 151 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP // #3 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP // #3: discard ESP
= winner #1 #3

LE-12.10 a tie is played off once; a second tie is a draw of all four
seats 4 turn #0 main // totals 160 160 160 160 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP // #3 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP // #3: discard ESP
= winner none ; extra-hand yes ; phase blind
seats 4 turn #0 main // extra-hand yes | totals 140 130 140 130 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP // #3 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP // #3: discard ESP
= winner #0 #2
seats 4 turn #0 main // extra-hand yes | totals 160 160 160 160 | tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP // #3 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP // #3: discard ESP
= next over ; winner #0 #1 #2 #3

LE-12.11 the deal goes to the left, whoever leads and whatever the option says
seats 4 turn #0 main // game dealer #2 totals 90 20 90 20 // tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP // #3 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP // #3: discard ESP
= dealer #3
seats 4 turn #0 main dealer=round // game dealer #3 totals 90 20 90 20 // tabloids RES | unknown G
#0 hand RES // #1 hand ESP // #2 hand ESP | front HOAX // #3 hand ESP
#0: discard RES // #1: discard ESP // #2: discard ESP // #3: discard ESP
= dealer #0

LE-12.12 there is no move to talk by
seats 4 turn #0 draw // tabloids RES | unknown G
#0 hand C // #1 hand J // #2 hand X // #3 hand F
#0 no LZ-1: say hello, talk #2 L, tell #2 L // #2 no LZ-1: say hello
