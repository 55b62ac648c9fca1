import type { Locator } from '@playwright/test'
import type { LineName } from '../../../src/games/rail-on-the-hill/cards/cards.ts'
import type { Table } from './table.ts'

/** How somebody touches a table. Everything that differs between a mouse, a finger and a keyboard is here. */
export interface Hands {
  readonly table: Table
  press(button: Locator): Promise<void>
  acquire(location: 'a' | 'b' | 'c' | 'd', card: number): Promise<void>
  /** Takes a card of the hand, lays it on a square, turns it as often as needed, and leaves it there. */
  place(card: number, square: string, turn: number): Promise<void>
  /** Chooses a card of the town for a token. */
  chooseSquare(square: string): Promise<void>
  lay(line: LineName, spot: string): Promise<void>
  /** Puts a Plan card of the setup on a line. */
  putOwnPlan(card: number, line: LineName): Promise<void>
  /** Sees to it that the market, or a short choice in its place, is in sight. */
  lookAtMarket(): Promise<void>
  end(): Promise<void>
}

/** Squares are named by a letter and a digit. */
export function squaresOf(spot: string): readonly [string, string] {
  return [spot.slice(0, 2), spot.slice(3)]
}

/** How many columns and rows it is from one square to another. */
export function wayBetween(from: string, to: string): { readonly columns: number; readonly rows: number } {
  return { columns: to.charCodeAt(0) - from.charCodeAt(0), rows: Number(to[1]) - Number(from[1]) }
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of an element, in the window. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`${element} is not in sight`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Where a card must be touched to lay a track from it towards a neighbour: well inside, near that side. */
export async function edgeTowards(card: Locator, from: string, to: string): Promise<Point> {
  const box = await card.boundingBox()
  if (box === null) throw new Error(`${card} is not in sight`)
  const { columns, rows } = wayBetween(from, to)
  return { x: box.width * (0.5 + columns * 0.36), y: box.height * (0.5 + rows * 0.36) }
}
