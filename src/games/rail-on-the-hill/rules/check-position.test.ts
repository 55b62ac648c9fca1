import { describe, expect, it } from 'vitest'
import { playMutatedPositions } from '#engine/conformance/mutate.ts'
import { Rng } from '#engine/random.ts'
import { LINES } from '../cards/cards.ts'
import { positionCheck } from './check-position.ts'
import type { RailPlayer, RailPosition } from './position.ts'
import { railOnTheHill } from './rules.ts'
import type { RailOptions } from './state.ts'

const game = railOnTheHill

/** The positions of a whole random game. */
function wholeGame(options: RailOptions, seed: string): RailPosition[] {
  const rng = new Rng(seed)
  const state = game.setup(options, seed)
  const positions = [game.position(state)]
  while (game.active(state).length > 0) {
    const active = game.active(state)
    const seat = active[rng.below(active.length)]
    game.play(state, seat, game.sample(state, seat, rng))
    positions.push(game.position(state))
  }
  return positions
}

const GAME = wholeGame({ players: 2, first: 1 }, 'check')
const END = GAME[GAME.length - 1]
/** The start of a round, before any player has acted. */
const ROUND =
  GAME.find(({ round, players }) => round === 6 && players.every((player) => player.acquired === null)) ?? END

function broken(position: unknown): string[] {
  return positionCheck.check(position, game).map(({ rule, reason }) => (rule === '' ? reason : rule))
}

/** The round with another first player. */
function withFirst(change: (player: RailPlayer) => Partial<RailPlayer>): RailPosition {
  const [first, ...others] = ROUND.players
  return { ...ROUND, players: [{ ...first, ...change(first) }, ...others] }
}

function withRed(part: Partial<RailPlayer['lines']['red']>): RailPosition {
  return withFirst(({ lines }) => ({ lines: { ...lines, red: { ...lines.red, ...part } } }))
}

describe('positions that are checked', () => {
  it.each([
    { players: 1 },
    { players: 2, requests: true },
    { players: 3, simultaneous: true },
    { players: 4, noRotation: true },
  ])('positions of a whole game are possible: %j', (options) => {
    const positions = wholeGame(options, 'whole').filter((_, i) => i % 5 === 0)
    for (const position of positions) expect(broken(position)).toEqual([])
  })

  it('RH-S1: a card that is twice there, or missing, is counted', () => {
    const [first, second] = ROUND.planDeck
    const problems = positionCheck.check({ ...ROUND, planDeck: ROUND.planDeck.with(0, second) }, game)
    expect(problems).toEqual([
      { rule: 'RH-S1', reason: 'planCard', values: { card: Math.min(first, second), there: first < second ? 0 : 2 } },
      { rule: 'RH-S1', reason: 'planCard', values: { card: Math.max(first, second), there: first < second ? 2 : 0 } },
    ])
    expect(broken({ ...ROUND, devPile: [...ROUND.devPile, ROUND.devPile[0]] })).toEqual(['RH-S1'])
  })

  it('RH-P1, RH-P2, RH-P3: a town lies around d4, hangs together and fits into four by four', () => {
    const moved = (from: string, to: string) =>
      withFirst(({ town: { [from]: card, ...town }, lines }) => ({
        town: { ...town, [to]: card },
        lines: Object.fromEntries(
          LINES.map((line) => [line, { ...lines[line], tracks: [] }]),
        ) as unknown as RailPlayer['lines'],
      }))
    const [last] = Object.keys(ROUND.players[0].town).filter((square) => square !== 'd4')
    expect(broken(moved('d4', 'a1'))).toContain('RH-P1')
    expect(broken(moved(last, 'a7'))).toEqual(expect.arrayContaining(['RH-P2']))
    expect(broken(moved(last, 'g7'))).toEqual(expect.arrayContaining(['RH-P3']))
  })

  it('RH-T1, RH-T3, RH-T6, RH-T7, RH-T8: a line is one path of laid tracks between cards', () => {
    expect(broken(withRed({ tracks: ['a1-a2'], laid: 1 }))).toEqual(['RH-T1'])
    const squares = Object.keys(END.players[0].town)
    const [row] = squares.map((square) => square[1]).toSorted()
    const [a, b, c, d] = squares.filter((square) => square[1] === row).toSorted()
    const [e] = squares.filter((square) => square[0] === a[0] && square !== a).toSorted()
    const at = (tracks: readonly string[], laid = tracks.length) => {
      const [first, ...others] = END.players
      const lines = { ...first.lines, red: { ...first.lines.red, tracks, laid } }
      return broken({ ...END, players: [{ ...first, lines }, ...others] })
    }
    expect(at([`${a}-${b}`, `${b}-${c}`, `${c}-${d}`])).toEqual([])
    expect(at([`${a}-${b}`, `${c}-${d}`])).toEqual(['RH-T6'])
    expect(at([`${a}-${b}`, `${a}-${b}`])).toContain('RH-T3')
    expect(at([`${a}-${b}`, `${b}-${c}`, `${b}-${e}`])).toContain('RH-T7')
    expect(at([`${a}-${b}`, `${b}-${e}`, `${a}-${e}`])).toEqual(['RH-T7'])
    expect(at([`${a}-${b}`, `${b}-${c}`], 1)).toEqual(['RH-T8'])
  })

  it('RH-N3, RH-S8: every line has Plans, and none twice of a kind with the icon', () => {
    const { plans } = ROUND.players[0].lines.red
    expect(broken({ ...withRed({ plans: [] }), planDiscard: [...ROUND.planDiscard, ...plans] })).toEqual(['RH-S8'])
    const pairs = game.cards.planCards.filter(({ kind }) => kind === 'pairs').map(({ id }) => id)
    expect(broken(withRed({ plans: pairs.slice(0, 2) }))).toContain('RH-N3')
  })

  it('RH-D1: upgrades lie on cards, and other tokens do not', () => {
    const [wild] = game.cards.devTokens.filter(({ kind }) => kind === 'wild').map(({ id }) => id)
    expect(broken(withFirst(() => ({ kept: [1] })))).toContain('RH-D1')
    expect(broken(withFirst(({ town }) => ({ town: { ...town, d4: { ...town.d4, token: wild } } })))).toContain('RH-D1')
  })

  it('RH-X1, RH-Q: variants are kept', () => {
    expect(broken({ ...ROUND, options: { ...ROUND.options, noRotation: true } })).toContain('RH-X1')
    expect(broken({ ...ROUND, options: { ...ROUND.options, requests: true } })).toEqual(['RH-Q'])
  })

  it('RH-R1, RH-R2, RH-R4, RH-A1, RH-P6: the round decides how many cards lie where, and who may act', () => {
    expect(broken({ ...ROUND, round: 5 })).toEqual(expect.arrayContaining(['RH-R2', 'RH-P6']))
    expect(broken({ ...END, phase: 'over', round: 13 })).toContain('RH-R1')
    expect(broken({ ...ROUND, active: [ROUND.active[0] === 1 ? 2 : 1] })).toEqual(['RH-R4'])
    expect(broken(withFirst(() => ({ placed: true })))).toEqual(expect.arrayContaining(['RH-P6', 'RH-R4']))
    expect(broken(withFirst(() => ({ acquired: 'a' })))).toEqual(expect.arrayContaining(['RH-A1', 'RH-P6']))
  })

  it('a mutated position is refused, or it can be played on and scored', () => {
    const positions = [...GAME, ...wholeGame({ players: 3, simultaneous: true, requests: true }, 'mutate')]
    const possible = playMutatedPositions(game, positionCheck, positions, { seed: 'rail', count: 1000 })
    expect(possible).toBeGreaterThan(20)
    expect(possible).toBeLessThan(700)
  })
})
