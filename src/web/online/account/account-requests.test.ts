import { expect, test } from 'vitest'
import type { Me } from '#wire/people.ts'
import type { ProblemCode } from '#wire/problem.ts'
import { ServerProblem, Unreachable } from '../api.ts'
import { AccountRequests } from './account-requests.ts'

const ANNA: Me = { id: 'u1', name: 'Anna', kind: 'account' }

/** A server with one account, a session of the browser, and answers that can be lost. */
class AccountServer {
  password: string | undefined
  hasSession = true
  /** Requests whose answer is lost, after or before they are carried out. */
  lost: ('after' | 'before')[] = []
  readonly asked: string[] = []

  readonly api = {
    register: (_: string, password: string) =>
      this.#answer('register', () => {
        if (this.password !== undefined) throw problem('name-taken')
        this.password = password
        return this.#newSession(ANNA)
      }),
    changePassword: (old: string, password: string) =>
      this.#answer('changePassword', () => {
        if (!this.hasSession) throw problem('not-signed-in')
        if (this.password !== old) throw problem('wrong-password')
        this.password = password
        return this.#newSession(undefined)
      }),
    signIn: (_: string, password: string) =>
      this.#answer('signIn', () => {
        if (this.password !== password) throw problem('wrong-password')
        return this.#newSession(ANNA)
      }),
  }

  #newSession<Answer>(answer: Answer): Answer {
    // The old session ends; the browser has the new one only with the answer.
    this.hasSession = false
    return answer
  }

  async #answer<Answer>(what: string, act: () => Answer): Promise<Answer> {
    this.asked.push(what)
    const lost = this.lost.shift()
    if (lost === 'before') throw new Unreachable(what)
    const answer = act()
    if (lost === 'after') throw new Unreachable(what)
    this.hasSession = true
    return answer
  }
}

function problem(code: ProblemCode): ServerProblem {
  return new ServerProblem({ code, message: code })
}

function setUp(server: Partial<Pick<AccountServer, 'password' | 'lost'>>) {
  const accounts = Object.assign(new AccountServer(), server)
  return { server: accounts, requests: new AccountRequests(accounts.api) }
}

test('an account that was created although the answer was lost is signed in to', async () => {
  const { server, requests } = setUp({ lost: ['after'] })
  expect(await requests.register('Anna', 'tea with milk')).toEqual(ANNA)
  expect(server.hasSession).toBe(true)
})

test('an account is created at the next attempt if the first one never arrived', async () => {
  const { server, requests } = setUp({ lost: ['before'] })
  await expect(requests.register('Anna', 'tea with milk')).rejects.toThrow(Unreachable)
  expect(await requests.register('Anna', 'tea with milk')).toEqual(ANNA)
  expect(server.asked).toEqual(['register', 'signIn', 'register'])
})

test('a name that the own lost attempt has taken is signed in to at the next attempt', async () => {
  const { server, requests } = setUp({ lost: ['after', 'before'] })
  await expect(requests.register('Anna', 'tea with milk')).rejects.toThrow(Unreachable)
  expect(await requests.register('Anna', 'tea with milk')).toEqual(ANNA)
  expect(server.asked).toEqual(['register', 'signIn', 'register', 'signIn'])
})

test('a name that belongs to another account is reported without guessing its password', async () => {
  const { server, requests } = setUp({ password: 'of another person' })
  await expect(requests.register('Anna', 'tea with milk')).rejects.toMatchObject({ body: { code: 'name-taken' } })
  expect(server.asked).toEqual(['register'])
})

test('a password that was changed although the answer was lost leaves the browser signed in', async () => {
  const { server, requests } = setUp({ password: 'coffee', lost: ['after'] })
  await requests.changePassword('Anna', 'coffee', 'tea with milk')
  expect(server.hasSession).toBe(true)
  expect(server.password).toBe('tea with milk')
})

test('a changed password signs in at the next attempt if the server was away for longer', async () => {
  const { server, requests } = setUp({ password: 'coffee', lost: ['after', 'before'] })
  await expect(requests.changePassword('Anna', 'coffee', 'tea with milk')).rejects.toThrow(Unreachable)
  expect(server.hasSession).toBe(false)
  await requests.changePassword('Anna', 'coffee', 'tea with milk')
  expect(server.hasSession).toBe(true)
})

test('a wrong old password is reported as such', async () => {
  const { server, requests } = setUp({ password: 'coffee' })
  await expect(requests.changePassword('Anna', 'cocoa', 'tea')).rejects.toMatchObject({
    body: { code: 'wrong-password' },
  })
  expect(server.asked).toEqual(['changePassword'])
})

test('a lost answer of a database that could not be reached counts as lost', async () => {
  const { server, requests } = setUp({ password: 'coffee' })
  const { changePassword } = server.api
  Object.assign(server.api, {
    changePassword: async (old: string, password: string) => {
      await changePassword(old, password)
      server.hasSession = false
      throw problem('unavailable')
    },
  })
  await requests.changePassword('Anna', 'coffee', 'tea with milk')
  expect(server.hasSession).toBe(true)
})
