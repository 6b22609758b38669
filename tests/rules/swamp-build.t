-- Lizards!, docs/rules/swamp.md, section 13: RE, GI, and what green and grey lizards build and destroy.

-- Undisturbed

SW-13.1 a battle in the hex disturbs, also one that was won
seats 2 turn #0 orders
terrain all Pla | band 10C #0 20GRN ; 10D #1 1RED
#0: BF 10C
#1: MO 10D SW
random *x0
*: turn
= result #0 1 DISTURBED 10C 1 0 ; terrain 10C Pla

SW-13.1 SW-9.4 a sea monster disturbs
seats 2 turn #0 orders
terrain all Pla 10C 9C Wat | bridge 10C #0 | bridge 9C #0 | band 10C #0 200GRY ; 11C #1 60BLK
#0: DB 10C N
#1: CH 11C N SUMM
*: turn
= result #0 1 DISTURBED 10C 2 ; bridge 9C #0

SW-13.1 WE-34 own lizards that come, pass through or return disturb
seats 2 turn #0 orders
terrain all Pla | band 10C #0 10GRN ; 9C #0 5RED ; 20C #0 10GRN ; 19C #0 5RED ; 30C #0 20GRN
#0: MO 9C S, MO 19C S S, SP 30C N S 5GRN, BF 10C, BF 20C, BF 30C
*: turn
= result #0 4 DISTURBED 10C 3 ; result #0 5 DISTURBED 20C 3 ; result #0 6 DISTURBED 30C 3 ; terrain 10C 20C 30C Pla

SW-13.1 a spy caught in the hex disturbs; own spies do not
seats 2 turn #0 orders
terrain all Pla | band 10C #0 10GRN ; 20C #0 10GRN | spy 11C #1 RED ; 21C #0 RED ; 20C #0 RED
#0: BF 10C, SN 21C N, BF 20C
#1: SN 11C N
random 0
*: turn
= result #0 1 DISTURBED 10C 5 ; result #0 2 OK ; result #0 3 OK ; terrain 20C Fer

SW-13.1 SW-12.1 a death by lava disturbs
seats 2 turn #0 orders
terrain all Pla 9C Vol | band 10C #0 30GRN
#0: BF 10C
random 7 3x99 0 29x99 3x99 -- it erupts; quakes nowhere; one of thirty dies
*: turn
= result #0 1 DISTURBED 10C 7

SW-13.1 chants sung or suffered, own lobs, those who leave, recruiting, a gift: none of them disturbs
seats 2 turn #0 orders
terrain all Pla | band 10C #0 20GRN 10BLK 1YEL ; 20C #0 20GRN ; 19C #1 100BLK ; 30C #0 20GRN 5RED
#0: CH 10C EYES, LO 10C N, SP 30C N 5RED, BF 10C, BF 20C, BF 30C
#1: CH 19C S FREE
*: turn
= result #0 4 OK ; result #0 5 OK ; result #0 6 OK ; terrain 10C 20C 30C Fer
seats 2 turn #0 orders
terrain 9C Fer 10C 11C Pla | bridge 11D #0 | den 10C #0 Red 50 home | band 10C #0 20GRY
#0: RE 10C, DB 10C SE
*: turn
= result #0 1 OK ; result #0 2 OK ; bridge 11D none
seats 2 turn #0 orders
terrain all Pla | band 10C #0 20GRN
#0: GI 10C 2
#1: BF 10C
*: turn
= result #1 1 OK ; terrain 10C Fer

SW-13.1 the workers must have been there from the start
seats 2 turn #0 orders
terrain all Pla | band 10C #0 20GRN
#0: MO 10C N, BF 9C
*: turn
= result #0 2 DISTURBED 9C 8 ; terrain 9C Pla

-- RE

SW-13.2 WE-9 34 of a hundred, rounded down; they leave the den and are a group that has moved
seats 2 turn #0 orders
den 10C #0 Yellow 50 home | terrain 9C 11C 10D Fer
#0: RE 10C
*: turn
= den 10C #0 Yellow 55 home ; band 10C #0 28YEL ; recruited #0 10C 28 Yellow 55 ; untold #1 recruited -- of 83

SW-13.2 of three hundred 102
seats 2 turn #0 orders
den 10C #0 Grey 300 home | terrain 9C 10D 11D 11C 11B 10B Fer
#0: RE 10C, DB 10C N
*: turn
= band 10C #0 102GRY ; den 10C #0 Grey 198 home ; result #0 2 DISTURBED 10C 8 -- recruits were not there from the start

SW-13.2 WE-9 too few, or no room
seats 2 turn #0 orders
den 10C #0 Red 100 home ; 20C #0 Red 1 ; 28C #0 Red 100 | terrain 9C 11C 19C 27C 29C Fer | band 10C #0 290GRN ; 28C #0 300GRN
#0: RE 10C, RE 20C, RE 28C
*: turn
= den 10C #0 Red 90 home ; band 10C #0 290GRN 10RED ; result #0 2 NORECRUITS 20C ; result #0 3 NORECRUITS 28C

SW-13.2 NOTOWNER, UNSETTLED, NOHOME, DONE
seats 2 turn #0 orders
bare #0 | den 10C #1 Red 50 ; 20C #0 new 0 ; 28C #0 Red 50 | terrain 9C 19C 27C Fer
#0: RE 5C, RE 10C, RE 20C, RE 28C
*: turn
= result #0 1 NOTOWNER 5C 0 0 ; result #0 2 NOTOWNER 10C ; result #0 3 UNSETTLED 20C ; result #0 4 NOHOME 28C
seats 2 turn #0 orders
bare #0 #1 | den 10C #0 Red 50 ; 20C #0 Red 50 home | terrain 9C 19C Fer | band 5C #1 5RED
#0: RE 10C, GI 10C 2
#1: RE 10C
*: turn
= result #0 1 OK ; result #1 1 NOHOME -- a clan without one

SW-13.2 a den is recruited from once in a turn, whoever owns it then; any home den will do
seats 2 turn #0 orders
bare #0 | den 10C #0 Red 50 ; 1A #0 Red 50 home | terrain 9C 2A Fer
#0: RE 10C, GI 10C 2
#1: RE 10C
*: turn
= result #0 1 OK 10C 0 0 ; result #0 2 OK ; result #1 1 DONE 10C ; den 10C #1 Red 33 ; band 10C #1 17RED

SW-13.2 SW-6.4 a den taken this turn can be recruited from
seats 2 turn #0 orders
terrain all Pla 9D Fer | den 10D free Red 50 | band 10C #0 10RED
#0: MO 10C NE, RE 10D
*: turn
= result #0 2 OK ; band 10D #0 27RED ; den 10D #0 Red 33

-- GI

SW-13.3 WE-37 everything of the giver's changes owner: band, den, temple, bridge; spies stay
seats 2 turn #0 orders
den 17R #0 Red 50 | terrain 16R Fer | band 17R #0 30RED | spy 18R #0 GRN
#0: GI 17R 2
*: turn
= band 17R #1 30RED ; den 17R #1 Red 50 ; gave #0 17R 2 ; gift #1 17R 1 ; untold #0 gift
seats 2 turn #0 orders
bridge 17R #0 | temple 10C #0 | spy 10C #0 GRN
#0: GI 17R 2
#1: GI 10C 1
*: turn
= bridge 17R #1 ; result #1 1 NOTHING ; spy 10C #0 GRN age=2
#0: GI 10C 2
*: turn
= temple 10C #1 ; spy 10C #0 GRN age=3

SW-13.3 WE-37 one a turn; one that failed does not count; GIFTED, BADCLAN, NOTHING, HOMEGIFT in this order
seats 4 turn #0 orders
terrain all Pla | band 10C #0 5RED ; 11C #0 5RED ; 20C #1 5RED | den 30C #0 Red 50 home | terrain 29C Fer | band 30C #0 7RED
clan #3 surrendered | den 25C #2 Red 50 home | terrain 24C Fer
#0: GI 30C 2, GI 10C 1, GI 10C 4, GI 20C 3, GI 25C 2, GI 10C 2, GI 11C 2
*: turn
= result #0 1 HOMEGIFT 30C ; result #0 2 BADCLAN 10C ; result #0 3 BADCLAN 10C ; result #0 4 NOTHING 20C
= result #0 5 NOTHING 25C ; result #0 6 OK ; result #0 7 GIFTED 11C ; band 11C #0 5RED ; band 30C #0 7RED
seats 3 turn #0 orders
terrain all Pla | band 10C #0 5RED ; 11C #1 5RED
#0: GI 10C 2, GI 11C 1
#1: GI 11C 3
*: turn
= result #0 2 GIFTED ; result #1 1 OK -- each clan has a gift of its own
*: turn
= orders #0 0
#1: GI 10C 1
*: turn
= result #1 1 OK -- and a new one every turn

-- Workers

SW-13.4 band, workers, BUSY, DISTURBED, terrain: in this order
seats 2 turn #0 orders
terrain all Pla 10C Pea | band 10C #0 9GRN 49GRY ; 9C #0 1RED ; 20C #1 50GRN
#0: BF 20C, BF 5C, BF 10C, BD 10C, MO 9C S
*: turn
= result #0 1 NOBAND 20C ; result #0 2 NOBAND 5C ; result #0 3 NEEDGREEN 10C 10 9 ; result #0 4 NEEDGREY 10C 50 49
seats 2 turn #0 orders
terrain all Pla 10C Pea | band 10C #0 10GRN 50GRY ; 9C #0 1RED ; 20C #0 10GRN
#0: BF 10C, BD 10C, MO 9C S, BF 20C, DF 20C
*: turn
= result #0 1 DISTURBED ; result #0 2 DISTURBED ; result #0 4 OK ; result #0 5 BUSY 20C

SW-13.4 one green and one grey order by a clan in a hex and turn; a failed one does not count
seats 2 turn #0 orders
terrain all Pla 11D Wat | band 10C #0 20GRN 50GRY
#0: DF 10C, BF 10C, BR 10C N, BB 10C SE, DB 10C SE, BD 10C
*: turn
= result #0 1 BADTERRAIN 10C 1 0 ; result #0 2 OK ; result #0 3 BUSY ; result #0 4 OK ; result #0 5 BUSY ; result #0 6 BUSY
= terrain 10C Fer ; bridge 11D #0
*: turn
#0: DF 10C
*: turn
= result #0 1 OK ; terrain 10C Pla

SW-13.4 R-18 after a gift the other clan may build there too
seats 2 turn #0 orders
terrain all Pla | band 10C #0 20GRN
#0: BF 10C, GI 10C 2
#1: DF 10C
*: turn
= result #0 1 OK ; result #1 1 OK ; terrain 10C Pla

-- Green

SW-13.5 WE-34 ten Greens plant Plains, Swamp and Scrub, and nothing else
seats 2 turn #0 orders
terrain all Pla 10H Swa 10M Scr 10R Fer 20C Pea 20H Rui 20M Tem 20R Cur 30C Wat
band 10C #0 10GRN ; 10H #0 10GRN ; 10M #0 10GRN ; 10R #0 10GRN ; 20C #0 10GRN ; 20H #0 10GRN ; 20M #0 10GRN ; 20R #0 20GRN ; 30C #0 10GRN
random 20x99 -- cursed ground spares them
#0: BF 10C, BF 10H, BF 10M, BF 10R, BF 20C, BF 20H, BF 20M, BF 20R, BF 30C
*: turn
= terrain 10C 10H 10M Fer ; built #0 10C fertile ; untold #1 built ; untold #0 gone
= result #0 4 BADTERRAIN 10R 4 ; result #0 5 BADTERRAIN 20C 5 ; result #0 6 BADTERRAIN 20H 7
= result #0 7 BADTERRAIN 20M 8 ; result #0 8 BADTERRAIN 20R 9 ; result #0 9 BADTERRAIN 30C 11

SW-13.5 SW-13.6 planting loses a half-built den, digging up leaves it; witnesses see it
seats 2 turn #0 orders
terrain all Pla 20C Fer | half 10C 1 ; 20C 1 | turn 1 | band 10C #0 10GRN 50GRY ; 20C #0 10GRN 50GRY ; 12C #1 1RED
#0: BF 10C, BD 10C, DF 20C, BD 20C
*: turn
= half 10C 2 ; terrain 10C Fer ; den 20C #0 new 0 ; told #1 gone - 10C half-built ; told #1 built #0 10C fertile
= told #1 built #0 10C half-built ; result #0 3 OK

SW-13.6 WE-34 ten Greens turn Fertile into Plains
seats 2 turn #0 orders
terrain all Pla 10C Fer | band 10C #0 10GRN ; 20C #0 10GRN ; 12C #1 1RED ; 21C #0 9GRN
#0: DF 10C, DF 20C, DF 21C
*: turn
= terrain 10C Pla ; result #0 2 BADTERRAIN 20C 1 ; result #0 3 NEEDGREEN 21C 10 9
= told #1 terrain - 10C Fer Pla ; told #0 terrain - 10C Fer Pla

SW-13.7 WE-33 twenty Greens in Scrub build a raft in the water beside: life 5, 6 or 7
seats 2 turn #0 orders
terrain 10I Scr | band 10I #0 20GRN ; 13I #1 1RED
#0: BR 10I S
random 2
*: turn
= raft 11I 7 ; terrain 10I Scr ; built #0 11I raft ; told #1 built #0 11I raft
seats 2 turn #0 orders
terrain 10I Scr | band 10I #0 20GRN
#0: BR 10I S
random 0
*: turn
= raft 11I 5
seats 2 turn #0 orders
terrain 10I Scr | band 10I #0 19GRN
#0: BR 10I S
*: turn
= result #0 1 NEEDGREEN 10I 20 19 ; raft 11I none

SW-13.7 BADTERRAIN, NOWATER
seats 2 turn #0 orders
terrain 10C Pla 10I 10N 10S 20C 20I Scr 11I Whi 11N Pla | bridge 11S #1 | raft 21C 4
band 10C #0 20GRN ; 10I #0 20GRN ; 10N #0 20GRN ; 10S #0 20GRN ; 20C #0 20GRN
#0: BR 10C S, BR 10I S, BR 10N S, BR 10S S, BR 20C S
random 0 -- the whirlpool stays where it is
*: turn
= result #0 1 BADTERRAIN 10C 1 ; result #0 2 NOWATER 11I ; result #0 3 NOWATER 11N ; result #0 4 NOWATER 11S
= result #0 5 NOWATER 21C ; raft 21C 3
seats 2 turn #0 orders wrap=off
terrain 32C Scr | band 32C #0 20GRN
#0: BR 32C S
*: turn
= result #0 1 NOWATER

-- Grey

SW-13.8 SW-7.1 WE-35 fifty Greys make a Ruin a den at once; nomads settle it
seats 2 turn #0 orders
terrain 10C Rui 9C Fer | band 10C #0 50GRY ; 12C #1 1RED
#0: BD 10C
*: turn
= den 10C #0 new 0 ; built #0 10C den ; told #1 built #0 10C den
*: turn
= den 10C #0 new 4
*: turn
= den 10C #0 new 8
random 0
*: turn
= den 10C #0 Red 21

SW-13.8 WE-35 elsewhere it takes two turns in a row; any clan's builders may finish
seats 2 turn #0 orders
terrain all Pla 10H Scr 10M Fer | band 10C #0 50GRY ; 10H #0 50GRY ; 10M #0 50GRY
#0: BD 10C, BD 10H, BD 10M, GI 10C 2
*: turn
= half 10C 1 ; half 10H 1 ; half 10M 1 ; built #0 10C half-built ; terrain 10C Pla
= result #0 1 OK 10C 1 0 ; result #0 3 OK 10M 4 0 -- and on what ground it was begun
#0: BD 10H, BD 10M
#1: BD 10C
*: turn
= den 10C #1 new 0 ; den 10H #0 new 0 ; den 10M #0 new 0

SW-13.8 SW-14.3 WE-35 without the second order nothing is left
seats 2 turn #0 orders
terrain all Pla | band 10C #0 50GRY
#0: BD 10C
*: turn
= half 10C 1
*: turn
= half 10C none ; terrain 10C Pla ; told #0 gone - 10C half-built
#0: BD 10C
*: turn
= half 10C 3

SW-13.8 other ground, or too few
seats 2 turn #0 orders
terrain all Pla 10C Swa 10H Pea 10M Tem 10R Wat | den 20C #0 Red 50 | terrain 19C Fer
band 10C #0 50GRY ; 10H #0 50GRY ; 10M #0 50GRY ; 10R #0 50GRY ; 20C #0 50GRY ; 30C #0 49GRY
#0: BD 10C, BD 10H, BD 10M, BD 10R, BD 20C, BD 30C
*: turn
= result #0 1 BADTERRAIN 10C 2 ; result #0 2 BADTERRAIN 10H 5 ; result #0 3 BADTERRAIN 10M 8
= result #0 4 BADTERRAIN 10R 11 ; result #0 5 BADTERRAIN 20C 10 ; result #0 6 NEEDGREY 30C 50 49

SW-13.9 WE-36 a bridge from land over water to one of the three hexes beyond
seats 2 turn #0 orders
terrain 5T 5V Pla | band 5T #0 20GRY
#0: BB 5T SE
*: turn
= bridge 5U #0 ; score #0 2080 ; built #0 5U bridge -- home 2000, 50 den lizards, 20 Greys, 10
seats 2 turn #0 orders
terrain 5T 6U Pla | band 5T #0 20GRY
#0: BB 5T SE
*: turn
= bridge 5U #0
seats 2 turn #0 orders
terrain 5T 6V Pla | band 5T #0 20GRY
#0: BB 5T SE
*: turn
= bridge 5U #0
seats 2 turn #0 orders
terrain 5T 4U 6T 4T Pla | band 5T #0 20GRY -- land on our side only
#0: BB 5T SE
*: turn
= bridge 5U none ; result #0 1 NOLAND 5U
seats 2 turn #0 orders
terrain 5T 5V Pla | band 5T #0 19GRY
#0: BB 5T SE
*: turn
= result #0 1 NEEDGREY 5T 20 19 ; bridge 5U none

SW-13.9 R-34 whirlpools may be bridged, where own lizards swim too; a bridge is not land
seats 2 turn #0 orders
terrain 5T 5V Pla 5U Whi | band 5T #0 20GRY
#0: BB 5T SE
random 0 -- it does not move
*: turn
= bridge 5U #0 ; terrain 5U Whi
*: turn
= bridge 5U #0 -- pinned: no draw
seats 2 turn #0 orders
terrain 5T 5V Pla | band 5T #0 20GRY ; 5U #0 5RED
#0: BB 5T SE
*: turn
= bridge 5U #0
seats 2 turn #0 orders
terrain 5T Pla | bridge 5V #0 | band 5T #0 20GRY
#0: BB 5T SE
*: turn
= result #0 1 NOLAND 5U

SW-13.9 NOLAND, NOWATER
seats 2 turn #0 orders
terrain 5V Pla 10T 10V 10U Pla | bridge 5T #0 | band 5T #0 20GRY ; 10T #0 20GRY
terrain 15T 15V 20T 20V 25T 25V Pla | bridge 15U #1 | raft 20U 4 | band 15T #0 20GRY ; 20T #0 20GRY ; 25T #0 20GRY ; 25U #1 1RED
#0: BB 5T SE, BB 10T SE, BB 15T SE, BB 20T SE, BB 25T SE
*: turn
= result #0 1 NOLAND 5T ; result #0 2 NOWATER 10U ; result #0 3 NOWATER 15U ; result #0 4 NOWATER 20U
= result #0 5 NOWATER 25U ; bridge 15U #1
seats 2 turn #0 orders wrap=off
terrain 32C 1D 2D Pla | band 32C #0 20GRY ; 2D #0 20GRY
#0: BB 32C S, BB 2D NW
*: turn
= result #0 1 NOWATER 32C ; bridge 1C none ; result #0 2 NOLAND 1C -- beyond the edge is no land

SW-13.10 WE-36 twenty Greys destroy a bridge beside them, whose it may be; those on it swim
seats 2 turn #0 orders
terrain 9U Pla | bridge 10T #1 | band 9U #0 20GRY ; 10T #1 30RED
#0: DB 9U SW
*: turn
= bridge 10T none ; band 10T #1 30RED ; told #0 gone - 10T bridge ; told #1 gone - 10T bridge
seats 2 turn #0 orders
terrain 9U Pla | bridge 10T #1 | band 9U #0 19GRY
#0: DB 9U SW
*: turn
= result #0 1 NEEDGREY 9U 20 19 ; bridge 10T #1

SW-13.10 any own hex will do; NOBRIDGE
seats 2 turn #0 orders
terrain 20U Pla | bridge 10T #1 | band 9U #0 20GRY ; 20U #0 20GRY -- swimmers
#0: DB 9U SW, DB 20U SW
*: turn
= result #0 1 OK 10T ; bridge 10T none ; result #0 2 NOBRIDGE 21T
