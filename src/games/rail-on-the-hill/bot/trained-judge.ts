import { countBits } from '#engine/bits.ts'
import { LINES, SEVEN_TRACKS, TL_BR } from '../cards/cards.ts'
import { PENALTY, PLANS_PER_LINE, ROUNDS, TRACKS_PER_BONUS, TRACKS_PER_LINE } from '../rules/numbers.ts'
import type { RailState } from '../rules/state.ts'
import { DOUBLES, HAND, LAID_EVER, lineAt, playerAt, RESOURCES, REVEALED_REQUESTS, WILDS } from '../rules/state.ts'
import { type Inputs, TOWN_INPUTS, writeTown, writeTurn } from './inputs.ts'
import { type Judge, roundsLeft } from './judge.ts'
import { LINE_INPUTS, writeLine } from './line-inputs.ts'
import { Network } from './network.ts'
import type { Prospect } from './plan-prospects.ts'
import { RequestProspects } from './request-prospects.ts'
import { Survey } from './survey.ts'
import trained from './trained.json' with { type: 'json' }
import type { OutlookWeights } from './weights.ts'
import { OUTLOOK_WEIGHTS, REQUEST_WEIGHTS } from './weights.ts'

/** Evaluates a position at the end of a turn: the current score plus the expected gains of the rounds to come. */
export class Outlook implements Judge {
  readonly #weights: OutlookWeights
  /** The survey of the player judged last; after the last round only its score is complete. */
  readonly survey = new Survey()
  readonly #requests = new RequestProspects(REQUEST_WEIGHTS)
  /** The probability of meeting each plan on the sheet. */
  readonly #planChances = new Float64Array(LINES.length * PLANS_PER_LINE)

  constructor(weights: OutlookWeights) {
    this.#weights = weights
  }

  plansHope(rounds: number): number {
    const { plansDrawn, plansDrawnLate } = this.#weights
    return plansDrawnLate + (plansDrawn - plansDrawnLate) * (rounds / ROUNDS)
  }

  tokensHope(rounds: number): number {
    const { tokensDrawn, tokensDrawnLate } = this.#weights
    return tokensDrawnLate + (tokensDrawn - tokensDrawnLate) * (rounds / ROUNDS)
  }

  worth(state: RailState, player: number): number {
    return this.score(state, player) + this.prospects()
  }

  score(state: RailState, player: number): number {
    return this.survey.score(state, player)
  }

  prospects(): number {
    const { sheet, town, state, player } = this.survey
    const { words } = state
    const rounds = roundsLeft(words)
    if (rounds === 0) return 0
    this.survey.complete()
    const weights = this.#weights
    const me = playerAt(player)
    const hope = rounds / (rounds + Math.abs(weights.halfTime))
    let worth = this.#resources(words[me + RESOURCES], hope) - sheet.penalty - sheet.resources
    let spareWilds = words[me + WILDS]
    for (let i = 0; i < sheet.plans.count; i++) spareWilds -= sheet.plans.wilds[i]
    worth += hope * weights.spareWild * spareWilds
    if (words[me + DOUBLES] > 0) worth += hope * weights.double
    worth += hope * (weights.freeSpot * town.spotsByCost[0] + weights.cheapSpot * town.spotsByCost[1])
    for (let line = 0; line < LINES.length; line++) worth += this.#lineWorth(state, player, line, rounds, hope)
    if (words[REVEALED_REQUESTS] > 0) {
      worth += this.#requests.hope(state, player, this.survey, rounds, this.#planChances)
    }
    return worth
  }

  correction(): number {
    return 0
  }

  #resources(resources: number, hope: number): number {
    const { resource, hoarded, usefulResources } = this.#weights
    const useful = Math.min(resources, usefulResources)
    return (1 - hope) * 0.5 * resources + hope * (resource * useful + hoarded * (resources - useful))
  }

  #lineWorth(state: RailState, player: number, line: number, rounds: number, hope: number): number {
    const { words, cards } = state
    const weights = this.#weights
    const { map, ahead } = this.survey.lines[line]
    const laid = words[lineAt(player, line) + LAID_EVER]
    const left = TRACKS_PER_LINE - laid
    let worth = this.#plans(line, rounds)
    const short = TRACKS_PER_BONUS - (laid % TRACKS_PER_BONUS)
    if (laid + short <= TRACKS_PER_LINE) {
      if (short === 1) worth += hope * weights.bonusOneShort
      else if (short === 2) worth += hope * weights.bonusTwoShort
    }
    worth += hope * (weights.nextTrack * ahead.net + weights.nextTwo * ahead.two + weights.nextFree * ahead.free)
    if (left > 0 && map.ends !== 0 && map.ring[0] === 0) worth -= hope * weights.blocked
    worth += hope * weights.reach * Math.min(left, countBits(map.reach))
    const held = words[playerAt(player) + HAND] > 0 ? words[playerAt(player) + HAND + 1] : 0
    if (held > 0) worth += hope * weights.held * cards.value[held * LINES.length + line]
    return worth
  }

  /** The expected points of a line's open plans, minus the expected penalty (RH-V5) if none is met. */
  #plans(line: number, rounds: number): number {
    const { sheet, plans } = this.survey
    const weights = this.#weights
    let promised = 0
    let noneMet = sheet.metOnLine[line] === 0 ? 1 : 0
    for (let i = 0; i < sheet.plans.count; i++) {
      if (sheet.plans.line[i] !== line) continue
      const prospect = plans[i]
      this.#planChances[i] = prospect.isMet ? 1 : 0
      if (prospect.isMet || !prospect.isPossible) continue
      const chance = this.#chance(prospect, rounds)
      this.#planChances[i] = chance
      promised += chance * prospect.points
      noneMet *= 1 - chance
    }
    return weights.promise * promised - weights.risk * PENALTY * noneMet
  }

  #chance({ kind, missing, near, absent, tracks }: Prospect, rounds: number): number {
    const { nearHalf, farHalf, absentHalf, trackHalf, cornerHalf, detour } = this.#weights
    if (kind === SEVEN_TRACKS) return atRate(rounds, trackHalf) ** missing
    if (kind >= TL_BR) return atRate(rounds, cornerHalf) ** missing
    const found = atRate(rounds, nearHalf) ** near * atRate(rounds, farHalf) ** (missing - near - absent)
    return found * atRate(rounds, absentHalf) ** absent * Math.min(1, Math.abs(detour)) ** Math.max(0, tracks - near)
  }
}

/** The outlook, corrected by a network trained on the final scores of many games. */
export class CorrectedJudge implements Judge {
  readonly #outlook: Outlook
  readonly #network: Network

  constructor(outlook: Outlook, network: Network) {
    this.#outlook = outlook
    this.#network = network
  }

  /** About the player judged last: what was found out, and the inputs of the network. */
  get survey(): Survey {
    return this.#outlook.survey
  }

  get inputs(): Float32Array {
    return this.#network.inputs.values
  }

  worth(state: RailState, player: number): number {
    return this.#outlook.worth(state, player) + this.correction(false)
  }

  score(state: RailState, player: number): number {
    return this.#outlook.score(state, player)
  }

  prospects(): number {
    return this.#outlook.prospects()
  }

  correction(goesOn: boolean): number {
    const { survey } = this.#outlook
    if (roundsLeft(survey.state.words) === 0) {
      if (!goesOn) return 0
      // The outlook needed only the score.
      survey.complete()
    }
    describePlayer(survey, goesOn, this.#network.inputs)
    return this.#network.value()
  }

  plansHope(rounds: number): number {
    return this.#outlook.plansHope(rounds)
  }

  tokensHope(rounds: number): number {
    return this.#outlook.tokensHope(rounds)
  }
}

/** The unit of the weights in the file. */
const WEIGHT_UNIT = 2 ** -13

/** Decodes the weights: little-endian 16-bit whole numbers of units in base64. */
export function weightsOf(text: string): Float32Array {
  const bytes = new DataView(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer)
  return Float32Array.from({ length: bytes.byteLength / Int16Array.BYTES_PER_ELEMENT }, (_, i) => {
    return bytes.getInt16(i * Int16Array.BYTES_PER_ELEMENT, true) * WEIGHT_UNIT
  })
}

/** The best judge available: the outlook, corrected by the network from scripts/train-rail. */
export function trainedJudge(): CorrectedJudge {
  return new CorrectedJudge(new Outlook(OUTLOOK_WEIGHTS), new Network(weightsOf(trained.weights)))
}

/** Writes all network inputs for a player. */
export function describePlayer(survey: Survey, goesOn: boolean, inputs: Inputs): void {
  const { state, player } = survey
  inputs.moveTo(0)
  writeTown(state, player, roundsLeft(state.words), survey, inputs)
  writeTurn(state, player, goesOn, inputs)
  for (let line = 0; line < LINES.length; line++) {
    inputs.moveTo(TOWN_INPUTS + line * LINE_INPUTS)
    writeLine(state, player, line, survey, inputs)
  }
}

/** A probability that is one half with `half` rounds left. */
function atRate(rounds: number, half: number): number {
  return rounds / (rounds + Math.abs(half))
}
