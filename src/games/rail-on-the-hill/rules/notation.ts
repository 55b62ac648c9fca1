import { LINES, type LineName } from '../cards/cards.ts'
import {
  ACQUIRE,
  acquire,
  BONUS,
  BONUSES,
  type Bonus,
  BUY,
  bonus,
  buy,
  COLLECT,
  choiceOf,
  collect,
  DEVELOP,
  develop,
  discardedPlan,
  end,
  KEEP,
  keep,
  kindOf,
  LAY,
  lay,
  lineOf,
  linkOf,
  NONE,
  PLACE,
  PLAN,
  place,
  placedCard,
  placedRotation,
  placedSquare,
  plan,
  planCard,
  planLine,
  SCRAP,
  scrap,
  squareOrNone,
  TAKE,
  take,
  tokenOf,
  UPGRADE,
  upgrade,
} from './actions.ts'
import { columnOf, rowOf, squareAt } from './grid.ts'
import { linkBetween, squaresOf } from './lines.ts'
import { LOCATIONS, type Location } from './state.ts'

/** The notation of actions: what is stored, sent and shown. */

export function formatSquare(square: number): string {
  return String.fromCharCode(97 + columnOf(square)) + (rowOf(square) + 1)
}

export function formatLink(link: number): string {
  const [first, second] = squaresOf(link)
  return `${formatSquare(first)}-${formatSquare(second)}`
}

/** The two squares of a spot, the one that sorts first first. */
export function squaresOfSpot(spot: string): readonly [string, string] {
  return [spot.slice(0, 2), spot.slice(3)]
}

export function parseSquare(text: string): number {
  return squareAt(text.charCodeAt(0) - 97, Number(text[1]) - 1)
}

export function parseLink(spot: string): number {
  const [first, second] = squaresOfSpot(spot)
  return linkBetween(parseSquare(first), parseSquare(second))
}

/** An action in a form that pages can read. Squares and spots are written as `d4` and `d4-e5`. */
export type Move =
  /** Sets count from 1. */
  | { readonly kind: 'take'; readonly set: number }
  /** Turned clockwise by this many degrees. */
  | { readonly kind: 'place'; readonly card: number; readonly square: string; readonly turn: number }
  | { readonly kind: 'upgrade'; readonly square: string }
  | { readonly kind: 'plan'; readonly card: number; readonly line: LineName; readonly discarded: number | undefined }
  | { readonly kind: 'acquire'; readonly location: Location }
  | { readonly kind: 'lay' | 'scrap'; readonly line: LineName; readonly spot: string }
  /** With the square that an upgrade is put on. */
  | { readonly kind: 'develop' | 'keep'; readonly token: number; readonly square: string | undefined }
  | { readonly kind: 'bonus'; readonly bonus: Bonus }
  | { readonly kind: 'collect' | 'buy' | 'end' }

const NUMBER = '([1-9][0-9]?)'
const SQUARE = '([a-g][1-7])'
const LINE = `(${LINES.join('|')})`

/** Each form of the notation, and the move for its parts; undefined if they are not a move. */
const FORMS: readonly (readonly [form: string, make: (...parts: string[]) => Move | undefined])[] = [
  ['take ([1-4])', (set) => ({ kind: 'take', set: Number(set) })],
  [
    `place ${NUMBER} ${SQUARE} r(0|90|180|270)`,
    (card, square, turn) => ({ kind: 'place', card: Number(card), square, turn: Number(turn) }),
  ],
  [`upgrade ${SQUARE}`, (square) => ({ kind: 'upgrade', square })],
  [
    `plan ${NUMBER} ${LINE}(?: -${NUMBER})?`,
    (card, line, discarded?: string) => ({
      kind: 'plan',
      card: Number(card),
      line: line as LineName,
      discarded: discarded === undefined ? undefined : Number(discarded),
    }),
  ],
  [`acquire ([${LOCATIONS.join('')}])`, (location) => ({ kind: 'acquire', location: location as Location })],
  [
    `(lay|scrap) ${LINE} ${SQUARE}-${SQUARE}`,
    (kind, line, first, second) =>
      // The other order is not in the notation.
      first < second
        ? { kind: kind as 'lay' | 'scrap', line: line as LineName, spot: `${first}-${second}` }
        : undefined,
  ],
  [
    `(develop|keep) ${NUMBER}(?: ${SQUARE})?`,
    (kind, token, square?: string) => ({ kind: kind as 'develop' | 'keep', token: Number(token), square }),
  ],
  [`bonus (${BONUSES.join('|')})`, (bonus) => ({ kind: 'bonus', bonus: bonus as Bonus })],
  ['(collect|buy|end)', (kind) => ({ kind: kind as 'collect' | 'buy' | 'end' })],
]

const PATTERNS = FORMS.map(([form, make]) => [new RegExp(`^${form}$`), make] as const)

/** The move of a text; undefined if it is not in the notation. */
function parseMove(text: string): Move | undefined {
  for (const [pattern, make] of PATTERNS) {
    const match = pattern.exec(text)
    if (match !== null) return make(...match.slice(1))
  }
  return undefined
}

/** The move of a text from the log or from a list of legal actions. */
export function readMove(text: string): Move {
  const move = parseMove(text)
  if (move === undefined) throw new RangeError(`${text} is not in the notation of The Rail on the Hill`)
  return move
}

export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'take':
      return `take ${move.set}`
    case 'place':
      return `place ${move.card} ${move.square} r${move.turn}`
    case 'upgrade':
      return `upgrade ${move.square}`
    case 'plan':
      return `plan ${move.card} ${move.line}${move.discarded === undefined ? '' : ` -${move.discarded}`}`
    case 'acquire':
      return `acquire ${move.location}`
    case 'lay':
    case 'scrap':
      return `${move.kind} ${move.line} ${move.spot}`
    case 'develop':
    case 'keep':
      return `${move.kind} ${move.token}${move.square === undefined ? '' : ` ${move.square}`}`
    case 'bonus':
      return `bonus ${move.bonus}`
    default:
      return move.kind
  }
}

export function parseAction(text: string): number | undefined {
  const move = parseMove(text)
  return move === undefined ? undefined : actionOf(move)
}

function actionOf(move: Move): number {
  switch (move.kind) {
    case 'take':
      return take(move.set - 1)
    case 'place':
      return place(move.card, parseSquare(move.square), move.turn / 90)
    case 'upgrade':
      return upgrade(parseSquare(move.square))
    case 'plan':
      return plan(move.card, LINES.indexOf(move.line), move.discarded ?? NONE)
    case 'acquire':
      return acquire(LOCATIONS.indexOf(move.location))
    case 'lay':
      return lay(LINES.indexOf(move.line), parseLink(move.spot))
    case 'scrap':
      return scrap(LINES.indexOf(move.line), parseLink(move.spot))
    case 'develop':
      return develop(move.token, parseSquareOrNone(move.square))
    case 'keep':
      return keep(move.token, parseSquareOrNone(move.square))
    case 'bonus':
      return bonus(BONUSES.indexOf(move.bonus))
    case 'collect':
      return collect()
    case 'buy':
      return buy()
    case 'end':
      return end()
  }
}

function parseSquareOrNone(square: string | undefined): number {
  return square === undefined ? NONE : parseSquare(square) + 1
}

export function formatAction(action: number): string {
  return formatMove(moveOf(action))
}

function moveOf(action: number): Move {
  switch (kindOf(action)) {
    case TAKE:
      return { kind: 'take', set: choiceOf(action) + 1 }
    case PLACE:
      return {
        kind: 'place',
        card: placedCard(action),
        square: formatSquare(placedSquare(action)),
        turn: placedRotation(action) * 90,
      }
    case UPGRADE:
      return { kind: 'upgrade', square: formatSquare(choiceOf(action)) }
    case PLAN: {
      const discarded = discardedPlan(action)
      return {
        kind: 'plan',
        card: planCard(action),
        line: LINES[planLine(action)],
        discarded: discarded === NONE ? undefined : discarded,
      }
    }
    case ACQUIRE:
      return { kind: 'acquire', location: LOCATIONS[choiceOf(action)] }
    case LAY:
      return { kind: 'lay', line: LINES[lineOf(action)], spot: formatLink(linkOf(action)) }
    case SCRAP:
      return { kind: 'scrap', line: LINES[lineOf(action)], spot: formatLink(linkOf(action)) }
    case DEVELOP:
      return { kind: 'develop', token: tokenOf(action), square: formatSquareOrNone(action) }
    case KEEP:
      return { kind: 'keep', token: tokenOf(action), square: formatSquareOrNone(action) }
    case BONUS:
      return { kind: 'bonus', bonus: BONUSES[choiceOf(action)] }
    case COLLECT:
      return { kind: 'collect' }
    case BUY:
      return { kind: 'buy' }
    default:
      return { kind: 'end' }
  }
}

function formatSquareOrNone(action: number): string | undefined {
  const square = squareOrNone(action)
  return square === NONE ? undefined : formatSquare(square - 1)
}
