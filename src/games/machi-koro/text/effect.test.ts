import { describe, expect, it } from 'vitest'
import { type Establishment, type ItemId, KINDS, LANDMARKS, type Landmark } from '../cards/cards.ts'
import { machiKoro } from '../rules/rules.ts'
import { words as english } from './en/words.ts'
import { words as hungarian } from './hu/words.ts'
import { words as japanese } from './ja/words.ts'

const STANDARD = [...machiKoro.cards.establishments, ...machiKoro.cards.landmarks]

type Sentences = readonly [en: string, hu: string, ja: string]

function effects(card: Establishment | Landmark): Sentences {
  return [english.effect(card), hungarian.effect(card), japanese.effect(card)]
}

function establishment(fields: Partial<Establishment>): Establishment {
  return { id: 'ranch', colour: 'blue', rolls: [2], cost: 1, income: 1, copies: 6, ...fields }
}

function landmark(fields: Partial<Landmark>): Landmark {
  return { id: 'shopping-mall', cost: 10, effect: 'more-income', ...fields }
}

/** On anyone's turn. */
const FIELD: Sentences = [
  'On anyone’s turn: get 1 coin from the bank.',
  'Bárki körében: 1 érmét kapsz a banktól.',
  '誰の手番でも、銀行から1コインもらいます。',
]

/** Only on the owner's turn. */
const SHOP: Sentences = [
  'On your turn: get 1 coin from the bank.',
  'A saját körödben: 1 érmét kapsz a banktól.',
  '自分の手番に、銀行から1コインもらいます。',
]

const PRINTED: Readonly<Record<ItemId, Sentences>> = {
  'wheat-field': FIELD,
  ranch: FIELD,
  bakery: SHOP,
  cafe: [
    'On another player’s turn: they pay you 1 coin.',
    'Más játékos körében: 1 érmét fizet neked.',
    'ほかの人の手番に、その人から1コインもらいます。',
  ],
  'convenience-store': [
    'On your turn: get 3 coins from the bank.',
    'A saját körödben: 3 érmét kapsz a banktól.',
    '自分の手番に、銀行から3コインもらいます。',
  ],
  forest: FIELD,
  stadium: [
    'On your turn: take 2 coins from every other player.',
    'A saját körödben: minden más játékostól 2 érmét kapsz.',
    '自分の手番に、ほかの全員から2コインずつもらいます。',
  ],
  'tv-station': [
    'On your turn: take 5 coins from a player you choose.',
    'A saját körödben: egy általad választott játékostól 5 érmét kapsz.',
    '自分の手番に、選んだ1人から5コインもらいます。',
  ],
  'business-center': [
    'On your turn: you may swap a card with a player; no purple.',
    'A saját körödben: kártyát cserélhetsz egy másik játékossal, de lilát nem.',
    '自分の手番に、ほかの人と、紫以外のカードを1枚ずつ交換できます。',
  ],
  'cheese-factory': [
    'On your turn: get 3 coins from the bank per Ranch.',
    'A saját körödben: minden Tanyád után 3 érmét kapsz a banktól.',
    '自分の手番に、自分の牧場1枚につき銀行から3コインもらいます。',
  ],
  'furniture-factory': [
    'On your turn: get 3 coins from the bank per Forest and Mine.',
    'A saját körödben: minden Erdőd és Bányád után 3 érmét kapsz a banktól.',
    '自分の手番に、自分の森林・鉱山1枚につき銀行から3コインもらいます。',
  ],
  mine: [
    'On anyone’s turn: get 5 coins from the bank.',
    'Bárki körében: 5 érmét kapsz a banktól.',
    '誰の手番でも、銀行から5コインもらいます。',
  ],
  'family-restaurant': [
    'On another player’s turn: they pay you 2 coins.',
    'Más játékos körében: 2 érmét fizet neked.',
    'ほかの人の手番に、その人から2コインもらいます。',
  ],
  'apple-orchard': [
    'On anyone’s turn: get 3 coins from the bank.',
    'Bárki körében: 3 érmét kapsz a banktól.',
    '誰の手番でも、銀行から3コインもらいます。',
  ],
  'fruit-and-vegetable-market': [
    'On your turn: get 2 coins from the bank per Wheat Field and Apple Orchard.',
    'A saját körödben: minden Búzameződ és Almáskerted után 2 érmét kapsz a banktól.',
    '自分の手番に、自分の麦畑・リンゴ園1枚につき銀行から2コインもらいます。',
  ],
  'train-station': ['You may roll 1 or 2 dice.', '1 vagy 2 kockával dobhatsz.', 'サイコロを1個か2個、選んで振れます。'],
  'shopping-mall': [
    'Each of your shops and restaurants earns 1 coin extra.',
    'Minden boltod és vendéglőd 1 érmével többet hoz.',
    '自分の商店と飲食店の収入が、1枚につき1コイン増えます。',
  ],
  'amusement-park': [
    'When you roll a double, take another turn.',
    'Dupla után még egy kört kapsz.',
    'ゾロ目を出すと、もう一度手番を行えます。',
  ],
  'radio-tower': [
    'Once per turn, you may roll again.',
    'Körönként egyszer újra dobhatsz.',
    '手番ごとに1回、サイコロを振り直せます。',
  ],
}

describe('what a card does', () => {
  it.each(STANDARD.map((card) => [card.id, card] as const))('is said of the %s of the standard cards', (id, card) => {
    expect(effects(card)).toEqual(PRINTED[id])
  })

  it.each<[string, Establishment | Landmark, Sentences]>([
    [
      'a card that counts three kinds',
      establishment({ income: 2, per: ['bakery', 'cheese-factory', 'family-restaurant'] }),
      [
        'On anyone’s turn: get 2 coins from the bank per Bakery, Cheese Factory and Family Restaurant.',
        'Bárki körében: minden Pékséged, Sajtgyárad és Családi éttermed után 2 érmét kapsz a banktól.',
        '誰の手番でも、自分のパン屋・チーズ工場・ファミレス1枚につき銀行から2コインもらいます。',
      ],
    ],
    [
      'a red card that counts',
      establishment({ colour: 'red', per: ['cafe'] }),
      [
        'On another player’s turn: they pay you 1 coin per Café.',
        'Más játékos körében: minden Kávézód után 1 érmét fizet neked.',
        'ほかの人の手番に、自分のカフェ1枚につきその人から1コインもらいます。',
      ],
    ],
    ['a card that counts no kind', establishment({ per: [] }), FIELD],
    [
      'a purple card of another name',
      establishment({ colour: 'purple', income: 1, takes: 'coins-of-all' }),
      [
        'On your turn: take 1 coin from every other player.',
        'A saját körödben: minden más játékostól 1 érmét kapsz.',
        '自分の手番に、ほかの全員から1コインずつもらいます。',
      ],
    ],
    [
      'a landmark that helps one kind, and by more',
      landmark({ income: 3, kinds: ['restaurant'] }),
      [
        'Each of your restaurants earns 3 coins extra.',
        'Minden vendéglőd 3 érmével többet hoz.',
        '自分の飲食店の収入が、1枚につき3コイン増えます。',
      ],
    ],
    [
      'a landmark that helps nothing',
      landmark({ income: 3, kinds: [] }),
      ['No extra income.', 'Semmi sem hoz többet.', '収入は増えません。'],
    ],
  ])('is true of %s', (_, card, sentences) => {
    expect(effects(card)).toEqual(sentences)
  })

  it('goes by the effect of a landmark, and not by its name', () => {
    for (const { id, effect } of machiKoro.cards.landmarks) {
      const fields = { effect, income: 1, kinds: KINDS }
      for (const other of LANDMARKS) expect(effects(landmark({ ...fields, id: other }))).toEqual(PRINTED[id])
    }
  })
})
