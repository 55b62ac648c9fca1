import type { PlayedGame, PlayedSeat, PlayedTable } from '../played.ts'
import { Collector } from '../played.ts'
import { type Lineup, type ScheduledGame, scheduleOf } from '../schedule.ts'

/** Tables at which every game ends with the totals or winners that `end` returns. */
export function playTables(
  lineups: readonly Lineup[],
  deals: number,
  end: (game: ScheduledGame) => readonly Partial<PlayedSeat>[],
): PlayedTable[] {
  const collector = new Collector(lineups)
  for (const scheduled of scheduleOf(lineups, deals)) collector.add(scheduled, playedGame(end(scheduled)))
  return collector.tables
}

export function playedGame(seats: readonly Partial<PlayedSeat>[]): PlayedGame {
  return { actions: 10, turns: 5, seats: seats.map((seat) => ({ won: 0, sources: {}, ...seat })) }
}
