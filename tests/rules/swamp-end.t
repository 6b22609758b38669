-- Lizards!, docs/rules/swamp.md, sections 14 and 15: what happens at the end of a turn, who wins, who leaves. More of
-- the ties of victory and of what a clan leaves behind: games/swamp/rules/swamp_end_test.c, swamp_score_test.c.

SW-14.1 all groups of a hex at once, once a turn; before that they are apart
seats 2 turn #0 orders
terrain all Pla | band 10C #0 1RED starved ; 9C #0 1RED sated ; 11C #0 1RED sated ; 10D #0 1RED starved veteran
#0: MO 9C S, MO 11C N, MO 10D SW
*: turn
= band 10C #0 4RED famished good -- (5 + 1 + 1 + 5) / 4, 5 / 4

SW-14.1 SW-10.6 the longest mire stays
seats 2 turn #0 orders
terrain all Pla 10C Swa | band 10C #0 5RED mired=3 ; 9C #0 5RED | turn 1
#0: MO 9C S
*: turn
= band 10C #0 10RED mired=3

SW-14.2 a raft built in turn 1 with life 5 sinks at the end of turn 6; those on it swim
seats 2 turn #0 orders
terrain 10I Scr | band 10I #0 20GRN ; 11I #0 5RED
#0: BR 10I S
random 0
*: turn
= raft 11I 5
*: turn
= raft 11I 4
*: turn // *: turn // *: turn
= raft 11I 1
*: turn
= turn 6 ; raft 11I none ; told #0 gone - 11I raft

SW-14.3 half-built dens that were not begun this turn vanish
seats 2 turn #0 orders
terrain all Pla 10H Fer | half 10C 3 ; 10H 3 ; 10M 4 | turn 3 | band 12C #1 1RED
*: turn
= half 10C none ; half 10H none ; half 10M 4 ; terrain 10C Pla 10H Fer ; told #1 gone - 10C half-built ; untold #0 gone

SW-14.4 every starving band draws, in hex order; whom it strikes is drawn too
seats 2 turn #0 orders
terrain all Pla | band 10C #0 1RED 1GRN starving ; 12C #1 40RED starving ; 14C #0 40RED starved
random 0 1 10 5
*: turn
= band 10C #0 1RED starving ; lost #0 10C hunger 0 1 0 0 0 ; band 12C #1 18RED starving ; lost #1 12C hunger 22 0 0 0 0
= band 14C #0 20RED starving ; untold #1 lost #0

SW-14.4 R-14 one lizard alone
seats 2 turn #0 orders
terrain all Pla | band 10C #0 1RED starving ; 12C #0 1RED starving
random 4 5
*: turn
= band 10C #0 1RED ; band 12C none

SW-14.7 R-58 a clan without warriors and dens is out; its spies are gone, its temples and bridges unowned
seats 3 turn #0 orders
bare #0 | temple 10C #0 | bridge 12C #0 | spy 15C #0 RED | band 20C #1 5RED
*: turn
= clan #0 eliminated ; spy 15C #0 none ; temple 10C free ; bridge 12C free ; spy-lost #0 15C Red chaos
= told #0 out #0 1 ; told #1 out #0 1 ; told #2 out #0 1 ; rank #1 #2 ; next #1 #2 orders ; score #0 0

SW-14.7 one den, even an unsettled one, or one warrior is enough
seats 3 turn #0 orders
bare #0 #1 | den 10C #0 new 0 | terrain 9C Fer 20C Pla | band 20C #1 1RED
*: turn
= clan #0 active ; clan #1 active ; untold all out

SW-14.7 SW-14.5 the last warrior as a spy is no warrior; but a spy that is back in time is one
seats 3 turn #0 orders
bare #0 | terrain all Pla | band 10C #0 1RED
#0: SP 10C S 1RED
*: turn
= clan #0 eliminated

SW-15.1 WE-41 points
seats 2 turn #0 orders
den 10C #0 Yellow 55 home ; 20C #0 Red 66 ; 25C #0 new 0 ; 30C #0 new 0 | band 10C #0 156RED ; 20C #0 300GRN | spy 5C #0 RED
= score #0 2653 ; points #0 456 121 1 1 3 0 0
temple 15C #0 | bridge 16C #0 | raft 17C 3 | half 18C 1
= score #0 2693 ; points #0 456 121 1 1 3 1 1
spy 6C #0 RED RED GRN GRY YEL BLK | spy 7C #1 RED
= score #0 2699 ; points #0 456 121 7 1 3 1 1

SW-15.2 ranking by score, ties by number; who is out has no place
seats 5 turn #0 orders
bare | terrain all Pla | band 1C #0 5RED ; 2C #1 7RED ; 3C #2 7RED ; 4C #3 9RED ; 5C #4 50RED | clan #4 surrendered
= rank #3 #1 #2 #0

SW-14.8 SW-15.3 the threshold: a thousand for every home den in the world, owned or free
seats 3 turn #0 orders
per-home 1200 | den 10C #0 Red 50 home ; 20C #1 Red 50 home ; 30C free Red 50 home falls=3 | terrain 9C 19C 29C Fer | bare #2
band 15C #2 1RED
= threshold 3600
per-home 1000
band 10C #0 300RED ; 11C #0 300RED ; 12C #0 300RED ; 13C #0 49RED
*: turn
= winner none ; score #0 2999
band 13C #0 50RED
*: turn
= untold #2 won #1 ; untold #0 won #2
= winner #0 ; told #2 won #0 1 3000 ; told watcher won #0 1 3000 ; next over ; score #0 3000

SW-15.3 SW-20.1 R-10 victory_strict: more than the threshold
seats 2 turn #0 orders victory_strict=on
per-home 1025 | den 10C #0 Red 50 home ; 20C #1 Red 50 home | terrain 9C 19C Fer
*: turn
= winner none ; threshold 2050 ; score #0 2050
band 10C #0 1RED
*: turn
= winner #0

SW-15.3 of those who qualify the highest score wins; then home dens, then lizards, then both
seats 2 turn #0 orders
per-home 1000 | den 10C #0 Red 50 home ; 20C #1 Red 50 home | terrain 9C 19C Fer 8C Pla | band 8C #1 1RED
*: turn
= winner #1
seats 2 turn #0 orders
per-home 1000 | den 10C #0 Red 50 home ; 20C #1 Red 50 home | terrain 9C 19C Fer
*: turn
= winner #0 #1 ; told #0 won #0 1 2050 ; told #0 won #1 2 2050
seats 2 turn #0 orders
per-home 1000 | den 10C #0 Red 50 home ; 20C #1 Red 50 home | terrain 9C 19C Fer 8C Pla | temple 5C #0 | band 8C #1 30RED
*: turn
= winner #1 -- 2080 each, and 80 lizards against 50
seats 2 turn #0 orders
per-home 1000 | den 10C #0 Red 50 home ; 20C #1 Red 50 home | terrain 9C 19C Fer | bridge 5C #0 | spy 5M #1 RED RED RED RED RED RED RED RED RED RED
*: turn
= winner #1 -- 2060 each, and spies are lizards
seats 2 turn #0 orders
per-home 1000 | den 10C #0 Red 50 home ; 20C #1 Red 50 home | terrain 9C 19C Fer | bridge 5C #1 | spy 5M #0 RED RED RED RED RED RED RED RED RED RED
*: turn
= winner #0

SW-15.3 SW-20.1 max_turns: the highest score at its end
seats 2 turn #0 orders max_turns=5
turn 3 | terrain 8C Pla | band 8C #1 1RED
*: turn
= winner none ; turn 4
*: turn
= winner #1 ; told #0 won #1 2 2051 ; next over
#0 no SW-6.1: MO 8C N

SW-15.3 without max_turns turn 250 is the last
seats 2 turn #0 orders
turn 248 | terrain 8C Pla | band 8C #1 1RED
*: turn
= winner none
*: turn
= winner #1 ; turn 250

SW-15.3 R-58 the last clan in play wins at once, whatever its score; none left: nobody wins
seats 2 turn #0 orders
bare | terrain all Pla | band 10C #0 1RED
*: turn
= clan #1 eliminated ; winner #0 ; told #1 won #0 1 1
seats 2 turn #0 orders
bare | spy 10C #0 RED
*: turn
= clan #0 eliminated ; clan #1 eliminated ; winner none ; told all nobody - ; next over

SW-15.3 R-53 no home den left counts as one
seats 2 turn #0 orders
bare | per-home 100 | terrain all Pla | band 10C #0 99RED ; 20C #1 5RED
= threshold 100
*: turn
= winner none
band 10C #0 100RED
*: turn
= winner #0

SW-15.5 R-47 surrender takes effect at the end of the turn: dens free, those in them militia, all else gone
seats 3 turn #0 orders
turn 4 | den 10C #0 Red 50 home ; 20C #0 Green 50 | terrain 9C 19C Fer 15C Pla | temple 5C #0 | bridge 6C #0
band 10C #0 30RED 2BLK veteran ; 15C #0 100RED | spy 12C #0 RED
#0: surrender
= leaving #0 yes ; clan #0 active
*: turn
= clan #0 surrendered ; leaving #0 no ; den 10C free Red 50 home militia=32 falls=8 ; den 20C free Green 50
= band 10C none ; band 15C none ; spy 12C #0 none ; temple 5C free ; bridge 6C free ; score #0 0
= told #0 left #0 1 ; told #1 left #0 1 ; told #2 left #0 1 ; may #1 #2 ; rank #1 #2

SW-15.5 one may stay after all
seats 3 turn #0 orders
#0: surrender, stay
= leaving #0 no
*: turn
= clan #0 active ; untold all left

SW-14.3 SW-15.3 WE-43 the home den of a clan that left in turn 5 collapses in turn 8
seats 3 turn #0 orders
turn 4 | den 10C #0 Red 50 home | terrain 9C Fer | per-home 3000
#0: surrender
*: turn
= den 10C free Red 50 home falls=8 ; threshold 9000
*: turn // *: turn
= turn 7 ; den 10C free Red 50 home falls=8
*: turn
= turn 8 ; terrain 10C Rui ; threshold 6000

SW-15.5 WE-43 capture saves it, home status kept, also in the last of the three turns
seats 3 turn #0 orders
turn 7 | den 10C free Red 50 home militia=5 falls=8 | terrain 9C Fer 11C Pla | band 11C #1 100RED
#1: MO 11C N
random *x0
*: turn
= den 10C #1 Red 50 home ; turn 8
*: turn
= den 10C #1 Red 50 home

SW-15.5 SW-20.1 the host drops a clan; so do turns without orders
seats 3 turn #0 orders
terrain all Pla | band 10C #0 5RED
*: drop #0
= leaving #0 yes ; clan #0 active
*: turn
= clan #0 surrendered ; band 10C none
seats 3 turn #0 orders
drop-after 2 | terrain all Pla | band 10C #0 5RED
#1: ready // #2: ready
*: turn
= clan #0 active ; missed #0 1 ; missed #1 0
#1: ready // #2: ready
*: turn
= clan #0 surrendered ; clan #1 active

SW-14.8 SW-15.3 after departures the last clan is looked for again; if all leave nobody wins
seats 2 turn #0 orders
terrain all Pla | band 10C #0 5RED
#0: surrender
*: turn
= clan #0 surrendered ; winner #1 ; told #0 won #1 2 2050
seats 2 turn #0 orders
#0: surrender // #1: surrender
*: turn
= clan #0 surrendered ; clan #1 surrendered ; winner none ; told all nobody - ; next over

SW-14.8 SW-15.5 victory comes before departures, and nobody leaves a game that is over
seats 2 turn #0 orders max_turns=5
turn 4 | terrain 8C Pla | band 8C #0 1RED
#0: surrender
*: turn
= winner #0 ; clan #0 active ; band 8C #0 1RED ; untold all left

SW-1.6 SW-14.1 SW-14.2 SW-14.3 SW-14.4 SW-14.7 SW-15.1 SW-15.5 the first hex of the map is one like any other
seats 2 turn #0 orders
terrain all Pla | band 1A #0 1RED ; 2A #0 1RED
#0: MO 2A N
*: turn
= band 1A #0 2RED ; score #0 2052
seats 2 turn #0 orders
raft 1A 2
*: turn
= raft 1A 1
seats 2 turn #0 orders
half 1A 1 | turn 1
*: turn
= half 1A none
seats 2 turn #0 orders
terrain 1A Pla | band 1A #0 40RED starving
random 5
*: turn
= band 1A #0 20RED
seats 3 turn #0 orders
bare #0 | temple 1A #0
*: turn
= clan #0 eliminated ; temple 1A free
seats 3 turn #0 orders
den 1A #0 Red 50 home | terrain 2A Fer | band 1A #0 7RED
#0: surrender
*: turn
= den 1A free Red 50 home militia=7 falls=4 ; threshold 30000
