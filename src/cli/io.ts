/** How a command ends early. The exit codes are part of the exchange formats. */

export const SUCCESS = 0

export const REFUSED = 1

export const WRONG_USAGE = 2

/** The usual exit code of a process that was interrupted. */
export const INTERRUPTED = 130

/** A file or other input is refused: the message says what is wrong and where. */
export class RefusedInput extends Error {}

/** The command line is wrong: the message says what is possible. */
export class UsageError extends Error {}

/** The user stopped the command: the message says how far it got. */
export class Interrupted extends Error {
  /** Whether files are incomplete because of it. */
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

/** What a command reads and writes: the terminal, or a replacement in tests. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>
  readonly stdout: Output
  readonly stderr: Output
  /** The folder that file names are relative to. */
  readonly cwd: string
  /**
   * Calls the listener when the user interrupts the command or closes the output. Returns a function that removes the
   * listener; without listeners, the process just ends.
   */
  onInterrupt(listener: () => void): () => void
  /** Whether the reader of the output, such as `head`, has closed it. */
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
    // The reader, such as `head`, has seen enough. Commands that write files finish their last line first.
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
      // Only once, so that a second Ctrl-C ends the process immediately.
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
