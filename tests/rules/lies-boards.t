-- Lizards & Lies, docs/rules/lies.md, section 7: the four boards.

LL-7.1 Rally: up to twice, an engaged node, read anew each time
seats 4 turn CT
SH4 b4
= legal add bird SH4, add lizard SH4, done
CT no LL-7.1: add bird SH3, add lizard TB1
CT: add bird SH4
= board CH4 b; SH2 b; SH3 b; SH4 b4
= legal add bird CH4, add bird SH2, add bird SH3, add lizard CH4, add lizard SH2, add lizard SH3, done
CT: add lizard CH4
= CH4 b l ; next PM declare

LL-7.1 Rally may be left, and then come cards
seats 4 turn CT
SH4 b | hand CT: CT01
CT: done
= next CT cards ; board SH4 b

LL-7.1, LL-7.6 the foothold is for no token at all, and can be switched off
seats 4 turn CT
TB1 a m v
= includes add bird TK3, add lizard CH2 ; excludes add bird TB1, add bird CH1
CT no LL-7.1: add bird CH1
CT: add bird TK3
= legal add bird TK3, add lizard TK3, done
seats 4 turn CT foothold=off
TB1 a
= next PM declare

LL-7.2 Pick a Community: any node, either theory; it must be done
seats 4 turn EL
EL: step
= includes add bird TB1, add lizard SH4, add bird MT3 ; excludes done ; told all stepped EL EL-1
EL no LL-12.4: done
EL: add bird MT3
= board MT3 b

LL-7.2 Stir the Pot: a mark on any node without one
seats 4 turn EL disrupt
board-step 2 | TB1 v
EL: step
= includes vuln TB2, vuln SH4 ; excludes vuln TB1, done
EL no LL-6.10: vuln TB1
EL: vuln SH4
= TB1 v; SH4 v ; supply v6 ; told all vulnerable EL SH4

LL-7.2 Spread the Lie: within reach
seats 4 turn EL disrupt
board-step 3 | MT3 b
EL: step
= legal add bird CH3, add bird MT1, add bird MT3, add lizard CH3, add lizard MT1, add lizard MT3
EL no LL-7.2: add bird TB1
EL: add lizard CH3
= board MT3 b; CH3 l

LL-7.2 one card in place of a printed step, at any step
seats 4 turn EL disrupt
board-step 2 | hand EL: EL02 EL03
EL: play EL02, add bird TB1
= board TB1 b2 ; next EL double
EL: next
= board-step 3 ; next EL disrupt
EL: play EL03, add lizard TB1
= board TB1 b2 l2

LL-7.2 Double Down once a turn, right after a step, card or printed, with new choices
seats 4 turn EL
hand EL: EL02
EL: play EL02, add bird TB1
= legal double, next
EL no LL-12.5: step, done, keep
EL: double
= includes add bird TB1, add bird SH4 ; excludes add lizard TB1, done ; told all doubled EL
EL: add bird SH4
= board TB1 b2; SH4 b2 ; doubled 1 ; disc EL: EL02 ; next EL disrupt ; board-step 2
EL: step, vuln CH1
= next EL disrupt ; board-step 3

LL-7.2 it is offered only if the repetition is possible
seats 4 turn EL disrupt
board-step 2 | supply v1
EL: step, vuln TB1
= next EL disrupt ; board-step 3
seats 4 turn EL
supply b1 l0 | hand EL: EL02
EL: play EL02, add bird TB1
= next EL disrupt ; board-step 2
seats 4 turn EL
supply v1 | hand EL: EL11
EL: play EL11, net TB, vuln TB1
= next EL disrupt ; board-step 2

LL-7.2, LL-8.6 a repetition reads engaged and reach anew
seats 4 turn EL disrupt
board-step 3 | MT3 b
EL: step, add bird MT1, double
= includes add bird MT4, add bird TB2 ; excludes add bird SH1

LL-7.3 up to two Flags, then each Moderator along one line; one that has moved stays
seats 4 turn PM
CH4 b m; CH1 b; CH2 b; TB2 m
= legal flag CH1, flag CH2, flag CH4, done
PM: flag CH1, flag CH2
= board CH1 b f; CH2 b f; CH4 b m; TB2 m
PM: move CH4 CH3
= legal move TB2 TB1, move TB2 TB3, move TB2 MT1, done
PM no LL-6.10: move CH3 CH4
PM: move TB2 TB1
= board CH1 b f; CH2 b f; CH3 m; CH4 b; TB1 m ; next DE declare

LL-7.3 Ban Hammer once, before, between or after the cards
seats 4 turn PM cards
CH4 b3 m; CH1 b | hand PM: PM03 PM01
= legal play PM01, play PM03, power, done
PM: play PM03, mod TB1, power
= legal pick CH4 ; told all stepped PM PM-2
PM no LL-7.3: pick CH1, pick TB1
PM: pick CH4
= CH4 b2 m ; powered yes
= legal play PM01, done
PM no LL-7.3: power
seats 4 turn PM cards
CH4 b2 m | hand PM: PM03
PM: play PM03, mod TB1
= legal power, done
seats 4 turn PM cards
CH4 m; CH1 b | hand PM: PM03
PM no LL-7.3: power
= legal play PM03, done

LL-7.3 Ban Hammer removes one token, named by the player where there are both
seats 4 turn PM cards
CH4 b l2 m | hand PM: PM03
PM: power, pick CH4, remove lizard CH4
= CH4 b l m

LL-7.3 Evaluate Queries: one theory on a flagged, moderated node; two of it go there, and the Flag
seats 4 turn PM
CH4 b3 l m f; CH1 l2 m f; CH2 b2 f; CH3 b m
PM: done, done, done
= legal policy bird, policy lizard
PM no LL-12.4: done
PM: policy lizard
= board CH4 b3 m; CH1 m; CH2 b2 f; CH3 b m ; supply f14 ; told all policy PM lizard

LL-7.3 only a theory that occurs on such a node is declared
seats 4 turn PM
CH4 b3 m f v; CH1 l2 f; CH3 l m
PM: done, done, done
= legal policy bird
PM no LL-8.7: policy lizard
PM: policy bird
= CH4 b m v

LL-7.3, LL-12.3 without such a node nothing is asked
seats 4 turn PM
CH4 b3 f; CH1 m f; CH3 l m
PM: done, done, done
= next DE declare

LL-7.3, LL-7.7 moves not made at the patrol are no moves of Escalation Team
seats 4 turn PM
TB1 m | hand PM: PM07
PM: done, play PM07, move TB1 TB2, move TB2 TB3
= board TB3 m ; next DE declare

LL-7.3, LL-5.1 each step is told, and the board's own step is no card
seats 4 turn CT declare
CH1 b2 m f; CH2 b | hand PM: PM03 | removed TB2 b
PM: pass
= removed TB2 b
DE: pass
= told all turn PM PM ; told all stepped PM PM-1 ; removed - ; declared -
PM: flag CH2
= told all flagged PM CH2
PM: done, play PM03
= card PM03
PM: mod CH1
= told all deployed PM CH1
PM: done
= told all stepped PM PM-3 ; card none ; legal policy bird
PM: policy bird
= told all unflagged PM CH1 ; CH1 m2
DE: pass
CT: pass
= told all turn EL EL ; card none

LL-7.3 a patrol is told
seats 4 turn PM
CH1 m
PM: move CH1 TB1
= told all moved PM CH1 TB1 ; untold all stepped PM PM-1

LL-7.4 Teach: up to three times, within reach, read anew each time
seats 4 turn DE
MT3 a
= legal aware CH3, aware MT1, aware MT3, done
DE: aware CH3
= includes aware CH1, aware CH2, aware CH4, aware MT1 ; excludes aware TB1
DE no LL-7.4: aware TB1
DE: aware CH4
= includes aware SH4, done ; excludes aware SH2
DE: aware SH4
= board MT3 a; CH3 a; CH4 a; SH4 a ; next CT declare
seats 4 turn DE
MT3 a
DE: aware CH3, aware CH4, done
= board MT3 a; CH3 a; CH4 a ; next CT declare

LL-7.4, LL-7.6 the foothold: Thoughtbook while there is no Aware
seats 4 turn DE
CH4 b m
= legal aware TB1, aware TB2, aware TB3, aware TB4, aware TB5, aware TB6, done
DE: aware TB2
= legal aware TB1, aware TB2, aware TB3, aware MT1, done
seats 4 turn DE foothold=off
CH4 b m
= next CT declare

LL-7.5 an Edgelord may always answer step; without a legal placement it passes in silence
seats 4 turn EL disrupt
board-step 3 | hand EL: EL02
= includes step
EL: step
= board - ; next EL discard

LL-7.5 a printed step, once chosen, is carried out; after a repetition the next step follows
seats 4 turn EL
EL: step
= excludes done, double
EL: add bird TB1, double
= powered no ; declared - ; untold all reacts
EL: add bird TB1
= board TB1 b2 ; next EL disrupt ; board-step 2

LL-7.6 cards and step 3 have no foothold
seats 4 turn CT cards
hand CT: CT01 CT03 CT05 CT06
= legal done
seats 4 turn DE cards
hand DE: DE05 DE06 DE08
= legal play DE06, done
seats 4 turn EL disrupt
board-step 3
EL: step
= next DE declare

LL-7.7 of several Moderators the one with the fewest moves left goes
seats 4 turn PM cards
TB1 m; TB2 m | hand PM: PM07
PM: play PM07, move TB1 TB2
= includes move TB2 TB3
PM: move TB2 TB3
= board TB2 m; TB3 m
= legal move TB2 TB1, move TB2 TB3, move TB2 MT1, done
PM: move TB2 TB3
= legal move TB3 TB2, move TB3 TB4, move TB3 TB6, move TB3 MT2, move TB3 TK2, done
PM: move TB3 TB4
= board TB3 m; TB4 m ; next DE declare

LL-7.7 at the patrol one of a stack moves, the other may too
seats 4 turn PM
TB1 m2
PM: move TB1 TB2
= legal move TB1 TB2, move TB1 TB6, move TB1 CH1, done
PM: move TB1 TB2
= board TB2 m2 ; next DE declare
