import { OPENING_TURNS_EACH } from '../../rules/numbers.ts'
import type {
  HelpTexts,
  PlayerTexts,
  ScoreTexts,
  SectionTexts,
  ShapeTexts,
  TrainTexts,
  WordTexts,
} from '../en/panels.ts'
import { intro } from '../intro/ja.ts'

/** Two names stand with "and" between them, more with commas. */
export function listOf(items: readonly string[]): string {
  return items.join(items.length === 2 ? 'と' : '、')
}

/** A number with a true minus sign. */
export function figure(count: number): string {
  return String(count).replace('-', '−')
}

/** What is added or taken off: "+1", "−1", "0". */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : figure(count)
}

export const words: WordTexts = {
  trainNames: { Hajtány: '手こぎトロッコ' },
  section: (from, to) => `${from} – ${to}`,
  sections: (count) => `${count}区間`,
  points: intro.reached,
  shape: (id, points) => `図形${id}（${words.points(points)}）`,
  number: (id) => `No.${id}`,
  signed,
  figure,
  states: {
    free: '空き',
    drawn: '自分の線',
    reserved: '自分の予約',
    drawnBy: (name) => `${name}の線`,
    reservedBy: (name) => `${name}の予約`,
    used: '使用済み',
    blocked: '通行止め',
  },
}

export const trains: TrainTexts = {
  label: '列車',
  network: (sections, hasDrawn) => {
    if (sections > 0) return `最大の路線網：${words.sections(sections)}`
    return hasDrawn ? '未使用の線はありません' : 'まだ線がありません'
  },
  pack: (count) => (count === 0 ? '山札なし' : `山札${count}枚`),
  spoken: ({ train: { name, price, bonus }, state, shape }) => {
    const worth = words.points(price + bonus)
    const head = `${words.sections(price)}、${bonus === 0 ? worth : `ボーナス${words.signed(bonus)}を含めて${worth}`}`
    return `${name}、${head}。${shape === undefined ? state : `${state}。図形${shape}も取れます`}。`
  },
  states: {
    possible: '今買えます',
    affordable: '線は足りています',
    short: (sections) => `あと${words.sections(sections)}`,
    branched: '一筆書きできません',
  },
  short: (sections) => `あと${sections}区間`,
  branched: '一筆書き不可',
  inReach: '買える',
  ways: (train) => `${train}の払い方`,
  pays: (sections, extra) => `${trains.paysShort(sections, extra)}区間`,
  paysShort: (sections, extra) => (extra === 0 ? `${sections}` : `${sections - extra}+${extra}`),
  paysByHand: (sections) => `選択中：${words.sections(sections)}`,
  wrong: '払えません',
  spokenWay: ({ sections, extra, shape, points, isByHand }) => {
    const paid = `${isByHand ? '選んだ' : ''}${words.sections(sections)}`
    const more = extra === 0 ? '' : `、値段より${extra}区間多い`
    const taken = shape === undefined ? '' : `、図形${shape}付き`
    return `${paid}${more}${taken}：${points === undefined ? trains.wrong : words.points(points)}`
  },
  lacks: (train, state) => `${train}：${state}`,
}

export const shapes: ShapeTexts = {
  label: '図形',
  open: (points) => words.points(points),
  secret: (points) => `${words.points(points)}（秘密）`,
  left: (cards) => (cards === 0 ? '山札なし' : `山札${cards}枚`),
  none: (points) => `${words.points(points)}の図形はもうありません。`,
  held: (train) => (train === undefined ? '完成。合う列車なし' : `完成。${train}で取れます`),
  missing: (sections) => `あと${words.sections(sections)}`,
  nowhere: '作れる場所なし',
  spoken: ({ shape: { id, points, asterisk }, isSecret, state }) => {
    const kinds = [...(isSecret ? ['秘密'] : []), ...(asterisk ? ['一筆書き不可'] : [])]
    return `${[words.shape(id, points), ...kinds].join('、')}。${state}。地図で見る。`
  },
  meaning: (points, isSecret) =>
    `終了時に${words.points(points)}。この図形を含む区間で列車を買うと取れます（回転可）。${isSecret ? '取れるのは自分だけです。' : ''}`,
  turn: '回す',
  turnCard: (shape) => `図形${shape}を回す`,
  lay: '地図に置く',
  layCard: (shape) => `地図に置く：図形${shape}`,
  lift: '外す',
  liftCard: (shape) => `外す：図形${shape}`,
}

export const sections: SectionTexts = {
  label: '区間',
  search: '駅を検索',
  which: '表示する区間',
  filters: { free: '空き', mine: '自分', all: 'すべて' },
  found: (stations, count) => `${stations}駅、${words.sections(count)}`,
  nothing: {
    free: '空き区間はありません。',
    mine: '自分の線や予約はありません。',
    all: '一致する駅はありません。',
  },
  picked: '選択中',
  paying: '支払い',
  spoken: (section, states) => [section, ...states].join('、'),
}

export const players: PlayerTexts = {
  label: 'プレイヤー',
  parts: { trains: '列車', bonus: 'ボーナス', shapes: '図形', unused: '未使用', total: '合計' },
  spokenScore: ({ trains, bonus, shapes, unused, total }) =>
    `列車${trains}、ボーナス${words.signed(bonus)}、図形${shapes}、未使用${words.signed(unused)}、合計${words.figure(total)}`,
  show: (name) => `${name}を先頭に表示`,
  turn: '手番',
  trainsOf: (name) => `${name}の列車`,
  train: ({ name, price, bonus }) =>
    bonus === 0
      ? `${name}、${words.points(price)}`
      : `${name}、${price}${words.signed(bonus)}で${words.points(price + bonus)}`,
  noTrains: '列車はまだありません',
  shapesOf: (name) => `${name}の図形`,
  secret: (points) => `秘密の図形（${words.points(points)}）`,
}

export const score: ScoreTexts = {
  sheetTitle: '得点表',
  wins: (name, points) => `${name}が${words.points(points)}で勝ちました`,
  winsByTrains: (name, tied, points, trains) =>
    `${tied}が${words.points(points)}で同点。列車が${trains}枚で最も多い${name}の勝ちです。`,
  winsByShapes: (name, tied, points, shapes) =>
    `${tied}が${words.points(points)}で同点、列車も同数。図形が${words.points(shapes)}で最も多い${name}の勝ちです。`,
  sharedWin: (names, points) => `${names}が勝利を分け合います（それぞれ${words.points(points)}）`,
  names: listOf,
  item: '項目',
  winner: '勝者',
  trains: '列車',
  bonus: 'ボーナス',
  shapes: '図形',
  unused: '未使用の線',
  total: '合計',
  map: '完成した地図',
  collections: '全員の列車と図形',
  wonBy: () => '勝者',
  posterLabel: (names) => `ゲームのポスター：${names}`,
}

export const help: HelpTexts = {
  goal: { title: '目的', points: '列車と図形で、最も多く点を取った人の勝ちです。' },
  turn: {
    title: '手番：3つのうち1つ',
    draw: '空き区間か自分が予約した区間を1つ選び、線を引きます。',
    reserve: '好きな空き区間を2つ、点線で予約します。',
    buy: '表向きの列車を1枚買います。',
    taken: 'ほかの人の線と予約、黒い区間は使えません。',
  },
  buying: {
    title: '列車を買う',
    price: '値段と同じ数の、つながった自分の線で払います。枝分かれはかまいませんが、予約では払えません。',
    used: '払った線は黒くなり、もう使えません。',
    refill: '山札があれば、新しいカードを補充します。',
  },
  shapes: {
    title: '図形',
    take: '払う線に図形が含まれていれば、そのカードも取れます。列車1枚につき1枚までです。',
    try: '子どもと遊ぶときは、カードを地図に重ねて回してみましょう。',
    turned: '図形は回してもかまいませんが、裏返せません。',
    more: '図形を取るときは、値段より多くても、図形の区間ちょうどで払えます。ただし、その数と同じ値段の列車が表向きにあれば払えません。',
  },
  end: {
    title: '終了と得点',
    end: '空き区間がなくなると、すぐにゲームが終わります。',
    score: '列車の値段とボーナス、図形の点を合計します。',
    unused: '払わずに残った線は、1区間につき1点の減点です。予約は減点になりません。',
    tie: '同点なら列車の多い人、次に図形の点の多い人の勝ちです。',
  },
  variants: {
    title: 'このゲームでは',
    twoPlayers: `2人プレイでは、最初に交互に${OPENING_TURNS_EACH}区間ずつ通行止めにします。`,
    hiddenAgendas: '全員が、2点と3点の秘密の図形を1枚ずつ持ちます。取れなければ0点です。',
    advanced: '払う線は、一筆書きできなければなりません。',
  },
}
