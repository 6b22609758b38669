-- The rules of Duel: docs/rules/duel.md.

DU-1.1 two to four seats
game duel no DU-1.1: seats=1
game duel no DU-1.1: seats=5
game duel seats=4 seed=1
= next #0 #1 #2 #3 choice ; wait #0 #1 #2 #3

DU-1.2 a purse is its owner's secret
seats 2 purse=10 // purses 10 20
= view #0 seats[0].coins 10 ; view #0 seats[1].coins null ; blind #0 purse #1 13 ; aware #1 purse #1 13
= blind watcher purse #0 11 | purse #1 11

DU-1.2 it holds from as many coins as the option says to twice as many
game duel seats=2 seed=3 purse=5
= told #0 dealt #0 6 ; untold #1 dealt #0 6 ; untold watcher dealt #0 6 ; purse #0 6
game duel no: purse=4
game duel no: purse=13

DU-1.3 the options
game duel no: rounds=0
game duel no: rounds=21
game duel no: patience=999
game duel seats=2 seed=1
= alarm never ; view #0 rounds 5

DU-2.1 all choose at once, in any order, and nobody after the last round
seats 3 purse=10 rounds=1 // purses 10 11 12
#2: stake 1 rock
= wait #0 #1 ; next #0 #1 #2 choice
#0: stake 0 rock // #1: stake 0 rock
= next over ; legal #0 -
#1 no DU-2.1: stake 1 rock

DU-2.2 no more than the purse holds
seats 2 purse=5 // purses 5 6 | net -4 4
#0 no DU-2.2: stake 2 rock, stake -1 rock
#1 no DU-2.2: stake 11 paper
= legal #0 stake 0 rock, stake 1 rock, stake 0 paper, stake 1 paper, stake 0 scissors, stake 1 scissors
#0: stake 1 rock // #1: stake 10 rock
= net -4 4

DU-2.3 all hear that a seat has chosen, and only itself what
seats 3 purse=10 // purses 10 10 10
#1: stake 4 paper
= told all laid #1 ; told #1 chose #1 4 paper ; untold #0 chose #1 4 paper ; untold watcher chose #1 4 paper
= view #1 mine.stake 4 ; view #0 mine null ; blind #0 draft #1 9 rock ; aware #1 draft #1 9 rock ; blind watcher draft #1 0 rock

DU-2.4 a seat may choose again, and nobody else notices
seats 3 purse=10 // purses 10 10 10
@1000 #1: stake 4 paper
= inputs 1 1 1 ; last 1000 1000 1000
@2000 #1: stake 5 rock
@3000 #1: stake 6 rock
= draft #1 6 rock ; inputs 1 3 1 ; last 1000 3000 1000 ; wait #0 #2
= untold #0 laid #1 ; told #1 chose #1 6 rock ; told watcher nothing
@4000 #0: stake 1 scissors
= inputs 2 4 2 ; last 4000 4000 4000
#2: stake 0 scissors
= told all shown #1 6 rock ; net -1 1 0

DU-2.5 the round closes when all have chosen
seats 2 purse=10 // purses 10 10 | draft #0 3 rock
= round 1 ; wait #1 ; untold all shown #0 3 rock
#1: stake 4 scissors
= round 2 ; wait #0 #1 ; told all closed #0 1 ; draft #0 none ; draft #1 none

DU-2.6 the clock closes it without those who have not chosen
game duel seats=3 seed=7 patience=5000 now=1000
= alarm 6000
@1000 #0: stake 3 rock // @1000 #1: stake 2 scissors
tick +3999
= round 1 ; wait #2 ; untold all missed #2
tick +1
= told all missed #2 ; told all shown #0 3 rock ; net 2 -2 0 ; round 2 ; wait #0 #1 #2 ; alarm 11000 ; now 6000
tick
= told all missed #0 ; told all missed #1 ; net 2 -2 0 ; round 3

DU-3.1 all choices are shown to all
seats 2 purse=10 // purses 10 15
#0: stake 3 rock // #1: stake 12 rock
= told #0 shown #1 12 rock ; told watcher shown #0 3 rock ; view watcher seats[1].shown.stake 12 ; proven #1 12 ; proven #0 10
= blind #0 purse #1 12 ; blind #0 purse #1 20

DU-3.2 the set says what beats what; the same weapon beats nothing
seats 2 purse=10 // purses 10 10
#0: stake 3 rock // #1: stake 3 scissors
= net 3 -3
#0: stake 2 scissors // #1: stake 2 paper
= net 5 -5
#0: stake 1 rock // #1: stake 1 paper
= net 4 -4
#0: stake 9 paper // #1: stake 6 paper
= net 4 -4

DU-3.3 a beaten seat pays the smaller stake
seats 2 purse=10 // purses 10 10
#0: stake 8 rock // #1: stake 3 scissors
= told all paid #1 #0 3 ; net 3 -3
#0: stake 1 rock // #1: stake 7 scissors
= told all paid #1 #0 1 ; net 4 -4

DU-3.3 divided by those who beat it, rounded down
seats 4 purse=10 // purses 10 10 10 10
#0: stake 5 rock // #1: stake 9 rock // #2: stake 1 rock // #3: stake 10 scissors
= net 1 3 0 -4 ; untold all paid #3 #2 0

DU-3.4 no coin is made, none is lost
seats 3 purse=10 // purses 10 10 10
#0: stake 5 rock // #1: stake 6 paper // #2: stake 7 scissors
= net 0 -1 1 ; score 10 9 11

DU-3.5 the most coins win, and the purses are shown
seats 2 purse=10 rounds=1 // purses 12 17
#0: stake 2 rock // #1: stake 5 scissors
= next over ; told all purse #0 14 ; told all purse #1 15 ; told all won #1 15 ; winner #1 ; view #0 seats[1].coins 15 ; alarm never

DU-3.5 seats with equally many share
seats 3 purse=10 rounds=1 // purses 13 13 10
#0: stake 0 rock // #1: stake 0 rock // #2: stake 0 rock
= winner #0 #1 ; told all won #0 13
