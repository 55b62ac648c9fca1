import { StandingActions } from '#engine/standing-actions.ts'
import { countsUntil, DAILY_SEAT, type DailyResult, dailyResult } from '#games/daily.ts'
import { loadRulesOf } from '#games/index.ts'
import type { Database, TableRow } from '../database/schema.ts'
import { dailyMarkOf } from '../tables/facts.ts'
import { moveRows } from '../tables/table-rows.ts'

/** The result of a daily table by the rules, from its log; undefined if there is none, or it came too late. */
export async function replayedResult(
  db: Database,
  table: TableRow,
): Promise<DailyResult | undefined | 'unknown-rules'> {
  const { id, game, rules_version, seed, status, ended_at } = table
  const rules = await loadRulesOf(game, rules_version)
  if (rules === undefined) return 'unknown-rules'
  const mark = dailyMarkOf(table)
  if (status !== 'over' || seed === null || mark === undefined) return undefined
  if (ended_at === null || ended_at > countsUntil(mark.date)) return undefined
  const { rows } = new StandingActions(await moveRows(db, id))
  // A bot has played for the person.
  if (rows.some(({ seat, is_bots }) => seat === DAILY_SEAT && is_bots === 1)) return undefined
  const state = rules.setup(JSON.parse(table.options), seed)
  for (const { seat, text } of rows) rules.play(state, seat, rules.parse(text))
  if (rules.active(state).length > 0) return undefined
  return dailyResult(
    rules,
    state,
    rows.map(({ seat }) => seat),
  )
}
