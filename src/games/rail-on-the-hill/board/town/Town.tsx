import { type Ref, useCallback, useMemo, useRef } from 'react'
import { lazyExtra } from '#ui/Part.tsx'
import parts from '#ui/parts.module.css'
import shared from '#ui/unseen.module.css'
import type { SpotInsight } from '../../rules/insight.ts'
import type { TownTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { badgesOf, takenSpots } from './describe-square.ts'
import {
  CARD,
  middleOf,
  PITCH,
  placeInView,
  rowsOf,
  type TownView,
  type TownWindow,
  UNITS,
  VIEW,
  viewOfWindow,
  windowOf,
} from './geometry.ts'
import styles from './Town.module.css'
import { TownDrawing } from './TownDrawing.tsx'
import { PlaceButtons, Plots, ScrapButtons, TownGrid, TownTable } from './TownGrid.tsx'
import type { TownProps } from './town-props.ts'
import { aimAt, useTownChoice, useTownPointer } from './use-town.ts'

// What is not seen before something is picked up is loaded then.
const Previews = lazyExtra(async () => (await import('./Previews.tsx')).Previews)
const HintedPlaces = lazyExtra(async () => (await import('../hint/HintedPlaces.tsx')).HintedPlaces)
const TownMotion = lazyExtra(async () => (await import('../motion/TownMotion.tsx')).TownMotion)

/** From the names to the cards, and the size of the letters, in units of the drawing. */
const GAP = 4

const LETTERS = 12.5

const NONE: readonly string[] = []

/** A town to look at and to build in. */
export function Town(props: TownProps) {
  const {
    town,
    lines,
    spots,
    cards,
    mode,
    texts,
    words,
    label,
    lit,
    hints,
    fresh,
    gain = 0,
    pace,
    hovered,
    svgRef,
  } = props
  const window = useMemo(() => windowOf(Object.keys(town)), [town])
  const view = useMemo(() => viewOfWindow(window), [window])
  const plots = useMemo(
    () =>
      rowsOf(window)
        .flat()
        .filter((square) => !(square in town)),
    [window, town],
  )
  const svg = useRef<SVGSVGElement>(null)
  const setSvg = useJoinedRef(svg, svgRef)
  const choice = useTownChoice(props)
  const offered = mode.kind === 'lay' ? mode.spots : NONE
  const badges = useMemo(() => badgesOf(offered, spots, lines), [offered, spots, lines])
  const pointer = useTownPointer(svg, (point) => aimAt(point, { window, town, badges }), choice)
  const { spot, start } = choice
  const square = hovered ?? choice.square
  const insight = spot === undefined ? undefined : spots[spot]

  return (
    <div className={styles.town}>
      <div className={styles.square}>
        <svg ref={setSvg} className={parts.cover} viewBox={`0 0 ${VIEW} ${VIEW}`} aria-hidden="true">
          <TownTable />
          <Coordinates window={window} view={view} />
          <g
            {...{ [UNITS]: '' }}
            className={styles.view}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          >
            {mode.kind !== 'place' && <Plots squares={plots} />}
            <TownDrawing town={town} lines={lines} cards={cards} lit={lit} fresh={fresh} pace={pace} />
            {pace > 0 && fresh !== undefined && <TownMotion lines={lines} fresh={fresh} gain={gain} pace={pace} />}
            {mode.kind !== 'look' && (
              <Previews {...{ mode, town, lines, cards, badges, start, square, spot }} insights={spots} />
            )}
            {hints !== undefined && (hints.next !== undefined || hints.later.length > 0) && (
              <HintedPlaces hints={hints} mode={mode} lines={lines} cards={cards} />
            )}
          </g>
        </svg>
        <TownGrid
          window={window}
          view={view}
          about={{ town, lines, spots, cards, mode, texts, words, start }}
          label={label}
          entry={entryOf(props, plots)}
          onFocus={choice.onFocus}
          onKey={choice.onKey}
          pointer={pointer}
        />
        {mode.kind === 'place' && mode.ghost !== null && (
          <PlaceButtons mode={mode} square={mode.ghost} view={view} texts={texts} />
        )}
        {mode.kind === 'scrap' && <ScrapButtons mode={mode} lines={lines} view={view} texts={texts} />}
        {spot !== undefined && insight !== undefined && (
          <SpotTip
            spot={spot}
            insight={insight}
            isDouble={offered.includes(spot) && takenSpots(lines).has(spot)}
            view={view}
            texts={texts}
            words={words}
          />
        )}
        <div className={shared.unseen} aria-live="polite">
          {choice.said}
        </div>
      </div>
    </div>
  )
}

/** Where the keyboard enters the town: where something can be done, or at its first card. */
function entryOf({ town, mode }: TownProps, plots: readonly string[]): string {
  if (mode.kind === 'place') return mode.ghost ?? mode.squares[0] ?? plots[0]
  if (mode.kind === 'upgrade' && mode.squares.length > 0) return mode.squares[0]
  if (mode.kind === 'lay' && mode.spots.length > 0) return mode.spots[0].slice(0, 2)
  return Object.keys(town).sort()[0] ?? plots[0]
}

function useJoinedRef(own: { current: SVGSVGElement | null }, theirs: Ref<SVGSVGElement> | undefined) {
  return useCallback(
    (svg: SVGSVGElement | null) => {
      own.current = svg
      if (typeof theirs === 'function') theirs(svg)
      else if (theirs) theirs.current = svg
    },
    [own, theirs],
  )
}

interface CoordinatesProps {
  readonly window: TownWindow
  readonly view: TownView
}

/** The names of columns and rows, so that "d4" in the log can be found. */
function Coordinates({ window: { west, east, north, south }, view }: CoordinatesProps) {
  const along = (index: number, shift: number) => (index * PITCH + CARD / 2) * view.scale + shift
  const top = north * PITCH * view.scale + view.y - GAP
  const left = west * PITCH * view.scale + view.x - GAP
  return (
    <g fill="var(--ink-soft)" fontFamily="var(--sign)" fontWeight="600" fontSize={LETTERS}>
      {range(west, east).map((column) => (
        <text key={column} x={along(column, view.x)} y={top} textAnchor="middle">
          {String.fromCharCode(97 + column)}
        </text>
      ))}
      {range(north, south).map((row) => (
        <text key={row} x={left} y={along(row, view.y)} textAnchor="end" dominantBaseline="central">
          {row + 1}
        </text>
      ))}
    </g>
  )
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

interface SpotTipProps {
  readonly spot: string
  readonly insight: SpotInsight
  /** Laying here spends a Double Track token. */
  readonly isDouble: boolean
  readonly view: TownView
  readonly texts: TownTexts
  readonly words: WordTexts
}

/** The cost of a spot and its reasons, above the spot, or below it at the top of the town. */
function SpotTip({ spot, insight, isDouble, view, texts, words }: SpotTipProps) {
  const middle = middleOf(spot)
  const x = middle.x * view.scale + view.x
  const isHigh = middle.y * view.scale + view.y < VIEW * 0.2
  // The tip leans inwards, so that it stays on the table.
  const lean = Math.min(1, Math.max(0, x / VIEW)) * 100
  return (
    <div
      className={`${parts.tip} ${styles.tip}`}
      style={{
        ...placeInView(middle, view),
        transform: `translate(-${lean}%, ${isHigh ? '30px' : 'calc(-100% - 30px)'})`,
      }}
    >
      {describeCost(insight, texts, words)}
      {isDouble && <div className={styles.double}>{texts.cost.double}</div>}
    </div>
  )
}

/** What a track costs on a spot, and why. */
export function describeCost({ cost, openSquares, crosses }: SpotInsight, texts: TownTexts, words: WordTexts): string {
  if (cost === 0) return texts.cost.free
  const reasons = [...openSquares.map(texts.cost.openLand), ...(crosses ? [texts.cost.crossing] : [])]
  return texts.cost.because(cost, words.list(reasons))
}
