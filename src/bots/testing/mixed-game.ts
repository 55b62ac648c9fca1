import type { Game, GameOptions } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import { questionOf, think } from '../ask.ts'
import type { Bot } from '../bot.ts'
import { Budget } from '../budget.ts'
import { KeptPlan } from '../kept-plan.ts'

/** The players that a seat is drawn from, each equally likely. */
export interface Players {
  readonly levels: readonly Bot[]
  /** One decision in so many is a slip: any legal action instead of the chosen one. 0 is a player without slips. */
  readonly slips: readonly number[]
  /** How much each of them may think about a turn. */
  readonly nodes: number
}

/**
 * Plays a game between players of different strength: the seed decides who plays each seat. The same seed gives the same
 * game on every machine.
 */
export function playMixedGame(game: Game, players: Players, options: GameOptions, seed: string): Match {
  const { levels, slips, nodes } = players
  const rng = new Rng(`${seed}/players`)
  const seats = Array.from({ length: options.players }, () => ({
    bot: levels[rng.below(levels.length)],
    slip: slips[rng.below(slips.length)],
  }))
  return playSeats(new Match(game, options, seed), seats, nodes, rng)
}

/** Plays a game to its end with these bots on its seats, and with their slips. */
export function playSeats(
  match: Match,
  seats: readonly { readonly bot: Bot; readonly slip: number }[],
  nodes: number,
  rng: Rng,
): Match {
  const { game } = match
  const plans = seats.map(() => new KeptPlan<unknown>())
  while (!match.isOver) {
    const { state } = match
    const [seat] = game.active(state)
    const { bot, slip } = seats[seat - 1]
    const plan = plans[seat - 1]
    const isSlip = slip > 0 && rng.below(slip) === 0
    const kept = isSlip ? undefined : plan.next((action) => game.refusal(state, seat, action) === undefined)
    const budget = Budget.of({ nodes }, () => 0)
    const thought = () => think(bot, questionOf(game, game.view(state, seat), seat, budget, rng)).plan
    match.take(seat, kept ?? plan.begin(isSlip ? [game.sample(state, seat, rng)] : thought()))
    plan.took(match.log[match.log.length - 1].outcome)
  }
  return match
}
