import {
  BONUS_TRACKS,
  DRAWN_PLANS,
  DRAWN_TOKENS,
  INTERSECTION_COST,
  LOCATION_GAIN,
  PLANS_PER_LINE,
  SCRAP_VALUE,
  SET_TOWNS,
  SETUP_TOWNS,
  TOKEN_PRICE,
  TOWN_SIZE,
  TRACKS_PER_LINE,
  UNUSED_PLANS,
} from '../../rules/numbers.ts'
import type { LogTexts, RailTexts, StripTexts, TownTexts } from '../en/board.ts'
import type { RefusalTexts } from '../en/refusals.ts'
import { intro } from '../intro/ja.ts'
import { panels, score } from './panels.ts'
import { words } from './words.ts'

export const strip: StripTexts = {
  tabs: {
    market: '場札',
    lines: '路線',
    towns: '街',
    score: '得点',
    piles: '山札',
  },
  seats: {
    seat: (name, resources, isActive) => `${name}${isActive ? '、手番' : ''}、${resources}。街を見る。`,
    score: (name, won, penalty, total) => {
      const parts = penalty === 0 ? '' : `（${won}点と、達成した計画のない路線の${words.points(penalty)}）`
      return `${name}：今終わった場合は${words.points(total)}${parts}。内訳を見る。`
    },
    town: (name) => `${name}の街`,
    backToMine: '自分の街に戻る',
    starter: 'このラウンドのスタートプレイヤー',
  },
  now: {
    waiting: (name) => `${name}の手番です。`,
    over: 'ゲーム終了です。',
    draft: (sets) =>
      sets === 1
        ? `街カード${SET_TOWNS}枚とトークン1個のセットを選んでください。`
        : `街カード${SET_TOWNS}枚とトークン1個のセットを1つ選んでください。`,
    forPerson: (name, sentence) => `${name}：${sentence}`,
    placeFirst: (left) =>
      left === SETUP_TOWNS
        ? `${SET_TOWNS}枚のうち${SETUP_TOWNS}枚を置いてください。残る1枚は手札です。`
        : 'もう1枚置いてください。',
    upgrade: (token) => `「${token}」を、${SETUP_TOWNS}枚のカードのどちらかに載せてください。`,
    plansFirst: (left) => `各路線に計画カードを1枚ずつ、あと${left}枚。残る${UNUSED_PLANS}枚は捨て札です。`,
    acquire: 'いずれかの場所から街カードを1枚取ってください。',
    turn: (isLaid, isLocated) => {
      if (isLaid && isLocated) return 'カードを1枚配置してください。'
      if (isLaid) return '配置と場所アクションを好きな順に行えます。'
      if (isLocated) return '配置と敷設を好きな順に行えます。'
      return '配置、敷設、場所アクションを好きな順に行えます。'
    },
    lastCall: '手番を終えるか、残りのアクションを行ってください。',
    bonus: `${BONUS_TRACKS[0]}本目か${BONUS_TRACKS[1]}本目の線路のボーナスです。1つ選んでください。`,
    bonusTrack: 'ボーナスの線路を敷きます。路線を選んでください。',
    drawnPlans: `引いた${DRAWN_PLANS}枚の計画カードから1枚を選んでください。`,
    keep: `引いた${DRAWN_TOKENS}個のトークンから1個を選んでください。`,
    chooseSquare: 'マスを選んでください。仮置きのカードはタップで回転します。',
    confirm: (square) => `${square}に仮置きしています。タップで回転します。`,
    lay: (line) => `${words.lines[line]}の線路を敷く区間を選んでください。数字は必要な資源です。`,
    planLine: '計画カードを置く路線を選んでください。',
    discardPlan: 'この路線はいっぱいです。捨てる計画カードを選んでください。',
    tokenSquare: '街の改良を載せるカードを選んでください。',
    scrap: `撤去する路線の端を選んでください。資源${SCRAP_VALUE}個を得ます。`,
    buy: `資源${TOKEN_PRICE}個でトークンを${DRAWN_TOKENS}個引き、1個を取りますか？取り消せません。`,
    ready: 'すべて済みました。手番を終えてください。',
    gain: { b: '場札の表向きの計画カードから1枚選んでください。', d: '場札の表向きのトークンから1個選んでください。' },
  },
  steps: {
    label: 'この手番',
    acquire: { name: 'カードを取る', short: '獲得' },
    place: { name: 'カードを置く', short: '配置' },
    lay: { name: '線路を敷く', short: '敷設' },
    locations: {
      a: { name: `資源${LOCATION_GAIN}個`, short: `資源${LOCATION_GAIN}個` },
      b: { name: '計画1枚', short: '計画1枚' },
      c: { name: '線路もう1本', short: 'もう1本' },
      d: { name: 'トークン1個', short: 'トークン' },
    },
    done: (step) => `${step}（済み）`,
  },
  layLine: (line) => `${words.lines[line]}の線路を敷く`,
  buy: `資源${TOKEN_PRICE}個でトークンを購入`,
  scrap: `路線の端を撤去して資源${SCRAP_VALUE}個`,
  purse: '自分の資源とトークン',
  end: '手番終了',
  placeHere: 'ここに置く',
  draw: '引く',
  keys: [
    { keys: '1 2 3 4', what: '赤、黄、青、黒の路線' },
    { keys: 'A B C D', what: '場所のカードを取る' },
    { keys: 'P', what: '次の手札' },
    { keys: 'R', what: 'カードの回転' },
    { keys: 'Enter', what: '選択、決定' },
    { keys: 'Esc', what: 'キャンセル' },
    { keys: 'E', what: '手番を終える' },
    { keys: '?', what: 'ヘルプ' },
  ],
}

export const town: TownTexts = {
  square: {
    card: (square, card, landmark, category) => `${square}：カード${card}、${landmark}、${category}。`,
    cardWithoutLandmark: (square, card) => `${square}：カード${card}、施設なし。`,
    track: (line, squares) => `${words.lines[line]}の線路：${squares}へ。`,
    upgrade: (token) => `街の改良：${token}。`,
    empty: (square) => `${square}：空き。`,
    canPlace: (square) => `${square}：空き。カードを置けます。`,
    onTrial: (square, turn) => `${square}：仮置き中、${turn}度回転。Enterで置き、Rで回転します。`,
    canUpgrade: (token, before, after) => `「${token}」を載せられます。${before}が${after}になります。`,
    canStart: (line) => `Enterで、ここを${words.lines[line]}の線路の起点にします。`,
    isStart: (line) => `${words.lines[line]}の線路の起点です。Escでキャンセルします。`,
    canLay: (line, from, cost) =>
      cost === 0
        ? `Enterで、${from}から${words.lines[line]}の線路を無料で敷きます。`
        : `Enterで、${words.resources(cost)}を払い、${from}から${words.lines[line]}の線路を敷きます。`,
    spendsDouble: '複線トークンを1個使います。',
    cannotLay: (line, from) => `${from}から${words.lines[line]}の線路は敷けません。`,
  },
  cost: {
    free: '無料：両方のカードが道路',
    because: (cost, reasons) => `${words.resources(cost)}：${reasons}`,
    openLand: (square) => `${square}が空き地`,
    crossing: `交差で${INTERSECTION_COST}個`,
    double: '複線トークンを1個使います',
  },
  turnCard: 'カードを回転させる',
  placeCard: 'ここにカードを置く',
  scrap: (line, spot) => `${spot}の${words.lines[line]}の線路を撤去して資源${SCRAP_VALUE}個を得る`,
  startMarked: (line, square) => `${square}から${words.lines[line]}の線路を敷きます。隣のカードを選んでください。`,
  startUnmarked: '線路の起点をキャンセルしました。',
}

export const log: LogTexts = {
  take: (name, set, cards, token) => `${name}がセット${set}を選びました：${cards}、「${token}」。`,
  place: (name, card, square, turn) =>
    turn === 0
      ? `${name}が${card}を${square}に置きました。`
      : `${name}が${card}を${turn}度回転させて${square}に置きました。`,
  upgrade: (name, token, square) => `${name}が「${token}」を${square}に載せました。`,
  planName: (card, what) => `計画${card}（${what}）`,
  plan: (name, plan, line) => `${name}が${plan}を${words.lineNames[line]}に置きました。`,
  planInstead: (name, plan, line, gone) => `${name}が${gone}を捨て、${plan}を${words.lineNames[line]}に置きました。`,
  acquire: (name, card, location) => `${name}が場所「${location}」の${card}を取りました。`,
  lay(name, line, spot, { cost, isDouble, earnsBonus }) {
    const price = cost === 0 ? '無料で' : `${words.resources(cost)}で`
    const double = isDouble ? '複線を使い、' : ''
    const laid = earnsBonus ? '敷き、ボーナスを得ました' : '敷きました'
    return `${name}が${double}${spot}に${words.lines[line]}の線路を${price}${laid}。`
  },
  collect: (name, resources) => `${name}が${words.resources(resources)}を得ました。`,
  develop: (name, token) => `${name}が「${token}」を取りました。`,
  developOn: (name, token, square) => `${name}が「${token}」を取り、${square}に載せました。`,
  keep: (name, token) => `${name}が引いた中から「${token}」を取りました。`,
  keepOn: (name, token, square) => `${name}が引いた中から「${token}」を取り、${square}に載せました。`,
  upgradeLost: (name, token) => `${name}が「${token}」を取りましたが、載せられるカードがないので捨てました。`,
  bonusResources: (name, resources) => `${name}がボーナスで${words.resources(resources)}を得ました。`,
  bonusTrack: (name) => `${name}がボーナスで線路をもう1本敷くことにしました。`,
  bonusPlans: (name, drawn) => `${name}がボーナスで計画カードを${drawn}枚引きました。`,
  bonusPlansLost: (name) => `${name}がボーナスで計画カードを引きましたが、置ける路線がないので捨てました。`,
  buy: (name, resources, drawn) => `${name}が${words.resources(resources)}を払い、トークンを${drawn}個引きました。`,
  scrap: (name, line, spot, resources) =>
    `${name}が${spot}の${words.lines[line]}の線路を撤去し、${words.resources(resources)}を得ました。`,
  end: (name) => `${name}が手番を終えました。`,
}

/** Refusals in Japanese. `{name}` stands for a value of the refusal, by its Japanese name. */
const REFUSALS: RefusalTexts = {
  'not-an-action': 'このゲームにないアクションです。',
  'no-such-seat': 'このテーブルにその席はありません。',
  'game-over': 'ゲームは終了しています。',
  'not-your-pick': 'セットは手番が最後の人から順に選びます。今はほかのプレイヤーの番です。',
  'sets-first': '先に全員がセットを選びます。',
  'no-such-set': 'セット{set}は場にありません。',
  'sets-are-out': 'セットはすべて選ばれています。',
  'setup-done': '準備は済んでいます。ほかのプレイヤーを待っています。',
  'place-two-first': `先に街カード${SET_TOWNS}枚のうち${SETUP_TOWNS}枚を置きます。`,
  'upgrade-first': `先にセットの街の改良を、置いた${SETUP_TOWNS}枚のどちらかに載せます。`,
  'no-set-upgrade': '載せる街の改良がセットにありません。',
  'plans-first': '先に各路線へ計画カードを1枚ずつ置きます。',
  'not-in-plan-hand': '計画カード{card}は手札にありません。',
  'one-plan-per-line': '{line}路線には最初の計画カードをもう置きました。',
  'not-your-turn': '今はほかのプレイヤーの手番です。',
  'acquire-first': '手番では、まず街カードを獲得します。',
  'laid-already': 'この手番ではもう線路を敷きました。',
  'location-used': 'この手番ではもう場所アクションを行いました。',
  'turn-ended': 'このプレイヤーの手番は終わっています。',
  'not-done-yet': '手番を終えるには、街カードの獲得と配置を済ませます。',
  'wait-for-acquisitions': '先に全員が手番順に街カードを獲得します。',
  'acquired-already': 'この手番ではもう街カードを獲得しました。',
  'no-card-there': '場所{location}に街カードは残っていません。',
  'placed-already': 'この手番ではもう街カードを置きました。',
  'not-in-hand': '街カード{card}は手札にありません。',
  'first-on-d4': '街の最初のカードはd4に置きます。',
  'not-beside-a-card': '{square}は、置いてあるカードの隣ではありません。',
  'square-taken': '{square}にはもうカードがあります。',
  'town-too-large': `{square}に置くと、街が縦か横にカード${TOWN_SIZE}枚分を超えます。`,
  'no-rotation': 'このゲームでは、カードを回転させられません。',
  'not-between-cards': '{spot}は、街の中で隣り合う2枚のカードを結んでいません。',
  'no-tracks-left': `{line}路線の線路は${TRACKS_PER_LINE}本とも敷いています。`,
  'spot-taken': '{spot}にはもう線路があります。並べて敷くには複線トークンが必要です。',
  tangled: '{spot}に敷くと、{line}路線が分岐するか環状になります。',
  'not-at-an-end': '{spot}は、{line}路線の端につながりません。',
  'too-expensive': '{spot}には資源が{cost}個必要ですが、{resources}個しかありません。',
  'bonus-first': `先に${BONUS_TRACKS[0]}本目または${BONUS_TRACKS[1]}本目の線路のボーナスを選びます。`,
  'bonus-track-first': '先にボーナスの線路を敷きます。',
  'bonus-plan-first': '先に引いた計画カードの1枚を路線に置きます。',
  'no-bonus-due': '今受けられるボーナスはありません。',
  'plan-not-drawn': '計画カード{card}は、引いたカードの中にありません。',
  'no-track-possible': '今敷ける線路はありません。',
  'no-plans-left': '計画カードが残っていません。',
  'not-at-location': 'この手番の街カードは、別の場所で獲得しています。',
  'plan-not-face-up': '計画カード{card}はメインボードにありません。',
  'token-not-face-up': '開発トークン{token}はメインボードにありません。',
  'line-full': `{line}路線には計画カードが${PLANS_PER_LINE}枚あります。先に1枚捨てます。`,
  'line-not-full': '{line}路線にはまだ空きがあるので、計画カードは捨てません。',
  'plan-not-on-line': '計画カード{discarded}は{line}路線にありません。',
  'duplicate-plan': '{line}路線には同じ計画があります。重複して置けません。',
  'no-place-for-upgrade': '{square}には街の改良を載せられません。カードがないか、すでにトークンがあります。',
  'upgrade-needs-square': '街の改良は、街のカードに載せます。',
  'not-an-upgrade': 'トークン{token}はカードに載せず、手元に置きます。',
  'keep-first': '先に引いた開発トークンから1個を取ります。',
  'nothing-bought': '開発トークンを引いていません。',
  'token-not-drawn': '開発トークン{token}は、引いたトークンの中にありません。',
  'cannot-afford-token': '開発トークンの購入には資源が{price}個必要ですが、{resources}個しかありません。',
  'no-tokens-left': '開発トークンが残っていません。',
  'not-an-end-track': '{spot}は、{line}路線の端ではありません。',
}

export const texts: RailTexts = {
  name: intro.name,
  words,
  strip,
  town,
  panels,
  score,
  log,
  loadHelp: () => import('./help.ts'),
  refusals: REFUSALS,
}
