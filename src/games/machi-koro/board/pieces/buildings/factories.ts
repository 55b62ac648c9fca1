import { box, boxes, type Drawing, disc, discs } from './drawing.ts'

export const CHEESE_FACTORY: Drawing = [
  ['wall-shade', discs(2, [41, 8.5], [43.5, 5]) + disc(39.5, 4.5, 1.5)],
  ['stone', box(37, 12, 6, 14)],
  ['signal', box(36.3, 12, 7.4, 2.5)],
  ['wall', box(4, 26, 40, 18)],
  ['wall-shade', box(34, 26, 10, 18)],
  ['wheat', 'M6 15.5 28 4q6 3 6.5 11.5Z'],
  ['gold', box(6, 15.5, 28.5, 9)],
  ['wheat-dark', disc(13, 20, 2.5) + disc(22.5, 21, 1.8) + disc(29, 18.5, 1.6) + disc(25, 11, 1.7)],
  ['copper', box(3, 24, 42, 3.5)],
  ['glass', boxes(6, 5, [6.5, 30.5], [14.5, 30.5])],
  ['slate', box(23, 31, 10, 13)],
  ['stone', 'M23 34h10M23 37h10M23 40h10', 0.8],
  ['stone', 'M35.5 44v-7l2-2.5v-2h5v2l2 2.5v7Z'],
  ['white', 'M35.5 44v-7l2-2.5v-2H40V44Z'],
  ['stone', box(3, 42.5, 42, 1.5)],
]

export const FURNITURE_FACTORY: Drawing = [
  ['wall-shade', discs(2, [40, 6], [42.5, 3])],
  ['stone', box(36, 10, 6, 12)],
  ['signal', box(35.3, 9, 7.4, 2.5)],
  ['brick', 'M4 44V13l13.3 9v-9l13.3 9v-9L44 22v22Z'],
  ['glass', 'M6 24v-7l8 5.5V24ZM19.5 24v-7l8 5.5V24ZM32.7 24v-7l8 5.5V24Z'],
  ['slate', 'M4 13l13.3 9v-9l13.3 9v-9L44 22', 2],
  ['wall', box(9, 27, 21, 17)],
  ['trunk', 'M15 35v8.5M24.5 36v7.5', 2],
  ['orange', 'M13.5 28.5h3.5V35h8.5v3H13.5Z'],
  ['roof', 'M17 35h8.5v1.5H17Z'],
  ['trunk', discs(2.8, [34.6, 41.2], [40.2, 41.2], [37.4, 36.4])],
  ['wheat', discs(1.7, [34.6, 41.2], [40.2, 41.2], [37.4, 36.4])],
  ['stone', box(3, 42.5, 42, 1.5)],
]
