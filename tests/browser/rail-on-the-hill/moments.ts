import type { Match } from '#engine/match.ts'
import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import { readMove } from '#games/rail-on-the-hill/rules/notation.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { Moments } from '../support/moments.ts'
import { legalTexts } from '../support/play.ts'
import { tested as rail } from './game.ts'

export type RailMatch = Match<RailTypes>

const positionOf = ({ state }: RailMatch) => railOnTheHill.position(state)

/** The current player. */
function acting(match: RailMatch) {
  const { active, players } = positionOf(match)
  return players[(active[0] ?? 1) - 1]
}

function canLay(match: RailMatch): boolean {
  return railOnTheHill
    .active(match.state)
    .some((seat) => legalTexts(match, seat).some((text) => readMove(text).kind === 'lay'))
}

const TESTS = {
  draft: (match: RailMatch) => positionOf(match).phase === 'draft',
  placing: (match: RailMatch) => positionOf(match).phase === 'setup' && Object.keys(acting(match).town).length === 1,
  'plan hand': (match: RailMatch) => {
    const { hand, pending } = acting(match)
    return positionOf(match).phase === 'setup' && hand.length === 1 && pending === null
  },
  'late turn': (match: RailMatch) => {
    const { acquired, pending } = acting(match)
    return positionOf(match).round >= 11 && acquired !== null && pending === null && canLay(match)
  },
  bonus: (match: RailMatch) => acting(match).pending?.kind === 'bonus',
  keep: (match: RailMatch) => acting(match).pending?.kind === 'keep',
}

/** The first position that matches each description. */
export type MomentName = keyof typeof TESTS

export const moments = new Moments<RailTypes, MomentName>(rail, ['e'], TESTS)
