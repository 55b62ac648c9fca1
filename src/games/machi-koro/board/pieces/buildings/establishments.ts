import { awning, box, boxes, type Drawing, disc, discs } from './drawing.ts'

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

/** One half of an ear of wheat whose tip is at the top. */
function ear(x: number, top: number, side: 1 | -1): string {
  const grains = [14, 19.5, 25].map(
    (down) => `M${x} ${top + down}q${6 * side}-1 ${6.5 * side}-8q${-6 * side} 2 ${-6.5 * side} 8Z`,
  )
  return `M${x} ${top + 9}q${4.5 * side}-4 0-9Z${grains.join('')}`
}

export const WHEAT_FIELD: Drawing = [
  ['wheat', 'M3 44V34q21-8 42 0v10Z'],
  ['wheat-dark', 'M9 44l6-12 3-.6L15 44ZM22 44l.8-13h2.4L26 44ZM33 44l-3-12.6 3 .6 6 12Z'],
  ['wheat-dark', 'M24 12v32M11 20v24M37 20v24', 1.6],
  ['gold', ear(24, 3, -1) + ear(11, 10, -1) + ear(37, 10, -1)],
  ['wheat-dark', ear(24, 3, 1) + ear(11, 10, 1) + ear(37, 10, 1)],
]

export const RANCH: Drawing = [
  ['roof', 'M4 44V20l5-8 13-8 13 8 5 8v24Z'],
  ['slate', 'M3.5 21 9 12l13-8 13 8 5.5 9', 2.6],
  ['dark', box(17.5, 13, 9, 8)],
  ['wheat', 'M17.5 21q0-4.5 4.5-4.5t4.5 4.5Z'],
  ['white', 'M8 43V29h13v14M8 29l12.5 14M21 29 8.5 43', 1.6],
  ['meadow', 'M2 44v-2h44v2Z'],
  ['dark', 'M44.5 31q2 4 0 8', 1.2],
  ['white', 'M24 28h17q4 0 4 4v12h-3.5v-6H31v6h-3.5v-6q-3 0-3.5-4Z'],
  ['dark', 'M31 28h7q1 6-3.5 6T31 28ZM45 33v6q-4-1-4-4t4-2Z'],
  ['white', 'M18 24h9l-1 9q-3.5 3-7 0Z'],
  ['dark', 'M18 25q-4-2-5 1 3 3 5 1ZM27 25q4-2 5 1-3 3-5 1ZM23.5 24H27l-.5 5q-3 0-3-5Z'],
  ['rose', 'M18.6 30.5h7.8q.6 5-3.9 5t-3.9-5Z'],
  ['dark', discs(0.7, [20.7, 33], [24.3, 33], [20.5, 27.5])],
]

const APPLES = discs(2, [12, 14], [21, 10], [17, 22], [26, 19], [8.5, 22])

export const APPLE_ORCHARD: Drawing = [
  ['trunk', box(34.5, 28, 3, 15)],
  ['leaf-dark', disc(36, 22, 9)],
  ['meadow', disc(34.5, 21, 7)],
  ['signal', discs(1.6, [33, 18], [38, 23], [31, 24])],
  ['trunk', 'M16 44V27h4v17ZM18 36l7-6'],
  ['leaf-dark', disc(18, 18, 14.5)],
  ['leaf', 'M18 32.5a14.5 14.5 0 1 1 8-26.6q5 20-8 26.6Z'],
  ['signal', APPLES],
  ['meadow', 'M3 44v-2h42v2Z'],
  ['signal', discs(2.6, [29, 35.5], [34, 34.5], [39, 35.5])],
  ['trunk', box(25, 36.5, 18, 7.5)],
  ['wheat', box(26, 37.5, 16, 2.2) + box(26, 41, 16, 2.2)],
]

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
