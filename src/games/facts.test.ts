import { describe, expect, test } from 'vitest'
import { isChoice, variantName } from '../engine/options.ts'
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

  test('have variants that options, links and pages can name', () => {
    const names = facts?.variants.map(variantName) ?? []
    const taken = ['players', 'first', 'seats', 'bots', 'seed']
    expect(new Set([...names, ...taken]).size).toBe(names.length + taken.length)
    for (const { values, usual } of facts?.variants.filter(isChoice) ?? []) {
      expect(values).toContain(usual)
      expect(new Set(values.map(String)).size).toBe(values.length)
    }
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
