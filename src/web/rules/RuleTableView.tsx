import { useCallback, useState } from 'react'
import type { RuleTable } from '#boards/board.ts'
import { RuleProse, type RuleProseProps } from './RuleProse.tsx'
import styles from './RuleTableView.module.css'

interface RuleTableViewProps extends Omit<RuleProseProps, 'text'> {
  readonly table: RuleTable
  /** What it is about: its spoken name where it has to be scrolled. */
  readonly label: string
}

/** A table that scrolls within its own box where it does not fit, so that the page never scrolls sideways. */
export function RuleTableView({ table, label, ...rest }: RuleTableViewProps) {
  const [isTooWide, setIsTooWide] = useState(false)
  const watch = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setIsTooWide(box.scrollWidth > box.clientWidth))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={watch}
      className={styles.box}
      {...(isTooWide && { role: 'region', 'aria-label': label, tabIndex: 0 })} // for the arrow keys
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join()}>
              {row.map((text, i) => (
                <td key={table.head[i]}>
                  <RuleProse text={text} {...rest} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
