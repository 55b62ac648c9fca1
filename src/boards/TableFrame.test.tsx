import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useKeptOnTable, useOpenPanel } from './TableFrame.tsx'

interface Table {
  readonly call?: string
  readonly first?: string
}

function open(initialProps: Table = {}) {
  const { result, rerender } = renderHook(({ call, first }: Table) => useOpenPanel('trains', call, first), {
    initialProps,
  })
  return {
    now: () => result.current.id,
    rerender,
    show: (panel: string) => act(() => result.current.show(panel)),
    toggle: (panel: string) => act(() => result.current.toggle(panel)),
    close: () => act(() => result.current.close()),
  }
}

it('a call brings the home panel to the fore once, and leaves people free to open another', () => {
  const { now, rerender, show } = open()
  show('log')
  rerender({ call: 'hint' })
  expect(now()).toBe('trains')
  show('log')
  expect(now()).toBe('log')
  rerender({})
  expect(now()).toBe('log')
})

it('another panel may be the first: it can be closed, and gives way when its time is over', () => {
  const { now, rerender, show, close } = open({ first: 'help' })
  expect(now()).toBe('help')
  close()
  expect(now()).toBe('trains')
  show('log')
  rerender({})
  expect(now()).toBe('trains')
  rerender({ first: 'help' })
  expect(now()).toBe('trains')
})

it('a key that opens a panel closes it again, also the first one', () => {
  const { now, toggle } = open({ first: 'help' })
  toggle('help')
  expect(now()).toBe('trains')
  toggle('help')
  expect(now()).toBe('help')
})

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
