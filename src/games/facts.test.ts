import { describe, expect, test } from 'vitest'
import { findFacts, GAME_IDS, loadBots, loadRules } from './facts.ts'
import { GAME_IDS as CATALOGUE_IDS, findGame } from './index.ts'

test('facts and catalogue name the same games in the same order', () => {
  expect(GAME_IDS).toEqual(CATALOGUE_IDS)
})

describe.each(GAME_IDS)('the facts of %s', (id) => {
  const facts = findFacts(id)

  test('are those of its rules', async () => {
    const rules = await loadRules(id)
    expect(rules).toBe(findGame(id)?.rules)
    expect(facts).toMatchObject({ id: rules.id, players: rules.players, variants: rules.variants })
  })

  test('name the bots that play it', async () => {
    const bots = await loadBots(id)
    expect(bots.map(({ name }) => name)).toEqual(facts?.bots)
    expect(new Set(bots)).toEqual(new Set(findGame(id)?.bots))
  })
})

test('a game that is not there has neither facts nor rules', async () => {
  expect(findFacts('chess')).toBeUndefined()
  await expect(loadRules('chess')).rejects.toThrow(RangeError)
  await expect(loadBots('chess')).rejects.toThrow(RangeError)
})
