import type { GameOptions, Seat, Standing } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import type { ChosenGame } from './choose-game.ts'
import { oneLine } from './io.ts'
import { table } from './terminal.ts'

/** Scores and winners as text, for all games. */

/** The total of a score, if the game has totals. */
export function totalOf(score: unknown): number | undefined {
  return isObject(score) && typeof score.total === 'number' ? score.total : undefined
}

/** The title of a score, if the game gives titles. */
export function titleOf(score: unknown): string | undefined {
  return isObject(score) && typeof score.title === 'string' ? score.title : undefined
}

/** A score in short: its total or, if there is none, its parts. */
export function scoreText(score: unknown): string {
  const total = totalOf(score)
  if (total !== undefined) return String(total)
  return parts(score)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}

/** Column headings for the seats: the number, and the name if there is one. */
export function seatNames(players: number, names: readonly string[] = []): string[] {
  return Array.from({ length: players }, (_, i) => oneLine(`${i + 1} ${names[i] ?? ''}`))
}

export function winnersText(winners: readonly Seat[], names: readonly string[]): string {
  return winners.map((seat) => names[seat - 1]).join(' and ')
}

/** The winners and all scores; only the score for a solo game. */
export function resultText({ winners, scores }: Standing<unknown>, names: readonly string[]): string {
  const points = names.map((name, i) => `${name}: ${scoreText(scores[i])}`).join('; ')
  return names.length === 1 ? points : `${winnersText(winners, names)} won (${points})`
}

/** The number of players, and the options that differ from the default. */
export function optionsText({ players, ...others }: GameOptions): string {
  const variants = Object.entries<unknown>(others).map(([name, value]) => (value === true ? name : `${name} ${value}`))
  return [players, ...variants].join(', ')
}

/** The game's own score sheet or, if it has none, every number of the scores under its name, and a line above the total. */
export function sheetText({ sheet }: ChosenGame, scores: readonly unknown[], names: readonly string[]): string {
  return table(sheet?.(scores, names) ?? plainSheet(scores, names), 1)
}

function plainSheet(scores: readonly unknown[], names: readonly string[]): string[][] {
  const columns = scores.map((score) => new Map(parts(score)))
  const items = new Set(columns.flatMap((column) => [...column.keys()]))
  const rows = Array.from(items, (item) => {
    const row = [item.charAt(0).toUpperCase() + item.slice(1), ...columns.map((column) => column.get(item) ?? '')]
    return item === 'total' && items.size > 1 ? [[], row] : [row]
  })
  return [['', ...names], ...rows.flat()]
}

/** The numbers and texts of a score, each with its path. */
function parts(value: unknown, path: readonly string[] = []): [string, string][] {
  if (isObject(value)) return Object.entries(value).flatMap(([key, item]) => parts(item, [...path, key]))
  return [[path.join(' '), Array.isArray(value) ? String(value.length) : String(value)]]
}
