import { expect } from 'vitest'
import { type QuickBot, randomBot } from '#bots/quick-bot.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import type { RailTypes } from '../../rules/facts.ts'
import { railOnTheHill } from '../../rules/rules.ts'
import type { RailOptions } from '../../rules/state.ts'
import { steadyBot } from '../levels.ts'

type RailBot = QuickBot<RailTypes>

export const random = randomBot as RailBot

/** By how many points `steady` is at least ahead of random players. */
export const LEAST_LEAD = 40

/** Plays a game to its end with one bot per seat; every action must be legal. */
export function playGame(options: RailOptions, seed: string, bots: readonly RailBot[]): Match<RailTypes> {
  const match = new Match(railOnTheHill, options, seed)
  const rng = new Rng(`${seed}/bots`)
  while (!match.isOver) {
    const seat = railOnTheHill.active(match.state)[0]
    const action = bots[seat - 1].choose({
      game: railOnTheHill,
      view: railOnTheHill.view(match.state, seat),
      seat,
      rng,
    })
    expect(match.take(seat, action), railOnTheHill.format(action)).toBeUndefined()
  }
  return match
}

/** A game with `steady` in the last seat and random bots in the others, which is faster than four `steady` bots. */
export function steadyGame(options: RailOptions, seed: string): Match<RailTypes> {
  return playGame(options, seed, [...Array(options.players - 1).fill(random), steadyBot])
}

export function scoresOf(match: Match<RailTypes>): readonly number[] {
  return railOnTheHill.standing(match.state).scores.map((score) => score.total)
}

/** By how many points `steady` is ahead of the best random player. */
export function leadOfSteady(options: RailOptions): number {
  const scores = scoresOf(steadyGame(options, 'whole'))
  return scores[options.players - 1] - Math.max(...scores.slice(0, -1))
}
