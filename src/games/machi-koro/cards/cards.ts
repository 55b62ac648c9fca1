/** The cards of the game: what is printed on them, and the same as tables that the rules read fast. */

export const COLOURS = ['blue', 'green', 'red', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

/** In the order of the rules page, which is also the order in which purple cards take effect. */
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
export type EstablishmentId = (typeof ESTABLISHMENTS)[number]

export const LANDMARKS = ['train-station', 'shopping-mall', 'amusement-park', 'radio-tower'] as const
export type LandmarkId = (typeof LANDMARKS)[number]

/** Everything that can be built. The rules know each by its place in this list. */
export const ITEMS = [...ESTABLISHMENTS, ...LANDMARKS] as const
export type ItemId = (typeof ITEMS)[number]
/** Establishments stand before it in ITEMS, landmarks from it on. */
export const FIRST_LANDMARK = 15

/** What a Shopping Mall can help. */
export const KINDS = ['shop', 'restaurant'] as const
export type Kind = (typeof KINDS)[number]

/** What a purple card takes: coins of every other player, coins of one of choice, or a card for another. */
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
  /** The numbers that it works at. */
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
}

export interface Landmark {
  readonly id: LandmarkId
  readonly cost: number
  readonly effect: Effect
  /** With `more-income`: so many coins more for each copy of a card of these kinds. */
  readonly income?: number
  readonly kinds?: readonly Kind[]
}

export interface CardSet {
  readonly establishments: readonly Establishment[]
  readonly landmarks: readonly Landmark[]
}

/** The card that takes this; asked only where one is at work. */
export function cardTaking(takes: Takes, { establishments }: CardSet): Establishment {
  const card = establishments.find((each) => each.takes === takes)
  if (card === undefined) throw new Error(`no card takes ${takes}`)
  return card
}

/** The card of this name. */
export function cardOf(id: ItemId, { establishments, landmarks }: CardSet): Establishment | Landmark {
  return found<Establishment | Landmark>([...establishments, ...landmarks], id)
}

export const MOST_DICE = 2
export const DIE_SIDES = 6
export const HIGHEST_ROLL = MOST_DICE * DIE_SIDES
/** MK-B1: nothing can cost more, so that the table of what one can afford has an end. */
export const HIGHEST_COST = 99

/** The cards as the rules read them. Items are places in ITEMS, sets of items are bits. */
export interface CardTables {
  readonly costs: Int32Array
  readonly copies: Int32Array
  /** The establishments that a replaced card set does without. */
  readonly without: number
  readonly incomes: Int32Array
  /** For each establishment the establishments that its income counts; none where it is simply paid. */
  readonly per: readonly Int32Array[]
  /** What landmarks add to one copy, see `extraAt`. */
  readonly extras: Int32Array
  /** The card that takes the coins of one player, and the one that swaps; -1 where there is none. */
  readonly tvStation: number
  readonly businessCenter: number
  readonly purple: number
  /** What a town has only once: purple establishments and landmarks. */
  readonly unique: number
  /** Establishments that may be swapped: all but purple ones. */
  readonly tradable: number
  /** For each number of coins up to HIGHEST_COST, the items that one can pay. */
  readonly affordable: Int32Array
  /** For each roll the establishments that work at it, by who pays. */
  readonly red: readonly Int32Array[]
  readonly blue: readonly Int32Array[]
  readonly green: readonly Int32Array[]
  readonly purpleAt: readonly Int32Array[]
  /** For each of EFFECTS the landmarks that have it, as bits of ITEMS. */
  readonly effects: Int32Array
}

const compiled = new WeakMap<CardSet, CardTables>()

export function compileCards(set: CardSet): CardTables {
  const known = compiled.get(set)
  if (known !== undefined) return known
  const tables = makeTables(set)
  compiled.set(set, tables)
  return tables
}

function makeTables({ establishments, landmarks }: CardSet): CardTables {
  const cards = ESTABLISHMENTS.map((id) => found(establishments, id))
  const sights = LANDMARKS.map((id) => found(landmarks, id))
  const costs = Int32Array.from([...cards, ...sights], ({ cost }) => cost)
  const bits = (isIn: (item: number) => boolean) => maskOf([...costs.keys()].filter(isIn))
  const purple = bits((item) => cards[item]?.colour === 'purple')
  const working = (colour: Colour) =>
    Array.from({ length: HIGHEST_ROLL + 1 }, (_, roll) =>
      Int32Array.from([...cards.keys()].filter((i) => cards[i].colour === colour && cards[i].rolls.includes(roll))),
    )
  return {
    costs,
    copies: Int32Array.from(cards, (card) => card.copies),
    without: bits((item) => cards[item]?.copies === 0),
    incomes: Int32Array.from(cards, ({ income }) => income),
    per: cards.map(({ per = [] }) => Int32Array.from(per, (id) => ESTABLISHMENTS.indexOf(id))),
    extras: makeExtras(cards, sights),
    tvStation: cards.findIndex(({ takes }) => takes === 'coins-of-one'),
    businessCenter: cards.findIndex(({ takes }) => takes === 'card'),
    purple,
    unique: purple | bits((item) => item >= FIRST_LANDMARK),
    tradable: bits((item) => item < cards.length) & ~purple,
    affordable: Int32Array.from({ length: HIGHEST_COST + 1 }, (_, coins) => bits((item) => costs[item] <= coins)),
    red: working('red'),
    blue: working('blue'),
    green: working('green'),
    purpleAt: working('purple'),
    effects: Int32Array.from(EFFECTS, (effect) => bits((item) => sights[item - FIRST_LANDMARK]?.effect === effect)),
  }
}

function found<Card extends { readonly id: string }>(cards: readonly Card[], id: Card['id']): Card {
  const card = cards.find((each) => each.id === id)
  if (card === undefined) throw new Error(`there is no card ${id}`)
  return card
}

function maskOf(items: Iterable<number>): number {
  let mask = 0
  for (const item of items) mask |= 1 << item
  return mask
}

/** Where the tables have what the landmarks of a town, whose items are bits of ITEMS, add to a copy of one of them. */
export function extraAt(owned: number, item: number): number {
  return ((owned >> FIRST_LANDMARK) << 4) | item
}

function makeExtras(cards: readonly Establishment[], landmarks: readonly Landmark[]): Int32Array {
  const extras = new Int32Array(1 << (landmarks.length + 4))
  for (let built = 0; built < 1 << landmarks.length; built++) {
    const helpful = landmarks.filter(({ effect }, i) => effect === 'more-income' && (built >> i) & 1)
    for (const [item, { kind }] of cards.entries()) {
      const adding = helpful.filter(({ kinds }) => kind !== undefined && kinds?.includes(kind))
      extras[extraAt(built << FIRST_LANDMARK, item)] = adding.reduce((sum, { income = 0 }) => sum + income, 0)
    }
  }
  return extras
}
