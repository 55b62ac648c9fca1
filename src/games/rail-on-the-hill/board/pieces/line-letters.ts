import type { LineName } from '../../cards/cards.ts'

/** The letter of each line, since colour alone must not tell them apart. */
export const LINE_LETTERS: Readonly<Record<LineName, string>> = { red: 'R', yellow: 'Y', blue: 'B', black: 'K' }
