import { useState } from 'react'
import type { GameFace } from '#boards/board.ts'
import type { GameOptions } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import type { Match } from '#engine/match.ts'
import { chosenVariants } from '#engine/options.ts'
import { type GameRecord, readRecord, recordOf, rulesVersionOf, verify } from '#engine/record.ts'
import { findEntrance, findFacts, loadRulesOf } from '#games/index.ts'
import { Button } from '#ui/Button.tsx'
import prose from '#ui/prose.module.css'
import { download } from '../../browser.ts'
import { withItsCards } from '../../games/card-sets.ts'
import { gameWithCards } from '../../games/game-with-cards.ts'
import {
  areSeats,
  freshName,
  type GameSummary,
  listGames,
  loadGame,
  removeGame,
  type SavedGame,
  type SeatPlan,
  saveGame,
} from '../../games/saved-game.ts'
import { summaryOf } from '../../games/summary.ts'
import { type Attempt, failed, type Problem, reasonOf } from '../../problem.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { usePageTexts } from '../PageFrame.tsx'
import { FileButton } from '../parts/buttons.tsx'
import styles from './Exchange.module.css'

interface Props {
  readonly games: readonly GameSummary[]
  /** Called when games were added. */
  changed(): void
}

/** What an import came to: one line of success, and one for each refusal. */
interface Report {
  readonly done: string
  readonly refused: readonly string[]
}

/** Takes all games out of this browser, and takes others in. */
export function Exchange({ games, changed }: Props) {
  const { pages, reasons } = useTexts()
  const { scores: texts } = usePageTexts()
  const [report, setReport] = useState<Report>()

  async function take(file: File): Promise<void> {
    const json = jsonOf(await file.text())
    if (json === undefined) return setReport({ done: '', refused: [texts.unreadable(file.name, reasons.notJson)] })
    const imported = await importGames(json, faceOf, pages.newGame.player)
    setReport({
      done: texts.imported(imported.added, imported.alreadyHere),
      refused: imported.refused.map(({ record, problem }) => texts.refused(record, reasonOf(problem, reasons))),
    })
    changed()
  }

  return (
    <div className={styles.exchange}>
      <div className={styles.buttons}>
        {games.length > 0 && (
          <Button
            onClick={() => download(new Blob([exportGames(games)], { type: 'application/json' }), 'hilltop-games.json')}
          >
            {texts.exportAll}
          </Button>
        )}
        <FileButton text={texts.import} take={take} />
      </div>
      <p className={prose.small}>{texts.importLine}</p>
      <div role="status">
        {report && report.done !== '' && <p className={styles.done}>{report.done}</p>}
        {report && report.refused.length > 0 && (
          <ul className={styles.refused}>
            {report.refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Only games whose rules are known are asked for. */
async function faceOf(gameId: string): Promise<GameFace> {
  const entrance = findEntrance(gameId)
  if (entrance === undefined) throw new RangeError(`no game ${gameId}`)
  return entrance.loadFace()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * All games as a list of records. Each has one more field, `kept`, with what this browser knows beyond the record, so
 * that an import loses nothing.
 */
export function exportGames(games: readonly GameSummary[]): string {
  const brought = new Set<string>()
  const records = games.flatMap(({ id }) => {
    const game = loadGame(id)
    if (game === undefined) return []
    const { record, seats, startedAt, changedAt } = game
    const kept = { id, seats, startedAt, changedAt }
    // The digest of an online game covers every field and their order, so its record stays as it is.
    if ('fair' in record) return [{ ...record, kept }]
    const { cardSet, ...bare } = withItsCards(record)
    // A card set comes once, with the first game that is played with it.
    const isFirst = record.cards && !brought.has(record.cards.sha256)
    if (record.cards) brought.add(record.cards.sha256)
    return [{ ...(isFirst && cardSet ? { ...bare, cardSet } : bare), kept }]
  })
  return JSON.stringify(records)
}

type Face = Pick<GameFace, 'headline' | 'progress'>

interface Imported {
  readonly added: number
  readonly alreadyHere: number
  /** The refused ones, by their place in the file, counted from 1. */
  readonly refused: readonly { readonly record: number; readonly problem: Problem }[]
}

/**
 * Takes in one record or a list of them. A refused record does not stop the others, and existing games are not changed.
 * `nameOf` gives a name to a seat of which a record says none.
 */
export async function importGames(
  json: unknown,
  loadFace: (gameId: string) => Promise<Face>,
  nameOf: (seat: number) => string,
): Promise<Imported> {
  let added = 0
  let alreadyHere = 0
  const refused: { record: number; problem: Problem }[] = []
  for (const [i, item] of (Array.isArray(json) ? json : [json]).entries()) {
    const checked = await check(item)
    if (!checked.ok) {
      refused.push({ record: i + 1, problem: checked.problem })
      continue
    }
    const { match, record } = checked.value
    if (isHere(record)) {
      alreadyHere++
      continue
    }
    const saved = savedGame(record, match, keptBeside(item, match.options.players), nameOf)
    if (await saveGame(saved, summaryOf(saved, match, await loadFace(record.game)))) {
      added++
    } else {
      removeGame(saved.id)
      refused.push({ record: i + 1, problem: { kind: 'noRoom' } })
    }
  }
  return { added, alreadyHere, refused }
}

async function check(json: unknown): Promise<Attempt<{ readonly match: Match; readonly record: GameRecord }>> {
  const record = readRecord(json)
  if (!record.ok) return failed({ kind: 'broken', error: record.error })
  const id = record.value.game
  if (findFacts(id) === undefined) return failed({ kind: 'noSuchGame', game: id })
  const version = rulesVersionOf(record.value)
  const rules = await loadRulesOf(id, version)
  if (rules === undefined) return failed({ kind: 'otherVersion', version })
  const game = await gameWithCards(rules, record.value)
  if (!game.ok) return game
  const match = verify(game.value, record.value)
  if (!match.ok) return failed({ kind: 'broken', error: match.error })
  return { ok: true, value: { match: match.value, record: record.value } }
}

/** Whether this browser has the same game, played as far. */
function isHere(record: GameRecord): boolean {
  const { game, seed, actions } = record
  const wanted = fingerprintOf(record)
  return listGames().some((known) => {
    if (known.game !== game || known.seed !== seed || known.actions !== actions.length) return false
    const here = loadGame(known.id)
    return here !== undefined && fingerprintOf(here.record) === wanted
  })
}

/** All that decides how a game goes. */
function fingerprintOf(record: GameRecord): string {
  const { players, first = null } = record.options as GameOptions
  const variants = chosenVariants(findFacts(record.game)?.variants ?? [], { ...record.options })
  const { cards, seed, actions, position = null } = record
  const begun = [rulesVersionOf(record), cards?.sha256 ?? null, players, first, variants, position]
  return JSON.stringify([...begun, seed, actions])
}

type Kept = Partial<Pick<SavedGame, 'id' | 'seats' | 'startedAt' | 'changedAt'>>

/** What an export wrote beside the record; whatever does not fit is left out. */
function keptBeside(json: unknown, players: number): Kept {
  const kept = isObject(json) && isObject(json.kept) ? json.kept : {}
  const { id, seats, startedAt, changedAt } = kept
  return {
    ...(typeof id === 'string' && /^[a-z0-9]{8}$/.test(id) && loadGame(id) === undefined && { id }),
    ...(areSeats(seats) && seats.length === players && { seats }),
    ...(isTime(startedAt) && { startedAt }),
    ...(isTime(changedAt) && { changedAt }),
  }
}

function isTime(json: unknown): json is number {
  return typeof json === 'number' && json > 0 && json <= Date.now()
}

function savedGame({ names }: GameRecord, match: Match, kept: Kept, nameOf: (seat: number) => string): SavedGame {
  const people = Array.from({ length: match.options.players }, (_, i): SeatPlan => {
    return { kind: 'person', name: names?.[i] || nameOf(i + 1) }
  })
  const seats = kept.seats ?? people
  const record = recordOf(
    match,
    seats.map(({ name }) => name),
  )
  const now = Date.now()
  return { id: freshName(8), startedAt: now, changedAt: now, ...kept, seats, record }
}
