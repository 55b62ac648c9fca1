import { compareSections, compareStations, MAX_SECTIONS, stationsOf } from '../cards/cards.ts'
import type { CardTables } from '../cards/tables.ts'
import {
  type Action,
  block,
  draw,
  firstSection,
  isBlock,
  isDraw,
  isPurchase,
  isReserveOne,
  reserve,
  reserveOne,
  secondSection,
} from './actions.ts'

/** The notation of actions: what is stored, sent and shown. */

/** An action in a form that pages can read. */
export type Move =
  | { readonly kind: 'block' | 'draw' | 'reserve'; readonly sections: readonly string[] }
  | {
      readonly kind: 'buy'
      readonly train: number
      readonly sections: readonly string[]
      readonly shape: number | undefined
    }

const SECTION = String.raw`[a-z]\d+-[a-z]\d+`
const PATTERN = new RegExp(
  `^(?:(?<mark>block|draw|reserve)|buy (?<train>[1-9]\\d{0,2}) with)(?<sections>(?: ${SECTION}){1,${MAX_SECTIONS}})(?: shape (?<shape>[1-9]\\d{0,2}))?$`,
)

/** The move of a text, with sections in the order of the notation; undefined if it has none. Any order is read. */
function parseMove(text: string): Move | undefined {
  const parts = PATTERN.exec(text)?.groups
  if (parts === undefined) return undefined
  const sections = parts.sections.trim().split(' ').map(normalSection).sort(compareSections)
  const shape = parts.shape === undefined ? undefined : Number(parts.shape)
  if (parts.train !== undefined) return { kind: 'buy', train: Number(parts.train), sections, shape }
  const kind = parts.mark as 'block' | 'draw' | 'reserve'
  const most = kind === 'reserve' ? 2 : 1
  return shape !== undefined || sections.length > most ? undefined : { kind, sections }
}

function normalSection(section: string): string {
  const [from, to] = stationsOf(section)
  return compareStations(from, to) <= 0 ? section : `${to}-${from}`
}

export function formatMove(move: Move): string {
  const sections = move.sections.toSorted(compareSections).join(' ')
  if (move.kind !== 'buy') return `${move.kind} ${sections}`
  return `buy ${move.train} with ${sections}${move.shape === undefined ? '' : ` shape ${move.shape}`}`
}

/** The move of a text from the log. */
export function readMove(text: string): Move {
  const move = parseMove(text)
  if (move === undefined) throw new RangeError(`${text} is not in the notation of Lokomoto`)
  return move
}

export function parseAction({ sectionNumbers }: CardTables, text: string): Action | undefined {
  const move = parseMove(text)
  if (move === undefined) return undefined
  const sections = move.sections.map((section) => sectionNumbers.get(section))
  if (!isComplete(sections)) return undefined
  const [one, other] = sections
  switch (move.kind) {
    case 'buy':
      return { train: move.train, sections, shape: move.shape }
    case 'block':
      return block(one)
    case 'draw':
      return draw(one)
    default:
      return other === undefined ? reserveOne(one) : reserve(one, other)
  }
}

function isComplete<Item>(items: readonly (Item | undefined)[]): items is readonly Item[] {
  return !items.includes(undefined)
}

export function formatAction({ sections }: CardTables, action: Action): string {
  if (isPurchase(action)) {
    return formatMove({ kind: 'buy', ...action, sections: action.sections.map((section) => sections[section]) })
  }
  const first = sections[firstSection(action)]
  if (isBlock(action)) return `block ${first}`
  if (isDraw(action)) return `draw ${first}`
  return isReserveOne(action) ? `reserve ${first}` : `reserve ${first} ${sections[secondSection(action)]}`
}
