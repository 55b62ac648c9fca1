import { describe, expect, it } from 'vitest'
import { DRAWN, NOTHING_NEW } from '#engine/game.ts'
import { lokomoto } from './rules.ts'
import { faceUp, Table } from './testing/positions.ts'
import { HOOK, LINE, TRIANGLE } from './testing/small-set.ts'

/** From a1 along the edge to d1, with a branch down at b1. */
const LINE_WITH_BRANCH = 'a1-b1 b1-b2 b1-c1 c1-d1'

describe('buying', () => {
  it('LK-B1: connected sections pay for a train, exactly as many as its price, and turn black', () => {
    const table = Table.at({ trains: [3], players: [{ solid: LINE_WITH_BRANCH }] })
    table.play('buy 3 with a1-b1 b1-c1 c1-d1')
    expect(table.player(1)).toEqual({ trains: [3], shapes: [], secret: [] })
    expect(table.sections('black')).toBe('a1-b1 b1-c1 c1-d1')
    expect(table.sections('1 solid')).toBe('b1-b2')
    expect(table.position).toMatchObject({ turn: 2, trains: [] })
  })

  it('LK-B1: branches pay', () => {
    const table = Table.at({ trains: [4], players: [{ solid: LINE_WITH_BRANCH }] })
    table.play(`buy 4 with ${LINE_WITH_BRANCH}`)
    expect(table.player(1).trains).toEqual([4])
  })

  it('LK-B1: circles pay, and so does a star of six', () => {
    const star = 'a3-b2 a3-b3 b1-b2 b2-b3 b2-c1 b2-c2'
    const around = 'a2-b2 b1-b2 b2-b3 b2-c1 b2-c2 a3-b2'
    expect(Table.at({ trains: [6], players: [{ solid: around }] }).purchases).toEqual([
      'buy 6 with a2-b2 a3-b2 b1-b2 b2-b3 b2-c1 b2-c2',
    ])
    expect(Table.at({ trains: [6], players: [{ solid: star }] }).purchases).toHaveLength(1)
  })

  it('LK-B1: every train that lies face up, with every set that is joined', () => {
    const table = Table.at({ trains: [2, 13], players: [{ solid: LINE_WITH_BRANCH }] })
    expect(table.purchases.sort()).toEqual([
      'buy 13 with a1-b1 b1-b2 b1-c1',
      'buy 13 with a1-b1 b1-c1 c1-d1',
      'buy 13 with b1-b2 b1-c1 c1-d1',
      'buy 2 with a1-b1 b1-b2',
      'buy 2 with a1-b1 b1-c1',
      'buy 2 with b1-b2 b1-c1',
      'buy 2 with b1-c1 c1-d1',
    ])
    expect(table.counts.buy).toBe(7)
  })

  it.each([
    ['one too few', 'a1-b1 b1-c1', 'LK-B1 too-few'],
    ['one too many', LINE_WITH_BRANCH, 'LK-B1 too-many'],
    ['the right number, but not joined', 'a1-b1 b1-b2 d2-d3', 'LK-B1 not-connected'],
    ['one of them twice', 'a1-b1 b1-c1 b1-c1', 'LK-B1 section-twice'],
    ['a free one', 'a1-a2 a1-b1 b1-c1', 'LK-B1 free-cannot-pay'],
    ['a reserved one', 'a1-b1 a2-b1 b1-c1', 'LK-A3 reserved-cannot-pay'],
    ['another player’s, drawn', 'a1-b1 b1-c1 c1-c2', 'LK-A3 not-yours'],
    ['another player’s, reserved', 'b1-b2 b2-b3 b1-c1', 'LK-A3 not-yours'],
    ['a black one', 'b1-c1 c1-d1 d1-d2', 'LK-A3 black-already'],
  ])('LK-A3, LK-B1: sections that cannot pay: %s', (_, sections, why) => {
    const table = Table.at({
      trains: [3, 9],
      black: 'd1-d2',
      players: [
        { solid: `${LINE_WITH_BRANCH} d2-d3`, reserved: 'a2-b1' },
        { solid: 'c1-c2', reserved: 'b2-b3' },
      ],
    })
    expect(table.whyNotNow(`buy 3 with ${sections}`)).toBe(why)
  })

  it('LK-A3: what is reserved does not join what is drawn', () => {
    const table = Table.at({ trains: [2], players: [{ solid: 'a1-b1 c1-d1', reserved: 'b1-c1' }] })
    expect(table.purchases).toEqual([])
    expect(table.whyNotNow('buy 2 with a1-b1 c1-d1')).toBe('LK-B1 not-connected')
    table.play('draw b1-c1')
    table.play('draw d3-d4')
    expect(table.purchases).toEqual(['buy 2 with a1-b1 b1-c1', 'buy 2 with b1-c1 c1-d1'])
  })

  it('LK-A3: a reserved section can pay when it has been drawn, in a later turn', () => {
    const table = Table.at({ trains: [2], players: [{ solid: 'a1-b1', reserved: 'b1-c1' }] })
    expect(table.whyNotNow('buy 2 with a1-b1 b1-c1')).toBe('LK-A3 reserved-cannot-pay')
    table.play('draw b1-c1')
    table.play('draw a3-a4')
    expect(table.whyNotNow('buy 2 with a1-b1 b1-c1')).toBeUndefined()
  })

  it.each([
    ['in the deck', 4],
    ['another player’s', 5],
    ['one’s own', 6],
    ['not in the set', 99],
  ])('LK-B1: a train that does not lie face up cannot be bought: it is %s', (_, train) => {
    const players = [{ solid: LINE_WITH_BRANCH, trains: [6] }, { trains: [5] }]
    const table = Table.at({ trains: [2], trainDeck: [4], players })
    expect(table.whyNotNow(`buy ${train} with ${LINE_WITH_BRANCH}`)).toBe('LK-B1 no-such-train')
  })

  it('LK-B1: sections that have paid are used up for every player', () => {
    const table = Table.at({ trains: [2, 12], players: [{ solid: 'a1-b1 b1-c1 c1-d1' }, {}] })
    table.play('buy 2 with a1-b1 b1-c1')
    expect(table.whyNotNow('draw a1-b1')).toBe('LK-A3 black-already')
    table.play('draw a3-a4')
    expect(table.whyNotNow('buy 12 with b1-c1 c1-d1')).toBe('LK-A3 black-already')
    expect(table.whyNotNow('draw b1-c1')).toBe('LK-A3 black-already')
  })

  it('LK-B1: trains are kept in the order in which they were bought', () => {
    const table = Table.at({ trains: [12, 2], players: [{ solid: LINE_WITH_BRANCH, trains: [9] }] })
    table.play('buy 12 with b1-c1 c1-d1')
    table.play('draw a3-a4')
    table.play('buy 2 with a1-b1 b1-b2')
    expect(table.player(1).trains).toEqual([9, 12, 2])
  })

  it('LK-B1: a refusal says what the train costs and what was paid', () => {
    const table = Table.at({ trains: [13], players: [{ solid: LINE_WITH_BRANCH }] })
    expect(table.refusalNow('buy 13 with a1-b1 b1-c1')?.values).toMatchObject({ price: 3, paid: 2 })
    expect(table.refusalNow(`buy 13 with ${LINE_WITH_BRANCH}`)?.values).toMatchObject({ price: 3, paid: 4 })
  })
})

describe('what was taken', () => {
  const players = [{ solid: LINE_WITH_BRANCH }]

  it('LK-B5: a train is replaced at once, at the same place, by the next one of the pack', () => {
    const table = Table.at({ trains: [2, 3, 4, 5, 6, 7], trainDeck: [18, 19], players })
    expect(table.play('buy 4 with a1-b1 b1-b2 b1-c1 c1-d1')).toBe(DRAWN)
    expect(table.position).toMatchObject({ trains: [2, 3, 18, 5, 6, 7], trainDeck: [19] })
  })

  it('LK-B5: when the pack has run out there are fewer trains, down to none', () => {
    const table = Table.at({ trains: [2, 3, 12], trainDeck: [], players: [{ solid: `${LINE_WITH_BRANCH} d1-d2` }] })
    expect(table.play('buy 3 with a1-b1 b1-b2 b1-c1')).toBe(NOTHING_NEW)
    expect(table.position.trains).toEqual([2, 12])
    table.play('draw a3-a4')
    table.play('buy 2 with c1-d1 d1-d2')
    expect(table.position.trains).toEqual([12])
    expect(table.counts.buy).toBe(0)
  })

  it('LK-B5: the pack lasts for the whole game: no train is there twice', () => {
    const table = Table.at({
      trains: [2],
      trainDeck: [12, 1],
      players: [{ solid: 'a1-a2 a1-b1' }, { solid: 'd1-d2 d2-d3' }],
    })
    expect(table.play('buy 2 with a1-a2 a1-b1')).toBe(DRAWN)
    expect(table.play('buy 12 with d1-d2 d2-d3')).toBe(DRAWN)
    expect(table.position).toMatchObject({ trains: [1], trainDeck: [] })
  })

  it('LK-B5: a shape is replaced by the next one of its deck, the others stay', () => {
    const table = Table.at({
      trains: [3],
      trainDeck: [4],
      shapes: faceUp(HOOK, LINE, 31),
      shapeDecks: { 1: [13], 2: [23, 24], 3: [32] },
      players: [{ solid: 'a1-b1 b1-c1 c1-d1' }],
    })
    expect(table.play(`buy 3 with a1-b1 b1-c1 c1-d1 shape ${LINE}`)).toBe(DRAWN)
    expect(table.position).toMatchObject({
      trains: [4],
      shapes: { 1: HOOK, 2: 23, 3: 31 },
      shapeDecks: { 1: [13], 2: [24], 3: [32] },
    })
  })

  it('LK-B5: when a deck has run out its place stays empty', () => {
    const table = Table.at({
      trains: [3],
      shapes: faceUp(TRIANGLE, LINE),
      players: [{ solid: 'a1-a2 a1-b1 a2-b1' }],
    })
    expect(table.play(`buy 3 with a1-a2 a1-b1 a2-b1 shape ${TRIANGLE}`)).toBe(NOTHING_NEW)
    expect(table.position).toMatchObject({ trains: [], shapes: { 1: null, 2: LINE, 3: null } })
  })

  it('LK-B5: the pack or a deck alone may have run out', () => {
    const solid = 'a1-a2 a1-b1 a2-b1'
    const buy = `buy 3 with ${solid} shape ${TRIANGLE}`
    const shapes = faceUp(TRIANGLE)
    const trainsLeft = Table.at({ trains: [3], trainDeck: [4], shapes, players: [{ solid }] })
    expect(trainsLeft.play(buy)).toBe(DRAWN)
    expect(trainsLeft.position).toMatchObject({ trains: [4], shapes: { 1: null } })
    const shapesLeft = Table.at({ trains: [3], shapes, shapeDecks: { 1: [HOOK] }, players: [{ solid }] })
    expect(shapesLeft.play(buy)).toBe(DRAWN)
    expect(shapesLeft.position).toMatchObject({ trains: [], shapes: { 1: HOOK } })
  })

  it('LK-B1: on the standard map it is the same', () => {
    const { trains, map } = lokomoto.cards
    const cheapest = trains.find(({ price }) => price === 2)?.id ?? 0
    const [first, ...others] = map.sections
    const meets = (section: string) => section.split('-').some((station) => first.split('-').includes(station))
    const [next, away] = [others.find(meets), others.find((section) => !meets(section))]
    const table = Table.at(
      { trains: [cheapest], players: [{ solid: `${first} ${next}` }, { solid: away ?? '' }] },
      lokomoto,
    )
    expect(table.purchases).toEqual([`buy ${cheapest} with ${first} ${next}`])
    expect(table.whyNotNow(`buy ${cheapest} with ${first} ${away}`)).toBe('LK-A3 not-yours')
  })
})
