import { render, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Board } from '../Board.tsx'
import { boardAt } from '../testing/test-board.ts'
import { routeThrough } from './PurchaseTrain.tsx'
import type { Point } from './sheet.ts'

const cars = () => document.querySelectorAll('[data-train]').length

const BUY = 'buy 3 with a1-a2 a1-b1 a2-b1'

/** Opens a table, and shows it again after these actions of two players. */
async function play(pace: number, actions: readonly string[]) {
  const board = { ...boardAt({}), pace }
  const log = actions.map((action, i) => ({ seat: 1 + (i % 2), action, before: board.view }))
  const { rerender } = render(<Board {...board} log={[]} />)
  rerender(<Board {...board} log={log} />)
  await import('./PurchaseTrain.tsx')
}

describe('a train runs along the sections of a purchase', () => {
  it('also while the next player acts', async () => {
    await play(100, [BUY, 'draw b1-c1'])
    await waitFor(() => expect(cars()).toBe(3))
  })

  it('unless nothing may move', async () => {
    await play(0, [BUY])
    expect(cars()).toBe(0)
  })

  it('that was made since the table was opened', async () => {
    const board = { ...boardAt({}), pace: 100 }
    render(<Board {...board} log={[{ seat: 1, action: BUY, before: board.view }]} />)
    await import('./PurchaseTrain.tsx')
    expect(cars()).toBe(0)
  })
})

describe('its way', () => {
  const [A, B, C, D]: readonly Point[] = [
    [0, 0],
    [100, 0],
    [200, 0],
    [100, 80],
  ]

  it('leads along each section once where that can be', () => {
    const triangle = [
      { from: A, to: B },
      { from: D, to: A },
      { from: B, to: C },
      { from: B, to: D },
    ]
    expect(routeThrough(triangle)).toHaveLength(5)
  })

  it('comes back from a branch', () => {
    const branched = [
      { from: A, to: B },
      { from: B, to: C },
      { from: D, to: B },
    ]
    expect(routeThrough(branched)).toEqual([A, B, C, B, D])
  })
})
