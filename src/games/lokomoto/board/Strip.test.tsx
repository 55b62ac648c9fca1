import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { faceUp, type Situation } from '../rules/testing/positions.ts'
import { TRIANGLE } from '../rules/testing/small-set.ts'
import { BuyButton, whatNow } from './Strip.tsx'
import { boardAt } from './testing/test-board.ts'
import { type Turn, useTurn } from './use-turn.ts'

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

const NOTHING: Turn = {
  picked: [],
  paying: [],
  train: null,
  ways: [],
  way: undefined,
  isPutAside: false,
  wanted: null,
  tapSection: vi.fn(),
  chooseTrain: vi.fn(),
  chooseWay: vi.fn(),
  mark: vi.fn(),
  buy: vi.fn(),
  cancel: vi.fn(),
}

function told(situation: Situation, people = 2, turn: Partial<Turn> = {}): string {
  const board = boardAt(situation)
  const seats = board.seats.map((seat, i) => (i < people ? seat : { ...seat, kind: 'bot' as const }))
  return whatNow({ ...board, seats }, { ...NOTHING, ...turn })
}

describe('what is due', () => {
  it('is said to one person, and with a name to several', () => {
    expect(told({}, 1)).toBe('Your turn: choose a free section to draw, two to reserve, or a train to buy.')
    expect(told({})).toMatch(/^Anna: choose a free section/)
    expect(told({ phase: 'block' }, 1)).toBe('Opening: block a section for the whole game (1 of 6).')
    expect(told({ phase: 'block' })).toMatch(/^Anna: block/)
    expect(told({ turn: 2 })).toBe('Béla’s turn.')
  })

  it('warns in the last rounds that unused sections cost points', () => {
    const free = 'd1-d2 d2-d3 d3-d4 c1-c2'
    const players = [{ solid: 'a1-a2 a1-b1' }]
    const warning = 'the game ends soon. You have 2 unused sections, −1 point each.'
    expect(told({ free, players })).toBe(`Anna: ${warning}`)
    expect(told({ free: `${free} c2-c3`, players })).toMatch(/^Anna: choose/)
    expect(told({ free })).toMatch(/^Anna: choose/)
  })

  it('is about the sections that are picked', () => {
    expect(told({}, 2, { picked: ['a1-a2'] })).toBe('Draw it, or choose a second one to reserve both.')
    expect(told({}, 2, { picked: ['a1-a2', 'a1-b1'] })).toBe('Reserve both, or tap one to leave it out.')
    expect(told({ free: 'a1-a2' }, 2, { picked: ['a1-a2'] })).toMatch(/^The last free section/)
    expect(told({ players: [{ reserved: 'a1-a2' }] }, 2, { picked: ['a1-a2'] })).toMatch(/^You have reserved it/)
    expect(told({ phase: 'block' }, 2, { picked: ['a1-a2'] })).toMatch(/^Tap it again to block it/)
  })

  it('is who has won', () => {
    const players = [{ trains: [5] }, { trains: [6] }]
    expect(told({ phase: 'over', players })).toBe('Béla wins with 6 points.')
  })
})
