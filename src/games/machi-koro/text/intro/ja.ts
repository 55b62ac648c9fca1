import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: '街コロ',
  pitch: 'サイコロを振り、畑や店でコインを集めて、誰よりも早く4つのランドマークを建設しましょう。',
  box: '2～4人',
  variants: {},
  bots: {
    expert: { name: '達人', line: '何百万回もの対戦から街の価値を学び、先を読みます。' },
    strong: { name: '強豪', line: '1手番先を読み、街の価値を見抜きます。' },
    steady: { name: '堅実', line: 'これからの出目で最も得になるものを建設します。' },
    easy: { name: '新人', line: 'すぐに得になるものや、気に入ったものを買います。' },
    random: { name: 'ランダム', line: 'できることを無作為に選びます。簡単に勝てます。' },
  },
  titles: {},
  reached: (points) => (points === 0 ? 'ランドマークなし' : `ランドマーク${points}つ`),
}
