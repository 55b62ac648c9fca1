import type { Rng } from '#engine/random.ts'
import { LINES, type LineName } from '../../cards/cards.ts'
import type { PlacedCard, RailLine } from '../position.ts'
import { line } from './positions.ts'

/** Random towns and lines, for tests that compare the rules with a plain reading of them. */

export const SQUARES = [...'abcdefg'].flatMap((column) => [1, 2, 3, 4, 5, 6, 7].map((row) => `${column}${row}`))

export const columnOf = (square: string) => square.charCodeAt(0) - 97
export const rowOf = (square: string) => Number(square[1]) - 1

export function areNeighbours(one: string, other: string): boolean {
  const [columns, rows] = [Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other))]
  return one !== other && columns <= 1 && rows <= 1
}

/** The name of the spot between two neighbours. */
export const spotBetween = (one: string, other: string) => (one < other ? `${one}-${other}` : `${other}-${one}`)

/** RH-P2, RH-P3 said plainly: the squares where a town may grow. */
export function growthSquares(squares: readonly string[]): string[] {
  const span = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1
  return SQUARES.filter((square) => {
    const all = [...squares, square]
    const isBeside = squares.some((other) => areNeighbours(square, other))
    return !squares.includes(square) && isBeside && span(all.map(columnOf)) <= 4 && span(all.map(rowOf)) <= 4
  })
}

/** A town that grew at random to this many cards, taken from the front of `cards`. */
export function randomTown(rng: Rng, size: number, cards: number[]): Record<string, PlacedCard> {
  const squares = ['d4']
  while (squares.length < size) {
    const possible = growthSquares(squares)
    squares.push(possible[rng.below(possible.length)])
  }
  const tile = cards.splice(0, size)
  return Object.fromEntries(
    squares.map((square, i) => [square, { card: tile[i], turn: rng.below(4) * 90, token: null }]),
  )
}

/** Four lines that wander through the town, this many tracks each, sometimes beside and often across each other. */
export function randomLines(
  rng: Rng,
  squares: readonly string[],
  longest: number,
  shortest = 0,
): Record<LineName, RailLine> {
  const occupied = new Set<string>()
  const wander = (): RailLine => {
    const tracks: string[] = []
    const way = [squares[rng.below(squares.length)]]
    for (let left = shortest + rng.below(longest - shortest + 1); left > 0; left--) {
      const here = way[way.length - 1]
      const next = squares.filter((square) => {
        const isFree = !occupied.has(spotBetween(here, square)) || rng.below(4) === 0
        return areNeighbours(here, square) && !way.includes(square) && isFree
      })
      if (next.length === 0) break
      way.push(next[rng.below(next.length)])
      tracks.push(spotBetween(here, way[way.length - 1]))
    }
    for (const track of tracks) occupied.add(track)
    return line(tracks.join(' '))
  }
  const [red, yellow, blue, black] = LINES.map(wander)
  return { red, yellow, blue, black }
}
