import type { Game } from '../engine/game.ts'
import { findFacts, loadRules } from './facts.ts'

/**
 * The rules of a game in one of their versions, so that what was begun under them goes on under them; undefined where
 * there is no such version. Every game has only its first so far. Whoever raises a version keeps a frozen copy of the
 * part that changes in the game's folder, makes the old rules of it, and adds them here.
 */
export async function loadRulesOf(id: string, version: number): Promise<Game | undefined> {
  if (findFacts(id) === undefined) return undefined
  const rules = await loadRules(id)
  return rules.rulesVersion === version ? rules : undefined
}
