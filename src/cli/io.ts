/** What a command reads and writes: the terminal, or in tests something that remembers. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>
  readonly stdout: Output
  readonly stderr: Output
  /** The folder that file names are relative to. */
  readonly cwd: string
  /** Calls back when the user wants to stop. Returns how to stop listening; nobody listening, the process just ends. */
  onInterrupt(listener: () => void): () => void
}

export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

export function processIo(): Io {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    cwd: process.cwd(),
    onInterrupt(listener) {
      // Once: a second Ctrl-C ends the process at once.
      for (const signal of SIGNALS) process.once(signal, listener)
      return () => {
        for (const signal of SIGNALS) process.off(signal, listener)
      }
    },
  }
}
