import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Keys, useKeys } from './hotkeys.ts'

afterEach(cleanup)

function Board({ keys }: { readonly keys: Keys }) {
  useKeys(keys)
  return (
    <>
      <input aria-label="name" />
      <textarea aria-label="message" />
      <select aria-label="who" />
      <div contentEditable="plaintext-only" suppressContentEditableWarning>
        <b role="note" aria-label="note" />
      </div>
      <input type="radio" aria-label="colour" />
      <input type="range" aria-label="moment" />
    </>
  )
}

it('handles single keys, and only those with a meaning', () => {
  const k = vi.fn()
  render(<Board keys={{ k }} />)
  expect(fireEvent.keyDown(window, { key: 'K' })).toBe(false)
  expect(fireEvent.keyDown(window, { key: 'x' })).toBe(true)
  expect(k).toHaveBeenCalledOnce()
})

it('leaves keys alone that belong to the browser or to a field', () => {
  const k = vi.fn()
  render(<Board keys={{ k }} />)
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  for (const field of ['name', 'message', 'who', 'note']) {
    fireEvent.keyDown(screen.getByLabelText(field), { key: 'k' })
    expect(k, field).not.toHaveBeenCalled()
  }
})

it('hears keys on inputs that take no letters', () => {
  const k = vi.fn()
  render(<Board keys={{ k }} />)
  for (const field of ['colour', 'moment']) fireEvent.keyDown(screen.getByLabelText(field), { key: 'k' })
  expect(k).toHaveBeenCalledTimes(2)
})

it('always asks the board of the moment', () => {
  const before = vi.fn()
  const now = vi.fn()
  const { rerender } = render(<Board keys={{ k: before }} />)
  rerender(<Board keys={{ k: now }} />)
  fireEvent.keyDown(window, { key: 'k' })
  expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1])
})
