import type { TrainTexts } from '../types/trains.ts'
import { words } from './words.ts'

export const trains: TrainTexts = {
  label: '列車',
  network: (sections, hasDrawn) => {
    if (sections > 0) return `最大の路線網：${words.sections(sections)}`
    return hasDrawn ? '未使用の線はありません' : 'まだ線がありません'
  },
  pack: (count) => (count === 0 ? '山札なし' : `山札${count}枚`),
  spoken: ({ train: { name, price, bonus }, state, shape }) => {
    const head = bonus === 0 ? words.sections(price) : `${words.sections(price)}、ボーナス${words.signed(bonus)}`
    return `${name}、${head}。${shape === undefined ? state : `${state}。図形${shape}も取れます`}。`
  },
  states: {
    possible: '今買えます',
    affordable: '線は足りています',
    short: (sections) => `あと${words.sections(sections)}`,
    branched: '一筆書きできません',
  },
  short: (sections) => `あと${sections}`,
  branched: '一筆書き不可',
  inReach: '買える',
  ways: (train) => `${train}の払い方`,
  pays: (sections, extra) => `${trains.paysShort(sections, extra)}区間`,
  paysShort: (sections, extra) => (extra === 0 ? `${sections}` : `${sections - extra}+${extra}`),
  paysByHand: (sections) => `選択${words.sections(sections)}`,
  wrong: '払えません',
  spokenWay: ({ sections, extra, shape, points, isByHand }) => {
    const paid = `${isByHand ? '選んだ' : ''}${words.sections(sections)}`
    const more = extra === 0 ? '' : `、値段より${extra}区間多い`
    const taken = shape === undefined ? '' : `、図形${shape}付き`
    return `${paid}${more}${taken}：${points === undefined ? trains.wrong : words.points(points)}`
  },
  lacks: (train, state) => `${train}：${state}`,
}
