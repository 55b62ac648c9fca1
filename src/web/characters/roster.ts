/** The characters of each level, by the id under which their texts and faces are found. As many as a table has seats. */
export const CAST = {
  expert: ['irma', 'vilmos', 'odile', 'kelemen', 'sayo'],
  strong: ['bruno', 'greta', 'tamas', 'hana', 'leopold'],
  steady: ['marta', 'jonas', 'piroska', 'emil', 'wendel'],
  easy: ['lili', 'oskar', 'pippa', 'beni', 'nono'],
  random: ['dodo', 'tutti', 'zsiga', 'bogo', 'pim'],
} as const

export type CharacterId = (typeof CAST)[keyof typeof CAST][number]

const WEAKEST_FIRST: readonly string[] = [
  'random',
  'easy',
  'steady',
  'strong',
  'expert',
] satisfies (keyof typeof CAST)[]

/** How strong a level is, from 1 to the number of levels; undefined for the bot of another game. */
export function strengthOf(level: string): number | undefined {
  const rank = WEAKEST_FIRST.indexOf(level)
  return rank === -1 ? undefined : rank + 1
}
