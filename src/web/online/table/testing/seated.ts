import type { GameFace } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import type { Move, Viewer } from '#wire/moves.ts'
import { FakeTime } from '../../connection/testing/fake-time.ts'
import { OnlineGame } from '../online-game.ts'
import type { GameNotice, GameServer } from '../online-seat.ts'
import type { MatchServer } from './match-server.ts'

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

  /** Everything that is on its way comes to where it goes, in both directions. */
  async settle(): Promise<void> {
    for (let i = 0; i < 4; i++) {
      await new Promise(setImmediate)
      this.arrive()
    }
  }
}
