/** The shape cards, drawn by strokes. */

import {
  oddStations,
  type Pattern,
  type Place,
  SHAPE_POINTS,
  type Shape,
  type ShapePoints,
} from '#games/lokomoto/cards/cards.ts'

/** The directions of a step as hours on a clock face: 3 is right, 5 is down to the right. */
const STEPS: Readonly<Record<string, Place>> = {
  '1': [1, -1],
  '3': [1, 0],
  '5': [0, 1],
  '7': [-1, 1],
  '9': [-1, 0],
  '11': [0, -1],
}

/** One stroke, and branches that start after a number of steps. The name is only a description. */
export type Drawing = readonly [
  name: string,
  steps: string,
  ...branches: readonly (readonly [after: number, steps: string])[],
]

const DRAWINGS: Readonly<Record<ShapePoints, readonly Drawing[]>> = {
  1: [
    ['triangle', '1 5 9'],
    ['straight line', '3 3 3'],
    ['lightning', '3 7 3'],
    ['bend', '3 3 5'],
    ['bowl', '5 3 1'],
    ['diamond', '1 5 7 11'],
    ['flag', '1 1 5 9'],
    ['propeller', '3', [0, '7'], [0, '11']],
    ['bird’s foot', '3', [0, '1'], [0, '5']],
    ['cross', '5 5', [1, '1'], [1, '7']],
  ],
  2: [
    ['M', '1 5 1 5'],
    ['tub', '5 3 1 9 9'],
    ['split diamond', '1 5 7 11 3'],
    ['walking stick', '1 1 3 5 7'],
    ['lollipop', '3 1 5 7 11'],
    ['Z', '3 3 7 3'],
    ['S', '9 9 5 9'],
    ['arrow', '3 3 7', [2, '11']],
    ['A', '1 1 5 5', [1, '3']],
    ['chair', '5 5', [1, '3 5']],
  ],
  3: [
    ['ring', '3 5 7 9 11 1'],
    ['hourglass', '3 7 5 9 1 11'],
    ['large triangle', '1 1 5 5 9 9'],
    ['mountains', '1 5 1 5 9 9'],
    ['fish', '1 11 7 5 5 9 1'],
    ['key', '11 7 5 1 3 3 7'],
    ['sailing boat', '3 3 7 9 11 1 5'],
    ['snail', '5 7 9 11 1 1 3'],
    ['tuning fork', '3 3 1 3', [2, '5 3']],
    ['feathered arrow', '3 3 7', [2, '11'], [0, '7'], [0, '11']],
  ],
}

/** The places along the steps, including the start. */
function trail(from: Place, steps: string, directions: Readonly<Record<string, Place>>): readonly Place[] {
  const places = [from]
  for (const step of steps.split(' ')) {
    const [x, y] = places[places.length - 1]
    places.push([x + directions[step][0], y + directions[step][1]])
  }
  return places
}

function patternOf([, steps, ...branches]: Drawing, directions: Readonly<Record<string, Place>>): Pattern {
  const stroke = trail([0, 0], steps, directions)
  const trails = [stroke, ...branches.map(([after, more]) => trail(stroke[after], more, directions))]
  return trails.flatMap((places) => places.slice(1).map((place, i): readonly [Place, Place] => [places[i], place]))
}

export const makeShapes = (): readonly Shape[] => shapesOf(DRAWINGS, STEPS)

export function shapesOf(
  drawings: Readonly<Record<ShapePoints, readonly Drawing[]>>,
  steps: Readonly<Record<string, Place>>,
): readonly Shape[] {
  const all = SHAPE_POINTS.flatMap((points) => drawings[points].map((drawing) => ({ points, drawing })))
  return all.map(({ points, drawing }, i) => {
    const sections = patternOf(drawing, steps)
    return { id: i + 1, points, sections, asterisk: oddStations(sections) > 2 }
  })
}
