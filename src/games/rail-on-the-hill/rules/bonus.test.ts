import { describe, expect, it } from 'vitest'
import { DRAWN, NOTHING_NEW, REVEALED } from '#engine/game.ts'
import {
  FULL_TOWN,
  line,
  noLine,
  type PlayerSituation,
  plainGame,
  type Situation,
  Table,
  town,
} from './testing/positions.ts'

/** Seat 1 may lay its track in a full town with roads everywhere. */
function laying(seat: PlayerSituation, table: Situation = {}): Table {
  return Table.at({ ...table, players: [{ acquired: 'a', town: FULL_TOWN, ...seat }, ...(table.players ?? [])] })
}

/** Seat 1 has just laid the third red track, d4-e4-f4-g4. */
function atBonus(seat: PlayerSituation = {}, table: Situation = {}): Table {
  const situation = laying({ ...seat, lines: { red: line('d4-e4 e4-f4'), ...seat.lines } }, table)
  situation.play(1, 'lay red f4-g4')
  return situation
}

describe('when a bonus is due', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('RH-B1: the 3rd and the 6th track of a line give one: track %i', (nth) => {
    const way = ['d4-e4', 'e4-f4', 'f4-g4', 'g4-g5', 'f5-g5', 'e5-f5', 'd5-e5', 'd5-d6']
    const table = laying({ lines: { red: line(way.slice(0, nth - 1).join(' ')) } })
    table.play(1, `lay red ${way[nth - 1]}`)
    expect(table.player(1).pending).toEqual(nth === 3 || nth === 6 ? { kind: 'bonus' } : null)
  })

  it('RH-B1: scrapped tracks count', () => {
    const table = laying({ lines: { red: line('d4-e4', { laid: 5 }), blue: line('d6-e6 e6-f6', { laid: 3 }) } })
    const other = new Table(table.game, table.game.clone(table.state))
    table.play(1, 'lay red e4-f4')
    expect(table.player(1).pending).toEqual({ kind: 'bonus' })
    // The third blue track on the board is the fourth ever laid.
    other.play(1, 'lay blue f6-g6')
    expect(other.player(1).pending).toBeNull()
  })

  it('RH-B1: the tracks of other lines do not count', () => {
    const table = laying({ lines: { red: line('d4-e4'), blue: line('d6-e6') } })
    table.play(1, 'lay red e4-f4')
    expect(table.player(1).pending).toBeNull()
  })

  it('RH-B1: it is taken at once, before anything else', () => {
    const table = atBonus({ resources: 9, hand: [50, 51] })
    expect(table.legal(1)).toEqual(['bonus resources', 'bonus track', 'bonus plans'])
    for (const text of [
      'place 50 d5 r0',
      'collect',
      'buy',
      'scrap red f4-g4',
      'lay yellow d6-d7',
      'plan 1 red',
      'end',
    ]) {
      expect(table.whyNot(1, text)).toBe('RH-B1 bonus-first')
    }
  })

  it('RH-B1: without one there is none to take', () => {
    const table = laying({})
    for (const choice of ['resources', 'track', 'plans']) {
      expect(table.whyNot(1, `bonus ${choice}`)).toBe('RH-B1 no-bonus-due')
    }
  })
})

describe('the choice', () => {
  it('RH-B1: 2 resources', () => {
    const table = atBonus({ resources: 1 })
    expect(table.play(1, 'bonus resources')).toBe(NOTHING_NEW)
    expect(table.player(1)).toMatchObject({ resources: 3, pending: null })
  })

  it('RH-B1: or one more track of any line, at once and at its price', () => {
    const table = atBonus({ resources: 2, lines: { blue: line('d6-e7') } })
    expect(table.play(1, 'bonus track')).toBe(NOTHING_NEW)
    expect(table.player(1).pending).toEqual({ kind: 'track' })
    expect(new Set(table.legal(1).map((text) => text.split(' ').slice(0, 2).join(' ')))).toEqual(
      new Set(['lay red', 'lay yellow', 'lay blue', 'lay black']),
    )
    for (const text of ['buy', 'end', 'bonus resources', 'scrap red f4-g4']) {
      expect(table.whyNot(1, text)).toBe('RH-B1 bonus-track-first')
    }
    expect(table.whyNot(1, 'lay red f4-f5')).toBe('RH-T7 tangled')
    table.play(1, 'lay yellow d7-e6')
    expect(table.player(1)).toMatchObject({ resources: 0, pending: null, lines: { yellow: { tracks: ['d7-e6'] } } })
  })

  it('RH-B1: the bonus track is neither the track of the turn nor that of location c', () => {
    const table = atBonus({ acquired: 'c', hand: [50, 51], town: town('d4', '1 2 3 4', '5 6 7 8') })
    table.play(1, 'bonus track', 'lay yellow d5-e5')
    expect(table.player(1)).toMatchObject({ laid: true, located: false })
    table.play(1, 'lay yellow e5-f5')
    expect(table.player(1)).toMatchObject({ laid: true, located: true })
    expect(table.whyNot(1, 'lay black d4-d5')).toBe('RH-R4 laid-already')
  })

  it('RH-B1: the track of location c can give one too', () => {
    const table = laying({ acquired: 'c', laid: true, lines: { red: line('d4-e4 e4-f4') } })
    table.play(1, 'lay red f4-g4')
    expect(table.player(1)).toMatchObject({ located: true, pending: { kind: 'bonus' } })
  })

  it('RH-B1: or draw 2 Plan cards and put one of them on a line; the other is discarded', () => {
    const table = atBonus({}, { planDeck: [41, 17, 3], planDiscard: [9] })
    expect(table.play(1, 'bonus plans') & DRAWN).toBe(DRAWN)
    expect(table.player(1).pending).toEqual({ kind: 'plans', cards: [41, 17] })
    expect(table.position.planDeck).toEqual([3])
    expect(table.legal(1)).toHaveLength(2 * 4)
    for (const text of ['buy', 'end', 'lay red g4-g5']) expect(table.whyNot(1, text)).toBe('RH-B1 bonus-plan-first')
    expect(table.whyNot(1, 'plan 3 red')).toBe('RH-B1 plan-not-drawn')
    expect(table.whyNot(1, 'plan 9 red')).toBe('RH-B1 plan-not-drawn')
    expect(table.play(1, 'plan 17 blue') & REVEALED).toBe(REVEALED)
    expect(table.player(1)).toMatchObject({ pending: null, lines: { blue: { plans: [17] } } })
    expect(table.position.planDiscard).toEqual([9, 41])
  })

  it('RH-B1: the face-up Plan cards are not among the drawn ones', () => {
    const table = atBonus({ acquired: 'b' }, { plans: [5, 6] })
    table.play(1, 'bonus plans')
    expect(table.whyNot(1, 'plan 5 red')).toBe('RH-B1 plan-not-drawn')
    expect(table.player(1).located).toBe(false)
  })

  it('RH-B1, RH-N2: a drawn Plan card may go in the place of a discarded one', () => {
    const table = atBonus({ lines: { black: noLine(1, 2, 3, 4) } }, { planDeck: [41, 17] })
    table.play(1, 'bonus plans', 'plan 41 black -2')
    expect(table.player(1).lines.black.plans).toEqual([1, 3, 4, 41])
    expect(table.position.planDiscard).toEqual([2, 17])
  })

  it('RH-B1, RH-R3: one card when only one is left, and the discard when the deck is empty', () => {
    const one = atBonus({}, { planDeck: [41] })
    one.play(1, 'bonus plans')
    expect(one.player(1).pending).toEqual({ kind: 'plans', cards: [41] })
    const refilled = atBonus({}, { planDeck: [41], planDiscard: [8] })
    refilled.play(1, 'bonus plans')
    expect(refilled.player(1).pending).toEqual({ kind: 'plans', cards: [41, 8] })
    expect(refilled.position).toMatchObject({ planDeck: [], planDiscard: [] })
  })
})

describe('bonuses upon bonuses', () => {
  it('RH-B2: a bonus track can be a 3rd or 6th one and give another bonus', () => {
    const table = atBonus({ lines: { yellow: line('d5-e5 e5-f5', { laid: 5 }) } })
    table.play(1, 'bonus track', 'lay yellow f5-g5')
    expect(table.player(1).pending).toEqual({ kind: 'bonus' })
    table.play(1, 'bonus resources')
    expect(table.player(1)).toMatchObject({ pending: null, resources: 2 })
  })

  it('RH-B2: three in a row', () => {
    const two = { yellow: line('d5-e5 e5-f5'), blue: line('d6-e6 e6-f6') }
    const table = atBonus({ lines: two })
    table.play(1, 'bonus track', 'lay yellow f5-g5', 'bonus track', 'lay blue f6-g6', 'bonus resources')
    expect(table.player(1)).toMatchObject({ resources: 2, pending: null, laid: true, located: false })
    expect(table.whyNot(1, 'lay black d4-d5')).toBe('RH-R4 laid-already')
  })

  it('RH-B2: the track cannot be chosen when no track can be laid', () => {
    // Three cards in a row, open land everywhere but between d4 and e4: no resources, no other spot.
    const game = plainGame({ towns: { 1: { roads: ['e'] }, 2: { roads: ['w'] }, 3: { roads: [] } } })
    const seat = { acquired: 'a', town: town('d4', '1 2 3'), lines: { red: line('', { laid: 2 }) } } as const
    const stuck = Table.at({ players: [seat] }, game)
    stuck.play(1, 'lay red d4-e4')
    expect(stuck.whyNot(1, 'bonus track')).toBe('RH-B2 no-track-possible')
    expect(stuck.legal(1)).toEqual(['bonus resources', 'bonus plans'])
    const rich = Table.at({ players: [{ ...seat, resources: 2 }] }, game)
    rich.play(1, 'lay red d4-e4')
    expect(rich.whyNot(1, 'bonus track')).toBeUndefined()
  })

  it('RH-B2: Plan cards cannot be chosen when none is left', () => {
    const table = atBonus({}, { planDeck: [], planDiscard: [] })
    expect(table.whyNot(1, 'bonus plans')).toBe('RH-B2 no-plans-left')
    expect(table.legal(1)).toEqual(['bonus resources', 'bonus track'])
    expect(atBonus({}, { planDeck: [], planDiscard: [1] }).whyNot(1, 'bonus plans')).toBeUndefined()
  })
})

describe('what others see', () => {
  it('RH-B3: the two drawn Plan cards are seen by their player alone until one is chosen', () => {
    const table = atBonus({}, { planDeck: [41, 17, 3] })
    table.play(1, 'bonus plans')
    const { game, state } = table
    expect(game.view(state, 1).players[0].pending).toEqual({ kind: 'plans', cards: [41, 17] })
    for (const who of [2, 'spectator'] as const) {
      expect(game.view(state, who).players[0].pending).toEqual({ kind: 'plans', hidden: 2 })
    }
    table.play(1, 'plan 41 red')
    for (const who of [1, 2, 'spectator'] as const) {
      expect(game.view(table.state, who).players[0].lines.red.plans).toEqual([41])
      expect(game.view(table.state, who).planDiscard).toEqual([17])
    }
  })
})
