import { describe, expect, it } from 'vitest'
import { Table } from '#games/lokomoto/rules/testing/positions.ts'
import { smallGame } from '#games/lokomoto/rules/testing/small-set.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { scoreBySeat, traceLine } from './trace.ts'

describe('a line of a trace', () => {
  it('of a game that lists its actions has every text, sorted', () => {
    const state = machiKoro.setup({ players: 3, first: 2 }, 'trace')
    expect(traceLine(machiKoro, state, 4, { seat: 2, action: 'roll 1' })).toEqual({
      n: 4,
      position: machiKoro.position(state),
      legal: { 2: ['roll 1'] },
      seat: 2,
      action: 'roll 1',
    })
    machiKoro.play(state, 2, machiKoro.parse('roll 1') ?? Number.NaN)
    const { legal } = traceLine(machiKoro, state, 5, undefined)
    expect(legal[2]).toEqual([...(legal[2] as readonly string[])].sort())
  })

  it('of a game that counts its actions has the number of each kind, also where that is none', () => {
    const table = Table.at({ free: 'a1-a2 d3-d4', turn: 2, trains: [2], players: [{}, { solid: 'b1-b2 b2-b3 b3-b4' }] })
    const { legal } = traceLine(smallGame, table.state, 0, undefined)
    expect(legal).toEqual({ 2: { reserve: 1, draw: 2, buy: 2 } })
    const poor = Table.at({ free: 'a1-a2 d3-d4' })
    expect(traceLine(smallGame, poor.state, 0, undefined).legal).toEqual({ 1: { reserve: 1, draw: 2, buy: 0 } })
    const opening = Table.start({ players: 2, first: 1 }, 'trace')
    expect(traceLine(smallGame, opening.state, 0, undefined).legal).toEqual({ 1: { block: 33 } })
  })

  it('at the end has no seat that may act, and the score by seat', () => {
    const { state, position } = Table.at({ phase: 'over', free: '', players: [{ trains: [2] }, { trains: [13] }] })
    const score = scoreBySeat(smallGame, state)
    expect(traceLine(smallGame, state, 9, undefined)).toEqual({ n: 9, position, legal: {}, score })
    expect(score).toMatchObject({ winners: [2], scores: { 1: { total: 2 }, 2: { total: 4 } } })
  })
})
