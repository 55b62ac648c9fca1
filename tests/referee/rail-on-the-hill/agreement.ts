import { traceLine } from '#engine/trace.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import type { RailOptions } from '#games/rail-on-the-hill/rules/state.ts'
import { type Habit, playThrough } from '#games/rail-on-the-hill/rules/testing/play-through.ts'
import { refereeTrace } from './referee.ts'

/** Plays a game with the project's rules, and has the referee check every position. */
export function disagreements(options: RailOptions, seed: string, habit: Habit): string[] {
  const lines: unknown[] = []
  playThrough(options, seed, habit, (state, next) => {
    lines.push(throughJson(traceLine(railOnTheHill, state, lines.length, next)))
  })
  return refereeTrace(lines, throughJson(railOnTheHill.cards))
}

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
