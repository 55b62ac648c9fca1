import type { CardSetFile } from '#engine/card-set.ts'
import type { Seat } from '#engine/game.ts'

/** What a bot is asked: a view, and never more. */
export interface BotQuestion {
  readonly game: string
  readonly rulesVersion: number
  /** The replaced card set that the game is played with. */
  readonly cards: CardSetFile | undefined
  readonly bot: string
  readonly view: unknown
  readonly seat: Seat
  /** All of its chance, from a text. */
  readonly chance: string
  readonly ms: number
}

/** Thinks for bots, somewhere where it does not hold anybody up. */
export interface Thinkers {
  /** What the bot does now and means to do after that in the same turn, in the game's notation. */
  think(question: BotQuestion): Promise<readonly string[]>
  close(): Promise<void>
}
