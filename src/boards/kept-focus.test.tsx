// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useKeptOnTable } from './kept-focus.ts'

afterEach(cleanup)

interface FrameProps {
  readonly choice?: string
  readonly market?: string
}

function Frame({ choice, market }: FrameProps) {
  return (
    <div {...useKeptOnTable()}>
      <section>
        {choice !== undefined && <button type="button">{choice}</button>}
        {market !== undefined && (
          <>
            <button type="button" aria-disabled="true">
              Impossible
            </button>
            <button type="button">{market}</button>
          </>
        )}
      </section>
      <footer>
        <button type="button">Undo</button>
      </footer>
    </div>
  )
}

const focused = () => document.activeElement?.textContent

it('leads the keyboard to what can be done beside a button that is gone', () => {
  const { rerender } = render(<Frame choice="Take set 1" market="Collect" />)
  screen.getByText('Take set 1').focus()
  rerender(<Frame market="Collect" />)
  expect(focused()).toBe('Collect')
})

it('leads it further out where nothing is left beside it', () => {
  const { rerender } = render(<Frame choice="Take set 1" />)
  screen.getByText('Take set 1').focus()
  rerender(<Frame />)
  expect(focused()).toBe('Undo')
})

it('leaves the focus alone when a player has put it down', () => {
  const { rerender } = render(<Frame choice="Take set 1" />)
  screen.getByText('Take set 1').focus()
  screen.getByText('Take set 1').blur()
  rerender(<Frame choice="Take set 1" market="Collect" />)
  expect(document.activeElement).toBe(document.body)
})
