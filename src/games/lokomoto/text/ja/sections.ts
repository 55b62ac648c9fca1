import type { SectionTexts } from '../types/sections.ts'
import { words } from './words.ts'

export const sections: SectionTexts = {
  label: '区間',
  search: '駅を検索',
  which: '表示する区間',
  filters: { free: '空き', mine: '自分', all: 'すべて' },
  found: (stations, count) => `${stations}駅、${words.sections(count)}`,
  nothing: {
    free: '空き区間はありません。',
    mine: '自分の線や予約はありません。',
    all: '一致する駅はありません。',
  },
  picked: '選択中',
  paying: '支払い',
  spoken: (section, states) => [section, ...states].join('、'),
}
