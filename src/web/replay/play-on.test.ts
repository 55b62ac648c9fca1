// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { listGames, loadGame } from '../games/saved-game.ts'
import type { Replay } from './open-replay.ts'
import { cutRecord, playOn } from './play-on.ts'
import { fakeFace, goldenRecord, sessionOf } from './testing/golden.ts'

const record = goldenRecord('two')
const replay: Replay = {
  source: { kind: 'link', text: '' },
  link: '',
  record,
  session: sessionOf(record, 2),
  face: fakeFace,
  isRunning: false,
  isResultWrong: false,
}

beforeEach(() => localStorage.clear())

describe('a record that is cut', () => {
  test('ends at its moment and has no result', () => {
    const cut = cutRecord({ ...record, comment: 'kept' } as typeof record, 12)
    expect(cut.actions).toEqual(record.actions.slice(0, 12))
    expect(cut).toMatchObject({ seed: record.seed, comment: 'kept' })
    expect(cut).not.toHaveProperty('result')
  })
})

describe('playing on', () => {
  test('keeps a new game that stands at the moment', () => {
    const id = playOn(replay, 40)
    expect(loadGame(id)).toMatchObject({
      record: cutRecord(record, 40),
      seats: [
        { kind: 'person', name: 'P1' },
        { kind: 'person', name: 'P2' },
      ],
    })
    expect(listGames()).toMatchObject([{ id, actions: 40 }])
    expect(listGames()[0]).not.toHaveProperty('result')
  })
})
