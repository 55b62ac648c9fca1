import { texts as railTexts } from '../../../src/games/rail-on-the-hill/text/en/index.ts'
import { texts as shellTexts } from '../../../src/web/text/en/index.ts'

/** What the pages say in English, so that no test repeats a word of it. */
export const rail = railTexts
export const shell = shellTexts

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
