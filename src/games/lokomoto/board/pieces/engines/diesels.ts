import { bogies, box, boxes, type Drawing, discs } from './drawing.ts'

/** A shunter: a cab between a long and a short bonnet. */
export const DIESEL_SMALL: Drawing = [
  ['iron', box(22, 14, 5, 3) + box(9, 16, 2, 2)],
  ['body', 'M6 19q0-2.5 2.5-2.5H47V29H6ZM60 19.5h11.5q2.5 0 2.5 2.5v7H60Z'],
  ['body', 'M46 13h16v16H46Z'],
  ['iron', 'M44 13.5q1-3 4-3h12q3 0 4 3Z'],
  ['glass', box(48, 15, 5.5, 6.5) + box(55, 15, 5.5, 6.5)],
  ['shade', boxes(19, 4.5, 5.5, 10, 16.5, 23, 29.5, 36)],
  ['band', box(6, 25.8, 68, 1.7)],
  ['iron', box(3, 28.5, 74, 2)],
  ['gold', 'M4 28.5v-7M76 28.5v-7M4 22h4M72 22h4', 0.9],
  ...bogies(5, 17, 63),
  ['iron', box(31, 30, 17, 3.5)],
  ['lamp', discs(22.5, 1.3, 72.3) + discs(19.5, 1.3, 7.8)],
]

/** A box with a cab at both ends and a stripe along the middle. */
export const DIESEL: Drawing = [
  ['iron', box(20, 9, 14, 2.5) + box(40, 8.6, 8, 3) + box(53, 9.5, 9, 2)],
  ['body', 'M3 30V19.5L5.5 12q.3-1 1.5-1h66q1.2 0 1.5 1l2.5 7.5V30Z'],
  ['shade', box(3, 27.5, 74, 3)],
  ['band', 'M3 20.5h74v3.5H3Z'],
  ['glass', 'M5.5 18.5 7.5 13H11v5.5ZM74.5 18.5 72.5 13H69v5.5Z'],
  ['glass', box(13.5, 13.5, 4.5, 5) + box(62, 13.5, 4.5, 5)],
  ['shade', boxes(13.2, 5, 5.5, 24.5, 31, 44, 50.5)],
  ['glass', discs(16, 2, 40.5)],
  ...bogies(5, 17, 63),
  ['iron', box(30, 30, 20, 3.2)],
  ['steel', box(77, 27.5, 2.5, 1.6) + box(0.5, 27.5, 2.5, 1.6)],
  ['lamp', discs(25.8, 1.3, 75) + discs(25.8, 1.3, 5)],
]

/** Round noses in front of both cabs. */
export const DIESEL_NOSE: Drawing = [
  ['iron', box(27, 8.3, 10, 2.5) + box(42, 8.3, 10, 2.5)],
  ['body', 'M3 30.5 2 25q-.5-9 6-9.7l4.5-.5 2.3-3.8q.6-1 2.2-1h46q1.6 0 2.2 1l2.3 3.8 4.5.5q6.5.7 6 9.7l-1 5.5Z'],
  ['shade', 'M2.5 27.5h75l-.5 3H3Z'],
  ['band', 'M2 24.5Q5 19.5 12 19.5h56q7 0 10 5v2.5Q74 22.7 67 22.7H13Q6 22.7 2 27Z'],
  ['glass', 'M13.8 15.5l2-3.3q.3-.5 1-.5h4.2v3.8ZM66.2 15.5l-2-3.3q-.3-.5-1-.5H59v3.8Z'],
  ['glass', discs(15, 2, 29.5, 40, 50.5)],
  ['shade', boxes(12.5, 4, 5, 33, 43.2)],
  ...bogies(5.5, 17, 63),
  ['iron', box(30, 30, 20, 3.2)],
  ['lamp', discs(19, 1.7, 74.8) + discs(19, 1.7, 5.2)],
]
