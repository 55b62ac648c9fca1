import type { EditorWords } from '../en/editor.ts'

export const editor: EditorWords = {
  problems: {
    count: '{card}：合計{there}枚ですが、実際は{all}枚です',
    onePerTown: '席{seat}に{card}が複数あります。1つの街に1枚だけです',
    landmarkTwice: '席{seat}は{card}を2回建設しています',
    won: '席{seat}はすべてのランドマークを持っているので、その手番でゲームは終わっています',
    notWon: 'ゲームは終わっていますが、席{seat}にはランドマークが足りません',
    active: 'active は手番の席です：{turn}',
    diceTooEarly: '振る前にサイコロの目はありません',
    diceMissing: '振ったあとにはサイコロの目があります',
    twoDice: '席{seat}には2個振れるランドマークがありません',
    noReroll: '席{seat}には振り直せるランドマークがありません',
    noTake: '席{seat}には、{roll}の目で1人からコインをもらうカードがありません',
    noSwap: '席{seat}には、{roll}の目でカードを交換するカードがありません',
  },
  turn: '手番',
  phase: '場面',
  phases: {
    roll: 'サイコロを振る',
    reroll: 'そのままか振り直すか',
    tv: '1人からコインをもらう',
    swap: 'カードを交換する',
    build: '建設する',
    over: 'ゲーム終了',
  },
  dice: 'サイコロ',
  die: (number) => `サイコロ${number}`,
  noDie: 'なし',
  coins: 'コイン',
  landmarks: 'ランドマーク',
  establishments: '施設',
  left: (count) => `残り${count}枚`,
  scorer: {
    landmarksHint: '建設したもの。',
    coinsHint: 'ランドマークの数が同じときに比べます。',
  },
}
