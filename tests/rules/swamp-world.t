-- Lizards!, docs/rules/swamp.md, sections 5 and 7: hunger, skill, and the World Phase. The table of growth and the
-- shares of nomads, cursed ground and starving are unit tests (games/swamp/rules/swamp_grow_test.c, swamp_end_test.c).

SW-5.1 SW-5.2 SW-7.5 WE-4 standing on Fertile feeds nobody: five turns from Sated to Starving
seats 2 turn #0 orders
terrain 10C Fer | band 10C #0 40RED sated
*: turn
= band 10C #0 40RED peckish
*: turn
= band 10C #0 40RED hungry
*: turn
= band 10C #0 40RED famished
*: turn
= band 10C #0 40RED starved
random 0 -- 45 percent: 18 of 40
*: turn
= band 10C #0 22RED starving ; lost #0 10C hunger 18 0 0 0 0 ; untold #1 lost
random 10 -- 55 percent of 22, rounded to the nearest
*: turn
= band 10C #0 10RED starving

SW-5.1 SW-7.5 militia, den lizards and spies never hunger
seats 2 turn #0 orders
den 10C free Red 50 militia=30 | terrain 9C Fer | spy 5C #0 RED age=2
*: turn
= den 10C free Red 50 militia=30 ; spy 5C #0 RED age=3

SW-5.3 SW-14.4 fed in turn 1, a band must eat in turn 6; those who do live
seats 2 turn #0 orders
terrain all Pla 10D 20D Fer | band 10C #0 40RED hungry ; 20C #0 40RED hungry
#0: MO 10C NE SW, MO 20C NE SW
*: turn
= band 10C #0 40RED sated
*: turn // *: turn // *: turn // *: turn
= band 10C #0 40RED starved
#0: MO 10C NE SW
random 5 -- the other band: half of it
*: turn
= turn 6 ; band 10C #0 40RED sated ; band 20C #0 20RED starving

SW-4.5 SW-14.1 WE-5 hungers are averaged when bands meet, before anybody starves
seats 2 turn #0 orders
terrain all Pla | band 10C #0 10RED peckish ; 10D #0 10GRN starved
#0: MO 10D SW
*: turn
= band 10C #0 10RED 10GRN famished ; untold #0 lost

SW-4.5 SW-14.1 WE-6 skills are averaged, rounded down
seats 2 turn #0 orders
terrain all Pla | band 10C #0 100RED average ; 10D #0 10RED ferocious
#0: MO 10D SW
*: turn
= band 10C #0 110RED average
seats 2 turn #0 orders
terrain all Pla | band 10C #0 10RED average ; 10D #0 10RED ferocious
#0: MO 10D SW
*: turn
= band 10C #0 20RED good

SW-5.5 recruits are Sated and Average, and so are those who were freed before
seats 2 turn #0 orders
den 10C #0 Red 150 home | terrain 9C 10D 11D Fer
#0: RE 10C
*: turn
= band 10C #0 51RED sated average
seats 2 turn #0 orders
den 10C #0 Red 50 home | terrain 9C 10D 11D Fer | band 10C #0 50RED starved veteran
#0: FR 10C, RE 10C
*: turn
= result #0 1 OK ; result #0 2 OK ; band 10C #0 45RED sated average -- 83 hatched, 133 in the den

SW-5.5 SW-14.5 a spy that comes back takes the values of the band
seats 2 turn #0 orders
terrain all Pla | band 10C #0 10RED famished veteran | spy 10C #0 GRN age=2
*: turn
= band 10C #0 10RED 1GRN starved veteran ; spy 10C #0 none

SW-7.1 nomads: four a turn, the colour drawn when there are ten
seats 2 turn #0 orders
den 10C #0 new 0 | terrain 9C Fer
*: turn
= den 10C #0 new 4 ; nomads #0 10C 4 ; untold #1 nomads
*: turn
= den 10C #0 new 8
random 4 -- Black; then 12 of them grow by 9
*: turn
= den 10C #0 Black 21 ; nomads #0 10C 12 ; settled #0 10C Black ; untold #1 settled

SW-7.1 a free den is settled too; a settled one has no nomads
seats 2 turn #0 orders
den 10C free new 6 | den 20C #0 Red 50 | terrain 9C 19C Fer
random 1
*: turn
= den 10C free Green 18 ; den 20C #0 Red 50 ; untold all settled

SW-7.1 SW-8.1 what was freed into the den does not count once nomads make it ten
seats 2 turn #0 orders
den 10C #0 new 7 freed=GRN | terrain 9C Fer
random 3
*: turn
= den 10C #0 Yellow 20

SW-7.2 cursed ground: each warrior, then each spy, half of the time
seats 2 turn #0 orders
terrain 10C Cur | band 10C #0 2RED 1GRN | spy 10C #1 RED age=1 YEL age=1
random 49 50 49 50 49 -- RED dies, RED lives, GRN dies, the first spy lives, the second dies
*: turn
= band 10C #0 1RED ; lost #0 10C curse 1 1 0 0 0 ; spy 10C #1 RED age=2 ; spy-lost #1 10C Yellow curse
= untold #1 lost ; untold #0 spy-lost

SW-7.3 no Fertile next to it and fewer than ten: a Ruin
seats 3 turn #0 orders
den 10C #0 Red 9 | den 20C #0 Red 10 | den 30C free Grey 9 militia=5 | terrain 9D 10D Pla
band 10C #0 20RED | band 10D #1 5RED
*: turn
= terrain 10C Rui ; band 10C #0 20RED ; den 20C #0 new 0 ; terrain 30C Rui
= told #0 collapsed - 10C ; told #1 collapsed - 10C ; untold #2 collapsed

SW-7.3 SW-15.3 a home den too; the threshold falls with it
seats 2 turn #0 orders
den 10C #0 Red 9 home | band 10C #0 20RED | per-home 5000
= threshold 10000
*: turn
= terrain 10C Rui ; threshold 5000 ; score #0 20

SW-7.4 WE-7 growth by the number of Fertile neighbours, up to the cap
seats 2 turn #0 orders
den 10C #0 Red 50 ; 10G #0 Red 75 ; 10K #0 Red 148 | terrain 9C 10D 11D 9G 10H 11H 9K 10L 11L Fer
den 20C #0 Red 10 | terrain 19C Fer
den 20G #0 Red 150 | terrain 19G 20H 21H 21G 21F 20F Fer
*: turn
= den 10C #0 Red 83 ; den 10G #0 Red 113 ; den 10K #0 Red 150 ; den 20C #0 Red 18 ; den 20G #0 Red 225
= hatched #0 10C 33 83 150 ; hatched #0 10K 2 150 150 ; untold #1 hatched

SW-7.4 a twentieth of a young counts as one, less does not: of 83 for 250 come 54.0496, of 10 for 200 come 9.05
seats 2 turn #0 orders
den 10C #0 Red 83 | terrain 9C 10D 11D 11C 11B Fer | den 20C #0 Red 10 | terrain 19C 20D 21D 21C Fer
*: turn
= den 10C #0 Red 137 ; hatched #0 10C 54 137 250 ; den 20C #0 Red 20 ; hatched #0 20C 10 20 200

SW-7.4 unsettled dens do not grow, free ones do; dens may share a Fertile hex
seats 2 turn #0 orders
den 10C #0 new 4 ; 8C free Red 10 | terrain 9C Fer
*: turn
= den 10C #0 new 8 ; den 8C free Red 18

SW-7.6 WE-8 excess den lizards die at once; the empty den is unsettled, and then a Ruin
seats 2 turn #0 orders
den 10C #0 Red 100 | terrain 9C 11C Fer | band 9C #0 10GRN ; 11C #0 10GRN
#0: DF 9C, DF 11C
*: turn
= den 10C #0 Red 100 ; terrain 9C 11C Pla
*: turn
= den 10C #0 new 0 ; den-starved #0 10C 100 0 ; den-empty #0 10C ; untold #1 den-starved
*: turn
= terrain 10C Rui ; nomads #0 10C 4 ; told #0 collapsed - 10C

SW-7.6 one too many is too many; and one alone has young
seats 2 turn #0 orders
den 10C #0 Red 51 ; 20C #0 Red 1 | terrain 9C 19C Fer
*: turn
= den 10C #0 Red 50 ; den-starved #0 10C 1 50 ; den 20C #0 Red 2 ; hatched #0 20C 1 2 50

SW-7.3 SW-13.8 SW-8.1 a den that falls forgets who was freed into it
seats 2 turn #0 orders
den 10C #0 new 3 freed=GRN | band 10C #0 50GRY
#0: BD 10C
*: turn
= den 10C #0 new 0 ; told #0 collapsed - 10C

SW-7.6 SW-20.1 excess_starve half: half of the excess, rounded up
seats 2 turn #0 orders excess_starve=half
den 10C #0 Red 101 | terrain 9C Fer
*: turn
= den 10C #0 Red 75 ; den-starved #0 10C 26 75 ; untold #0 den-empty
den 10C #0 Red 100
*: turn
= den 10C #0 Red 75

SW-1.6 SW-7.1 SW-7.2 SW-7.3 SW-7.4 SW-7.5 SW-7.6 the first hex of the map is one like any other
seats 2 turn #0 orders
den 1A #0 new 0 | terrain 2A Fer
*: turn
= den 1A #0 new 4
seats 2 turn #0 orders
terrain 1A Cur | band 1A #0 2RED
random 0 0
*: turn
= band 1A none ; lost #0 1A curse 2 0 0 0 0
seats 2 turn #0 orders
den 1A #0 Red 9 | band 1A #0 1RED
*: turn
= terrain 1A Rui ; band 1A #0 1RED peckish
seats 2 turn #0 orders
den 1A #0 Red 10 | terrain 2A Fer
*: turn
= den 1A #0 Red 18
seats 2 turn #0 orders
den 1A #0 Red 60 | terrain 2A Fer
*: turn
= den 1A #0 Red 50
