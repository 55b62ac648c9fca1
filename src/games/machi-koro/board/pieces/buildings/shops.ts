import { awning, box, boxes, type Drawing, disc, discs } from './drawing.ts'

export const BAKERY: Drawing = [
  ['brick', box(35, 5, 5, 9)],
  ['roof', 'M3 24 9 12h30l6 12Z'],
  ['wall', box(6, 23, 36, 21)],
  ['wall-shade', box(33, 23, 9, 21)],
  ['glass', box(22, 32, 16, 8) + box(10, 33, 8, 10)],
  ['orange', 'M23 40q0-4 3.5-4t3.5 4q0-4 3.5-4t3.5 4Z'],
  ['trunk', 'M10 44V33h8v11M14 33v11', 1.2],
  ...awning('copper', 3, 22, 42, 5),
  ['wheat-dark', 'M11 17q-3.5-9 5-11 8-2.5 16 0 8.5 2 5 11-13 2.5-26 0Z'],
  ['gold', 'M11 15.5q-3-7.5 5-9.5 8-2.5 16 0 8 2 5 9.5-13 2.5-26 0Z'],
  ['wheat-dark', 'M18 7.5l-2.5 5.5M25 7l-2.5 6M32 7.5 29.5 13', 1.8],
  ['stone', box(3, 42.5, 42, 1.5)],
]

export const CONVENIENCE_STORE: Drawing = [
  ['wall', box(4, 20, 40, 24)],
  ['glass', box(6, 27, 36, 15)],
  ['wall-shade', boxes(13, 1, [7, 31.5], [7, 36.5], [7, 41.5])],
  ['orange', boxes(2.6, 3.4, [8, 28.2], [15.6, 33.2], [8, 38.2])],
  ['signal', boxes(2.6, 3.4, [11.8, 28.2], [8, 33.2], [15.6, 38.2])],
  ['leaf-dark', boxes(2.6, 3.4, [15.6, 28.2], [11.8, 33.2], [11.8, 38.2])],
  ['white', 'M22 27v17M31.8 27v17M42 27v17M22 27h20', 1.8],
  ['copper', box(3, 17, 42, 3.5)],
  ['white', box(3, 20.5, 42, 2.5)],
  ['orange', box(3, 23, 42, 2.5)],
  ['slate', box(27, 14, 2, 3) + box(37, 14, 2, 3)],
  ['copper', 'M22 4q0-2 2-2h18q2 0 2 2v9q0 2-2 2H24q-2 0-2-2Z'],
  ['white', 'M28.5 6h9l1 7.5H27.5Z'],
  ['white', 'M30.8 7q0-3.5 2.2-3.5T35.2 7', 1.3],
  ['stone', box(3, 42.5, 42, 1.5)],
]

export const FRUIT_AND_VEGETABLE_MARKET: Drawing = [
  ['wall-shade', box(6, 14, 36, 22)],
  ['trunk', box(4.5, 12, 2.5, 32) + box(41, 12, 2.5, 32)],
  ['gold', 'M12 20q-1.5 8 4 10-1.5-4 1-9ZM17 20q-.5 8 5.5 9-2-4-1-8.5Z'],
  ['trunk', 'M14 21v-4h5v4', 1.2],
  ['slate', 'M33 18v5', 1.2],
  ['slate', 'M28 28q0-5.5 5-5.5t5 5.5ZM27 28h12v1.5H27Z'],
  ['white', disc(33, 26, 1.8)],
  ...awning('copper', 2, 7, 44, 8.5),
  ['trunk', box(2, 5.5, 44, 2.5)],
  ['signal', discs(2.7, [9, 34.5], [14.2, 34.5], [11.6, 31.3])],
  ['leaf-dark', discs(3.3, [20.8, 33.6], [27.2, 33.6])],
  ['leaf', discs(1.9, [20.3, 32.8], [26.7, 32.8])],
  ['orange', discs(2.7, [33.8, 34.5], [39, 34.5], [36.4, 31.3])],
  ['trunk', box(4, 35, 40, 9)],
  ['wheat', boxes(11.8, 2.8, [5.2, 36.3], [18.1, 36.3], [31, 36.3], [5.2, 40.2], [18.1, 40.2], [31, 40.2])],
]
