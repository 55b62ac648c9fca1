import type { MachiTypes } from '#games/machi-koro/rules/facts.ts'
import { readMove } from '#games/machi-koro/rules/notation.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { Mouse } from '../support/mouse.ts'
import type { TestedGame } from '../support/tested-game.ts'
import { MachiAdvisor } from './advice.ts'
import { MachiHands } from './hands.ts'

/** Rare actions do not occur in every game; they do in at least one of these, whatever the advisor plays. */
export const SEEDS: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz']

export const tested: TestedGame<MachiTypes> = {
  rules: machiKoro,
  lateRule: 'MK-W1',
  advisor: (seed) => new MachiAdvisor(seed),
  mouse: (page) => new MachiHands(new Mouse(page)),
  // A first roll decides nothing.
  leavesATurn: (action) => readMove(action).kind === 'roll',
  headline: ({ landmarks }) => ({ points: landmarks, title: undefined }),
}
