/** The round of a turn, both counted from 1: in a round everybody has one turn. */
export function roundOf(turn: number, players: number): number {
  return Math.ceil(turn / players)
}
