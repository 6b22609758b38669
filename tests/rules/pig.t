-- The rules of Pig: docs/rules/pig.md. A die shows one more than `random` says.

PIG-1.1 two to eight seats
game pig no PIG-1.1: seats=1
game pig no PIG-1.1: seats=9
game pig seats=8 seed=1
= next #0 turn ; score 0 0 0 0 0 0 0 0

PIG-1.2 only the seat whose turn it is
seats 3 turn #1
#0 no PIG-1.2: roll, hold
#2 no PIG-1.2: roll, hold
= legal roll ; legal #0 - ; next #1 turn

PIG-1.3 a turn begins with a roll
seats 2 turn #0
#0 no PIG-1.3: hold
random 4
#0: roll
= told all rolled #0 5 ; gathered 5 ; rolls 1 ; legal roll, hold ; stand 5 0 ; score 0 0
#0: hold
= told #1 held #0 5 5 ; points #0 5 ; next #1 turn ; gathered 0

PIG-1.4 a one loses what the turn had gathered
seats 2 turn #0 // totals 20 30 | gathered 19 | rolls 3
random 0 // #0: roll
= told watcher lost #0 19 ; totals 20 30 ; next #1 turn ; winner none ; view #1 points[0] 20 ; view #0 gathered 0

PIG-1.5 the first to reach the target wins
seats 2 turn #1 target=50 // totals 49 44 | gathered 5 | rolls 1
#1: hold
= next #0 turn ; score 49 49
random 1 // #0: roll, hold
= next over ; winner #0 ; told #1 won #0 51 ; may - ; alarm never

PIG-1.6 who thinks too long holds what he has
game pig seats=2 seed=7 patience=5000 now=1000
= alarm 6000
random 5 // #0: roll
tick +4999
= next #0 turn ; untold all timed-out
tick +1
= told all timed-out #0 ; points #0 6 ; next #1 turn ; now 6000 ; alarm 11000
tick
= now 11000 ; next #0 turn ; points #1 0
