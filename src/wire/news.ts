import { z } from 'zod'
import { actionSchema, moveSchema, viewerSchema } from './moves.ts'
import { problemSchema } from './problem.ts'
import { shownReactionSchema } from './social.ts'
import { chatLineSchema, tableFactsSchema } from './tables.ts'

const id = z.string().min(1).max(40)

/** A message from a client. */
export const askSchema = z.discriminatedUnion('type', [
  /**
   * Subscribes to everything after move `seq` and chat line `chat`; sent again, it continues from there. With `viewer`, the
   * answer is `left` with `other-seat` if the caller has another seat, now or later in the game.
   */
  z.strictObject({
    type: z.literal('follow'),
    table: id,
    seq: z.number().int().min(0).max(1_000_000),
    chat: z.number().int().min(0).max(1_000_000),
    viewer: viewerSchema.optional(),
  }),
  z.strictObject({ type: z.literal('unfollow'), table: id }),
  /** The same as the request `POST /tables/:id/actions`, which costs the server more. */
  z.strictObject({ type: z.literal('act'), table: id, ...actionSchema.shape }),
  z.strictObject({ type: z.literal('ping') }),
  /** Whether the page is visible. It is until the client says otherwise; who has it hidden gets notices of turns. */
  z.strictObject({ type: z.literal('visibility'), isVisible: z.boolean() }),
])
export type Ask = z.infer<typeof askSchema>

/** A message from the server. Moves of a table come in order, none missing and none twice. */
export const newsSchema = z.discriminatedUnion('type', [
  /** Everything missed was sent; what follows is live. */
  z.object({ type: z.literal('following'), table: id, seq: z.number().int() }),
  z.object({ type: z.literal('move'), table: id, move: moveSchema }),
  /** The answers to `act`: the action is on disk as the move `seq`, or it was not accepted. */
  z.object({ type: z.literal('accepted'), table: id, request: z.string(), seq: z.number().int() }),
  z.object({ type: z.literal('rejected'), table: id, request: z.string(), problem: problemSchema }),
  z.object({ type: z.literal('facts'), table: id, facts: tableFactsSchema }),
  z.object({ type: z.literal('chat'), table: id, line: chatLineSchema }),
  z.object({ type: z.literal('reaction'), table: id, ...shownReactionSchema.shape }),
  /** Which players have the table open; sent when that changes. */
  z.object({
    type: z.literal('presence'),
    table: id,
    /** One for each seat; null for bots and open seats. `since` is when an absent player left. */
    seats: z.array(z.object({ isHere: z.boolean(), since: z.number() }).nullable()),
    /** How long a player must be absent before others can decide for them, in ms. */
    patience: z.number(),
    /** The server's time. */
    now: z.number(),
  }),
  /** Why this table is not, or no longer, followed. */
  z.object({ type: z.literal('left'), table: id, problem: problemSchema }),
  z.object({ type: z.literal('problem'), problem: problemSchema }),
  z.object({ type: z.literal('pong') }),
])
export type News = z.infer<typeof newsSchema>
export type Presence = Pick<Extract<News, { type: 'presence' }>, 'seats' | 'patience' | 'now'>
