-- Lizards & Lies, docs/rules/lies.md, sections 8.1, 8.2 and 8.5: the cards of the Spreaders; their Reactions: lies-react.t.

-- The Theorists

LL-8.1 CT01 Spread Conspiracy: a Lizard on an engaged node, then one on a node connected to it
seats 4 turn CT cards
SH4 b; TB1 l | hand CT: CT01
CT: play CT01
= legal add lizard SH4, add lizard TB1
CT no LL-8.1: add lizard SH3
CT no LL-6.5: add bird SH4
CT: add lizard SH4
= legal add lizard CH4, add lizard SH2, add lizard SH3
CT no LL-8.1: add lizard SH4, add lizard TB2
CT no LL-12.4: done
CT: add lizard SH3
= board TB1 l; SH3 l; SH4 b l ; next PM declare

LL-8.1 CT01 is not playable without an engaged node that can take a Lizard
seats 4 turn CT cards
hand CT: CT01
CT no LL-5.3: play CT01
seats 4 turn CT cards
CH4 b | supply l0 | hand CT: CT01 CT02
CT no LL-5.3: play CT01
= legal play CT02, done
seats 4 turn CT cards
SH3 b4; TK3 b4; SH4 b4; TK1 b4; TK4 b4; CH4 b4; SH2 b4 | hand CT: CT01
CT: play CT01
= excludes add lizard SH3, add lizard TK3 ; includes add lizard TK1, add lizard CH4

LL-8.1, LL-5.6 CT01 without room for the second
seats 4 turn CT cards
SH3 b3; TK3 b4; SH4 b4 | supply l1 | hand CT: CT01
CT: play CT01, add lizard SH3
= board SH3 b3 l; TK3 b4; SH4 b4 ; next PM declare

LL-8.1 CT02 Spread Conspiracy with Birds
seats 4 turn CT cards
SH4 l | hand CT: CT02
CT: play CT02
CT no LL-6.5: add lizard SH4
CT: add bird SH4
= legal add bird CH4, add bird SH2, add bird SH3
CT: add bird CH4
= board CH4 b; SH4 b l
seats 4 turn CT cards
CH4 b | supply b0 | hand CT: CT02
CT no LL-5.3: play CT02

LL-8.1 CT03 Echo Chamber: two of one theory on one engaged node, then a mark on a node connected to it
seats 4 turn CT cards
SH4 l | hand CT: CT03
CT: play CT03
= legal add bird SH4, add lizard SH4
CT: add bird SH4
= board SH4 b2 l ; legal vuln CH4, vuln SH2, vuln SH3
CT no LL-8.1: vuln SH4
CT: vuln SH2
= board SH2 v; SH4 b2 l ; next PM declare
seats 4 turn CT cards
SH4 b3 v | hand CT: CT03
CT: play CT03, add lizard SH4
= board CH4 l; SH2 l; SH3 l; SH4 b3 l
seats 4 turn CT cards
hand CT: CT03
CT no LL-5.3: play CT03
seats 4 turn CT cards
SH4 l | supply b1 | hand CT: CT03
CT: play CT03, add bird SH4
= board SH4 b l

LL-8.1 CT04 Follow the Thread: from an engaged node on and on, never back
seats 4 turn CT cards
SH4 b | hand CT: CT04
CT: play CT04
= legal pick SH4
CT no LL-8.1: pick TB1
CT: pick SH4
= legal add bird CH4, add bird SH2, add bird SH3, add lizard CH4, add lizard SH2, add lizard SH3
CT no LL-12.4: done
CT: add bird CH4
= includes add bird CH1, add lizard CH2, add bird CH3, done ; excludes add bird SH4, add bird CH4, add bird SH2
CT: add lizard CH2
= includes add bird TB6, add bird CH1, add bird CH3 ; excludes add bird CH4
CT no LL-8.1: add bird CH4
CT: add bird TB6
= board TB6 b; CH2 l; CH4 b; SH4 b ; next PM declare

LL-8.1 CT04 may end after one token; a node that overflowed is still the last one
seats 4 turn CT cards
SH4 b; CH4 l4 | hand CT: CT04
CT: play CT04, pick SH4, add bird CH4
= board CH1 b; CH2 b; CH3 b; CH4 l4; SH4 b2
= legal add bird CH1, add bird CH2, add bird CH3, add lizard CH1, add lizard CH2, add lizard CH3, done
CT: done
= next PM declare

LL-8.1, LL-8.7 CT04 offers engaged nodes with a legal addition beside them, and is not playable without
seats 4 turn CT cards
hand CT: CT04
CT no LL-5.3: play CT04
seats 4 turn CT cards
CH4 b | supply b0 l0 | hand CT: CT04
CT no LL-5.3: play CT04
seats 4 turn CT cards
SH3 b4; TK3 b4; SH4 b4; TK1 b4; TK4 b4; CH4 b4; SH2 b4; MT4 b4; TK2 b4; TB4 b4 | hand CT: CT04
CT: play CT04
= excludes pick TK3, pick SH3 ; includes pick TK1
CT no LL-8.7: pick TK3

LL-8.1 CT05 Cross-Post: engaged nodes of different networks, as they were when the card was played
seats 4 turn CT cards
SH4 b; CH4 b; CH1 b; MT1 l | hand CT: CT05
CT: play CT05, add lizard CH4
= includes add bird SH4, add bird MT1, done ; excludes add bird CH1, add bird CH4
CT no LL-8.5: add bird CH1
CT no LL-8.1: add bird TB1
CT: add bird SH4, add bird MT1
= board CH1 b; CH4 b l; MT1 b l; SH4 b2 ; next PM declare

LL-8.1 CT05 no node is left out at first, those of Thoughtbook neither
seats 4 turn CT cards
TB1 b; CH1 l | hand CT: CT05
CT: play CT05
= legal add bird TB1, add lizard TB1, add bird CH1, add lizard CH1

LL-8.1, LL-8.6 CT05: a node that a Buy In reached is not engaged for this card
seats 4 turn CT cards
SH4 b4; CH1 b | hand CT: CT05
CT: play CT05, add lizard SH4
= CH4 l; SH2 l; SH3 l
CT no LL-8.1: add bird TK3
= legal add bird CH1, add lizard CH1, done
CT: done
= next PM declare
seats 4 turn CT cards
hand CT: CT05
CT no LL-5.3: play CT05

LL-8.1 CT06 Do Your Own Research: a mark within reach, then a token within reach
seats 4 turn CT cards
SH4 b | hand CT: CT06
CT: play CT06
= legal vuln CH4, vuln SH2, vuln SH3, vuln SH4
CT no LL-8.1: vuln TB1
CT: vuln SH4
= legal add bird CH4, add bird SH2, add bird SH3, add bird SH4, add lizard CH4, add lizard SH2, add lizard SH3, add lizard SH4
CT no LL-8.1: add bird TB1
CT: add lizard SH4
= board SH4 b l2 ; supply v8 ; next PM declare
seats 4 turn CT cards
SH4 b; CH4 v; SH2 v; SH3 v | hand CT: CT06
CT: play CT06
= legal vuln SH4
CT no LL-6.10: vuln CH4

LL-8.1 CT06 is playable without marks, not without an addition
seats 4 turn CT cards
SH4 b | supply v0 | hand CT: CT06
CT: play CT06, add bird SH4
= board SH4 b2
seats 4 turn CT cards
SH4 b | supply b0 l0 | hand CT: CT06
CT no LL-5.3: play CT06
seats 4 turn CT cards
hand CT: CT06
CT no LL-5.3: play CT06

LL-8.1, LL-8.8 CT07 Recommended For You: one for every connected node with room, marks included, no Buy In
seats 4 turn CT cards
CH4 b2 l; CH1 l3 v; CH2 v; CH3 b4 v; MT1 b2 | hand CT: CT07
CT: play CT07
= legal pick CH1, pick CH3, pick CH4
CT no LL-8.1: pick MT1
CT: pick CH4
= legal theory bird, theory lizard
CT: theory bird
= board CH1 b l3; CH2 b2; CH3 b4 v; CH4 b2 l; MT1 b2; SH4 b ; supply v7 ; next PM declare

LL-8.1, LL-8.7 CT07: a theory of the node's own, and in supply
seats 4 turn CT cards
CH4 b3 | hand CT: CT07
CT: play CT07, pick CH4
= legal theory bird
CT no LL-8.7: theory lizard
seats 4 turn CT cards
CH4 b2 l | supply b0 | hand CT: CT07
CT: play CT07, pick CH4
= legal theory lizard
seats 4 turn CT cards
CH4 b3 | supply b0 | hand CT: CT07
CT no LL-5.3: play CT07
seats 4 turn CT cards
CH4 b2; MT1 l2 | hand CT: CT07
CT no LL-5.3: play CT07
seats 4 turn CT cards
SH3 b3; TK3 l4; SH4 l4; CH4 l4; SH2 l4; TK1 l4; TK4 l4 | hand CT: CT07
CT: play CT07
= excludes pick SH3 ; includes pick SH4

LL-8.1 CT08 Influencer Shout-Out: nodes of one network without tokens, next to engaged ones, each once
seats 4 turn CT cards
CH4 b; CH3 b | hand CT: CT08
CT: play CT08
= legal net CH, net MT, net SH
CT no LL-8.7: net TB, net TK
CT: net CH
= legal add bird CH1, add bird CH2, add lizard CH1, add lizard CH2
CT no LL-8.1: add bird CH3, add bird MT3
CT: add bird CH1
= legal add bird CH2, add lizard CH2, done
CT: add lizard CH2
= board CH1 b; CH2 l; CH3 b; CH4 b ; next PM declare

LL-8.1 CT08 reaches no further than at its start; it is not playable without a token on the board or in supply
seats 4 turn CT cards
TB1 b | hand CT: CT08
CT: play CT08, net TB
= legal add bird TB2, add bird TB6, add lizard TB2, add lizard TB6
CT: add bird TB2
= legal add bird TB6, add lizard TB6, done
seats 4 turn CT cards
hand CT: CT08
CT no LL-5.3: play CT08
seats 4 turn CT cards
TB1 b | supply b0 l0 | hand CT: CT08
CT no LL-5.3: play CT08
seats 4 turn CT cards
TB1 b; TB2 b; TB6 b; CH1 b; TB3 b; MT1 b; TB5 b; CH2 b; SH2 b; CH3 b; CH4 b; MT2 b; MT3 b; MT4 b; TB4 b; TK1 b; TK2 b; TK3 b; TK4 b; SH1 b; SH3 b; SH4 b | hand CT: CT08
CT no LL-5.3: play CT08

-- The Edgelords

LL-8.2 EL01 Hot Take: a token anywhere, one of the other theory follows
seats 4 turn EL
hand EL: EL01 EL01
EL: play EL01
= includes add bird TB1, add lizard SH4 ; excludes done
EL: add bird TB1
= board TB1 b l ; next EL double
EL: double, add lizard TB1
= board TB1 b2 l2 ; disc EL: EL01
seats 4 turn EL
SH3 b3 | hand EL: EL01
EL: play EL01, add bird SH3
= board SH3 b4; SH4 l; TK3 l
seats 4 turn EL
supply l0 | hand EL: EL01
EL: play EL01, add bird SH3
= board SH3 b

LL-8.2 EL01 to EL10 need a legal addition
seats 4 turn EL
supply b0 l0 | hand EL: EL01 EL02 EL03 EL04 EL05 EL06 EL08 EL09 EL10
= legal step
EL no LL-5.3: play EL01, play EL02, play EL03, play EL04, play EL05, play EL06, play EL08, play EL09, play EL10
seats 4 turn EL
supply b0 | hand EL: EL01 EL02 EL03 EL04 EL05 EL06 EL08 EL09 EL10
= legal play EL01, play EL03, play EL05, play EL06, play EL08, play EL09, play EL10, step
seats 4 turn EL
supply l0 | hand EL: EL01 EL02 EL03 EL04 EL05
= legal play EL01, play EL02, play EL04, step

LL-8.2 EL02, EL03 Sock Puppets: two Birds, two Lizards on any node
seats 4 turn EL
hand EL: EL02 EL03
EL: play EL02
EL no LL-6.5: add lizard MT3
EL: add bird MT3, next, play EL03
EL no LL-6.5: add bird MT3
EL: add lizard TB1
= board MT3 b2; TB1 l2

LL-8.2 EL04, EL05 Meme Drop: one anywhere, one connected to it
seats 4 turn EL
hand EL: EL04 EL05
EL: play EL04, add bird MT3
= legal add bird CH3, add bird MT1
EL no LL-8.2: add bird MT3, add bird MT2
EL: add bird CH3
= board MT3 b; CH3 b
EL: next, play EL05, add lizard SH1
= legal add lizard TB5, add lizard SH2
EL: add lizard TB5
= board MT3 b; CH3 b; SH1 l; TB5 l

LL-8.2 EL06 Brigade: one to three different nodes of one outer network, one theory
seats 4 turn EL
hand EL: EL06
EL: play EL06
= legal net CH, net MT, net TK, net SH
EL no LL-8.7: net TB
EL: net MT
= legal add bird MT1, add bird MT2, add bird MT3, add bird MT4, add lizard MT1, add lizard MT2, add lizard MT3, add lizard MT4
EL no LL-8.2: add bird TB1
EL no LL-12.4: done
EL: add lizard MT1
= legal add lizard MT2, add lizard MT3, add lizard MT4, done
EL no LL-6.5: add bird MT2
EL no LL-8.5: add lizard MT1
EL: add lizard MT3, add lizard MT4
= board MT1 l; MT3 l; MT4 l ; next EL double
EL: double, net CH, add bird CH1, done
= board MT1 l; MT3 l; MT4 l; CH1 b ; next EL disrupt

LL-8.2 EL07 Bait and Switch: up to three Shifts, only if one is possible
seats 4 turn EL
hand EL: EL07
= legal step
EL no LL-5.3: play EL07
seats 4 turn EL
SH3 b l; TB1 b2 a2; TB2 l2 a2; TB3 b4; TB6 b4; CH1 b4; MT1 b4 | hand EL: EL07
EL: play EL07
= includes shift bird SH3 TK3, shift bird SH3 SH4, shift lizard SH3 TK3, shift lizard SH3 SH4, done
EL: shift bird SH3 TK3
= told all shifted EL bird SH3 TK3
EL: shift lizard SH3 SH4, shift lizard SH4 CH4
= board TK3 b; CH4 l; TB1 b2 a2; TB2 l2 a2; TB3 b4; TB6 b4; CH1 b4; MT1 b4 ; next EL double
seats 4 turn EL
SH3 b4; TK3 b | supply b0 l0 | hand EL: EL07
EL: play EL07, done
= board SH3 b4; TK3 b ; next EL double

LL-8.2 EL08 Dogpile: an Aware of the node goes first
seats 4 turn EL
SH3 a2; TK3 b | hand EL: EL08
EL: play EL08
= includes add bird SH3, add lizard TK3
EL: add bird SH3
= board SH3 b a; TK3 b ; supply a49 ; told all stripped EL SH3 ; held EL 0 ; left EL 11
EL: double, add bird TK3
= board SH3 b a; TK3 b2 ; supply a49 ; untold all stripped
seats 4 turn EL
SH3 b4 a; TK3 l4 | hand EL: EL08
EL: play EL08, add bird SH3
= board SH3 b4; TK3 l4; SH4 b

LL-8.2 EL09 Harass the Mods: a Moderator may be moved, then a token where there is none
seats 4 turn EL
SH3 m2; TB1 m | hand EL: EL09
EL: play EL09
= legal move SH3 TK3, move SH3 SH4, move TB1 TB2, move TB1 TB6, move TB1 CH1, done
EL: move TB1 TB2
= includes add bird TB1, add lizard SH4 ; excludes add bird TB2, add bird SH3, done
EL no LL-8.2: add bird SH3
EL: add bird TB1
= board SH3 m2; TB1 b; TB2 m
EL: double, done, add lizard TB1
= board SH3 m2; TB1 b l; TB2 m

LL-8.2 EL10 False Reports: up to two Flags go, then a token anywhere
seats 4 turn EL
SH3 b f; TB1 l f; TB2 f | hand EL: EL10
EL: play EL10
= legal unflag SH3, unflag TB1, unflag TB2, done
EL no LL-6.10: unflag SH4
EL: unflag SH3
= includes done, unflag TB1 ; supply f13
EL: unflag TB1
= supply f14 ; includes add bird SH3, add lizard CH1 ; excludes unflag TB2
EL: add lizard CH1
= board SH3 b; TB1 l; TB2 f; CH1 l
seats 4 turn EL
SH3 b f | hand EL: EL10
EL: play EL10, done, add bird SH3
= board SH3 b2 f

LL-8.2 EL11 Poison the Well: one or two marks in one network
seats 4 turn EL
CH1 v; CH2 v; CH3 v; CH4 v; SH1 v; SH2 v; SH3 v | hand EL: EL11
EL: play EL11
= legal net TB, net MT, net TK, net SH
EL no LL-8.7: net CH
EL: net SH
= legal vuln SH4
EL: vuln SH4
= SH4 v ; supply v0 ; next EL disrupt
seats 4 turn EL
hand EL: EL11
EL: play EL11, net TK
EL no LL-12.4: done
EL no LL-8.2: vuln TB1
EL: vuln TK1
= includes vuln TK2, done ; excludes vuln TK1
EL: vuln TK2
= board TK1 v; TK2 v ; next EL double
seats 4 turn EL
supply v0 | hand EL: EL11
EL no LL-5.3: play EL11

LL-8.5 at least once, then done; at once where the card says 0; no node twice where they are different
seats 4 turn CT cards
SH4 b; CH4 b | hand CT: CT05
CT: play CT05
= excludes done
CT: add bird SH4
= includes done
seats 4 turn EL
SH4 b | hand EL: EL07
EL: play EL07
= includes done
