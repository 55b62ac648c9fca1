/** Words that several parts of the table need. */
export const words = {
  /** Trains whose printed name is an ordinary word, by that name; the others are proper names. */
  trainNames: { Hajtány: 'Draisine' } as Readonly<Record<string, string>>,
  /** The line between two stations. */
  section: (from: string, to: string) => `${from} – ${to}`,
  sections: (count: number) => (count === 1 ? '1 section' : `${count} sections`),
  points: (count: number) => (count === 1 ? '1 point' : `${words.figure(count)} points`),
  /** A shape card by its number and what it is worth. */
  shape: (id: number, points: number) => `Shape ${id}, worth ${points}`,
  /** The number on a shape card, printed on it: "No. 12". */
  number: (id: number) => `No. ${id}`,
  /** What is added or taken off: "+1", "−1", "0". */
  signed: (points: number) => (points > 0 ? `+${points}` : words.figure(points)),
  /** A sum, with a true minus where it is below 0. */
  figure: (points: number) => String(points).replace('-', '−'),
  /** How a section is to the player who looks at it. */
  states: {
    free: 'free',
    drawn: 'yours, drawn',
    reserved: 'yours, reserved',
    drawnBy: (name: string) => `${name}: drawn`,
    reservedBy: (name: string) => `${name}: reserved`,
    used: 'used',
    blocked: 'blocked',
  },
}

export type WordTexts = typeof words
