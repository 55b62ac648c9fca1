import type { GameIntro } from '#boards/board.ts'
import { chosenVariants } from '#engine/options.ts'
import { findFacts } from '#games/index.ts'
import type { Clock, ListedTable } from '#wire/tables.ts'
import { castBots } from '../../characters/cast.ts'
import { useCharacters } from '../../characters/use-characters.tsx'
import { useIntro } from '../../game-texts.ts'
import { variantNames } from '../../games/saved-game.ts'
import type { ClockTexts, ProblemTexts } from '../../text/en/online.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { ServerProblem, Unreachable } from '../api.ts'
import { useOnlineTexts } from '../texts.tsx'

/** The text of a server problem; other errors are rethrown. */
export function problemWords(error: unknown, texts: ProblemTexts): string {
  if (error instanceof Unreachable) return texts.unreachable
  if (error instanceof ServerProblem) {
    const { code, limit } = error.body
    return (limit && texts[`limit-${limit}`]) ?? texts[code] ?? texts.failed
  }
  throw error
}

/** Whether the caller may act at a table; not while a bot plays for them. */
export function isYourTurn({ yourSeat, seats, active }: ListedTable): boolean {
  return yourSeat !== null && !seats[yourSeat - 1].isAway && active.includes(yourSeat)
}

/** An invitation does not tell the id of its table, so that its bots are called by their levels. */
export type NamedTable = Pick<ListedTable, 'game' | 'seats'> & Partial<Pick<ListedTable, 'id'>>

/** The names at a table; bots are named, with their levels, when the texts of the game are loaded. */
export function useSeatNames({ id, game, seats }: NamedTable): readonly string[] {
  const intro = useIntro(game)
  const characters = useCharacters(id !== undefined && seats.some(({ kind }) => kind === 'bot'))
  const { newGame } = useTexts().pages
  if (intro === undefined) return seats.map(({ kind, name }) => (kind === 'bot' ? '' : name))
  const levels = seats.map(({ kind, name }) => (kind === 'bot' ? name : undefined))
  const bots = castBots(
    seats.map(({ name }, i) => ({ name, bot: levels[i] })),
    id ?? '',
    { intro, characters, sameAgain: newGame.sameAgain },
  )
  return seats.map(({ name }, i) => {
    const bot = bots[i]
    if (bot?.character === undefined || characters === undefined) return bot?.name ?? name
    return characters.withLevel(bot.name, intro.bots[name] ?? name)
  })
}

/** What is not as usual at a table, by its name: rated, variants, and a replaced card set. */
export function useOptionNames(
  { game, options, cards, isRated }: Pick<ListedTable, 'game' | 'options' | 'cards' | 'isRated'>,
  intro: GameIntro | undefined,
): string[] {
  const { parts, newGame } = useTexts().pages
  const { rated } = useOnlineTexts().newTable
  const variants = variantNames(chosenVariants(findFacts(game)?.variants ?? [], options), intro, parts)
  return [
    ...(isRated ? [rated] : []),
    ...variants,
    ...(cards === null ? [] : [parts.variantIs(newGame.cards, cards.id)]),
  ]
}

const MINUTE = 60

const HOUR = 60 * MINUTE

const DAY = 24 * HOUR

/** The clocks that a new table can have: times in seconds that suit people who play now, or over days. */
export const TURN_TIMES = [MINUTE, 2 * MINUTE, 5 * MINUTE, DAY, 3 * DAY]

export const BANK_TIMES = [10 * MINUTE, 30 * MINUTE, 3 * DAY, 7 * DAY]

/** How long players may be absent at a table without a clock; the first is the server's default. */
export const PATIENCES = [3 * MINUTE, 10 * MINUTE, HOUR, DAY]

/** A time in the largest unit that it fills: "5 minutes", "3 days". */
export function timeWords(seconds: number, texts: ClockTexts): string {
  if (seconds >= DAY) return texts.days(Math.round(seconds / DAY))
  if (seconds >= HOUR) return texts.hours(Math.round(seconds / HOUR))
  return texts.minutes(Math.max(1, Math.round(seconds / MINUTE)))
}

/** A clock in a line of facts; undefined where there is none. */
export function clockWords(clock: Clock, texts: ClockTexts): string | undefined {
  if (clock.kind === 'none') return undefined
  const time = timeWords(clock.seconds, texts)
  return clock.kind === 'turn' ? texts.perTurn(time) : texts.perGame(time)
}
