import type { Match } from '../../../src/engine/match.ts'
import type { MachiTypes } from '../../../src/games/machi-koro/machi-types.ts'
import { machiKoro } from '../../../src/games/machi-koro/rules.ts'
import { Moments } from '../support/moments.ts'
import { legalTexts } from '../support/play.ts'
import { tested as machi, SEEDS } from './game.ts'

export type MachiMatch = Match<MachiTypes>

/** What the player whose turn it is may do. */
function offered(match: MachiMatch): readonly string[] {
  return machiKoro.active(match.state).flatMap((seat) => legalTexts(match, seat))
}

/** Whether there are several such actions to choose from, by the beginning of their texts. */
function isChoice(match: MachiMatch, kind: string): boolean {
  return offered(match).filter((action) => action.startsWith(kind)).length > 1
}

/** In a game that was played for a while, so that there is much to show. */
function isLate(match: MachiMatch): boolean {
  return match.log.length > 40
}

const TESTS = {
  'first roll': (match: MachiMatch) => match.log.length === 0,
  'one or two dice': (match: MachiMatch) => isLate(match) && isChoice(match, 'roll'),
  reroll: (match: MachiMatch) => offered(match).includes('stand'),
  tv: (match: MachiMatch) => isChoice(match, 'tv'),
  swap: (match: MachiMatch) => isChoice(match, 'swap'),
  build: (match: MachiMatch) => isLate(match) && isChoice(match, 'build'),
}

/** The first moment at which a game is as named. */
export type MomentName = keyof typeof TESTS

export const moments = new Moments<MachiTypes, MomentName>(machi, SEEDS, TESTS)
