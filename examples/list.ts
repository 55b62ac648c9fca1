import type { GameManifest } from '#games/manifest.ts'
import { GAMES as STANDARD } from '../src/games/list.ts'
import { manifest as chestnuts } from './chestnuts/game.ts'

/** The games with the example among them, for tests that add it: `node --conditions example`. */
export const GAMES: readonly GameManifest[] = [...STANDARD, chestnuts]
