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

/** What an action let out into the open, as bits: nothing, something drawn, something revealed, or both. */
export type Outcome = number
export const NOTHING_NEW = 0
/** Cards were drawn or dice were rolled: the outcome was unknown to all players. */
export const DRAWN = 1
/** Something that only some knew is now known to others. */
export const REVEALED = 2

/** An action that is about to be taken, in the game's notation. */
export interface NextAction {
  readonly seat: Seat
  readonly action: string
}

/** An action as it was taken. */
export interface Taken<Action> {
  readonly seat: Seat
  readonly action: Action
  readonly outcome: Outcome
  /** The seats that could act at that moment, its own among them. */
  readonly active: readonly Seat[]
}

/** The options that every game has; a game adds its variants, each present only when it is not as usual. */
export interface GameOptions {
  readonly players: number
  /** The seat that begins; left out, the seed decides. */
  readonly first?: Seat
}

/**
 * A way to play that the options choose. A name alone is on or off: true in the options, or left out. Others have one of
 * several values, which is left out where it is the usual one.
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
 * A state is changed only by `play`; a caller that needs the old one makes a `clone` first.
 * Nothing here reads a clock or unseeded chance: seed, options and actions decide everything.
 *
 * The members are methods, so that a game of any types of its own is a `Game`: the catalogue holds them all.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string
  readonly players: readonly [min: number, max: number]
  /** Raised only when an old record would replay differently. */
  readonly rulesVersion: number
  readonly variants: readonly Variant[]

  setup(options: T['options'], seed: string): T['state']

  /** The seats that may act now, lowest first; none when the game is over. */
  active(state: T['state']): readonly Seat[]
  /** Every action that the seat may take now, each once and in a stable order; ascending where actions are numbers. */
  legalActions(state: T['state'], seat: Seat): Iterable<T['action']>
  /**
   * How many legal actions of each kind a seat has, a kind being the first word of their notation; only of a game that
   * has too many of them to list them all. `legalActions` of such a game makes each when it is asked for.
   */
  countActions?(state: T['state'], seat: Seat): Readonly<Record<string, number>>
  /** One of the legal actions of an active seat, each equally likely. */
  sample(state: T['state'], seat: Seat, rng: Rng): T['action']
  /**
   * The only legal action of a seat, where it is a step that the game takes for its players and not one that they decide
   * or do themselves; left out by a game without such steps. The action stands in the log like any other.
   */
  forced?(state: T['state'], seat: Seat): T['action'] | undefined
  /** Why the seat may not take this action now, or undefined where it may. Never changes the state. */
  refusal(state: T['state'], seat: Seat, action: T['action']): Refusal | undefined
  /** Takes a legal action, in place. What happens with an illegal one is undefined: ask `refusal` first. */
  play(state: T['state'], seat: Seat, action: T['action']): Outcome

  /** A copy; into a state of the same options that is no longer needed, where one is given. */
  clone(state: T['state'], into?: T['state']): T['state']
  /** Whether everybody sees the same; left out where a seat can have secrets. */
  readonly isOpen?: boolean
  /** Everything that a seat or a spectator may know; never the order of a deck, a seed or another seat's secret. */
  view(state: T['state'], who: Seat | 'spectator'): T['view']
  /** A full state that could be behind a view; all that is hidden, and all chance to come, is drawn from `rng`. */
  determinize(view: T['view'], rng: Rng): T['state']

  /** Everything about one moment, in the form of the exchange format. */
  position(state: T['state']): T['position']
  /** The state at a position; chance to come is drawn from `rng`, since a position does not hold it. */
  fromPosition(position: T['position'], rng: Rng): T['state']

  /** The result when the game is over; before that, what it would be if it ended as things stand. */
  standing(state: T['state']): Standing<T['score']>
  /** Where each point of a seat's score comes from, at any moment. */
  pointSources(state: T['state'], seat: Seat): readonly T['point'][]

  /** The notation of an action: what is stored, sent and shown. */
  format(action: T['action']): string
  /** The action that a text stands for, or undefined where it is none. */
  parse(text: string): T['action'] | undefined
  /** A refusal in plain English, for the command line and for logs. */
  explain(refusal: Refusal): string

  /** The card set that this game is played with, in the form of the exchange format. */
  readonly cards: T['cards']
  /** Names the card set where it is not the standard one. */
  readonly cardSetName: CardSetName | undefined
  /** Where the game begins if that is not the setup: see `startingAt`. */
  readonly startPosition?: T['position']
  /** The same game with another card set; refused with the card and the field that is wrong. */
  withCards(cards: unknown, name: CardSetName): Result<Game<T>>
}

/** What is known of a game before its rules are loaded. */
export interface GameFacts extends Pick<Game, 'id' | 'players' | 'variants'> {
  /** The default number of players. */
  readonly usualPlayers: number
  /** The names of its bots, the best first. */
  readonly bots: readonly string[]
  /** How many colours players choose from; left out where the seat decides. */
  readonly colours?: number
}
