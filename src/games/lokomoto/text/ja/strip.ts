import type { StripTexts } from '../types/strip.ts'
import { listOf } from './grammar.ts'
import { words } from './words.ts'

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
    `${name}の手番です。灰色の区間をタップすると線を引け、2つ選ぶと予約でき、列車をタップすると買えます。`,
  endingNow: (name = 'あなた', unused) =>
    `${name}の手番です。もうすぐ終了です。未使用の線は1区間につき1点を失います（今${unused}区間）。`,
  onePicked: '線を引くか、もう1区間選んで両方を予約します。',
  lastPicked: '最後の空き区間です。引くか予約すると終了です。',
  reservedPicked: '自分が予約した区間です。線を引けます。',
  twoPicked: '両方を予約できます。タップした区間は外れます。',
  putAside: (sentence) => `${sentence}支払いは保留中です。`,
  payingNow: (sections) => `${sections}区間で払います。列車を選んでください。`,
  buyNow: '印の付いた線で払います。タップで線を変えられます。',
  overpaying: (extra) => `図形のために、値段より${extra}区間多く払います。`,
  nothingPays: '払う線をタップするか、払い方を選んでください。',
  tooDear: (train, price, network) =>
    network === 0
      ? `${train}の値段は${price}区間ですが、払える線がありません。`
      : `${train}の値段は${price}区間ですが、最大の路線網は${network}区間です。`,
  notInOneStroke: (train, price) => `${train}を買うには、一筆書きできる${price}区間の線が必要です。`,
  first: {
    block: '先に、通行止めにする区間を選んでください。',
    draw: '先に、線を引く区間を選んでください。',
    reserve: '先に、予約する空き区間を2つ選んでください。',
    buy: '先に、買う列車を選んでください。',
  },
  waitFor: (name) => `${name}がプレイ中です。`,
  won: (name, points) => `${name}が${points}で勝ちました。`,
  shared: (names, points) => `${listOf(names)}が${points}で勝利を分け合いました。`,
  block: (section) => `${section}を通行止めに`,
  draw: (section) => `${section}に線を引く`,
  reserveBoth: '両方を予約',
  reserveLast: '予約',
  buy: (train, points) => `${train}を買う（${points}）`,
  keys: [
    { keys: 'M', what: '地図へ移動。矢印で移動、Enterで選択、もう一度Enterで線を引く' },
    { keys: '1 … 6', what: '列車を選ぶ。もう一度同じキーで値段どおりに買う' },
    { keys: 'D', what: '選んだ区間に線を引く' },
    { keys: 'R', what: '選んだ区間を予約する' },
    { keys: 'B', what: '列車を買う' },
    { keys: 'L', what: '区間の一覧' },
    { keys: '+ − 0', what: '地図の拡大、縮小、全体表示' },
    { keys: 'Esc', what: 'キャンセル' },
    { keys: 'Ctrl+Z', what: '元に戻す' },
    { keys: '?', what: 'ヘルプ' },
  ],
}
