import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Keys, useKeys } from './keys.ts'

afterEach(cleanup)

function Board({ keys }: { readonly keys: Keys }) {
  useKeys(keys)
  return <input aria-label="name" />
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
  fireEvent.keyDown(screen.getByLabelText('name'), { key: 'k' })
  expect(k).not.toHaveBeenCalled()
})

it('always asks the board of the moment', () => {
  const before = vi.fn()
  const now = vi.fn()
  const { rerender } = render(<Board keys={{ k: before }} />)
  rerender(<Board keys={{ k: now }} />)
  fireEvent.keyDown(window, { key: 'k' })
  expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1])
})
