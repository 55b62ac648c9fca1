import { describe, expect, it } from 'vitest'
import { playMutatedPositions } from '#engine/conformance/mutate.ts'
import { Rng } from '#engine/random.ts'
import { shapeOf, trainOf } from '../cards/cards.ts'
import { positionCheck } from './check-position.ts'
import { OPENING_TURNS } from './numbers.ts'
import type { LokoPlayer, LokoPosition, SectionState } from './position.ts'
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

/** The same with what the texts are given. */
function told(position: unknown): string[] {
  return positionCheck
    .check(position, lokomoto)
    .map(({ reason, values }) => [reason, ...Object.values(values ?? {})].join(' '))
}

/** The first sections black, the others as they say. */
function marked(black: number, { sections }: LokoPosition, others: SectionState = 'free'): LokoPosition['sections'] {
  return Object.fromEntries(Object.keys(sections).map((section, i) => [section, i < black ? 'black' : others]))
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

  it('LK-H1, LK-B2: a player has one secret shape of 2 points and one of 3, and a shape for each train at most', () => {
    const hidden = startOf({ players: 3, first: 1, hiddenAgendas: true })
    const seat = (position: LokoPosition, player: Partial<LokoPlayer>) =>
      told({ ...position, players: position.players.with(0, { ...position.players[0], ...player }) })
    const [one, other] = START.shapeDecks[1]
    const [two] = START.shapeDecks[2]
    const [three] = START.shapeDecks[3]
    const [mine, theirs] = [0, 1].map((i) => hidden.players[i].secret)
    expect(seat(START, { secret: [two] })).toContain('noAgendas 1')
    expect(seat(hidden, { secret: [one] })).toContain('secretPoints 1')
    for (const [points, list] of [
      [2, [mine[0], theirs[0]]],
      [3, [mine[1], theirs[1]]],
    ] as const) {
      expect(seat(hidden, { secret: list })).toContain(`secrets 1 ${points}`)
      expect(seat(hidden, { secret: list.slice(0, 1), shapes: list.slice(1) })).toContain(`secrets 1 ${points}`)
    }
    for (const shapes of [
      { 1: null, 2: two, 3: null },
      { 1: null, 2: null, 3: three },
    ]) {
      expect(told({ ...hidden, shapes: { ...hidden.shapes, ...shapes } })).toContain('agendaOpen')
    }
    const [train] = START.trains
    expect(seat(START, { trains: [train], shapes: [one] }).join()).not.toContain('shapesPerTrain')
    expect(seat(START, { trains: [train], shapes: [one, other] })).toContain('shapesPerTrain 1 2 1')
  })

  it('LK-2P, LK-B1, LK-E1: as many sections are black as were blocked and paid', () => {
    const two = startOf({ players: 2, first: 1 })
    const [id, ...trainDeck] = two.trainDeck
    const [shape, ...shapeDeck] = two.shapeDecks[1]
    const { price } = trainOf(lokomoto.cards, id)
    const { length } = shapeOf(lokomoto.cards, shape).sections
    const at = (black: number, position: LokoPosition) => told({ ...position, sections: marked(black, position) })
    const opening = Array.from({ length: OPENING_TURNS }, (_, black) => at(black, two))
    expect(opening.flat()).toEqual([])
    expect(at(OPENING_TURNS, two)).toEqual([`openingOver ${OPENING_TURNS} ${OPENING_TURNS}`])
    const bought = (shapes: number[]) => {
      const players = two.players.with(0, { ...two.players[0], trains: [id], shapes })
      const shapeDecks = { ...two.shapeDecks, 1: shapes.length === 0 ? two.shapeDecks[1] : shapeDeck }
      return { ...two, trainDeck, shapeDecks, players }
    }
    expect(at(0, bought([]))).toEqual(['openingOnly'])
    for (const [shapes, most] of [
      [[], price],
      [[shape], price + length],
    ] as const) {
      const main: LokoPosition = { ...bought([...shapes]), phase: 'main' }
      expect(at(OPENING_TURNS - 1, main)).toEqual([`blockFirst ${OPENING_TURNS - 1} ${OPENING_TURNS}`])
      expect(at(OPENING_TURNS, main)).toEqual([`unpaid 0 ${price}`])
      expect(at(OPENING_TURNS + price - 1, main)).toEqual([`unpaid ${price - 1} ${price}`])
      expect(at(OPENING_TURNS + price, main)).toEqual([])
      expect(at(OPENING_TURNS + most, main)).toEqual([])
      expect(at(OPENING_TURNS + most + 1, main)).toEqual([`tooBlack ${most + 1} ${most}`])
    }
    const full = { ...START, sections: marked(0, START, { seat: 1, solid: true }) }
    expect(told(full)).toEqual(['ended'])
    expect(told({ ...full, phase: 'over', active: [] })).toEqual([])
    expect(told({ ...full, phase: 'over', active: [1] })).toEqual(['active '])
    const last = { ...full.sections, [FIRST]: 'free' as const }
    expect(told({ ...full, sections: last })).toEqual([])
    expect(told({ ...full, sections: last, phase: 'over', active: [] })).toEqual(['notEnded 1'])
  })

  it('a mutated position is refused, or it can be played on and scored', () => {
    const positions = SOME_OPTIONS.flatMap((options) => wholeGame(options, 'mutate'))
    const possible = playMutatedPositions(lokomoto, positionCheck, positions, { seed: 'loko', count: 1500 })
    expect(possible).toBeGreaterThan(20)
    expect(possible).toBeLessThan(1200)
  })
})
