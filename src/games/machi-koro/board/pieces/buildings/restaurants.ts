import { awning, box, boxes, type Drawing, disc, discs } from './drawing.ts'

export const CAFE: Drawing = [
  ['slate', 'M5 13 9 4h20l4 9Z'],
  ['wall', box(6, 12, 26, 32)],
  ['wall-shade', box(26, 12, 6, 32)],
  ['glass', box(20, 34, 9, 7) + box(9, 34, 7, 9)],
  ['trunk', 'M9 44V33.5h7V44M20 41.5h9', 1.2],
  ['trunk', disc(19, 15, 11)],
  ['white', 'M12 14h12v4q0 4.5-4 4.5h-4q-4 0-4-4.5Z'],
  ['white', 'M24 15.5h1.5q2 0 2 2t-2 2H24', 1.4],
  ['white', 'M15.5 12q-1.5-2 0-3.5t0-3M20 12q-1.5-2 0-3.5t0-3', 1.4],
  ...awning('signal', 4, 26, 30, 4.5),
  ['trunk', 'M38.5 22v22M33.5 37h10', 1.4],
  ['signal', 'M30 28q2-8.5 8.5-8.5T47 28q-2.8-2-5.6 0-2.9-2-5.8 0-2.8-2-5.6 0Z'],
  ['white', 'M35.6 28q.4-8.5 2.9-8.5t2.9 8.5q-2.9-2-5.8 0Z'],
  ['stone', box(3, 42.5, 42, 1.5)],
]

export const FAMILY_RESTAURANT: Drawing = [
  ['wall', box(4, 25, 40, 19)],
  ['wall-shade', box(34, 25, 10, 19)],
  ['signal', 'M1 27 8 14h32l7 13Z'],
  ['roof', 'M1 27l1.6-3h42.8L47 27Z'],
  ['glass', boxes(11, 8, [6.5, 30], [30.5, 30]) + box(20.5, 31, 7, 12)],
  ['wall', 'M12 30v8M36 30v8', 1],
  ['trunk', 'M20.5 44V31h7v13M24 31v13', 1.2],
  ['leaf-dark', boxes(11, 2.5, [6.5, 38.5], [30.5, 38.5])],
  ['signal', discs(1, [9, 38.5], [15, 38.5], [33, 38.5], [39, 38.5])],
  ['gold', disc(24, 13, 11)],
  ['white', disc(24, 13, 9)],
  ['slate', 'M17.8 7v4q0 2 2 2.4V20h1.8v-6.6q2-.4 2-2.4V7h-1.2v3.5h-1V7h-1.4v3.5h-1V7ZM27 20V6.5q4 1.5 4 8h-2.2V20Z'],
  ['stone', box(3, 42.5, 42, 1.5)],
]
