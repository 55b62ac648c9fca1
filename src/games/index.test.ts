import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#boards/board.ts'
import { isChoice, variantName } from '#engine/options.ts'
import { GAME_TOOLS, gameFromStart } from './editors.ts'
import {
  findEntrance,
  findFacts,
  findManifest,
  GAME_IDS,
  loadBots,
  loadRules,
  loadRulesOf,
  newestVersion,
} from './index.ts'

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

  test('has every version of the rules under its number, the oldest first, and all its bots in each', async () => {
    const numbers = versions.map(({ version }) => version)
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
    for (const { version, loadRules: load } of versions) {
      expect(await load()).toMatchObject({ id, rulesVersion: version })
      expect((await loadBots(id, version)).map(({ name }) => name)).toEqual(facts?.bots)
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

test('a version keeps its number when an older one is dropped, and positions of an older one can be played', async () => {
  const manifest = findManifest('machi-koro')
  if (manifest === undefined) throw new Error('there is no manifest')
  const { versions } = manifest
  const { checks } = GAME_TOOLS['machi-koro']
  const game = await loadRules('machi-koro')
  const numbered = (version: number) => ({
    version,
    loadRules: async () => ({ ...game, rulesVersion: version }),
    loadBots: async () => [],
  })
  try {
    Object.assign(manifest, { versions: [numbered(2), numbered(3)] })
    Object.assign(GAME_TOOLS['machi-koro'], { checks: { 2: checks[1], 3: checks[1] } })
    expect(newestVersion('machi-koro')).toBe(3)
    const numbers = [1, 2, 3, 4].map(async (each) => (await loadRulesOf('machi-koro', each))?.rulesVersion)
    expect(await Promise.all(numbers)).toEqual([undefined, 2, 3, undefined])
    const position = game.position(game.setup({ players: 2 }, 'older'))
    const starts = [1, 2, 3].map((rulesVersion) =>
      gameFromStart(game, { options: { players: 2 }, position, rulesVersion }),
    )
    expect((await Promise.all(starts)).map(({ ok }) => ok)).toEqual([false, true, true])
  } finally {
    Object.assign(manifest, { versions })
    Object.assign(GAME_TOOLS['machi-koro'], { checks })
  }
})

test('a game that is not there has neither facts nor rules', async () => {
  expect(findFacts('chess')).toBeUndefined()
  await expect(loadRules('chess')).rejects.toThrow(RangeError)
  await expect(loadBots('chess', 1)).rejects.toThrow(RangeError)
})
