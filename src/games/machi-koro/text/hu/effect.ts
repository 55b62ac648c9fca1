import type { Establishment, Kind, Landmark } from '../../cards/cards.ts'
import type { Names } from '../types/words.ts'
import { listed } from './grammar.ts'
import { yours } from './names.ts'

const YOUR_KINDS: Readonly<Record<Kind, string>> = { shop: 'boltod', restaurant: 'vendéglőd' }

/** What a card does, made from what is printed on it. */
export function effect(card: Establishment | Landmark, names: Names): string {
  return 'effect' in card ? effectOfLandmark(card) : effectOfEstablishment(card, names)
}

function effectOfEstablishment({ colour, income, per = [], takes }: Establishment, names: Names): string {
  const counted = `Minden ${listed(per.map((id) => yours(names[id])))} után`
  switch (takes) {
    case 'coins-of-all':
      return `Minden más játékostól ${income} érmét kapsz.`
    case 'coins-of-one':
      return `Egy választott játékostól ${income} érmét kapsz.`
    case 'card':
      return 'Kártyát cserélhetsz egy másik játékossal, de lilát nem.'
    default:
      if (per.length === 0)
        return colour === 'red' ? `${income} érmét kapsz attól, aki dobott.` : `${income} érmét kapsz a banktól.`
      return colour === 'red'
        ? `${counted} ${income} érmét kapsz attól, aki dobott.`
        : `${counted} ${income} érmét kapsz.`
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
