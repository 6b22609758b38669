-- Lizards & Lies, docs/rules/lies.md, sections 8.3 to 8.5: the cards of the Stoppers; their Reactions: lies-react.t.

-- The Moderators

LL-8.3 PM01 Takedown Notice: two Birds of a node with a Moderator
seats 4 turn PM cards
CH1 b3 l m; CH2 b2; CH3 l2 m | hand PM: PM01
PM: play PM01
= legal pick CH1
PM no LL-8.3: pick CH2, pick CH3
PM: pick CH1
= CH1 b l m
seats 4 turn PM cards
CH2 b2; CH3 l2 m | hand PM: PM01
PM no LL-5.3: play PM01

LL-8.3 PM01 with a Flag and more than two Birds: the Flag and four; with two the Flag stays
seats 4 turn PM cards
CH1 b4 m f; CH2 b2 m f | hand PM: PM01 PM01
PM: play PM01, pick CH1
= CH1 m ; supply f14
PM: play PM01, pick CH2
= CH2 m f ; supply f14

LL-8.3 PM02 the same with Lizards
seats 4 turn PM cards
CH1 b l3 m f; CH2 b2 m; CH3 l4 m | hand PM: PM02 PM02
PM: play PM02
= legal pick CH1, pick CH3
PM: pick CH1
= CH1 b m
PM: play PM02, pick CH3
= CH3 l2 m
seats 4 turn PM cards
CH2 b2 m; CH3 l4 | hand PM: PM02
PM no LL-5.3: play PM02

LL-8.3 PM03 Funding Round: a Moderator from supply, anywhere
seats 4 turn PM cards
CH1 m | hand PM: PM03
PM: play PM03
= includes mod TB1, mod CH1, mod SH4 ; excludes done
PM no LL-12.4: done
PM: mod CH1
= board CH1 m2 ; supply m4
seats 4 turn PM cards
CH1 m6 | hand PM: PM03
PM no LL-5.3: play PM03

LL-8.3 PM04 Train the Algorithm: a network; up to two Flags there, then a Moderator on a flagged node of it
seats 4 turn PM cards
CH1 b; CH2 l; CH3 b; TB1 b; TK1 f | hand PM: PM04
PM: play PM04
= legal net TB, net CH, net TK
PM no LL-8.7: net SH
PM: net CH
= legal flag CH1, flag CH2, flag CH3, done
PM no LL-8.3: flag TB1
PM: flag CH1, flag CH3
= legal mod CH1, mod CH3, done
PM no LL-8.3: mod CH2, mod TK1
PM: mod CH3
= board CH1 b f; CH2 l; CH3 b m f; TB1 b; TK1 f
seats 4 turn PM cards
TK1 f; CH1 m | hand PM: PM04
PM: play PM04, net TK
= legal mod TK1, done
PM: done
= board TK1 f; CH1 m

LL-8.3 PM04 may flag none, and is not playable where nothing is flagged or can be
seats 4 turn PM cards
CH1 b | hand PM: PM04
PM: play PM04, net CH, done
= board CH1 b ; next DE declare
seats 4 turn PM cards
CH1 m | hand PM: PM04
PM no LL-5.3: play PM04
seats 4 turn PM cards
CH1 b m | supply f0 | hand PM: PM04
PM no LL-5.3: play PM04

LL-8.3 PM05 Shadowban: one token of a moderated node, then one of a node connected to it
seats 4 turn PM cards
CH1 b l m; CH2 b; TB1 l; TB2 m; MT3 b | hand PM: PM05
PM: play PM05
= legal pick CH1, pick TB2
PM: pick CH1, remove bird CH1
= legal pick CH2, pick TB1
PM no LL-8.3: pick CH1, pick MT3
PM: pick TB1
= board CH1 l m; CH2 b; TB2 m; MT3 b

LL-8.3, LL-8.7 PM05: parts without an answer are skipped unasked
seats 4 turn PM cards
CH1 b3 m | hand PM: PM05
PM: play PM05, pick CH1
= board CH1 b2 m
seats 4 turn PM cards
CH1 m; CH2 b l | hand PM: PM05
PM: play PM05, pick CH1, pick CH2, remove lizard CH2
= board CH1 m; CH2 b
seats 4 turn PM cards
CH1 m; TB2 b | hand PM: PM05
PM no LL-5.3: play PM05

LL-8.3 PM06 Policy Update: every moderated node loses one of a theory
seats 4 turn PM cards
CH1 b2 l m; CH2 b m2; CH3 b; TB1 l2 m f; TK1 m | hand PM: PM06
PM: play PM06
= legal policy bird, policy lizard
PM: policy bird
= board CH1 b l m; CH2 m2; CH3 b; TB1 l2 m f; TK1 m
seats 4 turn PM cards
CH1 l2 m f v; CH2 l v | hand PM: PM06
PM: play PM06, policy lizard
= board CH1 l m f v; CH2 l v
seats 4 turn PM cards
CH1 b m; CH2 l | hand PM: PM06
PM: play PM06
= legal policy bird
PM no LL-8.7: policy lizard
seats 4 turn PM cards
CH1 m; CH2 l | hand PM: PM06
PM no LL-5.3: play PM06

LL-8.3 PM07 Escalation Team: each Moderator up to two lines, one at a time; then one token
seats 4 turn PM cards
SH1 m; TB5 b; TB6 l | hand PM: PM07
PM: play PM07
= legal move SH1 TB5, move SH1 SH2, done
PM: move SH1 TB5
= legal move TB5 TB4, move TB5 TB6, move TB5 SH1, done
PM: move TB5 TB6
= legal pick TB6
PM: pick TB6
= board TB5 b; TB6 m
seats 4 turn PM cards
SH1 m; TB5 b | hand PM: PM07
PM: play PM07, done
= board SH1 m; TB5 b ; next DE declare
seats 4 turn PM cards
SH1 b2 f | hand PM: PM07
PM no LL-5.3: play PM07

LL-8.3 PM08 Community Guidelines: up to three Flags; then the marks of networks with a Moderator go
seats 4 turn PM cards
CH1 b; CH2 v; CH3 l; TB1 b; CH4 v m; TB2 v; SH1 v | hand PM: PM08
PM: play PM08
= legal flag CH1, flag CH3, flag TB1, done
PM: flag CH1, flag CH3, flag TB1
= board CH1 b f; CH3 l f; CH4 m; TB1 b f; TB2 v; SH1 v

LL-8.3 PM08 is playable for Flags or for marks
seats 4 turn PM cards
CH1 b | hand PM: PM08
PM: play PM08, done
= board CH1 b
seats 4 turn PM cards
CH1 m; CH2 v; TB1 v | hand PM: PM08
PM: play PM08
= board CH1 m; TB1 v ; supply v7 ; told all calmed PM CH2
seats 4 turn PM cards
CH1 m; TB1 v; CH3 f | hand PM: PM08
PM no LL-5.3: play PM08
seats 4 turn PM cards
TB2 m; TB1 v; SH1 v | hand PM: PM08
PM: play PM08
= board TB2 m; SH1 v
seats 4 turn PM cards
SH4 m; TB1 v; SH1 v | hand PM: PM08
PM: play PM08
= board SH4 m; TB1 v

-- The Educators

LL-8.4 DE01 Fact-Check: activates one engaged node with tokens
seats 4 turn DE cards
CH1 b a; CH2 b; CH3 a; TB1 b2 l2 a2 | hand DE: DE01
DE: play DE01
= legal activate CH1, activate TB1
DE no LL-8.4: activate CH2, activate CH3
DE no LL-12.4: done
DE: activate TB1
= legal remove bird TB1, remove lizard TB1 ; told all activated DE TB1 ; untold all round
DE: remove bird TB1, remove lizard TB1
= board CH1 b a; CH2 b; CH3 a; TB1 b l a2 ; next CT declare
seats 4 turn DE cards
CH2 b; CH3 a | hand DE: DE01
DE no LL-5.3: play DE01

LL-8.4 DE02 Bird Lesson: one to three different engaged nodes, Birds only
seats 4 turn DE cards
CH1 b2 l a; CH2 b a; CH3 l a; TB1 b3 a2; TB2 b a | hand DE: DE02
DE: play DE02
= legal activate CH1, activate CH2, activate TB1, activate TB2
DE: activate CH1
= CH1 b l a ; includes done, activate CH2 ; excludes activate CH1
DE no LL-8.5: activate CH1
DE no LL-8.4: activate CH3
DE: activate CH2, activate TB1
= board CH1 b l a; CH2 a; CH3 l a; TB1 b a2; TB2 b a ; next CT declare
seats 4 turn DE cards
CH1 l a; CH2 b | hand DE: DE02
DE no LL-5.3: play DE02

LL-8.4 DE03 Reptile Lesson: Lizards only
seats 4 turn DE cards
CH1 b l2 a; CH2 b a | hand DE: DE03
DE: play DE03
= legal activate CH1
DE: activate CH1
= board CH1 b l a; CH2 b a ; next CT declare
seats 4 turn DE cards
CH2 b a; CH1 l | hand DE: DE03
DE no LL-5.3: play DE03

LL-8.4 DE04 Network-Wide Lesson: every engaged node with tokens of a network
seats 4 turn DE cards
CH1 b a; CH2 b; CH3 l2 a3; TB1 a; SH1 l a | hand DE: DE04
DE: play DE04
= legal net CH, net SH
DE no LL-8.7: net TB, net MT
DE: net CH
= board CH1 a; CH2 b; CH3 a3; TB1 a; SH1 l a ; told all activated DE CH3 ; untold all activated DE CH2
seats 4 turn DE cards
CH2 b; TB1 a | hand DE: DE04
DE no LL-5.3: play DE04

LL-8.4, LL-8.6 DE05 Train the Trainers: one to three different nodes within reach at the start
seats 4 turn DE cards
MT3 a | hand DE: DE05
DE: play DE05
= legal aware CH3, aware MT1, aware MT3
DE no LL-8.4: aware CH1
DE: aware CH3
= legal aware MT1, aware MT3, done
DE no LL-8.5: aware CH3
DE no LL-8.4: aware CH1
DE: aware MT1, aware MT3
= board CH3 a; MT1 a; MT3 a2 ; next CT declare
seats 4 turn DE cards
hand DE: DE05
DE no LL-5.3: play DE05
seats 4 turn DE cards
MT3 a | supply a0 | hand DE: DE05
DE no LL-5.3: play DE05

LL-8.4 DE06 Library Partnership: two Aware on any node
seats 4 turn DE cards
MT3 a2 | hand DE: DE06
DE: play DE06
= includes aware TB1, aware SH4, aware MT3 ; excludes done
DE: aware MT3
= board MT3 a3; CH3 a; MT1 a
seats 4 turn DE cards
hand DE: DE06
DE: play DE06, aware SH4
= board SH4 a2
seats 4 turn DE cards
MT3 a3 | hand DE: DE06
DE: play DE06, aware MT3
= board MT3 a3; CH3 a; MT1 a
seats 4 turn DE cards
supply a0 | hand DE: DE06
DE no LL-5.3: play DE06

LL-8.4, LL-8.8 DE07 Peer Mentors: one Aware for every connected node with room
seats 4 turn DE cards
SH2 a2 b l; TB6 a3; CH1 a | hand DE: DE07
DE: play DE07
= legal pick SH2, pick TB6
DE no LL-8.4: pick CH1
DE: pick SH2
= board CH1 a; SH1 a; SH2 a2 b l; SH4 a; TB6 a3
seats 4 turn DE cards
SH2 a; TB6 a | hand DE: DE07
DE no LL-5.3: play DE07
seats 4 turn DE cards
SH1 a2; TB5 a3; SH2 a3 | hand DE: DE07
DE: play DE07
= legal pick TB5, pick SH2
DE no LL-8.7: pick SH1
seats 4 turn DE cards
SH1 a2 | supply a0 | hand DE: DE07
DE no LL-5.3: play DE07

LL-8.4 DE08 Resilience Kit: one or two different nodes within reach, and their marks go
seats 4 turn DE cards
SH1 a3 v; SH2 v; TB5 v; CH1 v | hand DE: DE08
DE: play DE08
= legal aware SH1, aware SH2, aware TB5
DE: aware SH2
= SH2 a v0 ; legal aware SH1, aware TB5, done
DE: aware SH1
= board SH1 a3; SH2 a2; TB5 a v; CH1 v ; supply v6 ; next CT declare
seats 4 turn DE cards
SH1 v | hand DE: DE08
DE no LL-5.3: play DE08

LL-8.4 DE09 Field Visit: up to three walks, then one token of a node with Aware now
seats 4 turn DE cards
SH1 a; SH2 a3; TB5 b; TB6 l | hand DE: DE09
DE: play DE09
= legal walk SH1 TB5, walk SH2 TB6, walk SH2 SH1, walk SH2 SH4, done
DE no LL-6.8: walk SH1 SH2, walk SH1 TB6, walk TB5 TB6
DE: walk SH1 TB5
= told all walked DE SH1 TB5
DE: walk TB5 TB6, walk TB6 TB5
= legal pick TB5
DE no LL-8.4: pick TB6
DE: pick TB5
= board SH2 a3; TB5 a; TB6 l ; next CT declare
seats 4 turn DE cards
SH1 a; TB5 b | hand DE: DE09
DE: play DE09, done
= board SH1 a; TB5 b ; next CT declare
seats 4 turn DE cards
TB5 b | hand DE: DE09
DE no LL-5.3: play DE09

LL-8.6 what a node holds is read at the moment of the choice
seats 4 turn DE cards
CH1 b a2; CH2 b2 a | hand DE: DE02
DE: play DE02, activate CH1
= legal activate CH2, done
seats 4 turn PM cards
CH1 b m; CH2 l m | hand PM: PM05
PM: play PM05, pick CH1
= legal pick CH2

LL-8.7 pick, net, theory, policy and the first activate must be given
seats 4 turn DE cards
CH1 b a | hand DE: DE01 DE04
DE: play DE01
DE no LL-12.4: done
DE: activate CH1
= legal done
seats 4 turn PM cards
CH1 b m | hand PM: PM06
PM: play PM06
PM no LL-12.4: done
PM no LL-12.5: power, play PM06

LL-8.9 what is not optional is carried out if it can be
seats 4 turn DE cards
SH1 a; TB5 b; SH2 b a | hand DE: DE09
DE: play DE09, done
= legal pick SH2
DE no LL-12.4: done
seats 4 turn PM cards
CH1 b f | hand PM: PM04
PM: play PM04, net CH
= legal mod CH1, done
