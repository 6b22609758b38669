-- Spies: made, sneaking, looked for, caught, lost in the bush and back (SW-4.7, SW-4.8, SW-10.7, SW-14.5, SW-14.6).
-- Among n warriors of others a spy is caught with 5 + n/5 percent.

WE-28 SW-10.2 SW-4.7 a split of one is a spy, even the last of a band
seats 2 turn #0 orders
terrain all Pla | band 10C #0 9RED 1BLK | band 20C #0 1GRN
#0: SP 10C N N 1BLK, SP 20C S 1GRN
*: turn
= spy 8C #0 BLK age=1 ; band 10C #0 9RED ; spy 21C #0 GRN age=1 ; band 20C none
= spy-at #0 10C 8C Black ; spy-at #0 20C 21C Green ; result #0 1 OK ; untold #0 moved

SW-10.2 SW-10.4 a spy needs no room among three hundred
seats 2 turn #0 orders
terrain all Pla | band 10C #0 2RED | band 9C #0 300GRN
#0: SP 10C N N 1RED
*: turn
= result #0 1 OK 10C ; spy 8C #0 RED age=1

SW-10.2 SW-4.4 the new spy has moved
seats 2 turn #0 orders
terrain all Pla | band 10C #0 9RED
#0: SP 10C N 1RED, SN 9C N
*: turn
= spy 9C #0 RED age=1 ; result #0 2 SPENT 9C

SW-10.7 R-22 one order moves all spies of the clan in the hex, and no others
seats 2 turn #0 orders
terrain all Pla | spy 10C #0 RED GRN | spy 10C #1 YEL
#0: SN 10C NE SE
*: turn
= spy 10E #0 RED age=2 GRN age=2 ; spy 10C #1 YEL age=2 ; spy-at #0 10C 10E Red ; spy-at #0 10C 10E Green

SW-10.7 no spy there, all moved, the rest mired
seats 2 turn #0 orders
terrain all Pla | terrain 20C Swa | spy 10C #0 RED | spy 20C #0 RED mired=2 | spy 15C #1 RED | turn 1
#0: SN 15C N, SN 10C N, SN 9C N, SN 20C N
*: turn
= result #0 1 NOSPY 15C ; result #0 3 SPENT 9C ; result #0 4 IMMOBILE 20C 0 0 ; spy 9C #0 RED age=2 ; spy 20C #0 RED age=2

SW-10.7 SW-10.6 the mired stay, the others go; next turn they are free
seats 2 turn #0 orders
terrain all Pla | terrain 20C Swa | spy 20C #0 RED mired=2 GRN | turn 1
#0: SN 20C N
*: turn
= spy 20C #0 RED age=2 ; spy 19C #0 GRN age=2 ; result #0 1 OK
#0: SN 20C S
*: turn
= spy 21C #0 RED age=3 mired=0

SW-10.7 MO and SP never move spies; spies do not take part in stones, chants and battles
seats 2 turn #0 orders
terrain all Pla | band 10C #0 9RED | spy 10C #1 GRN | spy 20C #0 RED | band 21C #1 50YEL
#0: MO 10C N
#1: LO 21C N
*: turn
= spy 10C #1 GRN age=2 ; band 9C #0 9RED ; spy 20C #0 RED age=2

WE-28 SW-4.8 a spy steps in among a hundred: one in four is caught
seats 2 turn #0 orders
terrain all Pla | spy 10C #0 RED GRN | band 10D #1 100RED
#0: SN 10C NE
random 24 25
*: turn
= spy 10D #0 GRN age=2 ; spy-lost #0 10D Red capture ; spy-caught #1 10D 1 ; untold #0 spy-caught ; untold #1 spy-lost ; untold #0 spy-at #0 10C 10D Red

SW-4.8 SW-10.7 who is caught makes no second step
seats 2 turn #0 orders
terrain all Pla | spy 10C #0 RED | band 10D #1 100RED
#0: SN 10C NE SE
random 24
*: turn
= spy 10E #0 none ; spy-lost #0 10D Red capture

SW-4.8 each step is a risk of its own, and the chances rise to 65 among three hundred
seats 2 turn #0 orders
terrain all Pla | spy 10C #0 RED GRN | band 10D #1 1RED | band 10E #1 300RED
#0: SN 10C NE SE
random 5 64 5 65
*: turn
= spy 10E #0 GRN age=2 ; spy-lost #0 10E Red capture

SW-4.8 a band that enters looks for spies with all its warriors there, clan by clan
seats 3 turn #0 orders
terrain all Pla | spy 10D #1 RED GRN | spy 10D #2 BLK | spy 10D #0 YEL | band 10D #0 50RED | band 10C #0 50GRN
#0: MO 10C NE
random 24 25 24
*: turn
= spy 10D #1 GRN age=2 ; spy 10D #2 none ; spy-caught #0 10D 2 ; spy-caught #0 10D 3 ; spy-lost #1 10D Red capture ; band 10D #0 50RED 50GRN 1YEL

SW-4.8 once a turn those who share a hex are rolled for, unless they were already
seats 2 turn #0 orders
terrain all Pla | spy 10C #0 RED | band 10D #1 50RED | spy 20D #0 GRN | band 20D #1 50RED
#0: SN 10C NE
random 15 14
*: turn
= spy 10D #0 RED age=2 ; spy 20D #0 none

SW-4.8 a den of others is a trap without a roll, free or owned, guarded or not; one's own is not
seats 2 turn #0 orders
terrain all Pla | den 9C free Green 50 | terrain 9D Fer | den 20C #1 Red 50 | terrain 20D Fer | den 15C #0 Red 50 | terrain 15D Fer
spy 10C #0 RED | spy 21C #0 RED | spy 16C #0 RED
#0: SN 10C N N, SN 21C N, SN 16C N N
*: turn
= spy 9C #0 none ; spy 20C #0 none ; spy 14C #0 RED age=2 ; spy-lost #0 9C Red capture ; spy-lost #0 20C Red capture ; spy-caught #1 20C 1

SW-4.8 when a den is taken over its head, and at the end of the Movement Phase in any den of others
seats 2 turn #0 orders
terrain all Pla | den 9C #1 Green 50 | terrain 9D Fer | spy 9C #1 RED | band 10C #0 10RED | den 20C #1 Red 50 | terrain 20D Fer | spy 20C #0 GRN
#0: MO 10C N
*: turn
= spy 9C #1 none ; spy-caught #0 9C 2 ; spy 20C #0 none ; spy-caught #1 20C 1

SW-4.8 SW-13.1 a spy caught disturbs the builders
seats 2 turn #0 orders
terrain all Pla | spy 10C #0 RED | band 10D #1 10GRN | spy 20C #0 RED | band 20D #1 10GRN
#0: SN 10C NE, SN 20C NE
#1: BF 10D, BF 20D
random 6 7
*: turn
= result #1 1 DISTURBED 10D 5 ; result #1 2 OK ; terrain 20D Fer

SW-10.7 a swamp mires the spy alone, for certain where a band is mired
seats 2 turn #0 orders
terrain all Pla | terrain 10D 20D Swa | spy 10C #0 RED GRN | spy 20C #0 BLK | band 20D #1 10RED mired=3 | turn 1
#0: SN 10C NE SE, SN 20C NE
random 19 20 99
*: turn
= spy 10D #0 RED age=2 mired=3 ; spy 10E #0 GRN age=2 ; spy 20D #0 BLK age=2 mired=3 ; spy-mired #0 10D 3 ; spy-mired #0 20D 3

SW-10.7 cursed ground, whirlpools and monsters
seats 2 turn #0 orders
terrain all Pla | terrain 10D Cur 15D Whi 20D 19D Wat | spy 10C #0 RED GRN | spy 15C #0 RED GRN | spy 20C #0 RED GRN | band 21D #1 9RED
#0: SN 10C NE, SN 15C NE, SN 20C NE
random 29 30 69 70 9 10 0 70
*: turn
= spy 10D #0 GRN age=2 ; spy-lost #0 10D Red curse ; spy 15D #0 GRN age=2 ; spy-lost #0 15D Red whirlpool
= spy 20D #0 GRN age=2 ; spy-lost #0 20D Red monster ; untold #1 monster-seen

SW-10.7 a spy that got through a whirlpool may still be eaten
seats 2 turn #0 orders
terrain all Pla | terrain 15D Whi 14D Wat | spy 15C #0 RED
#0: SN 15C NE
random 70 9 0
*: turn
= spy-lost #0 15D Red monster

SW-10.7 bridge and raft protect spies, and a pond has no monster
seats 2 turn #0 orders
terrain all Pla | terrain 10D Wat 15D 14D Whi 20D 19D Wat | bridge 15D free | raft 20D 4 | spy 10C #0 RED | spy 15C #0 RED | spy 20C #0 RED
#0: SN 10C NE, SN 15C NE, SN 20C NE
random 0
*: turn
= spy 10D #0 RED age=2 ; spy 15D #0 RED age=2 ; spy 20D #0 RED age=2 ; bridge 15D free

WE-29 SW-14.6 four turns in the bush, and in the fifth it is gone
seats 2 turn #0 orders
terrain all Pla | band 10C #0 2RED | turn 2
#0: SP 10C N N 1RED
*: turn
= spy 8C #0 RED age=1
*: turn
= spy 8C #0 RED age=2
*: turn
= spy 8C #0 RED age=3
*: turn
= spy 8C #0 RED age=4
*: turn
= spy 8C #0 none ; spy-lost #0 8C Red bush

WE-29 SW-14.5 SW-5.5 back in time it is a warrior again, with the band's hunger and skill
seats 2 turn #0 orders
terrain all Pla | band 10C #0 1RED peckish good | spy 9C #0 BLK age=4
#0: SN 9C S
*: turn
= band 10C #0 1RED 1BLK hungry good ; spy 10C #0 none ; spy-back #0 10C Black ; untold #0 spy-lost

SW-14.5 SW-4.6 it does not join the three hundred and first; the oldest comes first
seats 2 turn #0 orders
terrain all Pla | band 10C #0 299RED | spy 10C #0 BLK age=3 GRN age=1
*: turn
= band 10C #0 299RED 1BLK ; spy 10C #0 GRN age=2

SW-14.5 another clan's band is no home
seats 2 turn #0 orders
terrain all Pla | band 10C #1 10RED | spy 10C #0 BLK age=1
random 7
*: turn
= spy 10C #0 BLK age=2 ; band 10C #1 10RED

SW-3.6 SW-3.1 who sees: two hexes far, three from a peak; spies see too
seats 6 turn #0 orders
terrain all Pla | band 10C #0 9RED | den 9C free Red 50 | terrain 9D Fer 6C 12D Pea
band 6C #1 9RED | band 7C #2 9RED | spy 11B #3 RED | band 12C #4 9RED | band 6D #5 9RED
#0: MO 10C N
*: turn
= told #1 taken #0 9C den 1 ; told #2 taken #0 9C den 1 ; told #3 taken #0 9C den 1 ; untold #4 taken ; untold #5 taken ; untold watcher taken

SW-4.8 spies are kept by clan, then in order of creation, and a new one is found as others are
seats 3 turn #0 orders
terrain all Pla | spy 20C #0 YEL | spy 20C #1 RED GRN | spy 20C #2 BLK | band 10C #0 9RED 9GRN | band 9B #1 50RED
#0: SP 10C N 1RED, SP 10C N 1GRN
#1: MO 9B SE NE
random 14 15 -- it passes through 9C
*: turn
= spy 9C #0 GRN age=1 ; spy 20C #0 YEL age=2 ; spy 20C #1 RED age=2 GRN age=2 ; spy 20C #2 BLK age=2 ; spy-caught #1 9C 1 ; band 9D #1 50RED

SW-10.7 SW-20.4 at the edge a spy has not gone anywhere
seats 2 turn #0 orders wrap=off
terrain all Pla | spy 1C #0 RED
#0: SN 1C N, SN 1C S
*: turn
= result #0 1 EDGE ; result #0 2 OK ; spy 2C #0 RED age=2 ; untold #0 spy-at #0 1C 1C
seats 2 turn #0 orders wrap=off
terrain all Pla | spy 1C #0 RED
#0: SN 1C N S
*: turn
= result #0 1 EDGE ; spy 1C #0 RED age=2 -- and makes no second step

SW-10.6 SW-10.7 a spy leaves its mire behind
seats 2 turn #0 orders
terrain all Pla | terrain 10D Swa | spy 10C #0 RED mired=9 | turn 1
#0: SN 10C NE
random 20
*: turn
= spy 10D #0 RED age=2 mired=0
seats 2 turn #0 orders spy_mire_spreads=on
terrain all Pla | terrain 10D Swa | spy 10C #0 RED | band 9D #0 9GRN
#0: SN 10C NE, MO 9D S
random 20 20 -- the first turn: neither is mired, nor is one by the other
*: turn
= band 10D #0 1RED 9GRN mired=0
