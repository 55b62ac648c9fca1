import type { Seat } from '#engine/game.ts'
import { along, GAP } from '../pieces/strokes/geometry.ts'
import { Stroke, type StrokeLook } from '../pieces/strokes/Stroke.tsx'
import styles from './SectionInk.module.css'
import type { SheetSection } from './sheet.ts'

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

interface SectionInkProps extends Ink {
  readonly place: SheetSection
}

/** What pens have left on a section, and the marks that the table adds. */
export function SectionInk({ place, ...ink }: SectionInkProps) {
  const { look, seat, user, pick, pen, isMatched, isMissing, actor, isFresh } = ink
  const { from, to, number } = place
  return (
    <>
      {actor !== undefined && <Sleeve className={styles.last} colour={colourOf(actor)} place={place} half={16} />}
      {isMissing && <Sleeve className={styles.missing} place={place} half={11} />}
      {look !== 'free' && <Sleeve className={styles.cover} place={place} half={7} />}
      {look !== 'free' && (
        <Stroke from={from} to={to} seat={seat} user={user} look={look} seed={number} isFresh={isFresh} />
      )}
      {pick !== 'none' && <Sleeve className={styles.picked} colour={colourOf(pen)} place={place} half={15} />}
      {pick !== 'none' && <Stroke from={from} to={to} seat={pen} look="pencil" seed={number} />}
      {(pick === 'dotted' || pick === 'blocked') && (
        <g className={styles.thought}>
          <Stroke from={from} to={to} seat={pen} look={pick} seed={number} />
        </g>
      )}
      {isMatched && <Sleeve className={styles.matched} place={place} half={14} />}
    </>
  )
}

function colourOf(seat: Seat): string {
  return `var(--seat-${seat})`
}

interface SleeveProps {
  readonly className: string
  readonly colour?: string
  readonly place: SheetSection
  readonly half: number
}

/** A long round box around a section. */
export function Sleeve({ className, colour, place: { from, to }, half }: SleeveProps) {
  const { length, transform } = along(from, to)
  const begin = GAP - 4
  return (
    <rect
      className={className}
      color={colour}
      transform={transform}
      x={begin}
      y={-half}
      width={length - begin * 2}
      height={half * 2}
      rx={half}
    />
  )
}
