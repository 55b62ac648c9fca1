import type { Point } from '#boards/use-pointer-drag.ts'
import { LINES, type LineName } from '../../cards/cards.ts'

/** The line whose row or button is at a point of the window. */
export function lineAt({ x, y }: Point): LineName | undefined {
  const name = document.elementFromPoint(x, y)?.closest('[data-line]')?.getAttribute('data-line')
  return LINES.find((line) => line === name)
}
