import type { ComponentProps } from 'react'
import { memo } from 'react'
import type { Seat } from '#engine/game.ts'
import { along, GAP, Stroke, type StrokeLook } from '../pieces/strokes/Stroke.tsx'
import type { MapProps } from './map-props.ts'
import styles from './SectionInk.module.css'
import { between, type Point, type SheetSection, written } from './sheet.ts'
import { NAME_PX, type PlacedName, STATION_RADIUS } from './town-names.ts'

type Inked = Pick<
  MapProps,
  'sections' | 'blocked' | 'eyes' | 'picked' | 'pickLook' | 'paying' | 'matched' | 'missing' | 'last' | 'fresh' | 'used'
>

/** What is to be drawn on each section. */
export function inkReader(props: Inked): (section: string) => Ink {
  const { sections, blocked, eyes, pickLook, paying, used } = props
  const [picked, matched, missing, fresh] = [props.picked, props.matched, props.missing, props.fresh].map(
    (names) => new Set(names),
  )
  const actors = new Map<string, Seat>(props.last.map(({ section, seat }) => [section, seat]))
  return (section) => ({
    ...strokeOf(sections[section], blocked.has(section), paying.has(section)),
    user: used?.[section],
    pick: picked.has(section) ? pickLook : 'none',
    pen: eyes === 'spectator' ? 1 : eyes,
    isMatched: matched.has(section),
    isMissing: missing.has(section),
    actor: actors.get(section),
    isFresh: fresh.has(section),
  })
}

function strokeOf(
  state: MapProps['sections'][string] | undefined,
  isBlocked: boolean,
  isPaying: boolean,
): Pick<Ink, 'look' | 'seat'> {
  if (state === 'black') return { look: isBlocked ? 'blocked' : 'black', seat: 1 }
  if (typeof state !== 'object') return { look: 'free', seat: 1 }
  const drawn = isPaying ? 'pay' : 'solid'
  return { look: state.solid ? drawn : 'dotted', seat: state.seat }
}

const SLEEPERS = { strokeDasharray: '1.8 5.8', strokeDashoffset: -1 }

interface TracksProps {
  readonly sections: readonly SheetSection[]
}

/** Empty rails, waiting for a pen. All sections are one path, which is cheap on any phone. */
export function Tracks({ sections }: TracksProps) {
  const path = sections.map(({ from, to }) => `M${written(inwards(from, to))}L${written(inwards(to, from))}`).join('')
  return (
    <g fill="none" stroke="var(--lk-rail)" pointerEvents="none">
      <path d={path} strokeWidth={11} {...SLEEPERS} />
      <path d={path} strokeWidth={7} />
      <path d={path} stroke="var(--lk-land)" strokeWidth={4.4} />
      <path d={path} strokeWidth={5} {...SLEEPERS} />
    </g>
  )
}

function inwards(from: Point, to: Point): Point {
  const part = (GAP - 3) / Math.hypot(to[0] - from[0], to[1] - from[1])
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** More pens at once would hide what they draw. */
const MOST_PENS = 2

interface FreshPensProps extends Pick<MapProps, 'sections' | 'fresh'> {
  readonly places: readonly SheetSection[]
}

/** The pens that draw what the newest action touched, for as long as they draw. */
export function FreshPens({ places, sections, fresh }: FreshPensProps) {
  const drawn = new Set(fresh)
  if (drawn.size > MOST_PENS) return null
  return places
    .filter(({ section }) => drawn.has(section))
    .map(({ section, from, to }) => {
      const state = sections[section]
      const [start, end] = [from, to].map(([x, y]) => `translate(${x}px, ${y}px)`)
      return (
        <g key={section} className={styles.pen} style={{ '--from': start, '--to': end }}>
          <g transform="rotate(28)" fill={typeof state === 'object' ? `var(--seat-${state.seat})` : 'var(--lk-black)'}>
            <path d="M-3 0h6l4-16h-14Z" />
            <rect x="-11" y="-96" width="22" height="80" rx="4" />
            <rect fill="var(--lk-sheet)" fillOpacity={0.85} x="-11" y="-74" width="22" height="40" />
          </g>
        </g>
      )
    })
}

interface EndsProps {
  /** What is chosen to be drawn. */
  readonly picked: readonly SheetSection[]
  readonly pen: Seat
}

/** From where to where the chosen sections lead. */
export function Ends({ picked, pen }: EndsProps) {
  const ends = new Map(picked.flatMap(({ from, to }) => [from, to]).map((point) => [String(point), point]))
  return [...ends].map(([key, [x, y]]) => (
    <circle
      key={key}
      cx={x}
      cy={y}
      r={STATION_RADIUS * 1.6}
      fill="var(--lk-station)"
      stroke={colourOf(pen)}
      strokeWidth={7}
    />
  ))
}

interface EndNamesProps {
  readonly names: readonly PlacedName[]
  /** Pixels for one unit of the sheet. */
  readonly scale: number
}

/** Names that have no room on the map, for as long as they matter. */
export function EndNames({ names, scale }: EndNamesProps) {
  return names.map(({ station, town, middle: [x, y], width, height }) => (
    <g key={station} transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={4 / scale}
        fill="var(--paper)"
        stroke="var(--edge)"
        strokeWidth={1 / scale}
      />
      <text
        fill="var(--ink)"
        fontFamily="var(--sign)"
        fontSize={NAME_PX / scale}
        fontWeight={600}
        textAnchor="middle"
        dy="0.35em"
      >
        {town}
      </text>
    </g>
  ))
}

/** What is on a section, in values that are compared easily. */
export interface Ink {
  readonly look: StrokeLook | 'free'
  /** Whose pen it was; of no matter where the section is free or black. */
  readonly seat: Seat
  /** Whose it was before it was used, where that is known. */
  readonly user: Seat | undefined
  /** What it is chosen to become, and with whose pen. */
  readonly pick: 'none' | 'solid' | 'dotted' | 'blocked'
  readonly pen: Seat
  readonly isMatched: boolean
  readonly isMissing: boolean
  /** Who has touched it lately. */
  readonly actor: Seat | undefined
  /** It is just being drawn. */
  readonly isFresh: boolean
}

const MISSING = {
  fill: 'var(--accent)',
  fillOpacity: 0.14,
  stroke: 'var(--accent)',
  strokeWidth: 2.4,
  strokeDasharray: '5 5',
}

interface SectionInkProps extends Ink {
  readonly place: SheetSection
}

/** What pens have left on a section, and the marks that the table adds. */
export function SectionInk({ place, ...ink }: SectionInkProps) {
  const { look, seat, user, pick, pen, isMatched, isMissing, actor, isFresh } = ink
  const { from, to, number } = place
  return (
    <>
      {actor !== undefined && <Sleeve fill={colourOf(actor)} fillOpacity={0.28} place={place} half={16} />}
      {isMissing && <Sleeve {...MISSING} place={place} half={11} />}
      {look !== 'free' && <Sleeve fill="var(--lk-land)" place={place} half={7} />}
      {look !== 'free' && (
        <Stroke from={from} to={to} seat={seat} user={user} look={look} seed={number} isFresh={isFresh} />
      )}
      {pick !== 'none' && (
        <Sleeve fill="var(--lk-sheet)" stroke={colourOf(pen)} strokeWidth={5} place={place} half={15} />
      )}
      {pick !== 'none' && <Stroke from={from} to={to} seat={pen} look="pencil" seed={number} />}
      {(pick === 'dotted' || pick === 'blocked') && (
        <g opacity={0.6}>
          <Stroke from={from} to={to} seat={pen} look={pick} seed={number} />
        </g>
      )}
      {isMatched && <Sleeve fill="none" stroke="var(--accent)" strokeWidth={3} place={place} half={14} />}
    </>
  )
}

function colourOf(seat: Seat): string {
  return `var(--seat-${seat})`
}

interface SleeveProps extends ComponentProps<'rect'> {
  readonly place: SheetSection
  readonly half: number
}

/** A long round box around a section. */
export function Sleeve({ place: { from, to }, half, ...look }: SleeveProps) {
  const { length, transform } = along(from, to)
  const begin = GAP - 4
  return (
    <rect {...look} transform={transform} x={begin} y={-half} width={length - begin * 2} height={half * 2} rx={half} />
  )
}

interface MapSectionProps extends Ink {
  readonly place: SheetSection
  /** What is said about it. */
  readonly label: string
  /** Half the width of the room that belongs to it. */
  readonly reach: number
  readonly isOpen: boolean
  readonly isPointed: boolean
  /** Whether Tab leads here. */
  readonly isStop: boolean
}

/** A section for hands, keys and those who listen. What they do is heard by the map around it. */
export const MapSection = memo(function MapSection(props: MapSectionProps) {
  const { place, label, reach, isOpen, isPointed, isStop, ...ink } = props
  return (
    <SvgButton
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-disabled={isOpen ? undefined : true}
      data-section={place.section}
      data-pointed={isPointed || undefined}
      className={styles.section}
    >
      <path className={styles.room} d={roomOf(place.from, place.to, reach)} />
      <Sleeve className={styles.light} place={place} half={15} />
      <SectionInk place={place} {...ink} />
      <Sleeve className={styles.ring} place={place} half={18} />
    </SvgButton>
  )
})

/** The rhombus between the two stations; on a full lattice these leave nothing out. */
function roomOf(from: Point, to: Point, reach: number): string {
  const [x, y] = between(from, to)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [nx, ny] = [(-(to[1] - from[1]) / length) * reach, ((to[0] - from[0]) / length) * reach]
  return `M${[from, [x + nx, y + ny], to, [x - nx, y - ny]].map((point) => written(point as Point)).join('L')}Z`
}

/** SVG has no buttons of its own: a group of shapes becomes one by its role. */
const Shapes = 'g'

export function SvgButton(props: ComponentProps<'g'>) {
  return <Shapes {...props} role="button" />
}
