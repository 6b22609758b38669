-- Legends and Lies, docs/rules/legends.md, section 7: the Anomalies; and the options of section 13.

LE-7.1 one Anomaly a turn, by play, by add or in a meld
seats 2 turn #0 main // tabloids RES | unknown G E
#0 hand HOAX FLIP L L B ESP CC J | table F: F // #1 hand F
#0: play HOAX #0 F F // #0 no LE-7.1: meld L L L FLIP, meld L L L B, play ESP, play CC
= legal discard L, discard J, discard FLIP, discard B, discard CC, discard ESP ; acts 1
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand B FLIP L L ESP HOAX J | table F: F // #1 hand F
#0: add F B // #0 no LE-7.1: meld L L L FLIP, play ESP, play HOAX #0 F F
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand B FLIP L L ESP HOAX J | table F: F // #1 hand F
#0: meld L L L FLIP // #0 no LE-7.1: add F B, add L B, play ESP, play HOAX #0 F F
#0: discard J // #1: draw unknown, discard F
seats 2 turn #0 main // tabloids RES L | unknown G E
#0 hand FF HOAX J C C C | table F: F // #1 hand HOAX J G
#0: play FF, discard J, decline // #0 no LE-7.1: play HOAX #0 F F
#0: discard C // #1: draw unknown, play HOAX #0 F F   -- each turn has its own
= acts 1

LE-7.1 every Proof! is an Anomaly, and no Expedition is
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand BY L F J G E C P X ESP // #1 hand F | table BIG: BY; L: L; F: F; J: J; G: G; E: E; C: C; P: P
#0: add BIG BY, add L L, add F F, add J J, add G G, add E E, add C C, add P P, add P X
= acts 0 ; any-act no
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand CAST J // #1 hand F | table BIG: BY
#0: add BIG CAST
= acts 1 ; any-act yes
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand FLIP J // #1 hand F | table L: L
#0: add L FLIP
= acts 1
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand TAIL J // #1 hand F | table F: F
#0: add F TAIL
= acts 1
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand HORN C // #1 hand F | table J: J
#0: add J HORN
= acts 1
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand SKIN J // #1 hand F | table G: G
#0: add G SKIN
= acts 1
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand IMPLANT J // #1 hand F | table E: E
#0: add E IMPLANT
= acts 1
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand L L B J // #1 hand F
#0: meld L L L B
= acts 1

LE-7.1 melds and adds without an Anomaly stay open after it
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand HOAX L L L X F J | table F: F // #1 hand F | table F: F
#0: play HOAX #1 F F, meld L L L L, add F F, add L X
= hand #0 J

LE-7.2 an Anomaly discarded or taken into the hand is not played
seats 2 turn #0 draw // tabloids RES ESP | unknown G
#0 hand HOAX L J | table F: F // #1 hand F
#0: draw tabloids
= acts 0
#0: play HOAX #0 F F, discard ESP
= tabloids RES F ESP ; next #1 draw
seats 2 turn #0 main // tabloids L | unknown G
#0 hand RES HOAX B J | table F: F // #1 hand F
#0: play RES, discard B, take L // #0: discard HOAX
= next #1 draw ; front #0 - ; table #0 F: F

LE-7.3 an Anomaly that could do nothing may not be played
seats 2 turn #0 main // tabloids - | unknown - | reshuffled 0
#0 hand CC ESP RES HOAX J C // #1 hand F
#0 no LE-7.5: play CC // #0 no LE-7.10: play ESP // #0 no LE-7.11: play RES // #0 no LE-7.12: play HOAX #1 F F, play HOAX
= legal discard J, discard C, discard CC, discard ESP, discard RES, discard HOAX
tabloids ESP
= legal play CC, discard J, discard C, discard CC, discard ESP, discard RES, discard HOAX
tabloids ESP B
= legal play CC, play ESP, discard J, discard C, discard CC, discard ESP, discard RES, discard HOAX
reshuffled 1
= legal play CC, discard J, discard C, discard CC, discard ESP, discard RES, discard HOAX

LE-7.4 a Proof! or an Expedition is laid, not played
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand FLIP B L X J // #1 hand F | table L: L L L
#0 no LE-7.4: play FLIP, play B, play L, play X, play FLIP #1 L L
#0: add L FLIP
= acts 1

LE-7.5 Crop Circles go to the front and bring two cards of the Unknown
seats 2 turn #0 main // tabloids RES | unknown G E P
#0 hand CC J // #1 hand F
#0: play CC
= front #0 CC ; next #0 fetch ; legal draw unknown, take RES ; tabloids RES ; acts 1 ; any-act yes ; told all played #0 CC
#0: draw unknown
= hand #0 J G E ; unknown P ; told #0 drew-card #0 G ; told #0 drew-card #0 E ; untold #1 drew-card ; told all drew #0 1

LE-7.5 or the topmost copy of any card of the Tabloids, openly
seats 2 turn #0 main // tabloids L C L HOAX F B | unknown G
#0 hand CC J // #1 hand F
#0: play CC
= legal draw unknown, take L, take F, take C, take B, take HOAX
#0 no LE-16.4: take J, take CC // #0 no LE-3.6: draw tabloids
#0: take L
= tabloids L C HOAX F B ; hand #0 J L ; told all took #0 L ; known #1 #0 L ; unknown G ; next #0 main

LE-7.5 each choice is offered only if it yields a card
seats 2 turn #0 main // tabloids - | unknown G
#0 hand CC J // #1 hand F
#0: play CC
= legal draw unknown
seats 2 turn #0 main // tabloids L F | unknown - | reshuffled 1
#0 hand CC J // #1 hand F
#0: play CC // #0 no LE-7.5: draw unknown
= legal take L, take F
seats 2 turn #0 main // tabloids L | unknown -
#0 hand CC J // #1 hand F
#0: play CC // #0 no LE-7.5: draw unknown
= legal take L
seats 2 turn #0 main // tabloids L F | unknown -
#0 hand CC J // #1 hand F
#0: play CC
= legal draw unknown, take L, take F

LE-7.6 an Anomaly taken may be played at once, over the limit: by play, add or meld
seats 2 turn #0 main // tabloids FLIP | unknown G
#0 hand CC L L J F ESP | table L: L // #1 hand F
#0: play CC, take FLIP
= next #0 extra ; legal add L FLIP, decline ; taken FLIP
#0: add L FLIP
= next #0 main ; acts 1 ; taken - ; table #0 L: L FLIP
#0 no LE-7.1: play ESP
seats 2 turn #0 main // tabloids FLIP | unknown G
#0 hand CC L L X J // #1 hand F
#0: play CC, take FLIP
= legal meld L L L FLIP, meld L L FLIP X, decline
seats 2 turn #0 main // tabloids L ESP | unknown G E
#0 hand CC J HOAX // #1 hand F | table F: F
#0: play CC, take ESP // #0 no LE-7.6: play HOAX #1 F F
= legal play ESP, decline
#0: play ESP, keep E
= next #0 main ; tabloids L ESP

LE-7.6 nothing else may be done while it is asked
seats 2 turn #0 main // tabloids FLIP | unknown G
#0 hand CC L L L X F HOAX B // #1 hand F | table F: F F
#0: play CC, take FLIP
#0 no LE-7.6: meld L L L L, meld L L L X, meld L L L B, add F F, play HOAX #1 F F
#0 no LE-5.2: meld L L FLIP B // #0 no LE-7.4: play FLIP
#0 no LE-3.6: discard F, draw unknown, take FLIP // #1 no LE-3.6: decline

LE-7.6 a taken Expedition opens nothing
seats 2 turn #0 main // tabloids X | unknown G
#0 hand CC L J | table L: L // #1 hand F
#0: play CC, take X
= next #0 main ; taken - ; acts 1
#0: add L X
= table #0 L: L X

LE-7.6 it is asked once for each card drawn, whatever was drawn
seats 2 turn #0 main // tabloids RES | unknown G E P
#0 hand CC G G J // #1 hand F
#0: play CC, draw unknown
= next #0 extra ; stack main extra extra ; legal decline ; fetched G E
#0 no LE-7.6: meld G G G G
#0: decline
= next #0 main ; stack main ; fetched -
#0: meld G G G G
= hand #0 E J

LE-7.6 one card drawn, one asking
seats 2 turn #0 main // tabloids RES | unknown HOAX | reshuffled 1
#0 hand CC G J // #1 hand F | table F: F F
#0: play CC, draw unknown
= stack main extra
#0: play HOAX #1 F F
= next #0 main

LE-7.6 decline ends all that is open of it, and the right does not return
seats 2 turn #0 main // tabloids RES | unknown HOAX FLIP P
#0 hand CC J // #1 hand F | table L: L L
#0: play CC, draw unknown
= legal add L FLIP, play HOAX #1 L L, decline
#0: decline
= next #0 main ; fetched - ; hand #0 J FLIP HOAX ; told all declined #0
#0 no LE-7.1: add L FLIP, play HOAX #1 L L
#0: discard HOAX
= next #1 draw

LE-7.6 both drawn may be played, in either order, and a copy held before is as good as the one drawn
seats 2 turn #0 main // tabloids RES | unknown HOAX FLIP P
#0 hand CC J HOAX // #1 hand F | table L: L L
#0: play CC, draw unknown, play HOAX #1 L L
= next #0 extra ; legal add L FLIP, decline
#0 no LE-7.6: play HOAX #1 L L   -- one was fetched, one may be played
#0: add L FLIP
= next #0 main ; hand #0 J HOAX ; front #0 CC HOAX
#0 no LE-7.1: play HOAX #1 L L

LE-7.7 the exception chains
seats 2 turn #0 main // tabloids CC CC L | unknown G
#0 hand CC J // #1 hand F
#0: play CC, take CC, play CC, take CC, play CC, take L
= front #0 CC CC CC ; next #0 main ; hand #0 J L ; acts 1

LE-7.7 what its own fetch allows is added to what is still open
seats 2 turn #0 main // tabloids B | unknown CC HOAX P C
#0 hand CC J G // #1 hand F | table F: F F | front -
#0 table F: F
#0: play CC, draw unknown
= stack main extra extra
#0: play CC
= next #0 fetch ; stack main extra fetch
#0: take B
= stack main extra extra ; taken B ; legal add F B, play HOAX #0 F F, play HOAX #1 F F, decline
#0: add F B
= next #0 extra ; legal play HOAX #0 F F, play HOAX #0 F B, play HOAX #1 F F, decline
#0: play HOAX #1 F F
= next #0 main ; hand #0 G J ; acts 1

LE-7.8 crop-extra=tabloids: a card taken has the right, cards drawn have not
seats 2 turn #0 main crop-extra=tabloids // tabloids RES | unknown HOAX FLIP P
#0 hand CC J // #1 hand F | table L: L L
#0: play CC, draw unknown
= next #0 main ; fetched -
#0 no LE-7.1: add L FLIP, play HOAX #1 L L
seats 2 turn #0 main crop-extra=tabloids // tabloids FLIP | unknown HOAX P
#0 hand CC J // #1 hand F | table L: L L
#0: play CC, take FLIP
= next #0 extra ; legal add L FLIP, decline
seats 2 turn #0 main crop-extra=any // tabloids RES | unknown HOAX FLIP P
#0 hand CC J // #1 hand F | table L: L L
#0: play CC, draw unknown
= next #0 extra

LE-7.9 Fish Falls: one, two or three cards of any kind, in that order
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand FF J L HOAX X C // #1 hand F
#0: play FF
= next #0 fall ; front #0 FF ; legal discard J, discard L, discard C, discard X, discard HOAX
#0 no LE-7.9: decline // #0 no LE-16.4: discard G, discard FF
#0: discard HOAX
= next #0 fall ; legal discard J, discard L, discard C, discard X, decline ; told all fell #0 HOAX
#0: discard X, discard J
= next #0 main ; tabloids RES HOAX X J ; hand #0 L C   -- three, and it ends by itself

LE-7.9 it may be declined after the first, and ends by itself with one card left
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand FF J L C // #1 hand F
#0: play FF, discard J
= next #0 fall
#0: decline
= next #0 main ; hand #0 L C ; told all declined #0
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand FF J L C // #1 hand F
#0: play FF, discard J, discard L
= next #0 main ; hand #0 C
#0: discard C
= out #0

LE-7.9 the count begins anew with each Fish Falls
seats 2 turn #0 main // tabloids FF | unknown FF G
#0 hand CC J L C P E // #1 hand F
#0: play CC, take FF, play FF, discard J, decline
= fell 0 ; next #0 main
seats 2 turn #0 main // tabloids RES | unknown FF FF
#0 hand CC J L C P E G // #1 hand F
#0: play CC, draw unknown, play FF, discard J, discard L, decline, play FF, discard C, discard P
= next #0 fall ; hand #0 G E ; front #0 CC FF FF

LE-7.10 ESP: three seen, one kept, the new top chosen, then ESP to the Tabloids
seats 2 turn #0 main // tabloids RES | unknown G E P C
#0 hand ESP J // #1 hand F
#0: play ESP
= next #0 look ; legal keep G, keep E, keep P ; tabloids RES ; acts 1
#0 no LE-16.4: keep C, keep J
#0: keep E
= next #0 order ; legal choose G, choose P ; hand #0 J E ; tabloids RES
#0 no LE-16.4: choose E, choose C
#0: choose P
= unknown P G C ; tabloids RES ESP ; next #0 main ; stack main ; looking 0
seats 2 turn #0 main // tabloids RES | unknown G E P C
#0 hand ESP J // #1 hand F
#0: play ESP, keep P, choose G
= unknown G E C

LE-7.10 fewer cards, fewer questions; at least one
seats 2 turn #0 main // tabloids RES | unknown G E
#0 hand ESP J // #1 hand F
#0: play ESP
= legal keep G, keep E
#0: keep E
= next #0 main ; unknown G ; tabloids RES ESP ; looking 0
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand ESP J // #1 hand F
#0: play ESP, keep G
= next #0 main ; unknown - ; tabloids RES ESP
seats 2 turn #0 main // tabloids RES L | unknown - | reshuffled 1
#0 hand ESP J // #1 hand F
#0 no LE-7.10: play ESP

LE-7.10 esp-order=kept: the two go back as they lay
seats 2 turn #0 main esp-order=kept // tabloids RES | unknown G E P C
#0 hand ESP J // #1 hand F
#0: play ESP, keep E
= next #0 main ; unknown G P C ; tabloids RES ESP
seats 2 turn #0 main esp-order=chosen // tabloids RES | unknown G G P C
#0 hand ESP J // #1 hand F
#0: play ESP, keep P
= next #0 order ; legal choose G

LE-7.11 Resurrection: any card down, then an Expedition up, its topmost copy, and Resurrection on top
seats 2 turn #0 main // tabloids L X L FLIP CC | unknown G
#0 hand RES J HOAX // #1 hand F
#0: play RES
= next #0 raise ; legal discard J, discard HOAX ; tabloids L X L FLIP CC ; acts 1
#0 no LE-16.4: discard RES, discard F
#0: discard HOAX
= next #0 lift ; legal take L, take X ; tabloids L X L FLIP CC HOAX
#0 no LE-7.11: take FLIP, take CC, take HOAX // #0 no LE-16.4: take J, take RES
#0: take L
= tabloids L X FLIP CC HOAX RES ; hand #0 L J ; told all took #0 L ; next #0 main

LE-7.11 never the very card just discarded, though another copy that lay there
seats 2 turn #0 main // tabloids L HOAX | unknown G
#0 hand RES J C // #1 hand F
#0: play RES, discard J // #0 no LE-7.11: take J
= legal take L
seats 2 turn #0 main // tabloids J HOAX | unknown G
#0 hand RES J C // #1 hand F
#0: play RES, discard J
= legal take J
#0: take J
= tabloids HOAX J RES ; hand #0 J C

LE-7.11 an Expedition must lie there beforehand
seats 2 turn #0 main // tabloids FLIP ESP | unknown G
#0 hand RES J C // #1 hand F
#0 no LE-7.11: play RES
tabloids FLIP X
= includes play RES

LE-7.12 Hoax! at any Expedition or Proof! in play, one's own included; the card goes to the Tabloids
seats 3 turn #0 main // tabloids RES | unknown G
#0 hand HOAX J C | table L: L X // #1 hand F | table L: FLIP | front CC // #2 hand F | table BIG: BY; YET: BY; C: C B
= legal play HOAX #0 L L, play HOAX #0 L X, play HOAX #1 L FLIP, play HOAX #2 BIG BY, play HOAX #2 YET BY, play HOAX #2 C C, play HOAX #2 C B, add C C, discard J, discard C, discard HOAX
#0 no LE-7.12: play HOAX #1 E CC, play HOAX #1 L L, play HOAX #2 L X, play HOAX #0 C C, play HOAX, play HOAX #1 L HOAX
#0: play HOAX #2 YET BY
= tabloids RES BY ; front #0 HOAX ; table #2 BIG: BY ; told all hoaxed #0 #2 YET BY ; acts 1
seats 2 turn #0 main // tabloids RES | unknown G
#0 hand HOAX J C | table L: L X // #1 hand F
#0: play HOAX #0 L L
= table #0 - ; tabloids RES L X

LE-7.12 only Hoax! is aimed
seats 2 turn #0 main // tabloids L | unknown G E
#0 hand CC FF ESP RES J C | table L: L // #1 hand F
#0 no LE-7.5: play CC #0 L L // #0 no LE-7.9: play FF #0 L L // #0 no LE-7.10: play ESP #0 L L // #0 no LE-7.11: play RES #0 L L

LE-7.13 what lies in front stays to the end of the hand
seats 2 turn #0 main // tabloids L F | unknown G E P
#0 hand CC HOAX ESP J | front FF // #1 hand HOAX F C | table L: L; C: C
#0: play CC, take L, discard J
#1: draw unknown // #1 no LE-7.12: play HOAX #0 E CC, play HOAX #0 L FF
#1: play HOAX #1 L L, discard G // #0: draw unknown, play HOAX #1 C C, discard E
= front #0 CC FF HOAX ; front #1 HOAX
seats 2 turn #0 main // tabloids CC E | unknown G
#0 hand RES | table E: E | front CC FF HOAX // #1 hand ESP | front HOAX
#0: discard RES // #1: discard ESP
= front #0 CC FF HOAX ; front #1 HOAX ; aside E ; new front #0 -

LE-7.14 a Phenomenon goes to the Tabloids when it is done: ESP is not in the reshuffle it causes
seats 2 turn #0 main // tabloids E L | unknown P
#0 hand ESP J // #1 hand F
#0: play ESP
= legal keep P, keep E ; tabloids L ; unknown P E ; told all reshuffled #0 1
#0: keep P
= tabloids L ESP ; told all settled #0 ESP
seats 2 turn #0 main // tabloids E L | unknown P
#0 hand RES J // #1 hand F
#0: play RES
= tabloids E L
#0: discard J
= tabloids E L J
#0: take E
= tabloids L J RES

LE-7.14 fetched and played at once, it is under the discard all the same
seats 2 turn #0 main // tabloids RES L | unknown G
#0 hand CC J F // #1 hand F
#0: play CC, take RES, play RES, discard F, take L, discard J
= tabloids F RES J ; hand #0 L

-- Section 13: options

LE-13.1 every option takes its values, and no others
game legends seats=2 target=0 // game legends seats=2 target=50 // game legends seats=2 target=500
game legends no: target=49
game legends no: target=501
game legends no: target=-1
game legends seats=2 round-limit=0 // game legends seats=2 round-limit=200
game legends no: round-limit=201
game legends seats=2 stall-laps=2 // game legends seats=2 stall-laps=20
game legends no: stall-laps=1
game legends no: stall-laps=21
game legends no: stall-laps=0
game legends seats=2 expert-value=set crop-extra=any esp-order=chosen discredit=each discredit-choice=owner dealer=total exhaust-discard=all redraw-discard=yes
game legends seats=2 expert-value=two crop-extra=tabloids esp-order=kept discredit=block discredit-choice=auto dealer=round exhaust-discard=none redraw-discard=no
game legends no: expert-value=four
game legends no: crop-extra=none
game legends no: esp-order=owner
game legends no: discredit=all
game legends no: discredit-choice=each
game legends no: dealer=left
game legends no: exhaust-discard=some
game legends no: redraw-discard=maybe
game legends no: partners=no
game legends no: expert-value=
game legends no: crop-extra=
game legends no: esp-order=
game legends no: discredit=
game legends no: discredit-choice=
game legends no: dealer=
game legends no: exhaust-discard=
game legends no: redraw-discard=
game legends seats=2
= phase draw

LE-13.1 options last from hand to hand
seats 2 turn #0 main redraw-discard=no // tabloids L | unknown G
#0 hand RES // #1 hand ESP
#0: discard RES // #1: discard ESP
= round 2
#0 hand J C // #1 hand J C // tabloids RES L | unknown G
#0: draw tabloids // #0 no LE-4.3: discard L
