import type { GameFace, Moment } from '#boards/board.ts'
import { type Game, NOTHING_NEW, type Outcome, type Refusal, type Seat } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { recordOf, replay, rulesVersionOf } from '#engine/record.ts'
import { accepted, type Result } from '#engine/result.ts'
import type { Undoing } from '#engine/undo.ts'
import { findEntrance, loadRulesOf } from '#games/index.ts'
import { gameWithCards } from '../games/game-with-cards.ts'
import { type GameSummary, type SavedGame, type SeatPlan, saveGame } from '../games/saved-game.ts'
import { summaryOf } from '../games/summary.ts'
import type { Problem } from '../problem.ts'
import { Store } from '../store.ts'
import { actionOf, type GameTable, type GameTableNow, isForced, StateLook } from './game-table.ts'

export interface SessionNow extends GameTableNow {
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/**
 * A game at a table of this browser: the match, what was undone, and who plays. It asks the rules about every action,
 * and notifies its listeners (the page, the storage, the bots) of changes.
 */
export class Session implements GameTable {
  readonly game: Game
  readonly seats: readonly SeatPlan[]
  readonly id: string
  readonly startedAt: number
  readonly now: Store<SessionNow>
  /** How often the browser could not store the game, see `saveEveryAction`. */
  readonly notStored = new Store(0)
  readonly #face: GameFace
  readonly #match: Match
  #log: Moment[]
  #look: StateLook
  #undone: { readonly seat: Seat; readonly action: string }[] = []
  /** What was taken for a person who had no choice. */
  readonly #forced: WeakSet<Moment>
  /** The people here decide together, and bots do not mind. */
  readonly #undoing: Undoing

  private constructor(
    game: Game,
    face: GameFace,
    saved: SavedGame,
    match: Match,
    log: Moment[],
    forced: WeakSet<Moment>,
  ) {
    this.game = game
    this.seats = saved.seats
    this.id = saved.id
    this.startedAt = saved.startedAt
    this.#face = face
    this.#match = match
    this.#log = log
    this.#forced = forced
    this.#undoing = {
      seats: saved.seats.map((_, i) => i + 1),
      isChosen: (place) => this.#isPersons(this.#log[place].seat) && !this.#forced.has(this.#log[place]),
    }
    this.#look = new StateLook(game, face, match.state)
    this.now = new Store(this.#snapshot(0))
  }

  /** Opens a saved game; rejected if its record breaks the rules. */
  static open(game: Game, face: GameFace, saved: SavedGame): Result<Session> {
    const log: Moment[] = []
    const forced = new WeakSet<Moment>()
    const replayed = replay(game, saved.record, (match, next) => {
      if (next === undefined) return
      const moment = { ...next, before: game.view(match.state, 'spectator') }
      log.push(moment)
      if (isForced(game, match.state, next)) forced.add(moment)
    })
    return replayed.ok ? accepted(new Session(game, face, saved, replayed.value, log, forced)) : replayed
  }

  view(eyes: Seat | 'spectator'): unknown {
    return this.#look.view(eyes)
  }

  insight(eyes: Seat | 'spectator'): unknown {
    return this.#look.insight(eyes)
  }

  legal(eyes: Seat | 'spectator'): readonly string[] {
    return this.#look.legal(eyes)
  }

  /** The one thing that a seat can do now, where it is to be done for the person who sits there. */
  forced(seat: Seat): string | undefined {
    return this.#look.forced(seat)
  }

  /** How long the last action is worth looking at, in times of the usual pause. */
  attention(): number {
    const last = this.#log.at(-1)
    return last === undefined ? 1 : (this.#face.attention?.(last.action) ?? 1)
  }

  outcomeOf(index: number): Outcome {
    return this.#match.log[index]?.outcome ?? NOTHING_NEW
  }

  whyNot(seat: Seat, text: string): Refusal | undefined {
    return this.#look.whyNot(seat, text)
  }

  take(seat: Seat, text: string): Refusal | undefined {
    const refusal = this.#play(seat, text)
    if (refusal !== undefined) return refusal
    // When a bot has answered, people can still go on with what they had undone.
    if (this.#isPersons(seat)) this.#undone = []
    this.#changed()
    return undefined
  }

  /** Takes a step for a person who has no choice. What was undone before it can still be done again. */
  takeForced(seat: Seat): void {
    const action = this.forced(seat)
    if (action === undefined || this.#play(seat, action) !== undefined) return
    this.#changed()
  }

  /** Undoes the last choice of a person with all that followed it, if the undo rule allows it. */
  undo(): void {
    const undone = this.#match.undo(this.#undoing)
    if (!undone.ok) return
    const [first] = undone.value
    const { seat, action } = this.#log[first]
    this.#log = this.#log.slice(0, first)
    this.#undone.push({ seat, action })
    this.#changed()
  }

  /** Does again what was undone last, if it is legal by now. */
  redo(): void {
    const next = this.#undone.at(-1)
    if (next === undefined || this.#play(next.seat, next.action) !== undefined) return
    this.#undone.pop()
    this.#changed()
  }

  saved(): SavedGame {
    const names = this.seats.map(({ name }) => name)
    const { id, seats, startedAt } = this
    return { id, seats, startedAt, changedAt: Date.now(), record: recordOf(this.#match, names) }
  }

  summary(): GameSummary {
    const { id, seats, startedAt } = this
    return summaryOf({ id, seats, startedAt, changedAt: Date.now() }, this.#match, this.#face)
  }

  #play(seat: Seat, text: string): Refusal | undefined {
    const action = actionOf(this.game, text)
    // A notation may be read more kindly than it is written.
    const written = this.game.format(action)
    const moment: Moment = { seat, action: written, before: this.game.view(this.#match.state, 'spectator') }
    const hadNoChoice = isForced(this.game, this.#match.state, moment)
    const refusal = this.#match.take(seat, action)
    if (refusal !== undefined) return refusal
    this.#log = [...this.#log, moment]
    if (hadNoChoice) this.#forced.add(moment)
    return undefined
  }

  #isPersons(seat: Seat): boolean {
    return this.seats[seat - 1].kind === 'person'
  }

  #changed(): void {
    this.#look = new StateLook(this.game, this.#face, this.#match.state)
    this.now.set(this.#snapshot(this.now.get().version + 1))
  }

  #snapshot(version: number): SessionNow {
    const { state } = this.#match
    const active = this.game.active(state)
    const undone = this.#undone.at(-1)
    return {
      version,
      active,
      isOver: active.length === 0,
      log: this.#log,
      standing: this.game.standing(state),
      canUndo: this.#match.undoable(this.#undoing).ok,
      canRedo: undone !== undefined && this.whyNot(undone.seat, undone.action) === undefined,
    }
  }
}

/**
 * Whose view a screen shows. A single person always sees their own; with several people it is the one who may act, and
 * the spectator's view while bots play, since any of them may be looking.
 */
export function eyesOf(session: Session): Seat | 'spectator' {
  const { seats } = session
  const people = seats.flatMap(({ kind }, i) => (kind === 'person' ? [i + 1] : []))
  if (people.length === 1) return people[0]
  return session.now.get().active.find((seat) => people.includes(seat)) ?? 'spectator'
}

/** The seat in the middle of the table: the viewer's if they may act, otherwise the acting seat. */
export function middleOf(table: GameTable, eyes: Seat | 'spectator'): Seat {
  const { active, log } = table.now.get()
  if (eyes !== 'spectator' && (active.includes(eyes) || active.length === 0)) return eyes
  return active[0] ?? log.at(-1)?.seat ?? 1
}

/** Stores the game after every action from now on. */
export function saveEveryAction(session: Session): void {
  session.now.subscribe(async () => {
    const { notStored } = session
    if (!(await saveGame(session.saved(), session.summary()))) notStored.set(notStored.get() + 1)
  })
}

export type OpenedGame =
  | { readonly state: 'open'; readonly session: Session; readonly face: GameFace }
  | { readonly state: 'refused'; readonly problem: Problem }

/** Opens a game from any source: this browser, a file, a link. */
export async function openSaved(saved: SavedGame): Promise<OpenedGame> {
  const { record } = saved
  const entrance = findEntrance(record.game)
  if (entrance === undefined) return refused({ kind: 'noSuchGame', game: record.game })
  const [rules, face] = await Promise.all([loadRulesOf(record.game, rulesVersionOf(record)), entrance.loadFace()])
  if (rules === undefined) return refused({ kind: 'otherVersion', version: rulesVersionOf(record) })
  const game = await gameWithCards(rules, record)
  if (!game.ok) return refused(game.problem)
  const session = Session.open(game.value, face, saved)
  if (!session.ok) return refused({ kind: 'broken', error: session.error })
  return { state: 'open', session: session.value, face }
}

function refused(problem: Problem): OpenedGame {
  return { state: 'refused', problem }
}
