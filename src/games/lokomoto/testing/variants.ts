import type { LokoOptions } from '../state.ts'

export const MODES: readonly Omit<LokoOptions, 'players'>[] = [
  {},
  { hiddenAgendas: true },
  { advanced: true },
  { hiddenAgendas: true, advanced: true },
]

export const PLAYER_COUNTS = [2, 3, 4, 5]

/** Every number of players in every mode. */
export const ALL_OPTIONS: readonly LokoOptions[] = PLAYER_COUNTS.flatMap((players) =>
  MODES.map((mode) => ({ players, ...mode })),
)

/** Every number of players, each in another mode. */
export const SOME_OPTIONS: readonly LokoOptions[] = PLAYER_COUNTS.map((players, i) => ({ players, ...MODES[i] }))
