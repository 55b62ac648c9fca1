import { z } from 'zod'

/** Error codes for programs. The message is English, for people who read logs. */
export const PROBLEM_CODES = [
  'bad-request', // 400: the request is invalid
  'not-signed-in', // 401
  'wrong-password', // 401
  'forbidden', // 403: not allowed for this user or seat
  'blocked', // 403: the user is blocked
  'players-only', // 403: only players may write at this table
  'silenced', // 403: the host has silenced the user at this table
  'not-found', // 404: also for what the user cannot see
  'stale', // 409: there are moves that the sender had not seen; `seq` is the last one
  'not-now', // 409: not possible in the current status of the table (not begun, over, not full …)
  'still-here', // 409: a player is here, or has not been away long enough to decide without them
  'vote-open', // 409: another vote is open
  'vote-over', // 409: this vote is no longer open
  'asked-recently', // 409: the last vote of this player was declined a short time ago
  'other-seat', // 409: the caller does not have the seat for which it asked
  'not-agreed', // 409: a player has not agreed to the rematch
  'name-taken', // 409
  'too-large', // 413
  'refused', // 422: against the rules; `refusal` names the rule
  'too-many', // 429
  'unavailable', // 503: the server could not do or confirm it; repeat the request
  'failed', // 500: as with `unavailable`, it may have been done
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** What a person, or the people of one network, may not have more of at a time. */
const tableLimitSchema = z.enum(['open', 'waiting', 'bots', 'solo'])
export type TableLimit = z.infer<typeof tableLimitSchema>

const refusalSchema = z.object({
  rule: z.string(),
  reason: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

export const problemSchema = z
  .object({
    code: z.enum(PROBLEM_CODES),
    message: z.string(),
    refusal: refusalSchema.optional(),
    seq: z.number().int().optional(),
    /** Of `not-now`, what there are too many of: open tables, tables that wait for players, games with bots or of one player. */
    limit: tableLimitSchema.optional(),
    /** Of `too-many`, the seconds after which it may be asked again. */
    retryAfter: z.number().optional(),
  })
  .meta({ id: 'Problem' })
export type ProblemBody = z.infer<typeof problemSchema>
