-- Lizards!: the words of a position, the ground and who owns what stands on it (SW-2), the order of a turn (SW-6) and of
-- its draws (SW-21).

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

-- 2: the ground

SW-2.2 a raft goes with its water, a half-built den with its ground
seats 2 turn #0 orders
terrain 5T Pla | raft 5U 5 | half 9C 0 | terrain 9B Pla | band 5T #0 80BLK | band 9B #0 80BLK | terrain 9C Scr | half 9C 0
random 0 0
#0: CH 5T SE MOUL, CH 9B SE MOUL
*: turn
= terrain 5U Pla ; raft 5U none ; terrain 9C Wat ; half 9C none

SW-2.4 warriors take what they enter and keep it when they leave
seats 2 turn #0 orders
terrain 5T 10C 14C 18D Pla | temple 5U #1 | bridge 11C #1 | den 15C #1 Red 40 | den 19C #1 Red 50 | terrain 20C Fer
band 5T #0 40RED | band 10C #0 40RED | band 14C #0 40RED
#0: MO 5T SE NW, MO 10C S N, MO 14C S N
*: turn
= temple 5U #0 ; bridge 11C #0 ; den 15C #0 new 0 ; band 5T #0 40RED ; band 10C #0 40RED ; band 14C #0 40RED
= told #0 took #0 5U temple ; told #0 took #0 11C bridge ; told #0 took #0 15C den ; untold #1 taken

SW-2.4 a builder owns what it builds
seats 2 turn #0 orders
terrain 5T 6V Pla | terrain 9C Rui | terrain 9D Fer | band 5T #0 20GRY | band 9C #0 50GRY
#0: BB 5T SE, BD 9C
*: turn
= bridge 5U #0 ; den 9C #0 new 0

SW-2.4 spies take nothing
seats 2 turn #0 orders
terrain 5T 9D Pla | temple 5U #1 | bridge 9E #1 | band 5T #0 40RED | band 9D #0 40RED
#0: SP 5T SE 1RED, SP 9D SE 1RED
*: turn
= temple 5U #1 ; bridge 9E #1 ; spy 5U #0 RED ; spy 9E #0 RED

SW-2.4 whoever stands on a raft uses it
seats 2 turn #0 orders
terrain 5T Scr | raft 5U 3 | band 5U #1 5RED
#1: SA 5U S
*: turn
= raft 6U 2 ; raft 5U none ; band 6U #1 5RED

SW-2.5 any terrain is entered at the same rate
seats 2 turn #0 orders
terrain 2C 4C 2F 4F 2I 4I 2L 4L 2O 4O 2R 4R 2U 4U 2X 4X 9C 11C 9F 11F 9I 11I Pla
terrain 3C Pla 3F Swa 3I Scr 3L Fer 3O Pea 3R Vol 3U Rui 3X Tem 10C Cur 10F Wat 10I Whi
#0 band 2C 9RED | band 2F 9RED | band 2I 9RED | band 2L 9RED | band 2O 9RED | band 2R 9RED | band 2U 9RED | band 2X 9RED
#0 band 9C 9RED | band 9F 9RED | band 9I 9RED
random *x99
#0: MO 2C S S, MO 2F S S, MO 2I S S, MO 2L S S, MO 2O S S, MO 2R S S, MO 2U S S, MO 2X S S, MO 9C S S, MO 9F S S, MO 9I S S
*: turn
= band 4C #0 9RED ; band 4F #0 9RED ; band 4I #0 9RED ; band 4L #0 9RED ; band 4O #0 9RED ; band 4R #0 9RED
= band 4U #0 9RED ; band 4X #0 9RED ; band 11C #0 9RED ; band 11F #0 9RED ; band 11I #0 9RED

SW-2.6 a bridge is no land, and a whirlpool under one is pinned
seats 2 turn #0 orders
terrain 5T Pla | bridge 6V #0 ; 5V #0 ; 6U #0 | band 5T #0 20GRY
terrain 12C Whi | bridge 12C #0 | band 12C #0 10RED | spy 12C #0 RED
random *x0
#0: BB 5T SE
*: turn
= result #0 1 NOLAND ; bridge 5U none ; terrain 12C Whi ; band 12C #0 11RED

SW-2.6 without the bridge the whirlpool drowns
seats 2 turn #0 orders
terrain 12C Whi | band 12C #0 10RED
random *x0
*: turn
= band 12C none ; lost #0 12C whirlpool 10 0 0 0 0

-- 6: the turn

SW-6.1 lobs before moves, moves before recruiting, whatever the lines say
seats 2 turn #0 orders
terrain 5T 5U 6U 9C Pla | band 5T #0 1YEL | band 5U #1 5RED | den 9D #1 Red 100 | terrain 8D 8E Fer | band 9C #0 10RED
random 0
#0: RE 9D, MO 9C NE, LO 5T SE
#1: MO 5U S
*: turn
= lobbed #0 5T 5U 1 ; band 5U none ; band 6U #1 4RED ; result #0 1 OK ; recruited #0 9D 34 Red 66 ; band 9D #0 44RED

SW-6.1 the World Phase comes first: hunger, then food
seats 2 turn #0 orders
terrain 5T Pla | terrain 6T Fer | band 5T #0 9RED famished | terrain 9C Pla | band 9C #0 9RED famished
#0: MO 5T S
*: turn
= band 6T #0 9RED sated ; band 9C #0 9RED starved

SW-6.1 each order is finished before the next begins
seats 2 turn #0 orders
terrain 5T 5U Pla | terrain 6U Pla | band 5T #0 9RED | band 5U #1 5RED
#0: MO 5T SE S
#1: MO 5U S
= orders #0 1 ; orders #1 1
random *x0
*: turn
-- both sides strike with all they have in the first round: five of nine are too many for five
= band 6U #0 7RED ; told #1 battle ; result #1 1 NOBAND

SW-6.2 an order stands once in the book, a split as often as it is given
seats 2 turn #0 orders
terrain 5T Pla | band 5T #0 40RED
#0: MO 5T N, SP 5T S 3RED, SP 5T S 3RED, BF 5T
#0 no SW-6.2: MO 5T N, BF 5T
#0: MO 5T N N
#1: MO 5T N
= orders #0 5 ; orders #1 1
#0: clear
= orders #0 0 ; orders #1 1
#0: MO 5T N
= orders #0 1

SW-6.2 thirty orders
seats 2 turn #0 orders
#0: SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED, SP 5T S 3RED
= orders #0 30
#0 no SW-6.2: SP 5T S 3RED, MO 5T N
#1: MO 5T N

SW-6.2 SW-20.1 or as many as the order limit
seats 2 turn #0 orders order_limit=2
#0: MO 5T N, MO 5T S
#0 no SW-6.2: MO 5T NE
*: turn
= orders #0 0 ; result #0 2 NOBAND
#0: MO 5T NE

SW-6.2 words that mean no order are not laid in the book
seats 2 turn #0 orders
#0 no SW-1.1: MO 33A N, RE 1AG, CH 1A 33A GATE
#0 no SW-4.6: SP 5T N 301RED, SP 5T N 200RED 101BLK, FR 5T 301GRN, CH 5T 301BLK EYES
#0 no SW-10.1: SP 5T N
#0 no SW-8.3: CH 5T 6T EYES
#0 no SW-8.4: CH 5T SHUN, CH 5T GATE, CH 5T N GATE
#0 no SW-13.3: GI 5T 3, GI 5T free
#0 no LZ-1: MO 5T, MO 5T E, LO 5T, BR 5T N N, MO T5 N, CH 5T, XX 5T
= orders #0 0

SW-6.3 lists begin ordered by clan, then by line
seats 3 turn #0 orders
terrain 5T 9T Pla | band 5T #0 9RED | band 9T #0 9RED
#2: GI 5T 1
#0: GI 5T 2, GI 9T 3
#1: GI 5T 3
*: turn
-- 5T goes from #0 to #1 to #2 and back to #0
= result #0 1 OK ; result #0 2 GIFTED ; result #1 1 OK ; result #2 1 OK ; band 5T #0 9RED ; band 9T #0 9RED

SW-6.3 SW-21.3 and are shuffled
seats 3 turn #0 orders
terrain 5T 9T Pla | band 5T #0 9RED | band 9T #0 9RED | shuffled
#2: GI 5T 1
#0: GI 5T 2, GI 9T 3
#1: GI 5T 3
random 3 0 1
*: turn
-- 0a 0b 1 2, then 1 0b 0a 2: the first of #0 comes too late
= result #1 1 NOTHING ; result #0 2 OK ; result #0 1 GIFTED ; result #2 1 NOTHING ; band 5T #0 9RED ; band 9T #2 9RED

SW-6.3 volcanoes and whirlpools come after the orders
seats 2 turn #0 orders
terrain 5T Vol ; 5R Pla ; 5S Pla | band 5T #0 9RED
random 7 *x99
#0: MO 5T SW NW
*: turn
= told #0 erupted - 5T ; band 5R #0 9RED

SW-6.3 whirlpools, too
seats 2 turn #0 orders
terrain 12C Whi ; 12B Pla | band 12C #0 9RED
random *x0
#0: MO 12C NW
*: turn
= band 12B #0 9RED

SW-6.3 unless the shuffle puts them first
seats 2 turn #0 orders
terrain 5T Vol ; 5S Pla | band 5T #0 9RED | shuffled
random 0 7 *x99
#0: MO 5T SW
*: turn
= result #0 1 NOBAND ; band 5S none ; lost #0 5T eruption 9 0 0 0 0

SW-6.4 an order may hope for what is not there yet
seats 2 turn #0 orders
terrain 10C 9D Pla | band 10C #0 30RED | den 10D free Red 100 | terrain 10E 9E Fer | band 13C #1 150BLK | terrain 13C 16C Pla
#0: MO 10C NE, RE 10D, BF 20A
#1: CH 13C S 100BLK SHUN, MO 16C N
*: turn
= result #0 1 OK ; result #0 2 OK ; recruited #0 10D 34 Red 66 ; result #0 3 NOBAND ; result #1 1 NOEFFECT ; result #1 2 NOBAND

SW-6.4 or be too late when its turn comes
seats 2 turn #0 orders
terrain 10C Pla | band 10C #0 30GRN | terrain 10D Pla
#0: MO 10C NE, BF 10C, MO 10D S
*: turn
= result #0 1 OK ; result #0 2 NOBAND ; result #0 3 SPENT ; terrain 10C Pla

SW-6.1 SW-22.3 each clan is told its orders as they come up, with all their numbers, and what phase it is
seats 2 turn #0 orders
terrain all Pla | band 10C #0 9RED 9GRN 9GRY 9YEL 9BLK | band 20C #1 9RED
#0: MO 30C N, SP 10C N NE 1RED 2GRN 3GRY 4YEL 5BLK
#1: MO 20C S
*: turn
= order #0 2 5 10C 8 1 2 3 4 5 ; order #1 1 4 20C 51 0 0 0 0 0 ; untold #1 order #0 ; untold #0 order #1
= told all phase - world ; told all phase - artillery ; told all phase - movement ; told all phase - development

SW-6.5 the start is turn 0, the first that is processed turn 1
game swamp seats=2 victory_per_home=2500
= turn 0 ; next #0 #1 start-up
*: turn
= turn 0 ; next #0 #1 orders ; told all turn - 0 ; untold #0 phase
*: turn
= turn 1 ; next #0 #1 orders ; told all turn - 1 ; told all phase - world ; told all phase - development

SW-6.5 the turn runs when all are ready, and who changes something is not
seats 3 turn #0 orders
#0: ready
= wait #1 #2 ; may #0 #1 #2
#1: ready
#0: MO 5T N
= wait #0 #2
#0: ready
#1: wait
= wait #1 #2
#2: ready
= turn 0
#1: ready
= turn 1 ; wait #0 #1 #2 ; told all turn - 1

SW-6.5 or when its time is over
seats 2 turn #0 orders clock=60
#0: MO 5T N
= alarm 3600000
tick
= turn 1 ; alarm 7200000 ; result #0 1 NOBAND

-- 20.3: chances are as the list has them: the first roll that is too high fails

SW-20.3 SW-8.2 a lob hits with 30 in a hundred
seats 2 turn #0 orders
terrain 5T 5U Pla | band 5T #0 3YEL | band 5U #1 9RED
random 29 30 99
#0: LO 5T SE
*: turn
= band 5U #1 8RED ; lobbed #0 5T 5U 1

SW-20.3 SW-10.5 a swamp mires with 20 in a hundred
seats 2 turn #0 orders
terrain 5T 9C Pla 6T 10C Swa | band 5T #0 9RED | band 9C #0 9RED
random 19 20
#0: MO 5T S, MO 9C S
*: turn
= band 6T #0 9RED mired=2 ; band 10C #0 9RED mired=0

SW-20.3 SW-12.1 a volcano erupts with 8 in a hundred
seats 2 turn #0 orders
terrain 5T 9C Vol | band 5T #0 9RED | band 9C #0 9RED
random 8 7 *x99
*: turn
= band 5T #0 9RED ; band 9C none

SW-20.3 SW-12.6 a sea monster comes with 10 in a hundred, and is 15 strong for each water hex
seats 2 turn #0 orders
terrain 5T 9C Pla | band 5T #0 9RED | band 9C #0 9RED
random 10 9 *x0
#0: MO 5T S, MO 9C S
*: turn
= band 6T #0 9RED ; band 10C none ; monster #0 10C 75 0

-- 21: all draws in their order

SW-21.5 SW-21.2 every draw of a turn, and no other
seats 2 turn #0 orders
terrain 5T 5U 9C 9E Pla ; 10C Swa ; 10E Swa ; 14C Scr | band 5T #0 1YEL | band 5U #1 2RED 1GRN
band 9C #0 9RED | band 9E #0 9RED | band 14C #0 20GRN | den 20C free new 6 | terrain 21C Fer | terrain 18C Pla | band 18C #0 2RED
shuffled
-- nomads settle, the den is Yellow and grows; Artillery: LO and FR stay; the lob hits, the green one falls; Movement: the second goes first: not
-- mired, mired; Development: BR and RE change places; a raft for 5 + 2 turns
random 3 // random 1 29 2 // random 0 20 19 // random 0 2
#0: LO 5T SE, FR 18C, MO 9C S, MO 9E S, BR 14C S, RE 14C
*: turn
= den 20C free Yellow 18 ; band 5U #1 2RED ; band 18C none ; band 10E #0 9RED mired=0 ; band 10C #0 9RED mired=2 ; raft 15C 7
