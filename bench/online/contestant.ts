import type { BenchTable } from './bench-table.ts'

/** A server to measure, and how to play on it. */
export interface Contestant {
  readonly name: string
  /** Whether an acknowledged move survives the loss of power. */
  readonly isDurable: boolean
  /** The URL of the file that starts the server. */
  readonly program: string
  readonly env: Readonly<Record<string, string>>
  /** Connects to the started server; `atOnce` is the number of concurrent moves. */
  visit(port: number, atOnce: number): Visit
}

export interface Visit {
  /** Opens another table, with its four sockets. */
  openTable(): Promise<BenchTable>
  close(): void
}
