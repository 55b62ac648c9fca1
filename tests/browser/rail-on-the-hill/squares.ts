import type { Locator } from '@playwright/test'
import type { Point } from '../support/device.ts'

/** The distance between two squares in columns and rows. */
export function wayBetween(from: string, to: string): { readonly columns: number; readonly rows: number } {
  return { columns: to.charCodeAt(0) - from.charCodeAt(0), rows: Number(to[1]) - Number(from[1]) }
}

/** Where to touch a card to lay a track from it towards a neighbour: well inside, near that side. */
export async function edgeTowards(card: Locator, from: string, to: string): Promise<Point> {
  const box = await card.boundingBox()
  if (box === null) throw new Error(`${card} is not in sight`)
  const { columns, rows } = wayBetween(from, to)
  return { x: box.width * (0.5 + columns * 0.36), y: box.height * (0.5 + rows * 0.36) }
}
