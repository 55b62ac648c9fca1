import { awning, box, boxes, type Drawing, disc, discs } from './drawing.ts'

export const TRAIN_STATION: Drawing = [
  ['signal', 'M24 8V2l8 2.5-8 2.5'],
  ['wall', box(17, 18, 14, 24)],
  ['wall-shade', box(27, 18, 4, 24)],
  ['copper', 'M15 19 24 6l9 13Z'],
  ['white', disc(24, 25, 5)],
  ['dark', 'M24 21.5V25l2.5 1.5', 1.2],
  ['brick', box(3, 40, 42, 20)],
  ['slate', 'M1 41l4-7h38l4 7Z'],
  ['wall', 'M9 60V46a15 15 0 0 1 30 0v14Z'],
  ['glass', 'M12 45a12 12 0 0 1 24 0Z'],
  ['wall', 'M24 33v12M15.5 36 24 45l8.5-9', 1],
  ['dark', box(13, 47, 22, 13)],
  ['stone', 'M20 60l1-3h6l1 3Z'],
  ['signal', 'M18.5 58v-7.5q0-2.5 2.5-2.5h6q2.5 0 2.5 2.5V58Z'],
  ['white', box(18.5, 55, 11, 1.2)],
  ['glass', 'M20 50.5h3.4v3H20ZM24.6 50.5H28v3h-3.4Z'],
  ['gold', discs(0.9, [20.5, 57], [27.5, 57])],
  ['glass', 'M4.5 57v-8q0-2 1.7-2t1.7 2v8ZM40.1 57v-8q0-2 1.7-2t1.7 2v8Z'],
  ['stone', box(2, 58.5, 44, 1.5)],
]

export const SHOPPING_MALL: Drawing = [
  ['slate', 'M40 30V14', 0.8],
  ['gold', disc(40, 9, 5.5)],
  ['orange', 'M40 3.5a5.5 5.5 0 0 1 0 11q3-5.5 0-11Z'],
  ['signal', 'M13 11h16l1.5 15h-19Z'],
  ['roof', 'M25 11h4l1.5 15H26Z'],
  ['slate', 'M17 15v-4.5q0-5 4-5t4 5V15', 1.6],
  ['wall', box(7, 26, 34, 12)],
  ['wall-shade', box(33, 26, 8, 12)],
  ['plum', box(6, 24.5, 36, 2.5)],
  ['glass', boxes(4, 5, [9.5, 30], [34.5, 30])],
  ['wall', box(3, 38, 42, 22)],
  ['wall-shade', box(36, 38, 9, 22)],
  ['plum', box(2, 36.5, 44, 2.5)],
  ['glass', 'M16 58V38a8 8 0 0 1 16 0v20Z'],
  ['wall', 'M24 30v28M16 39h16M16 46h16', 1],
  ['signal', 'M6 41h3.5v10L7.8 49.5 6 51ZM38.5 41H42v10l-1.7-1.5L38.5 51Z'],
  ['copper', 'M11 41h3.5v10l-1.7-1.5L11 51ZM33.5 41H37v10l-1.7-1.5L33.5 51Z'],
  ['dark', box(20, 51, 8, 8)],
  ['gold', box(14, 49.5, 20, 2)],
  ['stone', box(2, 58.5, 44, 1.5)],
]

const CABINS = Array.from({ length: 8 }, (_, i) => {
  const angle = ((i + 0.5) * Math.PI) / 4
  return [Number((24 + 18 * Math.cos(angle)).toFixed(1)), Number((22 + 18 * Math.sin(angle)).toFixed(1))] as const
})

export const AMUSEMENT_PARK: Drawing = [
  ['slate', 'M24 22 13.5 59M24 22l10.5 37', 2.4],
  ['wall-shade', CABINS.map(([x, y]) => `M24 22L${x} ${y}`).join(''), 1.2],
  ['signal', disc(24, 22, 18), 2.2],
  ['gold', discs(3.4, ...CABINS.filter((_, i) => i % 2 === 0))],
  ['copper', discs(3.4, ...CABINS.filter((_, i) => i % 2 === 1))],
  ['gold', disc(24, 22, 3)],
  ['dark', box(10, 50, 28, 10)],
  ['white', boxes(2, 10, [11, 50], [18, 50], [28, 50], [35, 50])],
  ...awning('plum', 6, 48, 36, 2.5),
  ['plum', 'M6 48.5 24 41l18 7.5Z'],
  ['stone', box(2, 58.5, 44, 1.5)],
]

export const RADIO_TOWER: Drawing = [
  ['gold', 'M17.5 13a7 7 0 0 1 0-8M30.5 13a7 7 0 0 0 0-8M14 15.5a11 11 0 0 1 0-13M34 15.5a11 11 0 0 0 0-13', 1.6],
  ['signal', 'M23 26V8l1-6 1 6v18Z'],
  ['roof', 'M15 41h18M12 50h24M18 33h12M15 41l15-8M33 41l-15-8M12 50l21-9M36 50l-21-9', 1.2],
  ['signal', 'M7 60 20 24h8l13 36h-5.5L24.6 28h-1.2L12.5 60Z'],
  ['signal', 'M15 41h18M18.5 33h11', 2],
  ['white', box(17, 22, 14, 4)],
  ['slate', box(18.5, 20, 11, 2)],
  ['glass', boxes(2.5, 2, [18.5, 23], [22.7, 23], [27, 23])],
  ['wall', box(12, 50, 24, 10)],
  ['plum', box(11, 48, 26, 2.5)],
  ['glass', boxes(4, 4, [14.5, 52.5], [29.5, 52.5]) + box(21.5, 52.5, 5, 7.5)],
  ['stone', box(2, 58.5, 44, 1.5)],
]
