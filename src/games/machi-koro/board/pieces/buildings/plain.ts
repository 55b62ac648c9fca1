import { awning, box, boxes, type Drawing } from './drawing.ts'

/** Buildings for the cards of other sets, which have no drawing of their own. */

export const PLAIN_HOUSE: Drawing = [
  ['brick', box(33, 7, 5, 10)],
  ['roof', 'M3 24 13 10h22l10 14Z'],
  ['wall', box(6, 23, 36, 21)],
  ['wall-shade', box(34, 23, 8, 21)],
  ['glass', boxes(8, 7, [10, 32], [30, 32])],
  ['trunk', box(20.5, 33, 7, 11)],
  ['gold', box(25.2, 38, 1.2, 1.6)],
  ...awning('copper', 8, 25, 32, 4),
  ['stone', box(3, 42.5, 42, 1.5)],
]

export const PLAIN_LANDMARK: Drawing = [
  ['slate', 'M24 14V3', 1.2],
  ['signal', 'M24 3l8 2.500-8 2.500Z'],
  ['copper', 'M14 24a10 10 0 0 1 20 0Z'],
  ['wall', box(16, 24, 16, 10)],
  ['glass', boxes(3, 6, [18.5, 26], [26.5, 26])],
  ['roof', 'M3 40 24 30l21 10Z'],
  ['wall', box(5, 40, 38, 18)],
  ['wall-shade', boxes(3, 18, [8, 40], [16, 40], [29, 40], [37, 40])],
  ['dark', 'M21 58V48a3 3 0 0 1 6 0v10Z'],
  ['stone', box(2, 57, 44, 3)],
]
