import { useState } from 'react'
import type { Point, SheetSection } from './sheet.ts'

/** Moves what the teacher points at into sight, once for each hint: where somebody has zoomed in, it may lie elsewhere. */
export function useHintInSight(places: readonly SheetSection[], bring: (point: Point) => void): void {
  const hint = places.map(({ section }) => section).join(' ')
  const [seen, setSeen] = useState('')
  if (seen === hint) return
  setSeen(hint)
  if (places.length > 0) bring(places[0].middle)
}
