import { Rng } from '#engine/random.ts'
import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import { listActions, MAX_ACTIONS, sampleAction } from '#games/rail-on-the-hill/rules/legality/legal.ts'
import { playAction } from '#games/rail-on-the-hill/rules/play.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { scoreOf, totalOf } from '#games/rail-on-the-hill/rules/scoring/score.ts'
import { cloneState, RailState } from '#games/rail-on-the-hill/rules/state.ts'
import { boardgameIo, type Storage } from '../boardgame-io.ts'
import type { GameBench } from '../game-bench.ts'
import { type Measurement, measure } from '../measure.ts'

const OPTIONS = { players: 4 }
const list = new Int32Array(MAX_ACTIONS)

type PickAction = (state: RailState, player: number, rng: Rng) => number

function pickFromList(state: RailState, player: number, rng: Rng): number {
  return list[rng.below(listActions(state, player, list))]
}

/** Plays a random game; returns the number of actions. */
function randomGame(seed: string, rng: Rng, pick: PickAction): number {
  const state = railOnTheHill.setup(OPTIONS, seed)
  let actions = 0
  for (let seats = railOnTheHill.active(state); seats.length > 0; seats = railOnTheHill.active(state)) {
    const player = seats[rng.below(seats.length)] - 1
    playAction(state, player, pick(state, player, rng))
    actions++
  }
  return actions
}

/** States from all phases of random games, for copying and scoring. */
function someStates(): RailState[] {
  const rng = new Rng('bench/states')
  const states: RailState[] = []
  for (let k = 0; k < 40; k++) {
    const state = railOnTheHill.setup(OPTIONS, `bench/states/${k}`)
    let n = 0
    for (let seats = railOnTheHill.active(state); seats.length > 0; seats = railOnTheHill.active(state)) {
      const player = seats[0] - 1
      playAction(state, player, sampleAction(state, player, rng))
      if (n++ % 8 === 0) states.push(cloneState(state))
    }
  }
  return states
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}

const { cards } = railOnTheHill.setup(OPTIONS, 'bench')

/** The state as plain data, as boardgame.io requires. */
const plain: Storage<RailTypes, { words: number[] }> = {
  save: (state) => ({ words: Array.from(state.words) }),
  load: (saved) => new RailState(OPTIONS, cards, Int32Array.from(saved.words)),
}

/** Our state object itself: boardgame.io does not allow it online, but this is its fastest case. */
const opaque: Storage<RailTypes, { state: RailState }> = {
  save: (state) => ({ state }),
  load: (saved) => cloneState(saved.state),
}

export async function bench(seconds: number, progress: (name: string) => void): Promise<GameBench> {
  const rng = new Rng('bench')
  const gamesOf = (name: string, pick: PickAction): [actions: Measurement, games: Measurement] => {
    progress(name)
    const actions = measure(name, 'actions', seconds, (round) => randomGame(`bench/${round}`, rng, pick))
    const some = Array.from({ length: 20 }, (_, k) => randomGame(`bench/${k}`, rng, pick))
    return [actions, { name, unit: 'games', perSecond: (actions.perSecond * some.length) / sum(some) }]
  }
  const listed = gamesOf('random play, full legal lists', pickFromList)
  const sampled = gamesOf('random play, sampled', sampleAction)

  const states = someStates()
  const spare = cloneState(states[0])
  progress('clone and score')
  const clones = measure('clone', 'clones', seconds / 2, () => {
    for (const state of states) cloneState(state)
    return states.length
  })
  const copies = measure('copy into a pooled state', 'copies', seconds / 2, () => {
    for (const state of states) cloneState(state, spare)
    return states.length
  })
  const totals = measure('score, total of one seat', 'scores', seconds / 2, () => {
    for (const state of states) totalOf(state, 0)
    return states.length
  })
  const scores = measure('score, whole sheet of one seat', 'scores', seconds / 2, () => {
    for (const state of states) scoreOf(state, 0)
    return states.length
  })

  progress('boardgame.io')
  const throughStore = async <G>(name: string, storage: Storage<RailTypes, G>, pick: PickAction) => {
    const play = await boardgameIo(railOnTheHill, OPTIONS, storage, (state, seat, rng) => pick(state, seat - 1, rng))
    return measure(name, 'actions', seconds, (round) => play(`bench/${round}`, rng))
  }
  const storeListed = await throughStore('boardgame.io, full legal lists', plain, pickFromList)
  const storeSampled = await throughStore('boardgame.io, sampled', plain, sampleAction)
  const storeOpaque = await throughStore('boardgame.io, sampled, opaque state', opaque, sampleAction)

  return {
    game: railOnTheHill.id,
    title: 'The Rail on the Hill, four players',
    measurements: [...listed, ...sampled, clones, copies, totals, scores, storeListed, storeSampled, storeOpaque],
    timesBoardgameIo: {
      'full lists': listed[0].perSecond / storeListed.perSecond,
      sampled: sampled[0].perSecond / storeSampled.perSecond,
      'sampled, opaque': sampled[0].perSecond / storeOpaque.perSecond,
    },
  }
}
