import { box, boxes, type Drawing, disc, discs } from './drawing.ts'

/** One half of a fir: its left or right side. */
function fir(x: number, top: number, foot: number, width: number, side: 1 | -1): string {
  const step = (foot - top) / 3
  const out = (part: number) => (x + side * width * part).toFixed(1)
  const low = (part: number) => (top + step * part).toFixed(1)
  return `M${x} ${top}L${out(0.6)} ${low(1.1)}H${out(0.34)}L${out(0.82)} ${low(2)}H${out(0.5)}L${out(1)} ${foot}H${x}Z`
}

export const FOREST: Drawing = [
  ['trunk', boxes(3, 6, [10.5, 38], [22.5, 38], [34.5, 38])],
  ['leaf-dark', fir(24, 3, 40, 13, -1)],
  ['copper', fir(24, 3, 40, 13, 1)],
  ['leaf', fir(12, 13, 40, 9.5, -1) + fir(36, 11, 40, 9.5, -1)],
  ['leaf-dark', fir(12, 13, 40, 9.5, 1) + fir(36, 11, 40, 9.5, 1)],
  ['meadow', 'M3 44v-2q21-3 42 0v2Z'],
  ['white', box(23, 38, 2.6, 5)],
  ['signal', 'M19.5 39.5q.5-5 4.8-5t4.8 5Z'],
  ['white', discs(0.8, [22.5, 37.6], [26, 38])],
]

export const MINE: Drawing = [
  ['stone', 'M2 44 11 24l5 3L27 5l8 14 4-1 7 26Z'],
  ['slate', 'M27 5l8 14 4-1 7 26H33l2-12-7-11 2-7Z'],
  ['gold', 'M20 22l2.5-2.5L25 22l-2.5 3.5ZM38.2 35l1.9-2.5 1.9 2.5-1.9 3.2ZM8.5 36l1.5-2 2 2-1.5 3Z'],
  ['dark', 'M13 44V30q0-3 3-3h15q3 0 3 3v14Z'],
  ['trunk', 'M13.5 44V28M33.5 44V28M10 27.8h27', 3],
  ['wheat-dark', 'M10 26.8h27', 1.2],
  ['stone', 'M9 43.5h29', 1.4],
  ['gold', 'M16.5 36l3-4.5 3 1.5 3-3.5 3.5 3 2 3.5Z'],
  ['signal', 'M15 35h17l-2 6.5H17Z'],
  ['roof', 'M15 35h17l-.6 2H15.6Z'],
  ['wall', disc(19.5, 41.8, 2) + disc(27.5, 41.8, 2)],
]
