-- Lizards!, docs/rules/swamp.md, section 9: the ten chants. What a chant needs and how chanters turn red: swamp-lob.t.
-- What a monster leaves of a hundred, and how colours and ground come out on average: games/swamp/rules/swamp_chant_test.c.

-- Eyes

SW-9.1 WE-18 a hidden band and all its colours; nobody reverts, nobody else is told
seats 2 turn #0 orders
terrain all Pla 12C Rui | band 10C #0 10BLK ; 12C #1 30RED 2GRN 4YEL | spy 12C #1 BLK
#0: CH 10C S S EYES
*: turn
= result #0 1 OK 12C ; eyed-hex #0 12C Rui 0 free ; eyed-band #0 12C 2 30 2 0 4 0 ; untold #0 eyed-den
= sung #0 EYES 10C 12C 10 0 ; band 10C #0 10BLK ; untold #1 chanted ; untold #1 eyed-hex

SW-9.1 dens, home dens too: colour, population, militia, owner
seats 2 turn #0 orders
den 11C #1 Black 50 home | den 20C free Grey 50 militia=15 | terrain 12C 21C Fer
terrain 10C 19C Pla | band 10C #0 10BLK ; 19C #0 10BLK
#0: CH 10C S EYES, CH 19C S EYES
*: turn
= eyed-hex #0 11C Den 1 2 ; eyed-den #0 11C Black 50 0 ; eyed-hex #0 20C Den 0 free ; eyed-den #0 20C Grey 50 15
= untold #0 eyed-band

SW-9.1 overlays and their owner; an empty hex is an effect too
seats 2 turn #0 orders
terrain 10C 20C Pla | bridge 11C #1 | band 10C #0 10BLK ; 20C #0 10BLK
#0: CH 10C S EYES, CH 20C S EYES
*: turn
= eyed-hex #0 11C Wat 2 2 ; eyed-hex #0 21C Wat 0 free ; result #0 2 OK

-- Reveal

SW-9.2 WE-19 spies of others in seven hexes die, wherever they sit; two of 25 revert
seats 3 turn #0 orders
terrain all Pla | band 10C #0 25BLK | spy 12C #1 RED ; 11C #2 GRN age=2 ; 11C #0 YEL ; 14C #1 RED
#0: CH 10C S S REVE
*: turn
= spy 12C #1 none ; spy 11C #2 none ; spy 11C #0 YEL age=2 ; spy 14C #1 RED age=2
= told #0 revealed #0 12C 2 ; told #0 revealed #0 11C 3 ; spy-lost #1 12C Red reveal ; spy-lost #2 11C Green reveal
= untold #2 revealed ; untold #1 chanted ; band 10C #0 23BLK 2RED

SW-9.2 a spy in its own den is found; nobody found, nobody reverts
seats 2 turn #0 orders
den 11C #1 Red 50 | terrain 12C Fer 10C 20C Pla | band 10C #0 25BLK ; 20C #0 25BLK | spy 11C #1 RED
#0: CH 10C S REVE, CH 20C REVE
*: turn
= spy 11C #1 none ; result #0 2 NOEFFECT 20C ; band 20C #0 25BLK ; band 10C #0 23BLK 2RED

-- Shunt

SW-9.3 WE-20 three hexes in the last direction; stopped before a band; not out of or over a den
seats 2 turn #0 orders
terrain all Pla | band 14AB #0 100BLK ; 13AA #1 30RED
#0: CH 14AB N SW 100BLK SHUN
*: turn
= band 13AA none ; band 15X #1 30RED ; band 14AB #0 80BLK 20RED ; result #0 1 OK 13AA
= shunted #1 13AA 15X 2 30 ; told #0 shunted #1 13AA 15X 2 30 ; told #1 chanted #0 SHUN 13AA 1
seats 2 turn #0 orders
terrain all Pla | band 14AB #0 100BLK ; 13AA #1 30RED ; 15X #1 5RED
#0: CH 14AB N SW 100BLK SHUN
*: turn
= band 14Y #1 30RED ; band 15X #1 5RED
seats 2 turn #0 orders
terrain all Pla | band 14AB #0 100BLK ; 13AA #1 30RED | den 14Z #0 Red 20
#0: CH 14AB N SW 100BLK SHUN
*: turn
= band 13AA #1 30RED ; band 14AB #0 100BLK ; result #0 1 NOEFFECT ; untold #1 chanted

SW-9.3 SW-17.2 those who see where it starts or where it lands are told
seats 4 turn #0 orders
terrain all Pla | band 10C #0 50BLK ; 11C #1 9RED ; 11E #2 1RED ; 15C #3 1RED
#0: CH 10C S SHUN
*: turn
= told #2 shunted #1 11C 13C 2 9 ; told #3 shunted #1 11C 13C 2 9 ; told #2 chanted - SHUN 11C unknown ; untold #3 chanted

SW-9.3 1 + m/50 hexes; nobody there: no effect; those in a den stay
seats 2 turn #0 orders
terrain all Pla | band 10C #0 99BLK ; 11C #1 1RED ; 20C #0 50BLK ; 30C #0 50BLK
den 31C #1 Red 50 | terrain 32C Fer | band 31C #1 5RED
#0: CH 10C S SHUN, CH 20C S SHUN, CH 30C S SHUN
*: turn
= band 13C #1 1RED ; result #0 2 NOEFFECT ; result #0 3 NOEFFECT ; band 31C #1 5RED ; band 20C #0 50BLK

SW-9.3 own bands fly too; chanters who land in a Temple do not revert
seats 2 turn #0 orders
terrain all Pla 12C Tem | band 10C #0 50BLK
#0: CH 10C N S SHUN
*: turn
= band 12C #0 50BLK ; temple 12C #0 ; shunted #0 10C 12C 1 50 ; sung #0 SHUN 10C 10C 50 0 ; took #0 12C temple unknown
seats 2 turn #0 orders
terrain all Pla 10C Tem | band 10C #0 50BLK
#0: CH 10C N S SHUN
*: turn
= band 12C #0 40BLK 10RED

SW-9.3 not fed, not moved, disturbed: its clan may have orders for the hex where it lands
seats 2 turn #0 orders
terrain all Pla 13C Fer | band 10C #0 50BLK ; 11C #1 60GRN 20GRY hungry
#0: CH 10C S SHUN
#1: MO 13C S, BF 13C
*: turn
= result #1 1 OK ; band 14C #1 60GRN 20GRY famished ; result #1 2 NOBAND
seats 2 turn #0 orders
terrain all Pla | band 10C #0 50BLK ; 11C #1 60GRN
#0: CH 10C S SHUN
#1: BF 13C
*: turn
= result #1 1 DISTURBED 13C 4 ; band 13C #1 60GRN

SW-9.3 the landing hex is entered: swamp, cursed ground, water, spies
seats 2 turn #0 orders
terrain all Pla 13C Swa 12C Vol | band 10C #0 50BLK ; 11C #1 4RED | turn 3
#0: CH 10C S SHUN
random 19 99 -- mired; the volcano flown over sleeps
*: turn
= band 13C #1 4RED mired=5
seats 2 turn #0 orders
terrain all Pla 13C Cur 12C Cur | band 10C #0 50BLK ; 11C #1 3RED | spy 13C #0 RED
#0: CH 10C S SHUN
random 99 -- the World Phase: the spy on cursed ground lives
random 95 29 30 30 -- the spy is not caught; one of three dies
*: turn
= band 13C #1 2RED ; lost #1 13C curse 1 0 0 0 0

SW-9.3 SW-2.6 a raft stays behind, an empty one is boarded; a mire is left behind
seats 2 turn #0 orders
terrain 10C Pla | raft 11C 4 | raft 13C 6 | band 10C #0 50BLK ; 11C #1 30RED
#0: CH 10C S SHUN
*: turn
= band 13C #1 30RED ; raft 11C 3 ; raft 13C 5 ; untold #1 monster -- no draw for one either
seats 2 turn #0 orders
terrain all Pla 11C Swa 13C Swa | band 10C #0 50BLK ; 11C #1 30RED mired=2 | turn 1
#0: CH 10C S SHUN
#1: MO 13C S
random 20
*: turn
= result #1 1 OK ; band 14C #1 30RED

SW-9.3 SW-17.2 the parties are told, though the ground hides where they were and where they fall
seats 3 turn #0 orders
terrain all Scr | band 10C #0 50BLK ; 11D #1 9RED ; 12D #2 1RED
#0: CH 10C SE SHUN
*: turn
= band 12F #1 9RED ; told #0 shunted #1 11D 12F 2 9 ; told #1 shunted #1 11D 12F 2 9 ; untold #2 shunted

SW-9.3 SW-20.4 the edge stops it
seats 2 turn #0 orders wrap=off
terrain all Pla | band 29C #0 300BLK ; 30C #1 30RED
#0: CH 29C S SHUN
*: turn
= band 32C #1 30RED

-- Summon

SW-9.4 thirty for each water hex round it; bridge and raft stand, spies are eaten first
seats 2 turn #0 orders
terrain all Pla 11C 12C Wat | bridge 11C #1 | band 10C #0 60BLK ; 11C #1 1RED | spy 11C #0 RED ; 11C #1 GRN
#0: CH 10C S SUMM
random *x0 -- every blow hits
*: turn
= band 11C none ; bridge 11C #1 ; spy 11C #0 none ; spy 11C #1 none ; spy-lost #0 11C Red monster
= monster #1 11C 30 0 ; lost #1 11C monster 1 0 0 0 0 ; told #1 chanted #0 SUMM 11C 1 ; told #0 monster-seen - 11C
= band 10C #0 45BLK 15RED

SW-9.4 own lizards fight it as well; spies alone are an effect
seats 2 turn #0 orders
terrain all Pla 11C 12C 21C 22C Wat | raft 11C 5 | band 10C #0 60BLK ; 11C #0 100RED ; 20C #0 60BLK | spy 21C #1 RED
#0: CH 10C S SUMM, CH 20C S SUMM
random 15x99 50x0 -- the monster misses, fifty strike
*: turn
= band 11C #0 100RED ; raft 11C 4 ; monster #0 11C 30 100 ; spy 21C #1 none ; result #0 2 OK ; band 20C #0 45BLK 15RED

SW-9.4 SW-17.2 the owner of a spy that is eaten is a victim: he learns whose chant it was if he sees the chanting hex
seats 3 turn #0 orders
terrain all Pla 21C 22C Wat | band 20C #1 60BLK ; 23C #0 5RED | spy 21C #2 RED ; 5C #0 RED
#1: CH 20C S SUMM
*: turn
= told #2 chanted #1 SUMM 21C 2 ; told #0 chanted - SUMM 21C unknown ; spy 5C #0 RED age=2
seats 3 turn #0 orders
terrain all Pla 21C 22C Wat | band 20C #1 60BLK | spy 21C #2 RED
#1: CH 20C S SUMM
random *x99 -- no spy is missed, so none of these is drawn
*: turn
= told #2 chanted #1 SUMM 21C 2 ; untold #0 chanted ; spy 21C #2 none

SW-9.4 no effect on land, in a pond, or where nobody is
seats 2 turn #0 orders
terrain all Pla 21C Wat 31C 32C Wat | band 10C #0 60BLK ; 11C #1 5RED ; 20C #0 60BLK ; 21C #1 5RED ; 30C #0 60BLK
#0: CH 10C S SUMM, CH 20C S SUMM, CH 30C S SUMM
*: turn
= result #0 1 NOEFFECT 11C ; result #0 2 NOEFFECT 21C ; result #0 3 NOEFFECT 31C ; band 11C #1 5RED ; band 21C #1 5RED

-- Mould

SW-9.5 WE-22 sunk ground takes the bridges round it; those on them swim unharmed
seats 2 turn #0 orders
terrain 10C 11C Pla | bridge 12C #1 | band 10C #0 80BLK ; 12C #1 40RED
#0: CH 10C S MOUL
random 84
*: turn
= terrain 11C Wat ; bridge 12C none ; band 12C #1 40RED ; band 10C #0 56BLK 24RED
= told #1 terrain - 11C Pla Wat ; told #1 gone - 12C bridge ; told #0 gone - 12C bridge ; told #1 chanted - MOUL 11C unknown

SW-9.5 bridges on all six sides go, and nothing else is said to be gone; owners hear of it from afar
seats 2 turn #0 orders
terrain 10C Pla | bridge 9C #1 ; 10D #1 ; 11D #1 ; 11C #1 ; 11B #1 ; 10B #1 | band 10C #0 80BLK
#0: CH 10C MOUL
random 0
*: turn
= bridge 9C none ; bridge 10D none ; bridge 11D none ; bridge 11C none ; bridge 11B none ; bridge 10B none ; told #1 gone - 9C bridge
seats 2 turn #0 orders wrap=off
terrain 1C Pla | bridge 2B #1 | band 1C #0 80BLK
#0: CH 1C MOUL
random 0
*: turn
= bridge 2B none ; untold #0 gone - 2C
seats 2 turn #0 orders
terrain 10C Pla | bridge 11C #1 | band 10C #0 80BLK
#0: CH 10C S MOUL
random 0
*: turn
= told #1 chanted - MOUL 11C unknown ; told #1 gone - 11C bridge

SW-9.5 Den, Temple and Cursed do not sink
seats 2 turn #0 orders
terrain all Pla 21C Cur | temple 11C #1 | den 31C #1 Red 20 | band 10C #0 80BLK ; 20C #0 80BLK ; 30C #0 80BLK
#0: CH 10C S MOUL, CH 20C S MOUL, CH 30C S MOUL
*: turn
= result #0 1 NOEFFECT ; result #0 2 NOEFFECT ; result #0 3 NOEFFECT ; temple 11C #1 ; den 31C #1 new 0 ; band 10C #0 80BLK

SW-9.5 what sinks: Plains, Swamp, Scrub, Fertile, Peak, Volcano, Ruin
seats 2 turn #0 orders
terrain all Pla 11C Swa 11H Scr 11M Fer 11R Pea 21C Vol 21H Rui
band 10C #0 80BLK ; 10H #0 80BLK ; 10M #0 80BLK ; 10R #0 80BLK ; 20C #0 80BLK ; 20H #0 80BLK
#0: CH 10C S MOUL, CH 10H S MOUL, CH 10M S MOUL, CH 10R S MOUL, CH 20C S MOUL, CH 20H S MOUL
random 6x0
*: turn
= terrain 11C 11H 11M 11R 21C 21H Wat

SW-9.5 lizards on sunk ground swim; a new whirlpool drowns at once; a half-built den sinks
seats 2 turn #0 orders
terrain all Pla | band 10C #0 80BLK ; 11C #1 10RED ; 20C #0 80BLK ; 21C #1 3RED | half 11C 1 | spy 21C #0 RED | turn 1
#0: CH 10C S MOUL, CH 20C S MOUL
random 0 85 69 70 70 69 -- Water; Whirlpool: one of three drowns, and the spy
random 2 0 0 99 99 -- the whirlpool takes two steps to the north: it is land, they are lost; two swim on
*: turn
= told #1 gone - 11C half-built ; told #0 gone - 11C half-built
= terrain 11C Wat 21C Whi ; band 11C #1 10RED ; half 11C none ; lost #1 21C whirlpool 1 0 0 0 0 ; spy 21C #0 none

SW-9.5 what rises, out of a hundred
seats 2 turn #0 orders
band 10C #0 80BLK ; 10H #0 80BLK ; 10M #0 80BLK ; 10R #0 80BLK ; 20C #0 80BLK ; 20H #0 80BLK ; 20M #0 80BLK ; 20R #0 80BLK
#0: CH 10C MOUL, CH 10H MOUL, CH 10M MOUL, CH 10R MOUL, CH 20C MOUL, CH 20H MOUL, CH 20M MOUL, CH 20R MOUL
random 24 44 64 78 88 93 97 99 99
*: turn
= terrain 10C Pla 10H Swa 10M Scr 10R Fer 20C Pea 20H Rui 20M Vol 20R Tem ; temple 20R free
= band 20R #0 80BLK ; band 20M #0 56BLK 24RED -- in the new Temple nobody reverts
seats 2 turn #0 orders
band 10C #0 80BLK ; 10H #0 80BLK ; 10M #0 80BLK ; 10R #0 80BLK ; 20C #0 80BLK ; 20H #0 80BLK ; 20M #0 80BLK ; 20R #0 80BLK
#0: CH 10C MOUL, CH 10H MOUL, CH 10M MOUL, CH 10R MOUL, CH 20C MOUL, CH 20H MOUL, CH 20M MOUL, CH 20R MOUL
random 0 25 45 65 79 89 94 98 99
*: turn
= terrain 10C Pla 10H Swa 10M Scr 10R Fer 20C Pea 20H Rui 20M Vol 20R Tem

SW-9.5 a bridge or raft on risen ground is lost; bridges round risen ground stand
seats 2 turn #0 orders
terrain 10C 20C Pla | bridge 11C #1 ; 12C #1 | raft 21C 5 | band 10C #0 80BLK ; 20C #0 80BLK ; 21C #0 9RED
#0: CH 10C S MOUL, CH 20C S MOUL
random 0 0
*: turn
= terrain 11C 21C Pla ; bridge 11C none ; bridge 12C #1 ; raft 21C none ; band 21C #0 9RED
= told #1 gone - 11C bridge ; told #0 gone - 21C raft

-- Freeze

SW-9.6 WE-23 the frozen cannot flee: all fifty fall
seats 2 turn #0 orders
terrain all Pla | band 10C #0 100BLK ; 10D #1 50RED ; 9D #0 200RED
#0: CH 10C NE FREE, MO 9D S
*: turn
= result #0 1 OK 10D ; frozen #1 10D 50 ; told #0 frozen #1 10D 50 ; untold #1 fled ; lost #1 10D battle 50 0 0 0 0
= untold #1 chanted ; score #1 2050

SW-9.6 dens and temples do not protect; militia count, spies do not
seats 2 turn #0 orders
den 11C #1 Red 50 | terrain 12C 30C Fer 10C 20C Pla | den 31C free Red 50 militia=9 | terrain 21C Tem 29C Pla
band 10C #0 100BLK ; 11C #1 5RED ; 20C #0 100BLK ; 21C #1 5RED ; 30C #0 100BLK ; 29C #0 100BLK | spy 28C #1 RED
#0: CH 10C S FREE, CH 20C S FREE, CH 30C S FREE, CH 29C N FREE
#1: MO 11C S, MO 21C S
*: turn
= result #1 1 IMMOBILE 11C 1 ; result #1 2 IMMOBILE 21C 1 ; result #0 3 OK ; band 30C #0 70BLK 30RED
= result #0 4 NOEFFECT 28C ; band 29C #0 100BLK

-- Coerce

SW-9.7 WE-24 as many as chant change sides, with all they are; one more and nobody does
seats 2 turn #0 orders
terrain all Pla | band 10C #0 120BLK ; 10D #1 100RED 20GRN famished veteran ; 20C #0 120BLK ; 20D #1 121RED
#0: CH 10C NE COER, CH 20C NE COER
*: turn
= band 10D #0 100RED 20GRN starved veteran ; band 10C #0 72BLK 48RED ; band 20D #1 121RED ; band 20C #0 120BLK
= result #0 2 NOEFFECT ; coerced #1 10D 2 1 120 ; told #0 coerced #1 10D 2 1 120 ; told #1 chanted #0 COER 10D 1

SW-9.7 the new owner's orders work on them at once, the old one's do not; the bridge under them is his
seats 2 turn #0 orders
terrain all Pla | bridge 10D #1 | band 10C #0 120BLK ; 10D #1 20RED
#0: CH 10C NE COER, MO 10D N
#1: MO 10D S
*: turn
= result #0 2 OK ; result #1 1 NOBAND ; band 9D #0 20RED ; bridge 10D #0

SW-9.7 SW-17.2 SW-17.3 witnesses hear of it, but not whose the chant was, and nothing of a hidden band
seats 4 turn #0 orders
terrain all Pla 20D Scr | band 10C #0 120BLK ; 10D #1 5RED ; 11E #2 1RED ; 20C #0 120BLK ; 20D #1 5RED ; 21E #2 1RED
#0: CH 10C NE COER, CH 20C NE COER
*: turn
= told #2 coerced #1 10D 2 unknown 5 ; untold #2 coerced #1 20D ; told #2 chanted - COER 20D unknown
= untold #0 coerced #1 10D 2 unknown ; untold #1 coerced #1 10D 2 unknown ; untold #2 coerced #1 10D 2 1 ; untold #3 coerced

SW-9.7 not in dens and temples; not one's own; marks stay
seats 2 turn #0 orders
terrain all Pla 10D Tem | den 20D #1 Red 50 | terrain 21D Fer
band 10C #0 120BLK ; 10D #1 5RED ; 20C #0 120BLK ; 20D #1 5RED ; 30C #0 120BLK ; 30D #0 5RED
#0: CH 10C NE COER, CH 20C NE COER, CH 30C NE COER
*: turn
= result #0 1 NOEFFECT ; result #0 2 NOEFFECT ; result #0 3 NOEFFECT ; band 10D #1 5RED ; band 20D #1 5RED
seats 2 turn #0 orders
terrain all Pla 10D Swa | band 10C #0 120BLK ; 10D #1 5RED mired=1
#0: CH 10C NE COER, MO 10D N
*: turn
= band 10D #0 5RED ; result #0 2 IMMOBILE 10D 0

-- Gate

SW-9.8 WE-25 300 in all, the rest die by cull; nobody reverts
seats 2 turn #0 orders
temple 1A #0 ; 3AC #0 | band 1A #0 110RED 140BLK ; 3AC #0 80GRN
#0: CH 1A 3AC GATE, MO 1A N
random 30x0 -- the first cell: RED
*: turn
= band 1A none ; band 3AC #0 80RED 80GRN 140BLK ; lost #0 1A gate 30 0 0 0 0 ; gated #0 1A 3AC 1 220
= result #0 1 OK 3AC ; result #0 2 NOBAND

SW-9.8 arrivals have moved and are held; friends found there may go
seats 2 turn #0 orders
temple 1A #0 ; 3AC #0 ; 20C free | terrain 2AC Pla | band 1A #0 140BLK ; 3AC #0 80GRN ; 21C #0 150BLK
#0: CH 1A 3AC GATE, MO 3AC N, MO 3AC S
*: turn
= result #0 2 OK ; band 2AC #0 80GRN ; result #0 3 SPENT ; band 3AC #0 140BLK

SW-9.8 SW-13.1 friends found there cannot build
seats 2 turn #0 orders
temple 1A #0 ; 3AC #0 | terrain 2AC Wat 1AC Pla | band 1A #0 140BLK ; 3AC #0 80GRY
#0: CH 1A 3AC GATE, BB 3AC N
*: turn
= result #0 2 DISTURBED 3AC 4

SW-9.8 SW-17.2 seen at both ends; the temple they left is empty, and others may enter it
seats 4 turn #0 orders
temple 1A #0 ; 20C free | terrain 2A 22C Pla | band 1A #0 140BLK ; 2A #0 300RED ; 3A #1 1RED ; 22C #2 1RED
#0: CH 1A 20C GATE, MO 2A N
*: turn
= result #0 2 OK ; band 1A #0 300RED ; band 20C #0 140BLK ; told #1 gated #0 1A 20C 1 140 ; told #2 gated #0 1A 20C 1 140
= gated #0 1A 20C 1 140 ; untold #3 gated ; told #2 chanted - GATE 20C unknown

SW-9.8 NOTEMPLE is not sung; no other Temple there: sung without effect
seats 2 turn #0 orders
temple 1A #0 ; 3AC free | terrain 10C Pla | band 10C #0 140BLK ; 1A #0 140BLK
#0: CH 10C 3AC GATE, MO 10C N, CH 1A 10C GATE, MO 1A N
random 99
*: turn
= result #0 1 NOTEMPLE 10C ; result #0 2 OK ; result #0 3 NOEFFECT ; result #0 4 IMMOBILE ; band 1A #0 140BLK
seats 2 turn #0 orders
temple 1A #0 ; 3AC free | band 1A #0 140BLK
#0: CH 1A 1A GATE
*: turn
= result #0 1 NOEFFECT ; band 1A #0 140BLK

SW-9.8 whoever arrives owns the temple and searches it; spies do not travel
seats 2 turn #0 orders
temple 1A #0 ; 3AC #1 | band 1A #0 140BLK | spy 3AC #1 RED ; 1A #0 RED
#0: CH 1A 3AC GATE
random 32 -- 5 + 140/5 = 33 percent
*: turn
= temple 3AC #0 ; band 3AC #0 140BLK ; spy 3AC #1 none ; spy-caught #0 3AC 2 ; spy 1A #0 RED age=2

SW-9.8 enemies there: a battle without retreat on either side
seats 3 turn #0 orders
temple 1A #0 ; 3AC #1 | terrain 4AC Pla | band 1A #0 140BLK ; 3AC #1 20RED ; 5AC #2 5RED
#0: CH 1A 3AC GATE
random 70x0 10x99 -- the first round: all of them fall, nobody of ours
*: turn
= band 3AC #0 6RED 140BLK good ; temple 3AC #0 ; battle #0 3AC 1 2 140 20 2 ; untold #1 fled
= told #1 chanted - GATE 3AC unknown ; told #2 chanted - GATE 3AC unknown ; told #2 battle-seen _ 3AC 1 2 attacker
seats 2 turn #0 orders
temple 1A #0 ; 3AC #1 | terrain 4AC Pla | band 1A #0 130BLK ; 3AC #1 250RED
#0: CH 1A 3AC GATE
random *x0
*: turn
= band 1A none ; temple 3AC #1 ; lost #0 1A gate 0 0 0 0 80

SW-9.8 R-32 a full temple: nobody arrives
seats 2 turn #0 orders
temple 1A #0 ; 3AC #1 | band 1A #0 130BLK ; 3AC #1 300RED
#0: CH 1A 3AC GATE
*: turn
= band 1A none ; band 3AC #1 300RED ; result #0 1 OK ; untold #1 battle ; lost #0 1A gate 0 0 0 0 130

SW-8.6 SW-9.8 gated lizards have sung; friends found there have not, and take all along
seats 2 turn #0 orders
temple 1A #0 ; 3AC #0 ; 20C free | band 1A #0 140BLK ; 3AC #0 130BLK
#0: CH 1A 3AC GATE, CH 3AC 20C GATE, CH 20C EYES
*: turn
= result #0 1 OK ; result #0 2 OK ; result #0 3 SUNG ; band 20C #0 270BLK ; sung #0 GATE 3AC 20C 130 0

SW-9.8 two groups win the battle at the other end and keep their skills until the end of the turn
seats 2 turn #0 orders
temple 1A #0 ; 3AC #0 ; 20C #1 | band 1A #0 140BLK veteran ; 3AC #0 130BLK good ; 20C #1 4RED
#0: CH 1A 3AC GATE, CH 3AC 20C GATE
random 135x0 2x99
*: turn
= band 20C #0 1RED 270BLK ferocious ; temple 20C #0 -- (131 x 2 + 140 x 5) / 271; as one group they were Fearsome

-- Transmute

SW-9.9 WE-26 colours are chosen, then each gets one of the four others; half the chanters revert
seats 2 turn #0 orders
terrain all Pla | band 10C #0 150BLK ; 10D #1 30RED 20GRN
#0: CH 10C NE TRAN
random 1 3 0 -- first GRN (RED is then the last one: no draw); GRN becomes the 4th of RED GRY YEL BLK, RED the 1st of GRN ..
*: turn
= band 10D #1 30GRN 20BLK ; band 10C #0 75RED 75BLK ; told #0 transmuted #1 10D 2 ; transmuted #1 10D 2
= recoloured #1 10D 0 30 0 0 20 ; untold #0 recoloured

SW-9.9 at most three of the colours; changes apply together, also where two meet
seats 2 turn #0 orders
terrain all Pla | band 10C #0 150BLK ; 10D #1 1RED 2GRN 4GRY 8YEL 16BLK
#0: CH 10C NE TRAN
random 0 0 2 -- of five RED, of four GRN, of three (GRY YEL BLK) BLK
random 0 0 1 -- RED to GRN, GRN to RED, BLK to GRN
*: turn
= band 10D #1 2RED 17GRN 4GRY 8YEL
seats 2 turn #0 orders
terrain all Pla | band 10C #0 150BLK ; 10D #1 1RED 2GRN 4GRY 8YEL 16BLK
#0: CH 10C NE TRAN
random 4 3 2 -- the last each time: BLK, YEL, GRY
random 3 3 0 -- BLK to YEL, YEL to BLK, GRY to RED
*: turn
= band 10D #1 5RED 2GRN 16YEL 8BLK

SW-9.9 not in dens and temples, not where nobody is; own bands too
seats 2 turn #0 orders
terrain all Pla 10D Tem | den 20D #1 Red 50 | terrain 21D Fer
band 10C #0 150BLK ; 10D #1 5RED ; 20C #0 150BLK ; 20D #1 5RED ; 30C #0 150BLK
#0: CH 10C NE TRAN, CH 20C NE TRAN, CH 30C NE TRAN
*: turn
= result #0 1 NOEFFECT ; result #0 2 NOEFFECT ; result #0 3 NOEFFECT
seats 2 turn #0 orders
terrain all Pla | band 10C #0 150BLK
#0: CH 10C TRAN
random 1
*: turn
= band 10C #0 150GRN ; sung #0 TRAN 10C 10C 150 0 -- no black lizard is left to revert

SW-9.9 SW-17.3 of a hidden band witnesses hear the chant, not whose it is
seats 3 turn #0 orders
terrain all Pla 10D Scr | band 10C #1 150BLK ; 10D #2 5RED ; 11D #0 5RED
#1: CH 10C NE TRAN
random 0
*: turn
= told #0 chanted - TRAN 10D unknown ; untold #0 transmuted ; told #2 chanted #1 TRAN 10D 2
= told #1 transmuted #2 10D 3 ; told #2 transmuted #2 10D 3 -- the parties are told

-- Dark

SW-9.10 SW-15.3 WE-27 from a Temple at a home den: all gone, cursed ground, the threshold falls; 108 revert all the same
seats 3 turn #0 orders
temple 10C #0 | den 12C #1 Black 50 home | terrain 13C Fer | per-home 3000 | band 10C #0 180BLK ; 12C #1 99RED ; 20C #1 1RED
spy 12C #0 RED ; 12C #1 GRN | bare #2 | band 14C #2 5RED
= threshold 6000
#0: CH 10C S S DARK
random *x99 -- nobody is spared, so none of these is drawn
*: turn
= terrain 12C Cur ; band 12C none ; spy 12C #0 none ; spy 12C #1 none ; threshold 3000 ; band 10C #0 72BLK 108RED
= told #0 darkened - 12C ; told #1 darkened - 12C ; told #2 darkened - 12C ; told #1 terrain - 12C Den Cur
= lost #1 12C dark 99 0 0 0 0 ; spy-lost #1 12C Green dark ; spy-lost #0 12C Red dark ; score #1 1
= told #1 chanted #0 DARK 12C 1 ; told #2 chanted - DARK 12C unknown ; untold #0 chanted

SW-9.10 temples, bridges, rafts, half-built dens, militia; water too becomes cursed ground
seats 2 turn #0 orders
terrain 10C 10H 10M 10R 20C Pla | temple 11C #1 | bridge 11H #1 | raft 11M 5 | half 11R 1 | turn 1
den 21C free Red 50 militia=15 | terrain 22C Fer
band 10C #0 180BLK ; 10H #0 180BLK ; 10M #0 180BLK ; 10R #0 180BLK ; 20C #0 180BLK
#0: CH 10C S DARK, CH 10H S DARK, CH 10M S DARK, CH 10R S DARK, CH 20C S DARK
*: turn
= terrain 11C 11H 11M 11R 21C Cur ; bridge 11H none ; raft 11M none ; half 11R none
= told #1 chanted - DARK 11C unknown ; told #1 gone - 11H bridge -- the owner, who sees nothing there
= told #1 darkened - 11C

SW-9.10 no effect on an empty cursed hex; whoever is on it dies; one's own hex is a target
seats 2 turn #0 orders
terrain all Pla 11C 21C Cur | band 10C #0 180BLK ; 20C #0 180BLK ; 21C #1 1RED ; 30C #0 180BLK 10RED
random 50 -- the one on cursed ground lives through the World Phase
#0: CH 10C S DARK, CH 20C S DARK, CH 30C DARK
*: turn
= result #0 1 NOEFFECT 11C ; band 10C #0 180BLK ; result #0 2 OK ; band 21C none ; band 20C #0 72BLK 108RED
= result #0 3 OK ; band 30C none ; terrain 30C Cur ; lost #0 30C dark 10 0 0 0 180 ; sung #0 DARK 30C 30C 180 0
