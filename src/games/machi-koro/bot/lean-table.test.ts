import { describe, expect, it } from 'vitest'
import { RNG_WORDS, Rng, randomBelow } from '#engine/random.ts'
import { build } from '../rules/actions.ts'
import { foresee } from '../rules/foresight.ts'
import { isLegal } from '../rules/legality/legal.ts'
import { DIE_SIDES } from '../rules/numbers.ts'
import { machiKoro } from '../rules/rules.ts'
import { BUILD, COINS, type MachiState, PHASE, playerAt, ROLL } from '../rules/state.ts'
import { bigTown, gameOf } from '../rules/testing/big-town.ts'
import { Table } from '../rules/testing/positions.ts'
import { likelihoods } from './habits.ts'
import { LeanTable } from './lean-table.ts'
import { PURSE, THROWS, TOWN_WORDS } from './lean-town.ts'
import { LISTS } from './shopping-lists.ts'

const NAMES = Object.keys(LISTS)
/** A random generator for each player, as a table needs them. */
function luck(players: number, seed: string): Int32Array {
  const dice = new Int32Array(players * RNG_WORDS)
  const rng = new Rng(seed)
  for (let at = 0; at < dice.length; at += RNG_WORDS) rng.branch(dice, at)
  return dice
}

/** Every number that the player may stand on with this luck: by either throw, with one die or with two. */
function possibleRolls(dice: Int32Array, player: number): number[] {
  const drawn = randomBelow(dice.slice(), player * RNG_WORDS, THROWS * THROWS)
  return [drawn % THROWS, Math.floor(drawn / THROWS)].flatMap((thrown) => {
    const one = 1 + (thrown % DIE_SIDES)
    return [one, one + 1 + Math.floor(thrown / DIE_SIDES)]
  })
}

function pursesOf({ words }: MachiState): number[] {
  return Array.from({ length: 4 }, (_, player) => words[playerAt(player) + COINS])
}

describe('LeanTable', () => {
  it.each([
    ['the standard cards', machiKoro],
    ['other cards', gameOf(bigTown)],
  ])('pays for a roll what the rules pay, with %s', (_, game) => {
    const paid = new Set<number>()
    Table.start({ players: 4 }, 'income', game).playOn('income', ({ state }) => {
      if (state.words[PHASE] !== ROLL) return
      const table = new LeanTable(state.cards, 4)
      table.load(state)
      const dice = luck(4, `${paid.size}`)
      const byRules = possibleRolls(dice, table.player).map((roll) => pursesOf(foresee(state, roll).after))
      table.roll(dice)
      const purses = Array.from({ length: 4 }, (_, player) => table.words[player * TOWN_WORDS + PURSE])
      expect(byRules).toContainEqual(purses)
      paid.add(purses[table.player] - state.words[playerAt(table.player) + COINS])
    })
    expect(paid.size).toBeGreaterThan(10)
  })

  it.each([
    ['the standard cards', machiKoro],
    ['other cards', gameOf(bigTown)],
  ])('allows the same buildings as the rules, with %s', (_, game) => {
    Table.start({ players: 4 }, 'lean', game).playOn('lean', ({ state }) => {
      if (state.words[PHASE] !== BUILD) return
      const table = new LeanTable(state.cards, 4)
      table.load(state)
      for (const [id, item] of state.cards.itemOf) {
        expect(table.canBuild(item), id).toBe(isLegal(state, build(item)))
      }
    })
  })
})

describe('the likelihoods of habits', () => {
  it('are equal at the start, and clear for a half-built town', () => {
    const { state } = Table.start({ players: 4 }, 'habits')
    const [first, ...others] = likelihoods(state, 0)
    expect(others).toEqual(others.map(() => first))
    const cards = { 'wheat-field': 1, bakery: 1, ranch: 1, forest: 3, 'furniture-factory': 2 }
    const built = Table.at({ players: [{ cards, landmarks: ['train-station'] }, {}] })
    const odds = likelihoods(built.state, 0)
    expect(odds[NAMES.indexOf('furniture')]).toBeGreaterThan(0.9)
    expect(odds.reduce((one, other) => one + other)).toBeLessThan(1)
  })

  it('are low for a town that fits no list', () => {
    const cards = { 'wheat-field': 1, bakery: 1, mine: 1, cafe: 4, 'tv-station': 1, 'cheese-factory': 1 }
    const { state } = Table.at({ players: [{ cards }, {}] })
    expect(likelihoods(state, 0).reduce((one, other) => one + other)).toBeLessThan(0.1)
  })
})
