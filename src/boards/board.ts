import type { ComponentType, ReactNode } from 'react'
import type { GameTypes, Refusal, Seat, Standing } from '#engine/game.ts'
import { LANGUAGES, type Language } from '#wire/language.ts'
import type { LessonBook } from './lesson.ts'

/**
 * What a board and the shell around it know of each other. A board knows no rules: legal actions come in, taken actions
 * go out, both in the game's notation. The shell knows no game: it holds the log, the bots and the storage.
 */

export { LANGUAGES, type Language }

/** Loads something in each language. */
export type Loaders<Loaded> = Readonly<Record<Language, () => Promise<Loaded>>>

/** Who sits on a seat, as far as a board has to show it. */
export interface SeatInfo {
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** The mark of a guest, whose name anybody could have chosen; left out for others. */
  readonly guest?: string
  /** That the player does not have the table open, in words; left out for players who are here. */
  readonly away?: string
  /** The level of a bot, and who of that level it is. */
  readonly bot?: string
  readonly character?: string
  /** What marks a bot: its level in words, and its face. */
  readonly badge?: { readonly level: string; readonly face: ReactNode }
}

/** An action as it was taken, with the spectator's view before it. */
export interface Moment<View = unknown> {
  readonly seat: Seat
  readonly action: string
  /** As a spectator sees it. */
  readonly before: View
  /** The same after it; left out where the next moment always begins with it, since nothing in between is taken back. */
  readonly after?: View
}

/** The spectator's view after a moment of a log; `now` is the view at its end. */
export function viewAfter<View>(log: readonly Moment<View>[], index: number, now: View): View {
  return log[index].after ?? log[index + 1]?.before ?? now
}

/** What a board is given. `Insight` is what the game's rules have to say about the moment, see `GameFace.insight`. */
export interface BoardProps<T extends GameTypes = GameTypes, Insight = unknown, Texts = unknown> {
  readonly cards: T['cards']
  readonly view: T['view']
  readonly insight: Insight
  readonly standing: Standing<T['score']>
  readonly isOver: boolean
  /** Whose eyes the table is seen through: the view is theirs, and the actions, if there are any. */
  readonly eyes: Seat | 'spectator'
  /** The seat whose town, street or pen is in the middle of the table; the shell remembers it. */
  readonly shown: Seat
  show(seat: Seat): void
  readonly seats: readonly SeatInfo[]
  /** Whether `eyes` may act now. */
  readonly mayAct: boolean
  /**
   * What `eyes` may do now, in the game's notation; empty while others act, and always where a game has too many actions
   * to list them (`Game.countActions`). The same list until something happens.
   */
  readonly legal: readonly string[]
  /** Takes an action. A refused one changes nothing; the shell shows the reason. */
  take(action: string): void
  /** Why `eyes` may not take this action now, or undefined where it may. */
  whyNot(action: string): Refusal | undefined
  /** All that happened, the earliest first. The last one may be shown as it happens. */
  readonly log: readonly Moment<T['view']>[]
  /** What happened last, in words. */
  readonly news: ReactNode
  /** Leads to the replay of the moment before the action at this place of the log. */
  openMoment?(index: number): void
  /** What the expert would do here; its steps are marked where they are done. */
  readonly hint?: Hint | undefined
  readonly texts: Texts
  /** The shell's own buttons (undo, redo, menu …) for the strip at the bottom. */
  readonly controls: ReactNode
  /** What the shell has to say now, such as why an action was refused. */
  readonly notice: ReactNode
  /** What stands in the place of the sentence of the strip: a hint, or a question to the player. */
  readonly instead?: ReactNode
  /** Removes the shell's message when the player turns to something else. */
  silence(): void
  /** How fast things move, in ms for one movement; 0 where nothing should move. */
  readonly pace: number
  /** The address of a rule on the rules page. */
  ruleAddress(rule: string): string
}

/** The advice for the current turn. */
export interface Hint {
  /** The steps that are still to be taken in this turn, in the game's notation; the first one is the next. */
  readonly plan: readonly string[]
}

/** Why something is advised: a key into the game's texts, and what the sentence needs. */
export interface HintReason {
  readonly reason: string
  readonly values: Readonly<Record<string, string | number>>
}

/** How a game words its hints; loaded with the first hint. */
export interface HintFace<T extends GameTypes = GameTypes, Texts = unknown> {
  /** An action as an instruction: "Lay a red track from d4 to e5". The view is that of the moment of the hint. */
  describe(action: string, view: T['view'], texts: Texts, cards: T['cards'], seats: readonly SeatInfo[]): string
  /** Why, in one short sentence; empty where there is nothing to say. */
  explain(reason: HintReason, texts: Texts, cards: T['cards'], seats: readonly SeatInfo[]): string
}

export interface SheetProps<T extends GameTypes = GameTypes, Insight = unknown, Texts = unknown> {
  readonly cards: T['cards']
  readonly view: T['view']
  readonly insight: Insight
  readonly standing: Standing<T['score']>
  readonly seats: readonly SeatInfo[]
  readonly texts: Texts
}

export interface ResultFace<T extends GameTypes = GameTypes, Insight = unknown, Texts = unknown> {
  /** The final score as on the pad. */
  Sheet(props: SheetProps<T, Insight, Texts>): ReactNode
  /** Small drawings, each in a square of 20 units, that rain on a winner; left out, scraps of paper do. */
  readonly confetti?: readonly ReactNode[]
  /** A picture of the final table to keep: an SVG element whose styles are all its own. Left out, there is none. */
  Poster?(props: SheetProps<T, Insight, Texts>): ReactNode
}

/** One rule of the rules page. `{…}` in its text is not special; `RH-T1` and the like become links. */
export interface RuleText {
  readonly id: string
  readonly text: string
  /** What is decided here where the printed rules are silent or unclear. */
  readonly ruling?: string
  readonly table?: RuleTable
  /** The name of a drawn example, see `RuleExamples`. */
  readonly example?: string
  /** What the example shows, in words that do without it. */
  readonly caption?: string
}

export interface RuleTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface RuleSection {
  readonly id: string
  readonly title: string
  readonly intro?: string
  readonly table?: RuleTable
  readonly rules: readonly RuleText[]
}

export interface RuleExamples<Texts = unknown> {
  readonly names: readonly string[]
  /** The drawn example of this name, see `RuleText.example`. */
  draw(example: string, texts: Texts): ReactNode
}

/** The way to a game: small enough to be always there, and it loads the rest when it is needed. */
export interface GameEntrance {
  loadFace(): Promise<GameFace>
  /** What the board says; of the type that its face expects. */
  loadTexts(language: Language): Promise<unknown>
  loadIntro(language: Language): Promise<GameIntro>
  loadAbout(language: Language): Promise<GameAbout>
  /**
   * What decides who wins: the most points, so that totals of different games can be compared, or who is first to reach
   * the goal, so that only victories can.
   */
  readonly goal: 'points' | 'race'
  /** The guided games; left out, there are none. */
  loadLessons?(language: Language): Promise<LessonBook>
  /** A picture for the first page; left out, there is none. */
  loadCover?(): Promise<ComponentType>
}

/** A card set that Hilltop ships. */
export interface SampleSet {
  /** Its file among the public ones, without its ending. */
  readonly file: string
  /** The `id` in the file. */
  readonly id: string
  readonly name: string
  /** What is different from the standard cards, in a line. */
  readonly line: string
}

/** What a game shows of itself. */
export interface GameFace<T extends GameTypes = GameTypes, Insight = unknown, Texts = unknown> {
  Board(props: BoardProps<T, Insight, Texts>): ReactNode
  /** What is shown when a game is over; loaded only then. */
  loadResult(): Promise<ResultFace<T, Insight, Texts>>
  /**
   * Everything that the rules know about a moment and that a board would otherwise have to work out itself; of secrets
   * only those that belong to `eyes`.
   */
  insight(state: T['state'], eyes: Seat | 'spectator'): Insight
  /**
   * What a seat sees now that others at the same screen must not see: something that it holds, such as a hand, or
   * something that it has just drawn itself, with the device in its hands.
   */
  secretOf(view: T['view'], seat: Seat): 'held' | 'drawn' | undefined
  /** How long the shell pauses after an action of others, as a multiple of the usual pause; left out, 1. */
  attention?(action: string): number
  /** What an action sounds like; left out, like a card that is laid down. */
  sound?(action: string): ActionSound
  /** How much of the game is played, from 0 to 1. */
  progress(view: T['view'], cards: T['cards']): number
  /** A number that changes with every turn, so that a replay can go by turns; 0 in the setup, before the first one. */
  turnOf(view: T['view']): number
  /** Why an action is refused, in one sentence. */
  explain(refusal: Refusal, texts: Texts, cards: T['cards']): string
  /** One moment in words. */
  narrate(
    moment: Moment<T['view']>,
    next: T['view'],
    texts: Texts,
    cards: T['cards'],
    seats: readonly SeatInfo[],
  ): string
  /**
   * The score in one number, the more the better (in a race, how far somebody came), and, where the game has them, a
   * title (a key of `GameIntro.titles`); for the score pad.
   */
  headline(score: T['score']): Headline
  loadRules(language: Language): Promise<readonly RuleSection[]>
  /** Left out where no rule has a drawn example. */
  loadExamples?(): Promise<RuleExamples<Texts>>
  loadHints(texts: Texts): Promise<HintFace<T, Texts>>
}

export type ActionSound = 'dice' | 'coins' | 'marker' | 'track' | 'card'

export interface Headline {
  readonly points: number
  readonly title: string | undefined
}

/** What few pages say of a game, loaded only by them. */
export interface GameAbout {
  /** Who made the printed game; then whose it is, and what of it is ours. For the rules and the page about Hilltop. */
  readonly credits: readonly string[]
  /** What each level of the bots does, where it is chosen. */
  readonly levels: Readonly<Record<string, string>>
}

/** What the shell says of a game before its board is loaded. */
export interface GameIntro {
  readonly name: string
  /** The game in one sentence. */
  readonly pitch: string
  /** Players, age and duration as the rulebook gives them: "1–4 players · ages 10 and up · 30–60 minutes". */
  readonly box: string
  /** Who begins by the printed rules, as a sentence: "By the rulebook: …"; left out where they do not say. */
  readonly begins?: string
  /** The names of the colours that players choose from, in the order of the seats; left out where they choose none. */
  readonly colours?: readonly string[]
  /** Each variant, by its name in the options. */
  readonly variants: Readonly<Record<string, VariantIntro>>
  /** The name of each level of the bots, by its name in the facts. */
  readonly bots: Readonly<Record<string, string>>
  /** How far somebody came, by the points of the headline: "143 points", "3 landmarks". */
  reached(points: number): string
  /** The titles that a score can earn, by their English names; empty where the game has none. */
  readonly titles: Readonly<Record<string, string>>
}

export interface VariantIntro extends NameAndLine {
  /** Each value, as a text, of a variant that is one of several. */
  readonly values?: Readonly<Record<string, NameAndLine>>
}

export interface NameAndLine {
  readonly name: string
  readonly line: string
}
