import { box, type Drawing, disc, discs } from './drawing.ts'

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
