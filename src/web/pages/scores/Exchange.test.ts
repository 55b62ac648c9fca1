import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkProof, seedOf, withProof } from '#fair/fair.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import type { RailScore } from '#games/rail-on-the-hill/rules/scoring/score.ts'
import { addCardSet } from '../../games/card-files.ts'
import { listCardSets } from '../../games/card-sets.ts'
import { listGames, loadGame, saveGame } from '../../games/saved-game.ts'
import { startGame } from '../../games/start-game.ts'
import { bytesOf, richPlans } from '../../games/testing/card-files.ts'
import { goldenRecord } from '../../replay/testing/golden.ts'
import { pages } from '../../text/en/shell.ts'
import { exportGames, importGames } from './Exchange.tsx'

const nameOf = pages.newGame.player

async function loadFace() {
  return {
    progress: () => 0,
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
    expect(await importGames(record, loadFace, nameOf)).toEqual({ added: 1, alreadyHere: 0, refused: [] })
    const [game] = listGames()
    const score = record.result?.scores[0] as RailScore
    expect(game).toMatchObject({ game: record.game, seed: record.seed, variants: { requests: true } })
    expect(game.result).toEqual({ winners: [1], points: [score.total], title: score.title })
  })

  test('takes nothing twice', async () => {
    const records = [goldenRecord('solo'), goldenRecord('two'), goldenRecord('solo')]
    expect(await importGames(records, loadFace, nameOf)).toMatchObject({ added: 2, alreadyHere: 1 })
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
    const { added, refused } = await importGames(records, loadFace, nameOf)
    expect(added).toBe(1)
    expect(refused.map(({ record: number }) => number)).toEqual([1, 2, 3, 4])
    const action = expect.stringMatching(/^action 6 of \d+ \(actions\[5\]\), seat \d "end": RH-/)
    expect(refused.map(({ problem }) => problem)).toEqual([
      { kind: 'broken', error: action },
      { kind: 'broken', error: 'the result of the record is not what its actions give' },
      { kind: 'noSuchGame', game: 'chess' },
      { kind: 'broken', error: 'a record must be an object, not "a record"' },
    ])
  })

  test('of an export brings everything back, unfinished games and bots too', async () => {
    const record = goldenRecord('two')
    const { result: _, ...unfinished } = { ...record, actions: record.actions.slice(0, 40) }
    const seats = [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: 'Steady', bot: 'steady' },
    ]
    const kept = { id: 'abcdefgh', seats, startedAt: 1000, changedAt: 2000 }
    await importGames([{ ...unfinished, kept }, goldenRecord('solo')], loadFace, nameOf)
    const before = listGames()
    const games = before.map(({ id }) => loadGame(id))
    const text = exportGames(before)
    localStorage.clear()
    expect(await importGames(JSON.parse(text), loadFace, nameOf)).toMatchObject({ added: 2, refused: [] })
    expect(listGames()).toEqual(before)
    expect(listGames().map(({ id }) => loadGame(id))).toEqual(games)
    expect(loadGame('abcdefgh')).toMatchObject({ seats, startedAt: 1000, changedAt: 2000 })
  })

  test('of an export brings the card set of its games along, once', async () => {
    const text = richPlans(1)
    const added = await addCardSet(railOnTheHill, 'rich.json', bytesOf(text))
    if (!added.ok) throw new Error(added.problem.kind)
    const seats = [{ kind: 'person', name: 'Anna' }] as const
    for (const seed of ['tea', 'milk']) {
      startGame({ game: railOnTheHill, options: { players: 1 }, seats, seed, cards: added.value })
    }
    const before = listGames()
    const exported = exportGames(before)
    expect(JSON.parse(exported).map(({ cardSet }: { cardSet?: string }) => cardSet)).toEqual([text, undefined])
    localStorage.clear()
    expect(await importGames(JSON.parse(exported), loadFace, nameOf)).toMatchObject({ added: 2, refused: [] })
    expect(listGames()).toEqual(before)
    expect(listCardSets(railOnTheHill.id)).toEqual([added.value])
    expect(loadGame(before[0].id)?.record).toMatchObject({ cards: added.value })
  })

  test('of an online game keeps its proof whole, with the card set in it', async () => {
    const text = richPlans(1)
    const added = await addCardSet(railOnTheHill, 'rich.json', bytesOf(text))
    if (!added.ok) throw new Error(added.problem.kind)
    const proof = { secret: '5a'.repeat(32), words: [''] }
    const seats = [{ kind: 'person', name: 'Anna' }] as const
    const saved = loadGame(startGame({ game: railOnTheHill, options: { players: 1 }, seats, cards: added.value }))
    if (saved === undefined) throw new Error('the game is not saved')
    const seed = seedOf(proof.secret, proof.words)
    const key = { publicKey: 'b0'.repeat(32), sign: () => 'ab'.repeat(64) }
    const record = withProof({ ...saved.record, seed, cardSet: text }, proof, key)
    saveGame({ ...saved, record }, listGames()[0])
    const [{ kept: _, ...exported }] = JSON.parse(exportGames(listGames()))
    expect(checkProof(exported)).toEqual({ ok: true, value: record })
  })

  test('leaves nothing behind of a game for which there is no room', async () => {
    vi.stubGlobal('localStorage', {
      removeItem: () => undefined,
      setItem() {
        throw new Error('full')
      },
    })
    const { added, refused } = await importGames(goldenRecord('solo'), loadFace, nameOf)
    vi.unstubAllGlobals()
    expect({ added, refused }).toEqual({ added: 0, refused: [{ record: 1, problem: { kind: 'noRoom' } }] })
    expect(listGames()).toEqual([])
  })
})
