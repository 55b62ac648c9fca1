import type { HelpTexts, OddsTexts, ScoreTexts, SupplyTexts } from '../en/panels.ts'
import { allLandmarks, words } from './words.ts'

export const supply: SupplyTexts = {
  label: 'サプライ',
  establishments: '施設',
  landmarks: (buyer) => `${buyer}のランドマーク`,
  purse: (buyer, coins) => `${buyer}の手持ち：${words.coins(coins)}`,
  withinReach: '明るいカードは今のコインで建設できます。',
  nothingWithinReach: '今のコインで建設できるものはまだありません。',
  spokenCard: ({ card, left, owned, buyer, state }, { items, colours, kinds, coins, list, effect }) => {
    const { id, colour, kind, rolls, cost } = card
    const looks = [items[id], colours[colour], ...(kind === undefined ? [] : [kinds[kind]])]
    const counts = [`残り${left}枚`, `${buyer}は${owned}枚所有`]
    return `${list([...looks, `出目${rolls.join('か')}`, coins(cost), ...counts])}。${effect(card)}${state}。`
  },
  spokenLandmark: (landmark, state, { items, coins, effect }) =>
    `${items[landmark.id]}、ランドマーク、${coins(landmark.cost)}。${effect(landmark)}${state}。`,
  gain: (coins) => `1巡で${odds.average(coins)}`,
  soldOut: '売り切れ',
  built: '建設済み',
  states: {
    possible: '建設できます',
    affordable: 'コインは足りています',
    short: (coins) => `${words.coins(coins)}足りません`,
    soldOut: '売り切れ',
    onePerTown: '街に1枚まで',
    built: '建設済み',
  },
}

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

export const score: ScoreTexts = {
  sheetTitle: '結果',
  wins: (name) => `${name}の勝ちです`,
  afterTurns: (turns, landmarks) => `全${turns}手番で${allLandmarks(landmarks)}建設`,
  item: '終了時',
  winner: '勝者',
  landmarks: 'ランドマーク',
  landmarksOf: (built, all) => `${built}/${all}`,
  coins: 'コイン',
  cards: '街のカード',
  averageRoll: '自分の手番の平均収入',
  average: (coins) => coins.toFixed(1).replace('-', '−'),
  towns: 'それぞれの街',
  townOf: (name) => `${name}の街`,
  posterLabel: (names) => `ゲームのポスター：${names}`,
}

export const help: HelpTexts = {
  goal: { title: '目的', landmarks: (count) => `${allLandmarks(count)}建設した人が、その時点で勝ちます。` },
  turn: {
    title: '手番',
    roll: 'サイコロを1個振ります。ランドマークによっては、2個も選べます。',
    income: '出目と同じ数字のカードから収入があります。',
    build: '1つだけ建設できます。しなくてもかまいません。',
  },
  colours: '収入のあるとき',
  landmarks: 'ランドマーク',
  income: {
    title: '収入',
    order: 'まず赤、次に青と緑、最後に紫の順です。',
    copies: '同じカードが何枚あっても、1枚ごとに収入があります。',
    forgiven: 'コインが足りなければ、あるだけ払います。残りは免除されます。',
  },
  limits: {
    title: '建設の制限',
    soldOut: '売り切れたカードは建設できません。',
    onePerTown: '紫のカードは、街に各1枚までです。',
  },
}
