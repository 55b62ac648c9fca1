import {
  BONUS_GAIN,
  BONUS_TRACKS,
  DRAWN_PLANS,
  DRAWN_TOKENS,
  INTERSECTION_COST,
  LOCATION_GAIN,
  PENALTY,
  PLAN_NEEDS,
  PLANS_PER_LINE,
  RESOURCES_PER_POINT,
  ROUNDS,
  SCRAP_VALUE,
  TOKEN_PRICE,
  TOWN_SIZE,
  TRACKS_PER_LINE,
} from '../../rules/numbers.ts'
import type { HelpTexts, HintTexts, InstructionTexts } from '../en/help.ts'
import { words } from './words.ts'

export const help: HelpTexts = {
  turn: {
    title: '手番',
    acquire: 'カードを獲得する（場所も決まる）',
    place: `カードを置く（${TOWN_SIZE}×${TOWN_SIZE}まで）`,
    lay: '線路を敷く（任意）',
    location: '場所アクションを行う（任意）',
    order: '最初にA、あとは好きな順に行います。',
  },
  free: {
    title: '手番中（ボーナスの途中を除く）',
    buy: `購入：資源${TOKEN_PRICE}個でトークンを${DRAWN_TOKENS}個引き、1個を取る`,
    scrap: `撤去：路線の端の線路を除き、資源${SCRAP_VALUE}個を得る`,
  },
  track: {
    title: '線路のコスト',
    road: '両方のカードが道路：無料',
    openLand: '道路のないカード1枚につき：資源1個',
    crossing: `斜めの線路と交差：さらに${INTERSECTION_COST}個`,
    ends: `路線は端から延ばす。${TRACKS_PER_LINE}本まで、分岐と環状は不可`,
    bonus: `${BONUS_TRACKS[0]}本目と${BONUS_TRACKS[1]}本目：資源${BONUS_GAIN}個、線路1本、計画${DRAWN_PLANS}枚から1枚のどれか`,
  },
  plans: {
    title: '計画',
    kinds: {
      three: `施設${PLAN_NEEDS.three}種`,
      category: words.planKinds.category,
      types: words.planKinds.types,
      pairs: words.planKinds.pairs,
      tracks: words.planKinds.tracks,
      'tl-br': '対角の2つの角',
      'tr-bl': '対角の2つの角',
    },
    limit: `1つの路線に${PLANS_PER_LINE}枚まで`,
    noDuplicates: '同じ路線に2枚は置けない',
  },
  tokens: {
    title: '開発トークン',
    kinds: {
      x2: 'カードの数値1つを2倍',
      '+3': 'カードの数値1つに3を加える',
      double: 'ほかの路線に並べて敷ける',
      wild: '計画1枚で好きな施設1つになる',
    },
  },
  scoring: {
    title: `${ROUNDS}ラウンドの後の得点計算`,
    lines: '路線：通ったカードの数値',
    plans: '計画：達成した計画の点',
    penalty: `達成した計画のない路線：−${PENALTY}点`,
    requests: '住民の要望（使うとき）',
    resources: `資源${RESOURCES_PER_POINT}個につき1点`,
    tie: '同点なら、達成した計画の多い人の勝ち',
  },
  tips: {
    title: 'コツ',
    plans: '似た計画を同じ路線に置くと、施設を共用できる',
    penalty: 'どの路線でも計画を1つは達成する',
    bonus: 'ボーナスは6回以上を目指す',
    values: '計画のために低い数値を集めない',
  },
}

export const instructions: InstructionTexts = {
  take: (set) => `セット${set}を選ぶ`,
  place: (card, square, turn) =>
    turn === 0 ? `${card}を${square}に置く` : `${card}を${turn}度回転させて${square}に置く`,
  upgrade: (token, square) => `${token === undefined ? 'セットの改良' : `「${token}」`}を${square}のカードに載せる`,
  plan: (plan, line) => `${plan}を${words.lineNames[line]}に置く`,
  planInstead: (plan, line, gone) => `${gone}を捨て、${plan}を${words.lineNames[line]}に置く`,
  acquire: (card, location, name) => `場所${location}「${name}」の${card}を取る`,
  lay: (line, from, to) => `${from}と${to}の間に${words.lines[line]}の線路を敷く`,
  collect: `場所の資源${LOCATION_GAIN}個を得る`,
  develop: (token) => `トークン「${token}」を取る`,
  developOn: (token, square) => `トークン「${token}」を取り、${square}に載せる`,
  keep: (token) => `引いた中から「${token}」を取る`,
  keepOn: (token, square) => `引いた中から「${token}」を取り、${square}に載せる`,
  bonus: {
    resources: `ボーナスで資源${BONUS_GAIN}個を得る`,
    track: 'ボーナスで線路をもう1本敷く',
    plans: `ボーナスで計画カードを${DRAWN_PLANS}枚引く`,
  },
  buy: `資源${TOKEN_PRICE}個でトークンを購入する`,
  scrap: (line, from, to) => `${from}と${to}の間の${words.lines[line]}の線路を撤去し、資源${SCRAP_VALUE}個を得る`,
  end: '手番を終える',
}

/** Why a move is good, in Japanese. `{name}` stands for a value of the reason. */
export const HINTS: HintTexts = {
  'plan-met': '{line}路線の計画{card}を達成して{points}点です。',
  'penalty-avoided': `{line}路線で最初の計画{card}を達成します。{points}点を得て、${PENALTY}点の減点も避けられます。`,
  'plan-nearer': '{line}路線の計画{card}に近づきます。あと{missing}で達成です。',
  'plan-taken': '計画{card}は{line}路線に合っています。',
  bonus: '{line}路線でボーナスを得られます。',
  'line-value': '{line}路線の得点が{points}点増えます。',
  request: '住民の要望{request}の得点が{points}点増えます。',
  token: '開発トークン「{token}」がここで役立ちます。',
  resources: '今後の線路のために資源が{resources}個残ります。',
  room: '{line}路線を延ばす道が開けます。',
  scrap: '{line}の線路を撤去した資源を、より有効に使えます。',
  draw: '場にあるものより、引くほうが期待できます。',
  opening: 'カードと計画の相性がよい始め方です。',
  outlook: '最終的に最も多くの得点が見込めます。',
  easy: '一見して最もよさそうな手です。',
  random: '理由はありません。どのアクションでもかまいません。',
}
