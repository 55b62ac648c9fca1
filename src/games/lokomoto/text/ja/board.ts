import { OPEN_TRAINS } from '../../rules/numbers.ts'
import type { HintTexts, InstructionTexts, LogTexts, LokoTexts, MapTexts, StripTexts } from '../en/board.ts'
import type { RefusalTexts } from '../en/refusals.ts'
import { intro } from '../intro/ja.ts'
import { help, listOf, players, score, sections, shapes, trains, words } from './panels.ts'

export const strip: StripTexts = {
  tabs: {
    trains: '列車',
    shapes: '図形',
    players: 'プレイヤー',
    sections: '区間',
  },
  seats: {
    score: (name, won, unused, total) =>
      unused === 0
        ? `${name}：${words.points(total)}`
        : `${name}：獲得${words.points(won)}、未使用${words.sections(unused)}、合計${words.points(total)}`,
  },
  progress: (round, free) => `ラウンド${round}・空き${free}区間`,
  progressShort: (free) => `空き${free}`,
  pen: '自分のペン',
  blockNow: (name, blocked, all) =>
    `${name === undefined ? '最初に、' : `${name}の手番です。`}通行止めにする区間を選んでください（${blocked + 1}/${all}）。`,
  blockPicked: 'もう一度タップで通行止め。別の区間も選べます。',
  actNow: (name = 'あなた') =>
    `${name}の手番です。灰色の区間を1つ選ぶと線を引け、2つなら予約できます。列車も買えます。`,
  endingNow: (name = 'あなた', unused) =>
    `${name}の手番です。もうすぐ終了です。未使用の線は1区間につき1点の減点です（今${unused}区間）。`,
  onePicked: '線を引くか、もう1区間選んで予約。',
  lastPicked: '最後の空き区間です。引くか予約すると終了です。',
  reservedPicked: '自分が予約した区間です。線を引けます。',
  twoPicked: '両方を予約できます。タップした区間は外れます。',
  putAside: (sentence) => `${sentence}支払いは保留中。`,
  payingNow: (sections) => `${sections}区間で払います。列車を選んでください。`,
  buyNow: '印の付いた線で払います。タップで線を変えられます。',
  overpaying: (extra) => `図形のために、値段より${extra}区間多く払います。`,
  nothingPays: '払う線をタップするか、払い方を選んでください。',
  tooDear: (train, price, network) =>
    network === 0
      ? `${train}の値段は${price}区間ですが、払える線がありません。`
      : `${train}の値段は${price}区間ですが、最大の路線網は${network}区間です。`,
  notInOneStroke: (train, price) => `${train}には、一筆書きできる${price}区間が必要です。`,
  first: {
    block: '先に、通行止めにする区間を選んでください。',
    draw: '先に、線を引く区間を選んでください。',
    reserve: '先に、予約する空き区間を2つ選んでください。',
    buy: '先に、買う列車を選んでください。',
  },
  waitFor: (name) => `${name}の手番です。`,
  won: (name, points) => `${name}が${points}で勝ちました。`,
  shared: (names, points) => `${listOf(names)}が${points}で勝利を分け合いました。`,
  block: (section) => `${section}を通行止めに`,
  draw: (section) => `${section}に線を引く`,
  reserveBoth: '両方を予約',
  reserveLast: '予約',
  buy: (train, points) => `${train}を買う（${points}）`,
  keys: [
    {
      keys: 'M',
      what: '地図を開く。もう一度Mで次に選べる区間へ。矢印キーで移動、Enterで選択、もう一度Enterで線を引く',
    },
    { keys: `1 … ${OPEN_TRAINS}`, what: '列車を選ぶ。もう一度同じキーで値段どおりに買う' },
    { keys: 'D', what: '選んだ区間に線を引く' },
    { keys: 'R', what: '選んだ区間を予約する' },
    { keys: 'B', what: '列車を買う' },
    { keys: 'L', what: '区間の一覧' },
    { keys: '+ − 0', what: '地図の拡大、縮小、全体表示' },
    { keys: 'Esc', what: 'キャンセル' },
    { keys: '?', what: 'ヘルプ' },
  ],
}

export const map: MapTexts = {
  label: '地図',
  free: (section) => `${section}、空き`,
  yoursReserved: (section) => `${section}、自分の予約`,
  yoursSolid: (section) => `${section}、自分の線`,
  reservedBy: (section, name) => `${section}、${name}の予約`,
  solidBy: (section, name) => `${section}、${name}の線`,
  used: (section) => `${section}、使用済み`,
  blocked: (section) => `${section}、通行止め`,
  picked: (described) => `${described}、選択中`,
  paying: (described) => `${described}、支払いに選択中`,
  zoomIn: '拡大',
  zoomOut: '縮小',
  wholeMap: '地図全体を表示',
  overlay: (shape, yours, open, lost) =>
    `地図上の${shape}：自分の線${yours}区間、引ける${open}区間、引けない${lost}区間`,
  overlayHelp: '矢印キーで移動、Rで回転、Escで外します。',
  layAside: (shape) => `${shape}を地図から外す`,
}

export const log: LogTexts = {
  block: (name, section) => `${name}が${section}を通行止めにしました。`,
  reserve: (name, sections) => `${name}が${listOf(sections)}を予約しました。`,
  draw: (name, section) => `${name}が${section}に線を引きました。`,
  buy: (name, train, sections) => `${name}が${words.sections(sections)}で${train}を買いました。`,
  buyWithShape: (name, train, sections, { id, points }) =>
    `${name}が${words.sections(sections)}で${train}を買い、${words.shape(id, points)}を取りました。`,
  over: '空き区間がなくなりました。',
  sentences: (sentences) => sentences.join(''),
}

export const instructions: InstructionTexts = {
  block: (section) => `${section}を通行止めにする`,
  draw: (section) => `${section}に線を引く`,
  reserve: (sections) => `${listOf(sections)}を予約する`,
  buy: (train, sections) => `${words.sections(sections)}で${train}を買う`,
  buyWithShape: (train, sections, shape) => `${words.sections(sections)}で${train}を買い、${shape}を取る`,
}

export const HINTS: HintTexts = {
  buys: '{train}が、今すぐ{points}点になります。',
  'buys-with-shape': '{train}と図形{shape}で、今すぐ{points}点になります。',
  'buys-in-time': '{train}が今すぐ{points}点になります。待つと、{player}に取られるかもしれません。',
  'shape-in-time': '図形{shape}と合わせて{points}点になります。待つと、図形を{player}に取られるかもしれません。',
  'last-purchase': '終わりが近いので、{train}で{points}点を取っておきます。',
  completes: 'この区間で、{train}の支払いができるようになります。',
  'completes-shape': 'この区間で図形{shape}が完成し、{train}と一緒に取れるようになります。',
  towards: '{train}まで、このあと{left}区間です。',
  'towards-shape': '{train}と図形{shape}まで、このあと{left}区間です。',
  joins: '自分の線がつながります。これで{sections}区間がひと続きになります。',
  denies: '{section}は、{player}が今いちばんほしい区間です。',
  protects: '{player}が近づいているので、{train}への道を確保します。',
  ends: '線を引いても、もう得はありません。予約は損にならず、終わりを早めます。',
  aside: '今のところ、大きな得にはつながりません。',
  opens: 'なくても、ほとんど困らない区間です。',
}

/** `{section}` and `{train}` are names, the others numbers. */
const REFUSALS: RefusalTexts = {
  'not-an-action': '「{action}」というアクションはありません。',
  'no-such-seat': 'このテーブルにその席はありません。',
  'game-over': 'ゲームは終了しています。',
  'not-your-turn': '今はほかのプレイヤーの手番です。',
  'block-first': '先に、空き区間を1つ通行止めにします。',
  'no-blocking': '通行止めにできるのは、2人プレイの最初だけです。',
  'block-not-free': '{section}はもう通行止めです。空き区間を選んでください。',
  'reserve-two': '予約は2区間です。1区間だけ予約できるのは、最後の空き区間だけです。',
  'reserve-different': '異なる2区間を予約してください。',
  'reserve-not-free': '{section}はもう自分の区間です。予約できるのは空き区間だけです。',
  'drawn-already': '{section}にはもう線を引きました。',
  'not-yours': '{section}はほかのプレイヤーの区間です。',
  'black-already': '{section}は黒いので、もう誰も使えません。',
  'reserved-cannot-pay': '{section}は予約しただけです。線を引くと、払えるようになります。',
  'free-cannot-pay': '{section}にはまだ線がありません。払えるのは自分の線だけです。',
  'no-such-train': '{train}は表向きの列車の中にありません。',
  'section-twice': '同じ区間で2回払うことはできません。',
  'not-connected': '払う線は、すべてつながっていなければなりません。',
  'too-few': '{train}の値段は{price}区間ですが、選んだのは{paid}区間です。',
  'too-many': '{train}の値段は{price}区間です。{paid}区間払えるのは、図形を取るときだけです。',
  'no-such-shape': '図形{shape}は今取れるカードの中にありません。',
  'shape-not-there': '図形{shape}は、払う線の中にありません。',
  'price-is-open': '{train}に{paid}区間は払えません。値段が{paid}区間の列車が表向きにあります。',
  'more-than-shape': '値段より多く払うときは、図形の{size}区間ちょうどで払います。',
  'not-one-stroke': '払う線は、一筆書きできなければなりません。',
}

export const texts: LokoTexts = {
  name: intro.name,
  words,
  strip,
  map,
  trains,
  shapes,
  players,
  sections,
  score,
  log,
  help,
  refusals: REFUSALS,
  instructions,
  hints: HINTS,
}
