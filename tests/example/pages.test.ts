// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '#engine/game.ts'
import { type GameRecord, rulesVersionOf } from '#engine/record.ts'
import { findEntrance, findFacts } from '#games/index.ts'
import { botGame } from '#web/bots/bot-game.ts'
import { listGames, loadGame, type SavedGame, saveGame } from '#web/games/saved-game.ts'
import { startAgain, startGame } from '#web/games/start-game.ts'
import { summaryOfNew } from '#web/games/summary.ts'
import { exportGames, importGames } from '#web/pages/scores/Exchange.tsx'
import { openReplay } from '#web/replay/open-replay.ts'
import { cutRecord, playOn } from '#web/replay/play-on.ts'
import { recordToLink } from '#web/replay/record-link.ts'
import { openSaved } from '#web/table/session.ts'
import { version1, version2 } from '../../examples/chestnuts/rules.ts'
import { GOLDEN } from '../golden.ts'

/** Games of this browser that were begun under version 1 of the rules go on under it; new ones are of version 2. */

beforeEach(() => localStorage.clear())

const facts = findFacts('chestnuts') ?? { id: '', variants: [] }

function golden(file: string): GameRecord {
  const found = GOLDEN.find((one) => one.file === `chestnuts/${file}.json`)
  if (found === undefined) throw new Error(`there is no ${file}`)
  return found.record
}

/** The beginning of a game, with a bot on seat 2, as this browser keeps it. */
function keep(record: GameRecord, actions: number): SavedGame {
  const saved: SavedGame = {
    id: 'kept',
    record: cutRecord(record, actions),
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', name: 'Gatherer', bot: 'gatherer' },
    ],
    startedAt: 0,
    changedAt: 0,
  }
  saveGame(saved, summaryOfNew(saved, facts))
  return saved
}

async function opened(id: string) {
  const saved = loadGame(id)
  const game = saved && (await openSaved(saved))
  if (game?.state !== 'open') throw new Error(`${id} cannot be opened: ${JSON.stringify(game)}`)
  return game.session
}

async function replayed(record: GameRecord) {
  const replay = await openReplay({ kind: 'link', text: await recordToLink(record) }, String)
  if (!replay.ok) throw new Error(`the link cannot be opened: ${JSON.stringify(replay.problem)}`)
  return replay.replay
}

describe('a saved game', () => {
  it.each([
    ['with the number of its rules', golden('v1')],
    ['from before rules had numbers', { ...golden('v1'), rulesVersion: null } as unknown as GameRecord],
  ])('goes on under version 1, with bots of version 1: %s', async (_, record) => {
    keep(record, 1)
    const session = await opened('kept')
    expect(session.game).toBe(version1 as Game)
    // No player has points yet: only version 1 allows a call.
    expect(session.legal(2)).toEqual(['gather', 'call 1'])
    expect(botGame(session.game, 'gatherer')).toMatchObject({ game: 'chestnuts', rulesVersion: 1 })
    expect(session.take(2, 'call 1')).toBeUndefined()
    expect(session.saved().record).toMatchObject({ rulesVersion: 1, actions: record.actions.slice(0, 2) })
  })

  it('that is new is of version 2', async () => {
    const seats = keep(golden('v1'), 1).seats
    const session = await opened(startGame({ game: facts, options: { players: 2, sack: 7 } as object as never, seats }))
    expect(session.game).toBe(version2 as Game)
    expect(session.saved().record).toMatchObject({ rulesVersion: 2, options: { players: 2, sack: 7 } })
  })

  it('is played again under version 2, unless the same deal is wanted', async () => {
    const old = keep(golden('v1'), 20)
    const [fresh, same] = (['fresh', 'same'] as const).map((deal) => loadGame(startAgain(facts, old, deal))?.record)
    expect(fresh).toMatchObject({ rulesVersion: 2, actions: [] })
    expect(same).toMatchObject({ rulesVersion: 1, actions: [], seed: old.record.seed })
  })
})

describe('a link with a record', () => {
  it.each(['v1', 'two-before-versions', 'v2'])('is shown under its own rules: %s', async (file) => {
    const { session, isResultWrong } = await replayed(golden(file))
    expect({ version: session.game.rulesVersion, isResultWrong }).toEqual({
      version: file === 'v2' ? 2 : 1,
      isResultWrong: false,
    })
  })

  it('is played on from a moment under its own rules', async () => {
    const session = await opened(playOn(await replayed(golden('two-before-versions')), 3))
    expect(session.game).toBe(version1 as Game)
    expect(session.take(1, 'call 2')).toBeUndefined()
  })

  it('of rules that are not here is refused', async () => {
    const text = await recordToLink({ ...golden('v1'), rulesVersion: 3 })
    const problem = { kind: 'otherVersion', version: 3 }
    expect(await openReplay({ kind: 'link', text }, String)).toMatchObject({ ok: false, problem })
  })
})

describe('the score pad', () => {
  const loadFace = async () => {
    const face = await findEntrance('chestnuts')?.loadFace()
    if (face === undefined) throw new Error('there is no face')
    return face
  }
  const versionsHere = () => listGames().map(({ id }) => rulesVersionOf(loadGame(id)?.record ?? {}))

  it('exports and imports games with the version of their rules', async () => {
    const records = ['v1', 'v2', 'two-before-versions'].map(golden)
    expect(await importGames(records, loadFace, String)).toEqual({ added: 3, alreadyHere: 0, refused: [] })
    expect(versionsHere().sort()).toEqual([1, 1, 2])
    const exported = JSON.parse(exportGames(listGames()))
    expect(await importGames(exported, loadFace, String)).toMatchObject({ added: 0, alreadyHere: 3 })
    localStorage.clear()
    expect(await importGames(exported, loadFace, String)).toMatchObject({ added: 3, refused: [] })
    expect(versionsHere().sort()).toEqual([1, 1, 2])
  })

  it('tells games apart that differ in nothing but their rules or options', async () => {
    const beginning = cutRecord(golden('v1'), 1)
    const others = [
      { ...beginning, rulesVersion: 2 },
      { ...beginning, options: { players: 2, sack: 7 } },
    ]
    expect(await importGames([beginning, ...others], loadFace, String)).toMatchObject({ added: 3, alreadyHere: 0 })
  })
})
