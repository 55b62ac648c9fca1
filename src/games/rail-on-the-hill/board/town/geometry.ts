import { DIRECTIONS, type Direction } from '../../cards/cards.ts'
import { FIRST_SQUARE, GRID_SIZE } from '../../rules/grid.ts'
import { formatSquare, squaresOfSpot } from '../../rules/notation.ts'
import { TOWN_SIZE } from '../../rules/numbers.ts'

/** The drawing of a town is always this wide and tall; the town in it is scaled to fill it. */
export const VIEW = 400

/** Table around the cards; north and west there is room for the names of columns and rows. */
const NAMES = 15

const MARGIN = 5

/** How the units of cards become units of the drawing. */
export interface TownView {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The window in the middle of the drawing, as large as it goes. */
export function viewOfWindow({ west, east, north, south }: TownWindow): TownView {
  const columns = east - west + 1
  const rows = south - north + 1
  const size = (count: number) => count * PITCH - (PITCH - CARD)
  const scale = (VIEW - NAMES - MARGIN) / size(Math.max(columns, rows))
  const begin = (count: number) => (VIEW - size(count) * scale + NAMES - MARGIN) / 2
  return { scale, x: begin(columns) - west * PITCH * scale, y: begin(rows) - north * PITCH * scale }
}

/** Where something that is not part of the drawing stands above it: in percent of the drawing. */
export function placeInView({ x, y }: Point, view: TownView): { readonly left: string; readonly top: string } {
  const percent = (units: number, shift: number) => `${((units * view.scale + shift) / VIEW) * 100}%`
  return { left: percent(x, view.x), top: percent(y, view.y) }
}

/** The part of the grid that is shown: columns and rows, both ends included. */
export interface TownWindow {
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

const FIRST = formatSquare(FIRST_SQUARE)

/** What there is of a town, with room for one more card on every side that it can still grow to. */
export function windowOf(squares: readonly string[]): TownWindow {
  const shown = squares.length === 0 ? [FIRST] : squares
  const columns = shown.map(columnOf)
  const rows = shown.map(rowOf)
  const [west, east] = widened(Math.min(...columns), Math.max(...columns))
  const [north, south] = widened(Math.min(...rows), Math.max(...rows))
  return { west, east, north, south }
}

function widened(low: number, high: number): readonly [number, number] {
  return high - low + 1 < TOWN_SIZE ? [low - 1, high + 1] : [low, high]
}

export function isInWindow(square: string, { west, east, north, south }: TownWindow): boolean {
  const column = columnOf(square)
  const row = rowOf(square)
  return column >= west && column <= east && row >= north && row <= south
}

/** The squares of a window, row by row. */
export function rowsOf({ west, east, north, south }: TownWindow): string[][] {
  return Array.from({ length: south - north + 1 }, (_, row) =>
    Array.from({ length: east - west + 1 }, (_, column) => squareName(west + column, north + row)),
  )
}

/** Squares and spots by their names in the notation, and where they lie in the drawing. */

export const CARD = 100

/** From one card to the next: a card and the gap beside it. */
export const PITCH = 102

export interface Point {
  readonly x: number
  readonly y: number
}

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
}

/** From 0, the westmost. */
export function columnOf(square: string): number {
  return square.charCodeAt(0) - 97
}

/** From 0, the northmost. */
export function rowOf(square: string): number {
  return Number(square[1]) - 1
}

export function squareName(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`
}

/** The top left corner of a square's card. */
export function cornerOf(square: string): Point {
  return { x: columnOf(square) * PITCH, y: rowOf(square) * PITCH }
}

export function centreOf(square: string): Point {
  return { x: columnOf(square) * PITCH + CARD / 2, y: rowOf(square) * PITCH + CARD / 2 }
}

export function spotBetween(one: string, other: string): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`
}

export function otherEnd(spot: string, square: string): string {
  const [first, second] = squaresOfSpot(spot)
  return first === square ? second : first
}

function neighbourOf(square: string, direction: Direction): string {
  const [columns, rows] = STEPS[direction]
  return squareName(columnOf(square) + columns, rowOf(square) + rows)
}

/** The direction from a square to one of its neighbours; undefined for squares that do not touch. */
export function directionTo(from: string, to: string): Direction | undefined {
  return DIRECTIONS.find((direction) => neighbourOf(from, direction) === to)
}

/** The point halfway between the two cards of a spot. */
export function middleOf(spot: string): Point {
  const [first, second] = squaresOfSpot(spot)
  const a = centreOf(first)
  const b = centreOf(second)
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** The roads of a card that is turned clockwise by this many degrees. */
export function turnedRoads(roads: readonly Direction[], turn: number): Direction[] {
  return roads.map((road) => DIRECTIONS[(DIRECTIONS.indexOf(road) + turn / 45) % DIRECTIONS.length])
}

/** The group that is drawn in units of cards carries this attribute. */
export const UNITS = 'data-town-units'

export interface UnitsPoint extends Point {
  /** How many units a pixel of the screen is. */
  readonly perPixel: number
}

/** The place on the cards, in their units, that lies under a point of the screen. */
export function unitsAt(svg: SVGSVGElement, clientX: number, clientY: number): UnitsPoint | null {
  const matrix = svg.querySelector<SVGGElement>(`[${UNITS}]`)?.getScreenCTM()
  if (!matrix) return null
  const inverse = matrix.inverse()
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inverse)
  return { x, y, perPixel: inverse.a }
}

/** The square at a point in units; null in a gap or off the grid. */
export function squareAtUnits({ x, y }: Point): string | null {
  const column = Math.floor(x / PITCH)
  const row = Math.floor(y / PITCH)
  const isOnGrid = column >= 0 && column < GRID_SIZE && row >= 0 && row < GRID_SIZE
  const isOnCard = x - column * PITCH <= CARD && y - row * PITCH <= CARD
  return isOnGrid && isOnCard ? squareName(column, row) : null
}

/** The square of a town's drawing under a point of the screen: where a dragged card would fall. */
export function squareAt(svg: SVGSVGElement, clientX: number, clientY: number): string | null {
  const { left, right, top, bottom } = svg.getBoundingClientRect()
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) return null
  const units = unitsAt(svg, clientX, clientY)
  return units === null ? null : squareAtUnits(units)
}

/** A ninth of a card: towards one of its neighbours, or the middle. */
export interface Zone {
  readonly square: string
  readonly towards: Direction | null
}

const ZONES: readonly (readonly (Direction | null)[])[] = [
  ['nw', 'n', 'ne'],
  ['w', null, 'e'],
  ['sw', 's', 'se'],
]

/** The zone at a point in units of the cards; a point in a gap belongs to the card before it. */
export function zoneAt({ x, y }: Point): Zone {
  const column = Math.floor(x / PITCH)
  const row = Math.floor(y / PITCH)
  const third = (distance: number) => Math.min(2, Math.floor((distance / CARD) * 3))
  return {
    square: squareName(column, row),
    towards: ZONES[third(y - row * PITCH)][third(x - column * PITCH)],
  }
}

/** The spot that a zone leads to, where there is a card on the other side. */
export function spotOfZone({ square, towards }: Zone, town: Readonly<Record<string, unknown>>): string | undefined {
  if (towards === null || !(square in town)) return undefined
  const neighbour = neighbourOf(square, towards)
  return neighbour in town ? spotBetween(square, neighbour) : undefined
}

/** The spot between two cards of the town, if they touch. */
export function spotFrom(from: string, to: string, town: Readonly<Record<string, unknown>>): string | undefined {
  const touch = from in town && to in town && directionTo(from, to) !== undefined
  return touch ? spotBetween(from, to) : undefined
}
