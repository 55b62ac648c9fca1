import { describe, expect, it, vi } from 'vitest'
import type { Situation } from '../rules/testing/positions.ts'
import { boardAt } from './testing/test-board.ts'
import type { Turn } from './use-turn.ts'
import { whatNow } from './what-now.ts'

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
