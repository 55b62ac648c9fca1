import { listed, the } from '#boards/text/hungarian.ts'
import { type Colour, type Establishment, ITEMS, type Kind, type Landmark, type Takes } from '../../cards/cards.ts'
import type { Names, WordTexts } from '../en/words.ts'

const NUMBERS = ['nulla', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc']

/** `mind a négy`, `mind az öt` */
export function allOf(count: number): string {
  return count === 1 ? 'az egyetlen' : `mind ${the(NUMBERS[count])}`
}

/** A word before a suffix, where a last `a` or `e` grows long: `2 érme` becomes `2 érmé`, and `2 érmét` with its suffix. */
export function lengthened(text: string): string {
  return text.replace(/a$/, 'á').replace(/e$/, 'é')
}

/** A number with one decimal, after a comma. */
export function decimal(number: number): string {
  return number.toFixed(1).replace('.', ',').replace('-', '−')
}

export const NAMES: Names = {
  'wheat-field': 'Búzamező',
  ranch: 'Tanya',
  bakery: 'Pékség',
  cafe: 'Kávézó',
  'convenience-store': 'Kisbolt',
  forest: 'Erdő',
  stadium: 'Stadion',
  'tv-station': 'Tévéstúdió',
  'business-center': 'Üzleti központ',
  'cheese-factory': 'Sajtgyár',
  'furniture-factory': 'Bútorgyár',
  mine: 'Bánya',
  'family-restaurant': 'Családi étterem',
  'apple-orchard': 'Almáskert',
  'fruit-and-vegetable-market': 'Zöldségpiac',
  'train-station': 'Vasútállomás',
  'shopping-mall': 'Pláza',
  'amusement-park': 'Vidámpark',
  'radio-tower': 'Rádiótorony',
}

const SHORT_NAMES: Names = {
  ...NAMES,
  'business-center': 'Üzleti kp.',
  'family-restaurant': 'Étterem',
  'fruit-and-vegetable-market': 'Piac',
  'train-station': 'Állomás',
  'amusement-park': 'Park',
  'radio-tower': 'Torony',
}

const OBJECTS: Names = {
  'wheat-field': 'Búzamezőt',
  ranch: 'Tanyát',
  bakery: 'Pékséget',
  cafe: 'Kávézót',
  'convenience-store': 'Kisboltot',
  forest: 'Erdőt',
  stadium: 'Stadiont',
  'tv-station': 'Tévéstúdiót',
  'business-center': 'Üzleti központot',
  'cheese-factory': 'Sajtgyárat',
  'furniture-factory': 'Bútorgyárat',
  mine: 'Bányát',
  'family-restaurant': 'Családi éttermet',
  'apple-orchard': 'Almáskertet',
  'fruit-and-vegetable-market': 'Zöldségpiacot',
  'train-station': 'Vasútállomást',
  'shopping-mall': 'Plázát',
  'amusement-park': 'Vidámparkot',
  'radio-tower': 'Rádiótornyot',
}

/** Establishments of a player. */
const POSSESSIONS: Names = {
  'wheat-field': 'Búzamezője',
  ranch: 'Tanyája',
  bakery: 'Péksége',
  cafe: 'Kávézója',
  'convenience-store': 'Kisboltja',
  forest: 'Erdője',
  stadium: 'Stadionja',
  'tv-station': 'Tévéstúdiója',
  'business-center': 'Üzleti központja',
  'cheese-factory': 'Sajtgyára',
  'furniture-factory': 'Bútorgyára',
  mine: 'Bányája',
  'family-restaurant': 'Családi étterme',
  'apple-orchard': 'Almáskertje',
  'fruit-and-vegetable-market': 'Zöldségpiaca',
}

/** Your own, as after `minden`. */
export const YOURS: Names = {
  'wheat-field': 'Búzameződ',
  ranch: 'Tanyád',
  bakery: 'Pékséged',
  cafe: 'Kávézód',
  'convenience-store': 'Kisboltod',
  forest: 'Erdőd',
  stadium: 'Stadionod',
  'tv-station': 'Tévéstúdiód',
  'business-center': 'Üzleti központod',
  'cheese-factory': 'Sajtgyárad',
  'furniture-factory': 'Bútorgyárad',
  mine: 'Bányád',
  'family-restaurant': 'Családi éttermed',
  'apple-orchard': 'Almáskerted',
  'fruit-and-vegetable-market': 'Zöldségpiacod',
}

/** What is done something with: `Tanyát` (épít). */
export function asObject(name: string): string {
  return formOf(name, OBJECTS, 'kártyát')
}

/** What of a player is taken: (Béla) `Bányáját`. */
export function possessionAsObject(name: string): string {
  return `${lengthened(formOf(name, POSSESSIONS, 'kártyája'))}t`
}

/** What of a player something is given for: (Béla) `Bányájáért`. */
export function forPossession(name: string): string {
  return `${lengthened(formOf(name, POSSESSIONS, 'kártyája'))}ért`
}

/** What you have, as after `minden`: `Bányád`. */
function yours(name: string): string {
  return formOf(name, YOURS, 'kártyád')
}

/** A name that is not known here stays as it is, and the word for a card takes the ending: `Rose Garden kártyát`. */
function formOf(name: string, forms: Names, card: string): string {
  const id = ITEMS.find((item) => NAMES[item] === name)
  return (id && forms[id]) ?? `${name} ${card}`
}

const YOUR_KINDS: Readonly<Record<Kind, string>> = { shop: 'boltod', restaurant: 'vendéglőd' }

/** What a card does, made from what is printed on it. */
function effect(card: Establishment | Landmark, names: Names): string {
  return 'effect' in card ? effectOfLandmark(card) : effectOfEstablishment(card, names)
}

/** On whose roll a card of a colour pays. */
const WHEN: Readonly<Record<Colour, string>> = {
  blue: 'Bárki körében',
  green: 'A saját körödben',
  red: 'Más játékos körében',
  purple: 'A saját körödben',
}

function effectOfEstablishment({ colour, income, per = [], takes }: Establishment, names: Names): string {
  const perCard = per.length === 0 ? '' : `minden ${listed(per.map((id) => yours(names[id])))} után `
  return `${WHEN[colour]}: ${whatItPays(`${income} érmét`, perCard, colour, takes)}.`
}

function whatItPays(amount: string, perCard: string, colour: Colour, takes: Takes | undefined): string {
  switch (takes) {
    case 'coins-of-all':
      return `minden más játékostól ${amount} kapsz`
    case 'coins-of-one':
      return `egy általad választott játékostól ${amount} kapsz`
    case 'card':
      return 'kártyát cserélhetsz egy másik játékossal, de lilát nem'
    default:
      return colour === 'red' ? `${perCard}${amount} fizet neked` : `${perCard}${amount} kapsz a banktól`
  }
}

function effectOfLandmark({ effect, income = 0, kinds = [] }: Landmark): string {
  switch (effect) {
    case 'second-die':
      return '1 vagy 2 kockával dobhatsz.'
    case 'more-income':
      if (kinds.length === 0) return 'Semmi sem hoz többet.'
      return `Minden ${listed(kinds.map((kind) => YOUR_KINDS[kind]))} ${income} érmével többet hoz.`
    case 'turn-after-double':
      return 'Dupla után még egy kört kapsz.'
    case 'roll-again':
      return 'Körönként egyszer újra dobhatsz.'
  }
}

export const words = wordsWith(NAMES, SHORT_NAMES)

function wordsWith(items: Names, shortItems: Names): WordTexts {
  return {
    items,
    shortItems,
    named: (names) => wordsWith({ ...items, ...names }, { ...shortItems, ...names }),
    effect: (card) => effect(card, items),
    colours: { blue: 'kék', green: 'zöld', red: 'piros', purple: 'lila' },
    colourLines: {
      blue: 'bárki körében, a banktól',
      green: 'a saját körödben, a banktól',
      red: 'mások körében, attól, aki dobott',
      purple: 'a saját körödben, a többiektől; mindegyikből egy lehet',
    },
    kinds: { shop: 'bolt', restaurant: 'vendéglő' },
    copies: (card, count) => (count === 1 ? items[card] : `${count} ${items[card]}`),
    // Not to be torn apart at the end of a line of a button.
    coins: (count) => `${count}\u00a0érme`,
    landmarks: (count) => `${count} nevezetesség`,
    dice: (count) => `${count} kocka`,
    list: (items) => items.join(', '),
    sentences: (sentences) => sentences.join(' '),
    signed: (number) => (number > 0 ? `+${number}` : String(number).replace('-', '−')),
  }
}
