/**
 * Fits what Lokomoto's playouts make of an unfinished game to games between pilots, for src/games/lokomoto/bot: for each
 * stage of the game the doubt of `chanceToWin` (totals.ts), and how the final points differ from the planner's estimate
 * by how far the third best plan is behind and by the size of the largest network (playouts.ts).
 *
 * node --import tsx scripts/train-lokomoto/fit-prospects.ts [players] [games]
 */
import { Pilot } from '#games/lokomoto/bot/pilot.ts'
import { chanceToWin, findTotals } from '#games/lokomoto/bot/totals.ts'
import { WEIGHTS } from '#games/lokomoto/bot/weights.ts'
import { playAction } from '#games/lokomoto/rules/play.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { countSections } from '#games/lokomoto/rules/sections.ts'
import { FREE, type LokoState, MAIN, OVER, PHASE, playerAt, SOLID } from '#games/lokomoto/rules/state.ts'

const [players, games] = [Number(process.argv[2] ?? 4), Number(process.argv[3] ?? 500)]

/** The stages begin at these numbers of free sections. */
const STAGES = [5, 10, 20, 30, 45, 60]
const EVERY = 9
const DOUBT = 0.5

/** For each player: the estimate, by how much the third best plan is worse, and the largest network. */
type Features = readonly [estimate: number, behind: number, network: number]

interface Moment {
  readonly free: number
  readonly features: readonly Features[]
  readonly ends: readonly number[]
  readonly winners: readonly number[]
}

function featuresOf(state: LokoState, { planner }: Pilot): Features[] {
  const totals = new Int32Array(players)
  findTotals(state, totals)
  planner.lookAround(state)
  return Array.from({ length: players }, (_, player) => {
    planner.find(state, player)
    const { plans, worthOfNothing, survey } = planner
    const values = Array.from({ length: plans.count }, (__, i) => plans.at(i).value)
    const best = Math.max(worthOfNothing, ...values)
    const unused = countSections(state.words, playerAt(player) + SOLID)
    return [totals[player] + best + unused, best - (values[2] ?? values.at(-1) ?? best), survey.networks[player]]
  })
}

function momentsOf(game: number): Moment[] {
  const state = lokomoto.setup({ players, first: 1 }, `prospects/${game}`)
  const [pilot, observer] = [DOUBT, 0].map((doubt) => new Pilot(state.cards, state.options, WEIGHTS, doubt))
  const found: Pick<Moment, 'free' | 'features'>[] = []
  pilot.begin(state, Int32Array.of(game + 1, 2, 3, 4))
  for (let turn = game; state.words[PHASE] !== OVER; turn++) {
    if (turn % EVERY === 0 && state.words[PHASE] === MAIN) {
      found.push({ free: countSections(state.words, FREE), features: featuresOf(state, observer) })
    }
    playAction(state, pilot.choose(state))
  }
  const { scores, winners } = lokomoto.standing(state)
  const ends = scores.map(({ total }) => total)
  return found.map((moment) => ({ ...moment, ends, winners: winners.map((seat) => seat - 1) }))
}

/** The doubt for which the results are most likely. */
function doubtOf(moments: readonly Moment[]): number {
  const loss = (doubt: number) =>
    moments.reduce((sum, { features, winners }) => {
      const points = Float64Array.from(features, ([estimate]) => estimate)
      return (
        sum - winners.reduce((all, winner) => all + Math.log(chanceToWin(points, winner, doubt)), 0) / winners.length
      )
    }, 0)
  const doubts = Array.from({ length: 80 }, (_, i) => 0.5 + i / 20)
  return doubts.reduce((best, doubt) => (loss(doubt) < loss(best) ? doubt : best))
}

/** Least squares for the two corrections; all values are differences from the mean of the players. */
function correctionsOf(moments: readonly Moment[]): [behind: number, network: number] {
  let [aa, ab, bb, ay, by] = [0, 0, 0, 0, 0]
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  for (const { features, ends } of moments) {
    const means = [0, 1, 2].map((feature) => mean(features.map((each) => each[feature])))
    for (const [player, [estimate, behind, network]] of features.entries()) {
      const [a, b] = [behind - means[1], network - means[2]]
      const y = ends[player] - mean(ends) - (estimate - means[0])
      ;[aa, ab, bb, ay, by] = [aa + a * a, ab + a * b, bb + b * b, ay + a * y, by + b * y]
    }
  }
  const determinant = aa * bb - ab * ab
  return [(ay * bb - by * ab) / determinant, (by * aa - ay * ab) / determinant]
}

const moments = Array.from({ length: games }, (_, game) => momentsOf(game)).flat()
for (const [stage, from] of STAGES.entries()) {
  const to = STAGES[stage + 1] ?? Number.POSITIVE_INFINITY
  const part = moments.filter(({ free }) => free >= from && free < to)
  const [behind, network] = correctionsOf(part).map((value) => value.toFixed(2))
  process.stdout.write(
    `from ${from} free sections, ${part.length} moments: doubt ${doubtOf(part).toFixed(2)}, third best plan behind ${behind}, network ${network}\n`,
  )
}
