import type { Moment } from '#boards/board.ts'

/**
 * The moment of which spectators see the chances: the beginning of the last turn since whose end every player has acted.
 * It says nothing about a decision that is still open. Undefined until every player has acted.
 */
export function delayedMoment(log: readonly Pick<Moment, 'seat'>[], players: number): number | undefined {
  const acted = new Set<number>()
  let index = log.length
  while (index > 0 && acted.size < players) acted.add(log[--index].seat)
  if (acted.size < players) return undefined
  while (index > 0 && log[index - 1].seat === log[index].seat) index--
  return index
}
