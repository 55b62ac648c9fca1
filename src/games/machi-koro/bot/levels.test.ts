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

/** Plays a game with this bot in all seats; calls `each` before every decision. */
function playGame(
  bot: Bot<MachiTypes>,
  players: number,
  nodes: number,
  each: (table: Table, k: number) => void,
  game = machiKoro,
) {
  const table = Table.start({ players }, `${bot.name}/${players}`, game)
  const seed = `${bot.name}/bots`
  for (let k = 0; table.active.length > 0; k++) {
    each(table, k)
    const [action] = ask(bot, table, { nodes, seed: `${seed}/${k}` }).thought.plan
    table.play(game.format(action))
  }
  return table
}

const TOWN: PlayerSituation = { coins: 3, cards: { 'wheat-field': 1, bakery: 1 } }
const READY = ['train-station', 'shopping-mall', 'amusement-park'] as const

describe.each([...levels, ...sparring.bots].map((bot) => [bot.name, bot] as const))('%s', (_, bot) => {
  it.each([2, 4])('plays complete games of %i players by the rules', (players) => {
    const table = playGame(bot, players, 30, () => undefined)
    expect(table.view.turns).toBeLessThan(150)
  })

  it('plays with changed prices, incomes and copies of cards', () => {
    const game = gameWith({ ranch: { cost: 2, income: 2 }, 'tv-station': { copies: 0 }, 'radio-tower': { cost: 30 } })
    expect(playGame(bot, 2, 30, () => undefined, game).view.turns).toBeLessThan(150)
  })

  it('plays a complete game with an unknown card set', () => {
    const table = playGame(bot, 3, 30, () => undefined, gameOf(bigTown))
    expect(table.view.turns).toBeLessThan(400)
  })

  it('builds the last landmark if it can', () => {
    const player = { ...TOWN, coins: 22, landmarks: READY }
    expect(choiceAt(bot, { phase: 'build', dice: [1], players: [player, TOWN] })).toBe('build radio-tower')
  })
})

describe.each([expertBot, strongBot].map((bot) => [bot.name, bot] as const))('%s', (_, bot) => {
  it('does not use the dice to come', () => {
    playGame(bot, 3, 20, (table, k) => {
      if (k % 3 > 0) return
      const { game, view, position } = table
      const other = new Table(game, game.determinize(view, new Rng('other dice')))
      expect(game.view(other.state, position.turn)).toEqual(view)
      expect(ask(bot, other, { nodes: 100 }).thought).toEqual(ask(bot, table, { nodes: 100 }).thought)
    })
  })

  it.each([
    [400, 2],
    [100, 4],
  ])('stays within a budget of %i nodes with %i players', (nodes, players) => {
    playGame(bot, players, 20, (table, k) => {
      if (k % 3 > 0) return
      expect(ask(bot, table, { nodes }).budget.nodes).toBeLessThanOrEqual(1.2 * nodes)
    })
  })

  it('answers even without a budget', () => {
    expect(ask(bot, Table.start({ players: 4 }, 'spent'), { nodes: 0 }).thought.plan).toHaveLength(1)
  })

  it('has a complete sentence as the reason of every candidate', () => {
    playGame(bot, 3, 20, (table) => {
      for (const { reason, plan, estimate } of ask(bot, table, { nodes: 100 }).thought.candidates) {
        const sentence = fillIn(HINTS[reason.reason as keyof HintTexts], reason.values)
        expect(sentence, planOf({ plan })).toMatch(/^[^{}]{10,}\.$/)
        expect(estimate).toBeGreaterThanOrEqual(0)
        expect(estimate).toBeLessThanOrEqual(1 + 1e-9)
      }
    })
  })

  it('does not advise dice with a reason that speaks for the other ones', () => {
    const told = new Set<string>()
    playGame(bot, 3, 20, (table) => {
      for (const { reason } of ask(bot, table, { nodes: 20 }).thought.candidates) {
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
    playGame(bot, 4, 20, (table) => {
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
