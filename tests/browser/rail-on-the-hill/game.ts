import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import { readMove } from '#games/rail-on-the-hill/rules/notation.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import type { TestedGame } from '../support/tested-game.ts'
import { RailAdvisor } from './advice.ts'
import { RailMouse } from './mouse.ts'

export const tested: TestedGame<RailTypes> = {
  rules: railOnTheHill,
  lateRule: 'RH-T4',
  advisor: (seed) => new RailAdvisor(seed),
  mouse: (page) => new RailMouse(page),
  // Alone, the next turn is the same player's.
  leavesATurn: (action) => readMove(action).kind === 'end',
  headline: ({ total, title }) => ({ points: total, title }),
}
