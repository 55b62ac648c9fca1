// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import type { RailScore } from '../../../games/rail-on-the-hill/scoring/score.ts'
import { listGames, loadGame } from '../../games/saved-game.ts'
import { goldenRecord } from '../../replay/testing/golden.ts'
import { pages } from '../../text/en/pages.ts'
import { exportGames } from './export-games.ts'
import { importGames } from './import-games.ts'

const WORDS = { ...pages.scores, player: pages.newGame.player }

async function loadFace() {
  return {
    headline(score: unknown) {
      const { total, title } = score as RailScore
      return { points: total, title }
    },
  }
}

beforeEach(() => localStorage.clear())

describe('an import', () => {
  test('takes one record, with its points and its title', async () => {
    const record = goldenRecord('solo-requests')
    expect(await importGames(record, loadFace, WORDS)).toEqual({ added: 1, alreadyHere: 0, refused: [] })
    const [game] = listGames()
    const score = record.result?.scores[0] as RailScore
    expect(game).toMatchObject({ game: record.game, seed: record.seed, variants: ['requests'] })
    expect(game.result).toEqual({ winners: [1], points: [score.total], title: score.title })
  })

  test('takes nothing twice', async () => {
    const records = [goldenRecord('solo'), goldenRecord('two'), goldenRecord('solo')]
    expect(await importGames(records, loadFace, WORDS)).toMatchObject({ added: 2, alreadyHere: 1 })
    expect(listGames()).toHaveLength(2)
  })

  test('refuses what breaks the rules, says why, and takes the rest', async () => {
    const record = goldenRecord('two')
    const records = [
      { ...record, actions: record.actions.with(5, [record.actions[5][0], 'end']) },
      { ...record, result: { winners: [1], scores: [] } },
      { ...record, game: 'chess' },
      'a record',
      record,
    ]
    const { added, refused } = await importGames(records, loadFace, WORDS)
    expect(added).toBe(1)
    expect(refused.map(({ record: number }) => number)).toEqual([1, 2, 3, 4])
    expect(refused[0].reason).toMatch(/^action 6 of \d+ \(actions\[5\]\), seat \d "end": RH-/)
    expect(refused[1].reason).toBe('the result of the record is not what its actions give')
    expect(refused[2].reason).toBe('there is no game chess here')
    expect(refused[3].reason).toBe('a record must be an object, not "a record"')
  })

  test('of an export brings everything back, unfinished games and bots too', async () => {
    const record = goldenRecord('two')
    const { result: _, ...unfinished } = { ...record, actions: record.actions.slice(0, 40) }
    const seats = [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: 'Steady', bot: 'steady' },
    ]
    const kept = { id: 'abcdefgh', seats, startedAt: 1000, changedAt: 2000 }
    await importGames([{ ...unfinished, kept }, goldenRecord('solo')], loadFace, WORDS)
    const before = listGames()
    const games = before.map(({ id }) => loadGame(id))
    const text = exportGames(before)
    localStorage.clear()
    expect(await importGames(JSON.parse(text), loadFace, WORDS)).toMatchObject({ added: 2, refused: [] })
    expect(listGames()).toEqual(before)
    expect(listGames().map(({ id }) => loadGame(id))).toEqual(games)
    expect(loadGame('abcdefgh')).toMatchObject({ seats, startedAt: 1000, changedAt: 2000 })
  })
})
