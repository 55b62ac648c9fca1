import { describe, expect, it } from 'vitest'
import { Match } from '#engine/match.ts'
import { type RefusalCases, testRefusals } from '#engine/testing/refusal-tests.ts'
import type { LandmarkId } from '../../cards/cards.ts'
import { REFUSALS } from '../../text/en/refusals.ts'
import { ACTIONS } from '../actions.ts'
import { machiKoro } from '../rules.ts'
import { type PlayerSituation, type Situation, Table } from '../testing/positions.ts'
import * as reasons from './reasons.ts'

const TOWER: readonly LandmarkId[] = ['radio-tower']
const towns: readonly PlayerSituation[] = [{ cards: { ranch: 1, stadium: 1 } }, { cards: { mine: 1 } }, {}]

const rolling = (player: PlayerSituation = {}) => Table.at({ players: [player] })
const rerolling = () => Table.at({ phase: 'reroll', dice: [4], players: [{ landmarks: TOWER }] })
const taking = () => Table.at({ phase: 'tv', dice: [6], players: [{}, {}, {}] })
const swapping = () => Table.at({ phase: 'swap', dice: [6], players: towns })
const building = (player: PlayerSituation = {}, more: Situation = {}) =>
  Table.at({ phase: 'build', dice: [4], players: [player], ...more })

const CASES: RefusalCases<typeof reasons> = {
  NO_SUCH_SEAT: [rolling(), 3, 'roll 1'],
  GAME_OVER: [Table.at({ phase: 'over', dice: [4] }), 1, 'roll 1'],
  NOT_YOUR_TURN: [rolling(), 2, 'roll 1'],

  ROLL_FIRST: [rolling({ coins: 9 }), 1, 'build ranch'],
  ROLLED_ALREADY: [building(), 1, 'roll 1'],
  NO_SECOND_DIE: [rolling(), 1, 'roll 2'],
  REROLL_OR_STAND: [rerolling(), 1, 'pass'],
  NO_REROLL: [building(), 1, 'reroll 1'],
  NO_REROLL_NOW: [building({ landmarks: TOWER }), 1, 'reroll 1'],

  TV_FIRST: [taking(), 1, 'pass'],
  NO_TV_NOW: [building({ cards: { 'tv-station': 1 } }), 1, 'tv 2'],
  NOT_FROM_ONESELF: [taking(), 1, 'tv 1'],
  NOBODY_THERE: [taking(), 1, 'tv 4'],
  SWAP_FIRST: [swapping(), 1, 'pass'],
  NO_SWAP_NOW: [building({ cards: { 'business-center': 1 } }), 1, 'noswap'],
  NOT_WITH_ONESELF: [swapping(), 1, 'swap ranch 1 ranch'],
  PURPLE_STAYS: [swapping(), 1, 'swap stadium 2 mine'],
  NOT_OWNED: [swapping(), 1, 'swap bakery 2 mine'],
  NOT_THEIRS: [swapping(), 1, 'swap ranch 3 mine'],

  TOO_EXPENSIVE: [building({ coins: 5 }), 1, 'build mine'],
  SOLD_OUT: [building({ coins: 5 }, { supply: { ranch: 0 } }), 1, 'build ranch'],
  ONE_PER_TOWN: [building({ coins: 9, cards: { stadium: 1 } }), 1, 'build stadium'],
  BUILT_ALREADY: [building({ coins: 30, landmarks: TOWER }), 1, 'build radio-tower'],
}

describe('refusals', () => {
  testRefusals(reasons, REFUSALS, CASES)

  it.each([
    [building({ coins: 5 }), 'build mine', 'MK-B1', 'mine costs 6 coins; you have 5'],
    [swapping(), 'swap bakery 2 mine', 'MK-I6', 'there is no bakery in this town to give'],
    [swapping(), 'swap ranch 3 mine', 'MK-I6', 'there is no mine in that town to take'],
    [taking(), 'tv 4', 'MK-I5', 'there is no player on seat 4'],
  ] as const)('%#: “%s” breaks %s: %s', (table, text, rule, sentence) => {
    const refusal = table.refusal(1, text)
    expect(refusal?.rule).toBe(rule)
    expect(refusal && table.game.explain(refusal)).toBe(sentence)
  })

  it.each([0, -1, 1.5, 3, 5, Number.NaN])('MK-S1: there is no seat %d at a table of two', (seat) => {
    const table = Table.start({ players: 2, first: 1 }, 'seats')
    for (const text of ['roll 1', 'pass', 'build ranch', 'tv 2', 'swap ranch 2 mine']) {
      expect(table.refusal(seat, text)).toMatchObject(reasons.NO_SUCH_SEAT)
    }
  })

  it('MK-R1: a number that is no action is refused in any phase', () => {
    const numbers = [Number.NaN, Number.POSITIVE_INFINITY, 0.5, -1, 30, 31, ACTIONS, 2 ** 31, 2 ** 32]
    for (const table of [rolling(), rerolling(), taking(), swapping(), building()]) {
      for (const number of numbers) {
        const refusal = machiKoro.refusal(table.state, 1, number)
        expect(refusal).toMatchObject({ ...reasons.NOT_AN_ACTION, values: { action: number } })
        expect(refusal && machiKoro.explain(refusal)).toBe('this is not an action of this game')
      }
    }
  })

  it('MK-R1: what is due is said first, whatever is asked for instead', () => {
    const asked = ['roll 1', 'reroll 1', 'stand', 'tv 2', 'swap ranch 2 mine', 'noswap', 'build ranch', 'pass']
    const answers = (table: Table) => new Set(asked.map((text) => table.whyNot(1, text)))
    expect(answers(rolling())).toEqual(new Set([undefined, 'MK-R1 roll-first']))
    expect(answers(rerolling())).toEqual(new Set([undefined, 'MK-R3 reroll-or-stand']))
    expect(answers(taking())).toEqual(new Set([undefined, 'MK-I5 tv-first']))
    expect(answers(swapping())).toEqual(new Set([undefined, 'MK-I5 swap-first']))
  })

  it('MK-I5: a swap with an empty seat is refused as such', () => {
    expect(swapping().whyNot(1, 'swap ranch 4 mine')).toBe('MK-I5 nobody-there')
  })

  it('a match that refuses an action goes on as if nothing had been asked', () => {
    const match = new Match(machiKoro, { players: 2, first: 1 }, 'refused')
    const before = machiKoro.position(match.state)
    expect(match.take(1, machiKoro.parse('pass') ?? Number.NaN)).toMatchObject({ rule: 'MK-R1' })
    expect(machiKoro.position(match.state)).toEqual(before)
    expect(match.log).toEqual([])
  })
})
