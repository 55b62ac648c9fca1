import { describe, expect, it } from 'vitest'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import { type RefusalCases, testRefusals } from '#engine/testing/refusal-tests.ts'
import { REFUSALS } from '../../text/en/refusals.ts'
import { railOnTheHill } from '../rules.ts'
import { FULL_TOWN, line, noLine, type PlayerSituation, type Situation, Table, town } from '../testing/positions.ts'
import * as reasons from './reasons.ts'

const at = (seat: PlayerSituation, table: Situation = {}) => Table.at({ ...table, players: [seat] })
const turn = (seat: PlayerSituation = {}, table: Situation = {}) =>
  at({ acquired: 'a', town: FULL_TOWN, ...seat }, table)
const building = (seat: PlayerSituation, table: Situation = {}) =>
  at({ hand: [50], town: town('d4', '1 2'), ...seat }, { phase: 'setup', round: 0, active: [1], ...table })
const draft = () => Table.start({ players: 3, first: 1 }, 'draft')
const red = line('d4-e4 e4-f4')

const CASES: RefusalCases<typeof reasons> = {
  NO_SUCH_SEAT: [turn(), 34, 'end'],
  GAME_OVER: [at({}, { phase: 'over', active: [], round: 14 }), 1, 'end'],

  NOT_YOUR_PICK: [draft(), 1, 'take 1'],
  SETS_FIRST: [draft(), 3, 'buy'],
  NO_SUCH_SET: [draft(), 3, 'take 4'],
  SETS_ARE_OUT: [at({}), 1, 'take 1'],
  SETUP_DONE: [building({}, { active: [2] }), 1, 'plan 1 red'],
  PLACE_TWO_FIRST: [building({ hand: [50, 51], planHand: [1] }), 1, 'plan 1 red'],
  UPGRADE_FIRST: [building({ pending: { kind: 'upgrade', token: 5 }, planHand: [1] }), 1, 'plan 1 red'],
  NO_SET_UPGRADE: [turn(), 1, 'upgrade d4'],
  PLANS_FIRST: [building({ planHand: [1, 2, 3] }), 1, 'end'],
  NOT_IN_PLAN_HAND: [building({ planHand: [1, 2, 3] }), 1, 'plan 4 red'],
  ONE_PLAN_PER_LINE: [building({ planHand: [1, 2, 3], lines: { red: noLine(9) } }), 1, 'plan 1 red'],

  NOT_YOUR_TURN: [at({}), 2, 'acquire a'],
  ACQUIRE_FIRST: [at({}), 1, 'collect'],
  LAID_ALREADY: [turn({ laid: true }), 1, 'lay red d4-e4'],
  LOCATION_USED: [turn({ located: true }), 1, 'collect'],
  TURN_ENDED: [at({ ended: true }, { active: [2] }), 1, 'buy'],
  NOT_DONE_YET: [turn(), 1, 'end'],
  WAIT_FOR_ACQUISITIONS: [at({}, { options: { simultaneous: true } }), 2, 'acquire a'],

  ACQUIRED_ALREADY: [turn(), 1, 'acquire b'],
  NO_CARD_THERE: [at({}, { board: { a: null, b: 61, c: 62, d: 63 } }), 1, 'acquire a'],

  PLACED_ALREADY: [turn({ placed: true }), 1, 'place 50 c4 r0'],
  NOT_IN_HAND: [turn({ hand: [50, 51] }), 1, 'place 52 c4 r0'],
  FIRST_ON_D4: [building({ town: {}, hand: [50, 51, 52] }), 1, 'place 50 c4 r0'],
  NOT_BESIDE_A_CARD: [turn({ hand: [50, 51], town: town('d4', '1') }), 1, 'place 50 g7 r0'],
  SQUARE_TAKEN: [turn({ hand: [50, 51], town: town('d4', '1') }), 1, 'place 50 d4 r0'],
  TOWN_TOO_LARGE: [turn({ hand: [50, 51], town: town('d4', '1 2 3 4') }), 1, 'place 50 c4 r0'],
  NO_ROTATION: [
    turn({ hand: [50, 51], town: town('d4', '1') }, { options: { noRotation: true } }),
    1,
    'place 50 e4 r90',
  ],

  NOT_BETWEEN_CARDS: [turn(), 1, 'lay red c4-d4'],
  NO_TRACKS_LEFT: [turn({ lines: { red: line('d4-e4', { laid: 8 }) } }), 1, 'lay red e4-f4'],
  SPOT_TAKEN: [turn({ lines: { red } }), 1, 'lay blue d4-e4'],
  TANGLED: [turn({ lines: { red } }), 1, 'lay red e4-e5'],
  NOT_AT_AN_END: [turn({ lines: { red } }), 1, 'lay red f7-g7'],
  TOO_EXPENSIVE: [turn({ lines: { red: line('d4-e5') } }), 1, 'lay blue d5-e4'],

  BONUS_FIRST: [turn({ pending: { kind: 'bonus' } }), 1, 'collect'],
  BONUS_TRACK_FIRST: [turn({ pending: { kind: 'track' } }), 1, 'collect'],
  BONUS_PLAN_FIRST: [turn({ pending: { kind: 'plans', cards: [1, 2] } }), 1, 'collect'],
  NO_BONUS_DUE: [turn(), 1, 'bonus track'],
  NOT_DRAWN: [turn({ pending: { kind: 'plans', cards: [1, 2] } }), 1, 'plan 3 red'],
  NO_TRACK_POSSIBLE: [turn({ pending: { kind: 'bonus' }, town: town('d4', '1') }), 1, 'bonus track'],
  NO_PLANS_LEFT: [turn({ pending: { kind: 'bonus' } }, { planDeck: [] }), 1, 'bonus plans'],

  NOT_AT_A: [turn({ acquired: 'b' }), 1, 'collect'],
  NOT_AT_B: [turn({}, { plans: [1] }), 1, 'plan 1 red'],
  NOT_AT_D: [turn({}, { devs: [30] }), 1, 'develop 30'],
  PLAN_NOT_FACE_UP: [turn({ acquired: 'b' }, { plans: [1] }), 1, 'plan 2 red'],
  TOKEN_NOT_FACE_UP: [turn({ acquired: 'd' }, { devs: [30] }), 1, 'develop 31'],

  LINE_FULL: [turn({ acquired: 'b', lines: { red: noLine(1, 2, 3, 4) } }, { plans: [5] }), 1, 'plan 5 red'],
  NOTHING_TO_DISCARD: [turn({ acquired: 'b', lines: { red: noLine(1) } }, { plans: [5] }), 1, 'plan 5 red -1'],
  NOT_ON_LINE: [turn({ acquired: 'b', lines: { red: noLine(1, 2, 3, 4) } }, { plans: [5] }), 1, 'plan 5 red -9'],
  DUPLICATE_PLAN: [turn({ acquired: 'b', lines: { red: noLine(41) } }, { plans: [42] }), 1, 'plan 42 red'],

  NO_PLACE_FOR_UPGRADE: [turn({ acquired: 'd' }, { devs: [5] }), 1, 'develop 5 c4'],
  UPGRADE_NEEDS_SQUARE: [turn({ acquired: 'd' }, { devs: [5] }), 1, 'develop 5'],
  NOT_AN_UPGRADE: [turn({ acquired: 'd' }, { devs: [30] }), 1, 'develop 30 d4'],

  KEEP_FIRST: [turn({ pending: { kind: 'keep', tokens: [30, 31] } }), 1, 'collect'],
  NOTHING_BOUGHT: [turn(), 1, 'keep 30'],
  TOKEN_NOT_DRAWN: [turn({ pending: { kind: 'keep', tokens: [30, 31] } }), 1, 'keep 32'],
  CANNOT_AFFORD_TOKEN: [turn({ resources: 2 }), 1, 'buy'],
  NO_TOKENS_LEFT: [turn({ resources: 3 }, { devPile: [] }), 1, 'buy'],
  NOT_AN_END_TRACK: [turn({ lines: { red: line('d4-e4 e4-f4 f4-g4') } }), 1, 'scrap red e4-f4'],
}

describe('refusals', () => {
  testRefusals(reasons, REFUSALS, CASES)

  it.each([0, -1, 1.5, 3, 33, 34, Number.NaN])('RH-S1: there is no seat %d at a table of two', (seat) => {
    const table = Table.start({ players: 2, first: 1 }, 'seats')
    for (const text of ['take 1', 'end']) {
      expect(table.refusal(seat, text)).toMatchObject(reasons.NO_SUCH_SEAT)
    }
  })

  it('RH-R4: a number that is no action is refused, whatever its bits look like', () => {
    const rng = new Rng('no actions')
    const numbers = [Number.NaN, Number.POSITIVE_INFINITY, 0.5, -1, 2 ** 31, 2 ** 24 * 13]
    for (let i = 0; i < 4000; i++) numbers.push(rng.below(1 << 14) + (rng.below(34) << 24) + rng.below(8) * (1 << 18))
    for (const table of [draft(), turn(), building({ planHand: [1, 2] })]) {
      const seat = table.position.active[0]
      const legal = new Set(railOnTheHill.legalActions(table.state, seat))
      for (const number of numbers) {
        const refusal = railOnTheHill.refusal(table.state, seat, number)
        expect(refusal === undefined, `${number}`).toBe(legal.has(number))
      }
      expect(railOnTheHill.refusal(table.state, seat, Number.NaN)).toMatchObject(reasons.NOT_AN_ACTION)
    }
  })

  it.each([
    ['RH-T9', 'lay blue d5-e4', 'd5-e4 costs 2 resources; you have 0'],
    ['RH-T1', 'lay blue d5-g4', 'd5-g4 does not join two neighbouring cards of the town'],
    ['RH-T3', 'lay yellow d4-e5', 'd4-e5 is taken; a second line there needs a Double Track token'],
  ])('%s of "%s" reads: %s', (rule, text, sentence) => {
    const table = turn({ lines: { red: line('d4-e5') } })
    const refusal = table.refusal(1, text)
    expect(refusal?.rule).toBe(rule)
    expect(refusal && table.game.explain(refusal)).toBe(sentence)
  })

  it('a match that refuses an action goes on as if nothing had been asked', () => {
    const match = new Match(railOnTheHill, { players: 2, first: 1 }, 'refused')
    const before = railOnTheHill.position(match.state)
    expect(match.take(1, railOnTheHill.parse('take 1') ?? 0)).toMatchObject({ rule: 'RH-S5' })
    expect(railOnTheHill.position(match.state)).toEqual(before)
    expect(match.log).toEqual([])
  })

  it('a value that is missing shows as a gap, not as nonsense', () => {
    const refusal = { ...reasons.TOO_EXPENSIVE, values: { cost: 3 } }
    expect(railOnTheHill.explain(refusal)).toBe('{spot} costs 3 resources; you have {resources}')
  })

  it('seats that are not at the table are refused', () => {
    for (const seat of [0, 4, 5]) expect(draft().refusal(seat, 'take 1')).toBeDefined()
  })
})
