import { DRAWN, type Game, type GameTypes } from './game.ts'

/**
 * Counts the action sequences of this length from a state, over all seats that may act. An action that draws something
 * ends its sequence, because what follows depends on the seed.
 */
export function perft<T extends GameTypes>(game: Game<T>, state: T['state'], depth: number): number {
  if (depth === 0) return 1
  let sequences = 0
  for (const seat of game.active(state)) {
    const counts = depth === 1 && game.countActions?.(state, seat)
    if (counts) {
      for (const count of Object.values(counts)) sequences += count
      continue
    }
    for (const action of game.legalActions(state, seat)) {
      const after = game.clone(state)
      const outcome = game.play(after, seat, action)
      sequences += (outcome & DRAWN) !== 0 ? 1 : perft(game, after, depth - 1)
    }
  }
  return sequences
}
