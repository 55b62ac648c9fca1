import type { GameOptions } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { traceLine } from '#engine/trace.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { asObject } from '../read.ts'
import { casesOf } from './cases.ts'
import { undisguised } from './disguise.ts'
import { readPosition } from './position.ts'
import { refereeTrace } from './referee.ts'

/** The actions that players prefer, so that events that are rare in random games happen often. */
export const HABITS = {
  /** No preference. */
  wandering: /^$/,
  /** Two dice, doubles and second rolls; the Shopping Mall comes late, so that the game does not end too soon. */
  climbing: /^build (train-station|amusement-park|radio-tower)|^(roll|reroll) 2/,
  /** Sixes for the major establishments, and few coins. */
  televising: /^build (stadium|tv-station|business-center)|^(roll|reroll) 1|^tv|^swap/,
  /** Restaurants and cheap kinds until they are sold out; no swap of what was built. */
  dining: /^build (cafe|family-restaurant|bakery|ranch|business-center)|^(roll|reroll) 2|^noswap/,
} as const

export type Habit = keyof typeof HABITS

/**
 * Plays a game with the project's rules and returns its trace in the format of a file. With the cards of `disguise.ts`,
 * the trace is translated back to the standard cards.
 */
export function playedTrace(options: GameOptions, seed: string, habit: Habit, game = machiKoro): unknown[] {
  const rng = new Rng(`${seed}/play`)
  const state = game.setup(options, seed)
  const lines: unknown[] = []
  const write = (next?: { seat: number; action: string }) =>
    lines.push(throughJson(traceLine(game, state, lines.length, next)))
  for (let [seat] = game.active(state); seat !== undefined; [seat] = game.active(state)) {
    const legal = Array.from(game.legalActions(state, seat))
    const liked = legal.filter((action) => HABITS[habit].test(undisguised(game.format(action))))
    const choices = liked.length > 0 && rng.below(4) > 0 ? liked : legal
    const action = choices[rng.below(choices.length)]
    write({ seat, action: game.format(action) })
    game.play(state, seat, action)
  }
  write()
  return lines
}

function throughJson(value: unknown): unknown {
  return JSON.parse(undisguised(JSON.stringify(value)))
}

/** The problems that the referee finds in a game. */
export function disagreements(trace: readonly unknown[]): string[] {
  return refereeTrace(trace, throughJson(machiKoro.cards))
}

/** The cases that a game includes, see `cases.ts`. */
export function casesIn(trace: readonly unknown[]): string[] {
  const lines = trace.map((line) => asObject(line, 'line'))
  const positions = lines.map(({ position }) => readPosition(position))
  return lines.slice(0, -1).flatMap(({ action }, n) => casesOf(positions[n], String(action), positions[n + 1]))
}
