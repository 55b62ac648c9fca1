import type { InstructionTexts } from '../types/instructions.ts'
import { words } from './words.ts'

export const instructions: InstructionTexts = {
  take: (set) => `セット${set}を取る`,
  place: (card, square, turn) =>
    turn === 0 ? `${card}を${square}に置く` : `${card}を${turn}度回転させて${square}に置く`,
  upgrade: (token, square) => `${token === undefined ? 'セットの改良' : `「${token}」`}を${square}のカードに載せる`,
  plan: (plan, line) => `${plan}を${words.lineNames[line]}に置く`,
  planInstead: (plan, line, gone) => `${gone}を捨て、${plan}を${words.lineNames[line]}に置く`,
  acquire: (card, location, name) => `場所${location}「${name}」の${card}を取る`,
  lay: (line, from, to) => `${from}と${to}の間に${words.lines[line]}の線路を敷く`,
  collect: '場所の資源2個を得る',
  develop: (token) => `トークン「${token}」を取る`,
  developOn: (token, square) => `トークン「${token}」を取り、${square}に載せる`,
  keep: (token) => `引いた中から「${token}」を取る`,
  keepOn: (token, square) => `引いた中から「${token}」を取り、${square}に載せる`,
  bonus: {
    resources: 'ボーナスで資源2個を得る',
    track: 'ボーナスに、もう1本の線路を選ぶ',
    plans: 'ボーナスで計画カードを2枚引く',
  },
  buy: '資源3個でトークンを購入する',
  scrap: (line, from, to) => `${from}と${to}の間の${words.lines[line]}の線路を撤去し、資源2個を得る`,
  end: '手番を終える',
}
