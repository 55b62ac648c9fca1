import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#boards/board.ts'
import { isChoice, variantName } from '#engine/options.ts'
import { findEntrance, findFacts, findManifest, GAME_IDS, loadBots, loadRules } from './index.ts'

describe.each(GAME_IDS)('the manifest of %s', (id) => {
  const { facts, versions } = findManifest(id) ?? { facts: undefined, versions: [] }

  test('has the facts of its newest rules', async () => {
    const { players, variants } = await loadRules(id)
    expect(facts).toMatchObject({ id, players, variants })
  })

  test('has variants that options, links and pages can name', () => {
    const names = facts?.variants.map(variantName) ?? []
    const taken = ['players', 'first', 'seats', 'bots', 'seed']
    expect(new Set([...names, ...taken]).size).toBe(names.length + taken.length)
    for (const { values, usual } of facts?.variants.filter(isChoice) ?? []) {
      expect(values).toContain(usual)
      expect(new Set(values.map(String)).size).toBe(values.length)
    }
  })

  test('has every version of the rules at its place, and all its bots in each', async () => {
    for (const [i, version] of versions.entries()) {
      expect(await version.loadRules()).toMatchObject({ id, rulesVersion: i + 1 })
      expect((await loadBots(id, i + 1)).map(({ name }) => name)).toEqual(facts?.bots)
    }
  })

  test.each(LANGUAGES)('names its variants and its bots, no more and no fewer: %s', async (language) => {
    const intro = await findEntrance(id)?.loadIntro(language)
    const named = Object.entries(intro?.variants ?? {}).map(([name, texts]) => [
      name,
      new Set(Object.keys(texts.values ?? {})),
    ])
    const wanted = facts?.variants.map((each) => [
      variantName(each),
      new Set(isChoice(each) ? each.values.map(String) : []),
    ])
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(wanted ?? []))
    expect(new Set(Object.keys(intro?.bots ?? {}))).toEqual(new Set(facts?.bots))
    expect(intro?.reached(3)).toContain('3')
  })
})

test('a game that is not there has neither facts nor rules', async () => {
  expect(findFacts('chess')).toBeUndefined()
  await expect(loadRules('chess')).rejects.toThrow(RangeError)
  await expect(loadBots('chess', 1)).rejects.toThrow(RangeError)
})
