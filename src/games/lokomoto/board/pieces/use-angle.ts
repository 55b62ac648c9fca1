import { useState } from 'react'

/** The angle of something that is turned in steps, in degrees: it goes on the short way instead of back over zero. */
export function useAngle(turns: number, turnsOfCircle: number): number {
  const [shown, setShown] = useState({ turns, total: turns })
  let { total } = shown
  if (shown.turns !== turns) {
    const ahead = (((turns - shown.turns) % turnsOfCircle) + turnsOfCircle) % turnsOfCircle
    total += ahead > turnsOfCircle / 2 ? ahead - turnsOfCircle : ahead
    setShown({ turns, total })
  }
  return (total * 360) / turnsOfCircle
}
