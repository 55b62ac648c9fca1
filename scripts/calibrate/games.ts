import type { Bot } from '#bots/bot.ts'
import { playSeats } from '#bots/testing/mixed-game.ts'
import type { Game, GameFacts, GameOptions, Seat } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'

/** A game between bots. */
export interface CalibrationGame extends CalibrationJob {
  readonly game: string
  readonly actions: readonly (readonly [seat: Seat, action: string])[]
  /** From this action on, all seats play well. */
  readonly goodFrom?: number
}

export interface CalibrationJob {
  readonly options: GameOptions
  /** Between players of all levels, or begun by such players and continued by good ones. */
  readonly kind: 'mixed' | 'good'
  readonly seed: string
}

/**
 * Few, because the games have to be many; but with fewer than 1,000 nodes the upper levels of The Rail on the Hill play
 * worse than those that do not plan.
 */
const NODES: Readonly<Record<string, Readonly<Record<CalibrationJob['kind'], number>>>> = {
  'rail-on-the-hill': { mixed: 1000, good: 3000 },
  'machi-koro': { mixed: 100, good: 100 },
  lokomoto: { mixed: 100, good: 300 },
}

/** One player in four also makes a slip, any legal action, in one decision of twenty. */
const SLIPS = [0, 0, 0, 20]

/** The levels that play well. */
const GOOD = ['expert', 'sharp', 'strong']

/** About how many actions a game has for each player, and for all together. */
const LENGTHS: Readonly<Record<string, readonly [each: number, all: number]>> = {
  'rail-on-the-hill': [90, 0],
  lokomoto: [0, 115],
}

/**
 * Plays a game as its seed says. In every second game the players are of two neighbouring levels, as people look for
 * opponents of their own strength; in the others they are of any.
 */
export function playCalibrationGame(game: Game, bots: readonly Bot[], job: CalibrationJob): CalibrationGame {
  const { options, kind, seed } = job
  const rng = new Rng(`${seed}/players`)
  const match = new Match(game, options, seed)
  const first = rng.below(bots.length - 1)
  const levels = rng.below(2) === 0 ? bots : bots.slice(first, first + 2)
  const [each, all] = LENGTHS[game.id] ?? [0, 0]
  const goodFrom = kind === 'good' ? beginningOf(each * options.players + all, rng) : undefined
  const good = bots.filter(({ name }) => GOOD.includes(name))
  const seats = Array.from({ length: options.players }, () => {
    const usual = levels[rng.below(levels.length)]
    const later = good[rng.below(good.length)]
    const slip = SLIPS[rng.below(SLIPS.length)]
    if (goodFrom === undefined) return { bot: usual, slip }
    const bot: Bot = { name: later.name, think: (asked) => (match.log.length < goodFrom ? usual : later).think(asked) }
    return { bot, slip: 0 }
  })
  playSeats(match, seats, NODES[game.id][kind], rng)
  const actions = match.log.map(({ seat, action }) => [seat, game.format(action)] as const)
  return { game: game.id, ...job, ...(goodFrom !== undefined && { goodFrom }), actions }
}

/** Of every five games one is good from its beginning: an opening is short but not like the rest. */
function beginningOf(length: number, rng: Rng): number {
  const from = rng.below(length)
  return from < length / 5 ? 0 : from
}

/** Each number of players with the usual rules and with each variant alone; `isUsual` where there is none. */
export function optionsOf({
  players: [least, most],
  variants,
}: GameFacts): { options: GameOptions; isUsual: boolean }[] {
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return counts.flatMap((players) => [
    { options: { players }, isUsual: true },
    // Alone, turns are never simultaneous.
    ...variants
      .filter((variant) => players > 1 || variant !== 'simultaneous')
      .map((variant) => ({ options: { players, [String(variant)]: true }, isUsual: false })),
  ])
}
