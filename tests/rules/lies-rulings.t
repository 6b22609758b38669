-- Lizards & Lies, docs/rules/lies.md, section 14: the rulings, each where it decides something.

LL-14.1 G1 Göber has no reference tokens, Atekun no seeds
game lies seats=4
= supply b48 l48
CT: seed bird CH2, seed lizard SH2 // EL no LL-3.4: seed bird TK3, seed bird SH3

LL-14.1 G3 the pairs look at their own networks only
game lies seats=4 bases=chan+atekun
CT: seed bird CH2, seed lizard SH2
EL: seed bird SH3
= SH2 l; SH3 b

LL-14.1 G5 three Action cards a turn, though there are more to play
seats 4 turn DE cards
TB1 b a2; TB2 b a | hand DE: DE01 DE02 DE05 DE06 DE08
DE: play DE01, activate TB1, play DE02, activate TB2, play DE06, aware SH4
= next DE discard

LL-14.1 G6 a Lizard card may start from a node with Birds only, placed by the other Spreader
seats 4 turn EL order=EL,PM
hand CT: CT01
EL: step, add bird SH4, next, step, vuln TB1, next, step, add bird SH4, next
PM: pass // CT: pass // DE: pass // PM: done // CT: pass // DE: pass
CT: done, play CT01, add lizard SH4
= SH4 b2 l

LL-14.1 G7 a Buy In keeps the theory, crosses networks and leaves alternative SNS alone
seats 4 turn EL
SH4 b4
EL: step, add lizard SH4
= board CH4 l; SH2 l; SH3 l; SH4 b4 ; supply l45

LL-14.1 G8 a second overflow of a card is no choice, and its automatic token is lost
seats 4 turn EL
SH4 b4; SH3 b4 | hand EL: EL02 EL04
EL: play EL02, add bird SH4
= board CH4 b; SH2 b; SH3 b4; SH4 b4
EL: next, play EL04, add bird SH4
EL no LL-6.3: add bird SH3

LL-14.1 G9 Flags and marks do not count against control
seats 4 turn CT
CH1 b f v; CH2 b; CH3 b; CH4 b
= controlled CH

LL-14.1 G10, G11, G12, G35 Vulnerability at three, at four, in a Buy In, and its theory
seats 4 turn EL
SH3 l3 v
EL: step, add bird SH3
= board SH3 b l3; SH4 b; TK3 b
seats 4 turn EL
SH3 l4 v; SH4 l3 v; CH4 l4
EL: step, add bird SH3
= board CH4 l4; SH3 l4 v; SH4 b l3; TK3 b

LL-14.1 G13 the scenario: extra tokens, no Buy In
seats 4 // round 2 | stage effect
SH3 b3 v; SH4 v
CT: add bird SH3
= board SH3 b4; SH4 v ; supply v7
EL: add bird SH4
= board SH3 b4; SH4 b2

LL-14.1 G14, G15 Double Down has its own Buy In and comes right after a step
seats 4 turn EL
SH3 b4
EL: step, add bird SH3, double
= includes add bird SH3
EL: add bird SH3
= board SH3 b4; SH4 b2; TK3 b2

LL-14.1 G16 an Edgelord does something at each step
seats 4 turn EL
EL no LL-12.5: done, next, pass

LL-14.1 G17, G22 redraw, points, Reactions; both Spreaders score the same network
seats 4 turn EL
CH1 b; CH2 b; CH3 b; CH4 b | score CT 1 | hand EL: EL02 EL03
EL: step, add bird CH1, next, step, vuln TB1, next, step, add bird CH2, next, keep
= held EL 5 ; score EL 1 ; score CT 1 ; next DE declare

LL-14.1 G19, G37 a declaration binds while a card is playable; none is forced
seats 4 turn CT declare
CH1 b m | added CH1 b | hand PM: PM09
= legal react, pass
PM: react // DE: pass // PM no LL-12.5: pass, done
= legal play PM09

LL-14.1 G20 one Reaction each
seats 4 turn CT declare
CH1 b2 a; CH2 b2 a | added CH1 b; CH2 b | hand DE: DE10 DE11
PM: pass // DE: react, play DE11, activate CH1
= active PM ; hand DE: DE10

LL-14.1 G23 in a Buy In board order decides who gets the last token
seats 4 turn EL
TK3 b4 | supply b1
EL: step, add bird TK3
= board TK1 b; TK3 b4

LL-14.1 G24 the foothold of a seat without pieces
seats 4 turn DE
MT1 b
= includes aware TB1 ; excludes aware MT1

LL-14.1 G25 Moderators stack, and EL09 moves them among mainstream nodes only
seats 4 turn EL
SH3 m2; SH4 m | hand EL: EL09
EL: play EL09
= includes move SH3 TK3, move SH3 SH4, move SH4 SH3
EL: move SH4 SH3
= SH3 m3

LL-14.1 G26, G27 one theory a turn; Aware are not used up
seats 4 turn PM
CH1 b l m f
PM: done, done, policy bird
= CH1 l m ; next DE declare
seats 4 turn DE cards
CH1 b l a2 | hand DE: DE01
DE: play DE01, activate CH1
= CH1 a2

LL-14.1 G28, G30 discard piles are face up; more than five cards are kept
seats 4 turn CT discard
hand CT: CT01 CT02 CT03 CT04 CT05 CT06 | disc CT: CT07
= view watcher seats[0].discard [CT07]
CT: keep
= held CT 6 ; told all scored CT 0 0

LL-14.1 G29 equal totals are a draw
seats 2 handicap=off // round 3 | stage ending
score CT 3 | score PM 1
= winner CT PM

LL-14.1 G32 two players use the pieces of their characters only
game lies seats=2 order=EL,PM
EL: seed bird CH2, seed lizard SH2, seed bird MT2, seed lizard TK2
PM: mod TB1, mod CH1, mod SH1
= phase mulligan ; supply a50 ; board TB1 m; CH1 m; CH2 b; MT2 b; TK2 l; SH1 m; SH2 l

LL-14.1 G33 Vulnerability is nobody's: it engages no one
seats 4 turn DE
TB1 v; CH1 a
= excludes aware TB2
seats 4 turn CT
TB1 v; CH4 b
= legal add bird CH4, add lizard CH4, done

LL-14.1 G34 longer games have no scenario
game lies no LL-4.2: seats=4 rounds=5
game lies seats=4 scenario=none rounds=5
= rounds 5

LL-14.1 G36 partners see each other's cards
seats 4 turn CT
hand EL: EL02
= view CT seats[2].hand [EL02]

LL-14.1 G38 any result of free choice is reached by moving in another order
seats 4 turn PM cards
TB1 m; TB2 m | hand PM: PM07
PM: play PM07, move TB2 TB1, move TB1 CH1
= board TB1 m; CH1 m
