import { allOptions } from '#engine/options.ts'
import { railOnTheHill } from '../rules.ts'

/** Every number of players with every combination of variants. */
export const ALL_OPTIONS = allOptions(railOnTheHill)
