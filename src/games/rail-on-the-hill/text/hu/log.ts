import type { LogTexts } from '../types/log.ts'
import { numbered, the } from './grammar.ts'
import { words } from './words.ts'

export const log: LogTexts = {
  take: (name, set, cards, token) => `${name} elveszi ${the(`${set}.`)} készletet: ${cards}; jelző: ${token}.`,
  place: (name, card, square, turn) =>
    turn === 0
      ? `${name} kártyát rak ${the(square)} mezőre: ${card}.`
      : `${name} kártyát rak ${the(square)} mezőre: ${card}, ${turn}°-kal elforgatva.`,
  upgrade: (name, token, square) => `${name} városfejlesztést tesz ${the(square)} mezőre: ${token}.`,
  planName: (card, what) => `${numbered(card)} terv (${what})`,
  plan: (name, plan, line) => `${name} tervet tesz a ${words.lines[line]} vonalra: ${plan}.`,
  planInstead: (name, plan, line, gone) =>
    `${name} tervet tesz a ${words.lines[line]} vonalra: ${plan}, és eldob egyet: ${gone}.`,
  acquire: (name, card, location) => `${name} elveszi ${the(location)} helyszín kártyáját: ${card}.`,
  lay(name, line, spot, { cost, isDouble, earnsBonus }) {
    const price = cost === 0 ? 'ingyen' : `${words.resources(cost)}ért`
    const double = isDouble ? ', Dupla sínnel' : ''
    const bonus = earnsBonus ? '; bónusz jár érte' : ''
    return `${name} ${words.lines[line]} sínt fektet le: ${spot}, ${price}${double}${bonus}.`
  },
  collect: (name, resources) => `${name} kap ${words.resources(resources)}t.`,
  develop: (name, token) => `${name} jelzőt vesz el: ${token}.`,
  developOn: (name, token, square) => `${name} jelzőt vesz el, és ${the(square)} mezőre teszi: ${token}.`,
  keep: (name, token) => `${name} megtart egy jelzőt: ${token}.`,
  keepOn: (name, token, square) => `${name} megtart egy jelzőt, és ${the(square)} mezőre teszi: ${token}.`,
  upgradeLost: (name, token) => `${name} jelzőt szerez: ${token}. Nincs hová tennie, ezért eldobja.`,
  bonusResources: (name, resources) => `${name} bónusza: ${words.resources(resources)}.`,
  bonusTrack: (name) => `${name} bónusza: még egy sín.`,
  bonusPlans: (name, drawn) => `${name} bónusza: húz ${drawn} tervkártyát.`,
  bonusPlansLost: (name) =>
    `${name} bónusza: tervkártyákat húz. Egyik vonal sem fogadhatja őket, ezért eldobásra kerülnek.`,
  buy: (name, resources, drawn) => `${name} vásárol ${words.resources(resources)}ért: húz ${drawn} jelzőt.`,
  scrap: (name, line, spot, resources) =>
    `${name} ${words.lines[line]} sínt bont el: ${spot}, ${words.resources(resources)}ért.`,
  end: (name) => `${name} befejezi a körét.`,
}
