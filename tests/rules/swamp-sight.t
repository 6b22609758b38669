-- Lizards!: sight, hiding and memory (SW-3), and what a view shows (SW-15.4, SW-17, SW-22.7).

SW-3.1 two hexes far, three from a peak, two from a volcano; a spy sees as a band does
seats 2 turn #0 orders
terrain 10C Pla ; 10H Pea ; 10N Vol | band 10C #0 40RED | band 10H #0 40RED | band 10N #0 40RED | spy 20C #0 RED
= view #0 hexes.8C.known sight ; view #0 hexes.7C absent ; view #0 hexes.12C.known sight ; view #0 hexes.13C absent
= view #0 hexes.7H.known sight ; view #0 hexes.6H absent ; view #0 hexes.8N.known sight ; view #0 hexes.7N absent
= view #0 hexes.18C.known sight ; view #0 hexes.17C absent ; view #0 hexes.20C.spies 1
= view #1 hexes.10C absent ; view watcher hexes {} ; lacks watcher 40 ; lacks #1 10C

SW-3.1 den lizards and militia see nothing
seats 2 turn #0 orders
den 10C #0 Red 50 | terrain 11C Fer
= view #0 hexes.10C.known own ; view #0 hexes.11C absent ; view #0 hexes.9C absent

SW-3.2 of a band its clan and number, of a den its owner and colour
seats 2 turn #0 orders ranking_points=hide
terrain 9C 10C Pla ; 12C Swa | band 10C #0 40RED | band 9C #1 30BLK hungry | den 11C #1 Grn 40 | half 10B 0 | terrain 10B Pla | raft 10D 5
= view #0 hexes.9C.clan 2 ; view #0 hexes.9C.number 30 ; view #0 hexes.9C.lizards absent ; view #0 hexes.9C.hunger absent
= view #0 hexes.11C.owner 2 ; view #0 hexes.11C.colour Green ; view #0 hexes.11C.population absent ; view #0 hexes.12C.terrain Swa
= view #0 hexes.10B.half true ; view #0 hexes.10D.raft true
= blind #0 band 9C #1 30RED hungry ; aware #0 band 9C #1 31BLK hungry ; blind #0 band 9C #1 30BLK starved good
= aware #0 den 11C #1 Red 40 ; aware #0 den 11C free Grn 40 ; aware #0 terrain 12C Pla ; blind #0 raft 10D 3

SW-3.2 a home den of another clan has no colour to be seen, a free one neither
seats 2 turn #0 orders ranking_points=hide
terrain 10C Pla | band 10C #0 40RED | den 11C #1 Grn 40 home | den 9C free Red 30
= view #0 hexes.11C.home true ; view #0 hexes.11C.colour absent ; view #0 hexes.9C.owner free ; view #0 hexes.9C.colour Red
= blind #0 den 11C #1 Blk 40 home ; view #1 hexes.11C.colour Green ; view #1 hexes.11C.population 40

SW-3.3 scrub, ruin and den hide a band from others; a spy in that very hex sees it
seats 2 turn #0 orders ranking_points=hide
terrain 10C Pla ; 9C Scr ; 11C Rui | band 10C #0 40RED | den 10D #1 Red 40
band 9C #1 30RED | band 11C #1 20RED | band 10D #1 25RED
= view #0 hexes.9C.clan absent ; view #0 hexes.11C.clan absent ; view #0 hexes.10D.clan absent ; view #0 hexes.9C.terrain Scr
= blind #0 band 9C #1 31RED ; blind #0 band 11C none ; blind #0 band 10D #1 26RED ; aware #0 spy 9C #0 RED
= view #1 hexes.9C.number 30
seats 2 turn #0 orders ranking_points=hide
terrain 10C Pla ; 9C Scr | band 10C #0 40RED | band 9C #1 30RED | spy 9C #0 RED
= view #0 hexes.9C.clan 2 ; view #0 hexes.9C.number 30 ; view #0 hexes.9C.lizards absent ; aware #0 band 9C #1 31RED

SW-3.3 den lizards and militia are not seen, not even by a spy
seats 2 turn #0 orders ranking_points=hide
terrain 10C Pla | band 10C #0 40RED | den 9C free Red 90 militia=30 | spy 9C #0 RED
= view #0 hexes.9C.population absent ; view #0 hexes.9C.militia absent ; blind #0 den 9C free Red 60 militia=10

SW-3.4 spies of other clans are never seen
seats 2 turn #0 orders ranking_points=hide
terrain 9C 10C Pla | band 10C #0 40RED | spy 9C #1 RED
= view #0 hexes.9C.spies absent ; blind #0 spy 9C #1 GRN ; view #1 hexes.9C.spies 1 ; view #1 spies[0].at 9C ; view #0 spies []

SW-3.5 terrain seen before stays on the map, with its turn; lizards do not
seats 2 turn #0 orders
terrain 8C 9C 10C 11C 12C Pla | band 10C #0 40RED | band 8C #1 30RED
*: turn
= view #0 hexes.8C.known sight ; view #0 hexes.8C.clan 2
#0: MO 10C S S
*: turn
= view #0 hexes.8C.known old ; view #0 hexes.8C.terrain Pla ; view #0 hexes.8C.turn 1 ; view #0 hexes.8C.clan absent
= view #0 hexes.14C.known sight ; blind #0 terrain 8C Wat

SW-3.5 not without map_memory
seats 2 turn #0 orders map_memory=off
terrain 8C 9C 10C 11C 12C Pla | band 10C #0 40RED
*: turn
#0: MO 10C S S
*: turn
= view #0 hexes.8C absent ; view #0 hexes.10C.known sight

SW-17.1 all about what is one's own: band, den, spies, points, orders
seats 2 turn #0 orders
terrain 10C Swa ; 9C Fer ; 11D Fer | turn 4 | band 10C #0 40RED 2BLK hungry good mired=5 | den 10D #0 Grn 70 | spy 12C #0 YEL age=3
#0: MO 10C N
= view #0 hexes.10C.lizards [40,0,0,0,2] ; view #0 hexes.10C.hunger 2 ; view #0 hexes.10C.skill 1 ; view #0 hexes.10C.mired 5
= view #0 hexes.10D.population 70 ; view #0 hexes.10D.fertile 2 ; view #0 spies[0].at 12C ; view #0 spies[0].age 3 ; view #0 spies[0].colour Yellow
= view #0 points.warriors 42 ; view #0 points.dens 1 ; view #0 points.homes 1 ; view #0 orders[0] MO10CN ; view #0 acted true ; view #1 acted false
= view #1 orders [] ; lacks #1 10C ; lacks watcher 10C ; view watcher points absent ; view watcher orders absent

SW-17.1 the life of a raft is known with a green lizard aboard
seats 2 turn #0 orders
raft 10C 6 | band 10C #0 40RED | raft 20C 6 | band 20C #0 39RED 1GRN
= view #0 hexes.10C.raft true ; view #0 hexes.20C.raft 6 ; blind #0 raft 10C 3 ; aware #0 raft 20C 3

SW-17.1 the ranking with its points, or without, and the threshold
seats 2 turn #0 orders victory_per_home=3000
band 10C #0 40RED | band 20C #1 50RED
= view watcher threshold 6000 ; view watcher clans[0].points 2090 ; view #0 clans[1].points 2100 ; view #0 clans[1].rank 1 ; view #0 clans[0].rank 2
seats 2 turn #0 orders ranking_points=hide
band 10C #0 40RED | band 20C #1 50RED
= view watcher clans[0].points absent ; view #0 clans[0].points 2090 ; view #0 clans[1].points absent ; view #0 clans[1].rank 1

SW-17.3, SW-17.4 who owns a temple or bridge that is not one's own is not told, and no view depends on it
seats 2 turn #0 orders ranking_points=hide
terrain 10C Pla | band 10C #0 40RED | temple 9C #1 | bridge 11C #1 | temple 10D free | temple 8C #0
= view #0 hexes.9C.owner unknown ; view #0 hexes.11C.owner unknown ; view #0 hexes.10D.owner unknown ; view #0 hexes.8C.owner 1
= blind #0 temple 9C free ; blind #0 bridge 11C free ; aware #0 temple 8C free

SW-22.7 one's own dens, temples and bridges are drawn though nobody sees them
seats 2 turn #0 orders
den 10C #0 Red 50 | temple 15C #0 | bridge 20C #0 | terrain 16C Fer | temple 25C #1
= view #0 hexes.10C.known own ; view #0 hexes.15C.terrain Tem ; view #0 hexes.15C.owner 1 ; view #0 hexes.20C.bridge true
= view #0 hexes.16C absent ; view #0 hexes.25C absent

SW-15.4 after the end everybody sees everything
seats 2 turn #0 orders
terrain 10C Scr | band 10C #0 30RED 9BLK | den 20C free Red 90 militia=30 | terrain 21C Fer ; 20B Fer | spy 25C #0 RED
= view #1 hexes.20C absent ; lacks watcher 10C
#1: surrender
*: turn
= winner #0 ; view #1 hexes.10C.lizards [30,0,0,0,9] ; view watcher hexes.10C.number 39 ; view #1 hexes.20C.militia 30
= view #1 spies[0].at 25C ; view watcher spies[0].clan 1 ; view #1 clans[0].state active ; view #0 clans[1].state surrendered

SW-3.5 what is one's own counts as seen: a den that is lost stays on the map
seats 2 turn #0 orders
den 10C #0 Red 50 | terrain 11C Fer ; 14C Pla | band 13C #1 40RED | terrain 12C Pla
*: turn
= view #0 hexes.10C.known own
#1: MO 13C N N
*: turn
#1: MO 11C N
*: turn
= den 10C #1 Red 50 ; view #0 hexes.10C.known old ; view #0 hexes.10C.terrain Den ; view #0 hexes.10C.turn 2 ; view #0 hexes.10C.owner absent
