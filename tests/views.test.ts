import { describe, expect, it } from 'vitest'
import { type Game, type GameOptions, NOTHING_NEW, REVEALED } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { seedOf } from '#fair/fair.ts'
import { GAME_IDS, loadRules } from '#games/index.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { GOLDEN, rulesOf } from './golden.ts'
import { ALL_KINDS } from './views/all-games.ts'
import { atRandom, playOnline, replayOnline } from './views/online-game.ts'

/** A kind of each game; `views.deep.test.ts` plays all. */
const SOME_KINDS = ALL_KINDS.filter(
  ({ id, options }, i) => options.players === 2 && ALL_KINDS[i + 1]?.options.players !== 2 && GAME_IDS.includes(id),
)
describe('a client computes the same views as the server from its own view and the actions', () => {
  it.each(SOME_KINDS)('%j', async ({ id, options }) => {
    const game = await loadRules(id)
    const seed = seedOf('views', [id])
    expect(playOnline({ game, options, seed, next: atRandom(seed), closeLookEvery: 40 })).toBeGreaterThan(0)
  })

  it.each(GOLDEN.filter(({ file }) => /\/v\d+\.json$/.test(file)))('$file', async ({ record }) => {
    expect(replayOnline(await rulesOf(record), record, 40)).toBe(record.actions.length)
  })
})

describe('determinize deals hidden information and later randomness differently each time', () => {
  it.each(GAME_IDS)('%s', async (id) => {
    const game = await loadRules(id)
    const view = JSON.stringify(game.view(game.setup({ players: 2 }, 'hidden'), 1))
    const futures = Array.from({ length: 8 }, (_, i) => {
      const state = game.determinize(JSON.parse(view), new Rng(`future/${i}`))
      const next = atRandom('the same choices')
      for (let n = 0; n < 20; n++) {
        const taken = next(game, state)
        if (taken !== undefined) game.play(state, taken.seat, taken.action)
      }
      return JSON.stringify(game.position(state))
    })
    expect(new Set(futures).size).toBe(futures.length)
  })
})

describe('a game that breaks the contract of views is detected', () => {
  const seed = seedOf('broken', [])
  const real: Game = machiKoro
  /** The states from `setup`, which only the server has. */
  const truths = new Set<unknown>()
  function setup(options: GameOptions, from: string): unknown {
    const truth = real.setup(options, from)
    truths.add(truth)
    return truth
  }

  it.each<[what: string, changes: Partial<Game>]>([
    ['the seed is in the view', { view: (state, who) => Object.assign({ seed }, real.view(state, who)) }],
    ['another view', { determinize: (_, rng) => real.determinize(real.view(setup({ players: 2 }, 'other'), 1), rng) }],
    [
      'other legal actions',
      { legalActions: (state, seat) => (truths.has(state) ? [] : real.legalActions(state, seat)) },
    ],
    [
      'another view for those who look on, or another standing',
      { standing: (state) => ({ ...real.standing(state), winners: truths.has(state) ? [1] : [2] }) },
    ],
    [
      'outcome 3, not 1',
      { play: (state, ...taken) => real.play(state, ...taken) | (truths.has(state) ? NOTHING_NEW : REVEALED) },
    ],
    [
      'another view',
      {
        play(...taken) {
          real.play(...taken)
          return NOTHING_NEW
        },
      },
    ],
  ])('%s', (what, changes) => {
    const game = { ...real, setup, ...changes }
    const play = () => playOnline({ game, options: { players: 2 }, seed, next: atRandom(seed), closeLookEvery: 1 })
    expect(play).toThrow(new RegExp(`^machi-koro .*: ${what}$`))
  })
})
