import { chanceOfTurn, turnsLeft } from './clock.ts'
import { OPEN_TO_ALL, type Outlook } from './outlook.ts'
import type { Plan } from './plans.ts'
import type { Rivalry } from './rivalry.ts'
import { DETOUR, KEPT_SECTION, LAST_TURNS, PACE, SHAPE_BROKEN } from './weights.ts'

/** How a plan is begun: with a section, or by reserving two for it. */
type Begun = 'drawing' | 'reserving'

/** What a plan is worth: what it brings, what may come between, and what can still be done after it. */
export function worthOf(outlook: Outlook, rivalry: Rivalry, plan: Plan, begun: Begun): number {
  const { cards, state, free, solid } = outlook
  const { players } = state.options
  const { train, shape, missing, used } = plan
  const toTake = inDanger(outlook, rivalry, missing)
  const before = missing.length + (begun === 'reserving' ? 1 : 0)
  const chance = chanceOfTurn(free, players, before, toTake.length)
  const points = shape === undefined ? 0 : cards.points[shape]
  const shapeStays = shape === undefined ? 1 : chanceOf(rivalry.shapeStays, shape, before)
  const trainGone = 1 - chanceOf(rivalry.trainStays, train, before)
  const gain =
    cards.prices[train] +
    cards.bonuses[train] -
    trainGone * (rivalry.trainLoss.get(train) as number) +
    points * shapeStays -
    expectedLosses(toTake, begun === 'reserving' ? 2 : 1) * (DETOUR + points * SHAPE_BROKEN)
  const turns = turnsLeft(free, players) - before - 1
  const rest = solid.length - used
  return (
    chance * (gain + comingTurns(turns) + rest * keptSection(turns)) - (1 - chance) * (missing.length + solid.length)
  )
}

function chanceOf(chances: ReadonlyMap<number, Float64Array>, card: number, rounds: number): number {
  return chances.get(card)?.[rounds] ?? 0
}

/** What it is worth to do nothing any more. */
export function worthOfNothing({ solid }: Outlook): number {
  return -solid.length
}

/** What turns are worth for which there is no plan yet. */
function comingTurns(turns: number): number {
  return turns <= 0 ? 0 : (PACE * turns * turns) / (turns + LAST_TURNS)
}

/** What a solid section is worth that is left: less and less, until it costs a point (LK-V1). */
function keptSection(turns: number): number {
  const chance = turns <= 0 ? 0 : turns / (turns + LAST_TURNS)
  return chance * KEPT_SECTION - (1 - chance)
}

/** For each missing section that is free the chance that it stays so for a round, the smallest first. */
function inDanger({ kinds }: Outlook, { sectionStays }: Rivalry, missing: readonly number[]): number[] {
  const stays: number[] = []
  for (const section of missing) if (kinds[section] === OPEN_TO_ALL) stays.push(sectionStays[section])
  return stays.sort((one, other) => one - other)
}

/** How many of these will be taken, when some are marked at once and the others one a turn. */
function expectedLosses(stays: readonly number[], atOnce: number): number {
  let lost = 0
  for (let i = atOnce; i < stays.length; i++) lost += 1 - stays[i] ** (i - atOnce + 1)
  return lost
}
