import type { Limit } from '#bots/budget.ts'
import type { CardSetName, GameOptions, Seat } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'

/**
 * The engine protocol: a program plays a seat by reading and writing lines of JSON; see docs/engine-protocol.md. A message
 * or a field that is unknown to the reader is ignored, so both can be added without a new number.
 */
export const PROTOCOL = 1

/** The longest line that is read; longer ones are a fault. */
export const LONGEST_LINE = 1 << 20

/** A longer list of legal actions is cut. */
export const MOST_LEGAL = 2000

export type ToEngine =
  | { readonly type: 'hello'; readonly protocol: number }
  | GameMessage
  | ChooseMessage
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly scores: readonly unknown[] }
  | { readonly type: 'quit' }

/** A game begins, and the engine plays one seat of it. */
export interface GameMessage {
  readonly type: 'game'
  readonly game: string
  readonly rulesVersion: number
  readonly options: GameOptions
  readonly seat: Seat
  /** Only if the cards are not the standard ones. */
  readonly cards?: { readonly name: CardSetName; readonly set: unknown }
}

/** The engine must choose an action. */
export interface ChooseMessage {
  readonly type: 'choose'
  readonly id: number
  readonly seat: Seat
  /** What the seat may know, as over the HTTP API. */
  readonly view: unknown
  /** The legal actions in the notation of the game. */
  readonly legal: readonly string[]
  /** False if there are more of them than `legal` lists. */
  readonly isComplete: boolean
  readonly limit: Limit
  /** For engines that want to play the same game again: differs from question to question. */
  readonly seed: string
}

export type FromEngine =
  | { readonly type: 'ready'; readonly protocol: number; readonly name?: string }
  | ActionMessage
  | { readonly type: 'problem'; readonly text: string }

/** The answer to a `choose` message. */
export interface ActionMessage {
  readonly type: 'action'
  readonly id: number
  /** The action, and further ones for the rest of the turn, which are taken while nothing new is seen. */
  readonly plan: readonly string[]
  /** How many positions it has looked at. */
  readonly nodes?: number
}

/** The message in a line; undefined if it is not a JSON object with a type. */
export function readMessage(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const message: unknown = JSON.parse(line)
    return isObject(message) && typeof message.type === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

/** The plan of an answer; undefined if it is none. */
export function planIn({ plan }: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  if (!Array.isArray(plan) || plan.length === 0) return undefined
  return plan.every((step) => typeof step === 'string') ? plan : undefined
}
