import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { LANDMARKS, LINES, type LineName } from '../../cards/cards.ts'
import type { RailPlayer } from '../position.ts'
import { railOnTheHill } from '../rules.ts'
import { REQUESTS, type RequestLetter } from '../state.ts'
import { type CardChanges, FULL_TOWN, landmarks, line, plainGame, Table, town } from '../testing/positions.ts'
import { columnOf, randomLines, randomTown, rowOf, spotBetween } from '../testing/random-situations.ts'

type Tracks = Partial<Record<LineName, string>>

/** What a request gives for these lines in a full town, d4 to g7, or in another. */
function points(
  letter: RequestLetter,
  tracks: Tracks,
  placed = FULL_TOWN,
  cards: CardChanges = {},
): number | undefined {
  const lines = Object.fromEntries(Object.entries(tracks).map(([name, text]) => [name, line(text)]))
  const seat = { town: placed, lines }
  const other = letter === 'A' ? 'B' : 'A'
  const { game, state } = Table.at({ requests: [other, letter], players: [seat] }, plainGame(cards))
  return game.standing(state).scores[0].requests[letter]
}

describe("Residents' Requests", () => {
  it('RH-Q: two of the 12 are revealed at setup, when they are played', () => {
    const seen = new Set<string>()
    for (let k = 0; k < 200; k++) {
      const table = Table.start({ players: 2, requests: true }, `requests/${k}`)
      const { requests } = table.position
      expect(new Set(requests).size).toBe(2)
      expect(table.game.view(table.state, 'spectator').requests).toEqual(requests)
      for (const letter of requests) seen.add(letter)
    }
    expect([...seen].sort()).toEqual([...REQUESTS])
    expect(Table.start({ players: 2 }, 'requests/0').position.requests).toEqual([])
  })

  it('RH-Q: they score for everyone', () => {
    const diagonal = { red: line('d4-e5 e5-f6 f6-g7') }
    const other = town('d4', '21 22 23 24', '25 26 27 28', '29 30 31 32', '33 34 35 36')
    const { game, state } = Table.at({
      requests: ['A', 'H'],
      players: [
        { town: FULL_TOWN, lines: diagonal },
        { town: other, lines: diagonal },
      ],
    })
    for (const score of game.standing(state).scores) expect(score.requests).toEqual({ A: 4, H: 4 })
  })

  it('RH-Q: A, 4 per line that touches the top and the bottom row', () => {
    expect(points('A', { red: 'd4-d5 d5-d6 d6-d7' })).toBe(4)
    expect(points('A', { red: 'd4-d5 d5-d6' })).toBe(0)
    expect(points('A', { red: 'd5-d6 d6-d7' })).toBe(0)
    expect(points('A', { red: 'd4-d5 d5-d6 d6-d7', blue: 'e7-f6 f6-g5 g4-g5', black: 'd4-e4' })).toBe(8)
    // One line at the top and another one at the bottom do not join them.
    expect(points('A', { red: 'd4-d5', blue: 'd6-d7' })).toBe(0)
  })

  it('RH-Q: B, 4 per line that touches the left and the right column', () => {
    expect(points('B', { red: 'd4-e4 e4-f4 f4-g4' })).toBe(4)
    expect(points('B', { red: 'd4-e4 e4-f4' })).toBe(0)
    expect(points('B', { red: 'e4-f4 f4-g4' })).toBe(0)
    expect(points('B', { yellow: 'd4-e5 e5-f6 f6-g7', black: 'd7-e6 e6-f6 f6-g5' })).toBe(8)
    expect(points('B', { red: 'd4-d5 d5-d6 d6-d7' })).toBe(0)
  })

  it('RH-Q: C, 4 per card with all 4 lines', () => {
    const three = { red: 'd5-e5', yellow: 'e4-e5', blue: 'e5-f5' }
    expect(points('C', { ...three, black: 'e5-e6' })).toBe(4)
    expect(points('C', three)).toBe(0)
    expect(points('C', { ...three, black: 'e6-f6' })).toBe(0)
    expect(points('C', { red: 'd4-e4', yellow: 'd4-e4', blue: 'd4-e4', black: 'd4-e4' })).toBe(8)
  })

  it('RH-Q: D, 4 per outer card with 3 lines or more', () => {
    expect(points('D', { red: 'd4-e4', yellow: 'd4-d5', blue: 'd4-e5' })).toBe(4)
    expect(points('D', { red: 'd4-e4', yellow: 'd4-d5' })).toBe(0)
    expect(points('D', { red: 'e5-f5', yellow: 'e5-f6', blue: 'e5-e6' })).toBe(0) // e5 is central
    expect(points('D', { red: 'f4-g5', yellow: 'g4-g5', blue: 'f6-g5', black: 'g5-g6' })).toBe(4)
  })

  it('RH-Q: E, 4 per corner card with 2 lines or more', () => {
    expect(points('E', { red: 'd4-e4', yellow: 'd4-d5' })).toBe(4)
    expect(points('E', { red: 'd4-e4' })).toBe(0)
    expect(points('E', { red: 'd5-e5', yellow: 'd5-d6', blue: 'd5-e6' })).toBe(0) // d5 is no corner
    expect(points('E', { red: 'g6-g7', yellow: 'f7-g7', blue: 'f4-g4', black: 'g4-g5' })).toBe(8)
  })

  it('RH-Q: F, 4 per intersection', () => {
    expect(points('F', { red: 'd4-e5', blue: 'd5-e4' })).toBe(4)
    expect(points('F', { red: 'd4-e5', blue: 'e4-f5' })).toBe(0)
    expect(points('F', { red: 'd4-e5', blue: 'd5-e5' })).toBe(0)
    expect(points('F', { red: 'd4-e5 e5-f6', blue: 'd5-e4', black: 'e6-f5' })).toBe(8)
  })

  it('RH-Q: F counts an intersection once, and that of a line with itself too', () => {
    expect(points('F', { red: 'd4-e5', yellow: 'd4-e5', blue: 'd5-e4', black: 'd5-e4' })).toBe(4)
    expect(points('F', { red: 'd5-e4 e4-f4 f4-f5 e5-f5 d4-e5' })).toBe(4)
  })

  it('RH-Q: G, 4 per line on 3 or more of the central cards', () => {
    expect(points('G', { red: 'e5-f5 f5-f6' })).toBe(4)
    expect(points('G', { red: 'e5-f5 f5-g5' })).toBe(0)
    expect(points('G', { red: 'e5-f5 f5-f6 e6-f6', blue: 'd4-e5 e5-f6 e6-f6' })).toBe(8)
  })

  it('RH-Q: H, 4 per line on 2 or more corner cards', () => {
    expect(points('H', { red: 'd4-e4 e4-f4 f4-g4' })).toBe(4)
    expect(points('H', { red: 'd4-e4 e4-f4 f4-g5' })).toBe(0)
    expect(points('H', { red: 'd4-e5 e5-f6 f6-g7', black: 'd7-e7 e7-f7 f7-g7' })).toBe(8)
  })

  const TWO_EACH = { 1: 'zoo', 2: 'zoo', 3: 'bank', 4: 'school', 8: 'city-hall', 7: 'fire-station' } as const
  const OVER_SIX = { red: 'd4-e4 e4-f4 f4-g4 g4-g5 f5-g5' }

  it('RH-Q: I, 4 per line with 2 or more landmarks of each category', () => {
    expect(points('I', OVER_SIX, FULL_TOWN, landmarks(TWO_EACH))).toBe(4)
    expect(points('I', { red: 'd4-e4 e4-f4 f4-g4 g4-g5' }, FULL_TOWN, landmarks(TWO_EACH))).toBe(0)
    for (const card of [1, 3, 8]) {
      const { [card as 1]: _, ...fewer } = TWO_EACH
      expect(points('I', OVER_SIX, FULL_TOWN, landmarks(fewer))).toBe(0)
    }
  })

  it('RH-Q: Wild landmarks do not serve I', () => {
    const { 1: _, ...fewer } = TWO_EACH
    const seat = { town: FULL_TOWN, kept: [31, 32, 33], lines: { red: line(OVER_SIX.red) } }
    const { game, state } = Table.at({ requests: ['I', 'A'], players: [seat] }, plainGame(landmarks(fewer)))
    expect(game.standing(state).scores[0].requests.I).toBe(0)
  })

  const row = (number: number) => `d${number}-e${number} e${number}-f${number} f${number}-g${number}`

  it('RH-Q: J, 8 if all 16 cards have a track', () => {
    const all = { red: row(4), yellow: row(5), blue: row(6), black: row(7) }
    expect(points('J', all)).toBe(8)
    expect(points('J', { ...all, black: 'd7-e7 e7-f7' })).toBe(0)
    expect(points('J', { ...all, black: `${row(7)} f6-g7` })).toBe(8)
    expect(points('J', { red: row(4), yellow: row(5), blue: row(6) })).toBe(0)
  })

  it.each(Object.keys(FULL_TOWN))('RH-Q: J, without a track on %s there is nothing', (missing) => {
    // Four lines along the rows, of which one goes round the missing card by the next row.
    const lines = LINES.map((_, i) => {
      const number = i + 4
      const way = [...'defg'].map((column) => {
        const square = `${column}${number}`
        return square === missing ? `${column}${number === 7 ? 6 : number + 1}` : square
      })
      return way.slice(1).map((square, k) => spotBetween(way[k], square))
    })
    const [red, yellow, blue, black] = lines.map((tracks) => tracks.join(' '))
    expect(points('J', { red, yellow, blue, black })).toBe(0)
  })

  it('RH-Q: J, 15 cards are not enough, though each of them has a track', () => {
    const fifteen = town('d4', '1 2 3 4', '5 6 7 8', '9 10 11 12', '13 14 15 .')
    expect(points('J', { red: row(4), yellow: row(5), blue: row(6), black: 'd7-e7 e7-f7' }, fifteen)).toBe(0)
  })

  it('RH-Q: K, 3 times the tracks of the line with fewest', () => {
    expect(points('K', { red: row(4), yellow: 'd5-e5 e5-f5', blue: row(6), black: row(7) })).toBe(6)
    expect(points('K', { red: row(4), yellow: row(5), blue: row(6) })).toBe(0)
    expect(points('K', { red: row(4), yellow: row(5), blue: row(6), black: row(7) })).toBe(9)
  })

  it('RH-Q: K counts the tracks on the board, not those that were scrapped', () => {
    const lines = Object.fromEntries(LINES.map((name) => [name, line('d4-e4', { laid: 5 })]))
    const { game, state } = Table.at({ requests: ['K', 'A'], players: [{ town: FULL_TOWN, lines }] })
    expect(game.standing(state).scores[0].requests.K).toBe(3)
  })

  it('RH-Q: L, 4 times the fulfilled Plans of the line with fewest', () => {
    const long = 'd4-e4 e4-f4 f4-g4 g4-g5 f5-g5 e5-f5 d5-e5'
    const corners = 'd4-e5 e5-f6 f6-f7 f7-g7 g6-g7 g5-g6 g4-g5'
    const lFor = (...plans: readonly (readonly number[])[]) => {
      const lines = Object.fromEntries(
        LINES.map((name, i) => [name, line(i < 2 ? corners : long, { plans: plans[i] ?? [] })]),
      )
      const { game, state } = Table.at({ requests: ['L', 'A'], players: [{ town: FULL_TOWN, lines }] })
      return game.standing(state).scores[0].requests.L
    }
    expect(lFor([53, 41], [54, 42], [55], [56])).toBe(4)
    expect(lFor([53, 41], [54, 42], [55], [])).toBe(0)
    expect(lFor([53, 41], [54, 42], [55], [44])).toBe(0) // 44 is not fulfilled
    expect(lFor([53, 41], [54, 42], [55], [56, 44])).toBe(4)
  })

  it.each(['A', 'B', 'D', 'E', 'G', 'H'] as const)(
    'RH-Q, RH-V4: in an estimate %s counts only once the town is 4 wide and 4 tall',
    (letter) => {
      const small = town('d4', '1 2 3', '4 5 6', '7 8 9')
      const everywhere = 'd4-e4 e4-f4 f4-f5 e5-f5 d5-e5 d5-d6 d6-e6 e6-f6'
      const tracks = { red: everywhere, yellow: everywhere, blue: everywhere, black: everywhere }
      expect(points(letter, tracks, small)).toBe(0)
      const wide = town('d4', '1 2 3 10', '4 5 6 11', '7 8 9 12')
      expect(points(letter, tracks, wide)).toBe(0)
    },
  )

  it('RH-Q: the others count from the beginning', () => {
    const small = town('d4', '1 2', '3 4')
    const track = 'd4-e5'
    expect(points('C', { red: track, yellow: track, blue: track, black: track }, small)).toBe(8)
    expect(points('F', { red: track, yellow: 'd5-e4' }, small)).toBe(4)
    expect(points('K', { red: track, yellow: track, blue: track, black: track }, small)).toBe(3)
  })
})

describe('any town', () => {
  /** The requests said plainly, all but L, which the tests of the score try in every way. */
  function plainly(letter: RequestLetter, { town: placed, lines }: RailPlayer): number {
    const squares = Object.keys(placed)
    const [columns, rows] = [squares.map(columnOf), squares.map(rowOf)]
    const [west, east, north, south] = [
      Math.min(...columns),
      Math.max(...columns),
      Math.min(...rows),
      Math.max(...rows),
    ]
    const isFrameKnown = east - west === 3 && south - north === 3
    const tracks = (name: LineName) => lines[name].tracks
    const onLines = new Map(
      LINES.map((name) => [name, squares.filter((square) => tracks(name).some((track) => track.includes(square)))]),
    )
    const touched = (name: LineName) => onLines.get(name) ?? []
    const linesOn = (square: string) => LINES.filter((name) => touched(name).includes(square)).length
    const isSide = (square: string) => columnOf(square) === west || columnOf(square) === east
    const isTopOrBottom = (square: string) => rowOf(square) === north || rowOf(square) === south
    const outer = isFrameKnown ? squares.filter((square) => isSide(square) || isTopOrBottom(square)) : []
    const corners = isFrameKnown ? squares.filter((square) => isSide(square) && isTopOrBottom(square)) : []
    const central = isFrameKnown ? squares.filter((square) => !isSide(square) && !isTopOrBottom(square)) : []
    const count = (name: LineName, among: readonly string[]) =>
      among.filter((square) => touched(name).includes(square)).length
    const joins = (name: LineName, place: (square: string) => number, from: number, to: number) =>
      isFrameKnown && touched(name).some((s) => place(s) === from) && touched(name).some((s) => place(s) === to)
    const laid = new Set(LINES.flatMap(tracks))
    switch (letter) {
      case 'A':
        return 4 * LINES.filter((name) => joins(name, rowOf, north, south)).length
      case 'B':
        return 4 * LINES.filter((name) => joins(name, columnOf, west, east)).length
      case 'C':
        return 4 * squares.filter((square) => linesOn(square) === 4).length
      case 'D':
        return 4 * outer.filter((square) => linesOn(square) >= 3).length
      case 'E':
        return 4 * corners.filter((square) => linesOn(square) >= 2).length
      case 'F': {
        const falling = [...laid].map((track) => track.split('-')).filter(([a, b]) => a[0] < b[0] && a[1] < b[1])
        return 4 * falling.filter(([a, b]) => laid.has(`${a[0]}${b[1]}-${b[0]}${a[1]}`)).length
      }
      case 'G':
        return 4 * LINES.filter((name) => count(name, central) >= 3).length
      case 'H':
        return 4 * LINES.filter((name) => count(name, corners) >= 2).length
      case 'I': {
        const inCategory = (name: LineName, category: number) =>
          touched(name).filter((square) => {
            const { landmark } = railOnTheHill.cards.townCards[placed[square].card - 1]
            return landmark !== null && Math.floor(LANDMARKS.indexOf(landmark) / 3) === category
          }).length
        return 4 * LINES.filter((name) => [0, 1, 2].every((category) => inCategory(name, category) >= 2)).length
      }
      case 'J':
        return squares.length === 16 && squares.every((square) => linesOn(square) > 0) ? 8 : 0
      case 'K':
        return 3 * Math.min(...LINES.map((name) => tracks(name).length))
      default:
        return 0
    }
  }

  it('RH-Q: A to K give what a plain reading of them gives', () => {
    const rng = new Rng('requests')
    const scored = new Map<RequestLetter, number>()
    for (let k = 0; k < 60; k++) {
      const isLate = k % 2 === 0
      const placed = randomTown(
        rng,
        isLate ? 16 : 4 + rng.below(13),
        rng.shuffled(Array.from({ length: 60 }, (_, i) => i + 1)),
      )
      const lines = randomLines(rng, Object.keys(placed), 8, isLate ? 7 : 0)
      for (let i = 0; i < 12; i += 2) {
        const requests = [REQUESTS[i], REQUESTS[i + 1]]
        const table = Table.at({ requests, players: [{ town: placed, lines, hand: [61] }] }, railOnTheHill)
        const given = table.game.standing(table.state).scores[0].requests
        for (const letter of requests) {
          const expected = plainly(letter, table.player(1))
          expect(given[letter], `${letter} in situation ${k}`).toBe(expected)
          if (expected > 0) scored.set(letter, (scored.get(letter) ?? 0) + 1)
        }
      }
    }
    // Each must have come up often enough to mean something.
    for (const letter of REQUESTS.slice(0, 11)) expect(scored.get(letter), letter).toBeGreaterThan(3)
  })
})
