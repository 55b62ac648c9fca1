import type { Me } from '#wire/people.ts'
import { api, isProblem, mayBeDone } from '../api.ts'

type AccountApi = Pick<typeof api, 'register' | 'changePassword' | 'signIn'>

/**
 * Requests that replace the session of this browser. If the answer is lost, the old session may have ended while the
 * browser never received the new one: then the new password signs in.
 */
export class AccountRequests {
  readonly #api: AccountApi
  /** The name of an account that may have been created although the answer was lost. */
  #maybeCreated: string | undefined

  constructor(requests: AccountApi = api) {
    this.#api = requests
  }

  async register(name: string, password: string): Promise<Me> {
    try {
      return await this.#api.register(name, password)
    } catch (error) {
      if (mayBeDone(error)) this.#maybeCreated = name
      else if (!isProblem(error, 'name-taken') || this.#maybeCreated !== name) throw error
      return this.#signIn(name, password, error)
    }
  }

  async changePassword(name: string, old: string, password: string): Promise<void> {
    try {
      await this.#api.changePassword(old, password)
    } catch (error) {
      if (!mayBeDone(error) && !isProblem(error, 'not-signed-in')) throw error
      await this.#signIn(name, password, error)
    }
  }

  /** Throws the error of the request before if that was not carried out. */
  async #signIn(name: string, password: string, before: unknown): Promise<Me> {
    try {
      return await this.#api.signIn(name, password)
    } catch (error) {
      throw mayBeDone(error) || isProblem(error, 'wrong-password') ? before : error
    }
  }
}

export const accountRequests = new AccountRequests()
