import {
  ACQUIRE,
  acquire,
  BONUS,
  BONUSES,
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
import { LINES } from './cards/cards.ts'
import { columnOf, rowOf, squareAt } from './grid.ts'
import { linkBetween, squaresOf } from './links.ts'
import { LOCATIONS } from './state.ts'

/** The notation of actions: what is stored, sent and shown. */

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
      return `place ${placedCard(action)} ${formatSquare(placedSquare(action))} r${placedRotation(action) * 90}`
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
