import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Parts } from '#boards/editor/set-editor.tsx'
import type { JsonObject } from '#engine/json.ts'
import { texts } from '../../text/en/board.ts'
import { setEditor } from './SetEditor.tsx'

afterEach(cleanup)

const DAIRY = { id: 'dairy', name: 'Dairy', colour: 'green', rolls: [7], cost: 5, income: 3, copies: 6 }

it('the cards that a card pays for are chosen by name; one that is not in the set can only be removed', () => {
  let now: JsonObject = {}
  const { empty } = setEditor
  const [wheat] = empty.establishments as JsonObject[]
  function Whole() {
    const [draft, setDraft] = useState<JsonObject>({ ...empty, establishments: [wheat, { ...DAIRY, per: ['barn'] }] })
    now = draft
    const change = (fields: JsonObject) => setDraft({ ...draft, ...fields })
    return <Parts editor={setEditor} draft={draft} language="en" board={texts} change={change} />
  }
  render(<Whole />)
  const dairy = within(screen.getByRole('group', { name: 'Dairy' }))
  const per = () => (now.establishments as JsonObject[])[1].per
  const choice = dairy.getByRole<HTMLSelectElement>('combobox', { name: 'Choose a card…' })
  expect(Array.from(choice.options, ({ text }) => text)).toEqual(['Choose a card…', 'Wheat Field', 'Dairy'])
  fireEvent.change(choice, { target: { value: 'wheat-field' } })
  expect(per()).toEqual(['barn', 'wheat-field'])
  fireEvent.click(dairy.getByRole('button', { name: 'Remove barn' }))
  expect(per()).toEqual(['wheat-field'])
  fireEvent.click(dairy.getByRole('button', { name: 'Remove Wheat Field' }))
  expect(per(), 'a card of its own value').toBeUndefined()
})
