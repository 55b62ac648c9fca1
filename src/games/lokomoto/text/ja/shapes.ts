import type { ShapeTexts } from '../types/shapes.ts'
import { words } from './words.ts'

export const shapes: ShapeTexts = {
  label: '図形',
  open: (points) => words.points(points),
  secret: (points) => `${words.points(points)}（秘密）`,
  left: (cards) => (cards === 0 ? '山札なし' : `山札${cards}枚`),
  none: (points) => `${words.points(points)}の図形はもうありません。`,
  held: (train) => (train === undefined ? '完成。合う列車なし' : `完成。${train}で取れます`),
  missing: (sections) => `あと${words.sections(sections)}`,
  nowhere: '作れる場所なし',
  spoken: ({ shape: { id, points, asterisk }, isSecret, state }) => {
    const kinds = [...(isSecret ? ['秘密'] : []), ...(asterisk ? ['一筆書き不可'] : [])]
    return `${[words.shape(id, points), ...kinds].join('、')}。${state}。地図で見る。`
  },
  turn: '回す',
  turnCard: (shape) => `図形${shape}を回す`,
  lay: '地図に置く',
  layCard: (shape) => `地図に置く：図形${shape}`,
  lift: '外す',
  liftCard: (shape) => `外す：図形${shape}`,
}
