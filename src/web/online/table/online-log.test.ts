import { expect, test } from 'vitest'
import { type GameFace, type Moment, viewAfter } from '#boards/board.ts'
import type { Game, GameOptions, Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { face as railFace } from '#games/rail-on-the-hill/board/Board.tsx'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import type { RailView } from '#games/rail-on-the-hill/rules/view.ts'
import { texts } from '#games/rail-on-the-hill/text/en/board.ts'
import { asSent, MatchServer, Seated } from './testing/match-server.ts'

const RAIL: Game = railOnTheHill
const FACE = railFace as GameFace
const OPTIONS = { players: 3, simultaneous: true } as GameOptions
const SEATS = ['Anna', 'Béla', 'Chiyo'].map((name) => ({ name, kind: 'person' as const }))

/** Each line of a log: the words, and what they go by. What others have in their towns may have been taken back since. */
function linesOf(log: readonly Moment[], end: unknown) {
  return log.map((moment, i) => {
    const before = moment.before as RailView
    const after = viewAfter(log, i, end) as RailView
    const own = ({ players }: RailView) => asSent(players[moment.seat - 1])
    const text = FACE.narrate(moment, after, texts, RAIL.cards, SEATS)
    return { text, round: before.round, before: own(before), after: own(after) }
  })
}

/** A random game in which much is taken back, by seat 1 at its screen and by others elsewhere. */
class RestlessGame {
  readonly server: MatchServer
  readonly screens: readonly Seated[]
  readonly #own: Seated
  readonly #rng: Rng

  constructor(name: string) {
    this.server = new MatchServer(RAIL, OPTIONS, name)
    this.#own = new Seated(this.server, FACE, 1)
    this.screens = [this.#own, new Seated(this.server, FACE, undefined)]
    this.#rng = new Rng(name)
  }

  async goOn(): Promise<void> {
    const { active } = this.server
    const seat = active[this.#rng.below(active.length)]
    const action = this.#rng.below(3) === 0 ? null : RAIL.format(RAIL.sample(this.server.state, seat, this.#rng))
    if (seat !== 1) this.#elsewhere(seat, action)
    else if (action === null) this.#own.game.undo()
    else this.#own.game.take(action)
    // What others do may still be on its way when seat 1 acts.
    if (seat === 1 || this.#rng.below(2) === 0) await this.settle()
  }

  async settle(): Promise<void> {
    for (const screen of this.screens) await screen.settle()
  }

  #elsewhere(seat: Seat, action: string | null): void {
    const { seq } = this.server
    const request = `elsewhere ${seq}`
    const count = 1 + this.#rng.below(2)
    if (action !== null) this.server.act(seat, { seq, action, request })
    else if (this.server.mayUndo(seat, count)) this.server.undo(seat, { seq, count, request })
  }
}

test('every line of the log says what happened, also after undos by others', async () => {
  // A game in which a line would tell another story if it went by what the next one begins with.
  const game = new RestlessGame('lines 82')
  const { server } = game
  const real = () => linesOf(server.log(), server.game.view(server.state, 'spectator'))
  const shown = (screen: Seated) => linesOf(screen.game.now.get().log, screen.game.view('spectator'))
  for (let i = 1; i <= 180; i++) {
    await game.goOn()
    if (i % 15 > 0) continue
    await game.settle()
    for (const screen of game.screens) expect(shown(screen)).toEqual(real())
  }
  const late = new Seated(server, FACE, 2)
  expect(shown(late)).toEqual(real())
  const undone = server.history('spectator', 0).moves.filter(({ action }) => action === null)
  expect(undone.length).toBeGreaterThan(10)
})
