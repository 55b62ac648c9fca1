import type { LokoTypes } from '#games/lokomoto/rules/facts.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { Mouse } from '../support/mouse.ts'
import type { TestedGame } from '../support/tested-game.ts'
import { LokoAdvisor } from './advice.ts'
import { LokoHands } from './hands.ts'

/** Rare actions do not occur in every game; they do in at least one of these, whatever the advisor plays. */
export const SEEDS: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz']

export const tested: TestedGame<LokoTypes> = {
  rules: lokomoto,
  lateRule: 'LK-X1',
  advisor: (seed) => new LokoAdvisor(seed),
  mouse: (page) => new LokoHands(new Mouse(page)),
  headline: ({ total }) => ({ points: total, title: undefined }),
}
