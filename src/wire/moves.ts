import { z } from 'zod'
import { chatLineSchema, tableFactsSchema } from './tables.ts'

const seatNumber = z.number().int().min(1).max(9)
const seqNumber = z.number().int().min(0).max(1_000_000)

/**
 * How many moves a game can have, those that undo something included. Ordinary games have 100 to 500. With the last one
 * the game is over, and if its rules name no winner then, it has none.
 */
export const MOST_MOVES = 5000
/** From so many moves before the end on, players are told how many are left. */
const LAST_MOVES = 300

/** How many moves can follow the move `seq`; undefined while that is far from the end. */
export function movesLeftAfter(seq: number): number | undefined {
  const left = Math.max(0, MOST_MOVES - seq)
  return left < LAST_MOVES ? left : undefined
}

/** Names a request, so that the same one sent twice acts once. */
const requestSchema = z.string().regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - and _')

/** An action in the game's notation, with the number of the last move that the sender saw. */
export const actionSchema = z
  .strictObject({ seq: seqNumber, action: z.string().min(1).max(4000), request: requestSchema })
  .meta({ id: 'Action' })
export type ActionBody = z.infer<typeof actionSchema>

/** Takes back the last `count` actions of one's own, as far as nobody learned anything from them. */
export const undoSchema = z
  .strictObject({ seq: seqNumber, count: z.number().int().min(1).max(100).default(1), request: requestSchema })
  .meta({ id: 'Undo' })
export type UndoBody = z.infer<typeof undoSchema>

/** Asks everybody to go back to the moment after move `to`. */
export const rewindSchema = z.strictObject({ seq: seqNumber, to: seqNumber }).meta({ id: 'Rewind' })
export const answerSchema = z.strictObject({ agree: z.boolean(), to: seqNumber }).meta({ id: 'Answer' })

export const acceptedSchema = z.object({ seq: z.number().int() }).meta({ id: 'Accepted' })
export type Accepted = z.infer<typeof acceptedSchema>

/**
 * Something that happened in the game. Whoever has the view of the moment before can play the action in it with the
 * rules; where that is not enough, because something was drawn, revealed or taken back, `view` is the new one.
 */
export const moveSchema = z
  .object({
    seq: z.number().int(),
    seat: seatNumber,
    /** The action in the game's notation; null where something was taken back. */
    action: z.string().nullable(),
    /** Whether a bot chose it, of a bot's seat or in place of somebody. */
    isBots: z.boolean(),
    /** What it let out into the open, see `Outcome` of the engine. */
    outcome: z.number().int(),
    /** The moves that were taken back; of them nothing remains. */
    removed: z.array(z.number().int()).optional(),
    view: z.unknown().optional(),
    at: z.number(),
    /** What every seat has left on its clock after it, in ms, where there is one. */
    left: z.array(z.number()).optional(),
    /** How many moves can follow it, where the game is close to the most that it can have. */
    movesLeft: z.number().int().optional(),
  })
  .meta({ id: 'Move' })
export type Move = z.infer<typeof moveSchema>

/** Who asks, at this table. */
export const youSchema = z.object({
  seat: seatNumber.nullable(),
  isHost: z.boolean(),
  /** Whose chat is not to be shown. */
  muted: z.array(z.string()),
})
export type You = z.infer<typeof youSchema>

/** A table as it is now, for whoever asks. */
export const tableNowSchema = z
  .object({
    table: tableFactsSchema,
    you: youSchema,
    /** The number of the last move. */
    seq: z.number().int(),
    /** The seats that may act. */
    active: z.array(seatNumber),
    /** What whoever asks may know; null before the game begins. */
    view: z.unknown(),
    /** What the asker's seat may do now, in the game's notation; null of a game that has too many actions to list. */
    legal: z.array(z.string()).nullable(),
    /** What every seat has left on its clock, in ms; null without a clock. */
    left: z.array(z.number()).nullable(),
    /** How many moves can follow, where the game is close to the most that it can have. */
    movesLeft: z.number().int().optional(),
    /** The server's clock. */
    now: z.number(),
    chat: z.array(chatLineSchema),
  })
  .meta({ id: 'TableNow' })
export type TableNow = z.infer<typeof tableNowSchema>

/** What happened after move `from`, and what whoever asks could see then. */
export const historySchema = z
  .object({ from: z.number().int(), view: z.unknown(), moves: z.array(moveSchema) })
  .meta({ id: 'History' })
export type History = z.infer<typeof historySchema>
