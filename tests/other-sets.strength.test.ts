import { expect, it } from 'vitest'
import { duel, randomSets } from './other-sets.ts'

/** Ten random sets each; docs/bots.md has the figures. The least shares are three standard errors below them. */
it.for([
  ['rail-on-the-hill', { deals: 1, nodes: 1000, least: 0.7 }],
  ['lokomoto', { deals: 2, nodes: 400, least: 0.62 }],
  ['machi-koro', { deals: 10, nodes: 4000, least: 0.57 }],
] as const)(
  '%s: expert beats steady with cards that it has never seen',
  async ([id, { deals, nodes, least }], { annotate }) => {
    const { games, share, shares } = await duel(await randomSets(id, 10), ['expert', 'steady'], deals, nodes)
    await annotate(`${share} of ${games} games; by set: ${shares.join(' ')}`)
    expect(share).toBeGreaterThan(least)
  },
)
