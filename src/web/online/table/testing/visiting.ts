import { Connection } from '../../connection/connection.ts'
import { FakeSockets } from '../../connection/testing/fake-sockets.ts'
import { FakeTime } from '../../connection/testing/fake-time.ts'
import { Visit, type VisitState } from '../visit.ts'

/** Somebody who comes to table t1 over a line and in a time that a test has in its hands. */
export class Visiting {
  readonly time = new FakeTime()
  readonly sockets = new FakeSockets()
  readonly visit: Visit

  constructor(code?: string) {
    this.visit = new Visit('t1', code, {
      runtime: this.time,
      connect: () => new Connection(this.sockets.open, this.time),
    })
    this.sockets.last.ears.opened()
  }

  get kind(): VisitState['kind'] {
    return this.visit.state.get().kind
  }

  get here(): Extract<VisitState, { kind: 'here' }> {
    const state = this.visit.state.get()
    if (state.kind !== 'here') throw new Error(`the visit is ${state.kind}`)
    return state
  }
}
