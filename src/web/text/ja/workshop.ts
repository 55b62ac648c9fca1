import type { WorkshopTexts } from '../en/workshop.ts'

export const workshop: WorkshopTexts = {
  title: '工房',
  line: '好きな局面を並べたり、手元の箱のカードで遊んだりできます。',
  positions: {
    title: '局面',
    line: '局面を並べて得点を確かめ、そこから続きを遊べます。',
  },
  sets: {
    title: 'カードとマップ',
  },
}
