import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Dock } from './Dock.tsx'

afterEach(cleanup)

function Table({ isAsking, isCalm = false }: { readonly isAsking: boolean; readonly isCalm?: boolean }) {
  return (
    <>
      <button type="button">Town</button>
      <details open>
        <summary>Menu</summary>
      </details>
      <input aria-label="Message" />
      <div data-keeps-focus="">
        <button type="button">Undo</button>
      </div>
      {isAsking && <Dock title="A question" line="One line about it." isCalm={isCalm} />}
    </>
  )
}

describe('a short choice', () => {
  it('takes the focus when it opens and gives it back when it closes', () => {
    const table = render(<Table isAsking={false} />)
    const town = screen.getByRole('button', { name: 'Town' })
    town.focus()
    table.rerender(<Table isAsking />)
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'A question' }))
    table.rerender(<Table isAsking={false} />)
    expect(document.activeElement).toBe(town)
  })

  it('leaves the focus alone when there is only something to look at', () => {
    const table = render(<Table isAsking={false} />)
    const town = screen.getByRole('button', { name: 'Town' })
    town.focus()
    table.rerender(<Table isAsking isCalm />)
    expect(document.activeElement).toBe(town)
  })

  it.each([
    ['an open menu', () => screen.getByText('Menu')],
    ['a field', () => screen.getByRole('textbox')],
    ['a button around the board', () => screen.getByRole('button', { name: 'Undo' })],
  ])('does not take the focus from %s', (_, find) => {
    const table = render(<Table isAsking={false} />)
    find().focus()
    table.rerender(<Table isAsking />)
    expect(document.activeElement).toBe(find())
  })
})
