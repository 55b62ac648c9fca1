import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { faceUp, type Situation } from '../rules/testing/positions.ts'
import { TRIANGLE } from '../rules/testing/small-set.ts'
import { boardAt } from './testing/test-board.ts'
import { type Turn, useTurn } from './use-turn.ts'
import { whatNow } from './what-now.ts'

afterEach(cleanup)

const BUYING: Situation = {
  trains: [4, 3, 9],
  shapes: faceUp(TRIANGLE),
  players: [{ solid: 'a1-a2 a1-b1 a2-b1 b1-c1 c1-d1' }],
}

/** A turn at the table, done step by step. */
function turnAt(situation: Situation, eyes = 1) {
  const board = boardAt(situation, eyes)
  const { result } = renderHook(() => useTurn(board))
  return {
    board,
    get turn() {
      return result.current
    },
    get sentence() {
      return whatNow(board, result.current)
    },
    do(...steps: ((turn: Turn) => void)[]) {
      for (const step of steps) act(() => step(result.current))
    },
    get taken() {
      return board.take.mock.calls.flat()
    },
  }
}

const tap = (section: string) => (turn: Turn) => turn.tapSection(section)
const train = (id: number) => (turn: Turn) => turn.chooseTrain(id)

describe('buying', () => {
  it('is proposed for a train, and done by a second tap', () => {
    const table = turnAt(BUYING)
    table.do(train(3))
    expect(table.turn.paying).toHaveLength(3)
    expect(table.turn.way?.shape?.shape).toBe(TRIANGLE)
    expect(table.taken).toEqual([])
    table.do(train(3))
    expect(table.taken).toEqual(['buy 3 with a1-a2 a1-b1 a2-b1 shape 11'])
  })

  it('is done in the way that is chosen', () => {
    const table = turnAt(BUYING)
    table.do(train(3), (turn) => turn.chooseWay(turn.ways[1]))
    expect(table.turn.way?.shape).toBeUndefined()
    const { sections = [] } = table.turn.way ?? {}
    table.do((turn) => turn.buy())
    expect(table.taken).toEqual([`buy 3 with ${[...sections].sort().join(' ')}`])
  })

  it('needs the button where it takes more than the price', () => {
    const table = turnAt({ ...BUYING, trains: [2] })
    table.do(train(2))
    expect(table.turn.way?.extra).toBe(1)
    expect(table.sentence).toContain('1 more than the price')
    table.do(train(2))
    expect(table.taken).toEqual([])
    table.do((turn) => turn.buy())
    expect(table.taken).toEqual(['buy 2 with a1-a2 a1-b1 a2-b1 shape 11'])
  })

  it('keeps sections that were chosen by hand, and says why they do not fit', () => {
    const table = turnAt(BUYING)
    table.do(tap('a1-a2'), tap('a1-b1'), tap('b1-c1'), train(4))
    expect(table.turn.paying).toEqual(['a1-a2', 'a1-b1', 'b1-c1'])
    expect(table.sentence).toBe('Plain 4 costs 4 sections, not 3.')
    table.do((turn) => turn.chooseWay(turn.ways[0]))
    expect(table.turn.paying).toHaveLength(4)
    table.do((turn) => turn.chooseWay(turn.ways[turn.ways.length - 1]))
    expect(table.turn.paying).toEqual(['a1-a2', 'a1-b1', 'b1-c1'])
    table.do(train(3))
    expect(table.turn.way?.action).toBe('buy 3 with a1-a2 a1-b1 b1-c1')
  })

  it('is tried where it does not fit, so that the table says why not', () => {
    const table = turnAt(BUYING)
    table.do(train(3))
    for (const section of table.turn.paying) table.do(tap(section))
    expect(table.turn.paying).toEqual([])
    table.do((turn) => turn.buy())
    expect(table.taken).toEqual([])
    expect(table.sentence).toBe('Choose the sections to pay with, or a suggestion.')
    table.do(tap('c1-d1'), (turn) => turn.buy(), train(3))
    expect(table.taken).toEqual(['buy 3 with c1-d1', 'buy 3 with c1-d1'])
  })

  it('is tried with all that is drawn where a train is too dear', () => {
    const table = turnAt(BUYING)
    table.do(train(9))
    expect(table.sentence).toBe('Plain 9 costs 9 sections; your largest network has 5.')
    table.do((turn) => turn.buy())
    expect(table.taken).toEqual(['buy 9 with a1-a2 a1-b1 a2-b1 b1-c1 c1-d1'])
  })

  it('LK-2P: is tried in the opening, and out of turn', () => {
    const opening = turnAt({ ...BUYING, phase: 'block', players: [] })
    opening.do(train(3))
    expect(opening.taken).toEqual(['buy 3 with a1-a2'])
    expect(opening.board.whyNot(opening.taken[0])?.rule).toBe('LK-2P')
    const waiting = turnAt({ ...BUYING, turn: 2 })
    waiting.do(train(3))
    expect(waiting.board.whyNot(waiting.taken[0])?.rule).toBe('LK-S2')
  })

  it('is nothing for those who look on', () => {
    const board = boardAt(BUYING, 'spectator')
    const { result } = renderHook(() => useTurn(board))
    act(() => result.current.chooseTrain(3))
    expect(result.current.train).toBeNull()
    expect(board.take).not.toHaveBeenCalled()
  })
})

describe('marking', () => {
  it('lets the payment wait, and leads back to it', () => {
    const table = turnAt(BUYING)
    table.do(tap('a1-a2'), tap('a1-b1'), tap('d3-d4'))
    expect(table.turn.picked).toEqual(['d3-d4'])
    expect(table.turn.paying).toEqual([])
    expect(table.sentence).toBe('Draw it, or choose a second one to reserve both. Your selection is kept.')
    table.do((turn) => turn.cancel())
    expect(table.turn.paying).toEqual(['a1-a2', 'a1-b1'])
    table.do(tap('d3-d4'), tap('d3-d4'))
    expect(table.taken).toEqual(['draw d3-d4'])
  })

  it('is forgotten when the player has acted', () => {
    const board = boardAt(BUYING)
    const { result, rerender } = renderHook((now) => useTurn(now), { initialProps: board })
    act(() => result.current.tapSection('d3-d4'))
    rerender({ ...board, log: [{ seat: 1, action: 'end', before: board.view }] })
    expect(result.current.picked).toEqual([])
  })

  it.each([
    ['draw', 'Choose a section first, then draw it.'],
    ['reserve', 'Choose two free sections first, then reserve them.'],
    ['buy', 'Choose a train first, then buy it.'],
  ] as const)('says what to choose first to %s', (kind, sentence) => {
    const table = turnAt(BUYING)
    table.do((turn) => (kind === 'buy' ? turn.buy() : turn.mark(kind)))
    expect(table.taken).toEqual([])
    expect(table.sentence).toBe(sentence)
    table.do(tap('d3-d4'))
    expect(table.sentence).toContain('Draw it')
  })
})
