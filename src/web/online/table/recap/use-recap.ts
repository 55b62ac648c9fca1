import { useEffect, useEffectEvent, useState } from 'react'
import { type GameFace, type Moment, type SeatInfo, viewAfter } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import { BROWSER } from '../../../browser.ts'
import type { GameTable } from '../../../table/game-table.ts'
import type { OnlineGame } from '../online-game.ts'

/** After a shorter absence no recap is needed. */
const AWAY_MS = 60_000

interface Recapped {
  readonly lines: readonly RecapLine[] | undefined
  close(): void
}

interface Comer {
  readonly seat: Seat | null
  readonly startedAt: number | null
  /** Fetches what happened while the tab was asleep. */
  catchUp(): Promise<void>
}

/** What others did since the player's last choice, shown when the player comes to the table or back to it. */
export function useRecap(
  table: GameTable,
  game: OnlineGame,
  teller: Teller,
  { seat, startedAt, catchUp }: Comer,
): Recapped {
  const missed = (): LogSpan => ({ from: game.ownChoices, to: table.now.get().log.length })
  const hasJustBegun = startedAt === null || BROWSER.now() - startedAt < AWAY_MS
  const [span, setSpan] = useState(() => (hasJustBegun ? undefined : missed()))
  const show = useEffectEvent(() => setSpan(missed()))
  const showAgain = useEffectEvent(() => {
    // A tab that was asleep has received nothing. If the server refuses, the known moves are shown.
    catchUp().then(show, show)
  })
  useEffect(() => {
    let hiddenAt = Number.POSITIVE_INFINITY
    const look = () => {
      if (document.visibilityState === 'hidden') hiddenAt = BROWSER.now()
      else if (BROWSER.now() - hiddenAt > AWAY_MS) showAgain()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  // Formatted on every render: names of bots may be loaded after the board.
  const lines = span && seat !== null ? recapOf(table, teller, span).filter((line) => line.seat !== seat) : []
  return { lines: lines.length === 0 ? undefined : lines, close: () => setSpan(undefined) }
}

/** An action of another player. */
export interface RecapLine {
  /** Its place in the log. */
  readonly index: number
  readonly seat: number
  readonly text: string
}

/** A part of the log, up to but not including `to`. */
interface LogSpan {
  readonly from: number
  readonly to: number
}

interface Teller {
  readonly face: GameFace
  readonly texts: unknown
  readonly seats: readonly SeatInfo[]
}

/** What happened in a part of the log, in words. */
function recapOf(table: GameTable, { face, texts, seats }: Teller, { from, to }: LogSpan): readonly RecapLine[] {
  const { log } = table.now.get()
  const tell = (moment: Moment, next: unknown) => face.narrate(moment, next, texts, table.game.cards, seats)
  return log.slice(from, to).map((moment, i) => ({
    index: from + i,
    seat: moment.seat,
    text: tell(moment, viewAfter(log, from + i, table.view('spectator'))),
  }))
}
