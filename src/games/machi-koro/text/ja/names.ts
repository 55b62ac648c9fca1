import type { Kind } from '../../cards/cards.ts'
import type { Names } from '../types/words.ts'

export const NAMES: Names = {
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

export const SHORT_NAMES: Names = { ...NAMES, 'business-center': 'ビジネス', 'shopping-mall': 'モール' }

export const KIND_NAMES: Readonly<Record<Kind, string>> = { shop: '商店', restaurant: '飲食店' }

/** 「ランドマークを4つとも」 */
export function allLandmarks(count: number): string {
  return count === 1 ? 'ランドマークを' : `ランドマークを${count}つとも`
}
