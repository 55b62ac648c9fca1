import { describe, expect, it } from 'vitest'
import type { CardSet } from '../../cards/cards.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { town as texts } from '../../text/en/board.ts'
import { words } from '../../text/en/words.ts'
import { type Described, describeSquare } from './describe-square.ts'
import { describeCost } from './Town.tsx'

const cards = standard as unknown as CardSet
const line = (...tracks: string[]) => ({ tracks, laid: tracks.length, plans: [] })

const about: Described = {
  town: {
    c3: { card: 5, turn: 0, token: 1 },
    d4: { card: 8, turn: 90, token: null },
    e4: { card: 1, turn: 0, token: null },
  },
  lines: { red: line('c3-d4'), yellow: line(), blue: line(), black: line() },
  spots: {
    'c3-d4': { cost: 0, openSquares: [], crosses: false },
    'd4-e4': { cost: 1, openSquares: ['e4'], crosses: false },
  },
  cards,
  mode: { kind: 'look' },
  texts,
  words,
  start: null,
}

describe('the spoken name of a square', () => {
  it('says what is on a card', () => {
    expect(describeSquare('c3', about)).toBe(
      'c3: card 5, zoo, leisure. Red 6, yellow 3, blue 3, black 3. Roads north, north-east, south-east, west, north-west. Red track to d4. Upgrade ×2 on red.',
    )
    expect(describeSquare('d4', about)).toMatch(/^d4: card 8, no landmark\./)
    expect(describeSquare('b2', about)).toBe('b2: empty.')
  })

  it('says where a card can go', () => {
    const nothing = () => {}
    const mode = {
      kind: 'place' as const,
      card: cards.townCards[0],
      turn: 90,
      turns: [0, 90],
      squares: ['b2', 'b3'],
      ghost: 'b3',
      onSquare: nothing,
      onTurn: nothing,
      onConfirm: nothing,
    }
    expect(describeSquare('b2', { ...about, mode })).toBe('b2: empty, the card can go here.')
    expect(describeSquare('b3', { ...about, mode })).toMatch(/rotated by 90 degrees.* Roads north, /)
    expect(describeSquare('b4', { ...about, mode })).toBe('b4: empty.')
  })

  it('says where a track can start and end', () => {
    const mode = { kind: 'lay' as const, line: 'red' as const, spots: ['d4-e4'], onSpot: () => {} }
    expect(describeSquare('d4', { ...about, mode })).toMatch(/Enter starts a red track here\.$/)
    expect(describeSquare('c3', { ...about, mode })).not.toMatch(/Enter/)
    expect(describeSquare('d4', { ...about, mode, start: 'd4' })).toMatch(/starts here\. Esc cancels\.$/)
    expect(describeSquare('e4', { ...about, mode, start: 'd4' })).toMatch(/from d4 for 1 resource\.$/)
    expect(describeSquare('c3', { ...about, mode, start: 'd4' })).toMatch(/from d4 cannot be laid\.$/)
  })

  it('tells that a Double Track token is spent beside another line', () => {
    const mode = { kind: 'lay' as const, line: 'blue' as const, spots: ['c3-d4', 'd4-e4'], onSpot: () => {} }
    expect(describeSquare('c3', { ...about, mode, start: 'd4' })).toMatch(/free\. This spends a Double Track token\.$/)
    expect(describeSquare('e4', { ...about, mode, start: 'd4' })).not.toMatch(/Double Track/)
  })

  it('says what an upgrade would do', () => {
    const mode = { kind: 'upgrade' as const, token: cards.devTokens[12], squares: ['e4'], onSquare: () => {} }
    expect(describeSquare('e4', { ...about, mode })).toMatch(/\+3 on red can go here: 6 becomes 9\.$/)
    expect(describeSquare('c3', { ...about, mode })).not.toMatch(/can go here/)
  })
})

describe('the cost of a spot', () => {
  it('comes with its reasons', () => {
    expect(describeCost({ cost: 0, openSquares: [], crosses: false }, texts, words)).toBe('Free: roads on both cards')
    expect(describeCost({ cost: 3, openSquares: ['d4'], crosses: true }, texts, words)).toBe(
      '3 resources: open land on d4, crossing 2',
    )
  })
})
