import type { Colour, Establishment, Kind, Landmark, Takes } from '../../cards/cards.ts'
import type { Names, WordTexts } from '../en/words.ts'
import { intro } from '../intro/ja.ts'

const NAMES: Names = {
  'wheat-field': '麦畑',
  ranch: '牧場',
  bakery: 'パン屋',
  cafe: 'カフェ',
  'convenience-store': 'コンビニ',
  forest: '森林',
  stadium: 'スタジアム',
  'tv-station': 'テレビ局',
  'business-center': 'ビジネスセンター',
  'cheese-factory': 'チーズ工場',
  'furniture-factory': '家具工場',
  mine: '鉱山',
  'family-restaurant': 'ファミレス',
  'apple-orchard': 'リンゴ園',
  'fruit-and-vegetable-market': '青果市場',
  'train-station': '駅',
  'shopping-mall': 'ショッピングモール',
  'amusement-park': '遊園地',
  'radio-tower': '電波塔',
}

const SHORT_NAMES: Names = { ...NAMES, 'business-center': 'ビジネス', 'shopping-mall': 'モール' }

const KIND_NAMES: Readonly<Record<Kind, string>> = { shop: '商店', restaurant: '飲食店' }

/** 「ランドマークを4つすべて」 */
export function allLandmarks(count: number): string {
  return count === 1 ? 'ランドマークを' : `ランドマークを${count}つすべて`
}

/** What a card does, made from what is printed on it. */
function effect(card: Establishment | Landmark, names: Names): string {
  return 'effect' in card ? effectOfLandmark(card) : effectOfEstablishment(card, names)
}

/** On whose roll a card of a colour pays. */
const WHEN: Readonly<Record<Colour, string>> = {
  blue: '誰の手番でも',
  green: '自分の手番に',
  red: 'ほかの人の手番に',
  purple: '自分の手番に',
}

function effectOfEstablishment({ colour, income, per = [], takes }: Establishment, names: Names): string {
  const perCard = per.length === 0 ? '' : `自分の${per.map((id) => names[id]).join('・')}1枚につき`
  return `${WHEN[colour]}、${whatItPays(`${income}コイン`, perCard, colour, takes)}。`
}

function whatItPays(amount: string, perCard: string, colour: Colour, takes: Takes | undefined): string {
  switch (takes) {
    case 'coins-of-all':
      return `ほかの全員から${amount}ずつもらいます`
    case 'coins-of-one':
      return `選んだ1人から${amount}もらいます`
    case 'card':
      return 'ほかの人と、紫以外のカードを1枚ずつ交換できます'
    default:
      return `${perCard}${colour === 'red' ? 'その人' : '銀行'}から${amount}もらいます`
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

export const words = wordsWith(NAMES, SHORT_NAMES)

function wordsWith(items: Names, shortItems: Names): WordTexts {
  return {
    items,
    shortItems,
    named: (names) => wordsWith({ ...items, ...names }, { ...shortItems, ...names }),
    effect: (card) => effect(card, items),
    colours: { blue: '青', green: '緑', red: '赤', purple: '紫' },
    colourLines: {
      blue: '誰の手番でも、銀行から',
      green: '自分の手番に、銀行から',
      red: 'ほかの人の手番に、振った人から',
      purple: '自分の手番に、ほかの人から。各種1枚まで',
    },
    kinds: KIND_NAMES,
    copies: (card, count) => (count === 1 ? items[card] : `${items[card]}${count}枚`),
    coins: (count) => `${count}コイン`,
    landmarks: intro.reached,
    dice: (count) => `サイコロ${count}個`,
    list: (items) => items.join('、'),
    sentences: (sentences) => sentences.join(''),
    signed: (number) => (number > 0 ? `+${number}` : String(number).replace('-', '−')),
  }
}
