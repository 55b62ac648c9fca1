import { Rng } from '#engine/random.ts'
import type { MachiTypes } from '#games/machi-koro/rules/facts.ts'
import { listActions, MAX_ACTIONS, sampleAction } from '#games/machi-koro/rules/legality/legal.ts'
import { playAction } from '#games/machi-koro/rules/play.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { cloneState, MachiState, OVER, PHASE, RNG } from '#games/machi-koro/rules/state.ts'
import { boardgameIo, type Storage } from '../boardgame-io.ts'
import type { GameBench } from '../game-bench.ts'
import { measure } from '../measure.ts'
import { plainMachiKoro } from '../play-plain.ts'

const OPTIONS = { players: 4 }
const list = new Int32Array(MAX_ACTIONS)

type PickAction = (state: MachiState, rng: Rng) => number

function pickFromList(state: MachiState, rng: Rng): number {
  return list[rng.below(listActions(state, list))]
}

/** The state that every game reuses, so that nothing is allocated in between. */
const start = machiKoro.setup(OPTIONS, 'bench')
const played = cloneState(start)

/** Plays a random game in place; returns the number of actions. The dice continue the sequence of the last game. */
function randomGame(pick: PickAction, rng: Rng): number {
  cloneState(start, played)
  rng.branch(played.words, RNG)
  let actions = 0
  while (played.words[PHASE] !== OVER) {
    playAction(played, pick(played, rng))
    actions++
  }
  return actions
}

/** The state as plain data, as boardgame.io requires. */
const plain: Storage<MachiTypes, { words: number[] }> = {
  save: (state) => ({ words: Array.from(state.words) }),
  load: (saved) => new MachiState(OPTIONS, start.cards, Int32Array.from(saved.words)),
}

/** Our state object itself: boardgame.io does not allow it online, but this is its fastest case. */
const opaque: Storage<MachiTypes, { state: MachiState }> = {
  save: (state) => ({ state }),
  load: (saved) => cloneState(saved.state),
}

export async function bench(seconds: number, progress: (name: string) => void): Promise<GameBench> {
  const rng = new Rng('bench')
  const gamesOf = (name: string, pick: PickAction) => {
    progress(name)
    return measure(name, 'actions', seconds, () => randomGame(pick, rng))
  }
  const listed = gamesOf('random play, full legal lists', pickFromList)
  const sampled = gamesOf('random play, sampled', sampleAction)
  const copies = measure('copy into a pooled state', 'copies', seconds / 2, () => {
    for (let i = 0; i < 100; i++) cloneState(start, played)
    return 100
  })

  progress('boardgame.io')
  const throughStore = async <G>(name: string, storage: Storage<MachiTypes, G>, pick: PickAction) => {
    const play = await boardgameIo(machiKoro, OPTIONS, storage, (state, _seat, chance) => pick(state, chance))
    return measure(name, 'actions', seconds, (round) => play(`bench/${round}`, rng))
  }
  const storeListed = await throughStore('boardgame.io, full legal lists', plain, pickFromList)
  const storeSampled = await throughStore('boardgame.io, sampled', plain, sampleAction)
  const storeOpaque = await throughStore('boardgame.io, sampled, opaque state', opaque, sampleAction)
  const playPlain = await plainMachiKoro(OPTIONS.players)
  const itself = measure('boardgame.io, its own way', 'actions', seconds, (round) => playPlain(`bench/${round}`, rng))

  return {
    game: machiKoro.id,
    title: 'Machi Koro, four players',
    measurements: [listed, sampled, copies, storeListed, storeSampled, storeOpaque, itself],
    timesBoardgameIo: {
      // A game written for boardgame.io with its defaults; the others use our rules as its moves, without slow features.
      'its own way': sampled.perSecond / itself.perSecond,
      'full lists': listed.perSecond / storeListed.perSecond,
      sampled: sampled.perSecond / storeSampled.perSecond,
      'sampled, opaque': sampled.perSecond / storeOpaque.perSecond,
    },
  }
}
