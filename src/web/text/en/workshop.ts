/** What the workshop says; loaded with it. */
export const workshop = {
  title: 'Workshop',
  line: 'Set up any position, or play with the cards of your own box.',
  positions: {
    title: 'Positions',
    line: 'Set up a position, see its score, and play on from it.',
  },
  sets: {
    title: 'Cards and maps',
  },
}

export type WorkshopTexts = typeof workshop
