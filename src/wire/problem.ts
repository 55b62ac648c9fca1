import { z } from 'zod'

/** Why something was not done, for programs; the message says it to people who read logs, in English. */
export const PROBLEM_CODES = [
  'bad-request', // 400: the request is not of the form that is asked for
  'not-signed-in', // 401
  'wrong-password', // 401
  'forbidden', // 403: not for this person, or not for this seat
  'blocked', // 403: this person may not play here any more
  'not-found', // 404: also what this person may not know of
  'stale', // 409: something happened that the sender had not seen; `seq` is the last thing that did
  'not-now', // 409: not while the table is as it is (not begun, over, not full …)
  'name-taken', // 409
  'too-large', // 413
  'refused', // 422: against the rules; `refusal` names the rule
  'too-many', // 429
  'unavailable', // 503: nothing was done, try again
  'failed', // 500
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

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
    /** Of `too-many`, the seconds after which it may be asked again. */
    retryAfter: z.number().optional(),
  })
  .meta({ id: 'Problem' })
export type ProblemBody = z.infer<typeof problemSchema>
