import { manifest as lokomoto } from './lokomoto/game.ts'
import { manifest as machiKoro } from './machi-koro/game.ts'
import type { GameManifest } from './manifest.ts'
import { manifest as railOnTheHill } from './rail-on-the-hill/game.ts'

/** The games that can be played, in the order in which they are shown. */
export const GAMES: readonly GameManifest[] = [railOnTheHill, machiKoro, lokomoto]
