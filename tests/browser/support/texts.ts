import { texts } from '#web/text/en/shell.ts'

/** What the pages around a board say in English, so that no test repeats a word of it. */
export const shell = texts

/** A text that stands at the beginning of a name. */
export function beginsWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`)
}

/** A text that stands at the end of a name. */
export function endsWith(text: string): RegExp {
  return new RegExp(`${escaped(text)}$`)
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
