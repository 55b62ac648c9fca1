import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LANGUAGES } from '#boards/board.ts'
import { Parts } from '#boards/editor/set-editor.tsx'
import type { JsonObject } from '#engine/json.ts'
import { GAME_TOOLS } from '#games/editors.ts'
import { findEntrance, GAME_IDS, loadRules } from '#games/index.ts'

afterEach(cleanup)

const CASES = GAME_IDS.flatMap((id) => LANGUAGES.map((language) => [id, language] as const))

it.each(CASES)('every field and button of the set editor of %s has a text in %s', async (id, language) => {
  const [rules, editor, board] = await Promise.all([
    loadRules(id),
    GAME_TOOLS[id].loadSetEditor(),
    findEntrance(id)?.loadTexts(language),
  ])
  const draft = { id: '', ...(rules.cards as JsonObject) }
  const { container } = render(<Parts {...{ editor, draft, language, board }} change={() => undefined} />)
  for (const part of screen.getAllByRole('radio')) {
    fireEvent.click(part)
    const named = [...container.querySelectorAll('label, legend, option, button')]
    const nameless = named.filter((each) => `${each.textContent}${each.getAttribute('aria-label') ?? ''}`.trim() === '')
    expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([])
    expect(container.innerHTML).not.toContain('undefined')
  }
})
