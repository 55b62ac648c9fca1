import type { InstructionTexts } from '../types/instructions.ts'
import { words } from './words.ts'

export const instructions: InstructionTexts = {
  take: (set) => `Take set ${set}`,
  place: (card, square, turn) =>
    turn === 0 ? `Place ${card} on ${square}` : `Place ${card} on ${square}, turned ${turn}°`,
  upgrade: (token = 'the upgrade of your set', square) => `Put ${token} on the card at ${square}`,
  plan: (plan, line) => `Put ${plan} on the ${words.lines[line]} line`,
  planInstead: (plan, line, gone) => `Put ${plan} on the ${words.lines[line]} line and discard ${gone}`,
  acquire: (card, location, name) => `Take ${card} at location ${location} (${name})`,
  lay: (line, from, to) => `Lay a ${words.lines[line]} track from ${from} to ${to}`,
  collect: 'Take the 2 resources of your location',
  develop: (token) => `Take the token ${token}`,
  developOn: (token, square) => `Take the token ${token} and put it on ${square}`,
  keep: (token) => `Keep the token ${token}`,
  keepOn: (token, square) => `Keep the token ${token} and put it on ${square}`,
  bonus: {
    resources: 'Take 2 resources as your bonus',
    track: 'Choose one more track as your bonus',
    plans: 'Draw 2 Plan cards as your bonus',
  },
  buy: 'Buy a token for 3 resources',
  scrap: (line, from, to) => `Scrap the ${words.lines[line]} track from ${from} to ${to} for 2 resources`,
  end: 'End your turn',
}
