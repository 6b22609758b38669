-- Lizards!, docs/rules/swamp.md, section 8: FR, LO, and what CH needs before anything is sung. How many stones hit on
-- average is a unit test (games/swamp/rules/swamp_lob_test.c); the chants themselves are in swamp-chant.t.

SW-8.1 WE-17 those of the den's colour join it, the others go wild
seats 2 turn #0 orders
den 7AE #0 Green 40 | terrain 6AE 8AE Fer | band 7AE #0 30GRN 5RED
#0: FR 7AE 10GRN
*: turn
= result #0 1 OK 7AE 0 0 ; den 7AE #0 Green 74 ; band 7AE #0 20GRN 5RED -- 40 have grown to 64
= freed #0 7AE 0 10 0 0 0 10 ; untold #1 freed
seats 2 turn #0 orders
den 7AE #0 Red 40 | terrain 6AE 8AE Fer | band 7AE #0 30GRN 5RED
#0: FR 7AE 10GRN
*: turn
= den 7AE #0 Red 64 ; band 7AE #0 20GRN 5RED ; freed #0 7AE 0 10 0 0 0 0

SW-8.1 WE-17 an unsettled den is settled at ten: by the one colour, or by chance
seats 2 turn #0 orders
den 7AE #0 new 0 | terrain 6AE Fer | band 7AE #0 30GRN 6RED
#0: FR 7AE 10GRN
*: turn
= den 7AE #0 Green 14 ; settled #0 7AE Green
seats 2 turn #0 orders
den 7AE #0 new 0 | terrain 6AE Fer | band 7AE #0 30GRN 6RED
#0: FR 7AE 6RED
*: turn
= den 7AE #0 Red 10 ; settled #0 7AE Red
seats 2 turn #0 orders
den 7AE #0 new 0 | terrain 6AE Fer | band 7AE #0 6GRN 6RED
random 4
#0: FR 7AE 6RED 6GRN
*: turn
= den 7AE #0 Black 16 ; settled #0 7AE Black ; band 7AE none

SW-8.1 the den remembers every colour freed into it
seats 2 turn #0 orders
den 7AE #0 new 0 | terrain 6AE Fer | band 7AE #0 30GRN 30RED
#0: FR 7AE 1RED
*: turn
= den 7AE #0 new 5 freed=RED ; untold #0 settled
#0: FR 7AE 1GRN -- nomads have made it 9
random 2
*: turn
= den 7AE #0 Grey 10
seats 2 turn #0 orders
den 7AE #0 new 3 freed=GRN | terrain 6AE Fer | band 7AE #0 30GRN
#0: FR 7AE 2GRN, FR 7AE 1GRN
*: turn
= den 7AE #0 Green 10
seats 2 turn #0 orders
den 7AE #0 new 3 freed=GRN | terrain 6AE Fer | band 7AE #0 30GRN
#0: FR 7AE 2GRN -- nine are not enough
*: turn
= den 7AE #0 new 9 freed=GRN

SW-8.1 per colour the smaller of asked and present; without counts all of them
seats 2 turn #0 orders
terrain 10C 10D Pla | band 10C #0 5RED 5GRN ; 10D #0 7YEL 1BLK
#0: FR 10C 9RED 2GRN 4BLK, FR 10D
*: turn
= band 10C #0 3GRN ; band 10D none ; freed #0 10C 5 2 0 0 0 0 ; freed #0 10D 0 0 0 7 1 0

SW-8.1 nobody there, nobody of the colour: NOBAND
seats 2 turn #0 orders
terrain 10C 10D Pla | band 10C #0 5RED ; 10D #1 5RED | spy 11C #0 RED
#0: FR 10C 5GRN, FR 10D, FR 11C, FR 12C
*: turn
= result #0 1 NOBAND 10C 0 0 ; result #0 2 NOBAND 10D ; result #0 3 NOBAND 11C ; result #0 4 NOBAND 12C
= band 10C #0 5RED ; band 10D #1 5RED ; spy 11C #0 RED age=2

SW-8.1 SW-8.7 freeing neither needs mobility nor takes it away
seats 2 turn #0 orders
terrain all Pla 10C Swa | band 10C #0 10RED mired=1 ; 20C #0 10RED
#0: FR 10C 4RED, FR 20C 4RED, MO 20C S, MO 10C S
*: turn
= result #0 1 OK ; result #0 3 OK ; result #0 4 IMMOBILE ; band 21C #0 6RED ; band 10C #0 6RED

SW-8.1 excess of a den waits for the next World Phase
seats 2 turn #0 orders
den 7AE #0 Green 50 | terrain 6AE Fer | band 7AE #0 30GRN
#0: FR 7AE
*: turn
= den 7AE #0 Green 80
*: turn
= den 7AE #0 Green 50

SW-8.2 each Yellow hits three times in ten; victims are drawn; the throwers cannot move
seats 3 turn #0 orders
terrain all Pla | band 10C #0 5YEL 20RED ; 11D #1 2RED 2GRN ; 13D #2 1RED
#0: LO 10C SE, MO 10C N
random 29 30 29 30 99 -- two hits
random 3 0 -- of 2 RED 2 GRN the fourth, GRN; of 2 RED 1 GRN a RED
*: turn
= result #0 1 OK ; result #0 2 IMMOBILE 10C 3 ; band 11D #1 1RED 1GRN ; band 10C #0 20RED 5YEL
= lobbed #0 10C 11D 2 ; told #1 stoned #1 11D 1 ; lost #1 11D stones 1 1 0 0 0 ; untold #0 lost
= told #1 stones - 10C 11D ; told #2 stones - 10C 11D ; untold #2 lobbed ; untold #2 stoned ; untold #0 stones

SW-8.2 SW-17.2 who sees the throwers' hex learns whose stones they are: from two hexes off everybody does
seats 2 turn #0 orders
terrain all Pla | band 10C #0 1YEL ; 12C #1 2RED
#0: LO 10C S S
random 0
*: turn
= told #1 stoned #1 12C 1 ; band 12C #1 1RED

SW-8.2 WE-16 walls stop stones: no roll, but the throwers have thrown
seats 2 turn #0 orders
terrain all Pla 11D Rui 20D Tem | band 10C #0 50YEL ; 11D #1 40RED | band 20C #0 50YEL ; 20D #1 40RED
den 30D #1 Red 50 | terrain 29D Fer | band 30C #0 50YEL ; 30D #1 40RED
#0: LO 10C SE, LO 20C NE, LO 30C NE, MO 10C N, MO 20C S, MO 30C S
*: turn
= band 11D #1 40RED ; band 20D #1 40RED ; band 30D #1 40RED
= result #0 1 OK ; result #0 4 IMMOBILE ; result #0 5 IMMOBILE ; result #0 6 IMMOBILE
= lobbed #0 10C 11D 0 ; untold #1 stoned ; told #1 stones - 10C 11D

SW-8.2 own warriors and spies are never hit; nobody there, no roll
seats 2 turn #0 orders
terrain all Pla | band 10C #0 50YEL ; 11D #0 40RED ; 20C #0 5YEL | spy 20D #1 RED
#0: LO 10C SE, LO 20C NE
*: turn
= band 11D #0 40RED ; spy 20D #1 RED age=2 ; result #0 1 OK ; result #0 2 OK

SW-8.2 no more hits than there are lizards, though every Yellow draws
seats 2 turn #0 orders
terrain all Pla | band 10C #0 6YEL ; 11D #1 2RED 1GRN
#0: LO 10C SE
random 6x0
*: turn
= band 11D none ; lobbed #0 10C 11D 3 ; lost #1 11D stones 2 1 0 0 0

SW-8.2 NOBAND, NOYELLOW, LOBBED, RANGE
seats 2 turn #0 orders
terrain all Pla | band 10C #0 9RED ; 20C #0 1YEL ; 30C #0 1YEL 1BLK
#0: LO 5C N, LO 10C N, LO 20C N, LO 20C S, LO 30C NE SW
*: turn
= result #0 1 NOBAND 5C ; result #0 2 NOYELLOW 10C ; result #0 3 OK ; result #0 4 LOBBED 20C ; result #0 5 RANGE
seats 2 turn #0 orders wrap=off
terrain all Pla | band 1C #0 9YEL
#0: LO 1C N, MO 1C S
*: turn
= result #0 1 RANGE ; result #0 2 OK

SW-8.2 SW-13.1 one death by stones disturbs builders; a miss does not
seats 2 turn #0 orders
terrain all Pla | band 10C #0 1YEL ; 11D #1 20GRN ; 20C #0 1YEL ; 21D #1 20GRN
#0: LO 10C SE, LO 20C SE
#1: BF 11D, BF 21D
random 0 99
*: turn
= result #1 1 DISTURBED 11D 6 ; result #1 2 OK ; band 11D #1 19GRN

SW-8.3 SW-9.11 the chant's minimum; m is the number given, at most those there
seats 2 turn #0 orders
terrain all Pla | band 10C #0 9BLK ; 20C #0 300BLK
#0: CH 10C EYES, CH 20C 9BLK EYES, CH 20C 10BLK EYES, CH 5C EYES
*: turn
= result #0 1 NOBLACK 10C 10 9 ; result #0 2 NOBLACK 20C 10 9 ; result #0 3 OK ; result #0 4 NOBAND 5C
= sung #0 EYES 20C 20C 10 0 ; untold #1 sung
seats 2 turn #0 orders
terrain all Pla | band 20C #0 60BLK
#0: CH 20C 200BLK EYES
*: turn
= sung #0 EYES 20C 20C 60 0

SW-8.3 a failed chant costs nothing; a sung one holds the whole band, effect or not
seats 2 turn #0 orders
terrain all Pla | band 10C #0 9BLK 5RED ; 20C #0 25BLK 5RED
#0: CH 10C EYES, MO 10C N, CH 20C REVE, MO 20C N, CH 20C N REVE
*: turn
= result #0 2 OK ; band 9C #0 9BLK 5RED ; result #0 3 NOEFFECT ; result #0 4 IMMOBILE 20C 2 ; result #0 5 SUNG 20C
= band 20C #0 25BLK 5RED

SW-8.4 the target: own hex, one or two steps; off the map it is RANGE and nothing is sung
seats 2 turn #0 orders wrap=off
terrain all Pla | band 1C #0 10BLK
#0: CH 1C N EYES, CH 1C S S EYES
*: turn
= result #0 1 RANGE 1C ; result #0 2 OK 3C ; eyed-hex #0 3C Pla 0 free
#0: CH 1C EYES
*: turn
= eyed-band #0 1C 1 0 0 0 0 10
#0: CH 1C S EYES
*: turn
= eyed-hex #0 2C Pla 0 free
seats 2 turn #0 orders
#0 no SW-8.4: CH 1C SHUN, CH 1C N GATE
#0 no SW-8.3: CH 1C 3C EYES

SW-8.5 SW-9.11 reversion by the table, rounded down, only with an effect, not in a Temple
seats 2 turn #0 orders
terrain all Pla | band 10C #0 109BLK ; 11D #1 5RED ; 20C #0 109BLK
#0: CH 10C SE FREE, CH 20C SE FREE
*: turn
= band 10C #0 77BLK 32RED ; sung #0 FREE 10C 11D 109 32 ; band 20C #0 109BLK ; sung #0 FREE 20C 21D 109 0
seats 2 turn #0 orders
terrain all Pla | temple 10C #0 | band 10C #0 109BLK ; 11D #1 5RED
#0: CH 10C SE FREE
*: turn
= band 10C #0 109BLK ; result #0 1 OK ; sung #0 FREE 10C 11D 109 0
seats 2 turn #0 orders
terrain all Pla | band 10C #0 150BLK ; 11D #1 5RED
#0: CH 10C SE 100BLK FREE -- of the hundred who sang
*: turn
= band 10C #0 120BLK 30RED

SW-8.6 one lob and one chant by the same band
seats 2 turn #0 orders
terrain all Pla | band 10C #0 10BLK 3YEL 10GRN
#0: CH 10C EYES, LO 10C N, FR 10C 1YEL, BF 10C, CH 10C N EYES, LO 10C S
*: turn
= result #0 1 OK ; result #0 2 OK ; result #0 3 OK ; result #0 4 OK ; result #0 5 SUNG ; result #0 6 LOBBED

SW-8.6 SW-9.3 R-59 WE-45 the marks go with the lizards: shunted, they have still sung, and nobody builds where he fell
seats 2 turn #0 orders
terrain all Pla | band 10C #0 150BLK 20GRN ; 8C #1 50BLK
shuffled
#0: CH 10C EYES, CH 12C EYES, MO 12C S, BF 12C
#1: CH 8C S S SHUN -- lists are laid by seat and line; the shuffle changes lines 2 of #0 and 1 of #1
random 1 1 -- of the three chants the last and the middle one change places
*: turn
= result #0 1 OK ; result #0 2 SUNG 12C ; result #0 3 IMMOBILE 12C 2 ; result #0 4 DISTURBED 12C 4
= band 12C #0 150BLK 20GRN ; told #0 shunted #0 10C 12C 1 170

SW-8.7 mired, frozen, sung and lobbed bands neither move nor flee; building is still open to them
seats 2 turn #0 orders
terrain all Pla 30C Swa | band 10C #0 100BLK ; 10D #1 20GRN ; 30C #1 20GRN mired=2 ; 20C #1 1YEL 20GRN
turn 1
#0: CH 10C NE FREE
#1: MO 10D N, SP 10D N 5GRN, BF 10D, MO 30C N, BF 30C, LO 20C N, MO 20C N, BF 20C
*: turn
= result #1 1 IMMOBILE 10D 1 ; result #1 2 IMMOBILE 10D 1 ; result #1 3 OK ; result #1 4 IMMOBILE 30C 0
= result #1 5 OK ; result #1 7 IMMOBILE 20C 3 ; result #1 8 OK
