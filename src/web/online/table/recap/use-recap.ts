import { useEffect, useEffectEvent, useState } from 'react'
import type { Seat } from '../../../../engine/game.ts'
import type { PlayedTable } from '../../../table/played-table.ts'
import type { OnlineGame } from '../online-game.ts'
import { type RecapLine, recapFrom, type Teller } from './recap.ts'

/** Whoever was away for less has seen it, or hardly missed it. */
const AWAY_MS = 60_000

interface Recapped {
  readonly lines: readonly RecapLine[] | undefined
  close(): void
}

interface Comer {
  readonly seat: Seat | null
  readonly startedAt: number | null
  /** Hears of all that happened while nobody listened. */
  catchUp(): Promise<void>
}

/** What others did since one's own last choice, for somebody who comes to the table, or back to it. */
export function useRecap(
  table: PlayedTable,
  game: OnlineGame,
  teller: Teller,
  { seat, startedAt, catchUp }: Comer,
): Recapped {
  const read = () => {
    const lines = recapFrom(table, teller, game.ownChoices).filter((line) => line.seat !== seat)
    return seat === null || lines.length === 0 ? undefined : lines
  }
  const hasJustBegun = startedAt === null || Date.now() - startedAt < AWAY_MS
  const [lines, setLines] = useState(() => (hasJustBegun ? undefined : read()))
  const show = useEffectEvent(() => setLines(read()))
  const showAgain = useEffectEvent(() => {
    // A tab that slept has heard of nothing. Where the server says no, what is here is shown.
    catchUp().then(show, show)
  })
  useEffect(() => {
    let hiddenAt = Number.POSITIVE_INFINITY
    const look = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now()
      else if (Date.now() - hiddenAt > AWAY_MS) showAgain()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return { lines, close: () => setLines(undefined) }
}
