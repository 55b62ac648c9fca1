import { readMove } from '../../../src/games/rail-on-the-hill/notation.ts'
import type { RailTypes } from '../../../src/games/rail-on-the-hill/rail-types.ts'
import { railOnTheHill } from '../../../src/games/rail-on-the-hill/rules.ts'
import type { TestedGame } from '../support/tested-game.ts'
import { RailAdvisor } from './advice.ts'
import { RailMouse } from './mouse.ts'

export const tested: TestedGame<RailTypes> = {
  rules: railOnTheHill,
  lateRule: 'RH-T4',
  advisor: (seed) => new RailAdvisor(seed),
  mouse: (page) => new RailMouse(page),
  // Alone, the next turn is one's own.
  leavesATurn: (action) => readMove(action).kind === 'end',
  headline: ({ total, title }) => ({ points: total, title }),
}
