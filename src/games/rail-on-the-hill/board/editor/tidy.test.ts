import { expect, test } from 'vitest'
import { positionCheck } from '../../rules/check-position.ts'
import type { RailPosition } from '../../rules/position.ts'
import { railOnTheHill as game } from '../../rules/rules.ts'
import { atRound, atTurn, tidy } from './tidy.ts'

const FRESH = game.position(game.setup({ players: 3 }, 'tidy'))
const problems = (position: RailPosition) => positionCheck.check(position, game)

/** Towns in a row, of as many cards as each player has placed; no card lies twice. */
function withTowns(position: RailPosition, sizes: readonly number[]): RailPosition {
  const free = [...position.townDeck, ...position.townDiscard]
  const players = position.players.map((player, seat) => {
    const squares = ['d4', 'e4', 'f4', 'g4'].slice(0, sizes[seat])
    const town = Object.fromEntries(
      squares.map((square) => [square, { card: free.pop() ?? 0, turn: 0, token: null }] as const),
    )
    return { ...player, town }
  })
  return { ...position, players }
}

const START = tidy(withTowns(tidy(atRound(FRESH, 1, 2)), [2, 2, 2]))

test('a round begins with full displays, a card in every hand and the starting player', () => {
  expect(problems(START)).toEqual([])
  expect(START).toMatchObject({ active: [2], plans: [expect.any(Number), expect.any(Number)] })
  expect(START.devs).toHaveLength(2)
})

test('at the turn of the last player the others have had theirs', () => {
  const position = tidy(withTowns(tidy(atTurn(START, 1)), [2, 3, 3]))
  expect(problems(position)).toEqual([])
  expect(position.active).toEqual([1])
  expect(position.players.map(({ hand }) => hand.length)).toEqual([1, 1, 1])
})

test('cards in hand and discards stay as they were chosen', () => {
  const [card] = START.townDiscard.concat(START.townDeck)
  const [plan] = START.planDeck
  const players = START.players.with(0, { ...START.players[0], hand: [card] })
  const position = tidy({ ...START, players, planDiscard: [plan] })
  expect(problems(position)).toEqual([])
  expect(position.players[0].hand).toEqual([card])
  expect(position.planDiscard).toEqual([plan])
  expect(position.planDeck).not.toContain(plan)
})
