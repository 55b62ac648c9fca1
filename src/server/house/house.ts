import type { CardSetFile } from '#engine/card-set.ts'
import type { GameRecord } from '#engine/record.ts'
import type { Accepted, ActionBody, History, TableNow, UndoBody } from '#wire/moves.ts'
import type { ChatLine, Lobby, NewTable } from '#wire/tables.ts'

/** Who asks. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'account'
}

/** Somebody without a name may only look on. */
export type Asker = Person | undefined

/**
 * All tables of this server. Whatever is wrong is thrown as a `Problem`, and then nothing has changed. An answer is
 * given when what it says is durable.
 */
export interface House {
  create(who: Person, wish: NewTable): Promise<TableNow>
  lobby(who: Asker): Promise<Lobby>
  enterByCode(who: Person, code: string): Promise<{ id: string }>
  enter(who: Person, id: string, code: string | undefined): Promise<TableNow>
  now(who: Asker, id: string): Promise<TableNow>
  history(who: Asker, id: string, from: number): Promise<History>
  record(who: Asker, id: string): Promise<GameRecord>
  /** The replaced card set of a table. */
  cardSet(who: Asker, id: string): Promise<CardSetFile>

  sit(who: Person, id: string, seat: number | undefined, words: string): Promise<TableNow>
  addWords(who: Person, id: string, words: string): Promise<TableNow>
  fillSeat(who: Person, id: string, seat: number, fill: 'open' | { readonly bot: string }): Promise<TableNow>
  start(who: Person, id: string): Promise<TableNow>
  leave(who: Person, id: string): Promise<TableNow>
  comeBack(who: Person, id: string): Promise<TableNow>
  rematch(who: Person, id: string): Promise<{ id: string }>

  act(who: Person, id: string, body: ActionBody): Promise<Accepted>
  undo(who: Person, id: string, body: UndoBody): Promise<Accepted>
  rewind(who: Person, id: string, seq: number, to: number): Promise<TableNow>
  answerRewind(who: Person, id: string, to: number, agree: boolean): Promise<TableNow>
  say(who: Person, id: string, text: string): Promise<ChatLine>
  mute(who: Person, user: string, isMuted: boolean): Promise<void>

  /**
   * Sends all that happens at a table after move `seq` and chat line `chat`, in order, each once, as texts that are
   * `News` in JSON; what was missed comes first, then `following`. The answer stops it.
   */
  follow(who: Asker, id: string, from: { seq: number; chat: number }, send: (news: string) => void): Promise<() => void>

  /** Closes a table for good, whatever it is at; for administrators. */
  close(id: string): Promise<void>
  /** Reads what is known of people at these tables anew, after somebody was renamed, adopted, blocked or deleted. */
  reread(tables: readonly string[]): Promise<void>
  /** Resolves where the database answers; for readiness. */
  isReady(): Promise<void>
  /** Stops bots and clocks, finishes what was accepted, and lets everybody go. */
  stop(): Promise<void>
  /** For `/metrics`. */
  counts(): HouseCounts
}

export interface HouseCounts {
  readonly hotTables: number
  readonly followers: number
  readonly moves: number
  readonly botMoves: number
}
