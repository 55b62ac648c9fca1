import type { Seat } from '../../engine/game.ts'
import {
  build,
  builtItem,
  diceOf,
  givenCard,
  isBuild,
  isReroll,
  isRoll,
  isTv,
  NO_SWAP,
  PASS,
  reroll,
  roll,
  STAND,
  swap,
  swapPlayer,
  takenCard,
  tv,
  tvPlayer,
} from './actions.ts'
import { ESTABLISHMENTS, type EstablishmentId, ITEMS, type ItemId } from './cards/cards.ts'
import { MAX_PLAYERS } from './numbers.ts'

/** The notation of actions: what is stored, sent and shown. */

export function formatAction(action: number): string {
  if (isRoll(action)) return `roll ${diceOf(action)}`
  if (isReroll(action)) return `reroll ${diceOf(action)}`
  if (action === STAND) return 'stand'
  if (isTv(action)) return `tv ${tvPlayer(action) + 1}`
  if (isBuild(action)) return `build ${ITEMS[builtItem(action)]}`
  if (action === PASS) return 'pass'
  if (action === NO_SWAP) return 'noswap'
  return `swap ${ESTABLISHMENTS[givenCard(action)]} ${swapPlayer(action) + 1} ${ESTABLISHMENTS[takenCard(action)]}`
}

/** An action in a form that pages can read. */
export type Move =
  | { readonly kind: 'roll' | 'reroll'; readonly dice: number }
  | { readonly kind: 'tv'; readonly seat: Seat }
  | { readonly kind: 'swap'; readonly given: EstablishmentId; readonly seat: Seat; readonly taken: EstablishmentId }
  | { readonly kind: 'build'; readonly item: ItemId }
  | { readonly kind: 'stand' | 'noswap' | 'pass' }

/** What a text of the log says. */
export function readMove(text: string): Move {
  const action = parseAction(text)
  if (action === undefined) throw new RangeError(`${text} is not in the notation of Machi Koro`)
  if (isRoll(action)) return { kind: 'roll', dice: diceOf(action) }
  if (isReroll(action)) return { kind: 'reroll', dice: diceOf(action) }
  if (isTv(action)) return { kind: 'tv', seat: tvPlayer(action) + 1 }
  if (isBuild(action)) return { kind: 'build', item: ITEMS[builtItem(action)] }
  if (action === STAND) return { kind: 'stand' }
  if (action === PASS) return { kind: 'pass' }
  if (action === NO_SWAP) return { kind: 'noswap' }
  const [given, taken] = [givenCard(action), takenCard(action)].map((item) => ESTABLISHMENTS[item])
  return { kind: 'swap', given, seat: swapPlayer(action) + 1, taken }
}

const PATTERN =
  /^(?:(?<again>re)?roll (?<dice>[12])|(?<stand>stand)|tv (?<seat>\d)|swap (?<given>[a-z-]+) (?<partner>\d) (?<taken>[a-z-]+)|(?<noswap>noswap)|build (?<item>[a-z-]+)|(?<pass>pass))$/

export function parseAction(text: string): number | undefined {
  const parts = PATTERN.exec(text)?.groups
  if (parts === undefined) return undefined
  if (parts.dice !== undefined) return (parts.again === undefined ? roll : reroll)(Number(parts.dice))
  if (parts.stand !== undefined) return STAND
  if (parts.pass !== undefined) return PASS
  if (parts.noswap !== undefined) return NO_SWAP
  if (parts.item !== undefined) return parseItem(parts.item)
  if (parts.seat !== undefined) return isSeat(parts.seat) ? tv(Number(parts.seat) - 1) : undefined
  return parseSwap(parts.given, parts.partner, parts.taken)
}

function parseItem(id: string): number | undefined {
  const item = ITEMS.indexOf(id as ItemId)
  return item === -1 ? undefined : build(item)
}

function parseSwap(given: string, partner: string, taken: string): number | undefined {
  const [give, take] = [given, taken].map((id) => ESTABLISHMENTS.indexOf(id as EstablishmentId))
  return give === -1 || take === -1 || !isSeat(partner) ? undefined : swap(give, Number(partner) - 1, take)
}

function isSeat(text: string): boolean {
  return Number(text) >= 1 && Number(text) <= MAX_PLAYERS
}
