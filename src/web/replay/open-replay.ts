import { useCallback } from 'react'
import type { GameFace } from '#boards/board.ts'
import { isObject, isWholeNumber } from '#engine/json.ts'
import { withoutHidden } from '#engine/names.ts'
import { type GameRecord, verify } from '#engine/record.ts'
import { findFacts } from '#games/index.ts'
import { useLoaded } from '#ui/Part.tsx'
import { withItsCards } from '../games/card-sets.ts'
import { loadGame, type SavedGame, type SeatPlan } from '../games/saved-game.ts'
import type { Problem } from '../problem.ts'
import { openSaved, type Session } from '../table/session.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { linkToRecord, recordToLink, type Source } from './record-link.ts'

/** Opens what an address names; undefined while it loads. The same source must be given each time. */
export function useOpenedReplay(source: Source): OpenedReplay | undefined {
  const { player } = useTexts().pages.newGame
  return useLoaded(
    source,
    useCallback((from: Source) => openReplay(from, player), [player]),
    true,
  )
}

/** A record that follows the rules, with all that is needed to show it. */
export interface Replay {
  readonly source: Source
  readonly record: GameRecord
  /** The record as the text of a link, made in advance: browsers allow copying only at once after a click. */
  readonly link: string
  readonly session: Session
  readonly face: GameFace
  /** A game of this browser that still goes on: what its players hide stays hidden. */
  readonly isRunning: boolean
  /** The record claims another result than its actions have. */
  readonly isResultWrong: boolean
}

/** `missing` is a game that is not in this browser. */
export type ReplayProblem = Problem | { readonly kind: 'missing' }

export type OpenedReplay =
  | { readonly ok: true; readonly replay: Replay }
  | { readonly ok: false; readonly problem: ReplayProblem }

/** Opens what an address names. `nameOf` gives a name to a seat of which the record says none. */
export async function openReplay(source: Source, nameOf: (seat: number) => string): Promise<OpenedReplay> {
  if (source.kind === 'game') {
    const saved = loadGame(source.text)
    return saved === undefined ? { ok: false, problem: { kind: 'missing' } } : open(source, saved)
  }
  const record = await linkToRecord(source.text)
  if (!record.ok) return record
  return open(source, foreignGame(record.value, nameOf))
}

/** The problem of a record, if any: its format, its cards, or an action against the rules. */
export async function problemOf(record: GameRecord): Promise<ReplayProblem | undefined> {
  const opened = await open({ kind: 'link', text: '' }, foreignGame(record, String))
  return opened.ok ? undefined : opened.problem
}

async function open(source: Source, saved: SavedGame): Promise<OpenedReplay> {
  const { record } = saved
  const opened = await openSaved(saved)
  if (opened.state === 'refused') return { ok: false, problem: opened.problem }
  const { session, face } = opened
  const isRunning = source.kind === 'game' && !session.now.get().isOver
  const link = source.kind === 'link' ? source.text : await recordToLink(withItsCards(record))
  // The record has been replayed without fault: only its result can be wrong.
  const isResultWrong = !verify(session.game, record).ok
  return { ok: true, replay: { source, record, link, session, face, isRunning, isResultWrong } }
}

/** A record from elsewhere as if it were a game of this browser, played by persons. */
function foreignGame(record: GameRecord, nameOf: (seat: number) => string): SavedGame {
  const most = findFacts(record.game)?.players[1] ?? 0
  const players = isObject(record.options) ? record.options.players : undefined
  // Options that do not fit the game are refused when the record is replayed.
  const count = isWholeNumber(players, 1, most) ? players : 0
  const { colours: known = 0 } = findFacts(record.game) ?? {}
  const seats = Array.from({ length: count }, (_, i): SeatPlan => {
    const name = withoutHidden(record.names?.[i] ?? '').trim()
    const colour = record.colours?.[i]
    return {
      kind: 'person',
      name: name ? name : nameOf(i + 1),
      ...(isWholeNumber(colour, 1, known) && { colour }),
    }
  })
  return { id: '', record, seats, startedAt: 0, changedAt: 0 }
}
