import type { Game, GameTypes, Seat } from '../engine/game.ts'
import type { Rng } from '../engine/random.ts'

/** What a bot is asked: it sees what its seat may see, never the state. */
export interface Question<T extends GameTypes> {
  readonly game: Game<T>
  readonly view: T['view']
  readonly seat: Seat
  /** All of a bot's chance: the same question with the same chance gets the same answer. */
  readonly rng: Rng
}

/** Plays one seat of a game. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: string
  choose(question: Question<T>): T['action']
}
