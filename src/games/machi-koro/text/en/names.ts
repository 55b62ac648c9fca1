import type { ItemId } from '../../cards/cards.ts'

export const NAMES: Readonly<Record<ItemId, string>> = {
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
