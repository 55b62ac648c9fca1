import { z } from 'zod'
import { chatLineSchema, requestSchema, tableFactsSchema } from './tables.ts'

const seatNumber = z.number().int().min(1).max(9)
/** Whose view it is. */
export const viewerSchema = z.union([seatNumber, z.literal('spectator')])
export type Viewer = z.infer<typeof viewerSchema>
const seqNumber = z.number().int().min(0).max(1_000_000)

/**
 * How many moves a game can have, those that undo something included. Ordinary games have 100 to 500. With the last one
 * the game is over, and if its rules name no winner then, it has none.
 */
export const MOST_MOVES = 5000
/** Players see how many moves are left when there are at most this many. */
const LAST_MOVES = 300

/** How many moves can follow the move `seq`; undefined while that is far from the end. */
export function movesLeftAfter(seq: number): number | undefined {
  const left = Math.max(0, MOST_MOVES - seq)
  return left < LAST_MOVES ? left : undefined
}

/** An action in the game's notation, with the last move that the sender saw. */
export const actionSchema = z
  .strictObject({ seq: seqNumber, action: z.string().min(1).max(4000), request: requestSchema })
  .meta({ id: 'Action' })
export type ActionBody = z.infer<typeof actionSchema>

/** Undoes the sender's last `count` actions, if they revealed nothing. */
export const undoSchema = z
  .strictObject({ seq: seqNumber, count: z.number().int().min(1).max(100).default(1), request: requestSchema })
  .meta({ id: 'Undo' })
export type UndoBody = z.infer<typeof undoSchema>

/** Asks all players to go back to the state after move `to`. */
export const rewindSchema = z
  .strictObject({ seq: seqNumber, to: seqNumber, request: requestSchema.optional() })
  .meta({ id: 'Rewind' })
export const answerSchema = z
  .strictObject({ agree: z.boolean(), to: seqNumber, request: requestSchema.optional() })
  .meta({ id: 'Answer' })

export const acceptedSchema = z.object({ seq: z.number().int() }).meta({ id: 'Accepted' })
export type Accepted = z.infer<typeof acceptedSchema>

/**
 * An entry of the log: an action or an undo. A client can play the action in its previous view. If that is not enough,
 * because something was drawn, revealed or undone, `view` is the new one.
 */
export const moveSchema = z
  .object({
    seq: z.number().int(),
    seat: seatNumber,
    /** The action in the game's notation; null for an undo. */
    action: z.string().nullable(),
    /** Whether a bot chose it, for its own seat or for a player who is away. */
    isBots: z.boolean(),
    /** What it drew or revealed, see `Outcome` of the engine. */
    outcome: z.number().int(),
    /** The moves that were undone. */
    removed: z.array(z.number().int()).optional(),
    view: z.unknown().optional(),
    /** Whose view it is; missing if all viewers have the same. */
    viewer: viewerSchema.optional(),
    at: z.number(),
    /** What each seat has left on its clock after the move, in ms. */
    left: z.array(z.number()).optional(),
    /** How many moves can follow it, where the game is close to the most that it can have. */
    movesLeft: z.number().int().optional(),
  })
  .meta({ id: 'Move' })
export type Move = z.infer<typeof moveSchema>

/** The caller at this table. */
export const youSchema = z.object({
  seat: seatNumber.nullable(),
  isHost: z.boolean(),
  /** The users whose chat is hidden. */
  muted: z.array(z.string()),
  /** The users whom the caller has blocked, whose chat is hidden too. */
  blocked: z.array(z.string()),
})
export type You = z.infer<typeof youSchema>

/** The current state of a table for the caller. */
export const tableNowSchema = z
  .object({
    table: tableFactsSchema,
    you: youSchema,
    /** The number of the last move. */
    seq: z.number().int(),
    /** The seats that may act. */
    active: z.array(seatNumber),
    /** The caller's view; null before the game begins. */
    view: z.unknown(),
    /** The legal actions of the caller's seat, in the game's notation; null in a game that often has too many. */
    legal: z.array(z.string()).nullable(),
    /** What each seat has left on its clock, in ms; null without a clock. */
    left: z.array(z.number()).nullable(),
    /** How many moves can follow, where the game is close to the most that it can have. */
    movesLeft: z.number().int().optional(),
    /** The server's time. */
    now: z.number(),
    chat: z.array(chatLineSchema),
  })
  .meta({ id: 'TableNow' })
export type TableNow = z.infer<typeof tableNowSchema>

/** The legal actions of the caller's seat at a moment: those of a game that has too many for each message too. */
export const legalNowSchema = z
  .object({
    /** The number of the last move. */
    seq: z.number().int(),
    /** In the game's notation; empty if the seat may not act. */
    legal: z.array(z.string()),
    /** False if there are more than are listed. */
    isComplete: z.boolean(),
  })
  .meta({ id: 'LegalNow' })
export type LegalNow = z.infer<typeof legalNowSchema>

/** The moves after move `from`, and the caller's view at that time. */
export const historySchema = z
  .object({
    from: z.number().int(),
    view: z.unknown(),
    /** Whose view it is; missing in answers of earlier versions. */
    viewer: viewerSchema.optional(),
    moves: z.array(moveSchema),
  })
  .meta({ id: 'History' })
export type History = z.infer<typeof historySchema>
