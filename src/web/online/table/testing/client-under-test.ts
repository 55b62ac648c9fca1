import { Connection } from '../../connection/connection.ts'
import { FakeSockets, FakeTime } from '../../connection/testing/fakes.ts'
import { PAGE } from '../OnlineTablePage.tsx'
import { TableClient, type TableClientState } from '../table-client.ts'

/** A client of table t1 whose connection and time are controlled by the test. */
export class ClientUnderTest {
  readonly time = new FakeTime()
  readonly sockets = new FakeSockets()
  readonly client: TableClient

  constructor(code?: string) {
    this.client = new TableClient('t1', code, {
      ...PAGE,
      runtime: this.time,
      connect: () => new Connection(this.sockets.open, this.time),
    })
    this.sockets.last.listener.opened()
  }

  get kind(): TableClientState['kind'] {
    return this.client.state.get().kind
  }

  get here(): Extract<TableClientState, { kind: 'here' }> {
    const state = this.client.state.get()
    if (state.kind !== 'here') throw new Error(`the client is ${state.kind}`)
    return state
  }
}
