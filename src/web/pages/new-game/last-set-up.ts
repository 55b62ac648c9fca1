import type { GameFacts } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import { usualBot } from '#games/index.ts'
import { usualCards } from '../../games/card-sets.ts'
import { keptVariants } from '../../games/variants.ts'
import { LONGEST_NAME, type Settings } from '../../settings/settings.ts'
import { read, write } from '../../storage.ts'
import { firstSetUp, type SeatDraft, type SetUp } from './set-up.ts'

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

export function keepSetUp(game: GameFacts, { seats, variants }: SetUp): void {
  const all = read(NAME)
  write(NAME, { ...(isObject(all) ? all : {}), [game.id]: { seats, variants } })
}

function readSeat(json: unknown, game: GameFacts): SeatDraft {
  const { kind, name, bot } = isObject(json) ? json : {}
  return {
    kind: kind === 'bot' ? 'bot' : 'person',
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    bot: game.bots.find((known) => known === bot) ?? usualBot(game),
  }
}
