import type { LogTexts } from '../types/log.ts'
import { words } from './words.ts'

export const log: LogTexts = {
  take: (name, set, cards, token) => `${name} takes set ${set}: ${cards}, and ${token}.`,
  place: (name, card, square, turn) =>
    turn === 0 ? `${name} places ${card} on ${square}.` : `${name} places ${card} on ${square}, turned ${turn}°.`,
  upgrade: (name, token, square) => `${name} puts ${token} on ${square}.`,
  planName: (card, what) => `Plan ${card} (${what})`,
  plan: (name, plan, line) => `${name} puts ${plan} on the ${words.lines[line]} line.`,
  planInstead: (name, plan, line, gone) => `${name} puts ${plan} on the ${words.lines[line]} line, discarding ${gone}.`,
  acquire: (name, card, location) => `${name} takes ${card} at ${location}.`,
  lay(name, line, spot, { cost, isDouble, earnsBonus }) {
    const price = cost === 0 ? 'for free' : `for ${words.resources(cost)}`
    const double = isDouble ? ', with Double Track' : ''
    const bonus = earnsBonus ? ', and earns a bonus' : ''
    return `${name} lays ${words.lines[line]} ${spot} ${price}${double}${bonus}.`
  },
  collect: (name, resources) => `${name} takes ${words.resources(resources)}.`,
  develop: (name, token) => `${name} takes ${token}.`,
  developOn: (name, token, square) => `${name} takes ${token} and puts it on ${square}.`,
  keep: (name, token) => `${name} keeps ${token}.`,
  keepOn: (name, token, square) => `${name} keeps ${token} and puts it on ${square}.`,
  upgradeLost: (name, token) => `${name} takes ${token}. No card can take it, so it is discarded.`,
  bonusResources: (name, resources) => `${name} takes ${words.resources(resources)} as a bonus.`,
  bonusTrack: (name) => `${name} chooses one more track as a bonus.`,
  bonusPlans: (name, drawn) => `${name} draws ${drawn === 1 ? '1 Plan card' : `${drawn} Plan cards`} as a bonus.`,
  bonusPlansLost: (name) => `${name} draws Plan cards as a bonus. No line can take them, so they are discarded.`,
  buy: (name, resources, drawn) =>
    `${name} buys for ${words.resources(resources)}: draws ${drawn === 1 ? '1 token' : `${drawn} tokens`}.`,
  scrap: (name, line, spot, resources) =>
    `${name} scraps ${words.lines[line]} ${spot} for ${words.resources(resources)}.`,
  end: (name) => `${name} ends the turn.`,
}
