import type { Puzzle } from '#bots/puzzle.ts'

/**
 * The puzzles of each game that has some, the easiest first. Not in the manifests,
 * because every page loads those.
 */
export const PUZZLES: Readonly<Record<string, () => Promise<readonly Puzzle[]>>> = {
  'rail-on-the-hill': async () =>
    (await import('./rail-on-the-hill/puzzle-positions.json', { with: { type: 'json' } })).default,
  'machi-koro': async () => (await import('./machi-koro/puzzle-positions.json', { with: { type: 'json' } })).default,
  lokomoto: async () => (await import('./lokomoto/puzzle-positions.json', { with: { type: 'json' } })).default,
}
