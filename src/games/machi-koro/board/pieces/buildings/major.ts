import { box, boxes, type Drawing, disc } from './drawing.ts'

export const STADIUM: Drawing = [
  ['slate', 'M6 26V6M42 26V6M24 18V6', 1.4],
  ['glass', boxes(9, 5, [1.5, 4], [37.5, 4])],
  ['plum', 'M24.6 5l8 2.8-8 2.8Z'],
  ['wall-shade', 'M2 24q0-8 22-8t22 8-22 8-22-8Z'],
  ['stone', 'M5 24q0-6 19-6t19 6Z'],
  ['leaf', 'M10 25q0-4.5 14-4.5T38 25Z'],
  ['white', 'M24 20.5V25', 1],
  ['wall', 'M2 24q0 5 22 5t22-5l-3 20H5Z'],
  ['wall-shade', 'M36 28.4q10-1.3 10-4.4l-3 20h-7Z'],
  ['plum', 'M2 24q0 5 22 5t22-5l-.6 4.6Q45 33 24 33T2.6 28.6Z'],
  [
    'dark',
    'M20.5 44v-4.5a3.5 3.5 0 0 1 7 0V44ZM12.5 43.5v-4.6a2.5 2.7 0 0 1 5 .3v4.3ZM30.5 43.5v-4.3a2.5 2.7 0 0 1 5-.3v4.6ZM6.8 43v-5a1.5 2.6 0 0 1 3 .4V43ZM38.2 43v-4.6a1.5 2.6 0 0 1 3-.4v5Z',
  ],
  ['stone', box(3, 42.5, 42, 1.5)],
]

export const TV_STATION: Drawing = [
  ['signal', 'M13 24 15.5 6h1L19 24M14 18.5h4M14.7 13h2.6', 1.4],
  ['gold', 'M10.5 10a6 6 0 0 1 0-7M21.5 10a6 6 0 0 0 0-7', 1.4],
  ['slate', 'M35 24l2-6 2 6Z'],
  ['wall', 'M28 7a10 10 0 0 0 14.5 13.5Z'],
  ['slate', 'M35.2 13.8 40 8', 1.2],
  ['gold', disc(40.5, 7.5, 1.6)],
  ['plum', box(4, 23, 40, 21)],
  ['wall', box(3, 22, 42, 2.5)],
  ['dark', 'M8 27h24v13H8Z'],
  ['white', box(9.5, 28.5, 4.2, 10)],
  ['gold', box(13.7, 28.5, 4.2, 10)],
  ['leaf', box(17.9, 28.5, 4.2, 10)],
  ['signal', box(22.1, 28.5, 4.2, 10)],
  ['slate', box(26.3, 28.5, 4.2, 10)],
  ['glass', boxes(5, 4, [36, 28]) + box(36, 35, 5, 8)],
  ['stone', box(3, 42.5, 42, 1.5)],
]

const STOREYS = [0, 5, 10, 15, 20]

export const BUSINESS_CENTER: Drawing = [
  ['slate', 'M5 44V11L19 4v40Z'],
  ['dark', 'M19 44V4l4 4v36Z'],
  ['wall', box(25, 14, 14, 30)],
  ['wall-shade', box(37, 14, 6, 30)],
  ['plum', box(24, 12, 20, 3)],
  [
    'glass',
    boxes(
      3,
      3,
      ...STOREYS.flatMap(
        (y) =>
          [
            [8, 13 + y],
            [13.5, 13 + y],
          ] as const,
      ),
    ),
  ],
  [
    'glass',
    boxes(
      3,
      3,
      ...STOREYS.slice(0, 4).flatMap(
        (y) =>
          [
            [27.5, 18 + y],
            [32, 18 + y],
            [38.5, 18 + y],
          ] as const,
      ),
    ),
  ],
  ['gold', disc(24, 35, 8)],
  ['plum', disc(24, 35, 6.6)],
  ['white', 'M20 33h7.5M25 30.5l2.5 2.5-2.5 2.5M28 37.5h-7.5M23 35l-2.5 2.5L23 40', 1.4],
  ['stone', box(3, 42.5, 42, 1.5)],
]
