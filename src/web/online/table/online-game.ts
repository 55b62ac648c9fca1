import type { Moment } from '#boards/board.ts'
import { type Game, NOTHING_NEW, type Outcome, type Refusal, type Seat } from '#engine/game.ts'
import type { History, Move } from '#wire/moves.ts'
import { Store } from '../../store.ts'
import { actionOf, type GameTable, StateLook } from '../../table/game-table.ts'
import { afterMove, beforeLastChoice, type GameSoFar, gameAfter, undoCount } from './game-so-far.ts'
import {
  isPossible,
  isViewOf,
  keepMoments,
  type OnlineNow,
  type OnlineSeat,
  WrongViewer,
  withPending,
} from './online-seat.ts'
import { type Delivery, Outbox } from './outbox.ts'
import { Pacer } from './pacer.ts'

const FETCH_AGAIN_MS = 1000

/**
 * A game at an online table, as one seat sees it. The server decides; the player's own actions are shown
 * at once if the rules here know their outcome, and stay only if the server accepts them.
 */
export class OnlineGame implements Omit<GameTable, 'seats'> {
  readonly now: Store<OnlineNow>
  readonly #me: OnlineSeat
  readonly #pacer: Pacer<Move>
  readonly #outbox: Outbox
  /** What the server said. */
  #soFar: GameSoFar
  /** What is shown: the confirmed game, and the player's pending actions. */
  #shown: GameSoFar
  #movesLeft: number | undefined
  #look: StateLook
  #callOffForced: () => void = () => undefined
  /** There are moves up to this number. */
  #lastSeq = 0
  #isFetching = false
  #isStopped = false

  /** Throws `WrongViewer` if the history is not that of this seat. */
  constructor(me: OnlineSeat, history: History) {
    if (!isViewOf(me.seat, history)) throw new WrongViewer('the history is that of another viewer')
    this.#me = me
    const { rules, runtime, server } = me
    this.#pacer = new Pacer(
      runtime,
      () => this.#pause(),
      (move) => this.#apply(move),
    )
    this.#outbox = new Outbox({
      runtime,
      act: (body) => server.act(body),
      undo: (body) => server.undo(body),
      seq: () => this.#soFar.seq,
      isPossible: (move, before) => isPossible(me, this.#soFar, move, before),
      catchUp: () => this.catchUp(),
      fetchUpTo: (seq) => this.fetchUpTo(seq),
      changed: () => this.#changed(),
      takenBack: (why) => me.tell(why),
    })
    this.#soFar = gameAfter(rules, history)
    this.#movesLeft = history.moves.at(-1)?.movesLeft
    this.#shown = this.#soFar
    this.#look = this.#newLook()
    this.now = new Store(this.#snapshot(0, logOf(this.#soFar), false))
    this.#waitForForced()
  }

  get id(): string {
    return this.#me.rules.id
  }

  get game(): Game {
    return this.#me.rules.game
  }

  get delivery(): Delivery {
    return this.#outbox.delivery
  }

  /** How many moves can follow; undefined while that is far from the end. */
  get movesLeft(): number | undefined {
    return this.#movesLeft
  }

  /** The number of the last move that is shown. */
  get seq(): number {
    return this.#soFar.seq
  }

  /** The move before the player's last choice, to which all can agree to go back; undefined if there is none. */
  get wayBack(): number | undefined {
    const { seat } = this.#me
    return seat === undefined || this.#outbox.pending.length > 0 ? undefined : beforeLastChoice(this.#soFar, seat)
  }

  /** The length of the log up to the player's own last choice. */
  get ownChoices(): number {
    return this.#shown.steps.findLastIndex(({ seat, isChosen }) => seat === this.#me.seat && isChosen) + 1
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

  whyNot(seat: Seat, text: string): Refusal | undefined {
    return this.#look.whyNot(seat, text)
  }

  outcomeOf(index: number): Outcome {
    return this.#shown.steps[index]?.outcome ?? NOTHING_NEW
  }

  /** Takes a move of the server; known moves are ignored. */
  hear(move: Move): void {
    if (!isViewOf(this.#me.seat, move)) {
      this.#me.wrongViewer()
      return
    }
    this.#pacer.add(move)
    // A player who acts must see the current position first.
    if (this.#outbox.pending.length > 0) this.#pacer.flush()
  }

  /** Takes an action, or says why the rules do not allow it. */
  take(text: string): Refusal | undefined {
    const { seat } = this.#me
    if (seat === undefined) return undefined
    this.#pacer.flush()
    const what = this.game.format(actionOf(this.game, text))
    if (this.now.get().isWaiting) {
      // The second half of a double click means the same.
      if (this.#outbox.pending.at(-1)?.what !== what) this.#me.tell({ kind: 'waiting' })
      return undefined
    }
    const refusal = this.#look.whyNot(seat, what)
    if (refusal === undefined) this.#outbox.add(what, true)
    return refusal
  }

  /** Takes back the last choice, if nothing came of it that cannot be forgotten. */
  undo(): void {
    const { seat } = this.#me
    if (seat === undefined) return
    this.#pacer.flush()
    if (this.now.get().isWaiting) {
      this.#me.tell({ kind: 'waiting' })
      return
    }
    const count = undoCount(this.#shown, seat)
    if (this.now.get().canUndo && !this.#outbox.takeOut(count)) this.#outbox.add(count, true)
  }

  /** The player came back to the table: forced steps are taken for them again. */
  resume(): void {
    this.#waitForForced()
  }

  /** Shows at once what is still to be shown. */
  skip(): void {
    this.#pacer.flush()
  }

  /** Fetches missing moves; the socket may be down while requests still work. */
  async catchUp(): Promise<void> {
    const history = await this.#me.server.history(this.#soFar.seq)
    if (!isViewOf(this.#me.seat, history)) {
      this.#me.wrongViewer()
      throw new WrongViewer('the missing moves are those of another viewer')
    }
    for (const move of history.moves) this.#pacer.add(move)
    this.#pacer.flush()
  }

  /** Fetches the moves up to this number that the socket does not bring, from whichever node knows them. */
  fetchUpTo(seq: number): void {
    this.#lastSeq = Math.max(this.#lastSeq, seq)
    if (!this.#isFetching) void this.#fetch()
  }

  stop(): void {
    this.#isStopped = true
    this.#pacer.stop()
    this.#callOffForced()
    this.#outbox.stop()
  }

  async #fetch(): Promise<void> {
    this.#isFetching = true
    while (!this.#isStopped && this.#soFar.seq < this.#lastSeq) {
      await this.catchUp().catch(() => undefined)
      // The request failed, or reached a node that has not heard of the last moves yet.
      if (this.#soFar.seq < this.#lastSeq)
        await new Promise<void>((goOn) => this.#me.runtime.after(FETCH_AGAIN_MS, goOn))
    }
    this.#isFetching = false
  }

  #apply(move: Move): void {
    if (move.seq <= this.#soFar.seq) return
    if (move.seq > this.#soFar.seq + 1) {
      this.fetchUpTo(move.seq)
      return
    }
    const isOwn = move.seat === this.#me.seat
    if (!(isOwn && this.#outbox.crossOff(move)) && (isOwn || this.#takesBackOthers(move))) this.#outbox.overtake()
    this.#soFar = afterMove(this.#me.rules, this.#soFar, move)
    this.#movesLeft = move.movesLeft
    this.#changed()
    this.#outbox.pump()
  }

  #takesBackOthers({ seat, removed = [] }: Move): boolean {
    const gone = new Set<number | undefined>(removed)
    return this.#soFar.steps.some((step) => step.seat !== seat && gone.has(step.seq))
  }

  #changed(): void {
    const before = this.now.get()
    const { soFar, isWhole } = withPending(this.#me, this.#soFar, this.#outbox.pending)
    this.#shown = { ...soFar, steps: keepMoments(soFar.steps, this.#shown.steps) }
    const log = logOf(this.#shown)
    const isSame = log.length === before.log.length && log.every((moment, i) => moment === before.log[i])
    // A confirmation changes nothing on the board, so what the player has picked up stays.
    if (!isSame) this.#look = this.#newLook()
    this.now.set(this.#snapshot(before.version + (isSame ? 0 : 1), isSame ? before.log : log, !isWhole))
    this.#waitForForced()
  }

  #newLook(): StateLook {
    const { game, face } = this.#me.rules
    return new StateLook(game, face, this.#shown.state)
  }

  #snapshot(version: number, log: readonly Moment[], isWaiting: boolean): OnlineNow {
    const { seat } = this.#me
    const { state } = this.#shown
    const active = this.game.active(state)
    return {
      version,
      active,
      isOver: active.length === 0,
      log,
      standing: this.game.standing(state),
      canUndo: seat !== undefined && active.length > 0 && undoCount(this.#shown, seat) > 0,
      unconfirmed: this.#outbox.pending.length,
      isWaiting,
    }
  }

  /** Takes a step without a choice for the person, when there was time to look. */
  #waitForForced(): void {
    const { seat, runtime } = this.#me
    this.#callOffForced()
    if (seat === undefined || this.#outbox.pending.length > 0 || this.#look.forced(seat) === undefined) return
    this.#callOffForced = runtime.after(this.#pause(), () => {
      const action = this.#look.forced(seat)
      if (action !== undefined && this.#me.isPlaying()) this.#outbox.add(action, false)
    })
  }

  /** How long the last action should be visible before the next. */
  #pause(): number {
    const last = this.#shown.steps.at(-1)?.moment.action
    const { face } = this.#me.rules
    return this.#me.pause() * (last === undefined ? 1 : (face.attention?.(last) ?? 1))
  }
}

function logOf({ steps }: GameSoFar): readonly Moment[] {
  return steps.map(({ moment }) => moment)
}
