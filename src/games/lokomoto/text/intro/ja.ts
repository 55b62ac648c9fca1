import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'ロコモト',
  pitch: '1枚の地図にみんなで鉄道の線を引き、列車と交換しましょう。長い線か、巧みな図形か、その両方か。',
  box: '2～5人・8歳以上・30分',
  begins: '説明書の決め方：いちばん最近、列車で旅をした人が笛を吹いて始める',
  colours: ['れんが色', '青', '緑', '紫', '黄土色'],
  variants: {
    hiddenAgendas: { name: '秘密の図形', line: '全員が、秘密の図形を2枚ずつ持ちます。' },
    advanced: { name: '上級', line: '一筆書きできる線だけで列車を買います。' },
  },
  bots: {
    expert: { name: '達人', line: '頭の中で何度も最後までプレイし、相手の狙いも見抜きます。' },
    strong: { name: '強豪', line: '大きな列車と図形を狙い、数手先まで読みます。' },
    steady: { name: '堅実', line: '線をつなげて、最も得になるものを買います。' },
    easy: { name: '新人', line: '今ある線を伸ばし、買える列車をすぐ買います。ときどきうっかりします。' },
    random: { name: 'ランダム', line: 'できることを無作為に選びます。簡単に勝てます。' },
  },
  titles: {},
  reached: (points) => `${String(points).replace('-', '−')}点`,
}
