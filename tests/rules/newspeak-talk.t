-- NewSpeak, docs/rules/newspeak.md, section 5: talk.

NS-5.1 only Dissidents talk, only in TALK, and everybody hears the same
seats 4 turn D1 talk
M1 no NS-14.1/SEAT: say "Hello"
D2: say "It has been a long week."
= told D1 said D2 1 "It has been a long week." ; told D2 said D2 1 "It has been a long week." ; told M1 said D2 1 "It has been a long week." ; told M2 said D2 1 "It has been a long week."
= told watcher said D2 1 "It has been a long week." ; messages 1 ; said D2 1 ; said D1 0 ; view M1 said [0,1] ; view watcher messages 1

NS-5.1 in no other state
seats 4 turn D1 set // D1 no NS-14.1/STATE: say "Hello"
seats 4 turn D1 ids // D1 no NS-14.1/STATE: say "Hello"
seats 4 turn D1 code // D1 no NS-14.1/STATE: say "Hello"
seats 4 // D1 no NS-14.1/STATE: say "Hello"
seats 4 turn D1 dial // D1 no NS-14.1/STATE: say "Hello"
seats 4 turn D1 guess // D1 no NS-14.1/STATE: say "Hello"
seats 4 turn D1 pickd // D1 no NS-14.1/STATE: say "Hello"
seats 4 turn M1 pickm // D1 no NS-14.1/STATE: say "Hello"
seats 4 turn D1 vote // D1 no NS-14.1/STATE: say "Hello"
seats 4 turn D1 shift // D1 no NS-14.1/STATE: say "Hello"
seats 3 // M1: resign // = next over // D1 no NS-14.1/STATE: say "Hello" // M1 no NS-14.1/STATE: msay "Hello"

NS-5.1 the count of messages begins anew in every talk
seats 3 turn D1 talk msg_gap_ms=0
@10 D1: say "One" // D2: say "Two" // D1: target 4 // D2: target 4 // M1: object 1, object 2 // M1: point 1, ready
D1: vote none // D2: vote none // D1: start
= messages 0 ; said D1 0 ; said D2 0 ; said-at D1 0 ; said-at D2 0 ; done - ; dialled - ; view M1 objections [[]]
D2: say "Again" // = told all said D2 1 ; view M1 objections [[]] // M1: object 1

NS-5.2 Moderators among themselves, in every state, without any effect on play
seats 4 turn D1 talk
M1: msay "I think it is 7 - the ZOO"
= told M1 msaid M1 "I think it is 7 - the ZOO" ; told M2 msaid M1 "I think it is 7 - the ZOO" ; told D1 nothing ; told D2 nothing ; told watcher nothing
= messages 0 ; noticed D1 0 0 ; noticed M1 1 0 ; phase talk
D1 no NS-14.1/SEAT: msay "Hello"

NS-5.2 mod_chat=public: everybody reads it
seats 4 turn D1 talk mod_chat=public
M2: msay "I hear you" // = told all msaid M2 "I hear you" ; noticed D1 1 0

NS-5.2 in every state but OVER
seats 3 turn D1 set // M1: msay "hm" // = phase set
seats 3 turn D1 ids // M1: msay "hm" // = phase ids
seats 3 turn D1 code // M1: msay "hm" // = phase code
seats 3 // M1: msay "hm" // = phase ready
seats 3 turn D1 dial // M1: msay "hm" // = phase dial
seats 3 turn D1 guess // M1: msay "hm" // = phase guess ; pointed no
seats 3 turn D1 pickd // M1: msay "hm" // = phase pickd
seats 3 turn M1 pickm // M1: msay "hm" // = phase pickm
seats 3 turn D1 vote // M1: msay "hm" // = phase vote
seats 3 turn D1 shift // M1: msay "hm" // = phase shift

NS-5.2 one line of printable ASCII
seats 4 turn D1 talk msg_max=40
M1 no NS-5.3/CHARSET: msay "café" // M1 no NS-5.3/EMPTY: msay "   ", msay ""
M1 no NS-5.4/LENGTH: msay "0123456789012345678901234567890123456789x"
M1: msay "0123456789012345678901234567890123456789" // M1: msay "  a	b  " // = told M2 msaid M1 "a b"
M1: msay "~" // = told M2 msaid M1 "~" // M1: msay "row two, last round, spell it" // = told M2 msaid M1

NS-5.3 quotes, dashes, dots and blanks
seats 3 turn D1 talk msg_gap_ms=0
D1: say "she said "hello" to `me`" // = told all said D1 _ "She said 'hello' to 'me'"
D1: say "‘so’ “they” ‚say‛ „that‟ ´it´" // = told all said D1 _ "'so' 'they' 'say' 'that' 'it'"
D1: say "oh‐no‑no‒we–do—not―go, yes" // = told all said D1 _ "Oh-no-no-we-do-not-go, yes"
D1: say "well… yes" // = told all said D1 _ "Well. Yes"
D1: say "  no break 	here   either  " // = told all said D1 _ "No break here either"

NS-5.3 accents fall off; letters that do not decompose are refused
seats 3 turn D1 talk msg_gap_ms=0
D1: say "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ" // = told all said D1 _ "Aaaaaaceeeeiiiinooooouuuuy"
D1: say "čďěňřšťůžőűąęćź" // = told all said D1 _ "Cdenrstuzouaecz"
D1 no NS-5.3/CHARSET: say "straße", say "æon", say "øre", say "łódź", say "þorn", say "ðat", say "ı", say "œuvre", say "ĸ", say "ŋ", say "×", say "÷", say "ſ"

NS-5.3 digits before other characters, then no letter at all
seats 3 turn D1 talk
D1 no NS-5.3/DIGIT: say "0", say "9", say "я 7", say "call me at 5!"
D1 no NS-5.3/CHARSET: say "me@home", say "a_b", say "(no)", say "да", say "a/b", say "¿que?", say "🦎", say "²", say "a&b", say "a*b", say "@", say "€"
D1 no NS-5.3/EMPTY: say "...", say "'", say "? ! ;", say "—", say "  "

NS-5.3 a run of one mark becomes one
seats 3 turn D1 talk msg_gap_ms=0
D1: say "no!!! no?? so,, but;; yes:: done-- then.." // = told all said D1 _ "No! No? So, but; yes: done- then."
D1: say "what?!?! ''quoted''" // = told all said D1 _ "What?!?! 'quoted'"

NS-5.3 capitals: the first character, after the end of a sentence, the word I
seats 3 turn D1 talk msg_gap_ms=0
D1: say "HE IS LATE. ISN'T HE? i THINK SO! AND i'm NOT" // = told all said D1 _ "He is late. Isn't he? I think so! And I'm not"
D1: say "'quoted' e.t. PHONE it. i" // = told all said D1 _ "'quoted' e.t. Phone it. I"
D1: say "you and i-me; 'i' said i." // = told all said D1 _ "You and I-me; 'I' said I."
D1: say "ti it i'll o'i in" // = told all said D1 _ "Ti it I'll o'i in"
D1: say "! so" // = told all said D1 _ "! So" // D1: say "o'i" // = told all said D1 _ "O'i" // D1: say "o'i am" // = told all said D1 _ "O'i am"
D1: say "one.two. three; four: five" // = told all said D1 _ "One.two. Three; four: five"

NS-5.4 the order of the checks
seats 4 msg_max=40
D1 no NS-14.1/STATE: say "7" // M1 no NS-14.1/STATE: say "7"
D1: start // M1 no NS-14.1/SEAT: say "7"
D1: done // D1 no NS-14.1/DONE: say "7"
D2 no NS-5.3/DIGIT: say "row two is the seventh 7 of all the many rows, I think"
D2 no NS-5.4/LENGTH: say "row two is the seventh of all the many rows, I think"
D2 no NS-5.5/POSITION: say "row two, spelled, last round"
D2: say "Fine"
D2 no NS-5.5/POSITION: say "row two" // D2 no NS-5.4/GAP: say "Right"
seats 4 turn D1 talk talk=1
D2 no NS-4.6/TURN: say "7"

NS-5.4 the gap counts from the seat's own last message, to the millisecond
seats 3 turn D1 talk
@100 D1: say "One" // @200 D2: say "Two"
@1599 D1 no NS-5.4/GAP: say "Three" // @1600 D1: say "Three" // = said D1 2 ; said-at D1 1600
@1699 D2 no NS-5.4/GAP: say "Four" // @1700 D2: say "Four"

NS-5.4 at time 0 the first message comes when it likes
seats 3 turn D1 talk
D1: say "One" // = said-at D1 0 // @1 D1 no NS-5.4/GAP: say "Two"

NS-5.4 the gap before the budget; what is refused costs nothing
seats 3 turn D1 talk msg_budget=2
@0 D1 no NS-5.3/DIGIT: say "7" // = said D1 0 // D1: say "One"
@1000 D1 no NS-5.4/GAP: say "Two" // @1500 D1: say "Two"
@2000 D1 no NS-5.4/GAP: say "Three" // @3000 D1 no NS-5.4/BUDGET: say "Three" // D2: say "Three" // = said D1 2 ; said D2 1

NS-5.4 the length is counted after the text was levelled
seats 3 turn D1 talk msg_max=40
D1: say "   it is    longer   than forty,,,,, is it?  " // = told all said D1 _ "It is longer than forty, is it?"
D2 no NS-5.4/LENGTH: say "It is longer than forty, even when it is said"

NS-5.5 the first offending token from the left decides
seats 3 turn D1 talk
D1 no NS-5.5/SPELL: say "spelled row two" // D1 no NS-5.5/POSITION: say "row two spelled" // D1 no NS-5.5/BACKREF: say "last round, row two"
D1 no NS-5.5/POSITION: say "well, the third line of last round"

NS-5.5 POSITION: words about words, and what is counted
seats 3 turn D1 talk
D1 no NS-5.5/POSITION: say "that is a codeword", say "Keywords, please", say "codewords", say "the keyword"
D1 no NS-5.5/POSITION: say "second line", say "the penultimate entry", say "its last letter", say "twelfth square", say "fourth slot", say "eighth card", say "sixth column"
D1 no NS-5.5/POSITION: say "code nine", say "serial forty", say "location twelve", say "grid one", say "card one", say "number twenty", say "square two"
D1 no NS-5.5/POSITION: say "top row", say "lower left", say "upper right", say "middle column", say "left column", say "right line", say "centre line", say "center row", say "bottom row", say "left right"

NS-5.5 POSITION: what passes
seats 3 turn D1 talk msg_gap_ms=0
D1: say "number one", say "my number one fan", say "square one", say "the bottom line", say "left left", say "right, row on", say "two rows", say "words fail me"
D1: say "first, words", say "the first of the words", say "grid of one", say "top of the row", say "row. Two of us", say "last man", say "nine lines", say "row upper"
= messages 16

NS-5.5 y follows x directly: blanks, dashes, colons and quotes between them do not matter
seats 3 turn D1 talk msg_gap_ms=0
D1 no NS-5.5/POSITION: say "row - two", say "row: two", say "row 'two'", say "'row' two", say "row-two", say "Row ': - ' TWO"
D1: say "row, two", say "row! two", say "row? two", say "row; two", say "row. two", say "rows two", say "arrow two", say "row's two", say "row to two"

NS-5.5 BACKREF: earlier rounds
seats 3 turn D1 talk msg_gap_ms=0
D1 no NS-5.5/BACKREF: say "last rounds", say "the previous round", say "an earlier round", say "past rounds", say "prior round"
D1 no NS-5.5/BACKREF: say "as before", say "like before, then", say "as last time!", say "do it like last time"
D1: say "a last drink", say "before as", say "as before noon", say "like last time we met", say "round and round", say "at last, rounds", say "as last in time", say "like before the war"
= messages 8

NS-5.5 SPELL: letters and sounds
seats 3 turn D1 talk msg_gap_ms=0
D1 no NS-5.5/SPELL: say "spelt so", say "one syllable", say "syllables", say "a vowel", say "vowels", say "consonant", say "consonants", say "anagram", say "anagrams"
D1 no NS-5.5/SPELL: say "spell it", say "he spells that", say "spelling the word", say "rhyme with", say "rhyming with far", say "b, e. d", say "i, a b"
D1: say "spell", say "a spell of it", say "it rhymes", say "with rhyme", say "a b", say "we are at a b road", say "spell, it is", say "dispel that"
= messages 8

NS-5.7 a code-word, a meaning, the name of a location may always be said
seats 3 turn D1 talk msg_gap_ms=0
D1: say "Answer", say "heart and road", say "glass and loud", say "Night Club", say "the railway station or the swimming pool"
= messages 5

NS-5.8 a Moderator marks a message; it is public and changes nothing else
seats 4 turn D1 talk msg_gap_ms=0
M1 no NS-14.1/RANGE: object 1
D1: say "One", say "Two"
D2 no NS-14.1/SEAT: object 1
M1 no NS-14.1/RANGE: object 3, object 0
M1: object 2 // = told all objected M1 2 ; phase talk ; messages 2 ; said D1 2 ; view watcher objections [[2],[]]
M1 no NS-14.1/TAKEN: object 2 // M2: object 2 // = view D1 objections [[2],[2]] // M1: object 1 // = view D1 objections [[1,2],[2]]

NS-5.8 in TALK and GUESS only, each talk anew
seats 3 turn D1 talk msg_gap_ms=0
D1: say "One" // D1: target 2 // D2: target 2 // = phase guess
M1: object 1, point 3, ready // = phase vote
M1 no NS-14.1/STATE: object 1
D1: vote none // D2: vote none // M1 no NS-14.1/STATE: object 1 // D1: start // M1 no NS-14.1/RANGE: object 1
seats 3 turn D1 dial
messages 3 // M1 no NS-14.1/STATE: object 1

NS-5.8 each message has its own mark
seats 3 turn D1 talk msg_gap_ms=0
messages 20
M1: object 9 // M1 no NS-14.1/TAKEN: object 9 // M1: object 17 // M1: object 1 // M1: object 8 // M1: object 16 // = view M1 objections [[1,8,9,16,17]]
M1 no NS-14.1/TAKEN: object 1, object 8, object 9, object 16, object 17 // = includes M1 object 2, object 10, object 18, object 20 ; excludes M1 object 1, object 9, object 17

NS-5.8 the last message that a talk can have
seats 6 turn D1 talk msg_gap_ms=0 msg_budget=200
messages 799 | said D4 199
D4: say "The last" // M2: object 800 // M2 no NS-14.1/TAKEN: object 800 // M2 no NS-14.1/RANGE: object 801 // = view M1 objections [[],[800]]

NS-5.9 what is positional or agreed only in context passes: no program can judge it
seats 3 turn D1 talk msg_gap_ms=0
D1: say "under the zoo", say "we spoke of it an hour ago", say "Bring every drink"
= messages 3

NS-5.11 people speak in the room: nothing is typed, and all talk at once whatever the clock
seats 3 turn D1 talk aloud=yes clock=none
D1 no NS-5.11: say "Lovely weather" // D2 no NS-5.11: say "Lovely weather" // M1 no NS-5.11: say "Hm"
D1 no NS-14.1/STATE: pass // M1 no NS-5.11: msay "hm" // = messages 0 ; view watcher aloud true
D2: target 4 // D1: done // = phase talk // D1: target 4 // = phase guess
seats 3 turn D1 talk aloud=yes talk=1
D2: done // D1: done // = phase dial

NS-5.10 other languages and quotations are a matter of advice, not of a check
seats 3 turn D1 talk msg_gap_ms=0
D1: say "Guten Abend, Herr Kapitan", say "may the force be with you", say "xqzt wvu"
= messages 3
