import type { StripTexts } from '../types/strip.ts'
import { words } from './words.ts'

export const strip: StripTexts = {
  tabs: {
    market: '場札',
    lines: '路線',
    towns: '街',
    score: '得点',
  },
  seats: {
    seat: (name, resources, isActive) => `${name}${isActive ? '、プレイ中' : ''}、${resources}。街を見る。`,
    score: (name, points) => `${name}：${points}。内訳を見る。`,
    town: (name) => `${name}の街`,
    backToMine: '自分の街に戻る',
    starter: 'このラウンドの先手',
  },
  now: {
    waiting: (name) => `${name}がプレイ中です。`,
    over: 'ゲーム終了です。',
    draft: (sets) =>
      sets === 1
        ? '街カード3枚とトークン1個のセットを取ってください。'
        : '街カード3枚とトークン1個のセットを1つ選んでください。',
    forPerson: (name, sentence) => `${name}：${sentence}`,
    placeFirst: (left) =>
      left === 2 ? '3枚のうち2枚を置いてください。残る1枚は手札です。' : 'もう1枚置いてください。',
    upgrade: (token) => `「${token}」を、2枚のカードのどちらかに載せてください。`,
    plansFirst: (left) => `各路線に計画カードを1枚ずつ、あと${left}枚。残る2枚は捨て札です。`,
    acquire: 'いずれかの場所から街カードを1枚取ってください。',
    turn: '配置、敷設、場所アクションを好きな順に行えます。',
    lastCall: '手番を終えるか、残りのアクションを行ってください。',
    bonus: '3本目か6本目の線路のボーナスです。1つ選んでください。',
    bonusTrack: 'ボーナスの線路を敷きます。路線を選んでください。',
    drawnPlans: '引いた2枚の計画カードから1枚を選んでください。',
    keep: '引いた2個のトークンから1個を選んでください。',
    chooseSquare: 'マスを選んでください。仮置きのカードはタップで回転します。',
    confirm: (square) => `${square}に仮置きしています。タップで回転します。`,
    lay: (line) => `${words.lines[line]}の線路を敷く区間を選んでください。数字は必要な資源です。`,
    planLine: '計画カードを置く路線を選んでください。',
    discardPlan: 'この路線はいっぱいです。捨てる計画カードを選んでください。',
    tokenSquare: '街の改良を載せるカードを選んでください。',
    scrap: '撤去する路線の端を選んでください。資源2個を得ます。',
    ready: 'すべて済みました。手番を終えてください。',
    gain: { b: '場札の表向きの計画カードから1枚選んでください。', d: '場札の表向きのトークンから1個選んでください。' },
  },
  steps: {
    label: 'この手番',
    acquire: { name: 'カードを取る', short: '獲得' },
    place: { name: 'カードを置く', short: '配置' },
    lay: { name: '線路を敷く', short: '敷設' },
    locations: {
      a: { name: '資源2個', short: '資源2個' },
      b: { name: '計画1枚', short: '計画1枚' },
      c: { name: '線路もう1本', short: 'もう1本' },
      d: { name: 'トークン1個', short: 'トークン' },
    },
    done: (step) => `${step}（済み）`,
  },
  layLine: (line) => `${words.lines[line]}の線路を敷く`,
  buy: '資源3個でトークンを購入',
  scrap: '路線の端を撤去して資源2個',
  purse: '自分の資源とトークン',
  end: '手番終了',
  placeHere: 'ここに置く',
  keys: [
    { keys: '1 2 3 4', what: '赤、黄、青、黒の路線' },
    { keys: 'A B C D', what: '場所のカードを取る' },
    { keys: 'P', what: '次の手札' },
    { keys: 'R', what: 'カードの回転' },
    { keys: 'Enter', what: '選択、決定' },
    { keys: 'Esc', what: 'キャンセル' },
    { keys: 'E', what: '手番を終える' },
    { keys: 'U, Shift+U', what: '元に戻す、やり直す' },
    { keys: '?', what: 'ヘルプ' },
  ],
}
