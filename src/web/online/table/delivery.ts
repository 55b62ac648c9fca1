import type { Accepted } from '#wire/moves.ts'
import type { ProblemBody } from '#wire/problem.ts'
import { ServerProblem } from '../api.ts'
import { Persistence } from '../connection/persistence.ts'

type Answer =
  | { readonly kind: 'accepted'; readonly seq: number }
  | { readonly kind: 'refused'; readonly problem: ProblemBody }

/** Brings one thing after another to the server, and tries again until it is answered. */
export class Delivery extends Persistence {
  /** `send` may be called several times: it must say the same each time, so that the server acts once. */
  async deliver(send: () => Promise<Accepted>): Promise<Answer> {
    try {
      return { kind: 'accepted', seq: (await this.ask(send)).seq }
    } catch (error) {
      if (error instanceof ServerProblem) return { kind: 'refused', problem: error.body }
      throw error
    }
  }
}
