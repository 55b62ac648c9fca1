import { z } from 'zod'

export const dateSchema = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a date such as 2026-11-16')
export const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
export const spanSchema = z.enum(['day', 'week', 'month'])
export type DailySpan = z.infer<typeof spanSchema>

/** The caller's counted try at a daily deal. */
const dailyTrySchema = z.object({
  /** The id of its table. */
  table: z.string(),
  isOver: z.boolean(),
  /** Null until it is over, and if it came too late to count. */
  points: z.number().int().nullable(),
  hasWon: z.boolean().nullable(),
  /** One more than the number of better results so far. */
  place: z.number().int().nullable(),
})

/** The deal of a day for one game. */
const dailyDealSchema = z
  .object({
    game: z.string(),
    /** The SHA-256 of the secret, published the day before. */
    commitment: z.string(),
    /** Null until the tries of the day are over. */
    secret: z.string().nullable(),
    players: z.number().int(),
    /** The bot of the other seats. */
    bot: z.string(),
    /** How many tries have a result. */
    results: z.number().int(),
    you: dailyTrySchema.nullable(),
    /** What the expert reached with the information of a player, and the best possible score; null until your try is over. */
    expert: z.number().int().nullable(),
    best: z.number().int().nullable(),
  })
  .meta({ id: 'DailyDeal' })
export type DailyDeal = z.infer<typeof dailyDealSchema>

export const dailySchema = z
  .object({
    date: z.string(),
    today: z.string(),
    now: z.number(),
    /** When the next deal begins. */
    endsAt: z.number(),
    /** A try that began on the day counts until then; afterwards the secret is published. */
    countsUntil: z.number(),
    deals: z.array(dailyDealSchema),
    /** The commitments of the next day. */
    tomorrow: z.array(z.object({ game: z.string(), commitment: z.string() })),
    /** The caller's days in a row, where one missed day in seven is forgiven; null if not signed in. */
    streak: z.object({ days: z.number().int(), mayMiss: z.boolean() }).nullable(),
  })
  .meta({ id: 'Daily' })
export type Daily = z.infer<typeof dailySchema>

const dailyRowSchema = z.object({
  place: z.number().int(),
  name: z.string(),
  isGuest: z.boolean(),
  isYou: z.boolean(),
  points: z.number().int(),
  /** How many days the points are from. */
  days: z.number().int(),
})

export const dailyTableSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    /** The best results, and the caller's if it is not among them. */
    rows: z.array(dailyRowSchema),
    /** How many people have a result. */
    people: z.number().int(),
  })
  .meta({ id: 'DailyTable' })
export type DailyTable = z.infer<typeof dailyTableSchema>

export const dailyMonthSchema = z
  .object({
    /** The days with deals, the first one first. */
    days: z.array(
      z.object({
        date: z.string(),
        /** Whether the deals can be played again, without counting. */
        isOpen: z.boolean(),
        /** The caller's results. */
        results: z.array(z.object({ game: z.string(), table: z.string(), points: z.number().int().nullable() })),
      }),
    ),
  })
  .meta({ id: 'DailyMonth' })
export type DailyMonth = z.infer<typeof dailyMonthSchema>
