import { type CSSProperties, useEffect, useRef } from 'react'
import type { SeatInfo } from '../../../../boards/board.ts'
import type { LogTexts } from '../../text/types/log.ts'
import { type LogEntry, logGroups } from './LogGroups.ts'
import styles from './LogPanel.module.css'

interface LogPanelProps {
  readonly entries: readonly LogEntry[]
  readonly seats: readonly SeatInfo[]
  readonly texts: LogTexts
  /** Leads to the replay of the entry at this index. */
  onMoment?(index: number): void
}

/** All that happened, newest at the bottom. */
export function LogPanel({ entries, seats, texts, onMoment }: LogPanelProps) {
  const scroller = useRef<HTMLElement>(null)
  const count = entries.length
  useEffect(() => {
    const element = scroller.current
    if (element !== null && count > 0) element.scrollTop = element.scrollHeight
  }, [count])

  return (
    <section className={styles.panel} aria-label={texts.title} ref={scroller}>
      {count === 0 && <p className={styles.empty}>{texts.empty}</p>}
      {logGroups(entries).map(({ round, turns }) => (
        <section key={`round ${round}`} className={styles.round}>
          <h3 className={styles.heading}>{round === 0 ? texts.setup : texts.round(round)}</h3>
          {turns.map(({ seat, entries: turn }) => (
            <ol
              key={turn[0].index}
              className={styles.turn}
              aria-label={seats[seat - 1].name}
              style={{ '--seat': `var(--seat-${seat})` } as CSSProperties}
            >
              {turn.map(({ index, text }) => (
                <li key={index}>
                  {onMoment === undefined ? (
                    <span className={styles.entry}>{text}</span>
                  ) : (
                    <button type="button" className={styles.entry} title={texts.replay} onClick={() => onMoment(index)}>
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
