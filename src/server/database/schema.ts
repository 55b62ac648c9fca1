import type { Kysely } from 'kysely'

/**
 * The tables of the database, alike in SQLite and in Postgres: texts, whole numbers, JSON as text, moments in
 * milliseconds since 1970, truth values as 0 and 1.
 */
export interface Schema {
  users: UserRow
  sessions: SessionRow
  tokens: TokenRow
  tables: TableRow
  seats: SeatRow
  members: MemberRow
  moves: MoveRow
  chat: ChatRow
  mutes: MuteRow
  card_sets: CardSetRow
  nodes: NodeRow
  keys: KeyRow
}

export type Database = Kysely<Schema>

export interface UserRow {
  id: string
  kind: 'guest' | 'account'
  name: string
  /** The name as it must be unique among accounts; null of a guest. */
  name_key: string | null
  password: string | null
  created_at: number
  seen_at: number
  blocked_at: number | null
}

/** Of sessions and tokens only the SHA-256 is kept. */
export interface SessionRow {
  hash: string
  user_id: string
  created_at: number
  expires_at: number
}

export interface TokenRow {
  id: string
  hash: string
  user_id: string
  name: string
  created_at: number
  used_at: number | null
}

export interface TableRow {
  id: string
  game: string
  rules_version: number
  /** The name of a replaced card set, whose text is among `card_sets`; null of a game with its own cards. */
  cards: string | null
  options: string
  visibility: 'open' | 'private'
  /** Null once the table is over or closed, so that codes can be short. */
  code: string | null
  status: 'waiting' | 'playing' | 'over' | 'closed'
  host_id: string
  clock: string
  secret: string
  commitment: string
  /** There from the beginning of the game on. */
  seed: string | null
  created_at: number
  started_at: number | null
  ended_at: number | null
  /** The seats that may act, such as `1,3`. */
  active: string
  /** When the server has to do something here: a bot's action, a time that ran out. */
  due_at: number | null
  /** When the last move was made; while the table waits for players, when it was last used. */
  moved_at: number
  winners: string | null
  proposal: string | null
  next_id: string | null
  /** The request that made it, so that the same one sent twice makes one table. */
  request: string | null
  version: number
}

export interface SeatRow {
  table_id: string
  seat: number
  kind: 'open' | 'person' | 'bot'
  user_id: string | null
  bot: string | null
  name: string
  is_away: number
  /** When this person last came back, which gives some time to go on. */
  back_at: number
  words: string
}

/** Who may read a private table. */
export interface MemberRow {
  table_id: string
  user_id: string
}

/** The log, which only ever grows. */
export interface MoveRow {
  table_id: string
  seq: number
  seat: number
  /** `undo` takes back the last actions of the seat, as many as the text says; `rewind` all after the move it names. */
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
  seat: number | null
  text: string
  at: number
}

/** A replaced card set: the text of its file, by its SHA-256. Each is stored once, however many tables use it. */
export interface CardSetRow {
  sha256: string
  text: string
  created_at: number
}

/** A running node, and when it last wrote this row. */
export interface NodeRow {
  id: string
  beat_at: number
}

/** A pair of Ed25519 keys in hexadecimal digits. The private one is for this server only: it is never sent or logged. */
export interface KeyRow {
  id: string
  public_key: string
  private_key: string
}

export interface MuteRow {
  user_id: string
  muted_id: string
}
