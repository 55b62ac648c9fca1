/**
 * Searches for better weights of Lokomoto's planner with the cross-entropy method: of samples around a mean, those that
 * win by most against the bot's current weights determine the next mean. After every generation it prints the mean as JSON, for src/games/lokomoto/bot/weights.ts.
 *
 * node --import tsx scripts/train-lokomoto/tune-weights.ts [seed] [generations] [games]
 */
import { Rng } from '#engine/random.ts'
import { chooseInOpening } from '#games/lokomoto/bot/opening.ts'
import { Pilot } from '#games/lokomoto/bot/pilot.ts'
import { WEIGHTS, type Weights } from '#games/lokomoto/bot/weights.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { BLOCK, OVER, PHASE, TURN } from '#games/lokomoto/rules/state.ts'

const [seed = 'weights', generations = '10', games = '40'] = process.argv.slice(2)

const POPULATION = 20
const ELITE = 6
/** The search uses logarithms, since all weights are positive. */
const SCATTER = 0.35
const LEAST_SCATTER = 0.05
const INERTIA = 0.5

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[]
const NO_DOUBT = 0
const NO_CHANCE = Int32Array.of(1, 2, 3, 4)

/** The lead of one seat with other weights over the best of the others, in points. */
function leadOf(weights: Weights, players: number, game: number, name: string): number {
  const seat = game % players
  const state = lokomoto.setup({ players, first: 1 }, `${name}/${Math.floor(game / players)}`)
  const rng = new Rng(`${name}/${game}`)
  const tried = new Pilot(state.cards, state.options, weights, NO_DOUBT)
  const usual = new Pilot(state.cards, state.options, WEIGHTS, NO_DOUBT)
  while (state.words[PHASE] !== OVER) {
    const player = state.words[TURN]
    const pilot = player === seat ? tried : usual
    pilot.begin(state, NO_CHANCE)
    const isOpening = state.words[PHASE] === BLOCK
    lokomoto.play(state, player + 1, isOpening ? chooseInOpening(state, player, rng) : pilot.choose(state))
  }
  const totals = lokomoto.standing(state).scores.map(({ total }) => total)
  return totals[seat] - Math.max(...totals.filter((_, player) => player !== seat))
}

function fitnessOf(weights: Weights, name: string): number {
  let sum = 0
  for (let game = 0; game < Number(games); game++) {
    for (const players of [2, 4]) sum += leadOf(weights, players, game, name)
  }
  return sum / Number(games) / 2
}

function weightsOf(logarithms: readonly number[]): Weights {
  const entries = NAMES.map((name, i) => [name, Number(Math.exp(logarithms[i]).toPrecision(3))])
  return Object.fromEntries(entries) as unknown as Weights
}

const rng = new Rng(seed)
/** An approximately normal number, as a sum of twelve. */
const normal = () => Array.from({ length: 12 }, () => rng.below(1e6) / 1e6).reduce((sum, each) => sum + each, -6)
const average = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

let mean = NAMES.map((name) => Math.log(WEIGHTS[name]))
let scatter = NAMES.map(() => SCATTER)
for (let generation = 0; generation < Number(generations); generation++) {
  const tried = Array.from({ length: POPULATION }, () => mean.map((each, i) => each + scatter[i] * normal()))
  const ranked = tried
    .map((logarithms) => ({ logarithms, fitness: fitnessOf(weightsOf(logarithms), `${seed}/${generation}`) }))
    .sort((one, other) => other.fitness - one.fitness)
  const elite = ranked.slice(0, ELITE).map(({ logarithms }) => logarithms)
  const middle = NAMES.map((_, i) => average(elite.map((logarithms) => logarithms[i])))
  const spread = NAMES.map((_, i) => Math.sqrt(average(elite.map((logarithms) => (logarithms[i] - middle[i]) ** 2))))
  mean = mean.map((each, i) => INERTIA * each + (1 - INERTIA) * middle[i])
  scatter = scatter.map((each, i) => Math.max(LEAST_SCATTER, INERTIA * each + (1 - INERTIA) * spread[i]))
  process.stdout.write(`generation ${generation + 1}: the best leads by ${ranked[0].fitness.toFixed(2)}\n`)
  process.stdout.write(`${JSON.stringify(weightsOf(mean))}\n`)
}
