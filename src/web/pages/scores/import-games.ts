import type { GameFace } from '../../../boards/board.ts'
import type { Game } from '../../../engine/game.ts'
import { isObject } from '../../../engine/json.ts'
import type { Match } from '../../../engine/match.ts'
import { type GameRecord, readRecord, recordOf, verify } from '../../../engine/record.ts'
import { accepted, type Result, rejected } from '../../../engine/result.ts'
import { findRules } from '../../../games/rules.ts'
import { gameWithCards } from '../../games/card-sets.ts'
import { freshName, listGames, loadGame, type SavedGame, type SeatPlan, saveGame } from '../../games/saved-game.ts'
import { summaryOf } from '../../games/summary.ts'

type Face = Pick<GameFace, 'headline'>

export interface ImportWords {
  readonly player: (seat: number) => string
  readonly noRoom: string
  readonly noSuchGame: (game: string) => string
}

export interface Imported {
  readonly added: number
  readonly alreadyHere: number
  /** The refused ones, by their place in the file, counted from 1. */
  readonly refused: readonly { readonly record: number; readonly reason: string }[]
}

/** Takes in one record or a list of them. A refused one keeps nobody else out, and nothing that is here is changed. */
export async function importGames(
  json: unknown,
  loadFace: (gameId: string) => Promise<Face>,
  words: ImportWords,
): Promise<Imported> {
  let added = 0
  let alreadyHere = 0
  const refused: { record: number; reason: string }[] = []
  for (const [i, item] of (Array.isArray(json) ? json : [json]).entries()) {
    const checked = check(item, words)
    if (!checked.ok) {
      refused.push({ record: i + 1, reason: checked.error })
      continue
    }
    const { match, record } = checked.value
    if (isHere(record)) {
      alreadyHere++
      continue
    }
    const saved = savedGame(record, match, keptBeside(item, match.options.players), words)
    if (saveGame(saved, summaryOf(saved, match, await loadFace(record.game)))) added++
    else refused.push({ record: i + 1, reason: words.noRoom })
  }
  return { added, alreadyHere, refused }
}

function check(json: unknown, words: ImportWords): Result<{ readonly match: Match; readonly record: GameRecord }> {
  const record = readRecord(json)
  if (!record.ok) return record
  const rules = findRules(record.value.game)
  if (rules === undefined) return rejected(words.noSuchGame(record.value.game))
  const game: Result<Game> = gameWithCards(rules, record.value.cards ?? undefined)
  if (!game.ok) return game
  const match = verify(game.value, record.value)
  return match.ok ? accepted({ match: match.value, record: record.value }) : match
}

/** Whether this browser has the same game, played as far. */
function isHere({ game, seed, actions }: GameRecord): boolean {
  return listGames().some((known) => {
    if (known.game !== game || known.seed !== seed || known.actions !== actions.length) return false
    return JSON.stringify(loadGame(known.id)?.record.actions) === JSON.stringify(actions)
  })
}

type Kept = Partial<Pick<SavedGame, 'id' | 'seats' | 'startedAt' | 'changedAt'>>

/** What an export wrote beside the record; whatever does not fit is left out. */
function keptBeside(json: unknown, players: number): Kept {
  const kept = isObject(json) && isObject(json.kept) ? json.kept : {}
  const { id, seats, startedAt, changedAt } = kept
  return {
    ...(typeof id === 'string' && /^[a-z0-9]{8}$/.test(id) && loadGame(id) === undefined && { id }),
    ...(Array.isArray(seats) && seats.length === players && seats.every(isSeatPlan) && { seats }),
    ...(isTime(startedAt) && { startedAt }),
    ...(isTime(changedAt) && { changedAt }),
  }
}

function isSeatPlan(json: unknown): json is SeatPlan {
  if (!isObject(json) || typeof json.name !== 'string') return false
  return json.kind === 'person' || (json.kind === 'bot' && typeof json.bot === 'string')
}

function isTime(json: unknown): json is number {
  return typeof json === 'number' && json > 0 && json <= Date.now()
}

function savedGame({ names }: GameRecord, match: Match, kept: Kept, words: ImportWords): SavedGame {
  const people = Array.from({ length: match.options.players }, (_, i): SeatPlan => {
    return { kind: 'person', name: names?.[i] || words.player(i + 1) }
  })
  const seats = kept.seats ?? people
  const record = recordOf(
    match,
    seats.map(({ name }) => name),
  )
  const now = Date.now()
  return { id: freshName(8), startedAt: now, changedAt: now, ...kept, seats, record }
}
