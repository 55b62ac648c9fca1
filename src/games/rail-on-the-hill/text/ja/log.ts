import type { LogTexts } from '../types/log.ts'
import { words } from './words.ts'

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
  bonusTrack: (name) => `${name}がボーナスに、もう1本の線路を選びました。`,
  bonusPlans: (name, drawn) => `${name}がボーナスで計画カードを${drawn}枚引きました。`,
  bonusPlansLost: (name) => `${name}がボーナスで計画カードを引きましたが、置ける路線がないので捨てました。`,
  buy: (name, resources, drawn) => `${name}が${words.resources(resources)}を払い、トークンを${drawn}個引きました。`,
  scrap: (name, line, spot, resources) =>
    `${name}が${spot}の${words.lines[line]}の線路を撤去し、${words.resources(resources)}を得ました。`,
  end: (name) => `${name}が手番を終えました。`,
}
