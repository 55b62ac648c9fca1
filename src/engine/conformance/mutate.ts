import type { Rng } from '../random.ts'

/** A text like the given one with something small changed: a number, a word, a letter, a part left out or repeated. */
export function mutated(text: string, others: readonly string[], rng: Rng): string {
  const words = text.split(' ')
  const at = rng.below(words.length)
  switch (rng.below(6)) {
    case 0:
      return text.replace(/\d+/, (digits) => String(Number(digits) + 1))
    case 1:
      return text.replace(/\d+(?!.*\d)/, (digits) => String(Math.max(0, Number(digits) - 1)))
    case 2: {
      // A word of another action in the place of one of this one: right in form, wrong in substance.
      const other = others[rng.below(others.length)].split(' ')
      return words.with(at, other[rng.below(other.length)]).join(' ')
    }
    case 3:
      return words.toSpliced(at, 1).join(' ')
    case 4:
      return words.toSpliced(at, 0, words[at]).join(' ')
    default: {
      const letter = rng.below(text.length)
      const replaced = String.fromCharCode(97 + rng.below(26))
      return text.slice(0, letter) + replaced + text.slice(letter + 1)
    }
  }
}
