import { expect, it } from 'vitest'
import { Budget } from '#bots/budget.ts'
import { Match } from '#engine/match.ts'
import { railOnTheHill } from '../../rules/rules.ts'
import { ceiling } from './ceiling.ts'

/** Some more than the quick games and the first broad search take. */
const NODES = 600_000

it.each(ceiling.searches)('%s goes on after the first broad search, and reports what a legal game scores', (kind) => {
  const budget = Budget.of({ nodes: NODES }, () => 0)
  const searching = ceiling.search(railOnTheHill, { players: 1 }, 'quarry/6', budget, kind)
  let step = searching.next()
  while (!step.done) step = searching.next()
  const match = new Match(railOnTheHill, { players: 1 }, 'quarry/6')
  for (const action of step.value.actions) expect(match.take(1, action)).toBeUndefined()
  expect(match.isOver).toBe(true)
  expect(railOnTheHill.standing(match.state).scores[0].total).toBe(step.value.total)
  expect(budget.isSpent).toBe(true)
})
