import type { TableNow } from '#wire/moves.ts'
import type { NewVote, Proposal, ProposalEnd, Vote, VoteAnswer } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Person } from '../people/users.ts'
import { isOpen, type Moment, missingConsent, patienceOf, throwIfRefused, voteRefusal } from './absence-rules.ts'
import { clockOf, isEndedByAgreement, proposalOf, requireNotCounted, votesOf } from './facts.ts'
import type { HotTable, PlayingTable } from './hot-table.ts'
import type { HotTables } from './hot-tables.ts'
import { isPlaying, type MoveService, requireSeat } from './move-service.ts'
import type { PresenceService } from './presence-service.ts'
import type { RematchService } from './rematch-service.ts'
import type { SeatService } from './seat-service.ts'
import { blockedSeats } from './table-rows.ts'
import { changeAndTell, tableNow } from './tell-players.ts'

/** A person who takes the seat of a bot at the last moment still has this time to propose to start again. */
const ANEW_MS = 120_000

/** Votes of the players: a bot plays for an absent player, the game ends without a winner, or starts again. */
export class VoteService {
  readonly #tables: HotTables
  readonly #seatService: SeatService
  readonly #rematchService: RematchService
  readonly #presence: PresenceService
  readonly #patience: number
  readonly #now: () => number

  constructor(
    tables: HotTables,
    seatService: SeatService,
    rematchService: RematchService,
    presence: PresenceService,
    patience: number,
    now: () => number,
  ) {
    this.#tables = tables
    this.#seatService = seatService
    this.#rematchService = rematchService
    this.#presence = presence
    this.#patience = patience
    this.#now = now
  }

  ask(caller: Person, id: string, wanted: NewVote): Promise<TableNow> {
    return this.#asPlayer(caller, id, async (table, seat) => {
      const { open, declined } = votesOf(table.row)
      const absent = wanted.kind === 'bot' ? wanted.seat : null
      // The answer to an earlier request may have been lost.
      if (absent !== null && table.seats[absent - 1]?.is_away === 1) return
      const isAsked = open?.seat === seat && open.kind === wanted.kind && open.absent === absent
      const vote = isAsked ? open : { id: table.row.version, kind: wanted.kind, seat, absent, agreed: [seat] }
      const moment = await this.#momentOf(table, seat)
      throwIfRefused(voteRefusal(vote, isAsked ? null : open, declined[seat], moment))
      await this.#decideOrAsk(table, vote, moment)
    })
  }

  /** A refusal closes the vote; so does the player who asked, by refusing. */
  answer(caller: Person, id: string, { id: voteId, agree }: VoteAnswer): Promise<TableNow> {
    return this.#asPlayer(caller, id, async (table, seat) => {
      const votes = votesOf(table.row)
      const { open } = votes
      const moment = await this.#momentOf(table, seat)
      if (open === null || open.id !== voteId || !isOpen(open, moment)) {
        if (!agree) return
        throw new ApiError('vote-over', 'this vote is no longer open')
      }
      if (agree) {
        // A repeated answer decides too: meanwhile an absent player may no longer be waited for.
        await this.#decideOrAsk(table, { ...open, agreed: [...new Set([...open.agreed, seat])] }, moment)
        return
      }
      const declined = { ...votes.declined, [open.seat]: { seq: moment.seq, at: moment.now } }
      await this.#tables.change(table, { table: { vote: JSON.stringify({ open: null, declined }) } })
    })
  }

  #asPlayer(caller: Person, id: string, act: (table: PlayingTable, seat: number) => Promise<void>): Promise<TableNow> {
    return this.#tables.withTableFor(caller, id, async (table) => {
      const { seat } = requireSeat(table, caller)
      if (isPlaying(table)) await act(table, seat)
      // Where the players agreed to the end, a repeated request has nothing left to do.
      else if (!isEndedByAgreement(table.row)) throw new ApiError('not-now', 'the game is not being played')
      return tableNow(this.#tables, table, caller, this.#now())
    })
  }

  /** The player who asks is here, even without a socket. Players who are deleted are not asked. */
  async #momentOf(table: PlayingTable, asking: number): Promise<Moment> {
    const presence = await this.#presence.of(table.id)
    const players = table.seats.flatMap(({ seat, user_id, is_away }, i) => {
      if (user_id === null) return []
      const { isHere, since } = presence[i] ?? { isHere: false, since: 0 }
      return [{ seat, isAway: is_away === 1, isHere: isHere || seat === asking, since }]
    })
    const { active, seq } = table.live
    const patience = patienceOf(clockOf(table.row), this.#patience)
    const { bots_until, is_rated } = table.row
    const anewUntil = bots_until === null ? null : bots_until + ANEW_MS
    return { players, active, seq, now: this.#now(), patience, anewUntil, isRated: is_rated === 1 }
  }

  async #decideOrAsk(table: PlayingTable, vote: Vote, moment: Moment): Promise<void> {
    const { declined } = votesOf(table.row)
    if (missingConsent(vote, moment).length > 0) {
      const votes = JSON.stringify({ open: vote, declined })
      if (votes !== table.row.vote) await this.#tables.change(table, { table: { vote: votes } })
      return
    }
    const { kind, absent, agreed } = vote
    const closed = { vote: JSON.stringify({ open: null, declined }) }
    const now = this.#now()
    await changeAndTell(this.#tables, table, { kind, seat: absent, by: agreed }, now, async (also) => {
      if (absent !== null) {
        await this.#seatService.setAway(table, { ...table.seats[absent - 1], is_away: 1 }, { table: closed, ...also })
        return
      }
      const ended_by = kind === 'anew' ? kind : 'agreement'
      const over = { status: 'over', winners: '', ended_by, ended_at: now } as const
      const end = { ...closed, ...over, active: '', due_at: null, moved_at: now, code: null }
      if (kind === 'anew') await this.#rematchService.beginAnew(table, agreed, { table: end, ...also })
      else await this.#tables.change(table, { table: end, ...also })
    })
  }
}

/** Undo requests: going back further than a player can alone needs the consent of all players. */
export class RewindService {
  readonly #tables: HotTables
  readonly #moveService: MoveService
  readonly #now: () => number

  constructor(tables: HotTables, moveService: MoveService, now: () => number) {
    this.#tables = tables
    this.#moveService = moveService
    this.#now = now
  }

  propose(caller: Person, id: string, seq: number, to: number, request?: string): Promise<TableNow> {
    return this.#tables.withTableFor(caller, id, async (table) => {
      const { seat } = requireSeat(table, caller)
      if (!isPlaying(table)) throw new ApiError('not-now', 'the game is not being played')
      const proposal = proposalOf(table.row)
      // The answer to an earlier request may have been lost.
      if ((proposal?.seat === seat && proposal.to === to) || (await this.#isDone(table, request))) {
        return tableNow(this.#tables, table, caller, this.#now())
      }
      requireNotCounted(table.row, 'the first try of a daily deal counts')
      if (table.row.is_rated === 1)
        throw new ApiError('not-now', 'in a rated game, players can only undo what they can undo alone')
      const { live } = table
      if (seq !== live.seq) throw new ApiError('stale', 'there are moves that you have not seen', { seq: live.seq })
      if (to >= live.seq)
        throw new ApiError('bad-request', `must be less than ${live.seq}, the number of moves`, { seq: live.seq })
      if (proposal !== null) throw new ApiError('not-now', 'an undo request is already open')
      await this.#applyOrAsk(table, { seat, to, agreed: [seat] }, request)
      return tableNow(this.#tables, table, caller, this.#now())
    })
  }

  answer(caller: Person, id: string, to: number, agree: boolean, request?: string): Promise<TableNow> {
    return this.#tables.withTableFor(caller, id, async (table) => {
      const { seat } = requireSeat(table, caller)
      const proposal = proposalOf(table.row)
      if (isPlaying(table) && proposal?.to === to) {
        const agreed = [...new Set([...proposal.agreed, seat])]
        const end: ProposalEnd = { seat: proposal.seat, by: seat }
        if (agree) await this.#applyOrAsk(table, { ...proposal, agreed }, request)
        else await this.#tables.change(table, { table: { proposal: null, proposal_end: JSON.stringify(end) } })
      } else if (agree && !(await this.#isDone(table, request))) {
        throw new ApiError('not-now', 'this undo request is no longer open')
      }
      return tableNow(this.#tables, table, caller, this.#now())
    })
  }

  async #isDone(table: HotTable, request: string | undefined): Promise<boolean> {
    return request !== undefined && (await this.#moveService.moveOfRequest(table, request)) !== undefined
  }

  /**
   * Goes back if all players agree; otherwise stores the request. Players who are away must agree too. Bots, and players
   * who are blocked or deleted, are not asked.
   */
  async #applyOrAsk(table: PlayingTable, proposal: Proposal, request: string | undefined): Promise<void> {
    const { seat, to, agreed } = proposal
    const missing = table.seats.filter(({ user_id, seat: one }) => user_id !== null && !agreed.includes(one))
    const blocked = await blockedSeats(this.#tables.store.db, missing)
    if (missing.length > blocked.length) {
      await this.#tables.change(table, { table: { proposal: JSON.stringify(proposal), proposal_end: null } })
      return
    }
    await this.#moveService.writeUndo(table, {
      seat,
      kind: 'rewind',
      text: String(to),
      isBots: false,
      request: request ?? null,
    })
  }
}
