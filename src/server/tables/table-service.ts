import type { CardSetFile } from '#engine/card-set.ts'
import type { GameRecord } from '#engine/record.ts'
import type { Runtime } from '#engine/runtime.ts'
import type { Accepted, ActionBody, History, LegalNow, TableNow, UndoBody } from '#wire/moves.ts'
import type { PlayNow, Reaction } from '#wire/social.ts'
import type {
  ChatLine,
  ChatWriters,
  Invitation,
  Lobby,
  NewTable,
  NewVote,
  ReportBody,
  VoteAnswer,
} from '#wire/tables.ts'
import { ApiError, mapDatabaseError } from '../api-error.ts'
import type { DailyJudge } from '../daily/daily-judge.ts'
import { DailyService } from '../daily/daily-service.ts'
import type { DatabaseStore } from '../database/store.ts'
import type { MailClient } from '../notices/mail-client.ts'
import { NoticeService } from '../notices/notice-service.ts'
import { Outbox } from '../notices/outbox.ts'
import type { PushClient } from '../notices/push-client.ts'
import { type Caller, type Person, PersonNetworks } from '../people/users.ts'
import { ProfileService } from '../ratings/profile-service.ts'
import { type Recalculated, recalculateRatings } from '../ratings/recalculation.ts'
import { InviteService } from '../social/invite-service.ts'
import { ONLINE_MS, OnlinePeople } from '../social/online-people.ts'
import { PlayNowService } from '../social/play-now.ts'
import { RelationService } from '../social/relation-service.ts'
import { PATIENCE_MS } from './absence-rules.ts'
import type { BotRunner } from './bot-pool.ts'
import { BotService, type BotSettings } from './bot-service.ts'
import { ChatService } from './chat-service.ts'
import { DueTableScheduler, everySecond, type Repeat } from './due-table-scheduler.ts'
import { HistoryService, type Reader, UNLIMITED_READER } from './history-service.ts'
import type { HotTable, PlayingTable } from './hot-table.ts'
import { HotTables } from './hot-tables.ts'
import { PersonalLists } from './listed-tables.ts'
import { invitationTo, LiveTables, lobbyText, OpenTables } from './lobby.ts'
import { reportPerson } from './moderation.ts'
import { isPlaying, MoveService } from './move-service.ts'
import { freshSecret } from './new-table.ts'
import type { FollowFrom } from './news-hub.ts'
import { PresenceService } from './presence-service.ts'
import { RecordKeyStore, RecordService } from './record-service.ts'
import { RematchService } from './rematch-service.ts'
import { SeatService } from './seat-service.ts'
import { TableLimits } from './table-limits.ts'
import { bumpVersions } from './table-rows.ts'
import { TableSync } from './table-sync.ts'
import { legalNow, tableNow } from './tell-players.ts'
import { RewindService, VoteService } from './vote-service.ts'

/**
 * All tables of this server. Errors are thrown as `ApiError`, and then nothing has changed. Promises resolve when the
 * change is durable.
 */
export interface TableService {
  readonly daily: DailyService
  readonly profiles: ProfileService
  readonly notices: NoticeService
  readonly relations: RelationService
  readonly online: OnlinePeople
  readonly invites: InviteService
  /** Finds a seat at once, or makes a table with bots that people can replace, whose game the caller starts. */
  playNow(caller: Person, wish: PlayNow): Promise<{ id: string }>
  create(caller: Person, wish: NewTable): Promise<TableNow>
  /** A `Lobby` in JSON. */
  lobbyText(caller: Caller): Promise<string>
  /** The same as an object, for callers in the same process. */
  lobby(caller: Caller): Promise<Lobby>
  enterByCode(caller: Person, code: string): Promise<{ id: string }>
  enter(caller: Person, id: string, code: string | undefined): Promise<TableNow>
  /** What the link of an open table, or one with the right code, shows to anyone. */
  invitation(caller: Caller, id: string, code: string | undefined): Promise<Invitation>
  /** `address` is that of the request, if it is known. */
  snapshot(caller: Caller, id: string, address?: string): Promise<TableNow>
  /** The legal actions of the caller's seat, the first of them if there are many. */
  legal(caller: Caller, id: string, address?: string): Promise<LegalNow>
  /** What happened after move `from`, with what the caller could see then: a `History` in JSON. */
  historyText(caller: Caller, id: string, from: number, reader: Reader): Promise<string>
  /** The same as an object, for callers in the same process. */
  history(caller: Caller, id: string, from: number): Promise<History>
  record(caller: Caller, id: string, reader?: Reader): Promise<GameRecord>
  /** The public key that records are signed with. */
  recordKey(): Promise<string>
  /** The card set that replaces the standard one. `address` is that of the request, if it is known. */
  cardSet(caller: Caller, id: string, address?: string): Promise<CardSetFile>

  sit(caller: Person, id: string, seat: number | undefined, words: string): Promise<TableNow>
  addWords(caller: Person, id: string, words: string): Promise<TableNow>
  chooseColour(caller: Person, id: string, colour: number): Promise<TableNow>
  fillSeat(caller: Person, id: string, seat: number, fill: 'open' | { readonly bot: string }): Promise<TableNow>
  start(caller: Person, id: string): Promise<TableNow>
  leave(caller: Person, id: string): Promise<TableNow>
  comeBack(caller: Person, id: string): Promise<TableNow>
  rematch(caller: Person, id: string): Promise<{ id: string }>

  act(caller: Person, id: string, body: ActionBody): Promise<Accepted>
  undo(caller: Person, id: string, body: UndoBody): Promise<Accepted>
  /** Asks the other players to let a bot play for an absent player, or to end the game. */
  askVote(caller: Person, id: string, vote: NewVote): Promise<TableNow>
  answerVote(caller: Person, id: string, answer: VoteAnswer): Promise<TableNow>
  rewind(caller: Person, id: string, seq: number, to: number, request?: string): Promise<TableNow>
  answerRewind(caller: Person, id: string, to: number, agree: boolean, request?: string): Promise<TableNow>
  say(caller: Person, id: string, text: string, request?: string): Promise<ChatLine>
  react(caller: Person, id: string, reaction: Reaction): Promise<void>
  setWriters(caller: Person, id: string, writers: ChatWriters): Promise<TableNow>
  silence(caller: Person, id: string, user: string, isSilenced: boolean): Promise<TableNow>
  mute(caller: Person, user: string, isMuted: boolean): Promise<void>
  report(caller: Person, id: string, report: ReportBody): Promise<void>

  /**
   * Sends everything after move `seq` and chat line `chat` as `News` in JSON, in order and each once. What was missed
   * comes first, then `following`. Returns a function that unsubscribes. Throws `other-seat` if the caller has another
   * seat than `from.viewer`.
   */
  follow(
    caller: Caller,
    id: string,
    from: FollowFrom,
    send: (news: string) => void,
    reader?: Reader,
  ): Promise<() => void>

  /** The page of a follower was hidden or shown. */
  notePage(table: string): void

  /** Records the network of a person, so that people of one network share limited resources. */
  noteNetwork(caller: Person, network: string): void

  /** Computes all ratings again from the logs of the rated games; for administrators. */
  recalculateRatings(): Promise<Recalculated>
  /** Closes a table in any status; for administrators. */
  close(id: string): Promise<void>
  /** Reloads tables on all nodes after a change of their users: a new name, a merge, a deletion. */
  refresh(tables: readonly string[]): Promise<void>
  /** Resolves when no notice is being sent. */
  noticesSent(): Promise<void>
  /** Stops bots and clocks, and waits for accepted requests. */
  stop(): Promise<void>
  /** For `/metrics`. */
  counts(): TableCounts
}

export interface TableCounts {
  readonly hotTables: number
  readonly followers: number
  readonly moves: number
  readonly botMoves: number
}

/** What a node does on its own: bots and expired clocks. */
export interface BackgroundWork {
  readonly botRunner: BotRunner
  readonly bots: BotSettings
  /** Compares results of daily deals with the expert's. */
  readonly dailyJudge?: DailyJudge
  /** How notices to players are sent; without it, there are none. */
  readonly senders?: { readonly push: PushClient; readonly mail: MailClient | undefined }
  /** When to check for due tables; by default every second. */
  readonly repeat?: Repeat
}

export interface TableServiceOptions {
  readonly store: DatabaseStore
  /** Undefined for command-line tools beside running nodes. */
  readonly background: BackgroundWork | undefined
  /** How many tables are held in memory. */
  readonly hotTables: number
  readonly runtime: Runtime
  /** Makes the secrets of tables; random by default. */
  readonly secret?: () => string
  /** How long a player must be absent before others can decide without them, in ms. */
  readonly patience?: number
  /** A factor for the limits of tables; if missing or 0, there are none. */
  readonly rate?: number
  /** Called with errors in background work. */
  onError(error: unknown): void
}

/** The version in notifications of changed users: newer than any that a node knows. */
const NEWEST = Number.MAX_SAFE_INTEGER

export function createTableService(options: TableServiceOptions): TableService {
  const {
    store,
    background,
    hotTables,
    runtime,
    secret = () => freshSecret(runtime),
    patience = PATIENCE_MS,
    rate = 0,
    onError,
  } = options
  const { db } = store
  const now = () => runtime.now()
  const networks = new PersonNetworks()
  const tables = new HotTables(store, hotTables, runtime, (user) => networks.of(user))
  const recordKey = new RecordKeyStore(db, runtime)
  const botService =
    background && new BotService(tables, background.botRunner, networks, background.bots, onError, runtime)
  const wakeBots = (table: HotTable): void => botService?.wakeBots(table, moveService)
  const moved = (table: HotTable): void => {
    wakeBots(table)
    if (table.row.daily !== null && table.row.status === 'over') daily.settleSoon(table.id)
  }
  const moveService = new MoveService(tables, now, moved)
  const limits = new TableLimits(db, networks, rate, now)
  const seatService = new SeatService(tables, runtime, wakeBots, secret, limits, patience)
  const rematchService = new RematchService(tables, runtime, secret, limits)
  const daily = new DailyService({
    tables,
    runtime,
    limits,
    secret,
    wakeBots,
    close: (id) => seatService.close(id),
    judge: background?.dailyJudge,
    onError,
  })
  const presence = new PresenceService(tables, runtime, patience)
  const voteService = new VoteService(tables, seatService, rematchService, presence, patience, now)
  const rewindService = new RewindService(tables, moveService, now)
  const historyService = new HistoryService(tables, runtime)
  const recordService = new RecordService(tables, recordKey, runtime)
  const chatService = new ChatService(tables, runtime)
  // A node that did not know yet that a player is away writes moves without `due_at`, and in earlier versions bots did
  // not play on without people: wake the bot here.
  const wakeUnattended = (table: HotTable): void => {
    const isUnattended =
      isPlaying(table) && table.row.due_at === null && table.live.active.some((seat) => table.isBotSeat(seat))
    if (isUnattended) wakeBots(table)
  }
  tables.onLoad = wakeUnattended
  const sync = new TableSync(tables, wakeUnattended)
  const senders = background?.senders
  const notices = new NoticeService({
    db,
    runtime,
    presence,
    push: senders?.push,
    hasMail: senders?.mail !== undefined,
  })
  const outbox = senders && new Outbox({ db, runtime, presence, ...senders, keys: () => notices.keys(), onError })
  const checkTurn = async (table: PlayingTable) => (outbox === undefined ? null : notices.check(table))
  const scheduler = background && new DueTableScheduler(tables, sync, presence, now, wakeBots, checkTurn, onError)
  const hosts = {
    networkOf: (host: string) => networks.of(host),
    isPresent: (host: string) => tables.news.followers.has(host) || networks.askedSince(host, now() - ONLINE_MS),
  }
  const online = new OnlinePeople(store, networks, () => tables.news.followers.people(), runtime)
  const openTables = new OpenTables(db, hosts, now)
  const personalLists = new PersonalLists(db, now)
  const lists = {
    open: openTables,
    live: new LiveTables(db, hosts, now),
    personal: personalLists,
    online: () => online.count,
    now,
  }
  const playNowService = new PlayNowService({
    tables,
    seatService,
    limits,
    runtime,
    secret,
    onSeated: (table, userId) => presence.noteRequest(table, userId),
  })
  tables.onWaitingChange = () => openTables.forget()
  store.listen((notification) => {
    if (notification === undefined || 'version' in notification) openTables.forget()
    if (notification === undefined || ('version' in notification && notification.version === NEWEST)) {
      personalLists.forgetFinished()
    }
    sync.onNotification(notification)
    presence.onNotification(notification)
    chatService.onNotification(notification)
  })
  /** Players are present while they send requests, also without a socket. */
  const seen = (caller: Caller, table: HotTable): void => {
    if (table.seatOf(caller) !== undefined && caller !== undefined) presence.noteRequest(table.id, caller.id)
  }
  const repeat = background?.repeat ?? everySecond(runtime)
  scheduler?.start((round) =>
    repeat(async () => {
      await round()
      outbox?.round()
      online.round()
    }),
  )

  return {
    daily,
    profiles: new ProfileService(db, now),
    notices,
    relations: new RelationService(tables, online, now),
    online,
    invites: new InviteService(tables, notices, runtime),
    playNow: (caller, wish) => withApiErrors(playNowService.play(caller, wish)),
    create: (caller, wish) => withApiErrors(seatService.create(caller, wish)),
    lobbyText: (caller) => withApiErrors(lobbyText(db, caller, lists)),
    lobby: async (caller) => JSON.parse(await withApiErrors(lobbyText(db, caller, lists))),
    enterByCode: (caller, code) => withApiErrors(seatService.enterByCode(caller, code)),
    enter: (caller, id, code) => seatService.enter(caller, id, code),
    invitation: (caller, id, code) => withApiErrors(invitationTo(db, caller, id, code)),
    snapshot(caller, id, address) {
      const read = (table: HotTable) => {
        seen(caller, table)
        return tableNow(tables, table, caller, now())
      }
      return tables.withReadableTable(caller, id, read, address)
    },
    legal: (caller, id, address) =>
      tables.withReadableTable(caller, id, async (table) => legalNow(table, caller), address),
    historyText: (caller, id, from, reader) => historyService.text(caller, id, from, reader),
    history: async (caller, id, from) => JSON.parse(await historyService.text(caller, id, from, UNLIMITED_READER)),
    record: (caller, id, reader = UNLIMITED_READER) => recordService.get(caller, id, reader),
    recordKey: () => withApiErrors(recordKey.get().then(({ publicKey }) => publicKey)),
    cardSet(caller, id, address) {
      const read = async ({ cards }: HotTable) => {
        if (cards === undefined) throw new ApiError('not-found', 'this table is played with the standard cards')
        return cards
      }
      return tables.withReadableTable(caller, id, read, address)
    },

    sit: (caller, id, seat, words) => seatService.sit(caller, id, seat, words),
    addWords: (caller, id, words) => seatService.addWords(caller, id, words),
    chooseColour: (caller, id, colour) => seatService.chooseColour(caller, id, colour),
    fillSeat: (caller, id, seat, fill) => seatService.fillSeat(caller, id, seat, fill),
    start: (caller, id) => seatService.start(caller, id),
    leave: (caller, id) => seatService.leave(caller, id),
    comeBack: (caller, id) => seatService.comeBack(caller, id),
    rematch: (caller, id) => rematchService.rematch(caller, id),

    async act(caller, id, body) {
      const accepted = await moveService.act(caller, id, body)
      presence.noteRequest(id, caller.id)
      return accepted
    },
    undo: (caller, id, body) => moveService.undo(caller, id, body),
    askVote: (caller, id, vote) => voteService.ask(caller, id, vote),
    answerVote: (caller, id, answer) => voteService.answer(caller, id, answer),
    rewind: (caller, id, seq, to, request) => rewindService.propose(caller, id, seq, to, request),
    answerRewind: (caller, id, to, agree, request) => rewindService.answer(caller, id, to, agree, request),
    say: (caller, id, text, request) => chatService.say(caller, id, text, request),
    react: (caller, id, reaction) => chatService.react(caller, id, reaction),
    setWriters: (caller, id, writers) => chatService.setWriters(caller, id, writers),
    silence: (caller, id, user, isSilenced) => chatService.silence(caller, id, user, isSilenced),
    mute: (caller, user, isMuted) => withApiErrors(chatService.mute(caller, user, isMuted)),
    report: (caller, id, report) => reportPerson(tables, caller, id, report, runtime),

    follow: (caller, id, from, send, reader = UNLIMITED_READER) =>
      historyService.follow(caller, id, from, send, reader),
    notePage: (table) => tables.news.onFollowersChange?.(table),

    noteNetwork: (caller, network) => networks.note(caller.id, network, now()),
    recalculateRatings: () => recalculateRatings(tables),
    close: (id) => seatService.close(id),
    async refresh(ids) {
      await bumpVersions(db, ids)
      openTables.forget()
      personalLists.forgetFinished()
      for (const table of ids) {
        sync.onNotification({ table, version: NEWEST })
        await store.publish({ table, version: NEWEST }).catch(onError)
      }
    },
    noticesSent: async () => outbox?.idle(),
    async stop() {
      await scheduler?.stop()
      await outbox?.stop()
      await botService?.stop()
      await tables.drain()
      await daily.stop()
    },
    counts: () => ({
      hotTables: tables.cache.size,
      followers: tables.news.followers.count,
      moves: moveService.moves,
      botMoves: moveService.botMoves,
    }),
  }
}

function withApiErrors<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error) => {
    throw mapDatabaseError(error)
  })
}
