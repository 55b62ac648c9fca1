import type { Establishment, Landmark } from '../../cards/cards.ts'
import type { Names } from '../types/words.ts'
import { coins, listed, plural } from './grammar.ts'

/** What a card does, made from what is printed on it. */
export function effect(card: Establishment | Landmark, names: Names): string {
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
