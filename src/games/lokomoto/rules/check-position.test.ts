import { describe, expect, it } from 'vitest'
import { playMutatedPositions } from '#engine/conformance/mutate.ts'
import { Rng } from '#engine/random.ts'
import { positionCheck } from './check-position.ts'
import type { LokoPosition } from './position.ts'
import { lokomoto } from './rules.ts'
import type { LokoOptions } from './state.ts'
import { SOME_OPTIONS } from './testing/variants.ts'

const START = startOf({ players: 3, first: 1 })
const [FIRST, SECOND] = lokomoto.cards.map.sections

function startOf(options: LokoOptions): LokoPosition {
  return lokomoto.position(lokomoto.setup(options, 'check'))
}

function broken(position: unknown): string[] {
  return positionCheck.check(position, lokomoto).map(({ rule, reason }) => (rule === '' ? reason : rule))
}

/** The positions of a whole random game. */
function wholeGame(options: LokoOptions, seed: string): LokoPosition[] {
  const rng = new Rng(seed)
  const state = lokomoto.setup(options, seed)
  const positions = [lokomoto.position(state)]
  while (lokomoto.active(state).length > 0) {
    const [seat] = lokomoto.active(state)
    lokomoto.play(state, seat, lokomoto.sample(state, seat, rng))
    positions.push(lokomoto.position(state))
  }
  return positions
}

describe('positions that are checked', () => {
  it.each(SOME_OPTIONS)('every position of a whole game is possible: %j', (options) => {
    for (const position of wholeGame(options, 'whole')) expect(broken(position)).toEqual([])
  })

  it('LK-S1: a card that is twice there, or missing, is counted', () => {
    const [train] = START.trains
    const players = START.players.with(0, { ...START.players[0], trains: [train] })
    const problems = positionCheck.check({ ...START, players }, lokomoto)
    expect(problems[0]).toEqual({ rule: 'LK-S1', reason: 'train', values: { card: train, there: 2 } })
    expect(broken({ ...START, trainDeck: START.trainDeck.slice(1) })).toEqual(['LK-S1'])
    const { [FIRST]: _, ...sections } = START.sections
    expect(broken({ ...START, sections })).toEqual(['LK-S1'])
  })

  it('LK-B5: what was taken is replaced while the deck lasts', () => {
    const [train, ...trains] = START.trains
    expect(broken({ ...START, trains, trainDeck: [train, ...START.trainDeck] })).toEqual(['LK-B5'])
    const decks = { ...START.shapeDecks, 2: [START.shapes[2], ...START.shapeDecks[2]] }
    expect(broken({ ...START, shapes: { ...START.shapes, 2: null }, shapeDecks: decks })).toEqual(['LK-B5'])
  })

  it('LK-S2, LK-E1: the turn and the end follow from the table', () => {
    expect(broken({ ...START, active: [2] })).toEqual(['LK-S2'])
    expect(broken({ ...START, phase: 'over', active: [] })).toEqual(['LK-E1'])
  })

  it('LK-B1, LK-B2: trains are paid with black sections, and shapes come with trains', () => {
    expect(broken({ ...START, sections: { ...START.sections, [FIRST]: 'black', [SECOND]: 'black' } })).toEqual([
      'LK-B1',
    ])
    const [bought, ...trainDeck] = START.trainDeck
    const [won, ...shapeDeck] = START.shapeDecks[1]
    const buyer = { ...START.players[0], trains: [bought] }
    expect(broken({ ...START, trainDeck, players: START.players.with(0, buyer) })).toEqual(['LK-B1'])
    const players = START.players.with(0, { ...START.players[0], shapes: [won] })
    expect(broken({ ...START, shapeDecks: { ...START.shapeDecks, 1: shapeDeck }, players })).toEqual(['LK-B2'])
  })

  it('LK-2P: two players block first, and do nothing else until then', () => {
    const two = startOf({ players: 2, first: 1 })
    expect(broken(two)).toEqual([])
    expect(broken({ ...two, phase: 'main' })).toEqual(['LK-2P'])
    expect(broken({ ...two, sections: { ...two.sections, [FIRST]: { seat: 1, solid: true } } })).toEqual(['LK-2P'])
    expect(broken({ ...START, phase: 'block' })).toEqual(['LK-2P'])
  })

  it('LK-H1, LK-X1: secrets and asterisks belong to their variants', () => {
    const hidden = startOf({ players: 3, first: 1, hiddenAgendas: true })
    expect(broken(hidden)).toEqual([])
    expect(broken({ ...hidden, options: START.options }).every((rule) => ['LK-H1', 'LK-B5'].includes(rule))).toBe(true)
    expect(new Set(broken({ ...START, options: { ...START.options, advanced: true } }))).toEqual(new Set(['LK-X1']))
  })

  it('a mutated position is refused, or it can be played on and scored', () => {
    const positions = SOME_OPTIONS.flatMap((options) => wholeGame(options, 'mutate'))
    const possible = playMutatedPositions(lokomoto, positionCheck, positions, { seed: 'loko', count: 1500 })
    expect(possible).toBeGreaterThan(20)
    expect(possible).toBeLessThan(1200)
  })
})
