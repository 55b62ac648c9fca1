import type { LokoPosition } from '../position.ts'

/** Every card of a position, wherever it lies, and every section of the map. */
export function componentsOf(position: LokoPosition): string[] {
  const { trains, trainDeck, shapes, shapeDecks, sections, players } = position
  const openShapes = Object.values<number | null>(shapes).filter((id) => id !== null)
  return [
    ...[...trains, ...trainDeck, ...players.flatMap((player) => player.trains)].map((id) => `train/${id}`),
    ...[
      ...openShapes,
      ...Object.values<readonly number[]>(shapeDecks).flat(),
      ...players.flatMap((player) => [...player.shapes, ...player.secret]),
    ].map((id) => `shape/${id}`),
    ...Object.keys(sections),
  ]
}
