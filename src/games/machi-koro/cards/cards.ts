/** The cards of the game: what is printed on them. */

export const COLOURS = ['blue', 'green', 'red', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

/** The standard establishments in the order of the rules page, which is also the order in which purple ones take effect. */
export const ESTABLISHMENTS = [
  'wheat-field',
  'ranch',
  'bakery',
  'cafe',
  'convenience-store',
  'forest',
  'stadium',
  'tv-station',
  'business-center',
  'cheese-factory',
  'furniture-factory',
  'mine',
  'family-restaurant',
  'apple-orchard',
  'fruit-and-vegetable-market',
] as const

export const LANDMARKS = ['train-station', 'shopping-mall', 'amusement-park', 'radio-tower'] as const

/** The standard cards, for which there are texts and drawings. Other card sets can have others. */
export const ITEMS = [...ESTABLISHMENTS, ...LANDMARKS] as const

/** What an id looks like, as a regular expression: words joined by dashes. */
export const ID = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'
export type EstablishmentId = string
export type LandmarkId = string
export type ItemId = EstablishmentId | LandmarkId

/** The kinds of cards that landmarks such as the Shopping Mall can help. */
export const KINDS = ['shop', 'restaurant'] as const
export type Kind = (typeof KINDS)[number]

/** What a purple card takes: coins of every other player, coins of a chosen player, or a card for another. */
export const TAKES = ['coins-of-all', 'coins-of-one', 'card'] as const
export type Takes = (typeof TAKES)[number]

export const EFFECTS = ['second-die', 'more-income', 'turn-after-double', 'roll-again'] as const
export type Effect = (typeof EFFECTS)[number]
export const SECOND_DIE = 0
export const TURN_AFTER_DOUBLE = 2
export const ROLL_AGAIN = 3

export interface Establishment {
  readonly id: EstablishmentId
  readonly colour: Colour
  /** The rolls that activate it. */
  readonly rolls: readonly number[]
  readonly cost: number
  /** Coins of one copy; where there is `per`, for each card of these kinds in the same town. */
  readonly income: number
  readonly per?: readonly EstablishmentId[]
  readonly kind?: Kind
  /** Purple cards only. */
  readonly takes?: Takes
  /** How many are in the supply. */
  readonly copies: number
  /** MK-S1: how many each town begins with, which are not part of the supply; none if left out. */
  readonly start?: number
  /** The name of the card in any language; left out if the texts of the game have one. */
  readonly name?: string
}

export interface Landmark {
  readonly id: LandmarkId
  readonly cost: number
  readonly effect: Effect
  /** With `more-income`: this many coins more for each copy of a card of these kinds. */
  readonly income?: number
  readonly kinds?: readonly Kind[]
  readonly name?: string
}

export interface CardSet {
  readonly establishments: readonly Establishment[]
  readonly landmarks: readonly Landmark[]
}

/** The card that takes this; the card set must have one. */
export function cardTaking(takes: Takes, { establishments }: CardSet): Establishment {
  const card = establishments.find((each) => each.takes === takes)
  if (card === undefined) throw new Error(`no card takes ${takes}`)
  return card
}

/** The card of this name. */
export function cardOf(id: ItemId, { establishments, landmarks }: CardSet): Establishment | Landmark {
  const card = [...establishments, ...landmarks].find((each) => each.id === id)
  if (card === undefined) throw new Error(`there is no card ${id}`)
  return card
}

/** MK-B1: the highest cost, so that the table of affordable cards is finite. */
export const HIGHEST_COST = 99
/** Of incomes and copies. */
export const HIGHEST_NUMBER = 99

/** MK-B3: the most copies of a card that a town can begin with. */
export function mostAtStart(colour: unknown): number {
  return colour === 'purple' ? 1 : 9
}
