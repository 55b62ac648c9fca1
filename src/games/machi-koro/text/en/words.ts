import type { Colour, Establishment, EstablishmentId, ItemId, Kind, Landmark, Takes } from '../../cards/cards.ts'

/** "1 coin", "3 coins" */
function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

function coins(count: number): string {
  return counted(count, 'coin', 'coins')
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** "all four landmarks" */
export function allLandmarks(count: number): string {
  if (count === 1) return 'the only landmark'
  return count === 2 ? 'both landmarks' : `all ${NUMBERS[count]} landmarks`
}

/** "Ranches", "Bakeries", "Wheat Fields" */
function plural(name: string): string {
  if (name.endsWith('y')) return `${name.slice(0, -1)}ies`
  return name.endsWith('ch') ? `${name}es` : `${name}s`
}

/** "Forests", "Forests and Mines", "Ranches, Forests and Mines" */
export function listed(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** "a Ranch", "an Apple Orchard" */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}

const NAMES: Names = {
  'wheat-field': 'Wheat Field',
  ranch: 'Ranch',
  bakery: 'Bakery',
  cafe: 'Café',
  'convenience-store': 'Convenience Store',
  forest: 'Forest',
  stadium: 'Stadium',
  'tv-station': 'TV Station',
  'business-center': 'Business Center',
  'cheese-factory': 'Cheese Factory',
  'furniture-factory': 'Furniture Factory',
  mine: 'Mine',
  'family-restaurant': 'Family Restaurant',
  'apple-orchard': 'Apple Orchard',
  'fruit-and-vegetable-market': 'Fruit and Vegetable Market',
  'train-station': 'Train Station',
  'shopping-mall': 'Shopping Mall',
  'amusement-park': 'Amusement Park',
  'radio-tower': 'Radio Tower',
}

const SHORT_NAMES: Names = {
  ...NAMES,
  'convenience-store': 'Store',
  'business-center': 'Business C.',
  'cheese-factory': 'Cheese F.',
  'furniture-factory': 'Furniture F.',
  'family-restaurant': 'Restaurant',
  'apple-orchard': 'Orchard',
  'fruit-and-vegetable-market': 'Market',
  'train-station': 'Station',
  'shopping-mall': 'Mall',
  'amusement-park': 'Park',
  'radio-tower': 'Tower',
}

/** What a card does, made from what is printed on it. */
function effect(card: Establishment | Landmark, names: Names): string {
  return 'effect' in card ? effectOfLandmark(card) : effectOfEstablishment(card, names)
}

/** On whose roll a card of a colour pays. */
const WHEN: Readonly<Record<Colour, string>> = {
  blue: 'On anyone’s turn',
  green: 'On your turn',
  red: 'On another player’s turn',
  purple: 'On your turn',
}

function effectOfEstablishment({ colour, income, per = [], takes }: Establishment, names: Names): string {
  const perCard = per.length === 0 ? '' : ` per ${listed(per.map((id) => names[id]))}`
  return `${WHEN[colour]}: ${whatItPays(coins(income), perCard, colour, takes)}.`
}

function whatItPays(amount: string, perCard: string, colour: Colour, takes: Takes | undefined): string {
  switch (takes) {
    case 'coins-of-all':
      return `take ${amount} from every other player`
    case 'coins-of-one':
      return `take ${amount} from a player you choose`
    case 'card':
      return 'you may swap a card with a player; no purple'
    default:
      return colour === 'red' ? `they pay you ${amount}${perCard}` : `get ${amount} from the bank${perCard}`
  }
}

function effectOfLandmark({ effect, income = 0, kinds = [] }: Landmark): string {
  switch (effect) {
    case 'second-die':
      return 'You may roll 1 or 2 dice.'
    case 'more-income':
      if (kinds.length === 0) return 'No extra income.'
      return `Each of your ${listed(kinds.map(plural))} earns ${coins(income)} extra.`
    case 'turn-after-double':
      return 'When you roll a double, take another turn.'
    case 'roll-again':
      return 'Once per turn, you may roll again.'
  }
}

export type Names = Readonly<Record<ItemId, string>>

/** The words that everything else is said with: the same word for the same thing everywhere. */
export interface WordTexts {
  /** "Cheese Factory" */
  readonly items: Names
  /** Names that fit under a small picture, where the full one is too long: "Market". */
  readonly shortItems: Names
  /** The same words with other names for some cards. */
  named(names: Names): WordTexts
  /** What a card does, in one short sentence made from what is printed on it, without its cost and rolls. */
  effect(card: Establishment | Landmark): string
  readonly colours: Readonly<Record<Colour, string>>
  /** When a colour pays, in a few words: "on anyone's turn, from the bank". */
  readonly colourLines: Readonly<Record<Colour, string>>
  readonly kinds: Readonly<Record<Kind, string>>
  /** Copies of a card as the subject of a sentence: "Café", "2 Cafés". */
  copies(card: EstablishmentId, count: number): string
  /** "1 coin", "3 coins" */
  coins(count: number): string
  /** "1 landmark", "2 landmarks" */
  landmarks(count: number): string
  /** "1 die", "2 dice" */
  dice(count: number): string
  list(items: readonly string[]): string
  /** Sentences one after the other. */
  sentences(sentences: readonly string[]): string
  /** A number with its sign: "+3", "−2", "0". */
  signed(number: number): string
}

export const words = wordsWith(NAMES, SHORT_NAMES)

function wordsWith(items: Names, shortItems: Names): WordTexts {
  return {
    items,
    shortItems,
    named: (names) => wordsWith({ ...items, ...names }, { ...shortItems, ...names }),
    effect: (card) => effect(card, items),
    colours: { blue: 'blue', green: 'green', red: 'red', purple: 'purple' },
    colourLines: {
      blue: 'on anyone’s turn, from the bank',
      green: 'on your turn, from the bank',
      red: 'on other players’ turns, from the player who rolled',
      purple: 'on your turn, from other players; one of each per town',
    },
    kinds: { shop: 'shop', restaurant: 'restaurant' },
    copies: (card, count) => (count === 1 ? items[card] : `${count} ${plural(items[card])}`),
    coins,
    landmarks: (count) => counted(count, 'landmark', 'landmarks'),
    dice: (count) => counted(count, 'die', 'dice'),
    list: (items) => items.join(', '),
    sentences: (sentences) => sentences.join(' '),
    signed: (number) => (number > 0 ? `+${number}` : String(number).replace('-', '−')),
  }
}
