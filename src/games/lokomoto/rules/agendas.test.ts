import { describe, expect, it } from 'vitest'
import { DRAWN, NOTHING_NEW, REVEALED } from '#engine/game.ts'
import { lokomoto } from './rules.ts'
import { faceUp, type Situation, Table } from './testing/positions.ts'
import { BOW_TIE, HEXAGON, HOOK, LINE, RHOMBUS, TRIANGLE } from './testing/small-set.ts'

const A_HEXAGON = 'a2-a3 a2-b1 a3-b3 b1-c1 b3-c2 c1-c2'
const A_LINE = 'a1-b1 b1-c1 c1-d1'
const options = { hiddenAgendas: true } as const

/** Seat 1 has a line and its secret cards, seat 2 cards of its own. */
function agendas(situation: Situation = {}, solid = A_LINE): Table {
  return Table.at({
    options,
    trains: [3],
    shapes: faceUp(TRIANGLE),
    shapeDecks: { 1: [HOOK], 2: [23, 24], 3: [33] },
    players: [
      { solid, secret: [LINE, HEXAGON] },
      { solid: 'd2-d3', secret: [RHOMBUS, BOW_TIE] },
    ],
    ...situation,
  })
}

describe('hidden agendas', () => {
  it('LK-H1: a secret card can be used with a train, is then shown, and scores', () => {
    const table = agendas()
    expect(table.play(`buy 3 with ${A_LINE} shape ${LINE}`)).toBe(REVEALED)
    expect(table.player(1)).toEqual({ trains: [3], shapes: [LINE], secret: [HEXAGON] })
    for (const who of [1, 2, 'spectator'] as const) expect(table.view(who).players[0].shapes).toEqual([LINE])
    expect(table.game.standing(table.state).scores[0]).toMatchObject({ trains: 3, shapes: 2 })
  })

  it('LK-H1: it is not replaced, and the decks of 2 and 3 points stay as they are', () => {
    const table = agendas()
    table.play(`buy 3 with ${A_LINE} shape ${LINE}`)
    expect(table.position).toMatchObject({
      shapes: { 1: TRIANGLE, 2: null, 3: null },
      shapeDecks: { 1: [HOOK], 2: [23, 24], 3: [33] },
    })
  })

  it('LK-H1: it can be used once', () => {
    const table = agendas({ trains: [3, 13] }, `${A_LINE} a4-b4 b4-c4 c4-d4`)
    table.play(`buy 3 with ${A_LINE} shape ${LINE}`)
    table.play('draw a1-a2')
    expect(table.whyNotNow(`buy 13 with a4-b4 b4-c4 c4-d4 shape ${LINE}`)).toBe('LK-B2 no-such-shape')
    expect(table.whyNotNow('buy 13 with a4-b4 b4-c4 c4-d4')).toBeUndefined()
  })

  it('LK-H1: the open card of 1 point can be taken as ever, and is replaced', () => {
    const table = agendas({ trainDeck: [4] }, 'a1-a2 a1-b1 a2-b1')
    expect(table.play(`buy 3 with a1-a2 a1-b1 a2-b1 shape ${TRIANGLE}`)).toBe(DRAWN)
    expect(table.position).toMatchObject({ shapes: { 1: HOOK }, shapeDecks: { 1: [] } })
    expect(table.player(1).secret).toEqual([LINE, HEXAGON])
  })

  it('LK-H1: a secret card with a train that is replaced is drawn and revealed', () => {
    expect(agendas({ trainDeck: [4] }).play(`buy 3 with ${A_LINE} shape ${LINE}`)).toBe(DRAWN | REVEALED)
    expect(agendas().play(`buy 3 with ${A_LINE}`)).toBe(NOTHING_NEW)
  })

  it('LK-H1: still one shape per train', () => {
    const table = agendas({ trains: [6] }, `${A_LINE} a1-a2 a2-b1 d1-d2`)
    const taken = new Set(table.purchases.map((text) => text.split(' shape ')[1]))
    expect(taken).toEqual(new Set([undefined, String(TRIANGLE), String(LINE)]))
  })

  it('LK-H1: no player uses another player’s secret card, nor one of the decks', () => {
    const rhombus = 'a1-a2 a1-b1 a2-b2 b1-b2'
    const table = agendas({ trains: [4] }, rhombus)
    expect(table.whyNotNow(`buy 4 with ${rhombus} shape ${RHOMBUS}`)).toBe('LK-B2 no-such-shape')
    expect(table.whyNotNow(`buy 4 with ${rhombus} shape 24`)).toBe('LK-B2 no-such-shape')
  })

  it('LK-B3: more may be paid for a secret shape too, exactly its pattern', () => {
    const table = agendas({ trains: [4] }, `${A_HEXAGON} c1-d1`)
    expect(table.whyNotNow(`buy 4 with ${A_HEXAGON} shape ${HEXAGON}`)).toBeUndefined()
    expect(table.whyNotNow(`buy 4 with ${A_HEXAGON} c1-d1 shape ${HEXAGON}`)).toBe('LK-B3 more-than-shape')
    const open = agendas({ trains: [4, 6] }, A_HEXAGON)
    expect(open.whyNotNow(`buy 4 with ${A_HEXAGON} shape ${HEXAGON}`)).toBe('LK-B3 price-is-open')
  })

  it('LK-H1: the second of two secret cards can be used first', () => {
    const table = agendas({ trains: [6, 3] }, `${A_HEXAGON} a4-b4 b4-c4 c4-d4`)
    table.play(`buy 6 with ${A_HEXAGON} shape ${HEXAGON}`)
    expect(table.player(1)).toMatchObject({ shapes: [HEXAGON], secret: [LINE] })
    table.play('draw a1-a2')
    table.play(`buy 3 with a4-b4 b4-c4 c4-d4 shape ${LINE}`)
    expect(table.player(1)).toMatchObject({ shapes: [HEXAGON, LINE], secret: [] })
  })

  it('LK-H1: an unused secret card is worth nothing', () => {
    const table = agendas({ free: 'a4-b4' })
    table.play('draw a4-b4')
    expect(table.position.phase).toBe('over')
    expect(table.game.standing(table.state).scores.map(({ shapes }) => shapes)).toEqual([0, 0])
  })

  it('LK-H1: a card of 1 point that has been taken leaves the secret ones as they are, with an empty deck too', () => {
    const table = agendas({ shapeDecks: { 1: [] } }, 'a1-a2 a1-b1 a2-b1')
    expect(table.play(`buy 3 with a1-a2 a1-b1 a2-b1 shape ${TRIANGLE}`)).toBe(NOTHING_NEW)
    expect(table.position.shapes).toEqual({ 1: null, 2: null, 3: null })
  })

  it.each([2, 5])('LK-H1: in whole games of %i undealt cards of 2 and 3 points stay unused', (players) => {
    const table = Table.start({ players, ...options }, 'unused', lokomoto)
    const { 2: twos, 3: threes } = table.position.shapeDecks
    table.playOn('unused', (now) => {
      expect(now.position.shapeDecks).toMatchObject({ 2: twos, 3: threes })
      expect(now.position.shapes).toMatchObject({ 2: null, 3: null })
    })
  })
})
