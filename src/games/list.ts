import { manifest as lokomoto } from '#games/lokomoto/game.ts'
import { manifest as machiKoro } from '#games/machi-koro/game.ts'
import { manifest as railOnTheHill } from '#games/rail-on-the-hill/game.ts'
import type { GameManifest } from './manifest.ts'

/** The games that can be played, in the order in which they are shown. */
export const GAMES: readonly GameManifest[] = [railOnTheHill, machiKoro, lokomoto]
