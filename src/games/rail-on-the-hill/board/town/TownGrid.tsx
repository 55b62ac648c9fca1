import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useMarks } from '#boards/marks.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { squaresOfSpot } from '../../rules/notation.ts'
import type { TownTexts } from '../../text/en/board.ts'
import type { Mark } from '../marks/marks.ts'
import { type Described, describeSquare } from './describe-square.ts'
import {
  CARD,
  columnOf,
  cornerOf,
  isInWindow,
  placeInView,
  rowOf,
  rowsOf,
  squareName,
  type TownView,
  type TownWindow,
  VIEW,
} from './geometry.ts'
import { laneOf, linesOnSpots, pointOnSpot, type TownLines } from './route.ts'
import styles from './Town.module.css'
import type { PlaceMode, ScrapMode } from './town-props.ts'

interface TownGridProps {
  readonly window: TownWindow
  readonly view: TownView
  readonly about: Described
  readonly label: string
  /** Where the keyboard begins. */
  readonly entry: string
  onFocus(square: string | undefined): void
  /** A key of its own, or Enter: what a tap does. */
  onKey(square: string, key: string): void
  readonly pointer: {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerLeave(): void
    onClick(event: MouseEvent): void
  }
}

/**
 * The grid, its rows and its cells. A table element could not carry their roles, and would lay the squares out in its
 * own way, while they belong wherever the drawing has them.
 */
const Part = 'div'

/** The squares of a town for hands and keys and for those who listen: a grid with one tab stop. */
export function TownGrid({ window, view, about, label, entry, onFocus, onKey, pointer }: TownGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string>()
  const rows = rowsOf(window)
  const stop = current !== undefined && isInWindow(current, window) ? current : entry
  const hasFocus = useRef(false)

  // A square that leaves the window would take the keyboard's place with it.
  useEffect(() => {
    if (hasFocus.current && grid.current?.contains(document.activeElement) === false) focusOn(grid.current, stop)
  }, [stop])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepped(stop, event, window)
    if (next !== undefined) {
      event.preventDefault()
      setCurrent(next)
      focusOn(grid.current, next)
    } else if (['Enter', ' ', 'Escape', 'r', 'R'].includes(event.key)) {
      if (event.key !== 'Escape') event.preventDefault()
      onKey(stop, event.key)
    }
  }

  return (
    <Part
      ref={grid}
      role="grid"
      aria-label={label}
      tabIndex={-1}
      className={`${parts.cover} ${styles.grid}`}
      data-mode={about.mode.kind}
      onKeyDown={onKeyDown}
      onBlur={() => {
        hasFocus.current = false
        onFocus(undefined)
      }}
      {...pointer}
    >
      {rows.map((row) => (
        <Part key={row[0]} role="row">
          {row.map((square) => (
            <Part
              key={square}
              role="gridcell"
              aria-label={describeSquare(square, about)}
              tabIndex={square === stop ? 0 : -1}
              data-square={square}
              data-open={isOpen(square, about) || undefined}
              className={styles.cell}
              style={{
                ...placeInView(cornerOf(square), view),
                width: `${view.scale * 25}%`,
                height: `${view.scale * 25}%`,
              }}
              onFocus={() => {
                hasFocus.current = true
                setCurrent(square)
                onFocus(square)
              }}
            />
          ))}
        </Part>
      ))}
    </Part>
  )
}

/** Whether a touch on the square does something. */
function isOpen(square: string, { mode, town }: Described): boolean {
  if (mode.kind === 'lay') return square in town
  if (mode.kind === 'place') return square === mode.ghost || mode.squares.includes(square)
  return mode.kind === 'upgrade' && mode.squares.includes(square)
}

function focusOn(grid: HTMLElement | null, square: string): void {
  grid?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus()
}

/** The square that an arrow key, Home or End leads to; undefined for other keys. */
function stepped(square: string, { key, ctrlKey }: KeyboardEvent, window: TownWindow): string | undefined {
  const { west, east, north, south } = window
  const column = columnOf(square)
  const row = rowOf(square)
  switch (key) {
    case 'ArrowLeft':
      return squareName(Math.max(west, column - 1), row)
    case 'ArrowRight':
      return squareName(Math.min(east, column + 1), row)
    case 'ArrowUp':
      return squareName(column, Math.max(north, row - 1))
    case 'ArrowDown':
      return squareName(column, Math.min(south, row + 1))
    case 'Home':
      return squareName(west, ctrlKey ? north : row)
    case 'End':
      return squareName(east, ctrlKey ? south : row)
    default:
      return undefined
  }
}

const PLANKS = [0, 1, 2, 3, 4, 5]
const PLANK = VIEW / PLANKS.length

/** The wooden table that a town lies on. */
export const TownTable = memo(function TownTable() {
  return (
    <g>
      <rect width={VIEW} height={VIEW} rx="8" fill="var(--table)" />
      {PLANKS.map((plank) => {
        const y = plank * PLANK
        return (
          <g key={plank} fill="none" stroke="var(--grain)" strokeWidth="0.7">
            {plank > 0 && <path d={`M0 ${y}H${VIEW}`} strokeWidth="1.1" />}
            <path
              d={`M0 ${y + 17}C90 ${y + 11} 150 ${y + 25} 230 ${y + 19}S350 ${y + 13} 400 ${y + 20}`}
              opacity="0.55"
            />
            <path
              d={`M0 ${y + 44}C70 ${y + 50} 190 ${y + 36} 260 ${y + 47}S360 ${y + 50} 400 ${y + 45}`}
              opacity="0.55"
            />
          </g>
        )
      })}
    </g>
  )
})

/** The places around a town that a card could still come to. */
export const Plots = memo(function Plots({ squares }: { readonly squares: readonly string[] }) {
  return squares.map((square) => {
    const { x, y } = cornerOf(square)
    return (
      <rect
        key={square}
        x={x + 3}
        y={y + 3}
        width={CARD - 6}
        height={CARD - 6}
        rx="4"
        fill="none"
        stroke="var(--plot)"
        strokeWidth="1.2"
        strokeDasharray="5 4.4"
      />
    )
  })
})

interface ScrapButtonsProps {
  readonly mode: ScrapMode
  readonly lines: TownLines
  readonly view: TownView
  readonly texts: TownTexts
}

/** A cross on each track that can be scrapped. */
export function ScrapButtons({ mode, lines, view, texts }: ScrapButtonsProps) {
  const on = linesOnSpots(lines)
  return mode.spots.map(({ line, spot }) => {
    const sharing = on.get(spot) ?? [line]
    const [first, second] = squaresOfSpot(spot)
    const isStraight = first[0] === second[0] || first[1] === second[1]
    const apart = laneOf(line, sharing) * 3.4
    const place = pointOnSpot(spot, first, isStraight ? 51 : 72, apart)
    return (
      <Touchable
        key={line + spot}
        className={styles.scrap}
        style={{ ...placeInView(place, view), background: `var(--line-${line})`, color: `var(--on-${line})` }}
        aria-label={texts.scrap(line, spot)}
        title={texts.scrap(line, spot)}
        onClick={() => mode.onSpot(spot, line)}
      >
        <svg viewBox="-8 -8 16 16" width="16" aria-hidden="true">
          <path d="M-5 -5L5 5M5 -5L-5 5" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      </Touchable>
    )
  })
}

interface PlaceButtonsProps {
  readonly mode: PlaceMode
  readonly square: string
  readonly view: TownView
  readonly texts: TownTexts
}

const BELOW = 115

const ABOVE = 15

/** From the top of the card to the lower side of the buttons below it. */
const ROOM = 138

/** Turns and places the card that lies on trial. */
export function PlaceButtons({ mode, square, view, texts }: PlaceButtonsProps) {
  const mark = useMarks<Mark>()
  const { x, y } = cornerOf(square)
  // Below the card, or above it where the table ends.
  const beside = (y + ROOM) * view.scale + view.y < VIEW ? y + BELOW : y - ABOVE
  return (
    <>
      {mode.turns.length > 1 && (
        <Touchable
          className={styles.round}
          style={placeInView({ x: x + 22, y: beside }, view)}
          aria-label={texts.turnCard}
          title={texts.turnCard}
          data-hint={mark('turn')}
          onClick={mode.onTurn}
        >
          <svg viewBox="-10 -10 20 20" width="20" aria-hidden="true">
            <path
              d="M5.8 -4.6A7.2 7.2 0 1 0 7.2 0.6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.4"
              strokeLinecap="round"
            />
            <path d="M7.6 -8.6V-2.6H1.6Z" fill="currentColor" />
          </svg>
        </Touchable>
      )}
      <Touchable
        look="primary"
        className={styles.round}
        style={placeInView({ x: x + 78, y: beside }, view)}
        aria-label={texts.placeCard}
        title={texts.placeCard}
        data-hint={mark('confirm')}
        onClick={mode.onConfirm}
      >
        <svg viewBox="-10 -10 20 20" width="20" aria-hidden="true">
          <path
            d="M-6.6 0.4L-2 5L7 -5"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </Touchable>
    </>
  )
}
