import { describe, expect, it } from 'vitest'
import { DRAWN, REVEALED } from '#engine/game.ts'
import { LINES } from '../cards/cards.ts'
import { FULL_TOWN, line, type PlayerSituation, type Situation, Table, town } from './testing/positions.ts'

// Tokens: 1-12 x2 and 13-24 +3, three per line, red first; 25-30 Double Track; 31-36 Wild landmark.

/** Seat 1 is at location d, where these tokens lie. */
function developing(devs: readonly number[], seat: PlayerSituation = {}, table: Situation = {}): Table {
  return Table.at({ ...table, devs, players: [{ acquired: 'd', town: town('d4', '1 2', '3 4'), ...seat }] })
}

/** Seat 1 may lay its track; the red line runs along the north of its town. */
function laying(kept: readonly number[], seat: PlayerSituation = {}): Table {
  const red = line('d4-e4 e4-f4 f4-g4', { laid: 4 })
  return Table.at({ players: [{ acquired: 'a', town: FULL_TOWN, kept, ...seat, lines: { red, ...seat.lines } }] })
}

describe('Town upgrades', () => {
  it('RH-D1: they are placed at once on a card of the town', () => {
    for (const token of [1, 12, 13, 24]) {
      const table = developing([token])
      expect(table.legal(1, 'develop')).toEqual(['d4', 'e4', 'd5', 'e5'].map((square) => `develop ${token} ${square}`))
      expect(table.whyNot(1, `develop ${token}`)).toBe('RH-D1 upgrade-needs-square')
      expect(table.whyNot(1, `develop ${token} f4`)).toBe('RH-D1 no-place-for-upgrade')
      table.play(1, `develop ${token} d5`)
      expect(table.player(1).town.d5.token).toBe(token)
      expect(table.player(1).kept).toEqual([])
    }
  })

  it('RH-D1: one token per card', () => {
    const table = developing([1], { town: town('d4', '1+13 2', '3 4+24') })
    expect(table.legal(1, 'develop')).toEqual(['develop 1 e4', 'develop 1 d5'])
    expect(table.whyNot(1, 'develop 1 d4')).toBe('RH-D1 no-place-for-upgrade')
  })

  it('RH-D1: wherever the town lies on the board', () => {
    const table = developing([1], { town: town('b2', '1 2 3', '4+5 6 7', '8 9 10') })
    const squares = ['b2', 'c2', 'd2', 'c3', 'd3', 'b4', 'c4', 'd4']
    expect(table.legal(1, 'develop')).toEqual(squares.map((square) => `develop 1 ${square}`))
  })

  it('RH-D1: when no card is without one, the token is discarded', () => {
    const table = developing([1], { town: town('d4', '1+13 2+14') }, { devDiscard: [7] })
    expect(table.legal(1, 'develop')).toEqual(['develop 1'])
    table.play(1, 'develop 1')
    expect(table.position).toMatchObject({ devs: [], devDiscard: [7, 1] })
    expect(table.player(1)).toMatchObject({ located: true, kept: [] })
  })

  it('RH-D1: other tokens are kept, and not put on a card', () => {
    for (const token of [25, 30, 31, 36]) {
      const table = developing([token])
      expect(table.whyNot(1, `develop ${token} d4`)).toBe('RH-D1 not-an-upgrade')
      table.play(1, `develop ${token}`)
      expect(table.player(1).kept).toEqual([token])
    }
  })

  /** What the four lines are worth in a town with this token on d4; all of them touch d4 and e4. */
  function valuesWith(token: string): readonly number[] {
    const track = line('d4-e4')
    const lines = { red: track, yellow: track, blue: track, black: track }
    const table = Table.at({ players: [{ town: town('d4', `1${token} 2`), lines }] })
    const score = table.game.standing(table.state).scores[0]
    return LINES.map((name) => score.lines[name])
  }

  it('RH-D2: x2 doubles the value of its line on that card', () => {
    expect(valuesWith('')).toEqual([2, 4, 6, 8])
    expect(valuesWith('+1')).toEqual([2 + 1, 4, 6, 8])
    expect(valuesWith('+4')).toEqual([2, 4 + 2, 6, 8])
    expect(valuesWith('+9')).toEqual([2, 4, 6 + 3, 8])
    expect(valuesWith('+12')).toEqual([2, 4, 6, 8 + 4])
  })

  it('RH-D3: +3 adds 3 to the value of its line on that card', () => {
    expect(valuesWith('+15')).toEqual([2 + 3, 4, 6, 8])
    expect(valuesWith('+16')).toEqual([2, 4 + 3, 6, 8])
    expect(valuesWith('+20')).toEqual([2, 4, 6 + 3, 8])
    expect(valuesWith('+24')).toEqual([2, 4, 6, 8 + 3])
  })

  it('RH-D2, RH-D3: an upgrade on a card that its line does not touch is worth nothing', () => {
    const table = Table.at({ players: [{ town: town('d4', '1 2 3+1 4+13'), lines: { red: line('d4-e4') } }] })
    expect(table.game.standing(table.state).scores[0].lines.red).toBe(2)
  })
})

describe('Double Track', () => {
  it('RH-D4: it lets a track lie beside tracks of other lines, and is spent', () => {
    const table = laying([27], { resources: 1 })
    table.play(1, 'lay yellow d4-e4')
    expect(table.player(1)).toMatchObject({ kept: [], resources: 1, lines: { yellow: { tracks: ['d4-e4'], laid: 1 } } })
    expect(table.position.devDiscard).toEqual([27])
  })

  it('RH-D4: without one the spot is taken', () => {
    expect(laying([]).whyNot(1, 'lay yellow d4-e4')).toBe('RH-T3 spot-taken')
    expect(laying([31]).whyNot(1, 'lay yellow d4-e4')).toBe('RH-T3 spot-taken')
  })

  it('RH-D4: it does not serve on a spot that holds a track of the same line', () => {
    const red = line('d4-e4')
    expect(laying([25], { lines: { red } }).whyNot(1, 'lay red d4-e4')).toBe('RH-T3 spot-taken')
    const both = { red, yellow: line('d4-e4') }
    expect(laying([25], { lines: both }).whyNot(1, 'lay yellow d4-e4')).toBe('RH-T3 spot-taken')
    expect(laying([25], { lines: both }).whyNot(1, 'lay blue d4-e4')).toBeUndefined()
  })

  it('RH-D4: a third and a fourth track need a token each', () => {
    const table = laying([25, 26], { acquired: 'c', lines: { red: line('d4-e4'), yellow: line('d4-e4') } })
    table.play(1, 'lay blue d4-e4', 'lay black d4-e4')
    expect(table.player(1).kept).toEqual([])
    const one = laying([25], { acquired: 'c', lines: { red: line('d4-e4'), yellow: line('d4-e4') } })
    one.play(1, 'lay blue d4-e4')
    expect(one.whyNot(1, 'lay black d4-e4')).toBe('RH-T3 spot-taken')
  })

  it('RH-D4: it is not spent where the spot is free', () => {
    const table = laying([25])
    table.play(1, 'lay yellow d5-e5')
    expect(table.player(1).kept).toEqual([25])
  })

  it('RH-D4: the token with the lowest number is spent', () => {
    const table = laying([34, 29, 26, 28])
    table.play(1, 'lay yellow d4-e4')
    expect(table.player(1).kept).toEqual([34, 29, 28])
    expect(table.position.devDiscard).toEqual([26])
  })

  it('RH-D4: it gives no extra track', () => {
    const table = laying([25, 26])
    table.play(1, 'lay yellow d4-e4')
    expect(table.whyNot(1, 'lay yellow e4-f4')).toBe('RH-R4 laid-already')
  })

  it('RH-D4: it serves a bonus track and the track of location c', () => {
    const table = laying([25, 26], { acquired: 'c', lines: { red: line('d4-e4 e4-f4'), blue: line('d6-e6') } })
    table.play(1, 'lay red f4-g4', 'bonus track', 'lay yellow d4-e4', 'lay yellow e4-f4')
    expect(table.player(1)).toMatchObject({
      kept: [],
      located: true,
      lines: { yellow: { tracks: ['d4-e4', 'e4-f4'] } },
    })
  })

  it('RH-D4: kept, a token of the set serves as well as one that was taken', () => {
    const table = developing([25], { lines: { red: line('d4-e4') } })
    expect(table.whyNot(1, 'lay blue d4-e4')).toBe('RH-T3 spot-taken')
    table.play(1, 'develop 25', 'lay blue d4-e4')
    expect(table.position.devDiscard).toEqual([25])
  })

  it('RH-D5: Wild landmarks are kept for scoring', () => {
    const table = developing([31], { lines: { red: line('d4-e4', { plans: [1] }) }, kept: [32, 33] })
    const points = () => table.game.standing(table.state).scores[0].plans.red[0]
    expect(points()).toEqual({ card: 1, met: false, wilds: 0, points: 0 })
    table.play(1, 'develop 31')
    expect(table.player(1).kept).toEqual([32, 33, 31])
    expect(points()).toEqual({ card: 1, met: true, wilds: 3, points: 8 })
  })
})

describe('buying', () => {
  const buying = (devPile: readonly number[], seat: PlayerSituation = {}) =>
    Table.at({ devPile, players: [{ resources: 4, town: town('d4', '1 2'), ...seat }] })

  it('RH-F1: 3 resources for 2 tokens, of which one is kept and one discarded', () => {
    const table = buying([30, 36, 1])
    expect(table.play(1, 'buy') & DRAWN).toBe(DRAWN)
    expect(table.player(1)).toMatchObject({ resources: 1, pending: { kind: 'keep', tokens: [30, 36] } })
    expect(table.position.devPile).toEqual([1])
    expect(table.legal(1)).toEqual(['keep 30', 'keep 36'])
    expect(table.play(1, 'keep 36') & REVEALED).toBe(REVEALED)
    expect(table.player(1)).toMatchObject({ kept: [36], pending: null })
    expect(table.position.devDiscard).toEqual([30])
  })

  it('RH-F1: an upgrade that is kept goes on a card (RH-D)', () => {
    const table = buying([5, 30])
    table.play(1, 'buy')
    expect(table.legal(1)).toEqual(['keep 5 d4', 'keep 5 e4', 'keep 30'])
    expect(table.whyNot(1, 'keep 5')).toBe('RH-D1 upgrade-needs-square')
    expect(table.whyNot(1, 'keep 30 d4')).toBe('RH-D1 not-an-upgrade')
    expect(table.whyNot(1, 'keep 31')).toBe('RH-F1 token-not-drawn')
    expect(table.whyNot(1, 'keep 40')).toBe('RH-F1 token-not-drawn')
    table.play(1, 'keep 5 e4')
    expect(table.player(1)).toMatchObject({ kept: [], town: { e4: { token: 5 } } })
    expect(table.position.devDiscard).toEqual([30])
  })

  it('RH-F1: an upgrade without a card to go on is discarded, and the other one after it', () => {
    const table = buying([5, 6], { town: town('d4', '1+13 2+14') })
    table.play(1, 'buy')
    expect(table.legal(1)).toEqual(['keep 5', 'keep 6'])
    table.play(1, 'keep 6')
    expect(table.position.devDiscard).toEqual([6, 5])
  })

  it('RH-F1: it costs 3', () => {
    expect(buying([30, 36], { resources: 3 }).whyNot(1, 'buy')).toBeUndefined()
    const poor = buying([30, 36], { resources: 2 })
    expect(poor.whyNot(1, 'buy')).toBe('RH-F1 cannot-afford-token')
    expect(poor.refusal(1, 'buy')?.values).toMatchObject({ price: 3, resources: 2 })
  })

  it('RH-F1: as often as one can pay', () => {
    const table = buying([30, 31, 32, 33, 34, 35], { resources: 9 })
    table.play(1, 'buy', 'keep 30', 'buy', 'keep 33', 'buy', 'keep 34')
    expect(table.player(1)).toMatchObject({ resources: 0, kept: [30, 33, 34] })
    expect(table.position.devDiscard).toEqual([31, 32, 35])
  })

  it('RH-F1: first one is kept, then the turn goes on', () => {
    const table = buying([30, 31], { resources: 9 })
    table.play(1, 'buy')
    for (const text of ['buy', 'acquire a', 'end']) expect(table.whyNot(1, text)).toBe('RH-F1 keep-first')
    table.play(1, 'keep 30')
    expect(table.whyNot(1, 'keep 31')).toBe('RH-F1 nothing-bought')
    expect(table.whyNot(1, 'acquire a')).toBeUndefined()
  })

  it('RH-F1: the tokens are drawn in secret', () => {
    const table = buying([30, 31])
    table.play(1, 'buy')
    expect(table.game.view(table.state, 1).players[0].pending).toEqual({ kind: 'keep', tokens: [30, 31] })
    for (const who of [2, 'spectator'] as const) {
      expect(table.game.view(table.state, who).players[0].pending).toEqual({ kind: 'keep', hidden: 2 })
    }
  })

  it('RH-F1, RH-R3: an empty pile is refilled between the two draws', () => {
    const table = Table.at({ devPile: [30], devDiscard: [35], players: [{ resources: 3 }] })
    table.play(1, 'buy')
    expect(table.player(1).pending).toEqual({ kind: 'keep', tokens: [30, 35] })
    expect(table.position).toMatchObject({ devPile: [], devDiscard: [] })
  })
})
