import { type Cards, devToken, LINES, type LineName, planCard, townCard } from './cards.ts'
import { allAssignments, type Task, tasksOf } from './plans.ts'
import type { Player, Position, RequestName } from './position.ts'
import { requestPoints } from './requests.ts'
import { squaresTouched } from './town.ts'

/** The final score: RH-V. */

export interface PlanScore {
  card: number
  met: boolean
  wilds: number
  points: number
}

export interface Score {
  lines: Record<LineName, number>
  plans: Record<LineName, PlanScore[]>
  penalty: number
  requests: Partial<Record<RequestName, number>>
  resources: number
  total: number
  fulfilled: number
  title?: string
}

function perLine<T>(value: (line: LineName) => T): Record<LineName, T> {
  return { red: value('red'), yellow: value('yellow'), blue: value('blue'), black: value('black') }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** RH-V1, RH-D2, RH-D3 */
function linePoints(player: Player, line: LineName, cards: Cards): number {
  const values = squaresTouched(player.lines[line].tracks).map((square) => {
    const { card, token } = player.town[square]
    const value = townCard(cards, card).values[line]
    const upgrade = token === null ? undefined : devToken(cards, token)
    if (upgrade?.line !== line) return value
    return upgrade.kind === 'x2' ? value * 2 : value + 3
  })
  return sum(values)
}

/** The part of the score that no Wild changes: RH-V1, RH-V7 and every request but L. */
type FixedPart = Pick<Score, 'lines' | 'requests' | 'resources'>

function fixedPart(player: Player, position: Position, cards: Cards): FixedPart {
  const requests: Score['requests'] = {}
  for (const request of position.requests) {
    if (request !== 'L')
      requests[request] = requestPoints(
        request,
        player,
        cards,
        perLine(() => 0),
      ) // RH-V6
  }
  return {
    lines: perLine((line) => linePoints(player, line, cards)),
    requests,
    resources: Math.floor(player.resources / 2), // RH-V7
  }
}

/** The score of one player with `given[i]` Wilds assigned to `tasks[i]`. */
function scoreWith(
  fixed: FixedPart,
  player: Player,
  position: Position,
  cards: Cards,
  tasks: readonly Task[],
  given: readonly number[],
): Score {
  const plans = perLine<PlanScore[]>(() => [])
  for (const [index, task] of tasks.entries()) {
    const met = given[index] >= task.needs
    const points = met ? planCard(cards, task.card).points : 0 // RH-V2
    plans[task.line].push({ card: task.card, met, wilds: given[index], points })
  }
  const fulfilled = perLine((line) => plans[line].filter((plan) => plan.met).length)
  const penalty = 0 - 10 * LINES.filter((line) => fulfilled[line] === 0).length // RH-V5
  const requests = { ...fixed.requests }
  if (position.requests.includes('L')) requests.L = requestPoints('L', player, cards, fulfilled) // RH-V6
  const total =
    sum(LINES.map((line) => fixed.lines[line])) +
    sum(LINES.flatMap((line) => plans[line].map((plan) => plan.points))) +
    penalty +
    sum(Object.values(requests)) +
    fixed.resources
  return { ...fixed, plans, penalty, requests, total, fulfilled: sum(LINES.map((line) => fulfilled[line])) }
}

function wildsUsed(score: Score): number {
  return sum(LINES.flatMap((line) => score.plans[line].map((plan) => plan.wilds)))
}

/** The numbers of the cards that use a Wild, lowest first. */
function servedCards(score: Score): number[] {
  const served = LINES.flatMap((line) => score.plans[line].filter((plan) => plan.wilds > 0))
  return served.map((plan) => plan.card).sort((one, other) => one - other)
}

/** RH-V4: whether `one` is chosen before `other`. */
function isBetter(one: Score, other: Score): boolean {
  if (one.total !== other.total) return one.total > other.total
  if (one.fulfilled !== other.fulfilled) return one.fulfilled > other.fulfilled
  if (wildsUsed(one) !== wildsUsed(other)) return wildsUsed(one) < wildsUsed(other)
  const [first, second] = [servedCards(one), servedCards(other)]
  const differing = first.findIndex((card, index) => card !== second[index])
  return differing >= 0 && differing < second.length && first[differing] < second[differing]
}

/** RH-V4: the best of all assignments of the Wilds. */
export function scoreOf(player: Player, position: Position, cards: Cards): Score {
  const wilds = player.kept.filter((token) => devToken(cards, token).kind === 'wild').length // RH-D5
  const tasks = tasksOf(player, cards)
  const fixed = fixedPart(player, position, cards)
  let best: Score | undefined
  for (const given of allAssignments(tasks.length, wilds)) {
    const score = scoreWith(fixed, player, position, cards, tasks, given)
    if (best === undefined || isBetter(score, best)) best = score
  }
  if (best === undefined) throw new Error('there is always the assignment that uses no Wild')
  if (position.players.length === 1) best.title = titleFor(best.total, position.options.requests)
  return best
}

/** RH-Z3: the lowest total of each title, without Residents' Requests. */
const TITLES: readonly (readonly [from: number, title: string])[] = [
  [261, 'God-level mayor'],
  [241, 'Inhumanly excellent mayor'],
  [221, 'Legendary mayor'],
  [201, 'Top mayor'],
  [181, 'Highly skilled mayor'],
  [161, 'Skilled mayor'],
  [141, 'Above average mayor'],
  [121, 'Average mayor'],
  [101, 'Inexperienced mayor'],
  [81, 'Newbie mayor'],
]

function titleFor(total: number, withRequests: boolean): string {
  const more = withRequests ? 20 : 0
  return TITLES.find(([from]) => total >= from + more)?.[1] ?? 'Unsuited for governance'
}

/** RH-V8: the seats that win. */
export function winnersOf(scores: readonly Score[]): number[] {
  const total = Math.max(...scores.map((score) => score.total))
  const highest = scores.filter((score) => score.total === total)
  const fulfilled = Math.max(...highest.map((score) => score.fulfilled))
  return scores.flatMap((score, index) => (score.total === total && score.fulfilled === fulfilled ? [index + 1] : []))
}
