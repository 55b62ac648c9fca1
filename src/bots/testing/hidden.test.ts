import { expect, it } from 'vitest'
import type { Game } from '#engine/game.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { expectBlindToHidden } from './hidden.ts'

const game: Game = railOnTheHill
const state = game.setup({ players: 2 }, 'hidden')

it('accepts an answer from what the seat sees', () => {
  expect(expectBlindToHidden(game, state, 1, (view) => JSON.stringify(view).length)).toBe(true)
})

it('finds an answer that uses what the view only refers to', () => {
  const leaking: Game = {
    ...game,
    view: (of, who) =>
      Object.defineProperty(Object(game.view(of, who)), 'whole', { value: game.position(of), enumerable: false }),
  }
  const peek = (view: unknown) => (view as { readonly whole?: unknown }).whole
  expect(() => expectBlindToHidden(leaking, state, 1, peek)).toThrow()
})
