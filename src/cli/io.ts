import { oneLine, REFUSED, SUCCESS } from './errors.ts'

/** What a command reads and writes: the terminal, or in tests something that remembers. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>
  readonly stdout: Output
  readonly stderr: Output
  /** The folder that file names are relative to. */
  readonly cwd: string
  /**
   * Calls back when the user wants to stop, or reads the output no more. Returns how to stop listening; nobody listening,
   * the process just ends.
   */
  onInterrupt(listener: () => void): () => void
  /** Whether nobody reads the output any more. */
  readonly isOutputClosed: boolean
}

export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

export function processIo(): Io {
  const listeners = new Set<() => void>()
  let isOutputClosed = false
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      process.stderr.write(`hilltop: the output cannot be written: ${oneLine(error.message)}\n`)
      process.exit(REFUSED)
    }
    // Whoever read our output, such as `head`, has seen enough. Work that writes files ends them first.
    isOutputClosed = true
    if (listeners.size === 0) process.exit(SUCCESS)
    for (const listener of listeners) listener()
  })
  process.stderr.on('error', () => process.exit(REFUSED))
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    cwd: process.cwd(),
    onInterrupt(listener) {
      // Once: a second Ctrl-C ends the process at once.
      for (const signal of SIGNALS) process.once(signal, listener)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        for (const signal of SIGNALS) process.off(signal, listener)
      }
    },
    get isOutputClosed() {
      return isOutputClosed
    },
  }
}
