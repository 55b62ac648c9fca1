import type { Establishment, Landmark } from '../../cards/cards.ts'
import type { Names } from '../types/words.ts'
import { KIND_NAMES } from './names.ts'

/** What a card does, made from what is printed on it. */
export function effect(card: Establishment | Landmark, names: Names): string {
  return 'effect' in card ? effectOfLandmark(card) : effectOfEstablishment(card, names)
}

function effectOfEstablishment({ colour, income, per = [], takes }: Establishment, names: Names): string {
  const counted = `自分の${per.map((id) => names[id]).join('と')}1枚につき`
  switch (takes) {
    case 'coins-of-all':
      return `ほかの全員から${income}コインずつもらいます。`
    case 'coins-of-one':
      return `選んだ1人から${income}コインもらいます。`
    case 'card':
      return 'ほかの人と、紫以外のカードを1枚ずつ交換できます。'
    default:
      if (per.length === 0)
        return colour === 'red'
          ? `サイコロを振った人から${income}コインもらいます。`
          : `銀行から${income}コインもらいます。`
      return colour === 'red'
        ? `${counted}、サイコロを振った人から${income}コインもらいます。`
        : `${counted}${income}コインもらいます。`
  }
}

function effectOfLandmark({ effect, income = 0, kinds = [] }: Landmark): string {
  switch (effect) {
    case 'second-die':
      return 'サイコロを1個か2個、選んで振れます。'
    case 'more-income':
      if (kinds.length === 0) return '収入は増えません。'
      return `自分の${kinds.map((kind) => KIND_NAMES[kind]).join('と')}の収入が、1枚につき${income}コイン増えます。`
    case 'turn-after-double':
      return 'ゾロ目を出すと、もう一度手番を行えます。'
    case 'roll-again':
      return '手番ごとに1回、サイコロを振り直せます。'
  }
}
