import type { GameFacts, Variant } from '#engine/game.ts'
import { type ChosenVariants, chosenVariants, isChoice, variantName } from '#engine/options.ts'
import { usualBot } from '#games/index.ts'
import { LONGEST_SEED, type SeatDraft, type SetUp } from './set-up.ts'

/**
 * A set-up as the query of an address, such as `?players=2&bots=1&requests=1&seed=tea`, so that it can be shared. Names
 * are not part of it: they are nobody else's business.
 */
export function linkOf({ seats, first, variants, seed }: SetUp, game: GameFacts): URLSearchParams {
  const query = new URLSearchParams()
  const usual = usualBot(game)
  const people = seats.filter(({ kind }) => kind === 'person').length
  const isUsual = seats.every(({ kind, bot }, i) => (i < people ? kind === 'person' : bot === usual))
  if (isUsual) {
    query.set('players', String(seats.length))
    if (people < seats.length) query.set('bots', String(seats.length - people))
  } else {
    query.set('seats', seats.map(({ kind, bot }) => (kind === 'person' ? 'person' : bot)).join(','))
  }
  if (first !== undefined && first <= seats.length) query.set('first', String(first))
  for (const [variant, value] of Object.entries(variants)) query.set(variant, value === true ? '1' : String(value))
  if (seed !== '') query.set('seed', seed)
  return query
}

/** The set-up that an address asks for; what it leaves open is taken from `otherwise`. */
export function setUpOfLink(query: URLSearchParams, game: GameFacts, otherwise: SetUp): SetUp {
  if (query.size === 0) return otherwise
  const seats = seatsOfLink(query, game, otherwise.seats)
  const first = wholeNumber(query.get('first'), 1, seats.length)
  return {
    seats,
    ...(first !== undefined && { first }),
    variants: variantsOfLink(query, game.variants),
    seed: (query.get('seed') ?? '').slice(0, LONGEST_SEED),
    cards: otherwise.cards,
  }
}

function variantsOfLink(query: URLSearchParams, variants: readonly Variant[]): ChosenVariants {
  const asked = variants.map((variant) => {
    const text = query.get(variantName(variant))
    if (isChoice(variant)) return [variant.name, variant.values.find((value) => String(value) === text)]
    return [variant, text === '1' || text === 'true']
  })
  return chosenVariants(variants, Object.fromEntries(asked))
}

function seatsOfLink(query: URLSearchParams, game: GameFacts, known: readonly SeatDraft[]): readonly SeatDraft[] {
  const { bots } = game
  const [min, max] = game.players
  const usual = usualBot(game)
  const named = query.get('seats')?.split(',') ?? []
  if (named.length >= min && named.length <= max) {
    return named.map((who, i) => draft(bots.includes(who) ? who : undefined, usual, known[i]))
  }
  const players = wholeNumber(query.get('players'), min, max)
  if (players === undefined) return known
  const botCount = wholeNumber(query.get('bots'), 0, players) ?? 0
  return Array.from({ length: players }, (_, i) => draft(i < players - botCount ? undefined : usual, usual, known[i]))
}

function draft(bot: string | undefined, usual: string, known: SeatDraft | undefined): SeatDraft {
  return { kind: bot === undefined ? 'person' : 'bot', name: known?.name ?? '', bot: bot ?? usual }
}

function wholeNumber(text: string | null, from: number, to: number): number | undefined {
  const value = Number(text)
  return text !== null && Number.isInteger(value) && value >= from && value <= to ? value : undefined
}
