import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import {
  isOnMap,
  type LaidPart,
  type PartState,
  partsOf,
  patternBox,
  snapped,
  steppedByKey,
  turnedOnce,
} from '../use-shapes.ts'
import styles from './LaidCard.module.css'
import type { LaidShape, MapProps } from './map-props.ts'
import { SvgButton } from './SectionInk.tsx'
import { type Box, between, type Point, pointOf, SECTION_LENGTH, written } from './sheet.ts'

/** A tick, an empty ring, a cross: so the states are told apart without their colours. */
const SIGNS: Readonly<Record<PartState, string>> = {
  yours: 'M-6 0-1.500 4.500 6-4.500',
  open: '',
  lost: 'M-5-5 5 5M-5 5 5-5',
}

interface LaidCardProps extends Pick<MapProps, 'map' | 'sections' | 'eyes' | 'onOverlay' | 'texts' | 'words'> {
  readonly laid: LaidShape
  /** Of the map: the card stays there. */
  readonly box: Box
  /** Pixels for one unit of the sheet. */
  readonly scale: number
  /** Lays the card aside; the keyboard goes back to the map. */
  onAside(): void
  /** The point of the sheet at which something happened. */
  onSheet(event: PointerEvent): Point
  /** A tap that means what lies below the card. */
  onThrough(event: PointerEvent): void
}

/** A shorter way on the screen is a tap. */
const TAP_PX = 6
/** Paper around the pattern. */
const MARGIN = 34
const CLOSE_PX = 13
/** So wide are the edge and the lines of the pattern for hands. */
const EDGE_PX = 18
const LINE_PX = 24

interface Grip {
  readonly pointer: number
  /** Held by its edge, and not by its pattern. */
  readonly isByEdge: boolean
  readonly at: Point
  readonly origin: Point
}

/**
 * A shape card on the map: its pattern and its edge drag it from place to place, a tap on the
 * pattern turns it, and the cross lays it aside. All the rest lets hands through to the map.
 */
export function LaidCard({
  map,
  sections,
  eyes,
  laid,
  box,
  scale,
  onSheet,
  onThrough,
  onOverlay,
  onAside,
  texts,
  words,
}: LaidCardProps) {
  const grip = useRef<Grip>(undefined)
  const edge = useRef<SVGRectElement>(null)
  const [drift, setDrift] = useState<Point>()
  const name = words.shape(laid.shape.id, laid.shape.points)
  const { left, top, width, height } = patternBox(map.lattice, laid)
  const parts = partsOf(map, sections, eyes, laid)
  const count = (state: PartState) => parts.filter((part) => part.state === state).length
  const label = texts.overlay(name, count('yours'), count('open'), count('lost'))

  function onPointerDown(event: PointerEvent<SVGGElement>) {
    if (event.button !== 0 || grip.current !== undefined) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    grip.current = {
      pointer: event.pointerId,
      isByEdge: event.target === edge.current,
      at: onSheet(event),
      origin: pointOf(map.lattice, laid.at),
    }
  }
  function onPointerMove(event: PointerEvent) {
    const held = grip.current
    if (held?.pointer !== event.pointerId) return
    const [x, y] = onSheet(event)
    const [dx, dy] = [x - held.at[0], y - held.at[1]]
    if (drift === undefined && Math.hypot(dx, dy) * scale < TAP_PX) return
    const target: Point = [held.origin[0] + dx, held.origin[1] + dy]
    const next = kept({ ...laid, at: snapped(map.lattice, target) })
    const [px, py] = pointOf(map.lattice, next.at)
    setDrift([target[0] - px, target[1] - py])
    if (String(next.at) !== String(laid.at)) onOverlay(next)
  }
  function kept(next: LaidShape): LaidShape {
    return isOnMap(map.lattice, box, next) ? next : laid
  }
  function release(event: PointerEvent, isTap: boolean) {
    const held = grip.current
    if (held?.pointer !== event.pointerId) return
    grip.current = undefined
    setDrift(undefined)
    if (!isTap) return
    if (held.isByEdge) onThrough(event)
    else onOverlay(turnedOnce(map.lattice, laid))
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isTurn = ['r', 'R', 'Enter', ' '].includes(key)
    const next = isTurn ? turnedOnce(map.lattice, laid) : steppedByKey(map.lattice, laid, key)
    if (next === undefined && key !== 'Escape') return
    event.preventDefault()
    if (next === undefined) onAside()
    else onOverlay(kept(next))
  }

  const [dx, dy] = drift ?? [0, 0]
  const radius = CLOSE_PX / scale
  const sides = {
    x: left - MARGIN,
    y: top - MARGIN,
    width: width + MARGIN * 2,
    height: height + MARGIN * 2,
    rx: SECTION_LENGTH / 6,
  }
  return (
    <g
      data-apart=""
      className={styles.laid}
      data-dragged={drift === undefined ? undefined : ''}
      style={{ transform: `translate(${dx}px, ${dy}px)` }}
    >
      <SvgButton
        tabIndex={0}
        aria-label={label}
        aria-description={texts.overlayHelp}
        className={styles.card}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => release(event, drift === undefined)}
        onPointerCancel={(event) => release(event, false)}
        onClick={(event) => event.detail === 0 && onOverlay(turnedOnce(map.lattice, laid))}
        onKeyDown={onKeyDown}
      >
        <rect className={styles.paper} {...sides} />
        <rect ref={edge} {...sides} {...GRIP} strokeWidth={EDGE_PX / scale} />
        <LaidPattern parts={parts} grip={LINE_PX / scale} />
      </SvgButton>
      <SvgButton
        tabIndex={0}
        aria-label={texts.layAside(name)}
        className={styles.close}
        transform={`translate(${left + width + MARGIN} ${top - MARGIN}) scale(${radius})`}
        onClick={onAside}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'Escape'].includes(event.key)) return
          event.preventDefault()
          onAside()
        }}
      >
        <circle r="1.15" />
        <path d="M-.4-.4.4.4M-.4.4.4-.4" stroke="var(--ink)" strokeWidth={0.16} strokeLinecap="round" />
      </SvgButton>
    </g>
  )
}

/** What hands meet, wider than what is seen. */
const GRIP = { fill: 'none', stroke: 'transparent', strokeLinecap: 'round', pointerEvents: 'stroke' } as const

interface LaidPatternProps {
  readonly parts: readonly LaidPart[]
  /** The width of its lines for hands. */
  readonly grip: number
}

/** The pattern of a card, and for each of its sections whether one has it, could have it, or can not. */
function LaidPattern({ parts, grip }: LaidPatternProps) {
  const stations = new Map(parts.flatMap(({ from, to }) => [from, to]).map((point) => [written(point), point]))
  return (
    <>
      <path {...GRIP} strokeWidth={grip} d={parts.map(lineOf).join('')} />
      {parts.map(({ from, to, state }) => (
        <path
          key={`${written(from)} ${written(to)}`}
          className={styles.line}
          data-state={state}
          d={lineOf({ from, to })}
        />
      ))}
      {[...stations].map(([key, [x, y]]) => (
        <circle key={key} fill="var(--ink)" cx={x} cy={y} r="8" pointerEvents="auto" />
      ))}
      {parts.map(({ from, to, state }) => (
        <Sign key={`${written(from)} ${written(to)}`} at={between(from, to)} state={state} />
      ))}
    </>
  )
}

function lineOf({ from, to }: Pick<LaidPart, 'from' | 'to'>): string {
  return `M${written(from)}L${written(to)}`
}

function Sign({ at, state }: { readonly at: Point; readonly state: PartState }) {
  return (
    <g className={styles.sign} data-state={state} transform={`translate(${written(at)})`}>
      <circle r="11" fill="var(--paper)" />
      <path d={SIGNS[state]} fill="none" strokeWidth={3.4} />
    </g>
  )
}
