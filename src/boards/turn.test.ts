import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { BoardProps } from './board.ts'
import { usePicked } from './turn.ts'

type Board = Parameters<typeof usePicked>[0]

/** A log in which these seats have acted. */
function logOf(...seats: readonly number[]): BoardProps['log'] {
  return seats.map((seat, i) => ({ seat, action: `${i}`, before: undefined }))
}

/** Something is picked up at this board. */
function pickedUp(board: Board) {
  const { result, rerender } = renderHook((now: Board) => usePicked(now, 'nothing'), { initialProps: board })
  act(() => result.current[1]('card'))
  expect(result.current[0]).toBe('card')
  return {
    after(next: Partial<Board>): string {
      rerender({ ...board, ...next })
      return result.current[0]
    },
  }
}

const BOARD: Board = { log: logOf(2, 1), eyes: 1, mayAct: true, silence: () => undefined }

it('what is picked up stays while nothing happens, and takes away what the shell has said', () => {
  const silence = vi.fn()
  const board = pickedUp({ ...BOARD, silence })
  expect(silence).toHaveBeenCalledOnce()
  expect(board.after({})).toBe('card')
})

it('what is picked up is put down by an action and an undo of its player, and does not come back', () => {
  const board = pickedUp(BOARD)
  expect(board.after({ log: logOf(2) })).toBe('nothing')
  expect(board.after({})).toBe('nothing')
  expect(pickedUp(BOARD).after({ log: logOf(2, 1, 1) })).toBe('nothing')
})

it('what is picked up is put down for other eyes', () => {
  expect(pickedUp(BOARD).after({ eyes: 2 })).toBe('nothing')
})

it('where seats act at the same time, actions of others and their undo leave what is picked up', () => {
  const board = pickedUp(BOARD)
  expect(board.after({ log: logOf(2, 1, 2, 3) })).toBe('card')
  expect(board.after({ log: logOf(2, 1, 2) })).toBe('card')
})

it('where seats take turns, what is picked up is put down when another seat acts', () => {
  expect(pickedUp({ ...BOARD, mayAct: false }).after({ log: logOf(2, 1, 2) })).toBe('nothing')
  expect(pickedUp(BOARD).after({ log: logOf(2, 1, 2), mayAct: false })).toBe('nothing')
})
