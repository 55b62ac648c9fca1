import {
  type Dispatch,
  memo,
  type RefObject,
  type SetStateAction,
  type SyntheticEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { useMarks } from '#boards/marks.tsx'
import type { Seat } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import type { Establishment, ItemId } from '../../cards/cards.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Mark } from '../marks/marks.ts'
import { BuildingPicture } from '../pieces/BuildingPicture.tsx'
import { ColourMark } from '../pieces/SmallPieces.tsx'
import { hasSky, isTight, PLOT_HEIGHT, PLOT_WIDTH, placeOf, type StreetPlan } from './layout.ts'
import styles from './PlotItem.module.css'
import { itemOf, type Plot, rollRange, type Spot, type Touch } from './plots.ts'

/** Streets are rendered often, and their buildings are nearly always the same. */
const Building = memo(BuildingPicture)

/** How far each building of a stack stands behind the one before. */
const BEHIND = { x: 3.5, y: -3 }

const MOST_SEEN = 3

/** The grid of a house is a square. That of a landmark is taller, and a little smaller here to leave it some sky. */
const HOUSE = 48

const LANDMARK_HEIGHT = 64

const SHRUNK = 0.92

interface PlotItemProps {
  readonly plot: Plot
  readonly seat: Seat
  readonly spot: Spot
  readonly plan: StreetPlan
  /** The way into the street for the Tab key. */
  readonly isStop: boolean
  onFocus(): void
  readonly isWorking: boolean
  /** Coins that it has brought with the present roll. */
  readonly gain: number
  readonly isFresh: boolean
  readonly touch: Touch | undefined
  readonly onPoint: OnPoint
  readonly texts: StreetTexts
  readonly words: WordTexts
}

/** Everything of one kind in a street, with its number under it. */
export function PlotItem(props: PlotItemProps) {
  const { plot, seat, spot, plan, isStop, isWorking, gain, isFresh, touch, onPoint, texts, words } = props
  const mark = useMarks<Mark>()
  const item = itemOf(plot)
  const count = 'card' in plot ? plot.count : 1
  const leave = () => onPoint(null)
  const point = ({ currentTarget: element }: SyntheticEvent) => onPoint({ seat, item, element })
  const tap = ({ currentTarget: element }: SyntheticEvent) => {
    if (touch === undefined) return onPoint((last) => (last?.element === element ? null : { seat, item, element }))
    leave()
    touch.onTap()
  }
  const picture = (
    <>
      <PlotPicture plot={plot} />
      {count > 1 && (
        <span className={isTight(plan) ? styles.smallCount : `${parts.chip} ${styles.count}`}>
          {texts.times(count)}
        </span>
      )}
      {'card' in plot && plan.plate > 0 && <Plate card={plot.card} plan={plan} />}
      {gain > 0 && !plan.isHeadSmall && (
        <span className={`${parts.chip} ${hasSky(plan) ? styles.gain : styles.lowGain}`}>{words.signed(gain)}</span>
      )}
    </>
  )
  return (
    <li
      className={styles.plot}
      {...placeOf(seat, item)}
      style={{ gridArea: `${spot.line + 1} / ${spot.column + 1}` }}
      data-works={isWorking || undefined}
      data-fresh={isFresh || undefined}
      data-passed={touch?.isPassedOver || undefined}
      data-off={(touch?.isPossible === false && !isWorking) || undefined}
    >
      {plan.isCompact ? (
        <span className={styles.building} role="img" aria-label={describePlot(plot, texts, words)}>
          {picture}
        </span>
      ) : (
        <button
          type="button"
          className={styles.building}
          tabIndex={isStop ? 0 : -1}
          aria-label={touch?.label ?? describePlot(plot, texts, words)}
          aria-pressed={touch?.isChosen}
          aria-disabled={touch?.isPossible === false || undefined}
          data-hint={'card' in plot ? mark(`card ${seat} ${plot.card.id}`) : undefined}
          onClick={tap}
          onPointerEnter={(event) => event.pointerType === 'mouse' && point(event)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
          onFocus={(event) => {
            props.onFocus()
            if (event.currentTarget.matches(':focus-visible')) point(event)
          }}
          onBlur={leave}
        >
          {picture}
        </button>
      )}
    </li>
  )
}

/** A place in a street in words that do without the drawing. */
function describePlot(plot: Plot, texts: StreetTexts, words: WordTexts): string {
  if ('landmark' in plot) {
    const { landmark, isPlanned, isBuilt } = plot
    const name = words.items[landmark.id]
    return texts.landmark(isPlanned ? texts.plan(name) : name, isBuilt, words.effect(landmark))
  }
  const { card, count } = plot
  const cards = count === 0 ? texts.plan(words.items[card.id]) : words.copies(card.id, count)
  return texts.building(cards, words.colours[card.colour], rollRange(card.rolls), words.effect(card))
}

/** The buildings of one kind, one behind the other; all pictures of a street have one scale and one ground. */
function PlotPicture({ plot }: { readonly plot: Plot }) {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      {'card' in plot ? <Stack plot={plot} /> : <Sight plot={plot} />}
    </svg>
  )
}

function Stack({ plot }: { readonly plot: Extract<Plot, { card: unknown }> }) {
  const { card, count, isPlanned } = plot
  const standing = Math.min(count, isPlanned ? MOST_SEEN - 1 : MOST_SEEN)
  const places = standing + (isPlanned ? 1 : 0)
  const left = (PLOT_WIDTH - HOUSE - BEHIND.x * (places - 1)) / 2
  const at = (place: number) => `translate(${left + BEHIND.x * place} ${PLOT_HEIGHT - HOUSE + BEHIND.y * place})`
  return (
    <>
      {isPlanned && (
        <g opacity={0.62} transform={at(standing)}>
          <Building id={card.id} />
          <Outline height={HOUSE} />
        </g>
      )}
      {Array.from({ length: standing }, (_, i) => standing - 1 - i).map((place) => (
        <g key={place} className={place === 0 ? undefined : styles.behind} transform={at(place)}>
          <Building id={card.id} />
        </g>
      ))}
    </>
  )
}

function Sight({ plot }: { readonly plot: Extract<Plot, { landmark: unknown }> }) {
  const { landmark, isBuilt, isPlanned } = plot
  return (
    <g
      opacity={isPlanned ? 0.62 : undefined}
      transform={`translate(${(PLOT_WIDTH - HOUSE * SHRUNK) / 2} ${PLOT_HEIGHT - LANDMARK_HEIGHT * SHRUNK}) scale(${SHRUNK})`}
    >
      <Building id={landmark.id} isLandmark isLit={isBuilt || isPlanned} />
      {isPlanned && <Outline height={LANDMARK_HEIGHT} />}
    </g>
  )
}

function Outline({ height }: { readonly height: number }) {
  return (
    <rect
      x="1"
      y="1"
      width="46"
      height={height - 4}
      rx="5"
      fill="none"
      stroke="var(--accent)"
      strokeWidth={2}
      strokeDasharray="4 3"
    />
  )
}

/** With this many pixels there is room for the mark beside two long numbers. */
const ROOM_FOR_MARK = 60

const MARK = 13

interface PlateProps {
  readonly card: Establishment
  readonly plan: StreetPlan
}

/** The house number: what the dice must show. Its shape is that of the mark of its colour. */
function Plate({ card: { colour, rolls }, plan }: PlateProps) {
  return (
    <span
      className={`${parts.chip} ${styles.plate}`}
      data-colour={colour}
      data-room={plan.isCompact ? 'none' : isTight(plan) ? 'little' : undefined}
      style={{ background: `var(--mk-${colour})`, color: `var(--mk-on-${colour})` }}
    >
      {PLOT_WIDTH * plan.scale >= ROOM_FOR_MARK && <ColourMark colour={colour} size={MARK} />}
      {rollRange(rolls)}
    </span>
  )
}

/** The building under the pointer or the focus, or the one that was tapped. */
export interface Pointed {
  readonly seat: Seat
  readonly item: ItemId
  readonly element: Element
}

export type OnPoint = Dispatch<SetStateAction<Pointed | null>>

interface PlotTipProps {
  readonly plot: Plot
  readonly element: Element
  readonly root: RefObject<HTMLElement | null>
  readonly texts: StreetTexts
  readonly words: WordTexts
}

/** In CSS pixels: a tip that has less room than this above its building stands below it, and so far away from it. */
const ROOM = 120
const DISTANCE = 6
/** Half of the widest tip, with some air. */
const HALF = '8.2rem'

/** What a building is and does. Those who listen have heard it already. */
export function PlotTip({ plot, element, root, texts, words }: PlotTipProps) {
  const [place, setPlace] = useState({ x: 0, top: 0, bottom: 0 })
  useLayoutEffect(() => {
    if (root.current === null) return
    const outer = root.current.getBoundingClientRect()
    const inner = element.getBoundingClientRect()
    setPlace({
      x: inner.left + inner.width / 2 - outer.left,
      top: inner.top - outer.top,
      bottom: inner.bottom - outer.top,
    })
  }, [element, root])
  const item = itemOf(plot)
  const isHigh = place.top < ROOM
  return (
    <div
      className={`${parts.tip} ${styles.tip}`}
      aria-hidden="true"
      style={{
        insetInlineStart: `clamp(${HALF}, ${place.x}px, 100% - ${HALF})`,
        insetBlockStart: isHigh ? place.bottom + DISTANCE : place.top - DISTANCE,
        translate: isHigh ? '-50% 0' : '-50% -100%',
      }}
    >
      <strong className={`${parts.line} ${parts.name}`}>
        {'card' in plot && <ColourMark colour={plot.card.colour} size={16} />}
        {'card' in plot && plot.count > 0 ? words.copies(plot.card.id, plot.count) : words.items[item]}
        {'card' in plot && <span className={styles.rolls}>{rollRange(plot.card.rolls)}</span>}
      </strong>
      <span>{words.effect('card' in plot ? plot.card : plot.landmark)}</span>
      {'landmark' in plot && !plot.isBuilt && <span className={parts.remark}>{texts.notBuilt}</span>}
    </div>
  )
}
