import type { HintTexts } from '../types/hints.ts'

/** Why a bot plays as it does, in Japanese. */
export const HINTS: HintTexts = {
  wins: '{card}が最後のランドマークです。これで勝ちです。',
  landmark: '{card}でランドマークが1つ増えます。残りは{left}つです。',
  'landmark-pays': '{card}はランドマークで、収入も1巡あたり約{coins}コイン増えます。',
  income: '{card}で、収入が1巡あたり約{coins}コイン増えます。',
  counts: '{card}は、街にある{count}枚のカードの分だけコインになります。',
  feeds: '{card}で、{factory}の収入が増えます。',
  takes: '{card}で、ほかのプレイヤーから1巡あたり約{coins}コインもらえます。',
  prepares: '{card}は、あとで相性のよいカードとそろうと大きな収入になります。',
  denies: '最後の{card}です。ほかのプレイヤーはもう建設できません。',
  saves: 'ここは貯めましょう。{card}まであと{missing}コインです。',
  nothing: '今、値段に見合うものはありません。',
  'one-die': 'サイコロ1個なら平均{mean}コイン、2個なら{other}コインです。',
  'two-dice': 'サイコロ2個なら平均{mean}コイン、1個なら{other}コインです。',
  reroll: 'この出目は{coins}コイン、振り直すと平均{mean}コインです。',
  stand: 'この出目は{coins}コインで、振り直しても平均{mean}コインです。',
  double: 'ゾロ目なので、もう一度手番ができます。',
  'robs-leader': '{player}が勝ちに最も近く、{coins}コインを失います。',
  robs: '{player}が最も多く払えます。{coins}コインです。',
  swap: 'この街では、{given}より{taken}のほうが役に立ちます。',
  'no-swap': '自分のカードと交換したいカードはありません。',
  forced: 'ほかにできることはありません。',
  easy: '次の1巡では、これがよさそうです。',
  steady: '今の収入なら、これで最後のランドマークに最も早く近づきます。',
  list: '買い物リストで次に来るものです。',
}
