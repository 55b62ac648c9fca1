import { useState } from 'react'
import type { Aim } from './aim.ts'
import { spotFrom, spotOfZone } from './geometry.ts'
import type { TownProps } from './town-props.ts'

/** What is pointed at in a town and what taps and keys do there, by the mode of the town. */
export function useTownChoice({ town, mode, texts }: TownProps) {
  const [aim, setAim] = useState<Aim>()
  const [focus, setFocus] = useState<string>()
  const [marked, setMarked] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  // A mark belongs to the line that it was made for, and goes with it.
  const choosing = mode.kind === 'lay' ? mode.line : mode.kind
  const [before, setBefore] = useState<string>(choosing)
  if (before !== choosing) {
    setBefore(choosing)
    if (marked !== null) {
      setMarked(null)
      setSaid(texts.startUnmarked)
    }
  }
  const start = mode.kind === 'lay' && marked !== null && marked in town ? marked : null

  const lay = (spot: string) => {
    setMarked(null)
    setSaid('')
    if (mode.kind === 'lay') mode.onSpot(spot)
  }
  const mark = (square: string | null) => {
    setMarked(square)
    if (mode.kind === 'lay') setSaid(square === null ? texts.startUnmarked : texts.startMarked(mode.line, square))
  }
  /**
   * The spot that is meant: one on offer that is pointed at, or from the marked card to this one, or towards the
   * neighbour that the zone is next to.
   */
  const spotAt = (at: Aim): string | undefined =>
    at.offered ?? (start === null ? undefined : spotFrom(start, at.square, town)) ?? spotOfZone(at, town)
  const layAt = (at: Aim) => {
    const spot = spotAt(at)
    if (spot !== undefined) lay(spot)
    else if (at.square in town) mark(at.square === start ? null : at.square)
  }
  const choose = (square: string) => {
    if (mode.kind === 'place' && !(square in town)) mode.onSquare(square)
    else if (mode.kind === 'upgrade' && square in town) mode.onSquare(square)
  }

  const pointed: Aim | undefined = aim ?? (focus === undefined ? undefined : { square: focus, towards: null })
  return {
    start,
    said,
    square: pointed?.square,
    spot: mode.kind === 'lay' && pointed !== undefined ? spotAt(pointed) : undefined,
    onHover: setAim,
    onFocus: setFocus,
    onTap(at: Aim) {
      if (mode.kind === 'lay') layAt(at)
      else if (mode.kind === 'place' && at.square === mode.ghost) mode.onTurn()
      else choose(at.square)
    },
    onDrag(from: Aim, to: Aim) {
      if (mode.kind !== 'lay') return
      // A finger that slips within a badge from one card to the next has not left the spot.
      const isSlip = from.offered !== undefined && from.offered === to.offered
      const spot = isSlip ? from.offered : spotFrom(from.square, to.square, town)
      if (spot !== undefined) lay(spot)
    },
    onKey(square: string, key: string) {
      if (key === 'Escape') {
        if (start !== null) mark(null)
      } else if (key === 'r' || key === 'R') {
        if (mode.kind === 'place') mode.onTurn()
      } else if (mode.kind === 'lay') layAt({ square, towards: null })
      else if (mode.kind === 'place' && square === mode.ghost) mode.onConfirm()
      else choose(square)
    },
  }
}
