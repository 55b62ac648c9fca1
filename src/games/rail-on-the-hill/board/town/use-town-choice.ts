import { useState } from 'react'
import type { TownProps } from './town-props.ts'
import { spotFrom, spotOfZone, type Zone } from './zones.ts'

/** What is pointed at in a town and what taps and keys do there, by the mode of the town. */
export function useTownChoice({ town, mode, texts }: TownProps) {
  const [zone, setZone] = useState<Zone>()
  const [focus, setFocus] = useState<string>()
  const [marked, setMarked] = useState<string | null>(null)
  const [said, setSaid] = useState('')
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
  /** The spot that a zone means: from the marked card to this one, or towards the neighbour that the zone is next to. */
  const spotAt = (at: Zone): string | undefined =>
    (start === null ? undefined : spotFrom(start, at.square, town)) ?? spotOfZone(at, town)
  const layAt = (at: Zone) => {
    const spot = spotAt(at)
    if (spot !== undefined) lay(spot)
    else if (at.square in town) mark(at.square === start ? null : at.square)
  }
  const choose = (square: string) => {
    if (mode.kind === 'place' && !(square in town)) mode.onSquare(square)
    else if (mode.kind === 'upgrade' && square in town) mode.onSquare(square)
  }

  const pointed = zone ?? (focus === undefined ? undefined : { square: focus, towards: null })
  return {
    start,
    said,
    square: pointed?.square,
    spot: mode.kind === 'lay' && pointed !== undefined ? spotAt(pointed) : undefined,
    onHover: setZone,
    onFocus: setFocus,
    onTap(at: Zone) {
      if (mode.kind === 'lay') layAt(at)
      else if (mode.kind === 'place' && at.square === mode.ghost) mode.onTurn()
      else choose(at.square)
    },
    onDrag(from: string, to: string) {
      const spot = mode.kind === 'lay' ? spotFrom(from, to, town) : undefined
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
