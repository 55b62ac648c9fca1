import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { SpotBadge } from './describe-square.ts'
import {
  isInWindow,
  type Point,
  spotFrom,
  spotOfZone,
  type TownWindow,
  type UnitsPoint,
  unitsAt,
  type Zone,
  zoneAt,
} from './geometry.ts'
import { AROUND, distanceFromSketch } from './route.ts'
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

/** What a hand points at: a zone of a card and, where there is one, the spot on offer that is meant by it. */
export interface Aim extends Zone {
  readonly offered?: string | undefined
}

export interface Targets {
  readonly window: TownWindow
  readonly town: Readonly<Record<string, unknown>>
  /** Every spot on offer has at least one. */
  readonly badges: readonly SpotBadge[]
}

/** Half the width of a badge. */
const BADGE = 14
/** Half of the smallest target that a finger should have to hit, in pixels, and how far it may reach over a card. */
const FINGER = 13
const REACH = 24

/** What lies at a point; undefined off the town. */
export function aimAt(point: UnitsPoint, { window, town, badges }: Targets): Aim | undefined {
  const zone = zoneAt(point)
  if (!isInWindow(zone.square, window)) return undefined
  const seen = badges.filter(({ shows }) => shows !== 'nothing')
  const beside = spotOfZone(zone, town)
  const toBadge = ({ x, y }: Point) => Math.hypot(x - point.x, y - point.y)
  const toSketch = ({ spot, lane }: SpotBadge) => distanceFromSketch(point, spot, lane)
  const offered =
    nearest(seen, toBadge, BADGE) ??
    nearest(badges, toSketch, AROUND) ??
    badges.find(({ spot }) => spot === beside)?.spot ??
    nearest(badges, toBadge, Math.min(REACH, Math.max(BADGE, FINGER * point.perPixel)))
  return { ...zone, offered }
}

function nearest(
  badges: readonly SpotBadge[],
  distanceTo: (badge: SpotBadge) => number,
  reach: number,
): string | undefined {
  let best: string | undefined
  let least = reach
  for (const badge of badges) {
    const distance = distanceTo(badge)
    if (distance > least) continue
    best = badge.spot
    least = distance
  }
  return best
}

const HOLD_MS = 450

interface Handlers {
  /** The pointer is over something, or over nothing. */
  onHover(aim: Aim | undefined): void
  onTap(aim: Aim): void
  /** From one square to another. */
  onDrag(from: Aim, to: Aim): void
}

/** What hands do on a town: taps, drags from card to card, and a long press to look before laying. */
export function useTownPointer(
  svg: RefObject<SVGSVGElement | null>,
  aimAt: (point: UnitsPoint) => Aim | undefined,
  { onHover, onTap, onDrag }: Handlers,
) {
  const down = useRef<Aim>(undefined)
  const over = useRef<string>(undefined)
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The click that follows a drag or a long press means nothing. */
  const isSpent = useRef(false)
  useEffect(() => () => clearTimeout(hold.current), [])

  const aimOf = (event: MouseEvent): Aim | undefined => {
    const units = svg.current === null ? null : unitsAt(svg.current, event.clientX, event.clientY)
    return units === null ? undefined : aimAt(units)
  }
  const hover = (aim: Aim | undefined) => {
    const name = aim === undefined ? undefined : [aim.square, aim.towards, aim.offered].join()
    if (name === over.current) return
    over.current = name
    onHover(aim)
  }

  return {
    onPointerDown(event: PointerEvent) {
      const aim = aimOf(event)
      down.current = aim
      isSpent.current = false
      clearTimeout(hold.current)
      if (event.pointerType === 'mouse') return
      hold.current = setTimeout(() => {
        isSpent.current = true
        hover(aim)
      }, HOLD_MS)
    },
    onPointerMove(event: PointerEvent) {
      const aim = aimOf(event)
      if (event.pointerType === 'mouse') hover(aim)
      if (aim?.square !== down.current?.square) clearTimeout(hold.current)
    },
    onPointerUp(event: PointerEvent) {
      clearTimeout(hold.current)
      const from = down.current
      const to = aimOf(event)
      down.current = undefined
      if (event.pointerType !== 'mouse') hover(undefined)
      if (from === undefined || to === undefined || from.square === to.square || isSpent.current) return
      isSpent.current = true
      onDrag(from, to)
    },
    onPointerLeave() {
      clearTimeout(hold.current)
      down.current = undefined
      hover(undefined)
    },
    onClick(event: MouseEvent) {
      // A click that no hand has made, as those of screen readers, has no place of its own.
      if (event.detail === 0) {
        const square = event.target instanceof HTMLElement ? event.target.dataset.square : undefined
        if (square !== undefined) onTap({ square, towards: null })
        return
      }
      const aim = isSpent.current ? undefined : aimOf(event)
      isSpent.current = false
      if (aim !== undefined) onTap(aim)
    },
  }
}
