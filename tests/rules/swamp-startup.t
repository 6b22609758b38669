-- Lizards!: what a clan may choose before the first turn (SW-18), its name (SW-4.1), and the world that is made of it.

SW-18.8 SW-18.1 each default starts with its points, and no choice means Default 3
game swamp seats=5 victory_per_home=10000
#0: default 1
#1: default 2
#3: default 4
#4: default 3
*: turn
= score #0 2290 ; score #1 2670 ; score #2 2460 ; score #3 2310 ; score #4 2460 ; rank #1 #2 #4 #3 #0
= points #0 230 30 0 1 0 1 0 ; points #1 580 90 0 1 0 0 0 ; points #2 410 50 0 1 0 0 0 ; points #3 170 90 0 1 2 0 0
= turn 0 ; map 40 8 ; threshold 50000 ; told all turn - 0

SW-18.1 the last choice counts, and a design that is begun is no default any more
game swamp seats=2 victory_per_home=2500
#0 no SW-18.1: default 0, default 5, design 0 0, design 9 0, design 1 8, design 1 -1
#0: default 4, default 2
#1: default 1, design 1 0
*: turn
= score #0 2670
-- an empty design has no home: Default 3
= score #1 2460

SW-18.1 SW-20.1 designs of one's own can be forbidden
game swamp seats=2 setups=defaults victory_per_home=2500
#0 no SW-18.1: design 1 1
#0: default 1
#0 no SW-18.9: plot 1 Red

SW-18.1 nothing is chosen once the game has begun, and nothing ordered before
game swamp seats=2 victory_per_home=2500
#0 no SW-6.1: MO 1A N, clear, surrender, stay
#0: ready
= wait #1 ; next #0 #1 start-up
#0: default 1
= wait #0 #1
#0: ready
#1: ready
= next #0 #1 orders ; score #0 2290
#0 no SW-18.1: default 1, design 1 1, plot 1 Red, name Late

SW-18.9 a hex of a design can be filled again: the last counts
game swamp seats=2 victory_per_home=2500
#1 no SW-18.9: plot 1 Red
#0: design 1 1
#0 no SW-18.9: plot 0 Pla, plot 8 Pla
#0 no LZ-1: plot 1, plot 1 Xxx
#0: plot 1 Blk 20POP 100BLK, plot 4 Fer, plot 7 Tem, plot 1 Red 10POP 35RED 5BLK
*: turn
-- 100 + 110 + 15 + 30 + 25 + 40; five black ones are not ten
= points #0 30 40 0 1 0 1 0 ; score #0 2100

SW-18.4 SW-18.5 a design is cut down to 1200 points
game swamp seats=2 victory_per_home=2500
#0: design 1 1, plot 1 Blk 20POP 100BLK, plot 2 Fer 50GRY, plot 3 Tem 100YEL 80BLK, plot 4 Fer 60RED, plot 5 Swa, plot 7 Whi
*: turn
-- 100 BLK, 50 GRY, 100 YEL, 60 RED; 50 in the den; the temple
= points #0 310 50 0 1 0 1 0

SW-18.6 SW-19.2 everybody starts sated and unskilled, and nothing is built
game swamp seats=2 victory_per_home=2500 seed=lizards
*: turn
= missed #0 0 ; orders #0 0 ; points #0 410 50 0 1 0 0 0

SW-4.1 a clan has a name and a code
game swamp seats=3
#0: name Spies Of Slime
= name #0 Spies Of Slime ; code #0 SPS ; told all named #0 Spies Of Slime
#1 no SW-4.1: name Spies Of Slime, name spies of slime
#1: name Spiders
= code #1 SPI
#1: name Spyders
= code #1 SPA ; name #1 Spyders
#2: name Alligators
= code #2 ALA
#2: name Spam
= code #2 SPB
#2: name The Mud
= code #2 MUD

SW-4.1 who chooses none has one all the same
game swamp seats=2
= name #0 Mudwalkers ; code #0 MUD ; name #1 Slow Thunder ; code #1 SLT
#1 no SW-4.1: name Mudwalkers

SW-20.4 only so many clans as have a map
game swamp no SW-20.4: seats=7
game swamp no SW-20.4: seats=11
game swamp no SW-20.4: seats=13
game swamp no SW-20.4: seats=14

SW-20.4 a world for eight
game swamp seats=8 preset=quick8
*: turn
= map 32 16 ; threshold 8000

SW-20.2 a duel
game swamp preset=duel
*: turn
= map 16 8 ; threshold 5000
