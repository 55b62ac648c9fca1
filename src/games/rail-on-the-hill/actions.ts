import { LINES } from './cards.ts'
import {
  CELL_OF,
  CELLS,
  columnOf,
  directionBetween,
  NEIGHBOUR,
  rowOf,
  SPOT_CELLS,
  SPOT_FROM,
  squareAt,
} from './grid.ts'
import { LOCATIONS } from './state.ts'

/**
 * Actions as small integers, and their notation. An integer says the same in every game and state: squares and spots
 * are those of the 7x7 board. The kind is in the high bits and the fields below it in the order in which they are
 * written, so that a list of actions has a natural order.
 */

export const TAKE = 0
export const PLACE = 1
export const UPGRADE = 2
export const PLAN = 3
export const ACQUIRE = 4
export const LAY = 5
export const COLLECT = 6
export const DEVELOP = 7
export const BONUS = 8
export const BUY = 9
export const KEEP = 10
export const SCRAP = 11
export const END = 12

export const BONUSES = ['resources', 'track', 'plans'] as const
export const BONUS_RESOURCES = BONUSES.indexOf('resources')
export const BONUS_TRACK = BONUSES.indexOf('track')
export const BONUS_PLANS = BONUSES.indexOf('plans')

/** In place of a square or a card that is not named. */
export const NONE = 0

const KIND_SHIFT = 24

export function kindOf(action: number): number {
  return action >> KIND_SHIFT
}

/** Sets and locations count from 0 in here, from 1 and a in the notation. */
export function take(set: number): number {
  return (TAKE << KIND_SHIFT) | set
}

export function place(card: number, square: number, turns: number): number {
  return (PLACE << KIND_SHIFT) | (card << 8) | (square << 2) | turns
}

export function upgrade(square: number): number {
  return (UPGRADE << KIND_SHIFT) | square
}

export function plan(card: number, line: number, discarded: number): number {
  return (PLAN << KIND_SHIFT) | (card << 9) | (line << 7) | discarded
}

export function acquire(location: number): number {
  return (ACQUIRE << KIND_SHIFT) | location
}

export function lay(line: number, link: number): number {
  return (LAY << KIND_SHIFT) | (line << 14) | link
}

export function collect(): number {
  return COLLECT << KIND_SHIFT
}

/** `square` is counted from 1 here, so that it can be NONE. */
export function develop(token: number, squareOrNone: number): number {
  return (DEVELOP << KIND_SHIFT) | (token << 6) | squareOrNone
}

export function bonus(choice: number): number {
  return (BONUS << KIND_SHIFT) | choice
}

export function buy(): number {
  return BUY << KIND_SHIFT
}

export function keep(token: number, squareOrNone: number): number {
  return (KEEP << KIND_SHIFT) | (token << 6) | squareOrNone
}

export function scrap(line: number, link: number): number {
  return (SCRAP << KIND_SHIFT) | (line << 14) | link
}

export function end(): number {
  return END << KIND_SHIFT
}

/** The same action of `develop` or `keep`, made with no token, for a token. */
export function withToken(action: number, token: number): number {
  return action | (token << 6)
}

export function choiceOf(action: number): number {
  return action & 255
}

export function placedCard(action: number): number {
  return (action >> 8) & 127
}

export function placedSquare(action: number): number {
  return (action >> 2) & 63
}

export function placedTurns(action: number): number {
  return action & 3
}

export function planCard(action: number): number {
  return (action >> 9) & 127
}

export function planLine(action: number): number {
  return (action >> 7) & 3
}

export function discardedPlan(action: number): number {
  return action & 127
}

export function tokenOf(action: number): number {
  return (action >> 6) & 127
}

/** The square of `develop` and `keep`, counted from 1, or NONE. */
export function squareOrNone(action: number): number {
  return action & 63
}

export function lineOf(action: number): number {
  return (action >> 14) & 3
}

/**
 * A link is a pair of squares. Neighbours are spot * 4 + page, where the page says on which quarter of the board the
 * spot's corner cell lies: that orders links as the sets of spots are ordered. Any other pair is kept as it was
 * written, behind a bit of its own, so that it can be refused and not only misunderstood.
 */
export function linkOf(action: number): number {
  return action & 0x3fff
}

const STRAY = 1 << 12

export function isStray(link: number): boolean {
  return (link & STRAY) !== 0
}

/** The spot of a link between neighbours. */
export function spotOf(link: number): number {
  return link >> 2
}

/** The link of a spot whose corner cell is the given square of the board. */
export function linkAt(spot: number, corner: number): number {
  return (spot << 2) | ((rowOf(corner) >> 2) << 1) | (columnOf(corner) >> 2)
}

/** The corner square of a link between neighbours. */
export function cornerOf(link: number): number {
  const cell = spotOf(link) % CELLS
  return squareAt((cell & 3) + ((link & 1) << 2), (cell >> 2) + ((link & 2) << 1))
}

export function linkBetween(first: number, second: number): number {
  const direction = directionBetween(first, second)
  if (direction < 0) return STRAY | (first << 6) | second
  const spot = SPOT_FROM[CELL_OF[first] * 8 + direction]
  const corner = squareAt(Math.min(columnOf(first), columnOf(second)), Math.min(rowOf(first), rowOf(second)))
  return linkAt(spot, corner)
}

/** The two squares of a link, the one that is written first first. */
function squaresOf(link: number): readonly [number, number] {
  if (isStray(link)) return [(link >> 6) & 63, link & 63]
  const corner = cornerOf(link)
  const spot = spotOf(link)
  return [squareBeside(corner, SPOT_CELLS[spot * 2]), squareBeside(corner, SPOT_CELLS[spot * 2 + 1])]
}

/** The square of the given cell among the corner and its neighbours to the east, south and south-east. */
function squareBeside(corner: number, cell: number): number {
  for (const direction of [2, 3, 4]) {
    const square = NEIGHBOUR[corner * 8 + direction]
    if (square >= 0 && CELL_OF[square] === cell) return square
  }
  return corner
}

// ---- Notation

export function formatSquare(square: number): string {
  return String.fromCharCode(97 + columnOf(square)) + (rowOf(square) + 1)
}

export function formatLink(link: number): string {
  const [first, second] = squaresOf(link)
  return `${formatSquare(first)}-${formatSquare(second)}`
}

export function formatAction(action: number): string {
  switch (kindOf(action)) {
    case TAKE:
      return `take ${choiceOf(action) + 1}`
    case PLACE:
      return `place ${placedCard(action)} ${formatSquare(placedSquare(action))} r${placedTurns(action) * 90}`
    case UPGRADE:
      return `upgrade ${formatSquare(choiceOf(action))}`
    case PLAN: {
      const discarded = discardedPlan(action)
      return `plan ${planCard(action)} ${LINES[planLine(action)]}${discarded === NONE ? '' : ` -${discarded}`}`
    }
    case ACQUIRE:
      return `acquire ${LOCATIONS[choiceOf(action)]}`
    case LAY:
      return `lay ${LINES[lineOf(action)]} ${formatLink(linkOf(action))}`
    case COLLECT:
      return 'collect'
    case DEVELOP:
      return `develop ${formatToken(action)}`
    case BONUS:
      return `bonus ${BONUSES[choiceOf(action)]}`
    case BUY:
      return 'buy'
    case KEEP:
      return `keep ${formatToken(action)}`
    case SCRAP:
      return `scrap ${LINES[lineOf(action)]} ${formatLink(linkOf(action))}`
    default:
      return 'end'
  }
}

function formatToken(action: number): string {
  const square = squareOrNone(action)
  return square === NONE ? `${tokenOf(action)}` : `${tokenOf(action)} ${formatSquare(square - 1)}`
}

const NUMBER = '([1-9][0-9]?)'
const SQUARE = '([a-g][1-7])'
const LINE = `(${LINES.join('|')})`

/** Each form of the notation, and how its parts make an action; undefined where they cannot be one. */
const FORMS: readonly (readonly [RegExp, (...parts: string[]) => number | undefined])[] = [
  [/^take ([1-4])$/, (set) => take(Number(set) - 1)],
  [
    new RegExp(`^place ${NUMBER} ${SQUARE} r(0|90|180|270)$`),
    (card, square, degrees) => place(Number(card), parseSquare(square), Number(degrees) / 90),
  ],
  [new RegExp(`^upgrade ${SQUARE}$`), (square) => upgrade(parseSquare(square))],
  [
    new RegExp(`^plan ${NUMBER} ${LINE}(?: -${NUMBER})?$`),
    (card, line, discarded) => plan(Number(card), parseLine(line), Number(discarded ?? NONE)),
  ],
  [/^acquire ([a-d])$/, (location) => acquire(indexIn(LOCATIONS, location))],
  [new RegExp(`^lay ${LINE} ${SQUARE}-${SQUARE}$`), (line, first, second) => linked(lay, line, first, second)],
  [/^collect$/, collect],
  [
    new RegExp(`^develop ${NUMBER}(?: ${SQUARE})?$`),
    (token, square) => develop(Number(token), parseSquareOrNone(square)),
  ],
  [new RegExp(`^bonus (${BONUSES.join('|')})$`), (choice) => bonus(indexIn(BONUSES, choice))],
  [/^buy$/, buy],
  [new RegExp(`^keep ${NUMBER}(?: ${SQUARE})?$`), (token, square) => keep(Number(token), parseSquareOrNone(square))],
  [new RegExp(`^scrap ${LINE} ${SQUARE}-${SQUARE}$`), (line, first, second) => linked(scrap, line, first, second)],
  [/^end$/, end],
]

export function parseAction(text: string): number | undefined {
  for (const [form, make] of FORMS) {
    const match = form.exec(text)
    if (match !== null) return make(...match.slice(1))
  }
  return undefined
}

export function parseSquare(text: string): number {
  return squareAt(text.charCodeAt(0) - 97, Number(text[1]) - 1)
}

function parseSquareOrNone(text: string | undefined): number {
  return text === undefined ? NONE : parseSquare(text) + 1
}

function parseLine(text: string): number {
  return indexIn(LINES, text)
}

function indexIn(names: readonly string[], name: string): number {
  return names.indexOf(name)
}

/** The square that sorts first is written first: the other order is no notation. */
function linked(make: (line: number, link: number) => number, line: string, first: string, second: string) {
  return first < second ? make(parseLine(line), linkBetween(parseSquare(first), parseSquare(second))) : undefined
}
