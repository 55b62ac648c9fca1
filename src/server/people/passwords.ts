import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../problem.ts'

/** Each takes 19 MiB and a core for a moment, so strangers must not be able to ask for many at once. */
const AT_ONCE = 2
const WAITING = 100
/** The hash of a password that nobody has: an unknown name takes as long as a known one. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$nILpDnHAp/Gb6NV8Ii5Vmg$45gvDhyDO5k/fKUzCAKQKJVK0Eu9+KqzU+l9IpRjcsg'

/** Passwords are kept as argon2id hashes, which is what the library makes unless it is told otherwise. */
export class Passwords {
  readonly #waiting: (() => void)[] = []
  #running = 0

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password))
  }

  /** Whether it is the password; of somebody who has none, it never is. */
  async isRight(hashed: string | null | undefined, password: string): Promise<boolean> {
    const isRight = await this.#inTurn(() => verify(hashed ?? NOBODYS, password))
    return isRight && typeof hashed === 'string'
  }

  async #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#running < AT_ONCE) this.#running++
    else await this.#turn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running--
      else next()
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= WAITING) throw new Problem('unavailable', 'too many people are signing in; try again')
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}

/** One answer for a wrong name and a wrong password, so that nobody learns which names there are. */
export function wrongPassword(): Problem {
  return new Problem('wrong-password', 'this name and this password do not belong together')
}
