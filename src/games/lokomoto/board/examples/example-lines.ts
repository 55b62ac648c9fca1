import type { Shape } from '../../cards/cards.ts'

/** What the examples show. Sections stand in texts, one beside the other; a test sees that the captions tell the truth. */

/** LK-A2: a piece of the map, and what is reserved on it. */
export const MEADOW = 'a2-b1 b1-b2 b2-c1 c1-c2 b1-c1 a2-b2 b2-c2'
export const RESERVED = 'a2-b2 c1-c2'
export const DRAWN = 'a2-b2'
export const RESERVED_BY_OTHER = 'b1-c1'

/** LK-B1: six with a branch, and two that stay. */
export const PAYING = 'a2-b2 b2-c2 c1-c2 c2-d2 d2-e1 c1-d1'
export const STAYING = 'a2-a3 a3-b3'

/** LK-B2: a shape, and two lines that look like it. */
export const HOOK: Shape = {
  id: 1,
  points: 1,
  sections: [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [2, 0],
    ],
    [
      [2, 0],
      [2, 1],
    ],
  ],
  asterisk: false,
}
export const TURNED_HOOK = 'c2-d1 b3-c2 a3-b3'
export const MIRRORED_HOOK = 'a2-b2 b2-c2 c2-d1'

/** LK-B3: a shape where it lies on the map, and the trains beside it. */
export const BOWL: Shape = {
  id: 2,
  points: 2,
  sections: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [1, 1],
    ],
    [
      [1, 1],
      [2, 0],
    ],
    [
      [2, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 0],
    ],
  ],
  asterisk: false,
}
export const BOWL_ON_MAP = 'a2-a3 a3-b3 b3-c2 b2-c2 a2-b2'
export const FACE_UP = [
  { price: 3, engine: 'railbus', livery: 'red' },
  { price: 4, engine: 'diesel-small', livery: 'green' },
  { price: 4, engine: 'steam-tank', livery: 'blue' },
  { price: 6, engine: 'diesel', livery: 'red' },
  { price: 7, engine: 'diesel-nose', livery: 'grey' },
  { price: 8, engine: 'electric-modern', livery: 'red' },
] as const

/** LK-2P: a part of the map, and what is crossed out on it. */
export const COUNTRY =
  'b1-c1 c1-d1 d1-e1 e1-f1 f1-g1 b2-c2 c2-d2 d2-e2 e2-f2 a3-b3 b3-c3 c3-d3 d3-e3 b1-b2 b2-c1 c1-c2 c2-d1 d1-d2 d2-e1 e1-e2 e2-f1 f1-f2 f2-g1 a3-b2 b2-b3 b3-c2 c2-c3 c3-d2 d2-d3 d3-e2 e2-e3 e3-f2'
export const BLOCKED = 'b1-c1 d1-d2 a3-b2 c2-c3 e1-f1 e2-e3 f2-g1'

/** LK-X1: a line with a ring at its end, and a fork; and their stations with an odd number of sections. */
export const ONE_STROKE = 'a2-b2 b2-c1 c1-d1 c2-d1 b2-c2'
export const ENDS_OF_STROKE = 'a2 b2'
export const FORK = 'a2-b2 b2-c1 b2-c2 c2-d2'
export const ENDS_OF_FORK = 'a2 b2 c1 d2'
