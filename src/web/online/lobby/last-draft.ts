import type { GameFacts } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import { usualBot } from '#games/index.ts'
import type { Clock } from '#wire/tables.ts'
import { usualCards } from '../../games/card-sets.ts'
import { keptVariants } from '../../games/variants.ts'
import type { Settings } from '../../settings/settings.ts'
import { read, write } from '../../storage.ts'
import { BANK_TIMES, TURN_TIMES } from './clock-words.ts'
import { type DraftSeat, firstDraft, SEAT_KINDS, type TableDraft } from './table-draft.ts'

const NAME = 'last-table'

/** How the last table of this game was made in this browser; words for the chance belong to one game only. */
export function lastDraft(game: GameFacts, settings: Settings): TableDraft {
  const first = firstDraft(game, usualCards(game.id, settings))
  const all = read(NAME)
  const kept = isObject(all) ? all[game.id] : undefined
  if (!isObject(kept) || !Array.isArray(kept.seats)) return first
  const { seats, variants } = kept
  const drafts = seats.map((seat) => readSeat(seat, game))
  const isPossible = drafts.length >= game.players[0] && drafts.length <= game.players[1]
  const hasMe = drafts.filter(({ kind }) => kind === 'me').length === 1
  return {
    seats: isPossible && hasMe ? drafts : first.seats,
    variants: keptVariants(game.variants, variants),
    cards: first.cards,
    visibility: kept.visibility === 'open' ? 'open' : 'private',
    clock: readClock(kept.clock),
    words: '',
  }
}

export function keepDraft(game: GameFacts, { words: _, cards: _cards, ...draft }: TableDraft): void {
  const all = read(NAME)
  write(NAME, { ...(isObject(all) ? all : {}), [game.id]: draft })
}

function readSeat(json: unknown, game: GameFacts): DraftSeat {
  const { kind, bot } = isObject(json) ? json : {}
  return {
    kind: SEAT_KINDS.find((known) => known === kind) ?? 'open',
    bot: game.bots.find((known) => known === bot) ?? usualBot(game),
  }
}

function readClock(json: unknown): Clock {
  const { kind, seconds } = isObject(json) ? json : {}
  if (kind === 'turn' && isOneOf(TURN_TIMES, seconds)) return { kind, seconds }
  if (kind === 'bank' && isOneOf(BANK_TIMES, seconds)) return { kind, seconds }
  return { kind: 'none' }
}

function isOneOf(times: readonly number[], value: unknown): value is number {
  return times.some((time) => time === value)
}
