-- NewSpeak, docs/rules/newspeak.md, sections 9 to 11: ID cards, the domino effect, the end.

-- Section 9: ID cards

NS-9.1 the cards of three and four players: when, and how far
seats 3 turn D1 shift
cards Cinna Greg | using Cinna // = legal D1 shift +1, shift +2, resign
cards Trevor Greg | using Trevor // = legal D1 shift -2, shift -1, resign
cards Avni Greg | using Avni // = legal D1 shift +1, shift +2, shift +3, resign
cards Greg Avni | using Greg // = legal D1 shift -3, shift -2, shift -1, resign
seats 3 turn D1 vote
outcome P | cards Cinna Greg // = legal D1 vote Cinna, vote Greg, vote none, resign
outcome P | cards Avni Trevor // = legal D1 vote Trevor, vote Avni, vote none, resign
outcome H | cards Cinna Greg // = legal D1 vote Cinna, vote none, resign
outcome H | cards Avni Trevor // = legal D1 vote Trevor, vote none, resign
outcome L | cards Viktor Avni // = legal D1 vote Viktor, vote none, resign

NS-9.1 the cards of five and six players
seats 6 turn D3 shift
cards Eve Gorden Julia Malkah | using Julia // = legal D3 shift +1, shift +2, resign
cards Eve Gorden Malkah Julia | using Malkah // = legal D3 shift -2, shift -1, resign
seats 6 turn D1 vote
outcome P | cards Eve Gorden Julia Malkah // = legal D1 vote Eve, vote Gorden, vote Julia, vote Malkah, vote none, resign
outcome H | cards Eve Gorden Julia Malkah // = legal D1 vote Eve, vote Gorden, vote none, resign
outcome L | cards Viktor Gorden Julia Malkah // = legal D1 vote Gorden, vote Viktor, vote none, resign

NS-9.2 five cards for three and four players, five for five and six
seats 3 turn D1 ids // = legal D1 id Viktor, id Cinna, id Trevor, id Avni, id Greg, resign
seats 4 turn D1 ids // = legal D2 id Viktor, id Cinna, id Trevor, id Avni, id Greg, resign
seats 5 turn D1 ids // = legal D1 id Eve, id Gorden, id Julia, id Malkah, id Viktor, resign
seats 6 turn D1 ids // = legal D4 id Eve, id Gorden, id Julia, id Malkah, id Viktor, resign

NS-9.3 any Dissident names any card that a Dissident holds, and can be used, or none
seats 4 turn D1 vote
M1 no NS-14.1/SEAT: vote none // D1 no NS-14.1/CARD: vote Viktor, vote Trevor, vote Eve
D1: vote Greg // = told D2 voted D1 Greg ; told D1 voted D1 Greg ; told M1 nothing ; told watcher nothing ; vote D1 Greg
D2: vote Greg // = told all card D2 Greg ; phase shift ; using Greg ; owner D2 ; used Greg

NS-9.3 one card per round; three namings each
seats 4 turn D1 vote
D1: vote Greg, vote none, vote Cinna // D1 no NS-14.1/CAP: vote none // D2: vote Cinna // = told all card D1 Cinna
D1: shift +1 // = phase ready ; round 2 ; using none ; owner none ; used Cinna

NS-9.4 prevented is P; a lockdown is not
seats 4 turn D1 vote
cards Avni Greg | outcome L // D1 no NS-14.1/CARD: vote Avni, vote Greg
outcome H // D1 no NS-14.1/CARD: vote Avni, vote Greg
outcome P // D1: vote Avni // D2: vote Avni // = phase shift

NS-9.4 this round's outcome, not the last one's
seats 3 turn D1 vote
cards Avni Greg
D1: vote none // D2: vote none // D1: start, target 3 // D2: target 3 // M1: point 5, ready
= outcome H // D1 no NS-14.1/CARD: vote Avni

NS-9.5 cards are not used up, or once a game with id_reuse=off
seats 3 turn D1 vote
used Cinna // D1: vote Cinna // D2: vote Cinna // = phase shift
seats 3 turn D1 vote id_reuse=off
used Cinna // D1 no NS-14.1/CARD: vote Cinna // D1: vote Greg // D2: vote Greg // = phase shift ; used Cinna Greg
D2: shift -1 // D1: start, target 3 // D2: target 3 // M1: point 3, ready
= outcome P // D1 no NS-14.1/CARD: vote Greg, vote Cinna // = legal D1 vote none, resign

NS-9.6 the card and its owner are public, the step and the code are not
seats 4 turn D1 vote
code 2
D1: vote Cinna // D2: vote Cinna // = told all card D1 Cinna ; told all entered - shift ; view M1 card Cinna ; view M1 owner 0 ; view watcher rounds[0].card Cinna ; view M1 cards [null,null]
D1: shift +2 // = code 4 ; told D2 shifted - 4 ; untold M1 shifted ; untold watcher shifted ; view D2 code 4 ; view M1 code null ; blind M1 code 6 ; blind watcher code 6

NS-9.6 one step acts at once
seats 5 turn D1 vote
code 4 // D1: vote Eve // D2: vote Eve // = code 3 ; round 2 ; phase ready ; told all card D1 Eve ; told D3 shifted - 3 ; untold M1 shifted ; untold all entered - shift
seats 6 turn D1 vote
code 4 // D1: vote Gorden // D2: vote Gorden // D3: vote Gorden // = code 5 ; round 2

NS-9.6 Viktor has no step but is asked all the same
seats 5 turn D1 vote
D1: vote Viktor // D2: vote Viktor // = phase shift ; owner D3

NS-9.7 steps stop at both ends
seats 3
= next-code 6 1 +1 2 ; next-code 6 5 +1 6 ; next-code 6 6 +1 6 ; next-code 6 4 +3 6 ; next-code 6 3 +3 6 ; next-code 6 1 -1 1 ; next-code 6 2 -1 1 ; next-code 6 4 -3 1
= next-code 6 3 -3 1 ; next-code 10 8 +3 10 ; next-code 1 1 +3 1 ; next-code 1 1 -2 1
seats 3 turn D1 shift
code 6 // D1: shift +2 // = code 6 ; told D1 shifted - 6 ; round 2 ; code-in 2 6

NS-9.8 the owner chooses a step of the card
seats 3 turn D1 shift
code 3 | cards Cinna Greg
D2 no NS-14.1/SEAT: shift +1 // M1 no NS-14.1/SEAT: shift +1 // D1 no NS-14.1/RANGE: shift +3, shift -1, shift =4 f9
D1: shift +1 // = code 4 ; round 2

NS-9.8 no step that another card has
seats 3 turn D1 shift
cards Avni Greg | using Avni // D1 no NS-14.1/RANGE: shift -1, shift -3
cards Greg Avni | using Greg // D1 no NS-14.1/RANGE: shift +1, shift +3

NS-9.8 Viktor: any code in play, the present one too, and a Neutral slot is filtered
seats 3 turn D1 shift
code 3 | cards Viktor Greg | using Viktor | board NNHM/NXNN/NNNN
D1 no NS-14.1/RANGE: shift =7 f1, shift =4 f3, shift =4 f4, shift =4 f6, shift +1 // D2 no NS-14.1/SEAT: shift =4 f1
D1 no LZ-1: shift =4, shift =0 f1, shift =4 f13, shift f1 =4
= includes D1 shift =1 f1, shift =3 f12, shift =6 f7 ; excludes D1 shift =7 f1, shift =1 f3, shift +1
D1: shift =3 f9 // = code 3 ; board NNHM/NXNN/MNNN ; told all moderated - 9 ; untold M1 shifted ; told D2 shifted - 3 ; round 2

NS-9.8 Viktor: the whole list
seats 3 turn D1 shift codes=2
cards Viktor Greg | using Viktor | board NXXX/XXXX/XXNX
= legal D1 shift =1 f1, shift =1 f11, shift =2 f1, shift =2 f11, resign

NS-9.8 not chosen in time: drawn
seats 3 turn D1 shift
code 2 | cards Avni Greg | using Avni
random 2
tick // = code 5 ; now 30000
seats 3 turn D2 shift
code 6 | cards Avni Greg
random 0
tick // = code 5 -- Greg's steps are -1, -2, -3
seats 3 turn D1 shift
code 2 | cards Viktor Greg | using Viktor | board HNNN/NNNN/NNNN
random 4
tick // = code 5 ; board HMNN/NNNN/NNNN ; told all moderated - 2

NS-9.8 absent=fixed: the step printed first; Viktor keeps the code
seats 3 turn D1 shift absent=fixed
code 2 | cards Avni Greg | using Avni // tick // = code 3
seats 3 turn D2 shift absent=fixed
code 6 | cards Avni Greg // tick // = code 5
seats 3 turn D1 shift absent=fixed
code 2 | cards Viktor Greg | using Viktor | board HMXN/NNNN/NNNN // tick // = code 2 ; board HMXM/NNNN/NNNN

NS-9.9 all Dissidents get the new code when it is chosen; it holds from the next talk on
seats 5 turn D2 shift
code 3 | cards Eve Julia Viktor | using Julia
D2: shift +2
= told D1 shifted - 5 ; told D2 shifted - 5 ; told D3 shifted - 5 ; untold M1 shifted ; untold watcher shifted ; code-in 1 3 ; code-in 2 5 ; code 5 ; view D1 rounds[0].code 3 ; view D1 rounds[1].code 5

-- Section 10: the domino effect

NS-10.1 all neighbours in play must be Hacked, or all Moderated; diagonals never count
seats 3
= domino NHNN/HNNN/NNNN HHNN/HNNN/NNNN ; domino NHNN/NHNN/NNNN NHNN/NHNN/NNNN ; domino NMNN/MNNN/NNNN MMNN/MNNN/NNNN
= domino NHNN/MNNN/NNNN NHNN/MNNN/NNNN ; domino NNHN/NHNH/NNHN NNHH/NHHH/NNHH ; domino NNMN/NMNM/NNMN NNMM/NMMM/NNMM
= domino NNNN/NNNH/NNHN NNNN/NNNH/NNHH ; domino NXNN/XNNN/NNNN NXNN/XNNN/NNNN ; domino NXNN/MNNN/NNNN MXNN/MNNN/NNNN ; domino HNHX/NHNN/NNNN HHHX/NHNN/NNNN
= domino HHHH/MNMM/HHHH HHHH/MNMM/HHHH ; domino XXXX/XNXX/XXXX XXXX/XNXX/XXXX ; domino XHXX/XNXX/XXXX XHXX/XHXX/XXXX

NS-10.2 one pass over the board as it was: two Neutrals protect each other
seats 3
= domino HHHH/HNNH/HHHH HHHH/HNNH/HHHH ; domino NNHH/HHHH/HHHH NNHH/HHHH/HHHH ; domino NHNH/HNHN/NHNH HHHH/HHHH/HHHH
= domino MNHN/NMNH/MNHN MNHH/MMNH/MNHH

NS-10.3 once a round after the step, so that Viktor's filter counts; nobody chooses, no tokens
seats 3 turn D1 shift
cards Viktor Greg | using Viktor | board NNMN/NNNM/NNNN
D1: shift =1 f12 // = board NNMM/NNNM/NNNM ; told all moderated - 4 ; tokens - ; round 2
seats 3 turn M1 guess
board NHNN/HNNN/NNNN | dials 9 9
M1: point 12, ready // = board NHNN/HNNN/HNNN // D1: vote none // D2: vote none // = board HHNN/HNNN/HNNN ; tokens 9

-- Section 11: the end

NS-11.1 Moderators with half of what is left, Dissidents with more than half
seats 3
= won-by MMMM/MMNN/NNNN moderators ; won-by MMMM/MNNN/NNNN none ; won-by MMMM/MMHH/HHHH moderators ; won-by HHHH/HHNN/NNNN none ; won-by HHHH/HHHN/NNNN dissidents
= won-by HHHH/HHHM/MMMM dissidents ; won-by NNNN/NNNN/NNNN none ; won-by MMMM/MNNN/NNNX none ; won-by HHHH/HHNN/NNNX dissidents

NS-11.1 the slots that a side holds are its points
seats 5
board HMNM/XMHN/NNNN // = score 2 2 2 3 3 ; stand 2 2 2 3 3
seats 3
board NNNN/NNNN/NNNH // = score 1 1 0
seats 3
board MNNN/NNNN/NNNM // = score 0 0 2

NS-11.2 tested after the outcome and after the domino effect
seats 3 turn M1 guess
board HHHH/HHNN/NNNN | dials 7 7
M1: point 12, ready // = winner D1 D2 ; next over ; told all won - dissidents
seats 3 turn D1 vote
board MNNN/NMMN/NNMM
D1: vote none // D2: vote none // = board MNNN/NMMN/NNMM ; winner none
seats 3 turn D1 vote
board NMNN/MNMN/NMMN
D1: vote none // D2: vote none // = board MMNN/MMMN/MMMN ; winner M1 ; told all won - moderators

NS-11.3 what is needed, by the number of locations in play
seats 3
= won-by MMMM/MMHH/NNNX moderators ; won-by MMMM/MHHN/NNNX none ; won-by HHHH/HHMM/NNNX dissidents ; won-by HHHH/HMMN/NNNX none
= won-by MMMM/MHHN/NNXX moderators ; won-by MMMM/HHHN/NNXX none ; won-by HHHH/HHMM/MMXX dissidents ; won-by HHHH/HMMM/NNXX none
= won-by MMMM/MHHN/NXXX moderators ; won-by MMMM/HHNN/NXXX none ; won-by HHHH/HMMN/NXXX dissidents ; won-by HHHH/MMMN/NXXX none
= won-by MMMM/HHNN/XXXX moderators ; won-by MMMH/HHNN/XXXX none ; won-by HHHH/HMMM/XXXX dissidents ; won-by HHHH/MMMN/XXXX none
= won-by MMMM/HHNX/XXXX moderators ; won-by MMMH/HHNX/XXXX none ; won-by HHHH/MMMX/XXXX dissidents ; won-by HHHM/MNNX/XXXX none
= won-by MMMH/HNXX/XXXX moderators ; won-by MMHH/NNXX/XXXX none ; won-by HHHH/MNXX/XXXX dissidents ; won-by HHHM/MNXX/XXXX none
= won-by MMMH/HXXX/XXXX moderators ; won-by MMHH/NXXX/XXXX none ; won-by HHHM/MXXX/XXXX dissidents
= won-by MMHN/XXXX/XXXX moderators ; won-by MHHN/XXXX/XXXX none ; won-by HHHM/XXXX/XXXX dissidents ; won-by HHMN/XXXX/XXXX none
= won-by MMHX/XXXX/XXXX moderators ; won-by MHNX/XXXX/XXXX none ; won-by HHMX/XXXX/XXXX dissidents
= won-by MHXX/XXXX/XXXX moderators ; won-by HNXX/XXXX/XXXX none ; won-by HHXX/XXXX/XXXX dissidents
= won-by MXXX/XXXX/XXXX moderators ; won-by HXXX/XXXX/XXXX dissidents ; won-by NXXX/XXXX/XXXX none

NS-11.4 no draws: with as many Moderated as Hacked slots and none Neutral the Moderators win
seats 3
= won-by HHHH/HHMM/MMMM moderators ; won-by HHHM/MMXX/XXXX moderators
seats 3 turn M1 guess
board HHHH/HHMM/MMMN | dials 12 12 | round 12
M1: point 12, ready // = board HHHH/HHMM/MMMM ; winner M1 ; next over

NS-11.5 a side gives up when all of it has; the others win at once
seats 5 turn D1 talk
D1: resign // = told all resigned D1 ; winner none ; resigned D1 // D1 no NS-14.1/DONE: resign
D3: resign // M1: resign // = winner none // D3 no NS-14.1/DONE: resign // M1 no NS-14.1/DONE: resign
D2: resign // = winner M1 M2 ; told all won - moderators ; alarm never ; next over ; phase over
M2 no NS-14.1/STATE: resign
seats 5 turn D1 talk
M2: resign // M1: resign // = winner D1 D2 D3 ; told all won - dissidents

NS-11.5 at the end everything hidden is shown
seats 4 turn D1 vote
code 2 | round 3
D1: vote Cinna // D2: vote none // = told D1 voted D2 none ; untold M1 voted
M1: resign // M2: resign
= told M1 true-id D1 Cinna ; told watcher true-id D2 Greg ; told M2 true-code - 1 2 ; told M2 true-code - 3 2 ; untold M2 true-code - 4 ; told M1 true-vote D1 3 Cinna ; told M1 true-vote D2 3 none ; untold all true-vote D1 2
= view M1 code 2 ; view watcher cards [Cinna,Greg] ; view M2 rounds[2].votes [Cinna,none] ; view watcher rounds[1].code 2 ; may - ; wait -

NS-11.5 before the first round there is no code to show
seats 3 turn D1 ids
D1: id Cinna // M1: resign // = told M1 true-id D1 Cinna ; untold all true-id D2 ; untold all true-code ; winner D1 D2
