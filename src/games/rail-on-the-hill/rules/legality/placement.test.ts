import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { DIRECTIONS } from '../../cards/cards.ts'
import type { PlacedCard } from '../position.ts'
import { FULL_TOWN, line, plainGame, Table, town } from '../testing/positions.ts'
import { areNeighbours, growthSquares, SQUARES, spotBetween } from '../testing/random-situations.ts'

/** Seat 1 has cards 50 and 51 in hand and may place one of them. */
function building(placed: Record<string, PlacedCard>, options = {}): Table {
  return Table.at({ options, players: [{ acquired: 'a', hand: [50, 51], town: placed }] })
}

/** The squares that a card may go to now. */
function squaresFor(table: Table, card: number): string[] {
  return table.legal(1, `place ${card} `).map((text) => text.split(' ')[2])
}

describe('where cards go', () => {
  it('RH-P1: the first card goes anywhere, which the notation calls d4', () => {
    const table = Table.at({ phase: 'setup', active: [1, 2], round: 0, players: [{ town: {}, hand: [50, 51, 52] }] })
    expect(table.legal(1)).toEqual(
      [50, 51, 52].flatMap((card) => [0, 90, 180, 270].map((turn) => `place ${card} d4 r${turn}`)),
    )
    expect(table.whyNot(1, 'place 50 c4 r0')).toBe('RH-P1 first-on-d4')
    expect(table.whyNot(1, 'place 50 a1 r90')).toBe('RH-P1 first-on-d4')
  })

  it('RH-P2: later cards go next to a card, diagonals included', () => {
    const table = building(town('d4', '1'))
    expect(new Set(squaresFor(table, 50))).toEqual(new Set(['c3', 'd3', 'e3', 'c4', 'e4', 'c5', 'd5', 'e5']))
    expect(table.whyNot(1, 'place 50 f4 r0')).toBe('RH-P2 not-beside-a-card')
    expect(table.whyNot(1, 'place 50 b6 r0')).toBe('RH-P2 not-beside-a-card')
  })

  it('RH-P2: and on an empty square', () => {
    const table = building(town('d4', '1 2'))
    expect(table.whyNot(1, 'place 50 d4 r0')).toBe('RH-P2 square-taken')
    expect(table.whyNot(1, 'place 50 e4 r0')).toBe('RH-P2 square-taken')
  })

  it('RH-P3: a town is never wider than 4', () => {
    const table = building(town('b4', '1 2 3 4'))
    expect(table.whyNot(1, 'place 50 a4 r0')).toBe('RH-P3 town-too-large')
    expect(table.whyNot(1, 'place 50 f5 r0')).toBe('RH-P3 town-too-large')
    expect(table.whyNot(1, 'place 50 e5 r0')).toBeUndefined()
    expect(building(town('b4', '1 2 3')).whyNot(1, 'place 50 a4 r0')).toBeUndefined()
  })

  it('RH-P3: nor taller', () => {
    const table = building(town('d3', '1', '2', '3', '4'))
    expect(table.whyNot(1, 'place 50 d2 r0')).toBe('RH-P3 town-too-large')
    expect(table.whyNot(1, 'place 50 c7 r0')).toBe('RH-P3 town-too-large')
    expect(table.whyNot(1, 'place 50 c6 r0')).toBeUndefined()
  })

  it('RH-P3: the width counts from the outermost cards, whatever lies between', () => {
    const table = building(town('d4', '1 . .', '. 2 .', '. . 3'))
    expect(table.whyNot(1, 'place 50 g7 r0')).toBeUndefined()
    expect(table.whyNot(1, 'place 50 c3 r0')).toBeUndefined()
    const whole = building(town('d4', '1 . . .', '. 2 . .', '. . 3 .', '. . . 4'))
    expect(whole.whyNot(1, 'place 50 c3 r0')).toBe('RH-P3 town-too-large')
    expect(whole.whyNot(1, 'place 50 g6 r0')).toBeUndefined()
  })

  it('RH-P2, RH-P3: towns that grow at random may grow exactly where both rules allow it', () => {
    const rng = new Rng('growing')
    for (let k = 0; k < 25; k++) {
      let placed = town('d4', '1')
      for (let card = 2; card <= 16; card++) {
        const allowed = growthSquares(Object.keys(placed))
        const table = building(placed, { noRotation: true })
        expect(squaresFor(table, 50).sort()).toEqual(allowed)
        const next = allowed[rng.below(allowed.length)]
        placed = { ...placed, [next]: { card, turn: 0, token: null } }
      }
      expect(squaresFor(building(placed), 50)).toEqual([])
    }
  })

  it('RH-P3: in a full town there is no square left', () => {
    const table = building(FULL_TOWN)
    expect(table.legal(1, 'place')).toEqual([])
    for (const square of SQUARES) {
      const reason = square in FULL_TOWN ? 'RH-P2 square-taken' : 'RH-P3 town-too-large'
      const beside = Object.keys(FULL_TOWN).some((other) => areNeighbours(square, other))
      const expected = beside || square in FULL_TOWN ? reason : 'RH-P2 not-beside-a-card'
      expect(table.whyNot(1, `place 50 ${square} r0`)).toBe(expected)
    }
  })
})

describe('how cards lie', () => {
  /** The eight squares around d4, clockwise from north. */
  const AROUND = ['d3', 'e3', 'e4', 'e5', 'd5', 'c5', 'c4', 'c3']

  it.each([0, 90, 180, 270])('RH-P4: turned by %i degrees, the roads turn with the card', (turn) => {
    // Card 50 has two roads; all other cards have roads everywhere, so open land is on card 50 alone.
    const roads = ['n', 'se'] as const
    const game = plainGame({ towns: { 50: { roads } } })
    const table = Table.at(
      { players: [{ acquired: 'a', hand: [50, 51], town: town('c3', '1 2 3', '4 . 5', '6 7 8') }] },
      game,
    )
    table.play(1, `place 50 d4 r${turn}`)
    const eighths = (turn / 90) * 2
    const turned = roads.map((road) => (DIRECTIONS.indexOf(road) + eighths) % 8)
    const free = AROUND.filter((_, direction) => turned.includes(direction))
    // Without resources a track fits only where both halves are road.
    const reachable = AROUND.filter((square) => table.whyNot(1, `lay red ${spotBetween('d4', square)}`) === undefined)
    expect(reachable).toEqual(free)
    expect(table.player(1).town.d4).toEqual({ card: 50, turn, token: null })
  })

  it('RH-P4: the four values keep their lines', () => {
    const game = plainGame({ towns: { 50: { values: { red: 6, yellow: 5, blue: 4, black: 3 } } } })
    for (const turn of [0, 90, 180, 270]) {
      const tile = town('d4', `50r${turn} 2`)
      const lines = { red: line('d4-e4'), blue: line('d4-e4') }
      const { scores } = game.standing(Table.at({ players: [{ town: tile, lines }] }, game).state)
      expect(scores[0].lines).toEqual({ red: 6 + 1, yellow: 0, blue: 4 + 3, black: 0 })
    }
  })

  it('RH-P4: every card may be turned four ways on every square', () => {
    const table = building(town('d4', '1'))
    const expected = [50, 51].flatMap((card) =>
      ['c3', 'd3', 'e3', 'c4', 'e4', 'c5', 'd5', 'e5'].flatMap((square) =>
        [0, 90, 180, 270].map((turn) => `place ${card} ${square} r${turn}`),
      ),
    )
    expect(table.legal(1, 'place').sort()).toEqual(expected.sort())
  })

  it('RH-P5: roads need not meet', () => {
    const game = plainGame({ towns: { 50: { roads: [] }, 51: { roads: ['n'] } } })
    const table = Table.at({ players: [{ acquired: 'a', hand: [50, 51], town: town('d4', '1') }] }, game)
    for (const square of AROUND) {
      for (const card of [50, 51]) expect(table.whyNot(1, `place ${card} ${square} r0`)).toBeUndefined()
    }
  })

  it('RH-P6: one of the cards in hand, either one, and no other', () => {
    for (const [card, other] of [
      [50, 51],
      [51, 50],
    ]) {
      const table = building(town('d4', '1'))
      expect(table.whyNot(1, 'place 49 d5 r0')).toBe('RH-P6 not-in-hand')
      expect(table.whyNot(1, 'place 1 d5 r0')).toBe('RH-P6 not-in-hand')
      table.play(1, `place ${card} d5 r270`)
      expect(table.player(1)).toMatchObject({ hand: [other], placed: true, town: { d5: { card, turn: 270 } } })
    }
  })

  it('RH-P6: once a turn', () => {
    const table = building(town('d4', '1'))
    table.play(1, 'place 50 d5 r0')
    expect(table.whyNot(1, 'place 51 e4 r0')).toBe('RH-P6 placed-already')
    expect(table.legal(1, 'place')).toEqual([])
  })
})

describe('No Rotation', () => {
  it('RH-X1: every card is placed upright', () => {
    const table = building(town('d4', '1'), { noRotation: true })
    expect(table.legal(1, 'place')).toHaveLength(2 * 8)
    expect(table.legal(1, 'place').every((text) => text.endsWith(' r0'))).toBe(true)
    for (const turn of [90, 180, 270]) expect(table.whyNot(1, `place 50 d5 r${turn}`)).toBe('RH-X1 no-rotation')
  })

  it('RH-X1: the first cards too', () => {
    const table = Table.start({ players: 1, noRotation: true }, 'upright')
    table.play(1, 'take 1')
    const [card] = table.player(1).hand
    expect(table.legal(1)).toHaveLength(3)
    expect(table.whyNot(1, `place ${card} d4 r90`)).toBe('RH-X1 no-rotation')
  })

  it('RH-P2, RH-P3, RH-X1: of several broken rules the first is named', () => {
    const table = building(town('b4', '1 2 3 4'), { noRotation: true })
    expect(table.whyNot(1, 'place 50 g4 r90')).toBe('RH-P2 not-beside-a-card')
    expect(table.whyNot(1, 'place 50 b4 r90')).toBe('RH-P2 square-taken')
    expect(table.whyNot(1, 'place 50 f4 r90')).toBe('RH-P3 town-too-large')
    expect(table.whyNot(1, 'place 50 e5 r90')).toBe('RH-X1 no-rotation')
    expect(table.whyNot(1, 'place 50 e5 r0')).toBeUndefined()
  })
})
