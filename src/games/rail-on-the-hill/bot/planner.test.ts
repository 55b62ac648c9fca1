import { describe, expect, it } from 'vitest'
import { questionOf, think } from '#bots/ask.ts'
import { Rng } from '#engine/random.ts'
import { ACQUIRE, acquire, buy, KEEP, kindOf, PLACE } from '../rules/actions.ts'
import { railOnTheHill } from '../rules/rules.ts'
import { MAIN, PHASE, playerAt, RESOURCES, ROUND } from '../rules/state.ts'
import { landmarks, line, plainGame, type Situation, Table, town } from '../rules/testing/positions.ts'
import { easyBot, expertBot, strongBot } from './levels.ts'
import { ask, budgetOf, playGame, type RailBot, totalsOf, turnsOf } from './testing/play-bots.ts'

/** A bot's plan in a situation, in the notation, and its reason. */
function intentionIn(bot: RailBot, situation: Situation, game = plainGame()): { plan: string[]; reason: string } {
  const { state } = Table.at(situation, game)
  const thought = think(bot, questionOf(game, game.view(state, 1), 1, budgetOf(3000), new Rng('plain')))
  return { plan: thought.plan.map((action) => game.format(action)), reason: thought.reason.reason }
}

const ALONE = { players: 1 }
const BOARD = { a: 21, b: 22, c: 23, d: 24 }
/** Plan 1 asks for an amusement park, a zoo and a school. */
const PLAN = 1

describe.each([strongBot, expertBot])('$name', (bot) => {
  it('plays legal games, beats an easy bot, and keeps to the budget of each turn', () => {
    const options = { players: 2, requests: true, simultaneous: true }
    const NODES = 300
    const spent = new Map<string, { nodes: number; questions: number }>()
    const bots = Array(options.players).fill(easyBot).fill(bot, 0, 1)
    const match = playGame(options, 'whole', bots, NODES, {
      asked: ({ words }, seat, { nodes }) => {
        if (seat > 1) return
        const turn = words[PHASE] === MAIN ? `${words[ROUND]}` : `phase ${words[PHASE]}`
        const before = spent.get(turn) ?? { nodes: 0, questions: 0 }
        spent.set(turn, { nodes: before.nodes + nodes, questions: before.questions + 1 })
      },
    })
    const totals = totalsOf(match)
    expect(totals[0]).toBeGreaterThan(Math.max(110, ...totals.slice(1)))
    // A budget of this size is too small for futures, so that the first question leaves nothing for later ones.
    for (const { nodes, questions } of spent.values()) {
      expect(nodes).toBeLessThan((1.1 + 0.25 * (questions - 1)) * NODES)
    }
  })

  it('plans on after a token was bought before a card is acquired', () => {
    const { state, seat } = turnsOf({ players: 2 }, [7])[0]
    const bought = railOnTheHill.clone(state)
    bought.words[playerAt(seat - 1) + RESOURCES] = 5
    railOnTheHill.play(bought, seat, buy())
    const { plan } = ask(bot, railOnTheHill.view(bought, seat), seat, budgetOf(300))
    expect(plan.map(kindOf)).toEqual(expect.arrayContaining([KEEP, ACQUIRE, PLACE]))
  })

  it.each([0, 300, 2000])('stays within a budget of %d nodes', (nodes) => {
    for (const { view, seat } of turnsOf(ALONE, [0, 7, 14])) {
      const budget = budgetOf(nodes)
      ask(bot, view, seat, budget)
      expect(budget.nodes).toBeLessThan(Math.max(250, nodes * 1.2))
    }
  })

  it('plans the same with the rest of a used budget as with a new budget of that size', () => {
    for (const { view, seat } of turnsOf(ALONE, [0, 7, 14])) {
      const used = budgetOf(10_000)
      used.spend(9000)
      expect(ask(bot, view, seat, used.part(1))).toEqual(ask(bot, view, seat, budgetOf(1000)))
    }
  })

  it('plans the whole opening in one answer', () => {
    const start = railOnTheHill.setup({ players: 3, requests: true }, 'opening')
    const [seat] = railOnTheHill.active(start)
    const view = railOnTheHill.view(start, seat)
    expect(ask(bot, view, seat, budgetOf(1000)).plan.length).toBeGreaterThanOrEqual(7)
  })

  it('estimates every beginning in consider', () => {
    const [{ view, seat }] = turnsOf(ALONE, [7])
    const state = railOnTheHill.determinize(view, new Rng('any'))
    const beginnings = [0, 1].map((location) => [acquire(location)])
    railOnTheHill.play(state, seat, acquire(0))
    const placing = [...railOnTheHill.legalActions(state, seat)].filter((action) => kindOf(action) === PLACE)
    beginnings.push([acquire(0), placing[0]])
    const { candidates, plan } = ask(bot, view, seat, budgetOf(2000), beginnings)
    beginnings.forEach((beginning, index) => {
      const found = candidates.filter(({ considered }) => considered === index)
      expect(found.length, `${index}`).toBe(1)
      expect(found[0].plan.slice(0, beginning.length)).toEqual(beginning)
      expect(found[0].estimate).toBeLessThanOrEqual(candidates[0].estimate)
    })
    const again = ask(bot, view, seat, budgetOf(2000), [plan])
    expect(again.candidates.filter(({ considered }) => considered === 0).map((one) => one.plan)).toEqual([plan])
  })

  it('estimates an opening in consider', () => {
    const [{ view, seat }] = turnsOf(ALONE, [0])
    const { plan } = ask(bot, view, seat, budgetOf(1000))
    const state = railOnTheHill.determinize(view, new Rng('any'))
    railOnTheHill.play(state, seat, plan[0])
    const placing = [...railOnTheHill.legalActions(state, seat)].find((action) => kindOf(action) === PLACE) ?? 0
    const { candidates } = ask(bot, view, seat, budgetOf(4000), [[plan[0], placing], [plan[0]]])
    const considered = [0, 1].map((index) => candidates.find((one) => one.considered === index))
    expect(considered[0]?.plan.slice(0, 2)).toEqual([plan[0], placing])
    expect(considered[1]?.plan[0]).toBe(plan[0])
    expect(considered[1]?.estimate).toBeGreaterThan((considered[0]?.estimate ?? 0) - 2)
  })

  it('fulfils a plan with its last track', () => {
    const game = plainGame(landmarks({ 1: 'amusement-park', 2: 'zoo', 4: 'school' }))
    const red = line('d4-e4 e4-f4', { plans: [PLAN] })
    const player = { town: town('d4', '1 2 3 4'), lines: { red } }
    const { plan, reason } = intentionIn(bot, { options: ALONE, round: 14, board: BOARD, players: [player] }, game)
    expect(plan).toContain('lay red f4-g4')
    expect(reason).toBe('penalty-avoided')
  })

  it('takes the card that a plan lacks', () => {
    const game = plainGame(landmarks({ 1: 'amusement-park', 2: 'zoo', 23: 'school' }))
    const red = line('d4-e4', { plans: [PLAN] })
    const player = { town: town('d4', '1 2'), lines: { red } }
    const { plan } = intentionIn(bot, { options: ALONE, round: 14, board: BOARD, players: [player] }, game)
    expect(plan[0]).toBe('acquire c')
    expect(plan[1]).toMatch(/^place 23 /)
    expect(plan.some((action) => action.startsWith('lay red'))).toBe(true)
  })
})
