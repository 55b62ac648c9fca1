import { LINES } from '../cards/cards.ts'
import type { RailState } from '../rules/state.ts'
import { Inputs } from './inputs.ts'
import { type Judge, roundsLeft } from './judge.ts'
import { LINE_INPUTS, writeLine } from './line-inputs.ts'
import { NETWORK_INPUTS, type Network } from './network.ts'
import type { Outlook } from './outlook.ts'
import type { Survey } from './survey.ts'
import { TOWN_INPUTS, writeTown } from './town-inputs.ts'

/** All that a network is told about a player. */
export function describePlayer(state: RailState, player: number, survey: Survey, inputs: Inputs): void {
  inputs.moveTo(0)
  writeTown(state, player, roundsLeft(state.words), survey, inputs)
  for (let line = 0; line < LINES.length; line++) {
    inputs.moveTo(TOWN_INPUTS + line * LINE_INPUTS)
    writeLine(state, player, line, survey, inputs)
  }
}

/** The outlook, corrected by a network that has seen many games to their end. */
export class CorrectedJudge implements Judge {
  readonly #outlook: Outlook
  readonly #network: Network
  readonly #inputs = new Inputs(NETWORK_INPUTS)
  #state: RailState | undefined
  #player = 0

  constructor(outlook: Outlook, network: Network) {
    this.#outlook = outlook
    this.#network = network
  }

  worth(state: RailState, player: number): number {
    return this.glance(state, player) + this.correction()
  }

  glance(state: RailState, player: number): number {
    this.#state = state
    this.#player = player
    return this.#outlook.worth(state, player)
  }

  correction(): number {
    const state = this.#state
    if (state === undefined || roundsLeft(state.words) === 0) return 0
    describePlayer(state, this.#player, this.#outlook.survey, this.#inputs)
    return this.#network.value(this.#inputs.values)
  }

  plansHope(rounds: number): number {
    return this.#outlook.plansHope(rounds)
  }

  tokensHope(rounds: number): number {
    return this.#outlook.tokensHope(rounds)
  }
}
