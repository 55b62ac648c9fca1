import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'The Rail on the Hill',
  pitch: '16枚のカードで街をつくり、4つの路線で施設を結びましょう。',
  box: '1～4人・10歳以上・30～60分',
  begins: '説明書の決め方：いちばん最近、列車に乗った人。',
  variants: {
    requests: { name: '住民の要望', line: '2つの要望が全員の得点になります。' },
    noRotation: { name: '回転なし', line: '街カードを回転させずに置きます。' },
    simultaneous: { name: '同時手番', line: 'カードは手番順に獲得し、残りは全員同時に行います。' },
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
  titles: {
    'Unsuited for governance': '市長には不向き',
    'Newbie mayor': '新米市長',
    'Inexperienced mayor': '未熟な市長',
    'Average mayor': '平均的な市長',
    'Above average mayor': '平均以上の市長',
    'Skilled mayor': '有能な市長',
    'Highly skilled mayor': '敏腕市長',
    'Top mayor': '一流の市長',
    'Legendary mayor': '伝説の市長',
    'Inhumanly excellent mayor': '超人的な市長',
    'God-level mayor': '神レベルの市長',
  },
  reached: (points) => `${points}点`,
}
