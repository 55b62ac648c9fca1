import type { Colour, Establishment, EstablishmentId, ItemId, Kind, Landmark } from '../../cards/cards.ts'

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

function effectOfEstablishment({ colour, income, per = [], takes }: Establishment, names: Names): string {
  const amount = coins(income)
  const counted = listed(per.map((id) => plural(names[id])))
  switch (takes) {
    case 'coins-of-all':
      return `Take ${amount} from every other player.`
    case 'coins-of-one':
      return `Take ${amount} from one player of your choice.`
    case 'card':
      return 'Swap one card with another player; none of them purple.'
    default:
      if (per.length === 0)
        return colour === 'red' ? `Take ${amount} from whoever rolled.` : `Get ${amount} from the bank.`
      return colour === 'red'
        ? `For each of your ${counted} take ${amount} from whoever rolled.`
        : `Get ${amount} for each of your ${counted}.`
  }
}

function effectOfLandmark({ effect, income = 0, kinds = [] }: Landmark): string {
  switch (effect) {
    case 'second-die':
      return 'You may roll 1 or 2 dice.'
    case 'more-income':
      if (kinds.length === 0) return 'It brings nothing more.'
      return `Each of your ${listed(kinds.map(plural))} brings ${coins(income)} more.`
    case 'turn-after-double':
      return 'After a double you take another turn.'
    case 'roll-again':
      return 'Once a turn you may roll again.'
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
      blue: "on anyone's turn, from the bank",
      green: 'on your turn, from the bank',
      red: "on others' turns, from whoever rolled",
      purple: 'on your turn, from the others; one of each',
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
