import type { Budget } from '#bots/budget.ts'
import type { RailState } from '../rules/state.ts'
import { GraphNetwork } from './graph-network.ts'
import { roundsLeft } from './judge.ts'
import trained from './trained-graph.json' with { type: 'json' }
import { type CorrectedJudge, trainedJudge, weightsOf } from './trained-judge.ts'

/** About how many nodes of a search take as long as one estimate. */
export const ESTIMATE_NODES = 8

/** The network learned from games with narrower searches than those of the judge, so it expects less for each round. */
const RAISE = 0.95

/**
 * Estimates the end of a turn more closely than the judge of the search, in several times the time: for the openings and
 * turns that a search has found, also within futures.
 */
export class CloseJudge {
  readonly #judge: CorrectedJudge
  readonly #network: GraphNetwork
  readonly #raise: number

  /** `raise`: by how many points per round it plays better than the games that the network learned from. */
  constructor(judge: CorrectedJudge, network: GraphNetwork, raise: number) {
    this.#judge = judge
    this.#network = network
    this.#raise = raise
  }

  /** The expected final score of a player, from that player's side of the table alone, at the end of a turn. */
  worth(state: RailState, player: number, budget: Budget): number {
    const worth = this.#judge.worth(state, player)
    const rounds = roundsLeft(state.words)
    if (rounds === 0) return worth
    budget.spend(ESTIMATE_NODES)
    this.#network.inputs.set(this.#judge.inputs)
    this.#network.graph.describe(this.#judge.survey)
    return worth + this.#raise * rounds + this.#network.value()
  }
}

/** The closest judge available, with the network from scripts/train-rail. */
export function closeJudge(): CloseJudge {
  return new CloseJudge(trainedJudge(), new GraphNetwork(weightsOf(trained.weights)), RAISE)
}
