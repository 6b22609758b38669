-- Marching, sailing, eating and swimming (SW-10, SW-5), and what stands on the ground (SW-2). Neighbours of 10C are
-- 9C N, 10D NE, 11D SE, 11C S, 11B SW, 10B NW; of 10D 9D N, 9E NE, 10E SE, 11D S, 10C SW, 9C NW.

WE-3 SW-5.2 a band eats in the fertile hex it passes
seats 2 turn #0 orders
terrain all Pla | terrain 10D Fer | band 10C #0 40RED hungry
#0: MO 10C NE SE
*: turn
= band 10E #0 40RED sated ; band 10C none ; fed #0 10D 40 ; moved #0 10C 10E 40 ; result #0 1 OK 10E 40 0

SW-5.2 there and back feeds, and so does a split; standing still, and being in a den, do not
seats 2 turn #0 orders
terrain all Pla | terrain 10D 5C Fer | den 20C #0 Red 50 | terrain 19C Fer
band 10C #0 40RED hungry | band 5C #0 20RED hungry | band 20C #0 9RED hungry
#0: MO 10C NE SW
*: turn
= band 10C #0 40RED sated ; band 5C #0 20RED famished ; band 20C #0 9RED famished ; moved #0 10C 10C 40

WE-4 SW-5.2 SW-5.3 five turns on fertile ground without a step: in the fifth they starve
seats 2 turn #0 orders
terrain all Pla | terrain 10C Fer | band 10C #0 40RED
*: turn
= band 10C #0 40RED peckish
*: turn
= band 10C #0 40RED hungry
*: turn
= band 10C #0 40RED famished
*: turn
= band 10C #0 40RED starved
random 0
*: turn
= band 10C #0 22RED starving

WE-4 SW-14.4 at the most 22 of forty
seats 2 turn #0 orders
terrain all Pla | band 10C #0 40RED starved
random 10
*: turn
= band 10C #0 18RED starving

WE-5 SW-4.5 the hungry and the starving meet
seats 2 turn #0 orders
terrain all Pla | band 10C #0 10RED peckish | band 10D #0 10GRN starved
#0: MO 10C NE
*: turn
= band 10D #0 10RED 10GRN famished

WE-6 SW-4.5 a few who are ferocious among many
seats 2 turn #0 orders
terrain all Pla | band 10C #0 10RED ferocious | band 10D #0 100RED average
#0: MO 10C NE
*: turn
= band 10D #0 110RED average

SW-4.4 SW-10.1 who has moved does not move again
seats 2 turn #0 orders
terrain all Pla | band 10C #0 40RED
#0: MO 10C NE, MO 10D SE, MO 10C N, SP 10D N 5RED
*: turn
= band 10D #0 40RED ; result #0 1 OK 10D 40 ; result #0 2 SPENT 10D ; result #0 3 NOBAND 10C ; result #0 4 SPENT 10D

SW-4.3 SW-4.4 those who were there may go when others have come
seats 2 turn #0 orders
terrain all Pla | band 10C #0 40RED | band 10D #0 7GRN
#0: MO 10C NE, MO 10D SE
*: turn
= band 10D #0 40RED ; band 10E #0 7GRN

SW-4.2 a clan's lizards in one hex are one band, and orders of others do not move it
seats 2 turn #0 orders
terrain all Pla | band 10C #0 40RED
#1: MO 10C NE, SP 10C NE 5RED, SN 10C N
*: turn
= band 10C #0 40RED ; result #1 1 NOBAND 10C ; result #1 2 NOBAND 10C ; result #1 3 NOSPY 10C ; untold #0 moved

SW-10.1 SW-10.3 WE-28 a split takes what is there, and keeps its hunger and skill
seats 2 turn #0 orders
terrain all Pla | terrain 5AC Fer | band 5AD #0 110RED 20YEL hungry good
#0: SP 5AD SW NE 105RED 32YEL
*: turn
= moved #0 5AD 5AD 125 ; fed #0 5AC 125 ; band 5AD #0 110RED 20YEL sated good ; result #0 1 OK

SW-10.3 two splits share a band out, in the order in which they come
seats 2 turn #0 orders
terrain all Pla | band 10C #0 50RED 10BLK hungry good
#0: SP 10C N 30RED 10BLK, SP 10C S 30RED, SP 10C NE 5RED
*: turn
= band 9C #0 30RED 10BLK famished good ; band 11C #0 20RED famished good ; band 10C none
= result #0 3 NOBAND 10C

SW-10.3 a split of all is a move; a move after a split takes the rest
seats 2 turn #0 orders
terrain all Pla | band 10C #0 50RED 10BLK | band 20C #0 9RED
#0: SP 10C N 50RED 10BLK, MO 10C S, SP 20C N 5RED, MO 20C S
*: turn
= band 9C #0 50RED 10BLK ; result #0 2 NOBAND 10C ; band 19C #0 5RED ; band 21C #0 4RED

SW-10.2 of two asked for one is left: it goes as a band of one
seats 2 turn #0 orders
terrain all Pla | band 10C #0 1RED
#0: SP 10C N 2RED
*: turn
= band 9C #0 1RED ; spy 9C #0 none ; result #0 1 OK 9C 1

SW-10.1 a split of colours that are not there
seats 2 turn #0 orders
terrain all Pla | band 10C #0 8RED
#0: SP 10C N 2GRN, SP 10C N 1GRN
*: turn
= band 10C #0 8RED ; result #0 1 NOBAND 10C ; result #0 2 NOBAND 10C

SW-4.6 SW-10.4 more than 300 anywhere on the path, and nobody goes
seats 2 turn #0 orders
terrain all Pla | band 10C #0 200RED | band 10D #0 101RED | band 20C #0 200RED | band 20E #0 101RED | band 15C #0 200RED | band 15D #0 100RED
#0: MO 10C NE SE, MO 20C NE SE, MO 15C NE SE
*: turn
= band 10C #0 200RED ; result #0 1 LIMIT 10D ; band 20C #0 200RED ; result #0 2 LIMIT 20E
= result #0 3 OK 15E ; band 15E #0 200RED ; band 15D #0 100RED

SW-10.4 enemies do not count, and there and back is no crowd
seats 2 turn #0 orders
terrain all Pla | band 10C #0 300RED | band 10D #1 1RED | bare
random 150x0 1x99
#0: MO 10C NE SW
*: turn
= band 10C #0 300RED good ; result #0 1 OK 10C 300

SW-10.5 SW-4.6 captives made on the way can stop the second step
seats 2 turn #0 orders
terrain all Pla | band 10C #0 200RED | band 10D #1 10GRN | band 10E #0 98RED
#0: MO 10C NE SE
random 100x0 5x99
*: turn
= result #0 1 LIMIT 10E ; band 10D #0 200RED 3GRN good ; band 10E #0 98RED ; moved #0 10C 10D 203

SW-10.5 SW-20.4 the world ends there
seats 2 turn #0 orders wrap=off
terrain all Pla | band 1A #0 20RED | band 2C #0 20RED | band 32D #0 5RED | band 31F #0 5RED | spy 2E #0 GRN
#0: MO 1A N, MO 2C N N, SP 32D S 1RED, SP 31F S S 2RED, SN 2E N N
*: turn
= result #0 1 EDGE 1A ; band 1A #0 20RED ; result #0 2 EDGE 1C ; band 1C #0 20RED ; moved #0 2C 1C 20
= result #0 3 EDGE 32D ; band 32D #0 5RED ; result #0 4 EDGE 32F ; band 32F #0 2RED ; result #0 5 EDGE ; spy 1E #0 GRN age=2 ; spy-at #0 2E 1E Green

SW-2.5 no ground is an obstacle
seats 2 turn #0 orders
terrain all Pla | terrain 9C Pea 8C Vol | terrain 11C Rui 12C Tem | band 10C #0 9RED | band 10D #0 8RED
random 99
#0: MO 10C N N, MO 10D SW S
*: turn
= band 8C #0 9RED ; band 11C #0 8RED

SW-2.4 dens, temples and bridges belong to those who last entered; a spy takes nothing
seats 3 turn #0 orders
terrain all Pla | den 9C #1 Green 50 | terrain 9D Fer | temple 11C #1 | terrain 20C Wat | bridge 20C free | temple 25C #1
band 10C #0 20RED 9GRN | band 20D #0 9RED | spy 25D #0 RED | band 8C #2 9RED
#0: SP 10C N 20RED, SP 10C S S 9GRN, MO 20D SW NE, SN 25D SW
*: turn
= den 9C #0 Green 50 ; temple 11C #0 ; band 12C #0 9GRN ; bridge 20C #0 ; band 20D #0 9RED ; temple 25C #1
= took #0 9C den 2 ; took #0 11C temple unknown ; took #0 20C bridge unknown
= told #2 taken #0 9C den 1 ; untold #1 taken ; untold #2 took ; untold #0 taken

SW-2.4 SW-17.3 nobody is told whose a temple is now
seats 3 turn #0 orders
terrain all Pla | temple 11C #1 | band 10C #0 9RED | band 12C #2 9RED
#0: MO 10C S
*: turn
= temple 11C #0 ; untold #2 taken ; untold #1 taken

SW-11.2 SW-10.5 an undefended home den is taken, and does not collapse any more
seats 3 turn #0 orders
terrain all Pla | den 9C free Green 50 home falls=4 | terrain 9D Fer | band 10C #0 20RED | band 8C #2 9RED | turn 1
#0: MO 10C N
*: turn
= den 9C #0 Green 50 home ; took #0 9C home-den free ; told #2 taken #0 9C home-den 1 ; untold #0 battle

SW-10.5 SW-10.6 WE-30 mired in turn 6: stuck in 6 and 7, free in 8
seats 2 turn #0 orders
terrain all Pla | terrain 10D Swa | band 10C #0 30RED | turn 5
#0: MO 10C NE SE
random 19
*: turn
= band 10D #0 30RED mired=7 ; mired #0 10D 30 7 ; moved #0 10C 10D 30 ; result #0 1 OK 10D 30
#0: MO 10D SE, SP 10D SE 5RED
*: turn
= band 10D #0 30RED ; result #0 1 IMMOBILE 10D 0 0 ; result #0 2 IMMOBILE 10D 0
#0: MO 10D SE
*: turn
= band 10E #0 30RED ; result #0 1 OK 10E 30

SW-10.5 four of five wade on, each hex its own draw
seats 2 turn #0 orders
terrain all Pla | terrain 10D 10E Swa | band 10C #0 30RED
#0: MO 10C NE SE
random 20 20
*: turn
= band 10E #0 30RED mired=0 ; untold #0 mired

SW-10.5 R-26 who joins the mired is mired at once; a swamp that catches some catches all, spies too
seats 2 turn #0 orders
terrain all Pla | terrain 10D 20D Swa | band 10D #0 5GRN mired=2 | band 10C #0 30RED | band 20D #0 5GRN | band 20C #0 30RED | spy 20D #1 RED | spy 10D #1 RED | turn 1
#0: MO 10C NE, MO 20C NE
random 99 99 19 -- the spies are looked for first
*: turn
= band 10D #0 30RED 5GRN mired=3 ; band 20D #0 30RED 5GRN mired=3 ; spy 20D #1 RED age=2 mired=3 ; spy 10D #1 RED age=2 mired=0
= mired #0 10D 30 3 ; mired #0 20D 35 3 ; spy-mired #1 20D 3

SW-10.6 the mire holds only while the ground is a swamp, and is left behind with it
seats 2 turn #0 orders
terrain all Pla | terrain 11D Swa | band 10D #0 5GRN mired=9 | turn 1
#0: MO 10D S S
random 20
*: turn
= band 12D #0 5GRN mired=0

SW-20.1 spy_mire_spreads: a mired spy mires everyone, and only then
seats 2 turn #0 orders spy_mire_spreads=on
terrain all Pla | terrain 10D 20D Swa | band 10C #0 30RED | spy 10D #0 RED mired=2 | band 20D #1 9RED | spy 20C #0 GRN | turn 1
#0: MO 10C NE, SN 20C NE
random 99 19 -- not caught; mired
*: turn
= mired #0 10D 30 3 ; band 20D #1 9RED mired=3 ; mired #1 20D 9 3

SW-20.1 SW-10.5 spy_mire_spreads: the mired spy may be anybody's and any of many, and one that is not mired is none
seats 2 turn #0 orders spy_mire_spreads=on
terrain all Pla | terrain 10D 20D Swa | band 10C #0 30RED | band 20C #0 30RED | spy 3C #0 YEL | spy 10D #1 RED GRN mired=2 | spy 20D #1 RED | turn 1
#0: MO 10C NE, MO 20C NE
random 99 99 99 20
*: turn
= mired #0 10D 30 3 ; band 20D #0 30RED mired=0 ; spy 20D #1 RED age=2

SW-20.1 spy_mire_spreads off: a mired spy is a trouble to nobody
seats 2 turn #0 orders
terrain all Pla | terrain 10D 20D Swa | band 10C #0 30RED | spy 10D #0 RED mired=3 | band 20D #1 9RED | spy 20C #0 GRN | turn 1
#0: MO 10C NE, SN 20C NE
random 20 99 19
*: turn
= untold #0 mired ; band 10D #0 31RED mired=0 ; band 20D #1 9RED mired=0 ; spy 20D #0 GRN age=2 mired=3

SW-10.5 WE-40 cursed ground takes three of ten who enter
seats 2 turn #0 orders
terrain all Pla | terrain 10D Cur | band 10C #0 3RED 2GRN
#0: MO 10C NE SE
random 29 30 29 30 29
*: turn
= band 10E #0 1RED 1GRN ; lost #0 10D curse 2 1 0 0 0 ; moved #0 10C 10E 2

SW-10.5 all of them dead: the order is over, and is still carried out
seats 2 turn #0 orders
terrain all Pla | terrain 10D Cur | band 10C #0 2RED
#0: MO 10C NE SE
random 2x29
*: turn
= band 10D none ; band 10C none ; result #0 1 OK _ 0 ; untold #0 moved

SW-10.5 WE-31 water next to water: one in ten meets a monster of fifteen for each such hex
seats 2 turn #0 orders
terrain all Pla | terrain 10D 9D 9E 10E Wat | band 10C #0 60RED | band 12D #1 9RED
#0: MO 10C NE
random 9 23x99 30x0 8x99 30x49 -- strength 45: thirty of it fall, then the rest
*: turn
= monster #0 10D 45 60 ; told #1 monster-seen - 10D ; untold #0 monster-seen ; untold #0 lost ; band 10D #0 60RED average

SW-11.11 the monster strikes first, half of it rounded up, and the survivors go on
seats 2 turn #0 orders
terrain all Pla | terrain 10D 9D Wat | band 10C #0 20RED good
#0: MO 10C NE SE
random 9 8x49 10x49 3x50 6x0
*: turn
= monster #0 10D 15 12 ; lost #0 10D monster 8 0 0 0 0 ; band 10E #0 12RED good

SW-10.5 no draw in a pond, on a bridge, on a raft
seats 2 turn #0 orders
terrain all Pla | terrain 10D Wat 20D 20E Whi 15D 15E Wat | bridge 15D free | raft 20D 4 | band 10C #0 20RED | band 20C #0 20RED | band 15C #0 20RED
#0: MO 10C NE SE, MO 20C NE, MO 15C NE
random 0 0 -- the whirlpools stay
*: turn
= band 10E #0 20RED ; band 20D #0 20RED ; band 15D #0 20RED ; bridge 15D #0

SW-10.5 a whirlpool drowns those who swim into it, and what is left meets the monster
seats 2 turn #0 orders
terrain all Pla | terrain 10D Whi 9D Wat | band 10C #0 3RED | band 10B #1 9RED
#0: MO 10C NE SE
random 69 70 70 10 0
*: turn
= lost #0 10D whirlpool 1 0 0 0 0 ; band 10E #0 2RED

SW-10.8 WE-32 a raft sails with all aboard, no rolls; its life goes with it
seats 2 turn #0 orders
terrain 5N Pla | raft 5M 6 | band 5M #0 20RED hungry
#0: SA 5M SE
*: turn
= raft 6N 5 ; raft 5M none ; band 6N #0 20RED famished ; sailed #0 5M 6N 20 ; result #0 1 OK 6N 20 ; untold #0 gone

SW-10.8 WE-32 onto land the raft is gone, and the next step is a walk
seats 2 turn #0 orders
terrain all Pla | terrain 5M Wat 6N Fer | raft 5M 6 | band 5M #0 20RED hungry | raft 9M 3 | terrain 9M Wat | band 9M #0 4RED
#0: SA 5M SE, SA 9M SW S
*: turn
= raft 5M none ; band 6N #0 20RED sated ; sailed #0 5M 6N 20 ; told #0 gone - 5M raft ; fed #0 6N 20
= band 11L #0 4RED ; raft 9M none

SW-10.8 WE-32 no raft, nobody aboard, a bridge in the way, our own raft in the way
seats 2 turn #0 orders
bridge 6N #1 | raft 5M 6 | band 5M #0 20RED | raft 9M 6 | raft 10N 6 | band 9M #0 3RED | band 10N #0 4RED | raft 15M 6 | band 20M #0 9RED
#0: SA 5M SE S, SA 9M SE, SA 15M SE, SA 20M SE
*: turn
= result #0 1 BRIDGED 6N ; band 5M #0 20RED ; result #0 2 RAFTED 10N ; result #0 3 NOBAND 15M ; result #0 4 NORAFT 20M ; raft 5M 5

SW-10.8 R-36 boarding and sailing not in one turn, nor splitting and sailing
seats 2 turn #0 orders
terrain all Pla | terrain 10D 9D 15D 14D 20D 19D Wat | raft 10D 6 | band 10C #0 20RED | raft 15D 6 | band 15D #0 9RED | raft 20D 6 | band 20D #0 5RED
#0: MO 10C NE, SA 10D N, SP 15D SW 2RED, SA 15D N, SP 20D S 1RED, SA 20D N
*: turn
= result #0 1 OK 10D 20 ; result #0 2 BOARDED 10D ; raft 10D 5 ; result #0 4 BOARDED 15D ; result #0 6 BOARDED 20D

SW-10.8 those who have sailed are spent; an empty raft is rammed; swimmers are taken aboard
seats 2 turn #0 orders
terrain 5N Pla | raft 5M 6 | band 5M #0 20RED | raft 6N 2 | raft 15M 5 | band 15M #0 9RED | band 16N #0 4GRN | band 5N #1 8RED
#0: SA 5M SE, SP 6N S 3RED, MO 6N S, SA 15M SE
*: turn
= result #0 1 OK 6N 20 ; raft 6N 5 ; raft 5M none ; result #0 2 SPENT 6N ; result #0 3 SPENT 6N
= band 16N #0 9RED 4GRN ; raft 16N 4 ; told #1 gone - 6N raft

SW-10.8 SW-10.4 more than 300 on one raft
seats 2 turn #0 orders
raft 15M 5 | band 15M #0 290RED | band 16N #0 11GRN
#0: SA 15M SE
*: turn
= result #0 1 LIMIT 16N ; band 15M #0 290RED

SW-10.8 SW-11.12 ramming: the victors' raft moves in and theirs is sunk
seats 2 turn #0 orders
raft 5M 6 | band 5M #0 30RED | raft 6N 2 | band 6N #1 3GRN
#0: SA 5M SE S
random 15x0 2x99
*: turn
= raft 6N none ; raft 7N 5 ; raft 5M none ; band 7N #0 30RED good ; battle #0 6N 1 2 30 3 0

SW-10.8 beaten back they are still on their raft, and spent
seats 2 turn #0 orders
raft 5M 6 | band 5M #0 4RED | raft 6N 2 | band 6N #1 30GRN
#0: SA 5M SE, SA 5M N
random 2x99 1x0 14x99 0
*: turn
= raft 5M 5 ; raft 6N 1 ; band 5M #0 3RED ; fled #0 6N 5M 3 ; result #0 1 OK 5M 3 ; result #0 2 BOARDED 5M ; untold #0 sailed

SW-10.8 spies stay behind, and a searching crew may catch others'
seats 2 turn #0 orders
raft 5M 6 | band 5M #0 20RED | spy 5M #0 GRN | spy 6N #1 RED
#0: SA 5M SE
random 8
*: turn
= spy 6N #1 none ; spy 5M #0 GRN age=2 ; spy-caught #0 6N 2

SW-10.8 R-57 lizards who threw stones do not sail
seats 2 turn #0 orders
raft 5M 6 | band 5M #0 20YEL
#0: LO 5M N, SA 5M SE
*: turn
= result #0 2 IMMOBILE 5M 3 0 ; raft 5M 5

SW-2.1 SW-2.2 SW-2.6 a bridge hex stays water: its neighbours are wet by it
seats 2 turn #0 orders
terrain all Pla | terrain 10D 9D Wat | bridge 9D free | band 10C #0 20RED
#0: MO 10C NE
random 9 8x99 10x49
*: turn
= monster #0 10D 15 _

SW-13.1 SW-10.5 friends who arrive disturb builders, even in passing
seats 2 turn #0 orders
terrain all Pla | terrain 10D Scr | band 10D #0 10GRN | band 10C #0 5RED | terrain 20D Scr | band 20D #0 10GRN
#0: MO 10C NE SE, BF 10D, BF 20D
*: turn
= result #0 2 DISTURBED 10D ; terrain 10D Scr ; result #0 3 OK ; terrain 20D Fer

WE-44 SW-6.3 the same two orders, the one first or the other
seats 2 turn #0 orders
terrain all Pla | den 10D free Red 40 | terrain 9D Fer | band 10C #0 20RED | band 10F #1 20RED | shuffled
#0: MO 10C NE
#1: MO 10F SW NW
random 1 10x99 10x0 0 -- in the order given; the second is thrown back
*: turn
= told #0 took #0 10D den free ; untold #1 took ; den 10D #0 Red 50

WE-44 SW-6.3 and the other first
seats 2 turn #0 orders
terrain all Pla | den 10D free Red 40 | terrain 9D Fer | band 10C #0 20RED | band 10F #1 20RED | shuffled
#0: MO 10C NE
#1: MO 10F SW NW
random 0 10x99 10x0 0
*: turn
= told #1 took #1 10D den free ; untold #0 took ; den 10D #1 Red 50

SW-10.8 ashore and on: the second step is a swim, for the raft is gone
seats 2 turn #0 orders
terrain all Pla | terrain 9M 11L Wat | raft 9M 3 | band 9M #0 4RED
#0: SA 9M SW S
*: turn
= band 11L #0 4RED ; raft 11L none ; raft 9M none

SW-10.5 thrown back at the first step, nobody makes the second
seats 2 turn #0 orders
terrain all Pla | band 10C #0 4RED | band 10D #1 30GRN
#0: MO 10C NE S
random 2x99 15x99 0
*: turn
= band 10C #0 4RED ; band 11C none

SW-10.5 the dead make no second step, the last one living does
seats 2 turn #0 orders
terrain all Pla | terrain 10D 20D Whi 15D Cur 25D 24D Wat | band 10C #0 2RED | band 20C #0 2RED | band 15C #0 2RED | band 25C #0 2RED
#0: MO 10C NE SE, MO 20C NE SE, MO 15C NE SE, MO 25C NE SE
random 2x69 69 70 29 30 -- one lives in 20D and in 15D
random 9 0 7x99 0 7x99 0 7x99 0 6x99 0 6x99 0 5x99 0 5x99 0 4x99 0 4x99 0 3x99 0 3x99 0 2x99 0 2x99 0 99 0 99 0 -- it eats one, and dies by the other
random 0 0
*: turn
= band 10E none ; band 20E #0 1RED ; band 15E #0 1RED ; band 25E #0 1RED ; monster #0 25D 15 1
