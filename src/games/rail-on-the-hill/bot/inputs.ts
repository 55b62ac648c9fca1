import { countBits } from '#engine/bits.ts'
import { LINES, NO_LANDMARK } from '../cards/cards.ts'
import { ROUNDS } from '../rules/numbers.ts'
import { isFullSize } from '../rules/scoring/frame.ts'
import {
  BOARD,
  DOUBLES,
  EAST,
  HAND,
  LAID_EVER,
  LOCATIONS,
  lineAt,
  NORTH,
  playerAt,
  type RailState,
  RESOURCES,
  ROUND,
  SOUTH,
  TRACKS,
  UPGRADABLE,
  WEST,
  WILDS,
} from '../rules/state.ts'
import type { Survey } from './survey.ts'

/** The inputs of a network, written sequentially. */
export class Inputs {
  readonly values: Float32Array
  #at = 0

  constructor(count: number) {
    this.values = new Float32Array(count)
  }

  /** Sets the position for the next write. */
  moveTo(at: number): void {
    this.#at = at
  }

  put(value: number): void {
    this.values[this.#at++] = value
  }

  flag(isSet: boolean): void {
    this.values[this.#at++] = isSet ? 1 : 0
  }

  /** One-hot encoding of one of `count` values. */
  choice(which: number, count: number): void {
    this.values.fill(0, this.#at, this.#at + count)
    if (which >= 0 && which < count) this.values[this.#at + which] = 1
    this.#at += count
  }

  /** Thermometer encoding: 1 for each of the first `count` whole numbers that the value reaches. */
  steps(value: number, count: number): void {
    for (let i = 1; i <= count; i++) this.flag(value >= i)
  }

  skip(count: number): void {
    this.values.fill(0, this.#at, this.#at + count)
    this.#at += count
  }
}

/** The network inputs for a player's town as a whole. */
const RESOURCE_STEPS = 8

const OWN_INPUTS = 31

export const TOWN_INPUTS = ROUNDS + 1 + RESOURCE_STEPS + OWN_INPUTS

export function writeTown(state: RailState, player: number, rounds: number, survey: Survey, to: Inputs): void {
  const { town, sheet } = survey
  const { words, cards, options } = state
  const me = playerAt(player)
  to.choice(rounds, ROUNDS + 1)
  to.put(rounds / ROUNDS)
  to.steps(words[me + RESOURCES], RESOURCE_STEPS)
  to.put(words[me + RESOURCES] / 10)
  to.steps(words[me + DOUBLES], 2)
  let spareWilds = words[me + WILDS]
  for (let i = 0; i < sheet.plans.count; i++) spareWilds -= sheet.plans.wilds[i]
  to.steps(spareWilds, 2)
  to.put(words[me + WILDS] / 3)
  to.put((spareWilds * rounds) / ROUNDS)

  to.put(countBits(town.built) / 16)
  to.flag(isFullSize(words, me))
  to.put((words[me + EAST] - words[me + WEST] + 1) / 4)
  to.put((words[me + SOUTH] - words[me + NORTH] + 1) / 4)
  to.put(town.freeSpots / 30)
  to.put(town.spotsByCost[0] / 10)
  to.put(town.spotsByCost[1] / 15)
  let tracks = 0
  let laid = 0
  for (let line = 0; line < LINES.length; line++) {
    tracks += words[lineAt(player, line) + TRACKS]
    laid += words[lineAt(player, line) + LAID_EVER]
  }
  to.put(tracks / 32)
  to.put(laid / 32)
  to.put((countBits(words[me + UPGRADABLE]) + countBits(words[me + UPGRADABLE + 1])) / 16)

  const held = words[me + HAND] > 0 ? words[me + HAND + 1] : 0
  let sum = 0
  for (let line = 0; line < LINES.length; line++) sum += cards.value[held * LINES.length + line]
  to.put(sum / 16)
  to.flag(held !== 0 && cards.landmark[held] === NO_LANDMARK)
  to.put(held === 0 ? 0 : countBits(cards.roads[held]) / 6)

  for (let players = 2; players <= 4; players++) to.flag(options.players === players)
  to.flag(options.noRotation === true)
  // RH-Z1, RH-Z2: in the solo game, the cards left on the board after an odd round are used in the next one.
  const isBoardKnown = options.players === 1 && rounds > 0 && rounds < ROUNDS && words[ROUND] % 2 === 1
  to.flag(isBoardKnown)
  for (let location = 0; location < LOCATIONS.length; location++) {
    to.flag(isBoardKnown && words[BOARD + location] !== 0)
  }
  to.put(sheet.fulfilled / 6)
}
