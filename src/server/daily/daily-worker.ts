import { questionOf, think } from '#bots/ask.ts'
import type { Bot } from '#bots/bot.ts'
import { Budget } from '#bots/budget.ts'
import { TurnCounter } from '#bots/turns.ts'
import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { DAILY_SEAT, dailyChance, dailyResult } from '#games/daily.ts'
import { findVersion, loadBots, loadRulesOf } from '#games/index.ts'
import type { DealToJudge, Judgement } from './daily-judge.ts'

/** The entry point of a worker thread: plays a deal as the expert, and searches for the best possible score. */
export default async function judge(deal: DealToJudge): Promise<Judgement> {
  const { game, rulesVersion, seed, setup, nodes } = deal
  const rules = await loadRulesOf(game, rulesVersion)
  const bots = await loadBots(game, rulesVersion)
  const other = bots.find(({ name }) => name === setup.bot)
  if (rules === undefined || other === undefined) throw new RangeError(`there is no version ${rulesVersion} of ${game}`)
  const expert = playedBy(rules, bots[0], other, deal)
  const ceiling = setup.options.players === 1 ? await findVersion(game, rulesVersion)?.loadCeiling?.() : undefined
  if (ceiling === undefined) return { expert, best: null }
  const searching = ceiling.search(rules, setup.options, seed, limitOf(nodes.search))
  for (;;) {
    const step = searching.next()
    if (step.done) return { expert, best: Math.max(expert, step.value.total) }
  }
}

/** What the expert reaches on the seat of a player, who meets the same bots with the same randomness. */
function playedBy(rules: Game, expert: Bot, other: Bot, { seed, setup, nodes }: DealToJudge): number {
  const state = rules.setup(setup.options, seed)
  const turns = new TurnCounter(rules)
  for (let active = rules.active(state); active.length > 0; active = rules.active(state)) {
    const seat = active.includes(DAILY_SEAT) ? DAILY_SEAT : active[0]
    const isExpert = seat === DAILY_SEAT
    const view = rules.view(state, seat)
    const budget = limitOf(isExpert ? nodes.expert : setup.nodes)
    const question = questionOf(rules, view, seat, budget, new Rng(dailyChance(seed, seat, view)))
    const { plan } = think(isExpert ? expert : other, question)
    turns.begins(state, seat)
    rules.play(state, seat, plan[0])
  }
  return dailyResult(rules, state, turns.countOf(DAILY_SEAT)).points
}

function limitOf(nodes: number): Budget {
  return Budget.of({ nodes }, () => 0)
}
