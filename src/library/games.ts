/** `hilltop-library/games`: the rules of each game, in their newest version with the standard cards. */

export type { LokoTypes } from '#games/lokomoto/rules/facts.ts'
export { lokomoto } from '#games/lokomoto/rules/rules.ts'
export type { MachiTypes } from '#games/machi-koro/rules/facts.ts'
export { machiKoro } from '#games/machi-koro/rules/rules.ts'
export type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
export { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
