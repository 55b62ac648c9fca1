interface AnyMove {
  readonly kind: string
}

/** Selects moves of a game: all of a kind, or those with these values. */
export type Moves<Move extends AnyMove> = Move extends AnyMove ? Pick<Move, 'kind'> & Partial<Move> : never

export function isAmong<Move extends AnyMove>(move: Move, moves: Moves<Move>): boolean {
  return Object.entries(moves).every(([name, value]) => (move as Readonly<Record<string, unknown>>)[name] === value)
}
