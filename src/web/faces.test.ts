// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../boards/board.ts'
import { findFacts, GAME_IDS } from '../games/facts.ts'
import { entranceOf } from './faces.ts'

describe.each(GAME_IDS)('the intro of %s', (id) => {
  test.each(LANGUAGES)('names its variants and its bots, no more and no fewer: %s', async (language) => {
    const intro = await entranceOf(id)?.loadIntro(language)
    expect(new Set(Object.keys(intro?.variants ?? {}))).toEqual(new Set(findFacts(id)?.variants))
    expect(new Set(Object.keys(intro?.bots ?? {}))).toEqual(new Set(findFacts(id)?.bots))
    expect(intro?.reached(3)).toContain('3')
  })
})
