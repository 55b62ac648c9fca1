import { describe, expect, it } from 'vitest'
import { compileCards } from '../cards/tables.ts'
import { block, draw } from './actions.ts'
import { countActions, listActions } from './legality/legal.ts'
import { refusalOf } from './legality/refusal.ts'
import { playAction } from './play.ts'
import { positionOf } from './position.ts'
import { lokomoto } from './rules.ts'
import { setUp } from './setup.ts'
import { type Situation, Table } from './testing/positions.ts'
import { fullMap, smallCards, smallGame } from './testing/small-set.ts'
import { PLAYER_COUNTS } from './testing/variants.ts'

/** A map that no card file may have: it has fewer sections than the opening blackens. */
const TINY = compileCards({
  ...smallGame.cards,
  map: { ...smallCards.map, ...fullMap('triangular', 2, 2), sections: ['a1-a2', 'a1-b1', 'a2-b1'] },
})

describe('the end', () => {
  const LAST_MOMENTS: readonly (readonly [how: string, Situation, text: string])[] = [
    ['drawing the last free section', { free: 'a1-a2' }, 'draw a1-a2'],
    ['reserving the last two', { free: 'a1-a2 d3-d4' }, 'reserve a1-a2 d3-d4'],
    ['reserving the last one', { free: 'a1-a2' }, 'reserve a1-a2'],
  ]

  it.each(LAST_MOMENTS)('LK-E1: the game ends at once, in the middle of a round, by %s', (_, situation, text) => {
    const table = Table.at({ ...situation, turn: 2, players: [{}, {}, {}, {}], trains: [2], trainDeck: [3] })
    table.play(text)
    expect(table.position).toMatchObject({ phase: 'over', active: [], turn: 2, trains: [2], trainDeck: [3] })
    expect(table.active).toEqual([])
    for (const seat of [1, 2, 3, 4]) {
      expect(table.legalOf(seat)).toEqual([])
      expect(table.whyNot(seat, 'draw a1-b1')).toBe('LK-E1 game-over')
    }
    expect(table.counts).toEqual({})
  })

  it('LK-E1: as long as one section is free the game goes on', () => {
    const table = Table.at({ free: 'a1-a2 a1-b1 d3-d4', players: [{}, {}, {}] })
    table.play('reserve a1-a2 a1-b1')
    expect(table.position).toMatchObject({ phase: 'main', turn: 2 })
    table.play('draw d3-d4')
    expect(table.position).toMatchObject({ phase: 'over', turn: 2 })
  })

  it('LK-E1: drawing what one has reserved, or buying, ends nothing', () => {
    const players = [{ solid: 'b1-b2 b2-b3', reserved: 'a1-a2' }]
    const drawing = Table.at({ free: 'd3-d4', players })
    drawing.play('draw a1-a2')
    expect(drawing.position.phase).toBe('main')
    const buying = Table.at({ free: 'd3-d4', players, trains: [2] })
    buying.play('buy 2 with b1-b2 b2-b3')
    expect(buying.position.phase).toBe('main')
  })

  it('LK-E1: reserved sections are not free: the game ends though they are not drawn', () => {
    const table = Table.at({ free: 'a1-a2', players: [{ reserved: 'b1-b2 b2-b3' }, { reserved: 'c1-c2' }] })
    table.play('draw a1-a2')
    expect(table.position.phase).toBe('over')
  })

  it('LK-E1: a game whose map is all taken in the opening ends there', () => {
    const state = setUp({ players: 2, first: 1 }, TINY, 'tiny')
    for (const section of [0, 1]) playAction(state, block(section))
    expect(positionOf(state)).toMatchObject({ phase: 'block', turn: 1 })
    playAction(state, block(2))
    expect(positionOf(state)).toMatchObject({ phase: 'over', active: [], turn: 1 })
    expect([...listActions(state)]).toEqual([])
    expect(countActions(state)).toEqual({})
    expect(refusalOf(state, 0, draw(0))).toMatchObject({ rule: 'LK-E1', reason: 'game-over' })
  })

  it.each(PLAYER_COUNTS)('LK-E1: every game of %i players ends with no free section and not before', (players) => {
    const table = Table.start({ players }, 'end', lokomoto).playOn('end', (now) => {
      expect(now.sections('free')).not.toBe('')
    })
    expect(table.sections('free')).toBe('')
    expect(table.position.phase).toBe('over')
  })
})
