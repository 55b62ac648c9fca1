import type { CardSetFile } from '#engine/card-set.ts'
import type { GameRecord } from '#engine/record.ts'
import type { Daily, DailyMonth, DailySpan, DailyTable } from '#wire/daily.ts'
import type { Accepted, ActionBody, History, TableNow, UndoBody } from '#wire/moves.ts'
import type { FreshToken, Me, NewToken, SessionFacts, TokenFacts } from '#wire/people.ts'
import type { ProblemBody } from '#wire/problem.ts'
import type { Profile, ProfileReaders } from '#wire/profiles.ts'
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
import { freshName } from '../games/saved-game.ts'
import { BASE } from '../routes.ts'
import { read, write } from '../storage/local.ts'

/** Why the server did not do what it was asked for. */
export class ServerProblem extends Error {
  readonly body: ProblemBody

  constructor(body: ProblemBody) {
    super(body.message)
    this.body = body
  }
}

/** The server could not be reached, or something else answered: the request may or may not have been carried out. */
export class Unreachable extends Error {}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A network that swallows a question is as good as none. */
const LONGEST_ANSWER_MS = 20_000

/** Sends a request to the server. Most are in `api`; those of single pages are with them. */
export async function ask<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`${BASE}/api${path}`, {
      method,
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch (cause) {
    throw new Unreachable(`${path} could not be reached`, { cause })
  }
  if (response.status === 204) return undefined as Answer
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    throw new Unreachable(`${path} answered ${response.status} and no JSON`)
  }
  const json: unknown = await response.json().catch((cause: unknown) => {
    throw new Unreachable(`the answer of ${path} broke off`, { cause })
  })
  if (!response.ok) throw new ServerProblem(json as ProblemBody)
  return json as Answer
}

/** Whether the server may have carried out the request: the connection to the browser or to the database was lost. */
export function mayBeDone(error: unknown): boolean {
  return error instanceof Unreachable || isProblem(error, 'unavailable') || isProblem(error, 'failed')
}

export function isProblem(error: unknown, code: ProblemBody['code']): boolean {
  return error instanceof ServerProblem && error.body.code === code
}

/** The ids of requests that have not succeeded, by what they ask for: the answer may have been lost. */
const unanswered = new Map<string, string>()

/** Like `ask`, for what must not be done twice: asked again after its answer was lost, a request has the same id. */
async function askOnce<Answer>(path: string, body: object): Promise<Answer> {
  const asked = `${path} ${JSON.stringify(body)}`
  const request = unanswered.get(asked) ?? freshName(REQUEST_LENGTH)
  unanswered.set(asked, request)
  const answer = await ask<Answer>('POST', path, { ...body, request })
  unanswered.delete(asked)
  return answer
}

const REQUEST_LENGTH = 16

const table = (id: string) => `/tables/${encodeURIComponent(id)}`

/** Everything that the server can be asked for. What it says is of the types of `src/wire`, which its own tests see to. */
export const api = {
  /** The public key that the server signs records with. */
  about: () => ask<{ readonly recordKey: string }>('GET', '/'),
  /** Null if not signed in. */
  me: () => ask<Me | null>('GET', '/me'),
  becomeGuest: (name: string) => ask<Me>('POST', '/me', { name }),
  rename: (name: string) => ask<Me>('PUT', '/me', { name }),
  /** Turns the guest into an account, which keeps the guest's tables. */
  register: (name: string, password: string) => ask<Me>('POST', '/account', { name, password }),
  changePassword: (old: string, password: string) => ask<void>('PUT', '/account/password', { old, password }),
  signIn: (name: string, password: string) => ask<Me>('POST', '/session', { name, password }),
  signOut: () => ask<void>('DELETE', '/session'),
  tokens: () => ask<TokenFacts[]>('GET', '/tokens'),
  newToken: (wanted: NewToken) => askOnce<FreshToken>('/tokens', wanted),
  removeToken: (id: string) => ask<void>('DELETE', `/tokens/${encodeURIComponent(id)}`),
  sessions: () => ask<SessionFacts[]>('GET', '/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => ask<void>('DELETE', '/sessions'),

  /** The daily deals of today, or of a past day. */
  daily: (date?: string) => ask<Daily>('GET', date === undefined ? '/daily' : `/daily?date=${date}`),
  dailyMonth: (month: string) => ask<DailyMonth>('GET', `/daily/months/${month}`),
  dailyTable: (game: string, span: DailySpan, date: string) =>
    ask<DailyTable>('GET', `/daily/results/${game}?span=${span}&date=${date}`),
  /** The table of today's try, or a new one for a past deal. */
  playDaily: (date: string, game: string) => ask<{ readonly id: string }>('POST', `/daily/${date}/${game}`),

  profile: (name: string) => ask<Profile>('GET', `/profiles/${encodeURIComponent(name)}`),
  showProfile: (visibleTo: ProfileReaders) => ask<void>('PUT', '/me/profile', { visibleTo }),

  lobby: () => ask<Lobby>('GET', '/lobby'),
  createTable: (wish: Partial<NewTable> & Pick<NewTable, 'game' | 'options'>) => askOnce<TableNow>('/tables', wish),
  /** The table behind an invitation's code. */
  enterByCode: (code: string) => ask<{ readonly id: string }>('POST', '/enter', { code }),
  /** Opens a private table with its code. */
  enter: (id: string, code: string) => ask<TableNow>('POST', `${table(id)}/enter`, { code }),
  /** What an invitation shows to a visitor who has no name yet. */
  invitation: (id: string, code: string) =>
    ask<Invitation>('GET', `${table(id)}/invitation?code=${encodeURIComponent(code)}`),
  tableNow: (id: string) => ask<TableNow>('GET', table(id)),
  history: (id: string, from = 0) => ask<History>('GET', `${table(id)}/moves?from=${from}`),
  /** The replaced card set of a table, by the SHA-256 that the table names. */
  cardSet: (id: string, sha256: string) => ask<CardSetFile>('GET', `${table(id)}/cards/${encodeURIComponent(sha256)}`),
  record: (id: string) => ask<GameRecord>('GET', `${table(id)}/record`),

  /** Takes a seat, or says yes to a rematch. */
  sit: (id: string, seat?: number, words = '') =>
    ask<TableNow>('POST', `${table(id)}/sit`, { words, ...(seat !== undefined && { seat }) }),
  addWords: (id: string, words: string) => ask<TableNow>('PUT', `${table(id)}/words`, { words }),
  /** Only before the game begins. */
  chooseColour: (id: string, colour: number) => ask<TableNow>('PUT', `${table(id)}/colour`, { colour }),
  /** Puts a bot on a seat, or removes its player; only the host, and only before the game begins. */
  fillSeat: (id: string, seat: number, who: 'open' | { readonly bot: string }) =>
    ask<TableNow>('PUT', `${table(id)}/seats/${seat}`, { with: who }),
  start: (id: string) => ask<TableNow>('POST', `${table(id)}/start`),
  /** Before the game begins the seat is open again; afterwards a bot plays until the player comes back. */
  leave: (id: string) => ask<TableNow>('POST', `${table(id)}/leave`),
  comeBack: (id: string) => ask<TableNow>('POST', `${table(id)}/return`),
  rematch: (id: string) => ask<{ readonly id: string }>('POST', `${table(id)}/rematch`),

  act: (id: string, body: ActionBody) => ask<Accepted>('POST', `${table(id)}/actions`, body),
  undo: (id: string, body: UndoBody) => ask<Accepted>('POST', `${table(id)}/undo`, body),
  /** Asks all players to go back to the position after move `to`. */
  rewind: (id: string, seq: number, to: number) => askOnce<TableNow>(`${table(id)}/rewind`, { seq, to }),
  answerRewind: (id: string, to: number, agree: boolean) =>
    askOnce<TableNow>(`${table(id)}/rewind/answer`, { to, agree }),
  askVote: (id: string, vote: NewVote) => ask<TableNow>('POST', `${table(id)}/votes`, vote),
  answerVote: (id: string, answer: VoteAnswer) => ask<TableNow>('POST', `${table(id)}/votes/answer`, answer),
  say: (id: string, text: string) => askOnce<ChatLine>(`${table(id)}/chat`, { text }),
  setWriters: (id: string, writers: ChatWriters) => ask<TableNow>('PUT', `${table(id)}/chat/writers`, { writers }),
  silence: (id: string, user: string, isSilenced: boolean) =>
    ask<TableNow>('PUT', `${table(id)}/chat/silenced`, { user, isSilenced }),
  report: (id: string, report: ReportBody) => ask<void>('POST', `${table(id)}/reports`, report),
  mute: (user: string, isMuted: boolean) => ask<void>('PUT', '/mutes', { user, isMuted }),
}

const NAME = 'record-key'

/** The public key that this server signs records with; the one that it had before while it does not answer. */
export async function serverKey(): Promise<string | undefined> {
  try {
    const { recordKey } = await api.about()
    write(NAME, recordKey)
    return recordKey
  } catch {
    return knownServerKey()
  }
}

/** The key of the server that this browser has played on, without asking for it. */
export function knownServerKey(): string | undefined {
  const key = read(NAME)
  return typeof key === 'string' ? key : undefined
}
