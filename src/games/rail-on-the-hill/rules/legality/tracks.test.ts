import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import { LINES, type LineName } from '../../cards/cards.ts'
import type { PlacedCard, RailPlayer } from '../position.ts'
import { railOnTheHill } from '../rules.ts'
import { FULL_TOWN, line, type PlayerSituation, plainGame, Table, town } from '../testing/positions.ts'
import {
  areNeighbours,
  columnOf,
  randomLines,
  randomTown,
  rowOf,
  SQUARES,
  spotBetween,
} from '../testing/random-situations.ts'

/** Seat 1 acquired at a location without anything to lay there, and may lay its track. Cards have roads everywhere. */
function laying(seat: PlayerSituation, game = plainGame()): Table {
  return Table.at({ players: [{ acquired: 'a', town: FULL_TOWN, ...seat }] }, game)
}

/** What a track costs: the fewest resources with which it may be laid. */
function costOf(text: string, seat: PlayerSituation, game = plainGame()): number {
  for (let resources = 0; resources < 9; resources++) {
    const table = laying({ ...seat, resources }, game)
    if (table.whyNot(1, text) !== undefined) continue
    table.play(1, text)
    expect(table.player(1).resources).toBe(0)
    return resources
  }
  return Number.POSITIVE_INFINITY
}

describe('spots', () => {
  it.each(['e5-e4', 'e5-f4', 'e5-f5', 'e5-f6', 'e5-e6', 'd6-e5', 'd5-e5', 'd4-e5'])(
    'RH-T1: a track joins neighbours in all 8 directions: %s',
    (squares) => {
      const spot = squares.split('-').sort().join('-')
      const table = laying({})
      table.play(1, `lay blue ${spot}`)
      expect(table.player(1).lines.blue).toEqual({ tracks: [spot], laid: 1, plans: [] })
    },
  )

  it('RH-T1: a full town has 42 spots, wherever it lies, and each line may begin on any', () => {
    for (const column of 'abcd') {
      for (const row of [1, 2, 3, 4]) {
        const table = laying({ town: town(`${column}${row}`, '1 2 3 4', '5 6 7 8', '9 10 11 12', '13 14 15 16') })
        for (const name of LINES) expect(table.legal(1, `lay ${name}`)).toHaveLength(3 * 4 + 3 * 4 + 2 * 9)
      }
    }
  })

  it.each(['d4-f4', 'd4-g7', 'd4-f5', 'e4-e7', 'a1-g7'])('RH-T1: %s are no neighbours', (spot) => {
    expect(laying({}).whyNot(1, `lay red ${spot}`)).toBe('RH-T1 not-between-cards')
  })

  it('RH-T1: both squares must have a card', () => {
    const table = laying({ town: town('d4', '1 2', '3 .') })
    expect(table.whyNot(1, 'lay red e4-e5')).toBe('RH-T1 not-between-cards')
    expect(table.whyNot(1, 'lay red d4-e5')).toBe('RH-T1 not-between-cards')
    expect(table.whyNot(1, 'lay red c4-d4')).toBe('RH-T1 not-between-cards')
    expect(table.whyNot(1, 'lay red a1-a2')).toBe('RH-T1 not-between-cards')
    expect(table.legal(1, 'lay red')).toEqual(['lay red d4-e4', 'lay red d4-d5', 'lay red d5-e4'])
  })

  it('RH-T1: no spot is mistaken for one four squares away', () => {
    const table = laying({ town: town('d4', '1 2 3', '4 5 6', '7 8 9') })
    for (const spot of ['a4-b4', 'a5-b6', 'a4-a5', 'e1-f1', 'e1-e2', 'a1-b2', 'a2-b1']) {
      expect(table.whyNot(1, `lay red ${spot}`)).toBe('RH-T1 not-between-cards')
    }
    expect(table.whyNot(1, 'lay red e4-f4')).toBeUndefined()
    expect(table.whyNot(1, 'lay red e5-f5')).toBeUndefined()
  })

  it('RH-T1: opposite rims of a town 4 wide do not touch', () => {
    const table = laying({ town: town('b4', '1 2 3 4', '5 6 7 8') })
    expect(table.whyNot(1, 'lay red b4-e4')).toBe('RH-T1 not-between-cards')
    expect(table.whyNot(1, 'lay red e4-f4')).toBe('RH-T1 not-between-cards')
    expect(table.whyNot(1, 'lay red a4-b4')).toBe('RH-T1 not-between-cards')
  })

  it('RH-T3: a spot holds one track', () => {
    const table = laying({ lines: { red: line('d4-e4 e4-f4') } })
    expect(table.whyNot(1, 'lay yellow d4-e4')).toBe('RH-T3 spot-taken')
    expect(table.whyNot(1, 'lay red d4-e4')).toBe('RH-T3 spot-taken')
    expect(table.whyNot(1, 'lay yellow d4-d5')).toBeUndefined()
  })

  it('RH-T3: unless Double Track is used, which does not let a line lie beside itself', () => {
    const table = laying({ lines: { red: line('d4-e4') }, kept: [25] })
    expect(table.whyNot(1, 'lay red d4-e4')).toBe('RH-T3 spot-taken')
    expect(table.whyNot(1, 'lay yellow d4-e4')).toBeUndefined()
  })
})

describe('costs', () => {
  const OPEN_LAND = plainGame({ towns: { 1: { roads: [] }, 2: { roads: [] }, 6: { roads: ['nw'] } } })

  it.each([
    ['e5-f5', 1], // from 6 to 7: open land on 6
    ['f5-g5', 0], // from 7 to 8: roads
    ['e4-f4', 1], // from 2 to 3: open land on 2
    ['d4-e4', 2], // from 1 to 2: open land on both
    ['d4-e5', 1], // from 1 to 6: 6 has its road there
    ['e4-e5', 2], // from 2 to 6: 6 has none there
  ])('RH-T2: each half of open land costs 1: %s costs %i', (spot, cost) => {
    expect(costOf(`lay red ${spot}`, {}, OPEN_LAND)).toBe(cost)
  })

  it('RH-T2: the cost is paid, and no more', () => {
    const table = laying({ resources: 5 }, OPEN_LAND)
    table.play(1, 'lay red d4-e4')
    expect(table.player(1).resources).toBe(3)
  })

  it('RH-T4: a diagonal across another one costs 2 more', () => {
    expect(costOf('lay red d5-e4', { lines: { blue: line('d4-e5') } })).toBe(2)
    expect(costOf('lay red d4-e5', { lines: { blue: line('d5-e4') } })).toBe(2)
    expect(costOf('lay red d5-e4', { lines: { blue: line('d4-e5') } }, OPEN_LAND)).toBe(2 + 1)
    expect(costOf('lay red d4-e5', { lines: { blue: line('d5-e4') } }, OPEN_LAND)).toBe(2 + 1)
  })

  it('RH-T4: only the crossing diagonal of the same four squares counts', () => {
    expect(costOf('lay red d5-e4', { lines: { blue: line('d4-e4 e4-f5') } })).toBe(0)
    expect(costOf('lay red d5-e4', { lines: { blue: line('e4-f5 f5-g6'), black: line('d5-e6') } })).toBe(0)
    expect(costOf('lay red d4-d5', { lines: { blue: line('d4-e5'), black: line('d5-e4') } })).toBe(0)
  })

  it('RH-T4: a line may cross itself, for the same price', () => {
    // d4-e5 crosses d5-e4: the line goes round from e4 over e5.
    const crossing = { lines: { red: line('d5-e4 e4-f4 f4-f5 e5-f5') } }
    expect(costOf('lay red d4-e5', crossing)).toBe(2)
  })

  it('RH-T4: 2 in all, however many tracks lie there', () => {
    const doubled = { lines: { blue: line('d4-e5'), black: line('d4-e5') } }
    expect(costOf('lay red d5-e4', doubled)).toBe(2)
  })

  it('RH-T4: a second track on a crossing diagonal pays again', () => {
    const crossed = { lines: { blue: line('d4-e5'), black: line('d5-e4') }, kept: [25] }
    expect(costOf('lay red d5-e4', crossed)).toBe(2)
    expect(costOf('lay red d4-e5', crossed)).toBe(2)
  })

  it('RH-T9: a track must be paid for in full', () => {
    const lines = { blue: line('d5-e4') }
    for (const resources of [0, 1, 2]) {
      const table = laying({ lines, resources }, OPEN_LAND)
      expect(table.whyNot(1, 'lay red d4-e5')).toBe('RH-T9 too-expensive')
      expect(table.refusal(1, 'lay red d4-e5')?.values).toMatchObject({ cost: 3, resources, spot: 'd4-e5' })
    }
    expect(laying({ lines, resources: 3 }, OPEN_LAND).whyNot(1, 'lay red d4-e5')).toBeUndefined()
  })
})

describe('lines', () => {
  it('RH-T5: the first track of a line may be laid anywhere, whatever the other lines do', () => {
    const table = laying({ lines: { red: line('d4-e4 e4-f4') } })
    expect(table.legal(1, 'lay yellow')).toHaveLength(42 - 2)
    expect(table.whyNot(1, 'lay yellow f7-g7')).toBeUndefined()
  })

  it('RH-T5: so may the next one when all tracks of the line were scrapped', () => {
    const table = laying({ lines: { red: line('d4-e4', { laid: 4 }) } })
    expect(table.whyNot(1, 'lay red f7-g7')).toBe('RH-T6 not-at-an-end')
    table.play(1, 'scrap red d4-e4', 'lay red f7-g7')
    expect(table.player(1).lines.red).toMatchObject({ tracks: ['f7-g7'], laid: 5 })
  })

  it('RH-T6: later tracks continue the line from one of its two ends', () => {
    const table = laying({ lines: { red: line('d4-e4 e4-f4') } })
    expect(table.legal(1, 'lay red').sort()).toEqual(
      ['d4-d5', 'd4-e5', 'e5-f4', 'f4-f5', 'f4-g4', 'f4-g5'].map((spot) => `lay red ${spot}`),
    )
    expect(table.whyNot(1, 'lay red f5-g5')).toBe('RH-T6 not-at-an-end')
    expect(table.whyNot(1, 'lay red d7-e7')).toBe('RH-T6 not-at-an-end')
  })

  it('RH-T6: the order in which the tracks were laid does not matter', () => {
    const one = laying({ lines: { red: line('e4-f4 d4-e4 f4-g5') } })
    const other = laying({ lines: { red: line('f4-g5 e4-f4 d4-e4') } })
    expect(one.legal(1, 'lay red')).toEqual(other.legal(1, 'lay red'))
  })

  it('RH-T7: no branches', () => {
    const table = laying({ lines: { red: line('d4-e4 e4-f4') } })
    for (const spot of ['e4-e5', 'd5-e4', 'e4-f5']) expect(table.whyNot(1, `lay red ${spot}`)).toBe('RH-T7 tangled')
  })

  it('RH-T7: no loops: a line never returns to a card that it touches', () => {
    const table = laying({ lines: { red: line('d4-e4 e4-e5 e5-f5 f5-f4') } })
    expect(table.whyNot(1, 'lay red e4-f4')).toBe('RH-T7 tangled') // from an end into the middle
    const square = laying({ lines: { red: line('d4-e4 e4-e5 d5-e5') } })
    expect(square.whyNot(1, 'lay red d4-d5')).toBe('RH-T7 tangled') // from one end to the other
  })

  it('RH-T7: other lines are no hindrance', () => {
    const table = laying({ lines: { red: line('d4-e4'), blue: line('e4-f4 f4-g4'), black: line('e4-e5') } })
    expect(table.whyNot(1, 'lay red e4-f5')).toBeUndefined()
    expect(table.whyNot(1, 'lay yellow d5-e4')).toBeUndefined()
  })

  it('RH-T8: at most 8 tracks of a line are ever laid', () => {
    const eight = line('d4-e4 e4-f4 f4-g4 g4-g5 f5-g5 e5-f5 d5-e5 d5-d6')
    const table = laying({ lines: { red: eight } })
    expect(table.whyNot(1, 'lay red d6-e6')).toBe('RH-T8 no-tracks-left')
    expect(table.legal(1, 'lay red')).toEqual([])
    expect(table.whyNot(1, 'lay yellow d6-e6')).toBeUndefined()
  })

  it('RH-T8: scrapped ones count', () => {
    const table = laying({ lines: { red: line('d4-e4', { laid: 7 }) } })
    table.play(1, 'scrap red d4-e4', 'lay red d4-e4')
    expect(table.player(1).lines.red.laid).toBe(8)
    const spent = laying({ lines: { red: line('d4-e4', { laid: 8 }) } })
    spent.play(1, 'scrap red d4-e4')
    expect(spent.whyNot(1, 'lay red d4-e4')).toBe('RH-T8 no-tracks-left')
  })

  it('RH-T8: the 8th may be laid, the 9th not', () => {
    const seven = line('d4-e4 e4-f4 f4-g4 g4-g5 f5-g5 e5-f5 d5-e5')
    const table = laying({ acquired: 'c', lines: { red: seven } })
    table.play(1, 'lay red d5-d6')
    expect(table.whyNot(1, 'lay red d6-e6')).toBe('RH-T8 no-tracks-left')
  })
})

describe('of several broken rules the first is named', () => {
  // Card 2 on e4 is in the middle of the red line; the spot between it and card 6 on e5 is bare land.
  const game = plainGame({ towns: { 2: { roads: [] }, 6: { roads: [] }, 12: { roads: [] }, 16: { roads: [] } } })
  const red = (laid: number) => ({ red: line('d4-e4 e4-f4', { laid }) })
  const withYellow = (laid: number) => ({ ...red(laid), yellow: line('e4-e5') })

  it('RH-T1, RH-T8: no spot comes before no tracks left', () => {
    const table = laying({ lines: withYellow(8) }, game)
    expect(table.whyNot(1, 'lay red e4-e6')).toBe('RH-T1 not-between-cards')
    expect(table.whyNot(1, 'lay red c4-d4')).toBe('RH-T1 not-between-cards')
  })

  it('RH-T8, RH-T3: no tracks left comes before a taken spot', () => {
    expect(laying({ lines: withYellow(8) }, game).whyNot(1, 'lay red e4-e5')).toBe('RH-T8 no-tracks-left')
  })

  it('RH-T3, RH-T7: a taken spot comes before a branch', () => {
    expect(laying({ lines: withYellow(7) }, game).whyNot(1, 'lay red e4-e5')).toBe('RH-T3 spot-taken')
  })

  it('RH-T7, RH-T6: a branch comes before not being at an end', () => {
    // A token makes the taken spot possible: now the branch is what is wrong, then the end, then the price.
    expect(laying({ lines: withYellow(7), kept: [25] }, game).whyNot(1, 'lay red e4-e5')).toBe('RH-T7 tangled')
  })

  it('RH-T6, RH-T9: not being at an end comes before the price', () => {
    expect(laying({ lines: red(7) }, game).whyNot(1, 'lay red g6-g7')).toBe('RH-T6 not-at-an-end')
    expect(laying({ lines: red(7) }, game).whyNot(1, 'lay red d4-e5')).toBe('RH-T9 too-expensive')
    expect(laying({ lines: red(7), resources: 1 }, game).whyNot(1, 'lay red d4-e5')).toBeUndefined()
  })
})

describe('any town, any lines', () => {
  const ROUND = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']

  function direction(from: string, to: string): string {
    const northSouth = ['', 's', 'n'].at(rowOf(to) - rowOf(from))
    const eastWest = ['', 'e', 'w'].at(columnOf(to) - columnOf(from))
    return `${northSouth}${eastWest}`
  }

  /** Whether the card has a road to that side, as it lies. */
  function hasRoad({ card, turn }: PlacedCard, side: string): boolean {
    const printed = ROUND[(ROUND.indexOf(side) - turn / 45 + 8) % 8]
    return railOnTheHill.cards.townCards[card - 1].roads.some((road) => road === printed)
  }

  /** The rules of tracks as plainly as they can be said. */
  function verdict(player: RailPlayer, name: LineName, from: string, to: string): string {
    const [one, other] = [player.town[from], player.town[to]]
    if (!areNeighbours(from, to) || one === undefined || other === undefined) return 'RH-T1'
    const { tracks, laid } = player.lines[name]
    if (laid >= 8) return 'RH-T8'
    const tile = LINES.filter((each) => player.lines[each].tracks.includes(spotBetween(from, to)))
    if (tile.includes(name) || (tile.length > 0 && player.kept.length === 0)) return 'RH-T3'
    const tracksOn = (square: string) => tracks.filter((track) => track.includes(square)).length
    const [fewer, more] = [tracksOn(from), tracksOn(to)].sort()
    if (more === 2 || fewer === 1) return 'RH-T7'
    if (tracks.length > 0 && more === 0) return 'RH-T6'
    const [side, back] = [direction(from, to), direction(to, from)]
    const across = spotBetween(from[0] + to[1], to[0] + from[1])
    const isIntersection = side.length === 2 && LINES.some((each) => player.lines[each].tracks.includes(across))
    const cost = (hasRoad(one, side) ? 0 : 1) + (hasRoad(other, back) ? 0 : 1) + (isIntersection ? 2 : 0)
    return cost > player.resources ? 'RH-T9' : 'legal'
  }

  it('RH-T1, RH-T2, RH-T3, RH-T4, RH-T5, RH-T6, RH-T7, RH-T8, RH-T9: all pairs of squares', () => {
    const rng = new Rng('tracks')
    const found = new Map<string, number>()
    for (let k = 0; k < 20; k++) {
      const placed = randomTown(rng, 2 + rng.below(15), rng.shuffled(Array.from({ length: 60 }, (_, i) => i + 1)))
      const lines = randomLines(rng, Object.keys(placed), 7)
      const blue = { ...lines.blue, laid: k % 4 === 0 ? 8 : lines.blue.laid }
      const seat = { resources: k % 5, kept: k % 3 === 0 ? [25] : [], town: placed, lines: { ...lines, blue } }
      const table = laying({ hand: [61, 62], ...seat }, railOnTheHill)
      const listed = new Set(table.legal(1, 'lay'))
      const player = table.player(1)
      for (const name of LINES) {
        for (const from of SQUARES) {
          for (const to of SQUARES) {
            // Of the many pairs outside of the town a few are enough.
            if (from >= to || (!(from in placed) && rng.below(20) > 0)) continue
            const text = `lay ${name} ${from}-${to}`
            const expected = verdict(player, name, from, to)
            const given = table.refusal(1, text)?.rule ?? 'legal'
            if (given !== expected || listed.has(text) !== (expected === 'legal')) {
              expect.fail(`situation ${k}, ${text}: ${given}, should be ${expected}`)
            }
            found.set(expected, (found.get(expected) ?? 0) + 1)
          }
        }
      }
    }
    // All verdicts must have come up often enough to mean something.
    for (const rule of ['RH-T1', 'RH-T3', 'RH-T6', 'RH-T7', 'RH-T8', 'RH-T9', 'legal']) {
      expect(found.get(rule), rule).toBeGreaterThan(30)
    }
  })
})
