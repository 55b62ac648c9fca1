import type { Hint } from '#boards/board.ts'
import { type Game, NOTHING_NEW, type Refusal, type Seat } from '#engine/game.ts'
import type { GameRecord } from '#engine/record.ts'
import { findFacts, usualBot } from '#games/index.ts'
import { freshName, type SavedGame, type SeatPlan, saveGame } from '../games/saved-game.ts'
import { summaryOfNew } from '../games/summary.ts'
import type { Replay } from './open-replay.ts'
import type { Recording } from './recording.ts'

/** A record up to a moment, without its result, which is no longer true, and its card set, which is stored separately. */
export function cutRecord(record: GameRecord, at: number): GameRecord {
  const { result: _, cardSet: _cards, ...rest } = record
  return { ...rest, actions: record.actions.slice(0, at) }
}

/** Saves a new game that begins at this moment of a replay; returns its id. */
export function playOn({ record, session }: Replay, at: number): string {
  return keepAsNew(session.game, cutRecord(record, at), session.seats)
}

/** Saves a record as a new game. */
function keepAsNew(game: Game, record: GameRecord, seats: readonly SeatPlan[]): string {
  const now = Date.now()
  const saved: SavedGame = {
    id: freshName(8),
    record,
    seats,
    startedAt: now,
    changedAt: now,
  }
  void saveGame(saved, summaryOfNew(saved, game))
  return saved.id
}

/** The moves that are compared at a moment. */
export type ComparedMove = 'played' | 'better'

export interface ComparedMoves extends Readonly<Record<ComparedMove, Hint>> {
  readonly at: number
  readonly seat: Seat
  /** What the seat may do then; empty where that is too much to list. */
  readonly legal: readonly string[]
}

/** The moves of the moment that the address names, and which of them is marked on the board. */
export interface ShownComparison {
  readonly moves: ComparedMoves
  readonly shown: ComparedMove
  show(move: ComparedMove): void
  whyNot(action: string): Refusal | undefined
  /** Opens a table at this moment, or after an action. */
  begin(action?: string): void
}

/**
 * What was played at a moment, up to the end of the turn or to what was drawn, and the better move; undefined where the
 * better move is against the rules, since the address may have been edited.
 */
export function comparedAt(
  { session }: Pick<Replay, 'session'>,
  { game, log, states, borders, last }: Recording,
  at: number,
  better: readonly string[],
): ComparedMoves | undefined {
  const seat = log[at]?.seat
  if (seat === undefined || !isLegal(game, states[at], seat, better)) return undefined
  const border = borders.find((each) => each > at) ?? last
  const isEnd = (index: number) => log[index].seat !== seat || session.outcomeOf(index - 1) !== NOTHING_NEW
  let end = at + 1
  while (end < border && !isEnd(end)) end++
  const legal = game.countActions ? [] : Array.from(game.legalActions(states[at], seat), (each) => game.format(each))
  const played = log.slice(at, end).map(({ action }) => action)
  return { at, seat, legal, better: { plan: better }, played: { plan: played } }
}

function isLegal(game: Recording['game'], before: unknown, seat: Seat, actions: readonly string[]): boolean {
  const state = game.clone(before)
  return actions.every((text) => {
    const action = game.parse(text)
    if (action === undefined || game.refusal(state, seat, action) !== undefined) return false
    game.play(state, seat, action)
    return true
  })
}

/** A game that was begun to try a move: the id of the saved game, and what is left of the move. */
interface Trial {
  readonly id: string
  readonly rest: readonly string[]
}

/** Saves a game that begins at the moment, or after an action: a person tries the better move against bots. */
export function tryFrom(
  replay: Replay,
  { at, seat, better }: Pick<ComparedMoves, 'at' | 'seat' | 'better'>,
  action?: string,
): Trial {
  const { session, record } = replay
  const facts = findFacts(session.game.id)
  const seats = session.seats.map(({ name, ...plan }, i): SeatPlan => {
    const colour = plan.colour === undefined ? {} : { colour: plan.colour }
    if (i + 1 === seat) return { kind: 'person', name, ...colour }
    const bot = plan.kind === 'bot' ? plan.bot : facts === undefined ? '' : usualBot(facts)
    return { kind: 'bot', name, bot, ...colour }
  })
  const cut = cutRecord(record, at)
  const begun = action === undefined ? cut : { ...cut, actions: [...cut.actions, [seat, action] as const] }
  const [first, ...later] = better.plan
  const rest = action === undefined ? better.plan : action === first ? later : []
  return { id: keepAsNew(session.game, begun, seats), rest }
}
