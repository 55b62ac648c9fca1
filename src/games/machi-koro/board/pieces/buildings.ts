/** The papers that buildings are cut from; each is a colour in colours.css. */
export type Tone =
  | 'wall'
  | 'wall-shade'
  | 'white'
  | 'roof'
  | 'brick'
  | 'slate'
  | 'stone'
  | 'dark'
  | 'glass'
  | 'gold'
  | 'orange'
  | 'signal'
  | 'plum'
  | 'copper'
  | 'leaf'
  | 'leaf-dark'
  | 'meadow'
  | 'wheat'
  | 'wheat-dark'
  | 'trunk'
  | 'rose'

/** One piece of paper: its tone and its outline or, where a width is given, a line along the path. */
type Layer = readonly [tone: Tone, path: string, width?: number]

/** From back to front, on a grid that is 48 wide. The ground is 4 above the lower edge. */
export type Drawing = readonly Layer[]

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}

/** The same box in several places, each given as x and y. */
export function boxes(width: number, height: number, ...at: readonly (readonly [x: number, y: number])[]): string {
  return at.map(([x, y]) => box(x, y, width, height)).join('')
}

export function disc(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 0 1 `
  return `M${x - radius} ${y}${arc}${2 * radius} 0${arc}${-2 * radius} 0Z`
}

export function discs(radius: number, ...at: readonly (readonly [x: number, y: number])[]): string {
  return at.map(([x, y]) => disc(x, y, radius)).join('')
}

/** A striped blind with a scalloped edge: seven stripes of two papers. */
export function awning(tone: Tone, x: number, y: number, width: number, height: number): Drawing {
  const stripe = width / 7
  const drop = `v${height}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0Z`
  const stripes = (first: number) =>
    Array.from({ length: 4 - first }, (_, i) => `M${x + (2 * i + first) * stripe} ${y}h${stripe}${drop}`).join('')
  return [
    [tone, stripes(0)],
    ['white', stripes(1)],
  ]
}

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
