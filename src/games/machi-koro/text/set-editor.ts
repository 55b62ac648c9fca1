import type { Language } from '#boards/board.ts'
import type { Colour, Effect, Kind, Takes } from '../cards/cards.ts'

interface EditorTexts {
  readonly parts: string
  readonly establishments: string
  readonly landmarks: string
  readonly name: string
  readonly colour: string
  readonly colours: Readonly<Record<Colour, string>>
  readonly rolls: string
  readonly cost: string
  readonly income: string
  readonly copies: string
  readonly start: string
  readonly per: string
  readonly kind: string
  readonly kinds: Readonly<Record<Kind, string>>
  readonly takes: string
  readonly taking: Readonly<Record<Takes, string>>
  readonly effect: string
  readonly effects: Readonly<Record<Effect, string>>
  readonly none: string
  readonly add: string
  readonly remove: (name: string) => string
  readonly newCard: string
  /** The odds of the dice that activate some card, below the list. */
  readonly covered: (rolls: string) => string
}

export const setEditor: Readonly<Record<Language, EditorTexts>> = {
  en: {
    parts: 'Parts of the box',
    establishments: 'Establishments',
    landmarks: 'Landmarks',
    name: 'Name',
    colour: 'Colour',
    colours: { blue: 'blue', green: 'green', red: 'red', purple: 'purple' },
    rolls: 'Rolls',
    cost: 'Cost',
    income: 'Income',
    copies: 'Copies',
    start: 'At start',
    per: 'For each',
    kind: 'Kind',
    kinds: { shop: 'shop', restaurant: 'restaurant' },
    takes: 'Takes',
    taking: { 'coins-of-all': 'coins of all', 'coins-of-one': 'coins of one', card: 'a card' },
    effect: 'Effect',
    effects: {
      'second-die': 'second die',
      'more-income': 'more income',
      'turn-after-double': 'turn after a double',
      'roll-again': 'roll again',
    },
    none: 'none',
    add: 'Add a card',
    remove: (name) => `Remove ${name}`,
    newCard: 'New card',
    covered: (rolls) => `No establishment works at: ${rolls}`,
  },
  hu: {
    parts: 'A doboz részei',
    establishments: 'Létesítmények',
    landmarks: 'Nevezetességek',
    name: 'Név',
    colour: 'Szín',
    colours: { blue: 'kék', green: 'zöld', red: 'piros', purple: 'lila' },
    rolls: 'Dobások',
    cost: 'Ár',
    income: 'Bevétel',
    copies: 'Példány',
    start: 'Kezdéskor',
    per: 'Ezek után',
    kind: 'Fajta',
    kinds: { shop: 'bolt', restaurant: 'étterem' },
    takes: 'Elvesz',
    taking: { 'coins-of-all': 'érmét mindenkitől', 'coins-of-one': 'érmét egy játékostól', card: 'egy kártyát' },
    effect: 'Hatás',
    effects: {
      'second-die': 'második kocka',
      'more-income': 'több bevétel',
      'turn-after-double': 'új kör dupla után',
      'roll-again': 'újradobás',
    },
    none: 'nincs',
    add: 'Kártya hozzáadása',
    remove: (name) => `${name} eltávolítása`,
    newCard: 'Új kártya',
    covered: (rolls) => `Egyetlen létesítmény sem működik ezekre: ${rolls}`,
  },
  ja: {
    parts: '箱の中身',
    establishments: '施設',
    landmarks: 'ランドマーク',
    name: '名前',
    colour: '色',
    colours: { blue: '青', green: '緑', red: '赤', purple: '紫' },
    rolls: '出目',
    cost: '費用',
    income: '収入',
    copies: '枚数',
    start: '開始時',
    per: '対象',
    kind: '種類',
    kinds: { shop: '商店', restaurant: '飲食店' },
    takes: '効果',
    taking: { 'coins-of-all': '全員からコイン', 'coins-of-one': '1人からコイン', card: '施設の交換' },
    effect: '効果',
    effects: {
      'second-die': '2つ目のサイコロ',
      'more-income': '収入増加',
      'turn-after-double': 'ゾロ目でもう1回',
      'roll-again': '振り直し',
    },
    none: 'なし',
    add: 'カードを追加',
    remove: (name) => `${name}を削除`,
    newCard: '新しいカード',
    covered: (rolls) => `働く施設がない出目：${rolls}`,
  },
}
