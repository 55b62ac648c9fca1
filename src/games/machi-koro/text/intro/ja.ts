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
  credits:
    'ゲームデザイン：菅沼正夫。説明書にはほかに、Noboru Hotta、Taro Hino、Manindoの名前があります。発行：グランディング。',
  rights: [
    '街コロの権利は、作者の菅沼正夫氏と出版社のグランディングにあります。Hilltopは作者や出版社のものではなく、公認も受けていません。',
    'ここのルールは独自の文章で書いており、絵もすべて独自のものです。カードの数値は、設定で自分のカードファイルに差し替えられます。',
  ],
}
