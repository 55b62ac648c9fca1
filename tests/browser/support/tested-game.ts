import type { Page } from '@playwright/test'
import type { Headline } from '#boards/board.ts'
import type { Game, GameTypes, Seat } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'

/** A full position: the rules and the state. */
export type Situation<T extends GameTypes = GameTypes> = Pick<Match<T>, 'game' | 'state'>

/** Advises the people at a table what to do. */
export interface Advisor<T extends GameTypes = GameTypes> {
  choose(situation: Situation<T>, seat: Seat): string
}

/** How a player plays a game with a mouse, a finger or a keyboard. */
export interface Hands<T extends GameTypes = GameTypes> {
  readonly page: Page
  /** Makes the gestures of an action, legal or not. */
  perform(action: string, view: T['view'], seat: Seat): Promise<void>
}

/** What the tests need to know of a game beyond its rules. */
export interface TestedGame<T extends GameTypes = GameTypes> {
  readonly rules: Game<T>
  /** A rule that is far down on the rules page. */
  readonly lateRule: string
  advisor(seed: string): Advisor<T>
  mouse(page: Page): Hands<T>
  /** Whether the same seat can have a whole turn to decide after this action of its own; default: never. */
  leavesATurn?(action: string): boolean
  /** As the game's face has it, which only a page can load. */
  headline(score: T['score']): Headline
}
