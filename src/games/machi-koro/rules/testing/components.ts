import type { MachiPosition } from '../position.ts'

/** Every card of a position, in the supply or in a town. Coins come and go. */
export function componentsOf(position: MachiPosition): string[] {
  const counts = [position.supply, ...position.players.map(({ cards }) => cards)].flatMap(Object.entries<number>)
  return counts.flatMap(([id, count]) => Array.from({ length: count }, () => id))
}
