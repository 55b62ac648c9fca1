import type { ShapeTexts } from '../types/shapes.ts'
import { words } from './words.ts'

export const shapes: ShapeTexts = {
  label: 'Shapes',
  open: (points) => words.points(points),
  secret: (points) => `${words.points(points)}, secret`,
  left: (cards) => (cards === 0 ? 'deck empty' : `${cards} in deck`),
  none: (points) => `All shapes worth ${points} are taken.`,
  held: (train) => (train === undefined ? 'Held, no train fits yet' : `Held: take it with ${train}`),
  missing: (sections) => `${words.sections(sections)} missing`,
  nowhere: 'No place left',
  spoken: ({ shape: { id, points, asterisk }, isSecret, state }) => {
    const kinds = [...(isSecret ? ['secret'] : []), ...(asterisk ? ['not in one stroke'] : [])]
    return `${[words.shape(id, points), ...kinds].join(', ')}. ${state}. Show it on the map.`
  },
  turn: 'Turn',
  turnCard: (shape) => `Turn shape ${shape}`,
  lay: 'Lay on map',
  layCard: (shape) => `Lay on map: shape ${shape}`,
  lift: 'Take off',
  liftCard: (shape) => `Take off the map: shape ${shape}`,
}
