import { Rng } from '#engine/random.ts'
import type { LokoTypes } from '#games/lokomoto/rules/facts.ts'
import { sampleAction } from '#games/lokomoto/rules/legality/legal.ts'
import { countPurchases, openShapes, openTrains } from '#games/lokomoto/rules/legality/purchases.ts'
import { playAction } from '#games/lokomoto/rules/play.ts'
import { PaymentSearch } from '#games/lokomoto/rules/proposals.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { addSection, removeSection } from '#games/lokomoto/rules/sections.ts'
import { cloneState, FREE, LokoState, OVER, PHASE, playerAt, SOLID } from '#games/lokomoto/rules/state.ts'
import { boardgameIo, type Storage } from '../boardgame-io.ts'
import type { GameBench } from '../game-bench.ts'
import { type Measurement, measure } from '../measure.ts'

const OPTIONS = { players: 4 }

/** Plays a random game in a reused state; returns the number of actions. */
function randomGame(start: LokoState, into: LokoState, rng: Rng): number {
  cloneState(start, into)
  let actions = 0
  while (into.words[PHASE] !== OVER) {
    playAction(into, sampleAction(into, rng))
    actions++
  }
  return actions
}

const NETWORK = 20
const FIRST_PLAYER = 0

/** Positions in which the first player has drawn one network of 20 sections. */
function networks(rng: Rng): LokoState[] {
  return Array.from({ length: 200 }, (_, k) => {
    const state = lokomoto.setup({ players: 3, first: 1 }, `bench/network/${k}`)
    const { words, cards } = state
    const drawn = [rng.below(cards.sections.length)]
    while (drawn.length < NETWORK) {
      const around = drawn.flatMap((section) => [...cards.meeting[section]]).filter((each) => !drawn.includes(each))
      drawn.push(around[rng.below(around.length)])
    }
    for (const section of drawn) {
      removeSection(words, FREE, section)
      addSection(words, playerAt(FIRST_PLAYER) + SOLID, section)
    }
    return state
  })
}

/** The slowest case: the best of several tries for each state, and the worst state of these. */
function slowest(
  name: string,
  unit: string,
  states: readonly LokoState[],
  work: (state: LokoState) => void,
): Measurement {
  const TRIES = 5
  const times = states.map((state) => {
    const tries = Array.from({ length: TRIES }, () => {
      const begin = performance.now()
      work(state)
      return performance.now() - begin
    })
    return Math.min(...tries)
  })
  return { name, unit, perSecond: 1000 / Math.max(...times) }
}

const { cards } = lokomoto.setup(OPTIONS, 'bench')

/** The state as plain data, as boardgame.io requires. */
const plain: Storage<LokoTypes, { words: number[] }> = {
  save: (state) => ({ words: Array.from(state.words) }),
  load: (saved) => new LokoState(OPTIONS, cards, Int32Array.from(saved.words)),
}

export async function bench(seconds: number, progress: (name: string) => void): Promise<GameBench> {
  const rng = new Rng('bench')
  const gamesOf = (players: number) => {
    const name = `random play, sampled, ${players} players`
    progress(name)
    const start = lokomoto.setup({ players }, 'bench')
    const into = cloneState(start)
    return measure(name, 'actions', seconds, () => randomGame(start, into, rng))
  }
  const sampled = [2, 3, 4, 5].map(gamesOf)

  progress('purchases')
  const states = networks(rng)
  const buy = (state: LokoState) => {
    const search = new PaymentSearch(state, FIRST_PLAYER, openShapes(state, FIRST_PLAYER))
    for (const train of openTrains(state)) search.proposals(train)
  }
  const count = (state: LokoState) => countPurchases(state, FIRST_PLAYER)
  const overAll = (name: string, unit: string, work: (state: LokoState) => unknown) =>
    measure(name, unit, seconds, (round) => {
      work(states[round % states.length])
      return 1
    })
  const best = overAll('best purchase of each train, 20 sections', 'searches', buy)
  const worst = slowest('the same, slowest of 200 networks', 'searches', states, buy)
  const counted = overAll('all purchases of 20 sections counted', 'counts', count)

  progress('boardgame.io')
  const play = await boardgameIo(lokomoto, OPTIONS, plain, (state, _seat, chance) => sampleAction(state, chance))
  const store = measure('boardgame.io, sampled, 4 players', 'actions', seconds, (round) => play(`bench/${round}`, rng))

  return {
    game: lokomoto.id,
    title: 'Lokomoto',
    measurements: [...sampled, best, worst, counted, store],
    timesBoardgameIo: { sampled: sampled[2].perSecond / store.perSecond },
  }
}
