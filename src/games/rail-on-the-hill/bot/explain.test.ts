import { expect, it } from 'vitest'
import { DEVELOP, KEEP, kindOf, PLAN, SCRAP } from '../rules/actions.ts'
import { railOnTheHill } from '../rules/rules.ts'
import { strongBot } from './levels.ts'
import { ask, budgetOf, turnsOf } from './testing/play-bots.ts'
import { isDraw } from './turn-node.ts'

/** The actions that these reasons may be given for. */
const DEEDS: Readonly<Record<string, (action: number) => boolean>> = {
  'plan-taken': (action) => kindOf(action) === PLAN,
  token: (action) => kindOf(action) === DEVELOP || kindOf(action) === KEEP,
  scrap: (action) => kindOf(action) === SCRAP,
  draw: isDraw,
}

it('a step of an advised turn is given a reason of its own, and none of another step', () => {
  const seen = new Set<string>()
  for (const { state, seat } of turnsOf({ players: 2 }, [4])) {
    const { plan, stepReasons } = ask(strongBot, railOnTheHill.view(state, seat), seat, budgetOf(300))
    expect(stepReasons).toHaveLength(plan.length)
    for (const [i, { reason }] of stepReasons?.entries() ?? []) {
      seen.add(reason)
      expect(DEEDS[reason]?.(plan[i]) ?? true, `${reason} of step ${i + 1}`).toBe(true)
    }
  }
  expect(seen.size).toBeGreaterThan(1)
})
