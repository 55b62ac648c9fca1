import type { ReactNode } from 'react'
import type { Seat } from '../../engine/game.ts'
import { Crown } from './Crown.tsx'
import styles from './ScorePad.module.css'

interface PadColumn {
  readonly seat: Seat
  readonly name: string
  readonly isWinner: boolean
}

interface ScorePadProps {
  readonly columns: readonly PadColumn[]
  readonly texts: {
    /** The head of the column of labels. */
    readonly item: string
    readonly winner: string
  }
  readonly className: string | undefined
  /** The bodies of the table. */
  readonly children: ReactNode
}

/** The score as on a paper pad: a column for each seat, and light on the winner's. */
export function ScorePad({ columns, texts, className, children }: ScorePadProps) {
  return (
    <table className={`${styles.pad} ${className}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.item}>{texts.item}</span>
          </th>
          {columns.map(({ seat, name, isWinner }) => (
            <th key={seat} scope="col" data-winner={isWinner}>
              {isWinner && (
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
  readonly className?: string | undefined
}

export function PadRow<Column extends PadColumn>({ label, columns, cell, className }: PadRowProps<Column>) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.seat} data-winner={column.isWinner}>
          {cell(column)}
        </td>
      ))}
    </tr>
  )
}
