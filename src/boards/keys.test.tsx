// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useKeys } from './keys.ts'

afterEach(cleanup)

function Board({ handle }: { handle(key: string): boolean }) {
  useKeys(handle)
  return <input aria-label="name" />
}

it('hears single keys, and takes those that mean something', () => {
  const handle = vi.fn((key: string) => key === 'k')
  render(<Board handle={handle} />)
  expect(fireEvent.keyDown(window, { key: 'K' })).toBe(false)
  expect(fireEvent.keyDown(window, { key: 'x' })).toBe(true)
  expect(handle.mock.calls).toEqual([['k'], ['x']])
})

it('leaves keys alone that belong to the browser or to a field', () => {
  const handle = vi.fn(() => true)
  render(<Board handle={handle} />)
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  fireEvent.keyDown(screen.getByLabelText('name'), { key: 'k' })
  expect(handle).not.toHaveBeenCalled()
})

it('always asks the board of the moment', () => {
  const before = vi.fn(() => true)
  const now = vi.fn(() => true)
  const { rerender } = render(<Board handle={before} />)
  rerender(<Board handle={now} />)
  fireEvent.keyDown(window, { key: 'k' })
  expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1])
})
