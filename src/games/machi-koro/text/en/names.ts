import type { Names } from '../types/words.ts'

export const NAMES: Names = {
  'wheat-field': 'Wheat Field',
  ranch: 'Ranch',
  bakery: 'Bakery',
  cafe: 'Café',
  'convenience-store': 'Convenience Store',
  forest: 'Forest',
  stadium: 'Stadium',
  'tv-station': 'TV Station',
  'business-center': 'Business Center',
  'cheese-factory': 'Cheese Factory',
  'furniture-factory': 'Furniture Factory',
  mine: 'Mine',
  'family-restaurant': 'Family Restaurant',
  'apple-orchard': 'Apple Orchard',
  'fruit-and-vegetable-market': 'Fruit and Vegetable Market',
  'train-station': 'Train Station',
  'shopping-mall': 'Shopping Mall',
  'amusement-park': 'Amusement Park',
  'radio-tower': 'Radio Tower',
}

export const SHORT_NAMES: Names = {
  ...NAMES,
  'convenience-store': 'Store',
  'business-center': 'Business C.',
  'cheese-factory': 'Cheese F.',
  'furniture-factory': 'Furniture F.',
  'family-restaurant': 'Restaurant',
  'apple-orchard': 'Orchard',
  'fruit-and-vegetable-market': 'Market',
  'train-station': 'Station',
  'shopping-mall': 'Mall',
  'amusement-park': 'Park',
  'radio-tower': 'Tower',
}
