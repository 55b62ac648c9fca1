/** Widths of letters in the signage face, in parts of its size. Measuring would have to wait for the fonts. */
const NARROW = /[iíjlftr.,'’\- ]/i
const WIDE = /[mwMW]/
const CAPITAL = /\p{Lu}/u

/** About how wide a name is, in parts of its font size. */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text.normalize('NFC')) width += letterWidth(letter)
  return width
}

function letterWidth(letter: string): number {
  if (letter.charCodeAt(0) > 0x2e80) return 1
  if (WIDE.test(letter)) return 0.86
  if (CAPITAL.test(letter)) return 0.64
  return NARROW.test(letter) ? 0.34 : 0.56
}
