import type { RefusalTexts } from '../en/refusals.ts'

/** Refusals in Japanese. `{name}` stands for a value of the refusal. */
export const REFUSALS: RefusalTexts = {
  'not-an-action': 'このゲームにないアクションです。',
  'no-such-seat': 'このテーブルにその席はありません。',
  'game-over': 'ゲームは終了しています。',
  'not-your-turn': '今はほかのプレイヤーの手番です。',
  'roll-first': '手番では、まずサイコロを振ります。',
  'rolled-already': 'この手番ではもうサイコロを振りました。',
  'no-second-die': 'サイコロを2個振れるランドマークがまだありません。',
  'reroll-or-stand': '先に、この出目で確定するか振り直すかを決めます。',
  'no-reroll': 'サイコロを振り直せるランドマークがまだありません。',
  'no-reroll-now': 'この出目で確定です。振り直せるのは、手番ごとに1回、収入の前だけです。',
  'tv-first': '先に、コインをもらう相手を選びます。',
  'no-tv-now': '今は、相手を選んでコインをもらうときではありません。',
  'not-from-oneself': 'コインは、ほかのプレイヤーからもらいます。',
  'nobody-there': '席{seat}には誰もいません。',
  'swap-first': '先に、カードを交換するかどうかを決めます。',
  'no-swap-now': '今は、カードを交換するときではありません。',
  'not-with-oneself': 'カードは、ほかのプレイヤーと交換します。',
  'purple-stays': '紫のカードは交換できません。',
  'not-owned': 'この街には、渡せる{given}がありません。',
  'not-theirs': '相手の街に、もらえる{taken}がありません。',
  'too-expensive': '{card}は{cost}コインですが、{coins}コインしかありません。',
  'sold-out': '{card}は売り切れです。',
  'one-per-town': '{card}は、街に1枚しか建設できません。',
  'built-already': '{card}は建設済みです。',
}
