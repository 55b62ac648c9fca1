import { texts } from '#web/text/en/shell.ts'

/** The English texts of the pages around a board, so that no test repeats them. */
export const shell = texts

/** A text at the beginning of a name. */
export function beginsWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`)
}

/** A text at the end of a name. */
export function endsWith(text: string): RegExp {
  return new RegExp(`${escaped(text)}$`)
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
