import { describe, expect, it } from 'vitest'
import { questionOf, think } from '#bots/ask.ts'
import type { Bot, Question, Thought } from '#bots/bot.ts'
import { Budget } from '#bots/budget.ts'
import { fillIn } from '#engine/json.ts'
import { Rng } from '#engine/random.ts'
import type { MachiTypes } from '../rules/facts.ts'
import { machiKoro } from '../rules/rules.ts'
import { bigTown, gameOf } from '../rules/testing/big-town.ts'
import { gameWith } from '../rules/testing/other-cards.ts'
import { type PlayerSituation, type Situation, Table } from '../rules/testing/positions.ts'
import { HINTS, type HintTexts } from '../text/en/board.ts'
import { expertBot } from './expert.ts'
import { easyBot, levels, strongBot } from './levels.ts'
import { sparring } from './sparring.ts'

const never = () => {
  throw new Error('a budget of nodes must not look at a clock')
}

interface Asking {
  readonly nodes?: number
  readonly seed?: string
  readonly consider?: readonly string[][]
}

function ask(bot: Bot<MachiTypes>, table: Table, { nodes = 400, seed = 'bot', consider = [] }: Asking = {}) {
  const budget = Budget.of({ nodes }, never)
  const beginnings = consider.map((texts) => texts.map((text) => table.action(text)))
  const { game, view, position } = table
  const question: Question<MachiTypes> = questionOf(game, view, position.turn, budget, new Rng(seed), beginnings)
  return { thought: think(bot, question), budget }
}

function planOf({ plan }: Pick<Thought<MachiTypes>, 'plan'>): string {
  return plan.map((action) => machiKoro.format(action)).join(', ')
}

function choiceAt(bot: Bot<MachiTypes>, situation: Situation, asking?: Asking): string {
  return planOf(ask(bot, Table.at(situation), asking).thought)
}

/** Plays a game with one bot per seat; calls `each` before every decision. */
function playGame(
  bots: readonly Bot<MachiTypes>[],
  nodes: number,
  each: (table: Table, k: number) => void = () => undefined,
  game = machiKoro,
) {
  const name = bots.map((bot) => bot.name).join('/')
  const table = Table.start({ players: bots.length }, name, game)
  for (let k = 0; table.active.length > 0; k++) {
    each(table, k)
    const [seat] = table.active
    const [action] = ask(bots[seat - 1], table, { nodes, seed: `${name}/bots/${k}` }).thought.plan
    table.play(game.format(action))
  }
  return table
}

const TOWN: PlayerSituation = { coins: 3, cards: { 'wheat-field': 1, bakery: 1 } }
const READY = ['train-station', 'shopping-mall', 'amusement-park'] as const

const ALL_BOTS = [...levels, ...sparring.bots]
/** Every bot plays once in a game with these cards. */
const SETS = [
  ['the standard cards', 2, 150, machiKoro],
  [
    'changed prices, incomes and copies of cards',
    4,
    150,
    gameWith({ ranch: { cost: 2, income: 2 }, 'tv-station': { copies: 0 }, 'radio-tower': { cost: 30 } }),
  ],
  ['an unknown card set', 3, 400, gameOf(bigTown)],
] as const

describe('every bot', () => {
  it.each(SETS)('plays complete games by the rules with %s, %i players', (_, players, mostTurns, game) => {
    for (let i = 0; i < ALL_BOTS.length; i += players) {
      const bots = Array.from({ length: players }, (_, k) => ALL_BOTS[(i + k) % ALL_BOTS.length])
      expect(playGame(bots, 30, undefined, game).view.turns).toBeLessThan(mostTurns)
    }
  })

  it.each(ALL_BOTS)('$name builds the last landmark if it can', (bot) => {
    const player = { ...TOWN, coins: 22, landmarks: READY }
    expect(choiceAt(bot, { phase: 'build', dice: [1], players: [player, TOWN] })).toBe('build radio-tower')
  })
})

describe.each([expertBot, strongBot].map((bot) => [bot.name, bot] as const))('%s', (_, bot) => {
  it('answers even without a budget', () => {
    expect(ask(bot, Table.start({ players: 4 }, 'spent'), { nodes: 0 }).thought.plan).toHaveLength(1)
  })

  it('keeps to its budget, and gives every candidate a complete sentence that speaks for it as its reason', () => {
    const told = new Set<string>()
    playGame([bot, bot, bot], 20, (table) => {
      const { thought, budget } = ask(bot, table, { nodes: 100 })
      expect(budget.nodes).toBeLessThanOrEqual(120)
      for (const { reason, plan, estimate } of thought.candidates) {
        const sentence = fillIn(HINTS[reason.reason as keyof HintTexts], reason.values)
        expect(sentence, planOf({ plan })).toMatch(/^[^{}]{10,}\.$/)
        expect(estimate).toBeGreaterThanOrEqual(0)
        expect(estimate).toBeLessThanOrEqual(1 + 1e-9)
        const { mean, other, coins } = reason.values as Record<string, number>
        if (reason.reason === 'one-die' || reason.reason === 'two-dice') expect(mean).toBeGreaterThanOrEqual(other)
        if (reason.reason === 'stand') expect(coins).toBeGreaterThanOrEqual(mean)
        if (reason.reason === 'reroll') expect(mean).toBeGreaterThanOrEqual(coins)
        told.add(reason.reason)
      }
    })
    expect(told).toContain('fewer-coins')
  })

  it('gives each step of a plan the reason of that step', () => {
    const rich = { coins: 9, cards: { 'tv-station': 1, bakery: 2, ranch: 3 } }
    const table = Table.at({ phase: 'tv', dice: [6], players: [rich, TOWN, { ...TOWN, coins: 9 }] })
    const { plan, reason, stepReasons = [] } = ask(bot, table).thought
    expect(stepReasons).toHaveLength(plan.length)
    expect(stepReasons[0]).toEqual(reason)
    expect(stepReasons[0].reason).toMatch(/^robs/)
    expect(stepReasons[1].reason).not.toMatch(/^robs/)
  })

  it('estimates every beginning in consider', () => {
    const rich = { coins: 9, cards: { 'tv-station': 1, bakery: 2, ranch: 3 } }
    const table = Table.at({ phase: 'tv', dice: [6], players: [rich, TOWN, { ...TOWN, coins: 9 }] })
    const consider = [['tv 2', 'pass'], ['tv 3'], ['tv 2', 'build bakery']]
    const { candidates } = ask(bot, table, { consider }).thought
    const found = consider.map((_, i) => candidates.find(({ considered }) => considered === i))
    expect(found.map((each) => each && planOf(each).startsWith('tv'))).toEqual([true, true, true])
    expect(found[0] && planOf(found[0])).toBe('tv 2, pass')
    expect(found[2] && planOf(found[2])).toBe('tv 2, build bakery')
    expect(found[1]?.plan).toHaveLength(2)
  })

  it('gives a plan the same estimate with and without consider', () => {
    playGame([bot, bot], 20, (table) => {
      const own = ask(bot, table, { nodes: 0 }).thought.candidates
      const last = own[own.length - 1]
      const consider = [last.plan.map((action) => table.game.format(action))]
      const { candidates } = ask(bot, table, { nodes: 0, consider }).thought
      expect(candidates.find(({ considered }) => considered === 0)?.estimate).toBe(last.estimate)
    })
  })

  it('cuts a beginning in consider after a roll of dice', () => {
    const player = { coins: 9, cards: { bakery: 3 }, landmarks: ['radio-tower', 'train-station'] as const }
    const table = Table.at({ phase: 'reroll', dice: [5], players: [player, TOWN] })
    const consider = [['reroll 2', 'build ranch'], ['stand', 'pass'], ['reroll 1']]
    const { candidates } = ask(bot, table, { consider }).thought
    const plans = consider.map((_, i) => candidates.filter(({ considered }) => considered === i).map(planOf))
    expect(plans).toEqual([['reroll 2'], ['stand, pass'], ['reroll 1']])
  })

  it('rolls two dice for cards that need a roll above six, and one for the others', () => {
    const landmarks = ['train-station'] as const
    const high = { cards: { 'cheese-factory': 2, ranch: 4 }, landmarks }
    const low = { cards: { 'convenience-store': 3, bakery: 3 }, landmarks }
    expect(choiceAt(bot, { players: [high, TOWN] })).toBe('roll 2')
    expect(choiceAt(bot, { players: [low, TOWN] })).toBe('roll 1')
  })

  it('rolls again if the dice bring nothing, and stands if they bring much', () => {
    const tower = { coins: 3, cards: { 'wheat-field': 4, bakery: 1 }, landmarks: ['radio-tower'] as const }
    expect(choiceAt(bot, { phase: 'reroll', dice: [6], players: [tower, TOWN] })).toBe('reroll 1')
    expect(choiceAt(bot, { phase: 'reroll', dice: [1], players: [tower, TOWN] })).toMatch(/^stand, build/)
  })

  it('stands on a roll that lets it win', () => {
    const landmarks = ['train-station', 'shopping-mall', 'radio-tower'] as const
    const player = { coins: 16, cards: { mine: 2 }, landmarks }
    const situation: Situation = { phase: 'reroll', dice: [6], players: [player, TOWN] }
    expect(choiceAt(bot, situation)).toBe('stand, build amusement-park')
  })

  it('takes coins from the player who would win next', () => {
    const mine = { coins: 5, cards: { 'tv-station': 1, 'convenience-store': 3 } }
    const leader = { coins: 22, cards: { 'wheat-field': 1 }, landmarks: READY }
    const rich = { coins: 22, cards: { 'wheat-field': 1 } }
    expect(choiceAt(bot, { phase: 'tv', dice: [6], players: [mine, rich, leader] })).toMatch(/^tv 3/)
  })
})

describe('the easy bot', () => {
  it('varies its buildings with the seed', () => {
    const player = { ...TOWN, coins: 6 }
    const seeds = Array.from({ length: 20 }, (_, i) => `${i}`)
    const choices = seeds.map((seed) =>
      choiceAt(easyBot, { phase: 'build', dice: [1], players: [player, TOWN] }, { seed }),
    )
    expect(new Set(choices).size).toBeGreaterThan(2)
  })
})
