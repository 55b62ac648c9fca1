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

/** A text as one printable line: it may come from any file, and a terminal obeys control characters. */
export function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, '\u{fffd}')
    .trim()
}

/** Where in the source an unexpected error arose, as far as its stack tells. */
export function placeOf(error: Error): string {
  const place = error.stack?.match(/\bsrc\/[^\s()]*:\d+/)?.[0]
  return place === undefined ? '' : ` (${place})`
}
