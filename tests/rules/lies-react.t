-- Lizards & Lies, docs/rules/lies.md, section 9 and the Reaction cards of section 8.

LL-9.1, LL-9.2 every other seat but EL declares, in order, starting after the active one
seats 4 turn CT declare
= next PM declare
PM: pass
= next DE declare ; told all passed PM
DE: pass
= active PM
seats 4 turn PM declare
= next DE declare
DE: pass // = next CT declare
CT: pass // = active EL
seats 4 turn EL declare
DE: pass // CT: pass // PM: pass // = active DE
seats 4 turn DE declare
CT: pass // PM: pass
= stage ending ; next CT place
seats 2 turn EL declare order=EL,PM
PM: pass
= active PM
seats 2 turn PM declare order=EL,PM
= stage ending ; next EL place

LL-9.2 react needs a Reaction card in hand that is playable now; the question is always asked
seats 4 turn CT declare
CH1 b m | added CH1 b | hand PM: PM09 PM01 | hand DE: DE10 DE11
= legal PM react, pass
PM: pass
= legal DE pass
DE no LL-9.2: react
DE no LL-12.5: play DE10, done
DE: pass
seats 4 turn CT declare
CH1 b m | added CH1 b | hand PM: PM01
= legal PM pass
PM no LL-9.2: react

LL-9.2 declarations are public at once
seats 4 turn CT declare
CH1 b m a | added CH1 b | hand PM: PM09 | hand DE: DE11
PM: react
= declared PM ; told all reacts PM ; untold all passed ; next DE declare ; hand PM: PM09 ; could PM PM09
DE: react
= next PM answer ; declared PM DE ; could DE DE10 DE11

LL-9.3, LL-9.1 each declarer plays exactly one Reaction, in the same order
seats 4 turn CT declare
CH1 b m a; CH2 b a | added CH1 b; CH2 b | hand PM: PM09 PM01 | hand DE: DE10 DE11
PM: react // DE: react
= legal PM play PM09
PM no LL-9.3: play PM01
PM no LL-12.5: pass, done
PM: play PM09, pick CH1
= next DE answer ; legal play DE10, play DE11
DE: play DE11, activate CH2
= active PM ; board CH1 m a; CH2 a ; hand DE: DE10 ; declared -

LL-9.3 a declarer left without a playable card spends none
seats 4 turn CT declare
CH1 b m a | added CH1 b | hand PM: PM09 | hand DE: DE11
PM: react // DE: react // PM: play PM09, pick CH1
= active PM ; hand DE: DE11 ; disc DE: - ; told all held-back DE ; lacking DE DE10

LL-9.4 Reactions read the ledger of the turn, not what other Reactions did
seats 4 turn DE
CH1 l a; CH2 b m; TB6 a | hand DE: DE03 | hand CT: CT09 | hand PM: PM09
DE: done, play DE03, activate CH1
CT: react
= legal PM pass
PM: pass // CT: play CT09, pick CH1, add lizard CH1
= CH1 l a ; removed CH1 l ; added - ; stage ending
seats 4 turn PM
TB2 b m; TB1 b2 m | hand PM: PM01 | hand CT: CT10 | hand DE: DE10
PM: done, done, play PM01, pick TB1, done
DE: pass // CT: react, play CT10
= legal add bird TB2, add bird TB6, add bird CH1

LL-9.5 no card is drawn after a Reaction
seats 4 turn CT declare
CH1 b m | added CH1 b | hand PM: PM01 PM02 PM03 PM04 PM09
PM: react // DE: pass // PM: play PM09, pick CH1
= held PM 4 ; left PM 7 ; disc PM: PM09

LL-9.6 a Reaction is a source: Buy In and Vulnerability apply
seats 4 turn PM declare
CH1 b4; CH2 v | removed CH1 l2 | hand CT: CT09
DE: pass // CT: react, play CT09, pick CH1, add lizard CH1
= board TB1 l; CH1 b4; CH2 l2; CH3 l; CH4 l ; active EL
seats 4 turn CT declare
SH4 a3 b | added SH4 b | hand DE: DE10
PM: pass // DE: react, play DE10, aware SH4
= CH4 a; SH2 a; SH3 a; SH4 a3 b

LL-9.6 points are not recalculated
seats 4 turn PM
CH1 b m | hand PM: PM01 | hand CT: CT09
PM: done, done, play PM01, pick CH1
= score PM 6
DE: pass // CT: react, play CT09, pick CH1, add bird CH1
= score PM 6 ; CH1 b m

LL-9.7 with these cards nothing of the partner's turn can be answered
seats 4 turn PM declare
CH1 b a; CH2 b | removed CH1 b | hand DE: DE10 DE11
= legal DE pass
seats 4 turn DE declare
CH1 b m | removed CH1 b | hand PM: PM09
CT: pass
= legal PM pass
seats 4 turn EL declare
CH1 b | added CH1 b | hand CT: CT09 CT10
DE: pass
= legal CT pass

-- The cards

LL-8.1 CT09 Censored!: a node that lost tokens; one or two of those, no more of a theory than it lost
seats 4 turn PM declare
TB1 m; TB2 b2; TB3 l | removed TB1 b l; TB3 b3 | hand CT: CT09
DE: pass // CT: react, play CT09
= legal pick TB1, pick TB3
CT no LL-8.1: pick TB2
CT: pick TB1
= legal add bird TB1, add lizard TB1
CT no LL-12.4: done
CT: add bird TB1
= legal add lizard TB1, done
CT: add lizard TB1
= TB1 b l m ; active EL
seats 4 turn PM declare
TB3 l | removed TB3 b3 | hand CT: CT09
DE: pass // CT: react, play CT09, pick TB3
= legal add bird TB3
CT: add bird TB3
= legal add bird TB3, done
CT: add bird TB3
= TB3 b2 l ; active EL

LL-8.1 CT09 is not playable if nothing was removed or can be put back
seats 4 turn PM declare
TB1 b | hand CT: CT09
DE: pass
= legal CT pass
seats 4 turn PM declare
TB1 b | removed TB1 b | supply b0 | hand CT: CT09
DE: pass
= legal CT pass
seats 4 turn PM declare
SH3 b4; TK3 b4; SH4 b4 | removed SH3 l; TB1 b | hand CT: CT09
DE: pass // CT: react, play CT09
= legal pick TB1

LL-8.1 CT10 Mirror Accounts: a theory removed this turn, different nodes connected to those that lost tokens
seats 4 turn PM declare
SH3 m | removed SH3 b; SH4 b | hand CT: CT10
DE: pass // CT: react, play CT10
= legal add bird CH4, add bird SH2, add bird SH3, add bird SH4, add bird TK3
CT no LL-6.5: add lizard TK3
CT no LL-8.1: add bird TB1
CT no LL-12.4: done
CT: add bird TK3
= includes done, add bird SH2 ; excludes add bird TK3
CT no LL-8.5: add bird TK3
CT: add bird SH2
= board SH2 b; SH3 m; TK3 b ; active EL

LL-8.1 CT10 any theory removed this turn, wherever; not playable if nothing was
seats 4 turn PM declare
removed SH3 b; TB1 l | hand CT: CT10
DE: pass // CT: react, play CT10
= includes add lizard SH4, add bird TB2, add bird SH4, add lizard TB2
seats 4 turn PM declare
removed MT3 l | hand CT: CT10
DE: pass // CT: react, play CT10
= legal add lizard CH3, add lizard MT1
seats 4 turn PM declare
TB1 b | hand CT: CT10
DE: pass
= legal CT pass
seats 4 turn PM declare
removed TB1 b | supply b0 | hand CT: CT10
DE: pass
= legal CT pass

LL-8.3 PM09 Emergency Takedown: a token of a moderated node where one was added
seats 4 turn CT declare
CH1 b2 l2 m; CH2 b m; CH3 b; CH4 m | added CH1 b; CH3 b; CH4 b | hand PM: PM09
PM: react // DE: pass // PM: play PM09
= legal pick CH1
PM no LL-8.3: pick CH2, pick CH3, pick CH4
PM: pick CH1, remove lizard CH1
= CH1 b2 l m
seats 4 turn CT declare
CH2 b m; CH3 b; CH4 m | added CH3 b; CH4 b | hand PM: PM09
= legal PM pass

LL-8.4 DE10 Prebunk: Aware within reach where tokens were added, one or two different nodes
seats 4 turn CT declare
MT3 a; MT1 b; CH3 v; TB1 b; TB2 b | added MT1 b; CH3 l; MT3 b; TB1 b | hand DE: DE10
PM: pass // DE: react, play DE10
= legal aware CH3, aware MT1, aware MT3
DE no LL-8.4: aware TB1, aware TB2
DE no LL-12.4: done
DE: aware MT1
= legal aware CH3, aware MT3, done
DE no LL-8.5: aware MT1
DE no LL-8.4: aware TB2
DE: aware MT3
= MT3 a2; MT1 b a ; active PM
seats 4 turn CT declare
MT3 a; TB1 b | added TB1 b | hand DE: DE10
PM: pass
= legal DE pass
seats 4 turn CT declare
MT3 a | added MT3 b | supply a0 | hand DE: DE10
PM: pass
= legal DE pass

LL-8.4 DE11 Community Note: activates an engaged node with tokens where one was added
seats 4 turn CT declare
CH1 b2 l a2; CH2 b a; CH3 b; CH4 a | added CH1 b; CH3 b; CH4 b | hand DE: DE11
PM: pass // DE: react, play DE11
= legal activate CH1
DE no LL-8.4: activate CH2, activate CH3, activate CH4
DE no LL-12.4: done
DE: activate CH1, remove lizard CH1
= CH1 b a2 ; active PM
seats 4 turn CT declare
CH2 b a; CH3 b; CH4 a | added CH3 b; CH4 b | hand DE: DE11
PM: pass
= legal DE pass
