import { z } from 'zod'

const seatNumber = z.number().int().min(1).max(9)
const id = z.string().min(1).max(40)

/** "Play now": any number of players, and the usual variants, unless the caller chose others. */
export const playNowSchema = z
  .strictObject({
    game: z.string().max(40),
    options: z
      .looseObject({ players: z.number().int().optional() })
      .default({})
      .describe('As in a record; without `players`, any number fits.'),
  })
  .meta({ id: 'PlayNow' })
export type PlayNow = z.infer<typeof playNowSchema>

/** A person by id, as in chat lines; by a seat; or an account by its name. */
const personSchema = z.union([
  z.strictObject({ user: id }),
  z.strictObject({ table: id, seat: seatNumber }),
  z.strictObject({ account: z.string().min(1).max(40) }),
])
export type PersonChoice = z.infer<typeof personSchema>

export const followSchema = z.strictObject({ person: personSchema, isFollowed: z.boolean() }).meta({ id: 'Follow' })
export const blockSchema = z.strictObject({ person: personSchema, isBlocked: z.boolean() }).meta({ id: 'Block' })
export const shownSchema = z.strictObject({ isShown: z.boolean() })

const knownPersonSchema = z.object({
  user: z.string(),
  name: z.string(),
  isGuest: z.boolean(),
  /** Only true of people who chose to be shown. */
  isOnline: z.boolean(),
})
export type KnownPerson = z.infer<typeof knownPersonSchema>

/** Whom the caller follows and blocks; only the caller can read it. */
export const relationsSchema = z
  .object({
    isShown: z.boolean().describe('Whether others see that you are online.'),
    followed: z.array(knownPersonSchema),
    blocked: z.array(knownPersonSchema),
    /** With `table`: its seats with other people, and what you chose about them. */
    seats: z.array(z.object({ seat: seatNumber, isFollowed: z.boolean(), isBlocked: z.boolean() })).optional(),
  })
  .meta({ id: 'Relations' })
export type Relations = z.infer<typeof relationsSchema>

export const onlineSchema = z
  .object({
    count: z.number().int().describe('How many people are online.'),
    people: z.array(knownPersonSchema.omit({ isOnline: true })).describe('Those of them who chose to be shown.'),
  })
  .meta({ id: 'Online' })
export type Online = z.infer<typeof onlineSchema>

export const relationsQuerySchema = z.strictObject({ table: id.optional() })

export const inviteSchema = z.strictObject({ user: id }).meta({ id: 'Invite' })

const REACTIONS = ['thumb', 'laugh', 'wow', 'well-played', 'thinking', 'sorry'] as const
export const reactionSchema = z.enum(REACTIONS)
export type Reaction = z.infer<typeof reactionSchema>
export const reactSchema = z.strictObject({ reaction: reactionSchema }).meta({ id: 'React' })

/** A reaction at a table. It is shown for a moment and not stored. */
export const shownReactionSchema = z.object({
  seat: seatNumber,
  /** Who reacted, for muting. */
  user: z.string(),
  reaction: reactionSchema,
})
export type ShownReaction = z.infer<typeof shownReactionSchema>
