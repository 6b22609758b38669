-- Volcanoes, whirlpools and the monsters of the deep (SW-12), and the ground they change (SW-2). Orders come first here,
-- then volcanoes, then whirlpools.

WE-38 SW-12.1 an eruption: all in the hex die; each neighbour in the order of directions burns, breaks, quakes
seats 3 turn #0 orders
terrain all Pla | terrain 10D Vol | band 10D #0 2RED 1GRN | spy 10D #1 RED | band 9D #1 3RED | spy 9D #0 BLK
den 9E #1 Green 50 home | terrain 8E Fer | terrain 11D Wat | bridge 11D #0 | band 11D #0 1RED | temple 10C free | terrain 9C Swa
band 12D #2 1RED
random 7
random 29 30 29 29 25 -- 9D: two reds and a spy; no quake
random 24 -- 9E: a ruin, and it sinks
random 25 -- 10E: nothing
random 30 24 45 -- 11D: the bridge is gone, and scrub comes up
random 24 -- 9C: a swamp sinks; the temple in 10C does not quake
*: turn
= band 10D none ; spy 10D #1 none ; lost #0 10D eruption 2 1 0 0 0 ; spy-lost #1 10D Red eruption ; told #1 erupted - 10D ; told #2 erupted - 10D
= band 9D #1 1RED ; lost #1 9D lava 2 0 0 0 0 ; spy-lost #0 9D Black lava ; terrain 9E Wat ; told #1 collapsed - 9E ; told #1 terrain - 9E Rui Wat
= bridge 11D none ; band 11D #0 1RED ; terrain 11D Scr 10C Tem 9C Wat 10E Pla ; told #2 gone - 11D bridge ; told #2 terrain - 11D Wat Scr
= untold #2 gone - 10E ; untold #2 terrain - 9E ; untold #2 lost ; untold #2 spy-lost

SW-12.1 eight in a hundred
seats 2 turn #0 orders
terrain all Pla | terrain 10D Vol | band 10D #0 3RED | den 9E #1 Green 50 home | terrain 8E Fer
random 8
*: turn
= band 10D #0 3RED ; den 9E #1 Green 50 home ; untold #0 erupted

SW-12.1 SW-13.1 a death by lava disturbs, none does not; a half-built den is destroyed
seats 2 turn #0 orders
terrain all Pla | terrain 10D Vol | half 9D 1 | band 9D #1 50GRY | terrain 9E Scr | band 9E #1 10GRN | spy 9E #1 RED | turn 1
#1: BD 9D, BF 9E
random 7
random 50x30 25 -- 9D
random 10x30 29 25 -- 9E: only the spy
random 4x25
*: turn
= half 9D 2 ; terrain 9D Pla ; result #1 1 OK ; result #1 2 DISTURBED 9E 7

SW-12.1 SW-2.1 temples, cursed ground and volcanoes do not quake; whirlpools and rafts' waters rise
seats 2 turn #0 orders
terrain all Pla | terrain 10D Vol | temple 9D #0 | terrain 9E Cur 10E Vol 11D Whi 9C Wat | raft 9C 4 | band 9C #0 1RED | spy 11D #1 RED
random 7 -- 10D erupts
random 30 24 0 -- 11D: the spy lives, plains rise
random 25 -- 10C
random 30 24 98 -- 9C: a temple rises, the raft is lost
random 8 -- 10E does not
*: turn
= terrain 9E Cur 10E Vol 11D Pla 10C Pla ; temple 9D #0 ; temple 9C free ; raft 9C none ; band 9C #0 1RED ; told #0 gone - 9C raft

SW-12.2 a volcano born in the Movement Phase waits for next turn
seats 2 turn #0 orders
terrain all Pla | terrain 10D Vol 9D Wat
random 7 24 94 25 25 25 25 25
*: turn
= terrain 9D Vol
random 8 8
*: turn
= terrain 9D Vol

SW-9.5 what rises, out of a hundred
seats 2 turn #0 orders
terrain all Pla | terrain 10D Vol 9D 9E 10E 11D 10C 9C Wat
random 7 24 24 24 25 24 44 24 65 24 78 24 79
*: turn
= terrain 9D Pla 9E Swa 10E Swa 11D Fer 10C Fer 9C Pea
random 8
*: turn
= turn 2

SW-9.5 SW-12.1 and the rest of the hundred
seats 2 turn #0 orders
terrain all Pla | terrain 10D Vol 9D 9E 10E 11D 10C 9C Wat
random 7 24 45 24 64 24 88 24 89 24 93 24 97
*: turn
= terrain 9D Scr 9E Scr 10E Pea 11D Rui 10C Rui 9C Vol

SW-12.1 land sinks under its lizards, who swim
seats 2 turn #0 orders
terrain all Pla | terrain 10D Vol 9D Fer | band 9D #0 5RED
random 7 5x30 24 5x25
*: turn
= terrain 9D Wat ; band 9D #0 5RED ; told #0 terrain - 9D Fer Wat ; untold #0 gone

SW-12.3 WE-39 a whirlpool drifts, and drowns where it comes
seats 3 turn #0 orders
terrain all Pla | terrain 10D Whi 9D 8D Wat | band 8D #0 3RED 1BLK | spy 8D #1 RED | spy 8D #0 GRN | band 9C #2 1RED
random 2 0 0 -- north and north again
random 69 69 70 70 70 69 -- two reds, one spy
*: turn
= terrain 10D Wat 9D Wat 8D Whi ; band 8D #0 1RED 1GRN 1BLK ; spy 8D #1 none ; lost #0 8D whirlpool 2 0 0 0 0 ; spy-lost #1 8D Red whirlpool
= told #2 whirled - 10D 9D ; told #2 whirled - 9D 8D ; untold #2 lost

SW-12.3 it does not leave the water, nor pass under a bridge, nor into another: the step is lost
seats 2 turn #0 orders
terrain all Pla | terrain 10D Whi 9D Wat 11D Whi | bridge 9D free | band 10D #0 2RED
random 1 0 69 70 -- a bridge: it did not move, so it drowns here
random 2 0 4 -- the other: a whirlpool, land
*: turn
= terrain 10D Whi 9D Wat 11D Whi ; band 10D #0 1RED ; lost #0 10D whirlpool 1 0 0 0 0

SW-12.3 SW-12.4 one that came back has moved, and has drowned once on the way in
seats 2 turn #0 orders
terrain all Pla | terrain 10D Whi 9D Wat | band 10D #0 50RED
random 2 0 3 49x70 69
*: turn
= terrain 10D Whi 9D Wat ; band 10D #0 49RED

SW-12.5 WE-39 a raft saves those on it
seats 2 turn #0 orders
terrain all Pla | terrain 10D Whi 9D Wat | raft 9D 5 | band 9D #0 50RED | spy 9D #1 RED
random 1 0
random 85 -- the band looks for the spy later
*: turn
= terrain 9D Whi ; raft 9D 4 ; band 9D #0 50RED ; spy 9D #1 RED age=2

SW-2.6 a bridge pins a whirlpool
seats 2 turn #0 orders
terrain all Pla | terrain 10D Whi 9D Wat | bridge 10D #0 | band 10D #0 50RED
*: turn
= terrain 10D Whi ; band 10D #0 50RED ; bridge 10D #0

SW-12.6 who stands in the water is safe from monsters
seats 2 turn #0 orders
band 10D #0 5RED
*: turn
= band 10D #0 5RED ; untold #0 monster

SW-17.2 who sees one of the two hexes only is told of that one
seats 3 turn #0 orders
terrain all Pla | terrain 10D Whi 9D Wat | band 12D #1 1RED | band 7D #2 1RED
random 1 0
*: turn
= told #1 terrain - 10D Whi Wat ; untold #1 terrain - 9D ; untold #1 whirled ; told #2 terrain - 9D Wat Whi ; untold #2 terrain - 10D ; untold #0 terrain ; untold #0 whirled

SW-2.2 SW-9.5 what may not stand on the new ground goes with the old
seats 2 turn #0 orders
terrain all Pla | terrain 10D Wat | bridge 10D #1 | band 10C #0 80BLK | terrain 20D Wat | raft 20D 5 | band 20C #0 80BLK
#0: CH 10C NE MOUL, CH 20C NE MOUL
random 0 0
*: turn
= terrain 10D Pla ; bridge 10D none ; raft 20D none ; terrain 20D Pla ; told #1 gone - 10D bridge

SW-12.1 a bridge falls without a quake too, and those on it swim; a band may burn to the last
seats 2 turn #0 orders
terrain all Pla | terrain 10D Vol 9D Wat | bridge 9D #0 | band 9D #0 2RED | band 9E #0 1RED | spy 9E #1 RED | band 8D #1 1RED
#0: BF 9E
random 7 2x30 25 29 29 25 4x25
*: turn
= bridge 9D none ; terrain 9D Wat ; band 9D #0 2RED ; told #1 gone - 9D bridge ; band 9E none ; spy 9E #1 none

SW-12.1 SW-13.1 one warrior and one spy: two deaths disturb as one does
seats 2 turn #0 orders
terrain all Pla | terrain 10D Vol | band 9D #0 11GRN | spy 9D #1 RED
#0: BF 9D
random 7 29 10x30 29 25 5x25
*: turn
= result #0 1 DISTURBED 9D 7 ; band 9D #0 10GRN

SW-12.1 SW-12.3 SW-20.4 at the edge of the world
seats 2 turn #0 orders wrap=off
terrain all Pla | terrain 1A Vol 1D Whi | band 1B #0 1RED
random 7 30 25 25 25 -- 1B, 2B, 2A
random 1 0
*: turn
= terrain 1A Vol 1D Whi 32A Pla ; band 1B #0 1RED

SW-12.4 SW-12.5 all may drown
seats 2 turn #0 orders
terrain all Pla | terrain 10D Whi | band 10D #0 2RED
random 0 2x69
*: turn
= band 10D none ; lost #0 10D whirlpool 2 0 0 0 0
