import { allOptions, allVariants } from '#engine/options.ts'
import { lokomoto } from '../rules.ts'
import type { LokoOptions } from '../state.ts'

export const MODES: readonly Omit<LokoOptions, 'players'>[] = allVariants(lokomoto.variants)

export const PLAYER_COUNTS = [2, 3, 4, 5]

/** Every number of players in every mode. */
export const ALL_OPTIONS: readonly LokoOptions[] = allOptions(lokomoto)

/** Every number of players, each in another mode. */
export const SOME_OPTIONS: readonly LokoOptions[] = PLAYER_COUNTS.map((players, i) => ({ players, ...MODES[i] }))
