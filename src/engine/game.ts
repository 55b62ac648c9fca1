import type { CardProblem, ProblemTexts } from './card-problem.ts'
import type { Rng } from './random.ts'
import type { Result } from './result.ts'

/** A place at the table, counted from 1 clockwise: seat 2 sits to the left of seat 1. */
export type Seat = number

/** Why an action is not allowed: the rule that it breaks, and what is needed to explain it in any language. */
export interface Refusal {
  /** The id of the rule on the game's rules page, such as `RH-T9`. */
  readonly rule: string
  /** Which way the rule is broken: a key into the game's texts. */
  readonly reason: string
  /** What the text needs: costs, names, squares. */
  readonly values: Readonly<Record<string, string | number>>
}

/** What an action revealed, as bits: nothing, something drawn, something revealed, or both. */
export type Outcome = number
export const NOTHING_NEW = 0
/** Cards were drawn or dice were rolled: the outcome was unknown to all players. */
export const DRAWN = 1
/** Something that only some players knew is now known to others. */
export const REVEALED = 2

/** An action that is about to be played, in the game's notation. */
export interface NextAction {
  readonly seat: Seat
  readonly action: string
}

/** An action as it was played. */
export interface Taken<Action> {
  readonly seat: Seat
  readonly action: Action
  readonly outcome: Outcome
  /** The seats that could act at that moment, its own among them. */
  readonly active: readonly Seat[]
}

/** The options that every game has. A game adds its variants, which are present only if they are not the usual ones. */
export interface GameOptions {
  readonly players: number
  /** The starting player; left out, the seed decides. */
  readonly first?: Seat
}

/**
 * A choice of rules in the options. A name alone is on or off: true in the options, or left out. Others have one of
 * several values; the usual one is left out of the options.
 */
export type Variant = string | ChoiceVariant

export interface ChoiceVariant {
  readonly name: string
  readonly values: readonly OptionValue[]
  readonly usual: OptionValue
}

export type OptionValue = string | number

/** The final standing, or at any earlier moment an estimate in the same form. */
export interface Standing<Score> {
  readonly winners: readonly Seat[]
  /** One score per seat, seat 1 first. */
  readonly scores: readonly Score[]
}

/** Some points and where they come from; a game adds what is needed to show the place. */
export interface PointSource {
  readonly from: string
  readonly points: number
}

/** Which replaced card set a game is played with. */
export interface CardSetName {
  readonly id: string
  readonly sha256: string
}

/** The types that one game is made of. */
export interface GameTypes {
  options: GameOptions
  state: unknown
  action: unknown
  view: unknown
  position: unknown
  score: unknown
  point: PointSource
  cards: unknown
}

/**
 * What a game is. The rules run unchanged on a server, in a browser and inside bots.
 *
 * A state is changed only by `play`; a caller that needs the old one makes a `clone` first. Nothing here reads a clock
 * or unseeded randomness: seed, options and actions decide everything.
 *
 * The members are methods, so that a game with types of its own is assignable to `Game` and fits into the list of
 * games.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string
  readonly players: readonly [min: number, max: number]
  /** Raised only when an old record would replay differently. */
  readonly rulesVersion: number
  readonly variants: readonly Variant[]

  /** Throws if a value of the options is impossible. */
  setup(options: T['options'], seed: string): T['state']

  /** The seats that may act now, lowest first; none when the game is over. */
  active(state: T['state']): readonly Seat[]
  /** Every action that the seat may take now, each once and in a stable order; ascending where actions are numbers. */
  legalActions(state: T['state'], seat: Seat): Iterable<T['action']>
  /**
   * How many legal actions of each kind a seat has; the kind is the first word of the notation. Only for games with too
   * many actions to list them all: their `legalActions` generates them lazily.
   */
  countActions?(state: T['state'], seat: Seat): Readonly<Record<string, number>>
  /** One of the legal actions of an active seat, each equally likely. */
  sample(state: T['state'], seat: Seat, rng: Rng): T['action']
  /**
   * The only legal action of a seat, if it is a step that the game takes for its players instead of a decision of
   * theirs; left out by games without such steps. The action is logged like any other.
   */
  forced?(state: T['state'], seat: Seat): T['action'] | undefined
  /** Why the seat may not take this action now; undefined if it may. Never changes the state. */
  refusal(state: T['state'], seat: Seat, action: T['action']): Refusal | undefined
  /** Plays a legal action, in place. The result of an illegal one is undefined: ask `refusal` first. */
  play(state: T['state'], seat: Seat, action: T['action']): Outcome

  /** A copy, written into `into` if it is given: a state with the same options that is no longer needed. */
  clone(state: T['state'], into?: T['state']): T['state']
  /** Whether all seats see the same; left out if a seat can have secrets. */
  readonly isOpen?: boolean
  /** Everything that a seat or a spectator may know; never the order of a deck, a seed or another seat's secret. */
  view(state: T['state'], who: Seat | 'spectator'): T['view']
  /** A full state that could be behind a view. What is hidden and all later draws come from `rng`. */
  determinize(view: T['view'], rng: Rng): T['state']

  /** Everything about one moment, in the form of the exchange format. */
  position(state: T['state']): T['position']
  /** The state at a position. Later draws come from `rng`, because a position does not contain them. */
  fromPosition(position: T['position'], rng: Rng): T['state']

  /** The result when the game is over; before that, the result if it ended now. */
  standing(state: T['state']): Standing<T['score']>
  /** Where each point of a seat's score comes from, at any moment. */
  pointSources(state: T['state'], seat: Seat): readonly T['point'][]

  /** The notation of an action: what is stored, sent and shown. */
  format(action: T['action']): string
  /** The action that a text stands for; undefined if there is none. */
  parse(text: string): T['action'] | undefined
  /** A refusal in plain English, for the command line and for logs. */
  explain(refusal: Refusal): string

  /** The card set that this game is played with, in the form of the exchange format. */
  readonly cards: T['cards']
  /** The name of the card set if it is not the standard one. */
  readonly cardSetName: CardSetName | undefined
  /** Where the game begins, if not with the setup: see `startingAt`. */
  readonly startPosition?: T['position']
  /** The same game with another card set. Refused with the card and the field that is wrong. */
  withCards(cards: unknown, name: CardSetName): Result<Game<T>, CardProblem>
  /** What can be wrong in its card sets, in English, by reason. */
  readonly cardProblems?: ProblemTexts
}

/** What is known about a game before its rules are loaded. */
export interface GameFacts extends Pick<Game, 'id' | 'players' | 'variants'> {
  /** The default number of players. */
  readonly usualPlayers: number
  /** The names of its bots, the best first. */
  readonly bots: readonly string[]
  /** How many colours players choose from; left out if the seat decides. */
  readonly colours?: number
}
