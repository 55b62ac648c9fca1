import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'ロコモト',
  pitch: '1枚の地図にみんなで鉄道の線を引き、列車と交換しましょう。長い線か、巧みな図形か、その両方か。',
  box: '2～5人・8歳以上・30分',
  begins: '説明書の決め方：いちばん最近、列車で旅をした人。決まらなければ、汽笛のまねを一息でいちばん長く続けた人。',
  colours: ['れんが色', '青', '緑', '紫', '黄土色'],
  variants: {
    hiddenAgendas: { name: '秘密の図形', line: '全員が、秘密の図形を2枚ずつ持ちます。' },
    advanced: { name: '上級', line: '一筆書きできる線だけで列車を買います。' },
  },
  bots: {
    expert: '達人',
    sharp: '切れ者',
    strong: '強豪',
    keen: '熱心',
    steady: '堅実',
    casual: '気楽',
    easy: '新人',
    beginner: '入門',
    random: 'ランダム',
  },
  titles: {},
  reached: (points) => `${String(points).replace('-', '−')}点`,
}
