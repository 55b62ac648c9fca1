import type {
  HelpTexts,
  HintTexts,
  InstructionTexts,
  LogTexts,
  MachiTexts,
  OddsTexts,
  ScoreTexts,
  StreetTexts,
  StripTexts,
  SupplyTexts,
} from '../en/board.ts'
import type { RefusalTexts } from '../en/refusals.ts'
import { intro } from '../intro/ja.ts'
import { allLandmarks, words } from './words.ts'

export const strip: StripTexts = {
  tabs: { supply: 'サプライ', odds: '収支予想' },
  seats: {
    seat: (name, coins, isActive) => `${name}${isActive ? '、手番' : ''}、${coins}`,
    score: (name, landmarks, all) => `${name}：ランドマーク${landmarks}/${all}`,
  },
  purse: (coins) => `自分のコイン：${coins}`,
  rollNow: (dice) =>
    dice === 1 ? '手番です。サイコロを振ってください。' : '手番です。サイコロを1個か2個振ってください。',
  rerollNow: (roll) => `出目は${roll}です。確定するか、1回だけ振り直せます。`,
  takeNow: (card, coins) => `${card}：誰から${coins}もらいますか？`,
  swapNow: (card) => `${card}：渡すカードを選べます。`,
  swapFor: (given) => `${given}と交換するカードを選んでください。`,
  swapReady: '2枚とも選びました。交換するか、選び直せます。',
  buildNow: (coins, isAgain) =>
    isAgain ? `${coins}で建設できます。この後、もう一度手番です。` : `${coins}で建設するものを選んでください。`,
  buildLater: (item) => `${item}：建設はサイコロの後です。`,
  notBuilt: (item, reason) => `${item}：${reason}。`,
  nothingToBuild: '今のコインで建設できるものはありません。',
  waitFor: (name) => `${name}の手番です。`,
  won: (name, landmarks) => `${name}が${allLandmarks(landmarks)}建設し、勝ちました。`,
  roll: (dice) => `サイコロを${dice}個振る`,
  reroll: (dice) => `${dice}個で振り直す`,
  stand: (roll) => `${roll}で確定`,
  take: (name, coins) => `${name}から${coins}もらう`,
  swap: (given, taken, name) => `${given}と${name}の${taken}を交換`,
  noSwap: '交換しない',
  build: (item, coins) => `${item}を建設（${coins}）`,
  pass: '建設しない',
  keys: [
    { keys: '1, 2', what: 'サイコロを1個か2個振る' },
    { keys: 'K', what: '出目を確定する' },
    { keys: 'B', what: 'サプライを開く。矢印キーで移動、Enterで選択、もう一度Enterで建設' },
    { keys: 'N', what: '建設しない、交換しない' },
    { keys: 'Esc', what: 'キャンセル' },
    { keys: '?', what: 'ヘルプ' },
  ],
}

export const street: StreetTexts = {
  streets: '全員の街',
  streetOf: (name) => `${name}の街`,
  showStreet: (name) => `${name}の街を見る`,
  turnOf: (name) => `${name}の手番`,
  times: (count) => `×${count}`,
  building: (cards, colour, rolls, effect) => `${cards}、${colour}、出目${rolls}：${effect}`,
  landmark: (name, isBuilt, effect) => `${name}、${isBuilt ? '建設済み' : '未建設'}：${effect}`,
  plan: (name) => `${name}（検討中）`,
  notBuilt: '未建設',

  dice: 'サイコロと支払い',
  bank: '銀行',
  toRoll: (name) => `${name}が振る番`,
  rolled: (name) => `${name}の出目`,
  double: 'ゾロ目',
  nobodyPaid: '収入なし',

  payment: (card, changes) => `${card}：${changes.join('、')}`,
  changeOf: (name, coins, owed) => {
    const change = `${name} ${words.signed(coins)}`
    return Math.abs(coins) < owed ? `${change}（本来${owed}）` : change
  },
  nothingFor: (name) => `${name}は収入なし`,
  more: (count) => `ほか${count}件`,
  change: (coins) => `この出目で${words.signed(coins)}`,

  take: (name, coins) =>
    coins === 0 ? `${name}を選ぶ（コインがないので何ももらえない）` : `${name}から${words.coins(coins)}もらう`,
  give: (card) => `自分の${card}を渡す`,
  takeCard: (name, card) => `${name}の${card}をもらう`,
}

function diceText(dice: readonly number[]): string {
  const sum = dice.reduce((one, other) => one + other, 0)
  return dice.length === 1 ? String(sum) : `${sum}（${dice.join('+')}）`
}

export const log: LogTexts = {
  roll: (name, dice) => `${name}が${diceText(dice)}を出しました。`,
  reroll: (name, dice) => `${name}が振り直して${diceText(dice)}を出しました。`,
  stand: (name, roll) => `${name}が${roll}で確定しました。`,
  noIncome: '収入はありません。',
  fromBank: (cards, name, coins) =>
    coins === 0 ? `${cards}：${name}は収入なし。` : `${cards}：${name}に${words.coins(coins)}。`,
  pays: (cards, payer, owner, coins) => `${cards}：${payer}が${owner}に${words.coins(coins)}払いました。`,
  paysPart: (cards, payer, owner, coins, owed) =>
    `${cards}：${payer}が${owner}に${words.coins(owed)}のうち${words.coins(coins)}だけ払いました。`,
  paysNothing: (cards, payer, owner) => `${cards}：${payer}はコインがなく、${owner}に払えませんでした。`,
  swap: (name, given, partner, taken) => `${name}が${partner}に${given}を渡し、${taken}をもらいました。`,
  noSwap: (name) => `${name}は交換しませんでした。`,
  build: (name, item, coins) => `${name}が${words.coins(coins)}で${item}を建設しました。`,
  pass: (name) => `${name}は何も建設しませんでした。`,
  wins: (name, landmarks) => `${name}が${allLandmarks(landmarks)}建設し、勝ちました。`,
  again: (name) => `ゾロ目なので、もう一度${name}の手番です。`,
}

export const instructions: InstructionTexts = {
  roll: (dice) => `サイコロを${dice}個振る`,
  reroll: (dice) => `サイコロ${dice}個で振り直す`,
  stand: (roll) => `${roll}で確定する`,
  take: (name) => `${name}からコインをもらう`,
  swap: (given, name, taken) => `${given}を渡し、${name}の${taken}をもらう`,
  noSwap: '交換しない',
  build: (item) => `${item}を建設する`,
  pass: '何も建設しない',
}

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
  'fewer-coins': '今回のコインは少なめでも、勝つ見込みが高くなります。',
  double: 'ゾロ目なので、もう一度手番ができます。',
  'robs-leader': '勝利に最も近い{player}から{coins}コイン奪えます。',
  robs: '{player}から最も多い{coins}コインをもらえます。',
  swap: 'この街では、{given}より{taken}のほうが役に立ちます。',
  'no-swap': '自分のカードと交換したいカードはありません。',
  forced: 'ほかにできることはありません。',
  easy: '次の1巡では、これがよさそうです。',
  steady: '今の収入では、最後のランドマークへの近道です。',
  list: '購入リストの次の品です。',
}

/** Refusals in Japanese. `{name}` stands for a value of the refusal. */
const REFUSALS: RefusalTexts = {
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

const supply: SupplyTexts = {
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

const odds: OddsTexts = {
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

const score: ScoreTexts = {
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

const help: HelpTexts = {
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

export const texts: MachiTexts = {
  name: intro.name,
  words,
  strip,
  street,
  supply,
  odds,
  score,
  log,
  help,
  refusals: REFUSALS,
  instructions,
  hints: HINTS,
}
