// What the server says and what is made of it, for tsc: names that no member has are found before anybody clicks. The members
// are those of docs/json.md and docs/protocol.md, as far as the page uses them.

type Match = import('./line/match.js').Match;
type Choice = import('./table/choose.js').Choice;
type Thing = import('./table/choose.js').Thing;
type Turn = ReturnType<typeof import('./table/turn.js').useTurn>;

interface Name { word: string, title: string, code: string, [more: string]: any }
interface Verb { verb: string, word: string, form: string, usage: string, help: string, final?: boolean, sorted?: boolean }
interface Option { name: string, least?: number, most?: number, usual: any, words?: string[], says?: string[], help: string, group?: string, ours?: boolean, or_zero?: boolean }

/** `/api/games/ID` */
interface Game {
    id: string, title: string, by: string, edition: number, tables: string, seats: { least: number, most: number, usual: number },
    about: { line: string, aim: string, whom: string, minutes: number[], ours?: string[], page?: string, example?: boolean },
    lessons: { id: string, title: string }[], options: Option[], presets: any[], verbs: Verb[], phases: string[],
    events: { word: string, form: string, tale: string, quiet_own?: boolean, quiet_others?: boolean }[],
    lexicons: { letter: string, what: string, count: number, names?: Name[] }[], rules: { id: string, says: string }[], line?: string, minutes?: number[],
}

/** What a decision asks. */
interface Asks { seat: number, phase: string, ask: string, may: boolean, wait: boolean, now: number, moves?: string[], complete?: boolean, forms?: any[], targets?: any }

interface Seat { name: string, side?: number, bot?: boolean, title?: string }

/** What is told of a move before it is sent. */
interface Effect { move: string, effects: { says: string, is: string, rule: string, odds: number, at?: string[], from?: string[] }[], changes?: any }

/** What a drawing is given (README.md). */
interface Scene<Picture = any> {
    match: Match, game: Game, picture: Picture, draft: Picture | null, effects?: Effect['effects'] | null, back?: () => void, seat: number | null, choice: Choice, laid?: any, host?: boolean, sides?: boolean, aim?: any, told?: any,
    picked: (key: string) => boolean, pick: (thing: Thing | Thing[], key: string) => void,
    name: (letter: string, word: string) => Name, explain: (word: string, why?: any) => void, mean?: (move: string) => void, meant?: string, stance?: string, drawn?: any,
}

/** A set of a card game as it would count now. */
interface SetNow { worth: number[][], points: number[], stories: number, struck: number[], left: number, doubled: boolean, total: number }

/** The picture of both card games, made whole (cards/whole.js). */
interface CardPicture {
    phase: string, round: number, hand: string[], held: number[], dealer: number, totals: number[], target: number, unknown: number, tabloids: string[],
    groups: Record<string, string[][]>, fronts: any[][], turn: any, limits: Record<string, { used: number, of: number }>, known: string[][], top: string[], aside: string[],
    looked: string[], fetched: string[], 'laid-by': any[], laid: any, shown: any, striking: any, last: any, extra?: boolean, 'shut-out'?: any,
    now: { 'proven-at': number, sets: Record<string, SetNow>, unseen: number[], score: number[], table: number[], 'in-hand': number[], [more: string]: any },
}
type CardScene = Scene<CardPicture>;
