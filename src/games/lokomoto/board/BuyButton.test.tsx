import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { faceUp } from '../rules/testing/positions.ts'
import { TRIANGLE } from '../rules/testing/small-set.ts'
import { BuyButton } from './BuyButton.tsx'
import { boardAt } from './testing/test-board.ts'
import { useTurn } from './use-turn.ts'

afterEach(cleanup)

function turnWith(...taps: readonly string[]) {
  const players = [{ solid: 'a1-a2 a1-b1 a2-b1 b1-c1' }]
  const board = boardAt({ trains: [3], shapes: faceUp(TRIANGLE), players })
  const { result } = renderHook(() => useTurn(board))
  for (const section of taps) act(() => result.current.tapSection(section))
  act(() => result.current.chooseTrain(3))
  return { board, turn: result.current }
}

it('there is one button to buy, and it shows the shape that is taken', () => {
  const { board, turn } = turnWith()
  render(<BuyButton board={board} turn={turn} />)
  const button = screen.getByRole('button', { name: 'Buy Plain 3: 4 points Shape 11, worth 1' })
  fireEvent.click(button)
  expect(board.take.mock.calls).toEqual([['buy 3 with a1-a2 a1-b1 a2-b1 shape 11']])
})

it('there is none where the chosen sections do not fit', () => {
  render(<BuyButton {...turnWith('a1-a2')} />)
  expect(screen.queryByRole('button')).toBeNull()
})
