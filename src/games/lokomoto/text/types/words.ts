/** Words that several parts of the table need. */
export interface WordTexts {
  /** The line between two stations. */
  section(from: string, to: string): string
  sections(count: number): string
  points(count: number): string
  /** A shape card by its number and what it is worth. */
  shape(id: number, points: number): string
  /** The number on a shape card, printed on it: "No. 12". */
  number(id: number): string
  /** What is added or taken off: "+1", "−1", "0". */
  signed(points: number): string
  /** A sum, with a true minus where it is below 0. */
  figure(points: number): string
  /** How a section is to whoever looks at it. */
  readonly states: {
    readonly free: string
    readonly drawn: string
    readonly reserved: string
    drawnBy(name: string): string
    reservedBy(name: string): string
    readonly used: string
    readonly blocked: string
  }
}
