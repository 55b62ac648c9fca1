import { describe, expect, it } from 'vitest'
import { RNG_WORDS, Rng } from '#engine/random.ts'
import { build } from '../rules/actions.ts'
import { isLegal } from '../rules/legality/legal.ts'
import { playAction } from '../rules/play.ts'
import { machiKoro } from '../rules/rules.ts'
import { BUILD, OVER, PHASE, TURN } from '../rules/state.ts'
import { bigTown, gameOf } from '../rules/testing/big-town.ts'
import { Table } from '../rules/testing/positions.ts'
import { HABITS, likelihoods } from './habits.ts'
import { LeanTable } from './lean-table.ts'
import { LISTS, Shopper } from './shopping-lists.ts'

const NAMES = Object.keys(LISTS)
const shoppers = Object.values(LISTS).map((list) => new Shopper(list))
const GAMES = 600

/** The share of games that the first seat wins. */
function shareOf(isWon: (seed: string) => boolean): number {
  return Array.from({ length: GAMES }, (_, k) => isWon(`lean/${k}`)).filter((won) => won).length / GAMES
}

function isWonByRules(habits: readonly number[], seed: string): boolean {
  const state = machiKoro.setup({ players: habits.length }, seed)
  while (state.words[PHASE] !== OVER) playAction(state, shoppers[habits[state.words[TURN]]].choose(state))
  return state.words[TURN] === 0
}

function luck(players: number, seed: string): Int32Array {
  const dice = new Int32Array(players * RNG_WORDS)
  const rng = new Rng(seed)
  for (let at = 0; at < dice.length; at += RNG_WORDS) rng.branch(dice, at)
  return dice
}

function isWonByHabit(habits: readonly number[], seed: string): boolean {
  const state = machiKoro.setup({ players: habits.length }, seed)
  const table = new LeanTable(state.cards, habits.length)
  table.load(state)
  const dice = luck(habits.length, seed)
  for (;;) {
    const isAgain = table.roll(dice)
    if (table.canWin) return table.player === 0
    table.buildByHabit(HABITS[habits[table.player]])
    if (!isAgain) table.pass()
  }
}

describe('LeanTable', () => {
  it.each([
    [['cheese', 'store', 'spread', 'bakery']],
    [['furniture', 'cheese', 'store', 'spread']],
    [['mine', 'furniture', 'store']],
    [['store', 'furniture']],
  ])('gives the first of %j about as many wins as the full rules', (names) => {
    const habits = names.map((name) => NAMES.indexOf(name))
    const lean = shareOf((seed) => isWonByHabit(habits, seed))
    const ruled = shareOf((seed) => isWonByRules(habits, seed))
    expect(Math.abs(lean - ruled)).toBeLessThan(0.07)
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
