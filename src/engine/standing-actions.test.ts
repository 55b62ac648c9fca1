import { describe, expect, it } from 'vitest'
import { type LogRow, StandingActions } from './standing-actions.ts'

function row(seq: number, seat: number, kind: LogRow['kind'], text: string): LogRow {
  return { seq, seat, kind, text }
}
const action = (seq: number, seat: number) => row(seq, seat, 'action', `action ${seq}`)
const undo = (seq: number, seat: number, count: number) => row(seq, seat, 'undo', String(count))
const rewind = (seq: number, to: number) => row(seq, 1, 'rewind', String(to))
const left = (rows: LogRow[]) => new StandingActions(rows).rows.map(({ seq }) => seq)

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

describe('a row', () => {
  const taken = [action(1, 1), action(2, 2), action(3, 1)]

  it.each<[what: string, row: LogRow, removed: readonly number[]]>([
    ['undo', undo(4, 1, 1), [3]],
    ['undo of several with an action of another seat between them', undo(4, 1, 2), [1, 3]],
    ['undo of more than there are', undo(4, 1, 9), [1, 3]],
    ['undo of a seat that has not acted', undo(4, 3, 1), []],
    ['rewind', rewind(4, 1), [2, 3]],
    ['action', action(4, 1), []],
  ])('says what it takes back: %s', (_, next, removed) => {
    const standing = new StandingActions(taken)
    expect(standing.add(next)).toEqual(removed)
    expect(taken.filter((row) => !standing.has(row)).map(({ seq }) => seq)).toEqual(removed)
  })

  it('does not take back again what is taken back already', () => {
    const standing = new StandingActions([...taken, undo(4, 1, 1)])
    expect(standing.add(rewind(5, 0))).toEqual([1, 2])
    expect(standing.add(undo(6, 1, 1))).toEqual([])
    expect(standing.rows).toEqual([])
  })
})

it('a log in which everything is taken back again and again takes time linear in its length', () => {
  let reads = 0
  const watched = (row: LogRow): LogRow => ({
    ...row,
    get seq() {
      reads++
      return row.seq
    },
  })
  const rows: LogRow[] = []
  for (let seq = 1; seq < 4000; seq++) {
    // Seat 2 acts once and waits, so that seat 1 always undoes from the middle of the log.
    rows.push(seq === 2 ? action(seq, 2) : seq % 4 === 3 ? undo(seq, 1, 1) : action(seq, 1))
  }
  rows.push(rewind(4000, 0))
  expect(new StandingActions(rows.map(watched)).rows).toEqual([])
  expect(reads).toBeLessThan(6 * rows.length)
})
