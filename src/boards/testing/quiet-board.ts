import type { BoardProps, SeatInfo } from '../board.ts'

/** What a board is given where seat 1 acts, the shell has nothing to say and nothing moves. */
export const QUIET_BOARD = {
  isOver: false,
  eyes: 1,
  shown: 1,
  show: () => undefined,
  mayAct: true,
  log: [],
  news: '',
  controls: null,
  notice: null,
  silence: () => undefined,
  pace: 0,
  ruleAddress: (rule: string) => rule,
} satisfies Partial<BoardProps>

export function people(count: number): SeatInfo[] {
  return ['Anna', 'Béla', 'Csilla', 'Dóra'].slice(0, count).map((name) => ({ name, kind: 'person' }))
}
