import type { OddsTexts } from '../types/odds.ts'

export const odds: OddsTexts = {
  title: (roller) => `${roller}が振るとき`,
  ifYouBuild: (item) => `${item}を建設した場合`,
  ifBuilt: (item) => `${item}が建設された場合`,
  caption: (roller, dice) =>
    `${roller}が${dice}を振るときの、出目ごとの収支。名前を選ぶと、そのプレイヤーが振るときの収支になります。`,
  dice: 'サイコロの数',
  players: 'プレイヤー',
  chance: '確率（%）',
  chanceOf: (ways, of) => `${of}通り中${ways}通り`,
  mean: '平均',
  average: (coins) => {
    const size = Math.abs(coins).toFixed(1)
    if (Number(size) === 0) return size
    return `${coins < 0 ? '−' : '+'}${size}`
  },
  rolled: '今の出目',
  asks: (card, takes) =>
    takes === 'card'
      ? `${card}：振った人はカードを交換できます。`
      : `${card}：誰が払うかは振った人が選びます。ここでは、コインの最も多い人で計算しています。`,
  changed: (coins, before) => `${before}から${coins}に変化`,
}
