-- Lizards!: the words of a position, what a clan is told of its orders, and the order of a turn (SW-6).

SW-2.2 SW-2.3 whatever can be placed on the map can be expected
seats 2 turn #0 orders
terrain 5T Pla ; 5U Wat ; 6V Pla | band 5T #0 19GRY 3RED hungry good mired=8 | turn 4
den 17R #1 Red 68 home | den 5C free Red 100 militia=30 | den 5D new 4 freed=GRN,BLK | temple 6T #1
bridge 5U #0 | raft 5W 6 | half 6V 3 | spy 5T #1 RED age=2 BLK | spy 5T #0 GRN mired=3
= turn 4 ; terrain 5T 6V Pla 5U Wat ; band 5T #0 3RED 19GRY ; band 5T #0 3RED 19GRY hungry good mired=8 ; band 6V none
= den 17R #1 Red 68 home ; den 5C free Red 100 militia=30 ; den 5D free new 4 freed=BLK,GRN ; temple 6T #1
= bridge 5U #0 ; bridge 5W none ; raft 5W 6 ; raft 5U none ; half 6V 3 ; spy 5T #1 RED age=2 BLK ; spy 5T #0 GRN mired=3
-- a clan that was given no home has one where nothing is near
= den 32AF #0 Red 50 home ; terrain 31AF Fer ; map 32 32 ; clan #0 active ; missed #0 0 ; orders #0 0

SW-13.9 SW-22.3 too few workers
seats 2 turn #0 orders
terrain 5T Pla ; 5U Wat ; 6V Pla | band 5T #0 19GRY
#0: BB 5T SE
= orders #0 1
*: turn
= result #0 1 NEEDGREY 5T 20 19 ; terrain 5U Wat ; bridge 5U none ; orders #0 0 ; turn 1
