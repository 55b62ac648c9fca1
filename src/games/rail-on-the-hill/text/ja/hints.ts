import type { HintTexts } from '../types/hints.ts'

/** Why a move is good, in Japanese. `{name}` stands for a value of the reason. */
export const HINTS: HintTexts = {
  'plan-met': '{line}の路線の計画{card}を達成して{points}点です。',
  'penalty-avoided': '{line}の路線で最初の計画{card}を達成します。{points}点を得て、10点の減点も避けられます。',
  'plan-nearer': '{line}の路線の計画{card}に近づきます。残りは{missing}です。',
  'plan-taken': '計画{card}は{line}の路線に合っています。',
  bonus: '{line}の路線がボーナスをもたらします。',
  'line-value': '{line}の路線が{points}点増えます。',
  request: '住民の要望{request}の得点が{points}点増えます。',
  token: '開発トークン{token}がここで役に立ちます。',
  resources: '今後の線路のために資源が{resources}個残ります。',
  room: '{line}の路線を延ばす道が開けます。',
  scrap: '{line}の線路を撤去した資源で、もっと良いことができます。',
  draw: '場にあるものより、引くほうが期待できます。',
  opening: 'カードと計画の組み合わせが良い出だしです。',
  outlook: '最終的に最も多くの得点が見込めます。',
  steady: '手番の終わりに最も価値が高くなります。',
  easy: 'ひと目で良さそうに見える手です。',
  random: '理由はありません。どのアクションでもかまいません。',
}
