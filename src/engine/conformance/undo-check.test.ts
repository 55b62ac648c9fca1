import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RailTypes } from '#games/rail-on-the-hill/rules/facts.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { playerAt, RESOURCES, TOKEN_PILE } from '#games/rail-on-the-hill/rules/state.ts'
import { componentsOf } from '#games/rail-on-the-hill/rules/testing/components.ts'
import type { Game, Seat } from '../game.ts'
import { Match } from '../match.ts'
import { accepted, rejected } from '../result.ts'
import { lastChoices } from '../undo.ts'
import { ConformanceError, checkConformance } from './kit.ts'

type Rail = Game<RailTypes>
type RailMatch = Match<RailTypes>

/** The indexes in the log that a seat undoes; undefined if it may not. */
type Rule = (match: RailMatch, seat: Seat, count: number) => readonly number[] | undefined

/** Makes every match undo by another rule than the engine's. */
function undoBy(rule: Rule): void {
  vi.spyOn(Match.prototype as RailMatch, 'undo').mockImplementation(function (this: RailMatch, { seats }, count = 1) {
    const places = rule(this, seats[0], count)
    if (places === undefined) return rejected('barrier' as const)
    this.remove(places)
    return accepted(places)
  })
}

function complaintAbout(game: Rail, options: RailTypes['options']): string {
  try {
    const given = { options, seed: 'undo', components: componentsOf, longest: 5000, closeLookEvery: 1000 }
    const { undosAmongOthers } = checkConformance(game, given)
    return `no complaint about ${undosAmongOthers === 0 ? 'none' : 'some'}`
  } catch (error) {
    if (error instanceof ConformanceError) return error.message
    throw error
  }
}

const IN_TURN = { players: 2 }
const AT_ONCE = { players: 2, simultaneous: true } as const

/** By the log alone, whatever other seats did since. */
const byTheLog: Rule = (match, seat, count) => lastChoices(match.log, { seats: [seat] }, count)

/** As long as what other seats did since is still legal. */
const whileLegal: Rule = (match, seat, count) => {
  const places = byTheLog(match, seat, count)
  const again = new Match(match.game, match.options, match.seed)
  const rest = match.log.filter((_, place) => !places?.includes(place))
  return rest.every((taken) => again.take(taken.seat, taken.action) === undefined) ? places : undefined
}

/** The last actions of a seat, including those that revealed something or that other seats have followed. */
const ownLast: Rule = ({ log }, seat, count) => {
  const own = [...log.keys()].filter((place) => log[place].seat === seat)
  return own.length < count ? undefined : own.slice(-count)
}

/** The end of the log, whichever seat acted there. */
const end: Rule = ({ log }, _, count) => (log.length < count ? undefined : [...log.keys()].slice(-count))

const BUY = railOnTheHill.parse('buy') ?? 0

/** Every player is rich and buys often, and what they draw depends on the sizes of the other players' hands. */
const entangled: Rail = {
  ...railOnTheHill,
  setup(options, seed) {
    const state = railOnTheHill.setup(options, seed)
    for (let player = 0; player < options.players; player++) state.words[playerAt(player) + RESOURCES] = 60
    return state
  },
  sample(state, seat, rng) {
    const isTempted = railOnTheHill.active(state).length > 1 && rng.below(4) === 0
    const mayBuy = isTempted && railOnTheHill.refusal(state, seat, BUY) === undefined
    return mayBuy ? BUY : railOnTheHill.sample(state, seat, rng)
  },
  play(state, seat, action) {
    const { words } = state
    const others = railOnTheHill.position(state).players.filter((_, i) => i + 1 !== seat)
    const isOdd = others.reduce((sum, { hand }) => sum + hand.length, 0) % 2 === 1
    if (action === BUY && isOdd) {
      const top = TOKEN_PILE + words[TOKEN_PILE]
      const bottom = TOKEN_PILE + 1
      if (top > bottom) [words[top], words[bottom]] = [words[bottom], words[top]]
    }
    return railOnTheHill.play(state, seat, action)
  },
}

afterEach(() => vi.restoreAllMocks())

describe('the conformance kit', () => {
  it('has nothing to say about the rule of the engine', () => {
    expect(complaintAbout(railOnTheHill, AT_ONCE)).toBe('no complaint about some')
    expect(complaintAbout(entangled, AT_ONCE)).toBe('no complaint about some')
  })

  it.each<[promise: string, options: RailTypes['options'], rule: Rule, game?: Rail]>([
    [
      'undo takes back what is asked for',
      IN_TURN,
      (match, seat, count) => byTheLog(match, seat, count + 1) ?? byTheLog(match, seat, count),
    ],
    ['undo takes back actions of one seat', IN_TURN, end],
    ['undo stops at what was drawn or revealed', { players: 1 }, end],
    ['undo stops where another seat has waited', IN_TURN, ownLast],
    ['what others did stays legal', AT_ONCE, byTheLog],
    ['what a seat has drawn or seen never changes', AT_ONCE, whileLegal, entangled],
    [
      'undo leads back',
      IN_TURN,
      (match, seat, count) => {
        const places = byTheLog(match, seat, count)
        if (places !== undefined) match.remove([match.log.length - 1])
        return places
      },
    ],
  ])('notices a rule under which this is not so: %s', (promise, options, rule, game = railOnTheHill) => {
    undoBy(rule)
    expect(complaintAbout(game, options)).toContain(promise)
  })
})
