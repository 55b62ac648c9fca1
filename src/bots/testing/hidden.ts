import { expect } from 'vitest'
import type { Game, GameTypes, Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'

/**
 * Asks for an answer about the true state, about one in which everything hidden from the seat is dealt again, and about a
 * view that was sent as JSON. All three must be the same. Returns whether anything was hidden.
 */
export function expectBlindToHidden<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  answerTo: (view: T['view']) => unknown,
): boolean {
  const view = game.view(state, seat)
  const sent: T['view'] = JSON.parse(JSON.stringify(view))
  const scrambled = game.determinize(sent, new Rng('scramble'))
  const answer = answerTo(view)
  expect(answerTo(game.view(scrambled, seat))).toEqual(answer)
  expect(answerTo(sent)).toEqual(answer)
  return JSON.stringify(game.position(scrambled)) !== JSON.stringify(game.position(state))
}
