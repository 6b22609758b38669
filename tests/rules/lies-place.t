-- Lizards & Lies, docs/rules/lies.md, section 6: tokens, Buy Ins, Vulnerability, Aware, removal, shifts.

LL-6.1 with room the token is placed
seats 4 turn EL
TB1 b3
EL: step, add lizard TB1
= board TB1 b3 l ; supply l47 ; added TB1 l ; bought no

LL-6.1 without supply nothing happens: the automatic second token
seats 4 turn EL
supply b1 | hand EL: EL02
EL: play EL02, add bird TB1
= board TB1 b ; supply b0

LL-6.1 a Vulnerability token is returned and one extra token of the same theory follows
seats 4 turn EL
TB1 l v
EL: step, add bird TB1
= board TB1 b2 l ; supply v8 b46 ; added TB1 b2 ; told all fell-for EL bird TB1

LL-6.1 the extra token when only one is left
seats 4 turn EL
TB1 v | supply b1
EL: step, add bird TB1
= board TB1 b ; supply v8 b0

LL-6.1 the extra token may trigger the Buy In, if a connected node has room
seats 4 turn EL
TB1 b3 v; TB2 b4; TB6 b4; CH1 l3
EL: step, add bird TB1
= board TB1 b4; TB2 b4; TB6 b4; CH1 b l3 ; told all bought-in EL bird TB1
seats 4 turn EL
TB1 b3 v; TB2 b4; TB6 b4; CH1 l4
EL: step, add bird TB1
= board TB1 b4; TB2 b4; TB6 b4; CH1 l4 ; untold all bought-in

LL-6.1 with the Buy In spent the extra token is lost
seats 4 turn CT
CH4 l4; MT3 b3 v
CT: add lizard CH4, add bird MT3
= board CH1 l; CH2 l; CH3 l; CH4 l4; MT3 b4; SH4 l ; supply v8

LL-6.1 a full node: the Buy In; once it is used, nothing
seats 4 turn EL
TK4 b4 | hand EL: EL02
EL: play EL02, add bird TK4
= board MT4 b; TK2 b; TK3 b; TK4 b4

LL-6.2 every connected node with room gets one of the same theory, across networks; full ones none
seats 4 turn EL
CH4 b4; CH2 l4
EL: step, add lizard CH4
= board CH1 l; CH2 l4; CH3 l; CH4 b4; SH4 l ; supply l41 ; told all bought-in EL lizard CH4 ; told all spread EL lizard SH4

LL-6.2 a vulnerable neighbour takes one more, if there is room; a full one keeps its mark
seats 4 turn EL
CH4 b4; CH1 v; CH2 b4 v; CH3 l3 v
EL: step, add bird CH4
= board CH1 b2; CH2 b4 v; CH3 b l3; CH4 b4; SH4 b ; supply v7

LL-6.2, LL-1.13 extras and tokens are placed node by node while supply lasts
seats 4 turn EL
CH4 b4; CH1 v | supply b2
EL: step, add bird CH4
= board CH1 b2; CH4 b4 ; supply b0 v8

LL-6.2 nothing in a Buy In starts another
seats 4 turn EL
CH4 b4; CH1 b3 v
EL: step, add bird CH4
= board CH1 b4; CH2 b; CH3 b; CH4 b4; SH4 b

LL-6.3 legal are nodes with room, or full ones next to room while the Buy In is unused
seats 4 turn CT
TB1 b4; TB2 b4; TB6 b4; CH1 b4; MT3 b4
= includes add bird TB2, add bird CH1, add lizard MT3 ; excludes add bird TB1, add lizard TB1
CT no LL-6.3: add bird TB1
CT: add lizard MT3
CT no LL-6.3: add bird TB2, add bird MT3
CT no LL-7.1: add bird SH1
= legal add bird CH3, add bird MT1, add lizard CH3, add lizard MT1, done

LL-6.3 where a card fixes the node there is no choice
seats 4 turn CT cards
CH4 b3 | hand CT: CT03
CT: play CT03, add bird CH4
= board CH1 b; CH2 b; CH3 b; CH4 b4; SH4 b ; legal vuln CH1, vuln CH2, vuln CH3, vuln SH4

LL-6.4 a vulnerable full node keeps its mark when the token overflows
seats 4 turn EL
TK4 b4 v
EL: step, add lizard TK4
= board MT4 l; TK2 l; TK3 l; TK4 b4 v

LL-6.5 a theory card adds that theory only; without one each token is chosen; no seat is tied to a theory
seats 4 turn CT cards
CH4 b | hand CT: CT01 CT05
CT: play CT01
CT no LL-6.5: add bird CH4
= legal add lizard CH4
CT: add lizard CH4
= legal add lizard CH1, add lizard CH2, add lizard CH3, add lizard SH4
CT: add lizard SH4, play CT05, add bird CH4, add lizard SH4
= CH4 b2 l; SH4 l2
seats 4 turn DE cards
CH4 b l a3 | hand DE: DE02
DE: play DE02, activate CH4
= CH4 l a3

LL-6.6 an Aware with room; on a full node one for every connected node with room; otherwise nothing
seats 4 turn DE
SH2 a2
DE: aware SH2
= board SH2 a3 ; supply a47
DE: aware SH2
= board TB6 a; SH1 a; SH2 a3; SH4 a ; supply a44 ; told all aware-bought-in DE SH2 ; told all aware-spread DE SH4

LL-6.6 one Buy In for each source; legality as for tokens
seats 4 turn DE
SH3 a3; SH4 a3; TK3 a2; MT2 a3
DE: aware SH3
= TK3 a3
DE no LL-6.6: aware SH3, aware MT2, aware TK3, aware SH4
DE no LL-7.4: aware CH1
seats 4 turn DE
SH3 a3; SH4 a3; TK3 a3
DE no LL-6.6: aware SH3
= includes aware SH4, aware TK3

LL-6.6 Vulnerability ignores Aware
seats 4 turn DE
SH2 a v
DE: aware SH2
= SH2 a2 v

LL-6.6, LL-6.11 the last Aware go in board order
seats 4 turn DE
SH2 a3 | supply a2
DE: aware SH2
= board TB6 a; SH1 a; SH2 a3 ; supply a0 ; next CT declare

LL-6.7 as many as there are, never fewer; the player names tokens while both theories are there to choose from
seats 4 turn PM cards
CH4 b2 l m | added CH4 b | hand PM: PM09
PM: power, pick CH4
= legal remove bird CH4, remove lizard CH4
PM no LL-6.7: remove bird CH1
PM no LL-12.4: done
PM no LL-12.5: pick CH4
PM: remove lizard CH4
= CH4 b2 m ; supply l48 ; removed CH4 l
seats 4 turn DE cards
CH4 b l a2 | hand DE: DE01
DE: play DE01, activate CH4
= CH4 a2
seats 4 turn DE cards
CH4 b3 a2 | hand DE: DE01
DE: play DE01, activate CH4
= CH4 b a2 ; told all removed DE 2 bird CH4
seats 4 turn DE cards
CH4 b l2 a2 | hand DE: DE01
DE: play DE01, activate CH4, remove bird CH4
= CH4 l a2

LL-6.8 a Shift goes along one line to a node with room
seats 4 turn EL
TB1 b l; TB2 b4; CH1 l v | hand EL: EL07
EL: play EL07
EL no LL-6.8: shift bird TB1 TB2, shift bird TB1 TB3, shift bird CH1 TB1, shift bird TB3 TB2
EL: shift lizard TB1 CH1, shift bird TB2 MT1, done
= board TB1 b; TB2 b3; CH1 l2 v; MT1 b ; added - ; removed - ; supply b43 l46 v7
= untold all fell-for

LL-6.9 activation removes as many as there are Aware, and they stay
seats 4 turn DE cards
CH4 b2 a1; CH1 b a3 | hand DE: DE01
DE: play DE01, activate CH4
= CH4 b a
seats 4 turn DE cards
CH1 b a3 | hand DE: DE01
DE: play DE01, activate CH1
= CH1 a3 ; told all activated DE CH1

LL-6.10 Flags only where conspiracy tokens are and no Flag; marks only on unmarked nodes
seats 4 turn PM
CH4 b; CH1 l f; CH2 a m
= legal flag CH4, done
PM no LL-6.10: flag CH1, flag CH2, flag TB1
PM: flag CH4
= CH4 b f ; supply f13

LL-6.10 a Flag stays when the tokens go
seats 4 turn DE cards
CH4 b a f | hand DE: DE01
DE: play DE01, activate CH4
= CH4 a f

LL-6.10 Moderators move one line at a time and stay on mainstream nodes
seats 4 turn PM
SH4 m
= legal move SH4 CH4, move SH4 SH2, move SH4 SH3, done
PM no LL-6.10: move SH4 TB1, move CH4 SH4
PM: move SH4 CH4
= board CH4 m

LL-6.11 nothing is placed without supply: Flags, marks, Moderators, Aware, tokens
seats 4 turn PM
CH4 b m; CH1 b | supply f0
= includes move CH4 CH1 ; excludes flag CH4
seats 4 turn PM
CH4 b; CH1 b; CH2 b | supply f1
PM: flag CH4
= next DE declare
seats 4 turn EL
supply v1 | hand EL: EL11
EL: play EL11, net TB, vuln TB1
= next EL disrupt
seats 4 turn EL
supply b0 | TB1 l
EL: step
EL no LL-6.11: add bird TB1
= includes add lizard TB1 ; excludes add bird TB1
seats 4 turn DE
TB1 a | supply a0
= next CT declare
seats 4 turn EL
supply b0 l0
EL: step
= next EL disrupt ; board-step 2

LL-6.11 refused as such while another piece is on offer
seats 4 turn CT
CH4 b | supply l0
CT no LL-6.11: add lizard CH4
seats 4 turn CT
CH4 b | supply l1
CT no LL-7.1: add lizard CH1

LL-6.12 counts, `different` and networks look at the nodes named only
seats 4 turn EL
MT1 b4; MT2 v | hand EL: EL06
EL: play EL06, net MT, add bird MT1
= board TB2 b; MT1 b4; MT2 b2; MT3 b; MT4 b
EL: add bird MT2
EL no LL-8.5: add bird MT2, add bird MT1
EL: add bird MT3
= board TB2 b; MT1 b4; MT2 b3; MT3 b2; MT4 b ; next EL double
seats 4 turn CT cards
CH4 b4; SH4 b; CH3 b | hand CT: CT05
CT: play CT05, add bird CH4
= SH4 b2
CT no LL-8.5: add bird CH3
CT: add bird SH4
= SH4 b3 ; next PM declare

LL-6.13 an effect on several nodes runs in board order; later ones see what earlier ones changed
seats 4 turn CT cards
CH4 b3; CH1 v | supply b2 | hand CT: CT07
CT: play CT07, pick CH4, theory bird
= board CH1 b2; CH4 b3 ; supply b0 v8
seats 4 turn DE cards
CH1 b2 l a; CH2 b l a | hand DE: DE04
DE: play DE04, net CH
= legal remove bird CH1, remove lizard CH1
DE: remove bird CH1
= legal remove bird CH2, remove lizard CH2
DE: remove lizard CH2
= board CH1 b l a; CH2 b a
