import { type EngineId, LOWEST_PRICE, type Train } from '../../cards/cards.ts'

export type Livery = 'red' | 'blue' | 'green' | 'white' | 'grey' | 'soot'

const LIVERIES: readonly Livery[] = ['red', 'blue', 'green', 'white', 'grey']

/** Nobody paints white what smoke goes over. */
const STEAM_LIVERIES: readonly Livery[] = ['green', 'soot', 'blue']

/** How a train is painted, so that cards that follow each other differ. */
export function liveryOf(train: Train): Livery {
  const liveries = engineOf(train).startsWith('steam') ? STEAM_LIVERIES : LIVERIES
  return liveries[train.id % liveries.length]
}

/** What is drawn on a card that names no engine, from the lowest price up. */
const BY_PRICE: readonly EngineId[] = [
  'railbus',
  'narrow-gauge',
  'diesel-small',
  'railcar',
  'diesel',
  'electric-box',
  'electric-modern',
  'double-decker',
]

export function engineOf({ engine, price }: Train): EngineId {
  return engine ?? BY_PRICE[price - LOWEST_PRICE]
}
