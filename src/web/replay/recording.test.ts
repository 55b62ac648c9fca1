import { describe, expect, test } from 'vitest'
import { lookAt, middleSeat, nextSeat, recordingOf, type Step, stepFrom, turnBorders } from './recording.ts'
import { fakeFace, goldenRecord, sessionOf } from './testing/golden.ts'

describe.each(['two', 'three-simultaneous', 'solo'])('the recording of %s', (name) => {
  const record = goldenRecord(name)
  const session = sessionOf(record)
  const recording = recordingOf(session, fakeFace)
  const { game, states, log, last, borders } = recording

  test('has a state for every moment, and they are those of the game', () => {
    expect(last).toBe(record.actions.length)
    expect(states).toHaveLength(last + 1)
    for (const [at, { before }] of log.entries()) expect(game.view(states[at], 'spectator')).toEqual(before)
    expect(game.standing(states[last])).toEqual(record.result)
  })

  test('goes by turns from the first moment on', () => {
    expect(borders[0]).toBe(0)
    expect(borders.length).toBeGreaterThan(14)
    expect(borders).toEqual([...borders].sort((one, other) => one - other))
  })

  test('shows the view of the seat that acts next, with the last acting seat in the middle', () => {
    for (const [at, [seat]] of record.actions.entries()) {
      expect(lookAt(recording, fakeFace, at, false).eyes).toBe(seat)
      expect(middleSeat(recording, at + 1)).toBe(seat)
    }
    expect(middleSeat(recording, 0)).toBe(record.actions[0][0])
    expect(nextSeat(recording, last)).toBeUndefined()
    expect(lookAt(recording, fakeFace, last, false)).toMatchObject({ eyes: 'spectator', isOver: true })
  })

  test('shows only what everybody may see where secrets are kept', () => {
    for (const at of [0, 5, last]) {
      const { eyes, view, log } = lookAt(recording, fakeFace, at, true)
      expect(eyes).toBe('spectator')
      expect(view).toEqual(game.view(states[at], 'spectator'))
      expect(log).toHaveLength(at)
    }
  })
})

test('an unfinished recording is seen by who may act at its end', () => {
  const record = goldenRecord('two')
  const { result: _, ...rest } = record
  const recording = recordingOf(sessionOf({ ...rest, actions: record.actions.slice(0, 30) }), fakeFace)
  expect(lookAt(recording, fakeFace, 30, false)).toMatchObject({ eyes: record.actions[30][0], isOver: false })
})

describe('turn borders', () => {
  test('are the moments at which the number of the turn changes', () => {
    expect(turnBorders([0, 0, 1, 1, 1, 2])).toEqual([0, 2, 5])
    expect(turnBorders([3, 1, 1, 3])).toEqual([0, 1, 3])
    expect(turnBorders([7])).toEqual([0])
  })
})

describe('steps', () => {
  const borders = [0, 2, 5]
  const from = (step: Step, at: number) => stepFrom(step, at, 8, borders)

  test('by actions stay inside the game', () => {
    expect([0, 1, 8].map((at) => from('previousAction', at))).toEqual([0, 0, 7])
    expect([0, 7, 8].map((at) => from('nextAction', at))).toEqual([1, 8, 8])
  })

  test('back by turns go to the beginning of this one first', () => {
    expect([8, 6, 5, 3, 2, 1, 0].map((at) => from('previousTurn', at))).toEqual([5, 5, 2, 2, 0, 0, 0])
  })

  test('ahead by turns end at the last moment', () => {
    expect([0, 1, 2, 4, 5, 8].map((at) => from('nextTurn', at))).toEqual([2, 2, 5, 5, 8, 8])
  })

  test('to both ends', () => {
    expect([from('first', 4), from('last', 4)]).toEqual([0, 8])
  })
})
