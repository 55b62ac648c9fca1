import { createContext, type ReactNode, useContext } from 'react'
import type { Seat, Standing } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import type { SeatInfo } from '../board.ts'
import styles from './ResultSheet.module.css'

interface ResultSheetProps {
  readonly label: string
  /** How its parts lie; a grid, one below the other unless this says more. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What is shown when a game is over. Its parts know how wide it is by container queries. */
export function ResultSheet({ label, className = '', children }: ResultSheetProps) {
  return (
    <section className={styles.sheet} aria-label={label}>
      <div className={`${styles.parts} ${className}`}>{children}</div>
    </section>
  )
}

/** Names the verdict, which describes the dialog that it stands in: what is announced behind a dialog is not read out. */
export const VERDICT_ID = 'verdict'

/** What the page shows below the verdict, such as what bots say. */
export const UnderVerdict = createContext<ReactNode>(null)

/** Whether the game of a sheet still goes on, so that there is no verdict. */
export const Interim = createContext(false)

/** Who won, under the crown; and a line about how. */
export function Verdict({ text, line }: { readonly text: string; readonly line?: string }) {
  const under = useContext(UnderVerdict)
  if (useContext(Interim)) return null
  return (
    <div className={styles.verdict}>
      <Crown width={35} />
      <p id={VERDICT_ID}>
        <span className={styles.wins}>{text}</span>
        {line !== undefined && <span className={styles.line}> {line}</span>}
      </p>
      {under}
    </div>
  )
}

interface PadColumn {
  readonly seat: Seat
  readonly name: string
  /** No single winner. */
  readonly isWinner: boolean
}

/** A column for each seat, with its score and its part of the view. */
export function padColumns<Score, Player>(
  { winners, scores }: Standing<Score>,
  seats: readonly SeatInfo[],
  players: readonly Player[],
) {
  return seats.map(({ name }, i) => ({
    seat: i + 1,
    name,
    score: scores[i],
    player: players[i],
    isWinner: seats.length > 1 && winners.includes(i + 1),
  }))
}

interface ScorePadProps {
  readonly columns: readonly PadColumn[]
  readonly texts: {
    /** The head of the column of labels. */
    readonly item: string
    readonly winner: string
  }
  readonly className?: string | undefined
  /** The bodies of the table. */
  readonly children: ReactNode
}

/** The score as on a paper pad: a column for each seat, and light on the winner's. */
export function ScorePad({ columns, texts, className = '', children }: ScorePadProps) {
  const isInterim = useContext(Interim)
  return (
    <table className={`${parts.paper} ${styles.pad} ${className}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className={`${parts.note} ${styles.item}`}>{texts.item}</span>
          </th>
          {columns.map(({ seat, name, isWinner }) => (
            <th key={seat} scope="col" data-winner={isWinner}>
              {isWinner && !isInterim && (
                <span className={styles.crown}>
                  <Crown width={20} /> {texts.winner}
                </span>
              )}
              <span className={styles.name} style={{ borderBottomColor: `var(--seat-${seat})` }}>
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
}

interface PadRowProps<Column> {
  readonly label: ReactNode
  readonly columns: readonly Column[]
  readonly cell: (column: Column) => ReactNode
  readonly isTotal?: boolean
  readonly className?: string | undefined
}

export function PadRow<Column extends PadColumn>(props: PadRowProps<Column>) {
  const { label, columns, cell, isTotal = false, className } = props
  return (
    <tr className={isTotal ? styles.total : className}>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.seat} data-winner={column.isWinner}>
          {cell(column)}
        </td>
      ))}
    </tr>
  )
}

interface SeatPictureProps {
  readonly seat: Seat
  readonly isWinner: boolean
  readonly viewBox: string
  /** The spoken name. */
  readonly label: string
  /** Below the picture; left out if it is clear whose it is. */
  readonly caption?: ReactNode
  readonly children: ReactNode
}

/** What a seat has built, mounted on paper, as an item of a list. */
export function SeatPicture({ seat, isWinner, viewBox, label, caption, children }: SeatPictureProps) {
  return (
    <li className={`${parts.paper} ${styles.mount}`} data-winner={isWinner}>
      <svg viewBox={viewBox} role="img" aria-label={label}>
        {children}
      </svg>
      {caption && (
        <p className={styles.caption} style={{ borderInlineStartColor: `var(--seat-${seat})` }}>
          {caption}
        </p>
      )}
    </li>
  )
}

/** A small paper crown. */
function Crown({ width }: { readonly width: number }) {
  return (
    <svg viewBox="0 0 20 16" width={width} height={width * 0.8} aria-hidden="true" focusable="false">
      <path d="M2 13 1 4l5 4 4-7 4 7 5-4-1 9z" fill="var(--lamp)" stroke="var(--ink)" strokeLinejoin="round" />
      <path d="M2.5 14.5h15" stroke="var(--ink)" strokeLinecap="round" />
    </svg>
  )
}
