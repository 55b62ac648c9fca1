import {
  BONUS_GAIN,
  BONUS_TRACKS,
  DRAWN_PLANS,
  DRAWN_TOKENS,
  INTERSECTION_COST,
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
import type { HelpTexts } from '../en/help.ts'
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
