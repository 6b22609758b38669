-- Lizards & Lies, docs/rules/lies.md, sections 1 to 3, 5, 12 and 13: what there is, setup, turns, decks, options.

-- Section 1: components and limits

LL-1.2, LL-3.2 the supplies, less the reference tokens of 2+2chan and Atekun
game lies seats=4
= supply b48 l48 a50 v8 f15 m6 ; board -
game lies seats=2
= supply b48 l48 a50 v8 f15 m6

LL-1.2 no piece beyond the set can be placed
seats 4 turn PM cards
TB1 m6; TB2 b; TB3 b f | hand PM: PM03 PM04
= supply m0
PM no LL-5.3: play PM03
PM: play PM04, net TB, flag TB2
= next PM cards ; legal done

LL-1.3 four decks of twelve
seats 4 turn CT
= deck CT: CT01 CT01 CT02 CT02 CT03 CT04 CT05 CT06 CT07 CT08 CT09 CT10
= deck EL: EL01 EL01 EL02 EL03 EL04 EL05 EL06 EL07 EL08 EL09 EL10 EL11
= deck PM: PM01 PM01 PM02 PM02 PM03 PM04 PM04 PM05 PM06 PM07 PM08 PM09
= deck DE: DE01 DE02 DE03 DE04 DE05 DE05 DE06 DE07 DE08 DE09 DE10 DE11

LL-1.3 ten Actions and two Reactions, twelve Step Disruptions, eleven and one, ten and two
seats 4 turn CT declare
TB1 b2 a; TB2 b m; CH2 l | added TB1 b; TB2 b | removed CH2 b | hand CT: CT09 CT10 | hand PM: PM09 | hand DE: DE10 DE11
PM: react // DE: react // PM: play PM09, pick TB2 // = legal DE play DE10, play DE11
seats 4 turn PM declare
CH2 l | removed CH2 b | hand CT: CT01 CT02 CT03 CT09 CT10
DE: pass // CT: react // = legal play CT09, play CT10
seats 4 turn EL
TB1 b | hand EL: EL01 EL02 EL03 EL04 EL05
= legal play EL01, play EL02, play EL03, play EL04, play EL05, step
seats 4 turn EL
TB1 b | hand EL: EL06 EL07 EL08 EL09 EL10 EL11
= legal play EL06, play EL07, play EL08, play EL09, play EL10, play EL11, step

LL-1.4, LL-1.15 Spreaders CT and EL, Stoppers PM and DE: partners share a total
seats 4 turn CT
score CT 1 | score PM 2 | score EL 4 | score DE 8
= tally 5 11 5 11 ; total 5 11

LL-1.5 four conspiracy tokens in any mix and three Aware, each limit for itself
seats 4 turn CT
CH4 b3 l1 a3; CH1 b4; CH2 b4; CH3 b4; SH4 b4; TB1 b4; TB6 b4; MT3 b4; SH2 b4; SH3 b4
CT no LL-6.3: add bird CH4, add lizard CH4
= includes add bird TB1
seats 4 turn DE
CH4 b4 a2
DE: aware CH4
= CH4 b4 a3
DE: aware CH4
= CH4 b4 a3; CH1 a; CH2 a; CH3 a; SH4 a

LL-1.5, LL-6.10 one Flag, one Vulnerability token, any number of Moderators
seats 4 turn PM
CH4 b f; CH1 b
PM no LL-6.10: flag CH4
seats 4 turn EL
CH4 v // EL: step, add bird TB1, next, step
EL no LL-6.10: vuln CH4
seats 4 turn PM cards
CH4 m4 | hand PM: PM03
PM: play PM03, mod CH4
= CH4 m5

LL-1.6 the hand is filled up to five
seats 4 turn CT
CH4 b | hand CT: CT01 CT02
CT: done, done, keep
= held CT 5 ; left CT 7 ; hand CT: CT01 CT01 CT02 CT02 CT03

LL-1.7, LL-1.10 conspiracy tokens belong to both Spreaders, of either theory
seats 4 turn CT
CH4 l; TB1 a m f
= legal add bird CH4, add lizard CH4, done
seats 4 turn EL disrupt
board-step 3 | CH4 l; TB1 a m v
EL: step
= legal add bird CH1, add bird CH2, add bird CH3, add bird CH4, add bird SH4, add lizard CH1, add lizard CH2, add lizard CH3, add lizard CH4, add lizard SH4

LL-1.7, LL-1.10, LL-1.11 the Educators are engaged by Aware, and reach one line further
seats 4 turn DE
MT3 a; CH4 l; TK1 m; SH1 v
= legal aware MT3, aware CH3, aware MT1, done

LL-1.9 room is for fewer than four conspiracy tokens, for fewer than three Aware
seats 4 turn EL
TB1 b3; TB2 b2 l2; CH1 b4 | hand EL: EL07
EL: play EL07
= includes shift bird TB2 TB1, shift bird TB1 TB6 ; excludes shift bird TB1 TB2, shift bird TB1 CH1
seats 4 turn DE cards
TB1 a2; TB2 a3; CH1 a3 | hand DE: DE09
DE: play DE09
= includes walk TB2 TB1, walk TB1 TB6 ; excludes walk TB1 TB2, walk TB1 CH1

LL-1.12 each card is a source with its own Buy In, and so is each power
seats 4 turn CT
CH4 b4 | hand CT: CT01 CT02
CT: add bird CH4, done, play CT01, add lizard CH4, add lizard CH1, play CT02, add bird CH4, add bird CH2
= board CH1 b2 l2; CH2 b3 l; CH3 b2 l; CH4 b4; SH4 b2 l

LL-1.12, LL-7.1 two Rally placements are one source, and so are all placements of a card
seats 4 turn CT
CH4 b4; MT1 l4; SH1 l4 | hand CT: CT05
CT: add bird CH4
CT no LL-6.3: add bird CH4, add bird MT1
CT: done, play CT05, add lizard MT1
CT no LL-6.3: add lizard SH1

LL-1.13, LL-6.2 the last tokens go in board order: TB1 to SH4
seats 4 turn CT
CH2 b4 | supply b2
= includes add bird CH2
CT: add bird CH2
= board TB6 b; CH1 b; CH2 b4 ; supply b0
seats 4 turn EL
TK4 b4 | supply l2
EL: step, add lizard TK4
= board MT4 l; TK2 l; TK4 b4

LL-1.14 the ledger counts what was added, Buy Ins and extras where they land, and what was removed
seats 4 turn CT
CH4 b4; CH1 v
CT: add lizard CH4
= added CH1 l2; CH2 l; CH3 l; SH4 l ; removed -
CT: add bird CH1
= added CH1 b l2; CH2 l; CH3 l; SH4 l
seats 4 turn PM cards
CH4 b2 l m | hand PM: PM01
PM: play PM01, pick CH4, power, pick CH4
= removed CH4 b2 l ; added -

LL-1.14 it is emptied when a turn starts; Reactions and the scenario never enter it
seats 4 turn CT
CH4 l m; CH2 b | hand PM: PM09
CT: add lizard CH4, done
= added CH4 l
PM: react // DE: pass // PM: play PM09
= added CH4 l ; removed -
PM: pick CH4
= added - ; removed - ; active PM
seats 4 // round 2 | stage effect
CT: add bird CH2 // EL: add lizard TK2
= added - ; removed -

LL-1.15 in order starts with the first seat; outer is not Thoughtbook; the partner is the other seat of the team
seats 4 order=EL,DE // stage effect
= next EL place ; excludes vuln TB1, vuln TB6 ; includes vuln CH1, vuln SH4
EL: vuln CH1
= next CT place

-- Section 2: the board

LL-2.1, LL-2.2, LL-1.8 the lines from TB1 to TB6: a Moderator goes along each of them and along no other
seats 4 turn PM
TB1 m | TB2 m | TB3 m | TB4 m | TB5 m | TB6 m
= legal move TB1 TB2, move TB1 TB6, move TB1 CH1, move TB2 TB1, move TB2 TB3, move TB2 MT1, move TB3 TB2, move TB3 TB4, move TB3 TB6, move TB3 MT2, move TB3 TK2, move TB4 TB3, move TB4 TB5, move TB4 TK1, move TB5 TB4, move TB5 TB6, move TB5 SH1, move TB6 TB1, move TB6 TB3, move TB6 TB5, move TB6 CH2, move TB6 SH2, done
PM no LL-6.10: move TB1 TB3, move TB1 TB4

LL-2.1, LL-2.2, LL-1.8 the lines from CH1 to MT2: a Moderator goes along each of them and along no other
seats 4 turn PM
CH1 m | CH2 m | CH3 m | CH4 m | MT1 m | MT2 m
= legal move CH1 TB1, move CH1 CH2, move CH1 CH3, move CH1 CH4, move CH2 TB6, move CH2 CH1, move CH2 CH3, move CH2 CH4, move CH3 CH1, move CH3 CH2, move CH3 CH4, move CH3 MT3, move CH4 CH1, move CH4 CH2, move CH4 CH3, move CH4 SH4, move MT1 TB2, move MT1 MT2, move MT1 MT3, move MT1 MT4, move MT2 TB3, move MT2 MT1, done
PM no LL-6.10: move CH1 TB2, move CH1 TB3

LL-2.1, LL-2.2, LL-1.8 the lines from MT3 to TK4: a Moderator goes along each of them and along no other
seats 4 turn PM
MT3 m | MT4 m | TK1 m | TK2 m | TK3 m | TK4 m
= legal move MT3 CH3, move MT3 MT1, move MT4 MT1, move MT4 TK4, move TK1 TB4, move TK1 TK2, move TK1 TK3, move TK2 TB3, move TK2 TK1, move TK2 TK4, move TK3 TK1, move TK3 TK4, move TK3 SH3, move TK4 MT4, move TK4 TK2, move TK4 TK3, done
PM no LL-6.10: move MT3 TB1, move MT3 TB2

LL-2.1, LL-2.2, LL-1.8 the lines from SH1 to SH4: a Moderator goes along each of them and along no other
seats 4 turn PM
SH1 m | SH2 m | SH3 m | SH4 m
= legal move SH1 TB5, move SH1 SH2, move SH2 TB6, move SH2 SH1, move SH2 SH4, move SH3 TK3, move SH3 SH4, move SH4 CH4, move SH4 SH2, move SH4 SH3, done
PM no LL-6.10: move SH1 TB1, move SH1 TB2

LL-2.1, LL-2.5 alternative nodes are no nodes of any move
seats 4 turn EL
EL: step
EL no LZ-1: add bird chan.b, add lizard atekun.l, add bird TB7, add bird CH5
= includes add bird TB6, add bird CH4, add bird MT4, add bird TK4, add bird SH4

LL-2.3 the ten base nodes
seats 4 // round 2 | stage effect
= legal add bird CH2, add bird CH4, add bird MT2, add bird MT4, add bird TK2, add bird TK3, add bird TK4, add bird SH2, add bird SH3, add bird SH4, add lizard CH2, add lizard CH4, add lizard MT2, add lizard MT4, add lizard TK2, add lizard TK3, add lizard TK4, add lizard SH2, add lizard SH3, add lizard SH4

LL-2.3 the eight gateway nodes
game lies seats=2 order=CT,DE
CT: seed bird CH4, seed lizard SH4, seed bird TK4, seed lizard MT4
DE: aware TB1
= legal aware CH1, aware CH2, aware MT1, aware MT2, aware TK1, aware TK2, aware SH1, aware SH2

-- Section 3: setup

LL-3.1, LL-13.1 four seats alternate Spreader and Stopper, two are one of each
game lies seats=4
= order CT,PM,EL,DE
game lies seats=4 order=CT,DE
= order CT,DE,EL,PM
game lies seats=4 order=EL,PM
= order EL,PM,CT,DE
game lies seats=4 order=EL,DE
= order EL,DE,CT,PM
game lies seats=2
= order CT,PM
game lies seats=2 order=CT,DE
= order CT,DE
game lies seats=2 order=EL,PM
= order EL,PM
game lies seats=2 order=EL,DE
= order EL,DE

LL-3.1 three do not play
game lies no LL-3.1: seats=3

LL-3.3 the first Spreader seeds 2+2chan: a Bird, then a Lizard in another network
game lies seats=4 order=EL,DE
= next EL place ; legal seed bird CH2, seed bird CH4, seed bird SH2, seed bird SH4
EL no LL-3.3: seed bird MT2, seed bird SH3, seed bird TB6
EL no LL-12.4: done
EL no LL-12.5: add bird CH4
EL: seed bird SH2
= legal seed lizard CH2, seed lizard CH4
EL no LL-3.3: seed lizard SH4, seed lizard SH2
EL: seed lizard CH2
= next CT place ; CH2 l; SH2 b ; supply b47 l47

LL-3.4 the second Spreader seeds Göber
game lies seats=4 order=EL,DE
EL: seed bird SH2, seed lizard CH2
= legal seed bird MT2, seed bird MT4, seed bird TK2, seed bird TK4
CT no LL-3.4: seed bird CH4, seed bird TK3
CT: seed bird MT2
= legal seed lizard TK2, seed lizard TK4
CT no LL-3.4: seed lizard MT4

LL-3.4 with two players the only Spreader seeds both
game lies seats=2 order=EL,DE
EL: seed bird CH2, seed lizard SH2
= next EL place ; legal seed bird MT2, seed bird MT4, seed bird TK2, seed bird TK4

LL-3.4, LL-13.1 seeds=first: the first Spreader places all
game lies seats=4 seeds=first
CT: seed bird CH2, seed lizard SH2, seed bird MT2, seed lizard TK2
= next PM place

LL-3.3, LL-13.1 bases=chan+atekun: the second pair goes to TK3 and SH3
game lies seats=4 bases=chan+atekun
CT: seed bird CH2, seed lizard SH2
= legal EL seed bird TK3, seed bird SH3
EL: seed bird SH3
= legal EL seed lizard TK3
EL: seed lizard TK3
= next PM place

LL-3.5 three Moderators: one in Thoughtbook, two in networks without one
game lies seats=2 order=EL,PM
EL: seed bird CH2, seed lizard SH2, seed bird MT2, seed lizard TK2
= legal mod TB1, mod TB2, mod TB3, mod TB4, mod TB5, mod TB6
PM no LL-3.5: mod CH1
PM: mod TB3
PM no LL-3.5: mod TB3, mod TB1
PM no LL-12.4: done
PM: mod SH1
PM no LL-3.5: mod SH4, mod TB2
= legal mod CH1, mod CH2, mod CH3, mod CH4, mod MT1, mod MT2, mod MT3, mod MT4, mod TK1, mod TK2, mod TK3, mod TK4
PM: mod CH4
= board TB3 m; CH2 b; CH4 m; MT2 b; TK2 l; SH1 m; SH2 l ; supply m3 ; phase mulligan

LL-3.6 three Aware: Thoughtbook, a gateway, a gateway of another network
game lies seats=2 order=EL,DE
EL: seed bird CH2, seed lizard SH2, seed bird MT2, seed lizard TK2
= legal aware TB1, aware TB2, aware TB3, aware TB4, aware TB5, aware TB6
DE no LL-3.6: aware CH1
DE: aware TB6
DE no LL-3.6: aware TB5, aware CH3
DE: aware CH1
DE no LL-3.6: aware CH2, aware CH1, aware SH3
DE: aware SH1
= TB6 a; CH1 a; SH1 a ; supply a47 ; phase mulligan

LL-3.7 PM places before DE, whatever the order
game lies seats=4 order=CT,DE
CT: seed bird CH2, seed lizard SH2 // EL: seed bird MT2, seed lizard TK2
= next PM place
PM: mod TB1, mod CH1, mod MT1
= next DE place
DE: aware TB1, aware CH1, aware MT1
= next CT mulligan

LL-3.8, LL-3.9, LL-11.4 decks are shuffled in seat order and five cards drawn once all pieces stand
game lies seats=4
CT: seed bird CH2, seed lizard SH2 // EL: seed bird MT2, seed lizard TK2 // PM: mod TB1, mod CH1, mod MT1
DE: aware TB1, aware CH1
= held CT 0 ; held DE 0 ; left CT 0 ; shuffles 0 ; shuffled 0 sorted
DE: aware MT1
= held CT 5 ; held PM 5 ; held EL 5 ; held DE 5 ; left CT 7 ; left PM 7 ; left EL 7 ; left DE 7 ; shuffles 4 ; shuffled 4 sorted
= next CT mulligan ; told all drew CT 5 ; told all drew DE 5

LL-3.8 each seat, in order, discards any cards once and draws back to five; they stay in the discard pile
seats 4 turn CT mulligan
hand CT: CT01 CT02 CT03 CT04 CT05 | hand PM: PM01 PM02 PM03 PM04 PM05 | hand EL: EL01 EL02 EL03 EL04 EL05 | hand DE: DE01 DE02 DE03 DE04 DE05
= legal toss CT01, toss CT02, toss CT03, toss CT04, toss CT05, keep
CT no LL-5.4: toss CT06, toss PM01
CT: toss CT01
CT no LL-5.4: toss CT01
= held CT 4
CT: keep
= hand CT: CT01 CT02 CT03 CT04 CT05 ; disc CT: CT01 ; next PM mulligan
PM: keep
= hand PM: PM01 PM02 PM03 PM04 PM05 ; disc PM: - ; next EL mulligan
EL: keep
= next DE mulligan
DE: toss DE05, keep
= next CT place ; disc DE: DE05 ; round 1

LL-3.9 the mulligan ends by itself when no card is left, and only then are cards drawn
seats 2 turn CT mulligan
hand CT: CT01 CT02 CT03 CT04 CT05 | hand PM: PM01
CT: toss CT01, toss CT02, toss CT03, toss CT04
= held CT 1 ; left CT 7
CT: toss CT05
= held CT 5 ; left CT 2 ; next PM mulligan ; disc CT: CT01 CT02 CT03 CT04 CT05

LL-3.10 two players: texts about absent pieces find none
seats 2 turn EL order=EL,DE
TB1 b | hand EL: EL09 EL10
= includes play EL09, play EL10
EL: play EL09
= includes add bird TB1 ; excludes done
EL: add bird TB1, next, play EL10
= includes add bird TB1 ; excludes done
seats 2 turn EL order=EL,PM
TB1 b | hand EL: EL08
EL: play EL08, add lizard TB1
= TB1 b l

-- Section 5: turns, hands, decks

LL-5.1, LL-12.5 a turn of CT: Rally, cards, discard, redraw, points, Reactions
seats 4 turn CT
CH1 b; CH2 b; CH3 b; CH4 b | hand CT: CT01 CT07
= next CT place
CT: done
= next CT cards
CT: done
= next CT discard
CT: keep
= held CT 5 ; score CT 1 ; next PM declare ; told all scored CT 1 1 ; drew CT 3

LL-5.1, LL-12.5 of PM: flags, moves, cards, Evaluate, discard
seats 4 turn PM
CH1 b m f; CH2 l | hand PM: PM03
= legal flag CH2, done
PM: done
= includes move CH1 CH2, done
PM: done
= next PM cards ; legal play PM03, power, done
PM: done
= next PM place ; legal policy bird
PM: policy bird
= next PM discard
PM: keep
= next DE declare

LL-5.1, LL-12.5 of DE: Teach, cards, discard
seats 4 turn DE
CH1 a | hand DE: DE06
= next DE place
DE: done
= next DE cards
DE: done
= next DE discard
DE: keep
= next CT declare

LL-5.1, LL-12.5 of EL: three steps, each doubled or not while that is possible, discard
seats 4 turn EL
hand EL: EL01
= next EL disrupt ; board-step 1
EL: step, add bird TB1
= next EL double
EL: next
= next EL disrupt ; board-step 2
EL: step, vuln TB2
= next EL double
EL: double, vuln TB3
= next EL disrupt ; board-step 3
EL: step, add bird TB1
= next EL discard
EL: keep
= next DE declare

LL-5.2 three Action cards a turn
seats 4 turn CT cards
CH4 b | hand CT: CT01 CT01 CT02 CT02 CT03
CT: play CT01, add lizard CH4, add lizard CH1, play CT01, add lizard CH4, add lizard CH1
= cards 2
CT: play CT02, add bird CH1, add bird CH2
= next CT discard ; hand CT: CT02 CT03

LL-5.2, LL-13.1 the option cards: one, and no limit
seats 4 turn CT cards cards=1
CH4 b | hand CT: CT01 CT03
CT: play CT01, add lizard CH4, add lizard CH1
= next CT discard
seats 4 turn CT cards cards=0
CH4 b | hand CT: CT01 CT01 CT02 CT02 CT03
CT: play CT01, add lizard CH4, add lizard CH1, play CT01, add lizard CH4, add lizard CH1, play CT02, add bird CH1, add bird CH2, play CT02, add bird CH2, add bird CH3
= cards 4 ; next CT cards ; includes play CT03

LL-5.2 with the limit reached only Ban Hammer is left
seats 4 turn PM cards cards=1
CH4 b2 m | hand PM: PM01 PM03
PM: play PM03, mod CH1
= legal power, done
PM no LL-5.2: play PM01

LL-5.2 a Reaction is not played in the own turn, and does not count
seats 4 turn CT cards
CH4 b; CH1 b | removed CH4 b | hand CT: CT01 CT09 CT10
= legal play CT01, done
CT no LL-5.2: play CT09, play CT10
seats 4 turn PM
TB1 b2 m | hand PM: PM01 | hand CT: CT09
PM: done, done, play PM01, pick TB1
DE: pass // CT: react, play CT09, pick TB1, add bird TB1, done
= active EL ; cards 0

LL-5.3 only a card of the hand that is playable; it lies face up before its effect
seats 4 turn CT cards
CH4 b | hand CT: CT01 CT07
CT no LL-5.3: play CT07, play CT02, play PM01
CT: play CT01
= disc CT: CT01 ; hand CT: CT07 ; told all played CT CT01

LL-5.4 any number of cards are discarded, one at a time, before drawing to five
seats 4 turn CT discard
hand CT: CT01 CT02 CT03 | deck CT: CT10 CT09 CT08 CT07 ...
CT no LL-5.4: toss CT05, toss PM01
CT no LL-12.5: done, play CT01
CT: toss CT02
= legal toss CT01, toss CT03, keep ; left CT 9 ; disc CT: CT02 ; told all tossed CT CT02
CT: keep
= hand CT: CT01 CT03 CT08 CT09 CT10 ; left CT 6 ; drew CT 3

LL-5.4 with five or more none is drawn, and none must go
seats 4 turn CT discard
hand CT: CT01 CT02 CT03 CT04 CT05 CT06
CT: keep
= held CT 6 ; left CT 6 ; untold all drew
seats 4 turn CT discard
hand CT: CT01 CT02 CT03 CT04 CT05 CT06
CT: toss CT01, keep
= held CT 5 ; left CT 6 ; untold all drew

LL-5.5 the discard pile is shuffled when a draw needs it, with the cards just discarded, and not earlier
seats 4 turn CT discard
hand CT: CT01 CT02 CT03 CT04 | deck CT: CT05 | disc CT: CT01 CT02 CT06 CT07 CT08 CT09 CT10
CT: keep
= held CT 5 ; left CT 0 ; disc CT: CT01 CT02 CT06 CT07 CT08 CT09 CT10 ; shuffles 0 ; untold all reshuffled
seats 4 turn CT discard
hand CT: CT01 CT02 CT03 CT04 | deck CT: CT05 | disc CT: CT01 CT02 CT06 CT07 CT08 CT09 CT10
CT: toss CT01, keep
= held CT 5 ; left CT 7 ; disc CT: - ; shuffles 1 ; shuffled 1 sorted ; told all reshuffled CT 8 ; known CT: CT02 CT03 CT04 CT05

LL-5.5 with deck and discard pile empty drawing stops
seats 4 turn CT discard
hand CT: CT01 CT02 | deck CT: CT05
CT: keep
= hand CT: CT01 CT02 CT05 ; left CT 0 ; disc CT: -
seats 4 // round 3 | stage effect
hand CT: CT01 | deck CT: - | deck PM: -
= held CT 1 ; held PM 0 ; held EL 1 ; next CT place

LL-5.5 one card is a discard pile, the first of the deck too
seats 4 // round 3 | stage effect
hand CT: CT01 CT02 CT02 CT03 CT04 CT05 CT06 CT07 CT08 CT09 CT10 | deck CT: - | disc CT: CT01
= held CT 12 ; disc CT: - ; left CT 0

LL-5.6 an impossible part is skipped, the rest is carried out
seats 4 turn CT cards
CH4 b | supply v0 | hand CT: CT06
CT: play CT06
= legal add bird CH1, add bird CH2, add bird CH3, add bird CH4, add bird SH4, add lizard CH1, add lizard CH2, add lizard CH3, add lizard CH4, add lizard SH4
seats 4 turn PM cards
CH1 m; CH2 b | hand PM: PM05
PM: play PM05, pick CH1
= legal pick CH2

-- Section 12: notation and questions

LL-12.1 one seat decides; the others are refused
seats 4 turn CT
CH4 b
= next CT place ; may CT ; wait CT ; legal PM - ; legal DE -
PM no LL-12.1: done
EL no LL-12.1: add bird CH4
CT no LL-12.5: keep, step, next, react, pass, power, double, aware CH4, flag CH4

LL-12.1 every form of a move
seats 4 turn CT
CT no LZ-1: add CH4, add bird, add bird CH9, seed bird, play, play CT11x, toss, shift bird CH1, move CH1, net, net XX, theory, pick, walk CH1
CT no LL-12.5: shift bird CH1 CH2, move CH1 CH2, net TB, theory bird, policy lizard, pick CH1, walk CH1 CH2, activate CH1, unflag CH1, vuln CH1, mod CH1, remove bird CH1, play CT01, toss CT01

LL-12.2 copies share an id
seats 4 turn CT cards
CH4 b | hand CT: CT01 CT01
= legal play CT01, done
CT: play CT01, add lizard CH4, add lizard CH1
= hand CT: CT01 ; disc CT: CT01
CT: play ct01, add lizard ch4

LL-12.3 a mandatory decision is asked even with one answer, and skipped with none
seats 4 turn PM cards
CH4 b m | hand PM: PM01
PM: play PM01
= legal pick CH4
seats 4 turn EL
supply v0
EL: step, add bird TB1, next, step
= next EL disrupt ; board-step 3

LL-12.3 an optional one is asked only if there is another answer than done
seats 4 turn PM
supply m6
= next DE declare
seats 4 turn PM
CH4 b
= legal flag CH4, done
PM: flag CH4
= next DE declare
seats 4 turn EL
hand EL: EL10
EL: play EL10
= excludes done

LL-12.3 the card step is asked while the hand is not empty and the limit not reached
seats 4 turn CT
hand CT: CT07
CT: done
= next CT cards ; legal done
seats 4 turn CT
CT: done
= next PM declare

LL-12.3 discard and mulligan are asked while the hand is not empty, declarations always
seats 4 turn CT discard
hand CT: CT07
CT: toss CT07
= next PM declare ; legal pass
seats 4 turn PM mulligan
hand DE: DE01
= next DE mulligan
DE: toss DE01
= next CT place

LL-12.4 done ends only the current loop; one that reached its maximum ends by itself
seats 4 turn PM
CH4 b m; CH1 b; CH2 b
PM: done
= includes move CH4 CH1, done
PM: move CH4 CH1
= next PM cards ; legal power, done
seats 4 turn PM
CH4 b m; CH1 b; CH2 b
PM: flag CH1, flag CH2
= includes move CH4 CH1
seats 4 turn CT
CH4 b
CT: add bird CH4, add bird CH4
= next PM declare

LL-12.4 cards end after the last card allowed, or with an empty hand, when Ban Hammer is used up or impossible
seats 4 turn PM cards
CH4 b2 m | hand PM: PM03
PM: power, pick CH4
= next PM cards
PM: play PM03, mod CH1
= next DE declare
seats 4 turn PM cards
CH4 b m | hand PM: PM01
PM: play PM01, pick CH4
= next DE declare
seats 4 turn PM cards
CH4 b m | hand PM: PM03
PM: done
= next PM discard ; powered no

LL-12.6 the widest decision: Bait and Switch with everything everywhere
seats 4 turn EL
TB1 b l; TB2 b l; TB3 b l; TB4 b l; TB5 b l; TB6 b l; CH1 b l; CH2 b l; CH3 b l; CH4 b l; MT1 b l; MT2 b l
MT3 b l; MT4 b l; TK1 b l; TK2 b l; TK3 b l; TK4 b l; SH1 b l; SH2 b l; SH3 b l; SH4 b l | hand EL: EL07
EL: play EL07
= legal shift bird TB1 TB2, shift bird TB1 TB6, shift bird TB1 CH1, shift bird TB2 TB1, shift bird TB2 TB3, shift bird TB2 MT1, shift bird TB3 TB2, shift bird TB3 TB4, shift bird TB3 TB6, shift bird TB3 MT2, shift bird TB3 TK2, shift bird TB4 TB3, shift bird TB4 TB5, shift bird TB4 TK1, shift bird TB5 TB4, shift bird TB5 TB6, shift bird TB5 SH1, shift bird TB6 TB1, shift bird TB6 TB3, shift bird TB6 TB5, shift bird TB6 CH2, shift bird TB6 SH2, shift bird CH1 TB1, shift bird CH1 CH2, shift bird CH1 CH3, shift bird CH1 CH4, shift bird CH2 TB6, shift bird CH2 CH1, shift bird CH2 CH3, shift bird CH2 CH4, shift bird CH3 CH1, shift bird CH3 CH2, shift bird CH3 CH4, shift bird CH3 MT3, shift bird CH4 CH1, shift bird CH4 CH2, shift bird CH4 CH3, shift bird CH4 SH4, shift bird MT1 TB2, shift bird MT1 MT2, shift bird MT1 MT3, shift bird MT1 MT4, shift bird MT2 TB3, shift bird MT2 MT1, shift bird MT3 CH3, shift bird MT3 MT1, shift bird MT4 MT1, shift bird MT4 TK4, shift bird TK1 TB4, shift bird TK1 TK2, shift bird TK1 TK3, shift bird TK2 TB3, shift bird TK2 TK1, shift bird TK2 TK4, shift bird TK3 TK1, shift bird TK3 TK4, shift bird TK3 SH3, shift bird TK4 MT4, shift bird TK4 TK2, shift bird TK4 TK3, shift bird SH1 TB5, shift bird SH1 SH2, shift bird SH2 TB6, shift bird SH2 SH1, shift bird SH2 SH4, shift bird SH3 TK3, shift bird SH3 SH4, shift bird SH4 CH4, shift bird SH4 SH2, shift bird SH4 SH3, shift lizard TB1 TB2, shift lizard TB1 TB6, shift lizard TB1 CH1, shift lizard TB2 TB1, shift lizard TB2 TB3, shift lizard TB2 MT1, shift lizard TB3 TB2, shift lizard TB3 TB4, shift lizard TB3 TB6, shift lizard TB3 MT2, shift lizard TB3 TK2, shift lizard TB4 TB3, shift lizard TB4 TB5, shift lizard TB4 TK1, shift lizard TB5 TB4, shift lizard TB5 TB6, shift lizard TB5 SH1, shift lizard TB6 TB1, shift lizard TB6 TB3, shift lizard TB6 TB5, shift lizard TB6 CH2, shift lizard TB6 SH2, shift lizard CH1 TB1, shift lizard CH1 CH2, shift lizard CH1 CH3, shift lizard CH1 CH4, shift lizard CH2 TB6, shift lizard CH2 CH1, shift lizard CH2 CH3, shift lizard CH2 CH4, shift lizard CH3 CH1, shift lizard CH3 CH2, shift lizard CH3 CH4, shift lizard CH3 MT3, shift lizard CH4 CH1, shift lizard CH4 CH2, shift lizard CH4 CH3, shift lizard CH4 SH4, shift lizard MT1 TB2, shift lizard MT1 MT2, shift lizard MT1 MT3, shift lizard MT1 MT4, shift lizard MT2 TB3, shift lizard MT2 MT1, shift lizard MT3 CH3, shift lizard MT3 MT1, shift lizard MT4 MT1, shift lizard MT4 TK4, shift lizard TK1 TB4, shift lizard TK1 TK2, shift lizard TK1 TK3, shift lizard TK2 TB3, shift lizard TK2 TK1, shift lizard TK2 TK4, shift lizard TK3 TK1, shift lizard TK3 TK4, shift lizard TK3 SH3, shift lizard TK4 MT4, shift lizard TK4 TK2, shift lizard TK4 TK3, shift lizard SH1 TB5, shift lizard SH1 SH2, shift lizard SH2 TB6, shift lizard SH2 SH1, shift lizard SH2 SH4, shift lizard SH3 TK3, shift lizard SH3 SH4, shift lizard SH4 CH4, shift lizard SH4 SH2, shift lizard SH4 SH3, done

LL-12.7 a position line: pieces, hands, decks, discards, points, round, turn; the rest is empty or follows
seats 4 turn EL
CH4 b2 l1 a3 m2 f v; TB1 l | hand EL: EL02 | disc EL: EL11 | deck EL: EL03 EL01 ... | score EL 3 | round 2
= board CH4 b2 l a3 m2 f v; TB1 l ; supply b46 l46 a47 m4 f14 v7 ; score EL 3 ; round 2 ; added - ; removed -
= deck EL: EL03 EL01 EL01 EL04 EL05 EL06 EL07 EL08 EL09 EL10 ; hand CT: - ; active EL

-- Section 13: options (see also 3, 4, 5, 7, 10, 11)

LL-13.1 what is not on offer is refused before anything is dealt
game lies no: seats=4 order=PM,CT
game lies no: seats=4 scenario=war
game lies no: seats=4 cards=6
game lies no: seats=4 handicap=10
game lies no: seats=4 handicap=-10
game lies no: seats=4 hands=secret
game lies no: seats=4 scenario=none rounds=9
game lies no: seats=4 data=printed
game lies no: seats=4 bases=atekun+gober
game lies seats=4 handicap=-9 cards=5 tie=board control=full foothold=off data=reconstruction
= next CT place

LL-13.1, LL-4.2 rounds can be chosen without the scenario only
game lies no LL-4.2: seats=4 rounds=4
game lies seats=4 rounds=3
= rounds 3
game lies seats=4 scenario=none
= rounds 4
game lies seats=4 scenario=none rounds=8
= rounds 8
game lies seats=4 scenario=none rounds=1
= rounds 1
