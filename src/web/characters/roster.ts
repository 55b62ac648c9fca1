/**
 * The characters of each level, the strongest level first, by the id under which their texts and faces are found. A bot
 * for whom none is left is called by its level.
 */
export const CAST = {
  expert: ['irma', 'vilmos', 'odile', 'kelemen', 'sayo'],
  sharp: ['noemi', 'casimir', 'ludmila'],
  strong: ['bruno', 'greta', 'tamas', 'hana', 'leopold'],
  keen: ['mirko', 'flora', 'ambrus'],
  steady: ['marta', 'jonas', 'piroska', 'emil', 'wendel'],
  casual: ['berta', 'pablo', 'zelma'],
  easy: ['lili', 'oskar', 'pippa', 'beni', 'nono'],
  beginner: ['kiki', 'momo', 'bibi'],
  random: ['dodo', 'tutti', 'zsiga', 'bogo', 'pim'],
} as const

export type CharacterId = (typeof CAST)[keyof typeof CAST][number]

const WEAKEST_FIRST: readonly string[] = Object.keys(CAST).reverse()

export const MOST_STRENGTH = WEAKEST_FIRST.length

/** How strong a level is, from 1 to `MOST_STRENGTH`; undefined for the bot of another game. */
export function strengthOf(level: string): number | undefined {
  const rank = WEAKEST_FIRST.indexOf(level)
  return rank === -1 ? undefined : rank + 1
}
