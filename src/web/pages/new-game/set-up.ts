import type { GameIntro } from '#boards/board.ts'
import type { GameFacts, GameOptions, Seat } from '#engine/game.ts'
import type { ChosenVariants } from '#engine/options.ts'
import { usualBot } from '#games/index.ts'
import { botNames } from '../../games/bot-names.ts'
import type { SeatPlan } from '../../games/saved-game.ts'
import type { NewGameTexts } from '../../text/en/shell.ts'

/** A seat as the form has it; a bot's seat remembers the name of the person who may come back to it. */
export interface SeatDraft {
  readonly kind: 'person' | 'bot'
  readonly name: string
  readonly bot: string
}

/** Everything that the form asks for. */
export interface SetUp {
  readonly seats: readonly SeatDraft[]
  /** Left out, the seed decides who begins. */
  readonly first?: Seat
  readonly variants: ChosenVariants
  /** Empty for a fresh one. */
  readonly seed: string
  /** The fingerprint of a replaced card set; empty for the standard cards. */
  readonly cards: string
}

export const LONGEST_SEED = 64

/** One person, and bots on the other seats. */
export function firstSetUp(game: GameFacts, name: string, cards: string): SetUp {
  const bot = usualBot(game)
  const seats = Array.from({ length: game.usualPlayers }, (_, i): SeatDraft => {
    return i === 0 ? { kind: 'person', name, bot } : { kind: 'bot', name: '', bot }
  })
  return { seats, variants: {}, seed: '', cards }
}

export function optionsOf({ seats, first, variants }: SetUp): GameOptions {
  return {
    players: seats.length,
    ...(first !== undefined && first <= seats.length && { first }),
    ...variants,
  }
}

/** Who plays: empty names are filled in, and bots are called by their kind. */
export function seatPlans({ seats }: SetUp, texts: NewGameTexts, intro: GameIntro): SeatPlan[] {
  const bots = botNames(
    seats.map(({ kind, bot }) => (kind === 'bot' ? bot : undefined)),
    intro,
    texts,
  )
  return seats.map((seat, i): SeatPlan => {
    if (seat.kind === 'person') return { kind: 'person', name: seat.name.trim() || texts.player(i + 1) }
    return { kind: 'bot', name: bots[i], bot: seat.bot }
  })
}
