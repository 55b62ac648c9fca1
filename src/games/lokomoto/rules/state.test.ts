import { describe, expect, it } from 'vitest'
import { RNG_WORDS } from '#engine/random.ts'
import { MAX_SECTIONS, MAX_SHAPES, MAX_TRAINS, SHAPE_POINTS } from '../cards/cards.ts'
import {
  block,
  draw,
  firstSection,
  isBlock,
  isDraw,
  isReserveOne,
  MARKS,
  reserve,
  reserveOne,
  secondSection,
} from './actions.ts'
import { facts } from './facts.ts'
import { OPEN_TRAINS, SECRETS_EACH } from './numbers.ts'
import { lokomoto } from './rules.ts'
import { SET_WORDS } from './sections.ts'
import * as state from './state.ts'

/** Where the last of some ranges of words ends; each must begin where the one before ends. */
function endOf(runs: readonly (readonly [begin: number, length: number])[]): number {
  return runs.reduce((end, [begin, length]) => {
    expect(begin).toBe(end)
    return begin + length
  }, 0)
}

describe('the plain numbers of the state', () => {
  const [, mostPlayers] = facts.players

  it('lay out the table and a player without gaps and overlaps, with room for the largest card set', () => {
    const table = endOf([
      [state.PHASE, 1],
      [state.TURN, 1],
      [state.TURNS, 1],
      [state.RNG, RNG_WORDS],
      [state.OPEN, OPEN_TRAINS],
      [state.TRAIN_NEXT, 1],
      [state.TRAIN_DECK, MAX_TRAINS],
      [state.BOUGHT_COUNT, 1],
      [state.BOUGHT, MAX_TRAINS],
      [state.OPEN_SHAPES, SHAPE_POINTS.length],
      [state.SHAPE_NEXT, SHAPE_POINTS.length],
      [state.SHAPE_DECKS, SHAPE_POINTS.length * state.SHAPE_DECK_WORDS],
      [state.WON_COUNT, 1],
      [state.WON, MAX_SHAPES],
      [state.SECRETS, mostPlayers * SECRETS_EACH],
      [state.FREE, SET_WORDS],
      [state.PLAYERS, mostPlayers * state.PLAYER_WORDS],
    ])
    expect(table).toBe(state.STATE_WORDS)
    const player = endOf([
      [state.SOLID, SET_WORDS],
      [state.RESERVED, SET_WORDS],
      [state.USED, SET_WORDS],
    ])
    expect(player).toBe(state.PLAYER_WORDS)
  })

  it('end decks where the next thing begins', () => {
    expect(state.TRAIN_DECK_END).toBe(state.TRAIN_DECK + MAX_TRAINS)
    expect(state.SHAPE_DECK_WORDS).toBe(MAX_SHAPES)
    expect(SHAPE_POINTS.map((_, deck) => state.shapeDeckEnd(deck)).at(-1)).toBe(state.WON_COUNT)
    expect(state.playerAt(mostPlayers)).toBe(state.STATE_WORDS)
    expect(SET_WORDS * 32).toBe(MAX_SECTIONS)
  })

  it('name phases and secret decks by their places', () => {
    const { BLOCK, MAIN, OVER, PHASES } = state
    expect([BLOCK, MAIN, OVER].map((phase) => PHASES[phase])).toEqual(['block', 'main', 'over'])
    expect(SHAPE_POINTS.slice(state.FIRST_SECRET_DECK)).toEqual([2, 3])
    expect(SHAPE_POINTS.slice(state.FIRST_SECRET_DECK)).toHaveLength(SECRETS_EACH)
  })

  it('keep a card and the player who took it in one word', () => {
    for (const card of [0, 1, Math.max(MAX_TRAINS, MAX_SHAPES) - 1]) {
      for (let player = 0; player < mostPlayers; player++) {
        const word = state.taken(card, player)
        expect([state.takenCard(word), state.taker(word)]).toEqual([card, player])
      }
    }
  })

  it('have room for the standard set', () => {
    const { map, trains, shapes } = lokomoto.cards
    expect(map.sections.length).toBeLessThanOrEqual(MAX_SECTIONS)
    expect(trains.length).toBeLessThanOrEqual(MAX_TRAINS)
    expect(shapes.length).toBeLessThanOrEqual(MAX_SHAPES)
  })
})

describe('the numbers of actions', () => {
  const last = MAX_SECTIONS - 1

  it('follow each other without gaps: block, draw, reserve two, reserve one', () => {
    expect([block(0), block(last)]).toEqual([0, last])
    expect(draw(0)).toBe(block(last) + 1)
    expect(reserve(0, 0)).toBe(draw(last) + 1)
    expect(reserveOne(0)).toBe(reserve(last, last) + 1)
    expect(MARKS).toBe(reserveOne(last) + 1)
  })

  it('tell their kind and their sections', () => {
    for (const section of [0, 1, 31, 32, 90, last]) {
      const kinds = [block(section), draw(section), reserve(section, 5), reserveOne(section)].map((mark) => {
        expect(firstSection(mark)).toBe(section)
        return [isBlock(mark), isDraw(mark), isReserveOne(mark)]
      })
      expect(kinds).toEqual([
        [true, false, false],
        [false, true, false],
        [false, false, false],
        [false, false, true],
      ])
      expect(secondSection(reserve(5, section))).toBe(section)
    }
  })
})
