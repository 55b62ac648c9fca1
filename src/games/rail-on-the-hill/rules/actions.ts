/**
 * Actions as small integers. An integer means the same in every game and state, because squares are those of the whole
 * grid. The kind is in the high bits and the fields below it in the order of the notation, so that lists of actions
 * have a natural order.
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
export type Bonus = (typeof BONUSES)[number]
export const BONUS_RESOURCES = BONUSES.indexOf('resources')
export const BONUS_TRACK = BONUSES.indexOf('track')
export const BONUS_PLANS = BONUSES.indexOf('plans')

/** Stands for a square or a card that is not named. */
export const NONE = 0

const KIND_SHIFT = 24

export function kindOf(action: number): number {
  return action >> KIND_SHIFT
}

/** Sets and locations count from 0 in here, but from 1 and a in the notation. */
export function take(set: number): number {
  return (TAKE << KIND_SHIFT) | set
}

export function place(card: number, square: number, rotation: number): number {
  return (PLACE << KIND_SHIFT) | (card << 8) | (square << 2) | rotation
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

/** Sets the token of a `develop` or `keep` action that was made without one. */
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

export function placedRotation(action: number): number {
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

/** The pair of squares of `lay` and `scrap`, see lines.ts. */
export function linkOf(action: number): number {
  return action & 0x3fff
}
