import type { Game, GameOptions, Seat } from '#engine/game.ts'
import { sha256 } from '#engine/sha256.ts'
import { findManifest, usualBot } from './index.ts'

/** The daily deal of each game: its days, its table, and how its result is counted. Like all rules, it reads no clock. */

const DAY_MS = 86_400_000

/** A try that began on its day counts if it ends this long after midnight. */
const GRACE_MS = 3 * 3_600_000

/** How much the bots of a daily deal think per action. In nodes, so that they think the same for every player. */
const NODES = 2000

/** The seat of the player; bots have the others. */
export const DAILY_SEAT: Seat = 1

/** The day of a moment in UTC, such as `2026-11-16`. */
export function dayOf(time: number): string {
  const days = Math.floor(time / DAY_MS)
  // Years begin in March here, so that the leap day is the last one of a year.
  const sinceMarch = days + MARCH_0000
  const era = Math.floor(sinceMarch / ERA)
  const ofEra = sinceMarch - era * ERA
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36524) - Math.floor(ofEra / 146096)) / 365,
  )
  const ofYear = ofEra - daysBefore(year)
  const month = Math.floor((5 * ofYear + 2) / 153)
  const day = ofYear - Math.floor((153 * month + 2) / 5) + 1
  const isNextYear = month >= 10
  return [era * 400 + year + (isNextYear ? 1 : 0), two(isNextYear ? month - 9 : month + 3), two(day)].join('-')
}

/** The days from 0000-03-01 to 1970-01-01, and those of 400 years. */
const MARCH_0000 = 719_468
const ERA = 146_097

/** The days of the years before this one of an era. */
function daysBefore(year: number): number {
  return 365 * year + Math.floor(year / 4) - Math.floor(year / 100)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

export function addDays(date: string, days: number): string {
  return dayOf(startOf(date) + days * DAY_MS)
}

function startOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number)
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  return (era * ERA + daysBefore(marchYear - era * 400) + ofYear - MARCH_0000) * DAY_MS
}

/** When the day ends and the next deal begins. */
export function endOf(date: string): number {
  return startOf(date) + DAY_MS
}

/** Until then a try that began on the day counts. Afterwards the deal is no longer secret. */
export function countsUntil(date: string): number {
  return endOf(date) + GRACE_MS
}

/** How a daily deal is played. */
export interface DailySetup {
  readonly options: GameOptions
  /** The bot of every other seat. */
  readonly bot: string
  readonly nodes: number
}

/** Alone where the game can be played alone, otherwise with the usual number of the bots for newcomers. */
export function dailySetup(id: string): DailySetup {
  const manifest = findManifest(id)
  if (manifest === undefined) throw new RangeError(`there is no game ${id}`)
  const { players, usualPlayers } = manifest.facts
  const count = players[0] === 1 ? 1 : usualPlayers
  return { options: { players: count }, bot: usualBot(manifest.facts), nodes: NODES }
}

/** The randomness of a bot at a daily deal: the same in the same position, whatever was undone before. */
export function dailyChance(seed: string, seat: Seat, view: unknown): string {
  return sha256(`bots/${seed}/${seat}/${JSON.stringify(view)}`)
}

/** The result of a finished daily game. */
export interface DailyResult {
  readonly points: number
  readonly hasWon: boolean
  /** In English; null where the game has no titles. */
  readonly title: string | null
}

/** A won race counts this many points less one for each turn, and never less than half of them. */
const RACE_POINTS = 200
/** A lost race counts this many points for each step towards the goal. */
const STEP_POINTS = 20

/** The result of the player: the points of the game or, in a race, points for a win in few turns of their own. */
export function dailyResult(game: Game, state: unknown, turns: number): DailyResult {
  const { winners, scores } = game.standing(state)
  const hasWon = winners.includes(DAILY_SEAT)
  const { title = null } = scores[DAILY_SEAT - 1] as { readonly title?: string }
  const own = game.pointSources(state, DAILY_SEAT).reduce((sum, { points }) => sum + points, 0)
  if (findManifest(game.id)?.entrance.goal !== 'race') return { points: own, hasWon, title }
  return { points: hasWon ? Math.max(RACE_POINTS / 2, RACE_POINTS - turns) : STEP_POINTS * own, hasWon, title }
}

/** How many days apart two forgiven days of a streak are at least. */
const FORGIVEN_EVERY = 7

export interface Streak {
  /** How many days were played. */
  readonly days: number
  /** Whether a day can be missed now without ending it. */
  readonly mayMiss: boolean
}

/**
 * The streak up to today: days in a row with a counted result, where one missed day in seven is forgiven. Today is not
 * missed before it is over. `played` are the days with a result, the latest first, each once.
 */
export function streakOf(played: readonly string[], today: string): Streak {
  const all = new Set(played)
  let days = 0
  /** The forgiven days, the latest first. A missed day counts only if the streak goes on before it. */
  const forgiven: string[] = []
  let day = all.has(today) ? today : addDays(today, -1)
  for (;;) {
    if (all.has(day)) days++
    else {
      const last = forgiven.at(-1)
      const isFree = last === undefined || addDays(day, FORGIVEN_EVERY) <= last
      if (!isFree || !all.has(addDays(day, -1))) break
      forgiven.push(day)
    }
    day = addDays(day, -1)
  }
  const [latest] = forgiven
  return { days, mayMiss: days > 0 && (latest === undefined || addDays(latest, FORGIVEN_EVERY) <= today) }
}
