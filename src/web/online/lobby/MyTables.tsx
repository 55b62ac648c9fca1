import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ListedTable } from '#wire/tables.ts'
import { useIntro } from '../../game-texts.ts'
import controls from '../../pages/parts/controls.module.css'
import { onlineTableAddress } from '../../routes.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { useOnlineTexts } from '../texts.tsx'
import { TableCard } from './TableFacts.tsx'
import styles from './TableList.module.css'
import { isYourTurn, useSeatNames } from './table-texts.ts'

interface Props {
  readonly tables: readonly ListedTable[]
  /** The tables to which others invite me. */
  readonly invited?: ReactNode
}

/** The tables at which I sit, those that wait for me first. */
export function MyTables({ tables, invited }: Props) {
  const texts = useOnlineTexts().lobby
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" className={controls.sectionTitle}>
        {texts.mine}
      </h2>
      {invited}
      {tables.length === 0 ? (
        <div className={styles.empty}>
          <p>
            <b>{texts.noneOfMine}</b>
          </p>
          <p className={controls.soft}>{texts.noneOfMineLine}</p>
        </div>
      ) : (
        <ul className={styles.list}>
          {tables.map((table) => (
            <MyTable key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  )
}

function MyTable({ table }: { readonly table: ListedTable }) {
  const texts = useOnlineTexts().lobby
  const { parts } = useTexts().pages
  const intro = useIntro(table.game)
  const names = useSeatNames(table)
  const { yourSeat, status, active } = table
  const isAway = yourSeat !== null && table.seats[yourSeat - 1].isAway
  const isMyTurn = isYourTurn(table)
  const others = names.filter((name, i) => i + 1 !== yourSeat && name !== '')
  const free = table.seats.filter(({ kind }) => kind === 'open').length

  function state(): string {
    if (isMyTurn) return texts.yourTurn
    if (status === 'waiting') return free > 0 ? texts.seatsFree(free) : texts.waitingForStart
    if (isAway) return texts.botPlays
    return texts.waitingFor(parts.list(active.map((seat) => names[seat - 1])))
  }

  const button = isMyTurn ? texts.play : texts.goThere
  return (
    <TableCard table={table} state={state()} isLit={isMyTurn} since={table.movedAt}>
      <Link
        className={`${isMyTurn ? controls.primary : controls.secondary} ${styles.way}`}
        href={onlineTableAddress(table.id)}
        aria-label={texts.withWhat(button, intro?.name ?? '', parts.list(others))}
      >
        {button}
      </Link>
    </TableCard>
  )
}
