import type { BenchTable } from './bench-table.ts'

/** A server to be measured, and how one plays on it. */
export interface Contestant {
  readonly name: string
  /** Whether an acknowledged move survives the loss of power. */
  readonly isDurable: boolean
  /** The program that is its server, as an address of a file. */
  readonly program: string
  readonly env: Readonly<Record<string, string>>
  /** Finds the started server; `atOnce` is how many moves will be on their way at once. */
  visit(port: number, atOnce: number): Visit
}

export interface Visit {
  /** Opens another table, with its four sockets. */
  openTable(): Promise<BenchTable>
  close(): void
}
