import { describe, expect, it } from 'vitest'
import { type LogRow, removedBy, standing } from './log.ts'

function row(seq: number, seat: number, kind: LogRow['kind'], text: string): LogRow {
  return { seq, seat, kind, text, is_bots: 0, at: seq }
}
const action = (seq: number, seat: number) => row(seq, seat, 'action', `action ${seq}`)
const undo = (seq: number, seat: number, count: number) => row(seq, seat, 'undo', String(count))
const rewind = (seq: number, to: number) => row(seq, 1, 'rewind', String(to))
const left = (rows: LogRow[]) => standing(rows).map(({ seq }) => seq)

describe('what stands of a log', () => {
  it('is everything where nothing was taken back', () => {
    expect(left([])).toEqual([])
    expect(left([action(1, 1), action(2, 2)])).toEqual([1, 2])
  })

  it('is without the last actions of a seat that took them back, while others stay', () => {
    expect(left([action(1, 1), action(2, 2), action(3, 1), action(4, 2), undo(5, 1, 1)])).toEqual([1, 2, 4])
    expect(left([action(1, 1), action(2, 2), action(3, 1), undo(4, 1, 2), action(5, 1)])).toEqual([2, 5])
  })

  it('counts only what still stands: taking back twice goes back by two', () => {
    expect(left([action(1, 1), action(2, 1), undo(3, 1, 1), undo(4, 1, 1)])).toEqual([])
    expect(left([action(1, 1), action(2, 1), undo(3, 1, 1), action(4, 1), undo(5, 1, 1)])).toEqual([1])
  })

  it('is what was there at the move that all went back to, less what had been taken back', () => {
    expect(left([action(1, 1), action(2, 2), action(3, 1), rewind(4, 1), action(5, 2)])).toEqual([1, 5])
    expect(left([action(1, 1), action(2, 1), undo(3, 1, 1), action(4, 2), rewind(5, 3)])).toEqual([1])
    expect(left([action(1, 1), action(2, 2), rewind(3, 0)])).toEqual([])
  })
})

it('a row says which numbers it takes back, and an action none', () => {
  const kept = [action(1, 1), action(2, 2), action(3, 1)]
  expect(removedBy(undo(4, 1, 2), kept)).toEqual([1, 3])
  expect(removedBy(undo(4, 1, 9), kept)).toEqual([1, 3])
  expect(removedBy(rewind(4, 1), kept)).toEqual([2, 3])
  expect(removedBy(action(4, 1), kept)).toEqual([])
})
