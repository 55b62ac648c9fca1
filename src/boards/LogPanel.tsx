import { useEffect, useRef } from 'react'
import type { SeatInfo } from './board.ts'
import styles from './LogPanel.module.css'
import { type LogEntry, logGroups } from './log-groups.ts'

interface LogPanelProps {
  readonly entries: readonly LogEntry[]
  readonly seats: readonly SeatInfo[]
  /** The spoken name of the log. */
  readonly label: string
  /** What is said before anything has happened. */
  readonly empty: string
  /** What stands above a round; 0 is the setup. */
  heading(round: number): string
  /** What pressing an entry does. */
  readonly momentTitle: string
  /** Leads to the replay of the entry at this index. */
  onMoment?(index: number): void
}

/** All that happened, newest at the bottom. */
export function LogPanel({ entries, seats, label, empty, heading, momentTitle, onMoment }: LogPanelProps) {
  const scroller = useRef<HTMLElement>(null)
  const count = entries.length
  useEffect(() => {
    const element = scroller.current
    if (element !== null && count > 0) element.scrollTop = element.scrollHeight
  }, [count])

  return (
    <section className={styles.panel} aria-label={label} ref={scroller}>
      {count === 0 && <p className={styles.empty}>{empty}</p>}
      {logGroups(entries).map(({ round, turns }) => (
        <section key={`round ${round}`}>
          <h2 className={styles.heading}>{heading(round)}</h2>
          {turns.map(({ seat, entries: turn }) => (
            <ol
              key={turn[0].index}
              className={styles.turn}
              aria-label={seats[seat - 1].name}
              style={{ '--seat': `var(--seat-${seat})` }}
            >
              {turn.map(({ index, text }) => (
                <li key={index}>
                  {onMoment === undefined ? (
                    <span className={styles.entry}>{text}</span>
                  ) : (
                    <button type="button" className={styles.entry} title={momentTitle} onClick={() => onMoment(index)}>
                      {text}
                    </button>
                  )}
                </li>
              ))}
            </ol>
          ))}
        </section>
      ))}
    </section>
  )
}
