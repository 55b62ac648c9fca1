import { describe, expect, it } from 'vitest'
import { Match } from '#engine/match.ts'
import { type RefusalCases, testRefusals } from '#engine/testing/refusal-tests.ts'
import { REFUSALS } from '../../text/en/refusals.ts'
import type { Action } from '../actions.ts'
import { MARKS } from '../actions.ts'
import { lokomoto } from '../rules.ts'
import { faceUp, type Situation, Table } from '../testing/positions.ts'
import { HEXAGON, smallGame, TRIANGLE } from '../testing/small-set.ts'
import * as reasons from './reasons.ts'

const A_HEXAGON = 'a2-a3 a2-b1 a3-b3 b1-c1 b3-c2 c1-c2'
const marking = (situation: Situation = {}) =>
  Table.at({
    black: 'd3-d4',
    players: [{ solid: 'a1-a2', reserved: 'a1-b1' }, { solid: 'c1-d1' }],
    ...situation,
  })
const buying = (solid = 'a1-a2 a1-b1 a2-b1 c3-d3', situation: Situation = {}) =>
  Table.at({ trains: [3], shapes: faceUp(TRIANGLE), players: [{ solid, reserved: 'c1-d1' }], ...situation })
const overpaying = (situation: Situation = {}) =>
  buying(`${A_HEXAGON} b1-b2`, { trains: [4], shapes: faceUp(HEXAGON), ...situation })
const opening = () => Table.at({ phase: 'block', black: 'd3-d4' })

const CASES: RefusalCases<typeof reasons> = {
  NO_SUCH_SEAT: [marking(), 3, 'draw a2-a3'],
  GAME_OVER: [Table.at({ phase: 'over', free: '' }), 1, 'draw a2-a3'],
  NOT_YOUR_TURN: [marking(), 2, 'draw a2-a3'],

  BLOCK_FIRST: [opening(), 1, 'draw a2-a3'],
  NO_BLOCKING: [marking(), 1, 'block a2-a3'],
  BLOCK_NOT_FREE: [opening(), 1, 'block d3-d4'],

  RESERVE_TWO: [marking(), 1, 'reserve a2-a3'],
  RESERVE_DIFFERENT: [marking(), 1, 'reserve a2-a3 a2-a3'],
  RESERVE_NOT_FREE: [marking(), 1, 'reserve a1-a2 a2-a3'],
  DRAWN_ALREADY: [marking(), 1, 'draw a1-a2'],
  NOT_YOURS: [marking(), 1, 'draw c1-d1'],
  BLACK_ALREADY: [marking(), 1, 'draw d3-d4'],

  RESERVED_CANNOT_PAY: [buying(), 1, 'buy 3 with a1-a2 a1-b1 c1-d1'],
  FREE_CANNOT_PAY: [buying(), 1, 'buy 3 with a1-a2 a1-b1 b1-c1'],
  NO_SUCH_TRAIN: [buying(), 1, 'buy 4 with a1-a2 a1-b1 a2-b1'],
  SECTION_TWICE: [buying(), 1, 'buy 3 with a1-a2 a1-b1 a1-b1'],
  NOT_CONNECTED: [buying(), 1, 'buy 3 with a1-a2 a1-b1 c3-d3'],
  TOO_FEW: [buying(), 1, 'buy 3 with a1-a2 a1-b1'],
  TOO_MANY: [overpaying(), 1, `buy 4 with ${A_HEXAGON}`],
  NO_SUCH_SHAPE: [buying(), 1, `buy 3 with a1-a2 a1-b1 a2-b1 shape ${HEXAGON}`],
  SHAPE_NOT_THERE: [overpaying(), 1, `buy 4 with a2-a3 a2-b1 a3-b3 b1-c1 shape ${HEXAGON}`],
  PRICE_IS_OPEN: [overpaying({ trains: [4, 6] }), 1, `buy 4 with ${A_HEXAGON} shape ${HEXAGON}`],
  MORE_THAN_SHAPE: [overpaying(), 1, `buy 4 with a2-a3 a2-b1 a3-b3 b1-b2 b1-c1 b3-c2 c1-c2 shape ${HEXAGON}`],
  NOT_ONE_STROKE: [buying('b1-b2 a3-b2 b2-c2', { options: { advanced: true } }), 1, 'buy 3 with a3-b2 b1-b2 b2-c2'],
}

describe('refusals', () => {
  testRefusals(reasons, REFUSALS, CASES)

  it('LK-S2: what is no action of this map is refused in any phase', () => {
    const last = smallGame.cards.map.sections.length
    const none: Action[] = [
      ...[Number.NaN, Number.POSITIVE_INFINITY, 0.5, -1, last, 127, 128 + last, MARKS - 1, MARKS, 2 ** 32],
      { train: 3, sections: [], shape: undefined },
      { train: 3, sections: [0, last], shape: undefined },
      { train: 3, sections: [0, -1], shape: undefined },
      { train: 3, sections: [0, 0.5], shape: undefined },
    ]
    for (const table of [marking(), buying(), opening()]) {
      for (const action of none) {
        const refusal = smallGame.refusal(table.state, 1, action)
        expect(refusal).toMatchObject(reasons.NOT_AN_ACTION)
        expect(refusal && smallGame.explain(refusal)).toContain('not an action')
      }
    }
  })

  it("LK-A3: a section of any other player is said to be another player's", () => {
    const players = [{ solid: 'a1-a2', reserved: 'a1-b1' }, {}, { solid: 'c1-d1', reserved: 'c3-d3' }]
    const table = Table.at({ turn: 2, players })
    for (const section of ['a1-a2', 'a1-b1', 'c1-d1', 'c3-d3']) {
      expect(table.whyNot(2, `draw ${section}`)).toBe('LK-A3 not-yours')
    }
  })

  it('LK-B1: a card of any number is asked for in vain', () => {
    for (const train of [0, -1, 1.5, Number.NaN, 999]) {
      expect(smallGame.refusal(buying().state, 1, { train, sections: [0, 1, 3], shape: undefined })).toMatchObject({
        rule: 'LK-B1',
        reason: 'no-such-train',
      })
    }
    for (const shape of [0, -1, 1.5, Number.NaN, 999]) {
      expect(smallGame.refusal(buying().state, 1, { train: 3, sections: [0, 1, 3], shape })).toMatchObject({
        rule: 'LK-B2',
        reason: 'no-such-shape',
      })
    }
  })

  it('LK-A3: on the standard map sections are called by their towns', () => {
    const { sections, names } = lokomoto.cards.map
    const [section] = sections
    const [one, other] = section.split('-').map((station) => names?.[station])
    const table = Table.at({ black: section }, lokomoto)
    const refusal = table.refusalNow(`draw ${section}`)
    expect(refusal && lokomoto.explain(refusal)).toContain(`${one} – ${other}`)
  })

  it('a match that refuses an action goes on as if nothing had been asked', () => {
    const match = new Match(smallGame, { players: 2, first: 1 }, 'refused')
    const before = smallGame.position(match.state)
    expect(match.take(1, smallGame.parse('draw a1-a2') ?? Number.NaN)).toMatchObject({ rule: 'LK-2P' })
    expect(smallGame.position(match.state)).toEqual(before)
    expect(match.log).toEqual([])
  })
})
