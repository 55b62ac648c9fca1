/** How a command ends early. The exit codes are part of the exchange formats. */

export const SUCCESS = 0

export const REFUSED = 1

export const WRONG_USAGE = 2

/** What shells give for a process that was interrupted. */
export const INTERRUPTED = 130

/** Something read from outside is not as it must be: the message says what and where. */
export class RefusedInput extends Error {}

/** The command line itself is not as it must be: the message names the choices. */
export class UsageError extends Error {}

/** The user wants to stop: the message says how far it got. */
export class Interrupted extends Error {
  /** Whether files that were being written end early. */
  readonly hasCutFiles: boolean

  constructor(message: string, hasCutFiles = false) {
    super(message)
    this.hasCutFiles = hasCutFiles
  }
}

/** A text as one printable line. Files and names may contain control characters, which a terminal would obey. */
export function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '\u{fffd}')
    .trim()
}

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
