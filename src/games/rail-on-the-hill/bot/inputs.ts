import { countBits } from '#engine/bits.ts'
import { DOUBLE, isUpgrade, LINES, NO_LANDMARK } from '../cards/cards.ts'
import { ROUNDS } from '../rules/numbers.ts'
import { isFullSize } from '../rules/scoring/frame.ts'
import {
  ACQUIRED,
  BOARD,
  BONUS_PENDING,
  DOUBLES,
  EAST,
  FACE_UP_PLANS,
  FACE_UP_TOKENS,
  HAND,
  LAID,
  LAID_EVER,
  LOCATED,
  LOCATIONS,
  lineAt,
  NORTH,
  PENDING,
  PLACED,
  playerAt,
  type RailState,
  RESOURCES,
  ROUND,
  SOUTH,
  TRACK_PENDING,
  TRACKS,
  UPGRADABLE,
  WEST,
  WILDS,
} from '../rules/state.ts'
import type { Survey } from './survey.ts'

/** Inputs are rounded to whole numbers of this unit, so that sums of the network are exact. */
export const INPUT_UNITS = 2 ** 12

/** The inputs of a network, written sequentially. Most stay the same, so the network is told which ones changed. */
export class Inputs {
  readonly values: Float32Array
  /** The inputs that changed since `forgetChanges`, and by how many units. */
  readonly changed: Int32Array
  readonly changes: Float64Array
  countOfChanges = 0
  /** What was written last, before it was divided, and the values in units. */
  readonly #written: Float64Array
  readonly #units: Float64Array
  /** For the first input of a part, the number that determined the part when it was last written; see `skipSame`. */
  readonly #sources: Int32Array
  #at = 0

  /** The arrays for changes can be those of a network, which then need not be copied. */
  constructor(
    count: number,
    changed: Int32Array = new Int32Array(count),
    changes: Float64Array = new Float64Array(count),
  ) {
    this.values = new Float32Array(count)
    this.changed = changed
    this.changes = changes
    this.#written = new Float64Array(count)
    this.#units = new Float64Array(count)
    this.#sources = new Int32Array(count)
  }

  forgetChanges(): void {
    this.countOfChanges = 0
  }

  /** Sets the position for the next write. */
  moveTo(at: number): void {
    this.#at = at
  }

  /**
   * Writes `value / scale`; an input always has the same scale. Dividing only what changed is faster, and engines pass whole
   * numbers faster than fractions.
   */
  put(value: number, scale = 1): void {
    const at = this.#at++
    if (value !== this.#written[at]) this.#change(at, value, scale)
  }

  flag(isSet: boolean): void {
    this.put(isSet ? 1 : 0)
  }

  /** One-hot encoding of one of `count` values. */
  choice(which: number, count: number): void {
    if (which >= 0 && which < count && this.values[this.#at + which] === 1) {
      this.#at += count
      return
    }
    for (let i = 0; i < count; i++) this.put(i === which ? 1 : 0)
  }

  /** Thermometer encoding: 1 for each of the first `count` whole numbers that the value reaches. */
  steps(value: number, count: number): void {
    for (let i = 1; i <= count; i++) this.flag(value >= i)
  }

  /** Writes 0 to all inputs of a part. The first one is a flag that says whether the part is used. */
  skip(count: number): void {
    if (this.values[this.#at] === 0) {
      this.#at += count
      return
    }
    this.#sources[this.#at] = 0
    for (let i = 0; i < count; i++) this.put(0)
  }

  /** Skips the next `count` inputs if they are as they were: `source`, a whole number but 0, determines them all. */
  skipSame(source: number, count: number): boolean {
    if (this.#sources[this.#at] === source) {
      this.#at += count
      return true
    }
    this.#sources[this.#at] = source
    return false
  }

  #change(at: number, value: number, scale: number): void {
    this.#written[at] = value
    this.values[at] = value / scale
    const units = Math.round(this.values[at] * INPUT_UNITS)
    this.changed[this.countOfChanges] = at
    this.changes[this.countOfChanges++] = units - this.#units[at]
    this.#units[at] = units
  }
}

/** The network inputs for a player's town as a whole. */
const RESOURCE_STEPS = 8

const OWN_INPUTS = 31

const TURN_INPUTS = 13

/** The index of the input that tells an unfinished turn from the end of one. */
export const GOES_ON = ROUNDS + 1 + RESOURCE_STEPS + OWN_INPUTS

export const TOWN_INPUTS = GOES_ON + TURN_INPUTS

export function writeTown(state: RailState, player: number, rounds: number, survey: Survey, to: Inputs): void {
  const { town, sheet } = survey
  const { words, cards, options } = state
  const me = playerAt(player)
  to.choice(rounds, ROUNDS + 1)
  to.put(rounds, ROUNDS)
  to.steps(words[me + RESOURCES], RESOURCE_STEPS)
  to.put(words[me + RESOURCES], 10)
  to.steps(words[me + DOUBLES], 2)
  let spareWilds = words[me + WILDS]
  for (let i = 0; i < sheet.plans.count; i++) spareWilds -= sheet.plans.wilds[i]
  to.steps(spareWilds, 2)
  to.put(words[me + WILDS], 3)
  to.put(spareWilds * rounds, ROUNDS)

  to.put(countBits(town.built), 16)
  to.flag(isFullSize(words, me))
  to.put(words[me + EAST] - words[me + WEST] + 1, 4)
  to.put(words[me + SOUTH] - words[me + NORTH] + 1, 4)
  to.put(town.freeSpots, 30)
  to.put(town.spotsByCost[0], 10)
  to.put(town.spotsByCost[1], 15)
  let tracks = 0
  let laid = 0
  for (let line = 0; line < LINES.length; line++) {
    tracks += words[lineAt(player, line) + TRACKS]
    laid += words[lineAt(player, line) + LAID_EVER]
  }
  to.put(tracks, 32)
  to.put(laid, 32)
  to.put(countBits(words[me + UPGRADABLE]) + countBits(words[me + UPGRADABLE + 1]), 16)

  const held = words[me + HAND] > 0 ? words[me + HAND + 1] : 0
  let sum = 0
  for (let line = 0; line < LINES.length; line++) sum += cards.value[held * LINES.length + line]
  to.put(sum, 16)
  to.flag(held !== 0 && cards.landmark[held] === NO_LANDMARK)
  to.put(held === 0 ? 0 : countBits(cards.roads[held]), 6)

  for (let players = 2; players <= 4; players++) to.flag(options.players === players)
  to.flag(options.noRotation === true)
  // RH-Z1, RH-Z2: in the solo game, the cards left on the board after an odd round are used in the next one.
  const isBoardKnown = options.players === 1 && rounds > 0 && rounds < ROUNDS && words[ROUND] % 2 === 1
  to.flag(isBoardKnown)
  for (let location = 0; location < LOCATIONS.length; location++) {
    to.flag(isBoardKnown && words[BOARD + location] !== 0)
  }
  to.put(sheet.fulfilled, 6)
}

/** What the rest of the turn can still bring; all 0 at its end. */
export function writeTurn(state: RailState, player: number, goesOn: boolean, to: Inputs): void {
  if (!goesOn) {
    to.skip(TURN_INPUTS)
    return
  }
  const { words, cards } = state
  const me = playerAt(player)
  const pending = words[me + PENDING]
  const location = words[me + LOCATED] === 0 ? words[me + ACQUIRED] : 0
  to.flag(true)
  to.flag(words[me + LAID] === 0)
  to.flag(words[me + PLACED] === 0)
  to.choice(location - 1, LOCATIONS.length)
  to.flag(pending === BONUS_PENDING)
  to.flag(pending === TRACK_PENDING)
  // The Development tokens that can be taken at location d.
  const tokens = location === LOCATIONS.length ? words[FACE_UP_TOKENS] : 0
  let upgrades = 0
  let wilds = 0
  let doubles = 0
  for (let i = 1; i <= tokens; i++) {
    const token = words[FACE_UP_TOKENS + i]
    if (isUpgrade(cards, token)) upgrades++
    else if (cards.tokenKind[token] === DOUBLE) doubles++
    else wilds++
  }
  to.put(upgrades, 2)
  to.put(wilds, 2)
  to.put(doubles, 2)
  to.flag(location === 2 && words[FACE_UP_PLANS] > 0)
}
