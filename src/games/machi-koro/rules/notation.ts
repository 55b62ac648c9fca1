import type { Seat } from '#engine/game.ts'
import { type EstablishmentId, ID, type ItemId } from '../cards/cards.ts'
import { type CardTables, FIRST_LANDMARK } from '../cards/tables.ts'
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
import { MAX_PLAYERS } from './numbers.ts'

/** The notation of actions: what is stored, sent and shown. */

/** An action in a form that pages can read. */
export type Move =
  | { readonly kind: 'roll' | 'reroll'; readonly dice: number }
  | { readonly kind: 'tv'; readonly seat: Seat }
  | { readonly kind: 'swap'; readonly given: EstablishmentId; readonly seat: Seat; readonly taken: EstablishmentId }
  | { readonly kind: 'build'; readonly item: ItemId }
  | { readonly kind: 'stand' | 'noswap' | 'pass' }

const SEAT = `[1-${MAX_PLAYERS}]`
const PATTERN = new RegExp(
  `^(?:(?<roll>(?:re)?roll) (?<dice>[12])|(?<word>stand|noswap|pass)|tv (?<seat>${SEAT})|build (?<item>${ID})|swap (?<given>${ID}) (?<partner>${SEAT}) (?<taken>${ID}))$`,
)

/** The move of a text; undefined if it is not in the notation. Whether its cards exist depends on the card set. */
function parseMove(text: string): Move | undefined {
  const parts = PATTERN.exec(text)?.groups
  if (parts === undefined) return undefined
  if (parts.dice !== undefined) return { kind: parts.roll as 'roll' | 'reroll', dice: Number(parts.dice) }
  if (parts.word !== undefined) return { kind: parts.word as 'stand' | 'noswap' | 'pass' }
  if (parts.seat !== undefined) return { kind: 'tv', seat: Number(parts.seat) }
  if (parts.item !== undefined) return { kind: 'build', item: parts.item }
  return { kind: 'swap', given: parts.given, seat: Number(parts.partner), taken: parts.taken }
}

/** The move of a text from the log or from a list of legal actions. */
export function readMove(text: string): Move {
  const move = parseMove(text)
  if (move === undefined) throw new RangeError(`${text} is not in the notation of Machi Koro`)
  return move
}

export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'roll':
    case 'reroll':
      return `${move.kind} ${move.dice}`
    case 'tv':
      return `tv ${move.seat}`
    case 'swap':
      return `swap ${move.given} ${move.seat} ${move.taken}`
    case 'build':
      return `build ${move.item}`
    default:
      return move.kind
  }
}

export function parseAction(text: string, { itemOf }: CardTables): number | undefined {
  const move = parseMove(text)
  switch (move?.kind) {
    case undefined:
      return undefined
    case 'roll':
      return roll(move.dice)
    case 'reroll':
      return reroll(move.dice)
    case 'stand':
      return STAND
    case 'tv':
      return tv(move.seat - 1)
    case 'swap': {
      const [given, taken] = [move.given, move.taken].map((id) => itemOf.get(id) ?? FIRST_LANDMARK)
      return Math.max(given, taken) < FIRST_LANDMARK ? swap(given, move.seat - 1, taken) : undefined
    }
    case 'noswap':
      return NO_SWAP
    case 'build': {
      const item = itemOf.get(move.item)
      return item === undefined ? undefined : build(item)
    }
    case 'pass':
      return PASS
  }
}

export function formatAction(action: number, cards: CardTables): string {
  return formatMove(moveOf(action, cards))
}

function moveOf(action: number, { ids }: CardTables): Move {
  if (isRoll(action)) return { kind: 'roll', dice: diceOf(action) }
  if (isReroll(action)) return { kind: 'reroll', dice: diceOf(action) }
  if (action === STAND) return { kind: 'stand' }
  if (isTv(action)) return { kind: 'tv', seat: tvPlayer(action) + 1 }
  if (isBuild(action)) return { kind: 'build', item: ids[builtItem(action)] }
  if (action === PASS) return { kind: 'pass' }
  if (action === NO_SWAP) return { kind: 'noswap' }
  return { kind: 'swap', given: ids[givenCard(action)], seat: swapPlayer(action) + 1, taken: ids[takenCard(action)] }
}
