import type { FastifyRequest } from 'fastify'
import { ApiError } from '#server/api-error.ts'
import type { Right } from '#server/http/authentication.ts'
import type { AccountService, SignedIn } from '#server/people/account-service.ts'
import type { Caller, Person } from '#server/people/users.ts'
import type { TableService } from '#server/tables/table-service.ts'
import { actionSchema, answerSchema, undoSchema } from '#wire/moves.ts'
import { newTokenSchema } from '#wire/people.ts'
import { chatTextSchema, newTableSchema, newVoteSchema, silenceSchema, voteAnswerSchema } from '#wire/tables.ts'

/** The cookie of a page, or the token of a program. */
export interface Credential {
  readonly session: string | undefined
  readonly token?: string | undefined
}

/** As much of a request as the server's authentication reads. */
export function requestWith({ session, token }: Credential): FastifyRequest {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return { headers, cookies: session === undefined ? {} : { hilltop: session } } as unknown as FastifyRequest
}

/** What a route has to answer with. */
interface Call {
  readonly tables: TableService
  readonly accounts: AccountService
  readonly caller: Caller
  /** Throws if nobody is signed in. */
  person(): Person
  /** The table. */
  readonly id: string
  readonly body: Body
  readonly session: string | undefined
}

/** All fields that bodies of requests have. */
interface Body extends Readonly<Record<'name' | 'password' | 'old' | 'words' | 'code' | 'token', string>> {
  readonly from: number
  readonly seat: number
  readonly seq: number
  readonly to: number
  readonly with: 'open' | { readonly bot: string }
  readonly writers: 'players' | 'everybody'
}

/** `session` is a new cookie; null takes it away. */
interface Answered {
  readonly value: unknown
  readonly session?: string | null
}

interface Route {
  /** Rights and freshness are those of the server's routes. */
  readonly right: Right
  readonly isFresh?: true
  answer(call: Call): Promise<Answered>
}

function reading(ask: (call: Call) => Promise<unknown>): Route {
  return { right: 'read', answer: async (call) => ({ value: await ask(call) }) }
}

function playing(ask: (call: Call, person: Person) => Promise<unknown>, isFresh?: true): Route {
  const answer = async (call: Call) => ({ value: await ask(call, call.person()) })
  return { right: 'play', answer, ...(isFresh && { isFresh }) }
}

function account(answer: (call: Call) => Promise<Answered>): Route {
  return { right: 'account', isFresh: true, answer }
}

function signedIn({ person, session }: SignedIn): Answered {
  return { value: person, session }
}

/** What pages ask for, with the services of the server behind it. */
export const ROUTES: Readonly<Record<string, Route>> = {
  me: reading(async ({ caller }) => caller),
  lobby: reading(({ tables, caller }) => tables.lobby(caller)),
  tableNow: reading(({ tables, caller, id }) => tables.snapshot(caller, id)),
  history: reading(({ tables, caller, id, body }) => tables.history(caller, id, body.from)),
  cardSet: reading(({ tables, caller, id }) => tables.cardSet(caller, id)),
  invitation: reading(({ tables, caller, id, body }) => tables.invitation(caller, id, body.code)),

  becomeGuest: { right: 'account', answer: async ({ accounts, body }) => signedIn(await accounts.newGuest(body.name)) },
  register: account(async ({ accounts, caller, body: { name, password }, session }) =>
    signedIn(await accounts.register(caller, name, password, { replaced: session })),
  ),
  signIn: account(async ({ accounts, caller, body: { name, password }, session }) =>
    signedIn(await accounts.signIn(caller, name, password, { replaced: session })),
  ),
  changePassword: account(async ({ accounts, person, body: { old, password }, session }) =>
    signedIn(await accounts.changePassword(person(), old, password, { replaced: session })),
  ),
  signOut: {
    right: 'public',
    async answer({ accounts, session }) {
      if (session !== undefined) await accounts.signOut(session)
      return { value: null, session: null }
    },
  },
  newToken: account(async ({ accounts, person, body, session }) => ({
    value: await accounts.newToken(person(), session, newTokenSchema.parse(body)),
  })),
  removeToken: account(async ({ accounts, person, body }) => ({
    value: await accounts.removeToken(person(), body.token),
  })),

  createTable: playing(({ tables, body }, person) => tables.create(person, newTableSchema.parse(body)), true),
  enter: playing(({ tables, id, body }, person) => tables.enter(person, id, body.code), true),
  sit: playing(({ tables, id, body }, person) => tables.sit(person, id, body.seat, body.words), true),
  fillSeat: playing(({ tables, id, body }, person) => tables.fillSeat(person, id, body.seat, body.with)),
  start: playing(({ tables, id }, person) => tables.start(person, id)),
  leave: playing(({ tables, id }, person) => tables.leave(person, id)),
  comeBack: playing(({ tables, id }, person) => tables.comeBack(person, id), true),
  rematch: playing(({ tables, id }, person) => tables.rematch(person, id), true),
  act: playing(({ tables, id, body }, person) => tables.act(person, id, actionSchema.parse(body))),
  undo: playing(({ tables, id, body }, person) => tables.undo(person, id, undoSchema.parse(body))),
  rewind: playing(({ tables, id, body }, person) => tables.rewind(person, id, body.seq, body.to)),
  answerRewind: playing(({ tables, id, body }, person) => {
    const { to, agree } = answerSchema.parse(body)
    return tables.answerRewind(person, id, to, agree)
  }),
  askVote: playing(({ tables, id, body }, person) => tables.askVote(person, id, newVoteSchema.parse(body))),
  answerVote: playing(({ tables, id, body }, person) => tables.answerVote(person, id, voteAnswerSchema.parse(body))),
  say: playing(({ tables, id, body }, person) => tables.say(person, id, chatTextSchema.parse(body).text), true),
  setWriters: playing(({ tables, id, body }, person) => tables.setWriters(person, id, body.writers), true),
  silence: playing(({ tables, id, body }, person) => {
    const { user, isSilenced } = silenceSchema.parse(body)
    return tables.silence(person, id, user, isSilenced)
  }, true),
}

export function required(caller: Caller): Person {
  if (caller === undefined) throw new ApiError('not-signed-in', 'not signed in')
  return caller
}
