import { GRID_SIZE } from '../../rules/grid.ts'
import { CARD, PITCH, type Point, squareName } from './squares.ts'

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
