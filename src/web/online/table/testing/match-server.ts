import type { GameFace, Moment } from '#boards/board.ts'
import { type Game, type GameOptions, NOTHING_NEW, type Outcome, type Seat } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import type { Accepted, ActionBody, History, Move, UndoBody, Viewer } from '#wire/moves.ts'
import type { ProblemCode } from '#wire/problem.ts'
import { ServerProblem } from '../../api.ts'
import { FakeTime } from '../../connection/testing/fakes.ts'
import { OnlineGame } from '../online-game.ts'
import type { GameNotice, GameServer } from '../online-seat.ts'

type Eyes = Seat | 'spectator'

/** Something that happened, with the game after it. */
interface Happened {
  readonly seq: number
  readonly seat: Seat
  readonly action: string | null
  readonly outcome: Outcome
  readonly removed: readonly number[] | undefined
  readonly state: unknown
}

/** A table of one match that, like the real server, tells each seat no more than it may know. */
export class MatchServer {
  readonly game: Game
  readonly #options: GameOptions
  readonly #seed: string
  readonly #match: Match
  /** The numbers of the moves that the actions of the match were. */
  #seqs: number[] = []
  readonly #happened: Happened[] = []
  readonly #answered = new Map<string, number>()
  readonly #begin: unknown
  /** Called with every move. */
  onMove: (moveFor: (eyes: Eyes) => Move) => void = () => undefined

  constructor(game: Game, options: GameOptions, seed: string) {
    this.game = game
    this.#options = options
    this.#seed = seed
    this.#match = this.#newMatch()
    this.#begin = game.clone(this.#match.state)
  }

  get state(): unknown {
    return this.#match.state
  }

  get seq(): number {
    return this.#happened.length
  }

  get active(): readonly Seat[] {
    return this.game.active(this.state)
  }

  /** The log as if nothing had ever been taken back: what was done, and what everybody saw before and after it. */
  log(): Required<Moment>[] {
    const again = this.#newMatch()
    const openView = () => asSent(this.game.view(again.state, 'spectator'))
    return this.#match.log.map(({ seat, action }) => {
      const before = openView()
      again.take(seat, action)
      return { seat, action: this.game.format(action), before, after: openView() }
    })
  }

  act(seat: Seat, { seq, action: text, request }: ActionBody): Accepted {
    const answered = this.#answered.get(request)
    if (answered !== undefined) return { seq: answered }
    if (seq !== this.seq) throw this.#problem('stale')
    const action = this.game.parse(text)
    if (action === undefined) throw this.#problem('bad-request')
    const refusal = this.#match.take(seat, action)
    if (refusal !== undefined) {
      const { values, ...rest } = refusal
      throw new ServerProblem({ code: 'refused', message: refusal.rule, refusal: { ...rest, values: { ...values } } })
    }
    const outcome = this.#match.log.at(-1)?.outcome ?? NOTHING_NEW
    this.#seqs.push(this.seq + 1)
    return this.#happen({ seat, action: this.game.format(action), outcome, removed: undefined }, request)
  }

  undo(seat: Seat, { seq, count, request }: UndoBody): Accepted {
    const answered = this.#answered.get(request)
    if (answered !== undefined) return { seq: answered }
    if (seq !== this.seq) throw this.#problem('stale')
    const undone = this.#match.undo({ seats: [seat] }, count)
    if (!undone.ok) throw this.#problem('not-now')
    return this.#tookBack(seat, undone.value, request)
  }

  mayUndo(seat: Seat, count: number): boolean {
    return this.#match.undoable({ seats: [seat] }, count).ok
  }

  rewind(seat: Seat, to: number): void {
    const places = [...this.#seqs.keys()].filter((place) => this.#seqs[place] > to)
    this.#match.remove(places)
    this.#tookBack(seat, places, `rewind ${this.seq}`)
  }

  history(eyes: Eyes, from: number): History {
    const state = from === 0 ? this.#begin : this.#happened[from - 1].state
    const moves = this.#happened.slice(from).map((happened) => this.#moveFor(happened, eyes))
    return asSent({ from, view: this.game.view(state, eyes), viewer: eyes, moves })
  }

  #problem(code: ProblemCode): ServerProblem {
    return new ServerProblem({ code, message: code, seq: this.seq })
  }

  #newMatch(): Match {
    return new Match(this.game, this.#options, this.#seed)
  }

  #tookBack(seat: Seat, places: readonly number[], request: string): Accepted {
    const removed = places.map((place) => this.#seqs[place])
    this.#seqs = this.#seqs.filter((seq) => !removed.includes(seq))
    return this.#happen({ seat, action: null, outcome: NOTHING_NEW, removed }, request)
  }

  #happen(what: Pick<Happened, 'seat' | 'action' | 'outcome' | 'removed'>, request: string): Accepted {
    const happened = { ...what, seq: this.seq + 1, state: this.game.clone(this.state) }
    this.#happened.push(happened)
    this.#answered.set(request, happened.seq)
    this.onMove((eyes) => this.#moveFor(happened, eyes))
    return { seq: happened.seq }
  }

  #moveFor({ seq, seat, action, outcome, removed, state }: Happened, eyes: Eyes): Move {
    const looksOnSolo = eyes === 'spectator' && this.#options.players === 1
    const needsView = outcome !== NOTHING_NEW || removed !== undefined || looksOnSolo
    return asSent({
      seq,
      seat,
      action,
      isBots: false,
      outcome,
      ...(removed && { removed: [...removed] }),
      ...(needsView && { view: this.game.view(state, eyes), ...(!this.game.isOpen && { viewer: eyes }) }),
      at: seq,
    })
  }
}

/** As it is after it went over the wire. */
export function asSent<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}

/** A player at a table of a match server, with a network that the test controls. */
export class Seated {
  readonly time = new FakeTime()
  readonly told: GameNotice[] = []
  /** How often the view of another viewer came. */
  wrongViews = 0
  readonly game: OnlineGame
  /** What happened and has not arrived. */
  readonly onTheWay: Move[] = []
  /** Is called before a question arrives; what it throws is all that comes back. */
  network: () => Promise<void> = async () => undefined
  /** Is called before an answer comes back. */
  networkBack: () => Promise<void> = async () => undefined
  /** Whose views the server sends. */
  eyes: Viewer

  constructor(server: MatchServer, face: GameFace, seat: Seat | undefined, pause = 0) {
    this.eyes = seat ?? 'spectator'
    const ask = async <Answer>(answer: () => Answer): Promise<Answer> => {
      await this.network()
      const given = answer()
      await this.networkBack()
      return given
    }
    const online: GameServer = {
      act: (body) => ask(() => server.act(seat ?? 0, body)),
      undo: (body) => ask(() => server.undo(seat ?? 0, body)),
      history: (from) => ask(() => server.history(this.eyes, from)),
    }
    this.game = new OnlineGame(
      {
        rules: { id: 'table', game: server.game, face },
        seat,
        server: online,
        runtime: this.time,
        isPlaying: () => true,
        pause: () => pause,
        tell: (notice) => this.told.push(notice),
        wrongViewer: () => this.wrongViews++,
      },
      server.history(this.eyes, 0),
    )
    const others = server.onMove
    server.onMove = (moveFor) => {
      others(moveFor)
      this.onTheWay.push(moveFor(this.eyes))
    }
  }

  /** What happened arrives. */
  arrive(): void {
    for (const move of this.onTheWay.splice(0)) this.game.hear(move)
  }

  /** The network is back, and what waited for it is sent. */
  async reconnect(): Promise<void> {
    this.network = async () => undefined
    this.game.delivery.retryNow()
    await this.settle()
  }

  /** Everything that is on its way comes to where it goes, in both directions. */
  async settle(): Promise<void> {
    for (let i = 0; i < 4; i++) {
      await new Promise(setImmediate)
      this.arrive()
    }
  }
}
