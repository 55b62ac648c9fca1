import { describe, expect, it } from 'vitest'
import { RNG_WORDS, Rng } from '../../../engine/random.ts'
import { playAction } from '../play.ts'
import { machiKoro } from '../rules.ts'
import { OVER, PHASE, TURN } from '../state.ts'
import { Table } from '../testing/positions.ts'
import { HABITS, likelihoods } from './habits.ts'
import { LeanTable } from './lean-table.ts'
import { Shopper } from './shopping-list.ts'
import { LISTS } from './shopping-lists.ts'

const NAMES = Object.keys(LISTS)
const shoppers = Object.values(LISTS).map((list) => new Shopper(list))
const GAMES = 600

/** How often the first seat wins where the seats have these habits. */
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
  const all = habits.map((habit) => HABITS[habit])
  table.finish(0, all, luck(habits.length, seed))
  return table.ownEnd < table.othersEnd
}

describe('a lean table', () => {
  it.each([
    [['cheese', 'store', 'spread', 'bakery']],
    [['furniture', 'cheese', 'store', 'spread']],
    [['mine', 'furniture', 'store']],
    [['store', 'furniture']],
  ])('lets the first of %j win as often as the rules do', (names) => {
    const habits = names.map((name) => NAMES.indexOf(name))
    const lean = shareOf((seed) => isWonByHabit(habits, seed))
    const ruled = shareOf((seed) => isWonByRules(habits, seed))
    expect(Math.abs(lean - ruled)).toBeLessThan(0.07)
  })

  it('rolls as many dice as it is told to begin with', () => {
    const landmarks = ['train-station', 'shopping-mall', 'amusement-park'] as const
    const ready = { coins: 21, cards: { bakery: 1, ranch: 1 }, landmarks }
    const { state } = Table.at({ players: [ready, {}] })
    const winsAtOnce = (dice: number) =>
      shareOf((seed) => {
        const table = new LeanTable(state.cards, 2)
        table.load(state)
        table.finish(0, [HABITS[0], HABITS[0]], luck(2, seed), { dice, isLast: true })
        return table.ownEnd === 0
      })
    // A two or a three lets it have 22: one throw in three of one die, one in twelve of two.
    expect(winsAtOnce(1)).toBeCloseTo(1 / 3, 1)
    expect(winsAtOnce(2)).toBeCloseTo(1 / 12, 1)
  })
})

describe('what a town is after', () => {
  it('is open at first, and seen when it is half built', () => {
    const { state } = Table.start({ players: 4 }, 'habits')
    expect(likelihoods(state, 0)).toEqual(NAMES.map(() => expect.closeTo(1 / NAMES.length)))
    const cards = { 'wheat-field': 1, bakery: 1, ranch: 1, forest: 3, 'furniture-factory': 2 }
    const built = Table.at({ players: [{ cards, landmarks: ['train-station'] }, {}] })
    const odds = likelihoods(built.state, 0)
    expect(odds[NAMES.indexOf('furniture')]).toBeGreaterThan(0.9)
    expect(odds.reduce((one, other) => one + other)).toBeCloseTo(1)
  })
})
