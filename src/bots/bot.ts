import type { Game, GameTypes, Seat } from '../engine/game.ts'
import type { Rng } from '../engine/random.ts'

/** Plays one seat of a game. A bot sees what its seat may see, never the state. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: string
  choose(game: Game<T>, view: T['view'], seat: Seat, rng: Rng): T['action']
}
