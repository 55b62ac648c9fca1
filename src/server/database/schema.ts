import type { ColumnType, Generated, Kysely } from 'kysely'
import type { TokenScope } from '#wire/people.ts'
import type { ProfileReaders } from '#wire/profiles.ts'
import type { ChatWriters, ReportReason } from '#wire/tables.ts'
import type {
  MailAddressRow,
  MailLinkRow,
  MailRequestRow,
  NoticeRow,
  NoticeSettingsRow,
  NoticeTableRow,
  OutboxRow,
  PushDeviceRow,
} from './notice-tables.ts'
import type { InviteRow, PlayNowRow, RelationRow } from './social-tables.ts'

/**
 * The tables of the database, the same in SQLite and Postgres: text, integers, JSON as text, times in milliseconds since
 * 1970, booleans as 0 and 1.
 */
export interface Schema {
  users: UserTable
  account_looks: AccountLookRow
  sessions: SessionRow
  tokens: TokenRow
  tables: TableRow
  seats: SeatTable
  members: MemberRow
  moves: MoveRow
  chat: ChatRow
  mutes: MuteRow
  silenced: MemberRow
  presence: PresenceRow
  card_sets: CardSetRow
  nodes: NodeRow
  keys: KeyRow
  reports: ReportRow
  moderation_log: LogRow
  daily_deals: DailyDealRow
  daily_tries: DailyTryRow
  ratings: RatingRow
  rated_results: RatedResultRow
  rating_numbers: RatingNumberRow
  profiles: ProfileRow
  notice_settings: NoticeSettingsRow
  notice_tables: NoticeTableRow
  push_devices: PushDeviceRow
  mail_addresses: MailAddressRow
  mail_requests: MailRequestRow
  mail_links: MailLinkRow
  notices: NoticeRow
  outbox: OutboxRow
  relations: RelationRow
  invites: InviteRow
  play_now: PlayNowRow
}

export type Database = Kysely<Schema>

export interface UserRow {
  id: string
  kind: 'guest' | 'account'
  name: string
  /** Unique among accounts; null for guests. */
  name_key: string | null
  password: string | null
  created_at: number
  seen_at: number
  blocked_at: number | null
}

/** A user with the column that only the list of people online reads. */
interface UserTable extends UserRow {
  /** Whether the user is shown to others while online. */
  is_shown: Generated<number>
}

/** What the name of an account looks like, see `people/looks.ts`: no other account can look like it. */
export interface AccountLookRow {
  look: string
  user_id: string
}

/** Only the SHA-256 of sessions and tokens is stored. */
export interface SessionRow {
  hash: string
  user_id: string
  created_at: number
  expires_at: number
  /** Written once an hour; null if not used since this column was added. */
  used_at: number | null
  /** Browser and system in words; empty if unknown. */
  device: string
}

export interface TokenRow {
  id: string
  hash: string
  user_id: string
  name: string
  scope: TokenScope
  created_at: number
  expires_at: number
  used_at: number | null
  /** The id of the request that created it; null if it had none. */
  request: string | null
}

export interface TableRow {
  id: string
  game: string
  rules_version: number
  /** Id and checksum of a replaced card set, whose text is in `card_sets`; null for the standard cards. */
  cards: string | null
  options: string
  visibility: 'open' | 'private'
  /** Null when the table is over or closed, so that codes can be reused and short. */
  code: string | null
  /** Codes that were replaced, separated by spaces: who still has one is not guessing. */
  past_codes: string
  status: 'waiting' | 'playing' | 'over' | 'closed'
  host_id: string
  clock: string
  secret: string
  commitment: string
  /** Null before the game begins. */
  seed: string | null
  created_at: number
  started_at: number | null
  ended_at: number | null
  /** The seats that may act, such as `1,3`. */
  active: string
  /** When the server must act: a bot's turn or an expired clock. */
  due_at: number | null
  /** The time of the last move; of a waiting table, of its last use. */
  moved_at: number
  winners: string | null
  proposal: string | null
  /** JSON of a `ProposalEnd`, if the last undo request was declined or withdrawn. */
  proposal_end: string | null
  next_id: string | null
  /** The id of the request that created it, so that a repeated request creates one table. */
  request: string | null
  version: number
  /** Who may write in the chat, besides the host. */
  writers: ChatWriters
  /** The open vote of the players and when each asked last, see `vote-service.ts`. */
  vote: string | null
  /** Why a game without a winner is over; null for the limit of moves. */
  ended_by: 'agreement' | 'anew' | 'abandoned' | null
  /** JSON of a `DailyMark`, at the table of a daily deal. */
  daily: string | null
  is_rated: number
  /** People can take the seats of bots until then, also during the game; null where they cannot. */
  bots_until: number | null
  /** When to see whether this game of one person is abandoned, see `abandoned-games.ts`; null at other tables. */
  abandoned_at: number | null
}

export interface SeatRow {
  table_id: string
  seat: number
  kind: 'open' | 'person' | 'bot'
  user_id: string | null
  bot: string | null
  name: string
  /** Whether the player is a guest, whose name may be that of an account. */
  is_guest: number
  is_away: number
  /** When the player last returned, which gives extra time. */
  back_at: number
  words: string
  /** Whether the player has not answered yet whether to play this rematch. */
  is_asked: number
}

/** A seat with the column that a trigger writes. */
interface SeatTable extends SeatRow {
  /** When the game ended; 0 if the table was closed, null before. Used to find the tables of a person. */
  ended_at: ColumnType<number | null, never, never>
}

/** Users who can read a private table without a seat; in `silenced`, those who may not write there. */
export interface MemberRow {
  table_id: string
  user_id: string
}

/** The append-only log. */
export interface MoveRow {
  table_id: string
  seq: number
  seat: number
  /** `undo` removes the last actions of the seat (`text` is their number); `rewind` removes all moves after number `text`. */
  kind: 'action' | 'undo' | 'rewind'
  text: string
  is_bots: number
  at: number
  request: string | null
}

export interface ChatRow {
  table_id: string
  id: number
  user_id: string
  name: string
  /** Whether the writer was a guest. */
  is_guest: number
  seat: number | null
  text: string
  at: number
  /** JSON of what happened, in a line that the server wrote (`user_id` is empty); null in lines of people. */
  event: string | null
  /** The id of the request that wrote it; null if it had none. */
  request: string | null
}

/** Whether a player had a table open at a node when that last changed, and since when. */
export interface PresenceRow {
  table_id: string
  user_id: string
  /** Empty for what was known at the upgrade. A row of a node that no longer writes its row in `nodes` is outdated. */
  node_id: string
  is_here: number
  since: number
  /** When the player's last visible page was hidden; null if it was visible, as far as is known. */
  hidden_at: number | null
}

/** The text of a replaced card set, by its SHA-256. Stored once for all tables that use it. */
export interface CardSetRow {
  sha256: string
  text: string
  /** When it was last chosen for a new table. */
  created_at: number
  /** When the first game with it began; null before, when it can still be deleted. */
  used_at: number | null
}

/** A running node, and when it last wrote this row. */
export interface NodeRow {
  id: string
  beat_at: number
}

/**
 * A pair of keys: Ed25519 in hexadecimal digits for records, P-256 in base64url for push. The private one is for this
 * server only: it is never sent or logged. The row `nats` has only a public one, the prefix of its subjects.
 */
export interface KeyRow {
  id: string
  public_key: string
  private_key: string
}

export interface MuteRow {
  user_id: string
  muted_id: string
}

/** A report about a person at a table, for the administrator. Each person has at most one about another at a table. */
export interface ReportRow {
  id: string
  table_id: string
  user_id: string
  reporter_id: string
  /** The number of the chat line that it is about, if any. */
  line: number | null
  reason: ReportReason
  text: string
  at: number
  closed_at: number | null
}

/** What an administrator or a host did about a user or a table. Entries are never changed, except to forget a user. */
export interface LogRow {
  at: number
  /** The name of an administrator, or `host` and a user id. */
  who: string
  action: string
  /** The id of a user, a table or a report. */
  target: string
  note: string
}

/** The deal of a day for one game. Written once, by the node that comes first. */
export interface DailyDealRow {
  /** In UTC, such as `2026-11-16`. */
  date: string
  game: string
  rules_version: number
  /** JSON of a `DailySetup`. */
  setup: string
  /** For this server only until the tries of the day are over. */
  secret: string
  created_at: number
  /** When a node last began to find out what the expert reaches. */
  judged_at: number | null
  /** What the expert reached with the information of a player. */
  expert: number | null
  /** The best possible score, where the game has a search for it. */
  best: number | null
}

/** The counted try of a person at a daily deal. */
export interface DailyTryRow {
  date: string
  game: string
  user_id: string
  table_id: string
  started_at: number
  /** Null until the result is stored. */
  ended_at: number | null
  /** Null if there is no result, or it came too late to count. */
  points: number | null
  has_won: number | null
  /** In English, where the game gives titles. */
  title: string | null
}

/** The rating of an account in a game: a mean and a standard deviation. */
export interface RatingRow {
  user_id: string
  game: string
  mu: number
  sigma: number
  games: number
  wins: number
  /** The most points in a rated game. */
  best: number | null
}

/** How one player came out of a rated game, with the rating before and after it. */
export interface RatedResultRow {
  game: string
  /** The rated games of a game in the order in which they were rated. */
  number: number
  table_id: string
  seat: number
  /** Null if the player was deleted. */
  user_id: string | null
  at: number
  players: number
  place: number
  points: number
  /** Whether a bot played for this player, who is then last. */
  has_left: number
  mu_before: number
  sigma_before: number
  mu: number
  sigma: number
}

/** The number of the last rated game. Its row is locked while a game is rated, so that all nodes rate in one order. */
export interface RatingNumberRow {
  game: string
  last: number
}

/** Who may see a profile. Without a row only its owner. */
export interface ProfileRow {
  user_id: string
  visible_to: ProfileReaders
}
