import { box, boxes, type Drawing, discs, drivers, wheels } from './drawing.ts'

/** A hand car with two who work its lever. */
export const DRAISINE: Drawing = [
  ['iron', 'M35 16l-5 12h10Z', 1.6],
  ['iron-light', 'M22 17.5 48 14', 1.8],
  ['coat', 'M14 15.5q0-3.5 3.5-3.5t4 3.5L23 21.5v6h-3.5l-.5-4.5-1 4.5h-3.5Z'],
  ['skin', discs(8.8, 2.9, 18.2)],
  ['iron', 'M14.6 8q0-3.4 3.6-3.4 3.2 0 3.2 2.4h2v1Z'],
  ['coat', 'M18.5 14.5 24 17.5', 2],
  ['spoke', 'M56 14q0-3.5-3.5-3.5t-4 3.5l-1 7-1 6.5H50l1-5.5 1.5 5.5H56Z'],
  ['skin', discs(7.3, 2.9, 52)],
  ['wood', 'M48.5 6.9q.5-3.2 3.8-3 3.2.2 2.9 4.4l-1.6-2Z'],
  ['spoke', 'M52 13l-6 1.5', 2],
  ['wood', box(11, 27.5, 48, 2.6)],
  ['iron', box(13, 30, 44, 1.4)],
  ...drivers(4.2, 22, 48),
]

/** A small engine of the forest railways with a coach that has no walls. */
export const NARROW_GAUGE: Drawing = [
  ['iron', 'M32 30h8', 1.4],
  ['wood', 'M3 15q1-2.5 4-2.5h22q3 0 4 2.5v1H3Z'],
  ['wood', boxes(15.5, 1.3, 14, 4, 12.6, 21.2, 30.7)],
  ['band', box(4, 23, 28, 2)],
  ['body', box(4, 24.5, 28, 4.5)],
  ['shade', box(4, 28, 28, 2)],
  ...wheels(2.8, 10, 26),
  ['body', 'M38 21.5q0-2 2-2h34q2.5 0 2.5 2.5v7.5H38Z'],
  ['body', 'M49 13h15v16H49Z'],
  ['shade', box(38, 26.5, 38.5, 3)],
  ['band', box(38, 23.4, 11, 1.6) + box(64, 23.4, 12.5, 1.6)],
  ['iron', 'M47 13.5q1-2.5 4-2.5h11q3 0 4 2.5Z'],
  ['glass', box(51, 15, 5, 5.5) + box(57.5, 15, 4.5, 5.5)],
  ['iron', box(67, 17, 2.5, 2.5) + box(37, 29, 40, 2)],
  ...wheels(2.8, 43, 50, 65, 72),
  ['iron', box(41, 30.5, 11, 1.8) + box(63, 30.5, 11, 1.8)],
  ['lamp', discs(23, 1.3, 75.2)],
]
