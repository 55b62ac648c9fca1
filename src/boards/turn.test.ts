import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePicked } from './turn.ts'

it('what is picked up is put down by whatever happens, and for other eyes', () => {
  const silence = vi.fn()
  const board = { log: [], eyes: 1, silence }
  const { result, rerender } = renderHook((now) => usePicked(now, 'nothing'), { initialProps: board })
  act(() => result.current[1]('card'))
  expect(result.current[0]).toBe('card')
  expect(silence).toHaveBeenCalledOnce()
  rerender({ ...board })
  expect(result.current[0]).toBe('card')
  rerender({ ...board, eyes: 2 })
  expect(result.current[0]).toBe('nothing')
  rerender({ ...board, log: [] })
  expect(result.current[0]).toBe('nothing')
})
