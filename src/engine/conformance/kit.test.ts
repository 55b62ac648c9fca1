import { describe, expect, it } from 'vitest'
import type { LokoTypes } from '#games/lokomoto/rules/facts.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { componentsOf as lokomotoComponents } from '#games/lokomoto/rules/testing/components.ts'
import { smallGame } from '#games/lokomoto/rules/testing/small-set.ts'
import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { RNG } from '#games/rail-on-the-hill/rules/state.ts'
import { componentsOf } from '#games/rail-on-the-hill/rules/testing/components.ts'
import type { Game, GameTypes } from '../game.ts'
import { RNG_WORDS, Rng } from '../random.ts'
import { type ConformanceCase, ConformanceError, checkConformance } from './kit.ts'
import { mutated } from './mutate.ts'

type Rail = Game<RailTypes>

const given: ConformanceCase<RailTypes> = {
  options: { players: 2 },
  seed: 'a seed to look for',
  components: componentsOf,
  longest: 5000,
  closeLookEvery: 2,
}

/** The real game with one promise broken. */
function broken(changes: Partial<Rail>): Rail {
  return { ...railOnTheHill, ...changes }
}

function complaintAbout(game: Rail, about: Partial<ConformanceCase<RailTypes>> = {}): string {
  return complaintOf(game, { ...given, ...about })
}

function complaintOf<T extends GameTypes>(game: Game<T>, about: ConformanceCase<T>): string {
  try {
    checkConformance(game, about)
  } catch (error) {
    if (error instanceof ConformanceError) return error.message
    throw error
  }
  return 'no complaint'
}

const real = railOnTheHill
let calls = 0

/** One broken promise a row: what the kit says, and the game that breaks it. */
const SABOTAGE: [promise: string, game: Rail, about?: Partial<ConformanceCase<RailTypes>>][] = [
  ['random games end', real, { longest: 20 }],
  [
    'impossible options are refused',
    broken({ setup: ({ players }, seed) => real.setup({ players: Math.min(4, Math.floor(players)) }, seed) }),
  ],
  ['the same seed sets up the same game', broken({ setup: (options, seed) => real.setup(options, seed + calls++) })],
  [
    'legal actions are unique',
    broken({ legalActions: (state, seat) => [...real.legalActions(state, seat), ...real.legalActions(state, seat)] }),
  ],
  [
    'legal actions are sorted',
    broken({ legalActions: (state, seat) => [...real.legalActions(state, seat)].reverse() }),
  ],
  [
    'active seats, and only they, can act',
    broken({ legalActions: (state) => real.legalActions(state, real.active(state)[0] ?? 1) }),
  ],
  [
    'the list is stable',
    broken({
      legalActions: (state, seat) => {
        const list = [...real.legalActions(state, seat)]
        // The third look at each list lacks its first action.
        return calls++ % 3 === 2 && list.length > 1 ? list.slice(1) : list
      },
    }),
  ],
  [
    'listed actions are accepted',
    broken({
      refusal: (state, seat, action) =>
        real.format(action).startsWith('lay')
          ? { rule: 'RH-T1', reason: 'tangled', values: {} }
          : real.refusal(state, seat, action),
    }),
  ],
  ['sampled actions are legal', broken({ sample: (state, seat, rng) => real.sample(state, seat, rng) + 1_000_000 })],
  [
    'a forced action is the only one',
    broken({ forced: (state, seat) => Array.from(real.legalActions(state, seat))[0] }),
  ],
  ['what is written can be read', broken({ parse: () => undefined })],
  ['what is read is what was written', broken({ parse: (text) => real.parse(text.replace('red', 'blue')) })],
  ['a clone is independent', broken({ clone: (state) => state })],
  [
    'a clone plays on alike',
    broken({
      clone: (state) => real.fromPosition(real.position(state), new Rng(`clone ${calls++}`)),
    }),
  ],
  [
    'a clone plays on alike: but for its outcome',
    broken({ play: (state, seat, action) => real.play(state, seat, action) ^ (calls++ % 2) }),
  ],
  [
    'components are conserved',
    real,
    { components: (position) => componentsOf(position).filter((_, i) => i > 0 || position.round === 0) },
  ],
  ['list and refusal agree', broken({ refusal: () => undefined })],
  ['a refusal can be explained', broken({ explain: ({ reason }) => `{${reason}}` })],
  [
    'a refusal changes nothing',
    broken({
      refusal: (state, seat, action) => {
        const refusal = real.refusal(state, seat, action)
        if (refusal?.reason === 'acquire-first') state.words[1]++
        return refusal
      },
    }),
  ],
  [
    'positions round-trip',
    broken({ fromPosition: (position, rng) => real.fromPosition({ ...position, round: position.round + 1 }, rng) }),
  ],
  ['a view is enough to know the legal actions', broken({ view: (state) => real.view(state, 2) })],
  [
    'what 1 may not know does not show',
    broken({ view: (state, who) => ({ ...real.view(state, who), next: real.position(state).townDeck[0] }) }),
  ],
  [
    'chance to come does not show',
    broken({
      view: (state, who) => ({ ...real.view(state, who), chance: [...state.words.subarray(RNG, RNG + RNG_WORDS)] }),
      determinize: (view, rng) => {
        const state = real.determinize(view, rng)
        state.words.set((view as RailTypes['view'] & { chance: number[] }).chance, RNG)
        return state
      },
    }),
  ],
  [
    'a view never has the seed',
    broken({ view: (state, who) => ({ ...real.view(state, who), seed: 'a seed to look for' }) }),
  ],
  ['where nothing is hidden all seats see the same', broken({ isOpen: true })],
  ['an open action', broken({ play: (state, seat, action) => real.play(state, seat, action) & 0 })],
  ['points add up', broken({ pointSources: (state, seat) => real.pointSources(state, seat).slice(1) })],
  [
    'undo leads back',
    broken({
      setup: (options, seed) => {
        const state = real.setup(options, seed)
        if (calls++ > 1) state.words[2] ^= 1
        return state
      },
    }),
  ],
  [
    'records can be verified',
    broken({
      standing: (state) => {
        const standing = real.standing(state)
        // At the end the kit asks three times about the position, then for the record, then for its verification.
        return real.active(state).length === 0 && ++calls === 5 ? { ...standing, winners: [] } : standing
      },
    }),
    { closeLookEvery: 30 },
  ],
]

describe('the conformance kit', () => {
  it('has nothing to say about a game that keeps its promises', () => {
    expect(complaintAbout(real, { closeLookEvery: 10 })).toBe('no complaint')
  })

  it.each(SABOTAGE)('notices when this is not so: %s', (promise, game, about) => {
    calls = 0
    expect(complaintAbout(game, about)).toContain(promise)
  })

  it('says where: game, options, seed and number of actions', () => {
    expect(complaintAbout(broken({ parse: () => undefined }))).toMatch(
      /^rail-on-the-hill \{"players":2\} seed "a seed to look for" after 0 actions: /,
    )
  })
})

describe('of a game that counts its actions the kit', () => {
  type Loko = Game<LokoTypes>

  function complaintIf(changes: Partial<Loko>, game: Loko = smallGame): string {
    const given = { options: { players: 3 }, seed: 'counted', components: lokomotoComponents, longest: 500 }
    return complaintOf<LokoTypes>({ ...game, ...changes }, { ...given, closeLookEvery: 4, readsOtherForms: true })
  }

  const countOf = (game: Loko) => (state: LokoTypes['state'], seat: number) => game.countActions?.(state, seat) ?? {}
  const NOT_AS_LISTED = 'actions are counted as they are listed'

  it('has nothing to say where all is well', () => {
    expect(complaintIf({})).toBe('no complaint')
  })

  it.each<[name: string, change: (counts: Readonly<Record<string, number>>) => Record<string, number>]>([
    ['one too many', ({ draw = 0, ...others }) => ({ ...others, draw: draw > 0 ? draw + 1 : 0 })],
    ['one too few', ({ draw = 0, ...others }) => ({ ...others, draw: Math.max(0, draw - 1) })],
    ['a kind that is called otherwise', ({ draw = 0, ...others }) => ({ ...others, pull: draw })],
    ['the right sum, but another kind', ({ draw = 0, buy = 0, reserve = 0 }) => ({ draw: draw + buy + reserve })],
  ])('notices that counts and list disagree: %s', (_, change) => {
    const countActions: Loko['countActions'] = (state, seat) => change(countOf(smallGame)(state, seat))
    expect(complaintIf({ countActions })).toContain(NOT_AS_LISTED)
  })

  it('does not mind kinds that are not there', () => {
    const countActions: Loko['countActions'] = (state, seat) => ({ ...countOf(smallGame)(state, seat), pass: 0 })
    expect(complaintIf({ countActions })).toBe('no complaint')
  })

  it('notices that fewer are counted than it has seen, where it does not see them all', () => {
    const countActions: Loko['countActions'] = (state, seat) => {
      const counts = countOf(lokomoto)(state, seat)
      return (counts.reserve ?? 0) > 2000 ? { reserve: 900 } : counts
    }
    expect(complaintIf({ countActions }, lokomoto)).toContain(NOT_AS_LISTED)
  })

  it('looks at no more than a thousand of a list', () => {
    const MOST = 1000
    let longest = 0
    const legalActions: Loko['legalActions'] = function* (state, seat) {
      let made = 0
      for (const action of lokomoto.legalActions(state, seat)) {
        longest = Math.max(longest, ++made)
        yield action
      }
    }
    expect(complaintIf({ legalActions }, lokomoto)).toBe('no complaint')
    // It may have to ask for one more to see that there are more.
    expect(longest).toBeGreaterThanOrEqual(MOST)
    expect(longest).toBeLessThanOrEqual(MOST + 1)
  })

  it('notices a sample that is not legal, though it may be beyond what it has seen', () => {
    const sample: Loko['sample'] = () => lokomoto.parse(`block ${lokomoto.cards.map.sections[0]}`) ?? Number.NaN
    expect(complaintIf({ sample }, lokomoto)).toContain('sampled actions are legal')
  })

  it('notices a refusal of what is listed', () => {
    const refusal: Loko['refusal'] = (state, seat, action) =>
      typeof action === 'number' ? lokomoto.refusal(state, seat, action + 1) : undefined
    expect(complaintIf({ refusal }, lokomoto)).toContain('listed actions are accepted')
  })
})

describe('a notation that is read in more forms than it is written', () => {
  /** Also reads texts whose words appear twice. */
  const parse = (text: string) => real.parse(text) ?? real.parse([...new Set(text.split(' '))].join(' '))

  it('is not checked where the options say so', () => {
    const given = { closeLookEvery: 30 }
    expect(complaintAbout(broken({ parse }), { ...given, readsOtherForms: true })).toBe('no complaint')
    expect(complaintAbout(broken({ parse }), given)).toContain('what is read is what was written')
  })

  it('still must be written so that it is read as the same', () => {
    const format: Rail['format'] = (action) => `${real.format(action)} please`
    const parse: Rail['parse'] = (text) => real.parse(text.replace(/ (please|thanks)$/, ''))
    const given = { closeLookEvery: 30, readsOtherForms: true } as const
    expect(complaintAbout(broken({ format, parse }), given)).toBe('no complaint')
    const thankful: Rail['format'] = (action) => `${real.format(action)} ${calls++ % 2 === 0 ? 'please' : 'thanks'}`
    expect(complaintAbout(broken({ format: thankful, parse }))).toMatch(/what is read is what was written|stable/)
  })
})

describe('mutated texts', () => {
  it('differ from the original most of the time, and are the same for the same seed', () => {
    const texts = ['lay red d4-e5', 'place 17 d4 r90', 'end', 'plan 42 red -13']
    const mutants = (seed: string) => {
      const rng = new Rng(seed)
      return Array.from({ length: 200 }, (_, i) => mutated(texts[i % texts.length], texts, rng))
    }
    const once = mutants('once')
    expect(mutants('once')).toEqual(once)
    expect(once.filter((text, i) => text !== texts[i % texts.length]).length).toBeGreaterThan(120)
    expect(new Set(once).size).toBeGreaterThan(40)
  })
})
