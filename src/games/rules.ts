import type { Game } from '../engine/game.ts'
import { railOnTheHill } from './rail-on-the-hill/rules.ts'

/** The rules of all games, without those who play them: all that a table needs. */
const RULES: readonly Game[] = [railOnTheHill]

export function findRules(id: string): Game | undefined {
  return RULES.find((rules) => rules.id === id)
}
