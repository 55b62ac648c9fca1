import type { Match } from '#engine/match.ts'
import type { MachiTypes } from '#games/machi-koro/rules/facts.ts'
import { type Move, readMove } from '#games/machi-koro/rules/notation.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { Moments } from '../support/moments.ts'
import { legalTexts } from '../support/play.ts'
import { tested as machi, SEEDS } from './game.ts'

export type MachiMatch = Match<MachiTypes>

/** The number of actions of a kind that the current player may take. */
function count(match: MachiMatch, kind: Move['kind']): number {
  const offered = machiKoro.active(match.state).flatMap((seat) => legalTexts(match, seat))
  return offered.filter((action) => readMove(action).kind === kind).length
}

/** A game that has been played for a while, so that there is much to show. */
function isLate(match: MachiMatch): boolean {
  return match.log.length > 40
}

const TESTS = {
  'first roll': (match: MachiMatch) => match.log.length === 0,
  'one or two dice': (match: MachiMatch) => isLate(match) && count(match, 'roll') > 1,
  reroll: (match: MachiMatch) => count(match, 'stand') > 0,
  tv: (match: MachiMatch) => count(match, 'tv') > 1,
  swap: (match: MachiMatch) => count(match, 'swap') > 1,
  build: (match: MachiMatch) => isLate(match) && count(match, 'build') > 1,
}

/** The first position that matches each description. */
export type MomentName = keyof typeof TESTS

export const moments = new Moments<MachiTypes, MomentName>(machi, SEEDS, TESTS)
