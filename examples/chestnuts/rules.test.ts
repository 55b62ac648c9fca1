import { describe, expect, it } from 'vitest'
import { DRAWN, REVEALED, type Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { formatMove, parseMove, readMove } from './moves.ts'
import { version2 as chestnuts, version1 } from './rules.ts'
import type { Position } from './state.ts'

/** Seat 1 of two players has the turn; the tree is of cards with one chestnut. */
function positionWith(changes: Partial<Position> = {}): Position {
  const start = chestnuts.position(chestnuts.setup({ players: 2, first: 1 }, 'rules'))
  return { ...start, tree: [1, 1, 1], ...changes }
}

function stateWith(changes: Partial<Position> = {}, game = chestnuts) {
  return game.fromPosition(positionWith(changes), new Rng('rules'))
}

/** Two players with these points and sacks. */
function playersWith(...players: (readonly [points: number, sack: number[]])[]) {
  return players.map(([points, sack]) => ({ points, sack }))
}

/** What the players have after an action of seat 1. */
function played(action: string, changes: Partial<Position>, game = chestnuts) {
  const state = stateWith(changes, game)
  expect(game.refusal(state, 1, readMove(action))).toBeUndefined()
  const outcome = game.play(state, 1, readMove(action))
  return { outcome, ...game.position(state) }
}

function ruleAgainst(action: string, changes: Partial<Position> = {}, seat: Seat = 1, game = chestnuts) {
  const refusal = game.refusal(stateWith(changes, game), seat, readMove(action))
  return refusal && `${refusal.rule}: ${game.explain(refusal)}`
}

describe('setup', () => {
  it('CH-S1: twenty cards, four of each number, in an order that the seed decides', () => {
    const [one, other] = ['one', 'other'].map((seed) => chestnuts.position(chestnuts.setup({ players: 3 }, seed)))
    expect(one.tree.toSorted()).toEqual([1, 2, 3, 4, 5].flatMap((number) => [number, number, number, number]))
    expect(one.tree).not.toEqual(other.tree)
    expect(one.players).toEqual(playersWith([0, []], [0, []], [0, []]))
    expect(ruleAgainst('gather', {}, 3)).toBe('CH-S1: there is no such seat at this table')
  })

  it('CH-S2: the first player is random or named; turns go clockwise', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => chestnuts.setup({ players: 3 }, `${i}`).turn)
    expect(new Set(firsts)).toEqual(new Set([1, 2, 3]))
    const state = chestnuts.setup({ players: 3, first: 2 }, 'named')
    const turns = [2, 3, 1, 2].map((seat) => {
      expect(chestnuts.active(state)).toEqual([seat])
      return chestnuts.play(state, seat, { kind: 'gather' })
    })
    expect(turns).toEqual([DRAWN, DRAWN, DRAWN, DRAWN])
  })
})

describe('a turn', () => {
  it('CH-T1: is one move of the player whose turn it is', () => {
    expect(ruleAgainst('gather', {}, 2)).toBe('CH-T1: it is another player’s turn')
    expect(played('gather', {}).turn).toBe(2)
    const players = playersWith([5, [1]], [0, [2]])
    expect([...chestnuts.legalActions(stateWith({ players }), 1)].map(formatMove)).toEqual(['gather', 'home', 'call 2'])
  })

  it('CH-G1: a gathered card is known to its owner alone', () => {
    const state = stateWith({ tree: [3, 4, 5] })
    expect(chestnuts.play(state, 1, { kind: 'gather' })).toBe(DRAWN)
    expect(chestnuts.view(state, 1).players[0].sack).toEqual([5])
    expect(chestnuts.view(state, 2).players[0].sack).toEqual([null])
    expect(chestnuts.view(state, 'spectator')).toMatchObject({ tree: [null, null], players: [{ sack: [null] }, {}] })
  })

  it('CH-H1: a sack that comes home scores if it is whole, and is empty then', () => {
    const { outcome, open, players } = played('home', { open: [2], players: playersWith([1, [4, 5]], [0, []]) })
    expect({ outcome, open, players }).toEqual({
      outcome: REVEALED,
      open: [2, 4, 5],
      players: playersWith([10, []], [0, []]),
    })
    expect(ruleAgainst('home')).toBe('CH-H1: your sack is empty')
  })

  it('CH-C1: a call opens the sack of another player; of a torn one the caller gets 3 points', () => {
    const torn = played('call 2', { players: playersWith([2, [1]], [4, [5, 5]]) })
    expect(torn).toMatchObject({ outcome: REVEALED, open: [5, 5], players: playersWith([5, [1]], [4, []]) })
    expect(ruleAgainst('call 2')).toBe('CH-C1: this sack is empty')
    expect(ruleAgainst('call 1')).toBe('CH-C1: only another player at the table can be called')
    expect(ruleAgainst('call 3')).toBe('CH-C1: only another player at the table can be called')
  })

  it('CH-C2: a wrong call costs 2 points, which the caller must have', () => {
    const wrong = played('call 2', { players: playersWith([2, [1]], [4, [4, 5]]) })
    expect(wrong.players).toEqual(playersWith([0, [1]], [13, []]))
    const poor = { players: playersWith([1, []], [0, [1]]) }
    expect(ruleAgainst('call 2', poor)).toBe('CH-C2: a call needs 2 points, which a wrong one costs')
  })

  it('CH-C2: in version 1 of the rules a wrong call costs nothing', () => {
    const players = playersWith([0, []], [0, [1]])
    expect(played('call 2', { players }, version1).players).toEqual(playersWith([0, []], [1, []]))
    expect(ruleAgainst('call 2', { players })).toContain('CH-C2')
  })

  it('CH-V1: a sack is torn by more chestnuts than it holds, which a variant decides', () => {
    const pointsFor = (sack: number[], options: Position['options']) =>
      played('home', { options, players: playersWith([0, sack], [0, []]) }).players[0].points
    expect(
      [
        [4, 5],
        [5, 5],
      ].map((sack) => pointsFor(sack, { players: 2 })),
    ).toEqual([9, 0])
    expect(
      [
        [3, 4],
        [4, 4],
      ].map((sack) => pointsFor(sack, { players: 2, sack: 7 })),
    ).toEqual([7, 0])
    expect(
      [
        [5, 5, 1],
        [5, 5, 2],
      ].map((sack) => pointsFor(sack, { players: 2, sack: 11 })),
    ).toEqual([11, 0])
  })
})

describe('the end', () => {
  it('CH-E1: with the last card every player comes home', () => {
    const last = played('gather', { tree: [3], players: playersWith([0, [5]], [1, [5, 5]]) })
    expect(last).toMatchObject({ outcome: DRAWN | REVEALED, phase: 'over', active: [], open: [5, 3, 5, 5] })
    expect(last.players).toEqual(playersWith([8, []], [1, []]))
    expect(ruleAgainst('gather', { tree: [] })).toBe('CH-E1: the game is over')
  })

  it('CH-W1: the most points win, and a tie is shared', () => {
    const winners = (...points: number[]) =>
      chestnuts.standing(
        stateWith({ tree: [], players: playersWith(...points.map((each): [number, number[]] => [each, []])) }),
      ).winners
    expect([winners(3, 4), winners(4, 4), winners(5, 4)]).toEqual([[2], [1, 2], [1]])
  })
})

it('the notation is strict', () => {
  expect(['gather', 'home', 'call 3'].map((text) => formatMove(readMove(text)))).toEqual(['gather', 'home', 'call 3'])
  expect(['', 'Gather', 'call', 'call 0', 'call 4', 'call 1 '].map(parseMove)).toEqual(Array(6).fill(undefined))
  expect(() => readMove('fly')).toThrow('fly is not in the notation of Chestnuts')
})

it('a card set of another kind is refused', () => {
  expect(chestnuts.withCards({}, { id: 'mine', sha256: '' })).toMatchObject({ ok: false })
})
