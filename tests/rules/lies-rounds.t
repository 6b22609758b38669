-- Lizards & Lies, docs/rules/lies.md, sections 4 and 10: rounds, the election, points and the end.

LL-4.1 a round: text and effect, one turn for each seat in order, the end condition
seats 4 // stage effect
= next CT place
CT: vuln CH1 // EL: vuln SH1
= active CT ; next CT place ; told all turn CT CT
CT: done // PM: pass // DE: pass
= active PM ; next DE declare
DE: pass // CT: pass
= active EL
EL: step, add bird TB1, next, step, vuln TB2, next, step, add bird TB1, next // DE: pass // CT: pass // PM: pass
= active DE
DE: done // CT: pass
PM: pass
= told all ending CT part-1-no ; next CT place ; includes vuln TB1 ; round 1
CT: vuln TB1 // EL: vuln TB3
= round 2 ; told all round CT 2 3 ; told all part CT part-2

LL-4.2 without the scenario there are no effects, conditions or bonus
seats 4 turn DE declare scenario=none
CH1 b; CH2 b; CH3 b; CH4 b
CT: pass // PM: pass
= round 2 ; active CT ; next CT place ; untold all ending ; untold all part
seats 4 turn DE declare scenario=none rounds=1
CH1 b
CT: pass // PM: pass
= next over ; bonus 0 0

LL-4.2 with it three rounds
game lies seats=4
= rounds 3
game lies seats=2
= rounds 3

LL-4.3 what the scenario adds never overflows: only nodes with room are legal; marks work
seats 4 // round 2 | stage effect
CH4 b4; CH2 b3 v; SH4 v
= excludes add bird CH4 ; includes add bird CH2, add lizard SH4
CT no LL-6.3: add bird CH4
CT no LL-4.3: add bird TB1
CT: add bird CH2
= board CH2 b4; CH4 b4; SH4 v ; added -
EL: add lizard SH4
= SH4 l2
seats 4 // stage ending
CH1 b; CH2 b; CH3 b; CH4 b; TB1 a3; TB2 a3; TB6 a3
PM: done
= excludes aware TB1, aware TB2 ; includes aware TB3, aware CH1
DE no LL-6.6: aware TB1

LL-4.4 Relief: PM may deploy, DE may add an Aware within reach, in order
seats 4 order=CT,DE // stage ending
CH1 b; CH2 b; CH3 b; CH4 b; MT3 a
= next DE place ; legal aware CH3, aware MT1, aware MT3, done
DE: aware MT1
= next PM place
PM: mod CH1
= CH1 b m; MT1 a ; round 2
seats 4 // stage ending
CH1 b; CH2 b; CH3 b; CH4 b
PM: done
= legal aware TB1, aware TB2, aware TB3, aware TB4, aware TB5, aware TB6, done
seats 4 foothold=off // stage ending
CH1 b; CH2 b; CH3 b; CH4 b
PM: done
= next CT place ; round 2
seats 4 // stage ending
CH1 b; CH2 b; CH3 b; CH4 b; TB1 m6
= next DE place

LL-4.4 Cover: in order, each Spreader puts a mark on any node without one
seats 4 order=EL,PM // stage ending
CH1 b; TB1 v
= next EL place ; includes vuln TB2, vuln SH4 ; excludes vuln TB1, done
EL no LL-6.10: vuln TB1
EL: vuln TB2
= next CT place ; excludes vuln TB2
CT: vuln SH4
= board CH1 b; TB1 v; TB2 v; SH4 v ; round 2
seats 4 // stage ending
supply v1
CT: vuln TB2
= round 2

LL-4.5 The Writ Drops: each Spreader marks an outer node
seats 4 // stage effect
CH1 v
= next CT place ; includes vuln CH2, vuln SH4 ; excludes vuln CH1, vuln TB1, done
CT no LL-4.3: vuln TB1
CT no LL-6.10: vuln CH1
CT no LL-12.4: done
CT: vuln CH2
= next EL place
EL: vuln CH3
= board CH1 v; CH2 v; CH3 v ; next CT place ; active CT
seats 2 order=EL,DE // stage effect
EL: vuln CH2
= active EL ; next EL disrupt

LL-4.5 its end: a controlled network brings Relief, none Cover
seats 2 order=CT,PM // stage ending
CH1 b; CH2 b; CH3 b; CH4 b
= next PM place ; includes mod TB1, done
seats 2 order=CT,PM // stage ending
CH1 b; CH2 b; CH3 b; CH4 b m
= next CT place ; includes vuln TB1
seats 2 order=CT,PM control=presence // stage ending
CH1 b; CH2 b; CH3 b; CH4 b m
= next PM place

LL-4.6 The Debate Clip: each Spreader adds at a base node; then PM may flag, DE may add an Aware
seats 4 // round 2 | stage effect
MT3 a; CH1 b f
= next CT place ; excludes done, add bird CH1
CT: add bird CH4
= next EL place
EL: add lizard TK3
= next PM place ; legal flag CH4, flag TK3, done
PM no LL-6.10: flag CH1, flag TB1
PM: flag TK3
= next DE place ; legal aware CH3, aware MT1, aware MT3, done
DE no LL-4.3: aware TB1
DE: aware MT3
= board CH1 b f; CH4 b; MT3 a2; TK3 l f ; active CT ; next CT place
seats 4 order=EL,DE // round 2 | stage effect
TB1 a
EL: add bird CH4 // CT: add bird CH4
= next DE place
DE: done
= next PM place
PM: done
= active EL

LL-4.6 its end: a clean Thoughtbook brings Cover, else Relief
seats 4 // round 2 | stage ending
CH1 b; CH2 b; CH3 b; CH4 b
= next CT place ; includes vuln TB1
CT: vuln TB1 // EL: vuln TB2
= round 3
seats 4 // round 2 | stage ending
TB1 l
= next PM place ; includes mod TB1, done

LL-4.7 The Last Week: every seat draws a card, even beyond five
seats 4 // round 3 | stage effect
hand CT: CT01 CT02 CT03 CT04 CT05 | hand EL: EL01 | CH1 b
= held CT 6 ; held EL 2 ; held PM 1 ; held DE 1 ; next CT place ; active CT

LL-4.7, LL-4.8 Election Night: the threshold for each order, and one token less of either theory
seats 4 order=CT,PM // round 3 | stage ending
TB1 l4; TB2 l4; TB3 l4; TB4 l4; TB5 l4; TB6 l4; CH1 l2
= bonus 2 0
seats 4 order=CT,PM // round 3 | stage ending
TB1 l4; TB2 l4; TB3 l4; TB4 l4; TB5 l4; TB6 l4; CH1 l; CH2 b4; CH3 b4; CH4 b4; MT1 b4; MT2 b4; MT3 b4; MT4 b
= bonus 0 2
seats 4 order=CT,DE // round 3 | stage ending
TB1 b4; TB2 b4; TB3 b4; TB4 b4; TB5 b4; TB6 b4; CH1 b
= bonus 2 0
seats 4 order=CT,DE // round 3 | stage ending
TB1 b4; TB2 b4; TB3 b4; TB4 b4; TB5 b4; TB6 b4; CH1 l4; CH2 l4; CH3 l4; CH4 l4; MT1 l4; MT2 l4
= bonus 0 2
seats 4 order=EL,PM // round 3 | stage ending
TB1 l4; TB2 l4; TB3 l4; TB4 l4; TB5 l4; TB6 l4; CH1 l4; CH2 l2
= bonus 2 0
seats 4 order=EL,PM // round 3 | stage ending
TB1 l4; TB2 l4; TB3 l4; TB4 l4; TB5 l4; TB6 l4; CH1 l4; CH2 l; CH3 b4; CH4 b4; MT1 b4; MT2 b4; MT3 b4; MT4 b4; TK1 b4; TK2 b
= bonus 0 2
seats 4 order=EL,DE // round 3 | stage ending
TB1 b4; TB2 b4; TB3 b4; TB4 b4; TB5 b4; TB6 b4; CH1 b3
= bonus 2 0
seats 4 order=EL,DE // round 3 | stage ending
TB1 b4; TB2 b4; TB3 b4; TB4 b4; TB5 b4; TB6 b4; CH1 b2; CH2 l4; CH3 l4; CH4 l4; MT1 l4; MT2 l4; MT3 l4; MT4 l2
= bonus 0 2
seats 2 order=CT,PM // round 3 | stage ending
TB1 l4; TB2 l4; TB3 l4; TB4 l4; TB5 l
= bonus 2 0
seats 2 order=CT,PM // round 3 | stage ending
TB1 l4; TB2 l4; TB3 l4; TB4 l4; TB5 b4; TB6 b4; CH1 b4; CH2 b4
= bonus 0 2
seats 2 order=CT,DE // round 3 | stage ending
TB1 b4; TB2 b4; TB3 b4; TB4 b4; TB5 b4; TB6 b4; CH1 b2
= bonus 2 0
seats 2 order=CT,DE // round 3 | stage ending
TB1 b4; TB2 b4; TB3 b4; TB4 b4; TB5 b4; TB6 b4; CH1 b; CH2 l4; CH3 l4; CH4 l4; MT1 l4; MT2 l4; MT3 l4; MT4 l
= bonus 0 2
seats 2 order=EL,PM // round 3 | stage ending
TB1 l4; TB2 l3
= bonus 2 0
seats 2 order=EL,PM // round 3 | stage ending
TB1 l4; TB2 l2; TB3 b4; TB4 b2
= bonus 0 2
seats 2 order=EL,DE // round 3 | stage ending
TB1 b4; TB2 b4; TB3 b4; TB4 b2
= bonus 2 0
seats 2 order=EL,DE // round 3 | stage ending
TB1 b4; TB2 b4; TB3 b4; TB4 b; TB5 l4; TB6 l4; CH1 l4; CH2 l
= bonus 0 2

LL-4.9 the bonus goes to the team total, to no seat
seats 4 // round 3 | stage ending
score CT 1 | score EL 2 | score PM 3 | score DE 1
= bonus 0 2 ; score PM 3 ; score DE 1 ; total 3 7 ; tally 3 7 3 7 ; winner PM DE

LL-4.9, LL-11.1 scenario, round and part are open to all
seats 4 turn CT
= view watcher round 1 ; view watcher rounds 3 ; view PM part The Writ Drops

LL-4.10 the condition is read after the last seat's Reactions
seats 4 turn DE declare
CH1 b m; CH2 b; CH3 b; CH4 b | added CH1 b | removed CH1 b | hand CT: CT09
CT: react // PM: pass // CT: play CT09, pick CH1, add bird CH1
= CH1 b2 m ; next PM place ; told all ending CT part-1-yes
seats 4 turn DE declare
CH1 b m; CH2 b; CH3 b; CH4 b
CT: pass // PM: pass
= told all ending CT part-1-no ; next CT place ; untold all bonus

LL-4.10 Election Night's bonus counts before the totals are compared
seats 4 turn DE declare handicap=2 // round 3
score CT 5 | score PM 2 | TB1 b
CT: pass // PM: pass
= winner PM DE ; told all won PM 5 6 ; told all bonus CT 0 2 ; told all ending CT part-3-no
seats 4 turn DE declare handicap=2 // round 3
score CT 4 | score PM 3 | TB1 b4; TB2 b4; TB3 b4; TB4 b4; TB5 b4; TB6 b4; CH1 b2
CT: pass // PM: pass
= winner CT EL ; told all won CT 6 5 ; told all bonus CT 2 0 ; may - ; wait - ; legal -

-- Section 10

LL-10.1 the active seat alone scores, after redrawing and before Reactions
seats 4 turn CT
CH1 b; CH2 b; CH3 b; CH4 b | score CT 2 | hand CT: CT01
CT: done, done, keep
= score CT 3 ; score EL 0 ; score PM 0 ; next PM declare ; told all scored CT 1 3 ; held CT 5

LL-10.2 control of a node: more conspiracy tokens than Aware and Moderators together
seats 4 turn CT
CH1 b2 a m; CH2 b2 l a m; CH3 b a; CH4 b m; MT1 b f v; MT2 a; MT3 l; MT4 m
= controls CH2 MT1 MT3 ; controlled -

LL-10.2, LL-13.1 the option control
seats 4 turn CT control=aware
CH1 b m2; CH2 b a; CH3 b2 a m; CH4 b4 a3; MT1 a
= controls CH1 CH3 CH4
seats 4 turn CT control=presence
CH1 b m2; CH2 b a3; CH3 l; MT1 a
= controls CH1 CH2 CH3
seats 4 turn CT control=full
CH1 b4 m2 a3; CH2 b3; CH3 b2 l2
= controls CH1 CH3

LL-10.2 a network is controlled when all its nodes are
seats 4 turn CT
CH1 b; CH2 b; CH3 l; CH4 b; MT1 b; MT2 b; MT3 b
= controlled CH ; worth 1 4

LL-10.3 the table: four players
seats 4 turn CT
TB1 b; TB2 b; TB3 b; TB4 b; TB5 b; TB6 b
= worth 3 4
seats 4 turn CT
TB1 b; CH1 b; CH2 b; CH3 b; CH4 b
= worth 1 3
seats 4 turn CT
CH1 b
= worth 0 5

LL-10.3 the table: two players
seats 2 turn CT
TB1 b; TB2 b; TB3 b; TB4 b; TB5 b; TB6 b
= worth 3 8
seats 2 turn CT
TB1 b; CH1 b; CH2 b; CH3 b; CH4 b
= worth 2 6
seats 2 turn CT
CH1 b
= worth 0 9

LL-10.4 both members of a team score, each in the own turn, and the same network again
seats 4 turn CT handicap=2
CH1 b; CH2 b; CH3 b; CH4 b | score CT 1 | score EL 1
CT: done
= score CT 2 ; score EL 1 ; total 3 2
PM: pass // DE: pass // PM: done // DE: pass // CT: pass
= score PM 5 ; total 3 7

LL-10.4, LL-13.1 a total is the sum of the seats, the bonus and for the Stoppers the handicap: the set's, or the number chosen
seats 4 turn CT handicap=-3
score CT 1 | score EL 2 | score PM 4 | score DE 8 | bonus 16 32
= total 19 41 ; tally 19 41 19 41
seats 2 turn CT handicap=2
score CT 1 | score PM 4
= total 1 6
seats 2 turn EL order=EL,PM handicap=-5
score EL 1 | score PM 4
= total 1 -1 ; tally 1 -1

LL-10.4, LL-13.1 handicap=off plays as printed
seats 4 turn CT handicap=off
= total 0 0
seats 2 turn EL order=EL,PM handicap=off
= total 0 0

LL-10.4 the handicap of the set, for each order, with the scenario and without it, counts from the start
seats 4 turn CT order=CT,PM scenario=election
= total 0 1
seats 4 turn CT order=CT,DE scenario=election
= total 0 0
seats 4 turn EL order=EL,PM scenario=election
= total 0 0
seats 4 turn EL order=EL,DE scenario=election
= total 0 1
seats 4 turn CT order=CT,PM scenario=none
= total 0 0
seats 4 turn CT order=CT,DE scenario=none
= total 0 -1
seats 4 turn EL order=EL,PM scenario=none
= total 0 -1
seats 4 turn EL order=EL,DE scenario=none
= total 0 1
seats 2 turn CT order=CT,PM scenario=election
= total 0 -1
seats 2 turn CT order=CT,DE scenario=election
= total 0 1
seats 2 turn EL order=EL,PM scenario=election
= total 0 1
seats 2 turn EL order=EL,DE scenario=election
= total 0 0
seats 2 turn CT order=CT,PM scenario=none
= total 0 0
seats 2 turn CT order=CT,DE scenario=none
= total 0 1
seats 2 turn EL order=EL,PM scenario=none
= total 0 0
seats 2 turn EL order=EL,DE scenario=none
= total 0 -1

LL-10.5 the higher total wins after the last round's end; equal totals are a draw
seats 4 turn DE declare handicap=2 // round 3
score CT 9 | score PM 4
CT: pass // PM: pass
= next over ; winner CT EL ; told all won CT 9 8
seats 2 turn PM declare handicap=off // round 3
score CT 8 | score PM 6
CT: pass
= next over ; winner CT PM ; told all drawn CT 8 8
seats 4 turn DE declare handicap=2 // round 3
score CT 8 | score PM 4
CT: pass // PM: pass
= winner CT PM EL DE ; told all drawn CT 8 8

LL-10.5, LL-13.1 tie=board: more controlled than clean networks, or fewer
seats 4 tie=board scenario=none handicap=2 // round 4 | stage ending
score CT 6 | score PM 4 | CH1 b; CH2 b; CH3 b; CH4 b; MT1 b; TK1 b; SH1 b; TB1 b
= winner CT EL
seats 4 tie=board scenario=none handicap=2 // round 4 | stage ending
score CT 6 | score PM 4 | CH1 b; CH2 b; CH3 b; CH4 b; MT1 b
= winner PM DE
seats 4 tie=board scenario=none handicap=2 // round 4 | stage ending
score CT 6 | score PM 4 | CH1 b; CH2 b; CH3 b; CH4 b; MT1 b; TK1 b; SH1 b
= winner CT PM EL DE
seats 4 tie=board scenario=none handicap=2 // round 4 | stage ending
score CT 7 | score PM 4 | MT1 b
= winner CT EL

LL-10.5 stand: what it would be if the board were scored once more
seats 4 turn CT handicap=2
CH1 b; CH2 b; CH3 b; CH4 b | score CT 2
= stand 3 7 3 7
seats 4 turn CT handicap=2
round 3 | CH1 b; CH2 b; CH3 b; CH4 b | score CT 2
= stand 3 9 3 9
seats 4 turn CT scenario=none rounds=3 handicap=2 // round 3
CH1 b; CH2 b; CH3 b; CH4 b
= stand 1 7 1 7
game lies seats=4
= stand 0 7 0 7 ; card none
