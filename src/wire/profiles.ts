import { z } from 'zod'

const profileReadersSchema = z.enum(['nobody', 'accounts', 'everybody'])
/** Who may see a profile besides its owner. Guests are not among `accounts`. */
export type ProfileReaders = z.infer<typeof profileReadersSchema>

export const profileWishSchema = z.strictObject({ visibleTo: profileReadersSchema }).meta({ id: 'ProfileWish' })

/** A rating on the scale of pages: a new player has 1500 ± 500. */
const ratingSchema = z
  .object({
    value: z.number().int(),
    /** One standard deviation. */
    uncertainty: z.number().int(),
    /** Still very uncertain. */
    isProvisional: z.boolean(),
    games: z.number().int(),
    wins: z.number().int(),
    /** The most points in a rated game. */
    best: z.number().int().nullable(),
  })
  .meta({ id: 'Rating' })
export type Rating = z.infer<typeof ratingSchema>

const ratedResultSchema = z.object({
  /** The id of its table; null for readers other than the owner. */
  table: z.string().nullable(),
  at: z.number(),
  players: z.number().int(),
  /** Equal places are shared. */
  place: z.number().int(),
  points: z.number().int(),
  /** A bot played for the player, who is then last. */
  hasLeft: z.boolean(),
  /** The rating after the game, with its uncertainty, and what the game changed. */
  rating: z.number().int(),
  uncertainty: z.number().int(),
  change: z.number().int(),
  uncertaintyChange: z.number().int(),
  /** The other players whose profile the reader may see; for the owner all. */
  others: z.array(z.string()),
})
export type RatedResult = z.infer<typeof ratedResultSchema>

const gameProfileSchema = z.object({
  game: z.string(),
  rating: ratingSchema.nullable(),
  /** The latest rated games, the last one first. */
  results: z.array(ratedResultSchema),
  /** Other online games of several players that were played to their end, among the latest 200 of all games. */
  unrated: z.object({ games: z.number().int(), wins: z.number().int() }),
  /** The counted daily deals of the last 400 days. */
  daily: z
    .object({
      days: z.number().int(),
      wins: z.number().int(),
      best: z.number().int(),
      /** How often each title was reached, in English, the most frequent first; empty where the game has none. */
      titles: z.array(z.object({ title: z.string(), count: z.number().int() })),
    })
    .nullable(),
})
export type GameProfile = z.infer<typeof gameProfileSchema>

export const profileSchema = z
  .object({
    name: z.string(),
    isYou: z.boolean(),
    /** Null for readers other than the owner. */
    visibleTo: profileReadersSchema.nullable(),
    games: z.array(gameProfileSchema),
    /** The most frequent opponents in the results above, as far as the reader may see their profiles. */
    opponents: z.array(
      z.object({
        name: z.string(),
        games: z.number().int(),
        /** In how many of them the player was ahead of this opponent, and behind. */
        ahead: z.number().int(),
        behind: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profileSchema>
