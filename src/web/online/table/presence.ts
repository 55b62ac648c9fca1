import { useEffect, useState } from 'react'
import type { Presence } from '#wire/news.ts'
import { BROWSER } from '../../browser.ts'

/** Which players have the table open, in the time of this browser. */
export interface SeatPresences {
  readonly seats: Presence['seats']
  /** How long a player must be absent before others can decide for them, in ms. */
  readonly patience: number
  /** How far the server's clock is ahead of this browser's. */
  readonly ahead: number
}

export function presencesOf({ seats, patience, now }: Presence, here: number): SeatPresences {
  const ahead = now - here
  return { seats: seats.map((seat) => seat && { ...seat, since: seat.since - ahead }), patience, ahead }
}

/** When a player left; undefined if they are here, or if it is not known. */
export function awaySince(presences: SeatPresences | undefined, seat: number): number | undefined {
  const presence = presences?.seats[seat - 1]
  return presence?.isHere === false ? presence.since : undefined
}

const LONGEST_TIMER_MS = 2_000_000_000

/** Whether a time has come; renders again when it does. */
export function useHasCome(at: number | undefined): boolean {
  const [, setCount] = useState(0)
  useEffect(() => {
    const wait = (at ?? 0) - BROWSER.now()
    if (at === undefined || wait < 0 || wait > LONGEST_TIMER_MS) return
    return BROWSER.after(wait + 1, () => setCount((count) => count + 1))
  }, [at])
  return at !== undefined && BROWSER.now() >= at
}
