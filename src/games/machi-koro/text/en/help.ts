import type { HelpTexts } from '../types/help.ts'
import { allLandmarks } from './grammar.ts'

export const help: HelpTexts = {
  goal: { title: 'Goal', landmarks: (count) => `Whoever has built ${allLandmarks(count)} wins at once.` },
  turn: {
    title: 'Your turn',
    roll: 'Roll one die, or two where a landmark allows it.',
    income: 'Cards with the number rolled pay.',
    build: 'Build one thing, or nothing.',
  },
  colours: 'When a card pays',
  landmarks: 'Landmarks',
  income: {
    title: 'Income',
    order: 'Red first, then blue and green, then purple.',
    copies: 'Every copy of a card pays.',
    forgiven: 'Whoever has too little pays what there is; the rest is forgiven.',
  },
  limits: {
    title: 'Limits',
    soldOut: 'What is sold out cannot be built.',
    onePerTown: 'A town has one of each purple card.',
  },
}
