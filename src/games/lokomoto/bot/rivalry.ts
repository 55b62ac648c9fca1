import { countBits } from '#engine/bits.ts'
import { LARGEST_SHAPE } from '../cards/cards.ts'
import { HIGHEST_PRICE } from '../rules/numbers.ts'
import { isWithin, SET_WORDS } from '../rules/sections.ts'
import { FREE, type LokoState, playerAt, RESERVED, SOLID } from '../rules/state.ts'
import type { Outlook } from './outlook.ts'
import { SHAPE_TAKEN, TAKEN_FAR, TAKEN_NEAR, TRAIN_LOST, TRAIN_TAKEN } from './weights.ts'

/** How likely the other players are to take sections, shapes and trains first. */
export interface Rivalry {
  /** For each section, the probability that it stays free for a round. */
  readonly sectionStays: Float64Array
  /** For each shape and each train, indexed by the number of rounds, the probability that it is still available. */
  readonly shapeStays: ReadonlyMap<number, Float64Array>
  readonly trainStays: ReadonlyMap<number, Float64Array>
  /** For each train, the points lost if another player buys it. */
  readonly trainLoss: ReadonlyMap<number, number>
}

export function rivalryOf(outlook: Outlook): Rivalry {
  const { state, cards, others, networks, trains, shapes, secrets, rivals } = outlook
  const lackForShape = (shape: number) =>
    secrets.includes(shape) ? [] : others.map((other) => sectionsLacking(state, other, shape))
  const lackForTrain = (train: number) => networks.map((size) => Math.max(0, cards.prices[train] - size))
  return {
    sectionStays: Float64Array.from(
      rivals,
      (near) => (1 - TAKEN_NEAR) ** near * (1 - TAKEN_FAR) ** (others.length - near),
    ),
    shapeStays: new Map(shapes.map((shape) => [shape, staysAfter(lackForShape(shape), SHAPE_TAKEN)])),
    trainStays: new Map(trains.map((train) => [train, staysAfter(lackForTrain(train), TRAIN_TAKEN)])),
    trainLoss: new Map(trains.map((train) => [train, TRAIN_LOST * leadOf(outlook, train)])),
  }
}

/** For each number of rounds, the probability that no player takes a card. Each can once they have what they lack. */
function staysAfter(lacking: readonly number[], taken: number): Float64Array {
  return Float64Array.from({ length: MOST_ROUNDS + 1 }, (_, rounds) => {
    const chances = lacking.reduce((sum, lack) => sum + Math.max(0, rounds - lack), 0)
    return (1 - taken) ** chances
  })
}

/** The longest plan: draw a set of the largest size, after one turn that reserves sections. */
const MOST_ROUNDS = Math.max(HIGHEST_PRICE, LARGEST_SHAPE) + 1

/** By how many points a train is better than the next best one for the same sections. */
function leadOf({ cards: { prices, bonuses }, trains }: Outlook, train: number): number {
  const others = trains.filter((each) => each !== train && prices[each] <= prices[train])
  return Math.max(
    0,
    prices[train] + bonuses[train] - Math.max(0, ...others.map((each) => prices[each] + bonuses[each])),
  )
}

const usable = new Int32Array(SET_WORDS)

/** How many sections a player has to draw for a shape. */
function sectionsLacking({ words, cards }: LokoState, player: number, shape: number): number {
  const me = playerAt(player)
  const { count, sets } = cards.placements[shape]
  for (let i = 0; i < SET_WORDS; i++) usable[i] = words[FREE + i] | words[me + SOLID + i] | words[me + RESERVED + i]
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const at = i * SET_WORDS
    if (isWithin(sets, at, usable, 0)) least = Math.min(least, countMissing(sets, at, words, me + SOLID))
  }
  return least
}

/** The number of sections in the first set that are not in the second. */
export function countMissing(words: Int32Array, at: number, others: Int32Array, othersAt: number): number {
  return (
    countBits(words[at] & ~others[othersAt]) +
    countBits(words[at + 1] & ~others[othersAt + 1]) +
    countBits(words[at + 2] & ~others[othersAt + 2]) +
    countBits(words[at + 3] & ~others[othersAt + 3])
  )
}
