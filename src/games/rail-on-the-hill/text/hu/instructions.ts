import type { InstructionTexts } from '../types/instructions.ts'
import { the } from './grammar.ts'
import { words } from './words.ts'

export const instructions: InstructionTexts = {
  take: (set) => `Vedd el ${the(`${set}.`)} készletet`,
  place: (card, square, turn) =>
    turn === 0
      ? `Rakj kártyát ${the(square)} mezőre: ${card}`
      : `Rakj kártyát ${the(square)} mezőre: ${card}, ${turn}°-kal elforgatva`,
  upgrade: (token, square) =>
    token === undefined
      ? `Tedd a készleted városfejlesztését ${the(square)} mezőre`
      : `Tedd a városfejlesztést ${the(square)} mezőre: ${token}`,
  plan: (plan, line) => `Tegyél tervet a ${words.lines[line]} vonalra: ${plan}`,
  planInstead: (plan, line, gone) => `Tegyél tervet a ${words.lines[line]} vonalra: ${plan}, és dobj el egyet: ${gone}`,
  acquire: (card, location, name) => `Vedd el ${the(location)} helyszín (${name}) kártyáját: ${card}`,
  lay: (line, from, to) => `Fektess ${words.lines[line]} sínt ${from} és ${to} közé`,
  collect: 'Vedd el a helyszíned 2 erőforrását',
  develop: (token) => `Vedd el a jelzőt: ${token}`,
  developOn: (token, square) => `Vedd el a jelzőt, és tedd ${the(square)} mezőre: ${token}`,
  keep: (token) => `Tartsd meg a jelzőt: ${token}`,
  keepOn: (token, square) => `Tartsd meg a jelzőt, és tedd ${the(square)} mezőre: ${token}`,
  bonus: {
    resources: 'Bónuszként vegyél el 2 erőforrást',
    track: 'Bónuszként válassz még egy sínt',
    plans: 'Bónuszként húzz 2 tervkártyát',
  },
  buy: 'Vásárolj jelzőt 3 erőforrásért',
  scrap: (line, from, to) => `Bontsd el a ${words.lines[line]} sínt ${from} és ${to} között 2 erőforrásért`,
  end: 'Fejezd be a körödet',
}
