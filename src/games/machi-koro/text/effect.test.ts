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

const FROM_BANK: Sentences = ['Get 1 coin from the bank.', '1 érmét kapsz a banktól.', '銀行から1コインもらいます。']

const PRINTED: Readonly<Record<ItemId, Sentences>> = {
  'wheat-field': FROM_BANK,
  ranch: FROM_BANK,
  bakery: FROM_BANK,
  cafe: [
    'Take 1 coin from whoever rolled.',
    '1 érmét kapsz attól, aki dobott.',
    'サイコロを振った人から1コインもらいます。',
  ],
  'convenience-store': ['Get 3 coins from the bank.', '3 érmét kapsz a banktól.', '銀行から3コインもらいます。'],
  forest: FROM_BANK,
  stadium: [
    'Take 2 coins from every other player.',
    'Minden más játékostól 2 érmét kapsz.',
    'ほかの全員から2コインずつもらいます。',
  ],
  'tv-station': [
    'Take 5 coins from one player of your choice.',
    'Egy választott játékostól 5 érmét kapsz.',
    '選んだ1人から5コインもらいます。',
  ],
  'business-center': [
    'Swap one card with another player; none of them purple.',
    'Kártyát cserélhetsz egy másik játékossal, de lilát nem.',
    'ほかの人と、紫以外のカードを1枚ずつ交換できます。',
  ],
  'cheese-factory': [
    'Get 3 coins for each of your Ranches.',
    'Minden Tanyád után 3 érmét kapsz.',
    '自分の牧場1枚につき3コインもらいます。',
  ],
  'furniture-factory': [
    'Get 3 coins for each of your Forests and Mines.',
    'Minden Erdőd és Bányád után 3 érmét kapsz.',
    '自分の森林と鉱山1枚につき3コインもらいます。',
  ],
  mine: ['Get 5 coins from the bank.', '5 érmét kapsz a banktól.', '銀行から5コインもらいます。'],
  'family-restaurant': [
    'Take 2 coins from whoever rolled.',
    '2 érmét kapsz attól, aki dobott.',
    'サイコロを振った人から2コインもらいます。',
  ],
  'apple-orchard': ['Get 3 coins from the bank.', '3 érmét kapsz a banktól.', '銀行から3コインもらいます。'],
  'fruit-and-vegetable-market': [
    'Get 2 coins for each of your Wheat Fields and Apple Orchards.',
    'Minden Búzameződ és Almáskerted után 2 érmét kapsz.',
    '自分の麦畑とリンゴ園1枚につき2コインもらいます。',
  ],
  'train-station': ['You may roll 1 or 2 dice.', '1 vagy 2 kockával dobhatsz.', 'サイコロを1個か2個、選んで振れます。'],
  'shopping-mall': [
    'Each of your shops and restaurants brings 1 coin more.',
    'Minden boltod és vendéglőd 1 érmével többet hoz.',
    '自分の商店と飲食店の収入が、1枚につき1コイン増えます。',
  ],
  'amusement-park': [
    'After a double you take another turn.',
    'Dupla után még egy kört kapsz.',
    'ゾロ目を出すと、もう一度手番を行えます。',
  ],
  'radio-tower': [
    'Once a turn you may roll again.',
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
        'Get 2 coins for each of your Bakeries, Cheese Factories and Family Restaurants.',
        'Minden Pékséged, Sajtgyárad és Családi éttermed után 2 érmét kapsz.',
        '自分のパン屋とチーズ工場とファミレス1枚につき2コインもらいます。',
      ],
    ],
    [
      'a red card that counts',
      establishment({ colour: 'red', per: ['cafe'] }),
      [
        'For each of your Cafés take 1 coin from whoever rolled.',
        'Minden Kávézód után 1 érmét kapsz attól, aki dobott.',
        '自分のカフェ1枚につき、サイコロを振った人から1コインもらいます。',
      ],
    ],
    ['a card that counts no kind', establishment({ per: [] }), FROM_BANK],
    [
      'a purple card of another name',
      establishment({ colour: 'purple', income: 1, takes: 'coins-of-all' }),
      [
        'Take 1 coin from every other player.',
        'Minden más játékostól 1 érmét kapsz.',
        'ほかの全員から1コインずつもらいます。',
      ],
    ],
    [
      'a landmark that helps one kind, and by more',
      landmark({ income: 3, kinds: ['restaurant'] }),
      [
        'Each of your restaurants brings 3 coins more.',
        'Minden vendéglőd 3 érmével többet hoz.',
        '自分の飲食店の収入が、1枚につき3コイン増えます。',
      ],
    ],
    [
      'a landmark that helps nothing',
      landmark({ income: 3, kinds: [] }),
      ['It brings nothing more.', 'Semmi sem hoz többet.', '収入は増えません。'],
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
