import type { LokoTypes } from '#games/lokomoto/rules/lokomoto-types.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { Mouse } from '../support/mouse.ts'
import type { TestedGame } from '../support/tested-game.ts'
import { LokoAdvisor } from './advice.ts'
import { LokoHands } from './hands.ts'

/** What is rare does not come in every game; somewhere among these it does, however the advisor plays. */
export const SEEDS: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz']

export const tested: TestedGame<LokoTypes> = {
  rules: lokomoto,
  lateRule: 'LK-X1',
  advisor: (seed) => new LokoAdvisor(seed),
  mouse: (page) => new LokoHands(new Mouse(page)),
  headline: ({ total }) => ({ points: total, title: undefined }),
}
