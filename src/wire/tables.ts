import { z } from 'zod'
import { isReadable, NOT_READABLE } from '#engine/names.ts'

/** The id of a request, so that a repeated request acts once. */
export const requestSchema = z.string().regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - and _')

const seatNumber = z.number().int().min(1).max(9)

/** Thinking time: a bank for the whole game, or a time for each turn. */
export const clockSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('none'),
      /** After how many seconds of absence the others may let a bot play for a player; at least three minutes. */
      patience: z
        .number()
        .int()
        .min(180)
        .max(14 * 86_400)
        .optional(),
    }),
    z.strictObject({
      kind: z.literal('turn'),
      seconds: z
        .number()
        .int()
        .min(10)
        .max(14 * 86_400),
    }),
    z.strictObject({
      kind: z.literal('bank'),
      seconds: z
        .number()
        .int()
        .min(60)
        .max(60 * 86_400),
    }),
  ])
  .meta({ id: 'Clock' })
export type Clock = z.infer<typeof clockSchema>

/** Text that is safe to show and store: no control characters, lone surrogates or direction overrides. */
const PLAIN = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u

/** A player's words for the seed, so that the server alone cannot choose it. */
const wordsSchema = z.string().max(100).regex(PLAIN, 'must have no control characters')

/** A seat of a new table: for its creator, open, or a bot by name. */
const seatWishSchema = z.union([z.literal('me'), z.literal('open'), z.strictObject({ bot: z.string().max(40) })])

const cardSetNameSchema = z.object({ id: z.string(), sha256: z.string() })

/** A replaced card set: the text of its file and its SHA-256. */
export const cardSetSchema = cardSetNameSchema.extend({ text: z.string() }).meta({ id: 'CardSet' })

export const newTableSchema = z
  .strictObject({
    game: z.string().max(40),
    /** As in a record: players, first, and variants that differ from the default. */
    options: z.looseObject({ players: z.number().int() }),
    /** Replaces the cards of the game: a name to show, and the text of a card file, at most 256 KiB. */
    cards: z
      .strictObject({ id: z.string().min(1).max(80).refine(isReadable, NOT_READABLE), text: z.string() })
      .optional(),
    visibility: z.enum(['open', 'private']).default('private'),
    clock: clockSchema.default({ kind: 'none' }),
    /** One for each seat; by default the creator has seat 1 and the others are open. */
    seats: z.array(seatWishSchema).max(9).optional(),
    words: wordsSchema.default(''),
    /** Whether the game counts for the ratings of its players, who then all need an account; it needs a clock. */
    isRated: z.boolean().optional(),
    /** A repeated request id creates only one table. */
    request: z.string().min(8).max(64).optional(),
  })
  .meta({ id: 'NewTable' })
export type NewTable = z.infer<typeof newTableSchema>

export const seatFactsSchema = z
  .object({
    kind: z.enum(['open', 'person', 'bot']),
    /** Empty for an open seat. */
    name: z.string(),
    /** Guests choose their names freely; accounts have theirs alone. */
    isGuest: z.boolean(),
    /** The level of a bot. */
    bot: z.string().nullable(),
    /** A bot plays for this player, who left or ran out of time and can return. */
    isAway: z.boolean(),
    isHost: z.boolean(),
    /** Empty until the game begins, so that no player can choose words after seeing others. */
    words: z.string(),
    /** Whether there are words already. */
    hasWords: z.boolean(),
    /** Whether this player has not answered yet whether to play the rematch. */
    isAsked: z.boolean(),
    /** The number of the colour that the player has chosen; missing if none. */
    colour: z.number().int().optional(),
  })
  .meta({ id: 'SeatFacts' })
export type SeatFacts = z.infer<typeof seatFactsSchema>

/** A request to go back to the state after move `to`; all players must agree. */
export const proposalSchema = z.object({ seat: seatNumber, to: z.number().int(), agreed: z.array(seatNumber) })
export type Proposal = z.infer<typeof proposalSchema>

/** The end of an undo request of `seat`: `by` declined it or, if both are the same, withdrew it. */
export const proposalEndSchema = z.object({ seat: seatNumber, by: seatNumber })
export type ProposalEnd = z.infer<typeof proposalEndSchema>

/**
 * Asks the other players to let a bot play for an absent player, to end the game without a winner, or to start again with
 * another shuffle, because a person took the seat of a bot.
 */
export const newVoteSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('bot'), seat: seatNumber }),
    z.strictObject({ kind: z.literal('end') }),
    z.strictObject({ kind: z.literal('anew') }),
  ])
  .meta({ id: 'NewVote' })
export type NewVote = z.infer<typeof newVoteSchema>
export const voteAnswerSchema = z.strictObject({ id: z.number().int(), agree: z.boolean() }).meta({ id: 'VoteAnswer' })
export type VoteAnswer = z.infer<typeof voteAnswerSchema>

/** An open vote. It passes when all players who are here agree. */
export const voteSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['bot', 'end', 'anew']),
  /** The seat that asked. */
  seat: seatNumber,
  /** Of `bot`, the seat of the absent player. */
  absent: seatNumber.nullable(),
  agreed: z.array(seatNumber),
})
export type Vote = z.infer<typeof voteSchema>

const chatWritersSchema = z.enum(['players', 'everybody'])
/** Who may write in the chat of a table, besides its host. */
export type ChatWriters = z.infer<typeof chatWritersSchema>

/**
 * A game of one person, alone or with bots, ends when it had no move for this time. Long enough for a long holiday; each
 * person has room for a limited number of games. The texts of the pages name it too.
 */
export const ABANDONED_DAYS = 30

const tableStatusSchema = z.enum(['waiting', 'playing', 'over', 'closed'])

/** Everything about a table except its game; the same for all who can read it. */
export const tableFactsSchema = z
  .object({
    id: z.string(),
    game: z.string(),
    rulesVersion: z.number().int(),
    cards: cardSetNameSchema.nullable(),
    options: z.looseObject({ players: z.number().int() }),
    visibility: z.enum(['open', 'private']),
    /** The invitation code, short enough to read out. */
    code: z.string(),
    status: tableStatusSchema,
    clock: clockSchema,
    seats: z.array(seatFactsSchema),
    chat: z.object({
      writers: chatWritersSchema,
      /** The users whom the host has silenced here. */
      silenced: z.array(z.string()),
    }),
    /** The hash of the server's secret, see `src/fair`. */
    commitment: z.string(),
    proposal: proposalSchema.nullable(),
    /** If the last undo request was declined or withdrawn; missing otherwise. */
    proposalEnd: proposalEndSchema.optional(),
    vote: voteSchema.nullable(),
    /** The id of the rematch table. */
    next: z.string().nullable(),
    createdAt: z.number(),
    startedAt: z.number().nullable(),
    endedAt: z.number().nullable(),
    /** Null until the game is over. */
    winners: z.array(seatNumber).nullable(),
    /** Whether the players agreed to end the game without a winner. */
    isEndedByAgreement: z.boolean(),
    /** Whether they agreed to start again at the table `next`; missing if not. */
    isBegunAnew: z.boolean().optional(),
    /** Whether it ended because its only player made no move for `ABANDONED_DAYS`; missing if not. */
    isAbandoned: z.boolean().optional(),
    /** At the table of a daily deal. A counted try cannot be repeated, and its record is available the next day. */
    daily: z.object({ date: z.string(), isCounted: z.boolean() }).optional(),
    /** Whether the game counts for ratings; missing if not. */
    isRated: z.boolean().optional(),
    /** Until when people can take the seats of bots, also during the game; missing if they cannot. */
    botsUntil: z.number().optional(),
    /** Increases with every change of these facts. */
    version: z.number().int(),
  })
  .meta({ id: 'Table' })
export type TableFacts = z.infer<typeof tableFactsSchema>

/** A table as the lobby shows it. */
export const listedTableSchema = z
  .object({
    id: z.string(),
    game: z.string(),
    cards: cardSetNameSchema.nullable(),
    options: z.looseObject({ players: z.number().int() }),
    status: tableStatusSchema,
    clock: clockSchema,
    seats: z.array(seatFactsSchema.pick({ kind: true, name: true, isGuest: true, isAway: true, colour: true })),
    /** Missing if not. */
    isRated: z.boolean().optional(),
    /** Until when people can take the seats of bots; missing if they cannot. */
    botsUntil: z.number().optional(),
    /** The caller's seat; null for a spectator. */
    yourSeat: seatNumber.nullable(),
    /** The seats that may act now. */
    active: z.array(seatNumber),
    winners: z.array(seatNumber).nullable(),
    createdAt: z.number(),
    /** The time of the last change. */
    movedAt: z.number(),
  })
  .meta({ id: 'ListedTable' })
export type ListedTable = z.infer<typeof listedTableSchema>

/** What an invitation shows before its reader has a name. */
export const invitationSchema = z
  .object({
    /** The host's name; null if the host's account is gone. */
    host: z.string().nullable(),
    table: listedTableSchema,
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof invitationSchema>

export const lobbySchema = z
  .object({
    /** Public tables with open seats, of other players; those of followed people first. */
    open: z.array(listedTableSchema),
    /** Public games of other players in progress, which can be watched. */
    live: z.array(listedTableSchema),
    /** The ids of tables in `open` and `live` with people whom the caller follows. */
    followed: z.array(z.string()),
    /** Waiting tables to which followed people have invited the caller, and their names. */
    invited: z.array(z.object({ by: z.string(), table: listedTableSchema })),
    /** How many people are online. */
    online: z.number().int(),
    /** The caller's tables, waiting or in play; those where it is the caller's turn first. */
    mine: z.array(listedTableSchema),
    /** The caller's latest finished tables. */
    finished: z.array(listedTableSchema),
    /** The server's time; missing from a node of an earlier version. */
    now: z.number().optional(),
  })
  .meta({ id: 'Lobby' })
export type Lobby = z.infer<typeof lobbySchema>

export const codeSchema = z.strictObject({ code: z.string().max(20) })
export const enterSchema = z.strictObject({ code: z.string().max(20).optional() })
export const sitSchema = z.strictObject({ seat: seatNumber.optional(), words: wordsSchema.default('') })
export const fillSeatSchema = z.strictObject({
  with: z.union([z.literal('open'), z.strictObject({ bot: z.string().max(40) })]),
})
/** The number of one of the game's colours. */
export const chooseColourSchema = z.strictObject({ colour: z.number().int().min(1).max(9) })
export const addWordsSchema = z.strictObject({ words: wordsSchema })
export const chatTextSchema = z.strictObject({
  text: z.string().trim().min(1).max(500).regex(PLAIN, 'must have no control characters'),
  request: requestSchema.optional(),
})
const tableEventSchema = z.object({
  kind: z.enum(['bot', 'return', 'end', 'anew', 'join']),
  seat: seatNumber.nullable(),
  by: z.array(seatNumber),
})
export type TableEvent = z.infer<typeof tableEventSchema>
export const chatLineSchema = z
  .object({
    id: z.number().int(),
    /** The writer, for muting. */
    user: z.string(),
    name: z.string(),
    /** Whether the writer was a guest. */
    isGuest: z.boolean(),
    /** Null for a spectator. */
    seat: seatNumber.nullable(),
    text: z.string(),
    at: z.number(),
    /** What happened, in a line of the server: the players `by` let a bot play for `seat`, ended the game, or start again; `seat` returned, or took the seat of a bot. */
    event: tableEventSchema.optional(),
  })
  .meta({ id: 'ChatLine' })
export type ChatLine = z.infer<typeof chatLineSchema>
export const muteSchema = z.strictObject({ user: z.string().max(40), isMuted: z.boolean() })
export const writersSchema = z.strictObject({ writers: chatWritersSchema })
const reportReasonSchema = z.enum(['chat', 'name', 'play', 'other'])
export type ReportReason = z.infer<typeof reportReasonSchema>
/** A report to the administrator about the player of a seat, or about the writer of a chat line. */
export const reportSchema = z.strictObject({
  about: z.union([z.strictObject({ seat: seatNumber }), z.strictObject({ line: z.number().int() })]),
  reason: reportReasonSchema,
  text: z.string().trim().max(500).regex(PLAIN, 'must have no control characters'),
})
export type ReportBody = z.infer<typeof reportSchema>
export const silenceSchema = z.strictObject({ user: z.string().max(40), isSilenced: z.boolean() })
