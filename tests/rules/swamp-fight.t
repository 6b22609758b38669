-- Battles (SW-11): chances, rounds, flight, captives, and who is told what (SW-17.2). A side strikes with half its number,
-- rounded up: the attackers' draws, the defenders' draws, the culls, the flight test, the refuge.

WE-14 SW-11.3 Dangerous on Average: 56 against 50
seats 2 turn #0 orders
terrain all Pla | band 10C #0 4RED dangerous | band 10D #1 4GRN
#0: MO 10C NE
random 55 56 49 50 -- one falls on either side
random 55 55 50 50 -- two more: three to one
random 90 -- they stay
random 55 56 50
*: turn
= round #0 1 1 1 ; round #0 2 2 0 ; round #0 3 1 0 ; band 10D #0 3RED 1GRN ferocious ; field #0 10D attacker 4 3

WE-14 SW-11.3 R-5 Ferocious on Veteran by the rulebook: 56 against 50
seats 2 turn #0 orders
terrain all Pla | band 10C #0 2RED ferocious | band 10D #1 2GRN veteran
#0: MO 10C NE
random 55 50 0 0
*: turn
= round #0 1 1 0 ; told #1 fled #1 10D _ 1

WE-14 SW-20.1 signed: 44 against 50
seats 2 turn #0 orders xp_modifier=signed
terrain all Pla | band 10C #0 4RED ferocious | band 10D #1 2GRN veteran
#0: MO 10C NE
random 44 43 50 0 0
*: turn
= round #0 1 1 0

WE-14 SW-20.1 better_side: 50 against 56
seats 2 turn #0 orders xp_modifier=better_side
terrain all Pla | band 10C #0 4RED ferocious | band 10D #1 4GRN veteran
#0: MO 10C NE
random 50 49 55 56 49 49 56 56 0 0
*: turn
= round #0 1 1 1

WE-14 SW-11.3 no chance beyond 65; Veteran on an Average-held den: 40 against 50
seats 2 turn #0 orders
terrain all Pla | band 10C #0 4RED veteran | band 10D #1 2GRN | den 20D #1 Red 50 | terrain 19D Fer | band 20C #0 4RED veteran | band 20D #1 2GRN
#0: MO 10C NE, MO 20C NE
random 64 65 50 0 0 39 40 50 39 39 50
*: turn
= fled #1 10D 9D 1 ; round #0 2 1 0 ; band 20D #0 4RED veteran ; den 20D #0 Red 50

SW-20.1 signed: the lowest chance there is, ten percent
seats 2 turn #0 orders xp_modifier=signed
terrain all Pla | den 20D #1 Red 50 | terrain 19D Fer | band 20C #0 4RED | band 20D #1 2GRN veteran
#0: MO 20C NE
random 9 10 50 9 9 50
*: turn
= round #0 1 1 0 ; round #0 2 1 0

SW-11.1 SW-11.3 several groups fight as one, their skill the mean rounded down
seats 2 turn #0 orders
terrain all Pla | band 11D #0 2GRN ferocious | band 10D #0 2YEL good | band 10C #1 8RED
#0: MO 11D N
#1: MO 10C NE
random 4x55 2x50 -- mean 2: 56 against 50
random 0 -- one captive, the first of the wounded
*: turn
= band 10D #1 8RED 1GRN good ; told #0 round #1 1 4 0

SW-11.4 half of an odd number fights, rounded up; no more fall than there are
seats 2 turn #0 orders
terrain all Pla | band 10C #0 5RED | band 10D #1 1GRN
#0: MO 10C NE
random 3x0 0
*: turn
= round #0 1 1 1 ; band 10D #0 4RED good

SW-11.4 SW-21.4 SW-21.5 culls: the defenders', then the attackers'
seats 2 turn #0 orders
terrain all Pla | band 10C #0 2RED 2GRN | band 10D #1 1RED 2BLK
#0: MO 10C NE
random 0 99 0 99 1 3 -- one each: the black of three, the second green of four
random 30 -- three to two: they stay
random 0 99 0 1 0 -- the other black, a red
random *x0
*: turn
= round #0 1 1 1 ; round #0 2 1 1 ; lost #0 10D battle 1 1 0 0 0 ; lost #1 10D battle 0 0 0 0 2

WE-15 SW-11.9 captives: 60 wounded, Dangerous captors: 21
seats 2 turn #0 orders
terrain all Pla | band 10C #0 150RED dangerous hungry | band 10D #1 60GRN
#0: MO 10C NE
random 75x0 30x99
*: turn
= band 10D #0 150RED 21GRN ferocious famished ; captives #0 10D 1 0 21 0 0 0 ; told #1 captives #0 10D 1 0 21 0 0 0
= lost #1 10D battle 0 60 0 0 0 ; untold #0 lost ; field #0 10D attacker 171 3

WE-15 SW-11.9 SW-4.6 R-41 only fifteen fit
seats 2 turn #0 orders
terrain all Pla | band 10C #0 285RED dangerous | band 10D #1 60GRN
#0: MO 10C NE
random 143x0 30x99
*: turn
= band 10D #0 285RED 15GRN ferocious

SW-11.9 which ones: by cull on the wounded
seats 2 turn #0 orders
terrain all Pla | band 10C #0 20RED | band 10D #1 3GRN 3BLK
#0: MO 10C NE
random 10x0 3x99 5 -- 30% of six is one: the last black
*: turn
= captives #0 10D 1 0 0 0 0 1

SW-20.1 captive_xp average: sated beginners among them, before the level is gained
seats 2 turn #0 orders captive_xp=average
terrain all Pla | band 10C #0 100RED good hungry | band 10D #1 60GRN
#0: MO 10C NE
random 50x0 30x99 9 0 -- the ten that are left do not stay
*: turn
= band 10D #0 100RED 16GRN good hungry

SW-11.8 SW-20.1 winner_wounded half: half of them come back
seats 2 turn #0 orders winner_wounded=half
terrain all Pla | band 10C #0 20RED 20GRN | band 10D #1 5BLK
#0: MO 10C NE
random 20x0 3x0 0 0 37 -- two red and one green are wounded
random 0 -- one red of the three is back
*: turn
= band 10D #0 19RED 19GRN 1BLK good ; lost #0 10D battle 1 1 0 0 0

SW-11.8 by default the winner's wounded are dead
seats 2 turn #0 orders
terrain all Pla | band 10C #0 40RED | band 10D #1 5BLK
#0: MO 10C NE
random 20x0 3x0
*: turn
= band 10D #0 37RED 1BLK good ; lost #0 10D battle 3 0 0 0 0

SW-11.5 from three to two on the test, 30 percent then; by two to one 90
seats 2 turn #0 orders
terrain all Pla | band 10C #0 30RED | band 10D #1 20GRN | bare
#0: MO 10C NE
random 15x99 10x99 30 -- 30 against 20: not
random 15x99 10x99 29 0 -- and then they do, to the first free hex
*: turn
= band 9D #1 20GRN average ; band 10D #0 30RED good ; fled #1 10D 9D 20 ; round #0 2 0 0 ; untold #0 fled

SW-11.5 175 against 100: 60 percent; below three to two no test
seats 2 turn #0 orders
terrain all Pla | band 10C #0 35RED | band 10D #1 20GRN | bare | band 20C #0 29RED | band 20D #1 20GRN
#0: MO 10C NE, MO 20C NE
random 18x99 10x99 60 18x99 10x99 59 0
random 15x99 10x99 15x0 10x99 90 15x99 3x99 89 0
*: turn
= fled #1 10D 9D 20 ; fled #1 20D 19D 5

SW-11.5 two to one or worse: 90 percent
seats 2 turn #0 orders
terrain all Pla | band 10C #0 60RED | band 10D #1 20GRN | bare
#0: MO 10C NE
random 30x99 10x99 90 30x99 10x99 89 0
*: turn
= fled #1 10D 9D 20

SW-11.7 attackers who flee are still where they came from, and have moved
seats 2 turn #0 orders
terrain all Pla | band 10C #0 10RED hungry | band 10D #1 40GRN | terrain 10C Fer
#0: MO 10C NE, MO 10C N
random 5x99 20x99 0
*: turn
= result #0 1 OK 10C 10 ; result #0 2 SPENT 10C ; band 10C #0 10RED famished average ; fled #0 10D 10C 10 ; untold #0 fed
= told #0 field #0 10D defender 40 -1 ; told #1 field #0 10D defender 40 1 ; band 10D #1 40GRN good

SW-11.7 no hex is free: they turn and fight, and are not tested again
seats 2 turn #0 orders
terrain all Pla | band 10C #0 60RED | band 10D #1 10GRN | bare
band 9D #0 1RED ; 9E #1 1RED ; 9C #0 1RED | den 10E free Red 50 militia=1 | terrain 10F Fer | den 11D #1 Red 50 home | terrain 12D Fer
#0: MO 10C NE
random 30x99 5x99 0 -- they would
random 30x99 5x99 30x0 5x99
*: turn
= band 10D #0 60RED 3GRN good ; untold #1 fled

SW-11.7 R-40 a refuge is entered: fed, or mired, or taken; all groups run as one
seats 2 turn #0 orders
terrain all Pla | temple 9D free | band 10D #0 10GRN veteran peckish | band 11D #0 10GRN hungry average | band 10C #1 60RED
#0: MO 11D N
#1: MO 10C NE
random 30x99 10x99 0 0
*: turn
= band 9D #0 20GRN dangerous hungry ; temple 9D #0 ; took #0 9D temple unknown ; fled #0 10D 9D 20

SW-11.7 R-62 who has walked into the hex this turn runs back to where it came from, without a draw
seats 2 turn #0 orders
terrain all Pla | band 9C #0 20RED | band 11C #1 100GRN | bare
#0: MO 9C S
#1: MO 11C N
random 50x99 10x99 0
*: turn
= band 9C #0 20RED ; band 10C #1 100GRN good ; fled #0 10C 9C 20

SW-11.7 R-62 to its den, and to friends there; not where 300 would be too few, nor into a den that is another's
seats 2 turn #0 orders
terrain all Pla | den 9C #0 Red 50 home | terrain 8C Fer | band 9C #0 30RED | band 11C #1 100GRN
band 19C #0 290RED | band 21C #1 100GRN
#0: SP 9C S 20RED, SP 19C S 20RED, SP 19C N 1RED
#1: MO 11C N, MO 21C N
random 50x99 10x99 0 50x99 10x99 0
*: turn
= band 9C #0 30RED ; fled #0 10C 9C 20 ; band 19C #0 289RED ; fled #0 20C 19C 20

SW-11.7 R-62 who came from two hexes, or was there before, runs to any hex that is free
seats 2 turn #0 orders
terrain all Pla | band 9C #0 10RED | band 10B #0 10RED | band 11C #1 100GRN | bare
#0: MO 9C S, MO 10B SE
#1: MO 11C N
random 50x99 10x99 0 1
*: turn
= fled #0 10C 10D 20

SW-11.7 R-62 a hex in which others stand by then is no way back
seats 2 turn #0 orders
terrain all Pla | band 9C #0 20RED | band 11C #1 100GRN | band 8C #1 1GRN | bare
#0: MO 9C S
#1: MO 8C S, MO 11C N
random 50x99 10x99 0 0
*: turn
= fled #0 10C 10D 20 ; band 9C #1 1GRN

SW-5.2 SW-11.7 flight feeds
seats 2 turn #0 orders
terrain all Pla | terrain 9D Fer | band 10D #1 10GRN hungry | band 10C #0 60RED
#0: MO 10C NE
random 30x99 5x99 0 0
*: turn
= band 9D #1 10GRN sated ; fed #1 9D 10

SW-11.7 R-37 from a raft into the water, if there is any
seats 2 turn #0 orders
terrain all Pla | terrain 10D 11D 20D Wat | raft 10D 5 ; 20D 5 | band 10D #1 10GRN | band 10C #0 60RED | band 20D #1 10GRN | band 20C #0 60RED
#0: MO 10C NE, MO 20C NE
random 30x99 5x99 0 10 -- only 11D is water; no monster
random 30x99 5x99 0 0
*: turn
= band 11D #1 10GRN ; raft 10D 4 ; band 10D #0 60RED good ; band 19D #1 10GRN

SW-11.12 a raft is boarded in open battle, and the winner holds it
seats 2 turn #0 orders
terrain all Pla | terrain 10D 9D 11D Wat | raft 10D 5 | band 10D #1 4GRN | band 10C #0 60RED
#0: MO 10C NE
random 30x0 2x99
*: turn
= raft 10D 4 ; band 10D #0 60RED 1GRN good ; battle #0 10D 1 2 60 4 0

SW-11.6 R-29 lizards who cannot move cannot flee
seats 2 turn #0 orders
terrain all Pla | terrain 20D Swa | band 10C #0 60RED | band 10D #1 10GRN 1YEL | band 20C #0 60RED | band 20D #1 10GRN mired=2 | turn 1
#1: LO 10D S
#0: MO 10C NE, MO 20C NE
random 30x99 6x99 30x0 6x99 0 0 0
random 30x99 5x99 30x0 5x99 20
*: turn
= band 10D #0 60RED 3GRN good ; band 20D #0 60RED 3GRN good ; untold #1 fled

SW-11.6 SW-9.8 SW-8.7 nor do those who came through a gate this turn
seats 2 turn #0 orders
terrain all Pla | temple 1A #0 | temple 10C #0 | band 1A #0 130BLK | band 10D #1 300RED
#0: CH 1A 10C GATE
#1: MO 10D SW
random 150x99 65x99 150x0 65x99
*: turn
= band 10C #1 300RED good ; untold #0 fled

SW-11.6 SW-11.9 SW-11.13 a stormed den: nobody inside flees, nobody is captured, its people stay
seats 2 turn #0 orders
terrain all Pla | den 9C #1 Green 50 | terrain 9D Fer | band 9C #1 10GRN | band 10C #0 60RED
#0: MO 10C N
random 30x25 5x99 30x24 5x99
*: turn
= band 9C #0 60RED good ; den 9C #0 Green 50 ; round #0 1 0 0 ; round #0 2 10 0 ; untold #0 captives
= took #0 9C den 2 ; battle #0 9C 1 2 60 10 1

SW-11.2 SW-5.4 SW-11.13 the militia of a free den, and an empty den: no battle, no skill
seats 3 turn #0 orders
terrain all Pla | den 9C free Green 50 militia=15 | terrain 9D Fer | band 10C #0 60RED | den 20C free Red 50 | terrain 20D Fer | band 21C #0 9RED | band 8C #2 3RED
#0: MO 10C N, MO 21C N
random 30x24 8x99
*: turn
= den 9C #0 Green 50 ; band 9C #0 60RED good ; battle #0 9C 1 free 60 15 1 ; took #0 9C den free ; told #2 battle-seen #0 9C 1 free attacker
= den 20C #0 Red 50 ; band 20C #0 9RED average ; untold #1 battle-seen

SW-11.13 SW-11.7 militia that throws attackers back keeps its losses
seats 2 turn #0 orders
terrain all Pla | den 9C free Green 50 militia=15 | terrain 9D Fer | band 10C #0 8RED
#0: MO 10C N
random 3x25 24 8x50 0
*: turn
= den 9C free Green 50 militia=14 ; band 10C #0 8RED average ; told #0 field #0 9C defender 14 -1

SW-20.1 winner_wounded half: militia too
seats 2 turn #0 orders winner_wounded=half
terrain all Pla | den 9C free Green 50 militia=15 | terrain 9D Fer | band 10C #0 8RED
#0: MO 10C N
random 4x24 8x99 4x99 5x0 1x99 0
*: turn
= den 9C free Green 50 militia=13 ; band 10C #0 3RED average

SW-11.10 SW-5.4 R-43 both fall: the hex is empty, the den keeps its owner
seats 2 turn #0 orders
terrain all Pla | band 10C #0 1RED | band 10D #1 1GRN | den 19C #1 Red 50 | terrain 19D Fer | band 19C #1 1GRN | band 20C #0 1RED | den 29C free Red 50 militia=1 | terrain 29D Fer | band 30C #0 1RED
#0: MO 10C NE, MO 20C N, MO 30C N
random 49 49 24 49 24 49
*: turn
= band 10D none ; band 10C none ; field #0 10D nobody 0 -1 ; den 19C #1 Red 50 ; band 19C none ; den 29C free Red 50 ; untold #0 captives

SW-11.10 SW-13.1 any battle disturbs the builders, won or not
seats 2 turn #0 orders
terrain all Pla | band 10C #0 9RED | band 10D #1 60GRN
#0: MO 10C NE
#1: BF 10D
random 5x99 30x99 0
*: turn
= result #1 1 DISTURBED 10D 1

SW-10.5 R-19 a battle won does not end the move
seats 2 turn #0 orders
terrain all Pla | band 10C #0 30RED | band 10D #1 1GRN
#0: MO 10C NE SE
random 15x0 99
*: turn
= band 10E #0 30RED good

SW-20.1 halt_after_battle: it does
seats 2 turn #0 orders halt_after_battle=on
terrain all Pla | band 10C #0 30RED | band 10D #1 1GRN
#0: MO 10C NE SE
random 15x0 99
*: turn
= band 10D #0 30RED good ; result #0 1 OK 10D 30

SW-5.4 the winners gain a level also when the losers fled, and never more than five
seats 2 turn #0 orders
terrain all Pla | band 10C #0 60RED veteran | band 10D #1 9GRN | band 20C #0 60RED fearsome | band 20D #1 9GRN
#0: MO 10C NE, MO 20C NE
random 30x99 5x99 0 0 30x99 5x99 0 0
*: turn
= band 10D #0 60RED veteran ; band 20D #0 60RED veteran

SW-11.9 the defenders' captives join the first of their groups
seats 2 turn #0 orders
terrain all Pla | band 10D #0 30GRN hungry | band 11D #0 10YEL sated good | band 10C #1 10RED
#0: MO 11D N
#1: MO 10C NE
random 5x99 10x0 10x99
*: turn
= band 10D #0 3RED 30GRN 10YEL good hungry ; told #1 captives #0 10D 1 3 0 0 0 0 ; band 10C none

SW-11.14 SW-21.5 the order of the aftermath: wounded return, the refuge, captives
seats 2 turn #0 orders winner_wounded=half
terrain all Pla | terrain 9D Cur | band 10C #0 20RED 20GRN | band 10D #1 5YEL 5BLK
#0: MO 10C NE
random 4x0 16x99 2x0 3x99 -- four and two fall
random 0 0 7 6 0 38 -- culled: two yellows, two blacks; a red, a green
random 89 0 -- they flee north
random 1 -- of the wounded the green is back
random 3x0 3x99 -- the curse takes three
random 3 -- the one captive is the second black
*: turn
= round #0 1 4 2 ; band 10D #0 19RED 20GRN 1BLK good ; band 9D #1 3BLK ; lost #1 9D curse 0 0 0 3 0
= lost #0 10D battle 1 0 0 0 0 ; lost #1 10D battle 0 0 0 2 2

SW-17.2 a battle: what both are told, what those who watch are told, and what others are not
seats 4 turn #0 orders
terrain all Pla | band 10C #0 30RED 10BLK good | band 10D #1 5GRN | band 12D #2 1RED | band 20D #3 1RED
#0: MO 10C NE
random 20x0 3x99
*: turn
= told #1 battle #0 10D 1 2 40 5 0 ; told #0 battle #0 10D 1 2 40 5 0 ; told #1 round #0 1 5 0 ; told #1 lost #1 10D battle 0 5 0 0 0 ; untold #0 lost
= told #2 battle-seen #0 10D 1 2 attacker ; untold #2 battle ; untold #2 round ; untold #2 captives ; untold #2 field ; untold #3 battle-seen ; untold #0 battle-seen ; untold #1 battle-seen
= told #0 field #0 10D attacker 41 2 ; told #1 field #0 10D attacker 41 -1

SW-20.1 better_side: 65 for a Veteran who defends
seats 2 turn #0 orders xp_modifier=better_side
terrain all Pla | band 10C #0 4RED | band 10D #1 4GRN veteran
#0: MO 10C NE
random 50 50 64 65 0
*: turn
= round #0 1 0 1 ; round #0 2 _

WE-13 SW-11.5 one against one
seats 2 turn #0 orders
terrain all Pla | band 10C #0 1RED | band 10D #1 1GRN
#0: MO 10C NE
random 50 50 49 50
*: turn
= band 10D #0 1RED good ; round #0 1 0 0 ; round #0 2 1 0 ; told #0 field #0 10D attacker 1 1

SW-11.10 many fall on both sides, and nobody is captured
seats 2 turn #0 orders
terrain all Pla | band 10C #0 10RED | band 10D #1 10GRN
#0: MO 10C NE
random 10x0 6x0 2x0 2x0
*: turn
= band 10C none ; band 10D none ; told #1 field #0 10D nobody 0 -1 ; untold #1 captives

SW-11.1 only the group that moves attacks; its friends in the hex look on
seats 2 turn #0 orders
terrain all Pla | band 11C #0 30YEL | band 10C #0 2RED | band 10D #1 40GRN
#0: MO 11C N, MO 10C NE
random 99 20x0
*: turn
= battle #0 10D 1 2 2 40 0 ; band 10C #0 30YEL average

SW-11.7 the last of the attackers runs too, and is spent
seats 2 turn #0 orders
terrain all Pla | band 10C #0 1RED | band 10D #1 4GRN
#0: MO 10C NE, MO 10C N
random 99 2x99 0
*: turn
= band 10C #0 1RED ; result #0 2 SPENT 10C

SW-11.7 on land a refuge may be land or water, each as likely
seats 2 turn #0 orders
terrain all Pla | terrain 9D Wat 9E Wat | band 10C #0 60RED | band 10D #1 10GRN
#0: MO 10C NE
random 30x99 5x99 0 3 -- 9D, 9E, 10E, 11D, 9C: the fourth
*: turn
= band 11D #1 10GRN

SW-11.9 rounded down: 33 percent of three is nobody
seats 2 turn #0 orders
terrain all Pla | band 10C #0 20RED good | band 10D #1 3GRN
#0: MO 10C NE
random 10x0 2x99
*: turn
= band 10D #0 20RED dangerous ; untold #0 captives

SW-11.11 a band can be eaten to the last; fifty is the chance of both
seats 2 turn #0 orders
terrain all Pla | terrain 10D 9D Wat | band 10C #0 2RED
#0: MO 10C NE SE
random 9 7x50 49 50 8x0 50
*: turn
= band 10D none ; monster #0 10D 15 0 ; lost #0 10D monster 2 0 0 0 0 ; result #0 1 OK _ 0

SW-11.11 SW-13.1 SW-9.4 a summoned monster attacks all there, and disturbs them
seats 2 turn #0 orders
terrain all Pla | terrain 10D 9D Wat | bridge 9D free | band 10D #0 200GRY | band 10C #1 60BLK
#1: CH 10C NE SUMM
#0: DB 10D N
random 15x99 100x0
*: turn
= monster #0 10D 30 200 ; result #0 1 DISTURBED 10D 2 ; bridge 9D free
