// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../boards/board.ts'
import { isChoice, variantName } from '../engine/options.ts'
import { findFacts, GAME_IDS } from '../games/facts.ts'
import { entranceOf } from './faces.ts'

describe.each(GAME_IDS)('the intro of %s', (id) => {
  test.each(LANGUAGES)('names its variants and its bots, no more and no fewer: %s', async (language) => {
    const intro = await entranceOf(id)?.loadIntro(language)
    const values = Object.entries(intro?.variants ?? {}).map(([name, texts]) => [
      name,
      new Set(Object.keys(texts.values ?? {})),
    ])
    const variants = findFacts(id)?.variants ?? []
    expect(Object.fromEntries(values)).toEqual(
      Object.fromEntries(
        variants.map((each) => [variantName(each), new Set(isChoice(each) ? each.values.map(String) : [])]),
      ),
    )
    expect(new Set(Object.keys(intro?.bots ?? {}))).toEqual(new Set(findFacts(id)?.bots))
    expect(intro?.reached(3)).toContain('3')
  })
})
