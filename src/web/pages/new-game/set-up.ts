import type { GameIntro } from '#boards/board.ts'
import type { GameFacts, GameOptions, Seat } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import { withoutHidden } from '#engine/names.ts'
import type { ChosenVariants } from '#engine/options.ts'
import { coloursOf, usualBot } from '#games/index.ts'
import { castBots } from '../../characters/cast.ts'
import { keptCardSet, usualCards } from '../../games/card-sets.ts'
import { freshName, keptVariants, type SeatPlan } from '../../games/saved-game.ts'
import { startGame } from '../../games/start-game.ts'
import { LONGEST_NAME, type Settings } from '../../settings/settings.ts'
import { read, write } from '../../storage/local.ts'
import type { CharacterTexts } from '../../text/en/characters.ts'
import type { NewGameTexts } from '../../text/en/shell.ts'

const NAME = 'last-set-up'

/**
 * Who played last time, and with which variants; a first game is for one person. Seed and starting player belong to one
 * game and are not remembered.
 */
export function lastSetUp(game: GameFacts, settings: Settings): SetUp {
  const first = firstSetUp(game, settings.name, usualCards(game.id, settings))
  const all = read(NAME)
  const kept = isObject(all) ? all[game.id] : undefined
  if (!isObject(kept) || !Array.isArray(kept.seats)) return first
  const { seats, variants } = kept
  if (seats.length < game.players[0] || seats.length > game.players[1]) return first
  return {
    ...first,
    seats: seats.map((seat) => readSeat(seat, game)),
    variants: keptVariants(game.variants, variants),
  }
}

function keepSetUp(game: GameFacts, { seats, variants }: SetUp): void {
  const all = read(NAME)
  write(NAME, { ...(isObject(all) ? all : {}), [game.id]: { seats, variants } })
}

function readSeat(json: unknown, game: GameFacts): SeatDraft {
  const { kind, name, bot, colour } = isObject(json) ? json : {}
  return {
    kind: kind === 'bot' ? 'bot' : 'person',
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    bot: game.bots.find((known) => known === bot) ?? usualBot(game),
    ...(typeof colour === 'number' &&
      Number.isInteger(colour) &&
      colour >= 1 &&
      colour <= (game.colours ?? 0) && { colour }),
  }
}

/** What players are named with. */
export interface NamingWords {
  readonly texts: NewGameTexts
  readonly intro: GameIntro
  readonly characters: CharacterTexts
}

/** Starts the game and remembers the set-up; returns the id of the new game. */
export function startSetUp(game: GameFacts, setUp: SetUp, words: NamingWords): string {
  keepSetUp(game, setUp)
  const cards = keptCardSet(setUp.cards)?.name
  return startGame({
    game,
    options: optionsOf(setUp),
    seats: seatPlans(setUp, words),
    seed: seedOf(setUp),
    ...(cards && { cards }),
  })
}

function seedOf({ seed, freshSeed }: SetUp): string {
  return seed.trim() || freshSeed
}

/** A seat as the form has it; a bot's seat remembers the name of the person who may come back to it. */
export interface SeatDraft {
  readonly kind: 'person' | 'bot'
  readonly name: string
  readonly bot: string
  /** The number of the chosen colour; left out, it is that of the seat. */
  readonly colour?: number
}

/** The seats with another colour for one of them; the seat that had it before takes the colour of this one. */
export function withColour(seats: readonly SeatDraft[], seat: Seat, colour: number): readonly SeatDraft[] {
  const before = coloursOf(seats)
  const swapped = before.map((each) => (each === colour ? before[seat - 1] : each)).with(seat - 1, colour)
  return seats.map((draft, i) => ({ ...draft, colour: swapped[i] }))
}

/** Everything that the form asks for. */
export interface SetUp {
  readonly seats: readonly SeatDraft[]
  /** Left out, the seed decides who begins. */
  readonly first?: Seat
  readonly variants: ChosenVariants
  /** Empty for a fresh one. */
  readonly seed: string
  /** The fresh one: it is drawn with the form, since it also decides who the bots are. */
  readonly freshSeed: string
  /** The SHA-256 of a replaced card set; empty for the standard cards. */
  readonly cards: string
}

export const LONGEST_SEED = 64

/** One person, and bots on the other seats. */
export function firstSetUp(game: GameFacts, name: string, cards: string): SetUp {
  const bot = usualBot(game)
  const seats = Array.from({ length: game.usualPlayers }, (_, i): SeatDraft => {
    return i === 0 ? { kind: 'person', name, bot } : { kind: 'bot', name: '', bot }
  })
  return { seats, variants: {}, seed: '', freshSeed: freshName(10), cards }
}

export function optionsOf({ seats, first, variants }: SetUp): GameOptions {
  return {
    players: seats.length,
    ...(first !== undefined && first <= seats.length && { first }),
    ...variants,
  }
}

/** Who plays: empty names are filled in, and bots are the characters that the seed chooses. */
export function seatPlans(setUp: SetUp, { texts, intro, characters }: NamingWords): SeatPlan[] {
  const { seats } = setUp
  const named = seats.map(({ kind, name, bot }, i) => ({
    name: withoutHidden(name).trim() || texts.player(i + 1),
    bot: kind === 'bot' ? bot : undefined,
  }))
  const bots = castBots(named, seedOf(setUp), { intro, characters, sameAgain: texts.sameAgain })
  const colours = coloursOf(seats)
  return named.map(({ name, bot }, i): SeatPlan => {
    const colour = intro.colours !== undefined && colours[i] !== i + 1 && { colour: colours[i] }
    const cast = bots[i]
    return bot === undefined || cast === undefined
      ? { kind: 'person', name, ...colour }
      : { kind: 'bot', ...cast, bot, ...colour }
  })
}
