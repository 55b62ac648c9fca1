import type { ShapeTexts } from '../types/shapes.ts'
import { numbered } from './grammar.ts'
import { words } from './words.ts'

export const shapes: ShapeTexts = {
  label: 'Alakzatok',
  open: (points) => words.points(points),
  secret: (points) => `${words.points(points)}, titkos`,
  left: (cards) => (cards === 0 ? 'üres pakli' : `${cards} a pakliban`),
  none: (points) => `Nincs több ${points} pontos alakzat.`,
  held: (train) => (train === undefined ? 'Megvan, de még nincs hozzá vonat' : `Megvan, vonat hozzá: ${train}`),
  missing: (sections) => `${words.sections(sections)} hiányzik`,
  nowhere: 'Már nem fér el',
  spoken: ({ shape: { id, points, asterisk }, isSecret, state }) => {
    const kinds = [...(isSecret ? ['titkos'] : []), ...(asterisk ? ['egy vonallal nem rajzolható meg'] : [])]
    return `${[words.shape(id, points), ...kinds].join(', ')}. ${state}. Mutatás a térképen.`
  },
  turn: 'Forgatás',
  turnCard: (shape) => `Forgatás: ${numbered(shape)} alakzat`,
  lay: 'Térképre',
  layCard: (shape) => `Térképre: ${numbered(shape)} alakzat`,
  lift: 'Levétel',
  liftCard: (shape) => `Levétel a térképről: ${numbered(shape)} alakzat`,
}
