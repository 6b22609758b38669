-- Lizards & Lies, docs/rules/lies.md, section 11: who knows what.

LL-11.1 open to all: board, supplies, order, round, scores, discard piles, sizes, declarations, the ledger
seats 4 turn CT
CH1 b2 l a m f v | hand CT: CT01 CT02 | disc CT: CT03 | score CT 3 | bonus 1 2
= view watcher nodes.CH1.bird 2 ; view watcher nodes.CH1.lizard 1 ; view watcher nodes.CH1.aware 1 ; view watcher nodes.CH1.moderators 1
= view DE nodes.CH1.flag true ; view DE nodes.CH1.vulnerable true ; view DE nodes.CH1.controlled true ; view DE nodes.CH2.controlled false
= view watcher supply.bird 46 ; view watcher supply.lizard 47 ; view PM supply.flag 14 ; view PM supply.vulnerable 7 ; view PM supply.moderators 5 ; view PM supply.aware 49
= view watcher seats[0].role CT ; view watcher seats[3].role DE ; view watcher seats[0].points 3 ; view watcher seats[0].in_hand 2 ; view watcher seats[0].in_deck 9
= view watcher seats[0].discard [CT03] ; view watcher spreaders.total 4 ; view watcher stoppers.total 3 ; view watcher spreaders.bonus 1 ; view watcher round 1
= aware watcher CH1 b l2 a m f v ; aware PM added CH1 b ; aware watcher removed CH1 b ; aware watcher disc CT: CT04 ; aware watcher score CT 4 ; aware watcher declared PM

LL-11.1 what the board pays now, and the step of the turn
seats 4 turn PM cards
CH1 b; CH2 b; CH3 b; CH4 b | hand PM: PM03
= view watcher spreaders.now 1 ; view watcher stoppers.now 5 ; view watcher step Ban Hammer ; view watcher turn 1
PM: play PM03
= view watcher card PM03

LL-11.2 a hand is seen by its owner and the partner
seats 4 turn CT
hand CT: CT01 CT02 | hand EL: EL01 | hand PM: PM01
= view CT seats[0].hand [CT01,CT02] ; view EL seats[0].hand [CT01,CT02] ; view CT seats[2].hand [EL01]
= view PM seats[0].hand absent ; view DE seats[0].hand absent ; view watcher seats[0].hand absent ; view DE seats[1].hand [PM01]
= blind PM hand CT: CT03 CT04 ; blind DE hand CT: CT03 CT04 ; blind watcher hand CT: CT03 CT04 ; aware EL hand CT: CT03 CT04 ; aware CT hand CT: CT03 CT04
= aware watcher hand CT: CT03

LL-11.2, LL-13.1 hands=closed: the owner only
seats 4 turn CT hands=closed
hand CT: CT01 CT02
= view CT seats[0].hand [CT01,CT02] ; view EL seats[0].hand absent ; blind EL hand CT: CT03 CT04 ; aware CT hand CT: CT03 CT04

LL-11.2, LL-13.1 hands=open: everyone, who only watches too
seats 4 turn CT hands=open
hand CT: CT01 CT02
= view PM seats[0].hand [CT01,CT02] ; view watcher seats[0].hand [CT01,CT02] ; aware watcher hand CT: CT03 CT04

LL-11.2 with two players there is no partner
seats 2 turn CT
hand CT: CT01 CT02 | hand PM: PM01
= view PM seats[0].hand absent ; view CT seats[1].hand absent ; blind PM hand CT: CT03 CT04

LL-11.2, LL-11.3 drawn cards are told to those who see the hand, their number to all
seats 4 turn CT discard
hand CT: CT01 CT02 CT03 CT04 | deck CT: CT05 ...
CT: keep
= told CT drew-card CT CT05 ; told EL drew-card CT CT05 ; untold PM drew-card ; untold watcher drew-card ; told all drew CT 1
seats 4 turn CT discard hands=closed
hand CT: CT01 CT02 CT03 CT04 | deck CT: CT05 ...
CT: keep
= told CT drew-card CT CT05 ; untold EL drew-card
seats 4 turn CT discard hands=open
hand CT: CT01 CT02 CT03 CT04 | deck CT: CT05 ...
CT: keep
= told all drew-card CT CT05

LL-11.3 what is discarded is public in the discard pile; deck order is known to nobody
seats 4 turn CT discard
hand CT: CT01 CT02
CT: toss CT01
= told all tossed CT CT01 ; view watcher seats[0].discard [CT01]
= blind CT deck CT: CT10 CT09 CT08 CT07 CT06 CT05 CT04 CT03 CT02 CT01 ; blind EL deck CT: CT10 CT09 CT08 CT07 CT06 CT05 CT04 CT03 CT02 CT01
= lacks watcher CT02

LL-11.3 so is a mulligan
seats 4 turn CT mulligan
hand CT: CT01 CT02 CT03 CT04 CT05
CT: toss CT04
= told all tossed CT CT04 ; view PM seats[0].discard [CT04] ; view PM seats[0].hand absent

LL-11.4 shuffles begin from cards sorted by id
game lies seats=2
CT: seed bird CH2, seed lizard SH2, seed bird MT2, seed lizard TK2 // PM: mod TB1, mod CH1, mod MT1
= shuffled 2 sorted ; shuffles 2

LL-11.5 who watches sees what all seats share; after the end hands and decks are open
seats 4 // round 3 | stage ending
hand CT: CT01 CT02 | hand PM: PM03 | deck CT: CT05 CT09
= next over ; view watcher seats[0].hand [CT01,CT02] ; view CT seats[1].hand [PM03] ; view PM seats[0].deck [CT05,CT09]
seats 4 // round 2 | stage ending
hand CT: CT01 CT02 | hand PM: PM03 | deck CT: CT05 CT09
= view watcher seats[0].hand absent ; view CT seats[1].hand absent ; view CT seats[0].deck absent

LL-11.6 the card step is asked of a hand that cannot play, and others cannot tell
seats 4 turn CT cards
hand CT: CT07
= next CT cards ; legal done ; blind PM hand CT: CT06 ; blind watcher hand CT: CT01
seats 4 turn CT declare
CH1 b m | added CH1 b | hand PM: PM01
= next PM declare ; legal pass ; blind CT hand PM: PM09 ; blind EL hand PM: PM09
seats 4 turn EL disrupt
hand EL: EL07
= next EL disrupt ; legal step ; blind PM hand EL: EL01

LL-11.6 what a rule gives away: react shows a playable Reaction, held-back that it is gone
seats 4 turn CT declare
CH1 b m a | added CH1 b | hand PM: PM09 PM01 | hand DE: DE11
PM: react
= told all reacts PM ; blind CT hand PM: PM09 PM02
DE: react // PM: play PM09, pick CH1
= told all held-back DE

LL-11.6 what everyone can count after a reshuffle is kept: cards that are not in the new deck are in the hand
seats 4 turn CT discard
hand CT: CT01 CT02 CT03 | deck CT: CT05 | disc CT: CT01 CT02 CT04 CT06 CT07 CT08 CT09 CT10
CT: keep
= held CT 5 ; known CT: CT01 CT02 CT03 CT05 ; left CT 7

LL-11.6 undo: placing tokens shows nothing new, cards do
seats 4 turn CT
CH1 b | hand CT: CT01
CT: add bird CH1
= undo yes
CT: done, play CT01
= undo no

LL-0.1 what is shown says that it is a reconstruction
seats 4 turn CT
= view watcher note The printed cards, boards and scenario are not public: these are a reconstruction. ; view CT data Reconstruction of 2026

LL-11.6 what a declaration told is used up with the card, and with a reshuffle
seats 4 turn CT declare
CH1 b2 m | added CH1 b | hand PM: PM09 PM01
PM: react // DE: pass
= could PM PM09
PM: play PM09
= could PM - ; disc PM: PM09
seats 4 turn CT declare
CH1 b m a; SH1 b | added CH1 b; SH1 b | hand PM: PM09 | hand DE: DE11
PM: react // DE: react // PM: play PM09, pick CH1
= could DE DE10 DE11 ; lacking DE DE10 ; since DE 0 ; active PM
PM: done, done // DE: pass // CT: pass
EL: step, add bird TB1, next, step, vuln TB2, next, step, add bird TB1, next // DE: pass // CT: pass // PM: pass
DE: done, done, keep
= held DE 5 ; since DE 4 ; lacking DE DE10
turn CT declare
CH1 b m a; SH1 b | added CH1 b; SH1 b | disc PM: - | hand PM: PM09 | deck PM: PM01 ... | hand DE: DE11 | deck DE: DE01 ...
PM: react // DE: react // PM: play PM09, pick CH1
= lacking DE DE10 ; since DE 0

LL-11.6 another card that is discarded leaves it standing; one that may have been meant ends it
seats 4 turn EL declare
CH1 b2 m a | added CH1 b | hand PM: PM09 | hand DE: DE01 DE11
DE: react // CT: pass // PM: pass // DE: play DE11, activate CH1
= could DE -
seats 2 turn EL declare order=EL,DE
CH1 b a; SH4 v | added CH1 b; SH4 b | hand DE: DE01 DE10 DE11
DE: react, play DE10, aware CH1, done
= could DE - ; hand DE: DE01 DE11
seats 4 turn CT declare
CH1 b m a | added CH1 b | hand PM: PM09 | hand DE: DE01 DE11
PM: react // DE: react // PM: play PM09, pick CH1
= could DE DE10 DE11
turn DE discard
DE: toss DE01
= could DE DE10 DE11
DE: toss DE11
= could DE -

LL-11.6 a reshuffle tells more than that
seats 4 turn CT declare
CH1 b m a | added CH1 b | hand PM: PM09 | hand DE: DE01 DE11 | deck DE: - | disc DE: DE02 DE03 DE04 DE05 DE05 DE06 DE07 DE08 DE09 DE10
PM: react // DE: react // PM: play PM09, pick CH1
= could DE DE10 DE11 ; lacking DE DE10
turn DE discard
DE: keep
= could DE - ; lacking DE - ; since DE 0 ; known DE: DE01 DE11 ; held DE 5
seats 4 turn CT declare
CH1 b2 m a | added CH1 b | hand PM: PM09 | hand DE: DE01 DE11 | deck DE: DE02 | disc DE: DE03 DE04 DE05 DE05 DE06 DE07 DE08 DE09 DE10
PM: react // DE: react // PM: play PM09, pick CH1
turn DE discard
DE: keep
= could DE - ; lacking DE - ; since DE 0 ; known DE: DE01 DE02 DE11 ; held DE 5

LL-11.6 a card played or discarded is known no more
seats 4 turn CT discard
hand CT: CT01 CT02 CT03 | deck CT: CT05 | disc CT: CT01 CT02 CT04 CT06 CT07 CT08 CT09 CT10 | known CT: CT02 CT03
CT: toss CT02
= known CT: CT03
CT: keep
= known CT: CT01 CT03 CT05
