import { type Action, reserve, reserveOne } from '../rules/actions.ts'
import { playAction } from '../rules/play.ts'
import { scoreOf, standingOf } from '../rules/score.ts'
import { sectionsOf } from '../rules/sections.ts'
import { cloneState, FREE } from '../rules/state.ts'
import type { Outlook } from './outlook.ts'
import { FASTEST_PACE, FREE_TAKEN } from './weights.ts'

/** LK-A1: the most free sections that one turn can take. */
const MOST_TAKEN = 2

/** Reserves free sections that nobody else shall have, which also brings the end nearer (LK-E1) and costs nothing. */
export function reserveAgainst({ state, rivals, joins }: Outlook): Action {
  const wanted = (section: number) => rivals[section] - joins[section]
  const free = sectionsOf(state.words, FREE).sort((one, other) => wanted(other) - wanted(one))
  if (free.length === 1) return reserveOne(free[0])
  return reserve(Math.min(free[0], free[1]), Math.max(free[0], free[1]))
}

/** Takes the last free sections where this wins the game. */
export function endAndWin(outlook: Outlook): Action | undefined {
  if (outlook.free > MOST_TAKEN) return undefined
  const after = cloneState(outlook.state)
  const action = reserveAgainst(outlook)
  playAction(after, action)
  const { winners } = standingOf(after)
  return winners.length === 1 && winners[0] === outlook.player + 1 ? action : undefined
}

/** Whether nobody can catch up any more, if one takes free sections as fast as one can. */
export function isOutOfReach({ state, player, others, free, networks }: Outlook): boolean {
  const turns = Math.ceil(free / (MOST_TAKEN + others.length * FREE_TAKEN))
  const own = scoreOf(state, player).total
  return others.every((other, i) => {
    const { total, unused } = scoreOf(state, other)
    return own > total - unused + networks[i] + FASTEST_PACE * turns
  })
}
