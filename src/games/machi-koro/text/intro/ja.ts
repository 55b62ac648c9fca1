import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: '街コロ',
  pitch: 'サイコロを振り、畑や店でコインを集めて、誰よりも早く4つのランドマークを建設しましょう。',
  box: '2～4人',
  begins: '説明書の決め方：好きな方法で。',
  variants: {},
  bots: {
    expert: '達人',
    strong: '強豪',
    steady: '堅実',
    casual: '気楽',
    easy: '新人',
    beginner: '入門',
    random: 'ランダム',
  },
  titles: {},
  reached: (points) => (points === 0 ? 'ランドマークなし' : `ランドマーク${points}つ`),
}
