import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import type { MachiPlayer } from '../rules/position.ts'
import { machiKoro } from '../rules/rules.ts'
import type { MachiState } from '../rules/state.ts'
import { bigTown, gameOf } from '../rules/testing/big-town.ts'
import { texts as english, texts } from '../text/en/board.ts'
import { texts as hungarian } from '../text/hu/board.ts'
import { texts as japanese } from '../text/ja/board.ts'
import { explainRefusal, narrate } from './narrate.ts'

const SEATS = ['Anna', 'Béla', 'Cili'].map((name) => ({ name, kind: 'person' as const }))
const START = machiKoro.position(machiKoro.setup({ players: 3, first: 1 }, 'tea'))
const PLAYER: MachiPlayer = { coins: 0, cards: { 'wheat-field': 1 }, landmarks: [] }

function tableWith(changes: Partial<typeof START>): MachiState {
  return machiKoro.fromPosition({ ...START, ...changes }, new Rng('tea'))
}

/** What is said of an action of seat 1. */
function saidOf(state: MachiState, action: string, texts = english): string {
  const before = machiKoro.view(state, 'spectator')
  machiKoro.play(state, 1, machiKoro.parse(action) ?? -1)
  return narrate({ seat: 1, action, before }, machiKoro.view(state, 'spectator'), texts, machiKoro.cards, SEATS)
}

const TOWER = 'radio-tower' as const

describe('the log', () => {
  it('says who pays whom for what, and what is forgiven', () => {
    const players = [
      { coins: 3, cards: { bakery: 2 }, landmarks: [TOWER] },
      { ...PLAYER, cards: { cafe: 3 } },
      { ...PLAYER, cards: { cafe: 2 } },
    ]
    expect(saidOf(tableWith({ phase: 'reroll', dice: [3], players }), 'stand')).toBe(
      'Anna keeps the 3. 2 Cafés: Anna pays Cili 2 coins. 3 Cafés: Anna pays Béla 1 of 3 coins. 2 Bakeries: Anna gets 2 coins.',
    )
    const poor = [{ ...players[0], coins: 0 }, { ...PLAYER, cards: { cafe: 1 } }, PLAYER]
    expect(saidOf(tableWith({ phase: 'reroll', dice: [3], players: poor }), 'stand')).toContain(
      'Café: Anna has no coins to pay Béla.',
    )
  })

  it('says what was rolled, and when no player gets anything', () => {
    const state = tableWith({ players: [PLAYER, PLAYER, PLAYER].map((player) => ({ ...player, cards: {} })) })
    expect(saidOf(state, 'roll 1')).toMatch(/^Anna rolls [1-6]\. No income\.$/)
    const tower = [{ ...PLAYER, landmarks: [TOWER, 'train-station' as const] }, PLAYER, PLAYER]
    expect(saidOf(tableWith({ players: tower }), 'roll 2')).toMatch(/^Anna rolls \d+ \([1-6] \+ [1-6]\)\.$/)
  })

  it('does not say that no player gets anything while a card still asks for it', () => {
    const owner = { ...PLAYER, cards: { 'tv-station': 1 }, landmarks: [TOWER] }
    const table = { phase: 'reroll' as const, dice: [6], players: [owner, PLAYER, PLAYER] }
    expect(saidOf(tableWith(table), 'stand')).toBe('Anna keeps the 6.')
  })

  it('says of a card that has nothing to count that it brings nothing', () => {
    const owner = { ...PLAYER, cards: { 'cheese-factory': 2 }, landmarks: [TOWER] }
    const table = { phase: 'reroll' as const, dice: [3, 4], players: [owner, PLAYER, PLAYER] }
    const said = [english, hungarian, japanese].map((texts) => saidOf(tableWith(table), 'stand', texts))
    expect(said).toEqual([
      'Anna keeps the 7. 2 Cheese Factories: Anna gets nothing.',
      'Anna megtartja a 7-est. 2 Sajtgyár: Anna nem kap semmit.',
      'Annaが7で確定しました。チーズ工場2枚：Annaは収入なし。',
    ])
  })

  it('says what the purple cards do', () => {
    const players = [PLAYER, { ...PLAYER, coins: 4 }, { ...PLAYER, cards: { mine: 1 } }]
    const owner = { ...PLAYER, cards: { ranch: 1, 'tv-station': 1, 'business-center': 1 } }
    const table = { dice: [6], players: [owner, players[1], players[2]] }
    expect(saidOf(tableWith({ ...table, phase: 'tv' }), 'tv 2')).toBe('TV Station: Béla pays Anna 4 of 5 coins.')
    expect(saidOf(tableWith({ ...table, phase: 'swap' }), 'swap ranch 3 mine')).toBe('Anna gives Cili Ranch for Mine.')
    expect(saidOf(tableWith({ ...table, phase: 'swap' }), 'noswap')).toBe('Anna swaps nothing.')
  })

  it('says what was built, who takes another turn and who wins', () => {
    const rich = { ...PLAYER, coins: 30 }
    const players = [rich, PLAYER, PLAYER]
    expect(saidOf(tableWith({ phase: 'build', dice: [1], players }), 'build ranch')).toBe(
      'Anna builds Ranch for 1 coin.',
    )
    expect(saidOf(tableWith({ phase: 'build', dice: [1], players }), 'pass')).toBe('Anna builds nothing.')
    const park = [{ ...rich, landmarks: ['train-station', 'amusement-park'] as const }, PLAYER, PLAYER]
    expect(saidOf(tableWith({ phase: 'build', dice: [2, 2], players: park }), 'pass')).toBe(
      'Anna builds nothing. A double: Anna takes another turn.',
    )
    const nearly = { ...rich, landmarks: ['train-station', 'shopping-mall', 'amusement-park'] as const }
    const last = tableWith({ phase: 'build', dice: [1], players: [nearly, PLAYER, PLAYER] })
    expect(saidOf(last, 'build radio-tower')).toBe(
      'Anna builds Radio Tower for 22 coins. Anna has all four landmarks and wins.',
    )
  })
})

describe('a refusal on the page', () => {
  it('is a sentence that calls cards by their names', () => {
    const values = { action: 'build mine', card: 'mine', cost: 6, coins: 2 }
    expect(explainRefusal({ rule: 'MK-B1', reason: 'too-expensive', values }, texts, machiKoro.cards)).toBe(
      'Mine costs 6 coins; you have 2.',
    )
    expect(explainRefusal({ rule: 'MK-S2', reason: 'not-your-turn', values: {} }, texts, machiKoro.cards)).toBe(
      'It is another player’s turn.',
    )
  })

  it('calls the cards of another set as that does', () => {
    const values = { action: 'build kiosk-24', card: 'kiosk-24' }
    const refusal = { rule: 'MK-B2', reason: 'sold-out', values }
    expect(explainRefusal(refusal, texts, gameOf(bigTown).cards)).toContain('Kiosk 24')
  })
})
