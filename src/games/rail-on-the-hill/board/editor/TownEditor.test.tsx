import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Parts, progressOf } from '#boards/editor/set-editor.tsx'
import type { JsonObject } from '#engine/json.ts'
import { railOnTheHill } from '../../rules/rules.ts'
import { texts } from '../../text/en/board.ts'
import { setEditor } from './SetEditor.tsx'
import { brokenFact } from './TownEditor.tsx'

afterEach(cleanup)

let now: JsonObject

function Whole({ first }: { readonly first: JsonObject }) {
  const [draft, setDraft] = useState(first)
  now = draft
  return (
    <Parts
      editor={setEditor}
      draft={draft}
      language="en"
      board={texts}
      change={(fields) => setDraft((before) => ({ ...before, ...fields }))}
    />
  )
}

const press = (...codes: readonly string[]) => {
  for (const code of codes) {
    const [key, shiftKey] = [code.replace(/^(?:Shift)?(?:Digit|Key)/, '').toLowerCase(), code.startsWith('Shift')]
    fireEvent.keyDown(document.body, { code: code.replace('Shift', ''), key, shiftKey })
  }
}
const card = (list: string, id: number) => (now[list] as JsonObject[])[id - 1]

it('a Town card is entered by keys as it is read, row by row, and the next one at once', () => {
  render(<Whole first={setEditor.empty} />)
  press('Digit6', 'Digit2', 'Digit1', 'Digit1', 'KeyW', 'KeyC', 'KeyE', 'KeyE', 'ShiftDigit2')
  fireEvent.keyDown(document.body, { key: 'Enter' })
  press('Digit3', 'Digit3', 'Digit3', 'Digit3', 'ShiftDigit0')
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(card('townCards', 1)).toEqual({
    id: 1,
    landmark: 'zoo',
    values: { red: 6, yellow: 1, blue: 2, black: 1 },
    roads: ['n', 'se'],
  })
  // Who goes on without a road means that there is none.
  expect(card('townCards', 2)).toEqual({
    id: 2,
    landmark: null,
    values: { red: 3, yellow: 3, blue: 3, black: 3 },
    roads: [],
  })
  expect(progressOf(setEditor, now)).toEqual([2, 164])
})

it('roads are drawn by taps, and a mistake is mended by jumping back', () => {
  render(<Whole first={railOnTheHill.cards as unknown as JsonObject} />)
  fireEvent.click(screen.getByRole('button', { name: '17' }))
  const before = card('townCards', 17).roads as string[]
  fireEvent.click(screen.getByRole('button', { name: 'north' }))
  expect((card('townCards', 17).roads as string[]).includes('n')).toBe(!before.includes('n'))
  expect(card('townCards', 16)).toEqual(railOnTheHill.cards.townCards[15])
})

it('Plans take three landmarks by themselves, and tokens go on by themselves', () => {
  render(<Whole first={setEditor.empty} />)
  fireEvent.click(screen.getByRole('radio', { name: /^Plan cards/ }))
  press('ShiftDigit1', 'ShiftDigit2', 'ShiftDigit9', 'ShiftDigit8')
  const three = { id: 1, kind: 'three', landmarks: ['amusement-park', 'zoo', 'fire-station'], points: 8 }
  expect(card('planCards', 1)).toEqual(three)
  fireEvent.click(screen.getByRole('radio', { name: /^Tokens/ }))
  press('Digit1', 'Digit6', 'Digit0')
  expect((now.devTokens as JsonObject[]).slice(0, 3)).toEqual([
    { id: 1, kind: 'x2', line: 'red' },
    { id: 2, kind: '+3', line: 'yellow' },
    { id: 3, kind: 'wild', line: undefined },
  ])
})

it('what the rulebook shows is known, and the standard cards keep it', () => {
  for (const town of railOnTheHill.cards.townCards)
    expect(brokenFact(town.id, town as never, 'a landmark')).toBeUndefined()
  expect(brokenFact(5, { values: { red: 3, yellow: 3, blue: 3, black: 4 }, landmark: 'zoo' }, '')).toBe('3, 3, 3, 3')
})

it('two equal cards are pointed out', () => {
  const [first, ...others] = railOnTheHill.cards.townCards
  const twice = { ...railOnTheHill.cards, townCards: [first, { ...first, id: 2 }, ...others.slice(1)] }
  render(<Whole first={twice as unknown as JsonObject} />)
  expect(screen.getByRole('status').textContent).toBe('The same as card 2.')
})
