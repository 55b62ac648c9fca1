import { bogies, box, boxes, type Drawing, discs, pantograph, singleArm } from './drawing.ts'

/** Upright ends, rows of louvres, and two large pantographs. */
export const ELECTRIC_BOX: Drawing = [
  ...pantograph(17, 11),
  ...pantograph(63, 11),
  ['steel', box(27, 9, 26, 2)],
  ['body', 'M4 30V13q0-2 2-2h68q2 0 2 2v17Z'],
  ['shade', box(4, 27.5, 72, 3)],
  ['band', box(4, 23.5, 72, 2.2)],
  ['glass', box(5.5, 14, 4, 6) + box(70.5, 14, 4, 6) + box(13, 14, 4, 6) + box(63, 14, 4, 6)],
  ['shade', box(20, 13.5, 40, 7)],
  ['steel', boxes(13.5, 1, 7, 24, 28, 32, 47, 51, 55)],
  ['glass', discs(17, 2.2, 40)],
  ...bogies(5, 17, 63),
  ['iron', box(30, 30, 20, 3.2)],
  ['steel', box(76, 27.5, 3, 1.6) + box(1, 27.5, 3, 1.6)],
  ['lamp', discs(22, 1.4, 74) + discs(22, 1.4, 6)],
]

/** Long, with fronts that lean back above and below a sharp edge, and six axles. */
export const ELECTRIC_SLANT: Drawing = [
  ...singleArm(15, 11),
  ...singleArm(63, 11),
  ['steel', boxes(9, 8, 2, 25, 36, 47)],
  ['body', 'M3.5 30 .8 22 6.5 11h67l5.7 11-2.7 8Z'],
  ['shade', 'M3.5 30l-1-2.8h75l-1 2.8Z'],
  ['band', 'M2.1 19.5h75.8L79.2 22l-.6 1.8H1.4L.8 22Z'],
  ['glass', 'M4.3 18 7.3 12.5h4.2V18ZM75.7 18l-3-5.5h-4.2V18Z'],
  ['shade', boxes(13, 8, 5, 18, 28.5, 43.5, 54)],
  ['glass', box(38, 13.5, 4, 4)],
  ['iron', box(5, 30, 28, 3.2) + box(47, 30, 28, 3.2) + box(35, 30, 10, 2.5)],
  ...[9, 19, 29, 51, 61, 71].map((x) => ['wheel', discs(32.5, 3.5, x)] as const),
  ['hub', discs(32.5, 1.2, 9, 19, 29, 51, 61, 71)],
  ['lamp', box(74.6, 24.5, 3, 1.7) + box(2.4, 24.5, 3, 1.7)],
]

/** Rounded like a stone in a river. */
export const ELECTRIC_MODERN: Drawing = [
  ...singleArm(18, 10.5),
  ['steel', box(30, 9, 20, 2) + box(54, 9.2, 8, 2)],
  ['body', 'M2 30v-5q.5-9 9-14 1-.5 2-.5h54q1 0 2 .5 8.5 5 9 14v5Z'],
  ['shade', 'M2 30v-3h76v3Z'],
  ['iron', 'M4.5 18.5q2.5-4.5 7-7h4l-2 7ZM75.5 18.5q-2.5-4.5-7-7h-4l2 7Z'],
  ['glass', 'M6.5 17.5q2-3 5-5h2.2l-1.5 5ZM73.5 17.5q-2-3-5-5h-2.2l1.5 5Z'],
  ['band', 'M18 10.5h12L22 30H10ZM50 10.5h4L46 30h-4Z'],
  ['shade', box(33, 14, 12, 1) + box(33, 17, 11, 1) + box(56, 14, 9, 1) + box(56, 17, 9, 1)],
  ...bogies(5.5, 17, 63),
  ['iron', box(30, 30, 20, 2.8)],
  ['lamp', 'M75 22q1.8 1.5 2.3 3.5L74 24ZM5 22q-1.8 1.5-2.3 3.5L6 24Z'],
]
